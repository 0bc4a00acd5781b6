#!/bin/sh
# Prints a Python that is new enough and can create environments; otherwise says what is missing.
# PYTHON=... in the environment is asked first.
without_venv=""
for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
  if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
      echo "$python"
      exit 0
    fi
    without_venv="$without_venv $python"
  fi
done
if [ -n "$without_venv" ]; then
  echo "Westmarch: these can't create environments:$without_venv. Install Python's venv module (on Debian and Ubuntu: python3-venv)." >&2
else
  echo "Westmarch needs Python 3.11 or later; none was found. Install it, or name it: make play PYTHON=/path/to/python3" >&2
fi
exit 1
