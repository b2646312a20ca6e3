// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Connects owners of texts to the notifier.
#include "editor/ui/retranslate.h"

#include "editor/ui/input_preferences.h"
#include "editor/ui/language.h"

#include <QComboBox>

namespace rigwright::editor {

void onLanguage(QObject* owner, std::function<void()> apply) {
    apply();
    QObject::connect(&languageNotifier(), &LanguageNotifier::changed, owner, apply);
    QObject::connect(&inputNotifier(), &InputNotifier::changed, owner, std::move(apply));
}

void setItemTexts(QComboBox& combo, const QStringList& texts) {
    for (int i = 0; i < int(texts.size()); ++i) {
        if (i < combo.count())
            combo.setItemText(i, texts[i]);
        else
            combo.addItem(texts[i]);
    }
}

} // namespace rigwright::editor
