// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectOptions: its slots and signals.
#include "editor/tools/vertex_select_options.h"
