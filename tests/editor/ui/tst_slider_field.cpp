// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Slider fields under real pointer and key events.
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace rigwright::editor;

namespace {

SliderSettings strengthSettings() {
    SliderSettings settings;
    settings.label = QStringLiteral("Strength");
    settings.minimum = 0.0;
    settings.maximum = 1.0;
    settings.defaultValue = 0.5;
    settings.step = 0.01;
    return settings;
}

void drag(SliderField& field, int fromX, int toX, Qt::KeyboardModifiers modifiers = {}) {
    const int y = field.height() / 2;
    QTest::mousePress(&field, Qt::LeftButton, modifiers, QPoint(fromX, y));
    const int sign = toX > fromX ? 1 : -1;
    for (int x = fromX; x != toX; x += sign) {
        QMouseEvent move(QEvent::MouseMove, QPointF(x + sign, y),
                         field.mapToGlobal(QPointF(x + sign, y)), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QApplication::sendEvent(&field, &move);
    }
    QTest::mouseRelease(&field, Qt::LeftButton, modifiers, QPoint(toX, y));
}

void wheel(SliderField& field, int notches) {
    const QPointF at(field.rect().center());
    QWheelEvent event(at, field.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&field, &event);
}

} // namespace

class tst_slider_field : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Theme::current().apply(ThemeName::Dark);
        installSliderAccessibility();
    }
    void init() {
        m_field = std::make_unique<SliderField>(strengthSettings());
        m_field->setFixedWidth(200);
        m_field->show();
        m_field->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
    }
    void cleanup() { m_field.reset(); }

    void draggingByHalfTheWidthAddsHalfTheRange() {
        QSignalSpy started(m_field.get(), &SliderField::editingStarted);
        QSignalSpy edited(m_field.get(), &SliderField::valueEdited);
        QSignalSpy finished(m_field.get(), &SliderField::editingFinished);
        drag(*m_field, 20, 70);
        QVERIFY(std::abs(m_field->value() - 0.75) < 0.006);
        QCOMPARE(started.size(), 1);
        QCOMPARE(finished.size(), 1);
        QVERIFY(edited.size() > 10);
    }

    void shiftDragsATenthAsFar() {
        drag(*m_field, 20, 120, Qt::ShiftModifier);
        QVERIFY(std::abs(m_field->value() - 0.55) < 0.006);
    }

    void controlDragsInSteps() {
        drag(*m_field, 20, 63, Qt::ControlModifier);
        const double tenths = m_field->value() * 10.0;
        QVERIFY(std::abs(tenths - std::round(tenths)) < 1e-9);
        QVERIFY(m_field->value() > 0.6);
    }

    void draggingStopsAtTheEnds() {
        drag(*m_field, 10, 190);
        drag(*m_field, 10, 190);
        QCOMPARE(m_field->value(), 1.0);
        QCOMPARE(m_field->valueText(), QStringLiteral("1.00"));
    }

    void escapeAndUndoInTheMiddleOfADragGiveTheOldValueBack_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("Escape") << int(Qt::Key_Escape) << Qt::KeyboardModifiers();
        QTest::newRow("Ctrl+Z") << int(Qt::Key_Z) << Qt::KeyboardModifiers(Qt::ControlModifier);
    }

    void escapeAndUndoInTheMiddleOfADragGiveTheOldValueBack() {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        // The keyboard is elsewhere, as when it is in the picture.
        QWidget other;
        other.setFocusPolicy(Qt::StrongFocus);
        const int y = m_field->height() / 2;
        QTest::mousePress(m_field.get(), Qt::LeftButton, {}, QPoint(20, y));
        QMouseEvent move(QEvent::MouseMove, QPointF(120, y), m_field->mapToGlobal(QPointF(120, y)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_field.get(), &move);
        QVERIFY(m_field->value() > 0.9);
        QSignalSpy edited(m_field.get(), &SliderField::valueEdited);
        QTest::keyClick(&other, Qt::Key(key), modifiers);
        QCOMPARE(m_field->value(), 0.5);
        QCOMPARE(edited.last().first().toDouble(), 0.5);
        QTest::mouseRelease(m_field.get(), Qt::LeftButton, {}, QPoint(120, y));
        QCOMPARE(m_field->value(), 0.5);
        QVERIFY(!m_field->isTyping());
    }

    void aClickOpensTypingAndEnterTakesAnExpression() {
        QTest::mouseClick(m_field.get(), Qt::LeftButton);
        QVERIFY(m_field->isTyping());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1/4+0.5"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!m_field->isTyping());
        QCOMPARE(m_field->value(), 0.75);
    }

    void aDigitOpensTypingAndEscapeGivesUp() {
        m_field->setFocus();
        QTest::keyClick(m_field.get(), Qt::Key_9);
        QVERIFY(m_field->isTyping());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!m_field->isTyping());
        QCOMPARE(m_field->value(), 0.5);
    }

    void textThatIsNoNumberStaysAndSaysWhy() {
        QSignalSpy problem(m_field.get(), &SliderField::problem);
        QTest::mouseClick(m_field.get(), Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("abc"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_field->isTyping());
        QVERIFY(problem.last().first().toString().contains(QStringLiteral("abc")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(m_field->value(), 0.5);
    }

    void typedValuesAreClamped() {
        QTest::mouseClick(m_field.get(), Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("7"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_field->value(), 1.0);
    }

    void theWheelChangesOnlyWithFocus() {
        m_field->clearFocus();
        wheel(*m_field, 1);
        QCOMPARE(m_field->value(), 0.5);
        m_field->setFocus();
        wheel(*m_field, 3);
        QVERIFY(std::abs(m_field->value() - 0.53) < 1e-9);
    }

    void arrowKeysStepAndHomeEndJump() {
        m_field->setFocus();
        QTest::keyClick(m_field.get(), Qt::Key_Right);
        QVERIFY(std::abs(m_field->value() - 0.51) < 1e-9);
        QTest::keyClick(m_field.get(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(std::abs(m_field->value() - 0.41) < 1e-9);
        QTest::keyClick(m_field.get(), Qt::Key_End);
        QCOMPARE(m_field->value(), 1.0);
        QTest::keyClick(m_field.get(), Qt::Key_Home);
        QCOMPARE(m_field->value(), 0.0);
    }

    void aDoubleClickResets() {
        m_field->setValue(0.9);
        QTest::mouseClick(m_field.get(), Qt::LeftButton);
        QTest::mouseDClick(m_field.get(), Qt::LeftButton);
        QCOMPARE(m_field->value(), 0.5);
        QVERIFY(!m_field->isTyping());
    }

    void aDoubleClickOfAnotherButtonChangesNothing() {
        m_field->setValue(0.25);
        QTest::mouseDClick(m_field.get(), Qt::RightButton);
        QCOMPARE(m_field->value(), 0.25);
    }

    void settingFromCodeSaysNothing() {
        QSignalSpy edited(m_field.get(), &SliderField::valueEdited);
        m_field->setValue(0.8);
        m_field->setValue(std::numeric_limits<double>::quiet_NaN());
        QCOMPARE(m_field->value(), 0.8);
        QCOMPARE(edited.size(), 0);
    }

    void screenReadersSeeASlider() {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_field.get());
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::Slider);
        QAccessibleValueInterface* value = interface->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toDouble(), 0.5);
        value->setCurrentValue(0.25);
        QCOMPARE(m_field->value(), 0.25);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Strength"));
    }

    void theCurveSpreadsSmallValues() {
        SliderSettings settings;
        settings.minimum = 1.0;
        settings.maximum = 1000.0;
        settings.defaultValue = 1.0;
        settings.curve = 3.0;
        settings.decimals = 0;
        SliderField field(settings);
        field.setFixedWidth(200);
        field.show();
        drag(field, 10, 110);
        // Half the width is an eighth of the range.
        QVERIFY(std::abs(field.value() - (1.0 + 999.0 / 8.0)) < 6.0);
    }

private:
    std::unique_ptr<SliderField> m_field;
};

RIGWRIGHT_TEST(tst_slider_field)
#include "tst_slider_field.moc"
