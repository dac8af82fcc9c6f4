#!/bin/sh
# Say in one line what this machine lacks before make starts, and which package brings it.
# Usage: preflight.sh PYTHON
python=${1:-python3}

if ! command -v "$python" >/dev/null 2>&1; then
    echo "preflight: no $python here; install Python 3.11 or newer: apt-get install python3 python3-venv python3-dev g++" >&2
    exit 2
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "preflight: Bismarck needs Python 3.11 or newer, $python is older; name another: make PYTHON=python3.12" >&2
    exit 2
fi

missing=
packages=
lacks() { # WHAT PACKAGE
    missing="${missing:+$missing, }$1"
    packages="${packages:+$packages }$2"
}
"$python" -c 'import ensurepip, venv' 2>/dev/null || lacks "Python's venv module" python3-venv
"$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' || lacks "Python's headers" python3-dev
if [ -n "${CXX:-}" ]; then
    command -v "${CXX%% *}" >/dev/null 2>&1 || lacks "the C++ compiler CXX=$CXX" g++
else
    command -v c++ >/dev/null 2>&1 || command -v g++ >/dev/null 2>&1 || command -v clang++ >/dev/null 2>&1 ||
        lacks "a C++20 compiler" g++
fi
if [ -n "$missing" ]; then
    echo "preflight: missing $missing; install: apt-get install $packages" >&2
    exit 2
fi
