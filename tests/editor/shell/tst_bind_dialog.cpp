// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of Bind: its numbers follow the method, its list shows pieces, its texts have room.
#include "editor/shell/bind_dialog.h"

#include "editor/ui/language.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/editor/shell/cut_off.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeWidget>

#include <map>
#include <set>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kMesh{0};

CharacterBind boundBy(const Character& character, const BindSettings& settings) {
    BindJob job;
    job.targets.push_back({kMesh, {}});
    job.settings = settings;
    return *bindCharacter(character, job);
}

BindOffer fullOffer() {
    return {.mesh = QStringLiteral("Body"),
            .isBound = true,
            .meshes = 3,
            .selectedBones = 2,
            .selectedVertices = 1234,
            .lockedBones = 2};
}

/// All that the rows of an envelope say.
std::vector<EnvelopeOffer> envelopeOffers() {
    const QString bone = QStringLiteral("upper_arm.L");
    const EnvelopeRadii radii{0.123, 0.0456};
    return {{},
            {.bone = bone},
            {.bone = bone, .isKnown = true},
            {.bone = bone, .fromMesh = radii, .isKnown = true},
            {.bone = bone, .set = radii, .fromMesh = radii, .isKnown = true, .hasOtherSide = true}};
}

template <class Widget>
Widget* child(const BindDialog& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QString::fromLatin1(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

void clickMethod(const BindDialog& dialog, BindChoice choice) {
    auto* method = child<SegmentedChoice>(dialog, "method");
    QTest::mouseClick(method, Qt::LeftButton, {}, method->segmentRect(int(choice)).center());
}

} // namespace

class tst_bind_dialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void everyMethodShowsItsNumbersAndASentence() {
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        const std::map<BindChoice, std::set<std::string>> shown{
            {BindChoice::Rigid, {}},
            {BindChoice::Smooth, {"falloff", "most"}},
            {BindChoice::Envelope, {"reach", "headRadius", "tailRadius", "most"}},
            {BindChoice::Heat, {"most"}},
            {BindChoice::Geodesic, {"resolution", "sharpness", "most"}},
        };
        std::set<QString> sentences;
        for (const auto& [choice, names] : shown) {
            clickMethod(dialog, choice);
            QCOMPARE(bindChoiceOf(dialog.settings()), choice);
            for (const char* name : {"falloff", "reach", "headRadius", "tailRadius", "resolution",
                                     "sharpness", "most"})
                QCOMPARE(child<SliderField>(dialog, name)->isVisible(), names.contains(name));
            QCOMPARE(child<QLabel>(dialog, "help")->text(), bindChoiceHelp(choice));
            sentences.insert(bindChoiceHelp(choice));
        }
        QCOMPARE(sentences.size(), shown.size());
    }

    void radiiAreInCentimetresAndGoBackToThoseOfTheMesh() {
        BindDialog dialog(fullOffer(), withChoice({}, BindChoice::Envelope));
        dialog.show();
        std::vector<std::optional<EnvelopeRadii>> radii;
        bool both = false;
        connect(&dialog, &BindDialog::envelopeEdited, this,
                [&](const std::optional<EnvelopeRadii>& edited, bool bothSides) {
                    radii.push_back(edited);
                    both = bothSides;
                });
        auto* head = child<SliderField>(dialog, "headRadius");
        auto* tail = child<SliderField>(dialog, "tailRadius");
        auto* reset = child<QPushButton>(dialog, "envelopeReset");
        const EnvelopeRadii mesh{0.1 / 3.0, 0.7}; // no number of the field
        EnvelopeOffer offer{.bone = QStringLiteral("arm.L"), .fromMesh = mesh, .isKnown = true};
        dialog.showEnvelope(offer);
        QCOMPARE(head->value(), 100.0 * mesh.head);
        QCOMPARE(tail->value(), 100.0 * mesh.tail);
        QVERIFY(!reset->isEnabled());
        QVERIFY(!child<QCheckBox>(dialog, "envelopeBoth")->isEnabled());
        head->edit(12.5);
        QCOMPARE(radii.size(), std::size_t(1));
        QVERIFY((radii.back() == EnvelopeRadii{0.125, mesh.tail}));
        QVERIFY(!both);
        offer.set = radii.back();
        offer.hasOtherSide = true;
        dialog.showEnvelope(offer);
        QCOMPARE(head->value(), 12.5);
        tail->edit(50.0);
        QVERIFY((radii.back() == EnvelopeRadii{0.125, 0.5}));
        QVERIFY(both);
        // The mesh's own, by number or by the button, are none of the user's.
        head->edit(100.0 * mesh.head);
        offer.set = EnvelopeRadii{mesh.head, 0.5};
        dialog.showEnvelope(offer);
        tail->edit(100.0 * mesh.tail);
        QVERIFY(!radii.back().has_value());
        QTest::mouseClick(reset, Qt::LeftButton);
        QVERIFY(!radii.back().has_value());
        QCOMPARE(radii.size(), std::size_t(5));
        // A bone that takes no part has no radii to change, nor has none at all.
        for (const EnvelopeOffer& other :
             {EnvelopeOffer{}, EnvelopeOffer{.bone = QStringLiteral("x"), .isKnown = true}}) {
            dialog.showEnvelope(other);
            QVERIFY(!head->isEnabled() && !tail->isEnabled() && !reset->isEnabled());
        }
    }

    void aLargeRadiusIsShownWhole() {
        BindDialog dialog(fullOffer(), withChoice({}, BindChoice::Envelope));
        dialog.show();
        const EnvelopeRadii large{1234.5, 1e-5};
        dialog.showEnvelope({.bone = QStringLiteral("x"), .set = large});
        QCOMPARE(child<SliderField>(dialog, "headRadius")->value(), 100.0 * large.head);
        QCOMPARE(child<SliderField>(dialog, "tailRadius")->value(), 100.0 * large.tail);
    }

    void arrowKeysChooseTheMethodToo() {
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        QCOMPARE(dialog.settings().method, BindMethod::Heat);
        QSignalSpy edited(&dialog, &BindDialog::edited);
        QTest::keyClick(child<SegmentedChoice>(dialog, "method"), Qt::Key_Right);
        QCOMPARE(dialog.settings().method, BindMethod::Geodesic);
        QCOMPARE(edited.size(), 1);
    }

    void returnBindsWhereverTheKeyboardIs() {
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        auto* keep = child<QCheckBox>(dialog, "keep");
        keep->setFocus();
        QVERIFY(child<QPushButton>(dialog, "bind")->isDefault());
        QTest::keyClick(keep, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
    }

    void whatIsChosenIsWhatTheSettingsSay() {
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        const BindSettings usual;
        QCOMPARE(dialog.settings().maxInfluences, usual.maxInfluences);
        QCOMPARE(dialog.settings().resolution, usual.resolution);
        QCOMPARE(dialog.settings().replaceExisting, false);
        QVERIFY(dialog.selectedVerticesOnly());
        QVERIFY(!dialog.allMeshes());
        QCOMPARE(dialog.bones(), BindBoneChoice::OfMesh);
        clickMethod(dialog, BindChoice::Geodesic);
        child<SliderField>(dialog, "resolution")->edit(64.0);
        child<SliderField>(dialog, "sharpness")->edit(0.25);
        child<SliderField>(dialog, "most")->edit(7.0);
        child<QCheckBox>(dialog, "keep")->click();
        child<QCheckBox>(dialog, "selectedOnly")->click();
        child<QComboBox>(dialog, "meshes")->setCurrentIndex(1);
        child<QComboBox>(dialog, "bones")->setCurrentIndex(2);
        QCOMPARE(dialog.settings().resolution, std::size_t(64));
        QCOMPARE(dialog.settings().sharpness, 0.25);
        QCOMPARE(dialog.settings().maxInfluences, std::size_t(7));
        QVERIFY(dialog.settings().replaceExisting);
        QVERIFY(!dialog.selectedVerticesOnly());
        QVERIFY(dialog.allMeshes());
        QCOMPARE(dialog.bones(), BindBoneChoice::Listed);
        child<QCheckBox>(dialog, "limit")->click();
        QCOMPARE(dialog.settings().maxInfluences, std::size_t(0));
        QVERIFY(!child<SliderField>(dialog, "most")->isEnabled());
    }

    void whatIsNotThereCannotBeChosen() {
        BindDialog dialog({.mesh = QStringLiteral("Body"),
                           .isBound = false,
                           .meshes = 1,
                           .selectedBones = 0,
                           .selectedVertices = 0,
                           .lockedBones = 0},
                          {});
        dialog.show();
        QVERIFY(!child<QComboBox>(dialog, "meshes")->isEnabled());
        QVERIFY(!child<QCheckBox>(dialog, "selectedOnly")->isEnabled());
        QVERIFY(!dialog.selectedVerticesOnly());
        auto* bones = child<QComboBox>(dialog, "bones");
        const auto* items = qobject_cast<QStandardItemModel*>(bones->model());
        QCOMPARE(dialog.bones(), BindBoneChoice::Deform);
        QVERIFY(!items->item(0)->isEnabled());
        QVERIFY(items->item(1)->isEnabled());
        QVERIFY(!items->item(2)->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("locked")) == nullptr);
    }

    void piecesAreListedWithBoneAndReasonAndCanBeShown() {
        const Character character = bodyWithCubesCharacter();
        const CharacterBind bind = boundBy(character, {});
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        QVERIFY(!child<QTreeWidget>(dialog, "pieces")->isVisible());
        dialog.showResult(character, bind);
        auto* pieces = child<QTreeWidget>(dialog, "pieces");
        QVERIFY(pieces->isVisible());
        QCOMPARE(pieces->topLevelItemCount(), 13);
        QSignalSpy wanted(&dialog, &BindDialog::pieceWanted);
        std::set<std::size_t> first;
        for (int i = 0; i < pieces->topLevelItemCount(); ++i) {
            const QTreeWidgetItem* item = pieces->topLevelItem(i);
            QVERIFY(item->text(0).contains(QStringLiteral("8 vertices")));
            QVERIFY(item->text(1) == QStringLiteral("first") ||
                    item->text(1) == QStringLiteral("second"));
            QVERIFY(item->text(2).contains(bindReasonText(BindReason::NoVisibleBone)));
            auto* show = qobject_cast<QPushButton*>(
                pieces->itemWidget(pieces->topLevelItem(i), pieces->columnCount() - 1));
            QVERIFY(show != nullptr);
            pieces->scrollToItem(item);
            QTest::mouseClick(show, Qt::LeftButton);
            QCOMPARE(wanted.size(), i + 1);
            first.insert(wanted.last()[1].value<VertexIndex>().value());
        }
        QCOMPARE(first.size(), std::size_t(13)); // each its own
        // Return on a row shows it, and does not bind.
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        pieces->setCurrentItem(pieces->topLevelItem(4));
        QTest::keyClick(pieces, Qt::Key_Return);
        QCOMPARE(wanted.size(), 14);
        QCOMPARE(accepted.size(), 0);
    }

    void problemsStopTheBindAndProgressDoesNot() {
        BindDialog dialog(fullOffer(), {});
        dialog.show();
        auto* bind = child<QPushButton>(dialog, "bind");
        dialog.showProblem(QStringLiteral("There is no free bone to bind to."));
        QVERIFY(!bind->isEnabled());
        dialog.showProgress(0.5);
        QVERIFY(bind->isEnabled());
        QVERIFY(child<QLabel>(dialog, "result")->text().contains(QStringLiteral("50 %")));
    }

    void keptVerticesAreExplained() {
        Character character = bodyWithCubesCharacter();
        applyBind(character, kMesh, boundBy(character, {}).meshes.front().bind);
        BindDialog dialog(fullOffer(), {});
        dialog.showResult(character, boundBy(character, {}));
        QVERIFY(
            child<QLabel>(dialog, "result")->text().contains(QStringLiteral("have weights and")));
    }

    void nothingIsCutOffInAnyLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void nothingIsCutOffInAnyLanguage() {
        QFETCH(QString, language);
        applyLanguage(language);
        const Character character = bodyWithCubesCharacter();
        QStringList problems;
        for (const BindChoice choice : kBindChoices) {
            BindDialog dialog(fullOffer(), withChoice({}, choice));
            dialog.show();
            dialog.showResult(character, boundBy(character, dialog.settings()));
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            for (const EnvelopeOffer& offer : envelopeOffers()) {
                dialog.showEnvelope(offer);
                QTest::qWait(0);
                for (QWidget* widget : dialog.findChildren<QWidget*>()) {
                    if (!widget->isVisibleTo(&dialog))
                        continue;
                    if (const QString problem = cutOff(*widget); !problem.isEmpty())
                        problems << problem;
                    problems << overlaps(*widget);
                }
                const auto* bone = child<QLabel>(dialog, "envelopeBone");
                if (bone->isVisible())
                    QCOMPARE(bone->text(), bone->toolTip()); // not shortened
            }
            QVERIFY2(dialog.minimumSizeHint().width() <= 900,
                     qPrintable(QString::number(dialog.minimumSizeHint().width())));
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

RIGWRIGHT_TEST(tst_bind_dialog)
#include "tst_bind_dialog.moc"
