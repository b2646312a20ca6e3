// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of core's sentences, and recognising them.
#include "editor/ui/core_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <vector>

namespace rigwright::editor {

namespace {

// clang-format off
// Sentences that core always says in the same words, so that they are their own key; %1 … stand for
// figures and names.
constexpr auto kCoreSentences = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("Core", "Check that you may read the file."),
    QT_TRANSLATE_NOOP("Core", "its controls, IK handles and constraints were not taken over; what they do in the clips was written as keys of bones"),
    QT_TRANSLATE_NOOP("Core", "its controls, IK handles and constraints were not taken over"),
    QT_TRANSLATE_NOOP("Core", "%1 keys of controls and IK handles that are gone were left out"),
    QT_TRANSLATE_NOOP("Core", "%1 controls, %2 IK handles and %3 constraints are gone with the skeleton"),
    QT_TRANSLATE_NOOP("Core", "what %1 controls, IK handles and constraints do in %2 clips was written as keys, %3 a second"),
    QT_TRANSLATE_NOOP("Core", "%1 controls, IK handles and constraints stay in the project: glTF cannot hold them"),
    QT_TRANSLATE_NOOP("Core", "parts of the rig, or keys and values of its controls, that could not be read were left out"),
    QT_TRANSLATE_NOOP("Core", "parts of the rig that could not be read, or do not fit the skeleton, were left out or changed: %1"),
    QT_TRANSLATE_NOOP("Core", "it names something that is not there"),
    QT_TRANSLATE_NOOP("Core", "Choose what it is to name anew."),
    QT_TRANSLATE_NOOP("Core", "a chain needs a first and a last bone"),
    QT_TRANSLATE_NOOP("Core", "neither of the two bones lies below the other"),
    QT_TRANSLATE_NOOP("Core", "Choose a first bone and, below it, a last one."),
    QT_TRANSLATE_NOOP("Core", "that side has no controls or constraints"),
    QT_TRANSLATE_NOOP("Core", "Make the controls of one side first."),
    QT_TRANSLATE_NOOP("Core", "another IK handle pulls %1 already"),
    QT_TRANSLATE_NOOP("Core", "Delete one of the two handles, or let it end at another bone."),
    QT_TRANSLATE_NOOP("Core", "it would follow itself: %1"),
    QT_TRANSLATE_NOOP("Core", "Let one of them follow something else."),
    QT_TRANSLATE_NOOP("Core", "the value “%1” is not finite or out of its range"),
    QT_TRANSLATE_NOOP("Core", "it lacks a bone, a source or a target that it needs"),
    QT_TRANSLATE_NOOP("Core", "Choose what it is to follow or to move."),
    QT_TRANSLATE_NOOP("Core", "it would follow itself"),
    QT_TRANSLATE_NOOP("Core", "Choose another source or target."),
    QT_TRANSLATE_NOOP("Core", "its bones are no chain: each must lie below the one before, with a joint between the first and the last"),
    QT_TRANSLATE_NOOP("Core", "all of it has controls already, or there is nothing"),
    QT_TRANSLATE_NOOP("Core", "Choose bones that have no controls."),
    QT_TRANSLATE_NOOP("Core", "another IK handle pulls its end already"),
    QT_TRANSLATE_NOOP("Core", "it would have followed itself"),
    QT_TRANSLATE_NOOP("Core", "it went along with itself; it stays in the space of the world now"),
    QT_TRANSLATE_NOOP("Core", "some of what it followed is gone"),
    QT_TRANSLATE_NOOP("Core", "its target is gone"),
    QT_TRANSLATE_NOOP("Core", "its pole is gone; it bends as it does at rest"),
    QT_TRANSLATE_NOOP("Core", "what it moves, or what it follows, is gone"),
    QT_TRANSLATE_NOOP("Core", "what it went along with is gone; it goes along with the parent of its bone now"),
    QT_TRANSLATE_NOOP("Core", "bones that it is about have other axes now, which it cannot follow exactly"),
    QT_TRANSLATE_NOOP("Core", "the bone that it moves is gone"),
    QT_TRANSLATE_NOOP("Core", "a bone of its chain is gone"),
    QT_TRANSLATE_NOOP("Core", "it reads %1 before %2 moves it"),
    QT_TRANSLATE_NOOP("Core", "the joint is not bent in the current pose"),
    QT_TRANSLATE_NOOP("Core", "Bend it as far as the shape is to count for, then make the shape."),
    QT_TRANSLATE_NOOP("Core", "skinning flattens the mesh here: nothing can be carried back"),
    QT_TRANSLATE_NOOP("Core", "Bend the joint less."),
    QT_TRANSLATE_NOOP("Core", "%1 vertices are flattened by skinning here and stay as they are"),
    QT_TRANSLATE_NOOP("Core", "no mesh that may be changed has weights on both sides of this joint"),
    QT_TRANSLATE_NOOP("Core", "Choose the bone below the bend, such as the forearm, of a mesh that is not locked."),
    QT_TRANSLATE_NOOP("Core", "the axis or the angle of the bend is none"),
    QT_TRANSLATE_NOOP("Core", "Give an axis, and an angle up to 180°."),
    QT_TRANSLATE_NOOP("Core", "Check the name and the folder."),
    QT_TRANSLATE_NOOP("Core", "Choose a file."),
    QT_TRANSLATE_NOOP("Core", "Choose a folder that you may write to. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name."),
    QT_TRANSLATE_NOOP("Core", "Choose another name, or allow writing to this file. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name: this link leads in a circle."),
    QT_TRANSLATE_NOOP("Core", "Give the file or its folder a shorter name."),
    QT_TRANSLATE_NOOP("Core", "Match the bones by hand, or take meshes or bones of the file."),
    QT_TRANSLATE_NOOP("Core", "nothing of the file fits: its clips move nothing that the character has, and no mesh and no bone of it is new"),
    QT_TRANSLATE_NOOP("Core", "the skeleton of the file is %1 times as large as the character's, by %2 distances between joints: what was appended was multiplied by %3"),
    QT_TRANSLATE_NOOP("Core", "Make the folder first, or choose one that exists."),
    QT_TRANSLATE_NOOP("Core", "Close other programs and try again."),
    QT_TRANSLATE_NOOP("Core", "Close other programs, or open a smaller file."),
    QT_TRANSLATE_NOOP("Core", "Convert it to glTF 2.0 first."),
    QT_TRANSLATE_NOOP("Core", "Convert the file to glTF 2.0."),
    QT_TRANSLATE_NOOP("Core", "Copy or download the file again; it is not complete."),
    QT_TRANSLATE_NOOP("Core", "Copy or export the file again."),
    QT_TRANSLATE_NOOP("Core", "Export the file again from the program that made it; the Khronos glTF validator shows where it breaks the rules."),
    QT_TRANSLATE_NOOP("Core", "Export the file again without this extension."),
    QT_TRANSLATE_NOOP("Core", "Free memory or split the file."),
    QT_TRANSLATE_NOOP("Core", "Free space on the disk, or choose another folder. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Put the file into the same folder and name it by a relative path."),
    QT_TRANSLATE_NOOP("Core", "Put this file beside the opened one, or export as GLB, which is one file."),
    QT_TRANSLATE_NOOP("Core", "Save the project, and report this as a mistake of the program."),
    QT_TRANSLATE_NOOP("Core", "Split the character into several files."),
    QT_TRANSLATE_NOOP("Core", "The content is damaged or of another format; copy or export the file again."),
    QT_TRANSLATE_NOOP("Core", "a channel moves nothing that is in the file, or has no keys"),
    QT_TRANSLATE_NOOP("Core", "a clip without channels cannot be written to glTF"),
    QT_TRANSLATE_NOOP("Core", "a mesh without faces cannot be written to glTF"),
    QT_TRANSLATE_NOOP("Core", "a node that has a parent stands among the roots of the scene"),
    QT_TRANSLATE_NOOP("Core", "a part of the mesh has no vertex positions and was left out"),
    QT_TRANSLATE_NOOP("Core", "a part of the mesh has no vertices and was left out"),
    QT_TRANSLATE_NOOP("Core", "a rotation of zero length was replaced by none"),
    QT_TRANSLATE_NOOP("Core", "an inverse bind matrix of a joint without weights has entries that are no usable numbers; it became the identity"),
    QT_TRANSLATE_NOOP("Core", "bytes after the end of the GLB were left out"),
    QT_TRANSLATE_NOOP("Core", "extensions refer to bones or meshes that are gone"),
    QT_TRANSLATE_NOOP("Core", "extensions refer to bones that are gone"),
    QT_TRANSLATE_NOOP("Core", "indices at the end that make no whole face were left out"),
    QT_TRANSLATE_NOOP("Core", "no mesh hangs on this skin; its joints are kept as bones"),
    QT_TRANSLATE_NOOP("Core", "no node shows this mesh; it was left out"),
    QT_TRANSLATE_NOOP("Core", "tangents without a direction were replaced by +X"),
    QT_TRANSLATE_NOOP("Core", "the clip was moved to start at 0: glTF has no times before that"),
    QT_TRANSLATE_NOOP("Core", "the file's skeleton root is not above all joints; the hint was left out"),
    QT_TRANSLATE_NOOP("Core", "the image was not found when the character was opened; the file only names it"),
    QT_TRANSLATE_NOOP("Core", "the last row of an inverse bind matrix is not 0 0 0 1; it was taken so"),
    QT_TRANSLATE_NOOP("Core", "the last row of the matrix is not 0 0 0 1; it was taken so"),
    QT_TRANSLATE_NOOP("Core", "the matrix has shear, which translation, rotation and scale cannot hold; the nearest transform was taken"),
    QT_TRANSLATE_NOOP("Core", "the mesh hangs on a skin but has no weights; it stays at rest"),
    QT_TRANSLATE_NOOP("Core", "the mesh is not part of the file's scene; it is hidden"),
    QT_TRANSLATE_NOOP("Core", "the parts of the mesh have different numbers of morph targets; the missing ones are still"),
    QT_TRANSLATE_NOOP("Core", "Export the file again, or without mesh compression."),
    QT_TRANSLATE_NOOP("Core", "Export the file again, or as glTF (GLB), from the program that made it."),
    QT_TRANSLATE_NOOP("Core", "The file is damaged or of another kind than its name says; export it again, or as glTF (GLB), from the program that made it."),
    QT_TRANSLATE_NOOP("Core", "Check that Rigwright is installed whole, and close other programs."),
    QT_TRANSLATE_NOOP("Core", "The file is damaged or very large; export it again in smaller parts."),
    QT_TRANSLATE_NOOP("Core", "Convert the file to FBX 7.4 with a newer program, or export it as glTF (GLB)."),
    QT_TRANSLATE_NOOP("Core", "Wait until the other program has finished, then try again."),
    QT_TRANSLATE_NOOP("Core", "Open a glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ or BVH file."),
    QT_TRANSLATE_NOOP("Core", "Export the character as glTF 2.0 (GLB) or FBX from the program that made it."),
    QT_TRANSLATE_NOOP("Core", "%1 of %2 vertices have no counterpart (%3 are too far off, %4 face elsewhere, %5 lie where there are no weights); %6 were filled from their neighbours"),
    QT_TRANSLATE_NOOP("Core", "%1 of %2 vertices have no counterpart, nor are they connected with any that has one; they keep what they had"),
    QT_TRANSLATE_NOOP("Core", "none of %1 vertices has a counterpart (%2 are too far off, %3 face elsewhere, %4 lie where there are no weights): do the meshes stand in the same place?"),
    QT_TRANSLATE_NOOP("Core", "the faces of one of the two meshes point inwards; they were turned over for the comparison"),
    QT_TRANSLATE_NOOP("Core", "%1 bones that carry weight there have no counterpart here (%2); the nearest bone above that has one takes their place"),
    QT_TRANSLATE_NOOP("Core", "Choose a mesh that is bound to bones and has faces."),
    QT_TRANSLATE_NOOP("Core", "%1 bones have no length and count as points: %2"),
    QT_TRANSLATE_NOOP("Core", "the mesh is %1 times as large as its bones together: is a unit wrong?"),
    QT_TRANSLATE_NOOP("Core", "the bones together are %1 times as large as the mesh: is a unit wrong?"),
    QT_TRANSLATE_NOOP("Core", "%2 vertices in %1 pieces have positions that are no numbers; they follow %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "%1 pieces (%2 vertices) have no faces; they were bound by distance, mostly to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "%1 pieces (%2 vertices) have faces without area only; they were bound by distance, mostly to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "%1 pieces (%2 vertices) see hardly any bone past other surfaces; these were looked through, or distance decided; mostly bound to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "the heat of %1 pieces (%2 vertices) could not be computed; they were bound by distance, mostly to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "no bone reaches %2 vertices in %1 pieces through the volume; they were bound by distance, mostly to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "%2 vertices in %1 pieces lie outside all envelopes; they were bound by distance, mostly to %3 (first: vertex %4)"),
    QT_TRANSLATE_NOOP("Core", "%1 bones lie outside the volume: %2"),
    QT_TRANSLATE_NOOP("Core", "%1 bones got no weight: %2"),
    QT_TRANSLATE_NOOP("Core", "locked bones leave nothing to others at %1 vertices"),
    QT_TRANSLATE_NOOP("Core", "%1 vertices had weights already and keep them"),
    QT_TRANSLATE_NOOP("Core", "unlock or select bones, or give the file of a skeleton (--skeleton)"),
    QT_TRANSLATE_NOOP("Core", "take another mesh"),
    QT_TRANSLATE_NOOP("Core", "unlock the mesh first"),
    QT_TRANSLATE_NOOP("Core", "select fewer bones"),
    QT_TRANSLATE_NOOP("Core", "another program wrote to the file while it was read"),
    QT_TRANSLATE_NOOP("Core", "the file says that these bones do not inherit the scale of their parents (segment scale compensation, InheritType 2), and the parents are scaled; here they inherit it"),
    QT_TRANSLATE_NOOP("Core", "Blender writes no blend shapes (shape keys) into Collada: if the character has any, they are not in this file"),
    QT_TRANSLATE_NOOP("Core", "FullWeights gives these blend shapes a weight by vertex; the deltas were multiplied by it"),
    QT_TRANSLATE_NOOP("Core", "weights name a bone that is no node of the file; it was added where it was bound"),
    QT_TRANSLATE_NOOP("Core", "bones without weights came with one full weight on the first vertex, whose row is whole without it; it was left out"),
    QT_TRANSLATE_NOOP("Core", "the image is held as raw pixels, which are not read"),
    QT_TRANSLATE_NOOP("Core", "numbers that are not finite or beyond 1e18 became 0"),
    QT_TRANSLATE_NOOP("Core", "the transform is too large to be meant; it was replaced by none"),
    QT_TRANSLATE_NOOP("Core", "reading the file took longer than %1 and was ended"),
    QT_TRANSLATE_NOOP("Core", "reading the file needs more than %1 of memory, the limit for reading it"),
    QT_TRANSLATE_NOOP("Core", "FBX files older than version 7.1 (2011) are not read; the library says: %1"),
    QT_TRANSLATE_NOOP("Core", "%1 corners became %2 vertices: those that are the same in place, weights, blend shapes, normal and texture coordinates are one"),
    QT_TRANSLATE_NOOP("Core", "the file says that one unit is %1; all lengths, keys included, were brought into metres"),
    QT_TRANSLATE_NOOP("Core", "the file says that %1 points up; everything was turned so that +Y does"),
    QT_TRANSLATE_NOOP("Core", "the node above the joints is scaled by %1; the scale is kept, and sizes are right with it"),
    QT_TRANSLATE_NOOP("Core", "the node above the joints is scaled by %1, and the binds undo it: the skin stands %2 times as large as the node of its mesh says; the scale of the armature was lost when the file was written"),
    QT_TRANSLATE_NOOP("Core", "the take begins at %1 (frame %2); its keys were moved so that it begins at 0"),
    QT_TRANSLATE_NOOP("Core", "curves that are cubic, stepped or turning between keys more than a frame apart were sampled at %1 frames a second"),
    QT_TRANSLATE_NOOP("Core", "the mesh was moved by up to %1 units of the file since it was bound (its clusters' Transform differs from where its node stands); the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top"),
    QT_TRANSLATE_NOOP("Core", "the mesh was moved by up to %1 units of the file since it was bound (its clusters' Transform differs from where its node stands), and the clip %2 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top"),
    QT_TRANSLATE_NOOP("Core", "the clip %1 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top"),
    QT_TRANSLATE_NOOP("Core", "the file moves this mesh also by %1, which is not read (a vertex cache lies in a file of its own); in clips it stays as it is"),
    QT_TRANSLATE_NOOP("Core", "the file has %1 blend shapes for this mesh, and %2 could be read"),
    QT_TRANSLATE_NOOP("Core", "the file has blend shapes (<morph>) for %1 meshes, and those of %2 could be read"),
    QT_TRANSLATE_NOOP("Core", "not read, as they lie outside the file's folder: %1"),
    QT_TRANSLATE_NOOP("Core", "%1; kept and written again, but neither shown nor edited"),
    QT_TRANSLATE_NOOP("Core", "a joint stands more than once in a row; its weights were added up"),
    QT_TRANSLATE_NOOP("Core", "a second channel moves the same target; the first one counts"),
    QT_TRANSLATE_NOOP("Core", "for instance %1, scaled by %2 × %3 × %4; dual quaternions and some engines do not mirror bones"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; each mesh keeps the bind it came with, and such bones have no common bind pose"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; here bones are told apart by their place, other programs go by the name"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; the surface is shown without it"),
    QT_TRANSLATE_NOOP("Core", "keys whose time does not rise were dropped"),
    QT_TRANSLATE_NOOP("Core", "legs and spine point along %1, no more than %2 off it; up is +Y"),
    QT_TRANSLATE_NOOP("Core", "more than 8 at %1 of them, %2 at most; all are kept, but engines that read four or eight drop the rest"),
    QT_TRANSLATE_NOOP("Core", "most of all %1, scaled by %2 × %3 × %4; bones below it are sheared when they turn"),
    QT_TRANSLATE_NOOP("Core", "normals without a direction were replaced by +Y"),
    QT_TRANSLATE_NOOP("Core", "not at their bind: %1 of %2 joints; the farthest is %3, turned by %4 and moved by %5"),
    QT_TRANSLATE_NOOP("Core", "Look at that line with a text editor, or export the file again; it may not be complete."),
    QT_TRANSLATE_NOOP("Core", "Split the file into several."),
    QT_TRANSLATE_NOOP("Core", "the file has neither vertices nor bones nor motion"),
    QT_TRANSLATE_NOOP("Core", "the file has no frames: there is a skeleton, but no clip"),
    QT_TRANSLATE_NOOP("Core", "the file has smoothing groups, but no normals; the mesh is shown smooth"),
    QT_TRANSLATE_NOOP("Core", "the material changes more than 512 times; faces were sorted by material"),
    QT_TRANSLATE_NOOP("Core", "a comment of the file says that its units are centimetres; OBJ itself has no unit, and the numbers are read as they are"),
    QT_TRANSLATE_NOOP("Core", "vertices with several texture coordinates or normals got twins, which stand behind the vertices of the file; those keep their numbers"),
    QT_TRANSLATE_NOOP("Core", "objects that share vertices with another one, or mix with it, became one mesh, so that vertices keep their numbers"),
    QT_TRANSLATE_NOOP("Core", "“%1” was not found; looked for in %2"),
    QT_TRANSLATE_NOOP("Core", "“%1” leads to %2, outside the folder of the opened file, and was not read"),
    QT_TRANSLATE_NOOP("Core", "“%1” was not read: %2 bytes are more than a picture may have, or than all of them may have"),
    QT_TRANSLATE_NOOP("Core", "“%1” cannot be read: %2"),
    QT_TRANSLATE_NOOP("Core", "“%1” was not taken: %2 is no picture"),
    QT_TRANSLATE_NOOP("Core", "“%1” was found as %2"),
    QT_TRANSLATE_NOOP("Core", "the file cannot be read: %1"),
    QT_TRANSLATE_NOOP("Core", "the program that reads this format ended by signal %1 (%2): it was ended from outside, perhaps for lack of memory"),
    QT_TRANSLATE_NOOP("Core", "the program that reads this format ended by signal %1 (%2)"),
    QT_TRANSLATE_NOOP("Core", "no row of the side-car belongs to a vertex of the file"),
    QT_TRANSLATE_NOOP("Core", "the file announces %1 frames and has %2; those that are there were read"),
    QT_TRANSLATE_NOOP("Core", "the frame time is %1 s; frames were read as 1/30 s apart"),
    QT_TRANSLATE_NOOP("Core", "the last frame has %1 of %2 numbers and was left out"),
    QT_TRANSLATE_NOOP("Core", "position channels reach more than half of the OFFSET along it: they were taken as where the joint is"),
    QT_TRANSLATE_NOOP("Core", "position channels reach less than half of the OFFSET along it: they were taken as moved from there"),
    QT_TRANSLATE_NOOP("Core", "the skeleton is %1 units high (Y) and at most %2 (%3) at rest; BVH has no unit, and a unit was read as a metre"),
    QT_TRANSLATE_NOOP("Core", "faces name materials that no library has; they are grey"),
    QT_TRANSLATE_NOOP("Core", "the file is not there; materials have their names, but neither colours nor pictures"),
    QT_TRANSLATE_NOOP("Core", "pictures for other things than the diffuse colour were left out: %1"),
    QT_TRANSLATE_NOOP("Core", "the extension %1 refers to raw data of the file and cannot be kept"),
    QT_TRANSLATE_NOOP("Core", "the farthest row sums to %1; they deform as if divided by their sum"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; a hundred times larger it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in metres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in millimetres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the most is %1; all are kept, but engines that read four drop the rest"),
    QT_TRANSLATE_NOOP("Core", "they lie exactly on others of the mesh; the surface may crack there"),
    QT_TRANSLATE_NOOP("Core", "vertices without any weight stay at rest"),
    QT_TRANSLATE_NOOP("Core", "weights that are negative, not finite or beyond 1e18 became 0"),
    QT_TRANSLATE_NOOP("Core", "extensions of meshes and clips that mean things by the numbers of their own file: %1"),
    QT_TRANSLATE_NOOP("Core", "numbers of frames that are not finite or too large to be meant became 0; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "channels other than positions and rotations were left out, such as %1"),
    QT_TRANSLATE_NOOP("Core", "OFFSETs that are not finite or too large to be meant became 0"),
    QT_TRANSLATE_NOOP("Core", "the picture is of an unknown kind, which is not shown here; it is kept as it came"),
    QT_TRANSLATE_NOOP("Core", "the picture is %1, which is not shown here; it is kept as it came"),
    QT_TRANSLATE_NOOP("Core", "“%1” was read from %2, outside the folder of the opened file, as you allowed"),
    QT_TRANSLATE_NOOP("Core", "compressed with Draco: %1 vertices; they are plain now, rounded as the compression left them, and an export writes them plain"),
    QT_TRANSLATE_NOOP("Core", "the compressed data hold other numbers of elements than the file announces: %1 announces %2 elements, %3 were decoded"),
    QT_TRANSLATE_NOOP("Core", "compressed with meshopt: %1 bytes of numbers; they are plain now, and an export writes them plain"),
    QT_TRANSLATE_NOOP("Core", "a channel moves morph weights of a node without a mesh"),
    QT_TRANSLATE_NOOP("Core", "a channel moves morph weights of a mesh without morph targets"),
    QT_TRANSLATE_NOOP("Core", "a channel moves a property by pointer, which is not supported"),
    QT_TRANSLATE_NOOP("Core", "a channel moves “%1”, which is not supported"),
    QT_TRANSLATE_NOOP("Core", "a channel names no node to move"),
    QT_TRANSLATE_NOOP("Core", "a channel has %1 values for %2 keys, which do not belong together"),
    QT_TRANSLATE_NOOP("Core", "a channel has values that are %1"),
    QT_TRANSLATE_NOOP("Core", "not finite numbers"),
    QT_TRANSLATE_NOOP("Core", "too large to be meant (beyond 1e18)"),
    QT_TRANSLATE_NOOP("Core", "not finite numbers or too large to be meant (beyond 1e18)"),
    QT_TRANSLATE_NOOP("Core", "the interpolation “%1” was taken as LINEAR"),
    QT_TRANSLATE_NOOP("Core", "coordinates that are %1 became 0"),
    QT_TRANSLATE_NOOP("Core", "texture coordinates that are %1 became 0"),
    QT_TRANSLATE_NOOP("Core", "colours that are %1 became 0"),
    QT_TRANSLATE_NOOP("Core", "morph deltas that are %1 became 0"),
    QT_TRANSLATE_NOOP("Core", "%1 has no joints beside it and was left out"),
    QT_TRANSLATE_NOOP("Core", "%1 has no weights beside it and was left out"),
    QT_TRANSLATE_NOOP("Core", "morphing of %1 is not supported and was left out"),
    QT_TRANSLATE_NOOP("Core", "the picture is neither PNG nor JPEG; it is in the file as it came, and few programs will show it"),
    QT_TRANSLATE_NOOP("Core", "faces of more than three corners became triangles"),
    QT_TRANSLATE_NOOP("Core", "rows were cut to the heaviest influences; at most %1 % of a row was dropped"),
    QT_TRANSLATE_NOOP("Core", "rows were scaled to a sum of 1, as glTF demands"),
    QT_TRANSLATE_NOOP("Core", "vertices without any weight were hung on the root joint: glTF cannot leave them at rest"),
    QT_TRANSLATE_NOOP("Core", "OBJ has no bones; meshes are written as they stand at rest"),
    QT_TRANSLATE_NOOP("Core", "OBJ has no clips"),
    QT_TRANSLATE_NOOP("Core", "OBJ has no morph targets"),
    QT_TRANSLATE_NOOP("Core", "OBJ has no weights; `weights` writes them into a file beside"),
    QT_TRANSLATE_NOOP("Core", "OBJ has one set of texture coordinates"),
    QT_TRANSLATE_NOOP("Core", "the file lies outside the folder of the opened one and was not read"),
    QT_TRANSLATE_NOOP("Core", "the file is too large for a material library and was not read"),
    QT_TRANSLATE_NOOP("Core", "faces of fewer than three corners became lines and points; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "lines that are not read (curves, surfaces) or not known, such as %1; the first in line %2"),
    QT_TRANSLATE_NOOP("Core", "normals without a direction were computed from the faces; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "corners name a normal that the file does not have"),
    QT_TRANSLATE_NOOP("Core", "corners name a normal that the file does not have; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "corners name a texture coordinate that the file does not have"),
    QT_TRANSLATE_NOOP("Core", "corners name a texture coordinate that the file does not have; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "coordinates that are not finite numbers or too large to be meant became 0; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "texture coordinates that are not finite numbers or too large to be meant became 0; the first in line %1"),
    QT_TRANSLATE_NOOP("Core", "%1 bones that the rows name are not in the file, or not to be told apart: %2"),
    QT_TRANSLATE_NOOP("Core", "the side-car has rows for a mesh that the file does not have"),
    QT_TRANSLATE_NOOP("Core", "several rows of the side-car lie at the same place and differ; the one of the vertex' number was taken, else the first"),
    QT_TRANSLATE_NOOP("Core", "bones do not rest as where the side-car was made; the meshes were bound where they rest now"),
    QT_TRANSLATE_NOOP("Core", "vertices that are one point got different rows: the surface opens there"),
    QT_TRANSLATE_NOOP("Core", "no row of the side-car is near enough; they keep the weights that they had"),
    QT_TRANSLATE_NOOP("Core", "no row of the side-car is near enough; they have no weights"),
    QT_TRANSLATE_NOOP("Core", "no row of the side-car is near enough; they keep the weights that they had (the mesh is %1 times as large as that of the side-car)"),
    QT_TRANSLATE_NOOP("Core", "no row of the side-car is near enough; they have no weights (the mesh is %1 times as large as that of the side-car)"),
    QT_TRANSLATE_NOOP("Core", "seam twins have other weights than the vertex of the file; the side-car has those of the vertex"),
    QT_TRANSLATE_NOOP("Core", "new bones: %1"),
    QT_TRANSLATE_NOOP("Core", "%1 and %2 more"),
    QT_TRANSLATE_NOOP("Core", "moved by the clips, but without a counterpart: %1"),
    QT_TRANSLATE_NOOP("Core", "the clip %1 moves nothing that the character has; it was not appended"),
    QT_TRANSLATE_NOOP("Core", "bones keep the character's own lengths: keys that move them away from their parents were left out"),
    QT_TRANSLATE_NOOP("Core", "bones between differ on the two skeletons: these got new keys, 30 a second"),
    QT_TRANSLATE_NOOP("Core", "keys that scale bones were left out"),
    QT_TRANSLATE_NOOP("Core", "several bones fit these names: %1"),
    QT_TRANSLATE_NOOP("Core", "no mesh of the character has morph targets of these meshes' names: %1"),
    QT_TRANSLATE_NOOP("Core", "numbers that are not finite or absurdly large became 0, and rotations of zero length none"),
    QT_TRANSLATE_NOOP("Core", "the project was changed by another program, or damaged, after it was saved; what is in its glTF part was opened, without what only a project holds (poses, locks, the exact weights)"),
    QT_TRANSLATE_NOOP("Core", "a texture wants set %1 of the texture coordinates (counted from 0), and a mesh has %2; the first set was taken"),
    QT_TRANSLATE_NOOP("Core", "curves that are cubic, stepped or turning between keys would need more than %1 keys; they run straight between those that they have"),
    QT_TRANSLATE_NOOP("Core", "the pivots of %1 were read in two ways; its curves that are cubic, stepped or turning between keys run straight there"),
    QT_TRANSLATE_NOOP("Core", "several takes have this name; their curves that are cubic, stepped or turning between keys run straight there"),
    QT_TRANSLATE_NOOP("Core", "the take adds up %1 layers; its curves that are cubic, stepped or turning between keys run straight there"),
    QT_TRANSLATE_NOOP("Core", "OBJ files get the colour of a material and its picture; normal maps, metalness and roughness maps, emission and extensions are left out"),
    QT_TRANSLATE_NOOP("Core", "without a name"),
    QT_TRANSLATE_NOOP("Core", "choose clips, meshes or the skeleton"),
    QT_TRANSLATE_NOOP("Core", "open the file by itself, save it as a project and append that"),
    QT_TRANSLATE_NOOP("Core", "these bones lie at the head of their parent: %1"),
    QT_TRANSLATE_NOOP("Core", "scales that differ by axis would make these bones slanted, which a bone cannot be; the nearest straight one stands in: %1"),
    QT_TRANSLATE_NOOP("Core", "no bone is left"),
    QT_TRANSLATE_NOOP("Core", "another bone has the name %1"),
    QT_TRANSLATE_NOOP("Core", "nothing decides the roll of these bones, so that it stays: %1"),
    QT_TRANSLATE_NOOP("Core", "no bone of the other side goes with these: %1"),
    QT_TRANSLATE_NOOP("Core", "no bone of the side that was asked for is among them"),
    QT_TRANSLATE_NOOP("Core", "no bone is left that the mesh could hang on, and it had no weights: it is no longer bound"),
    QT_TRANSLATE_NOOP("Core", "weights of %1 vertices are shared by the pieces; rows have up to %2 influences (before: %3)"),
    QT_TRANSLATE_NOOP("Core", "weights of %1 vertices went to other bones"),
    QT_TRANSLATE_NOOP("Core", "the mesh hung on %1, which is gone; it hangs on %2 now"),
    QT_TRANSLATE_NOOP("Core", "the mesh hung on %1, which is gone; it hangs on no bone now"),
    QT_TRANSLATE_NOOP("Core", "in some poses scales that differ by axis would make bones slanted, which a bone cannot be; the nearest straight ones stand in"),
    QT_TRANSLATE_NOOP("Core", "in some poses a scale of 0 leaves nothing for bones to follow; they are at rest there"),
    QT_TRANSLATE_NOOP("Core", "%1 new keys; between them bones are off by up to %2 m and %3°"),
    QT_TRANSLATE_NOOP("Core", "%1 keys of bones that are gone were left out"),
    QT_TRANSLATE_NOOP("Core", "these bones had a camera, a light, extensions or extras in the file, which are gone with them: %1"),
    QT_TRANSLATE_NOOP("Core", "%1 vertices got the weights of the other side"),
    QT_TRANSLATE_NOOP("Core", "%1 points of the mesh have no counterpart on the other side, which so got no weights of theirs"),
    QT_TRANSLATE_NOOP("Core", "Give it a scale other than 0 first."),
    QT_TRANSLATE_NOOP("Core", "Choose a bone that stays."),
    QT_TRANSLATE_NOOP("Core", "Choose another bone to merge it into."),
    QT_TRANSLATE_NOOP("Core", "Choose a bone that is not below it."),
    QT_TRANSLATE_NOOP("Core", "Reparent it where it is."),
    QT_TRANSLATE_NOOP("Core", "Choose two different axes."),
    QT_TRANSLATE_NOOP("Core", "Give a direction."),
    QT_TRANSLATE_NOOP("Core", "Sides are read in names: arm.L, LeftArm, l_arm."),
    QT_TRANSLATE_NOOP("Core", "Extrude a bone from it."),
    QT_TRANSLATE_NOOP("Core", "Move it or a bone below it first."),
    QT_TRANSLATE_NOOP("Core", "Choose another bone to take the weights over."),
    QT_TRANSLATE_NOOP("Core", "Merge it into another bone, or choose who takes its weights over."),
    QT_TRANSLATE_NOOP("Core", "Unlock the mesh first."),
    QT_TRANSLATE_NOOP("Core", "Unlock the bone first."),
    QT_TRANSLATE_NOOP("Core", "The template “%1” cannot have %2 for “%3”."),
    QT_TRANSLATE_NOOP("Core", "Give a number from %1 to %2."),
    QT_TRANSLATE_NOOP("Core", "There are no bones."),
    QT_TRANSLATE_NOOP("Core", "Add a skeleton from a template."),
    QT_TRANSLATE_NOOP("Core", "The body stands on four legs: its back lies across them, and its arms reach the ground as its legs do."),
    QT_TRANSLATE_NOOP("Core", "Only bodies that stand upright on two legs are humanoids."),
    QT_TRANSLATE_NOOP("Core", "Neither names nor shape tell a body with two legs, a back, two arms and a head."),
    QT_TRANSLATE_NOOP("Core", "Give the roles by hand if there is one."),
    QT_TRANSLATE_NOOP("Core", "%1 of %2 required roles have no bone: %3."),
    QT_TRANSLATE_NOOP("Core", "Give these roles by hand, or add the bones."),
    QT_TRANSLATE_NOOP("Core", "%1: no bone has this role, and every humanoid needs it."),
    QT_TRANSLATE_NOOP("Core", "%1: its bone does not hang below the bone of “%2”."),
    QT_TRANSLATE_NOOP("Core", "%1: it may only be there together with “%2”."),
    QT_TRANSLATE_NOOP("Core", "%1: the other side has no such bone."),
    QT_TRANSLATE_NOOP("Core", "There is no text to look for."),
    QT_TRANSLATE_NOOP("Core", "Write what is to be replaced."),
    QT_TRANSLATE_NOOP("Core", "The pattern has no place for the number."),
    QT_TRANSLATE_NOOP("Core", "Write # where the number shall stand, ## for two digits."),
    QT_TRANSLATE_NOOP("Core", "A name would be %1 bytes long; %2 are allowed."),
    QT_TRANSLATE_NOOP("Core", "Take a shorter text."),
    QT_TRANSLATE_NOOP("Core", "A name would contain a line break or another control character."),
    QT_TRANSLATE_NOOP("Core", "Take it out of the text."),
    QT_TRANSLATE_NOOP("Core", "The pattern has no word “%1”."),
    QT_TRANSLATE_NOOP("Core", "Words are {name}, {side}, {top}, {parent}, {depth} and {rank}; numbers may have a width, as {depth:2}."),
    QT_TRANSLATE_NOOP("Core", "The expression cannot be read at character %1: %2."),
    QT_TRANSLATE_NOOP("Core", "Write “\\” before a sign that is meant as itself."),
    QT_TRANSLATE_NOOP("Core", "there is no “(” for this “)”"),
    QT_TRANSLATE_NOOP("Core", "it is too long with all its repeats"),
    QT_TRANSLATE_NOOP("Core", "its groups are too deep"),
    QT_TRANSLATE_NOOP("Core", "there is nothing to repeat"),
    QT_TRANSLATE_NOOP("Core", "of groups with “?” only “(?:” is known"),
    QT_TRANSLATE_NOOP("Core", "there are more than nine groups"),
    QT_TRANSLATE_NOOP("Core", "a “)” is missing"),
    QT_TRANSLATE_NOOP("Core", "nothing follows “\\”"),
    QT_TRANSLATE_NOOP("Core", "“\\” with this letter or digit is not known"),
    QT_TRANSLATE_NOOP("Core", "a “]” is missing"),
    QT_TRANSLATE_NOOP("Core", "“\\D”, “\\W” and “\\S” are not known inside “[ ]”"),
    QT_TRANSLATE_NOOP("Core", "a range in “[ ]” goes backwards"),
    QT_TRANSLATE_NOOP("Core", "repeats are written “{2}”, “{2,}” or “{2,4}”"),
    QT_TRANSLATE_NOOP("Core", "more than 200 repeats are asked for"),
    QT_TRANSLATE_NOOP("Core", "a range of repeats goes backwards"),
    QT_TRANSLATE_NOOP("Core", "a repeat is repeated"),
    QT_TRANSLATE_NOOP("Core", "the mesh encloses no volume"),
    QT_TRANSLATE_NOOP("Core", "%1 long parts stick out of the middle of the mesh, where a standing body has five: two legs, two arms that are held away from it, and a head"),
    QT_TRANSLATE_NOOP("Core", "the mesh has no two alike sides: its limbs differ by %1 % of its size"),
    QT_TRANSLATE_NOOP("Core", "legs and back meet at an angle of %1°, as those of an animal on four legs"),
    QT_TRANSLATE_NOOP("Core", "the arms are not held out to the sides: they reach sideways by %1 % of the body's height"),
    QT_TRANSLATE_NOOP("Core", "the arms are too short to be found: %1 % of the body's height"),
    QT_TRANSLATE_NOOP("Core", "the legs are too short to be found: %1 % of the body's height"),
    QT_TRANSLATE_NOOP("Core", "the legs are not apart from one another"),
    QT_TRANSLATE_NOOP("Core", "the feet do not tell where the body looks: +Z is taken as forward"),
    QT_TRANSLATE_NOOP("Core", "the body does not stand upright: it leans by %1°, and is fitted as it lies"),
    QT_TRANSLATE_NOOP("Core", "the two sides of the mesh differ by %1 % of its height on average"),
    QT_TRANSLATE_NOOP("Core", "a piece of the mesh that is %1 % as large as the body stands apart and was left out: show the mesh that is meant alone"),
    QT_TRANSLATE_NOOP("Core", "the neck could not be told from the shape and lies where it mostly does: check its marker"),
    QT_TRANSLATE_NOOP("Core", "the wrists could not be told from the shape and lie where they mostly do: check their markers"),
    QT_TRANSLATE_NOOP("Core", "the mesh %1 would hang on more than %2 bones"),
    QT_TRANSLATE_NOOP("Core", "where %1 was when %2 was bound cannot be undone, as its scale is 0"),
    QT_TRANSLATE_NOOP("Core", "%1 vertices of %2 hang on %3, and nothing above it can take their weights over"),
    QT_TRANSLATE_NOOP("Core", "the weights of %1 are locked, and %2 has some of them"),
    QT_TRANSLATE_NOOP("Core", "the weights of %1 are locked, and those of %2 would change"),
    QT_TRANSLATE_NOOP("Core", "there are %1 meshes, but not the one that was asked for"),
    QT_TRANSLATE_NOOP("Core", "Choose one that is there."),
    QT_TRANSLATE_NOOP("Core", "the mesh “%1” hangs on no bones"),
    QT_TRANSLATE_NOOP("Core", "Bind it first."),
    QT_TRANSLATE_NOOP("Core", "the bone %1 has no size at rest, so that nothing can be bound to it"),
    QT_TRANSLATE_NOOP("Core", "the mesh “%1” hangs on bones already"),
    QT_TRANSLATE_NOOP("Core", "Take its skeleton away first, or edit the bones that are there."),
    QT_TRANSLATE_NOOP("Core", "the place of a joint is not a finite number"),
    QT_TRANSLATE_NOOP("Core", "Place the markers anew."),
    QT_TRANSLATE_NOOP("Core", "a skeleton can have %1 bones"),
    QT_TRANSLATE_NOOP("Core", "%1 meshes hang on no bones any more; their weights are gone with the skeleton"),
    QT_TRANSLATE_NOOP("Core", "roles of the humanoid that are not known, or whose bones are not there or have a role already, were left out"),
    QT_TRANSLATE_NOOP("Core", "a scale of 0 at %1 leaves nothing to place a bone in"),
    QT_TRANSLATE_NOOP("Core", "the limb of %1 is not whole"),
    QT_TRANSLATE_NOOP("Core", "Give its roles in the humanoid map."),
    QT_TRANSLATE_NOOP("Core", "place the markers by hand, or stand the body upright in T-pose or A-pose"),
    QT_TRANSLATE_NOOP("Core", "say in the humanoid map which bones are hips, head, upper arms, lower arms and hands"),
    QT_TRANSLATE_NOOP("Core", "give the bone a scale other than 0 first"),
    QT_TRANSLATE_NOOP("Core", "choose one of: t, a"),
    QT_TRANSLATE_NOOP("Core", "only the mannequin has poses: t, a"),
});
// clang-format on

struct Pattern {
    const char* sentence;
    QRegularExpression expression;
};

/// Those with figures in them. Longer ones first: a shorter one may be the beginning of another.
const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> made = [] {
        std::vector<Pattern> list;
        static const QRegularExpression figure(QStringLiteral("\\\\%(\\d)"));
        for (const char* sentence : kCoreSentences) {
            if (!std::strchr(sentence, '%'))
                continue;
            QString expression = QRegularExpression::escape(QString::fromUtf8(sentence));
            expression.replace(figure, QStringLiteral("(?<p\\1>.+?)"));
            list.push_back(
                {sentence, QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                              QRegularExpression::DotMatchesEverythingOption)});
        }
        std::ranges::stable_sort(list, std::greater{}, [](const Pattern& pattern) {
            return std::strlen(pattern.sentence);
        });
        return list;
    }();
    return made;
}

struct Recognised {
    const char* sentence = nullptr;
    QStringList figures;
};

std::optional<Recognised> recognise(const std::string& english) {
    for (const char* known : kCoreSentences)
        if (english == known)
            return Recognised{known, {}};
    const QString text = QString::fromStdString(english);
    for (const Pattern& pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.expression.match(text);
        if (!match.hasMatch())
            continue;
        Recognised recognised{pattern.sentence, {}};
        for (int i = 1; i <= match.lastCapturedIndex(); ++i)
            recognised.figures += match.captured(QStringLiteral("p%1").arg(i));
        return recognised;
    }
    return std::nullopt;
}

} // namespace

QString coreAbroad(const std::string& english) {
    const auto known = recognise(english);
    if (!known)
        return {};
    QString text = QCoreApplication::translate("Core", known->sentence);
    if (text == QString::fromUtf8(known->sentence))
        return {};
    // Placed in one pass: a name may look like a place for the next.
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int figure =
            text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (figure < 1 || figure > known->figures.size()) {
            filled += text[i];
            continue;
        }
        const QString& part = known->figures[figure - 1];
        const QString translation = coreAbroad(part.toStdString());
        filled += translation.isEmpty() ? part : translation;
        ++i;
    }
    return filled;
}

QString coreSentence(const std::string& english) {
    QString text = coreAbroad(english);
    if (!text.isEmpty())
        return text;
    text = QString::fromStdString(english).trimmed();
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')) && !text.endsWith(QLatin1Char('!')) &&
        !text.endsWith(QLatin1Char('?')))
        text += QLatin1Char('.');
    return text;
}

std::optional<QStringList> coreFigures(const std::string& english) {
    const auto known = recognise(english);
    return known && !known->figures.isEmpty() ? std::optional(known->figures) : std::nullopt;
}

} // namespace rigwright::editor
