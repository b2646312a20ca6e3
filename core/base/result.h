// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Result<T>: a value, or an Error that says what went wrong, where, and what to do.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace rigwright {

/// Why an operation failed. `code` is stable kebab-case ("gltf-index-out-of-range"): the editor
/// words and translates by it. `detail` is plain English for logs and the command line: what was
/// found. `place` says where in the input ("meshes[0].primitives[1].JOINTS_0"), may be empty.
/// `remedy` says what the user can do, may be empty.
struct Error {
    std::string code;
    std::string detail;
    std::string place;
    std::string remedy;

    friend bool operator==(const Error&, const Error&) = default;
};

/// Like std::expected<T, Error> (which g++ 12 lacks in C++20 mode); spelled so that it can be
/// replaced by it.
template <class T>
class [[nodiscard]] Result {
public:
    using value_type = T;

    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// Precondition: has_value().
    T& value() & {
        assert(has_value());
        return std::get<0>(m_content);
    }
    const T& value() const& {
        assert(has_value());
        return std::get<0>(m_content);
    }
    T&& value() && {
        assert(has_value());
        return std::get<0>(std::move(m_content));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    /// Precondition: !has_value().
    [[nodiscard]] const Error& error() const {
        assert(!has_value());
        return std::get<1>(m_content);
    }

private:
    std::variant<T, Error> m_content;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
public:
    using value_type = void;

    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    [[nodiscard]] bool has_value() const { return !m_error.has_value(); }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const Error& error() const {
        assert(m_error.has_value());
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace rigwright
