// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pages of the options bar, one a kind of tool.
#include "editor/panels/tool_options_bar.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/panels/bone_channel_fields.h"
#include "editor/panels/brush_bar.h"
#include "editor/panels/fit_bar.h"
#include "editor/panels/joint_bar.h"
#include "editor/panels/rig_bar.h"
#include "editor/panels/selection_chip.h"
#include "editor/panels/vertex_select_bar.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/actions.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/surface.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedLayout>

#include <algorithm>

namespace rigwright::editor {

ToolOptionsBar::ToolOptionsBar(Document& document, ToolStage& tools, QWidget* parent)
    : QWidget(parent), m_document(document), m_tools(tools) {
    setSurface(this, "panel");
    setFixedHeight(px(40));
    m_icon = new QLabel;
    m_icon->setFixedSize(px(20), px(20));
    m_title = makeLabel({}, "text", TextRole::Strong);
    m_title->setMinimumWidth(px(52));

    m_emptyPage = withText(makeLabel({}, "disabled"),
                           [] { return tr("Options appear once a character is open"); });
    m_selectPage = makeLabel({}, "secondary");
    m_brushBar = new BrushBar(document, tools.brushOptions());
    m_vertexBar = new VertexSelectBar(tools.vertexSelectOptions(), tools.brushOptions());
    m_jointBar = new JointBar(tools.skeletonOptions());
    m_fitBar = new FitBar(tools.fitTool(), tools.fitOptions());
    m_rigBar = new RigBar(document);
    m_chip = new SelectionChip(document);
    m_movePage = makePosePage(PoseChannel::Translation);
    m_rotatePage = makePosePage(PoseChannel::Rotation);
    m_scalePage = makePosePage(PoseChannel::Scale);
    m_gradientShape = new SegmentedChoice(std::vector<Segment>(2));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(px(8), 0, 0, 0);
    row->setSpacing(px(8));
    row->addWidget(m_icon);
    row->addWidget(m_title);
    m_pages = new QStackedLayout;
    m_pages->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page : std::initializer_list<QWidget*>{
             m_emptyPage, m_selectPage, m_vertexBar, m_jointBar, m_fitBar, m_brushBar, m_movePage,
             m_rotatePage, m_scalePage, m_rigBar})
        m_pages->addWidget(page);
    row->addWidget(m_gradientShape);
    row->addLayout(m_pages, 1);
    row->addWidget(m_chip);

    connect(m_gradientShape, &SegmentedChoice::chosen, this,
            [&tools](int index) { tools.gradientOptions().setShape(GradientShape(index)); });
    connect(&tools.gradientOptions(), &GradientOptions::changed, this, &ToolOptionsBar::follow);
    connect(&tools, &ToolStage::currentChanged, this, &ToolOptionsBar::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        // Nothing else that changes is shown here, and a stroke changes weights with every dab.
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    connect(&document.session(), &Session::selectionChanged, this, &ToolOptionsBar::follow);
    connect(&Theme::current(), &Theme::changed, this, &ToolOptionsBar::follow);
    onLanguage(this, [this] { follow(); });
}

QWidget* ToolOptionsBar::makePosePage(PoseChannel channel) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(8));
    row->addWidget(withText(makeLabel({}, "secondary"), [channel] {
        return channel == PoseChannel::Rotation ? tr("Rotation")
               : channel == PoseChannel::Scale  ? tr("Scale")
                                                : tr("Position");
    }));
    auto* fields = new BoneChannelFields(m_document, channel, true);
    fields->setFixedWidth(px(320));
    row->addWidget(fields);
    auto* reset = withText(new QPushButton, [channel] {
        return channel == PoseChannel::Rotation ? tr("Reset rotation")
               : channel == PoseChannel::Scale  ? tr("Reset scale")
                                                : tr("Reset position");
    });
    reset->setFocusPolicy(Qt::TabFocus);
    connect(reset, &QPushButton::clicked, this, [this, channel] {
        const std::vector<BoneIndex>& bones = m_document.session().selection().bones;
        if (!bones.empty())
            resetPose(m_document, bones, channel);
    });
    const auto followSelection = [this, reset] {
        reset->setEnabled(!m_document.session().selection().bones.empty());
    };
    connect(&m_document.session(), &Session::selectionChanged, reset, followSelection);
    followSelection();
    row->addWidget(reset);
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    QLabel* hint = withText(makeLabel({}, "secondary"), [channel] {
        // Scaling is always along the bone's own axes.
        return channel == PoseChannel::Scale
                   ? tr("Boxes scale along the axes of the bone, the one in the middle evenly.")
                   : tr("While dragging, X, Y or Z locks an axis of the model; twice, the bone’s "
                        "own.");
    });
    hint->setWordWrap(true); // two rows where the window is narrow
    row->addWidget(hint, 1);
    return page;
}

