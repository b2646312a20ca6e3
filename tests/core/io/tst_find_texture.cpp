// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pictures are found however the exporter wrote their place, and never outside without asking.
#include "core/io/find_texture.h"

#include "tests/support/glb_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

const std::vector<std::uint8_t> kPng{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 1, 2, 3};

/// A download as they come: "pack/source/model.fbx" with pictures here and there.
struct Download {
    QTemporaryDir temporary;
    fs::path pack = fs::path(temporary.path().toStdString()) / "pack";
    fs::path source = pack / "source";
    fs::path model = source / "Model.fbx";

    Download() {
        fs::create_directories(source);
        writeBytes(model, {1});
    }
    void put(const fs::path& relative, const std::vector<std::uint8_t>& bytes = kPng) {
        fs::create_directories((source / relative).lexically_normal().parent_path());
        writeBytes((source / relative).lexically_normal(), bytes);
    }
    [[nodiscard]] FoundTexture find(const std::string& reference, ImportChoices choices = {}) {
        return TextureFinder({model, choices}).find(reference);
    }
};

QString placeName(TexturePlace place) {
    static const char* const kNames[] = {"as named", "elsewhere", "outside", "missing"};
    return QString::fromLatin1(kNames[int(place)]);
}

} // namespace

class tst_find_texture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void referencesOfOtherMachinesAreFound_data();
    void referencesOfOtherMachinesAreFound();
    void whatLiesOutsideIsNotFollowedWithoutAsking_data();
    void whatLiesOutsideIsNotFollowedWithoutAsking();
    void linksThatLeaveTheFolderAreOutside();
    void searchFoldersAreLookedInto();
    void findingsSayWhatWasDoneAndWhatHelps();
    void whatIsNoPictureIsNotTakenFromOutside();
    void aPictureNamedTwiceIsReadOnce();
    void kindsAreToldByContent_data();
    void kindsAreToldByContent();
};

void tst_find_texture::referencesOfOtherMachinesAreFound_data() {
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* there, const char* reference,
                        const char* place) { QTest::newRow(name) << there << reference << place; };
    row("beside", "skin.png", "skin.png", "as named");
    row("below", "a/b/skin.png", "a/b/skin.png", "as named");
    row("with a dot", "skin.png", "./skin.png", "as named");
    row("with backslashes", "a/skin.png", "a\\skin.png", "as named");
    row("percent-encoded", "my skin.png", "my%20skin.png", "as named");
    row("with a real percent sign", "100%25.png", "100%25.png", "as named");
    row("with another percent sign", "100%.png", "100%.png", "as named");
    row("in another case", "Skin.PNG", "skin.png", "elsewhere");
    row("a folder in another case", "Textures/skin.png", "textures/Skin.png", "elsewhere");
    row("from Windows", "skin.png", "C:\\Users\\Mai\\rig\\skin.png", "elsewhere");
    row("from Windows, with slashes", "skin.png", "D:/rig/skin.png", "elsewhere");
    row("from Windows, with its folders", "rig/skin.png", "C:\\Users\\Mai\\rig\\skin.png",
        "elsewhere");
    row("from a share", "skin.png", "\\\\server\\art\\skin.png", "elsewhere");
    row("from a Mac", "skin.png", "/Users/mai/Desktop/skin.png", "elsewhere");
    row("a file URI", "my skin.png", "file:///C:/art/my%20skin.png", "elsewhere");
    row("a file URI of a Mac", "skin.png", "file:///Users/mai/skin.png", "elsewhere");
    row("an address", "skin.png", "https://example.org/art/skin.png", "elsewhere");
    row("in textures", "textures/skin.png", "skin.png", "elsewhere");
    row("in Textures", "Textures/skin.png", "C:\\skin.png", "elsewhere");
    row("in the folder of an unpacked FBX", "Model.fbm/skin.png", "skin.png", "elsewhere");
    row("up and down again", "skin.png", "../source/skin.png", "as named");
    row("composed accents", "Da tr\xc3\xa1i.png", "Da tra\xcc\x81i.png", "elsewhere");
    row("Thai", "\xe0\xb8\x9c\xe0\xb8\xb4\xe0\xb8\xa7.png",
        "C:\\\xe0\xb8\x9c\xe0\xb8\xb4\xe0\xb8\xa7.png", "elsewhere");
    row("not there", "other.png", "skin.png", "missing");
    row("a folder of that name", "skin.png/inside.png", "skin.png", "missing");
    row("no name", "skin.png", "", "missing");
    row("only folders", "skin.png", "../..", "missing");
}

