// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Files that lie about their size, change while they are read, have names in any script, or point
/// elsewhere.
#include "tests/core/io/opened_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <functional>
#include <thread>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

using BreakFile = std::function<void(GlbFile&)>;
Q_DECLARE_METATYPE(BreakFile)

namespace {

constexpr std::uint32_t kTwoGigabytes = 0x80000000u;

/// The base file as JSON beside its binary part.
void writePair(const fs::path& folder, const std::string& stem, const std::string& uri,
               const fs::path& binary) {
    GlbFile file = baseFile();
    writeBytes(folder / binary, file.buffers[0]);
    file.json["buffers"][0]["uri"] = uri;
    const std::string text = file.json.dump();
    writeBytes(folder / (stem + ".gltf"), {text.begin(), text.end()});
}

Result<Character> opened(const fs::path& file, bool followOutside) {
    ImportOptions options;
    options.choices.followOutsideReferences = followOutside;
    return importCharacter(file, options);
}

} // namespace

class tst_hostile_files : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void announcedSizesAreNotBelieved_data();
    void announcedSizesAreNotBelieved();
    void aHeaderThatAnnouncesTwoGigabytesIsRefused();
    void aFileThatChangesWhileItIsReadIsReadOrRefused();
    void namesOfAnyScriptAreFine_data();
    void namesOfAnyScriptAreFine();
    void sideFilesOutsideAreReadOnlyWhenAsked_data();
    void sideFilesOutsideAreReadOnlyWhenAsked();
    void linksThatLeaveTheFolderAreFollowedOnlyWhenAsked();
    void picturesAreFoundOrMissedInWords();
};

void tst_hostile_files::announcedSizesAreNotBelieved_data() {
    QTest::addColumn<BreakFile>("breakIt");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* code, BreakFile breakIt) {
        QTest::newRow(name) << breakIt << code;
    };
    row("a buffer", "gltf-missing-property", [](GlbFile& f) {
        f.json["buffers"].push_back({{"byteLength", kTwoGigabytes}});
    });
    row("a view", "gltf-accessor-out-of-range",
        [](GlbFile& f) { f.json["bufferViews"][0]["byteLength"] = kTwoGigabytes; });
    row("an accessor", "gltf-accessor-out-of-range",
        [](GlbFile& f) { f.json["accessors"][0]["count"] = kTwoGigabytes; });
    row("an accessor without data", "gltf-accessor-without-data", [](GlbFile& f) {
        f.json["accessors"][0]["count"] = kTwoGigabytes;
        f.json["accessors"][0].erase("bufferView");
    });
    row("indices", "gltf-accessor-out-of-range",
        [](GlbFile& f) { f.json["accessors"][5]["count"] = kTwoGigabytes; });
    row("keys", "gltf-accessor-out-of-range",
        [](GlbFile& f) { f.json["accessors"][7]["count"] = kTwoGigabytes; });
    row("an image", "gltf-accessor-out-of-range", [](GlbFile& f) {
        f.json["bufferViews"].push_back({{"buffer", 0}, {"byteLength", kTwoGigabytes}});
        f.json["images"] = {
            {{"bufferView", f.json["bufferViews"].size() - 1}, {"mimeType", "image/png"}}};
    });
}

void tst_hostile_files::announcedSizesAreNotBelieved() {
    QFETCH(BreakFile, breakIt);
    QFETCH(QString, code);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "large.glb";
    GlbFile file = baseFile();
    breakIt(file);
    writeBytes(path, glbBytes(file));
    const Opened refused = openedFile(path);
    QVERIFY(!refused.character);
    QCOMPARE(QString::fromStdString(refused.error.code), code);
}

void tst_hostile_files::aHeaderThatAnnouncesTwoGigabytesIsRefused() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "large.glb";
    for (const std::size_t at :
         {std::size_t{8}, std::size_t{12}}) { // the file's, the first chunk's
        std::vector<std::uint8_t> bytes = glbBytes(baseFile());
        bytes[at + 3] = 0x80;
        writeBytes(path, bytes);
        QCOMPARE(openedFile(path).error.code, std::string("gltf-truncated"));
    }
}

