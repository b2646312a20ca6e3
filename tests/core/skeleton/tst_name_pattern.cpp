// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Regular expressions against the standard library's, and where that one would never end.
#include "core/skeleton/name_pattern.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstdint>
#include <regex>
#include <stdexcept>
#include <string>
#include <utility>

using namespace rigwright;

namespace {

NamePattern pattern(const std::string& expression, bool ignoresCase = false) {
    auto compiled = NamePattern::compile(expression, ignoresCase);
    if (!compiled)
        throw std::runtime_error(expression + ": " + compiled.error().detail);
    return std::move(*compiled);
}

std::string replaced(const char* expression, const char* text, const char* by) {
    return pattern(expression).replaceAll(text, by);
}

/// A small generator of our own, the same on all machines.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}
    std::size_t below(std::size_t count) {
        m_state = m_state * 6364136223846793005ull + 1442695040888963407ull;
        return std::size_t((m_state >> 33) % count);
    }

private:
    std::uint64_t m_state;
};

/// All matches in brackets by the standard library's search; behind an empty match the next one
/// begins a character later.
std::string marked(const std::regex& expression, const std::string& text) {
    std::string result;
    auto copied = text.begin();
    auto from = text.begin();
    for (;;) {
        std::smatch match;
        const auto flags = from == text.begin() ? std::regex_constants::match_default
                                                : std::regex_constants::match_prev_avail;
        if (!std::regex_search(from, text.end(), match, expression, flags))
            break;
        result.append(copied, match[0].first);
        result += "<" + match.str(0) + ">";
        copied = from = match[0].second;
        if (match.length(0) > 0)
            continue;
        if (from == text.end())
            break;
        ++from;
    }
    return result.append(copied, text.end());
}

/// An expression of letters a, b, classes, groups and repeats.
std::string randomExpression(Chance& chance, int depth) {
    std::string expression;
    const std::size_t length = 1 + chance.below(3);
    for (std::size_t i = 0; i < length; ++i) {
        const std::size_t kind = chance.below(depth > 0 ? 9 : 6);
        const std::size_t begin = expression.size();
        const char* const atoms[] = {"a", "b", ".", "[ab]", "[^a]", "_"};
        if (kind < 6)
            expression += atoms[kind];
        else if (kind == 6)
            expression += "(" + randomExpression(chance, depth - 1) + ")";
        else if (kind == 7)
            expression += "(?:" + randomExpression(chance, depth - 1) + "|" +
                          randomExpression(chance, depth - 1) + ")";
        else
            expression += chance.below(2) == 0 ? "\\w" : "[a-b_]";
        // What repeats of nothing are worth, libraries do not agree on.
        const bool mayBeEmpty =
            (kind == 6 || kind == 7) && std::regex_match("", std::regex(expression.substr(begin)));
        if (mayBeEmpty)
            continue;
        const char* const repeats[] = {"", "", "", "*", "+", "?", "*?", "+?", "{1,2}", "{2}"};
        expression += repeats[chance.below(10)];
    }
    return expression;
}

} // namespace

