// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words from the tables of errors and findings.
#include "editor/panels/edit_report.h"

#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"

namespace rigwright::editor {

QStringList sentencesOf(const Result<Findings>& result) {
    if (!result)
        return {errorText(result.error()).what};
    QStringList sentences;
    for (const Finding& finding : *result) {
        const QString evidence = findingEvidence(finding);
        sentences += evidence.isEmpty() ? findingText(finding) : evidence;
    }
    return sentences;
}

} // namespace rigwright::editor
