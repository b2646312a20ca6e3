// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Registers Qt Test classes so that one executable per room can run any of them by name.
#pragma once

#include <QObject>

namespace rigwright::test {

using MakeTest = QObject* (*)();

/// Adds a test class under the name of its file; called by RIGWRIGHT_TEST only.
bool registerTest(const char* name, MakeTest make);

} // namespace rigwright::test

/// Put once at the end of tst_<file>.cpp, before the .moc include: RIGWRIGHT_TEST(tst_mesh)
#define RIGWRIGHT_TEST(TestClass)                                                                  \
    [[maybe_unused]] static const bool k##TestClass##Registered =                                  \
        rigwright::test::registerTest(#TestClass, []() -> QObject* { return new TestClass; });
