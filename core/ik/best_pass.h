// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BestPass: the best of several passes, for joints whose limits may make the next one worse.
#pragma once

#include "core/math/types.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rigwright {

template <class Joint>
class BestPass {
public:
    BestPass(std::span<Joint> joints, double error) : m_joints(joints), m_error(error) { keep(); }

    void offer(double error) {
        if (error <= m_error) {
            m_error = error;
            keep();
        }
    }

    double error() const { return m_error; }

    /// Brings the best one back and returns its error.
    double restore() {
        for (std::size_t j = 0; j < m_joints.size(); ++j)
            m_joints[j].local = m_locals[j];
        return m_error;
    }

private:
    void keep() {
        m_locals.clear();
        for (const Joint& joint : m_joints)
            m_locals.push_back(joint.local);
    }

    std::span<Joint> m_joints;
    std::vector<Quatd> m_locals;
    double m_error = 0.0;
};

} // namespace rigwright
