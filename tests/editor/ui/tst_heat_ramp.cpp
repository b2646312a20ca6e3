// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Heat ramps: ends, order of lightness, nonsense.
#include "editor/ui/heat_ramp.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rigwright::editor;

namespace {
/// CIE lightness L* of a colour.
double lightness(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y = 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                     0.0722 * linear(colour.blueF());
    return y > 0.008856 ? 116.0 * std::cbrt(y) - 16.0 : 903.3 * y;
}
} // namespace

class tst_heat_ramp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void classicGoesFromBlueToRed() {
        QVERIFY(heatColour(0, 0.0).blue() > 200 && heatColour(0, 0.0).red() < 60);
        QVERIFY(heatColour(0, 1.0).red() > 200 && heatColour(0, 1.0).blue() < 60);
    }

    void accessibleRampsRiseInLightness() {
        for (int ramp = 1; ramp <= 3; ++ramp) {
            double last = -1.0;
            for (int i = 0; i <= 100; ++i) {
                const double now = lightness(heatColour(ramp, i / 100.0));
                QVERIFY2(now >= last - 0.01,
                         qPrintable(QStringLiteral("ramp %1 at %2").arg(ramp).arg(i)));
                last = now;
            }
        }
    }

    void stopsCoverZeroToOneInOrder() {
        for (int ramp = 0; ramp <= 3; ++ramp) {
            const auto stops = heatStops(ramp);
            QCOMPARE(stops.front().position, 0.0);
            QCOMPARE(stops.back().position, 1.0);
            for (std::size_t i = 1; i < stops.size(); ++i)
                QVERIFY(stops[i].position > stops[i - 1].position);
        }
    }

    void valuesOutsideAreClampedAndNonsenseIsZero() {
        QCOMPARE(heatColour(0, 7.0), heatColour(0, 1.0));
        QCOMPARE(heatColour(0, -7.0), heatColour(0, 0.0));
        QCOMPARE(heatColour(0, std::numeric_limits<double>::quiet_NaN()), heatColour(0, 0.0));
    }
};

RIGWRIGHT_TEST(tst_heat_ramp)
#include "tst_heat_ramp.moc"
