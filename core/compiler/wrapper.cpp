// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/wrapper.h"

#include "compiler/dialects/hlslrewrite.h"
#include "compiler/fragment.h"
#include "compiler/lowering.h"
#include "compiler/pastedtext.h"

#include <algorithm>
#include <cctype>

namespace warplens {

/// Spaces in place of all but the line ends: what remains keeps its place.
static std::string blanked(std::string text)
{
    std::ranges::replace_if(text, [](char c) { return c != '\n' && c != '\r'; }, ' ');
    return text;
}

/// Whether the directive at `at`, behind its `#`, is `pragma clang __debug …`, which makes the
/// compiler crash or talk to its developers.
static bool isDebugPragma(std::string_view text, std::size_t at)
{
    for (const std::string_view word : {"pragma", "clang", "__debug"}) {
        at = std::min(text.find_first_not_of(" \t", at), text.size());
        if (!text.substr(at).starts_with(word))
            return false;
        at += word.size();
    }
    return true;
}

/// Line markers would move the text's own positions, and some pragmas are not for people.
static void blankDirectives(std::string &text)
{
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t end = std::min(text.find('\n', line), text.size());
        std::size_t at = text.find_first_not_of(" \t", line);
        if (at < end && text[at] == '#') {
            at = std::min(text.find_first_not_of(" \t", at + 1), end);
            if (text.compare(at, 4, "line") == 0 || isDebugPragma(text, at)
                || (at < end && std::isdigit(static_cast<unsigned char>(text[at]))))
                std::fill(text.begin() + std::ptrdiff_t(line), text.begin() + std::ptrdiff_t(end),
                          ' ');
        }
        line = end + 1;
    }
}

static Position positionAt(const std::string &text, std::size_t offset)
{
    const auto lines = std::count(text.begin(), text.begin() + std::ptrdiff_t(offset), '\n');
    const std::size_t lineStart = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
    return {std::uint32_t(lines + 1), std::uint32_t(offset - lineStart + 1)};
}

static std::string lineMarker(Position position)
{
    return "#line " + std::to_string(position.line) + " \"" + PersonFile + "\"\n";
}

static std::string includeOf(const char *file)
{
    return std::string("#include \"") + file + "\"\n";
}

std::string implicitArray(const Source &source)
{
    if (!source.arrayName.empty())
        return source.arrayName;
    return source.space == Space::Shared ? "s" : "data";
}

std::string elementTypeOf(const Source &source)
{
    const bool loadsMatrix = source.op == ExpressionOp::LoadMatrix1
        || source.op == ExpressionOp::LoadMatrix2 || source.op == ExpressionOp::LoadMatrix4;
    return loadsMatrix && source.elementType == Source().elementType ? "half" : source.elementType;
}

static const char *operationName(ExpressionOp op)
{
    switch (op) {
    case ExpressionOp::Load: return "Load";
    case ExpressionOp::Store: return "Store";
    case ExpressionOp::AtomicAdd: return "AtomicAdd";
    case ExpressionOp::LoadMatrix1: return "LoadMatrix1";
    case ExpressionOp::LoadMatrix2: return "LoadMatrix2";
    case ExpressionOp::LoadMatrix4: return "LoadMatrix4";
    }
    return "Load";
}

/// Where the expression starts behind any `if (…)`.
static std::size_t expressionStart(const std::vector<TextToken> &tokens)
{
    std::size_t first = 0;
    while (first + 1 < tokens.size() && tokens[first].text == "if" && tokens[first + 1].text == "(")
        first = closingToken(tokens, first + 1) + 1;
    return first < tokens.size() ? tokens[first].offset : 0;
}

/// The element that an index means, whatever the array's shape: `(&data[0][0])[i]`.
static std::string elementByIndex(const Source &source)
{
    if (source.shape.size() < 2)
        return implicitArray(source) + "[i]";
    std::string first = "(&" + implicitArray(source);
    for (std::size_t i = 0; i < source.shape.size(); ++i)
        first += "[0]";
    return first + ")[i]";
}

/// `layout(row, column)` of an expression is its array's own shape, row by row; 32 columns without.
static std::string ownLayout(const Source &source)
{
    const std::uint32_t columns = source.shape.empty() ? 32 : source.shape.back();
    return "const auto layout = [](auto row, auto column) { return row * " + std::to_string(columns)
        + " + column; };\n";
}

static void wrapExpression(WrappedSource &wrapped, const Source &source)
{
    const std::string &text = wrapped.text;
    const std::size_t start = wrapped.expressionStart;
    const Position place = positionAt(text, start);
    if (start > 0) {
        wrapped.files[GuardFile] = lineMarker({1, 1}) + text.substr(0, start) + "\n";
        wrapped.wrapper += includeOf(GuardFile);
    }
    // The call stands at the expression's own line and column, for that is where it belongs.
    wrapped.wrapper += lineMarker(place) + std::string(place.column - 1, ' ')
        + "__wl::access<__wl::Operation::" + operationName(source.op)
        + ">([&](auto i) -> auto & { return " + elementByIndex(source) + "; }, (\n";
    wrapped.includeOffset = wrapped.wrapper.size();
    wrapped.wrapper += includeOf(PersonFile) + "));\n";
    wrapped.files[PersonFile] = blanked(text.substr(0, start)) + text.substr(start);
}

