// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of forged projects.
#include "tests/core/project/forgeries.h"

#include <cstddef>

namespace rigwright::test {

using nlohmann::json;

const std::vector<Forgery>& forgeries() {
    static const std::vector<Forgery> all{
        {"no version", "project-missing-member", "RIGWRIGHT_rig",
         [](json& rig, json&) { rig.erase("version"); }},
        {"version zero", "project-value-invalid", "version",
         [](json& rig, json&) { rig["version"] = 0; }},
        {"version in words", "project-value-invalid", "version",
         [](json& rig, json&) { rig["version"] = "one"; }},
        {"the extension is a list", "project-wrong-type", "RIGWRIGHT_rig",
         [](json& rig, json&) { rig = json::array(); }},
        {"no bones", "project-missing-member", "RIGWRIGHT_rig",
         [](json& rig, json&) { rig.erase("bones"); }},
        {"a bone less among the names", "project-array-invalid", "bones.parents",
         [](json& rig, json&) { rig["bones"]["names"].erase(0); }},
        {"a name that is a number", "project-wrong-type", "bones.names[2]",
         [](json& rig, json&) { rig["bones"]["names"][2] = 7; }},
        {"radii of envelopes of which one is 0", "project-value-invalid", "bones.envelopes",
         [](json& rig, json& document) {
             // The first rest transforms read as radii.
             json view = document["bufferViews"][rig["bones"]["rest"]["bufferView"].get<int>()];
             view["byteLength"] = 50 * sizeof(double);
             rig["bones"]["envelopes"] = {
                 {"type", "f64"}, {"count", 50}, {"bufferView", document["bufferViews"].size()}};
             document["bufferViews"].push_back(view);
         }},
        {"radii of envelopes of other bones", "project-array-invalid", "bones.envelopes",
         [](json& rig, json&) { rig["bones"]["envelopes"] = rig["bones"]["rest"]; }},
        {"an instance of a mesh that is not there", "project-index-out-of-range",
         "instances[1].mesh", [](json& rig, json&) { rig["instances"][1]["mesh"] = 2; }},
        {"a parent that is not there", "project-index-out-of-range", "instances[0].parent",
         [](json& rig, json&) { rig["instances"][0]["parent"] = 25; }},
        {"rows of another mesh", "project-value-invalid", "layers[0].rows",
         [](json& rig, json&) {
             rig["rows"].push_back(rig["rows"][0]);
             for (const char* key : {"counts", "joints", "weights"})
                 rig["rows"][2][key] = {{"type", key[0] == 'w' ? "f32" : "u8"}, {"count", 0}};
             rig["instances"][0]["binding"]["layers"][0]["rows"] = 2;
         }},
        {"a joint beyond the list", "project-value-invalid", "RIGWRIGHT_rig",
         [](json& rig, json&) {
             json& binding = rig["instances"][0]["binding"];
             binding["joints"] = {{"type", "u32"}, {"count", 0}};
             binding["boneFromMeshBind"] = {{"type", "f64"}, {"count", 0}};
         }},
        {"an unknown method", "project-value-invalid", "binding.method",
         [](json& rig, json&) { rig["instances"][0]["binding"]["method"] = "magic"; }},
        {"an array without a view", "project-missing-member", "rest",
         [](json& rig, json&) { rig["bones"]["rest"].erase("bufferView"); }},
        {"an array of another type", "project-value-invalid", "rest.type",
         [](json& rig, json&) { rig["bones"]["rest"]["type"] = "f32"; }},
        {"an array of another length", "project-array-invalid", "rest",
         [](json& rig, json&) { rig["bones"]["rest"]["count"] = 20; }},
        {"an array as long as the world", "project-value-invalid", "positions.count",
         [](json& rig, json&) {
             rig["meshes"][0]["positions"]["count"] = 18446744073709551615ull;
         }},
        {"an array longer than its view", "project-array-invalid", "positions",
         [](json& rig, json&) { rig["meshes"][0]["positions"]["count"] = 3000000000ull; }},
        {"half a vertex", "project-array-invalid", "positions",
         [](json& rig, json&) { rig["meshes"][0]["positions"]["count"] = 29; }},
        {"a view that is not there", "project-value-invalid", "rest.bufferView",
         [](json& rig, json&) { rig["bones"]["rest"]["bufferView"] = 100000; }},
        {"a view beyond the chunk", "project-value-invalid", "byteOffset",
         [](json& rig, json& document) {
             document["bufferViews"][rig["bones"]["rest"]["bufferView"].get<int>()]["byteOffset"] =
                 100000000;
         }},
        {"a view that ends beyond the chunk", "project-array-invalid", "rest",
         [](json& rig, json& document) {
             document["bufferViews"][rig["bones"]["rest"]["bufferView"].get<int>()]["byteOffset"] =
                 document["buffers"][0]["byteLength"].get<int>() - 4;
         }},
        {"a view of another buffer", "project-value-invalid", "buffer",
         [](json& rig, json& document) {
             document["bufferViews"][rig["bones"]["rest"]["bufferView"].get<int>()]["buffer"] = 1;
         }},
        {"no views at all", "project-value-invalid", "bufferView",
         [](json&, json& document) { document["bufferViews"] = json::array(); }},
        {"a corner of no vertex", "project-index-out-of-range", "faces.corners",
         [](json& rig, json&) {
             // Colours read as corners: large numbers.
             json& corners = rig["meshes"][0]["faces"]["corners"];
             corners = rig["meshes"][0]["colors"];
             corners["type"] = "u32";
         }},
        {"a face without corners", "project-value-invalid", "meshes[0]",
         [](json& rig, json&) {
             rig["meshes"][0]["faces"]["offsets"]["count"] = 0;
             rig["meshes"][0]["faces"]["offsets"].erase("bufferView");
         }},
        {"corners that are no triangles", "project-array-invalid", "faces.corners",
         [](json& rig, json&) {
             rig["meshes"][0]["faces"].erase("offsets");
             rig["meshes"][0]["faces"]["corners"] = {
                 {"type", "u8"},
                 {"count", 16},
                 {"bufferView",
                  rig["meshes"][0]["sections"][0]["attributes"][0]["bytes"]["bufferView"]}};
         }},
        {"sections that do not cover the vertices", "project-value-invalid", "meshes[0]",
         [](json& rig, json&) { rig["meshes"][0]["sections"].erase(1); }},
        {"a section with more than there is", "project-value-invalid", "sections[1].vertices",
         [](json& rig, json&) { rig["meshes"][0]["sections"][1]["vertices"] = 7; }},
        {"tangents that are not there", "project-value-invalid", "sections[0]",
         [](json& rig, json&) {
             rig["meshes"][0]["tangents"] = {{"type", "f32"}, {"count", 0}};
         }},
        {"an attribute of a shape that is none", "project-value-invalid",
         "attributes[0].components",
         [](json& rig, json&) {
             rig["meshes"][0]["sections"][0]["attributes"][0]["components"] = 5;
         }},
        {"a range of a section that is not there", "project-value-invalid", "meshes[0]",
         [](json& rig, json&) { rig["meshes"][0]["ranges"][1]["section"] = 2; }},
        {"points beyond the vertices", "project-index-out-of-range", "pointOfVertex",
         [](json& rig, json& document) {
             // Ten colours' reds read as points: large numbers.
             json view =
                 document["bufferViews"][rig["meshes"][0]["colors"]["bufferView"].get<int>()];
             view["byteLength"] = 40;
             document["bufferViews"].push_back(view);
             rig["meshes"][0]["pointOfVertex"]["bufferView"] = document["bufferViews"].size() - 1;
         }},
        {"foreign text that is no JSON", "project-value-invalid", "foreign.documentJson",
         [](json& rig, json&) { rig["foreign"]["documentJson"] = "{\"asset\":"; }},
        {"foreign text that is no object", "project-value-invalid", "nodeJson[3]",
         [](json& rig, json&) { rig["foreign"]["nodeJson"][3] = "[1]"; }},
        {"a view that is no object", "project-value-invalid", "RIGWRIGHT_rig.view",
         [](json& rig, json&) { rig["view"] = "3"; }},
        {"a preview of an image that is not there", "project-index-out-of-range",
         "materials[0].baseColorImage",
         [](json& rig, json&) { rig["foreign"]["materials"][0]["baseColorImage"] = 2; }},
        {"a channel of a bone that is not there", "project-index-out-of-range", "channels[0].bone",
         [](json& rig, json&) { rig["clips"][0]["channels"][0]["bone"] = 25; }},
        {"a channel with too few values", "project-value-invalid", "RIGWRIGHT_rig",
         [](json& rig, json&) { rig["clips"][0]["channels"][0]["width"] = 2; }},
        {"a pose of another skeleton", "project-array-invalid", "poseLibrary[1].pose.local",
         [](json& rig, json&) {
             rig["poseLibrary"][1]["pose"]["local"] = {{"type", "f64"}, {"count", 0}};
         }},
        {"a severity that is none", "project-value-invalid", "importFindings[0].severity",
         [](json& rig, json&) { rig["importFindings"][0]["severity"] = "mild"; }},
        {"no fingerprint", "project-missing-member", "RIGWRIGHT_rig",
         [](json& rig, json&) { rig["fingerprint"] = nullptr; }},
    };
    return all;
}

} // namespace rigwright::test
