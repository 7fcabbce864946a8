"""The two themes: parchment, a wall by day, and night, black marble by lamplight."""

from typing import Final, NamedTuple

from textual.theme import Theme


class Palette(NamedTuple):
    """Every colour by its role. None says anything that a sign or a letter does not say too."""

    name: str
    wall: str
    panel: str
    recess: str
    card: str
    line: str
    ink: str
    soft: str
    ivory: str
    bar: str
    kinds: tuple[str, ...]
    washes: tuple[str, ...]
    church: str
    seats: tuple[str, ...]
    option: str
    lit: str
    lit_ink: str
    chosen: str
    chosen_ink: str
    gain: str
    loss: str
    changed: str
    signs: dict[str, str]

    def sign(self, role: str) -> str:
        """The colour of a sign: a good, a state, or plain ink."""
        return self.signs.get(role) or {
            "soft": self.soft,
            "gain": self.gain,
            "loss": self.loss,
            "ivory": self.ivory,
            "changed": self.changed,
            "option": self.option,
        }.get(role, self.ink)


PARCHMENT: Final = Palette(
    name="parchment",
    wall="#d9cbaa",
    panel="#efe5cd",
    recess="#e2d4b3",
    card="#fbf5e6",
    line="#a8946a",
    ink="#2a1f16",
    soft="#56452f",
    ivory="#fff8e6",
    bar="#24483c",
    kinds=("#235a43", "#244a80", "#7c4f0c", "#5e2e60"),
    washes=("#e4ecd6", "#dfe7ee", "#f5e6c0", "#efdfe6"),
    church="#4a3579",
    seats=("#b5382a", "#2f6fa8", "#3f7d3c", "#94650a"),
    option="#94650a",
    lit="#f6cf5a",
    lit_ink="#2a1f16",
    chosen="#8a1f17",
    chosen_ink="#fff8e6",
    gain="#23602f",
    loss="#9b2318",
    changed="#1d5c8c",
    signs={
        "coins": "#7a5200",
        "wood": "#6b3f14",
        "stone": "#4b5560",
        "servants": "#85295a",
        "shields": "#1d5c8c",
        "military": "#9b2318",
        "faith": "#4a3579",
        "vp": "#23602f",
        "privilege": "#6a3f10",
    },
)
NIGHT: Final = Palette(
    name="night",
    wall="#121214",
    panel="#1e1d1d",
    recess="#141414",
    card="#2b2825",
    line="#5a4f3c",
    ink="#f3e9d2",
    soft="#cbbd9f",
    ivory="#fff8e6",
    bar="#1b3a30",
    kinds=("#23614a", "#2c5593", "#80540f", "#6f3a72"),
    washes=("#22302a", "#222b38", "#362c1b", "#32242f"),
    church="#5b4594",
    seats=("#e0705f", "#6aa9e2", "#74b86e", "#ddab35"),
    option="#e9b949",
    lit="#ffe08a",
    lit_ink="#1c1508",
    chosen="#f0c04a",
    chosen_ink="#1c1508",
    gain="#8fd08f",
    loss="#ff9c86",
    changed="#8cc5f2",
    signs={
        "coins": "#f0c452",
        "wood": "#d69a5c",
        "stone": "#b9c2c8",
        "servants": "#e58bb2",
        "shields": "#8cc5f2",
        "military": "#f58a7a",
        "faith": "#b8a2f2",
        "vp": "#8fd08f",
        "privilege": "#e5c08a",
    },
)
PALETTES: Final = {palette.name: palette for palette in (NIGHT, PARCHMENT)}


def theme(palette: Palette) -> Theme:
    """The palette as Textual wants it."""
    return Theme(
        name=palette.name,
        dark=palette is NIGHT,
        primary=palette.bar,
        secondary=palette.church,
        accent=palette.option,
        foreground=palette.ink,
        background=palette.wall,
        surface=palette.panel,
        panel=palette.recess,
        success=palette.gain,
        warning=palette.option,
        error=palette.loss,
        variables={
            "card": palette.card,
            "ink": palette.ink,
            "soft": palette.soft,
            "ivory": palette.ivory,
            "bar": palette.bar,
            "recess": palette.recess,
            "hairline": palette.line,
            "option": palette.option,
            "lit": palette.lit,
            "chosen": palette.chosen,
            "chosen-ink": palette.chosen_ink,
            "input-cursor-background": palette.ink,
            "input-cursor-foreground": palette.card,
            "input-selection-background": palette.lit,
            "scrollbar": palette.line,
            "scrollbar-hover": palette.soft,
            "scrollbar-active": palette.option,
            "scrollbar-background": palette.recess,
            "scrollbar-background-hover": palette.recess,
            "scrollbar-background-active": palette.recess,
            "scrollbar-corner-color": palette.recess,
        },
    )
