// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitOptions: which skeleton the fit tool builds, and how its markers are dragged.
#pragma once

#include "core/skeleton/templates.h"

#include <QObject>

#include <vector>

namespace rigwright::editor {

struct FitValues {
    TemplateKind kind = TemplateKind::Biped; ///< a humanoid one
    TemplateOptions options = usualOptions(TemplateKind::Biped);
    bool symmetric = true;    ///< the other side follows a marker
    bool snapToCentre = true; ///< markers go into the middle of the volume under the pointer

    friend bool operator==(const FitValues&, const FitValues&) = default;
};

/// The templates that markers are for, in the order of core's list.
std::vector<TemplateKind> fitTemplates();

/// With another template: its usual spine, neck and twist; hands, face and ends stay as far as it
/// has a choice there.
FitValues withTemplate(FitValues values, TemplateKind kind);

class FitOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const FitValues& values() const { return m_values; }
    /// Counts are brought into the template's ranges. Signals only a real change.
    void setValues(FitValues values);

Q_SIGNALS:
    void changed();

private:
    FitValues m_values;
};

} // namespace rigwright::editor
