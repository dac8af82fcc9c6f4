"""A protocol of the terminal that phones follow and write to as well, through a server.

The server's list is the truth: the protocol here is that list, and after it what was written here and is still to be
sent, as it fits. Of a round, the last one who writes it is right.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from bismarck.cli.answers import BadInputError
from bismarck.cli.paper.file import NotKeptError, PaperFile, begun
from bismarck.cli.paper.post import (
    ANSWER_S,
    Begun,
    Came,
    Changes,
    Post,
    Question,
    SharedAt,
    Trouble,
    Whole,
    Wish,
    asked,
)
from bismarck.cli.paper.shared_place import Known, Shared, keep_place, mark_of, state_of
from bismarck.cli.paper.sheets import told_change
from bismarck.cli.paper.speaking import PaperWords, by_name
from bismarck.locale import Messages
from bismarck.notation.paper import PaperLog
from bismarck.options import InvalidNotationError, difference_from_profile, read_rules
from bismarck.paper import (
    Paper,
    Record,
    UnfitChangeError,
    Written,
    applied,
    evolved,
    merged,
    paper_of,
    read,
)
from bismarck.protocol import ChangePaper, PaperChange, SharePaper
from bismarck.rules import SEATS, Seat
from bismarck.server.paper_wire import change_of, meant_for, message_of
from bismarck.server.refusal import TableRefusedError

AT_ONCE: Final = 50  # changes in one request, below what a server takes
MOST_IDLE: Final = 5
MOMENT_S: Final = 0.3  # so long a person waits for an answer before the next question


class Sharing:
    """Sends what is written here, takes in what others write."""

    def __init__(self, file: PaperFile, shared: Shared, words: Messages, post: Post) -> None:
        self._file = file
        self._words = words
        self._said = PaperWords(words, file.blank.rules)
        self._post = post
        self._shared = shared
        self._known = state_of(file, shared) if shared.states else Known(mark=mark_of(file, ()))
        self._met = False  # the server has answered since the sheet was opened
        self._waiting = False  # for an answer to what was handed over
        self._idle = 0  # answers in a row that settled nothing of it
        self._troubled = False
        self._over = False

    @property
    def link(self) -> str:
        """Where others follow; no text before the server has it."""
        return self._shared.link if self._shared.id else ""

    @property
    def wake(self) -> int:
        """A descriptor that can be read when others have written."""
        return self._post.wake

    @property
    def settled(self) -> bool:
        """Whether the server has all that is written here."""
        return self._met and self._known.sent == len(self._file.records)

    def begin(self) -> list[str]:
        """Send what is still to be sent, hear what others wrote meanwhile; what to say of it."""
        if self._shared.id:
            self._post.follow(self._url, self._known.seen)
        return [*self._hand_over(), *self.news(ANSWER_S)]

    def changed(self) -> list[str]:
        """Send what was just written; what to say of it."""
        return [*self._hand_over(), *self.news(MOMENT_S)]

    def news(self, wait_s: float = 0.0) -> list[str]:
        """Take in what has come; what others wrote, and what came of one's own. Waits only for an answer to that."""
        said: list[str] = []
        until_s = time.monotonic() + wait_s
        while not self._over:
            left_s = max(0.0, until_s - time.monotonic()) if self._waiting else 0.0
            came = self._post.came(left_s)
            if came is None:
                break
            said += self._take(came)
        return said

    def end(self) -> list[str]:
        """Wait a little for what is not sent yet; says how many changes that is in the end."""
        said = self.news(ANSWER_S)
        unsent = len(self._file.records) - self._known.sent
        self._post.close()
        return [*said, self._words.text("score-unsent", count=unsent)] if unsent and not self._over else said

    def links(self) -> list[str]:
        """Where others follow, and where they write too."""
        if not self.link:
            return [self._words.text("score-not-shared")]
        return [
            self._words.text("score-link", link=self._shared.link),
            self._words.text("score-writing-link", link=self._shared.writing_link),
        ]

    @property
    def _url(self) -> str:
        return f"{self._shared.address}/api/papers/{self._shared.id}"

    def _take(self, came: Came) -> list[str]:
        try:
            match came:
                case Trouble():
                    return self._trouble(came)
                case Begun():
                    self._keep(replace(self._shared, id=came.id, key=came.key))
                    self._post.follow(self._url, self._known.seen)
                    return [*self._back(), *self._hand_over()]
                case Changes():
                    return self._changes(came)
        except (NotKeptError, OSError) as mistake:
            return [self._words.text("score-not-kept", why=str(mistake))]
        except (UnfitChangeError, InvalidNotationError, TableRefusedError):
            return self._trouble(Trouble("not_ours"))

    def _changes(self, answer: Changes) -> list[str]:
        unsent = len(self._file.records) - self._known.sent
        said = self._fold(answer)
        self._met = True
        self._waiting = not self.settled
        self._post.follow(self._url, self._known.seen)
        self._idle = self._idle + 1 if 0 < unsent <= len(self._file.records) - self._known.sent else 0
        if self._idle > MOST_IDLE:  # it takes what it is given and never has it
            raise InvalidNotationError("the server does not keep what is sent")
        return [*said, *self._back(), *self._hand_over()]

    def _trouble(self, trouble: Trouble) -> list[str]:
        self._waiting = False
        why = trouble_in_words(self._words, trouble)
        if trouble.lasts:
            self._over = True
            self._post.close()
            return [self._words.text("score-share-over", why=why)]
        if self._troubled:
            return []
        self._troubled = True
        return [self._words.text("score-not-sent", why=why)]

    def _back(self) -> list[str]:
        """What to say when the server answers again."""
        if not self._troubled or not self.settled:
            return []
        self._troubled = False
        return [self._words.text("score-sent")]

    def _hand_over(self) -> list[str]:
        """Let the next changes be sent, each under a name that is on the disk before."""
        if self._over or self.settled:
            return []
        try:
            known = self._named()
            if known is not self._known:
                self._keep(replace(self._shared, states=(known,)))
                self._known = known
        except OSError as mistake:
            return [self._words.text("score-not-kept", why=str(mistake.strerror))]
        self._post.send(self._wish())
        self._waiting = True
        return []

    def _named(self) -> Known:
        """What is known, with a name for each change: those that were just written get theirs."""
        known, records = self._known, self._file.records
        if len(known.ids) == len(records):
            return known
        new = (secrets.token_urlsafe(9) for _ in records[len(known.ids) :])
        return replace(known, ids=(*known.ids, *new), mark=mark_of(self._file, records))

    def _wish(self) -> Wish:
        if not self._shared.id:
            blank = self._file.blank
            share = SharePaper(
                blank.rules.profile,
                {"A": blank.names[0], "B": blank.names[1], "C": blank.names[2]},
                blank.first_dealer.value,
                self._file.started,
                difference_from_profile(blank.rules),
            )
            return Question("POST", f"{self._shared.address}/api/papers", Begun, body=msgspec.json.encode(share))
        first = self._known.sent
        messages = _messages(self._file, self._known.ids)[first : first + AT_ONCE]
        change = ChangePaper(self._known.seen, messages)
        return Question("PUT", self._url, Changes, self._shared.key, msgspec.json.encode(change))

    def _fold(self, answer: Changes) -> list[str]:
        """Put the server's new changes before one's own that it has not; says what others wrote.

        Raises:
            UnfitChangeError, InvalidNotationError, TableRefusedError: the answer makes no sense.
            NotKeptError, OSError: the disk takes it not.
        """
        known, records = self._named(), self._file.records
        fresh = [change for change in answer.changes if change.n is not None and change.n > known.seen]
        refused = {one.id: one for one in answer.refused}
        settled = {change.id for change in fresh} | set(refused) | set(answer.done)
        own = set(known.ids)
        said: list[str] = []
        before = state = _written(self._file, records[: known.sent])
        taken = list(records[: known.sent])
        ids = list(known.ids[: known.sent])
        for message in fresh:
            change, _ = change_of(message)
            if message.id not in own:
                said.append(self._words.text("score-from-other", what=told_change(self._said, state, change)))
            state = applied(state, change)
            taken.append(Record(message.at, change))
            ids.append(message.id)
        sent = len(taken)
        for change_id, record in zip(known.ids[known.sent :], records[known.sent :], strict=True):
            told = told_change(self._said, before, record.change)
            rounds = len(before.paper.entries)
            before = evolved(before, record.change)
            if change_id in refused:
                one = refused[change_id]
                said.append(self._said.lost(told, one.code, one.details))
            if change_id in settled:
                continue
            try:
                fitting = merged(state, record.change, meant_for(message_of(0, change_id, record, rounds)))
                state = state if fitting is None else applied(state, fitting)
            except UnfitChangeError as unfit:
                said.append(self._said.lost(told, unfit.code, unfit.details))
                continue
            if fitting is not None:
                taken.append(Record(record.at, fitting))
                ids.append(change_id)
        after = Known(max(known.seen, answer.n), sent, tuple(ids), mark_of(self._file, taken))
        self._replace(taken, known, after)
        if said and read(state.paper).standing.results:
            totals = by_name(state.paper.names, read(state.paper).standing.totals)
            said.append(self._words.text("score-totals", totals=totals))
        return said

    def _replace(self, records: Sequence[Record], before: Known, after: Known) -> None:
        """Let the protocol and what is known of the server go on together, whenever the process dies."""
        if list(records) != self._file.records:
            self._keep(replace(self._shared, states=(before, after)))
            self._file.replace(records)
        self._known = after
        self._keep(replace(self._shared, states=(after,)))

    def _keep(self, shared: Shared) -> None:
        keep_place(self._file.path, shared)
        self._shared = shared


