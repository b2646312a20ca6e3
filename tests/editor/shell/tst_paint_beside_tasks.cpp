// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Painting while files are written and whole meshes are worked on: every result is right, or told
/// to be out of date. The same test runs under ThreadSanitizer (`./dev tsan`).
#include "core/io/import.h"
#include "core/project/project.h"
#include "core/weights/smooth.h"
#include "core/weights/weight_edit.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/autosave.h"
#include "editor/document/derived.h"
#include "editor/panels/findings_model.h"
#include "editor/shell/character_files.h"
#include "tests/support/builders.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr int kPatience = 600'000; // ms; sanitizers are slow
constexpr std::size_t kTip = 1;
constexpr MeshInstanceIndex kMesh{0};

/// A tube of a million vertices, or fewer, and everything that works on it beside the painter.
struct Workplace {
    explicit Workplace(std::size_t rings)
        : stage(document), tasks(document), files(document, tasks),
          autosave(document, tasks, folder.path(), [] { return std::string("{}"); }),
          findings(document, tasks), script(document, stage) {
        document.reset(tubeCharacter(rings, 1000), {});
        Selection selection;
        selection.activeMesh = kMesh;
        selection.activeBone = BoneIndex(kTip);
        selection.bones = {selection.activeBone};
        document.session().setSelection(selection);
        document.session().setCamera(armCamera());
        stage.setCurrent(QStringLiteral("paint"));
        QObject::connect(&tasks, &TaskRunner::inputsChanged, &tasks,
                         [this](const QString& name, const std::function<void()>& again) {
                             outdated[name] = again;
                         });
        QObject::connect(
            &tasks, &TaskRunner::failed, &tasks,
            [this](const QString& name, const QString& reason) { failures << name + reason; });
    }

    const SkinWeights& weights() const {
        return document.character().meshes[kMesh.value()].binding->weights();
    }
    /// One stroke along the tube; the event loop runs between its events, as it does in the window.
    void stroke(int number) {
        const double start = 0.1 + 0.07 * (number % 9);
        script.press(script.pixelOf({start, 0.0, 0.1}));
        for (int i = 1; i <= 5; ++i) {
            QCoreApplication::processEvents();
            script.move(script.pixelOf({start + 0.02 * i, 0.02, 0.1}));
        }
        script.release(script.pixelOf({start + 0.1, 0.02, 0.1}));
    }
    /// Paints until no task is left; how many strokes that were.
    int paintWhileTheyRun(int leastStrokes = 3) {
        int strokes = 0;
        while (strokes < leastStrokes || tasks.count() > 0) {
            if (strokes < 40)
                stroke(strokes++);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        return strokes;
    }

    QTemporaryDir folder;
    Document document;
    ToolStage stage;
    TaskRunner tasks;
    CharacterFiles files;
    Autosave autosave;
    FindingsModel findings;
    PointerScript script;
    std::map<QString, std::function<void()>> outdated;
    QStringList failures;
};

double worstSum(const SkinWeights& rows) {
    double worst = 0.0;
    for (std::size_t v = 0; v < rows.rowCount(); ++v) {
        double sum = 0.0;
        for (const float weight : rows.row(VertexIndex(v)).weights)
            sum += double(weight);
        worst = std::max(worst, std::abs(sum - 1.0));
    }
    return worst;
}

} // namespace

class tst_paint_beside_tasks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSaveHoldsWhatTheCharacterWasAndThePaintStays() {
        Workplace place(1000);
        place.stroke(0);
        const Character asked = place.document.character();
        const QString file = place.folder.filePath(QStringLiteral("million.rigw"));
        QSignalSpy saved(&place.files, &CharacterFiles::saved);
        place.files.save(file);
        const int strokes = place.paintWhileTheyRun();
        QCOMPARE(saved.size(), 1);
        const Result<ProjectFile> back = readProject(file.toStdString());
        QVERIFY(back.has_value());
        QVERIFY(back->character == asked);
        QVERIFY2(!(place.document.character() == asked), "painting went on");
        QVERIFY(!place.document.undoStack().isClean());

