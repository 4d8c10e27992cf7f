// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/archive.h"

#include "samplekernel.h"

#include <QtTest>

#include <cereal/archives/binary.hpp>

#include <sstream>

using namespace warplens;

class ArchiveTest : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip();
    void truncated();
};

template <class Value> static Value throughArchive(const Value &value)
{
    std::stringstream stream;
    cereal::BinaryOutputArchive{stream}(value);
    Value read;
    cereal::BinaryInputArchive{stream}(read);
    return read;
}

void ArchiveTest::roundTrip()
{
    const Kernel kernel = sampleKernel();
    QVERIFY(throughArchive(kernel) == kernel);
    const Diagnostic diagnostic = {.kind = DiagnosticKind::Recursion,
                                   .severity = Severity::Note,
                                   .position = {1, 2},
                                   .end = {3, 4},
                                   .arguments = {"f", "g"},
                                   .count = 5};
    QVERIFY(throughArchive(diagnostic) == diagnostic);
    const Source source = {.text = std::string("a\0b", 3),
                           .dialect = Dialect::OpenCl,
                           .space = Space::Shared,
                           .elementType = "int4",
                           .shape = {3, 4},
                           .arrayName = "tile",
                           .op = ExpressionOp::AtomicAdd,
                           .file = "/a/b.cu"};
    QVERIFY(throughArchive(source) == source);
}

void ArchiveTest::truncated()
{
    std::stringstream whole;
    cereal::BinaryOutputArchive{whole}(sampleKernel());
    const std::string bytes = whole.str();
    for (std::size_t length = 0; length < bytes.size(); length += 7) {
        std::stringstream part(bytes.substr(0, length));
        Kernel kernel;
        QVERIFY_EXCEPTION_THROWN(cereal::BinaryInputArchive{part}(kernel), cereal::Exception);
    }
}

QTEST_APPLESS_MAIN(ArchiveTest)
#include "archive_test.moc"
