// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The reading process: however it ends, the error is right and nothing is left behind.
#include "core/io/assimp_parts.h"
#include "core/io/foreign_import.h"
#include "tests/support/fbx_sample.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <assimp/IOStream.hpp>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <fstream>
#include <string>

#include <sys/wait.h>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

ImportOptions misbehaving(double seconds = 20.0) {
    ImportOptions options;
    options.readerProgram = binaryDir() / "misbehaving_reader";
    options.timeLimitSeconds = seconds;
    return options;
}

/// Whether this process has a child, alive or not waited for.
bool hasChild() {
    return ::waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD;
}

std::vector<std::uint8_t> sampleBytes(const FbxSample& sample = {}) {
    const std::string text = fbxText(sample);
    return {text.begin(), text.end()};
}

} // namespace

class tst_foreign_import : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEndThatIsWrongIsAPreciseError_data();
    void anEndThatIsWrongIsAPreciseError();
    void aReaderThatNeverEndsIsEndedInTime_data();
    void aReaderThatNeverEndsIsEndedInTime();
    void cancellingEndsTheReader();
    void anExceptionOfTheCallerEndsTheReader();
    void aProgramThatIsNotThereIsSaid();
    void theLimitsHold();
    void ourOwnReaderReads();
    void bonesAloneComeWithoutAMesh();
    void memoryHasALimit();
    void limitsOfMemoryAreSaidInWholeNumbers_data();
    void limitsOfMemoryAreSaidInWholeNumbers();
    void timeHasALimit();
    void announcedSizesAreNotBelieved_data();
    void announcedSizesAreNotBelieved();
    void filesThatAreNotThereAreNoReferences_data();
    void filesThatAreNotThereAreNoReferences();
    void progressRises();
    void formatsWithoutAReaderAreKnown();
};

void tst_foreign_import::anEndThatIsWrongIsAPreciseError_data() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* way, const char* code, const char* words) {
        QTest::newRow(way) << way << code << words;
    };
    row("abort", "reader-crashed", "Assertion `weights.size() == 4' failed");
    row("segfault", "reader-crashed", "signal 11");
    row("killed", "reader-crashed", "from outside");
    row("nothing", "reader-crashed", "before its answer was whole");
    row("half", "reader-crashed", "before its answer was whole");
    row("garbage", "reader-garbage", "does not begin as agreed");
    row("flood", "reader-garbage", "does not begin as agreed");
    row("huge", "reader-garbage", "announces 1152921504606846976 bytes");
    row("nonsense", "reader-garbage", "a count is larger than the data");
}

void tst_foreign_import::anEndThatIsWrongIsAPreciseError() {
    QFETCH(QString, way);
    QFETCH(QString, code);
    QFETCH(QString, words);
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, way.toStdString() + ".fbx", misbehaving());
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().code), code);
    QVERIFY2(result.error().detail.find(words.toStdString()) != std::string::npos,
             result.error().detail.c_str());
    QCOMPARE(result.error().place, way.toStdString() + ".fbx");
    QVERIFY(!result.error().remedy.empty());
    QVERIFY(!hasChild());
}

void tst_foreign_import::aReaderThatNeverEndsIsEndedInTime_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"sleep", "spin", "deaf"})
        QTest::newRow(way) << way;
}

void tst_foreign_import::aReaderThatNeverEndsIsEndedInTime() {
    QFETCH(QString, way);
    QElapsedTimer clock;
    clock.start();
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, way.toStdString() + ".fbx", misbehaving(0.5));
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-timeout"));
    QVERIFY(result.error().detail.find("0.5 s") != std::string::npos);
    QVERIFY(clock.elapsed() >= 450); // not before its time; how long after is the machine's affair
    QVERIFY(!hasChild());
}

void tst_foreign_import::cancellingEndsTheReader() {
    ImportOptions options = misbehaving(600.0);
    int calls = 0;
    options.progressContext = &calls;
    options.progress = [](double, void* context) { return ++*static_cast<int*>(context) < 3; };
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, "sleep.fbx", options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("cancelled"));
    QVERIFY(!hasChild());
}

