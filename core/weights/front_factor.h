// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FrontFactor: a sparse symmetric matrix factorised front by front along a nested dissection.
#pragma once

#include "core/weights/dissection.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rigwright {

/// The lower half of a sparse symmetric matrix in compressed columns, its diagonal apart.
struct LowerHalf {
    std::vector<double> diagonal;
    std::vector<std::uint32_t> offsets; ///< of column i: [i], [i + 1]
    std::vector<std::uint32_t> rows;    ///< > column
    std::vector<double> values;         ///< as many as rows
};

/// L·Lᵀ by the multifrontal method (I. Duff, J. Reid 1983, "The multifrontal solution of indefinite
/// sparse symmetric linear equations"). A front is a piece of the dissection: its separator is
/// eliminated in one small dense matrix, what remains is added to the front of the piece around it.
/// Dense matrices make it several times as fast as elimination column by column; the halves go to
/// threads of their own. The same bits whatever the number of threads.
class FrontFactor {
public:
    /// `matrix`: only its pattern is read; rows and columns in the order of elimination.
    FrontFactor(const DissectionPiece& whole, const LowerHalf& matrix);
    ~FrontFactor();
    FrontFactor(FrontFactor&&) noexcept;
    FrontFactor& operator=(FrontFactor&&) noexcept;

    /// A matrix of the same pattern. False: it is not positive definite, or so tangled that its
    /// factor would take gigabytes or minutes.
    bool factorise(const LowerHalf& matrix);

    /// Solves for kColumns right-hand sides at once, in place: values[row · kColumns + column].
    /// May be called from several threads. Precondition: factorise() succeeded.
    static constexpr std::size_t kColumns = 16;
    void solve(std::span<double> values) const;

private:
    struct Front;
    std::unique_ptr<Front> m_whole;
};

} // namespace rigwright
