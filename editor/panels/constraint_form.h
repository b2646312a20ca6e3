// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ConstraintForm: the settings of one constraint, as its kind has them.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/constraint.h"
#include "editor/panels/rig_form.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace rigwright::editor {

class DriverCurveEditor;

/// Made for one constraint as it is; where it has got another kind, or more or fewer sources or
/// bones, another form is needed (fits()).
class ConstraintForm : public RigForm {
    Q_OBJECT
public:
    ConstraintForm(Document& document, ConstraintIndex constraint, QWidget* parent = nullptr);

    [[nodiscard]] bool fits() const;
    [[nodiscard]] ConstraintIndex constraint() const { return m_index; }
    /// Of a driver; null for other kinds.
    [[nodiscard]] DriverCurveEditor* curve() const { return m_curve; }
    [[nodiscard]] SliderField* pointAngle() const { return m_pointAngle; }
    [[nodiscard]] SliderField* pointValue() const { return m_pointValue; }
    /// From now on it changes nothing: a drag in it may go on when its constraint is gone.
    void retire() { m_index = {}; }
    /// Reads everything anew, and the angle of a driver as the picture shows it.
    void followAll();

Q_SIGNALS:
    void reported(const rigwright::Result<rigwright::Findings>& result);

private:
    /// What the rows of a form depend on.
    struct Shape {
        ConstraintKind kind = ConstraintKind::Parent;
        std::size_t sources = 0;
        std::size_t bones = 0;
        bool intoMorph = false;
        TransformChannel channel = TransformChannel::MoveX;
        std::size_t morphs = 0;

        friend bool operator==(const Shape&, const Shape&) = default;
    };

    [[nodiscard]] Constraint current() const;
    [[nodiscard]] Shape shape() const;
    void change(const QString& text, const std::function<void(Constraint&)>& edit,
                std::uint64_t token = 0);

    void addTarget();
    void addSources();
    void addSource(std::size_t source);
    void addSpace();
    void addAxes();
    void addBlend();
    void addAiming();
    void addPositionLimit(std::size_t axis);
    void addRotationLimit();
    void addDistanceLimit();
    void addRange(const Text& label, double perUnit, const QString& unit,
                  std::function<ChannelRange*(Constraint&)> range,
                  std::function<bool()> wanted = {});
    void addShares();
    void addSpline();
    void addDriver();
    void addDriverOutput();
    void addCurve();
    void addPointFields();
    void addLast();
    void movePoint(std::size_t coordinate, double value, std::uint64_t token);

    Document& m_doc;
    ConstraintIndex m_index;
    Shape m_shape;
    DriverCurveEditor* m_curve = nullptr;
    SliderField* m_pointAngle = nullptr;
    SliderField* m_pointValue = nullptr;
    std::uint64_t m_curveToken = 0;
};

} // namespace rigwright::editor
