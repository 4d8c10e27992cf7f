// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// What the File and Help menus do.
#include "mainwindow.h"

#include "documents.h"
#include "figure/svg.h"
#include "views/figurepainter.h"
#include "views/figurepane.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace warplens {

namespace {

constexpr double PngScale = 2;

QByteArray pngOf(const Figure &figure, const std::string &session)
{
    QImage image = imageOf(figure, PngScale);
    image.setText(QStringLiteral("warplens"), QString::fromStdString(session));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

void MainWindow::startNew()
{
    if (!m_session.undoStack()->isClean() && !confirmDiscard())
        return;
    SessionFile fresh;
    fresh.experiment.device = m_session.experiment().device;
    fresh.experiment.deviceRules = m_session.experiment().deviceRules;
    fresh.experiment.source.text = "threadIdx.x";
    openSession(fresh);
}

void MainWindow::chooseFile()
{
    if (!m_session.undoStack()->isClean() && !confirmDiscard())
        return;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), QFileInfo(m_path).path(),
        tr("Sessions and sources (*.json *.cu *.cuh *.hip *.cl *.hlsl);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString &path)
{
    auto read = readDocument(path);
    if (const auto *error = std::get_if<DocumentError>(&read)) {
        showError(error->sentence);
        return false;
    }
    auto &document = std::get<Document>(read);
    if (!document.isSession) {
        Experiment &experiment = document.session.experiment;
        experiment.device = m_session.experiment().device;
        experiment.deviceRules = m_session.experiment().deviceRules;
        experiment.deviceOverrides = m_session.experiment().deviceOverrides;
    }
    // Before the session is opened: it is evaluated at once, and paths start in its folder.
    m_path = path;
    m_takeLaunch = !document.isSession;
    m_session.open(document.session);
    updateTitle();
    return true;
}

bool MainWindow::save()
{
    // A source text is not overwritten with a session: what was set beside it needs a file too.
    const bool isSession = m_path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    return isSession ? saveTo(m_path) : saveAs();
}

bool MainWindow::saveAs()
{
    const QFileInfo old(m_path);
    const QString suggestion = m_path.isEmpty()
        ? QStringLiteral("experiment.json")
        : old.path() + u'/' + old.completeBaseName() + QStringLiteral(".json");
    QString path = QFileDialog::getSaveFileName(this, tr("Save as"), suggestion,
                                                tr("Warplens sessions (*.json)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".json");
    return saveTo(path);
}

bool MainWindow::saveTo(const QString &path)
{
    const QString error = writeDocument(path, m_session.fileToSave());
    if (!error.isEmpty()) {
        showError(error);
        return false;
    }
    m_path = path;
    m_session.undoStack()->setClean();
    updateTitle();
    return true;
}

bool MainWindow::askAboutChanges()
{
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("This experiment has changes that are not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void MainWindow::exportFigure(const FigurePane *pane, const QString &suffix)
{
    const QString filter =
        suffix == QStringLiteral("svg") ? tr("SVG pictures (*.svg)") : tr("PNG pictures (*.png)");
    QString path = QFileDialog::getSaveFileName(this, tr("Export"),
                                                QStringLiteral("figure.") + suffix, filter);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + suffix;
    const Figure figure = pane->figureForExport();
    const std::string session = writeSession(m_session.fileToSave());
    const QByteArray bytes = suffix == QStringLiteral("svg")
        ? QByteArray::fromStdString(writeSvg(figure, session))
        : pngOf(figure, session);
    const QString error = writeFile(path, bytes);
    if (!error.isEmpty())
        showError(error);
}

void MainWindow::showError(const QString &sentence)
{
    QMessageBox::warning(this, tr("Warplens"), sentence);
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Warplens"),
        tr("<h3>Warplens %1</h3><p>Shows what a GPU's memory system makes of a warp.</p>"
           "<p>Free software under the GNU General Public License, version 3. It comes without any "
           "warranty.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace warplens
