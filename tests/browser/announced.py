"""What the page has to say aloud of a match, line by line, from what its socket was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.browser.page_words import PageWords
from tests.browser.table_page import Json

SEATS: Final = "ABC"
# So long lines wait for others that come at the same time.
TOGETHER_MS: Final = 120
# Note every line that is added to the log that is read out, with those that come in the same change, and everything
# that interrupts.
LISTEN: Final = """() => {
  window.heard = { polite: [], assertive: [], together: [] };
  const lines = (nodes) => [...nodes].map((node) => node.textContent).filter((words) => words);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => lines(addedNodes));
    window.heard.polite.push(...added);
    if (added.length > 0) window.heard.together.push(added.length);
  }).observe(document.querySelector('[role=log][aria-live=polite]'), { childList: true });
  const alert = document.querySelector('[role=alert][aria-live=assertive]');
  const interrupt = () => {
    if (alert.textContent && alert.textContent !== window.heard.assertive.at(-1))
      window.heard.assertive.push(alert.textContent);
  };
  interrupt();
  new MutationObserver(interrupt).observe(alert, { childList: true, characterData: true, subtree: true });
}"""


@dataclass(frozen=True)
class Announced:
    """The words for one player in a language; *names* are those at A, B and C."""

    words: PageWords
    seat: str
    names: tuple[str, str, str]

    def of(self, frames: list[Json]) -> list[str]:
        """What is said of the events among *frames*, in their order."""
        return [line for frame in frames if frame["type"] == "event" for line in self.lines(frame)]

    def lines(self, frame: Json) -> list[str]:
        """What is said of an event: mostly a line, two where a trick is over, none where only the shuffle needs it."""
        event, view = frame["event"], frame["view"]
        text = self.words.text
        match event["type"]:
            case "card_played":
                played = self.about("web-say-played", event["seat"], card=self.words.card(event["card"]))
                return [played, *self._trick(view)]
            case "dealer_drawn":
                return [self.about("web-say-dealer", view["dealer"])]
            case "cut_shown":
                return [text("web-say-cut", card=self.words.card(view["cut"]))]
            case "talon_dealt":
                shown = ", ".join(self.words.card(card) for card in view["talon"])
                return [text("web-say-talon", cards=shown)] if shown else []
            case "hands_dealt":
                return [text("web-say-dealt")]
            case "contract_announced":
                return [self.about("web-say-contract", view["forehand"], contract=self._contract(view))]
            case "talon_taken" | "talon_left" | "discarded" as kind:
                return [self.about(f"web-say-{kind.removeprefix('talon_')}", view["forehand"])]
            case "trump_named":
                return [self.about("web-say-trump", view["forehand"], trump=text(f"strain-{view['trump']}"))]
            case "round_scored":
                return [self._scored(frame["round"])]
            case "match_ended":
                return [text("web-say-over")]
            case _:
                return []

    def about(self, message: str, seat: str, **arguments: str) -> str:
        """A message about the player at a seat."""
        return self.words.text(message, you="yes" if seat == self.seat else "no", who=self._name(seat), **arguments)

    def turn(self, view: Json) -> str:
        """What interrupts when it is the player's turn at the table."""
        text, led = self.words.text, view["trick"]
        playable = view["options"]["cards"]
        suits = {card[0] for card in playable}
        if not led:
            return text("web-turn-lead")
        if suits == {led[0][0]}:
            return text("web-turn-follow", suit=text(f"suit-{led[0][0]}"))
        if suits == {view["trump"]} and len(playable) < len(view["hand"]):
            return text("web-turn-trump", suit=text(f"strain-{view['trump']}"))
        return text("web-turn-any")

    def _name(self, seat: str) -> str:
        return self.words.text("web-you") if seat == self.seat else self.names[SEATS.index(seat)]

    def _trick(self, view: Json) -> list[str]:
        if view["trick"] or view["last_trick"] is None:
            return []
        winner = view["last_trick"]["winner"]
        place = SEATS.index(winner)
        tricks = view["won"][place]
        match view["scoring"]:
            case "tricks_over":
                count = self.words.text("web-tricks-of-quota", tricks=tricks, quota=view["quotas"][place])
            case "tricks_under":
                count = self.words.text("web-tricks-of-limit", tricks=tricks, quota=view["quotas"][place])
            case _:
                count = self.words.text("web-tricks", count=tricks)
        return [self.about("web-say-trick", winner, count=count)]

    def _contract(self, view: Json) -> str:
        contract, trump = view["contract"], view["trump"]
        title = self.words.text(f"contract-{contract}")
        if contract == "spader" or trump is None or (trump == "NT" and contract != "valfri"):
            return title
        return self.words.text("web-contract-trump", contract=title, trump=self.words.text(f"strain-{trump}"))

    def _scored(self, scored: Json) -> str:
        each = [
            self.words.text("web-say-score", who=self._name(seat), score=signed(score))
            for seat, score in zip(SEATS, scored["scores"], strict=True)
        ]
        return self.words.text("web-say-scored", number=scored["number"], scores=", ".join(each))


def signed(score: int) -> str:
    """A score with its sign: a proper minus, and no sign for 0."""
    return "0" if score == 0 else f"{score:+}".replace("-", "\u2212")
