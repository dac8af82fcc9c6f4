"""What is written beside a model: how it was made."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from bismarck import __version__

MODELS: Final = Path(__file__).resolve().parents[2] / "src" / "bismarck" / "bots" / "models"
Json = str | int | float | list["Json"] | dict[str, "Json"]


def write_rules(parts: Mapping[str, object]) -> None:
    """Write parts of rules.json anew and keep the others."""
    path = MODELS / "rules.json"
    told = json.loads(path.read_text("utf-8")) | parts
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def write_manifest(name: str, seed: int, facts: Mapping[str, Json]) -> None:
    """Write `models/<name>.json`: the command, seed, versions and date of a model, and what was found in making it."""
    told: dict[str, Json] = {
        "command": f"python -m tools.models {name} --seed {seed}",
        "seed": seed,
        "versions": {"bismarck": __version__, "python": platform.python_version(), "numpy": np.__version__},
        "date": datetime.now(UTC).date().isoformat(),
        "cpu_seconds": round(process_time()),
        **facts,
    }
    # One line for each fact: a table of rows stays readable and short.
    lines = (f" {json.dumps(key)}: {json.dumps(fact)}" for key, fact in told.items())
    (MODELS / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
