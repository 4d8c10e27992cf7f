// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

class IntegerFeatures : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
};

// `u` and `i` keep the compiler from computing the results itself.
static const DeviceCheck checks[] = {
    {"", "unsigned u = 0xf0f0 + words[0];", "__popc(u) == 8"},
    {"", "unsigned long long u = 0xff00000000ffull + words[0];", "__popcll(u) == 16"},
    {"", "int i = 0x10 + words[0];", "__ffs(i) == 5 && __ffs(0) == 0 && __ffsll(1ll << 40) == 41"},
    {"", "int i = 1 + words[0];", "__clz(i) == 31 && __clz(0) == 32 && __clzll(i) == 63"},
    {"", "unsigned u = 1 + words[0];", "__brev(u) == 0x80000000u && __brevll(u) == 1ull << 63"},
    {"", "unsigned u = 0x33221100 + words[0];", "__byte_perm(u, 0x77665544, 0x7250) == 0x77225500"},
    {"", "int i = -3 + (int)words[0];", "__mul24(i, 5) == -15 && mul24(0x1000001, 7) == 7"},
    {"", "unsigned u = 0x1000002 + words[0];", "__umul24(u, 3) == 6"},
    {"", "int i = -2 + (int)words[0];", "__mulhi(i, 5) == -1 && __umulhi(0x80000000u, 6) == 3"},
    {"", "long long i = -2 + (int)words[0];", "__mul64hi(i, 5) == -1"},
    {"", "unsigned long long u = 1ull << 63;", "__umul64hi(u + words[0], 6) == 3"},
    {"", "unsigned u = 0x80000001 + words[0];", "__funnelshift_l(u, 0x12345678, 4) == 0x23456788"},
    {"", "unsigned u = 0x80000001 + words[0];", "__funnelshift_r(u, 0xf, 4) == 0xf8000000"},
    {"", "unsigned u = 5 + words[0];",
     "__funnelshift_lc(u, 7, 40) == 5 && __funnelshift_rc(u, 7, 32) == 7"},
    {"", "int i = -4 + (int)words[0];", "__sad(i, 3, 10) == 17 && __usad(2, 9, 1) == 8"},
    {"", "int i = -4 + (int)words[0];", "__hadd(i, 1) == -2 && __rhadd(i, 1) == -1"},
    {"", "unsigned u = 0xffffffff + words[0];", "__uhadd(u, 1) == 0x80000000"},
    {"", "unsigned u = 0xfffffffe + words[0];", "__urhadd(u, 1) == 0x80000000"},
    {"", "unsigned u = 0x01ff7f80 + words[0];", "__vadd4(u, 0x01010101) == 0x02008081"},
    {"", "unsigned u = 0x0001ffff + words[0];", "__vsub2(u, 0x00020001) == 0xfffffffe"},
    {"", "unsigned u = 0x7f80ff01 + words[0];", "__vaddss4(u, 0x01ff0101) == 0x7f800002"},
    {"", "unsigned u = 0xff800001 + words[0];", "__vaddus4(u, 0x01ff0101) == 0xffff0102"},
    {"", "unsigned u = 0x05fe0180 + words[0];", "__vabsdiffu4(u, 0x06010100) == 0x01fd0080"},
    {"", "unsigned u = 0x05fe0180 + words[0];", "__vsadu4(u, 0x06010100) == 1 + 0xfd + 0 + 0x80"},
    {"", "unsigned u = 0x05fe0180 + words[0];", "__vcmpgtu4(u, 0x01ff0001) == 0xff00ffff"},
    {"", "unsigned u = 0x05fe0180 + words[0];", "__vsetgts4(u, 0x01fe0001) == 0x01000100"},
    {"", "unsigned u = 0x80ff0102 + words[0];", "__vmaxs4(u, 0) == 0x00000102"},
    {"", "unsigned u = 0x80ff0102 + words[0];", "__vminu4(u, 0x7f7f7f7f) == 0x7f7f0102"},
    {"", "unsigned u = 0x0103fffe + words[0];", "__vavgu4(u, 0x0202ffff) == 0x0203ffff"},
    {"", "unsigned u = 0x80ff7f01 + words[0];", "__vabs4(u) == 0x80017f01"},
    {"", "unsigned u = 0x8000ffff + words[0];", "__vabsss2(u) == 0x7fff0001"},
    {"", "int i = 0x01ff0203 + (int)words[0];",
     "__dp4a(i, 0x02030405, 100) == 2 - 3 + 8 + 15 + 100"},
    {"", "unsigned u = 0x01ff0203 + words[0];",
     "__dp4a(u, 0x02030405u, 0u) == 2 + 255 * 3 + 8 + 15"},
    {"", "char4 c = make_char4(1, 2, 3, -4);", "__dp4a(c, make_char4(1, 1, 1, 1), 0) == 2"},
    {"", "int i = (-2 << 16 | 3) + (int)words[0];",
     "__dp2a_lo(i, 0x01020304, 0) == -6 + 12 && __dp2a_hi(i, 0x01020304, 0) == -2 + 6"},
    {"", "int i = (int)words[0] - 3;",
     "min(i, 2u) == 2 && max(i, -5) == -3 && umin(1u, 2u) == 1 && llmax(i, 4ll) == 4"},
    {"", "long i = (long)words[0] - 3;", "abs(i) == 3 && min(i, 5ul) == 5 && labs(i) == 3"},
};

void IntegerFeatures::values_data() { addRows(checks); }
void IntegerFeatures::values() { WARPLENS_CHECK_ROW(checks, 4); }

QTEST_APPLESS_MAIN(IntegerFeatures)
#include "integers_test.moc"
