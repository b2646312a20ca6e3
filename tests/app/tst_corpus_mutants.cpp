// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hundreds of damaged copies of every file of the corpus, given to the program as it is: each is
/// read or refused in words, none ends it, keeps it or leaves a process behind. Prints a table.
#include "tests/app/run_cli.h"
#include "tests/support/glb_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>

#include <signal.h>
#include <unistd.h>

using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// More than the limit that the program sets itself for readers of other formats.
constexpr int kTooLong = 180'000; // ms

int fromEnvironment(const char* name, int otherwise) {
    bool good = false;
    const int value = qEnvironmentVariableIntValue(name, &good);
    return good ? value : otherwise;
}

std::string suffixOf(const fs::path& file) {
    std::string suffix = file.extension().string();
    std::ranges::transform(suffix, suffix.begin(), [](char c) { return char(std::tolower(c)); });
    return suffix;
}

/// Character files of the corpus, sorted, empty ones left out.
std::vector<fs::path> corpusFiles() {
    static const std::set<std::string> kSuffixes{".glb", ".gltf", ".vrm", ".fbx",
                                                 ".dae", ".obj",  ".bvh"};
    std::vector<fs::path> files;
    if (fs::exists(corpusDir()))
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir()))
            if (entry.is_regular_file() && entry.file_size() > 0 &&
                kSuffixes.contains(suffixOf(entry.path())))
                files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

enum class Damage { CutOff, FlippedBits };

/// Bits anywhere, near the start, where sizes and tables stand, or in the second half, where the
/// numbers are.
void flipBits(Bytes& bytes, std::mt19937& random) {
    const std::size_t kind = random() % 3;
    const std::size_t first = kind == 2 ? bytes.size() / 2 : 0;
    const std::size_t reach =
        kind == 1 ? std::min<std::size_t>(bytes.size(), 2048) : bytes.size() - first;
    const std::size_t flips = 1 + random() % 16;
    for (std::size_t i = 0; i < flips; ++i)
        bytes[first + random() % reach] ^= std::uint8_t(1u << random() % 8);
}

Bytes damaged(Bytes bytes, Damage damage, std::mt19937& random) {
    if (damage == Damage::CutOff)
        bytes.resize(random() % bytes.size());
    else
        flipBits(bytes, random);
    return bytes;
}

struct Outcome {
    QString verdict; ///< column of the table
    QString code;    ///< of a refusal
    QString wrong;   ///< "" or what must not be
    qint64 milliseconds = 0;
};

/// True while a process of the group is left.
bool isAlive(qint64 group) {
    return ::kill(pid_t(-group), 0) == 0;
}

/// `info --json` in a process group of its own.
Outcome read(const fs::path& file) {
    QProcess process;
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    QElapsedTimer clock;
    clock.start();
    process.start(
        QString::fromStdString((binaryDir() / "rigwright-cli").string()),
        {QStringLiteral("info"), QStringLiteral("--json"), QString::fromStdString(file.string())});
    const bool started = process.waitForStarted();
    const qint64 group = process.processId();
    const bool ended = process.waitForFinished(kTooLong);
    Outcome outcome{.verdict = {}, .code = {}, .wrong = {}, .milliseconds = clock.elapsed()};
    if (!started || !ended) {
        if (group > 0)
            ::kill(pid_t(-group), SIGKILL);
        process.waitForFinished();
        outcome.verdict = QStringLiteral("hung");
        outcome.wrong = started ? QStringLiteral("did not end") : QStringLiteral("did not start");
        return outcome;
    }
    const CliRun run{process.exitCode(), process.readAllStandardOutput(),
                     process.readAllStandardError()};
    if (isAlive(group))
        outcome.wrong = QStringLiteral("left a process behind");
    if (process.exitStatus() != QProcess::NormalExit) {
        outcome.verdict = QStringLiteral("crashed");
        outcome.wrong = QStringLiteral("ended by signal %1").arg(run.exitCode);
        return outcome;
    }
    const QJsonObject answer = run.json();
    const QJsonObject error = answer[QStringLiteral("error")].toObject();
    outcome.code = error[QStringLiteral("code")].toString();
    switch (run.exitCode) {
    case 0:
        outcome.verdict = answer[QStringLiteral("report")].toArray().isEmpty()
                              ? QStringLiteral("read")
                              : QStringLiteral("with notes");
        if (!answer.contains(QStringLiteral("meshes")))
            outcome.wrong = QStringLiteral("no JSON of a character: ") + QString::fromUtf8(run.out);
        return outcome;
    case 3:
    case 5:
        outcome.verdict = run.exitCode == 3 ? QStringLiteral("refused") : QStringLiteral("gave up");
        for (const char* member : {"code", "detail", "place", "remedy"})
            if (error[QLatin1String(member)].toString().isEmpty())
                outcome.wrong = QStringLiteral("an error without \"%1\": %2")
                                    .arg(QLatin1String(member), QString::fromUtf8(run.out));
        return outcome;
    default:
        outcome.verdict = QStringLiteral("crashed");
        outcome.wrong =
            QStringLiteral("exit code %1: ").arg(run.exitCode) + QString::fromUtf8(run.err);
        return outcome;
    }
}

