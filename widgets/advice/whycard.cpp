// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/whycard.h"

#include "advice/advicepanel.h"
#include "advice/explaintext.h"
#include "advice/layoutcode.h"
#include "experiment/profilercounters.h"
#include "experiment/reportnumbers.h"
#include "phrases.h"
#include "style/shape.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace warplens {

namespace {

/// What a profiler counts of a site, by our figures.
QStringList counterLines(const Result &result, const Explanation &explanation)
{
    if (!explanation.whole || !explanation.site || !result.kernel())
        return {};
    const Counts &counts = *explanation.whole;
    std::vector<std::pair<CounterFigure, std::uint64_t>> figures = {
        {CounterFigure::Requests, counts.requests}};
    if (explanation.space == Space::Shared)
        figures.insert(figures.end(),
                       {{CounterFigure::Wavefronts, counts.wavefronts},
                        {CounterFigure::IdealWavefronts, counts.idealWavefronts},
                        {CounterFigure::Conflicts, counts.conflicts()}});
    else
        figures.insert(figures.end(),
                       {{CounterFigure::Sectors, counts.sectors},
                        {CounterFigure::IdealSectors, counts.idealSectors}});
    const Site *site = &result.kernel()->sites[*explanation.site];
    QStringList lines;
    for (const auto &[figure, value] : figures)
        for (const ProfilerCounter &counter :
             countersFor(result.device, explanation.space, figure, site))
            lines << QStringLiteral("%1 = %2").arg(QString::fromUtf8(counter.name),
                                                   QLocale().toString(qulonglong(value)));
    return lines;
}

} // namespace

WhyCard::WhyCard(QWidget *parent)
    : QFrame(parent)
    , m_place(makeLabel({}, "caption"))
    , m_sentence(makeLabel({}, "why"))
    , m_details(makeLabel({}, "caption"))
    , m_names(new QToolButton)
    , m_example(new QToolButton)
    , m_counters(makeLabel({}, "row"))
    , m_box(new QFrame)
    , m_code(makeLabel({}, "row"))
    , m_effect(makeLabel({}, "caption"))
    , m_try(new QPushButton(tr("&Try it")))
{
    build();
    connect(m_names, &QToolButton::toggled, m_counters, &QWidget::setVisible);
    connect(m_try, &QPushButton::clicked, this, &WhyCard::tryIt);
    connect(m_example, &QToolButton::clicked, this, [this] {
        if (!m_explanation || !m_explanation->request)
            return;
        const Request &request = m_result->recording[*m_explanation->request];
        Selection wanted;
        wanted.site = request.site;
        wanted.warp = request.warp;
        wanted.request = m_explanation->request;
        emit selected(wanted);
    });
    setResult(nullptr, {});
}

void WhyCard::build()
{
    m_sentence->setObjectName(QStringLiteral("why"));
    m_sentence->setAccessibleName(tr("Why"));
    m_details->setObjectName(QStringLiteral("details"));
    m_counters->setObjectName(QStringLiteral("counters"));
    m_code->setObjectName(QStringLiteral("adviceCode"));
    m_effect->setObjectName(QStringLiteral("adviceEffect"));
    for (QLabel *label : {m_place, m_sentence, m_details, m_counters, m_code, m_effect}) {
        label->setWordWrap(true);
        label->setMinimumWidth(60);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_names->setObjectName(QStringLiteral("names"));
    m_example->setObjectName(QStringLiteral("example"));
    m_names->setText(tr("Profiler's names"));
    m_names->setCheckable(true);
    m_names->setToolTip(tr("What the device's profiler calls these figures, over the launch"));
    m_example->setText(tr("Show the request"));
    m_example->setToolTip(tr("Chooses the request that the sentence is about"));
    m_counters->hide();
    m_box->setObjectName(QStringLiteral("adviceBox"));
    m_box->setProperty("role", QStringLiteral("advice"));
    m_try->setProperty("primary", true);
    m_try->setToolTip(tr("Changes the text accordingly; Undo takes it back"));

    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeLabel(tr("Advice"), "heading"));
    words->addWidget(m_code);
    words->addWidget(m_effect);
    auto *box = new QHBoxLayout(m_box);
    box->setContentsMargins(10, 6, 10, 8);
    box->addLayout(words, 1);
    box->addWidget(m_try, 0, Qt::AlignTop);
    auto *more = new QHBoxLayout;
    more->addWidget(m_example);
    more->addWidget(m_names);
    more->addStretch();

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    for (QWidget *part : QList<QWidget *>{m_place, m_sentence, m_details, m_box})
        column->addWidget(part);
    column->addLayout(more);
    column->addWidget(m_counters);
    column->addStretch();
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);
    setFocusProxy(m_try);
}

