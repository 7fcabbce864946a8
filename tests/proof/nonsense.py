"""Messages that no browser sends: whole ones that were damaged, wrong types, noise."""

import json
from random import Random
from typing import Any, Final

_PLAIN: Final[list[dict[str, Any]]] = [
    {"kind": "play", "id": 1, "at": 3, "moves": "black>building.3"},
    {"kind": "walk", "id": 2, "at": 3, "moves": "row 2; coin>1"},
    {"kind": "why", "id": 3, "at": 3, "moves": "", "thing": "space:building.3"},
    {"kind": "score", "id": 4},
    {"kind": "back", "id": 5, "at": 3, "to": 1},
    {"kind": "agree", "id": 6, "at": 3, "yes": True},
    {"kind": "chair", "id": 7, "seat": 1},
    {"kind": "earlier", "id": 8, "n": 5},
]
"""One of each kind; those that other parts add join by their names alone."""
_ODD: Final[list[Any]] = [
    None, True, -1, 10**30, 1e308, "", "\0", "💥" * 40, "a;" * 900, [], {}, [[]] * 20, {"id": {}},
    "../../etc/passwd", "<script>alert(1)</script>", "' OR 1=1 --", "%s%n{0}{x}", "\u202e\ud83d",
    "nature: dice 6 6 6", "+1", ";;;;", "?", "#", "-", " " * 300,
]  # fmt: skip
_NOISE: Final = '{}[]",:0123456789abcdefklmnopqrstuvwxyz;> \\\n\x00é≠'


def nonsense(rng: Random) -> bytes:
    """Something that is no message, or one that makes no sense here."""
    make = rng.choice((_damaged, _strange, _strange, _noise, _deep))
    return make(rng)


def _damaged(rng: Random) -> bytes:
    """A message with some letters gone, doubled or changed."""
    text = [*json.dumps(rng.choice(_PLAIN))]
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(text))
        text[at] = rng.choice(("", text[at] * 2, rng.choice(_NOISE)))
    return "".join(text).encode("utf-8", "replace")


def _strange(rng: Random) -> bytes:
    """A message with fields that are too many, missing, or of another kind."""
    message = dict(rng.choice(_PLAIN))
    for _ in range(rng.randint(1, 3)):
        key = rng.choice([*message, "more", "kind", "seat"])
        if rng.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = rng.choice(_ODD)
    return json.dumps(message).encode("utf-8", "replace")


def _noise(rng: Random) -> bytes:
    return "".join(rng.choices(_NOISE, k=rng.randint(0, 80))).encode()


def _deep(rng: Random) -> bytes:
    opening = rng.choice(("[", '{"kind":', '{"id":[', '["play",'))
    return (opening * rng.randint(1, 1500)).encode()
