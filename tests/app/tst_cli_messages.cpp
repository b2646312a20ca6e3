// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What rigwright-cli tells people: messages name what is wrong and what to do, and nothing of a
/// file's content can steer the terminal.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace rigwright::test;

namespace {
/// Of the JSON of a name: a title of a terminal's window, a colour, a deletion, right to left, line
/// end.
const QByteArray kOddName(R"(odd\u001b]0;x\u0007\u009b31m\u007f\u202e\u2066\n)");

/// A triangle on two joints of the same name, and a clip; the mesh's name holds a NUL, too.
QByteArray oddFile() {
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0,1,2]}],)"
           R"("nodes":[{"mesh":0,"skin":0},{"name":"$"},{"name":"$"}],)"
           R"("skins":[{"name":"$","joints":[1,2]}],)"
           R"("meshes":[{"name":"\u0000$","primitives":[{"attributes":{"POSITION":0}}]}],)"
           R"("animations":[{"name":"$","samplers":[{"input":1,"output":2}],)"
           R"("channels":[{"sampler":0,"target":{"node":1,"path":"translation"}}]}],)"
           R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",)"
           R"("min":[0,0,0],"max":[1,1,0]},{"bufferView":0,"byteOffset":8,"componentType":5126,)"
           R"("count":2,"type":"SCALAR","min":[0],"max":[1]},)"
           R"({"bufferView":0,"componentType":5126,"count":2,"type":"VEC3"}],)"
           R"("bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,)"
           R"("uri":"data:application/octet-stream;base64,)"
           "AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA\"}]}";
}

/// "" or the first letter that a terminal would obey.
QString steering(const QByteArray& text) {
    for (const char32_t letter : QString::fromUtf8(text).toUcs4()) {
        const bool isControl = (letter < 0x20 && letter != '\n') || letter == 0x7f ||
                               (letter >= 0x80 && letter <= 0x9f);
        const bool turns =
            (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
        if (isControl || turns || letter == QChar::ReplacementCharacter)
            return QStringLiteral("U+%1").arg(uint(letter), 4, 16, QLatin1Char('0'));
    }
    return {};
}
} // namespace

class tst_cli_messages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void messagesSayWhatIsWrongAndWhatToDo_data();
    void messagesSayWhatIsWrongAndWhatToDo();
    void namesWithADashInFrontCanBeGiven();
    void jsonMayStandBeforeTheVerb();
    void namesOfAFileCannotSteerTheTerminal();
    void argumentsCannotSteerTheTerminal();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void tst_cli_messages::initTestCase() {
    QVERIFY(m_folder.isValid());
    const CliRun made = runCli({"sample", "tail", "-o", path("tail.glb")});
    QVERIFY2(made.exitCode == 0, made.err);
}

void tst_cli_messages::messagesSayWhatIsWrongAndWhatToDo_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QStringList>("words");
    const QString verbs = QStringLiteral(
        "info, check, deform, convert, bake, weights, skeleton, rig, bind, append, transfer, sample, "
        "bench");
    const QString tail = path("tail.glb");
    const QString tooLong = path(QString(300, QLatin1Char('n')) + ".glb");
    QTest::newRow("no verb") << QStringList{} << 2 << QStringList{"no verb", verbs};
    QTest::newRow("no verb but an option")
        << QStringList{"--loud"} << 2 << QStringList{"no verb", verbs};
    QTest::newRow("an unknown verb")
        << QStringList{"nope"} << 2 << QStringList{"no verb 'nope'", verbs};
    QTest::newRow("an unknown verb with a file")
        << QStringList{"--json", "nope", tail} << 2 << QStringList{"no verb 'nope'", verbs};
    QTest::newRow("a file that looks like an option")
        << QStringList{"info", "-dash.glb"} << 2 << QStringList{"./-dash.glb", "--"};
    QTest::newRow("a file that looks like a long option")
        << QStringList{"check", "--dash.glb"} << 2 << QStringList{"./--dash.glb"};
    QTest::newRow("a limit in letters")
        << QStringList{"convert", tail, path("out.glb"), "--max-influences", "abc"} << 2
        << QStringList{"--max-influences", "'abc' is not a whole number"};
    QTest::newRow("an empty limit")
        << QStringList{"convert", tail, path("out.glb"), "--max-influences", ""} << 2
        << QStringList{"--max-influences", "'' is not a whole number"};
    QTest::newRow("an empty time")
        << QStringList{"deform", tail, "-o", path("out.json"), "--clip", "#0", "--time", ""} << 2
        << QStringList{"--time", "'' is no number of seconds"};
    QTest::newRow("an empty path")
        << QStringList{"info", ""} << 3 << QStringList{"the path of the file is empty"};
    QTest::newRow("a name too long to read")
        << QStringList{"info", tooLong} << 3 << QStringList{"a shorter name"};
    QTest::newRow("a name too long to write")
        << QStringList{"convert", tail, tooLong} << 4 << QStringList{"a shorter name"};
    QTest::newRow("an empty name to write") << QStringList{"convert", tail, ""} << 2
                                            << QStringList{"must end in .glb or .vrm", "empty"};
}

