// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/svg.h"
#include "sampleresult.h"

#include <pugixml.hpp>

#include <QtTest>

#include <functional>

using namespace warplens;

namespace {

pugi::xml_document parsed(const std::string &svg)
{
    pugi::xml_document document;
    const auto result = document.load_buffer(svg.data(), svg.size(), pugi::parse_full);
    if (!result)
        qWarning("%s at %td", result.description(), result.offset);
    return document;
}

Figure hostile()
{
    Figure figure;
    figure.width = 100.126;
    figure.height = 50;
    figure.title = "<tile> & \"s\" \x01";
    figure.description = "\xFF invalid";
    figure.items = {
        GroupEnd{}, // never begun
        GroupBegin{"a & <b>"},
        GroupBegin{"a & <b>"},
        TextItem{.x = 1, .y = 2, .text = "x < y && z > \"w\"]]>", .color = {1, 2, 3}},
        GroupEnd{},
        GroupBegin{"0x0080"},
        RectItem{.x = -0.001,
                 .y = 1.0 / 3,
                 .width = 10,
                 .height = 10,
                 .radius = 2,
                 .fill = Color{255, 0, 16, 128},
                 .stroke = Color{0, 0, 0},
                 .strokeWidth = 1.5},
        EllipseItem{
            .x = 10, .y = 10, .width = 20, .height = 10, .fill = Color{0, 255, 0}, .stroke = {}},
        LineItem{0, 0, 5, 5, {9, 9, 9}, 1, NoMark},
        LineItem{5, 5, 9, 9, {9, 9, 9}, 1, NoMark},
        LineItem{5, 5, 9, std::nan(""), {8, 8, 8}, 1, NoMark},
        // never ended
    };
    return figure;
}

std::string file(const QString &name)
{
    QFile data(QString(WARPLENS_TEST_DATA "/figures/%1.svg").arg(name));
    return data.open(QIODevice::ReadOnly) ? data.readAll().toStdString() : std::string();
}

void update(const QString &name, const std::string &svg)
{
    QFile data(QString(WARPLENS_TEST_DATA "/figures/%1.svg").arg(name));
    QVERIFY(data.open(QIODevice::WriteOnly));
    data.write(svg.data(), qint64(svg.size()));
}

} // namespace

class SvgTest : public QObject
{
    Q_OBJECT

private slots:
    void survivesHostileNames();
    void shapes();
    void sharedTextStyle();
    void embedded_data();
    void embedded();
    void plainElementsOnly();
    void renders();
    void compact();
    void goldens_data();
    void goldens();
};

void SvgTest::survivesHostileNames()
{
    const auto document = parsed(writeSvg(hostile(), ""));
    const auto root = document.document_element();
    QCOMPARE(QString(root.name()), QString("svg"));
    QCOMPARE(QString(root.child("title").text().get()), QString("<tile> & \"s\" \uFFFD"));
    QCOMPARE(QString(root.child("desc").text().get()), QString("\uFFFD invalid"));
    QCOMPARE(QString(root.attribute("width").value()), QString("100.13"));
    QCOMPARE(QString(root.attribute("viewBox").value()), QString("0 0 100.13 50"));
    const auto outer = root.child("g");
    QCOMPARE(QString(outer.attribute("id").value()), QString("a-b"));
    QCOMPARE(QString(outer.child("title").text().get()), QString("a & <b>"));
    QCOMPARE(QString(outer.child("g").attribute("id").value()), QString("a-b-2"));
    QCOMPARE(QString(outer.child("g").next_sibling("g").attribute("id").value()),
             QString("n0x0080"));
    QCOMPARE(QString(outer.child("g").child("text").text().get()),
             QString("x < y && z > \"w\"]]>"));
    QVERIFY(!root.child("metadata"));
}

void SvgTest::shapes()
{
    const auto document = parsed(writeSvg(hostile(), ""));
    const auto group = document.document_element().child("g").child("g").next_sibling("g");
    const auto rect = group.child("rect");
    QCOMPARE(QString(rect.attribute("x").value()), QString("0"));
    QCOMPARE(QString(rect.attribute("y").value()), QString("0.33"));
    QCOMPARE(QString(rect.attribute("rx").value()), QString("2"));
    QCOMPARE(QString(rect.attribute("fill").value()), QString("#ff0010"));
    QCOMPARE(QString(rect.attribute("fill-opacity").value()), QString("0.5"));
    QCOMPARE(QString(rect.attribute("stroke-width").value()), QString("1.5"));
    const auto ellipse = group.child("ellipse");
    QCOMPARE(QString(ellipse.attribute("cx").value()), QString("20"));
    QCOMPARE(QString(ellipse.attribute("ry").value()), QString("5"));
    QVERIFY(!ellipse.attribute("stroke"));
    const auto path = group.child("path");
    QCOMPARE(QString(path.attribute("d").value()), QString("M0 0L5 5M5 5L9 9"));
    QCOMPARE(QString(path.attribute("fill").value()), QString("none"));
    QCOMPARE(QString(path.next_sibling("path").attribute("d").value()), QString("M5 5L9 0"));
}