void tst_find_texture::referencesOfOtherMachinesAreFound() {
    QFETCH(QString, there);
    QFETCH(QString, reference);
    QFETCH(QString, place);
    Download download;
    download.put(there.toStdString());
    const FoundTexture found = download.find(reference.toStdString());
    QCOMPARE(placeName(found.place), place);
    QCOMPARE(found.file.empty(), place == QStringLiteral("missing"));
    if (!found.file.empty())
        QVERIFY(fs::equivalent(found.file, download.source / there.toStdString()));
}

void tst_find_texture::whatLiesOutsideIsNotFollowedWithoutAsking_data() {
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("reference");
    QTest::newRow("one up") << "../skin.png"
                            << "../skin.png";
    QTest::newRow("one up, escaped") << "../skin.png"
                                     << "..%2Fskin.png";
    QTest::newRow("one up, in disguise") << "../skin.png"
                                         << "a/../../skin.png";
    QTest::newRow("one up, backslash") << "../skin.png"
                                       << "..\\skin.png";
    QTest::newRow("textures beside the folder") << "../Textures/skin.png"
                                                << "C:\\art\\skin.png";
    QTest::newRow("absolute") << "../art/skin.png"
                              << "ABSOLUTE";
    QTest::newRow("a file URI") << "../art/skin.png"
                                << "file://ABSOLUTE";
}

void tst_find_texture::whatLiesOutsideIsNotFollowedWithoutAsking() {
    QFETCH(QString, there);
    QFETCH(QString, reference);
    Download download;
    download.put(there.toStdString());
    const fs::path target = (download.source / there.toStdString()).lexically_normal();
    reference.replace(QStringLiteral("ABSOLUTE"), QString::fromStdString(target.string()));
    const FoundTexture refused = download.find(reference.toStdString());
    QCOMPARE(placeName(refused.place), QStringLiteral("outside"));
    QVERIFY(fs::equivalent(refused.file, target));
    const FoundTexture followed = download.find(
        reference.toStdString(), {.searchFolders = {}, .followOutsideReferences = true});
    QVERIFY(followed.place == TexturePlace::AsNamed || followed.place == TexturePlace::Elsewhere);
    QVERIFY(fs::equivalent(followed.file, target));
    // The same name inside is better than what lies outside.
    download.put("skin.png");
    const FoundTexture inside = download.find(reference.toStdString());
    QVERIFY(fs::equivalent(inside.file, download.source / "skin.png"));
}

void tst_find_texture::linksThatLeaveTheFolderAreOutside() {
    Download download;
    download.put("../secret/skin.png");
    fs::create_directory_symlink("../secret", download.source / "textures");
    fs::create_symlink("../secret/skin.png", download.source / "link.png");
    for (const char* reference : {"textures/skin.png", "link.png", "skin.png"}) {
        QCOMPARE(placeName(download.find(reference).place), QStringLiteral("outside"));
        QVERIFY(download.find(reference, {.searchFolders = {}, .followOutsideReferences = true})
                    .place != TexturePlace::Outside);
    }
    // A link that stays inside is no matter.
    download.put("real.png");
    fs::create_symlink("real.png", download.source / "inner.png");
    QCOMPARE(placeName(download.find("inner.png").place), QStringLiteral("as named"));
}

void tst_find_texture::searchFoldersAreLookedInto() {
    Download download;
    download.put("../library/textures/skin.png");
    const ImportChoices choices{.searchFolders = {download.pack / "library"}};
    QCOMPARE(placeName(download.find("C:\\x\\skin.png").place), QStringLiteral("missing"));
    const FoundTexture found = download.find("C:\\x\\skin.png", choices);
    QCOMPARE(placeName(found.place), QStringLiteral("elsewhere"));
    QVERIFY(fs::equivalent(found.file, download.pack / "library/textures/skin.png"));
    QVERIFY(std::ranges::count(found.searched, download.pack / "library") == 1);
}

