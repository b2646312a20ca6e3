// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Strokes of mouse and pen through the real window: event rates, pressure, the eraser, lost pens.
#include "editor/panels/brush_bar.h"
#include "editor/panels/pressure_button.h"
#include "editor/tools/brush_json.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QSettings>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_pen : public WindowTest {
    Q_OBJECT
private:
    [[nodiscard]] Document& document() const { return m_window->document(); }
    [[nodiscard]] ToolStage& tools() const { return m_window->tools(); }

    /// The arm as it came, the brush that paints the upper bone over the lower one's half.
    void begin(const BrushValues& values) {
        m_input->held = {};
        m_input->eraser = false;
        Character arm = armCharacter();
        if (values.mode == BrushMode::Smooth) { // something to smooth: a step in the middle
            SkinWeights& rows = arm.meshes[0].binding->weights();
            for (std::size_t v = 0; v < rows.rowCount(); ++v) {
                const bool upper = arm.meshes[0].mesh->positions[v].x() < 0.6f;
                const WeightRow row{{std::uint16_t(upper ? kUpper : kLower), 1.0f}};
                rows.setRow(VertexIndex(v), row);
            }
        }
        document().reset(std::move(arm), {});
        Camera camera;
        camera.target = {0.5, 0.0, 0.0};
        camera.distance = 2.0;
        document().session().setCamera(camera);
        tools().setCurrent(QStringLiteral("paint"));
        tools().brushOptions().setValues(values);
        selectBone(document().session(), BoneIndex(kUpper));
        m_from = m_input->pixelOf({0.35, 0.0, 0.0});
        m_to = m_input->pixelOf({0.95, 0.03, 0.0});
    }
    [[nodiscard]] std::vector<double> weightsOfUpper() const {
        const SkinWeights& rows = document().character().meshes[0].binding->weights();
        std::vector<double> weights;
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            weights.push_back(double(rows.weightOf(VertexIndex(v), std::uint16_t(kUpper))));
        return weights;
    }
    static double largestDifference(const std::vector<double>& a, const std::vector<double>& b) {
        double largest = a.size() == b.size() ? 0.0 : 1.0;
        for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
            largest = std::max(largest, std::abs(a[i] - b[i]));
        return largest;
    }
    static std::size_t changed(const std::vector<double>& a, const std::vector<double>& b) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            count += a[i] != b[i] ? 1 : 0;
        return count;
    }
    static double total(const std::vector<double>& weights) {
        double sum = 0.0;
        for (const double weight : weights)
            sum += weight;
        return sum;
    }

    std::unique_ptr<PictureInput> m_input;
    QPointF m_from;
    QPointF m_to;

