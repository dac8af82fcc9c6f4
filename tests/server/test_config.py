from pathlib import Path

import pytest

from bismarck.cli.main import run as run_command
from bismarck.server.config import ConfigurationError, LogFormat, configuration

FOLDER = Path("/where/matches/are")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BISMARCK_PORT", "BISMARCK_DATA", "BISMARCK_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)


def written(folder: Path, text: str) -> Path:
    file = folder / "bismarck.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_flag_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'port = 1001\nhost = "0.0.0.0"\nlog_format = "json"\n')
    assert configuration({}, file, FOLDER).port == 1001
    monkeypatch.setenv("BISMARCK_PORT", "1002")
    assert configuration({}, file, FOLDER).port == 1002
    found = configuration({"port": 1003, "host": None}, file, FOLDER)
    assert (found.port, found.host, found.log_format) == (1003, "0.0.0.0", LogFormat.JSON)


def test_the_folder_is_that_of_the_user_unless_something_names_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert configuration({}, None, FOLDER).data == FOLDER
    assert configuration({}, written(tmp_path, 'data = "/srv"'), FOLDER).data == Path("/srv")
    monkeypatch.setenv("BISMARCK_DATA", "/var")
    assert configuration({}, None, FOLDER).data == Path("/var")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = 70000", "port: expected a number from 0 to 65535, got '70000'"),
        ("prot = 1", "unknown setting 'prot'; choose from host, port"),
        ('log_level = "loud"', "log_level: expected debug, info, warning or error, got 'loud'"),
        ("port = [", "bismarck.toml: "),
        ('tls_key = "key.pem"', "tls_certificate and tls_key go together; set both or none"),
        ("drain_s = -1", "drain_s: expected a number from 0, got '-1'"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ConfigurationError) as refusal:
        configuration({}, written(tmp_path, text), FOLDER)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ConfigurationError, match="expected a configuration file at nowhere"):
        configuration({}, Path("nowhere.toml"), FOLDER)


def test_the_command_ends_with_one_line_and_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["serve", "--config", str(written(tmp_path, "port = 70000"))]) == 2
    assert capsys.readouterr().err == "bismarck: port: expected a number from 0 to 65535, got '70000'\n"