void tst_cli_messages::messagesSayWhatIsWrongAndWhatToDo() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QStringList, words);
    const CliRun run = runCli(arguments);
    QVERIFY2(run.exitCode == exitCode, run.err);
    QVERIFY2(run.err.contains("What to do: "), run.err);
    for (const QString& word : words)
        QVERIFY2(run.err.contains(word.toUtf8()), run.err);
}

void tst_cli_messages::namesWithADashInFrontCanBeGiven() {
    QVERIFY(QFile::copy(path("tail.glb"), path("-dash.glb")));
    const QString script = QStringLiteral("cd \"$1\" && shift && exec \"$0\" \"$@\"");
    for (const QStringList& file : {QStringList{"--", "-dash.glb"}, QStringList{"./-dash.glb"}}) {
        const CliRun run = runCliInShell(script, QStringList{m_folder.path(), "info"} + file);
        QVERIFY2(run.exitCode == 0, run.err);
    }
    // Behind "--" even this is a file.
    const CliRun run = runCliInShell(script, {m_folder.path(), "info", "--", "--json"});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.out.isEmpty(), run.out);
}

void tst_cli_messages::jsonMayStandBeforeTheVerb() {
    const QString tail = path("tail.glb");
    const CliRun before = runCli({"--json", "info", tail});
    QVERIFY2(before.exitCode == 0, before.err);
    QVERIFY(!before.json().isEmpty());
    QCOMPARE(before.out, runCli({"info", tail, "--json"}).out);
    QCOMPARE(before.out, runCli({"--json", "info", "--json", tail}).out);
    QCOMPARE(runCli({"--json", "info", path("none.glb")}).out,
             runCli({"info", path("none.glb"), "--json"}).out);
}

void tst_cli_messages::namesOfAFileCannotSteerTheTerminal() {
    const QString file = path(QStringLiteral("odd\x1b[31m\u009b\u202e.gltf"));
    QVERIFY(writeFile(file, oddFile().replace('$', kOddName)));
    const QString odd = QString::fromUtf8("odd\x1b]0;x\x07\u009b31m\x7f\u202e\u2066\n");
    const QString out = path(QStringLiteral("\x1b[0m\u0085.glb"));
    const QString json = path(QStringLiteral("\x1b[0m\u0085.json"));
    for (const QStringList& arguments :
         {QStringList{"info", file}, QStringList{"check", file}, QStringList{"convert", file, out},
          QStringList{"sample", "bar", "-o", out},
          QStringList{"deform", file, "-o", json, "--clip", odd, "--rotate", odd + ":x:5"}}) {
        const CliRun run = runCli(arguments);
        QVERIFY2(run.exitCode == 0 || run.exitCode == 1, run.err);
        QVERIFY2(steering(run.out + run.err).isEmpty(), qPrintable(steering(run.out + run.err)));
        QVERIFY2((run.out + run.err).contains("\\x1b"), run.out + run.err);
    }
    const QByteArray text = runCli({"info", file}).out;
    QVERIFY2(text.contains("\\x00odd\\x1b]0;x\\x07\\u{9b}31m\\x7f\\u{202e}\\u{2066}\\x0a"), text);
    // JSON holds the names as they are.
    const QByteArray names = runCli({"info", file, "--json"}).out;
    QVERIFY2(names.contains("\\u0000odd\\u001b"), names);
}

void tst_cli_messages::argumentsCannotSteerTheTerminal() {
    const QString odd = QString::fromUtf8("\x1b]0;x\x07\u009b31m\x7f\u202e\n");
    const QString tail = path("tail.glb");
    const QString out = path("out.json");
    for (const QStringList& arguments :
         {QStringList{odd}, QStringList{"info", odd}, QStringList{"info", tail, odd},
          QStringList{"info", "-" + odd + ".glb"}, QStringList{"check", tail, "--profile", odd},
          QStringList{"convert", tail, odd}, QStringList{"convert", odd, path("out.glb")},
          QStringList{"convert", tail, path("out.glb"), "--max-influences", odd},
          QStringList{"deform", tail, "-o", out, "--rotate", odd},
          QStringList{"deform", tail, "-o", out, "--rotate", odd + ":x:5"},
          QStringList{"deform", tail, "-o", out, "--clip", odd},
          QStringList{"deform", tail, "-o", out, "--clip", "#0", "--time", odd},
          QStringList{"deform", tail, "-o", odd}, QStringList{"sample", odd, "-o", "a.glb"},
          QStringList{"bench", "--only", odd}, QStringList{"bench", "--size", odd}}) {
        const CliRun run = runCli(arguments);
        QVERIFY2(run.exitCode == 2 || run.exitCode == 3, run.err);
        QVERIFY2(run.out.isEmpty(), run.out);
        QVERIFY2(steering(run.err).isEmpty(), run.err.toPercentEncoding());
        QVERIFY2(run.err.contains("\\x1b"), run.err);
    }
    // Bytes that are no UTF-8, which some terminals take for controls: C1 in one byte, an overlong
    // ESC.
    const CliRun run = runCliInShell("exec \"$0\" info \"$(printf 'a\\233b\\300\\233')\"", {});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("a\\x9bb\\xc0\\x9b"), run.err.toPercentEncoding());
}

RIGWRIGHT_TEST(tst_cli_messages)
#include "tst_cli_messages.moc"
