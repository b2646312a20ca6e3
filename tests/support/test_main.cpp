// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// main() of every test executable: `test_room [tst_file] [Qt Test arguments]`.
#include "tests/support/test_main.h"

#include "core/io/foreign_program.h"

#include <QTest>

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#include <QSurfaceFormat>
#else
#include <QCoreApplication>
#endif

namespace {
std::vector<std::pair<std::string, rigwright::test::MakeTest>>& registry() {
    static std::vector<std::pair<std::string, rigwright::test::MakeTest>> tests;
    return tests;
}
} // namespace

bool rigwright::test::registerTest(const char* name, MakeTest make) {
    registry().emplace_back(name, make);
    return true;
}

int main(int argc, char** argv) {
    rigwright::readForeignIfAsked(argc, argv); // a test program is its own reader of other formats
#ifdef QT_WIDGETS_LIB
    // Qt 6.4 would pick RHI, where OpenGL-only materials draw nothing, silently.
    qputenv("QT3D_RENDERER", "opengl");
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    QApplication application(argc, argv);
#else
    QCoreApplication application(argc, argv);
#endif
    std::string only;
    std::vector<char*> arguments{argv[0]};
    for (int i = 1; i < argc; ++i) {
        if (i == 1 && std::string(argv[i]).starts_with("tst_"))
            only = argv[i];
        else
            arguments.push_back(argv[i]);
    }
    int failures = 0;
    int ran = 0;
    for (const auto& [name, make] : registry()) {
        if (!only.empty() && name != only)
            continue;
        std::unique_ptr<QObject> test(make());
        failures += QTest::qExec(test.get(), int(arguments.size()), arguments.data());
        ++ran;
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class named '%s' in this executable\n", only.c_str());
        return 2;
    }
    return failures > 0 ? 1 : 0;
}
