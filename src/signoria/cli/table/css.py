"""How the parts look: colours by the theme's names, nothing rounded, no boxes without need."""

from typing import Final

CSS: Final = """
TableScreen { background: $background; layout: vertical; overflow: hidden hidden; }
TableScreen > Pane, Filter, Options { position: absolute; }
Pane { scrollbar-size-vertical: 1; background: $surface; }
#tabs, #keys { background: $bar; }
#prompt { background: $card; }
#own, #detail { background: $card; }
#log { background: $surface; }
#detail { overflow: hidden hidden; padding: 0 1; }
Filter, Filter:focus { background: $recess; color: $ink; padding: 0 1; }
Options { background: $card; border: none; padding: 0; scrollbar-size-vertical: 1; }
Options > .option-list--option { padding: 0 1; }
Options > .option-list--option-highlighted { background: $chosen; color: $chosen-ink; }
Options > .option-list--option-hover { background: $recess; }
Curtain { align: center middle; background: $bar; }
#curtain { width: auto; max-width: 90%; height: auto; padding: 2 6; background: $card;
    border: heavy $lit; }
#curtain-title { width: auto; color: $ink; text-style: bold; }
#curtain-hint { width: auto; color: $soft; margin-top: 1; }
ModalScreen { align: center middle; background: black 45%; }
#panel { width: 78; max-width: 100%; height: auto; max-height: 96%; background: $card;
    border: heavy $option; padding: 0 1; }
#panel.-wide { width: 104; }
#panel-title { width: 1fr; background: $bar; color: $ivory; text-style: bold; padding: 0 1;
    margin-bottom: 1; }
#panel-body { height: auto; scrollbar-size-vertical: 1; background: $card; }
#panel-body > Static { width: 1fr; height: auto; color: $ink; }
#panel-hint { width: 1fr; color: $soft; text-style: italic; margin-top: 1; }
#line { background: $recess; color: $ink; }
#settings, #settings:focus { background: $card; border: none; padding: 0; height: auto;
    max-height: 80vh; }
#settings > .option-list--option-highlighted { background: $chosen; color: $chosen-ink; }
Tooltip { background: $card; color: $ink; max-width: 60; border: heavy $option; padding: 0 1; }
Toast { background: $card; color: $ink; }
"""
