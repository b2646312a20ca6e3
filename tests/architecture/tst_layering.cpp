// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Enforces "Who may include whom" of ARCHITECTURE.md, and that every header builds alone.
#include "tests/architecture/include_rules.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {
QByteArray lines(const std::vector<std::string>& texts) {
    QByteArray all;
    for (const std::string& text : texts)
        all += "\n  " + QByteArray::fromStdString(text);
    return all;
}

IncludeRules rulesOfTheHouse() {
    return readIncludeRules(readText(sourceDir() / "ARCHITECTURE.md"));
}

void write(const fs::path& root, const std::string& file, const std::string& text) {
    fs::create_directories((root / file).parent_path());
    std::ofstream(root / file) << text;
}
} // namespace

class tst_layering : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listOfTheArchitecturePageIsSound();
    void everyFolderOfCoreAndEditorIsARoomOfTheList();
    void noFileIncludesWhatItMayNot();
    void aForbiddenIncludeIsCaught_data();
    void aForbiddenIncludeIsCaught();
    void whatTheListAllowsIsAllowed();
    void aCircleOrAnUnknownRoomInTheListIsCaught();
    void everyHeaderBuildsAlone();
};

void tst_layering::listOfTheArchitecturePageIsSound() {
    const IncludeRules rules = rulesOfTheHouse();
    QVERIFY2(rules.mistakes.empty(), lines(rules.mistakes));
    // Two samples of "a room may also include what its listed rooms may", and of what must never
    // be.
    QVERIFY(rules.mayInclude.at("core/weights").contains("core/mesh"));
    QVERIFY(!rules.mayInclude.at("core/mesh").contains("core/weights"));
    for (const auto& [room, others] : rules.mayInclude)
        for (const std::string& other : others)
            QVERIFY2(!room.starts_with("core/") || other.starts_with("core/"), room.c_str());
}

void tst_layering::everyFolderOfCoreAndEditorIsARoomOfTheList() {
    const IncludeRules rules = rulesOfTheHouse();
    for (const char* half : {"core", "editor"})
        for (const fs::directory_entry& entry : fs::directory_iterator(sourceDir() / half)) {
            const std::string room = std::string(half) + "/" + entry.path().filename().string();
            if (entry.is_directory())
                QVERIFY2(rules.mayInclude.contains(room),
                         (room + " is not in the list of ARCHITECTURE.md").c_str());
        }
}

void tst_layering::noFileIncludesWhatItMayNot() {
    QVERIFY(sourceFiles(sourceDir()).size() > 40);
    const std::vector<std::string> found = findForbiddenIncludes(rulesOfTheHouse(), sourceDir());
    QVERIFY2(found.empty(), lines(found));
}

void tst_layering::aForbiddenIncludeIsCaught_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a room below includes one above") << "core/mesh/a.h"
                                                     << "\"core/skin/skin_weights.h\""
                                                     << "core/mesh may include";
    QTest::newRow("core includes editor") << "core/io/a.cpp"
                                          << "\"editor/document/document.h\""
                                          << "core/io may include";
    QTest::newRow("core includes Qt") << "core/base/a.cpp"
                                      << "<QString>"
                                      << "Qt is for";
    QTest::newRow("Qt with its module") << "core/base/a.cpp"
                                        << "<QtCore/QString>"
                                        << "Qt is for";
    QTest::newRow("the command line includes Qt") << "app/cli/a.cpp"
                                                  << "<QFile>"
                                                  << "Qt is for";
    QTest::newRow("the command line includes the window") << "app/cli/a.cpp"
                                                          << "\"editor/document/document.h\""
                                                          << "app/cli may include";
    QTest::newRow("Qt3D outside the viewport") << "editor/tools/a.cpp"
                                               << "<Qt3DCore/QEntity>"
                                               << "Qt3D is for editor/viewport only";
    QTest::newRow("a tool includes a panel") << "editor/tools/a.h"
                                             << "\"editor/panels/a.h\""
                                             << "editor/tools may include";
    QTest::newRow("Embree outside mesh") << "core/weights/a.cpp"
                                         << "<embree3/rtcore.h>"
                                         << "Embree is for core/mesh only";
    QTest::newRow("the glTF library outside io") << "core/character/a.cpp"
                                                 << "<tiny_gltf.h>"
                                                 << "tinygltf is for core/io only";
    QTest::newRow("a path that does not start at the root") << "core/skin/a.cpp"
                                                            << "\"skin_weights.h\""
                                                            << "run from the root";
    QTest::newRow("a library that nobody has listed") << "core/skin/a.cpp"
                                                      << "<boost/any.hpp>"
                                                      << "no library that is in the list";
    QTest::newRow("the program includes its tests") << "core/skin/a.cpp"
                                                    << "\"tests/support/paths.h\""
                                                    << "does not know its tests";
    QTest::newRow("a test of core includes the window") << "tests/core/skin/a.cpp"
                                                        << "\"editor/document/document.h\""
                                                        << "neither editor nor app";
    QTest::newRow("a room that is not in the list") << "core/misc/a.cpp"
                                                    << "\"core/skin/skin_weights.h\""
                                                    << "not in the list";
    QTest::newRow("a file that does not exist") << "core/skin/a.cpp"
                                                << "\"core/mesh/gone.h\""
                                                << "no such file";
}

