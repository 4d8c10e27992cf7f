// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class HalfFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void widths();
};

// 2049 lies between 2048 and 2050 in half precision, 257 between 256 and 258 in bfloat16.
static const DeviceCheck checks[] = {
    {"", "__half h = __float2half(1.5f);",
     "__half2float(h) == 1.5f && __half_as_ushort(h) == 0x3e00"},
    {"", "float x = 2049 + data[0];",
     "__half2float(__float2half_rn(x)) == 2048 && __half2float(__float2half_rz(x + 2)) == 2050 && "
     "__half2float(__float2half_ru(x)) == 2050 && __half2float(__float2half_rd(-x)) == -2050"},
    {"", "float x = 1e6f + data[0];",
     "__hisinf(__float2half(x)) == 1 && __half_as_ushort(__float2half_rz(x)) == 0x7bff"},
    {"", "int i = 2051 + (int)words[0];",
     "(float)__int2half_rn(i) == 2052 && (float)__int2half_rz(i) == 2050 && "
     "(float)__uint2half_ru(2049u) == 2050"},
    {"", "__half h = -2.5f;",
     "__half2int_rn(h) == -2 && __half2int_rz(h) == -2 && __half2int_rd(h) == -3 && "
     "__half2short_ru(h) == -2"},
    {"", "__half h = 3.75f;",
     "__half2uint_rn(h) == 4 && __half2ull_rz(h) == 3 && __half2ushort_rd(h) == 3"},
    {"", "__half a = 3, b = 2;",
     "(float)(a + b) == 5 && (float)(a - b) == 1 && (float)(a * b) == 6 && (float)(a / b) == 1.5f"},
    {"", "__half a = 3, b = 2; a += b; a *= b; ++a; a--;",
     "(float)a == 10 && a > b && a != b && (float)-a == -10"},
    {"", "__half a = 3, b = 2;",
     "(float)__hadd(a, b) == 5 && (float)__hfma(a, b, a) == 9 && (float)__hdiv(a, b) == 1.5f && "
     "(float)__hneg(a) == -3"},
    {"", "__half a = 3, b = 2;",
     "(float)__hmax(a, b) == 3 && (float)__hmin(a, b) == 2 && (float)__habs(-a) == 3 && "
     "(float)__hadd_sat(a, b) == 1"},
    {"", "__half a = 3, n = NAN;",
     "__hgt(a, __half(2)) && !__heq(a, n) && __hequ(a, n) && !__hne(a, n) && __hisnan(n) && "
     "__hltu(n, a)"},
    {"", "__half a = 4;",
     "(float)hsqrt(a) == 2 && (float)hrsqrt(a) == 0.5f && (float)hrcp(a) == 0.25f && "
     "(float)hlog2(a) == 2"},
    {"", "__half a = 1;",
     "fabsf((float)hexp(a) - 2.71828f) < 2e-3f && (float)hexp2(a) == 2 && (float)hexp10(a) == 10"},
    {"", "__half a = -1.5f;",
     "(float)hfloor(a) == -2 && (float)hceil(a) == -1 && (float)htrunc(a) == -1 && (float)hrint(a) "
     "== -2"},
    {"", "half2 p = __floats2half2_rn(1, 2), q = __float2half2_rn(3);",
     "__low2float(__hadd2(p, q)) == 4 && __high2float(p * q) == 6 && __high2float(__hfma2(p, q, "
     "p)) == 8"},
    {"", "half2 p = make_half2(1, 2), q(3, 4);",
     "(float)__low2half(__lows2half2(p, q)) == 1 && (float)__high2half(__highs2half2(p, q)) == 4 "
     "&& "
     "__high2float(__lowhigh2highlow(p)) == 1 && __low2float(__high2half2(q)) == 4"},
    {"", "half2 p = __halves2half2(1, 2); float2 f = __half22float2(p);",
     "f.x == 1 && f.y == 2 && __high2float(h2exp2(p)) == 4 && __low2float(__half2half2(p.y)) == 2"},
    {"", "half2 p(1, 2), q(1, 3);",
     "!__hbeq2(p, q) && __hble2(p, q) && __heq2_mask(p, q) == 0xffff && __high2float(__hlt2(p, q)) "
     "== 1"},
    {"", "__half h = __ushort_as_half(0x3c00), g = __short_as_half(0xbc00 - 0x10000);",
     "(float)h == 1 && (float)g == -1"},
    {"", "nv_bfloat16 b = __float2bfloat16(257);",
     "(float)b == 256 && (float)__float2bfloat16_ru(257) == 258 && __bfloat16_as_ushort(b) == "
     "0x4380"},
    {"", "nv_bfloat16 a = 3, b = 2;",
     "__bfloat162float(a * b) == 6 && (float)__hadd(a, b) == 5 && (float)hsqrt(b + b) == 2 && a > "
     "b"},
    {"", "nv_bfloat162 p = __floats2bfloat162_rn(1, 2), q = __float2bfloat162_rn(3);",
     "__high2float(__hmul2(p, q)) == 6 && __bfloat1622float2(p).y == 2 && "
     "(float)__high2bfloat16(p) == 2"},
    {"", "nv_bfloat162 p = __halves2bfloat162(1, 2); nv_bfloat16 b = __int2bfloat16_rn(7);",
     "__bfloat162int_rz(b) == 7 && __low2float(__lows2bfloat162(p, p)) == 1"},
    {"", "__nv_fp8_e4m3 q(1.06f), big(1000.0f), low(-0.002f);",
     "(float)q == 1 && (float)big == 448 && (float)low == -0.001953125f && q.__x == 0x38"},
    {"", "__nv_fp8_e5m2 q(1.1f), big(1e6f);",
     "(float)q == 1 && (float)big == 57344 && q.__x == 0x3c"},
    {"", "__nv_fp8_e4m3 a(1.0625f), b(1.1875f), c(240.0f);",
     "(float)a == 1 && (float)b == 1.25f && (float)c == 240"},
    {"", "__nv_fp8x4_e4m3 q(make_float4(1, 2, 3, 4)); float4 f = (float4)q;",
     "q.__x == 0x48444038 && f.z == 3"},
    {"", "__nv_fp8x2_e5m2 q(make_float2(1, -2)); half2 h = (half2)q;",
     "q.__x == 0xc03c && __high2float(h) == -2"},
    {"", "__half_raw r = __nv_cvt_fp8_to_halfraw(0x38, __NV_E4M3);",
     "r.x == 0x3c00 && __nv_cvt_float_to_fp8(1, __NV_NOSAT, __NV_E5M2) == 0x3c"},
};

void HalfFeatures::values_data() { addRows(checks); }
void HalfFeatures::values() { WARPLENS_CHECK_ROW(checks, 4); }

void HalfFeatures::widths()
{
    QCOMPARE(requestsOf("half *h = (half *)data; half2 *p = (half2 *)words;\n"
                        "h[lane] = h[lane + 1]; p[lane] = p[lane + 1];\n"
                        "nv_bfloat162 *b = (nv_bfloat162 *)words; b[lane] = b[lane] + b[lane];\n"
                        "float4 v = ((float4 *)data)[lane]; half2 *q = (half2 *)&v; p[0] = q[3];"),
             (QStringList{"load 2 global data 2 4 6 8", "store 2 global data 0 2 4 6",
                          "load 4 global words 4 8 12 16", "store 4 global words 0 4 8 12",
                          "load 4 global words 0 4 8 12", "load 4 global words 0 4 8 12",
                          "store 4 global words 0 4 8 12", "load 16 global data 0 16 32 48",
                          "store 4 global words 0 0 0 0"}));
}

QTEST_APPLESS_MAIN(HalfFeatures)
#include "half_test.moc"
