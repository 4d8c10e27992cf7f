// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Textures and surfaces, as objects and as references: accepted. What they read is zero and where
// they read it from is not shown: the hardware's order of texels is not known.
#pragma once

typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureAddressMode {
    cudaAddressModeWrap,
    cudaAddressModeClamp,
    cudaAddressModeMirror,
    cudaAddressModeBorder
};
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaChannelFormatKind {
    cudaChannelFormatKindSigned,
    cudaChannelFormatKindUnsigned,
    cudaChannelFormatKindFloat,
    cudaChannelFormatKindNone
};
struct cudaChannelFormatDesc
{
    int x, y, z, w;
    cudaChannelFormatKind f;
};
struct textureReference
{
    int normalized;
    cudaTextureFilterMode filterMode;
    cudaTextureAddressMode addressMode[3];
    cudaChannelFormatDesc channelDesc;
    int sRGB;
    unsigned maxAnisotropy;
    cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
struct surfaceReference
{
    cudaChannelFormatDesc channelDesc;
};
#define cudaTextureType1D 1
#define cudaTextureType2D 2
#define cudaTextureType3D 3
#define cudaTextureTypeCubemap 12
#define cudaTextureType1DLayered 241
#define cudaTextureType2DLayered 242
#define cudaSurfaceType1D 1
#define cudaSurfaceType2D 2
#define cudaSurfaceType3D 3

template <class T, int kind = 1, cudaTextureReadMode mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : textureReference
{
    texture(int = 0, cudaTextureFilterMode = cudaFilterModePoint,
            cudaTextureAddressMode = cudaAddressModeClamp);
};
template <class T, int kind = 1> struct __attribute__((device_builtin_surface_type)) surface;
template <int kind>
struct __attribute__((device_builtin_surface_type)) surface<void, kind> : surfaceReference
{
};

__wl_runtime void __wl_opaque_texture();
__wl_runtime void __wl_opaque_surface();

namespace __wl {

/// What a texture reference gives for its elements.
template <class T, cudaTextureReadMode mode> struct Texel
{
    typedef T Type;
};
#define __wl_normalized_texel(Element)                                                             \
    template <> struct Texel<Element, cudaReadModeNormalizedFloat>                                 \
    {                                                                                              \
        typedef float Type;                                                                        \
    };                                                                                             \
    template <> struct Texel<Element##1, cudaReadModeNormalizedFloat>                              \
    {                                                                                              \
        typedef float1 Type;                                                                       \
    };                                                                                             \
    template <> struct Texel<Element##2, cudaReadModeNormalizedFloat>                              \
    {                                                                                              \
        typedef float2 Type;                                                                       \
    };                                                                                             \
    template <> struct Texel<Element##4, cudaReadModeNormalizedFloat>                              \
    {                                                                                              \
        typedef float4 Type;                                                                       \
    };
__wl_normalized_texel(char);
__wl_normalized_texel(uchar);
__wl_normalized_texel(short);
__wl_normalized_texel(ushort);

} // namespace __wl

#define __wl_comma ,
#define __wl_texture_functions(Define)                                                             \
    Define(tex1Dfetch, int) Define(tex1D, float) Define(tex1DLod, float __wl_comma float)          \
        Define(tex1DGrad, float __wl_comma float __wl_comma float) Define(                         \
            tex1DLayered, float __wl_comma int) Define(tex2D, float __wl_comma float)              \
            Define(tex2DLod, float __wl_comma float __wl_comma float) Define(                      \
                tex2DGrad, float __wl_comma float __wl_comma float2 __wl_comma float2)             \
                Define(tex2DLayered, float __wl_comma float __wl_comma int) Define(                \
                    tex2DLayeredLod, float __wl_comma float __wl_comma int __wl_comma float)       \
                    Define(tex2Dgather, float __wl_comma float __wl_comma int = 0)                 \
                        Define(tex3D, float __wl_comma float __wl_comma float) Define(             \
                            tex3DLod, float __wl_comma float __wl_comma float __wl_comma float)    \
                            Define(texCubemap, float __wl_comma float __wl_comma float)            \
                                Define(texCubemapLod,                                              \
                                       float __wl_comma float __wl_comma float __wl_comma float)   \
                                    Define(texCubemapLayered,                                      \
                                           float __wl_comma float __wl_comma float __wl_comma int)

#define __wl_texture_function(name, coordinates)                                                   \
    template <class T> __wl_device T name(cudaTextureObject_t, coordinates)                        \
    {                                                                                              \
        __wl_opaque_texture();                                                                     \
        return T{};                                                                                \
    }                                                                                              \
    template <class T> __wl_device void name(T *result, cudaTextureObject_t, coordinates)          \
    {                                                                                              \
        __wl_opaque_texture();                                                                     \
        *result = T{};                                                                             \
    }                                                                                              \
    template <class T, int kind, cudaTextureReadMode mode>                                         \
    __wl_device typename __wl::Texel<T, mode>::Type name(const texture<T, kind, mode> &,           \
                                                         coordinates)                              \
    {                                                                                              \
        __wl_opaque_texture();                                                                     \
        return typename __wl::Texel<T, mode>::Type{};                                              \
    }
__wl_texture_functions(__wl_texture_function);

#define __wl_surface_function(name, coordinates)                                                   \
    template <class T>                                                                             \
    __wl_device T name##read(cudaSurfaceObject_t, coordinates,                                     \
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                       \
    {                                                                                              \
        __wl_opaque_surface();                                                                     \
        return T{};                                                                                \
    }                                                                                              \
    template <class T>                                                                             \
    __wl_device void name##read(T *result, cudaSurfaceObject_t, coordinates,                       \
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                    \
    {                                                                                              \
        __wl_opaque_surface();                                                                     \
        *result = T{};                                                                             \
    }                                                                                              \
    template <class T, int kind>                                                                   \
    __wl_device T name##read(const surface<void, kind> &, coordinates,                             \
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                       \
    {                                                                                              \
        __wl_opaque_surface();                                                                     \
        return T{};                                                                                \
    }                                                                                              \
    template <class T>                                                                             \
    __wl_device void name##write(const T &, cudaSurfaceObject_t, coordinates,                      \
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                   \
    {                                                                                              \
        __wl_opaque_surface();                                                                     \
    }                                                                                              \
    template <class T, int kind>                                                                   \
    __wl_device void name##write(const T &, const surface<void, kind> &, coordinates,              \
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap)                   \
    {                                                                                              \
        __wl_opaque_surface();                                                                     \
    }
__wl_surface_function(surf1D, int);
__wl_surface_function(surf2D, int __wl_comma int);
__wl_surface_function(surf3D, int __wl_comma int __wl_comma int);
__wl_surface_function(surf1DLayered, int __wl_comma int);
__wl_surface_function(surf2DLayered, int __wl_comma int __wl_comma int);
__wl_surface_function(surfCubemap, int __wl_comma int __wl_comma int);