def trouble_in_words(words: Messages, trouble: Trouble) -> str:
    """Why a server does not answer, as a reason."""
    name = f"score-line-{trouble.code}"
    return words.text(name, **trouble.details) if words.has(name) else words.text("score-line-other", code=trouble.code)


@contextmanager
def joined(path: Path, where: SharedAt, words: Messages) -> Iterator[PaperFile]:
    """A new file with a protocol that others have shared, and beside it where that is.

    Raises:
        BadInputError: the server does not have it, or it cannot be kept there.
    """
    try:
        whole = asked(Question("GET", f"{where.address}/api/papers/{where.id}", Whole, where.key))
        blank, records = _read_whole(whole)
    except Trouble as trouble:
        raise BadInputError(f"--share: {trouble_in_words(words, trouble)}") from trouble
    with begun(path, blank, whole.started) as file:
        try:
            file.replace(records)
            ids = tuple(message.id for message in whole.changes)
            known = Known(whole.n, len(records), ids, mark_of(file, records))
            keep_place(path, Shared(where.address, where.id, where.key, (known,)))
        except (NotKeptError, OSError) as mistake:
            raise BadInputError(f"cannot keep {path}: {mistake}; make room on the disk") from mistake
        yield file


def _read_whole(whole: Whole) -> tuple[Paper, tuple[Record, ...]]:
    """The blank protocol and its changes.

    Raises:
        Trouble: they make no sense.
    """
    try:
        a, b, c = (whole.names[seat.value] for seat in SEATS)
        blank = Paper(read_rules(whole.profile, whole.rules), (a, b, c), Seat(whole.first_dealer))
        records = tuple(Record(message.at, change_of(message)[0]) for message in whole.changes)
        paper_of(blank, (record.change for record in records))
    except (ValueError, KeyError):
        raise Trouble("not_ours") from None
    return blank, records


def _written(file: PaperFile, records: Sequence[Record]) -> Written:
    return PaperLog(file.started, file.blank, tuple(records)).written


def _messages(file: PaperFile, ids: Sequence[str]) -> list[PaperChange]:
    """All changes as the server is told of them."""
    written = Written(file.blank)
    found = []
    for change_id, record in zip(ids, file.records, strict=False):
        found.append(message_of(0, change_id, record, len(written.paper.entries)))
        written = evolved(written, record.change)
    return found
