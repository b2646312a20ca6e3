// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientOptions: its slots and signals.
#include "editor/tools/gradient_options.h"
