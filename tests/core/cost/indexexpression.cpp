// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "indexexpression.h"

#include <algorithm>
#include <cctype>

namespace {

/// Evaluates one expression by precedence climbing. After a fault it answers 0.
class Evaluation
{
public:
    Evaluation(std::string_view text, const warplens::Extent &thread)
        : m_rest(text)
        , m_thread(thread)
    {
    }
    std::int64_t value()
    {
        const std::int64_t result = binary(0);
        skipSpace();
        if (!m_rest.empty())
            fail();
        return result;
    }
    const std::string &fault() const { return m_fault; }

private:
    struct Operator
    {
        std::string_view text;
        int precedence;
    };
    /// Longer ones first, so that `<<` is not read as `<`.
    static constexpr Operator Operators[] = {
        {"||", 1}, {"&&", 2}, {"==", 6}, {"!=", 6}, {"<<", 8}, {">>", 8},
        {"<=", 7}, {">=", 7}, {"|", 3},  {"^", 4},  {"&", 5},  {"<", 7},
        {">", 7},  {"+", 9},  {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10},
    };

    std::int64_t binary(int least)
    {
        std::int64_t left = unary();
        for (;;) {
            const Operator *next = peek();
            if (!next || next->precedence < least)
                return left;
            m_rest.remove_prefix(next->text.size());
            left = apply(next->text, left, binary(next->precedence + 1));
        }
    }
    const Operator *peek()
    {
        skipSpace();
        for (const Operator &candidate : Operators)
            if (m_rest.starts_with(candidate.text))
                return &candidate;
        return nullptr;
    }
    std::int64_t apply(std::string_view op, std::int64_t left, std::int64_t right)
    {
        if ((op == "/" || op == "%") && right == 0)
            return fail();
        if (op == "<<" || op == ">>")
            return op == "<<" ? left << right : left >> right;
        if (op == "&&" || op == "||")
            return op == "&&" ? left && right : left || right;
        switch (op[0]) {
        case '+': return left + right;
        case '-': return left - right;
        case '*': return left * right;
        case '/': return left / right;
        case '%': return left % right;
        case '|': return left | right;
        case '^': return left ^ right;
        case '&': return left & right;
        case '=': return left == right;
        case '!': return left != right;
        case '<': return op == "<=" ? left <= right : left < right;
        default: return op == ">=" ? left >= right : left > right;
        }
    }
    std::int64_t unary()
    {
        skipSpace();
        if (take("-"))
            return -unary();
        if (take("!"))
            return !unary();
        if (take("(")) {
            const std::int64_t inner = binary(0);
            skipSpace();
            return take(")") ? inner : fail();
        }
        if (take("threadIdx.x"))
            return m_thread.x;
        if (take("threadIdx.y"))
            return m_thread.y;
        return number();
    }
    std::int64_t number()
    {
        if (m_rest.empty() || !std::isdigit(m_rest.front()))
            return fail();
        std::int64_t result = 0;
        for (; !m_rest.empty() && std::isdigit(m_rest.front()); m_rest.remove_prefix(1))
            result = result * 10 + (m_rest.front() - '0');
        return result;
    }
    bool take(std::string_view text)
    {
        const bool isThere = m_rest.starts_with(text);
        if (isThere)
            m_rest.remove_prefix(text.size());
        return isThere;
    }
    void skipSpace()
    {
        while (take(" ")) { }
    }
    std::int64_t fail()
    {
        if (m_fault.empty())
            m_fault = "cannot read \"" + std::string(m_rest) + '"';
        m_rest = {};
        return 0;
    }

    std::string_view m_rest;
    warplens::Extent m_thread;
    std::string m_fault;
};

/// The position after the `)` that closes the `(` at the start of `text`.
std::size_t afterParenthesis(std::string_view text)
{
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += (text[i] == '(') - (text[i] == ')');
        if (depth == 0)
            return i + 1;
    }
    return text.size();
}

} // namespace

IndexExpression::IndexExpression(std::string_view code)
{
    if (code.starts_with("if")) {
        code.remove_prefix(std::min(code.find('('), code.size()));
        const std::size_t end = afterParenthesis(code);
        m_condition = code.substr(0, end);
        code.remove_prefix(end);
    }
    const std::size_t open = code.find('[');
    if (open != code.npos && code.ends_with(']'))
        m_index = code.substr(open + 1, code.size() - open - 2);
}

std::optional<std::int64_t> IndexExpression::at(const warplens::Extent &thread) const
{
    if (!m_condition.empty() && !Evaluation(m_condition, thread).value())
        return {};
    return Evaluation(m_index, thread).value();
}

std::string IndexExpression::fault() const
{
    for (const std::string &text : {m_condition.empty() ? "1" : m_condition, m_index}) {
        Evaluation evaluation(text, {0, 0, 0});
        evaluation.value();
        if (!evaluation.fault().empty())
            return evaluation.fault();
    }
    return {};
}
