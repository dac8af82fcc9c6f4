"""Measure parts of the project: `python -m bench [PART …] [--peers] [--json]`."""

from __future__ import annotations

import argparse
import importlib
import json
import sys

from bench.figure import HEADER, Figure, machine
from bismarck import __version__

PARTS = ("engine", "core", "solver", "techniques", "kernel", "bots", "server", "paper", "web", "paper_page")


def main() -> int:
    """Measure and print; returns 0."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=(*PARTS, []), help="what to measure; everything when left out")
    parser.add_argument("--peers", action="store_true", help="measure other programs in the same run")
    parser.add_argument("--json", action="store_true", help="print for a program")
    wanted = parser.parse_args()
    measured: dict[str, list[Figure]] = {}
    for part in wanted.parts or PARTS:
        module = importlib.import_module(f"bench.{part}")
        measured[part] = []
        if not wanted.json:
            print(f"\n## {part}\n", *HEADER, sep="\n", flush=True)
        for figure in module.figures(peers=wanted.peers):
            measured[part].append(figure)
            if not wanted.json:
                print(figure.row(), flush=True)
    if wanted.json:
        report = {part: [figure.json() for figure in figures] for part, figures in measured.items()}
        print(json.dumps({"machine": machine(), "version": __version__, "figures": report}))
    else:
        print(f"\nbismarck {__version__} on {machine()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
