"""A table in the terminal for tests: Textual's Pilot presses keys and clicks."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from signoria.bots import find_bot
from signoria.cli import saves
from signoria.cli.seating import PERSON, Seating
from signoria.cli.table.app import TableApp
from signoria.cli.table.pane import Pane
from signoria.cli.table.screens import Panel
from signoria.games import find_game
from signoria.kernel.game import parse_options
from signoria.kernel.match import Match
from signoria.locale import words

LORENZO = find_game("lorenzo")
Play = Callable[["Room"], Awaitable[None]]


def seating(
    seats: str, options: str = "", lang: str = "en", position: str = "", seed: int = 1
) -> Seating:
    """`anna=me ben=greedy`; chance and bots do the same every time."""
    names = [seat.partition("=")[0] for seat in seats.split()]
    players = tuple(seat.partition("=")[2] for seat in seats.split())
    if position:
        match = Match.from_position(LORENZO, position, Random(seed))
    else:
        told = parse_options(f"players={len(names)} {options}", LORENZO.switches, LORENZO.seats)
        match = Match(LORENZO, told, names, Random(seed))
    bots = tuple(
        None if player == PERSON else find_bot(player, f"{seed}/{seat}")
        for seat, player in enumerate(players)
    )
    save = saves.new_file("lorenzo")
    return Seating(match, players, bots, words(lang, match.names), lang, save)


class Room:
    """The app with somebody at its keyboard."""

    def __init__(self, app: TableApp, pilot: "Pilot[Any]") -> None:
        """Come in."""
        self.app = app
        self.pilot = pilot

    @property
    def match(self) -> Match[Any]:
        """The game."""
        return self.app.sitting.match

    @property
    def options(self) -> list[str]:
        """The notation of the options that are left."""
        return [choice.move.text for choice in self.app.table.options.choices]

    @property
    def panel(self) -> str:
        """What the panel over the table says."""
        assert isinstance(self.app.screen, Panel)
        return str(self.app.screen.text)

    async def asked(self) -> str:
        """Wait for a question to a person (or a curtain, or the end) and say which."""
        for _ in range(2000):
            await self.pilot.pause(0.001)
            if self.app.asked is not None:
                return self.app.asked.ask
            if self.app.screen is not self.app.table:
                await self.pilot.pause(0.01)
                return type(self.app.screen).__name__
        pytest.fail("nobody was asked")

    async def press(self, *keys: str) -> None:
        """Press keys and let the screen settle."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        """Type a text."""
        await self.press(*text)

    async def play(self, text: str) -> str:
        """Type a move and Enter; gives the next question."""
        await self.type(text)
        await self.press("enter")
        return await self.asked()

    async def click(self, thing: str) -> None:
        """Click where a thing is drawn."""
        for pane in self.app.table.query(Pane):
            if not pane.display:
                continue
            region = pane.sheet.region
            for y in range(region.height):
                for x in range(region.width):
                    at = (region.x + x, region.y + y)
                    if self.app.table.get_style_at(*at).meta.get("thing") == thing:
                        await self.pilot.click(offset=at)
                        await self.pilot.pause()
                        return
        pytest.fail(f"{thing} is nowhere on the screen")

    def seen(self) -> str:
        """Every character on the screen as it is."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in lines)


def sit(seating_: Seating, play: Play, size: tuple[int, int] = (120, 40)) -> TableApp:
    """Open the table, do something at it, close it."""

    async def run() -> TableApp:
        app = TableApp(seating_, pace=0)
        async with app.run_test(size=size) as pilot:
            room = Room(app, pilot)
            await room.asked()
            await play(room)
        return app

    return asyncio.run(run())
