// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Bind…”: which meshes and bones, by which method, and what came of it.
#pragma once

#include "editor/commands/bind_commands.h"
#include "editor/shell/envelope_rows.h"
#include "editor/ui/bind_words.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rigwright::editor {

class SegmentedChoice;
class SliderField;
struct SliderSettings;

/// What there is to choose from.
struct BindOffer {
    QString mesh;                     ///< the active one
    bool isBound = false;             ///< it has a binding
    std::size_t meshes = 1;           ///< visible and not locked, the active one with them
    std::size_t selectedBones = 0;    ///< 0: cannot be chosen
    std::size_t selectedVertices = 0; ///< of those meshes; 0: cannot be chosen
    std::size_t lockedBones = 0;      ///< keep their weights
    double size = 1.0;                ///< of all that is shown, in metres
};

/// Stands beside the work, changes nothing and knows no document: asks for previews and pieces by
/// signals.
class BindDialog : public QDialog {
    Q_OBJECT
public:
    BindDialog(const BindOffer& offer, const BindSettings& start, QWidget* parent = nullptr);

    [[nodiscard]] BindSettings settings() const;
    [[nodiscard]] bool allMeshes() const;
    [[nodiscard]] BindBoneChoice bones() const;
    [[nodiscard]] bool selectedVerticesOnly() const;

    /// What would come of the present choice, how far that is known, or why nothing can.
    void showProgress(double fraction);
    void showResult(const Character& character, const CharacterBind& bind);
    void showProblem(const QString& problem);
    /// The active bone's envelope, as it is with what was edited here.
    void showEnvelope(const EnvelopeOffer& offer);

    /// Longer lists help nobody; the last line says how many pieces are left.
    static constexpr std::size_t kMostPieces = 200;

Q_SIGNALS:
    /// Something else is chosen: what is shown is about the former choice.
    void edited();
    /// The radii of the bone that was shown last; none = those of the mesh. `bothSides`: of its
    /// counterpart, too.
    void envelopeEdited(const std::optional<rigwright::EnvelopeRadii>& radii, bool bothSides);
    /// The piece of the mesh that the vertex is of.
    void pieceWanted(rigwright::MeshInstanceIndex mesh, rigwright::VertexIndex vertex);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Number {
        QWidget* row = nullptr;
        SliderField* field = nullptr;
    };

    QWidget* buildScope(const BindOffer& offer);
    QWidget* buildMethod(const BindSettings& start);
    QWidget* buildNumbers(const BindSettings& start);
    QWidget* buildLimit(const BindSettings& start);
    QWidget* buildRules(const BindOffer& offer, const BindSettings& start);
    QWidget* buildResult();
    Number addNumber(const char* name, const SliderSettings& settings, const QString& help);
    [[nodiscard]] BindChoice choice() const;
    void followChoice();
    void makeRoom(int before);
    void showPiece(QTreeWidgetItem* item);
    [[nodiscard]] QStringList notesOf(const CharacterBind& bind, bool keepsAll) const;
    void listPieces(const Character& character, const CharacterBind& bind);
    void addPiece(const Character& character, const BoundMesh& mesh, const BindIsland& island);

    QComboBox* m_meshes = nullptr;
    QComboBox* m_bones = nullptr;
    SegmentedChoice* m_method = nullptr;
    QLabel* m_help = nullptr;
    QWidget* m_numbers = nullptr;
    Number m_falloff;
    Number m_reach;
    EnvelopeRows* m_envelope = nullptr;
    Number m_resolution;
    Number m_sharpness;
    QWidget* m_limitRow = nullptr;
    QCheckBox* m_limit = nullptr;
    SliderField* m_most = nullptr;
    QCheckBox* m_selectedOnly = nullptr;
    QCheckBox* m_keep = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_notes = nullptr;
    QTreeWidget* m_pieces = nullptr;
    QPushButton* m_bind = nullptr;
};

} // namespace rigwright::editor
