// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "documents.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace warplens;

class TestDocuments : public QObject
{
    Q_OBJECT

private slots:
    void sessionsComeBack();
    void otherFilesAreSources();
    void textIsMadeValid();
    void mistakesAreSaid_data();
    void mistakesAreSaid();
    void whatCannotBeWrittenIsSaid();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void TestDocuments::sessionsComeBack()
{
    SessionFile session;
    session.experiment.source.text = "s[threadIdx.x] // é";
    session.experiment.launch.block = {8, 4, 1};
    session.title = "A title";
    const QString path = m_folder.filePath(QStringLiteral("a.json"));
    QCOMPARE(writeDocument(path, session), QString());
    const auto read = readDocument(path);
    QVERIFY(std::holds_alternative<Document>(read));
    QCOMPARE(std::get<Document>(read).session, session);
    QVERIFY(std::get<Document>(read).isSession);
}

void TestDocuments::otherFilesAreSources()
{
    const QString path = write(QStringLiteral("k.cu"), "__global__ void k() {}\n");
    const auto read = readDocument(path);
    QVERIFY(std::holds_alternative<Document>(read));
    const Document &document = std::get<Document>(read);
    const Experiment &experiment = document.session.experiment;
    QVERIFY(!document.isSession);
    QCOMPARE(experiment.source.text, std::string("__global__ void k() {}\n"));
    QCOMPARE(experiment.launch.block, (Extent{256, 1, 1}));
    // What stands beside it can be included.
    QCOMPARE(document.folder, m_folder.path().toStdString());
    QCOMPARE(experiment.includeFolders, std::vector<std::string>{document.folder});
}

void TestDocuments::textIsMadeValid()
{
    const QString path = write(QStringLiteral("e.cu"), "\xef\xbb\xbfs[threadIdx.x] // \xe9");
    const auto read = readDocument(path);
    QVERIFY(std::holds_alternative<Document>(read));
    const Experiment &experiment = std::get<Document>(read).session.experiment;
    QCOMPARE(experiment.source.text, std::string("s[threadIdx.x] // \xef\xbf\xbd"));
    QCOMPARE(experiment.launch.block, (Extent{32, 1, 1})); // an expression is about one warp
}

void TestDocuments::mistakesAreSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << "b.json" << QByteArray("{");
    QTest::newRow("a later schema") << "c.json" << QByteArray(R"({"schema": 999})");
}

void TestDocuments::mistakesAreSaid()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const auto read = readDocument(write(name, bytes));
    QVERIFY(std::holds_alternative<DocumentError>(read));
    QVERIFY(std::get<DocumentError>(read).sentence.contains(name));
    const auto none = readDocument(m_folder.filePath(QStringLiteral("none")));
    QVERIFY(std::holds_alternative<DocumentError>(none));
}

void TestDocuments::whatCannotBeWrittenIsSaid()
{
    const QString path = m_folder.filePath(QStringLiteral("no/such/folder.json"));
    QVERIFY(writeDocument(path, {}).contains(path));
}

QTEST_GUILESS_MAIN(TestDocuments)
#include "documents_test.moc"
