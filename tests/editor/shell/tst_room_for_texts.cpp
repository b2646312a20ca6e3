// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every text of the window has room, in every language, workspace and tool, at 100 % and 125 %.
#include "editor/shell/workspaces.h"
#include "editor/ui/language.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QProcess>
#include <QScopeGuard>
#include <QTabBar>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr const char* kScaled = "RIGWRIGHT_TEST_SCALED";

QString nameOf(const QWidget& widget) {
    QString name = QString::fromLatin1(widget.metaObject()->className());
    for (const QWidget* parent = widget.parentWidget(); parent && !parent->isWindow();
         parent = parent->parentWidget())
        name = QString::fromLatin1(parent->metaObject()->className()) + QLatin1Char('/') + name;
    return name;
}

/// Why the text of a visible widget is cut off; "" = it is not, or shows no text.
QString cutOff(const QWidget& widget) {
    const auto tooNarrow = [&](const QString& text, int needed, int width) {
        return needed <= width ? QString()
                               : QStringLiteral("%1 \"%2\" needs %3 px and has %4")
                                     .arg(nameOf(widget), text)
                                     .arg(needed)
                                     .arg(width);
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || label->textFormat() == Qt::RichText)
            return {};
        if (label->wordWrap()) {
            const int needed = label->heightForWidth(label->width());
            return needed <= label->height() + 1
                       ? QString()
                       : QStringLiteral("%1 \"%2\" needs %3 px of height and has %4")
                             .arg(nameOf(widget), label->text())
                             .arg(needed)
                             .arg(label->height());
        }
        return tooNarrow(label->text(), label->sizeHint().width(), label->width() + 1);
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().isEmpty()
                   ? QString()
                   : tooNarrow(button->text(), button->minimumSizeHint().width(),
                               button->width() + 1);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return tooNarrow(box->currentText(),
                         box->fontMetrics().horizontalAdvance(box->currentText()), box->width());
    if (qobject_cast<const SegmentedChoice*>(&widget))
        return tooNarrow({}, widget.sizeHint().width(), widget.width());
    if (const auto* field = qobject_cast<const SliderField*>(&widget))
        return tooNarrow(field->settings().label, field->minimumSizeHint().width(), field->width());
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < bar->count(); ++i)
            if (const QString problem = tooNarrow(
                    bar->tabText(i), bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
                    bar->tabRect(i).width());
                !problem.isEmpty())
                return problem;
        return {};
    }
    return {};
}

/// Visible widgets without children that lie over one another inside the same parent.
QStringList overlaps(const QWidget& parent) {
    QStringList found;
    QList<QWidget*> leaves;
    for (QObject* child : parent.children())
        if (auto* widget = qobject_cast<QWidget*>(child))
            if (widget->isVisible() && !widget->isWindow() &&
                !widget->testAttribute(Qt::WA_TransparentForMouseEvents) &&
                (qobject_cast<QLabel*>(widget) || qobject_cast<QAbstractButton*>(widget) ||
                 qobject_cast<QComboBox*>(widget) || qobject_cast<SliderField*>(widget) ||
                 qobject_cast<SegmentedChoice*>(widget)))
                leaves << widget;
    for (qsizetype i = 0; i < leaves.size(); ++i)
        for (qsizetype j = i + 1; j < leaves.size(); ++j)
            if (leaves[i]->geometry().intersects(leaves[j]->geometry()))
                found << nameOf(*leaves[i]) + QStringLiteral(" over ") + nameOf(*leaves[j]);
    return found;
}

} // namespace

class tst_room_for_texts : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void nothingIsCutOffOrOverlaps_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const Language& language : languages())
            // 1600 of the design; 1280 x 800, a small screen; and what 125 % leave of that.
            for (const int width : {1600, 1280, 1024})
                QTest::addRow("%s, %d", language.code, width)
                    << QString::fromLatin1(language.code) << width;
    }
    void nothingIsCutOffOrOverlaps() {
        QFETCH(QString, language);
        QFETCH(int, width);
        applyLanguage(language);
        m_window->resize(width, width * 10 / 16);
        QStringList problems;
        const auto look = [&](const QString& where) {
            QCoreApplication::processEvents();
            for (QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisibleTo(m_window.get()))
                    continue;
                if (const QString problem = cutOff(*widget); !problem.isEmpty())
                    problems << where + QStringLiteral(": ") + problem;
                for (const QString& overlap : overlaps(*widget))
                    problems << where + QStringLiteral(": ") + overlap;
            }
        };
        QTRY_COMPARE(m_window->width(), width);
        look(QStringLiteral("start page"));
        m_window->fileFlow().openSample(QStringLiteral("mannequin"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        for (const WorkspaceInfo& workspace : workspaceTable()) {
            m_window->workspaces()->setCurrent(QString::fromLatin1(workspace.id));
            for (const auto& tool : m_window->tools().tools()) {
                m_window->tools().setCurrent(tool->id());
                look(QString::fromLatin1(workspace.id) + QStringLiteral(", ") + tool->id());
            }
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(m_window->minimumSizeHint().width() <= 1024);
    }

    void theSameAtAScaleOf125Percent() {
        if (!qEnvironmentVariableIsEmpty(kScaled))
            return; // this is that run
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(kScaled), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("1.25"));
        other.setProcessEnvironment(environment);
        other.setProcessChannelMode(QProcess::MergedChannels);
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_room_for_texts"), QStringLiteral("-nocrashhandler")});
        QVERIFY(other.waitForFinished(10 * kPatience));
        const QByteArray said = other.readAll();
        QVERIFY2(other.exitStatus() == QProcess::NormalExit && other.exitCode() == 0, said);
    }
};

RIGWRIGHT_TEST(tst_room_for_texts)
#include "tst_room_for_texts.moc"
