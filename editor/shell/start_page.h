// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StartPage: what the window shows while no character is open.
#pragma once

#include <QList>
#include <QPixmap>
#include <QWidget>

class QDateTime;
class QPushButton;
class QVBoxLayout;

namespace rigwright::editor {

class CardPicture;
class RecentFiles;
class RecentPictures;
struct RecentFile;

/// Three cards (open, sample, recent) and the place to drop a file, on the viewport's gradient.
class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(RecentFiles& recent, const RecentPictures& pictures, QWidget* parent = nullptr);

    [[nodiscard]] QPushButton* openButton() const { return m_open; }
    [[nodiscard]] QPushButton* sampleButton(const QString& name) const;
    /// Switches to the other keymap.
    [[nodiscard]] QPushButton* keymapLink() const { return m_keymapLink; }
    [[nodiscard]] QList<QPushButton*> recentButtons() const { return m_recentButtons; }
    /// The file whose picture the card shows; "" = none has one.
    [[nodiscard]] const QString& shownRecent() const { return m_shownRecent; }

Q_SIGNALS:
    void openRequested();
    void sampleRequested(const QString& name);
    void fileRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeOpenCard();
    QWidget* makeSampleCard();
    QWidget* makeRecentCard();
    QPushButton* makeKeymapLink();
    void followRecent();
    QPushButton* makeRecentRow(const RecentFile& file, const QDateTime& now);
    /// The picture of that file on the card; the clock where it has none.
    void showPicture(const QString& path);

    RecentFiles& m_recent;
    const RecentPictures& m_pictures;
    CardPicture* m_recentPicture = nullptr;
    QString m_shownRecent;
    QPushButton* m_open = nullptr;
    QPushButton* m_keymapLink = nullptr;
    QList<QPushButton*> m_sampleButtons;
    QList<QPushButton*> m_recentButtons;
    QVBoxLayout* m_recentList = nullptr;
    QWidget* m_content = nullptr;
    QWidget* m_dropTarget = nullptr;
};

} // namespace rigwright::editor
