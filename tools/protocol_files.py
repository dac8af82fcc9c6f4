"""What is generated from `bismarck.protocol`: the client's types, the JSON Schema, the page for people."""

import inspect
import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from bismarck import protocol
from bismarck.protocol import actions, company, gathering, match, paper, replay, requests, words

Schema = Mapping[str, Any]

GROUPS = {
    "WireAction": ("A wish", protocol.WireAction),
    "FromClient": ("From the client", protocol.FromClient),
    "FromServer": ("From the server", protocol.FromServer),
    "PaperChange": ("A change of a protocol of real cards", protocol.PaperChange),
}
MODULES = (words, actions, match, gathering, company, requests, paper, replay)
REQUESTS = tuple(
    member
    for module in (requests, paper, replay)
    for member in vars(module).values()
    if inspect.isclass(member) and member.__module__ == module.__name__ and issubclass(member, protocol.Message)
)
ALIASES = {
    "SeatName": protocol.SeatName,
    "StrainName": protocol.StrainName,
    "Choice": protocol.Choice,
    "Preset": protocol.Preset,
}


def schema() -> str:
    """The JSON Schema of every message."""
    groups, components = _components()
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Bismarck protocol {protocol.PROTOCOL_VERSION}",
        "anyOf": [group for group in groups if "anyOf" in group],
        "$defs": components,
    }
    return json.dumps(document, indent=2) + "\n"


def typescript() -> str:
    """The message types for the client."""
    _, components = _components()
    lines = ["// Written from src/bismarck/protocol by `make protocol`.", ""]
    for name, component in components.items():
        lines += [f"/** {_comment(component)} */", f"export interface {name} {{"]
        required = set(component["required"]) | {"type"}
        for field, kind in component["properties"].items():
            mark = "" if field in required else "?"
            lines.append(f"  {field}{mark}: {_typescript(kind)};")
        lines += ["}", ""]
    for name, alias in ALIASES.items():
        lines += [f"export type {name} = {_typescript(msgspec.json.schema(alias))};", ""]
    lines += ["export type CardName = string;", ""]
    for name, (_, group) in GROUPS.items():
        lines += [f"export type {name} = {' | '.join(member.__name__ for member in group.__args__)};", ""]
    return "\n".join(lines).rstrip() + "\n"


def page() -> str:
    """The reference page of the protocol."""
    _, components = _components()
    lines = [
        "# The protocol",
        "",
        (
            f"Version {protocol.PROTOCOL_VERSION}. Written from `src/bismarck/protocol` by `make docs`;"
            " `docs/protocol.schema.json` holds the same for programs."
        ),
        "",
        _prose(inspect.getdoc(protocol) or ""),
        "",
        (
            "A player's socket is `/ws/` and the table's id; who you are is in the session cookie. The client "
            "says hello, the server answers with a welcome, then commands go up and events come down. An event's "
            "number is one more than the one before it, also where its content is hidden. After a gap, or a new "
            "connection, say hello again with the number of the last event you have."
        ),
        "",
        (
            "Where a network lets no websocket through, the same messages go over plain requests: "
            "`GET /api/tables/TABLE/stream` answers with server-sent events, the first of them `event: line` with the "
            "name of the line, then one event a message; what the client says is `POST /api/streams/LINE`, one message "
            "a request, as `application/json`."
        ),
        "",
        (
            f"A command is at most {protocol.MAX_COMMAND_BYTES} bytes, an event with its view at most"
            f" {protocol.MAX_EVENT_BYTES}."
        ),
    ]
    shown: set[str] = set()
    for title, group in GROUPS.values():
        lines += ["", f"## {title}"]
        for member in group.__args__:
            lines += _section(member.__name__, components[member.__name__])
            shown.add(member.__name__)
    lines += ["", "## Over HTTP"]
    for member in REQUESTS:
        if member.__name__ in shown:
            continue
        lines += _section(member.__name__, components[member.__name__])
        shown.add(member.__name__)
    lines += ["", "## Parts of messages"]
    for name in components:
        if name not in shown:
            lines += _section(name, components[name])
    return "\n".join(lines) + "\n"


def _components() -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    types = [*(group for _, group in GROUPS.values()), *REQUESTS]
    groups, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return tuple(groups), {name: components[name] for name in _order() if name in components}


def _order() -> list[str]:
    """The names of the messages in the order of their modules."""
    return [
        member.__name__
        for module in MODULES
        for member in vars(module).values()
        if inspect.isclass(member)
        and issubclass(member, protocol.Message)
        and member.__module__ == module.__name__
        and member is not protocol.Message
    ]


def _section(name: str, component: Schema) -> list[str]:
    tag = component["properties"]["type"]["enum"][0]
    required = set(component["required"])
    fields = [(field, kind) for field, kind in component["properties"].items() if field != "type"]
    lines = ["", f"### {name}", "", f"`type: {tag}`. {_prose(component.get('description', ''))}"]
    if fields:
        lines += ["", "| field | value |", "| --- | --- |"]
    for field, kind in fields:
        optional = "" if field in required else f", {json.dumps(kind.get('default'))} if left out"
        lines.append(f"| `{field}` | {_words(kind)}{optional} |")
    return lines


def _prose(text: str) -> str:
    """Paragraphs with their lines joined."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _comment(component: Schema) -> str:
    return " ".join(component.get("description", "").split())


def _typescript(kind: Schema) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in kind:
        return " | ".join(_typescript(part) for part in kind["anyOf"])
    if "enum" in kind:
        return " | ".join("null" if value is None else f"'{value}'" for value in kind["enum"])
    if "prefixItems" in kind:
        return f"[{', '.join(_typescript(part) for part in kind['prefixItems'])}]"
    match kind.get("type"):
        case "array":
            inner = _typescript(kind["items"]) if kind.get("items") else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            names = _typescript(kind["propertyNames"]) if "enum" in kind.get("propertyNames", {}) else "string"
            return f"Record<{names}, {_typescript(kind['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
        case _:
            return "unknown"


def _words(kind: Schema) -> str:
    """A field's kind for the page."""
    text = _typescript(kind)
    linked = re.sub(r"\b(?!Record<)([A-Z][A-Za-z]{3,})\b", lambda match: f"[{match[1]}](#{match[1].lower()})", text)
    limits = [f"{word} {kind[key]}" for key, word in _LIMITS.items() if key in kind]
    return ", ".join([linked.replace("|", "\\|"), *limits])


_LIMITS = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "length from",
    "maxLength": "length to",
    "maxItems": "items to",
    "pattern": "pattern",
}
