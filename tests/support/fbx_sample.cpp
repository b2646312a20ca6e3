// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing the sample as FBX text.
#include "tests/support/fbx_sample.h"

#include <cmath>
#include <sstream>

namespace rigwright::test {

namespace {

constexpr double kTicks = 46186158000.0;

class Text {
public:
    explicit Text(const FbxSample& sample) : m_sample(sample) { m_out.precision(17); }

    std::string write();

private:
    void writeSettings();
    void writeModels();
    void writeGeometry();
    void writeCluster(int id, const char* indices, const std::string& weights, double boneY);
    void writeTake();
    void writeCurve(int id, const FbxSampleCurve& curve);
    void writeMaterial();
    void connect(int child, int parent, const char* property = nullptr);
    [[nodiscard]] double tipHeight() const { return 0.5 * m_sample.edge; }

    template <class T>
    void array(const char* name, const std::vector<T>& values) {
        m_out << name << ": *" << values.size() << " {\na: ";
        for (std::size_t i = 0; i < values.size(); ++i)
            m_out << (i > 0 ? "," : "") << values[i];
        m_out << "\n}\n";
    }
    void matrix(const char* name, double scale, const Vec3d& place) {
        array(name, std::vector<double>{scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, scale, 0, place.x(),
                                        place.y(), place.z(), 1});
    }
    void property(const char* name, const Vec3d& value) {
        m_out << "P: \"" << name << "\", \"Vector3D\", \"Vector\", \"\"," << value.x() << ","
              << value.y() << "," << value.z() << "\n";
    }
    void number(const char* name, const char* type, double value) {
        m_out << "P: \"" << name << "\", \"" << type << "\", \"Number\", \"\"," << value << "\n";
    }

