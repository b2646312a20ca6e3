// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// glTF 2.0: 3.5.3 (transforms), 3.7.3 (skins), 3.7.2.2 (morph targets), appendix C
/// (interpolation).
#include "tests/support/gltf_evaluator.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace rigwright::test {

namespace {

using nlohmann::json;
using Values = std::vector<double>;
using Table = std::vector<Values>;
/// Row-major 4 × 4.
using Matrix = std::array<double, 16>;

constexpr Matrix kIdentity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

Matrix operator*(const Matrix& a, const Matrix& b) {
    Matrix product{};
    for (std::size_t r = 0; r < 4; ++r)
        for (std::size_t c = 0; c < 4; ++c)
            for (std::size_t k = 0; k < 4; ++k)
                product[r * 4 + c] += a[r * 4 + k] * b[k * 4 + c];
    return product;
}

Values transformed(const Matrix& m, const Values& p) {
    Values result(3);
    for (std::size_t r = 0; r < 3; ++r)
        result[r] = m[r * 4] * p[0] + m[r * 4 + 1] * p[1] + m[r * 4 + 2] * p[2] + m[r * 4 + 3];
    return result;
}

Matrix fromColumns(const Values& v) {
    Matrix matrix{};
    for (std::size_t r = 0; r < 4; ++r)
        for (std::size_t c = 0; c < 4; ++c)
            matrix[r * 4 + c] = v[c * 4 + r];
    return matrix;
}

Values normalized(Values v) {
    double length = 0.0;
    for (const double x : v)
        length += x * x;
    length = std::sqrt(length);
    for (double& x : v)
        x /= length;
    return v;
}

Matrix fromTrs(const Values& t, const Values& rotation, const Values& s) {
    const Values q = normalized(rotation);
    const double x = q[0], y = q[1], z = q[2], w = q[3];
    return {(1 - 2 * (y * y + z * z)) * s[0],
            2 * (x * y - z * w) * s[1],
            2 * (x * z + y * w) * s[2],
            t[0],
            2 * (x * y + z * w) * s[0],
            (1 - 2 * (x * x + z * z)) * s[1],
            2 * (y * z - x * w) * s[2],
            t[1],
            2 * (x * z - y * w) * s[0],
            2 * (y * z + x * w) * s[1],
            (1 - 2 * (x * x + y * y)) * s[2],
            t[2],
            0,
            0,
            0,
            1};
}

Values slerp(const Values& a, Values b, double t) {
    double cosine = 0.0;
    for (std::size_t i = 0; i < 4; ++i)
        cosine += a[i] * b[i];
    if (cosine < 0.0) {
        cosine = -cosine;
        for (double& x : b)
            x = -x;
    }
    const double angle = std::acos(std::min(cosine, 1.0));
    Values result(4);
    for (std::size_t i = 0; i < 4; ++i)
        result[i] = angle < 1e-9 ? a[i] + (b[i] - a[i]) * t
                                 : (std::sin((1 - t) * angle) * a[i] + std::sin(t * angle) * b[i]) /
                                       std::sin(angle);
    return result;
}

/// `width` numbers from `output`, which has them one after the other or as elements.
struct Keys {
    Values times;
    Values numbers;
    std::size_t width = 0;
    std::string interpolation;

