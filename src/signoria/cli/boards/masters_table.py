"""How Masters lies on the table in the terminal: drawn from the picture and the words alone."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from signoria.cli.boards.masters_faith import side
from signoria.cli.boards.masters_market import shared
from signoria.cli.boards.masters_people import own, players
from signoria.cli.boards.masters_signs import (
    ANY,
    CARDS,
    CROSS,
    GOODS,
    LAST_SPACE,
    POINTS,
    ROMAN,
    SEVENTH,
    SIGNS,
    SUITS,
    Pieces,
    goods,
)
from signoria.cli.table.canvas import Canvas, Ink
from signoria.cli.table.frame import begin_bar, put_order
from signoria.cli.table.scene import SHAPES, Board, Change, Scene
from signoria.kernel.decision import Move, Seat
from signoria.locale import Words

TITLE: Final = "Masters of Renaissance"


class MastersTable:
    """The drawings of Masters of Renaissance."""

    steps: Final = frozenset({"masters-store"})
    examples: Final = "masters-board-examples"
    tabs: Final = {
        "shared": "masters-board-tab-shared",
        "side": "masters-board-tab-side",
        "own": "masters-board-tab-own",
    }

    def bar(self, scene: Scene, width: int) -> Text:
        """Title, turn, who is nearest to the end, and the order of turns."""
        palette = scene.palette
        text = scene.words.text
        canvas, x = begin_bar(scene, width, TITLE)
        turn = text("masters-board-short-turn", n=scene.picture["turn"])
        x = canvas.put(x, 0, turn, Ink(palette.ivory, bold=True)) + 2
        x = _end(canvas, scene, x) + 2
        put_order(canvas, scene, x)
        return canvas.text()

    def shared(self, scene: Scene, width: int, height: int) -> Text:
        """The market and the grid of cards."""
        return shared(scene, width, height).text()

    def side(self, scene: Scene, width: int, height: int) -> Text:
        """The faith tracks; in solo Lorenzo, else what the others can do."""
        return side(scene, width, height).text()

    def players(self, scene: Scene, width: int, height: int) -> Text:
        """A row for everybody."""
        return players(scene, width, height).text()

    def own(self, scene: Scene, width: int, height: int) -> Text:
        """One player's board."""
        return own(scene, width, height).text()

    def legend(self, scene: Scene) -> list[tuple[str, str]]:
        """The signs and what they mean."""
        text = scene.words.text
        signs = [(SIGNS[good], text(f"masters-board-goods-{good}")) for good in GOODS]
        signs += [(ANY, text("masters-board-any")), (POINTS, text("masters-board-sign-points"))]
        signs += [(sign, text(f"masters-board-colour-{c}")) for c, sign in SUITS.items()]
        signs += [("2▣→1ƒ", text("masters-board-sign-power")), ("☻", text("table-sign-leader"))]
        signs += [("···", text("masters-board-sign-below")), ("Σ", text("masters-board-sign-sum"))]
        signs += [("−1▣", text("masters-board-sign-discount"))]
        signs += [("+▣▣", text("masters-board-sign-depot"))]
        signs += [("○→1▣", text("masters-board-sign-white"))]
        signs += [("✓ ✗", text("masters-board-sign-favour"))]
        signs += [(CARDS, text("masters-board-sign-cards"))]
        if scene.picture["solo"]:
            signs += [(CROSS, text("masters-board-cross")), ("−2♣", text("masters-board-sign-two"))]
            signs += [("+1✠↻", text("masters-board-sign-shuffle"))]
        return signs

    def names(self, words: Words, move: Move, picture: dict[str, Any]) -> list[str]:
        """The cards that an option is about."""
        return [
            self.title(words, about)
            for thing in move.touches
            for about in self.about(thing, picture)
        ]

    def about(self, thing: str, picture: dict[str, Any]) -> list[str]:
        """A power is that of a card, a slot that of the cards in it."""
        kind, _, key = thing.partition(":")
        if kind == "power" and key != "base":
            owned = any(int(key) in slot for p in picture["players"] for slot in p["slots"])
            return [f"{'card' if owned else 'leader'}:{key}"]
        return [thing]

    def things(self, picture: dict[str, Any]) -> list[str]:
        """The lines of the market, cards, depots, slots, leaders."""
        rows = picture["market"]["rows"]
        found = [f"market:row.{n}" for n in range(1, len(rows) + 1)]
        found += [f"market:column.{n}" for n in range(1, len(rows[0]) + 1)]
        found += [
            f"card:{pile['card']}"
            for column in picture["grid"]
            for pile in column["piles"]
            if pile["card"]
        ]
        found += [*(f"depot:{key}" for key in ("1", "2", "3", "extra", "out")), "power:base"]
        found += [f"slot:{n}" for n in range(1, 4)]
        for player in picture["players"]:
            found += [f"card:{card}" for slot in player["slots"] for card in slot]
            leaders = (*player["played"], *player["hand"], *player["packet"])
            found += [f"leader:{leader}" for leader in leaders if leader]
        return found

    def title(self, words: Words, thing: str) -> str:
        """What a thing is called."""
        kind, _, key = thing.partition(":")
        if kind in ("card", "leader"):
            return words.text(f"masters-{kind}-{key}")
        if kind == "market":
            line, _, number = key.partition(".")
            return words.text(f"masters-title-{line}", n=int(number))
        if kind == "slot":
            return words.text("masters-title-slot", n=int(key))
        if kind == "depot" and key != "out":
            return words.attribute(f"masters-depot-{key}", "name") or ""
        ids = {"power": "base", "depot": "out", "good": key}
        return words.text(f"masters-title-{ids[kind]}") if kind in ids else ""

    def change(self, before: dict[str, Any], after: dict[str, Any], seat: Seat) -> Change:
        """Goods paid and gained, the card bought, and what the others gain by it."""
        old = before["players"][seat]["goods"]
        new = after["players"][seat]["goods"]
        paid = {kind: old[kind] - new[kind] for kind in old if new[kind] < old[kind]}
        gained = {kind: new[kind] - old[kind] for kind in old if new[kind] > old[kind]}
        pieces = [*goods(gained), *_bought(before, after, seat), *_given(before, after, seat)]
        return goods(paid), pieces


