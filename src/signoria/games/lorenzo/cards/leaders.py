"""The twenty leaders (L-170 to L-189): permanent (`always`) or once per round (`once`)."""

from typing import Final

from signoria.games.lorenzo.cards.declare import (
    harvest,
    has,
    leader,
    owns,
    privilege,
    production,
)
from signoria.games.lorenzo.effects import (
    ANY_KIND,
    COIN,
    FP,
    MP,
    SERVANT,
    STONE,
    VP,
    WOOD,
    Cheaper,
    CopiesLeader,
    DoublesGoods,
    EntersTaken,
    FreeTerritories,
    Leader,
    Needs,
    NoSurcharge,
    RaisesMembers,
    SetOneMember,
    SetsMembers,
    Supporting,
)

# fmt: off - a leader is a line
LEADERS: Final[tuple[Leader, ...]] = (
    leader("sforza", "L-170", owns(ventures=5), once=harvest(1, plain=True)),
    leader("ariosto", "L-171", owns(characters=5), always=EntersTaken()),
    leader("brunelleschi", "L-172", owns(buildings=5), always=NoSurcharge()),
    leader("malatesta", "L-173", has(7 * MP + 3 * FP), always=RaisesMembers(coloured=False, by=3)),
    leader("savonarola", "L-174", has(18 * COIN), once=FP),
    leader("michelangelo", "L-175", has(10 * STONE), once=3 * COIN),
    leader("giovanni", "L-176", has(12 * MP), once=WOOD + STONE + COIN),
    leader(
        "cesare",
        "L-177",
        Needs(goods=12 * COIN + 2 * FP, cards=(0, 0, 3, 0)),
        always=FreeTerritories(),
    ),
    leader("leonardo", "L-178", owns(characters=4, territories=2), once=production(0, plain=True)),
    leader("botticelli", "L-179", has(10 * WOOD), once=2 * MP + VP),
    leader(
        "moro",
        "L-180",
        owns(territories=2, characters=2, buildings=2, ventures=2),
        always=SetsMembers(5),
    ),
    leader("lucrezia", "L-181", Needs(of_one_kind=6), always=RaisesMembers(coloured=True, by=2)),
    leader("federico", "L-182", owns(territories=5), once=SetOneMember(6)),
    leader("lorenzo", "L-183", has(35 * VP), always=CopiesLeader()),
    leader(
        "sisto",
        "L-184",
        has(6 * WOOD + 6 * STONE + 6 * COIN + 6 * SERVANT),
        always=Supporting(5 * VP),
    ),
    leader("rita", "L-185", has(8 * FP), always=DoublesGoods()),
    leader("cosimo", "L-186", owns(characters=2, buildings=4), once=3 * SERVANT + VP),
    leader("colleoni", "L-187", owns(ventures=2, territories=4), once=4 * VP),
    leader("gonzaga", "L-188", has(15 * SERVANT), once=privilege()),
    leader(
        "pico",
        "L-189",
        owns(ventures=4, buildings=2),
        always=Cheaper(ANY_KIND, 3 * COIN, one_of=False),
    ),
)
