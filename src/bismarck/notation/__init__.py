"""Positions, scripts, logs and exports: read strictly, written canonically."""

from bismarck.notation.events import decode_event, encode_event
from bismarck.notation.export import as_csv, as_pbn
from bismarck.notation.lines import TruncatedLogError, whole_lines
from bismarck.notation.log import (
    Entry,
    Log,
    MisnumberedError,
    event_line,
    header_line,
    read_log,
    write_log,
)
from bismarck.notation.paper import PaperLog, paper_header, read_paper, record_line, write_paper
from bismarck.notation.paper_results import reading_json
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
    "PaperLog",
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
    "paper_header",
    "read_log",
    "read_paper",
    "read_position",
    "reading_json",
    "record_line",
    "replayed",
    "results_json",
    "run_script",
    "verify",
    "whole_lines",
    "winners",
    "write_log",
    "write_paper",
    "write_position",
]
