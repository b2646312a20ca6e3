<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Move %n bones</source>
        <translation>
            <numerusform>Move %n bone</numerusform>
            <numerusform>Move %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n bones</source>
        <translation>
            <numerusform>Rotate %n bone</numerusform>
            <numerusform>Rotate %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n bones</source>
        <translation>
            <numerusform>Scale %n bone</numerusform>
            <numerusform>Scale %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %n bones</source>
        <translation>
            <numerusform>Reset %n bone</numerusform>
            <numerusform>Reset %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n mesh</numerusform>
            <numerusform>%n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n clips from %1</source>
        <translation>
            <numerusform>Append %n clip from %1</numerusform>
            <numerusform>Append %n clips from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n meshes from %1</source>
        <translation>
            <numerusform>Append %n mesh from %1</numerusform>
            <numerusform>Append %n meshes from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n bones from %1</source>
        <translation>
            <numerusform>Append %n bone from %1</numerusform>
            <numerusform>Append %n bones from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bind %n meshes</source>
        <translation>
            <numerusform>Bind %n mesh</numerusform>
            <numerusform>Bind %n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rename %n bones</source>
        <translation>
            <numerusform>Rename %n bone</numerusform>
            <numerusform>Rename %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n controls</source>
        <translation>
            <numerusform>Move %n control</numerusform>
            <numerusform>Move %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n controls</source>
        <translation>
            <numerusform>Rotate %n control</numerusform>
            <numerusform>Rotate %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n controls</source>
        <translation>
            <numerusform>Scale %n control</numerusform>
            <numerusform>Scale %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n control</numerusform>
            <numerusform>%n controls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlMenu</name>
    <message numerus="yes">
        <source>Show %n controls</source>
        <translation>
            <numerusform>Show %n control</numerusform>
            <numerusform>Show %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n controls</source>
        <translation>
            <numerusform>Hide %n control</numerusform>
            <numerusform>Hide %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n controls</source>
        <translation>
            <numerusform>Shape of %n control</numerusform>
            <numerusform>Shape of %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Size of %n controls</source>
        <translation>
            <numerusform>Size of %n control</numerusform>
            <numerusform>Size of %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour of %n controls</source>
        <translation>
            <numerusform>Colour of %n control</numerusform>
            <numerusform>Colour of %n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locks of %n controls</source>
        <translation>
            <numerusform>Locks of %n control</numerusform>
            <numerusform>Locks of %n controls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlNotice</name>
    <message numerus="yes">
        <source>reaches %1 % of the chain · %n passes</source>
        <translation>
            <numerusform>reaches %1 % of the chain · %n pass</numerusform>
            <numerusform>reaches %1 % of the chain · %n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GradientTool</name>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>%n influence removed: rows keep to the limit of %1.</numerusform>
            <numerusform>%n influences removed: rows keep to the limit of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>%n vertices without a bone</source>
        <translation>
            <numerusform>%n vertex without a bone</numerusform>
            <numerusform>%n vertices without a bone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices over the influence limit</source>
        <translation>
            <numerusform>%n vertex over the influence limit</numerusform>
            <numerusform>%n vertices over the influence limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that share a name</source>
        <translation>
            <numerusform>%n bone that shares a name</numerusform>
            <numerusform>%n bones that share a name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a name</source>
        <translation>
            <numerusform>%n bone without a name</numerusform>
            <numerusform>%n bones without a name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices not normalised</source>
        <translation>
            <numerusform>%n vertex not normalised</numerusform>
            <numerusform>%n vertices not normalised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seam points that differ</source>
        <translation>
            <numerusform>%n seam point that differs</numerusform>
            <numerusform>%n seam points that differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices came without weights</source>
        <translation>
            <numerusform>%n vertex came without weights</numerusform>
            <numerusform>%n vertices came without weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad weights became 0</source>
        <translation>
            <numerusform>%n bad weight became 0</numerusform>
            <numerusform>%n bad weights became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices named a bone twice</source>
        <translation>
            <numerusform>%n vertex named a bone twice</numerusform>
            <numerusform>%n vertices named a bone twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad coordinates became 0</source>
        <translation>
            <numerusform>%n bad coordinate became 0</numerusform>
            <numerusform>%n bad coordinates became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad normals were replaced</source>
        <translation>
            <numerusform>%n bad normal was replaced</numerusform>
            <numerusform>%n bad normals were replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys out of order left out</source>
        <translation>
            <numerusform>%n key out of order left out</numerusform>
            <numerusform>%n keys out of order left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a bone were hung on the root</source>
        <translation>
            <numerusform>%n vertex without a bone was hung on the root</numerusform>
            <numerusform>%n vertices without a bone were hung on the root</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices were normalised, as glTF demands</source>
        <translation>
            <numerusform>%n vertex was normalised, as glTF demands</numerusform>
            <numerusform>%n vertices were normalised, as glTF demands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices lost their smallest influences</source>
        <translation>
            <numerusform>%n vertex lost its smallest influences</numerusform>
            <numerusform>%n vertices lost their smallest influences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n polygons became triangles</source>
        <translation>
            <numerusform>%n polygon became triangles</numerusform>
            <numerusform>%n polygons became triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones with more than one bind</source>
        <translation>
            <numerusform>%n bone with more than one bind</numerusform>
            <numerusform>%n bones with more than one bind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with more than 4 bones</source>
        <translation>
            <numerusform>%n vertex with more than 4 bones</numerusform>
            <numerusform>%n vertices with more than 4 bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices do not sum to 1</source>
        <translation>
            <numerusform>%n vertex does not sum to 1</numerusform>
            <numerusform>%n vertices do not sum to 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seam vertices weighted unlike their twins</source>
        <translation>
            <numerusform>%n seam vertex weighted unlike its twin</numerusform>
            <numerusform>%n seam vertices weighted unlike their twins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weighted bones are missing</source>
        <translation>
            <numerusform>%n weighted bone is missing</numerusform>
            <numerusform>%n weighted bones are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures not found</source>
        <translation>
            <numerusform>%n texture not found</numerusform>
            <numerusform>%n textures not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures found in another folder</source>
        <translation>
            <numerusform>%n texture found in another folder</numerusform>
            <numerusform>%n textures found in another folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extensions only passed through</source>
        <translation>
            <numerusform>%n extension only passed through</numerusform>
            <numerusform>%n extensions only passed through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones scaled unevenly</source>
        <translation>
            <numerusform>%n bone scaled unevenly</numerusform>
            <numerusform>%n bones scaled unevenly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mirrored bones</source>
        <translation>
            <numerusform>%n mirrored bone</numerusform>
            <numerusform>%n mirrored bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bind matrices repaired</source>
        <translation>
            <numerusform>%n bind matrix repaired</numerusform>
            <numerusform>%n bind matrices repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes outside the scene are hidden</source>
        <translation>
            <numerusform>%n mesh outside the scene is hidden</numerusform>
            <numerusform>%n meshes outside the scene are hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skins without a mesh</source>
        <translation>
            <numerusform>%n skin without a mesh</numerusform>
            <numerusform>%n skins without a mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible rotations became none</source>
        <translation>
            <numerusform>%n impossible rotation became none</numerusform>
            <numerusform>%n impossible rotations became none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node matrices repaired</source>
        <translation>
            <numerusform>%n node matrix repaired</numerusform>
            <numerusform>%n node matrices repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheared nodes approximated</source>
        <translation>
            <numerusform>%n sheared node approximated</numerusform>
            <numerusform>%n sheared nodes approximated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation channels left out</source>
        <translation>
            <numerusform>%n animation channel left out</numerusform>
            <numerusform>%n animation channels left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad tangents were replaced</source>
        <translation>
            <numerusform>%n bad tangent was replaced</numerusform>
            <numerusform>%n bad tangents were replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad vertex values became 0</source>
        <translation>
            <numerusform>%n bad vertex value became 0</numerusform>
            <numerusform>%n bad vertex values became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indices that make no face left out</source>
        <translation>
            <numerusform>%n index that makes no face left out</numerusform>
            <numerusform>%n indices that make no face left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes without a node left out</source>
        <translation>
            <numerusform>%n mesh without a node left out</numerusform>
            <numerusform>%n meshes without a node left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad numbers became 0</source>
        <translation>
            <numerusform>%n bad number became 0</numerusform>
            <numerusform>%n bad numbers became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n mesh</numerusform>
            <numerusform>%n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners lack a normal or texture coordinate</source>
        <translation>
            <numerusform>%n corner lacks a normal or texture coordinate</numerusform>
            <numerusform>%n corners lack a normal or texture coordinate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad keys became 0</source>
        <translation>
            <numerusform>%n bad key became 0</numerusform>
            <numerusform>%n bad keys became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials not found</source>
        <translation>
            <numerusform>%n material not found</numerusform>
            <numerusform>%n materials not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects became part of one mesh</source>
        <translation>
            <numerusform>%n object became part of one mesh</numerusform>
            <numerusform>%n objects became part of one mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad bone offsets became 0</source>
        <translation>
            <numerusform>%n bad bone offset became 0</numerusform>
            <numerusform>%n bad bone offsets became 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints with position channels</source>
        <translation>
            <numerusform>%n joint with position channels</numerusform>
            <numerusform>%n joints with position channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twins added at seams</source>
        <translation>
            <numerusform>%n twin added at seams</numerusform>
            <numerusform>%n twins added at seams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the file not read</source>
        <translation>
            <numerusform>%n line of the file not read</numerusform>
            <numerusform>%n lines of the file not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces became lines or points</source>
        <translation>
            <numerusform>%n face became a line or point</numerusform>
            <numerusform>%n faces became lines or points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong counts corrected</source>
        <translation>
            <numerusform>%n wrong count corrected</numerusform>
            <numerusform>%n wrong counts corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved bones without a counterpart here</source>
        <translation>
            <numerusform>%n moved bone without a counterpart here</numerusform>
            <numerusform>%n moved bones without a counterpart here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones whose name fits several</source>
        <translation>
            <numerusform>%n bone whose name fits several</numerusform>
            <numerusform>%n bones whose name fits several</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones added</source>
        <translation>
            <numerusform>%n bone added</numerusform>
            <numerusform>%n bones added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones got new keys, because the skeletons branch differently</source>
        <translation>
            <numerusform>%n bone got new keys, because the skeletons branch differently</numerusform>
            <numerusform>%n bones got new keys, because the skeletons branch differently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their length: keys that stretch them were left out</source>
        <translation>
            <numerusform>%n bone keeps its length: keys that stretch it were left out</numerusform>
            <numerusform>%n bones keep their length: keys that stretch them were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their size: keys that scale them were left out</source>
        <translation>
            <numerusform>%n bone keeps its size: keys that scale it were left out</numerusform>
            <numerusform>%n bones keep their size: keys that scale them were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes whose morph targets nothing here has</source>
        <translation>
            <numerusform>%n mesh whose morph targets nothing here has</numerusform>
            <numerusform>%n meshes whose morph targets nothing here has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extensions of the file were not taken</source>
        <translation>
            <numerusform>%n extension of the file was not taken</numerusform>
            <numerusform>%n extensions of the file were not taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures want coordinates that a mesh lacks</source>
        <translation>
            <numerusform>%n texture wants coordinates that a mesh lacks</numerusform>
            <numerusform>%n textures want coordinates that a mesh lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart were filled from their neighbours</source>
        <translation>
            <numerusform>%n vertex without a counterpart was filled from its neighbours</numerusform>
            <numerusform>%n vertices without a counterpart were filled from their neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart keep what they had</source>
        <translation>
            <numerusform>%n vertex without a counterpart keeps what it had</numerusform>
            <numerusform>%n vertices without a counterpart keep what they had</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones with weights have no counterpart here</source>
        <translation>
            <numerusform>%n bone with weights has no counterpart here</numerusform>
            <numerusform>%n bones with weights have no counterpart here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces have positions that are no numbers</source>
        <translation>
            <numerusform>%n piece has positions that are no numbers</numerusform>
            <numerusform>%n pieces have positions that are no numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces without faces were bound by distance</source>
        <translation>
            <numerusform>%n piece without faces was bound by distance</numerusform>
            <numerusform>%n pieces without faces were bound by distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of faces without area were bound by distance</source>
        <translation>
            <numerusform>%n piece of faces without area was bound by distance</numerusform>
            <numerusform>%n pieces of faces without area were bound by distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces see hardly any bone</source>
        <translation>
            <numerusform>%n piece sees hardly any bone</numerusform>
            <numerusform>%n pieces see hardly any bone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces whose heat could not be computed were bound by distance</source>
        <translation>
            <numerusform>%n piece whose heat could not be computed was bound by distance</numerusform>
            <numerusform>%n pieces whose heat could not be computed were bound by distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces that no bone reaches inside were bound by distance</source>
        <translation>
            <numerusform>%n piece that no bone reaches inside was bound by distance</numerusform>
            <numerusform>%n pieces that no bone reaches inside were bound by distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces reach outside all envelopes</source>
        <translation>
            <numerusform>%n piece reaches outside all envelopes</numerusform>
            <numerusform>%n pieces reach outside all envelopes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones lie outside the volume</source>
        <translation>
            <numerusform>%n bone lies outside the volume</numerusform>
            <numerusform>%n bones lie outside the volume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones got no weight</source>
        <translation>
            <numerusform>%n bone got no weight</numerusform>
            <numerusform>%n bones got no weight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices belong to locked bones entirely</source>
        <translation>
            <numerusform>%n vertex belongs to locked bones entirely</numerusform>
            <numerusform>%n vertices belong to locked bones entirely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices had weights and keep them</source>
        <translation>
            <numerusform>%n vertex had weights and keeps them</numerusform>
            <numerusform>%n vertices had weights and keep them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no length</source>
        <translation>
            <numerusform>%n bone has no length</numerusform>
            <numerusform>%n bones have no length</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones of no length</source>
        <translation>
            <numerusform>%n bone of no length</numerusform>
            <numerusform>%n bones of no length</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would be slanted</source>
        <translation>
            <numerusform>%n bone would be slanted</numerusform>
            <numerusform>%n bones would be slanted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing decides the roll of %n bones</source>
        <translation>
            <numerusform>Nothing decides the roll of %n bone</numerusform>
            <numerusform>Nothing decides the roll of %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a counterpart on the other side</source>
        <translation>
            <numerusform>%n bone without a counterpart on the other side</numerusform>
            <numerusform>%n bones without a counterpart on the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices are shared by the pieces</source>
        <translation>
            <numerusform>Weights of %n vertex are shared by the pieces</numerusform>
            <numerusform>Weights of %n vertices are shared by the pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices go to other bones</source>
        <translation>
            <numerusform>Weights of %n vertex go to other bones</numerusform>
            <numerusform>Weights of %n vertices go to other bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones get new keys</source>
        <translation>
            <numerusform>%n bone gets new keys</numerusform>
            <numerusform>%n bones get new keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys of %n bones that are gone</source>
        <translation>
            <numerusform>Keys of %n bone that is gone</numerusform>
            <numerusform>Keys of %n bones that are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Content of the file is gone with %n bones</source>
        <translation>
            <numerusform>Content of the file is gone with %n bone</numerusform>
            <numerusform>Content of the file is gone with %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones would be slanted</source>
        <translation>
            <numerusform>In some poses %n bone would be slanted</numerusform>
            <numerusform>In some poses %n bones would be slanted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones have nothing to follow</source>
        <translation>
            <numerusform>In some poses %n bone has nothing to follow</numerusform>
            <numerusform>In some poses %n bones have nothing to follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices got the weights of the other side</source>
        <translation>
            <numerusform>%n vertex got the weights of the other side</numerusform>
            <numerusform>%n vertices got the weights of the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart on the other side</source>
        <translation>
            <numerusform>%n point without a counterpart on the other side</numerusform>
            <numerusform>%n points without a counterpart on the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes lost their weights with the skeleton</source>
        <translation>
            <numerusform>%n mesh lost its weights with the skeleton</numerusform>
            <numerusform>%n meshes lost their weights with the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roles of the humanoid were left out</source>
        <translation>
            <numerusform>%n role of the humanoid was left out</numerusform>
            <numerusform>%n roles of the humanoid were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the rig does in %n clips was written as keys</source>
        <translation>
            <numerusform>What the rig does in %n clip was written as keys</numerusform>
            <numerusform>What the rig does in %n clips was written as keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the rig were left out</source>
        <translation>
            <numerusform>%n part of the rig was left out</numerusform>
            <numerusform>%n parts of the rig were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls are gone</source>
        <translation>
            <numerusform>%n control is gone</numerusform>
            <numerusform>%n controls are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles are gone</source>
        <translation>
            <numerusform>%n IK handle is gone</numerusform>
            <numerusform>%n IK handles are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints are gone</source>
        <translation>
            <numerusform>%n constraint is gone</numerusform>
            <numerusform>%n constraints are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints follow otherwise than before</source>
        <translation>
            <numerusform>%n constraint follows otherwise than before</numerusform>
            <numerusform>%n constraints follow otherwise than before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles have lost their pole</source>
        <translation>
            <numerusform>%n IK handle has lost its pole</numerusform>
            <numerusform>%n IK handles have lost their pole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls go along with something else now</source>
        <translation>
            <numerusform>%n control goes along with something else now</numerusform>
            <numerusform>%n controls go along with something else now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint limits are gone</source>
        <translation>
            <numerusform>%n joint limit is gone</numerusform>
            <numerusform>%n joint limits are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints lag behind what they follow</source>
        <translation>
            <numerusform>%n constraint lags behind what it follows</numerusform>
            <numerusform>%n constraints lag behind what they follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of controls were left out</source>
        <translation>
            <numerusform>%n key of a control was left out</numerusform>
            <numerusform>%n keys of controls were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices stay as they are</source>
        <translation>
            <numerusform>%n vertex stays as it is</numerusform>
            <numerusform>%n vertices stay as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintTool</name>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>%n influence removed: rows keep to the limit of %1.</numerusform>
            <numerusform>%n influences removed: rows keep to the limit of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pose</name>
    <message numerus="yes">
        <source>%n bones of the pose have no counterpart here</source>
        <translation>
            <numerusform>%n bone of the pose has no counterpart here</numerusform>
            <numerusform>%n bones of the pose have no counterpart here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rig</name>
    <message numerus="yes">
        <source>%n IK handles</source>
        <translation>
            <numerusform>%n IK handle</numerusform>
            <numerusform>%n IK handles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls and %1 were made.</source>
        <translation>
            <numerusform>%n control and %1 were made.</numerusform>
            <numerusform>%n controls and %1 were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones share the twist of %1</source>
        <translation>
            <numerusform>%n bone shares the twist of %1</numerusform>
            <numerusform>%n bones share the twist of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message numerus="yes">
        <source>%n vertices of %1 went from %2 to %3</source>
        <translation>
            <numerusform>%n vertex of %1 went from %2 to %3</numerusform>
            <numerusform>%n vertices of %1 went from %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices went from %1 to %2</source>
        <translation>
            <numerusform>%n vertex went from %1 to %2</numerusform>
            <numerusform>%n vertices went from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints stay at rest, because meshes bind them differently: %1</source>
        <translation>
            <numerusform>%n joint stays at rest, because meshes bind it differently: %1</numerusform>
            <numerusform>%n joints stay at rest, because meshes bind them differently: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed</source>
        <translation>
            <numerusform>%n influence removed</numerusform>
            <numerusform>%n influences removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart</source>
        <translation>
            <numerusform>%n point without a counterpart</numerusform>
            <numerusform>%n points without a counterpart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept by locks</source>
        <translation>
            <numerusform>%n kept by locks</numerusform>
            <numerusform>%n kept by locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked meshes left alone</source>
        <translation>
            <numerusform>%n locked mesh left alone</numerusform>
            <numerusform>%n locked meshes left alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::AppendDialog</name>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n mesh</numerusform>
            <numerusform>%n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new bones</source>
        <translation>
            <numerusform>%n new bone</numerusform>
            <numerusform>%n new bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that are needed have no counterpart: %1</source>
        <translation>
            <numerusform>%n bone that is needed has no counterpart: %1</numerusform>
            <numerusform>%n bones that are needed have no counterpart: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BakeDialog</name>
    <message numerus="yes">
        <source>%n frames, a key of every bone that moves in each.</source>
        <translation>
            <numerusform>%n frame, a key of every bone that moves in it.</numerusform>
            <numerusform>%n frames, a key of every bone that moves in each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames; keys that straight lines between others can replace are left out.</source>
        <translation>
            <numerusform>%n frame; keys that straight lines between others can replace are left out.</numerusform>
            <numerusform>%n frames; keys that straight lines between others can replace are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BindDialog</name>
    <message numerus="yes">
        <source>All %n visible meshes</source>
        <translation>
            <numerusform>%n visible mesh</numerusform>
            <numerusform>All %n visible meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected bones only</source>
        <translation>
            <numerusform>%n selected bone only</numerusform>
            <numerusform>%n selected bones only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected vertices only</source>
        <translation>
            <numerusform>%n selected vertex only</numerusform>
            <numerusform>%n selected vertices only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked bones keep their weights exactly.</source>
        <translation>
            <numerusform>%n locked bone keeps its weights exactly.</numerusform>
            <numerusform>%n locked bones keep their weights exactly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones get other radii</source>
        <translation>
            <numerusform>%n bone gets other radii</numerusform>
            <numerusform>%n bones get other radii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonePanel</name>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesPanel</name>
    <message numerus="yes">
        <source>Filter %n bones</source>
        <translation>
            <numerusform>Filter %n bone</numerusform>
            <numerusform>Filter %n bones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BrushBar</name>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>%n locked</numerusform>
            <numerusform>%n locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsModel</name>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n control</numerusform>
            <numerusform>%n controls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FileFlow</name>
    <message numerus="yes">
        <source>Compared in %n poses with the document: largest error %1.</source>
        <translation>
            <numerusform>Compared in %n pose with the document: largest error %1.</numerusform>
            <numerusform>Compared in %n poses with the document: largest error %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitBar</name>
    <message numerus="yes">
        <source>%1, %n markers</source>
        <translation>
            <numerusform>%1, %n marker</numerusform>
            <numerusform>%1, %n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitFlow</name>
    <message numerus="yes">
        <source>Meshes are bound to %n bones. The new skeleton takes their place: their weights and keys go. Undo brings everything back.</source>
        <translation>
            <numerusform>Meshes are bound to %n bone. The new skeleton takes its place: its weights and keys go. Undo brings everything back.</numerusform>
            <numerusform>Meshes are bound to %n bones. The new skeleton takes their place: their weights and keys go. Undo brings everything back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n bones that move no mesh. They can go, or stay beside the new ones.</source>
        <translation>
            <numerusform>There is %n bone that moves no mesh. It can go, or stay beside the new ones.</numerusform>
            <numerusform>There are %n bones that move no mesh. They can go, or stay beside the new ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones built</source>
        <translation>
            <numerusform>%n bone built</numerusform>
            <numerusform>%n bones built</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitTool</name>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HeirDialog</name>
    <message numerus="yes">
        <source>%n vertices of %1 go to it.</source>
        <translation>
            <numerusform>%n vertex of %1 goes to it.</numerusform>
            <numerusform>%n vertices of %1 go to it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HumanoidDialog</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n required roles have no bone: %1</source>
        <translation>
            <numerusform>%n required role has no bone: %1</numerusform>
            <numerusform>%n required roles have no bone: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::IkChainPanel</name>
    <message numerus="yes">
        <source>Target at %1 of the chain · error %2 · %n passes</source>
        <translation>
            <numerusform>Target at %1 of the chain · error %2 · %n pass</numerusform>
            <numerusform>Target at %1 of the chain · error %2 · %n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ImportReportFlow</name>
    <message numerus="yes">
        <source>%n things to look at in the import report</source>
        <translation>
            <numerusform>%n thing to look at in the import report</numerusform>
            <numerusform>%n things to look at in the import report</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MainWindow</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::OrientDialog</name>
    <message numerus="yes">
        <source>All %n bones are oriented so already.</source>
        <translation>
            <numerusform>%n bone is oriented so already.</numerusform>
            <numerusform>All %n bones are oriented so already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones turn; nothing of the mesh moves.</source>
        <translation>
            <numerusform>%n bone turns; nothing of the mesh moves.</numerusform>
            <numerusform>%n bones turn; nothing of the mesh moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PlaybackBar</name>
    <message numerus="yes">
        <source>%1 s · %n frames</source>
        <translation>
            <numerusform>%1 s · %n frame</numerusform>
            <numerusform>%1 s · %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RenameDialog</name>
    <message numerus="yes">
        <source>%n selected bones</source>
        <translation>
            <numerusform>%n selected bone</numerusform>
            <numerusform>%n selected bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones get another name.</source>
        <translation>
            <numerusform>%n bone gets another name.</numerusform>
            <numerusform>%n bones get another name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would share a name with another one; that is allowed here, and made unique in files that need it.</source>
        <translation>
            <numerusform>%n bone would share a name with another one; that is allowed here, and made unique in files that need it.</numerusform>
            <numerusform>%n bones would share a name with another one; that is allowed here, and made unique in files that need it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no name in this convention.</source>
        <translation>
            <numerusform>%n bone has no name in this convention.</numerusform>
            <numerusform>%n bones have no name in this convention.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigDialogs</name>
    <message numerus="yes">
        <source>%n bones have keys in a new clip, which is shown.</source>
        <translation>
            <numerusform>%n bone has keys in a new clip, which is shown.</numerusform>
            <numerusform>%n bones have keys in a new clip, which is shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SelectionChip</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SkeletonDialogs</name>
    <message numerus="yes">
        <source>%n meshes were bound in another pose than the one in which the bones rest.</source>
        <translation>
            <numerusform>%n mesh was bound in another pose than the one in which the bones rest.</numerusform>
            <numerusform>%n meshes were bound in another pose than the one in which the bones rest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::StatusLine</name>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n control</numerusform>
            <numerusform>%n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints</source>
        <translation>
            <numerusform>%n constraint</numerusform>
            <numerusform>%n constraints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TemplateDialog</name>
    <message numerus="yes">
        <source>%n bones; move them to their places afterwards.</source>
        <translation>
            <numerusform>%n bone; move it to its place afterwards.</numerusform>
            <numerusform>%n bones; move them to their places afterwards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolOptionsBar</name>
    <message numerus="yes">
        <source>%n bones selected</source>
        <translation>
            <numerusform>%n bone selected</numerusform>
            <numerusform>%n bones selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TransferDialog</name>
    <message numerus="yes">
        <source>The mesh is bound to %n bones</source>
        <translation>
            <numerusform>The mesh is bound to %n bone</numerusform>
            <numerusform>The mesh is bound to %n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mesh is bound to %n bones more</source>
        <translation>
            <numerusform>The mesh is bound to %n bone more</numerusform>
            <numerusform>The mesh is bound to %n bones more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsModel</name>
    <message numerus="yes">
        <source>Sum · %n influences</source>
        <translation>
            <numerusform>Sum · %n influence</numerusform>
            <numerusform>Sum · %n influences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n vertices</source>
        <translation>
            <numerusform>Mean of %n vertex</numerusform>
            <numerusform>Mean of %n vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsPanel</name>
    <message numerus="yes">
        <source>%n selected vertices</source>
        <translation>
            <numerusform>%n selected vertex</numerusform>
            <numerusform>%n selected vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportScene</name>
    <message numerus="yes">
        <source>after %n passes</source>
        <translation>
            <numerusform>after %n pass</numerusform>
            <numerusform>after %n passes</numerusform>
        </translation>
    </message>
</context>
</TS>