    const FbxSample& m_sample;
    std::ostringstream m_out;
    std::ostringstream m_links;
};

void Text::connect(int child, int parent, const char* property) {
    m_links << "C: \"" << (property != nullptr ? "OP" : "OO") << "\"," << child << "," << parent;
    if (property != nullptr)
        m_links << ", \"" << property << "\"";
    m_links << "\n";
}

void Text::writeSettings() {
    m_out << "GlobalSettings: {\nVersion: 1000\nProperties70: {\n";
    const auto integer = [this](const char* name, int value) {
        m_out << "P: \"" << name << "\", \"int\", \"Integer\", \"\"," << value << "\n";
    };
    integer("UpAxis", m_sample.upAxis);
    integer("UpAxisSign", 1);
    integer("FrontAxis", m_sample.frontAxis);
    integer("FrontAxisSign", m_sample.frontSign);
    integer("CoordAxis", m_sample.coordAxis);
    integer("CoordAxisSign", 1);
    if (m_sample.unitScaleFactor > 0.0)
        number("UnitScaleFactor", "double", m_sample.unitScaleFactor);
    m_out << "P: \"TimeMode\", \"enum\", \"\", \"\",6\n}\n}\n"; // 30 frames a second
}

void Text::writeModels() {
    const double scale = m_sample.nodeScale;
    const auto model = [this](int id, const std::string& name, const char* kind) {
        m_out << "Model: " << id << ", \"Model::" << name << "\", \"" << kind
              << "\" {\nVersion: 232\nProperties70: {\n";
    };
    model(10, "Armature", "Null");
    property("Lcl Scaling", Vec3d::Constant(scale));
    m_out << "}\n}\n";
    model(11, "Root", "LimbNode");
    property("Lcl Scaling", Vec3d::Constant(m_sample.rootScale));
    m_out << "}\n}\n";
    model(12, m_sample.tipName, "LimbNode");
    m_out << "P: \"InheritType\", \"enum\", \"\", \"\"," << m_sample.tipInheritType << "\n";
    property("Lcl Translation", Vec3d(0, tipHeight(), 0));
    m_out << "}\n}\n";
    model(13, "Cube", "Mesh");
    property("Lcl Translation", m_sample.meshMoved);
    property("Lcl Scaling", Vec3d::Constant(scale));
    if (!m_sample.geometricTranslation.isZero(0.0))
        property("GeometricTranslation", m_sample.geometricTranslation);
    m_out << "}\n}\n";
    connect(10, 0);
    connect(11, 10);
    connect(12, 11);
    connect(13, 0);
}

void Text::writeGeometry() {
    const double e = m_sample.edge;
    const double h = 0.5 * e;
    m_out << "Geometry: 20, \"Geometry::\", \"Mesh\" {\n";
    array("Vertices", std::vector<double>{-h, 0, -h, h, 0, -h, h, 0, h, -h, 0, h,
                                          -h, e, -h, h, e, -h, h, e, h, -h, e, h});
    array("PolygonVertexIndex", std::vector<int>{0, 1, 2, -4, 4, 7, 6, -6, 0, 4, 5, -2,
                                                 1, 5, 6, -3, 2, 6, 7, -4, 3, 7, 4, -1});
    if (!m_sample.texture.empty())
        m_out << "LayerElementMaterial: 0 {\nVersion: 101\nName: \"\"\nMappingInformationType: "
                 "\"AllSame\"\nReferenceInformationType: \"IndexToDirect\"\nMaterials: *1 {\na: "
                 "0\n}\n}\nLayer: 0 {\nVersion: 100\nLayerElement: {\nType: "
                 "\"LayerElementMaterial\"\nTypedIndex: 0\n}\n}\n";
    m_out << "GeometryVersion: 124\n}\n";
    connect(20, 13);
    m_out << "Deformer: 30, \"Deformer::\", \"Skin\" {\nVersion: 101\n}\n";
    connect(30, 20);
    writeCluster(31, "0,1,2,3", m_sample.bottomWeights, 0.0);
    writeCluster(32, "4,5,6,7", "1,1,1,1", tipHeight());
    connect(11, 31);
    connect(12, 32);
}

/// Bones stand unturned; the mesh stood at the origin when it was bound.
void Text::writeCluster(int id, const char* indices, const std::string& weights, double boneY) {
    m_out << "Deformer: " << id << ", \"SubDeformer::\", \"Cluster\" {\nVersion: 100\n"
          << "Indexes: *4 {\na: " << indices << "\n}\nWeights: *4 {\na: " << weights << "\n}\n";
    matrix("Transform", 1.0, Vec3d(0, -boneY, 0));
    matrix("TransformLink", m_sample.nodeScale, Vec3d(0, boneY * m_sample.nodeScale, 0));
    m_out << "}\n";
    connect(id, 30);
}

void Text::writeCurve(int id, const FbxSampleCurve& curve) {
    std::vector<long long> ticks;
    std::vector<int> flags;
    std::vector<double> data;
    for (std::size_t i = 0; i < curve.times.size(); ++i) {
        ticks.push_back(std::llround(curve.times[i] * kTicks));
        flags.push_back(curve.shape == FbxSampleCurve::Shape::Linear     ? 0x4
                        : curve.shape == FbxSampleCurve::Shape::Constant ? 0x2
                                                                         : 0x408);
        const auto slope = [&](std::size_t key) {
            return key < curve.slopes.size() ? curve.slopes[key] : 0.0;
        };
        for (const double value : {slope(i), slope(i + 1), 0.0, 0.0})
            data.push_back(value);
    }
    m_out << "AnimationCurve: " << id << ", \"AnimCurve::\", \"\" {\nDefault: 0\nKeyVer: 4008\n";
    array("KeyTime", ticks);
    array("KeyValueFloat", curve.values);
    array("KeyAttrFlags", flags);
    array("KeyAttrDataFloat", data);
    array("KeyAttrRefCount", std::vector<int>(flags.size(), 1));
    m_out << "}\n";
}

void Text::writeTake() {
    if (m_sample.tipY.times.empty() && m_sample.tipTurn.times.empty())
        return;
    m_out << "AnimationStack: 40, \"AnimStack::Take\", \"\" {\nProperties70: {\n";
    const auto start = std::llround(m_sample.takeStart * kTicks);
    for (const char* name : {"LocalStart", "ReferenceStart"})
        m_out << "P: \"" << name << "\", \"KTime\", \"Time\", \"\"," << start << "\n";
    for (const char* name : {"LocalStop", "ReferenceStop"})
        m_out << "P: \"" << name << "\", \"KTime\", \"Time\", \"\","
              << start + std::llround(10 * kTicks) << "\n";
    m_out << "}\n}\nAnimationLayer: 41, \"AnimLayer::Base\", \"\" {\n}\n";
    connect(41, 40);
    const auto node = [&](int id, const char* name, const char* property,
                          const FbxSampleCurve& curve, const char* axis, const Vec3d& rest) {
        if (curve.times.empty())
            return;
        m_out << "AnimationCurveNode: " << id << ", \"AnimCurveNode::" << name
              << "\", \"\" {\nProperties70: {\n";
        number("d|X", "Number", rest.x());
        number("d|Y", "Number", rest.y());
        number("d|Z", "Number", rest.z());
        m_out << "}\n}\n";
        writeCurve(id + 1, curve);
        connect(id, 41);
        connect(id, 12, property);
        connect(id + 1, id, axis);
    };
    node(50, "T", "Lcl Translation", m_sample.tipY, "d|Y", Vec3d(0, tipHeight(), 0));
    node(60, "R", "Lcl Rotation", m_sample.tipTurn, "d|Z", Vec3d::Zero());
}

void Text::writeMaterial() {
    if (m_sample.texture.empty())
        return;
    m_out << "Material: 70, \"Material::Skin\", \"\" {\nVersion: 102\nShadingModel: \"lambert\"\n"
             "Properties70: {\nP: \"DiffuseColor\", \"Color\", \"\", \"A\",1,0.5,0.25\n}\n}\n"
             "Texture: 71, \"Texture::Skin\", \"\" {\nType: \"TextureVideoClip\"\nVersion: 202\n"
             "TextureName: \"Texture::Skin\"\nFileName: \""
          << m_sample.texture << "\"\nRelativeFilename: \"" << m_sample.texture << "\"\n}\n";
    connect(70, 13);
    connect(71, 70, "DiffuseColor");
}

std::string Text::write() {
    m_out << "; FBX " << m_sample.version / 1000 << "." << m_sample.version % 1000 / 100
          << ".0 project file\nFBXHeaderExtension: {\nFBXHeaderVersion: 1003\nFBXVersion: "
          << m_sample.version << "\nCreator: \"Rigwright tests\"\n}\n";
    writeSettings();
    m_out << "Definitions: {\nVersion: 100\nCount: 0\n}\nObjects: {\n";
    writeModels();
    writeGeometry();
    writeMaterial();
    writeTake();
    m_out << "}\nConnections: {\n" << m_links.str() << "}\n";
    return m_out.str();
}

} // namespace

std::string fbxText(const FbxSample& sample) {
    return Text(sample).write();
}

} // namespace rigwright::test
