// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the header of the picture and keeps it in step with document and session.
#include "editor/panels/viewport_header.h"

#include "core/rig/rig.h"
#include "editor/commands/mesh_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/skinning_words.h"
#include "editor/ui/surface.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {

/// As wide as its current text; the list below is as wide as its widest.
class FlatCombo : public QComboBox {
public:
    [[nodiscard]] QSize sizeHint() const override {
        return {px(8) +
                    fontMetrics().horizontalAdvance(currentIndex() >= 0 ? currentText()
                                                                        : placeholderText()) +
                    px(28),
                fieldHeight()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void showPopup() override {
        int widest = width();
        for (int i = 0; i < count(); ++i)
            widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)) + px(24));
        view()->setMinimumWidth(widest);
        QComboBox::showPopup();
    }
};

/// Looks like the others, but opens a menu of several choices.
class MenuCombo : public FlatCombo {
public:
    explicit MenuCombo(QMenu* menu) : m_menu(menu) {}
    void showPopup() override { m_menu->popup(mapToGlobal(rect().bottomLeft())); }

private:
    QMenu* m_menu;
};

QComboBox* makeFlatCombo(QComboBox* combo = new FlatCombo) {
    combo->setProperty("kind", "flat");
    combo->setFocusPolicy(Qt::TabFocus);
    QObject::connect(combo, &QComboBox::currentIndexChanged, combo, &QWidget::updateGeometry);
    return combo;
}

void setComboTexts(QComboBox& combo, const QString& name, const QStringList& texts) {
    setItemTexts(combo, texts);
    combo.setAccessibleName(name);
    combo.setToolTip(name);
    combo.updateGeometry();
}

} // namespace

ViewportHeader::ViewportHeader(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setSurface(this, "panel");
    setFixedHeight(px(28));
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    QLabel* empty = withText(makeLabel({}, "disabled"), [] { return tr("No character"); });
    empty->setContentsMargins(px(8), 0, 0, 0);
    m_pages->addWidget(empty);
    auto* page = new QWidget;
    build(page);
    m_pages->addWidget(page);

    connect(&document, &Document::changed, this, &ViewportHeader::follow);
    connect(&document.derived(), &Derived::preparationsChanged, this, &ViewportHeader::follow);
    connect(&document.session(), &Session::viewChanged, this, &ViewportHeader::follow);
    connect(&document.session(), &Session::cameraChanged, this, &ViewportHeader::follow);
    onLanguage(this, [this] {
        retranslate();
        follow();
    });
}

void ViewportHeader::retranslate() {
    QStringList methods;
    for (const SkinningMethod method : kSkinningMethods)
        methods += skinningName(method);
    setComboTexts(*m_method, tr("Skinning method"), methods);
    for (const SkinningMethod method : kSkinningMethods)
        m_method->setItemData(int(method), skinningHelp(method), Qt::ToolTipRole);
    setComboTexts(*m_shading, tr("Shading"),
                  {tr("Solid"), tr("Textured"), tr("Wire"), tr("Weights"), tr("All bones")});
    const QStringList displays = {tr("Octahedral bones"), tr("Stick bones"), tr("No bones")};
    setComboTexts(*m_bones, tr("Bones"), displays);
    for (std::size_t i = 0; i < m_displays.size(); ++i)
        m_displays[i]->setText(displays[qsizetype(i)]);
    m_bonesButton->setPlaceholderText(tr("Bones"));
    setComboTexts(*m_bonesButton, tr("How bones are shown"), {});
    m_boneNames->setText(tr("Names"));
    m_boneNames->setToolTip(tr("Writes the name of every bone beside it."));
    m_namesAction->setText(tr("Names"));
    m_boneAxes->setText(tr("Axes"));
    m_boneAxes->setToolTip(tr("Draws the axes of every bone."));
    m_axesAction->setText(tr("Axes"));
    m_controls->setText(tr("Controls"));
    m_controls->setToolTip(tr("Draws the controls of the rig, which can then be dragged."));
    m_controlsAction->setText(tr("Controls"));
    m_isoLines->setText(tr("Iso-lines"));
    m_isoLines->setToolTip(tr("Lines of equal weight, each 0.1."));
    m_wire->setText(tr("Wire"));
    m_wire->setToolTip(tr("Draws the edges over the surface."));
    m_projection->setToolTip(tr("Perspective or orthographic"));
    updateGeometry();
}