void tst_foreign_import::anExceptionOfTheCallerEndsTheReader() {
    ImportOptions options = misbehaving(600.0);
    options.progress = [](double, void*) -> bool { throw 7; };
    const auto bytes = sampleBytes();
    bool thrown = false;
    try {
        const auto result = importForeign(bytes, "sleep.fbx", options);
    } catch (int) {
        thrown = true;
    }
    QVERIFY(thrown);
    QVERIFY(!hasChild());
}

void tst_foreign_import::aProgramThatIsNotThereIsSaid() {
    ImportOptions options;
    options.readerProgram = "/nonexistent/reader";
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, "a.fbx", options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-not-started"));
    QVERIFY(!hasChild());
}

void tst_foreign_import::theLimitsHold() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers need what the limits forbid");
#endif
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, "limits.fbx", misbehaving());
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-refused"));
    QCOMPARE(result.error().detail, std::string("read"));
    QVERIFY(!hasChild());
}

void tst_foreign_import::ourOwnReaderReads() {
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, "cube.fbx", {});
    QVERIFY2(result.has_value(), result ? "" : result.error().detail.c_str());
    QCOMPARE(brokenInvariant(*result), std::string());
    QCOMPARE(result->skeleton.boneCount(), std::size_t(4));
    QVERIFY(!hasChild());
}

void tst_foreign_import::bonesAloneComeWithoutAMesh() {
    // The library draws sticks for such files.
    const std::string text = "version 1\nnodes\n0 \"root\" -1\n1 \"tip\" 0\nend\nskeleton\ntime 0\n"
                             "0 0 0 0 0 0 0\n1 1 0 0 0 0 0\ntime 1\n0 0 0 0 0 0 0.5\n"
                             "1 1 0 0 0 0 0\nend\n";
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const auto result = importForeign(bytes, "walk.smd", {});
    QVERIFY2(result.has_value(), result ? "" : result.error().detail.c_str());
    QCOMPARE(brokenInvariant(*result), std::string());
    QVERIFY(result->meshes.empty());
    QVERIFY(result->skeleton.boneCount() >= 2);
    QVERIFY(result->foreign.materials.empty());
}

void tst_foreign_import::memoryHasALimit() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers need more address space than any limit");
#endif
    std::vector<std::uint8_t> bytes = sampleBytes();
    // Text of one endless line, which the library copies several times.
    const std::string more = "; " + std::string(std::size_t(24) << 20, 'x') + "\n";
    bytes.insert(bytes.end(), more.begin(), more.end());
    ImportOptions options;
    options.memoryLimitBytes = std::size_t(8) << 20;
    const auto result = importForeign(bytes, "large.fbx", options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-out-of-memory"));
    QVERIFY(result.error().detail.find("8 MiB") != std::string::npos);
    QVERIFY(!hasChild());
}

void tst_foreign_import::limitsOfMemoryAreSaidInWholeNumbers_data() {
    QTest::addColumn<qulonglong>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("as it is by itself")
        << qulonglong(ImportOptions().memoryLimitBytes) << QStringLiteral(" 4 GiB of memory");
    QTest::newRow("a gibibyte and a half")
        << (qulonglong(3) << 29) << QStringLiteral(" 1536 MiB of memory");
    QTest::newRow("many mebibytes")
        << (qulonglong(123457) << 20) << QStringLiteral(" 123457 MiB of memory");
    QTest::newRow("little") << (qulonglong(12) << 10) << QStringLiteral(" 12 KiB of memory");
}

