// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads the command line of the window.
#include "editor/shell/launch_options.h"

#include "editor/ui/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kLargestSide = 16384;

/// The first thing wrong, as an exception-free early exit.
class Reader {
public:
    explicit Reader(const QCommandLineParser& parser) : m_parser(parser) {}

    [[nodiscard]] const QString& problem() const { return m_problem; }

    template <class Value>
    std::optional<Value> choice(const QString& name, const QMap<QString, Value>& values) {
        if (!m_parser.isSet(name))
            return std::nullopt;
        const QString text = m_parser.value(name);
        if (const auto found = values.constFind(text); found != values.constEnd())
            return *found;
        fail(QStringLiteral("--%1 takes %2, not \"%3\"")
                 .arg(name, QStringList(values.keys()).join(QStringLiteral(", ")), text));
        return std::nullopt;
    }

    std::optional<double> number(const QString& name) {
        if (!m_parser.isSet(name))
            return std::nullopt;
        bool ok = false;
        const double value = m_parser.value(name).toDouble(&ok);
        if (ok && std::isfinite(value))
            return value;
        fail(QStringLiteral("--%1 takes a number, not \"%2\"").arg(name, m_parser.value(name)));
        return std::nullopt;
    }

    std::optional<QSize> size(const QString& name) {
        if (!m_parser.isSet(name))
            return std::nullopt;
        const QStringList sides =
            m_parser.value(name).split(QLatin1Char('x'), Qt::KeepEmptyParts, Qt::CaseInsensitive);
        if (sides.size() == 2) {
            const int width = sides[0].toInt();
            const int height = sides[1].toInt();
            if (width >= 16 && height >= 16 && width <= kLargestSide && height <= kLargestSide)
                return QSize(width, height);
        }
        fail(QStringLiteral("--%1 takes WIDTHxHEIGHT, 16 to %2 each, not \"%3\"")
                 .arg(name)
                 .arg(kLargestSide)
                 .arg(m_parser.value(name)));
        return std::nullopt;
    }

    std::vector<BoneTurn> turns(const QString& name) {
        std::vector<BoneTurn> turns;
        for (const QString& text : m_parser.values(name)) {
            // From the right: names of bones may hold colons.
            const qsizetype last = text.lastIndexOf(QLatin1Char(':'));
            const qsizetype middle = last > 0 ? text.lastIndexOf(QLatin1Char(':'), last - 1) : -1;
            BoneTurn turn;
            bool ok = false;
            if (middle > 0) {
                turn.bone = text.left(middle);
                turn.axis = int(QStringLiteral("xyz").indexOf(
                    text.mid(middle + 1, last - middle - 1).toLower()));
                turn.degrees = text.mid(last + 1).toDouble(&ok);
                ok = ok && std::isfinite(turn.degrees) && last - middle == 2 && turn.axis >= 0;
            }
            if (ok)
                turns.push_back(turn);
            else
                fail(QStringLiteral("--%1 takes BONE:AXIS:DEGREES with axis x, y or z, not \"%2\"")
                         .arg(name, text));
        }
        return turns;
    }

    void fail(const QString& problem) {
        if (m_problem.isEmpty())
            m_problem = problem;
    }

private:
    const QCommandLineParser& m_parser;
    QString m_problem;
};

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QStringLiteral("Rigwright, an editor for character rigs and skin weights."));
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("A project, or a glTF, GLB or VRM file, to open."),
                                 QStringLiteral("[FILE]"));
    const auto add = [&parser](const char* name, const char* help, const char* value = "") {
        parser.addOption(
            {QString::fromLatin1(name), QString::fromLatin1(help), QString::fromLatin1(value)});
    };
    parser.addHelpOption();
    parser.addVersionOption();
    add("sample", "Open a built-in character: mannequin, quadruped, arm, tail, bar.", "NAME");
    add("theme", "dark or light.", "THEME");
    add("language", "Language of the interface: en, th or vi.", "LANGUAGE");
    add("keymap", "Whose keys: blender or maya.", "KEYMAP");
    add("workspace", "Workspace to begin in, or to draw as: skeleton, weights or rig.", "NAME");
    add("snapshot", "Draw one picture into a PNG file and leave.", "OUT.png");
    add("size", "Size of the picture in pixels.", "WxH");
    add("view", "front, side, three-quarter, back, left, right, top or bottom.", "VIEW");
    add("bone", "Select a bone: its weights are shown.", "NAME");
    add("shading", "solid, textured, wire, weights or all-bones.", "SHADING");
    add("clip", "Show a clip.", "NAME");
    add("time", "Moment of the clip in seconds.", "T");
    add("rotate", "Turn a bone about its own axis; may be repeated.", "BONE:AXIS:DEG");
    add("method", "Skinning method: lbs, dqs, blend, centres or mush.", "METHOD");
    for (const auto& [name, value] :
         {std::pair("benchmark-start", ""), std::pair("benchmark-idle", "SECONDS")}) {
        QCommandLineOption hidden(QString::fromLatin1(name), {}, QString::fromLatin1(value));
        hidden.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(hidden);
    }
}