    [[nodiscard]] Values at(std::size_t group) const {
        return {numbers.begin() + std::ptrdiff_t(group * width),
                numbers.begin() + std::ptrdiff_t((group + 1) * width)};
    }
};

Values sampled(const Keys& keys, double time, bool isRotation) {
    const bool cubic = keys.interpolation == "CUBICSPLINE";
    const auto value = [&](std::size_t key) { return keys.at(cubic ? key * 3 + 1 : key); };
    const std::size_t last = keys.times.size() - 1;
    if (time <= keys.times.front())
        return value(0);
    if (time >= keys.times.back())
        return value(last);
    std::size_t key = 0;
    while (keys.times[key + 1] <= time)
        ++key;
    if (keys.interpolation == "STEP")
        return value(key);
    const double span = keys.times[key + 1] - keys.times[key];
    const double t = (time - keys.times[key]) / span;
    if (!cubic && isRotation)
        return slerp(normalized(value(key)), normalized(value(key + 1)), t);
    const Values a = value(key);
    const Values b = value(key + 1);
    Values result(keys.width);
    if (!cubic) {
        for (std::size_t i = 0; i < keys.width; ++i)
            result[i] = a[i] + (b[i] - a[i]) * t;
        return result;
    }
    const Values out = keys.at(key * 3 + 2);
    const Values in = keys.at((key + 1) * 3);
    for (std::size_t i = 0; i < keys.width; ++i)
        result[i] = (2 * t * t * t - 3 * t * t + 1) * a[i] +
                    span * (t * t * t - 2 * t * t + t) * out[i] +
                    (-2 * t * t * t + 3 * t * t) * b[i] + span * (t * t * t - t * t) * in[i];
    return isRotation ? normalized(result) : result;
}

class Evaluator {
public:
    Evaluator(const GlbFile& file, const EvaluatedMoment& moment)
        : m_file(file), m_nodes(file.json.value("nodes", json::array())),
          m_parents(m_nodes.size(), -1), m_animated(m_nodes.size()) {
        for (std::size_t n = 0; n < m_nodes.size(); ++n)
            for (const json& child : m_nodes[n].value("children", json::array()))
                m_parents[child.get<std::size_t>()] = int(n);
        if (moment.animation)
            animate(*moment.animation, moment.time);
        m_world.resize(m_nodes.size());
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            m_world[n] = local(n);
            for (int p = m_parents[n]; p >= 0; p = m_parents[std::size_t(p)])
                m_world[n] = local(std::size_t(p)) * m_world[n];
        }
    }

    std::vector<EvaluatedPrimitive> run() {
        std::vector<EvaluatedPrimitive> all;
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            if (!m_nodes[n].contains("mesh"))
                continue;
            const json& mesh = m_file.json["meshes"][m_nodes[n]["mesh"].get<std::size_t>()];
            for (std::size_t p = 0; p < mesh["primitives"].size(); ++p)
                if (mesh["primitives"][p]["attributes"].contains("POSITION"))
                    all.push_back(primitive(n, p, mesh));
        }
        return all;
    }

