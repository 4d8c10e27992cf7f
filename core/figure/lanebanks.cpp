// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/lanearrows.h"

#include "cost/bankof.h"
#include "cost/sharedcost.h"
#include "figure/badge.h"
#include "figure/phasecaption.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double Reach = 6; ///< of the arrows
constexpr double WordHeight = 1.6;
/// Words of one bank that get a cell; the last one counts those left over.
constexpr std::size_t MostWords = 12;

class LaneBanks
{
public:
    LaneBanks(const ArrowPicture &picture, const Phase &phase, bool modelled, double y)
        : m_picture(picture)
        , m_canvas(picture.canvas)
        , m_y(y)
        , m_step(picture.canvas.whole(WordHeight))
        , m_banks(picture.result.device.shared.banks)
        , m_pitch(picture.width() / m_banks)
        , m_passes(m_banks, 0)
        , m_words(m_banks)
    {
        const Device &device = picture.result.device;
        if (modelled)
            m_passes = bankPasses(picture.request(), phase, device);
        for (const BankWord &word : bankWords(picture.request(), phase, device))
            m_words[word.bank].push_back(word);
    }

    std::uint64_t mostPasses() const { return *std::ranges::max_element(m_passes); }

    void arrow(std::uint32_t lane, std::uint64_t address, double from) const
    {
        const Device &device = m_picture.result.device;
        const std::uint64_t word = address / device.shared.bankBytes;
        const std::uint32_t bank = BankOf(device.shared)(word);
        const auto at = std::ranges::find(m_words[bank], word, &BankWord::word);
        const auto depth = std::size_t(at - m_words[bank].begin());
        const Box box = boxOf(bank, std::min(depth, shownOf(bank) - 1));
        drawArrow(m_picture, lane, from, box.x + box.width / 2, box.y);
    }

    double draw()
    {
        std::size_t deepest = 1;
        for (std::uint32_t bank = 0; bank < m_banks; ++bank) {
            column(bank);
            deepest = std::max(deepest, shownOf(bank));
        }
        const double numbers = m_y + double(deepest) * m_step;
        drawNumbers(numbers);
        const std::vector<Badge> badges = placeBadges(m_passes, m_picture.left, m_pitch, m_canvas);
        const double bottom = numbers + 1.5 * m_canvas.em();
        drawBadges(m_canvas, badges, m_picture.left, m_pitch, bottom);
        return bottom + badgeHeight(badges, m_canvas);
    }

private:
    std::size_t shownOf(std::uint32_t bank) const
    {
        return std::clamp<std::size_t>(m_words[bank].size(), 1, MostWords);
    }

    Box boxOf(std::uint32_t bank, std::size_t depth) const
    {
        return {m_picture.left + bank * m_pitch, m_y + double(depth) * m_step, m_pitch - 1,
                m_step - 2};
    }

    Mark markOf(std::uint32_t bank) const
    {
        Mark mark;
        mark.bank = bank;
        return mark;
    }

    void column(std::uint32_t bank)
    {
        const std::vector<BankWord> &words = m_words[bank];
        const Theme &theme = m_canvas.theme();
        if (words.empty()) {
            const Box box = boxOf(bank, 0).inset(0.5);
            m_canvas.add(RectItem{box.x, box.y, box.width, box.height, 2, std::nullopt, theme.rule,
                                  1, m_canvas.mark(markOf(bank))});
            return;
        }
        const bool folds = words.size() > MostWords;
        for (std::size_t i = 0; i < (folds ? MostWords - 1 : words.size()); ++i)
            word(words[i], boxOf(bank, i));
        if (folds)
            rest(bank, words.size() - (MostWords - 1));
    }

