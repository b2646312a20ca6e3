// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushRow: what one dab makes of one row.
#pragma once

#include "core/weights/brush.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// Bones and their mean weights around a point.
using MeanRow = std::vector<std::pair<std::uint16_t, double>>;

/// The arithmetic of BrushSettings on single rows; holds scratch memory. See applyBrush() for the
/// rules.
class BrushRow {
public:
    enum class Outcome {
        Unchanged,
        LockedOut,
        Changed,
        NoReceiver, ///< the weight could not be lowered; the row may have been normalised all the
                    ///< same
    };

    BrushRow(const BrushSettings& settings, std::span<const std::uint8_t> locked);

    /// Another value for the rows to come, clamped as BrushSettings::value is; NaN counts as 0.
    void setValue(float value);

    /// Computes the row; `strength` in (0, 1]. `neighbours` is needed for Smooth: their mean row.
    Outcome compute(const RowView& before, float strength, const MeanRow* neighbours);

    /// After Changed or NoReceiver: the new row, without zeros.
    [[nodiscard]] std::span<const Influence> row() const { return {m_row.data(), m_rowSize}; }
    /// After Changed or NoReceiver: bones removed because of the limit.
    [[nodiscard]] std::span<const std::uint16_t> dropped() const { return m_dropped; }

private:
    struct Entry {
        std::uint16_t bone = 0;
        bool locked = false;
        float original = 0.0f;
        double weight = 0.0;
    };

    /// What to do with the painted bone's share, worked out from the sums of a row.
    struct Plan {
        Outcome outcome = Outcome::Unchanged; ///< Changed: go on
        double own = 0.0;                     ///< share before, of a normalised row
        double wanted = 0.0;                  ///< share after
        double left = 0.0;                    ///< what the locked bones leave
        double scale = 0.0;                   ///< that normalises the free weights
    };

    [[nodiscard]] bool hasNothingToDo(double own, double mean) const;
    [[nodiscard]] Plan plan(double own, double others, double locked, double amount,
                            double mean) const;
    std::optional<Outcome> computeShortRow(const RowView& before, double amount);
    void read(const RowView& before);
    [[nodiscard]] double target(double own, double amount, double mean) const;
    Outcome computeRaw(double amount, double mean);
    Outcome computeNormalised(double amount, double mean, const MeanRow* neighbours);
    [[nodiscard]] double otherWeights() const;
    void scaleOthers(double factor);
    void shareByNeighbours(double amount, const MeanRow& neighbours);
    [[nodiscard]] bool limit(bool goesDown);
    [[nodiscard]] bool mayExceedLimit() const {
        return m_settings.maxInfluences != 0 && m_entries.size() > m_settings.maxInfluences;
    }
    void write(double otherFactor, bool settle);
    [[nodiscard]] bool isOther(std::size_t i) const {
        return i != m_painted && !m_entries[i].locked;
    }
    [[nodiscard]] Entry& painted() { return m_entries[m_painted]; }

    BrushSettings m_settings;
    std::span<const std::uint8_t> m_locked;
    std::vector<Entry> m_entries; ///< free bones once each; `bone` always among them
    std::size_t m_painted = 0;
    double m_lockedSum = 0.0;
    double m_otherSum = 0.0; ///< of the free bones but the painted one
    std::vector<Influence> m_row;
    std::size_t m_rowSize = 0;
    std::vector<std::uint16_t> m_dropped;
};

} // namespace rigwright
