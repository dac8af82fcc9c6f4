"""A sitting at the terminal: the match that was left, or a new one, and another one after it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from bismarck.bots.bot import Bot
from bismarck.bots.registry import HINT_BOT, UnknownBotError, bot_name, get
from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.terminal.game import InputEndedError, Seating, TerminalMatch, Voice
from bismarck.cli.terminal.speech import Speech
from bismarck.cli.terminal.store import MatchFolder, SavedMatch, data_folder, locked_folder, new_secret
from bismarck.cli.terminal.vocabulary import Command, Vocabulary, plain
from bismarck.cli.terminal.voice import LineVoice, is_plain, wants_colour
from bismarck.croupier import match_started
from bismarck.engine.actions import Abandon
from bismarck.engine.decide import decide
from bismarck.engine.events import MatchStarted, Player
from bismarck.engine.match import replay
from bismarck.locale import Messages
from bismarck.rules import SEATS, Rules, Seat
from bismarck.rulestext import name_in_words


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person asks of a new match. `seed` makes it the same every time; `bots` are the opponents, in turn.
    In a match of `practice` steps may be taken back.
    """

    rules: Rules
    words: Messages
    seat: Seat
    name: str | None
    bots: tuple[str, ...]
    seed: str | None
    practice: bool = False


def run_session(wishes: Wishes, *, resume: bool, new: bool, plain: bool, folder: Path | None) -> None:
    """Play matches in the terminal until the person has had enough.

    Raises:
        BadInputError: there is nothing to resume, the saved match can't be read, or another process plays it.
    """
    spelled = plain or is_plain(os.environ)
    voice = LineVoice(coloured=not spelled and wants_colour(os.environ))
    root = (data_folder(os.environ) if folder is None else folder) / "terminal"
    with locked_folder(root) as kept:
        sitting = _Sitting(wishes, voice, kept, Vocabulary.of(wishes.words), spelled=spelled)
        try:
            sitting.run(resume=resume, new=new)
        except (InputEndedError, KeyboardInterrupt):
            voice.say(["", *sitting.farewell()])


class _Sitting:
    """What one run of the program does with the folder."""

    def __init__(
        self, wishes: Wishes, voice: Voice, folder: MatchFolder, vocabulary: Vocabulary, *, spelled: bool
    ) -> None:
        self._wishes = wishes
        self._voice = voice
        self._folder = folder
        self._vocabulary = vocabulary
        self._spelled = spelled
        self._matches = 0
        self._playing = False

    def run(self, *, resume: bool, new: bool) -> None:
        """Go on with the match that was left or begin one, then ask for another."""
        saved = self._left_match(new=new)
        if saved is None and resume:
            raise BadInputError("there is no match to resume; leave --resume out to begin one")
        if saved is not None and not resume and not self._agrees("ask-resume", rules=self._name(saved.rules)):
            self._give_up(saved)
            saved = None
        if saved is None:
            self._begin()
        else:
            self._go_on(saved)
        while self._agrees("ask-again"):
            self._begin()

    def farewell(self) -> list[str]:
        """What to say when the person goes."""
        return [self._wishes.words.text("farewell-kept" if self._playing else "farewell")]

    def _left_match(self, *, new: bool) -> SavedMatch | None:
        """The match to go on with, if there is one; what is over, or not wanted any more, is put away."""
        try:
            saved = self._folder.saved()
        except BadInputError as mistake:
            if not new:
                raise BadInputError(f"{mistake}; pass --new to put it aside and begin another match") from mistake
            self._folder.put_away()
            return None
        if saved is None:
            return None
        state = replay(saved.rules, saved.events)
        if state.ended is not None:
            self._folder.put_away()
            return None
        if new:
            self._give_up(saved)
            return None
        if saved.secret is None:
            raise BadInputError(
                f"{self._folder.log_path}: the secret of this match is lost; pass --new to begin another match"
            )
        return saved

    def _give_up(self, saved: SavedMatch) -> None:
        """End a match that nobody wants to play on."""
        state = replay(saved.rules, saved.events)
        log = self._folder.open_log(saved.events)
        log.append(decide(state, self._wishes.seat, Abandon()))
        log.close()
        self._folder.put_away()

    def _begin(self) -> None:
        wishes = self._wishes
        seed = wishes.seed if wishes.seed is None or not self._matches else f"{wishes.seed}/{self._matches}"
        secret = new_secret(seed)
        players = _players(wishes)
        self._play(wishes.rules, secret, match_started(players, secret, practice=wishes.practice), None)

    def _go_on(self, saved: SavedMatch) -> None:
        assert saved.secret is not None, "a match without its secret is not gone on with"
        started = next((event for event in saved.events if isinstance(event, MatchStarted)), None)
        if started is None:
            players = _players(self._wishes)
            started = match_started(players, saved.secret, practice=self._wishes.practice)
        self._play(saved.rules, saved.secret, started, saved)

    def _play(self, rules: Rules, secret: bytes, started: MatchStarted, saved: SavedMatch | None) -> None:
        """Play one match to its end and put it away."""
        me = next(seat for seat, player in zip(SEATS, started.players, strict=True) if player.bot is None)
        a, b, c = (player.name for player in started.players)
        speech = Speech(self._wishes.words, me, (a, b, c), self._spelled)
        seating = Seating(me, _bots(started), get(HINT_BOT))
        begun = saved is not None and bool(saved.events)
        log = self._folder.start(rules, secret) if saved is None else self._folder.open_log(saved.events)
        self._matches += 1
        self._playing = True
        match = TerminalMatch(rules, secret, seating, speech, self._voice, log)
        try:
            if begun and saved is not None:
                match.recall(saved.events)
                match.play()
            else:
                self._voice.say([speech.text("welcome"), speech.text("told-rules", rules=self._name(rules))])
                match.play(started)
        finally:
            log.close()
        self._playing = False
        path = self._folder.put_away()
        sheet = match.score_sheet() if self._spelled else []  # else it has been shown after the last round
        self._voice.say([*sheet, speech.text("log-kept", path=str(path))])

    def _name(self, rules: Rules) -> str:
        return name_in_words(rules, self._wishes.words.language)

    def _agrees(self, question: str, **arguments: str) -> bool:
        """Ask a question of yes or no until it is answered."""
        words = self._wishes.words
        while True:
            said = plain(self._voice.ask(words.text(question, **arguments)))
            if said in self._vocabulary.agree:
                return True
            if said in self._vocabulary.decline:
                return False
            if self._vocabulary.commands.get(said) is Command.QUIT:
                raise InputEndedError
            self._voice.say([words.text("wrong-yes-or-no")])


def _players(wishes: Wishes) -> tuple[Player, Player, Player]:
    """The person and the bots at the table."""
    own = wishes.name or wishes.words.text("default-name")
    others = [name for name in (name.strip() for name in wishes.words.text("opponent-names").split(",")) if name != own]
    bots = iter(zip(others, wishes.bots, strict=False))
    a, b, c = (
        Player(own) if seat is wishes.seat else Player(name, bot_name(bot))
        for seat in SEATS
        for name, bot in ([("", "")] if seat is wishes.seat else [next(bots)])
    )
    return (a, b, c)


def _bots(started: MatchStarted) -> dict[Seat, Bot]:
    with reading("the log names a bot that is not here", UnknownBotError):
        return {
            seat: get(player.bot.name)
            for seat, player in zip(SEATS, started.players, strict=True)
            if player.bot is not None
        }
