"""An amount of each kind of thing: `2 * WOOD + COIN`."""

from typing import ClassVar, Self


class Goods:
    """Frozen amounts, in the order of the title's `kinds`; adds, subtracts, scales, compares.

    `amounts` serves loops over all kinds, `pairs` (kind, amount) loops over what is there.
    """

    __slots__ = ("amounts", "pairs")
    kinds: ClassVar[tuple[str, ...]] = ()
    constants: ClassVar[tuple[str, ...]] = ()
    """The names of the title's units, as `repr` writes them."""

    def __init__(self, amounts: tuple[int, ...]) -> None:
        """One amount for every kind."""
        assert len(amounts) == len(self.kinds)
        self.amounts: tuple[int, ...] = amounts
        self.pairs: tuple[tuple[int, int], ...] = tuple(
            (kind, amount) for kind, amount in enumerate(amounts) if amount
        )

    def __add__(self, other: Self) -> Self:
        """Both together."""
        return type(self)(tuple(a + b for a, b in zip(self.amounts, other.amounts, strict=True)))

    def less(self, other: Self) -> Self:
        """What is left of each kind, never below nothing."""
        return type(self)(
            tuple(max(a - b, 0) for a, b in zip(self.amounts, other.amounts, strict=True))
        )

    def __rmul__(self, times: int) -> Self:
        """So many times."""
        return type(self)(tuple(times * amount for amount in self.amounts))

    def __eq__(self, other: object) -> bool:
        """The same amounts."""
        return isinstance(other, Goods) and self.amounts == other.amounts

    def __hash__(self) -> int:
        """By the amounts."""
        return hash(self.amounts)

    def __bool__(self) -> bool:
        """Is there anything?"""
        return bool(self.pairs)

    def __repr__(self) -> str:
        """What makes it: `2 * WOOD + COIN`."""
        words = [
            self.constants[kind] if amount == 1 else f"{amount} * {self.constants[kind]}"
            for kind, amount in self.pairs
        ]
        return " + ".join(words) or "NOTHING"

    def __str__(self) -> str:
        """`2 wood, 1 coins`."""
        return ", ".join(f"{amount} {self.kinds[kind]}" for kind, amount in self.pairs) or "-"
