import json
from pathlib import Path

import pytest

from bismarck.cli.main import run
from tests.server.test_backup import changed, made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made(tmp_path / "data")
    return tmp_path / "data"


def admin(folder: Path, *arguments: str) -> int:
    return run(["admin", *arguments, "--data", str(folder)])


def test_the_tables_are_listed_without_cards_or_tokens(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "tables", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 2
    assert rows[0].keys() == {"id", "profile", "created_s", "events", "ended", "seats"}
    assert rows[0]["seats"] == ["Person A", "Person B", "Person C"]
    assert admin(folder, "tables") == 0
    assert "kurz" in capsys.readouterr().out


def test_a_backup_is_restored(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = str(tmp_path / "copy")
    assert admin(folder, "backup", copy, "--lang", "en") == 0
    changed(folder, "DELETE FROM event")
    assert admin(folder, "audit", "--lang", "en") == 1
    assert "2 tables checked, 2 with a fault." in capsys.readouterr().out
    assert admin(folder, "restore", copy) == 0
    assert admin(folder, "audit", "--json") == 0
    answer = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert answer == {"good": True, "tables": 2, "problems": []}


def test_a_folder_without_a_store_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(tmp_path, "tables") == 2
    assert "expected a store at" in capsys.readouterr().err
    assert run(["admin"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_person_is_banned_by_the_id_that_is_listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(folder, "people", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 6
    assert {row["tables"] for row in rows} == {1}
    person = rows[0]["id"]
    assert admin(folder, "ban", person, "--reason", "rude", "--lang", "en") == 0
    assert admin(folder, "people", "--lang", "en") == 0
    assert "banned: rude" in capsys.readouterr().out
    assert admin(folder, "unban", person[:8]) == 0
    assert admin(folder, "people") == 0
    assert "rude" not in capsys.readouterr().out


@pytest.mark.parametrize("person", ["", "0123456", "zzzzzzzzzzzz"])
def test_an_id_that_is_not_one_persons_is_refused(
    folder: Path, person: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(folder, "ban", person) == 2
    assert "expected the id of one person" in capsys.readouterr().err
