// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Elimination in dense fronts, and solving with them.
#include "core/weights/front_factor.h"

#include "core/base/parallel.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cassert>
#include <cstring>

namespace rigwright {
namespace {

constexpr std::size_t kSeparately = 4'000; // rows; the parts of larger pieces go to threads
constexpr std::size_t kColumns = FrontFactor::kColumns;
/// A surface of a million places has a fifth of either. What has more is no surface, and would fill
/// the memory of the machine, or take minutes.
constexpr double kMostEntries = 2.5e8;
constexpr double kMostProducts = 1e11;

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

} // namespace

/// Rows of a front are its own, then those of its border, ascending.
struct FrontFactor::Front {
    std::size_t first = 0; ///< own rows: [first, first + own)
    std::size_t own = 0;
    std::size_t rowCount = 0; ///< of the whole piece, with its parts
    double entries = 0.0;     ///< of all its panels, and of what they leave
    double products = 0.0;    ///< of their elimination
    std::vector<std::uint32_t> border;
    std::vector<std::uint32_t> inParent;   ///< of each border row: where in the parent's front
    std::vector<std::uint32_t> entryPlace; ///< of each entry of the own columns: its front row
    RowMajor panel;                        ///< own + border rows, own columns: of L
    std::vector<Front> parts;

    Front(const DissectionPiece& piece, const LowerHalf& matrix);
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t row) const;
    bool factorise(const LowerHalf& matrix, RowMajor& rest);
    void addParts(std::span<const RowMajor> rests, RowMajor& rest);
    void forward(double* values) const;
    void backward(double* values) const;
};

std::uint32_t FrontFactor::Front::placeOf(std::uint32_t row) const {
    assert(row >= first);
    if (row < first + own)
        return std::uint32_t(row - first);
    return std::uint32_t(own) +
           std::uint32_t(std::ranges::lower_bound(border, row) - border.begin());
}

FrontFactor::Front::Front(const DissectionPiece& piece, const LowerHalf& matrix)
    : first(piece.separator), own(piece.last - piece.separator),
      rowCount(piece.last - piece.first) {
    parts.reserve(piece.parts.size());
    for (const DissectionPiece& part : piece.parts)
        parts.emplace_back(part, matrix);
    const std::span rows(matrix.rows.data() + matrix.offsets[first],
                         matrix.rows.data() + matrix.offsets[first + own]);
    const auto addBorder = [&](std::span<const std::uint32_t> more) {
        std::ranges::copy_if(more, std::back_inserter(border),
                             [&](std::uint32_t row) { return row >= piece.last; });
    };
    addBorder(rows);
    for (const Front& part : parts)
        addBorder(part.border);
    std::ranges::sort(border);
    border.erase(std::ranges::unique(border).begin(), border.end());
    border.shrink_to_fit();
    entryPlace.reserve(rows.size());
    for (const std::uint32_t row : rows)
        entryPlace.push_back(placeOf(row));
    for (Front& part : parts) {
        part.inParent.reserve(part.border.size());
        for (const std::uint32_t row : part.border)
            part.inParent.push_back(placeOf(row));
    }
    const auto side = double(own + border.size());
    entries = double(own) * side + double(border.size()) * double(border.size());
    products = double(own) * side * side;
    for (const Front& part : parts) {
        entries += part.entries;
        products += part.products;
    }
}

/// Adds what the parts leave to the panel, and to `rest` what concerns border rows alone. Lower
/// halves.
void FrontFactor::Front::addParts(std::span<const RowMajor> rests, RowMajor& rest) {
    for (std::size_t p = 0; p < parts.size(); ++p) {
        const std::vector<std::uint32_t>& place = parts[p].inParent;
        // Both orders ascend, so lower stays lower.
        for (std::size_t i = 0; i < place.size(); ++i) {
            const double* from = rests[p].data() + i * place.size();
            double* toPanel = panel.data() + place[i] * own;
            std::size_t j = 0;
            for (; j <= i && place[j] < own; ++j)
                toPanel[place[j]] += from[j];
            if (j > i)
                continue;
            double* toRest = rest.data() + (place[i] - own) * border.size();
            for (; j <= i; ++j)
                toRest[place[j] - own] += from[j];
        }
    }
}

