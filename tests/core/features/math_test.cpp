// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class MathFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void opaque();
};

// `x` and `d` are what a compiler cannot know: 0 is read from memory.
static const DeviceCheck checks[] = {
    {"", "float x = 0.5f + data[0];",
     "__sinf(x) == sinf(x) && fabsf(__cosf(x) - 0.87758256f) < 1e-6f"},
    {"", "float x = 2 + data[0];",
     "__expf(x) == expf(x) && __exp10f(x) == 100 && exp10f(x) == 100"},
    {"", "float x = 8 + data[0];",
     "__log2f(x) == 3 && __logf(x) == logf(x) && __log10f(1000) == 3"},
    {"", "float x = 3 + data[0];", "__powf(x, 2) == 9 && powf(x, 3) == 27 && pow(x, 2) == 9"},
    {"", "float x = 3 + data[0];", "__fdividef(x, 2) == 1.5f && fdividef(x, 4) == 0.75f"},
    {"", "float x = 3 + data[0];", "__fmaf_rn(x, 2, 1) == 7 && fma(x, 2.0f, 1.0f) == 7"},
    {"", "float x = 3 + data[0];",
     "__fadd_rn(x, 1) == 4 && __fsub_rz(x, 1) == 2 && __fmul_ru(x, 2) == 6 && __fdiv_rd(x, 2) == "
     "1.5f"},
    {"", "float x = 4 + data[0];",
     "__frcp_rn(x) == 0.25f && __fsqrt_rn(x) == 2 && rsqrtf(x) == 0.5f"},
    {"", "double d = 4 + data[0];",
     "__drcp_rn(d) == 0.25 && __dsqrt_rn(d) == 2 && rsqrt(d) == 0.5"},
    {"", "float x = 0.5f + data[0], s, c; sincosf(x, &s, &c);", "s == sinf(x) && c == cosf(x)"},
    {"", "float x = 0.5f + data[0], s, c; sincospif(x, &s, &c);", "s == 1 && fabsf(c) < 1e-7f"},
    {"", "float x = 48 + data[0]; int e;",
     "frexpf(x, &e) == 0.75f && e == 6 && ldexpf(0.75f, e) == 48"},
    {"", "double d = -48 + data[0]; int e;",
     "frexp(d, &e) == -0.75 && e == 6 && scalbn(d, 1) == -96"},
    {"", "float x = -2.25f + data[0], w;", "modff(x, &w) == -0.25f && w == -2"},
    {"", "float x = 1000 + data[0];", "ilogbf(x) == 9 && logbf(x) == 9 && ilogb(0.25) == -2"},
    {"", "float x = 1 + data[0];", "nextafterf(x, 2) == 1.00000012f && nextafterf(0, -1) < 0"},
    {"", "float x = 7.5f + data[0]; int q;",
     "remainderf(x, 2) == -0.5f && remquof(x, 2, &q) == -0.5f && q == 4 && fmodf(x, 2) == 1.5f"},
    {"", "float x = data[0];",
     "isnan(nanf(\"\")) && isnan(nan(\"\")) && !isnan(x) && isinf(1 / x)"},
    {"", "float x = data[1];", "isfinite(x) && signbit(-x) && copysignf(2, -x) == -2"},
    {"", "float x = 2 + data[0];", "norm3df(x, 3, 6) == 7 && rnorm3df(x, 3, 6) == 1 / 7.0f"},
    {"", "float x = 2 + data[0];",
     "norm4df(x, 4, 5, 6) == 9 && hypotf(3, 4) == 5 && rhypotf(3, 4) == 0.2f"},
    {"", "float p[3] = {2 + data[0], 3, 6};",
     "normf(3, p) == 7 && fabsf(rnormf(3, p) - 1 / 7.0f) < 1e-6f"},
    {"", "float x = 27 + data[0];",
     "fabsf(cbrtf(x) - 3) < 1e-6f && fabsf(rcbrtf(x) * 3 - 1) < 1e-6f"},
    {"", "float x = data[0];",
     "normcdff(x) == 0.5f && erff(x) == 0 && erfcf(x) == 1 && erfcxf(x) == 1"},
    {"", "float x = 1.5f + data[0];",
     "__float_as_int(x) == 0x3fc00000 && __int_as_float(0x40000000) == 2"},
    {"", "float x = 1.5f + data[0];",
     "__float_as_uint(-x) == 0xbfc00000 && __uint_as_float(0x3fc00000) == x"},
    {"", "double d = 1.5 + data[0];", "__double2hiint(d) == 0x3ff80000 && __double2loint(d) == 0"},
    {"", "double d = 1.5 + data[0];",
     "__hiloint2double(__double2hiint(d), __double2loint(d)) == d"},
    {"", "double d = 1.5 + data[0];", "__double_as_longlong(d) == 0x3ff8000000000000"},
    {"", "float x = 2.5f + data[0];",
     "__float2int_rn(x) == 2 && __float2int_rz(-x) == -2 && __float2int_ru(x) == 3 && "
     "__float2int_rd(-x) == -3"},
    {"", "float x = 3e9f + data[0];",
     "__float2uint_rn(x) == 3000000000u && __float2ull_rz(x) == 3000000000ull"},
    {"", "double d = 2.5 + data[0];",
     "__double2int_rn(d) == 2 && __double2ll_ru(d) == 3 && __double2ull_rd(d) == 2"},
    {"", "int i = 7 + (int)words[0];",
     "__int2float_rn(i) == 7 && __int2double_rn(i) == 7 && __ll2double_rn(i) == 7"},
    {"", "unsigned u = 7 + words[0];",
     "__uint2float_rz(u) == 7 && __ull2float_rn(u) == 7 && __ull2double_rn(u) == 7"},
    {"", "float x = 1.25f + data[0];",
     "__saturatef(x) == 1 && __saturatef(-x) == 0 && __saturatef(x / 5) == 0.25f"},
    {"", "float x = -1.5f + data[0];",
     "roundf(x) == -2 && rintf(x) == -2 && truncf(x) == -1 && lroundf(x) == -2"},
    {"", "float x = 3 + data[0];",
     "fmaxf(x, 5) == 5 && fminf(x, NAN) == 3 && fdimf(5, x) == 2 && max(x, 4.0) == 4"},
    {"", "float x = 1 + data[0];",
     "sqrt(4) == 2 && floor(x + 0.5f) == 1 && exp2f(x + 2) == 8 && log1pf(0) == 0"},
    {"", "float x = 1 + data[0];",
     "fabsf(__tanhf(x) - 0.7615942f) < 1e-6f && fabsf(atan2f(x, x) - 0.7853982f) < 1e-6f"},
};

void MathFeatures::values_data() { addRows(checks); }
void MathFeatures::values() { WARPLENS_CHECK_ROW(checks, 4); }

void MathFeatures::opaque()
{
    QCOMPARE(opaqueIn("data[0] = erfcinvf(data[1]) + tgammaf(data[2]) + tgammaf(data[3]);"),
             (QStringList{"erfcinvf", "tgammaf"}));
}

QTEST_APPLESS_MAIN(MathFeatures)
#include "math_test.moc"
