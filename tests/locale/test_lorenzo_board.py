"""The words beside the icons of Lorenzo's board: all that is said is there, and used."""

import re
from pathlib import Path
from typing import Final

from tests.locale.ftl import entries

BOARD: Final = Path(__file__).parents[2] / "web/src/boards/lorenzo"
SAID: Final = re.compile(r"['`](screen-[a-z0-9-]*)(\$\{)?")


def said() -> set[tuple[str, bool]]:
    """Ids in the sources; True = only the beginning of one, the rest is put in."""
    sources = [*BOARD.glob("*.svelte"), *BOARD.glob("*.ts")]
    found = (SAID.findall(path.read_text("utf-8")) for path in sources)
    return {(id_, bool(more)) for all_ in found for id_, more in all_}


def test_every_id_of_the_board_is_in_the_catalogue() -> None:
    """What the client draws has words."""
    known = {entry.id for entry in entries("en")}
    lacking = [
        id_
        for id_, begins in said()
        if not (any(one.startswith(id_) for one in known) if begins else id_ in known)
    ]

    assert said()
    assert [] == sorted(lacking)


def test_every_word_of_the_board_is_used() -> None:
    """Nothing is translated four times for nobody."""
    used = said()
    idle = [
        entry.id
        for entry in entries("en")
        if entry.file == "lorenzo-board.ftl"
        and not any(entry.id.startswith(id_) if begins else entry.id == id_ for id_, begins in used)
    ]

    assert [] == idle
