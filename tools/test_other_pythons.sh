#!/bin/sh
# Runs the conformance tests on every supported Python of this machine but the one that .venv has: those on the path, and pyenv's.
# Each gets an environment of its own under build. Fails if one of them fails.
set -u
own=$(.venv/bin/python -c 'import sys; print(f"{sys.version_info[0]}.{sys.version_info[1]}")')
status=0
for version in 3.11 3.12 3.13 3.14; do
  [ "$version" = "$own" ] && continue
  python=""
  for found in "python$version" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version".*/bin/python; do
    "$found" -c 'import ensurepip, venv' 2> /dev/null && python=$found
  done
  if [ -z "$python" ]; then
    echo "Python $version is not on this machine."
    continue
  fi
  echo "Running the conformance tests on Python $version."
  place="build/python-$version"
  if [ ! -f "$place/ready" ] || [ -n "$(find requirements pyproject.toml -newer "$place/ready")" ]; then
    rm -rf "$place"
    "$python" -m venv "$place" || { status=1; continue; }
    for list in runtime build test; do
      sh tools/install.sh "$place" --require-hashes -r "requirements/$list.txt" || { status=1; continue 2; }
    done
    sh tools/install.sh "$place" --no-deps --no-build-isolation --editable . || { status=1; continue; }
    touch "$place/ready"
  fi
  PYTHONPATH="$PWD/src" WESTMARCH_BUILD=plain "$place/bin/python" -m pytest -n auto -m "not slow" -p no:cacheprovider \
    tests/*/test_conformance.py || status=1
done
exit $status
