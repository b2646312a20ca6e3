// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitOptions: counts within the ranges of the template.
#include "editor/tools/fit_options.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

void fitInto(const TemplateCount& range, int& count) {
    count = std::clamp(count, range.least, range.most);
}

TemplateOptions withinRanges(const TemplateInfo& info, TemplateOptions options) {
    fitInto(info.spine, options.spine);
    fitInto(info.neck, options.neck);
    fitInto(info.fingers, options.fingers);
    fitInto(info.fingerBones, options.fingerBones);
    fitInto(info.twist, options.twist);
    fitInto(info.chain, options.chain);
    options.face = options.face && info.offersFace;
    return options;
}

} // namespace

std::vector<TemplateKind> fitTemplates() {
    std::vector<TemplateKind> kinds;
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid)
            kinds.push_back(info.kind);
    return kinds;
}

FitValues withTemplate(FitValues values, TemplateKind kind) {
    TemplateOptions options = usualOptions(kind);
    options.fingers = values.options.fingers;
    options.fingerBones = values.options.fingerBones;
    options.face = values.options.face;
    options.ends = values.options.ends;
    values.kind = kind;
    values.options = withinRanges(infoOf(kind), options);
    return values;
}

void FitOptions::setValues(FitValues values) {
    values.options = withinRanges(infoOf(values.kind), values.options);
    if (values == m_values)
        return;
    m_values = values;
    Q_EMIT changed();
}

} // namespace rigwright::editor