class tst_name_pattern : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesAreThoseOfTheStandardLibrary() {
        Chance chance(7);
        std::size_t matched = 0;
        for (int i = 0; i < 3000; ++i) {
            std::string expression = randomExpression(chance, 2);
            const std::size_t anchor = chance.below(8);
            expression = (anchor == 0   ? "^"
                          : anchor == 1 ? "\\b"
                                        : "") +
                         expression + (anchor == 2 ? "$" : "");
            const std::regex other(expression, std::regex::ECMAScript);
            const NamePattern own = pattern(expression);
            for (int k = 0; k < 4; ++k) {
                std::string text;
                const std::size_t length = chance.below(9);
                for (std::size_t c = 0; c < length; ++c)
                    text += "ab_. b"[chance.below(6)];
                const std::string theirs = marked(other, text);
                const std::string ours = own.replaceAll(text, "<$0>");
                if (ours != theirs)
                    qDebug("%s on '%s'", expression.c_str(), text.c_str());
                QCOMPARE(ours, theirs);
                matched += ours != text ? 1 : 0;
            }
        }
        QVERIFY(matched > 3000);
    }

    void groupsAreFilledIn() {
        QCOMPARE(replaced("(\\w+)_(\\d+)$", "thumb_01", "$2_$1"), std::string("01_thumb"));
        QCOMPARE(replaced("^mixamorig[:_]", "mixamorig:LeftArm", ""), std::string("LeftArm"));
        QCOMPARE(replaced("(a)|b", "ab", "[\\1]"), std::string("[a][]"));
        QCOMPARE(replaced("(.)(.)", "abcd", "$2$1"), std::string("badc"));
        QCOMPARE(replaced("a", "a", "$$1\\\\2$x"), std::string("$1\\2$x"));
        QCOMPARE(replaced("(a+?)(a*)", "aaa", "$1-$2"), std::string("a-aa"));
        QCOMPARE(replaced("(a|ab)(c|bcd)", "abcd", "$1,$2"), std::string("a,bcd"));
    }

    void charactersAreThoseOfUtf8() {
        QCOMPARE(replaced("^.", "\xc3\xa9paule", "e"), std::string("epaule"));
        QCOMPARE(replaced("[\xc3\xa0-\xc3\xbf]", "\xc3\xa9paule \xc3\xa7", "x"),
                 std::string("xpaule x"));
        QCOMPARE(replaced(".", "\xe0\xb8\xab\xe0\xb8\xb1", "x"), std::string("xx"));
        QCOMPARE(replaced("x*", "\xe0\xb8\xab", "-"), std::string("-\xe0\xb8\xab-"));
        // Bytes that are no UTF-8 are kept.
        QCOMPARE(replaced("a",
                          "\xff\xc3"
                          "a\xe0\xb8",
                          "b"),
                 std::string("\xff\xc3"
                             "b\xe0\xb8"));
        QCOMPARE(replaced("^.",
                          "\xff"
                          "a",
                          ""),
                 std::string("a"));
    }

    void caseMayBeIgnored() {
        QCOMPARE(pattern("LEFT[a-c]", true).replaceAll("leftA LeftD", "x"), std::string("x LeftD"));
        QCOMPARE(pattern("[^a]", true).replaceAll("aAb", "x"), std::string("aAx"));
        QCOMPARE(pattern("left").replaceAll("Left", "x"), std::string("Left"));
    }

    void whatCannotBeReadIsRefused_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<int>("place");
        QTest::newRow("open group") << "a(b" << 4;
        QTest::newRow("closed group") << "ab)" << 3;
        QTest::newRow("open class") << "[ab" << 4;
        QTest::newRow("class range") << "[b-a]" << 5;
        QTest::newRow("nothing to repeat") << "*a" << 1;
        QTest::newRow("repeated repeat") << "a**" << 3;
        QTest::newRow("backslash at the end") << "a\\" << 3;
        QTest::newRow("back reference") << "(a)\\1" << 5;
        QTest::newRow("looking ahead") << "a(?=b)" << 4;
        QTest::newRow("repeats backwards") << "a{3,2}" << 7;
        QTest::newRow("open repeats") << "a{3" << 4;
        QTest::newRow("too many repeats") << "a{999}" << 7;
        QTest::newRow("too long") << "((a{100}){100}){100}" << 15;
        QTest::newRow("too deep") << QString("(?:").repeated(60) + "a" << 154;
        QTest::newRow("too many groups") << "(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)" << 29;
    }
    void whatCannotBeReadIsRefused() {
        QFETCH(QString, expression);
        QFETCH(int, place);
        const auto refused = NamePattern::compile(expression.toStdString());
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, std::string("name-pattern"));
        const QString detail = QString::fromStdString(refused.error().detail);
        QVERIFY2(detail.contains("at character " + QString::number(place) + ":"),
                 qPrintable(detail));
    }

    /// Backtracking needs 2^n steps for these.
    void expressionsThatExplodeElsewhereEnd() {
        const std::string text(900, 'a');
        for (const char* expression :
             {"(a+)+$", "(a|aa)+b", "(a*)*b", "^(a?){200}a{200}x", "((a*)*)*c"}) {
            const NamePattern explosive = pattern(expression);
            QCOMPARE(explosive.find(text + "!").has_value(), false);
        }
        QCOMPARE(pattern("(a*)*").replaceAll(text, "x"), std::string("xx"));
    }

    void emptyTextsAndExpressionsMatch() {
        QCOMPARE(replaced("", "ab", "-"), std::string("-a-b-"));
        QCOMPARE(replaced("", "", "-"), std::string("-"));
        QCOMPARE(replaced("^", "ab", "DEF-"), std::string("DEF-ab"));
        QCOMPARE(replaced("$", "ab", "_end"), std::string("ab_end"));
        QVERIFY(!pattern("a").find(""));
    }
};

RIGWRIGHT_TEST(tst_name_pattern)
#include "tst_name_pattern.moc"
