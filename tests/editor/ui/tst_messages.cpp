// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Core's codes get words; what is unknown keeps core's English.
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

class tst_messages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anErrorSaysWhatWhereAndWhatToDo() {
        const ErrorText text = errorText({"gltf-index-out-of-range", "joint 9 of 4 does not exist",
                                          "meshes[0].primitives[1].JOINTS_0", "export it again"});
        QCOMPARE(text.what, QStringLiteral("Joint 9 of 4 does not exist."));
        QCOMPARE(text.where, QStringLiteral("meshes[0].primitives[1].JOINTS_0"));
        QCOMPARE(text.remedy, QStringLiteral("Export it again."));
        QVERIFY(text.details.contains(QStringLiteral("gltf-index-out-of-range")));
        QVERIFY(text.details.contains(QStringLiteral("joint 9 of 4")));
    }

    void anErrorWithoutWordsStillShowsItsCode() {
        QCOMPARE(errorText({"strange-code", "", "", ""}).what, QStringLiteral("strange-code"));
    }

    void knownCodesHaveOurOwnWords() {
        const ErrorText text = errorText({"format-not-supported-yet", "FBX", "", ""});
        QVERIFY(text.what.contains(QStringLiteral("cannot be opened yet")));
        QVERIFY(text.details.contains(QStringLiteral("FBX")));
    }

    void findingsCountTheirItems() {
        const Finding finding{"weights-zero-rows", Severity::Error, 4, "mesh Body", "", ""};
        QVERIFY(findingText(finding).startsWith(QStringLiteral("4 ")));
    }

    void everySeverityHasItsOwnShapeAndColour() {
        QVERIFY(severityIcon(Severity::Error) != severityIcon(Severity::Warning));
        QVERIFY(severityIcon(Severity::Warning) != severityIcon(Severity::Info));
        QVERIFY(severityToken(Severity::Error) != severityToken(Severity::Warning));
    }
};

RIGWRIGHT_TEST(tst_messages)
#include "tst_messages.moc"
