"""`python -m tests.chaos`: a long storm; ends with 1 where anything was lost, doubled, leaked or left unfinished."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.storm import Plan, Storm


def main() -> int:
    """Run a storm; returns the exit code."""
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--terms", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    plan = Plan(wanted.tables, wanted.kills, wanted.terms, wanted.seed)
    print(f"storm {wanted.seed}: {plan.tables} tables, {plan.kills} SIGKILL, {plan.terms} SIGTERM", flush=True)
    with TemporaryDirectory() as folder:
        report = asyncio.run(Storm(plan, Path(folder) / "data").run())
    print(*report.lines(), sep="\n")
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