void SvgTest::sharedTextStyle()
{
    Figure figure;
    const auto text = [](const char *words, double size, bool bold) {
        return TextItem{.x = 1,
                        .y = 2,
                        .size = size,
                        .text = words,
                        .color = {7, 7, 7},
                        .anchor = Anchor::Middle,
                        .bold = bold};
    };
    figure.items = {GroupBegin{"cells"}, text("1", 11, true),  text("2", 11, true),
                    text("3", 14, true), text("4", 11, false), GroupEnd{}};
    const auto document = parsed(writeSvg(figure, ""));
    const auto group = document.document_element().child("g");
    QCOMPARE(QString(group.attribute("font-size").value()), QString("11"));
    QCOMPARE(QString(group.attribute("font-weight").value()), QString("bold"));
    QCOMPARE(QString(group.attribute("text-anchor").value()), QString("middle"));
    QCOMPARE(QString(group.attribute("fill").value()), QString("#070707"));
    auto item = group.child("text");
    QVERIFY(!item.attribute("font-size") && !item.attribute("font-weight")
            && !item.attribute("fill"));
    item = item.next_sibling("text").next_sibling("text");
    QCOMPARE(QString(item.attribute("font-size").value()), QString("14"));
    item = item.next_sibling("text");
    QCOMPARE(QString(item.attribute("font-weight").value()), QString("normal"));

    // Opacity on a group would reach its shapes, too.
    TextItem glass = text("5", 11, true);
    glass.color.alpha = 100;
    figure.items = {GroupBegin{"glass"}, glass, GroupEnd{}};
    const auto clear = parsed(writeSvg(figure, ""));
    QVERIFY(!clear.document_element().child("g").attribute("fill-opacity"));
    QCOMPARE(
        QString(
            clear.document_element().child("g").child("text").attribute("fill-opacity").value()),
        QString("0.39"));
}

void SvgTest::embedded_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("plain") << QByteArray("{\"schema\":1}");
    QTest::newRow("markup") << QByteArray("{\"a\":\"<b> && ]]> </metadata>\"}");
    QTest::newRow("line breaks") << QByteArray("{\r\n  \"a\": 1\n}\n\t ");
    QTest::newRow("Japanese") << QByteArray("{\"説明\":\"共有\"}");
}

void SvgTest::embedded()
{
    QFETCH(QByteArray, json);
    const auto document = parsed(writeSvg(hostile(), json.toStdString()));
    const auto session = document.document_element().child("metadata").first_child();
    QCOMPARE(QString(session.name()), QString("warplens:session"));
    QCOMPARE(QString(session.attribute("xmlns:warplens").value()), QString("urn:warplens:session"));
    QCOMPARE(QByteArray(session.text().get()), json);
}

void SvgTest::plainElementsOnly()
{
    const std::string svg = writeSvg(bankGrid(transposed(), {}, plainStyle()), "");
    const QSet<QString> allowed = {"svg", "title", "desc", "g", "rect", "ellipse", "path", "text"};
    QSet<QString> ids;
    const std::function<void(pugi::xml_node)> check = [&](pugi::xml_node node) {
        QVERIFY2(allowed.contains(node.name()), node.name());
        QVERIFY(!node.attribute("style") && !node.attribute("class")
                && !node.attribute("clip-path"));
        const QString id = node.attribute("id").value();
        QVERIFY2(id.isEmpty() || !ids.contains(id), qPrintable(id));
        ids << id;
        for (const auto child : node.children())
            if (child.type() == pugi::node_element)
                check(child);
    };
    check(parsed(svg).document_element());
    QCOMPARE(writeSvg(bankGrid(transposed(), {}, plainStyle()), ""), svg);
}

void SvgTest::renders()
{
    const QString program = QStandardPaths::findExecutable("rsvg-convert");
    if (program.isEmpty())
        QSKIP("rsvg-convert is not installed");
    for (const Figure &figure : {hostile(), addressMap(haloTile(), {}, plainStyle())}) {
        QProcess process;
        process.start(program, {"--format", "png"});
        process.write(QByteArray::fromStdString(writeSvg(figure, "{}")));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const QByteArray png = process.readAllStandardOutput();
        QVERIFY(png.startsWith("\x89PNG"));
        QVERIFY2(process.readAllStandardError().isEmpty(), "the renderer complains");
    }
}

/// 16 384 labelled cells stay near two megabytes.
void SvgTest::compact()
{
    SampleResult sample;
    const auto data = sample.global("data", 4, {16384});
    const auto site = sample.site(data, AccessKind::Load, 4);
    for (std::uint32_t turn = 0; turn < 64; ++turn)
        sample.run(site, 8, [turn](std::int64_t t) { return t + 256 * turn; }, turn);
    FigureStyle style = plainStyle();
    style.maxRows = 512;
    const std::string svg = writeSvg(addressMap(sample.result, {}, style), "");
    QCOMPARE(QString::fromStdString(svg).count("rx=\"2\""), 16384 + 8);
    QVERIFY2(svg.size() < 2'200'000, qPrintable(QString::number(svg.size())));
}

void SvgTest::goldens_data()
{
    QTest::addColumn<Figure>("figure");
    QTest::newRow("strided") << addressMap(strided(1, 2), {}, plainStyle());
    Selection request;
    request.request = 0;
    QTest::newRow("transposed") << bankGrid(transposed(), request, plainStyle());
}

/// WARPLENS_UPDATE_GOLDENS=1 writes them anew; look at them before they are committed.
void SvgTest::goldens()
{
    QFETCH(Figure, figure);
    const std::string svg = writeSvg(figure, "{\"schema\":1}");
    const QString name = QTest::currentDataTag();
    if (qEnvironmentVariableIsSet("WARPLENS_UPDATE_GOLDENS"))
        update(name, svg);
    QCOMPARE(QString::fromStdString(svg), QString::fromStdString(file(name)));
}

QTEST_APPLESS_MAIN(SvgTest)
#include "svg_test.moc"
