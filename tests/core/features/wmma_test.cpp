// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "featuretest.h"

using namespace warplens;

/// The accesses of fragments, as many and as wide as nvcc 13 makes them for sm_80.
class WmmaFeatures : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void values_data();
    void values();
};

static const char *const declarations = "#include <mma.h>\nusing namespace nvcuda;\n";

void WmmaFeatures::requests_data()
{
    QTest::addColumn<QString>("statements");
    QTest::addColumn<QStringList>("requests");

    const auto row = [](const char *name, const QString &type, const QString &rest,
                        const QStringList &requests) {
        QTest::newRow(name) << "wmma::fragment<wmma::" + type + "> f; " + rest << requests;
    };
    const QStringList halves{"load 4 global data 0 4 8 12", "load 4 global data 256 260 264 268",
                             "load 4 global data 16 20 24 28",
                             "load 4 global data 272 276 280 284"};
    row("A, rows", "matrix_a, 16, 16, 16, half, wmma::row_major",
        "wmma::load_matrix_sync(f, (half *)data, 16);", halves);
    row("A, columns", "matrix_a, 16, 16, 16, half, wmma::col_major",
        "wmma::load_matrix_sync(f, (half *)data, 16);", halves);
    row("B, rows", "matrix_b, 16, 16, 16, half, wmma::row_major",
        "wmma::load_matrix_sync(f, (half *)data, 16);", halves);
    row("B, columns", "matrix_b, 16, 16, 16, __nv_bfloat16, wmma::col_major",
        "wmma::load_matrix_sync(f, (nv_bfloat16 *)data, 16);", halves);
    row("A of 8 rows", "matrix_a, 8, 32, 16, half, wmma::row_major",
        "wmma::load_matrix_sync(f, (half *)data, 16);", {halves[0], halves[2]});
    row("A of bytes", "matrix_a, 16, 16, 16, signed char, wmma::row_major",
        "wmma::load_matrix_sync(f, (signed char *)bytes, 16);",
        {"load 4 global bytes 0 4 8 12", "load 4 global bytes 128 132 136 140"});
    row("A of tf32", "matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major",
        "wmma::load_matrix_sync(f, data, 8);",
        {"load 4 global data 0 4 8 12", "load 4 global data 256 260 264 268",
         "load 4 global data 16 20 24 28", "load 4 global data 272 276 280 284"});
    row("A of doubles", "matrix_a, 8, 8, 4, double, wmma::row_major",
        "wmma::load_matrix_sync(f, (double *)data, 4);", {"load 8 global data 0 8 16 24"});
    row("sums by rows", "accumulator, 16, 16, 16, float",
        "wmma::load_matrix_sync(f, data, 16, wmma::mem_row_major);",
        {"load 8 global data 0 8 16 24", "load 8 global data 512 520 528 536",
         "load 8 global data 32 40 48 56", "load 8 global data 544 552 560 568"});
    row("sums of halves by rows", "accumulator, 16, 16, 16, half",
        "wmma::fill_fragment(f, 1.0f); wmma::store_matrix_sync((half *)data, f, 16, "
        "wmma::mem_row_major);",
        {"store 4 global data 0 4 8 12", "store 4 global data 256 260 264 268",
         "store 4 global data 16 20 24 28", "store 4 global data 272 276 280 284"});
    row("sums by columns", "accumulator, 8, 32, 16, float",
        "wmma::fill_fragment(f, 1.0f); wmma::store_matrix_sync(data, f, 8, wmma::mem_col_major);",
        {"store 4 global data 0 64 128 192", "store 4 global data 32 96 160 224",
         "store 4 global data 256 320 384 448", "store 4 global data 288 352 416 480",
         "store 4 global data 512 576 640 704", "store 4 global data 544 608 672 736",
         "store 4 global data 768 832 896 960", "store 4 global data 800 864 928 992"});
    const QString shared = "__shared__ alignas(16) half s[16 * 24];\n";
    row("A from shared memory", "matrix_a, 16, 16, 16, half, wmma::row_major",
        shared + "wmma::load_matrix_sync(f, s, 24);", {"load 16 shared s x4 0 48 96 144"});
    row("B by rows from shared memory", "matrix_b, 16, 16, 16, half, wmma::row_major",
        shared + "wmma::load_matrix_sync(f, s + 24 * 0, 24);", {"load 16 shared s x4 0 48 96 144"});
    row("A of 8 rows from shared memory", "matrix_a, 8, 32, 16, half, wmma::row_major",
        shared + "wmma::load_matrix_sync(f, s, 24);", {"load 16 shared s x2 0 48 96 144 of 16"});
}

void WmmaFeatures::requests()
{
    QFETCH(QString, statements);
    QTEST(requestsOf(statements, 32, 1, declarations), "requests");
}

static const DeviceCheck checks[] = {
    {"elements",
     "wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a; "
     "wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> b; "
     "wmma::fragment<wmma::accumulator, 32, 8, 16, float> c; wmma::fragment<wmma::matrix_a, 16, "
     "16, 8, wmma::precision::tf32, wmma::row_major> t;",
     "a.num_elements == 16 && b.num_elements == 8 && c.num_elements == 8 && t.num_elements == 4"},
    {"filled, changed and stored",
     "wmma::fragment<wmma::accumulator, 16, 16, 16, float> c; wmma::fill_fragment(c, 2.0f); for "
     "(int i = 0; i < c.num_elements; ++i) c.x[i] *= 1.5f; "
     "wmma::store_matrix_sync(data, c, 16, wmma::mem_row_major); __syncwarp();",
     "data[lane] == 3 && data[255 - lane] == 3 && data[256] == 256"},
    {"rows to columns",
     "wmma::fragment<wmma::accumulator, 16, 16, 16, float> c; wmma::load_matrix_sync(c, data, 16, "
     "wmma::mem_row_major); __syncwarp(); "
     "wmma::store_matrix_sync(data, c, 16, wmma::mem_col_major); __syncwarp();",
     "data[16 * 5 + lane / 2] == 16 * (lane / 2) + 5"},
    {"rows of A are rows of a lane",
     "wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> a; "
     "wmma::load_matrix_sync(a, data, 8);",
     "a.x[0] == 8 * (lane / 4) + lane % 4 && a.x[1] == a.x[0] + 64"},
};

void WmmaFeatures::values_data() { addRows(checks); }
void WmmaFeatures::values() { WARPLENS_CHECK_ROW(checks, 32, 1, declarations); }

QTEST_APPLESS_MAIN(WmmaFeatures)
#include "wmma_test.moc"