        // The same strokes without a save beside them.
        Workplace alone(1000);
        alone.stroke(0);
        for (int i = 0; i < strokes; ++i)
            alone.stroke(i);
        QVERIFY(place.weights() == alone.weights());
    }

    void aSmoothingOfWhatWasPaintedOverIsDroppedAndRunsAgainRight() {
        Workplace place(1000);
        const WeightOperation smoothing = smoothingOperation(3, 0.5f, 4);
        startWeightTask(place.document, place.tasks, kMesh, smoothing);
        place.paintWhileTheyRun();
        QCOMPARE(place.outdated.size(), std::size_t(1));
        QVERIFY(place.outdated.contains(smoothing.text));
        const SkinWeights painted = place.weights();
        QVERIFY(worstSum(painted) < 1e-5);

        place.outdated[smoothing.text]();
        QTRY_COMPARE_WITH_TIMEOUT(place.tasks.count(), std::size_t(0), kPatience);
        QVERIFY(!(place.weights() == painted));
        QVERIFY(worstSum(place.weights()) < 1e-5);
        // What the operation makes of the painted weights without tasks.
        const SkinWeights smoothed = place.weights();
        place.document.undo();
        QVERIFY(place.weights() == painted);
        const MeshInstance& instance = place.document.character().meshes[kMesh.value()];
        WeightReport report;
        const WeightEdit edit =
            smoothing.run({place.document.character(),
                           instance,
                           {.instance = kMesh, .mesh = *instance.mesh, .weights = painted},
                           {},
                           report});
        SkinWeights computed = painted;
        applyAfter(edit, computed);
        QVERIFY(computed == smoothed);
    }

    void tenTasksAndAPainterAreEachRightOrTold() {
        Workplace place(200);
        place.stroke(0);
        const Character asked = place.document.character();
        const auto path = [&](const char* name) {
            return place.folder.filePath(QString::fromLatin1(name));
        };
        QSignalSpy saved(&place.files, &CharacterFiles::saved);
        QSignalSpy exported(&place.files, &CharacterFiles::exported);
        place.files.save(path("ten.rigw"));
        place.files.exportTo(path("ten.glb"));
        place.autosave.saveNow();
        const WeightOperation operations[] = {
            smoothingOperation(2, 0.5f, 4), pruningOperation(0.05f),   limitOperation(1),
            mirrorOperation(true, 0),       mirrorOperation(false, 0), twinsOperation(),
        };
        for (const WeightOperation& operation : operations)
            startWeightTask(place.document, place.tasks, kMesh, operation);
        Task counting;
        counting.name = QStringLiteral("Counting");
        std::size_t counted = 0;
        counting.work = [copy = asked, &counted](TaskProgress&) -> std::function<void()> {
            std::size_t rows = 0;
            for (std::size_t v = 0; v < copy.meshes[0].mesh->positions.size(); ++v)
                rows += copy.meshes[0].binding->weights().row(VertexIndex(v)).size() > 0;
            return [rows, &counted] { counted = rows; };
        };
        place.tasks.start(std::move(counting));
        QCOMPARE(place.tasks.count(), std::size_t(10));
        place.paintWhileTheyRun(10);

        QCOMPARE(place.failures, QStringList());
        QCOMPARE(saved.size(), 1);
        QCOMPARE(exported.size(), 1);
        QCOMPARE(counted, asked.meshes[0].mesh->positions.size());
        QVERIFY(readProject(path("ten.rigw").toStdString())->character == asked);
        const auto outcome = exported.first().first().value<ExportOutcome>();
        QVERIFY(outcome.proof && outcome.proof->passed());
        for (const WeightOperation& operation : operations)
            QVERIFY2(place.outdated.contains(operation.text), qPrintable(operation.text));
        QVERIFY(worstSum(place.weights()) < 1e-5);
        QTRY_VERIFY_WITH_TIMEOUT(!place.findings.isChecking(), kPatience);
        const SkinWeights end = place.weights();
        const int steps = place.document.undoStack().index();
        place.document.goToStep(1);
        QVERIFY(place.document.character() == asked);
        place.document.goToStep(steps);
        QVERIFY(place.weights() == end);
    }
};

RIGWRIGHT_TEST(tst_paint_beside_tasks)
#include "tst_paint_beside_tasks.moc"
