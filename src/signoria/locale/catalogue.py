"""The texts of one language: Fluent files, each entry parsed when it is first needed."""

import re
import warnings
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

Argument = int | str

_ENTRY: Final = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_ID: Final = re.compile(r"-?[A-Za-z][\w-]*")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Another entry used inside an entry: `{ -term }`, `{ other-id }`."""


class MissingText(ResourceWarning):
    """An id or a variable that a catalogue lacks.

    Python is silent about warnings of this kind unless asked, as the tests ask: people see the id.
    """


class Catalogue:
    """Everything that can be said in one language, after which `fallback` is asked."""

    def __init__(self, language: str, fallback: "Catalogue | None" = None) -> None:
        """Find the entries; parsing waits."""
        self._fallback = fallback
        self._unparsed: dict[str, str] = {}
        self._bundle = FluentBundle(
            [language], functions={"NAME": cast("Any", self._name)}, use_isolating=False
        )
        folder = files("signoria.locale") / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._unparsed.update(entries(file.read_text(encoding="utf-8")))

    def has(self, id_: str) -> bool:
        """Is there a text of this id?"""
        if id_ in self._unparsed or self._bundle.has_message(id_):
            return True
        return self._fallback is not None and self._fallback.has(id_)

    def attribute(self, id_: str, name: str) -> str | None:
        """An attribute of an entry as it stands, None = it has no such attribute."""
        self._parse(id_)
        if not self._bundle.has_message(id_):
            return None if self._fallback is None else self._fallback.attribute(id_, name)
        if name not in self._bundle.get_message(id_).attributes:
            return None
        return self.text(id_, {}, name)

    def text(self, id_: str, args: dict[str, Argument], form: str = "") -> str:
        """The text of an id, or one of its `form`s: the attributes of its entry."""
        self._parse(id_)
        if not self._bundle.has_message(id_):
            if self._fallback is not None:
                return self._fallback.text(id_, args, form)
            return _missing(id_, "no such id")
        entry = self._bundle.get_message(id_)
        pattern = entry.attributes.get(form) if form else entry.value
        if pattern is None:
            return _missing(id_, f"no form {form}")
        said, errors = self._bundle.format_pattern(pattern, args)
        return _missing(id_, str(errors[0])) if errors else str(said)

    def _parse(self, id_: str) -> None:
        """Hand the entry, and those it refers to, over to Fluent."""
        source = self._unparsed.pop(id_, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)

    def _name(self, family: str, key: int | str, form: str = "") -> str:
        """`NAME("space", $space, form: "to")` in a text: the `.to` of `space-building-3`."""
        key = str(int(key)) if isinstance(key, int) else str(key)
        return self.text(f"{family}-{key.replace('.', '-').replace('+', '-')}", {}, str(form))


def entries(source: str) -> dict[str, str]:
    """The entries of a Fluent file by id, unparsed. An entry begins at the margin."""
    found: dict[str, str] = {}
    for entry in _ENTRY.split(_COMMENT.sub("", source)):
        if id_ := _ID.match(entry):
            found[id_[0]] = entry
    return found


def _missing(id_: str, why: str) -> str:
    warnings.warn(f"{id_}: {why}", MissingText, stacklevel=2)
    return id_


@lru_cache
def catalogue(language: str, fallback: str | None = None) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, None if fallback is None else catalogue(fallback))
