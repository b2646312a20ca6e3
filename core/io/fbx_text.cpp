// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// "Name: value, value { children }" and "Name: *3 { a: 1,2,3 }".
#include "core/io/fbx_text.h"

#include <charconv>
#include <utility>

namespace rigwright {

namespace {

constexpr int kDeepest = 64;

class TextReader {
public:
    explicit TextReader(std::string_view text) : m_text(text) {}

    /// Nodes up to the closing brace, or to the end at depth 0.
    bool nodes(std::vector<FbxNode>& list, int depth);

private:
    void skipBlank();
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool takeName(std::string_view& name);
    bool takeValue(FbxValue& value);
    bool takeArray(FbxValue& value);
    bool takeNode(FbxNode& node, int depth);

    std::string_view m_text;
    std::size_t m_at = 0;
};

void TextReader::skipBlank() {
    while (m_at < m_text.size()) {
        const char letter = m_text[m_at];
        if (letter == ';')
            while (m_at < m_text.size() && m_text[m_at] != '\n')
                ++m_at;
        else if (letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n')
            ++m_at;
        else
            return;
    }
}

bool TextReader::takeName(std::string_view& name) {
    const std::size_t first = m_at;
    while (m_at < m_text.size() && m_text[m_at] != ':' && m_text[m_at] != '\n')
        ++m_at;
    if (peek() != ':' || m_at == first)
        return false;
    name = m_text.substr(first, m_at - first);
    ++m_at;
    return true;
}

/// At '*': the count, then { a: numbers }.
bool TextReader::takeArray(FbxValue& value) {
    ++m_at;
    const auto read =
        std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value.length);
    if (read.ec != std::errc())
        return false;
    m_at = std::size_t(read.ptr - m_text.data());
    skipBlank();
    if (peek() != '{')
        return false;
    const std::size_t end = m_text.find('}', m_at);
    if (end == std::string_view::npos)
        return false;
    value.kind = FbxValue::Kind::Array;
    value.elementType = 'a';
    value.text = m_text.substr(m_at + 1, end - m_at - 1);
    if (const std::size_t colon = value.text.find(':'); colon != std::string_view::npos)
        value.text.remove_prefix(colon + 1);
    m_at = end + 1;
    return true;
}

bool TextReader::takeValue(FbxValue& value) {
    if (peek() == '*')
        return takeArray(value);
    value.kind = FbxValue::Kind::Text;
    if (peek() == '"') {
        const std::size_t end = m_text.find('"', m_at + 1);
        if (end == std::string_view::npos)
            return false;
        value.text = m_text.substr(m_at + 1, end - m_at - 1);
        m_at = end + 1;
        return true;
    }
    const std::size_t first = m_at;
    while (m_at < m_text.size() &&
           std::string_view(", \t\r\n{}").find(m_text[m_at]) == std::string_view::npos)
        ++m_at;
    if (m_at == first)
        return false;
    value.text = m_text.substr(first, m_at - first);
    const char* begin = value.text.data();
    const char* end = begin + value.text.size();
    if (std::from_chars(begin, end, value.integer).ptr == end)
        value.kind = FbxValue::Kind::Integer;
    else if (std::from_chars(begin, end, value.real).ptr == end)
        value.kind = FbxValue::Kind::Real;
    return true;
}

bool TextReader::takeNode(FbxNode& node, int depth) {
    if (depth > kDeepest || !takeName(node.name))
        return false;
    bool isFirst = true;
    for (;;) {
        // Values may go on after a comma on the next line; without one, a new line ends the node.
        while (m_at < m_text.size() && (peek() == ' ' || peek() == '\t' || peek() == '\r'))
            ++m_at;
        if (peek() == '{') {
            ++m_at;
            return nodes(node.children, depth + 1);
        }
        if (peek() == '\n' || peek() == ';' || peek() == '}' || m_at >= m_text.size())
            return true;
        if (!isFirst) {
            if (peek() != ',')
                return false;
            ++m_at;
            skipBlank();
        }
        isFirst = false;
        FbxValue value;
        if (!takeValue(value))
            return false;
        node.values.push_back(value);
    }
}

bool TextReader::nodes(std::vector<FbxNode>& list, int depth) {
    for (;;) {
        skipBlank();
        if (m_at >= m_text.size())
            return depth == 0;
        if (peek() == '}') {
            ++m_at;
            return depth > 0;
        }
        FbxNode node;
        if (!takeNode(node, depth))
            return false;
        list.push_back(std::move(node));
    }
}

} // namespace

bool parseFbxText(std::string_view text, FbxDocument& document) {
    if (text.find("FBX") == std::string_view::npos ||
        !TextReader(text).nodes(document.root.children, 0))
        return false;
    if (const FbxNode* header = document.root.child("FBXHeaderExtension"))
        if (const FbxNode* version = header->child("FBXVersion");
            version && !version->values.empty())
            document.version = int(version->values[0].whole());
    return document.version > 0;
}

} // namespace rigwright
