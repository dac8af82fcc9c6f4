"""A page at a stage: it is loaded with a moment of a match, and the stage answers it in place of a server."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from bismarck.engine.actions import IllegalActionError
from bismarck.engine.match import Due
from bismarck.protocol import WireAction
from bismarck.server.app import web_folder
from bismarck.server.routes.pages import WELCOME_MARK
from bismarck.server.wire import action_from_wire
from tests.browser.stage import TABLE, Stage
from tests.browser.wire import Wire

Json = dict[str, Any]

PATH = f"/t/{TABLE}"
# A second line of the same page. What comes back on it comes after all that was said before on the first.
ECHO = """() => new Promise((heard) => {
  const echo = new WebSocket(`ws://${location.host}/ws/echo`);
  echo.onopen = () => echo.send('');
  echo.onmessage = () => {
    echo.close();
    heard();
  };
})"""


@dataclass
class StagedWire(Wire):
    """The line to a stage. `held` keeps what the stage says until it is let go, `lost` lets it get lost on the way.

    `alone` keeps the others from playing. `more` are messages besides: about people, clocks or talk. `changes` are laid
    over the view of a welcome, for a moment that no match of the engine would give; `refuse` is said to every wish.
    """

    stage: Stage = field(default_factory=Stage)
    held: bool = False
    lost: bool = False
    alone: bool = False
    more: tuple[Json, ...] = ()
    changes: Json = field(default_factory=dict)
    refuse: Json | None = None
    _clients: list[WebSocketRoute] = field(default_factory=list)
    _waiting: list[Json] = field(default_factory=list)
    _known: dict[str, int] = field(default_factory=dict)

    @classmethod
    def at(cls, page: Page, stage: Stage, **how: Any) -> StagedWire:
        """Stand in for the server of *page* at the stage's own address."""
        wire = cls(page, stage=stage, **how)
        page.route(f"**{PATH}", wire._fulfil)
        page.route_web_socket(f"**/ws/{TABLE}", wire._connect)
        page.route_web_socket("**/ws/echo", lambda client: client.on_message(client.send))
        return wire

    def deliver(self) -> None:
        """Wait until what the page has sent has arrived and the answers are heard; its own time stands still."""
        self.page.evaluate(ECHO)

    def tell(self, message: Json) -> None:
        """Let the page hear something, now or when what is held is let go."""
        if self.held:
            self._waiting.append(message)
        elif not self.lost:
            self.say_now(message)

    def say_now(self, message: Json) -> None:
        """Let the page hear something before what is held."""
        self.hear(json.dumps(message))
        self._clients[-1].send(json.dumps(message))

    def cut(self) -> None:
        """Close the socket under the page."""
        self._clients[-1].close(code=1011)

    def let_go(self) -> None:
        """Tell all that was held."""
        self.held = False
        waiting, self._waiting = self._waiting, []
        for message in waiting:
            self.tell(message)

    def step(self) -> None:
        """One event of the match more."""
        self.tell(self.stage.step())

    def go_on(self) -> None:
        """The others play until nothing goes on without the player."""
        while not self.stage.waits_for_me:
            self.step()

    def _welcome(self) -> Json:
        message = self.stage.welcome()
        return {**message, "view": {**message["view"], **self.changes}}

    def _fulfil(self, route: Route) -> None:
        inside = json.dumps(self._welcome()).replace("<", "\\u003c")
        page = (web_folder() / "index.html").read_text("utf-8")
        body = page.replace(WELCOME_MARK, WELCOME_MARK.replace("null", inside, 1))
        route.fulfill(body=body, content_type="text/html; charset=utf-8")

    def _connect(self, client: WebSocketRoute) -> None:
        self._clients.append(client)
        client.on_message(lambda text: self._answer(json.loads(text)))

    def _answer(self, message: Json) -> None:
        self.sent.append(message)
        match message["type"]:
            case "hello":
                for told in (self._welcome(), *self.more):
                    self.tell(told)
            case "ping":
                self.tell({"type": "pong", "t": message["t"], "n": self.stage.state.n})
            case "ready" if self.stage.view.due is Due.ROUND and message["deal"] == self._welcome()["view"]["deal"]:
                self.step()
                self.go_on()
            case "command":
                self._command(message)

    def _command(self, message: Json) -> None:
        name = message["id"]
        if name in self._known:
            self.tell({"type": "acknowledged", "id": name, "n": self._known[name], "again": True})
            return
        refused = {"type": "refused", "id": name, "details": {}, "view": None}
        if self.refuse is not None:
            self.tell({**refused, **self.refuse})
            return
        try:
            told = self.stage.step(action_from_wire(msgspec.convert(message["action"], WireAction)))
        except IllegalActionError as error:
            self.tell({**refused, "code": error.code.value, "message": str(error), "details": dict(error.details)})
            return
        self._known[name] = told["n"]
        self.tell({"type": "acknowledged", "id": name, "n": told["n"], "again": False})
        self.tell(told)
        if not self.alone:
            self.go_on()
