"""Compile the kernel to WebAssembly with the clang of the ziglang package.

Usage: `python -m tools.wasm OUT`, for example `python -m tools.wasm build/wasm/kernel.wasm`.
"""

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
CORE = PROJECT / "core"
CACHE = PROJECT / "build" / "zig"
# Players that search, and the solvers: no page asks for them yet, and the module is to stay small.
NOT_ON_A_PAGE = (
    "chooser",
    "contract_values",
    "habits",
    "maxn",
    "prelude",
    "proof",
    "search",
    "sets",
    "sight",
    "trials",
)
FLAGS = (
    "-target",
    "wasm32-wasi",
    "-mexec-model=reactor",
    "-std=c++20",
    "-Os",
    "-fno-exceptions",
    "-fno-rtti",
    "-DNDEBUG",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-s",
)


def sources() -> list[Path]:
    """What the module is made of: what plays whole rounds, and its exports."""
    kernel = [path for path in sorted((CORE / "src").glob("*.cpp")) if not path.name.startswith(NOT_ON_A_PAGE)]
    return [*kernel, *sorted((CORE / "wasm").glob("*.cpp"))]


def build(out: Path) -> Path:
    """The module, compiled into the file *out*, unless it is newer than all it is made of."""
    made_of = [*sources(), *(CORE / "bismarck").rglob("*.hpp"), Path(__file__)]
    if out.exists() and out.stat().st_mtime >= max(path.stat().st_mtime for path in made_of):
        return out
    out.parent.mkdir(parents=True, exist_ok=True)
    compiler = [sys.executable, "-m", "ziglang", "c++", *FLAGS, f"-I{CORE}"]
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(CACHE), "ZIG_LOCAL_CACHE_DIR": str(CACHE)}
    subprocess.run([*compiler, *map(str, sources()), "-o", str(out)], check=True, env=environment)
    return out


if __name__ == "__main__":
    print(build(Path(sys.argv[1])))
