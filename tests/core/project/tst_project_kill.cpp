// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The program ends at any moment of saving: the file is wholly the old or wholly the new one.
#include "core/project/project.h"

#include "tests/core/project/everything_character.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <csignal>
#include <random>
#include <utility>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// Large enough that writing takes a while, too small for saving to start threads: those of the
/// parent are not there in a forked child.
Character heavy(std::uint8_t fill) {
    Character character = everythingCharacter2();
    ForeignImage image;
    image.name = "heavy";
    image.bytes = std::make_shared<const std::vector<std::uint8_t>>(900'000, fill);
    image.mimeType = "image/png";
    character.foreign.images.push_back(image);
    return character;
}

/// A child that saves the two in turn until it is killed, and a pipe that tells of each save.
class Saver {
public:
    Saver(const Character& a, const Character& b, const fs::path& file) {
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0)
            return;
        m_pid = ::fork();
        if (m_pid == 0) {
            ::close(ends[0]);
            for (bool isFirst = true;; isFirst = !isFirst) {
                const bool good = saveProject(isFirst ? a : b, "", file).has_value();
                if (!good || ::write(ends[1], "s", 1) != 1)
                    ::_exit(1);
            }
        }
        ::close(ends[1]);
        m_told = ends[0];
    }
    ~Saver() {
        kill();
        if (m_told >= 0)
            ::close(m_told);
    }
    Saver(const Saver&) = delete;
    Saver& operator=(const Saver&) = delete;

    bool hasSaved() const {
        char byte = 0;
        return m_told >= 0 && ::read(m_told, &byte, 1) == 1;
    }
    /// False where it had ended by itself.
    bool kill() {
        if (m_pid <= 0)
            return false;
        ::kill(m_pid, SIGKILL);
        int status = 0;
        ::waitpid(std::exchange(m_pid, -1), &status, 0);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }

private:
    pid_t m_pid = -1;
    int m_told = -1;
};

/// What is in the folder beside the project.
std::vector<fs::path> besides(const fs::path& file) {
    std::vector<fs::path> others;
    for (const auto& entry : fs::directory_iterator(file.parent_path()))
        if (entry.path() != file)
            others.push_back(entry.path());
    return others;
}

/// Returns when a save has begun to write, or after two seconds.
void waitForHalfFile(const fs::path& file) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    while (besides(file).empty() && std::chrono::steady_clock::now() < end) {
    }
}

} // namespace

class tst_project_kill : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aKilledSaveLeavesAWholeFile();
};

void tst_project_kill::aKilledSaveLeavesAWholeFile() {
    const QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "work.rigw";
    const Character a = heavy(1);
    const Character b = heavy(2);
    QVERIFY(saveProject(a, "", file).has_value());
    std::mt19937 random(20);
    std::size_t halfFiles = 0;
    // Twenty at random, and some as soon as a half file is there: on a fast disk writing is so
    // short a part of saving that none of the twenty may have come amid it.
    for (int kill = 0; kill < 20 || (halfFiles == 0 && kill < 100); ++kill) {
        Saver saver(b, a, file);
        QVERIFY(
            saver.hasSaved()); // so that the kill comes amid saving, however busy the machine is
        if (kill < 20)
            ::usleep(random() % 20000);
        else
            waitForHalfFile(file);
        QVERIFY(saver.kill());
        const auto project = readProject(file);
        QVERIFY2(project.has_value(), project ? "" : project.error().detail.c_str());
        QVERIFY(project->character == a || project->character == b);
        // What a killed save leaves behind is hidden and has another suffix: nobody takes it for a
        // project, and it does not keep the next save from its place.
        for (const fs::path& other : besides(file)) {
            const std::string name = other.filename().string();
            ++halfFiles;
            QVERIFY2(name.starts_with(".") && name.ends_with(".part"), name.c_str());
            fs::remove(other);
        }
    }
    QVERIFY(halfFiles > 0);
}

RIGWRIGHT_TEST(tst_project_kill)
#include "tst_project_kill.moc"
