// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Failing to write: the old file stays whole and nothing is left behind.
#include "core/io/export.h"

#include "tests/support/glb_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <string>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

std::size_t entriesIn(const fs::path& folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder))
        ++count;
    return count;
}

const std::vector<std::uint8_t> kOld{'o', 'l', 'd'};

} // namespace

class tst_atomic_write : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void replacesTheOldFile();
    void fullDiskLeavesTheOldFileWhole();
    void folderThatIsNotThereIsAnError();
    void folderThatIsAFileIsAnError();
    void folderWithoutPermissionLeavesTheOldFileWhole();
    void devicesAndFoldersAreNotReplaced();
    void namesMayBeAsLongAsTheFileSystemAllows();
    void theRemedyFitsWhatIsWrong_data();
    void theRemedyFitsWhatIsWrong();
    void whatACrashLeftBehindIsNoObstacle();
    void linksStayLinks();
    void linksToNowhereStayLinksAndTheirFileIsMade_data();
    void linksToNowhereStayLinksAndTheirFileIsMade();
    void linksInACircleAreAnErrorAndStay_data();
    void linksInACircleAreAnErrorAndStay();
    void filesThatMayNotBeWrittenAreNotReplaced();
    void modeOfTheOldFileIsKept();
};

void tst_atomic_write::replacesTheOldFile() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    writeBytes(folder / "file.glb", kOld);
    std::vector<std::uint8_t> bytes(3'000'000);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = std::uint8_t(i * 7 + i / 251);
    QVERIFY(writeFileAtomically(folder / "file.glb", bytes).has_value());
    QVERIFY(readBytes(folder / "file.glb") == bytes);
    QCOMPARE(entriesIn(folder), std::size_t(1));
}

/// A limit on file size stands for a full disk; in a child, because it cannot be taken back.
void tst_atomic_write::fullDiskLeavesTheOldFileWhole() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    writeBytes(folder / "file.glb", kOld);
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{100'000, 100'000};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            ::_exit(2);
        const std::vector<std::uint8_t> bytes(1'000'000, 1);
        const auto result = writeFileAtomically(folder / "file.glb", bytes);
        const bool right = !result && result.error().code == "file-not-writable" &&
                           !result.error().detail.empty() && !result.error().remedy.empty() &&
                           result.error().place == (folder / "file.glb").string();
        ::_exit(right ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QVERIFY(readBytes(folder / "file.glb") == kOld);
    QCOMPARE(entriesIn(folder), std::size_t(1));
}

void tst_atomic_write::folderThatIsNotThereIsAnError() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    const auto result = writeFileAtomically(folder / "nowhere" / "file.glb", kOld);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("file-not-writable"));
    QCOMPARE(entriesIn(folder), std::size_t(0));
}

void tst_atomic_write::folderThatIsAFileIsAnError() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    writeBytes(folder / "plain", kOld);
    const auto result = writeFileAtomically(folder / "plain" / "file.glb", kOld);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("file-not-writable"));
    QVERIFY(readBytes(folder / "plain") == kOld);
}

/// The superuser may write everywhere, so this one is tried as somebody else.
void tst_atomic_write::folderWithoutPermissionLeavesTheOldFileWhole() {
    QTemporaryDir temporary;
    const fs::path outer = temporary.path().toStdString();
    fs::permissions(outer, fs::perms(0755));
    const fs::path folder = outer / "locked";
    fs::create_directory(folder);
    writeBytes(folder / "file.glb", kOld);
    fs::permissions(folder, fs::perms(0555));
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(2);
        const auto result = writeFileAtomically(folder / "file.glb", std::vector<std::uint8_t>(9));
        ::_exit(!result && result.error().code == "file-not-writable" ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    fs::permissions(folder, fs::perms(0755));
    QVERIFY(readBytes(folder / "file.glb") == kOld);
    QCOMPARE(entriesIn(folder), std::size_t(1));
}

void tst_atomic_write::devicesAndFoldersAreNotReplaced() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    fs::create_directory(folder / "inner");
    for (const fs::path& target :
         {fs::path("/dev/full"), fs::path("/dev/null"), folder / "inner"}) {
        const auto result = writeFileAtomically(target, kOld);
        QVERIFY(!result);
        QCOMPARE(result.error().code, std::string("file-not-regular"));
    }
    QVERIFY(fs::is_character_file("/dev/null"));
    QVERIFY(fs::is_directory(folder / "inner"));
}

void tst_atomic_write::namesMayBeAsLongAsTheFileSystemAllows() {
    QTemporaryDir temporary;
    const fs::path file =
        fs::path(temporary.path().toStdString()) / (std::string(251, 'n') + ".glb");
    QVERIFY(writeFileAtomically(file, kOld).has_value());
    QVERIFY(readBytes(file) == kOld);
}

void tst_atomic_write::theRemedyFitsWhatIsWrong_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("word");
    const QString tooLong(300, QLatin1Char('n'));
    QTest::newRow("a name too long") << tooLong + ".glb"
                                     << "shorter";
    QTest::newRow("a folder's name too long") << tooLong + "/file.glb"
                                              << "shorter";
    QTest::newRow("a path too long") << QStringLiteral("aaaaaaa/").repeated(600) + "file.glb"
                                     << "shorter";
    QTest::newRow("no such folder") << "none/file.glb"
                                    << "Make the folder";
    QTest::newRow("a folder that is a file") << "plain/file.glb"
                                             << "Make the folder";
}

