// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A recursive-descent reader of mask formulas.
#include "core/samples/generator/mask_expression.h"

#include "core/samples/generator/field.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace rigwright::generator {
namespace {

using Formula = std::function<double(const Vec3d&)>;

class Parser {
public:
    explicit Parser(const std::string& text) : m_text(text) {}

    Formula parse() {
        Formula result = sum();
        skipBlanks();
        if (m_at != m_text.size())
            fail("unexpected text");
        return result;
    }

private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error("mask '" + m_text + "': " + what + " at character " +
                                 std::to_string(m_at + 1));
    }

    void skipBlanks() {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
    }

    bool take(char c) {
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    Formula sum() {
        Formula left = product();
        for (;;) {
            if (take('+'))
                left = [a = left, b = product()](const Vec3d& p) { return a(p) + b(p); };
            else if (take('-'))
                left = [a = left, b = product()](const Vec3d& p) { return a(p) - b(p); };
            else
                return left;
        }
    }

    Formula product() {
        Formula left = factor();
        while (take('*'))
            left = [a = left, b = factor()](const Vec3d& p) { return a(p) * b(p); };
        return left;
    }

    Formula factor() {
        if (take('-'))
            return [a = factor()](const Vec3d& p) { return -a(p); };
        if (take('(')) {
            Formula inner = sum();
            if (!take(')'))
                fail("expected ')'");
            return inner;
        }
        skipBlanks();
        if (m_at < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[m_at])))
            return named();
        return number();
    }

    Formula number() {
        const char* start = m_text.c_str() + m_at;
        char* end = nullptr;
        const double value = std::strtod(start, &end);
        if (end == start)
            fail("expected a number");
        m_at += std::size_t(end - start);
        return [value](const Vec3d&) { return value; };
    }

    Formula named() {
        std::string name;
        while (m_at < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[m_at])))
            name += m_text[m_at++];
        if (name.size() == 1 && name[0] >= 'x' && name[0] <= 'z')
            return [axis = name[0] - 'x'](const Vec3d& p) { return p[axis]; };
        std::vector<Formula> arguments;
        if (!take('('))
            fail("expected '(' after " + name);
        do
            arguments.push_back(sum());
        while (take(','));
        if (!take(')'))
            fail("expected ')'");
        return call(name, arguments);
    }

    Formula call(const std::string& name, const std::vector<Formula>& a) const {
        if (name == "abs" && a.size() == 1)
            return [a](const Vec3d& p) { return std::abs(a[0](p)); };
        if (name == "min" && a.size() == 2)
            return [a](const Vec3d& p) { return std::min(a[0](p), a[1](p)); };
        if (name == "max" && a.size() == 2)
            return [a](const Vec3d& p) { return std::max(a[0](p), a[1](p)); };
        if (name == "S" && a.size() == 3)
            return [a](const Vec3d& p) { return smoothStep(a[1](p), a[2](p), a[0](p)); };
        fail("unknown function " + name);
    }

    std::string m_text;
    std::size_t m_at = 0;
};

} // namespace

std::function<double(const Vec3d&)> parseMask(const std::string& text) {
    return Parser(text).parse();
}

} // namespace rigwright::generator
