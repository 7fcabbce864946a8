"""How Lorenzo lies on the table in the terminal: drawn from the picture and the words alone."""

from typing import Any, Final

from signoria.cli.boards.lorenzo_city import city
from signoria.cli.boards.lorenzo_people import own, players
from signoria.cli.boards.lorenzo_signs import (
    ALWAYS,
    AREAS,
    END,
    MEMBERS,
    NOW,
    SIGNS,
    goods,
)
from signoria.cli.boards.lorenzo_towers import put_chip, towers
from signoria.cli.table.canvas import Canvas, Ink
from signoria.cli.table.frame import begin_bar, put_order
from signoria.cli.table.scene import Board, Change, Scene
from signoria.kernel.decision import Move, Seat
from signoria.locale import Words

ROUNDS: Final = 6
TITLE: Final = "Lorenzo il Magnifico"


class LorenzoTable:
    """The drawings of Lorenzo il Magnifico."""

    steps: Final = frozenset({"servants"})
    tabs: Final[dict[str, str]] = {}
    examples: Final = "table-examples"

    def bar(self, scene: Scene, width: int) -> Canvas:
        """Title, rounds, dice and turn order."""
        canvas, x = begin_bar(scene, width, TITLE)
        x = _rounds(canvas, scene, x)
        x = _dice(canvas, scene, x + 2)
        put_order(canvas, scene, x + 2)
        return canvas

    def shared(self, scene: Scene, width: int, height: int) -> Canvas:
        """The towers."""
        return towers(scene, width, height)

    def side(self, scene: Scene, width: int, height: int) -> Canvas:
        """The city."""
        return city(scene, width, height)

    def players(self, scene: Scene, width: int, height: int) -> Canvas:
        """A row for everybody."""
        return players(scene, width, height)

    def own(self, scene: Scene, width: int, height: int) -> Canvas:
        """The cards of one player."""
        return own(scene, width, height)

    def legend(self, scene: Scene) -> list[tuple[str, str]]:
        """The signs and what they mean."""
        text = scene.words.text
        signs = [(sign, text(f"table-sign-{kind}")) for kind, sign in SIGNS.items()]
        signs += [(sign, text(f"table-sign-{area}")) for area, sign in AREAS.items()]
        signs += [(NOW, text("table-sign-now")), (ALWAYS, text("table-sign-always"))]
        signs += [(END, text("table-sign-end")), ("[6]", text("table-sign-action"))]
        signs += [("8⚑↓4", text("table-sign-military-cost")), ("§≠", text("table-sign-different"))]
        signs += [("↻", text("table-sign-round")), ("♟", text("table-sign-members"))]
        signs += [("☻", text("table-sign-leader"))]
        signs += [("☼4", text("table-sign-activated")), ("2★/♣", text("table-sign-each"))]
        return signs

    def names(self, words: Words, move: Move, picture: dict[str, Any]) -> list[str]:
        """The cards that an option is about."""
        return [
            self.title(words, about)
            for thing in move.touches
            for about in self.about(thing, picture)
        ]

    def about(self, thing: str, picture: dict[str, Any]) -> list[str]:
        """A floor is explained with the card on it."""
        kind, _, key = thing.partition(":")
        if kind == "space":
            for tower in picture["towers"]:
                for floor in tower["floors"]:
                    if floor["space"] == key and floor["card"]:
                        return [f"card:{floor['card']}", thing]
        return [thing]

    def things(self, picture: dict[str, Any]) -> list[str]:
        """Spaces, the cards in front of players, leaders, tiles."""
        found = [
            f"space:{floor['space']}" for tower in picture["towers"] for floor in tower["floors"]
        ]
        found += [f"space:{space['space']}" for space in picture["spaces"]]
        for player in picture["players"]:
            found += [f"card:{card}" for cards in player["cards"].values() for card in cards]
            found += [f"leader:{each['leader']}" for each in player["played"]]
            found += [f"leader:{key}" for key in (*player["hand"], *player["packet"]) if key]
        return [*found, *(f"excommunication:{t['tile']}" for t in picture["excommunications"])]

    def title(self, words: Words, thing: str) -> str:
        """What a thing is called."""
        kind, _, key = thing.partition(":")
        dashed = key.replace(".", "-").replace("+", "-")
        ids = {
            "card": f"lorenzo-card-{dashed}",
            "leader": f"lorenzo-leader-{dashed}",
            "excommunication": f"lorenzo-excommunication-{dashed}",
            "bonus": f"lorenzo-tile-{dashed}",
            "space": f"space-{dashed}",
            "member": f"member-{dashed}",
        }
        if kind not in ids:
            return ""
        return words.attribute(ids[kind], "name") or words.text(ids[kind])

    def change(self, before: dict[str, Any], after: dict[str, Any], seat: Seat) -> Change:
        """Goods paid and gained."""
        old = before["players"][seat]["goods"]
        new = after["players"][seat]["goods"]
        paid = {kind: old[kind] - new[kind] for kind in old if new[kind] < old[kind]}
        gained = {kind: new[kind] - old[kind] for kind in old if new[kind] > old[kind]}
        return goods(paid), goods(gained)


def _rounds(canvas: Canvas, scene: Scene, x: int) -> int:
    """Six rounds, those with a report marked, the current one gilded."""
    palette = scene.palette
    for number in range(1, ROUNDS + 1):
        text = f" {number}{'' if number % 2 else '†'} "
        now = number == scene.picture["round"]
        ink = Ink(palette.lit_ink, palette.lit, bold=True) if now else Ink(palette.ivory)
        x = canvas.put(x, 0, text, ink)
    return x


def _dice(canvas: Canvas, scene: Scene, x: int) -> int:
    """The three dice on their colours."""
    for member in MEMBERS[:3]:
        value = scene.picture["dice"][member]
        if value:
            x = put_chip(canvas, scene, x, 0, member, value) + 1
    return x


BOARD: Final[Board] = LorenzoTable()
