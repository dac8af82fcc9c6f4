"""tools/generated.py: a file that differs from its generator is shown, or written."""

from pathlib import Path

import pytest

from tools import generated


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(generated, "PROJECT", tmp_path)
    monkeypatch.setattr(generated, "GENERATED", {"docs/one.md": lambda: "new\n", "two.txt": lambda: "same\n"})
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "one.md").write_text("old\n", "utf-8")
    (tmp_path / "two.txt").write_text("same\n", "utf-8")
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["generated", *arguments])
    return generated.main()


def test_a_stale_file_is_shown_and_left_alone(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 1
    said = capsys.readouterr()
    assert "-old\n+new\n" in said.out
    assert said.err == "out of date: docs/one.md; run `make generated` and commit the difference\n"
    assert (project / "docs" / "one.md").read_text("utf-8") == "old\n"


def test_write_brings_it_up_to_date(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "--write") == 0
    assert (project / "docs" / "one.md").read_text("utf-8") == "new\n"
    assert run(monkeypatch) == 0


def test_a_missing_file_is_stale(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "two.txt").unlink()
    assert run(monkeypatch, "two.txt") == 1


def test_names_limit_it_to_files_and_folders(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "two.txt") == 0
    assert run(monkeypatch, "docs") == 1
