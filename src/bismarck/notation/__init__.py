"""Positions, scripts, logs and exports: read strictly, written canonically."""

from bismarck.notation.events import decode_event, encode_event
from bismarck.notation.export import as_csv, as_pbn
from bismarck.notation.log import (
    Entry,
    Log,
    MisnumberedError,
    TruncatedLogError,
    event_line,
    header_line,
    read_log,
    whole_lines,
    write_log,
)
from bismarck.notation.position import read_position, write_position
from bismarck.notation.results import results_json, winners
from bismarck.notation.script_run import ScriptOutcome, Verdict, run_script
from bismarck.notation.verify import Fault, Problem, replayed, verify
from bismarck.options import InvalidNotationError

__all__ = [
    "Entry",
    "Fault",
    "InvalidNotationError",
    "Log",
    "MisnumberedError",
    "Problem",
    "ScriptOutcome",
    "TruncatedLogError",
    "Verdict",
    "as_csv",
    "as_pbn",
    "decode_event",
    "encode_event",
    "event_line",
    "header_line",
    "read_log",
    "read_position",
    "replayed",
    "results_json",
    "run_script",
    "verify",
    "whole_lines",
    "winners",
    "write_log",
    "write_position",
]
