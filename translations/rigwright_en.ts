<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: Rigwright contributors -->
<!-- SPDX-License-Identifier: Apache-2.0 -->
<TS version="2.1" language="en">
<context>
    <name>BonesPanel</name>
    <message numerus="yes">
        <source>Filter %n bones</source>
        <translation>
            <numerusform>Filter %n bone</numerusform>
            <numerusform>Filter %n bones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>%n locked</numerusform>
            <numerusform>%n locked</numerusform>
        </translation>
    </message>
</context>
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
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>Exported to %1, with %n changes</source>
        <translation>
            <numerusform>Exported to %1, with %n change</numerusform>
            <numerusform>Exported to %1, with %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>%n vertices whose weights do not sum to 1</source>
        <translation>
            <numerusform>%n vertex whose weights do not sum to 1</numerusform>
            <numerusform>%n vertices whose weights do not sum to 1</numerusform>
        </translation>
    </message>
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
        <source>%n seam points whose twins differ</source>
        <translation>
            <numerusform>%n seam point whose twins differ</numerusform>
            <numerusform>%n seam points whose twins differ</numerusform>
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
</context>
<context>
    <name>PlaybackBar</name>
    <message numerus="yes">
        <source>%1 s · %n frames</source>
        <translation>
            <numerusform>%1 s · %n frame</numerusform>
            <numerusform>%1 s · %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolOptionsBar</name>
    <message numerus="yes">
        <source>%n bones selected</source>
        <translation>
            <numerusform>%n bone selected</numerusform>
            <numerusform>%n bones selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VertexWeightsModel</name>
    <message numerus="yes">
        <source>Sum · %n influences</source>
        <translation>
            <numerusform>Sum · %n influence</numerusform>
            <numerusform>Sum · %n influences</numerusform>
        </translation>
    </message>
</context>
</TS>
