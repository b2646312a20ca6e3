// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Labels keep clear of one another, of what is taken and of the borders.
#include "editor/viewport/label_layout.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright::editor;

namespace {

const QRectF kGround(0.0, 0.0, 800.0, 600.0);

LabelWish wishAt(const QPointF& anchor, LabelSide side = LabelSide::Right) {
    return {anchor, QSizeF(60.0, 18.0), 10.0, side};
}

} // namespace

class tst_label_layout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLoneLabelStandsAtItsSide() {
        const auto placeOf = [](LabelSide side) {
            const LabelWish wish = wishAt({400.0, 300.0}, side);
            return QRectF(layOutLabels(std::span(&wish, 1), kGround).at(0).value(), wish.size);
        };
        const QRectF right = placeOf(LabelSide::Right);
        QCOMPARE(right.left(), 410.0);
        QCOMPARE(right.center().y(), 300.0);
        const QRectF left = placeOf(LabelSide::Left);
        QCOMPARE(left.right(), 390.0);
        QCOMPARE(left.center().y(), 300.0);
        const QRectF above = placeOf(LabelSide::Above);
        QCOMPARE(above.bottom(), 290.0);
        QCOMPARE(above.center().x(), 400.0);
    }

    void noTwoLabelsOverlapWhateverTheCrowd() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> x(-50.0, 850.0);
        std::uniform_real_distribution<double> y(-50.0, 650.0);
        std::uniform_real_distribution<double> width(5.0, 220.0);
        const std::vector<QRectF> taken = {QRectF(600.0, 10.0, 180.0, 90.0),
                                           QRectF(10.0, 500.0, 260.0, 52.0)};
        for (const int count : {2, 20, 300}) {
            std::vector<LabelWish> wishes;
            for (int i = 0; i < count; ++i)
                wishes.push_back({QPointF(x(random), y(random)), QSizeF(width(random), 18.0), 8.0,
                                  LabelSide(i % 3)});
            const auto places = layOutLabels(wishes, kGround, taken);
            QCOMPARE(places.size(), wishes.size());
            std::vector<QRectF> rects = taken;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (!places[i])
                    continue;
                const QRectF rect(*places[i], wishes[i].size);
                QVERIFY(kGround.contains(rect));
                for (const QRectF& other : rects)
                    QVERIFY(!other.intersects(rect));
                rects.push_back(rect);
            }
            QVERIFY(rects.size() > taken.size());
        }
    }

    void theFirstGetsItsPlaceAndTheNextOneStepsAside() {
        const std::vector<LabelWish> wishes(3, wishAt({400.0, 300.0}));
        const auto places = layOutLabels(wishes, kGround);
        QCOMPARE(places[0].value(), QPointF(410.0, 291.0));
        QVERIFY(places[1] && places[2]);
        QVERIFY(*places[1] != *places[0] && *places[2] != *places[1]);
    }

    void whereThereIsNoRoomALabelIsLeftOut() {
        const LabelWish wish = wishAt({400.0, 300.0});
        const QRectF everything = kGround;
        QVERIFY(!layOutLabels(std::span(&wish, 1), kGround, std::span(&everything, 1)).at(0));
        const LabelWish outside = wishAt({-1.0, 300.0});
        QVERIFY(!layOutLabels(std::span(&outside, 1), kGround).at(0));
    }

    void atTheBorderItTurnsToTheOtherSide() {
        const LabelWish wish = wishAt({790.0, 300.0});
        const auto place = layOutLabels(std::span(&wish, 1), kGround).at(0);
        QVERIFY(place);
        QVERIFY(place->x() + wish.size.width() <= 790.0 - 10.0);
    }
};

RIGWRIGHT_TEST(tst_label_layout)
#include "tst_label_layout.moc"
