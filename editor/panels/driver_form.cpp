// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of a driver: its angle, where it goes, and the curve between them.
#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/panels/constraint_form.h"
#include "editor/panels/driver_curve_editor.h"
#include "editor/panels/driver_words.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <array>

namespace rigwright::editor {

namespace {
constexpr double kDegrees = 180.0 / kPi;
constexpr double kLeastGap = 1e-4; // radians between points

const std::array<Vec3d, 3>& axes() {
    static const std::array<Vec3d, 3> units{Vec3d::UnitX(), Vec3d::UnitY(), Vec3d::UnitZ()};
    return units;
}
} // namespace

void ConstraintForm::addDriver() {
    addNode({
        .label = [] { return tr("Driven by"); },
        .help = [] { return tr("The bone whose angle counts."); },
        .leading = {},
        .read = [this] { return boneNode(current().driver.bone); },
        .write =
            [this](const RigNode& node) {
                change(tr("Driving bone of %1"),
                       [node](Constraint& edited) { edited.driver.bone = node.bone; });
            },
        .bonesOnly = true,
    });
    addChoice({
        .label = [] { return tr("Angle"); },
        .help =
            [] {
                return tr("Swing: how far its direction has turned from rest. Twist: about "
                          "its direction.");
            },
        .items =
            [] {
                return QStringList{driverAngleText(DriverAngle::Swing),
                                   driverAngleText(DriverAngle::SwingAbout),
                                   driverAngleText(DriverAngle::Twist)};
            },
        .read = [this] { return int(current().driver.angle); },
        .write =
            [this](int item) {
                change(tr("Angle of %1"),
                       [item](Constraint& edited) { edited.driver.angle = DriverAngle(item); });
                followAll();
            },
    });
    QComboBox* axis = addChoice({
        .label = [] { return tr("About"); },
        .help = [] { return tr("An axis of the driving bone at rest."); },
        .items =
            [] {
                return QStringList{QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                                   tr("Other direction")};
            },
        .read =
            [this] {
                const Vec3d now = current().driver.axis;
                const auto found = std::ranges::find_if(
                    axes(), [&](const Vec3d& unit) { return unit.isApprox(now, 1e-6); });
                return int(found - axes().begin());
            },
        .write =
            [this](int item) {
                if (std::size_t(item) < axes().size())
                    change(tr("Axis of %1"), [item](Constraint& edited) {
                        edited.driver.axis = axes()[std::size_t(item)];
                    });
            },
    });
    showIf(axis, [this] { return current().driver.angle == DriverAngle::SwingAbout; });
    addDriverOutput();
    addCurve();
    addPointFields();
}

void ConstraintForm::addDriverOutput() {
    addChoice({
        .label = [] { return tr("Into"); },
        .help = [] { return tr("What the value of the curve is added to."); },
        .items =
            [this] {
                QStringList texts;
                for (std::size_t i = 0; i < kTransformChannels; ++i)
                    texts += transformChannelText(TransformChannel(i));
                for (const MorphShape& shape : shapesOf(m_doc.character()))
                    texts += tr("Shape %1").arg(shape.text);
                return texts;
            },
        .read =
            [this] {
                const Driver driver = current().driver;
                if (!driver.mesh.isValid())
                    return int(driver.channel);
                const std::vector<MorphShape> shapes = shapesOf(m_doc.character());
                const auto found = std::ranges::find_if(shapes, [&](const MorphShape& shape) {
                    return shape.mesh == driver.mesh && shape.morph == driver.morph;
                });
                return int(kTransformChannels) + int(found - shapes.begin());
            },
        .write =
            [this](int item) {
                const std::vector<MorphShape> shapes = shapesOf(m_doc.character());
                change(tr("Output of %1"), [&](Constraint& edited) {
                    const auto shape = std::size_t(item) - kTransformChannels;
                    if (std::size_t(item) < kTransformChannels) {
                        edited.driver.channel = TransformChannel(item);
                        edited.driver.mesh = {};
                        if (edited.target.isNone()) // a shape has none, a channel needs one
                            edited.target = boneNode(edited.driver.bone);
                    } else if (shape < shapes.size()) {
                        edited.driver.mesh = shapes[shape].mesh;
                        edited.driver.morph = shapes[shape].morph;
                        edited.target = {};
                    }
                });
            },
    });
}

void ConstraintForm::addCurve() {
    m_curve = new DriverCurveEditor;
    const CurveUnit unit = curveUnit(current().driver);
    m_curve->setUnit(unit.unit, unit.perUnit, unit.decimals);
    connect(m_curve, &DriverCurveEditor::editingStarted, this, [this] {
        m_doc.endOpenEdit();
        m_curveToken = nextRigToken();
    });
    connect(m_curve, &DriverCurveEditor::curveEdited, this, [this](const DriverCurve& curve) {
        change(
            tr("Curve of %1"),
            [&](Constraint& edited) { edited.driver.curve.points = curve.points; }, m_curveToken);
    });
    connect(m_curve, &DriverCurveEditor::editingFinished, this, [this] { followAll(); });
    connect(m_curve, &DriverCurveEditor::chosenChanged, this, [this] { follow(); });
    addRow({}, m_curve);
    addCheck({
        .label = [] { return tr("Smooth"); },
        .help = [] { return tr("A smooth curve through the points that never overshoots them."); },
        .read = [this] { return current().driver.curve.smooth; },
        .write =
            [this](bool on) {
                change(tr("Curve of %1"),
                       [on](Constraint& edited) { edited.driver.curve.smooth = on; });
                followAll();
            },
    });
}

void ConstraintForm::movePoint(std::size_t coordinate, double value, std::uint64_t token) {
    const int chosen = m_curve->chosen();
    change(
        tr("Curve of %1"),
        [&](Constraint& edited) {
            auto& points = edited.driver.curve.points;
            if (chosen < 0 || std::size_t(chosen) >= points.size())
                return;
            const auto at = std::size_t(chosen);
            if (coordinate == 1) {
                points[at].y() = value;
                return;
            }
            // Angles rise from point to point.
            const double low = at > 0 ? points[at - 1].x() + kLeastGap : -kPi;
            const double high = at + 1 < points.size() ? points[at + 1].x() - kLeastGap : kPi;
            points[at].x() = low < high ? std::clamp(value, low, high) : points[at].x();
        },
        token);
}

void ConstraintForm::addPointFields() {
    const CurveUnit unit = curveUnit(current().driver);
    const auto point = [this]() -> std::optional<Vec2d> {
        const auto points = current().driver.curve.points;
        const int chosen = m_curve->chosen();
        return chosen >= 0 && std::size_t(chosen) < points.size()
                   ? std::optional(points[std::size_t(chosen)])
                   : std::nullopt;
    };
    const std::vector<SliderField*> fields = addNumbers(
        [] { return tr("Chosen point"); },
        {{
             .label = [] { return tr("Angle of the point"); },
             .help = {},
             .settings =
                 {.unit = QStringLiteral("°"), .step = 1.0, .decimals = 1, .bounded = false},
             .read = [point] { return point().value_or(Vec2d::Zero()).x() * kDegrees; },
             .write = [this](double value,
                             std::uint64_t token) { movePoint(0, value / kDegrees, token); },
         },
         {
             .label = [] { return tr("Value of the point"); },
             .help = {},
             .settings = {.unit = unit.unit,
                          .step = unit.unit.isEmpty() ? 0.01 : 0.1,
                          .decimals = unit.decimals,
                          .bounded = false},
             .read = [point, unit] { return point().value_or(Vec2d::Zero()).y() * unit.perUnit; },
             .write = [this,
                       unit](double value,
                             std::uint64_t token) { movePoint(1, value / unit.perUnit, token); },
         }});
    m_pointAngle = fields[0];
    m_pointValue = fields[1];
    showIf(m_pointAngle, [point] { return point().has_value(); });
}

void ConstraintForm::followAll() {
    if (m_curve && fits()) {
        const Driver driver = current().driver;
        m_curve->setCurve(driver.curve);
        m_curve->setCurrent(shownAngle(m_doc, driver));
    }
    follow();
}

} // namespace rigwright::editor