/// Another program appends to the file, cuts it and writes it anew, over and over.
void tst_hostile_files::aFileThatChangesWhileItIsReadIsReadOrRefused() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "busy.glb";
    const std::vector<std::uint8_t> whole = glbBytes(baseFile());
    writeBytes(path, whole);
    std::jthread writer([&](const std::stop_token& stop) { // ends with the test, however that ends
        for (unsigned turn = 0; !stop.stop_requested(); ++turn) {
            std::error_code problem;
            if (turn % 3 == 0)
                std::ofstream(path, std::ios::binary | std::ios::app).write("more and more", 13);
            else if (turn % 3 == 1)
                fs::resize_file(path, whole.size() / 2, problem);
            else
                writeBytes(path, whole);
        }
    });
    int read = 0;
    for (int attempt = 0; attempt < 200; ++attempt) {
        const Opened opened = openedFile(path);
        if (opened.character) {
            ++read;
            QCOMPARE(QString::fromStdString(brokenInvariant(*opened.character)), QString());
        } else {
            QVERIFY(!opened.error.code.empty() && !opened.error.place.empty() &&
                    !opened.error.remedy.empty());
        }
    }
    writer.request_stop();
    writer.join();
    writeBytes(path, whole);
    QVERIFY(openedFile(path).character);
    QVERIFY(read < 200 || std::thread::hardware_concurrency() == 1);
}

void tst_hostile_files::namesOfAnyScriptAreFine_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("stem");
    QTest::newRow("Thai") << QStringLiteral("ตัวละคร ของฉัน") << QStringLiteral("นักรบ");
    QTest::newRow("Vietnamese") << QStringLiteral("Nhân vật")
                                << QStringLiteral("chiến binh (bản 2)");
    QTest::newRow("Japanese") << QStringLiteral("キャラクター") << QStringLiteral("戦士");
    QTest::newRow("Arabic") << QStringLiteral("شخصية") << QStringLiteral("محارب");
    QTest::newRow("emoji") << QStringLiteral("🦊") << QStringLiteral("🦊 100% #1?");
}

void tst_hostile_files::namesOfAnyScriptAreFine() {
    QFETCH(QString, folder);
    QFETCH(QString, stem);
    QTemporaryDir temporary;
    const fs::path place = fs::path(temporary.path().toStdString()) / folder.toStdString();
    fs::create_directories(place);
    const std::string name = stem.toStdString() + ".bin";
    // As exporters write it: the characters themselves, or escaped.
    writePair(place, "plain", stem.contains(QLatin1Char('%')) ? "x.bin" : name,
              stem.contains(QLatin1Char('%')) ? "x.bin" : name);
    writePair(place, stem.toStdString(),
              QString::fromUtf8(stem.toUtf8().toPercentEncoding()).toStdString() + ".bin", name);
    for (const std::string& each : {std::string("plain"), stem.toStdString()}) {
        const Opened opened = openedFile(place / (each + ".gltf"));
        QVERIFY2(opened.character, (opened.error.place + ": " + opened.error.detail).c_str());
        QCOMPARE(opened.character->name, each);
    }
    const Opened missing = openedFile(place / (stem.toStdString() + ".glb"));
    QCOMPARE(missing.error.code, std::string("file-not-found"));
    QVERIFY(missing.error.place.find(stem.toStdString()) != std::string::npos);
}

void tst_hostile_files::sideFilesOutsideAreReadOnlyWhenAsked_data() {
    QTest::addColumn<QString>("uri");
    QTest::addColumn<bool>("canBeAsked");
    QTest::newRow("one up") << "../outside.bin" << true;
    QTest::newRow("one up, escaped") << "..%2Foutside.bin" << true;
    QTest::newRow("one up, backslash") << "..\\outside.bin" << true;
    QTest::newRow("in disguise") << "inner/../../outside.bin" << true;
    QTest::newRow("absolute") << "ABSOLUTE" << true;
    QTest::newRow("a file URI") << "file://ABSOLUTE" << true;
    QTest::newRow("on the net") << "https://example.org/outside.bin" << false;
}

