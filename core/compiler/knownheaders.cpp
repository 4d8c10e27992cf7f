// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/knownheaders.h"

#include <algorithm>
#include <array>

namespace warplens {

static constexpr std::array<std::string_view, 70> LibraryHeaders = {"assert.h",
                                                                    "complex.h",
                                                                    "ctype.h",
                                                                    "errno.h",
                                                                    "fenv.h",
                                                                    "float.h",
                                                                    "inttypes.h",
                                                                    "iso646.h",
                                                                    "limits.h",
                                                                    "locale.h",
                                                                    "math.h",
                                                                    "memory.h",
                                                                    "malloc.h",
                                                                    "setjmp.h",
                                                                    "signal.h",
                                                                    "stdalign.h",
                                                                    "stdarg.h",
                                                                    "stdbool.h",
                                                                    "stddef.h",
                                                                    "stdint.h",
                                                                    "stdio.h",
                                                                    "stdlib.h",
                                                                    "string.h",
                                                                    "strings.h",
                                                                    "tgmath.h",
                                                                    "time.h",
                                                                    "wchar.h",
                                                                    "unistd.h",
                                                                    "pthread.h",
                                                                    "getopt.h",
                                                                    "dirent.h",
                                                                    "fcntl.h",
                                                                    "dlfcn.h",
                                                                    "glob.h",
                                                                    "libgen.h",
                                                                    "omp.h",
                                                                    "mpi.h",
                                                                    "windows.h",
                                                                    "io.h",
                                                                    "direct.h",
                                                                    "conio.h",
                                                                    "crt/host_defines.h",
                                                                    "mma.h",
                                                                    "nvToolsExt.h",
                                                                    "vector_types.h",
                                                                    "vector_functions.h",
                                                                    "texture_types.h",
                                                                    "surface_types.h",
                                                                    "texture_fetch_functions.h",
                                                                    "builtin_types.h",
                                                                    "sm_60_atomic_functions.h",
                                                                    "math_constants.h",
                                                                    "math_functions.h",
                                                                    "host_defines.h",
                                                                    "driver_types.h",
                                                                    "common_functions.h",
                                                                    "channel_descriptor.h",
                                                                    "library_types.h",
                                                                    "cuda.h",
                                                                    "cuda_runtime.h",
                                                                    "cuda_runtime_api.h",
                                                                    "cuda_fp16.h",
                                                                    "cuda_bf16.h",
                                                                    "cuda_fp8.h",
                                                                    "cuda_pipeline.h",
                                                                    "cuda_device_runtime_api.h",
                                                                    "nvrtc.h",
                                                                    "nvml.h",
                                                                    "nccl.h",
                                                                    "npp.h"};
static constexpr std::array<std::string_view, 20> LibraryFolders = {
    "sys/",      "cuda/",    "nv/",     "cooperative_groups/",
    "GL/",       "torch/",   "ATen/",   "c10/",
    "pybind11/", "thrust/",  "cub/",    "GLFW/",
    "hip/",      "netinet/", "arpa/",   "bits/",
    "nvtx3/",    "windows/", "vulkan/", "EGL/"};
static constexpr std::array<std::string_view, 11> ToolkitFamilies = {
    "cuda",     "cublas", "cufft",  "curand",  "cusparse",
    "cusolver", "cudnn",  "nvjpeg", "device_", "cooperative_groups",
    "Python"};

bool isKnownHeader(std::string_view name)
{
    // The headers of C++ have no ending.
    if (name.find_first_of("./") == std::string_view::npos)
        return true;
    const auto startsName = [name](std::string_view start) { return name.starts_with(start); };
    return std::ranges::find(LibraryHeaders, name) != LibraryHeaders.end()
        || std::ranges::any_of(LibraryFolders, startsName);
}

bool isToolkitHeader(std::string_view name)
{
    return std::ranges::any_of(ToolkitFamilies,
                               [name](std::string_view start) { return name.starts_with(start); });
}

} // namespace warplens
