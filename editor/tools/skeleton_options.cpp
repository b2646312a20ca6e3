// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkeletonOptions: its slots and signals.
#include "editor/tools/skeleton_options.h"
