// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is read out of materials for the textured view.
#include "editor/viewport/material_look.h"

#include "tests/support/test_main.h"

#include <QTest>
#include <QVector2D>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

ForeignContent content(const std::string& material) {
    ForeignContent content;
    content.materials.push_back({.name = "Skin"});
    content.images.resize(1);
    if (!material.empty())
        content.documentJson = R"({"materials": [{)" + material + "}]}";
    return content;
}

MaterialLook lookOf(const std::string& material) {
    return materialLooks(content(material)).at(0);
}

std::string transform(const std::string& members) {
    return R"("pbrMetallicRoughness": {"baseColorTexture": {"index": 0, "extensions": {
        "KHR_texture_transform": {)" +
           members + "}}}}";
}

QVector2D placed(const MaterialLook& look, float u, float v) {
    const QVector3D at(u, v, 1.0f);
    return {QVector3D::dotProduct(look.uRow, at), QVector3D::dotProduct(look.vRow, at)};
}

} // namespace

class tst_material_look : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void alphaIsThatOfGltf();
    void withoutADocumentTheColourDecides();
    void coloursAreForDisplay();
    void texturesAreMovedTurnedAndScaled();
    void oddValuesAreLeftOut();
};

void tst_material_look::alphaIsThatOfGltf() {
    QVERIFY(lookOf(R"("name": "Skin")").alpha == AlphaMode::Opaque);
    QVERIFY(lookOf(R"("alphaMode": "OPAQUE")").alpha == AlphaMode::Opaque);
    QVERIFY(lookOf(R"("alphaMode": "BLEND")").alpha == AlphaMode::Blend);
    const MaterialLook mask = lookOf(R"("alphaMode": "MASK")");
    QVERIFY(mask.alpha == AlphaMode::Mask);
    QCOMPARE(mask.alphaCutoff, 0.5f);
    QCOMPARE(lookOf(R"("alphaMode": "MASK", "alphaCutoff": 0.25)").alphaCutoff, 0.25f);
}

void tst_material_look::withoutADocumentTheColourDecides() {
    ForeignContent glass = content("");
    QVERIFY(materialLooks(glass).at(0).alpha == AlphaMode::Opaque);
    glass.materials[0].baseColor[3] = 0.5f;
    QVERIFY(materialLooks(glass).at(0).alpha == AlphaMode::Blend);
    QCOMPARE(materialLooks(glass).at(0).factor.w(), 0.5f);
}

void tst_material_look::coloursAreForDisplay() {
    ForeignContent grey = content("");
    std::fill_n(grey.materials[0].baseColor, 3, 0.2f);
    grey.materials[0].baseColorImage = 0;
    const MaterialLook look = materialLooks(grey).at(0);
    QVERIFY(std::abs(look.factor.x() - std::pow(0.2f, 1.0f / 2.2f)) < 1e-6f);
    QCOMPARE(look.image, 0);
    grey.materials[0].baseColorImage = 7; // which the file does not have
    QCOMPARE(materialLooks(grey).at(0).image, -1);
}

/// Closed forms: the corners of a quarter of the picture, and a quarter turn.
void tst_material_look::texturesAreMovedTurnedAndScaled() {
    const MaterialLook quarter = lookOf(transform(R"("offset": [0.5, 0.25], "scale": [0.5, 2])"));
    QCOMPARE(placed(quarter, 0, 0), QVector2D(0.5f, 0.25f));
    QCOMPARE(placed(quarter, 1, 1), QVector2D(1.0f, 2.25f));
    // Counter-clockwise as seen, where v points down: u turns towards -v.
    const MaterialLook turned = lookOf(transform(R"("rotation": 1.5707963267948966)"));
    QVERIFY((placed(turned, 1, 0) - QVector2D(0, -1)).length() < 1e-6f);
    QVERIFY((placed(turned, 0, 1) - QVector2D(1, 0)).length() < 1e-6f);
    QCOMPARE(lookOf(transform(R"("texCoord": 1)")).uvSet, 1u);
}

void tst_material_look::oddValuesAreLeftOut() {
    const MaterialLook look =
        lookOf(transform(R"("offset": "far", "scale": [1e300], "texCoord": -3)"));
    QCOMPARE(placed(look, 0.25f, 0.75f), QVector2D(0.25f, 0.75f));
    QCOMPARE(look.uvSet, 0u);
    ForeignContent broken = content("");
    broken.documentJson = "{ no JSON";
    QCOMPARE(materialLooks(broken).size(), std::size_t(1));
}

RIGWRIGHT_TEST(tst_material_look)
#include "tst_material_look.moc"