void tst_atomic_write::theRemedyFitsWhatIsWrong() {
    QFETCH(QString, name);
    QFETCH(QString, word);
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    writeBytes(folder / "plain", kOld);
    const auto result = writeFileAtomically(folder / name.toStdString(), kOld);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("file-not-writable"));
    QVERIFY2(QString::fromStdString(result.error().remedy).contains(word),
             result.error().remedy.c_str());
    QCOMPARE(entriesIn(folder), std::size_t(1));
}

void tst_atomic_write::whatACrashLeftBehindIsNoObstacle() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    const std::string left = ".rigwright-" + std::to_string(::getpid()) + "-0.part";
    writeBytes(folder / left, kOld);
    QVERIFY(writeFileAtomically(folder / "file.glb", std::vector<std::uint8_t>{1}).has_value());
    QVERIFY(readBytes(folder / left) == kOld);
    QCOMPARE(entriesIn(folder), std::size_t(2));
}

void tst_atomic_write::linksStayLinks() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    writeBytes(folder / "real.glb", kOld);
    fs::create_symlink("real.glb", folder / "link.glb");
    const std::vector<std::uint8_t> bytes{1, 2, 3, 4};
    QVERIFY(writeFileAtomically(folder / "link.glb", bytes).has_value());
    QVERIFY(fs::is_symlink(folder / "link.glb"));
    QVERIFY(readBytes(folder / "real.glb") == bytes);
}

void tst_atomic_write::linksToNowhereStayLinksAndTheirFileIsMade_data() {
    QTest::addColumn<bool>("absolute");
    QTest::addColumn<int>("links");
    QTest::newRow("relative") << false << 1;
    QTest::newRow("absolute") << true << 1;
    QTest::newRow("a chain") << false << 3;
}

void tst_atomic_write::linksToNowhereStayLinksAndTheirFileIsMade() {
    QFETCH(bool, absolute);
    QFETCH(int, links);
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    fs::create_directory(folder / "models");
    const fs::path end = folder / "models" / "new.glb";
    fs::create_symlink(absolute ? end : fs::path("models/new.glb"), folder / "link1");
    for (int i = 2; i <= links; ++i)
        fs::create_symlink("link" + std::to_string(i - 1), folder / ("link" + std::to_string(i)));
    const fs::path asked = folder / ("link" + std::to_string(links));
    QVERIFY(writeFileAtomically(asked, kOld).has_value());
    for (int i = 1; i <= links; ++i)
        QVERIFY(fs::is_symlink(folder / ("link" + std::to_string(i))));
    QVERIFY(!fs::is_symlink(end));
    QVERIFY(readBytes(end) == kOld);
    QCOMPARE(entriesIn(folder), std::size_t(links) + 1);
    QCOMPARE(entriesIn(folder / "models"), std::size_t(1));
}

void tst_atomic_write::linksInACircleAreAnErrorAndStay_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("to itself") << "a.glb" << QString();
    QTest::newRow("to one another") << "b.glb"
                                    << "a.glb";
}

void tst_atomic_write::linksInACircleAreAnErrorAndStay() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    fs::create_symlink(first.toStdString(), folder / "a.glb");
    if (!second.isEmpty())
        fs::create_symlink(second.toStdString(), folder / "b.glb");
    const std::size_t before = entriesIn(folder);
    const auto result = writeFileAtomically(folder / "a.glb", kOld);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("file-not-writable"));
    QVERIFY2(result.error().remedy.find("circle") != std::string::npos,
             result.error().remedy.c_str());
    QVERIFY(fs::is_symlink(folder / "a.glb"));
    QCOMPARE(entriesIn(folder), before);
}

/// Its folder allows replacing it, the file itself does not. As somebody else, for the superuser
/// may write everything.
void tst_atomic_write::filesThatMayNotBeWrittenAreNotReplaced() {
    QTemporaryDir temporary;
    const fs::path folder = temporary.path().toStdString();
    fs::permissions(folder, fs::perms(0777));
    const fs::path file = folder / "file.glb";
    writeBytes(file, kOld);
    fs::permissions(file, fs::perms(0444));
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(2);
        const auto result = writeFileAtomically(file, std::vector<std::uint8_t>(9));
        const bool right = !result && result.error().code == "file-not-writable" &&
                           result.error().remedy.find("allow writing") != std::string::npos;
        // What lies beside it may still be made.
        ::_exit(right && writeFileAtomically(folder / "new.glb", kOld) ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QVERIFY(readBytes(file) == kOld);
    QVERIFY(fs::status(file).permissions() == fs::perms(0444));
    QCOMPARE(entriesIn(folder), std::size_t(2));
}

void tst_atomic_write::modeOfTheOldFileIsKept() {
    QTemporaryDir temporary;
    const fs::path file = fs::path(temporary.path().toStdString()) / "file.glb";
    writeBytes(file, kOld);
    fs::permissions(file, fs::perms(0640));
    QVERIFY(writeFileAtomically(file, std::vector<std::uint8_t>{1}).has_value());
    QVERIFY(fs::status(file).permissions() == fs::perms(0640));
}

RIGWRIGHT_TEST(tst_atomic_write)
#include "tst_atomic_write.moc"