    void word(const BankWord &word, const Box &box)
    {
        Mark mark = markOf(word.bank);
        mark.address = word.word * m_picture.result.device.shared.bankBytes;
        const CellOwner owner = {m_picture.request().warp, word.lanes, m_picture.index,
                                 m_picture.request().site};
        const bool conflict = m_passes[word.bank] > 1;
        drawCell(m_canvas, box, {&owner, 1}, m_picture.look, mark);
        if (conflict)
            drawConflict(m_canvas, box, {&owner, 1}, m_picture.look);
        labelCell(m_canvas, box, {&owner, 1}, m_picture.look, mark, conflict);
    }

    /// `+20`: the words that have no cell.
    void rest(std::uint32_t bank, std::size_t count)
    {
        const Theme &theme = m_canvas.theme();
        const Box box = boxOf(bank, MostWords - 1);
        m_canvas.add(RectItem{box.x, box.y, box.width, box.height, 2, theme.idle, theme.excess, 1,
                              m_canvas.mark(markOf(bank))});
        TextStyle style = m_canvas.plain();
        style.anchor = Anchor::Middle;
        style.bold = true;
        style.size = 0.9 * m_canvas.em();
        const auto text =
            m_canvas.fit({'+' + std::to_string(count)}, box.width - 1, style, 0.68 * m_canvas.em());
        if (!text)
            return;
        style.size = text->size;
        m_canvas.text(box.x + box.width / 2, box.y + box.height / 2 + 0.36 * style.size, text->text,
                      style);
    }

    void drawNumbers(double y)
    {
        const double em = m_canvas.em();
        TextStyle style = m_canvas.quiet();
        style.anchor = Anchor::Middle;
        std::uint32_t every = 1;
        const std::string last = std::to_string(m_banks - 1);
        for (; every < m_banks; every *= 2) {
            const auto number = m_canvas.fit({last}, m_pitch * every - 0.25 * em, style, 0.75 * em);
            style.size = number ? number->size : style.size;
            if (number)
                break;
        }
        for (std::uint32_t bank = 0; bank < m_banks; bank += every) {
            TextStyle own = style;
            if (m_passes[bank] > 1)
                own.color = m_canvas.theme().excess;
            m_canvas.text(m_picture.left + (bank + 0.5) * m_pitch, y + em, std::to_string(bank),
                          own, m_canvas.mark(markOf(bank)));
        }
    }

    const ArrowPicture &m_picture;
    Canvas &m_canvas;
    double m_y;
    double m_step;
    std::uint32_t m_banks;
    double m_pitch;
    std::vector<std::uint64_t> m_passes;
    std::vector<std::vector<BankWord>> m_words; ///< of each bank, ascending
};

} // namespace

double drawLaneBanks(const ArrowPicture &picture, std::optional<std::uint32_t> chosen, double top)
{
    const double em = picture.canvas.em();
    const Request &request = picture.request();
    std::vector<Phase> phases = phasesOf(request, picture.result.device);
    const bool modelled = !phases.empty();
    if (!modelled)
        phases.push_back({request.active, 0, request.bytes});
    double y = top;
    for (std::uint32_t i = 0; i < phases.size(); ++i) {
        if (chosen && *chosen < phases.size() && *chosen != i)
            continue;
        if (y > top)
            y += 1.2 * em;
        const Phase &phase = phases[i];
        const double lanes = std::round(y + 1.9 * em);
        const double target = lanes + picture.canvas.whole(1.8) + picture.canvas.whole(Reach);
        LaneBanks banks(picture, phase, modelled, target);
        PhaseWords words = {i, std::uint32_t(phases.size()), phase.lanes, std::nullopt};
        if (modelled)
            words.passes = banks.mostPasses();
        drawPhaseCaption(picture.canvas, picture.left, y + em, words);
        const double from = drawLanes(picture, phase.lanes, lanes);
        picture.canvas.begin("arrows");
        for (LaneMask rest = phase.lanes & request.active; rest; rest &= rest - 1) {
            const auto lane = std::uint32_t(std::countr_zero(rest));
            banks.arrow(lane, request.address[lane] + phase.offset, from);
        }
        picture.canvas.end();
        y = banks.draw();
    }
    return y;
}

} // namespace warplens