/// What became of the mutants of one format.
struct Row {
    std::map<QString, int> verdicts;
    int mutants = 0;
    qint64 slowest = 0;
};

void printTable(const std::map<std::string, Row>& rows, const std::map<QString, int>& codes) {
    static const std::vector<QString> kColumns{
        QStringLiteral("read"),    QStringLiteral("with notes"), QStringLiteral("refused"),
        QStringLiteral("gave up"), QStringLiteral("crashed"),    QStringLiteral("hung")};
    std::printf("\n%-8s%9s", "format", "mutants");
    for (const QString& column : kColumns)
        std::printf("%12s", qPrintable(column));
    std::printf("%14s\n", "slowest");
    Row all;
    const auto print = [&](const std::string& name, const Row& row) {
        std::printf("%-8s%9d", name.c_str(), row.mutants);
        for (const QString& column : kColumns) {
            const auto found = row.verdicts.find(column);
            std::printf("%12d", found == row.verdicts.end() ? 0 : found->second);
        }
        std::printf("%11lld ms\n", static_cast<long long>(row.slowest));
    };
    for (const auto& [name, row] : rows) {
        print(name, row);
        all.mutants += row.mutants;
        all.slowest = std::max(all.slowest, row.slowest);
        for (const auto& [verdict, count] : row.verdicts)
            all.verdicts[verdict] += count;
    }
    print("all", all);
    std::printf("\nrefused because:\n");
    for (const auto& [code, count] : codes)
        std::printf("%6d  %s\n", count, qPrintable(code));
    std::printf("\n");
    std::fflush(stdout);
}

/// The corpus in a folder of its own, so that a mutant has its side files beside it.
void copyFolder(const fs::path& from, const fs::path& to) {
    fs::create_directories(to);
    for (const auto& entry : fs::directory_iterator(from))
        if (entry.is_regular_file() && entry.path().extension() != ".obj")
            fs::copy_file(entry.path(), to / entry.path().filename(),
                          fs::copy_options::overwrite_existing);
}

} // namespace

class tst_corpus_mutants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMutantIsReadOrRefused();
};

void tst_corpus_mutants::everyMutantIsReadOrRefused() {
    const std::vector<fs::path> files = corpusFiles();
    if (files.empty())
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    const int count = fromEnvironment("RIGWRIGHT_MUTANTS", 500);
    const int seed = fromEnvironment("RIGWRIGHT_MUTANT_SEED", 4);
    QTemporaryDir folder;
    const fs::path root = fs::path(folder.path().toStdString());
    std::map<std::string, Row> rows;
    std::map<QString, int> codes;
    QStringList wrong;
    for (int i = 0; i < count; ++i) {
        const fs::path& source = files[std::size_t(i) % files.size()];
        const int round = i / int(files.size());
        const fs::path place = root / source.parent_path().filename();
        // Files in folders of their own name others beside them.
        if (source.extension() == ".gltf" && !fs::exists(place))
            copyFolder(source.parent_path(), place);
        fs::create_directories(place);
        const fs::path mutant = place / source.filename();
        std::mt19937 random(unsigned(seed) * 7919u + unsigned(i));
        const Damage damage = round % 2 == 0 ? Damage::FlippedBits : Damage::CutOff;
        writeBytes(mutant, damaged(readBytes(source), damage, random));
        const Outcome outcome = read(mutant);
        Row& row = rows[suffixOf(source).substr(1)];
        ++row.mutants;
        ++row.verdicts[outcome.verdict];
        row.slowest = std::max(row.slowest, outcome.milliseconds);
        if (!outcome.code.isEmpty())
            ++codes[outcome.code];
        if (!outcome.wrong.isEmpty())
            wrong << QStringLiteral("mutant %1 of seed %2, %3: %4")
                         .arg(i)
                         .arg(seed)
                         .arg(QString::fromStdString(
                             fs::relative(source, corpusDir()).generic_string()))
                         .arg(outcome.wrong.left(400));
    }
    printTable(rows, codes);
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("\n") + wrong.join(QLatin1Char('\n'))));
    // Mutants that are all refused would test nothing behind the first check.
    const Row& glb = rows["glb"];
    QVERIFY(glb.verdicts.contains(QStringLiteral("refused")));
    QVERIFY(glb.verdicts.contains(QStringLiteral("read")) ||
            glb.verdicts.contains(QStringLiteral("with notes")));
}

RIGWRIGHT_TEST(tst_corpus_mutants)
#include "tst_corpus_mutants.moc"