void ViewportHeader::makeBonesMenu() {
    m_bonesMenu = new QMenu(this);
    const auto add = [this](auto set) {
        QAction* action = m_bonesMenu->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, set](bool on) {
            ViewSettings view = m_document.session().view();
            set(view, on);
            m_document.session().setView(view);
            follow();
        });
        return action;
    };
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < m_displays.size(); ++i) {
        m_displays[i] = add([i](ViewSettings& view, bool) { view.bones = BoneDisplay(i); });
        group->addAction(m_displays[i]);
    }
    m_bonesMenu->addSeparator();
    m_namesAction = add([](ViewSettings& view, bool on) { view.boneNames = on; });
    m_axesAction = add([](ViewSettings& view, bool on) { view.boneAxes = on; });
    m_controlsAction = add([](ViewSettings& view, bool on) { view.controls = on; });
    m_bonesButton = makeFlatCombo(new MenuCombo(m_bonesMenu));
}

void ViewportHeader::build(QWidget* page) {
    m_method = makeFlatCombo();
    m_shading = makeFlatCombo();
    m_bones = makeFlatCombo();
    makeBonesMenu();
    m_boneNames = new QCheckBox;
    m_boneAxes = new QCheckBox;
    m_controls = new QCheckBox;
    m_isoLines = new QCheckBox;
    m_wire = new QCheckBox;
    for (QCheckBox* box : {m_boneNames, m_boneAxes, m_controls, m_isoLines, m_wire})
        box->setFocusPolicy(Qt::TabFocus);
    m_projection = new QPushButton;
    m_projection->setProperty("kind", "flat");
    m_projection->setFocusPolicy(Qt::TabFocus);

    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(px(8), 0, px(8), 0);
    row->setSpacing(px(8));
    row->addWidget(m_method);
    row->addWidget(m_shading);
    row->addWidget(m_bones);
    row->addWidget(m_boneNames);
    row->addWidget(m_boneAxes);
    row->addWidget(m_controls);
    row->addWidget(m_bonesButton);
    m_bonesButton->hide();
    row->addWidget(makeLine(Qt::Vertical, px(16)));
    row->addSpacing(px(4));
    row->addWidget(m_isoLines);
    row->addSpacing(px(4));
    row->addWidget(m_wire);
    row->addStretch(1);
    row->addWidget(m_projection);

    connect(m_method, &QComboBox::activated, this, [this](int index) {
        if (!setSkinningMethod(m_document, MeshInstanceIndex(), SkinningMethod(index)))
            m_document.derived().askForPreparations(); // cancelled before, and chosen again
        follow();
    });
    connect(m_shading, &QComboBox::activated, this, &ViewportHeader::editView);
    connect(m_bones, &QComboBox::activated, this, &ViewportHeader::editView);
    for (QCheckBox* box : {m_boneNames, m_boneAxes, m_controls, m_isoLines, m_wire})
        connect(box, &QCheckBox::clicked, this, &ViewportHeader::editView);
    connect(m_projection, &QPushButton::clicked, this, [this] {
        Camera camera = m_document.session().camera();
        camera.orthographic = !camera.orthographic;
        m_document.session().setCamera(camera);
    });
}

void ViewportHeader::followMethodHelp(std::optional<SkinningMethod> method) {
    QString help = tr("Skinning method");
    if (method)
        help += QLatin1Char('\n') + skinningHelp(*method);
    const auto& meshes = m_document.character().meshes;
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const bool isPreparing =
            meshes[i].binding &&
            m_document.derived().shownMethod(MeshInstanceIndex(i)) != meshes[i].binding->method;
        if (isPreparing) {
            help += QLatin1Char('\n') +
                    tr("Shown as linear blend until it is prepared. After cancelling, choose it "
                       "again to prepare it.");
            break;
        }
    }
    m_method->setToolTip(help);
}

void ViewportHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

