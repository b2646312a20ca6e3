// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filling rows on several threads.
#include "core/weights/bind_rows.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {
constexpr std::size_t kPiece = 2048;      // places that one thread works through at a time
constexpr std::size_t kPiecesAtOnce = 16; // between two reports of progress
} // namespace

bool fillRows(std::size_t placeCount, const WeightProgress& progress, const ProgressRange& range,
              const std::function<MakeRow()>& makeMaker, PlaceRows& filled) {
    const std::size_t pieceCount = (placeCount + kPiece - 1) / kPiece;
    std::vector<PackedRows> pieces(pieceCount);
    filled.ways.assign(placeCount, BindWay::Distance);
    filled.reasons.assign(placeCount, BindReason::None);
    const auto workThrough = [&](std::size_t piece, const MakeRow& make) {
        WeightRow row;
        const std::size_t end = std::min(placeCount, (piece + 1) * kPiece);
        for (std::size_t place = piece * kPiece; place < end; ++place) {
            row.clear();
            const RowOrigin origin = make(place, row);
            filled.ways[place] = origin.way;
            filled.reasons[place] = origin.reason;
            pieces[piece].append(std::span<const Influence>(row));
        }
    };
    for (std::size_t first = 0; first < pieceCount; first += kPiecesAtOnce) {
        if (!progress.report(std::lerp(range.from, range.to, double(first) / double(pieceCount))))
            return false;
        parallelFor(std::min(kPiecesAtOnce, pieceCount - first), 1,
                    [&](std::size_t begin, std::size_t end) {
                        const MakeRow make = makeMaker();
                        for (std::size_t i = begin; i < end; ++i)
                            workThrough(first + i, make);
                    });
    }
    std::size_t influences = 0;
    for (const PackedRows& piece : pieces)
        influences += piece.influences.size();
    filled.rows = {};
    filled.rows.offsets.reserve(placeCount + 1);
    filled.rows.influences.reserve(influences);
    for (const PackedRows& piece : pieces)
        for (std::size_t i = 0; i < piece.size(); ++i)
            filled.rows.append(piece.row(i));
    return progress.report(range.to);
}

} // namespace rigwright
