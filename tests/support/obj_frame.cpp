// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading OBJ vertices and comparing clouds.
#include "tests/support/obj_frame.h"

#include "core/character/evaluate_frame.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>

namespace rigwright::test {

std::vector<Vec3f> objVertices(const std::filesystem::path& file, float scale) {
    std::ifstream stream(file);
    std::vector<Vec3f> vertices;
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with("v ")) {
            std::istringstream numbers(line.substr(2));
            Vec3f vertex;
            numbers >> vertex.x() >> vertex.y() >> vertex.z();
            vertices.push_back(scale * vertex);
        }
    return vertices;
}

std::vector<Vec3f> deformedVertices(const Character& character, std::optional<double> time,
                                    const std::string& without) {
    FrameRequest request;
    if (time)
        request.clip = ClipSource{ClipIndex(0), *time};
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        if (without.empty() || character.meshes[i].name != without)
            request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    std::vector<Vec3f> all;
    for (const auto& vertices : result.vertices)
        all.insert(all.end(), vertices.positions.begin(), vertices.positions.end());
    return all;
}

double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    double largest = 0.0;
    for (const Vec3f& from : a) {
        double nearest = std::numeric_limits<double>::infinity();
        for (const Vec3f& to : b)
            nearest = std::min(nearest, double((from - to).squaredNorm()));
        largest = std::max(largest, nearest);
    }
    return std::sqrt(largest);
}

double percentApart(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    const double diagonal = double(bounds(b).diagonal().norm());
    return 100.0 * std::max(farthest(a, b), farthest(b, a)) / diagonal;
}

} // namespace rigwright::test
