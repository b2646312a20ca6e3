// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a machine can check of the house's habits: licence lines, README files, colours, names.
#include "tests/architecture/include_rules.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <regex>
#include <set>

using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {
constexpr const char* kLicenceLines = "// SPDX-FileCopyrightText: Rigwright contributors\n"
                                      "// SPDX-License-Identifier: Apache-2.0\n";

QByteArray lines(const std::set<std::string>& texts) {
    QByteArray all;
    for (const std::string& text : texts)
        all += "\n  " + QByteArray::fromStdString(text);
    return all;
}

/// tests/core and tests/editor mirror the rooms: one README for all of each.
fs::path folderWithReadme(const fs::path& file) {
    const fs::path folder = file.parent_path();
    const std::string text = folder.generic_string();
    if (text.starts_with("tests/core/"))
        return "tests/core";
    if (text.starts_with("tests/editor/"))
        return "tests/editor";
    return folder;
}

bool isPlaceForColours(const std::string& file) {
    return file.starts_with("editor/ui/theme") || file.find("ramp") != std::string::npos ||
           file.starts_with("tests/");
}
} // namespace

class tst_house_style : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySourceFileStartsWithLicenceAndPurpose();
    void everyFolderHasAShortReadme();
    void coloursStandInTheThemeOnly();
    void fileNamesAreSnakeCase();
};

void tst_house_style::everySourceFileStartsWithLicenceAndPurpose() {
    std::set<std::string> wrong;
    for (const fs::path& file : sourceFiles(sourceDir()))
        if (!readText(sourceDir() / file).starts_with(std::string(kLicenceLines) + "/// "))
            wrong.insert(file.generic_string());
    QVERIFY2(wrong.empty(), "no two SPDX lines and `///` sentence at the start of:" + lines(wrong));
}

void tst_house_style::everyFolderHasAShortReadme() {
    std::set<std::string> folders;
    for (const fs::path& file : sourceFiles(sourceDir()))
        for (fs::path folder = folderWithReadme(file); !folder.empty();
             folder = folder.parent_path())
            folders.insert(folder.generic_string());
    folders.insert("tests/interop");
    std::set<std::string> wrong;
    for (const std::string& folder : folders) {
        const std::string text = readText(sourceDir() / folder / "README.md");
        const auto count = std::count(text.begin(), text.end(), '\n');
        if (count == 0 || count > 15)
            wrong.insert(folder + "/README.md has " + std::to_string(count) + " lines");
    }
    QVERIFY2(wrong.empty(),
             "every folder has a README.md of 1 to 15 lines; not so:" + lines(wrong));
}

void tst_house_style::coloursStandInTheThemeOnly() {
    // A quote with a backslash stands inside the text of an icon, whose black is replaced.
    const std::regex colour("(^|[^\\\\])\"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b");
    std::set<std::string> wrong;
    for (const fs::path& file : sourceFiles(sourceDir()))
        if (!isPlaceForColours(file.generic_string()) &&
            std::regex_search(readText(sourceDir() / file), colour))
            wrong.insert(file.generic_string());
    QVERIFY2(wrong.empty(), "colours belong into editor/ui/theme, not into:" + lines(wrong));
}

void tst_house_style::fileNamesAreSnakeCase() {
    const std::regex name("[a-z0-9_]+\\.(h|cpp)");
    std::set<std::string> wrong;
    for (const fs::path& file : sourceFiles(sourceDir()))
        if (!std::regex_match(file.filename().string(), name))
            wrong.insert(file.generic_string());
    QVERIFY2(wrong.empty(), "names of files are snake_case; not so:" + lines(wrong));
}

RIGWRIGHT_TEST(tst_house_style)
#include "tst_house_style.moc"
