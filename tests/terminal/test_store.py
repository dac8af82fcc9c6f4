"""The folder of a match: nothing lost, nothing torn, one process at a time."""

import stat
from pathlib import Path

import pytest

from bismarck.cli.answers import BadInputError
from bismarck.cli.terminal.store import MatchFolder, SavedMatch, data_folder, locked_folder, new_secret
from bismarck.engine.events import Event
from bismarck.profiles import PROFILES
from tests.terminal.playing import SECRET, Heard, Kept, match, played

RULES = PROFILES["kort"].rules
EVENTS = played(RULES, Heard(answers=["auto match"]))[:40]


def kept(root: Path, events: list[Event]) -> MatchFolder:
    """A folder in which a match has come so far."""
    folder = MatchFolder(root)
    log = folder.start(RULES, SECRET)
    for event in events:
        log.append(event)
    log.close()
    return folder


def test_an_empty_folder_holds_no_match(tmp_path: Path) -> None:
    assert MatchFolder(tmp_path).saved() is None


def test_a_match_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    assert kept(tmp_path, EVENTS).saved() == SavedMatch(RULES, tuple(EVENTS), SECRET)


def test_each_event_is_in_the_log_when_append_returns(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    log = folder.start(RULES, SECRET)
    for number, event in enumerate(EVENTS, 1):
        log.append(event)
        saved = folder.saved()
        assert saved is not None
        assert saved.events == tuple(EVENTS[:number])
    log.close()


def test_a_log_goes_on_where_it_ended(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS[:20])
    log = folder.open_log(EVENTS[:20])
    for event in EVENTS[20:]:
        log.append(event)
    log.close()
    assert folder.saved() == SavedMatch(RULES, tuple(EVENTS), SECRET)


def test_a_last_line_torn_anywhere_is_cut_off_and_the_rest_kept(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS[:10])
    whole = folder.log_path.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(whole)):
        folder.log_path.write_bytes(whole[:end])
        saved = folder.saved()
        assert saved is not None
        assert saved.events == tuple(EVENTS[:9])
        assert folder.log_path.read_bytes() == whole[:start]


def test_a_torn_header_is_no_match(tmp_path: Path) -> None:
    folder = kept(tmp_path, [])
    folder.log_path.write_bytes(folder.log_path.read_bytes()[:30])
    assert folder.saved() is None


def test_a_log_damaged_in_the_middle_is_refused_with_its_line(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS[:10])
    lines = folder.log_path.read_text("utf-8").splitlines(keepends=True)
    folder.log_path.write_text("".join([*lines[:3], "{}\n", *lines[4:]]), "utf-8")
    with pytest.raises(BadInputError, match="line 4"):
        folder.saved()


def test_the_secret_is_for_its_owner_alone(tmp_path: Path) -> None:
    kept(tmp_path, [])
    mode = (tmp_path / "current.secret").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


def test_a_lost_secret_is_none(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS)
    (tmp_path / "current.secret").write_text("torn", "ascii")
    saved = folder.saved()
    assert saved is not None
    assert saved.secret is None


def test_a_match_put_away_leaves_its_log_and_no_secret(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS)
    content = folder.log_path.read_bytes()
    target = folder.put_away()
    assert target.read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir()) == ["matches"]


def test_matches_put_away_in_the_same_second_have_their_own_files(tmp_path: Path) -> None:
    targets = {kept(tmp_path, EVENTS[:number]).put_away() for number in range(3)}
    assert len(targets) == 3


def test_a_second_holder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with locked_folder(tmp_path), pytest.raises(BadInputError, match="being played already"), locked_folder(tmp_path):
        pass
    with locked_folder(tmp_path) as folder:
        assert folder.root == tmp_path


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "ascii")
    with pytest.raises(BadInputError, match="pass --data FOLDER"), locked_folder(tmp_path / "file" / "below"):
        pass


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"BISMARCK_DATA": "/x", "XDG_DATA_HOME": "/y"}, "/x"),
        ({"XDG_DATA_HOME": "/y"}, "/y/bismarck"),
        ({}, str(Path.home() / ".local/share/bismarck")),
    ],
)
def test_matches_are_kept_where_the_environment_says(environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment) == Path(folder)


def test_no_two_secrets_are_the_same_without_a_seed() -> None:
    assert new_secret(None) != new_secret(None)


def test_a_match_recalled_from_a_log_goes_on_in_it(tmp_path: Path) -> None:
    folder = kept(tmp_path, EVENTS)
    saved = folder.saved()
    assert saved is not None
    assert saved.secret is not None
    record = Kept(list(saved.events))
    later = match(saved.rules, Heard(answers=["auto match"]), record, secret=saved.secret)
    later.recall(saved.events)
    later.play()
    assert record.events == played(RULES, Heard(answers=["auto match"]))