/// Qt names the program by how it was called, and here, before there is an application, by nothing.
QString helpOf(const QCommandLineParser& parser) {
    const QString text = parser.helpText();
    return QStringLiteral("Usage: rigwright [options] [FILE]") +
           text.mid(std::max<qsizetype>(text.indexOf(QLatin1Char('\n')), 0));
}

} // namespace

std::variant<LaunchOptions, LaunchStop> readLaunchOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return LaunchStop{ExitUsage, parser.errorText()};
    if (parser.isSet(QStringLiteral("help")))
        return LaunchStop{ExitFine, helpOf(parser)};
    if (parser.isSet(QStringLiteral("version")))
        return LaunchStop{ExitFine,
                          QStringLiteral("rigwright ") + QCoreApplication::applicationVersion()};

    LaunchOptions options;
    Reader reader(parser);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        reader.fail(QStringLiteral("one file at a time, not %1").arg(files.size()));
    options.file = files.value(0);
    options.sample = parser.value(QStringLiteral("sample"));
    if (!options.file.isEmpty() && !options.sample.isEmpty())
        reader.fail(QStringLiteral("either a file or --sample, not both"));
    options.theme = reader.choice<ThemeName>(
        QStringLiteral("theme"), {{"dark", ThemeName::Dark}, {"light", ThemeName::Light}});
    QMap<QString, QString> codes;
    for (const Language& language : languages())
        codes.insert(QLatin1String(language.code), QLatin1String(language.code));
    options.language = reader.choice(QStringLiteral("language"), codes);
    options.keymap = reader.choice<Keymap>(
        QStringLiteral("keymap"),
        {{keymapName(Keymap::Blender), Keymap::Blender}, {keymapName(Keymap::Maya), Keymap::Maya}});
    options.workspace = reader.choice<QString>(
        QStringLiteral("workspace"),
        {{"skeleton", QStringLiteral("skeleton")},
         {"weights", QStringLiteral("weights")},
         {"rig", QStringLiteral("rig")}});
    options.snapshot = parser.value(QStringLiteral("snapshot"));
    if (parser.isSet(QStringLiteral("snapshot")) && options.snapshot.isEmpty())
        reader.fail(QStringLiteral("--snapshot takes the name of a PNG file"));
    options.size = reader.size(QStringLiteral("size")).value_or(options.size);
    const QStringList views{"front", "side",  "three-quarter", "back",
                            "left",  "right", "top",           "bottom"};
    QMap<QString, QString> viewValues;
    for (const QString& view : views)
        viewValues.insert(view, view);
    options.view = reader.choice(QStringLiteral("view"), viewValues).value_or(options.view);
    options.bone = parser.value(QStringLiteral("bone"));
    options.shading =
        reader.choice<Shading>(QStringLiteral("shading"), {{"solid", Shading::Solid},
                                                           {"textured", Shading::Textured},
                                                           {"wire", Shading::Wire},
                                                           {"weights", Shading::Weights},
                                                           {"all-bones", Shading::AllBones}});
    options.clip = parser.value(QStringLiteral("clip"));
    options.time = reader.number(QStringLiteral("time")).value_or(0.0);
    options.turns = reader.turns(QStringLiteral("rotate"));
    options.method = reader.choice<SkinningMethod>(
        QStringLiteral("method"),
        {{"lbs", SkinningMethod::LinearBlend},
         {"dqs", SkinningMethod::DualQuaternion},
         {"blend", SkinningMethod::LinearDualBlend},
         {"centres", SkinningMethod::RotationCentres},
         {"mush", SkinningMethod::DeltaMush}});
    options.benchmarkStart = parser.isSet(QStringLiteral("benchmark-start"));
    options.benchmarkIdleSeconds = reader.number(QStringLiteral("benchmark-idle")).value_or(0.0);
    if (!reader.problem().isEmpty())
        return LaunchStop{ExitUsage, reader.problem()};
    return options;
}

} // namespace rigwright::editor