private Q_SLOTS:
    void init() {
        startAfresh();
        document().reset(armCharacter(), {});
        QVERIFY(QTest::qWaitForWindowExposed(m_window->viewport()->window3D(), kPatience));
        QCoreApplication::processEvents();
        m_input = std::make_unique<PictureInput>(*m_window);
    }

    void strokesAtAnyEventRateGiveEqualWeights_data() {
        QTest::addColumn<bool>("pen");
        QTest::addColumn<BrushValues>("values");
        BrushValues usual;
        QTest::newRow("mouse") << false << usual;
        BrushValues adding = usual;
        adding.accumulate = true;
        adding.strength = 0.05;
        QTest::newRow("mouse, accumulating") << false << adding;
        QTest::newRow("pen, strength") << true << usual;
        QTest::newRow("pen, strength, accumulating") << true << adding;
        BrushValues wide = usual;
        wide.pressureRadius = true;
        QTest::newRow("pen, strength and radius") << true << wide;
        wide.pressureCurve = PressureCurve::Firm;
        wide.accumulate = true;
        wide.strength = 0.05;
        QTest::newRow("pen, firm, accumulating") << true << wide;
        wide.mode = BrushMode::Smooth;
        wide.strength = 0.5;
        QTest::newRow("pen, smoothing") << true << wide;
    }
    void strokesAtAnyEventRateGiveEqualWeights() {
        QFETCH(bool, pen);
        QFETCH(BrushValues, values);
        const auto paint = [&](int events) {
            begin(values);
            if (pen)
                m_input->penStroke(m_from, m_to, events, 0.1, 0.9);
            else
                m_input->mouseStroke(m_from, m_to, events);
            return weightsOfUpper();
        };
        begin(values);
        const std::vector<double> before = weightsOfUpper();
        const std::vector<double> slow = paint(30);
        const std::vector<double> fast = paint(240);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(largestDifference(slow, before) > 0.05);
        const double difference = largestDifference(slow, fast);
        QVERIFY2(difference <= 1e-3, qPrintable(QString::number(difference)));
    }

    void aLightTouchPaintsLess() {
        std::vector<double> gains;
        begin({});
        const double before = total(weightsOfUpper());
        for (const double pressure : {0.1, 0.4, 1.0}) {
            begin({});
            // Where the bone has no weight yet, so that no row is full.
            m_input->penStroke(m_input->pixelOf({0.78, 0.0, 0.0}), m_to, 60, pressure, pressure);
            gains.push_back(total(weightsOfUpper()) - before);
        }
        QVERIFY(gains[0] > 0.0 && gains[0] < gains[1] && gains[1] < gains[2]);
        // What is added goes with the strength.
        QVERIFY(std::abs(gains[0] / gains[1] - 0.25) < 0.01);

        // The curve says how firmly one has to press.
        gains.clear();
        for (const PressureCurve curve :
             {PressureCurve::Firm, PressureCurve::Linear, PressureCurve::Soft}) {
            BrushValues values;
            values.pressureCurve = curve;
            begin(values);
            m_input->penStroke(m_from, m_to, 60, 0.4, 0.4);
            gains.push_back(total(weightsOfUpper()) - before);
        }
        QVERIFY(gains[0] < gains[1] && gains[1] < gains[2]);
    }

    void aLightTouchPaintsLessFar() {
        BrushValues values;
        values.pressureStrength = false;
        values.pressureRadius = true;
        begin(values);
        const std::vector<double> before = weightsOfUpper();
        m_input->penStroke(m_from, m_to, 60, 0.3, 0.3);
        const std::size_t light = changed(weightsOfUpper(), before);
        begin(values);
        m_input->penStroke(m_from, m_to, 60, 1.0, 1.0);
        const std::size_t firm = changed(weightsOfUpper(), before);
        QVERIFY2(light > 0 && light < firm,
                 qPrintable(QStringLiteral("%1 and %2").arg(light).arg(firm)));
    }

    void withoutItsOptionsPressureMeansNothing() {
        BrushValues values;
        values.pressureStrength = false;
        begin(values);
        m_input->penStroke(m_from, m_to, 60, 0.1, 0.3);
        const std::vector<double> light = weightsOfUpper();
        begin(values);
        m_input->penStroke(m_from, m_to, 60, 1.0, 1.0);
        QCOMPARE(weightsOfUpper(), light);
    }

    void aMousePressesFully() {
        begin({});
        m_input->penStroke(m_from, m_to, 60, 1.0, 1.0);
        const std::vector<double> pen = weightsOfUpper();
        begin({});
        m_input->mouseStroke(m_from, m_to, 60);
        QCOMPARE(weightsOfUpper(), pen);
    }

    void theEraserDoesWhatCtrlDoes_data() {
        QTest::addColumn<BrushValues>("values");
        for (const auto& [name, mode] :
             {std::pair("add", BrushMode::Add), std::pair("subtract", BrushMode::Subtract),
              std::pair("replace", BrushMode::Replace), std::pair("scale", BrushMode::Scale)}) {
            BrushValues values;
            values.mode = mode;
            values.value = 0.7;
            QTest::newRow(name) << values;
        }
    }
    void theEraserDoesWhatCtrlDoes() {
        QFETCH(BrushValues, values);
        const auto paint = [&](bool control, bool eraser) {
            begin(values);
            m_input->held.setFlag(Qt::ControlModifier, control);
            m_input->eraser = eraser;
            m_input->penStroke(m_from, m_to, 60, 1.0, 1.0);
            return weightsOfUpper();
        };
        const std::vector<double> plain = paint(false, false);
        const std::vector<double> inverted = paint(true, false);
        QVERIFY(plain != inverted);
        QCOMPARE(paint(false, true), inverted);
        QCOMPARE(paint(true, true), plain); // twice round is not round at all
    }

    void aLostPenLeavesNoStroke_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"lifted out of reach", "lifted unheard", "the mouse is pressed",
                                "pressed again", "released far outside"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void aLostPenLeavesNoStroke() {
        QFETCH(QString, how);
        begin({});
        m_input->pen(QEvent::TabletPress, m_from, 0.5);
        m_input->pen(QEvent::TabletMove, m_from + QPointF(40, 0), 0.7);
        QVERIFY(tools().isBusy());
        // A hand that touches the mouse does not draw a line to it.
        const std::vector<double> drawn = weightsOfUpper();
        m_input->hoverMouse(m_to);
        QVERIFY(tools().isBusy());
        QCOMPARE(weightsOfUpper(), drawn);
        m_input->pen(QEvent::TabletMove, m_from + QPointF(50, 0), 0.7);
        const QPointF outside(-300, 5000);
        if (how == QLatin1String("lifted out of reach")) {
            m_input->penOutOfReach();
        } else if (how == QLatin1String("lifted unheard")) {
            m_input->hoverPen(m_to);
        } else if (how == QLatin1String("released far outside")) {
            m_input->pen(QEvent::TabletMove, outside, 0.7);
            m_input->pen(QEvent::TabletRelease, outside, 0.0);
        } else if (how == QLatin1String("the mouse is pressed")) {
            m_input->mouse(QEvent::MouseButtonPress, m_to);
            QCOMPARE(document().undoStack().count(), 1);
            m_input->mouse(QEvent::MouseButtonRelease, m_to);
        } else {
            m_input->pen(QEvent::TabletPress, m_to, 0.5);
            QCOMPARE(document().undoStack().count(), 1);
            m_input->pen(QEvent::TabletRelease, m_to, 0.0);
        }
        QVERIFY(!tools().isBusy());
        QVERIFY(document().undoStack().count() >= 1);
        const std::vector<double> after = weightsOfUpper();
        const int steps = document().undoStack().count();
        m_input->hoverPen(m_from);
        m_input->hoverMouse(m_to);
        m_input->hoverMouse(m_from);
        QCOMPARE(weightsOfUpper(), after);
        QCOMPARE(document().undoStack().count(), steps);
    }

    void theProjectAndTheNextStartKeepThePen() {
        BrushValues values;
        values.pressureStrength = false;
        values.pressureRadius = true;
        values.pressureCurve = PressureCurve::Soft;
        QCOMPARE(brushFromJson(brushToJson(values), {}), values);
        QCOMPARE(brushFromJson(QJsonObject{{"pressureCurve", "like butter"}}, values), values);

        begin({});
        auto* bar = m_window->findChild<BrushBar*>();
        QVERIFY(bar);
        PressureButton& button = *bar->pressure();
        QVERIFY(button.isChecked());
        button.strength()->trigger(); // off
        button.radius()->trigger();
        button.curves()[std::size_t(PressureCurve::Soft)]->trigger();
        QCOMPARE(tools().brushOptions().values(), values);
        QVERIFY(button.isChecked());
        button.radius()->trigger();
        QVERIFY(!button.isChecked()); // nothing is left that pressure does
        const QByteArray kept = QSettings().value(QStringLiteral("pen/brush")).toByteArray();
        const BrushValues next = brushFromJson(QJsonDocument::fromJson(kept).object(), {});
        QVERIFY(!next.pressureStrength && !next.pressureRadius);
        QVERIFY(next.pressureCurve == PressureCurve::Soft);
        QSettings().remove(QStringLiteral("pen"));
    }
};

RIGWRIGHT_TEST(tst_pen)
#include "tst_pen.moc"
