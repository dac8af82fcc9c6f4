"""Compare the generated files in the tree with what their generators write now.

Usage: `python -m tools.generated`, or with `--write` to bring the files up to date. Names limit it to those files, or
to the files below those folders.
"""

import argparse
import difflib
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import command_page, glossary, model_header, paper_data, paper_golden, protocol_files, rule_pages, write_docs
from tools.lessons import written

PROJECT = Path(__file__).resolve().parent.parent


def core_stub() -> str:
    """The type stub of the compiled core."""
    with TemporaryDirectory() as folder:
        stub = Path(folder) / "_core.pyi"
        arguments = ["-q", "-m", "bismarck._core", "-o", str(stub)]
        subprocess.run([sys.executable, "-m", "nanobind.stubgen", *arguments], check=True)
        return stub.read_text("utf-8")


GENERATED: Mapping[str, Callable[[], str]] = {
    "src/bismarck/_core.pyi": core_stub,
    "core/bismarck/maxims_weights.hpp": model_header.page,
    "core/bismarck/worth_numbers.hpp": model_header.worth_page,
    "docs/commands.md": command_page.page,
    "docs/glossary.md": glossary.page,
    "docs/rules.md": write_docs.page,
    "docs/protocol.md": protocol_files.page,
    "docs/protocol.schema.json": protocol_files.schema,
    "web/src/lib/protocol.ts": protocol_files.typescript,
    "web/src/paper/profiles.ts": paper_data.typescript,
    "tests/golden/paper.json": paper_golden.text,
    "web/src/learn/lessons.json": written.page,
    **rule_pages.FILES,
}


def main() -> int:
    """Compare or write every generated file; returns 1 when one differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing")
    parser.add_argument("only", nargs="*", type=Path, help="files or folders to look at instead of all")
    options = parser.parse_args()
    names = [name for name in GENERATED if not options.only or any(Path(name).is_relative_to(p) for p in options.only)]
    stale = [name for name in names if differs(name, write=options.write)]
    if stale:
        print(f"out of date: {', '.join(stale)}; run `make generated` and commit the difference", file=sys.stderr)
    return 1 if stale else 0


def differs(name: str, *, write: bool) -> bool:
    """Whether the file *name* is not what its generator makes; shows the difference, or writes the file."""
    path = PROJECT / name
    now = GENERATED[name]()
    old = path.read_text("utf-8") if path.exists() else ""
    if now == old:
        return False
    if write:
        path.write_text(now, "utf-8")
        print(f"wrote {name}")
        return False
    sys.stdout.writelines(
        difflib.unified_diff(old.splitlines(keepends=True), now.splitlines(keepends=True), name, f"{name} (generated)")
    )
    return True


if __name__ == "__main__":
    sys.exit(main())
