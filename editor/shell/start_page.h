// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StartPage: what the window shows while no character is open.
#pragma once

#include <QList>
#include <QPixmap>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace rigwright::editor {

class RecentFiles;

/// Three cards (open, sample, recent) and the place to drop a file, on the viewport's gradient.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(RecentFiles& recent, QWidget* parent = nullptr);

    [[nodiscard]] QPushButton* openButton() const { return m_open; }
    [[nodiscard]] QPushButton* sampleButton(const QString& name) const;
    [[nodiscard]] QList<QPushButton*> recentButtons() const { return m_recentButtons; }

Q_SIGNALS:
    void openRequested();
    void sampleRequested(const QString& name);
    void fileRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeOpenCard();
    QWidget* makeSampleCard();
    QWidget* makeRecentCard();
    void followRecent();

    RecentFiles& m_recent;
    QPushButton* m_open = nullptr;
    QList<QPushButton*> m_sampleButtons;
    QList<QPushButton*> m_recentButtons;
    QVBoxLayout* m_recentList = nullptr;
    QWidget* m_content = nullptr;
    QWidget* m_dropTarget = nullptr;
};

} // namespace rigwright::editor
