#!/bin/sh
# Installs into an environment what it is told, as pip would: by uv, in a tenth of pip's time; by pip where there is no uv, or where only
# pip knows the way to the packages. For example: install.sh .venv --require-hashes -r requirements/runtime.txt
environment=$1
shift
pip="python -m pip install --quiet --quiet --disable-pip-version-check"
[ -x .venv/bin/uv ] || .venv/bin/$pip --require-hashes -r requirements/install.txt 2> /dev/null
.venv/bin/uv pip install --quiet --python "$environment/bin/python" "$@" 2> /dev/null || "$environment/bin/"$pip "$@"
