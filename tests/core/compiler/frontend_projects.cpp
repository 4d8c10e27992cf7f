// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace warplens;

/// Texts that are parts of a project: what stands in its other files.
class FrontEndProjects : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void besideTheFile();
    void elsewhereInTheFolder();
    void nearestOfSeveral();
    void throughItsIncluder();
    void missingIsNamed();
    void librariesAreNotNamed();

private:
    void write(const QString &name, const QString &text) const
    {
        QDir(m_folder->path()).mkpath(QFileInfo(name).path());
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    CompileOutcome compileFile(const QString &name, const QString &text) const
    {
        write(name, text);
        CompileRequest request = requestFor(text);
        request.source.file = m_folder->filePath(name).toStdString();
        request.includeFolders = {m_folder->path().toStdString()};
        return compileInProcess(request);
    }
    static QStringList missingIn(const CompileOutcome &outcome)
    {
        QStringList names;
        for (const Diagnostic &diagnostic : outcome.diagnostics)
            if (diagnostic.kind == DiagnosticKind::MissingInclude)
                names += QString::fromStdString(diagnostic.arguments.at(0)) + " "
                    + describe(diagnostic.position);
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FrontEndProjects::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void FrontEndProjects::besideTheFile()
{
    write("src/tile.cuh", "#define TILE 16\n");
    const CompileOutcome outcome =
        compileFile("src/k.cu",
                    "#include \"tile.cuh\"\n__global__ void k(float *p) "
                    "{ __shared__ float s[TILE]; s[threadIdx.x] = p[0]; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeVariables(*outcome.kernel), QString("shared s: float[16]"));
}

void FrontEndProjects::elsewhereInTheFolder()
{
    // Neither folder is on any list; one header asks for another beside it.
    write("lib/include/project/tile.cuh",
          "#include \"project/width.cuh\"\n#define TILE (2 * WIDTH)\n");
    write("other/project/width.cuh", "#define WIDTH 4\n");
    const CompileOutcome outcome =
        compileFile("src/k.cu",
                    "#include <project/tile.cuh>\n__global__ void k(float *p) "
                    "{ __shared__ float s[TILE]; s[threadIdx.x] = p[0]; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeVariables(*outcome.kernel), QString("shared s: float[8]"));
}

void FrontEndProjects::nearestOfSeveral()
{
    write("a/inc/size.h", "#define SIZE 1\n");
    write("b/inc/size.h", "#define SIZE 2\n");
    const CompileOutcome outcome = compileFile("b/src/k.cu",
                                               "#include \"size.h\"\n__global__ void k(float *p) "
                                               "{ __shared__ float s[SIZE]; s[0] = p[0]; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeVariables(*outcome.kernel), QString("shared s: float[2]"));
}

void FrontEndProjects::throughItsIncluder()
{
    write("main.cu",
          "struct Particle { float x, y, z; };\n"
          "__global__ void other(int *p) { p[0] = 1; }\n"
          "#include \"kernels/move.cu\"\n"
          "int main() { other<<<1, 32>>>(0); move<<<2, 64>>>(0); }\n");
    const CompileOutcome outcome = compileFile(
        "kernels/move.cu", "__global__ void move(Particle *p) { p[threadIdx.x].y += 1; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(QString::fromStdString(outcome.kernel->name), QString("move"));
    QCOMPARE(outcome.kernel->sites.size(), 2U);
    QCOMPARE(outcome.kernel->sites.front().position.line, 1U);
    QCOMPARE(outcome.kernels.size(), 1);
    QVERIFY(outcome.kernel->suggestedBlock == Extent({64, 1, 1}));
}

void FrontEndProjects::missingIsNamed()
{
    const CompileOutcome outcome = compileFile("k.cu",
                                               "#include <cstdio>\n#include \"sizes.h\"\n"
                                               "__global__ void k(float *p) { p[0] = SIZE; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(missingIn(outcome), QStringList{"sizes.h 2:1"});
}

void FrontEndProjects::librariesAreNotNamed()
{
    // Nothing is unknown, so nobody cares for the header.
    const CompileOutcome outcome =
        compileFile("k.cu", "#include \"sizes.h\"\n__global__ void k(float *p) { p[0] = 1; }\n");
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(missingIn(outcome), QStringList());
    const CompileOutcome libraries =
        compileFile("l.cu",
                    "#include <cuda_runtime.h>\n#include <vector>\n#include <cub/cub.cuh>\n"
                    "__global__ void k(float *p) { p[0] = SIZE; }\n");
    QCOMPARE(missingIn(libraries), QStringList());
}

QTEST_APPLESS_MAIN(FrontEndProjects)
#include "frontend_projects.moc"
