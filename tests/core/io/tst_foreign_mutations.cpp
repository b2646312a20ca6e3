// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Damaged files of other formats: read or refused, whatever becomes of the process that reads
/// them.
#include "core/io/foreign_import.h"
#include "tests/support/glb_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cerrno>
#include <map>
#include <random>

#include <sys/wait.h>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

constexpr int kMutants = 40; // a file

std::vector<std::uint8_t> mutated(std::vector<std::uint8_t> bytes, std::mt19937& random) {
    if (random() % 4 == 0) {
        bytes.resize(1 + random() % (bytes.size() - 1));
        return bytes;
    }
    const std::size_t flips = 1 + random() % 12;
    for (std::size_t i = 0; i < flips; ++i)
        bytes[random() % bytes.size()] ^= std::uint8_t(1u << random() % 8);
    return bytes;
}

} // namespace

class tst_foreign_mutations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mutantsAreReadOrRefused_data();
    void mutantsAreReadOrRefused();
};

void tst_foreign_mutations::mutantsAreReadOrRefused_data() {
    QTest::addColumn<QString>("name");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const char* name :
         {"synthetic/bl_s01_base.fbx", "synthetic/bl_s17_morph_skin.fbx",
          "synthetic/bl_s01_base.dae", "real/maya_kenney_character_7700_binary.fbx",
          "real/maya_axes_anim_7700_ascii.fbx",
          "real/blender440_shape_weight_anim_7400_binary.fbx"})
        QTest::newRow(name) << name;
}

void tst_foreign_mutations::mutantsAreReadOrRefused() {
    QFETCH(QString, name);
    const fs::path source = corpusDir() / name.toStdString();
    const std::vector<std::uint8_t> whole = readBytes(source);
    std::mt19937 random(unsigned(whole.size()));
    ImportOptions options;
    options.timeLimitSeconds = 20.0;
    options.memoryLimitBytes = std::size_t(1) << 30;
    std::map<std::string, int> outcomes;
    for (int mutant = 0; mutant < kMutants; ++mutant) {
        const auto result = importForeign(mutated(whole, random), source, options);
        ++outcomes[result ? "read" : result.error().code];
        if (result) {
            QCOMPARE(QString::fromStdString(brokenInvariant(*result)), QString());
        } else {
            const Error& error = result.error();
            QVERIFY2(!error.detail.empty() && !error.place.empty() && !error.remedy.empty(),
                     error.code.c_str());
        }
        QVERIFY(::waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD);
    }
    for (const auto& [outcome, count] : outcomes)
        qInfo("%s: %d", outcome.c_str(), count);
}

RIGWRIGHT_TEST(tst_foreign_mutations)
#include "tst_foreign_mutations.moc"
