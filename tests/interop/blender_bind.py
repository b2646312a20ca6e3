# SPDX-FileCopyrightText: Rigwright contributors
# SPDX-License-Identifier: Apache-2.0
"""Binds a mesh by Blender's automatic weights: blender -b -P blender_bind.py -- IN.json OUT.json

IN: {"positions": [x, y, z, …], "faces": [[v, …], …], "segments": [{"joint": j, "head": [x, y, z], "tail": […]}, …]}.
OUT: {"seconds": s, "rows": [[[joint, weight], …], …]}: the sum over the segments of a joint, as Blender gives them.
Names and axes play no part: the mesh is made here, vertex by vertex, and a bone stands for a segment.
"""
import json
import sys
import time

import bpy
from mathutils import Vector

source, target = sys.argv[sys.argv.index("--") + 1:]
with open(source, encoding="utf8") as file:
    wanted = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
flat = wanted["positions"]
mesh = bpy.data.meshes.new("mesh")
mesh.from_pydata([flat[i:i + 3] for i in range(0, len(flat), 3)], [], wanted["faces"])
body = bpy.data.objects.new("mesh", mesh)
bpy.context.collection.objects.link(body)

armature = bpy.data.objects.new("bones", bpy.data.armatures.new("bones"))
bpy.context.collection.objects.link(armature)
bpy.context.view_layer.objects.active = armature
bpy.ops.object.mode_set(mode="EDIT")
for number, segment in enumerate(wanted["segments"]):
    bone = armature.data.edit_bones.new(f"b{number}")
    bone.head, bone.tail = Vector(segment["head"]), Vector(segment["tail"])
bpy.ops.object.mode_set(mode="OBJECT")

body.select_set(True)
armature.select_set(True)
bpy.context.view_layer.objects.active = armature
begin = time.perf_counter()
bpy.ops.object.parent_set(type="ARMATURE_AUTO")
seconds = time.perf_counter() - begin

jointOf = {group.index: wanted["segments"][int(group.name[1:])]["joint"] for group in body.vertex_groups}
rows = []
for vertex in mesh.vertices:
    row = {}
    for element in vertex.groups:
        joint = jointOf[element.group]
        row[joint] = row.get(joint, 0.0) + element.weight
    rows.append([[joint, weight] for joint, weight in row.items() if weight > 0.0])
with open(target, "w", encoding="utf8") as file:
    json.dump({"seconds": seconds, "rows": rows}, file)