void tst_foreign_import::limitsOfMemoryAreSaidInWholeNumbers() {
    QFETCH(qulonglong, bytes);
    QFETCH(QString, words);
    ImportOptions options = misbehaving();
    options.memoryLimitBytes = std::size_t(bytes);
    const auto result = importForeign(sampleBytes(), "memory.fbx", options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-out-of-memory"));
    const QString detail = QString::fromStdString(result.error().detail);
    QVERIFY2(detail.contains(words), qPrintable(detail));
}

void tst_foreign_import::timeHasALimit() {
    ImportOptions options;
    options.timeLimitSeconds = 0.0;
    const auto bytes = sampleBytes();
    const auto result = importForeign(bytes, "cube.fbx", options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("reader-timeout"));
    QVERIFY(!hasChild());
}

void tst_foreign_import::announcedSizesAreNotBelieved_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("vertices") << QByteArray("Vertices: *24") << QByteArray("Vertices: *2147483647");
    QTest::newRow("weights") << QByteArray("Weights: *4") << QByteArray("Weights: *4294967295");
    QTest::newRow("keys") << QByteArray("KeyTime: *2") << QByteArray("KeyTime: *2000000000");
}

void tst_foreign_import::announcedSizesAreNotBelieved() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    FbxSample sample;
    sample.tipY = {.times = {0, 1}, .values = {50, 100}};
    QByteArray text = QByteArray::fromStdString(fbxText(sample));
    QVERIFY(text.contains(from));
    text.replace(from, to);
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const auto result = importForeign(bytes, "announced.fbx", {});
    if (result)
        QCOMPARE(brokenInvariant(*result), std::string());
    else
        QVERIFY(!result.error().code.empty() && !result.error().detail.empty());
    QVERIFY(!hasChild());
}

/// Readers try many names, also above the folder.
void tst_foreign_import::filesThatAreNotThereAreNoReferences_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("beside") << "beside.txt" << true << false;
    QTest::newRow("not beside") << "none.txt" << false << false;
    QTest::newRow("above") << "../above.txt" << false << true;
    QTest::newRow("not above") << "../none.txt" << false << false;
    QTest::newRow("a folder above") << "../inner" << false << false;
    QTest::newRow("behind a link") << "link.txt" << false << true;
    QTest::newRow("behind a link to nothing") << "broken.txt" << false << false;
}

void tst_foreign_import::filesThatAreNotThereAreNoReferences() {
    QFETCH(QString, name);
    QFETCH(bool, isRead);
    QFETCH(bool, isRefused);
    QTemporaryDir folder;
    const fs::path above(folder.path().toStdString());
    const fs::path inner = above / "inner";
    fs::create_directory(inner);
    std::ofstream(inner / "beside.txt") << "beside";
    std::ofstream(above / "above.txt") << "above";
    fs::create_symlink("../above.txt", inner / "link.txt");
    fs::create_symlink("../none.txt", inner / "broken.txt");
    const std::string path = (inner / name.toStdString()).string();
    const ForeignFile file{.path = inner / "model.fbx", .bytes = {}};
    for (const bool opens : {false, true}) {
        RefusedReferences refused;
        const auto files = assimpFiles(file, refused);
        if (opens) {
            Assimp::IOStream* stream = files->Open(path.c_str(), "rb");
            QCOMPARE(stream != nullptr, isRead);
            files->Close(stream);
        } else {
            QCOMPARE(files->Exists(path.c_str()), isRead);
        }
        QCOMPARE(refused.outside.size(), std::size_t(isRefused ? 1 : 0));
    }
}

void tst_foreign_import::progressRises() {
    ImportOptions options;
    std::vector<double> seen;
    options.progressContext = &seen;
    options.progress = [](double fraction, void* context) {
        static_cast<std::vector<double>*>(context)->push_back(fraction);
        return true;
    };
    const auto bytes = sampleBytes();
    QVERIFY(importForeign(bytes, "cube.fbx", options).has_value());
    QVERIFY(!seen.empty());
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(seen.back(), 1.0);
}

void tst_foreign_import::formatsWithoutAReaderAreKnown() {
    QVERIFY(isReadForeign("FBX"));
    QVERIFY(isReadForeign("Collada (DAE)"));
    QVERIFY(!isReadForeign("OBJ"));
    QVERIFY(!isReadForeign("USD"));
}

RIGWRIGHT_TEST(tst_foreign_import)
#include "tst_foreign_import.moc"