void tst_hostile_files::sideFilesOutsideAreReadOnlyWhenAsked() {
    QFETCH(QString, uri);
    QFETCH(bool, canBeAsked);
    QTemporaryDir temporary;
    const fs::path root = fs::path(temporary.path().toStdString());
    const fs::path folder = root / "folder";
    fs::create_directories(folder);
    uri.replace(QStringLiteral("ABSOLUTE"),
                QString::fromStdString((root / "outside.bin").string()));
    writePair(folder, "file", uri.toStdString(), "../outside.bin");
    const auto refused = opened(folder / "file.gltf", false);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("gltf-uri-forbidden"));
    QCOMPARE(refused.error().place, std::string("buffers[0].uri"));
    QCOMPARE(refused.error().remedy.find("--follow-references") != std::string::npos, canBeAsked);
    const auto followed = opened(folder / "file.gltf", true);
    QCOMPARE(followed.has_value(), canBeAsked);
    if (followed)
        QCOMPARE(findingsOf(*followed, "import-reference-outside"), std::size_t(1));
}

void tst_hostile_files::linksThatLeaveTheFolderAreFollowedOnlyWhenAsked() {
    QTemporaryDir temporary;
    const fs::path root = fs::path(temporary.path().toStdString());
    const fs::path folder = root / "folder";
    fs::create_directories(folder);
    writePair(folder, "file", "data.bin", "../outside.bin");
    fs::create_symlink("../outside.bin", folder / "data.bin");
    const auto refused = opened(folder / "file.gltf", false);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("gltf-uri-forbidden"));
    QVERIFY(opened(folder / "file.gltf", true));
    // The opened file may be a link itself: what it names is looked for beside the link.
    fs::create_symlink("folder/file.gltf", root / "link.gltf");
    QCOMPARE(opened(root / "link.gltf", false).error().code, std::string("gltf-buffer-missing"));
}

void tst_hostile_files::picturesAreFoundOrMissedInWords() {
    QTemporaryDir temporary;
    const fs::path root = fs::path(temporary.path().toStdString());
    const fs::path folder = root / "folder";
    fs::create_directories(folder / "textures");
    const std::vector<std::uint8_t> png{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0};
    writeBytes(folder / "textures" / "Skin.png", png);
    writeBytes(root / "outside.png", png);
    GlbFile file = baseFile();
    file.json["images"] = {
        {{"uri", "C:\\art\\skin.png"}}, {{"uri", "nowhere.png"}}, {{"uri", "../outside.png"}}};
    writeBytes(folder / "file.glb", glbBytes(file));
    const auto read = opened(folder / "file.glb", false);
    QVERIFY(read);
    const auto& images = read->foreign.images;
    QVERIFY(images[0].bytes != nullptr && *images[0].bytes == png);
    QCOMPARE(images[0].mimeType, std::string("image/png"));
    QVERIFY(images[1].bytes == nullptr && images[2].bytes == nullptr);
    QCOMPARE(findingsOf(*read, "import-texture-found-elsewhere"), std::size_t(1));
    QCOMPARE(findingsOf(*read, "import-texture-missing"), std::size_t(1));
    QCOMPARE(findingsOf(*read, "import-reference-outside"), std::size_t(1));
    const auto followed = opened(folder / "file.glb", true);
    QVERIFY(followed && followed->foreign.images[2].bytes != nullptr);
    QCOMPARE(findingsOf(*followed, "import-reference-outside"), std::size_t(0));
}

RIGWRIGHT_TEST(tst_hostile_files)
#include "tst_hostile_files.moc"
