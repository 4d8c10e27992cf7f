// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/layoutcode.h"

#include "advice/arraytext.h"

#include <algorithm>

namespace warplens {

namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

/// A name, a member or a number; all else needs parentheses beside another operator.
bool isSimple(const std::string &index)
{
    return std::ranges::all_of(
        index, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '.'; });
}

std::string operand(const std::string &index)
{
    return isSimple(index) ? index : "(" + index + ")";
}

std::string masked(const std::string &index, std::uint32_t mask)
{
    return "(" + operand(index) + " & " + number(mask) + ")";
}

std::string shifted(const std::string &value, std::int32_t shift)
{
    if (shift == 0)
        return value;
    return "(" + value + (shift > 0 ? " << " : " >> ") + number(std::uint64_t(std::abs(shift)))
        + ")";
}

const char *qualifierOf(const Source &source)
{
    switch (dialectOf(source)) {
    case Dialect::OpenCl: return "__local ";
    case Dialect::Hlsl: return "groupshared ";
    default: return "__shared__ ";
    }
}

bool enlarges(const Layout &layout)
{
    return layout.kind == LayoutKind::Padding || layout.kind == LayoutKind::PlanePadding
        || layout.kind == LayoutKind::Skew || layout.trim > 0;
}

/// Which bound a layout enlarges, and by how much.
struct Enlarged
{
    std::size_t axis = 0;
    std::int64_t extra = 0; ///< negative: made smaller
};
Enlarged enlargedBy(const Layout &layout, const ArrayShape &shape)
{
    const std::size_t last = shape.extents.size() - 1;
    if (layout.kind == LayoutKind::PlanePadding)
        return {last - 1, layout.padding};
    if (layout.kind == LayoutKind::Skew)
        return {last, std::int64_t(elementsOf(layout, shape) - shape.elements)};
    return {last, std::int64_t(layout.padding) - std::int64_t(layout.trim)};
}

/// The text of an experiment and the array in it.
struct ArrayInText
{
    std::string_view text;
    std::vector<SourceToken> tokens;
    std::optional<ArrayDeclaration> declaration;
};

bool isExpression(const Result &result)
{
    return formOf(result.experiment.source) == SourceForm::Expression;
}

ArrayInText inText(const Result &result, const SharedAdvice &advice)
{
    ArrayInText found;
    found.text = result.experiment.source.text;
    found.tokens = sourceTokens(found.text);
    const Kernel &kernel = *result.kernel();
    // The array of an index expression stands where it is used, and nothing declares it.
    if (advice.array < kernel.variables.size() && !isExpression(result))
        found.declaration = declarationOf(kernel.variables[advice.array], found.tokens, found.text);
    // Fewer brackets than dimensions: the type has a name of its own.
    const std::size_t shape = arrayType(kernel, advice.array).shape.size();
    if (found.declaration && !kernel.variables[advice.array].open
        && found.declaration->bounds.size() != shape)
        found.declaration.reset();
    return found;
}

std::string boundsText(const ArrayInText &found, const SharedAdvice &advice, const Layout &layout)
{
    const Enlarged enlarged = enlargedBy(layout, advice.shape);
    std::string text;
    for (std::size_t axis = 0; axis < advice.shape.extents.size(); ++axis) {
        const std::int64_t extra = axis == enlarged.axis && enlarges(layout) ? enlarged.extra : 0;
        const bool isWritten = found.declaration && axis < found.declaration->bounds.size();
        std::string bound = std::to_string(advice.shape.extents[axis] + extra);
        if (isWritten && extra != 0)
            bound = enlargedBound(found.declaration->bounds[axis], found.tokens, found.text, extra);
        else if (isWritten)
            bound = innerText(found.declaration->bounds[axis], found.tokens, found.text);
        text += "[" + bound + "]";
    }
    return text;
}

std::string indexedCode(const Result &result, const SharedAdvice &advice, const Layout &layout)
{
    const std::string name = arrayName(*result.kernel(), advice.array);
    const std::uint32_t rank = advice.shape.rank();
    if (rank == 1)
        return name + "[" + movedIndex(layout, "i", "") + "]";
    return name + (rank > 2 ? "[z]" : "") + "[y][" + movedIndex(layout, "x", "y") + "]";
}