void tst_layering::aForbiddenIncludeIsCaught() {
    QFETCH(QString, file);
    QFETCH(QString, include);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    const fs::path root = folder.path().toStdString();
    for (const char* header : {"core/skin/skin_weights.h", "editor/document/document.h",
                               "editor/panels/a.h", "tests/support/paths.h"})
        write(root, header, "#pragma once\n");
    write(root, file.toStdString(), "// one\n#include " + include.toStdString() + "\n");
    const std::vector<std::string> found = findForbiddenIncludes(rulesOfTheHouse(), root);
    QCOMPARE(found.size(), std::size_t(1));
    const QString message = QString::fromStdString(found.front());
    QVERIFY2(message.startsWith(file + ":2: includes "), qPrintable(message));
    QVERIFY2(message.contains(expected), qPrintable(message));
}

void tst_layering::whatTheListAllowsIsAllowed() {
    QTemporaryDir folder;
    const fs::path root = folder.path().toStdString();
    write(root, "core/mesh/mesh.h", "#include <vector>\n#include <Eigen/Core>\n");
    write(root, "core/mesh/bvh.cpp",
          "#include \"core/mesh/mesh.h\"\n#include <embree3/rtcore.h>\n");
    write(root, "core/weights/brush.h", "#include \"core/mesh/mesh.h\" // through skin\n");
    write(root, "editor/viewport/view.cpp",
          "#include \"core/weights/brush.h\"\n#include <Qt3DCore/QEntity>\n#include <QWidget>\n");
    write(root, "app/cli/main.cpp", "#include \"core/mesh/mesh.h\"\n#include <CLI/CLI.hpp>\n");
    write(root, "app/main.cpp", "#include \"editor/viewport/view.h\"\n#include <QApplication>\n");
    write(root, "editor/viewport/view.h", "");
    const std::vector<std::string> found = findForbiddenIncludes(rulesOfTheHouse(), root);
    QVERIFY2(found.empty(), lines(found));
}

void tst_layering::aCircleOrAnUnknownRoomInTheListIsCaught() {
    const auto mistakesOf = [](const std::string& rooms) {
        return readIncludeRules("\n## Who may include whom\n```\n" + rooms +
                                "\n```\n```\nQt: app\n```\n")
            .mistakes;
    };
    QVERIFY(mistakesOf("core/a:\ncore/b: core/a").empty());
    QVERIFY(!mistakesOf("core/a: core/b\ncore/b: core/a").empty());
    QVERIFY(!mistakesOf("core/a: core/c").empty());
    QVERIFY(!mistakesOf("").empty());
}

void tst_layering::everyHeaderBuildsAlone() {
    QProcess build;
    build.setProcessChannelMode(QProcess::MergedChannels);
    build.start(QStringLiteral("cmake"),
                {QStringLiteral("--build"),
                 QString::fromStdString(binaryDir().parent_path().string()),
                 QStringLiteral("--target"), QStringLiteral("headers_alone")});
    QVERIFY2(build.waitForFinished(280000), qPrintable(build.errorString()));
    QVERIFY2(build.exitStatus() == QProcess::NormalExit && build.exitCode() == 0,
             build.readAll().right(6000));
}

RIGWRIGHT_TEST(tst_layering)
#include "tst_layering.moc"
