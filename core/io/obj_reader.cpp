// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From the statements of an OBJ file to a character, and what is said about it.
#include "core/io/obj_reader.h"

#include "core/base/sentence.h"
#include "core/io/import_progress.h"
#include "core/io/obj_materials.h"
#include "core/io/obj_mesh.h"
#include "core/io/obj_text.h"
#include "core/io/text_scanner.h"

#include <new>
#include <utility>

namespace rigwright {

namespace {

void note(Character& character, std::string code, Severity severity, std::size_t count,
          std::string detail, std::string fix = {}) {
    if (count > 0)
        character.importFindings.push_back(
            {std::move(code), severity, count, "file", std::move(detail), std::move(fix)});
}

/// The sentence with the first line that it is about as %1.
std::string atFirst(std::string_view sentence, const ObjTrouble& trouble) {
    return filled(sentence, {std::to_string(trouble.firstLine)});
}

/// Corners of what the file lists only later have no line.
void noteMissing(const ObjText& text, Character& character) {
    constexpr const char* kCode = "import-attributes-missing";
    note(character, kCode, Severity::Warning, text.missingUvs.count,
         text.missingUvs.firstLine > 0
             ? atFirst("corners name a texture coordinate that the file does not have; the first "
                       "in line %1",
                       text.missingUvs)
             : "corners name a texture coordinate that the file does not have");
    note(character, kCode, Severity::Warning, text.missingNormals.count,
         text.missingNormals.firstLine > 0
             ? atFirst("corners name a normal that the file does not have; the first in line %1",
                       text.missingNormals)
             : "corners name a normal that the file does not have");
}

void noteRepairs(const ObjText& text, Character& character) {
    note(character, "import-positions-repaired", Severity::Error, text.unusablePositions.count,
         atFirst("coordinates that are not finite numbers or too large to be meant became 0; the "
                 "first in line %1",
                 text.unusablePositions));
    note(character, "import-attributes-repaired", Severity::Error, text.unusableUvs.count,
         atFirst("texture coordinates that are not finite numbers or too large to be meant became "
                 "0; the first in line %1",
                 text.unusableUvs));
    note(character, "import-normals-repaired", Severity::Warning, text.unusableNormals.count,
         atFirst("normals without a direction were computed from the faces; the first in line %1",
                 text.unusableNormals));
    noteMissing(text, character);
    note(character, "import-thin-faces", Severity::Warning, text.thinFaces.count,
         atFirst("faces of fewer than three corners became lines and points; the first in line %1",
                 text.thinFaces));
    note(character, "import-statements-skipped", Severity::Warning, text.skipped.count,
         filled("lines that are not read (curves, surfaces) or not known, such as %1; the first in "
                "line %2",
                {text.firstSkipped, std::to_string(text.skipped.firstLine)}));
    if (text.hasSmoothing && text.normals.empty())
        note(character, "import-smoothing-dropped", Severity::Info, 1,
             "the file has smoothing groups, but no normals; the mesh is shown smooth");
}

/// Maya says so in every file; whether it is meant, only the user knows.
void noteUnit(const ObjText& text, const ImportOptions& options, Character& character) {
    if (text.saysCentimetres && !(options.choices.metresPerUnit > 0.0))
        note(character, "import-unit-comment", Severity::Info, 1,
             "a comment of the file says that its units are centimetres; OBJ itself has no unit, "
             "and the numbers are read as they are",
             "reread-centimetres");
}

void addMesh(const ObjText& text, const ObjObject& object, ObjMeshNotes& notes,
             Character& character) {
    MeshInstance instance;
    instance.mesh = objMesh(text, object, notes);
    instance.name = object.name;
    character.meshes.push_back(std::move(instance));
}

Result<Character> readOrThrow(std::string_view bytes, const std::filesystem::path& file,
                              const ImportOptions& options) {
    auto text = parseObj(bytes, options);
    if (!text) {
        Error error = text.error();
        if (error.place.empty())
            error.place = file.string();
        return error;
    }
    Character character;
    character.name = utf8Name(file.stem().string());
    character.foreign.sourceFormat = "obj";
    noteRepairs(*text, character);
    noteUnit(*text, options, character);
    std::size_t merged = 0;
    ObjMeshNotes notes;
    for (const ObjObject& object : objObjects(*text, character.name, merged))
        addMesh(*text, object, notes, character);
    note(character, "import-objects-merged", Severity::Info, merged,
         "objects that share vertices with another one, or mix with it, became one mesh, so that "
         "vertices keep their numbers");
    note(character, "import-seam-twins", Severity::Info, notes.twins,
         "vertices with several texture coordinates or normals got twins, which stand behind the "
         "vertices of the file; those keep their numbers");
    if (notes.isReordered)
        note(character, "import-faces-sorted", Severity::Info, 1,
             "the material changes more than 512 times; faces were sorted by material");
    if (!goOn(options, 0.9))
        return Error{"cancelled", "opening was cancelled", file.string(), ""};
    readObjMaterials(text->libraries, text->materials, file, options.choices, character);
    finishCharacter(character);
    return character;
}

} // namespace

Result<Character> readObj(const FileBytes& bytes, const std::filesystem::path& file,
                          const ImportOptions& options) {
    try {
        return readOrThrow(textOf(bytes.view()), file, options);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "the file needs more memory than there is", file.string(),
                     "Close other programs, or open a smaller file."};
    }
}

} // namespace rigwright