int ViewportHeader::rowWidth(bool apart, bool projection) const {
    const QLayout& row = *m_projection->parentWidget()->layout();
    const QMargins margins = row.contentsMargins();
    int needed = margins.left() + margins.right() - row.spacing();
    for (int i = 0; i < row.count(); ++i) {
        const QWidget* const widget = row.itemAt(i)->widget();
        if (!widget) {
            needed += row.itemAt(i)->minimumSize().width();
            continue;
        }
        const bool ofBones = widget == m_bones || widget == m_boneNames || widget == m_boneAxes ||
                             widget == m_controls;
        const bool isLeftOut = (widget == m_controls && !hasRig()) || (ofBones && !apart) ||
                               (widget == m_bonesButton && apart) ||
                               (widget == m_projection && !projection);
        if (!isLeftOut)
            needed +=
                row.spacing() + widget->minimumSizeHint().expandedTo(widget->minimumSize()).width();
    }
    return needed;
}

QSize ViewportHeader::minimumSizeHint() const {
    return {rowWidth(false, false), px(28)};
}

/// Where the row is too narrow for all, the projection goes (it is in the menu too), then the
/// choices of bones go into their menu, before words are cut.
void ViewportHeader::makeRoom() {
    const bool apart = rowWidth(true, false) <= width();
    for (QWidget* widget : {static_cast<QWidget*>(m_bones), static_cast<QWidget*>(m_boneNames),
                            static_cast<QWidget*>(m_boneAxes)})
        widget->setVisible(apart);
    m_controls->setVisible(apart && hasRig());
    m_bonesButton->setVisible(!apart);
    m_projection->setVisible(rowWidth(apart, true) <= width());
}

void ViewportHeader::editView() {
    ViewSettings view = m_document.session().view();
    view.shading = Shading(m_shading->currentIndex());
    view.bones = BoneDisplay(m_bones->currentIndex());
    view.boneNames = m_boneNames->isChecked();
    view.boneAxes = m_boneAxes->isChecked();
    view.controls = m_controls->isChecked();
    view.isoLines = m_isoLines->isChecked();
    view.wireOverlay = m_wire->isChecked();
    m_document.session().setView(view);
}

void ViewportHeader::followBones() {
    const ViewSettings& view = m_document.session().view();
    const bool drawn = view.bones != BoneDisplay::None;
    m_bones->setCurrentIndex(int(view.bones));
    m_displays[std::size_t(view.bones)]->setChecked(true);
    m_boneNames->setChecked(view.boneNames);
    m_namesAction->setChecked(view.boneNames);
    m_boneAxes->setChecked(view.boneAxes);
    m_axesAction->setChecked(view.boneAxes);
    for (QWidget* widget : {m_boneNames, m_boneAxes})
        widget->setEnabled(drawn);
    for (QAction* action : {m_namesAction, m_axesAction})
        action->setEnabled(drawn);
}

bool ViewportHeader::hasRig() const {
    return !rigOf(m_document.character()).isEmpty();
}

void ViewportHeader::followControls() {
    const bool shown = m_document.session().view().controls;
    m_controls->setChecked(shown);
    m_controlsAction->setChecked(shown);
    const bool isInMenu = m_bonesMenu->actions().contains(m_controlsAction);
    if (hasRig() && !isInMenu)
        m_bonesMenu->addAction(m_controlsAction);
    else if (!hasRig() && isInMenu)
        m_bonesMenu->removeAction(m_controlsAction);
}

void ViewportHeader::follow() {
    m_pages->setCurrentIndex(m_document.isEmpty() ? 0 : 1);
    const ViewSettings& view = m_document.session().view();
    const Character& character = m_document.character();
    const bool bound = std::ranges::any_of(
        character.meshes, [](const MeshInstance& mesh) { return mesh.binding.has_value(); });
    const std::optional<SkinningMethod> method = commonSkinningMethod(character);
    m_method->setEnabled(bound);
    m_method->setCurrentIndex(method ? int(*method) : -1);
    followMethodHelp(method);
    m_method->setPlaceholderText(bound ? tr("Mixed methods") : tr("No skinning"));
    m_shading->setCurrentIndex(int(view.shading));
    followBones();
    followControls();
    m_isoLines->setChecked(view.isoLines);
    m_isoLines->setEnabled(view.shading == Shading::Weights);
    m_wire->setChecked(view.wireOverlay);
    m_wire->setEnabled(view.shading != Shading::Wire);
    const QString projection =
        m_document.session().camera().orthographic ? tr("Orthographic") : tr("Perspective");
    if (m_projection->text() != projection)
        m_projection->setText(projection);
    makeRoom();
}

} // namespace rigwright::editor
