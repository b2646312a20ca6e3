// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cards of the start page.
#include "editor/shell/start_page.h"

#include "core/samples/samples.h"
#include "editor/commands/bone_text.h"
#include "editor/shell/recent_files.h"
#include "editor/shell/recent_pictures.h"
#include "editor/ui/actions.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/messages.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kCardWidth = 280;
constexpr int kCardLeastWidth = 200;
constexpr int kCardHeight = 336;
constexpr int kPictureHeight = 132;
constexpr int kGap = 32;
constexpr std::size_t kRecentShown = 4;

void paintGradient(QPainter& painter, const QRect& rect) {
    QLinearGradient gradient(rect.topLeft(), rect.bottomLeft());
    gradient.setColorAt(0.0, Theme::current().colour(Token::ViewportTop));
    gradient.setColorAt(1.0, Theme::current().colour(Token::ViewportBottom));
    painter.fillRect(rect, gradient);
}

} // namespace

/// The picture of a card: one large line icon on the viewport's gradient, or a picture over it.
class CardPicture : public QWidget {
public:
    explicit CardPicture(QString icon) : m_icon(std::move(icon)) {
        setFixedHeight(px(kPictureHeight));
    }
    void setPicture(const QImage& picture) {
        m_picture = picture;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintGradient(painter, rect());
        if (!m_picture.isNull()) {
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            QSize size = m_picture.size();
            size.scale(this->size(), Qt::KeepAspectRatioByExpanding);
            painter.drawImage(
                QRect(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                m_picture);
            return;
        }
        const int size = px(52);
        painter.drawPixmap(
            (width() - size) / 2, (height() - size) / 2,
            iconPixmap(m_icon, size, Theme::current().colour(Token::Label), devicePixelRatioF()));
    }

private:
    QString m_icon;
    QImage m_picture;
};

namespace {

/// Dashed frame around "drop a file".
class DropTarget : public QWidget {
public:
    DropTarget() {
        setFixedHeight(px(88));
        onLanguage(this, [this] {
            setAccessibleName(text());
            update();
        });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const QColor ink = Theme::current().colour(Token::Label);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4));
        painter.setPen(ink);
        painter.setFont(uiFont(TextRole::Body));
        const int wide = px(20) + px(8) + painter.fontMetrics().horizontalAdvance(text());
        const int left = (width() - wide) / 2;
        painter.drawPixmap(left, (height() - px(20)) / 2,
                           iconPixmap(QStringLiteral("file"), px(20), ink, devicePixelRatioF()));
        painter.drawText(QRect(left + px(28), 0, width(), height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text());
    }

private:
    static QString text() { return StartPage::tr("Drop a file anywhere in this window"); }
};

struct Card {
    QWidget* widget;
    QVBoxLayout* body;
    CardPicture* picture;
};

Card makeCard(const QString& icon, std::function<QString()> title) {
    auto* card = new QWidget;
    setSurface(card, "card");
    card->setFixedHeight(px(kCardHeight));
    card->setMinimumWidth(px(kCardLeastWidth));
    auto* body = new QVBoxLayout(card);
    body->setContentsMargins(px(16), px(16), px(16), px(16));
    body->setSpacing(px(4));
    auto* picture = new CardPicture(icon);
    body->addWidget(picture);
    body->addSpacing(px(12));
    body->addWidget(withText(makeLabel({}, "text", TextRole::CardTitle), std::move(title)));
    return {card, body, picture};
}

QLabel* makeCardText(std::function<QString()> text) {
    QLabel* label = withText(makeLabel({}, "secondary"), std::move(text));
    label->setWordWrap(true);
    return label;
}

QPushButton* makeCardButton(const char* kind) {
    auto* button = new QPushButton;
    button->setProperty("kind", QString::fromLatin1(kind));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

StartPage::StartPage(RecentFiles& recent, const RecentPictures& pictures, QWidget* parent)
    : QWidget(parent), m_recent(recent), m_pictures(pictures) {
    setFocusPolicy(Qt::StrongFocus);
    m_content = new QWidget;
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(withText(makeLabel({}, "text", TextRole::PageTitle),
                               [] { return tr("Start with a character"); }));
    column->addSpacing(px(4));
    column->addWidget(withText(makeLabel({}, "label"), [] {
        return tr("Nothing here can break your file: it is read, never changed, until you save or "
                  "export.");
    }));
    column->addSpacing(px(24));
    auto* cards = new QHBoxLayout;
    cards->setSpacing(px(kGap));
    cards->addWidget(makeOpenCard(), 1);
    cards->addWidget(makeSampleCard(), 1);
    cards->addWidget(makeRecentCard(), 1);
    column->addLayout(cards);
    column->addSpacing(px(32));
    m_dropTarget = new DropTarget;
    column->addWidget(m_dropTarget);
    column->addSpacing(px(20));
    column->addWidget(makeKeymapLink(), 0, Qt::AlignLeft);

    auto* centred = new QGridLayout(this);
    centred->setContentsMargins(px(16), px(16), px(16), px(16));
    centred->setRowStretch(0, 2);
    centred->setRowStretch(2, 3);
    centred->setColumnStretch(0, 1);
    centred->setColumnStretch(2, 1);
    centred->addWidget(m_content, 1, 1);
    connect(&recent, &RecentFiles::changed, this, &StartPage::followRecent);
    connect(&Theme::current(), &Theme::changed, this, &StartPage::followRecent);
    onLanguage(this, [this] { followRecent(); }); // "Yesterday", the names of months
}

QWidget* StartPage::makeOpenCard() {
    const Card card = makeCard(QStringLiteral("folder"), [] { return tr("Open a file"); });
    card.body->addWidget(makeCardText([] { return tr("glTF, VRM, FBX, Collada, OBJ, BVH or a project"); }));
    card.body->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(px(12));
    m_open = withText(makeCardButton("primary"), [] { return tr("Open…"); });
    row->addWidget(m_open, 1);
    row->addWidget(withText(makeLabel({}, "secondary"),
                            [] { return actionKeyText(QStringLiteral("file.open")); }));
    card.body->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    return card.widget;
}

QWidget* StartPage::makeSampleCard() {
    const Card card =
        makeCard(QStringLiteral("character"), [] { return tr("Start from a sample"); });
    const auto followTheme = [picture = card.picture] {
        const bool light = Theme::current().name() == ThemeName::Light;
        picture->setPicture(QImage(light ? QStringLiteral(":/pictures/mannequin-light.png")
                                         : QStringLiteral(":/pictures/mannequin-dark.png")));
    };
    followTheme();
    connect(&Theme::current(), &Theme::changed, card.picture, followTheme);
    card.body->addWidget(
        makeCardText([] { return tr("Rigged and ready to paint; made by the program itself"); }));
    card.body->addStretch(1);
    auto* grid = new QGridLayout;
    grid->setSpacing(px(4));
    int place = 0;
    for (const SampleInfo& sample : sampleList()) {
        const QString name = QString::fromUtf8(sample.name.data(), qsizetype(sample.name.size()));
        auto* button = withText(makeCardButton("sample"), [sample] {
            return sampleTitle(std::string(sample.name), std::string(sample.title));
        });
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this,
                [this, name] { Q_EMIT sampleRequested(name); });
        grid->addWidget(button, place / 2, place % 2);
        m_sampleButtons.append(button);
        ++place;
    }
    card.body->addLayout(grid);
    return card.widget;
}

QWidget* StartPage::makeRecentCard() {
    const Card card = makeCard(QStringLiteral("clock"), [] { return tr("Continue recent"); });
    m_recentPicture = card.picture;
    card.body->addSpacing(px(4));
    m_recentList = new QVBoxLayout;
    m_recentList->setSpacing(0);
    card.body->addLayout(m_recentList);
    card.body->addStretch(1);
    return card.widget;
}

/// Hands that come from another program find their keys before they open anything.
QPushButton* StartPage::makeKeymapLink() {
    m_keymapLink = withText(makeCardButton("word"), [] {
        return inputPreferences().keymap == Keymap::Maya ? tr("Use Blender-like keys")
                                                         : tr("Use Maya-like keys");
    });
    m_keymapLink->setCursor(Qt::PointingHandCursor);
    connect(m_keymapLink, &QPushButton::clicked, this, [] {
        InputPreferences preferences = inputPreferences();
        preferences.keymap = preferences.keymap == Keymap::Maya ? Keymap::Blender : Keymap::Maya;
        applyInputPreferences(preferences);
        rememberInputPreferences(preferences);
    });
    return m_keymapLink;
}

QPushButton* StartPage::sampleButton(const QString& name) const {
    for (QPushButton* button : m_sampleButtons) {
        if (button->objectName() == name)
            return button;
    }
    return nullptr;
}

void StartPage::followRecent() {
    m_recentButtons.clear();
    while (QLayoutItem* item = m_recentList->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<RecentFile> files = m_recent.all();
    showPicture(files.empty() ? QString() : files.front().path);
    if (files.empty()) {
        m_recentList->addWidget(
            makeCardText([] { return tr("The files you open are listed here."); }));
        return;
    }
    const QDateTime now = QDateTime::currentDateTime();
    for (std::size_t i = 0; i < std::min(files.size(), kRecentShown); ++i) {
        QPushButton* button = makeRecentRow(files[i], now);
        m_recentList->addWidget(button);
        m_recentButtons.append(button);
    }
}

QPushButton* StartPage::makeRecentRow(const RecentFile& file, const QDateTime& now) {
    constexpr int kThumbnail = 38; // by 20
    auto* button = makeCardButton("recent");
    const QFileInfo info(file.path);
    button->setFixedHeight(rowHeight());
    button->setToolTip(file.path);
    button->setAccessibleName(file.missing ? tr("%1, not found").arg(info.fileName())
                                           : info.fileName());
    button->setProperty("path", file.path);
    button->installEventFilter(this);
    auto* row = new QHBoxLayout(button);
    row->setContentsMargins(px(4), 0, px(4), 0);
    row->setSpacing(px(8));
    auto* icon = new QLabel;
    icon->setFixedWidth(px(kThumbnail));
    icon->setAlignment(Qt::AlignCenter);
    const qreal ratio = devicePixelRatioF();
    if (const QImage picture = m_pictures.of(file.path); !picture.isNull()) {
        QPixmap small = QPixmap::fromImage(picture.scaled(QSize(px(kThumbnail), px(20)) * ratio,
                                                          Qt::KeepAspectRatioByExpanding,
                                                          Qt::SmoothTransformation));
        small.setDevicePixelRatio(ratio);
        icon->setPixmap(small);
    } else {
        icon->setPixmap(iconPixmap(
            file.missing ? QStringLiteral("warning") : QStringLiteral("file"), px(16),
            Theme::current().colour(file.missing ? Token::Warning : Token::Secondary), ratio));
    }
    QLabel* when =
        makeLabel(file.missing ? tr("not found") : recentTimeText(file.opened, now), "secondary");
    const int room = px(kCardWidth - 32 - 8 - kThumbnail - 16) - when->sizeHint().width();
    QLabel* name = makeLabel({}, file.missing ? "secondary" : "text");
    name->setText(QFontMetrics(name->font())
                      .elidedText(isolated(info.completeBaseName()), Qt::ElideMiddle, room));
    for (QLabel* label : {icon, name, when})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    row->addWidget(icon);
    row->addWidget(name, 1);
    row->addWidget(when);
    const QString path = file.path;
    connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
    return button;
}

void StartPage::showPicture(const QString& path) {
    const QImage picture = path.isEmpty() ? QImage() : m_pictures.of(path);
    m_shownRecent = picture.isNull() ? QString() : path;
    m_recentPicture->setPicture(picture);
}

/// The card shows the character that the pointer or the keyboard is on.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        showPicture(watched->property("path").toString());
    return QWidget::eventFilter(watched, event);
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintGradient(painter, rect());
}

void StartPage::showEvent(QShowEvent* event) {
    followRecent(); // other pictures, files that are gone
    QWidget::showEvent(event);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    m_content->setFixedWidth(std::min(3 * px(kCardWidth) + 2 * px(kGap), width() - px(32)));
    // Where the window is low the drop target goes first: the whole window takes drops anyway.
    m_dropTarget->setVisible(height() >= px(72 + kCardHeight + 32 + 88 + 48));
    QWidget::resizeEvent(event);
}

} // namespace rigwright::editor
