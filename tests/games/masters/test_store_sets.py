"""The warehouse by brute force: what can be kept is exactly what some layout can hold.

Each example is a warehouse and a row of the market. The answers to where the resources go are
followed one by one to every end; beside it stand all layouts that the rule allows.
"""

from collections import Counter
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.masters.effects import RESOURCES, Goods
from signoria.games.masters.state import State
from signoria.kernel.match import Match
from tests.games.masters.dealer import MASTERS
from tests.games.masters.laws import extra_places, warehouses_are_legal

PLACES = ("top", "middle", "bottom")
SIZES = (1, 2, 3)
MARBLES = "wwwwbbggyyppr"
GIVES = {"b": 2, "g": 1, "y": 0, "p": 3}
Held = tuple[int, ...]

DEPOT_OF = {1: 53, 3: 54, 2: 55, 0: 56}
"""The leader with the extra depot for a resource."""
WHITE_OF = {3: 57, 2: 58, 1: 59, 0: 60}
"""The leader who turns white marbles into a resource."""


@st.composite
def rows(draw: st.DrawFn) -> tuple[str, bool]:
    """A position and whether everything taken may be discarded (M-5.6)."""
    kinds = draw(st.permutations(RESOURCES))
    depots = [(kinds[at], draw(st.integers(0, size))) for at, size in enumerate(SIZES)]
    extra = draw(st.lists(st.sampled_from(RESOURCES), max_size=2, unique=True))
    white = draw(st.sampled_from([None, *RESOURCES]))
    row = draw(st.permutations(MARBLES))
    clauses = [f"{n} {Goods.kinds[kind]} {PLACES[at]}" for at, (kind, n) in enumerate(depots) if n]
    played = [DEPOT_OF[kind] for kind in extra] + [
        WHITE_OF[kind] for kind in RESOURCES if kind == white
    ]
    if played:
        clauses.insert(0, f"played {' '.join(map(str, played))}")
    for kind in extra:
        count = draw(st.integers(0, 2))
        clauses += [f"{count} {Goods.kinds[kind]} extra"] if count else []
    anything = draw(st.booleans())
    options = "players=2" if anything else "players=2 discard_what_fits=false"
    text = f'[Options "{options}"]\nmarket {"".join(row)}; turn a'
    return text + (f"; a: {', '.join(clauses)}" if clauses else ""), anything


def held(s: State) -> Held:
    """What lies in the warehouse, by resource."""
    p = s.players[0]
    amounts = Counter(dict(enumerate(p.extra)))
    for kind, count in p.depots:
        amounts[kind] += count
    return tuple(amounts[kind] for kind in RESOURCES)


def ends(s: State) -> set[Held]:
    """What lies in the warehouse after every way to answer."""
    (decision,) = MASTERS.decisions(s)
    if decision.ask != "masters-store":
        return {held(s)}
    found: set[Held] = set()
    for move in decision.moves:
        after = MASTERS.copy(s)
        MASTERS.apply(after, move, 0)
        warehouses_are_legal(after)
        found |= ends(after)
    return found


def has_a_layout(s: State, amounts: Held) -> bool:
    """M-4.1, M-4.2: is there any assignment of resources to depots that holds this?"""
    extra = [extra_places(s.players[0], kind) for kind in RESOURCES]
    for depots in product((None, *RESOURCES), repeat=len(SIZES)):
        used = [kind for kind in depots if kind is not None]
        if len(used) != len(set(used)):
            continue
        room = list(extra)
        for kind, size in zip(depots, SIZES, strict=True):
            if kind is not None:
                room[kind] += size
        if all(amount <= places for amount, places in zip(amounts, room, strict=True)):
            return True
    return False


def taken(s: State, row: str) -> Held:
    """M-5.3, M-5.4: what the row gives."""
    counts = Counter(GIVES[marble] for marble in row if marble in GIVES)
    for leader in s.players[0].played:
        for kind, one in WHITE_OF.items():
            if leader == one:
                counts[kind] += row.count("w")
    return tuple(counts[kind] for kind in RESOURCES)


def layouts(s: State, before: Held, new: Held) -> set[Held]:
    """Everything that can lie in the warehouse afterwards."""
    kept = product(*(range(amount + 1) for amount in new))
    sums = {tuple(a + b for a, b in zip(before, one, strict=True)) for one in kept}
    return {amounts for amounts in sums if has_a_layout(s, amounts)}


def full(found: set[Held]) -> set[Held]:
    """Those to which nothing could be added."""
    return {
        one
        for one in found
        if not any(
            one != more and all(a <= b for a, b in zip(one, more, strict=True)) for more in found
        )
    }


@settings(max_examples=300)
@given(rows())
def test_what_can_be_kept_is_what_some_layout_holds(example: tuple[str, bool]) -> None:
    """M-4.3, M-4.4, M-5.6: free rearrangement, nothing stored is lost, any of the taken may go.

    By the other reading of M-5.6 only what finds no place may go: every full layout is in reach.
    """
    text, anything = example
    match = Match.from_position(MASTERS, text)
    before = held(match.state)
    row = text.partition("market ")[2][:4]
    new = taken(match.state, row)

    match.play(0, "row 1")

    found = ends(match.state)
    expected = layouts(match.state, before, new)
    assert (expected if anything else full(expected)) == found