struct Change
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

std::string changed(std::string_view text, std::vector<Change> changes)
{
    std::ranges::sort(changes, {}, &Change::begin);
    std::string result;
    std::size_t at = 0;
    for (const Change &change : changes) {
        result += std::string(text.substr(at, change.begin - at)) + change.text;
        at = change.end;
    }
    return result + std::string(text.substr(at));
}

Change between(const Brackets &brackets, const ArrayInText &found, std::string text)
{
    return {found.tokens[brackets.open].end(), found.tokens[brackets.close].offset,
            std::move(text)};
}

/// Null, or why not.
const char *addIndices(const ArrayUses &uses, const ArrayInText &found, const Layout &layout,
                       std::vector<Change> &changes)
{
    if (uses.obstacle)
        return uses.obstacle;
    for (const ArrayUse &use : uses.uses) {
        const std::size_t rank = use.indices.size();
        const auto inner = [&](std::size_t axis) {
            return innerText(use.indices[axis], found.tokens, found.text);
        };
        const std::string y = rank > 1 ? inner(rank - 2) : std::string();
        // An index that holds the array itself would have to be rewritten twice.
        for (const ArrayUse &other : uses.uses)
            if (other.indices.front().open > use.indices.front().open
                && other.indices.front().open < use.indices.back().close)
                return WARPLENS_PHRASE("An index of the array is read from the array itself: "
                                       "change it by hand.");
        changes.push_back(
            between(use.indices.back(), found, movedIndex(layout, inner(rank - 1), y)));
    }
    if (uses.uses.empty())
        return WARPLENS_PHRASE("The text has no index of this array to change.");
    return nullptr;
}

/// The array of an index expression has its shape beside the text.
AppliedLayout appliedToShape(const Result &result, const SharedAdvice &advice, const Layout &layout)
{
    const Enlarged enlarged = enlargedBy(layout, advice.shape);
    Experiment experiment = result.experiment;
    if (experiment.source.shape.size() != advice.shape.extents.size())
        return {std::nullopt,
                WARPLENS_PHRASE("The array has no shape that could be made larger: give it one.")};
    experiment.source.shape[enlarged.axis] += std::uint32_t(enlarged.extra);
    return {std::move(experiment), nullptr};
}

/// Gives the array of a launch the bytes that the layout takes.
void growLaunch(Experiment &experiment, const SharedAdvice &advice, const Layout &layout)
{
    if (experiment.launch.sharedBytes != 0)
        experiment.launch.sharedBytes +=
            (elementsOf(layout, advice.shape) - advice.shape.elements) * advice.shape.elementBytes;
}

bool isOpenArray(const Result &result, const SharedAdvice &advice)
{
    const Kernel &kernel = *result.kernel();
    return advice.array < kernel.variables.size() && kernel.variables[advice.array].open;
}

bool movesIndices(const Layout &layout)
{
    return layout.kind == LayoutKind::Xor || layout.kind == LayoutKind::Skew
        || layout.kind == LayoutKind::Swizzle;
}

Change enlargedDeclaration(const ArrayInText &found, const SharedAdvice &advice,
                           const Layout &layout)
{
    const Enlarged enlarged = enlargedBy(layout, advice.shape);
    const Brackets &bound = found.declaration->bounds[enlarged.axis];
    return between(bound, found, enlargedBound(bound, found.tokens, found.text, enlarged.extra));
}

} // namespace

std::string movedIndex(const Layout &layout, const std::string &x, const std::string &y)
{
    switch (layout.kind) {
    case LayoutKind::Xor: return operand(x) + " ^ " + shifted(masked(y, layout.mask), layout.shift);
    case LayoutKind::Swizzle:
        return operand(x) + " ^ " + shifted(masked(x, layout.mask), -layout.shift);
    case LayoutKind::Skew: {
        const std::string part =
            "(" + operand(x) + " >> " + number(std::uint64_t(layout.shift)) + ")";
        return operand(x) + " + " + part
            + (layout.padding > 1 ? " * " + number(layout.padding) : std::string());
    }
    default: return x;
    }
}