Dialect languageOf(const Source &source)
{
    const Dialect dialect = dialectOf(source);
    const bool isCudaToo = dialect == Dialect::Cuda || dialect == Dialect::Hip;
    return isCudaToo || formOf(source) != SourceForm::Expression ? dialect : Dialect::Cuda;
}

/// Namespace `cute`, unless CuTe's own headers can be found.
static std::string layoutNames(const std::string &more)
{
    return "#if !__has_include(<cute/layout.hpp>)\nnamespace cute = __wl_layouts;\n" + more
        + "#endif\n";
}

/// Whether the text names something in `space`, or opens it.
static bool namesSomethingIn(std::string_view space, const std::vector<TextToken> &tokens)
{
    return std::ranges::adjacent_find(tokens,
                                      [space](const TextToken &name, const TextToken &next) {
                                          return name.text == space
                                              && (next.text == "::" || next.text == ";");
                                      })
        != tokens.end();
}

/// What the fragment defines goes before the kernel; without a word about whose it is, as people
/// cut it, it is the device's as well.
static void wrapFragment(WrappedSource &wrapped, const std::string &kernelHead,
                         const std::vector<TextToken> &tokens)
{
    const FragmentParts parts = partsOf(wrapped.text, tokens);
    if (parts.hasDefinitions) {
        wrapped.files[DefinitionsFile] = lineMarker({1, 1}) + parts.definitions;
        const std::string definitions = includeOf(DefinitionsFile);
        wrapped.wrapper += wrapped.language == Dialect::OpenCl
            ? definitions
            : "#pragma clang force_cuda_host_device begin\n" + definitions
                + "#pragma clang force_cuda_host_device end\n";
    }
    wrapped.files[PersonFile] = parts.statements;
    wrapped.hasStatements = !tokensOf(parts.statements).empty();
    wrapped.wrapper += kernelHead;
    wrapped.includeOffset = wrapped.wrapper.size();
    wrapped.wrapper += includeOf(PersonFile);
}

static std::string parameterList(const std::vector<WrapperParameter> &parameters)
{
    std::string list;
    for (const WrapperParameter &parameter : parameters)
        list += (list.empty() ? "" : ", ") + parameter.type + " " + parameter.name;
    return list;
}

WrappedSource wrap(const Source &source, const std::vector<WrapperParameter> &parameters,
                   const std::string &instantiation)
{
    WrappedSource wrapped;
    wrapped.form = formOf(source);
    wrapped.language = languageOf(source);
    wrapped.text = withoutPasteMarks(source.text + "\n", wrapped.form);
    blankDirectives(wrapped.text);
    std::vector<HlslEntry> entries;
    if (wrapped.language == Dialect::Hlsl)
        entries = rewriteHlsl(wrapped.text);
    const std::vector<TextToken> tokens = tokensOf(wrapped.text);
    wrapped.start = positionAt(wrapped.text, tokens.empty() ? 0 : tokens.front().offset);
    wrapped.end = positionAt(wrapped.text, tokens.empty() ? 0 : tokens.back().end());
    wrapped.files[PersonFile] = wrapped.text;
    const bool isHlsl = wrapped.language == Dialect::Hlsl;
    if (isHlsl)
        wrapped.wrapper = std::string("namespace ") + HlslNamespace + " {\n";
    if (wrapped.form == SourceForm::File) {
        if (isHlsl)
            wrapped.wrapper += "#pragma clang force_cuda_host_device begin\n";
        else if (namesSomethingIn("cute", tokens))
            wrapped.wrapper += layoutNames({});
        if (namesSomethingIn("at", tokens) && !isHlsl)
            wrapped.wrapper += "namespace at = __wl_at;\n";
        wrapped.includeOffset = wrapped.wrapper.size();
        wrapped.wrapper += includeOf(PersonFile) + instantiation + "\n";
        if (isHlsl)
            wrapped.wrapper += "#pragma clang force_cuda_host_device end\n}\n";
        for (const HlslEntry &entry : entries) {
            wrapped.entries[entry.name] = positionAt(wrapped.text, entry.offset);
            wrapped.wrapper += entry.kernel;
        }
        return wrapped;
    }
    const bool isOpenCl = wrapped.language == Dialect::OpenCl;
    if (!isOpenCl)
        wrapped.wrapper += layoutNames("using namespace __wl_layouts::names;\n");
    const std::string kernelHead = std::string(isOpenCl ? "__kernel void " : "__global__ void ")
        + WrapperKernel + "(" + parameterList(parameters) + ") {\n";
    if (wrapped.form == SourceForm::Expression) {
        wrapped.wrapper += kernelHead;
        if (std::ranges::find(tokens, "layout", &TextToken::text) != tokens.end())
            wrapped.wrapper += ownLayout(source);
        wrapped.includeOffset = wrapped.wrapper.size();
        wrapped.expressionStart = expressionStart(tokens);
        wrapExpression(wrapped, source);
    } else {
        wrapFragment(wrapped, kernelHead, tokens);
    }
    wrapped.wrapper += isHlsl ? "}\n}\n" : "}\n";
    return wrapped;
}

} // namespace warplens
