// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tree of bones over a document.
#include "editor/panels/bones_model.h"

#include "core/character/humanoid.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/ui/bone_colours.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <utility>

namespace rigwright::editor {

BonesModel::BonesModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            rebuild();
        else if (std::holds_alternative<BoneFlagsChanged>(change))
            flagsChanged();
    });
    rebuild();
}

void BonesModel::rebuild() {
    beginResetModel();
    m_sweep.reset();
    m_facts = {};
    const Skeleton& skeleton = m_document.character().skeleton;
    m_parents = skeleton.parents;
    m_children.assign(skeleton.boneCount(), {});
    m_rows.assign(skeleton.boneCount(), 0);
    m_roots.clear();
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        const BoneIndex parent = skeleton.parents[i];
        std::vector<BoneIndex>& siblings = parent.isValid() ? m_children[parent.value()] : m_roots;
        m_rows[i] = int(siblings.size());
        siblings.emplace_back(i);
    }
    endResetModel();
}

void BonesModel::flagsChanged() {
    // All rows: a command may set any of them, and repainting is cheap.
    const auto tell = [this](const std::vector<BoneIndex>& bones) {
        if (!bones.empty())
            Q_EMIT dataChanged(indexOf(bones.front(), Name), indexOf(bones.back(), Solo));
    };
    tell(m_roots);
    for (const std::vector<BoneIndex>& children : m_children)
        tell(children);
}

BoneIndex BonesModel::boneOf(const QModelIndex& index) {
    const QVariant bone = index.data(BoneRole);
    return bone.isValid() ? BoneIndex(bone.toUInt()) : BoneIndex();
}

QModelIndex BonesModel::indexOf(BoneIndex bone, int column) const {
    if (!bone.isValid() || bone.value() >= m_rows.size())
        return {};
    return createIndex(m_rows[bone.value()], column, quintptr(bone.value()));
}

bool BonesModel::flag(BoneIndex bone, BoneFlag flag) const {
    if (m_sweep && m_sweep->flag == flag && m_sweep->bones.contains(bone))
        return m_sweep->value;
    return flagOf(m_document.character().boneFlags[bone.value()], flag);
}

void BonesModel::setColours(Colours colours) {
    if (std::exchange(m_colours, colours) != colours)
        flagsChanged();
}

std::optional<HumanoidRole> BonesModel::humanoidRole(BoneIndex bone) const {
    if (!m_facts.roles) {
        m_facts.roles.emplace(m_parents.size());
        const HumanoidMap map = humanoidOf(m_document.character()).map;
        for (const HumanoidRole role : humanoidRoles())
            if (const BoneIndex of = map.of(role); of.isValid())
                (*m_facts.roles)[of.value()] = role;
    }
    return (*m_facts.roles)[bone.value()];
}

BoneSide BonesModel::side(BoneIndex bone) const {
    if (!m_facts.sides)
        m_facts.sides = mirrorBones(m_document.character().skeleton).sides;
    return (*m_facts.sides)[bone.value()];
}

double BonesModel::length(BoneIndex bone) const {
    if (!m_facts.lengths) {
        const Skeleton& skeleton = m_document.character().skeleton;
        const std::vector<Affine3d> model = restModel(skeleton);
        const std::vector<BoneIndex> children = mainChildren(skeleton);
        m_facts.lengths.emplace();
        for (std::size_t i = 0; i < model.size(); ++i) {
            const Vec3d tail = tailOf(skeleton, BoneIndex(i), children[i]);
            m_facts.lengths->push_back((model[i].linear() * tail).norm());
        }
    }
    return (*m_facts.lengths)[bone.value()];
}

QColor BonesModel::colour(BoneIndex bone) const {
    if (m_colours == Colours::ByBone || m_document.character().boneFlags[bone.value()].colour)
        return shownBoneColour(m_document.character(), bone);
    const BoneSide where = side(bone);
    return Theme::current().colour(where == BoneSide::Left    ? Token::SideLeft
                                   : where == BoneSide::Right ? Token::SideRight
                                                              : Token::SideCentre);
}

std::optional<BoneFlag> BonesModel::flagOfColumn(int column) {
    switch (column) {
    case Visible:
        return BoneFlag::Hidden;
    case Lock:
        return BoneFlag::Locked;
    case Solo:
        return BoneFlag::Solo;
    default:
        return std::nullopt;
    }
}

void BonesModel::beginSweep(BoneFlag flag, bool value) {
    m_sweep = Sweep{flag, value, {}};
}