std::string layoutName(const Layout &layout, const ArrayShape &shape, const Translate &translate)
{
    switch (layout.kind) {
    case LayoutKind::AsDeclared: return translate(WARPLENS_PHRASE("as declared"));
    case LayoutKind::Padding:
        if (layout.trim > 0)
            return fill(translate(WARPLENS_PHRASE("−%1 a row")), {number(layout.trim)});
        return fill(translate(WARPLENS_PHRASE("+%1 a row")), {number(layout.padding)});
    case LayoutKind::PlanePadding:
        return fill(translate(WARPLENS_PHRASE("+%1 rows a plane")), {number(layout.padding)});
    case LayoutKind::Skew:
        return fill(translate(WARPLENS_PHRASE("+%1 after every %2")),
                    {number(layout.padding), number(std::uint64_t(1) << layout.shift)});
    case LayoutKind::Xor: return movedIndex(layout, "x", "y");
    case LayoutKind::Swizzle: break;
    }
    const SwizzleName name = swizzleNameOf(layout, shape);
    return "Swizzle<" + number(name.bits) + ", " + number(name.base) + ", " + number(name.shift)
        + ">";
}

std::string layoutCode(const Result &result, const SharedAdvice &advice, const Layout &layout)
{
    const ArrayInText found = inText(result, advice);
    const Kernel &kernel = *result.kernel();
    if (layout.kind == LayoutKind::AsDeclared || layout.kind == LayoutKind::Padding
        || layout.kind == LayoutKind::PlanePadding)
        return qualifierOf(result.experiment.source) + arrayType(kernel, advice.array).element + " "
            + arrayName(kernel, advice.array) + boundsText(found, advice, layout) + ";";
    std::string code = indexedCode(result, advice, layout);
    if (layout.trim > 0)
        code = arrayName(kernel, advice.array) + boundsText(found, advice, layout) + "; " + code;
    const SwizzleName name = swizzleNameOf(layout, advice.shape);
    if (layout.kind != LayoutKind::Xor || name.bits == 0)
        return code;
    return code + "  // Swizzle<" + number(name.bits) + ", " + number(name.base) + ", "
        + number(name.shift) + ">";
}

AppliedLayout applied(const Result &result, const SharedAdvice &advice, const Layout &layout)
{
    if (layout.kind == LayoutKind::AsDeclared)
        return {std::nullopt, WARPLENS_PHRASE("This is what the text has already.")};
    const bool hasShape = isExpression(result);
    if (hasShape && enlarges(layout) && !movesIndices(layout))
        return appliedToShape(result, advice, layout);
    const ArrayInText found = inText(result, advice);
    if (!found.declaration && !hasShape)
        return {std::nullopt,
                WARPLENS_PHRASE("The text does not declare this array with its bounds in brackets: "
                                "change the declaration by hand.")};
    const ArrayUses uses = found.declaration
        ? usesOf(*found.declaration, found.tokens)
        : usesOf(arrayName(*result.kernel(), advice.array), advice.shape.rank(), found.tokens);
    if (uses.flatUse)
        return {std::nullopt, uses.flatUse};
    std::vector<Change> changes;
    const bool isOpen = isOpenArray(result, advice);
    if (enlarges(layout) && !hasShape && !isOpen)
        changes.push_back(enlargedDeclaration(found, advice, layout));
    if (movesIndices(layout))
        if (const char *obstacle = addIndices(uses, found, layout, changes))
            return {std::nullopt, obstacle};
    Experiment experiment = result.experiment;
    experiment.source.text = changed(found.text, std::move(changes));
    if (hasShape && enlarges(layout) && !experiment.source.shape.empty())
        experiment.source.shape.back() += std::uint32_t(enlargedBy(layout, advice.shape).extra);
    if (isOpen)
        growLaunch(experiment, advice, layout);
    return {std::move(experiment), nullptr};
}

} // namespace warplens
