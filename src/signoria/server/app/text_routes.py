"""Routes to what is written once: sentences, cards, rules."""

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from signoria.games import TITLES, find_game, rules_of
from signoria.kernel.message import Message
from signoria.kernel.refusal import refuse
from signoria.locale import CARD_LANGUAGES, LANGUAGES
from signoria.server.app.pages import Page
from signoria.server.app.routes import REFUSED, Asked, get, house_of, sent
from signoria.server.refusals import NotHere, NotNow
from signoria.server.said import said
from signoria.server.wire import AllWords

_TERMINAL: Final = ("cli.ftl", "serve.ftl", "table.ftl")
"""Catalogues that only the terminal speaks from."""
_TEXT: Final = "text/plain; charset=utf-8"
_SAME: Final = {
    **REFUSED,
    200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False),
}
_BOTH: Final = {**REFUSED, 200: ResponseSpec(AllWords, generate_examples=False)}
_CARDS: Final = {
    **REFUSED,
    200: ResponseSpec(list[dict[str, Any]], generate_examples=False),
}


class Health(msgspec.Struct, frozen=True):
    """GET /health."""

    store: bool


@get("/health", status_code=200)
async def health(request: Asked) -> Response[Health]:
    """Can games be kept just now? For whatever watches over the server."""
    try:
        well = await house_of(request).store.healthy()
    except NotNow:
        well = False
    return Response(Health(well), status_code=200 if well else 503)


@get("/api/words/{language:str}", responses=_SAME, sync_to_thread=False)
def shell_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """What the shell says, as Fluent."""
    return _send(request, _shell_words, language)


@get("/api/words/{language:str}/{game:str}", responses=_SAME, sync_to_thread=False)
def game_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """What a title says, as Fluent."""
    return _send(request, _game_words, language, game)


@get("/api/words/{language:str}/{game:str}/all", responses=_BOTH, sync_to_thread=False)
def all_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """What shell and title say, for whoever begins at a table: one request instead of two."""
    return _send(request, _all_words, language, game)


@get("/api/cards/{game:str}", responses=_CARDS, sync_to_thread=False)
def cards(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Everything printed, as `signoria cards GAME --json` has it, its sentences not yet worded."""
    return _send(request, _cards, game)


@get("/api/rules/{language:str}/{game:str}", responses=_SAME, sync_to_thread=False)
def rules(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The numbered rules, as text."""
    return _send(request, _rules, language, game)


def _send(request: Asked, page: Callable[..., Page], *which: str) -> Response[bytes]:
    return sent(request, page(*which))


@lru_cache
def _shell_words(language: str) -> Page:
    _expect(language, LANGUAGES)
    return _catalogues(language, lambda name: name not in _TERMINAL and not name.startswith(TITLES))


@lru_cache
def _game_words(language: str, game: str) -> Page:
    _expect(language, CARD_LANGUAGES)
    _expect(game, TITLES)
    return _catalogues(language, lambda name: name.startswith(game))


@lru_cache
def _all_words(language: str, game: str) -> Page:
    shell, title = _shell_words(language), _game_words(language, game)
    told = AllWords(shell.text, title.text)
    return Page(msgspec.json.encode(told), "application/json")


@lru_cache
def _cards(game: str) -> Page:
    _expect(game, TITLES)
    listed = [_worded_later(card) for card in find_game(game).cards()]
    return Page(msgspec.json.encode(listed), "application/json")


@lru_cache
def _rules(language: str, game: str) -> Page:
    _expect(language, LANGUAGES)
    _expect(game, TITLES)
    return Page(rules_of(game, language).encode(), _TEXT)


def _expect(name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise refuse(NotHere, "app-no-page")


def _catalogues(language: str, wanted: Callable[[str], bool]) -> Page:
    """The Fluent files of a language that are wanted, one after the other."""
    folder = files("signoria.locale") / language
    found = sorted((each for each in folder.iterdir() if wanted(each.name)), key=lambda f: f.name)
    texts = [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return Page("\n".join(texts).encode(), _TEXT)


def _worded_later(value: Any) -> Any:  # noqa: ANN401 - any part of a card
    """Messages as Says, whatever they lie in."""
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, dict):
        return {key: _worded_later(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_worded_later(part) for part in value]
    return value


TEXT_ROUTES: Final = (health, shell_words, game_words, all_words, cards, rules)
