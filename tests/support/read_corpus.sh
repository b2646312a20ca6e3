#!/usr/bin/env bash
# SPDX-FileCopyrightText: Rigwright contributors
# SPDX-License-Identifier: Apache-2.0
# Runs `info` over every file of the corpus: 0 for whole files, 0 or 3 for malformed ones; anything
# else (a crash, a finding of a sanitizer) fails.
# usage: read_corpus.sh RIGWRIGHT-CLI CORPUS
set -u
cli=$1 corpus=$2 passed=0 failed=0
[ -d "$corpus" ] || {
    echo "no corpus at $corpus: nothing read (set RIGWRIGHT_CORPUS)"
    exit 0
}
while IFS= read -r file; do
    output=$("$cli" info --json "$file" 2>&1 >/dev/null)
    status=$?
    case $file in
    */malformed/*) allowed="0 3" ;;
    *) allowed="0" ;;
    esac
    if [[ " $allowed " == *" $status "* ]]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'exit %s (allowed: %s): %s\n%s\n' "$status" "$allowed" "$file" "$output"
    fi
done < <(find "$corpus" -type f -regextype egrep -regex '.*\.(glb|gltf|vrm|fbx|dae|obj)' | sort)
echo "info over the corpus: $passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
