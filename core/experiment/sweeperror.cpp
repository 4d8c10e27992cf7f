// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweeperror.h"

namespace warplens {

namespace {

const char *phraseOf(SweepErrorKind kind)
{
    using enum SweepErrorKind;
    switch (kind) {
    case NoValues: return WARPLENS_PHRASE("There are no values. Write 1:32, 1:32:4 or 1,2,4.");
    case BadRange:
        return WARPLENS_PHRASE("\"%1\" is no range. Write 1:32, 1:32:4, 1:1024:*2 or 1,2,4.");
    case BadStep:
        return WARPLENS_PHRASE("The step of \"%1\" never leads from the first value to the last. "
                               "Change it.");
    case TooManyValues:
        return WARPLENS_PHRASE(
            "These are %1 values, and at most %2 are swept. Take a larger step.");
    case UnknownAxis: return WARPLENS_PHRASE("There is no %1 to sweep. There are: %2.");
    case UnknownMetric: return WARPLENS_PHRASE("There is no metric %1. There are: %2.");
    case BadValue: return WARPLENS_PHRASE("%1 cannot be \"%2\". Type a whole number that fits.");
    case ZeroExtent: return WARPLENS_PHRASE("%1 cannot be 0. Start at 1.");
    case NoDeclaration:
        return WARPLENS_PHRASE("The sizes of %1 do not stand in this text, so they cannot be "
                               "padded. Declare it as in float tile[16][16].");
    case OneDimension:
        return WARPLENS_PHRASE("%1 has one dimension, and padding its end moves nothing. Give it "
                               "rows.");
    }
    return "";
}

} // namespace

std::string describe(const SweepError &error, const Translate &translate)
{
    const std::vector<std::string> &all = error.arguments;
    return fill(translate(phraseOf(error.kind)),
                {all.empty() ? std::string_view() : std::string_view(all[0]),
                 all.size() < 2 ? std::string_view() : std::string_view(all[1])});
}

} // namespace warplens
