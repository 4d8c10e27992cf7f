// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/parser.h"

#include "compiler/ptx/tokens.h"
#include "compiler/ptx/types.h"

#include <algorithm>
#include <map>

namespace warplens::ptx {

namespace {

std::vector<std::string> splitAtDots(const std::string &text)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('.', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

class Parser
{
public:
    Parser(std::string_view text, std::uint32_t arguments)
        : m_tokens(tokensOf(text))
        , m_arguments(arguments)
    {
    }

    std::optional<Program> run()
    {
        m_scopes.emplace_back();
        while (m_isGood && current().kind != Token::Kind::End)
            parseStatement();
        if (m_isGood && m_scopes.size() == 1)
            closeScope();
        if (!m_isGood || !m_scopes.empty() || !m_open.empty())
            return {};
        return std::move(m_program);
    }

private:
    struct Scope
    {
        std::map<std::string, std::uint32_t> registers;
        std::map<std::string, std::uint32_t> labels;
        std::size_t firstOpen = 0; ///< branches from here on stand inside
    };

    const Token &current() const { return m_tokens[m_at]; }
    const Token &take()
    {
        const Token &token = m_tokens[m_at];
        if (m_at + 1 < m_tokens.size())
            ++m_at;
        return token;
    }
    bool isSymbol(char c) const
    {
        return current().kind == Token::Kind::Symbol && current().text.front() == c;
    }
    bool accept(char c)
    {
        const bool isHere = isSymbol(c);
        if (isHere)
            take();
        return isHere;
    }
    void expect(char c) { m_isGood = m_isGood && accept(c); }
    void fail() { m_isGood = false; }

    void parseStatement()
    {
        if (accept(';'))
            return;
        if (accept('{')) {
            m_scopes.emplace_back().firstOpen = m_open.size();
        } else if (accept('}')) {
            closeScope();
            m_isGood = m_isGood && !m_scopes.empty();
        } else if (current().kind == Token::Kind::Word && current().text.front() == '.') {
            parseDirective();
        } else if (isLabel()) {
            const std::string name = take().text;
            take();
            Statement statement;
            statement.kind = Statement::Kind::Label;
            statement.label = std::uint32_t(m_program.labels.size());
            m_isGood = m_scopes.back().labels.emplace(name, statement.label).second;
            m_program.labels.push_back(name);
            m_program.statements.push_back(std::move(statement));
        } else {
            parseInstruction();
        }
    }

    bool isLabel() const
    {
        const Token &next = m_tokens[std::min(m_at + 1, m_tokens.size() - 1)];
        return current().kind == Token::Kind::Word && next.kind == Token::Kind::Symbol
            && next.text == ":";
    }

    /// Branches to labels of the scope find them; the others may mean one of the scope around it.
    void closeScope()
    {
        const Scope &scope = m_scopes.back();
        std::vector<std::size_t> left(m_open.begin(),
                                      m_open.begin() + std::ptrdiff_t(scope.firstOpen));
        for (std::size_t i = scope.firstOpen; i < m_open.size(); ++i) {
            Operand &target = m_program.statements[m_open[i]].instruction.operands.front();
            const auto found = scope.labels.find(target.name);
            if (found == scope.labels.end()) {
                left.push_back(m_open[i]);
                continue;
            }
            target.kind = Operand::Kind::Label;
            target.index = found->second;
        }
        m_open = std::move(left);
        m_scopes.pop_back();
    }

    /// `.reg .b32 a, b<4>;` declares; `.pragma "…";` would not get past the tokens.
    void parseDirective()
    {
        const std::vector<std::string> words = splitAtDots(take().text.substr(1));
        std::string typeName = words.size() == 2 ? words[1] : std::string();
        if (words.front() != "reg" || words.size() > 2)
            return fail();
        if (typeName.empty() && current().kind == Token::Kind::Word)
            typeName = take().text.substr(1);
        const auto type = typeNamed(typeName);
        if (!type)
            return fail();
        do {
            if (current().kind != Token::Kind::Word)
                return fail();
            const std::string name = take().text;
            if (!accept('<')) {
                declare(name, type->totalBits());
                continue;
            }
            constexpr std::uint64_t Most = 1024;
            const Token count = take();
            if (count.kind != Token::Kind::Integer || count.integer > Most)
                return fail();
            for (std::uint64_t i = 0; i < count.integer; ++i)
                declare(name + std::to_string(i), type->totalBits());
            expect('>');
        } while (accept(','));
        expect(';');
    }

    void declare(const std::string &name, unsigned bits)
    {
        const auto index = std::uint32_t(m_program.registers.size());
        m_isGood = m_isGood && m_scopes.back().registers.emplace(name, index).second;
        m_program.registers.push_back(bits);
    }

    void parseInstruction()
    {
        Statement statement;
        Instruction &instruction = statement.instruction;
        if (accept('@')) {
            const bool isNegated = accept('!');
            instruction.guard.push_back(parseOperand());
            instruction.guard.back().isNegated = isNegated;
        }
        if (current().kind != Token::Kind::Word || current().text.front() == '%')
            return fail();
        instruction.words = splitAtDots(take().text);
        instruction.name = instruction.words.front();
        instruction.words.erase(instruction.words.begin());
        while (m_isGood && !isSymbol(';') && !isSymbol('}') && current().kind != Token::Kind::End) {
            if (!instruction.operands.empty())
                expect(',');
            instruction.operands.push_back(parseDestination());
        }
        // The last instruction of a text gets by without its semicolon.
        if (current().kind != Token::Kind::End)
            expect(';');
        if (instruction.name == "bra") {
            if (instruction.operands.size() != 1
                || instruction.operands.front().kind != Operand::Kind::Name)
                return fail();
            m_open.push_back(m_program.statements.size());
        }
        m_program.statements.push_back(std::move(statement));
    }

    /// An operand, or two: `p|q`.
    Operand parseDestination()
    {
        Operand first = parseOperand();
        if (!accept('|'))
            return first;
        Operand pair;
        pair.kind = Operand::Kind::Pair;
        pair.parts.push_back(std::move(first));
        pair.parts.push_back(parseOperand());
        return pair;
    }

    Operand parseOperand()
    {
        constexpr unsigned Deepest = 8;
        if (++m_depth > Deepest)
            fail();
        Operand operand = m_isGood ? parseAny() : Operand();
        --m_depth;
        return operand;
    }

    Operand parseAny()
    {
        Operand operand;
        if (accept('!')) {
            operand = parseOperand();
            operand.isNegated = !operand.isNegated;
            return operand;
        }
        if (accept('[')) {
            parseAddress(operand);
            return operand;
        }
        if (accept('{')) {
            operand.kind = Operand::Kind::Vector;
            do
                operand.parts.push_back(parseOperand());
            while (m_isGood && accept(','));
            expect('}');
            return operand;
        }
        const bool isMinus = accept('-');
        const Token token = take();
        switch (token.kind) {
        case Token::Kind::Argument:
            operand.kind = Operand::Kind::Argument;
            operand.index = std::uint32_t(token.integer);
            m_isGood = token.integer < m_arguments && !isMinus;
            break;
        case Token::Kind::Integer:
            operand.kind = Operand::Kind::Integer;
            operand.bits = isMinus ? 0 - token.integer : token.integer;
            break;
        case Token::Kind::Float:
            operand.kind = Operand::Kind::Float;
            operand.number = isMinus ? -token.number : token.number;
            break;
        case Token::Kind::Word:
            m_isGood = !isMinus;
            resolve(token.text, operand);
            break;
        default: fail();
        }
        return operand;
    }

    /// `[a]`, `[a + 16]`, `[a + b]`, `[a, {x, y}]`
    void parseAddress(Operand &address)
    {
        address.kind = Operand::Kind::Address;
        address.parts.push_back(parseOperand());
        while (m_isGood && !accept(']')) {
            const bool isMinus = isSymbol('-');
            if (accept(',') || accept('+') || isMinus) {
                Operand part = parseOperand();
                if (part.kind == Operand::Kind::Integer)
                    address.bits += part.bits;
                else
                    address.parts.push_back(std::move(part));
            } else {
                fail();
            }
        }
    }

    void resolve(const std::string &text, Operand &operand)
    {
        for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope) {
            const auto found = scope->registers.find(text);
            if (found == scope->registers.end())
                continue;
            operand.kind = Operand::Kind::Register;
            operand.index = found->second;
            return;
        }
        if (text == "_")
            return;
        const bool isSpecial = text.front() == '%';
        operand.kind = isSpecial ? Operand::Kind::Special : Operand::Kind::Name;
        operand.name = isSpecial ? text.substr(1) : text;
    }

    std::vector<Token> m_tokens;
    std::uint32_t m_arguments;
    std::size_t m_at = 0;
    bool m_isGood = true;
    unsigned m_depth = 0;
    Program m_program;
    std::vector<Scope> m_scopes;
    std::vector<std::size_t> m_open; ///< statements: branches whose label is still to come
};

} // namespace

std::string Instruction::opcode() const
{
    std::string text = name;
    for (const std::string &word : words)
        text += '.' + word;
    return text;
}

bool Instruction::has(const char *word) const
{
    return std::ranges::find(words, word) != words.end();
}

std::optional<Program> parse(std::string_view text, std::uint32_t arguments)
{
    return Parser(text, arguments).run();
}

} // namespace warplens::ptx
