// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where a character came from survives as JSON, and odd JSON is as the file says.
#include "editor/shell/import_source.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

class tst_import_source : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingComesBack() {
        for (const ImportUpAxis up :
             {ImportUpAxis::AsFile, ImportUpAxis::X, ImportUpAxis::Y, ImportUpAxis::Z}) {
            const ImportSource source{QStringLiteral("/models/ตัวละคร.fbx"),
                                      {.metresPerUnit = 0.0254,
                                       .up = up,
                                       .openInBindPose = true,
                                       .searchFolders = {u8"/a", u8"/ภาพ"},
                                       .followOutsideReferences = true}};
            const ImportSource back = importSourceFromJson(importSourceToJson(source), {});
            QCOMPARE(back.path, source.path);
            QVERIFY(back.choices == source.choices);
        }
    }

    void whatIsAsTheFileSaysIsNotWritten() {
        QCOMPARE(importSourceToJson({QStringLiteral("/a.glb"), {}}).keys(),
                 QStringList{QStringLiteral("file")});
    }

    void oddValuesAreAsTheFileSays() {
        for (const QJsonObject& odd :
             {QJsonObject{{"metresPerUnit", -1}}, QJsonObject{{"metresPerUnit", "x"}},
              QJsonObject{{"up", "w"}}, QJsonObject{{"up", ""}}, QJsonObject{{"bindPose", 3}},
              QJsonObject{{"searchFolders", QJsonArray{1, "relative", QJsonObject()}}}}) {
            QJsonObject json = odd;
            json.insert("file", "/a.glb");
            const ImportSource source = importSourceFromJson(json, {});
            QCOMPARE(source.path, QStringLiteral("/a.glb"));
            QVERIFY(source.choices == ImportChoices());
        }
        QVERIFY(importSourceFromJson({{"metresPerUnit", 0.01}}, {}).path.isEmpty());
    }

    void aFileThatMovedWithItsProjectIsFound() {
        QTemporaryDir folder;
        const QString here = folder.filePath("arm.glb");
        QFile file(here);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString project = folder.filePath("arm.rigw");
        QCOMPARE(importSourceFromJson({{"file", "/gone/arm.glb"}}, project).path, here);
        QCOMPARE(importSourceFromJson({{"file", "/gone/leg.glb"}}, project).path,
                 QStringLiteral("/gone/leg.glb"));
    }
};

RIGWRIGHT_TEST(tst_import_source)
#include "tst_import_source.moc"