void ToolOptionsBar::setRigging(bool rigging) {
    m_rigging = rigging;
    follow();
}

void ToolOptionsBar::follow() {
    const Selection& selection = m_document.session().selection();
    QString text = tr("No bone selected");
    if (selection.bones.size() > 1)
        text = tr("%n bones selected", nullptr, int(selection.bones.size()));
    else if (!selection.bones.empty())
        text = tr("%1 selected").arg(boneText(m_document.character(), selection.bones.front()));
    m_selectPage->setText(text);
    const QString id = m_tools.current().id();
    const bool empty = m_document.isEmpty();
    m_gradientShape->setTexts({tr("Linear"), tr("Radial")});
    m_gradientShape->setAccessibleName(tr("Shape of the gradient"));
    m_gradientShape->setCurrent(int(m_tools.gradientOptions().shape()));
    m_gradientShape->setVisible(!empty && id == QLatin1String("gradient"));
    const ActionInfo* action = findAction(QStringLiteral("tool.") + id);
    m_icon->setPixmap(iconPixmap(action ? QString::fromLatin1(action->icon) : id, px(20),
                                 Theme::current().colour(empty ? Token::Disabled : Token::Text),
                                 devicePixelRatioF()));
    m_title->setText(m_tools.current().title());
    m_title->setMinimumWidth(std::max(px(52), m_title->sizeHint().width()));
    m_title->setEnabled(!empty);
    if (empty) {
        m_pages->setCurrentWidget(m_emptyPage);
    } else if (id == QLatin1String("paint") || id == QLatin1String("smooth") ||
               id == QLatin1String("gradient")) {
        m_brushBar->setUse(id == QLatin1String("smooth")     ? BrushBar::Use::Smoothing
                           : id == QLatin1String("gradient") ? BrushBar::Use::Gradient
                                                             : BrushBar::Use::Painting);
        m_pages->setCurrentWidget(m_brushBar);
    } else if (id == QLatin1String("joints") || id == QLatin1String("create-bone")) {
        m_jointBar->setUse(id == QLatin1String("joints") ? JointBar::Use::Editing
                                                         : JointBar::Use::Creating);
        m_pages->setCurrentWidget(m_jointBar);
    } else if (id == QLatin1String("fit")) {
        m_pages->setCurrentWidget(m_fitBar);
    } else if (id == QLatin1String("lasso")) {
        m_pages->setCurrentWidget(m_vertexBar);
    } else if (m_rigging && (id == QLatin1String("select") || id == QLatin1String("move") ||
                             id == QLatin1String("rotate") || id == QLatin1String("scale"))) {
        m_pages->setCurrentWidget(m_rigBar);
    } else if (id == QLatin1String("move")) {
        m_pages->setCurrentWidget(m_movePage);
    } else if (id == QLatin1String("rotate")) {
        m_pages->setCurrentWidget(m_rotatePage);
    } else if (id == QLatin1String("scale")) {
        m_pages->setCurrentWidget(m_scalePage);
    } else {
        m_pages->setCurrentWidget(m_selectPage);
    }
}

} // namespace rigwright::editor
