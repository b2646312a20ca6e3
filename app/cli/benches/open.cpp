// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of opening and saving GLB files and projects, and of importing FBX, in the folder for
/// temporary files.
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "app/cli/benches/fbx_file.h"
#include "core/io/export.h"
#include "core/io/import.h"
#include "core/project/project.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>

namespace rigwright::cli {
namespace {

[[noreturn]] void fail(const std::string& what, const Error& error) {
    throw std::runtime_error(what + ": " + error.code + ": " + error.detail +
                             (error.place.empty() ? "" : " (" + error.place + ")"));
}

/// What the library alone takes for the file of the benchmark `import`, measured once on the
/// machine that the other targets are from.
constexpr double kPlainReaderNs = 230e6;

/// A file of our own that goes with the object.
struct TemporaryFile {
    explicit TemporaryFile(const std::string& name)
        : path(std::filesystem::temp_directory_path() /
               ("rigwright-bench-" + std::to_string(::getpid()) + "-" + name)) {}
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    std::filesystem::path path;
};

void write(const Character& character, const std::filesystem::path& file) {
    if (const auto written = exportGlb(character, file); !written)
        fail("cannot write " + file.string(), written.error());
}

std::uint64_t hashOf(const Character& character) {
    std::uint64_t hash = hashBytes(nullptr, 0);
    for (const MeshInstance& instance : character.meshes) {
        const Mesh& mesh = *instance.mesh;
        hash = cli::hashOf(mesh.positions, hash);
        hash = hashBytes(mesh.cornerVertices.data(),
                         mesh.cornerVertices.size() * sizeof(std::uint32_t), hash);
        hash = hashBytes(mesh.topology.pointOfVertex.data(),
                         mesh.topology.pointOfVertex.size() * sizeof(PointIndex), hash);
        if (instance.binding) {
            const std::uint64_t rows = cli::hashOf(instance.binding->weights());
            hash = hashBytes(&rows, sizeof rows, hash);
        }
    }
    return hash;
}

std::uint64_t hashOfFile(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(stream), {});
    return hashBytes(bytes.data(), bytes.size());
}

BenchRun prepareOpen(std::size_t vertices) {
    auto file = std::make_shared<TemporaryFile>("open-" + std::to_string(vertices) + ".glb");
    write(benchBody(vertices), file->path);
    auto opened = std::make_shared<std::optional<Character>>();
    const auto work = [=] {
        auto result = importCharacter(file->path);
        if (!result)
            fail("cannot read " + file->path.string(), result.error());
        *opened = std::move(*result);
    };
    return {work, [=] { return hashOf(**opened); }, [=] { opened->reset(); }};
}

/// FBX: the process that reads it is started each time.
BenchRun prepareImport(std::size_t vertices) {
    auto file = std::make_shared<TemporaryFile>("import-" + std::to_string(vertices) + ".fbx");
    writeFbx(benchBody(vertices), file->path);
    auto opened = std::make_shared<std::optional<Character>>();
    const auto work = [=] {
        auto result = importCharacter(file->path);
        if (!result)
            fail("cannot read " + file->path.string(), result.error());
        *opened = std::move(*result);
    };
    return {work, [=] { return hashOf(**opened); }, [=] { opened->reset(); }};
}

BenchRun prepareSave(std::size_t vertices) {
    auto file = std::make_shared<TemporaryFile>("save-" + std::to_string(vertices) + ".glb");
    auto character = std::make_shared<Character>(benchBody(vertices));
    return {[=] { write(*character, file->path); }, [=] { return hashOfFile(file->path); }, {}};
}

BenchRun prepareOpenProject(std::size_t vertices) {
    auto file = std::make_shared<TemporaryFile>("open-" + std::to_string(vertices) + ".rigw");
    if (const auto saved = saveProject(benchBody(vertices), "", file->path); !saved)
        fail("cannot write " + file->path.string(), saved.error());
    auto opened = std::make_shared<std::optional<ProjectFile>>();
    const auto work = [=] {
        auto result = readProject(file->path);
        if (!result)
            fail("cannot read " + file->path.string(), result.error());
        *opened = std::move(*result);
    };
    return {work, [=] { return hashOf((*opened)->character); }, [=] { opened->reset(); }};
}

BenchRun prepareSaveProject(std::size_t vertices) {
    auto file = std::make_shared<TemporaryFile>("save-" + std::to_string(vertices) + ".rigw");
    auto character = std::make_shared<Character>(benchBody(vertices));
    const auto work = [=] {
        if (const auto saved = saveProject(*character, "", file->path); !saved)
            fail("cannot write " + file->path.string(), saved.error());
    };
    return {work, [=] { return hashOfFile(file->path); }, {}};
}

} // namespace

void addOpenBenches(std::vector<BenchCase>& cases) {
    for (const std::size_t vertices : {100'000u, 1'000'000u}) {
        BenchCase open;
        open.name = "open";
        open.group = "open";
        open.size = vertices;
        open.items = vertices;
        open.targetNs = vertices == 100'000 ? 6.5e6 : 155e6;
        open.prepare = [=] { return prepareOpen(vertices); };
        cases.push_back(open);
    }
    BenchCase fbx;
    fbx.name = "import";
    fbx.group = "open";
    fbx.size = 100'000;
    fbx.items = fbx.size;
    fbx.targetNs = 1.3 * kPlainReaderNs;
    fbx.prepare = [] { return prepareImport(100'000); };
    cases.push_back(fbx);
    BenchCase save;
    save.name = "save";
    save.group = "open";
    save.size = 1'000'000;
    save.items = save.size;
    save.targetNs = 16300e6 / 50;
    save.prepare = [] { return prepareSave(1'000'000); };
    cases.push_back(save);
    BenchCase openProject = save;
    openProject.name = "open-project";
    openProject.targetNs = 200e6;
    openProject.prepare = [] { return prepareOpenProject(1'000'000); };
    cases.push_back(openProject);
    BenchCase saveProject = save;
    saveProject.name = "save-project";
    saveProject.targetNs = 500e6;
    saveProject.prepare = [] { return prepareSaveProject(1'000'000); };
    cases.push_back(saveProject);
}

} // namespace rigwright::cli
