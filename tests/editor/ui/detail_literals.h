// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads out of a source which sentences it puts into details of findings.
#pragma once

#include <QString>
#include <QStringList>

namespace rigwright::test {

struct DetailLiterals {
    QStringList sentences; ///< as the table of sentences has them, with %1 … for figures
    QStringList joined;    ///< places where a sentence is put together with +
    QStringList wordless;  ///< places where neither a sentence stands nor the name of one
};

/// Looks at every bracket with a Severity in it (there a finding is made or noted), at what
/// note…(…) and ignored(…) are told, and at all texts with places for figures.
DetailLiterals detailLiteralsOf(const QString& source);

} // namespace rigwright::test
