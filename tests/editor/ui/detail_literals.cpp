// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Parts a source into words and texts, and finds brackets in them.
#include "tests/editor/ui/detail_literals.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace rigwright::test {

namespace {

struct Token {
    QString text;
    bool isLiteral = false;

    [[nodiscard]] bool is(const char* sign) const {
        return !isLiteral && text == QLatin1String(sign);
    }
    [[nodiscard]] bool opens() const { return is("(") || is("{"); }
    [[nodiscard]] bool closes() const { return is(")") || is("}"); }
};

using Tokens = std::vector<Token>;

QString unescaped(QString text) {
    text.replace(QLatin1String("\\\""), QLatin1String("\""));
    return text.replace(QLatin1String("\\\\"), QLatin1String("\\"));
}

/// Without comments; texts that follow one another are one.
Tokens tokensOf(const QString& source) {
    static const QRegularExpression token(
        QStringLiteral(R"re(//[^\n]*|/\*.*?\*/|R"\((?<raw>.*?)\)"|"(?<text>(?:[^"\\]|\\.)*)")re"
                       R"re(|'(?:[^'\\\n]|\\[^\n][^'\n]*)'|\w+|\s+|.)re"),
        QRegularExpression::DotMatchesEverythingOption |
            QRegularExpression::UseUnicodePropertiesOption);
    Tokens tokens;
    for (auto match = token.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        const QString whole = next.captured();
        if (whole.trimmed().isEmpty() || whole.startsWith(QLatin1String("//")) ||
            whole.startsWith(QLatin1String("/*")))
            continue;
        const bool isText = whole.startsWith(QLatin1Char('"'));
        if (isText && !tokens.empty() && tokens.back().isLiteral)
            tokens.back().text += unescaped(next.captured(QStringLiteral("text")));
        else if (isText)
            tokens.push_back({unescaped(next.captured(QStringLiteral("text"))), true});
        else if (whole.startsWith(QLatin1String("R\"(")))
            tokens.push_back({next.captured(QStringLiteral("raw")), true});
        else
            tokens.push_back({whole, false});
    }
    return tokens;
}

/// The innermost bracket around a word, without its signs; empty where a statement ends before it.
std::span<const Token> bracketAround(const Tokens& tokens, std::size_t word) {
    int depth = 0;
    std::size_t open = word;
    for (;; --open) {
        if (tokens[open].is(";") || open == 0)
            return {};
        if (tokens[open].closes())
            ++depth;
        if (tokens[open].opens() && depth-- == 0)
            break;
    }
    depth = 0;
    std::size_t end = open;
    for (; end < tokens.size(); ++end) {
        depth += tokens[end].opens() ? 1 : tokens[end].closes() ? -1 : 0;
        if (depth == 0)
            break;
    }
    return std::span(tokens).subspan(open + 1, end - open - 1);
}

/// More than a code, a kind of thing ("mesh ") or a unit (" s").
bool isSentence(const QString& text) {
    static const std::set<QString> kinds{QStringLiteral("mesh"),    QStringLiteral("skin"),
                                         QStringLiteral("node"),    QStringLiteral("clip"),
                                         QStringLiteral("bone"),    QStringLiteral("image"),
                                         QStringLiteral("material")};
    const QString words = text.trimmed();
    return words.contains(QLatin1Char(' ')) ||
           (words.size() > 3 && words != text && !kinds.contains(words));
}

/// The arguments in a bracket.
std::vector<std::span<const Token>> argumentsIn(std::span<const Token> bracket) {
    std::vector<std::span<const Token>> arguments;
    int depth = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i <= bracket.size(); ++i) {
        if (i < bracket.size())
            depth += bracket[i].opens() ? 1 : bracket[i].closes() ? -1 : 0;
        if (i == bracket.size() || (depth == 0 && bracket[i].is(","))) {
            arguments.push_back(bracket.subspan(first, i - first));
            first = i + 1;
        }
    }
    return arguments;
}

bool hasPlus(std::span<const Token> argument) {
    int depth = 0;
    return std::ranges::any_of(argument, [&depth](const Token& token) {
        depth += token.opens() ? 1 : token.closes() ? -1 : 0;
        return depth == 0 && token.is("+");
    });
}

QString textOf(std::span<const Token> tokens) {
    QStringList words;
    for (const Token& token : tokens)
        words += token.text;
    return words.join(QLatin1Char(' ')).left(160);
}

/// note(), noteRepaired(), ignored() …
bool isNoting(const Token& token) {
    return !token.isLiteral &&
           (token.text.startsWith(QLatin1String("note")) || token.is("ignored"));
}

/// Texts that have a name: kName = "text". What goes on behind it is a place ("mesh " + name).
std::map<QString, QString> constantsOf(const Tokens& tokens) {
    std::map<QString, QString> constants;
    for (std::size_t i = 0; i + 3 < tokens.size(); ++i)
        if (!tokens[i].isLiteral && tokens[i].text.front().isLetter() && tokens[i + 1].is("=") &&
            tokens[i + 2].isLiteral && !tokens[i + 3].is("+"))
            constants[tokens[i].text] = tokens[i + 2].text;
    return constants;
}

/// False where neither a sentence stands in it nor the name of one.
bool readBracket(std::span<const Token> bracket, const std::map<QString, QString>& constants,
                 DetailLiterals& found) {
    // Names under which a sentence is handed on; with figures in it, it is found by itself.
    static const std::set<QString> names{QStringLiteral("detail"), QStringLiteral("why"),
                                         QStringLiteral("cause"), QStringLiteral("sentence"),
                                         QStringLiteral("m_firstCorrected")};
    bool hasWords = false;
    for (const std::span<const Token> argument : argumentsIn(bracket)) {
        bool saysSomething = false;
        for (const Token& token : argument) {
            hasWords = hasWords || (!token.isLiteral && names.contains(token.text));
            const auto constant = token.isLiteral ? constants.end() : constants.find(token.text);
            const QString& text = constant == constants.end() ? token.text : constant->second;
            if ((!token.isLiteral && constant == constants.end()) || !isSentence(text))
                continue;
            saysSomething = true;
            found.sentences += text;
        }
        hasWords = hasWords || saysSomething;
        if (saysSomething && hasPlus(argument))
            found.joined += textOf(argument);
    }
    return hasWords;
}

} // namespace

DetailLiterals detailLiteralsOf(const QString& source) {
    static const QRegularExpression figure(QStringLiteral("%[1-9]"));
    const Tokens tokens = tokensOf(source);
    const std::map<QString, QString> constants = constantsOf(tokens);
    DetailLiterals found;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].isLiteral && tokens[i].text.contains(figure))
            found.sentences += tokens[i].text;
        if (tokens[i].is("Severity")) {
            const std::span<const Token> bracket = bracketAround(tokens, i);
            if (!bracket.empty() && !readBracket(bracket, constants, found))
                found.wordless += textOf(bracket);
        } else if (isNoting(tokens[i]) && i + 2 < tokens.size() && tokens[i + 1].is("(")) {
            readBracket(bracketAround(tokens, i + 2), constants, found);
        }
    }
    found.sentences.removeDuplicates();
    found.joined.removeDuplicates();
    return found;
}

} // namespace rigwright::test
