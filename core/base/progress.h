// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Progress: how long work tells how far it is, and learns that nobody wants it any more.
#pragma once

namespace rigwright {

/// `callback` is called now and then, on the calling thread, with 0 … 1; returning false cancels.
/// None: the work runs to its end.
struct Progress {
    bool (*callback)(double fraction, void* context) = nullptr;
    void* context = nullptr;

    /// False = cancelled.
    [[nodiscard]] bool report(double fraction) const {
        return !callback || callback(fraction, context);
    }
};

} // namespace rigwright