void BonesModel::sweep(BoneIndex bone) {
    if (!m_sweep || !bone.isValid() || !m_sweep->bones.insert(bone).second)
        return;
    Q_EMIT dataChanged(indexOf(bone, Name), indexOf(bone, Solo));
}

void BonesModel::endSweep() {
    if (!m_sweep)
        return;
    const Sweep sweep = *std::exchange(m_sweep, std::nullopt);
    const std::vector<BoneIndex> bones(sweep.bones.begin(), sweep.bones.end());
    setBoneFlag(m_document, bones, sweep.flag, sweep.value);
}

const std::vector<BoneIndex>& BonesModel::childrenOf(const QModelIndex& parent) const {
    return parent.isValid() ? m_children[parent.internalId()] : m_roots;
}

QModelIndex BonesModel::index(int row, int column, const QModelIndex& parent) const {
    const std::vector<BoneIndex>& siblings = childrenOf(parent);
    if (row < 0 || row >= int(siblings.size()) || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, quintptr(siblings[std::size_t(row)].value()));
}

QModelIndex BonesModel::parent(const QModelIndex& child) const {
    if (!child.isValid())
        return {};
    return indexOf(m_parents[child.internalId()]);
}

int BonesModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : int(childrenOf(parent).size());
}

int BonesModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QString BonesModel::toolTip(int column, BoneIndex bone) const {
    switch (column) {
    case Visible:
        return tr("Visible. Drag down the column to set many; Alt+click shows only this bone.");
    case Lock:
        return tr("Locked: nothing changes its weights. Drag to set many; Alt+click locks all "
                  "other bones.");
    case Solo:
        return tr("Solo: only the weights of solo bones can be changed. Drag to set many; "
                  "Alt+click makes this bone the only one.");
    case Deform:
        return tr("Moves a mesh: some mesh is bound to the bone.");
    case Humanoid:
        return text(column, bone);
    default:
        return boneText(m_document.character(), bone);
    }
}

QString BonesModel::text(int column, BoneIndex bone) const {
    switch (column) {
    case Name:
        return boneText(m_document.character(), bone);
    case Humanoid:
        if (const auto role = humanoidRole(bone))
            return roleText(*role);
        break;
    case Side:
        if (const BoneSide where = side(bone); where != BoneSide::Centre)
            return where == BoneSide::Left ? tr("Left") : tr("Right");
        break;
    case Length:
        return tr("%1 cm").arg(numberText(length(bone) * 100.0, 1));
    default:
        break;
    }
    return {};
}

QVariant BonesModel::checkState(int column, BoneIndex bone) const {
    if (column == Deform)
        return m_document.character().skeleton.deform[bone.value()] != 0 ? Qt::Checked
                                                                         : Qt::Unchecked;
    const auto shown = flagOfColumn(column);
    if (!shown)
        return {};
    return flag(bone, *shown) != (*shown == BoneFlag::Hidden) ? Qt::Checked : Qt::Unchecked;
}

QVariant BonesModel::data(const QModelIndex& index, int role) const {
    const BoneIndex bone(index.internalId());
    if (!index.isValid() || bone.value() >= m_document.character().skeleton.boneCount())
        return {};
    switch (role) {
    case BoneRole:
        return bone.value();
    case Qt::DisplayRole:
        if (const QString shown = text(index.column(), bone); !shown.isEmpty())
            return shown;
        break;
    case Qt::EditRole:
        if (index.column() == Name)
            return QString::fromStdString(m_document.character().skeleton.names[bone.value()]);
        break;
    case Qt::DecorationRole:
        if (index.column() == Name)
            return colour(bone);
        break;
    case Qt::CheckStateRole:
        return checkState(index.column(), bone);
    case Qt::ToolTipRole:
        return toolTip(index.column(), bone);
    default:
        break;
    }
    return {};
}

QVariant BonesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Humanoid:
        return tr("Humanoid role");
    case Side:
        return tr("Side");
    case Deform:
        return tr("Deform");
    case Length:
        return tr("Length");
    default:
        return {}; // marks tell themselves
    }
}

bool BonesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || index.column() != Name)
        return false;
    const QString before = index.data(Qt::EditRole).toString();
    if (value.toString().trimmed() != before)
        Q_EMIT renameRequested(BoneIndex(index.internalId()), value.toString());
    return true;
}

Qt::ItemFlags BonesModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace rigwright::editor