/// `rest`: what is left for the border rows, lower half. False: not positive definite.
bool FrontFactor::Front::factorise(const LowerHalf& matrix, RowMajor& rest) {
    RowMajor rests[2];
    bool solved[2] = {true, true};
    parallelFor(parts.size(), rowCount > kSeparately ? 1 : 2,
                [&](std::size_t begin, std::size_t end) {
                    for (std::size_t p = begin; p < end; ++p)
                        solved[p] = parts[p].factorise(matrix, rests[p]);
                });
    if (!solved[0] || !solved[1])
        return false;
    const auto ownCount = Eigen::Index(own);
    const auto borderCount = Eigen::Index(border.size());
    panel.setZero(ownCount + borderCount, ownCount);
    rest.setZero(borderCount, borderCount);
    std::size_t at = 0;
    for (std::size_t c = 0; c < own; ++c) {
        panel.data()[c * own + c] = matrix.diagonal[first + c];
        for (std::uint32_t e = matrix.offsets[first + c]; e < matrix.offsets[first + c + 1]; ++e)
            panel.data()[entryPlace[at++] * own + c] = matrix.values[e];
    }
    addParts(rests, rest);
    if (own == 0)
        return true;
    auto square = panel.topRows(ownCount);
    const Eigen::LLT<Eigen::Ref<RowMajor>> factor(square);
    if (factor.info() != Eigen::Success)
        return false;
    if (borderCount == 0)
        return true;
    auto below = panel.bottomRows(borderCount);
    square.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(below);
    rest.selfadjointView<Eigen::Lower>().rankUpdate(below, -1.0);
    return true;
}

void FrontFactor::Front::forward(double* values) const {
    for (const Front& part : parts)
        part.forward(values);
    double* mine = values + first * kColumns;
    const double* row = panel.data();
    const auto subtract = [&](double* sum, std::size_t count) {
        for (std::size_t c = 0; c < count; ++c)
            for (std::size_t k = 0; k < kColumns; ++k)
                sum[k] -= row[c] * mine[c * kColumns + k];
    };
    for (std::size_t i = 0; i < own; ++i, row += own) {
        double sum[kColumns];
        std::memcpy(sum, mine + i * kColumns, sizeof sum);
        subtract(sum, i);
        const double scale = 1.0 / row[i];
        for (std::size_t k = 0; k < kColumns; ++k)
            mine[i * kColumns + k] = sum[k] * scale;
    }
    for (const std::uint32_t other : border) {
        double sum[kColumns];
        std::memcpy(sum, values + std::size_t(other) * kColumns, sizeof sum);
        subtract(sum, own);
        std::memcpy(values + std::size_t(other) * kColumns, sum, sizeof sum);
        row += own;
    }
}

void FrontFactor::Front::backward(double* values) const {
    double* mine = values + first * kColumns;
    const double* row = panel.data() + own * own;
    const auto subtract = [&](const double* known, std::size_t count) {
        for (std::size_t c = 0; c < count; ++c)
            for (std::size_t k = 0; k < kColumns; ++k)
                mine[c * kColumns + k] -= row[c] * known[k];
    };
    for (const std::uint32_t other : border) {
        double known[kColumns];
        std::memcpy(known, values + std::size_t(other) * kColumns, sizeof known);
        subtract(known, own);
        row += own;
    }
    for (std::size_t i = own; i-- > 0;) {
        row = panel.data() + i * own;
        const double scale = 1.0 / row[i];
        double known[kColumns];
        for (std::size_t k = 0; k < kColumns; ++k)
            known[k] = mine[i * kColumns + k] *= scale;
        subtract(known, i);
    }
    for (const Front& part : parts)
        part.backward(values);
}

FrontFactor::FrontFactor(const DissectionPiece& whole, const LowerHalf& matrix)
    : m_whole(std::make_unique<Front>(whole, matrix)) {}
FrontFactor::~FrontFactor() = default;
FrontFactor::FrontFactor(FrontFactor&&) noexcept = default;
FrontFactor& FrontFactor::operator=(FrontFactor&&) noexcept = default;

bool FrontFactor::factorise(const LowerHalf& matrix) {
    assert(matrix.diagonal.size() == m_whole->rowCount);
    if (m_whole->entries > kMostEntries || m_whole->products > kMostProducts)
        return false;
    RowMajor rest;
    return m_whole->factorise(matrix, rest);
}

void FrontFactor::solve(std::span<double> values) const {
    assert(values.size() == m_whole->rowCount * kColumns);
    m_whole->forward(values.data());
    m_whole->backward(values.data());
}

} // namespace rigwright