private:
    void animate(std::size_t index, double time) {
        const json& animation = m_file.json["animations"][index];
        for (const json& channel : animation["channels"]) {
            if (!channel["target"].contains("node"))
                continue;
            const auto node = channel["target"]["node"].get<std::size_t>();
            const std::string path = channel["target"]["path"].get<std::string>();
            const json& sampler = animation["samplers"][channel["sampler"].get<std::size_t>()];
            Keys keys;
            keys.interpolation = sampler.value("interpolation", "LINEAR");
            for (const Values& time1 : accessorValues(m_file, sampler["input"].get<std::size_t>()))
                keys.times.push_back(time1[0]);
            for (const Values& element :
                 accessorValues(m_file, sampler["output"].get<std::size_t>()))
                keys.numbers.insert(keys.numbers.end(), element.begin(), element.end());
            keys.width = keys.numbers.size() / keys.times.size() /
                         (keys.interpolation == "CUBICSPLINE" ? 3 : 1);
            m_animated[node].try_emplace(path, sampled(keys, time, path == "rotation"));
        }
    }

    [[nodiscard]] Values part(std::size_t node, const char* name, Values otherwise) const {
        const auto animated = m_animated[node].find(name);
        if (animated != m_animated[node].end())
            return animated->second;
        return m_nodes[node].value(name, std::move(otherwise));
    }

    [[nodiscard]] Matrix local(std::size_t node) const {
        if (m_nodes[node].contains("matrix"))
            return fromColumns(m_nodes[node]["matrix"].get<Values>());
        return fromTrs(part(node, "translation", {0, 0, 0}), part(node, "rotation", {0, 0, 0, 1}),
                       part(node, "scale", {1, 1, 1}));
    }

    [[nodiscard]] Table morphed(std::size_t node, const json& mesh, const json& source) const {
        Table positions =
            accessorValues(m_file, source["attributes"]["POSITION"].get<std::size_t>());
        const json targets = source.value("targets", json::array());
        const Values defaults =
            m_nodes[node].value("weights", mesh.value("weights", Values(targets.size(), 0.0)));
        const Values weights = part(node, "weights", defaults);
        for (std::size_t t = 0; t < targets.size() && t < weights.size(); ++t) {
            if (!targets[t].contains("POSITION"))
                continue;
            const Table deltas = accessorValues(m_file, targets[t]["POSITION"].get<std::size_t>());
            for (std::size_t v = 0; v < positions.size(); ++v)
                for (std::size_t i = 0; i < 3; ++i)
                    positions[v][i] += weights[t] * deltas[v][i];
        }
        return positions;
    }

    [[nodiscard]] std::vector<Matrix> palette(const json& skin) const {
        std::vector<Matrix> matrices;
        Table binds;
        if (skin.contains("inverseBindMatrices"))
            binds = accessorValues(m_file, skin["inverseBindMatrices"].get<std::size_t>());
        for (std::size_t j = 0; j < skin["joints"].size(); ++j) {
            const Matrix& joint = m_world[skin["joints"][j].get<std::size_t>()];
            matrices.push_back(binds.empty() ? joint : joint * fromColumns(binds[j]));
        }
        return matrices;
    }

    EvaluatedPrimitive primitive(std::size_t node, std::size_t index, const json& mesh) const {
        const json& source = mesh["primitives"][index];
        EvaluatedPrimitive result{node, index, morphed(node, mesh, source), {}};
        result.hasWeight.assign(result.positions.size(), true);
        const bool isSkinned = m_nodes[node].contains("skin");
        const std::vector<Matrix> joints =
            isSkinned ? palette(m_file.json["skins"][m_nodes[node]["skin"].get<std::size_t>()])
                      : std::vector<Matrix>{};
        std::vector<std::pair<Table, Table>> sets;
        for (int set = 0; isSkinned; ++set) {
            const std::string number = std::to_string(set);
            if (!source["attributes"].contains("JOINTS_" + number))
                break;
            sets.emplace_back(
                accessorValues(m_file, source["attributes"]["JOINTS_" + number].get<std::size_t>()),
                accessorValues(m_file,
                               source["attributes"]["WEIGHTS_" + number].get<std::size_t>()));
        }
        for (std::size_t v = 0; v < result.positions.size(); ++v) {
            Values sum(3, 0.0);
            double total = 0.0;
            for (const auto& [bones, weights] : sets) {
                for (std::size_t i = 0; i < 4; ++i) {
                    const double weight = weights[v][i];
                    if (!(weight > 0.0) || std::isinf(weight))
                        continue;
                    const Values moved =
                        transformed(joints.at(std::size_t(bones[v][i])), result.positions[v]);
                    total += weight;
                    for (std::size_t c = 0; c < 3; ++c)
                        sum[c] += weight * moved[c];
                }
            }
            result.hasWeight[v] = !isSkinned || total > 0.0;
            if (isSkinned && total > 0.0)
                for (std::size_t c = 0; c < 3; ++c)
                    result.positions[v][c] = sum[c] / total;
            else
                result.positions[v] = transformed(m_world[node], result.positions[v]);
        }
        return result;
    }

    const GlbFile& m_file;
    json m_nodes;
    std::vector<int> m_parents;
    std::vector<std::map<std::string, Values>> m_animated;
    std::vector<Matrix> m_world;
};

} // namespace

std::vector<EvaluatedPrimitive> evaluateGltf(const GlbFile& file, const EvaluatedMoment& moment) {
    return Evaluator(file, moment).run();
}

std::pair<double, double> animationRange(const GlbFile& file, std::size_t animation) {
    std::pair<double, double> range{1e300, -1e300};
    for (const json& sampler : file.json["animations"][animation]["samplers"])
        for (const Values& time : accessorValues(file, sampler["input"].get<std::size_t>())) {
            range.first = std::min(range.first, time[0]);
            range.second = std::max(range.second, time[0]);
        }
    return range;
}

double sizeOf(const std::vector<EvaluatedPrimitive>& primitives) {
    Values least(3, 1e300);
    Values most(3, -1e300);
    for (const EvaluatedPrimitive& primitive : primitives)
        for (const Values& position : primitive.positions)
            for (std::size_t i = 0; i < 3; ++i) {
                least[i] = std::min(least[i], position[i]);
                most[i] = std::max(most[i], position[i]);
            }
    double square = 0.0;
    for (std::size_t i = 0; i < 3; ++i)
        square += std::pow(std::max(most[i] - least[i], 0.0) / 2, 2);
    return std::max(std::sqrt(square), 1e-9);
}

} // namespace rigwright::test
