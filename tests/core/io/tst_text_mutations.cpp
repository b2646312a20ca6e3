// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Thousands of damaged text files: each becomes a sound character or a precise error.
#include "core/io/export.h"

#include "tests/core/io/text_file.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <fstream>
#include <random>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using Random = std::mt19937;

constexpr const char* kObj = "# mesh\nmtllib none.mtl\no A\nv 0 0 0 1 0 0\nv 1 0 0\nv 1 1 0\n"
                             "v 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nvn 0 0 1\nvn 0 1 0\n"
                             "g left\nusemtl a\ns 1\nf 1/1/1 2/2/1 3/3/1 4/4/1\ng right\n"
                             "usemtl b\nf -4/2/2 -3/1/2 -1\nl 1 2 3\np 4\no B\nv 5 0 0\nv 6 0 0\n"
                             "v 5 1 0\nv 6.5e-3 -1.25 2\nf 5//1 6//1 7//1\nf 5 6 \\\n7 8\n";

constexpr const char* kBvh =
    "HIERARCHY\nROOT Hips\n{\n  OFFSET 0 1 0\n  CHANNELS 6 Xposition Yposition Zposition Zrotation "
    "Xrotation Yrotation\n  JOINT Chest\n  {\n    OFFSET 0 5 0\n    CHANNELS 3 Zrotation Xrotation "
    "Yrotation\n    End Site\n    {\n      OFFSET 0 2 0\n    }\n  }\n}\nMOTION\nFrames: 3\nFrame "
    "Time: 0.04\n1 2 3 10 20 30 40 50 60\n4 5 6 -10 -20 -30 90 0 45\n0 1 0 1e1 2.5 -3 0 0 0\n";

std::size_t below(Random& random, std::size_t limit) {
    return limit == 0 ? 0 : random() % limit;
}

/// Begin and length of a word, somewhere.
std::pair<std::size_t, std::size_t> anyWord(const std::string& text, Random& random) {
    const std::size_t at = below(random, text.size());
    const std::size_t begin = std::min(text.find_first_not_of(" \n", at), text.size());
    return {begin, std::min(text.find_first_of(" \n", begin), text.size()) - begin};
}

std::string mutated(std::string text, Random& random) {
    static constexpr std::array kWords{
        "0",           "-1",         "1",          "99999999999999999999",
        "-2147483648", "4294967295", "nan",        "-inf",
        "1e400",       "1e-400",     "2000000000", "",
        "f",           "v",          "{",          "}",
        "JOINT",       "End",        "#",          "\\",
        "1/2/3",       "1//",        "/",          "Xposition",
        "usemtl",      "\t",         "\xff\xfe",   "1.#QNAN",
        "o",           "CHANNELS"};
    for (std::size_t i = 0; i < 1 + below(random, 6); ++i) {
        if (text.empty())
            return text;
        const auto [begin, length] = anyWord(text, random);
        switch (random() % 7) {
        case 0: // flipped bits
            text[below(random, text.size())] ^= char(1 << random() % 8);
            break;
        case 1: // cut off
            text.resize(below(random, text.size()));
            break;
        case 2: // another word
            text.replace(begin, length, kWords[below(random, kWords.size())]);
            break;
        case 3: // a line twice, or very often
        {
            const std::size_t lineBegin = text.rfind('\n', begin) + 1;
            const std::size_t lineEnd = std::min(text.find('\n', begin), text.size() - 1) + 1;
            const std::string line =
                lineBegin < lineEnd ? text.substr(lineBegin, lineEnd - lineBegin) : "";
            for (std::size_t copies = random() % 4 == 0 ? 200 : 1; copies-- > 0;)
                text.insert(std::min(lineBegin, text.size()), line);
            break;
        }
        case 4: // a word less
            text.erase(begin, length);
            break;
        case 5: // two pieces change places
            std::rotate(text.begin(), text.begin() + std::ptrdiff_t(begin),
                        text.begin() + std::ptrdiff_t(std::min(begin + 40, text.size())));
            break;
        default:
            text.insert(begin, 1, char(random() % 256));
        }
    }
    return text;
}

} // namespace

class tst_text_mutations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mutantsAreReadOrRefused_data();
    void mutantsAreReadOrRefused();
    void everyTruncationIsReadOrRefused_data();
    void everyTruncationIsReadOrRefused();

private:
    void check(const std::string& text, bool isObj, int& read);
};

void tst_text_mutations::check(const std::string& text, bool isObj, int& read) {
    const Opened file = isObj ? openedObj(text) : openedBvh(text);
    if (!file.character) {
        const Error& error = file.error;
        QVERIFY2(!error.code.empty() && !error.detail.empty() && !error.place.empty() &&
                     !error.remedy.empty(),
                 (error.code + "|" + error.place + "|" + error.detail).c_str());
        return;
    }
    ++read;
    const std::string broken = unsoundness(*file.character);
    QVERIFY2(broken.empty(), (broken + "\n" + text).c_str());
    // What can be read can be written.
    ExportReport report;
    const auto written = encodeGlb(*file.character, {}, report);
    QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
}

void tst_text_mutations::mutantsAreReadOrRefused_data() {
    QTest::addColumn<bool>("isObj");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("OBJ") << true << QByteArray(kObj);
    QTest::newRow("BVH") << false << QByteArray(kBvh);
    if (!fs::exists(corpusDir()))
        return; // the made-up files are enough where the others are absent
    for (const char* name : {"maya_axes_anim_0.obj", "blender_293_half_skinned.obj"}) {
        std::ifstream stream(corpusDir() / "reference" / name, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(stream), {});
        QTest::newRow(name) << true << QByteArray::fromStdString(text);
    }
}

void tst_text_mutations::mutantsAreReadOrRefused() {
    QFETCH(bool, isObj);
    QFETCH(QByteArray, text);
    constexpr int kMutants = 600;
    Random random(20);
    int read = 0;
    for (int mutant = 0; mutant < kMutants; ++mutant) {
        check(mutated(text.toStdString(), random), isObj, read);
        if (QTest::currentTestFailed())
            return;
    }
    // Mutants that are all refused would test nothing behind the first check.
    QVERIFY2(read > kMutants / 20 && read < kMutants, qPrintable(QString::number(read)));
}

void tst_text_mutations::everyTruncationIsReadOrRefused_data() {
    QTest::addColumn<bool>("isObj");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("OBJ") << true << QByteArray(kObj);
    QTest::newRow("BVH") << false << QByteArray(kBvh);
}

void tst_text_mutations::everyTruncationIsReadOrRefused() {
    QFETCH(bool, isObj);
    QFETCH(QByteArray, text);
    int read = 0;
    for (int size = 1; size < text.size(); ++size) {
        check(text.left(size).toStdString(), isObj, read);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(read > 0);
}

RIGWRIGHT_TEST(tst_text_mutations)
#include "tst_text_mutations.moc"
