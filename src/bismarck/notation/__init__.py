"""Positions, scripts, logs and exports: read strictly, written canonically."""

from bismarck.notation.position import read_position, write_position
from bismarck.notation.results import results_json
from bismarck.notation.script_run import ScriptOutcome, Verdict, run_script
from bismarck.options import InvalidNotationError

__all__ = [
    "InvalidNotationError",
    "ScriptOutcome",
    "Verdict",
    "read_position",
    "results_json",
    "run_script",
    "write_position",
]
