// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/cudalexer.h"

#include <QFontDatabase>

#include <string>

namespace warplens {

namespace {

constexpr int KeywordSet = 1;
constexpr int BuiltInSet = 2;

constexpr const char *cudaKeywords =
    " __global__ __device__ __host__ __shared__ __constant__ __restrict__ __managed__"
    " __forceinline__ __noinline__ __launch_bounds__ __align__";

constexpr const char *builtIns =
    "threadIdx blockIdx blockDim gridDim warpSize dim3 thread SV_GroupThreadID SV_GroupIndex "
    "char2 char3 char4 uchar2 uchar3 uchar4 short2 short3 short4 ushort2 ushort3 ushort4 "
    "int2 int3 int4 uint2 uint3 uint4 long2 ulong2 longlong2 ulonglong2 "
    "float2 float3 float4 double2 double3 double4 half half2 __half __half2 __nv_bfloat16 "
    "__syncthreads __syncwarp __threadfence __threadfence_block __ldg __shfl_sync "
    "__shfl_up_sync __shfl_down_sync __shfl_xor_sync __ballot_sync __any_sync __all_sync "
    "__popc __clz __ffs atomicAdd atomicSub atomicMin atomicMax atomicExch atomicCAS "
    "atomicAnd atomicOr atomicXor atomicInc atomicDec";

struct Inks
{
    QColor text, quiet, keyword, builtIn, number, string, directive;
};

Inks inksOf(const Look &look)
{
    const QColor text = toQColor(look.theme.text);
    const QColor quiet = toQColor(look.theme.quietText);
    const QColor accent = toQColor(look.theme.accent);
    if (look.theme.dark)
        return {text, quiet, accent, {196, 167, 255}, {240, 190, 120}, {150, 210, 150}, quiet};
    return {text, quiet, accent, {110, 60, 160}, {130, 80, 0}, {20, 110, 60}, quiet};
}

} // namespace

CudaLexer::CudaLexer(QObject *parent)
    : QsciLexerCPP(parent)
{
    setHighlightEscapeSequences(true);
}

const char *CudaLexer::keywords(int set) const
{
    static const std::string all = std::string(QsciLexerCPP::keywords(KeywordSet)) + cudaKeywords;
    switch (set) {
    case KeywordSet: return all.c_str();
    case BuiltInSet: return builtIns;
    default: return nullptr;
    }
}

void CudaLexer::setLook(const Look &look)
{
    const Inks inks = inksOf(look);
    setPaper(toQColor(look.theme.background));
    setDefaultPaper(toQColor(look.theme.background));
    setDefaultColor(inks.text);
    setColor(inks.text);
    const std::pair<int, QColor> styles[] = {
        {Comment, inks.quiet},
        {CommentLine, inks.quiet},
        {CommentDoc, inks.quiet},
        {CommentLineDoc, inks.quiet},
        {CommentDocKeyword, inks.quiet},
        {CommentDocKeywordError, inks.quiet},
        {Keyword, inks.keyword},
        {KeywordSet2, inks.builtIn},
        {Number, inks.number},
        {DoubleQuotedString, inks.string},
        {SingleQuotedString, inks.string},
        {RawString, inks.string},
        {UnclosedString, inks.string},
        {EscapeSequence, inks.string},
        {PreProcessor, inks.directive},
        {PreProcessorComment, inks.quiet},
    };
    for (const auto &[style, color] : styles) {
        setColor(color, style);
        // Code behind a false #if keeps its colours, paler.
        QColor inactive = color;
        inactive.setAlpha(150);
        setColor(inactive, style + InactiveDefault);
    }
}

void CudaLexer::setPointSize(double points)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(points);
    setDefaultFont(font);
    setFont(font);
}

} // namespace warplens