def _bought(before: Mapping[str, Any], after: Mapping[str, Any], seat: Seat) -> Pieces:
    """The cards that are new in somebody's slots: `♣II`."""
    had = {card for slot in before["players"][seat]["slots"] for card in slot}
    has = {card for slot in after["players"][seat]["slots"] for card in slot}
    return [
        (f"{SUITS[column['colour']]}{ROMAN[pile['level']]}", "ink")
        for column in before["grid"]
        for pile in column["piles"]
        if pile["card"] in has - had
    ]


def _given(before: Mapping[str, Any], after: Mapping[str, Any], seat: Seat) -> Pieces:
    """M-5.7: the faith of the others, or the steps of the black cross, in red."""
    steps: dict[int, str] = {}
    for old, new in zip(before["players"], after["players"], strict=True):
        by = new["faith"] - old["faith"]
        if by > 0 and new["seat"] != seat:
            steps[by] = steps.get(by, "") + SHAPES[new["seat"]]
    given = [(f"{by}{SIGNS['faith']}{shapes}", "loss") for by, shapes in steps.items()]
    if after["solo"]:
        by = after["solo"]["cross"] - before["solo"]["cross"]
        given += [(f"{by}{CROSS}", "loss")] if by else []
    return given


def _end(canvas: Canvas, scene: Scene, x: int) -> int:
    """What ends the game and who is nearest to it."""
    palette = scene.palette
    if scene.picture["ending"]:
        last = f" {scene.words.text('masters-board-last-round')} "
        return canvas.put(x, 0, last, Ink(palette.lit_ink, palette.lit, bold=True))
    people = scene.picture["players"]
    for sign, most, values in (
        (CARDS, SEVENTH, [sum(map(len, player["slots"])) for player in people]),
        (SIGNS["faith"], LAST_SPACE, [player["faith"] for player in people]),
    ):
        best = max(values)
        shape = SHAPES[values.index(best)] if best and len(people) > 1 else ""
        x = canvas.put(x, 0, f"{shape}{sign}{best}/{most}", Ink(palette.ivory)) + 1
    if scene.picture["solo"]:
        cross = f"{CROSS}{scene.picture['solo']['cross']}/{LAST_SPACE}"
        x = canvas.put(x, 0, cross, Ink(palette.lit)) + 1
    return x - 1


BOARD: Final[Board] = MastersTable()