void tst_find_texture::findingsSayWhatWasDoneAndWhatHelps() {
    Download download;
    download.put("textures/skin.png");
    download.put("../outer.png");
    TextureFinder finder({download.model, ImportChoices{}});
    const auto only = [&](const char* reference) {
        const LoadedTexture loaded = finder.load(reference, "image Skin");
        return loaded.findings.size() == 1 ? loaded.findings.front() : Finding{};
    };
    const Finding elsewhere = only("C:\\skin.png");
    QCOMPARE(elsewhere.code, std::string("import-texture-found-elsewhere"));
    QCOMPARE(elsewhere.where, std::string("image Skin"));
    QVERIFY(elsewhere.detail.find("C:\\skin.png") != std::string::npos);
    QVERIFY(elsewhere.detail.find("textures/skin.png") != std::string::npos);
    const Finding missing = only("nowhere.png");
    QCOMPARE(missing.code, std::string("import-texture-missing"));
    QCOMPARE(missing.fix, std::string("reread-find-textures"));
    QVERIFY(missing.detail.find(download.source.string()) != std::string::npos);
    const Finding outside = only("../outer.png");
    QCOMPARE(outside.code, std::string("import-reference-outside"));
    QCOMPARE(outside.fix, std::string("reread-follow-references"));
    const LoadedTexture fine = finder.load("textures/skin.png", "image Skin");
    QVERIFY(fine.findings.empty());
    QCOMPARE(*fine.bytes, kPng);
    QCOMPARE(fine.mimeType, std::string("image/png"));
}

void tst_find_texture::whatIsNoPictureIsNotTakenFromOutside() {
    Download download;
    download.put("../notes.txt", {'h', 'e', 'l', 'l', 'o'});
    download.put("odd.txt", {'h', 'e', 'l', 'l', 'o'});
    TextureFinder finder(
        {download.model, ImportChoices{.searchFolders = {}, .followOutsideReferences = true}});
    const LoadedTexture outside = finder.load("../notes.txt", "image 0");
    QVERIFY(outside.bytes == nullptr);
    QCOMPARE(outside.findings.at(0).code, std::string("import-texture-missing"));
    // Beside the file it is the exporter's own affair, and passes through.
    QVERIFY(finder.load("odd.txt", "image 1").bytes != nullptr);
}

void tst_find_texture::aPictureNamedTwiceIsReadOnce() {
    Download download;
    download.put("skin.png");
    TextureFinder finder({download.model, ImportChoices{}});
    QVERIFY(finder.load("skin.png", "a").bytes == finder.load("C:\\SKIN.png", "b").bytes);
}

void tst_find_texture::kindsAreToldByContent_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("mimeType");
    const auto row = [](const char* mimeType, QByteArray bytes, const char* name) {
        QTest::newRow(mimeType) << bytes << name << mimeType;
    };
    row("image/png", QByteArrayLiteral("\x89PNG\r\n\x1a\n...."), "misnamed.jpg");
    row("image/jpeg", QByteArrayLiteral("\xff\xd8\xff\xe0..."), "misnamed.png");
    row("image/webp", QByteArrayLiteral("RIFF\1\2\3\4WEBPVP8 "), "a");
    row("image/ktx2", QByteArrayLiteral("\xabKTX 20\xbb\r\n"), "a");
    row("image/vnd-ms.dds", QByteArrayLiteral("DDS |..."), "a");
    row("image/bmp", QByteArrayLiteral("BM......"), "a");
    row("image/x-tga",
        QByteArray::fromHex("000002000000000000000000040004001820") + QByteArray(48, '\0'),
        "a.TGA");
    QTest::newRow("no TGA by name alone") << QByteArrayLiteral("not a picture at all") << "a.tga"
                                          << "";
    QTest::newRow("nothing") << QByteArray() << "a.png"
                             << "";
}

void tst_find_texture::kindsAreToldByContent() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, mimeType);
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.constData());
    QCOMPARE(QString::fromStdString(
                 imageMimeType({data, std::size_t(bytes.size())}, name.toStdString())),
             mimeType);
}

RIGWRIGHT_TEST(tst_find_texture)
#include "tst_find_texture.moc"