void WhyCard::setLook(const Look &) { }

void WhyCard::setCurrent(bool isCurrent)
{
    m_isCurrent = isCurrent;
    m_try->setEnabled(isCurrent);
}

void WhyCard::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    Selection meant = selection;
    meant.lane.reset();
    meant.phase.reset();
    if (result && result == m_result && meant == m_selection && m_explanation)
        return;
    m_result = std::move(result);
    m_selection = meant;
    m_explanation.reset();
    if (m_result) {
        show(explain(*m_result, m_selection));
        return;
    }
    m_sentence->setText(tr("Choose a line or an access to read why it costs what it does."));
    for (QWidget *part :
         QList<QWidget *>{m_place, m_details, m_names, m_example, m_counters, m_box})
        part->hide();
}

void WhyCard::setAdvice(std::shared_ptr<const Advice> advice)
{
    m_advice = std::move(advice);
    showAdvice();
}

void WhyCard::show(const Explanation &explanation)
{
    m_explanation = explanation;
    const ExplanationText text = explanationText(explanation, *m_result, windowTranslate());
    m_place->setText(QString::fromStdString(text.place));
    m_place->setHidden(text.place.empty());
    m_sentence->setText(QString::fromStdString(text.sentence));
    QStringList details;
    for (const std::string &detail : text.details)
        details << QString::fromStdString(detail);
    m_details->setText(details.join(u'\n'));
    m_details->setHidden(details.isEmpty());
    m_example->setVisible(explanation.request && explanation.request != m_selection.request);
    showCounters(explanation);
    showAdvice();
}

void WhyCard::showCounters(const Explanation &explanation)
{
    const QStringList lines = counterLines(*m_result, explanation);
    m_counters->setText(lines.join(u'\n'));
    m_names->setHidden(lines.isEmpty());
    m_counters->setVisible(!lines.isEmpty() && m_names->isChecked());
}

void WhyCard::showAdvice()
{
    m_kind.reset();
    const bool isOfResult = m_explanation && m_advice && m_advice->result == m_result;
    m_box->setVisible(isOfResult && (showSharedAdvice() || showGlobalAdvice()));
}

/// The best layout of the array that the access goes to.
bool WhyCard::showSharedAdvice()
{
    if (m_explanation->space != Space::Shared || !m_explanation->request)
        return false;
    const std::uint32_t array = m_result->recording[*m_explanation->request].array;
    for (std::size_t i = 0; i < m_advice->shared.size(); ++i) {
        const SharedAdvice &shared = m_advice->shared[i];
        const AdvisedLayout *best = shared.best();
        if (shared.array != array || !best)
            continue;
        m_array = i;
        m_kind = best->layout.kind;
        m_code->setText(QString::fromStdString(layoutCode(*m_result, shared, best->layout)));
        m_code->show();
        const QString cost = best->extraBytes > 0 ? tr("%1 bytes more").arg(best->extraBytes)
            : best->extraBytes < 0                ? tr("%1 bytes less").arg(-best->extraBytes)
                                                  : tr("no extra bytes");
        m_effect->setText(tr("%1 wavefronts instead of %2 in this block, over all accesses of the "
                             "array; %3.")
                              .arg(best->total)
                              .arg(shared.asDeclared()->total)
                              .arg(cost));
        m_try->show();
        return true;
    }
    return false;
}

bool WhyCard::showGlobalAdvice()
{
    for (const GlobalAdvice &advice : m_advice->global) {
        if (advice.site != m_explanation->site || m_explanation->space != Space::Global)
            continue;
        m_code->hide();
        m_try->hide();
        m_effect->setText(QString::fromStdString(describe(advice, *m_result, windowTranslate())));
        return true;
    }
    return false;
}

void WhyCard::tryIt()
{
    if (!m_kind || !m_isCurrent)
        return;
    const SharedAdvice &shared = m_advice->shared[m_array];
    const LayoutEdit edit = layoutEditOf(*m_result, shared, shared.best()->layout);
    if (edit.edit)
        emit edited(*edit.edit);
    else
        m_effect->setText(edit.obstacle);
}

} // namespace warplens
