"""The wire's types in TypeScript: made of the Structs themselves, so that there is one truth."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import inspect

from signoria.server import wire, wire_records, wire_results

_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def declare(structs: Iterable[type[msgspec.Struct]], unions: dict[str, Any]) -> str:
    """A file of declarations."""
    head = "// Made by scripts/wire from src/signoria/server/wire*.py. Do not edit.\n"
    parts = [_struct(inspect.type_info(struct)) for struct in structs]
    parts += [
        f"export type {name} = {written(inspect.type_info(u))}\n" for name, u in unions.items()
    ]
    return "\n".join([head, *parts])


def _struct(info: inspect.Type) -> str:
    """An object, or a tuple where the wire has a list."""
    assert isinstance(info, inspect.StructType)
    name = info.cls.__name__
    if info.array_like:
        fields = ", ".join(f"{field.name}: {written(field.type)}" for field in info.fields)
        return f"export type {name} = [{fields}]\n"
    lines = [f"  {field.name}: {written(field.type)}\n" for field in info.fields]
    if info.tag is not None:
        lines.insert(0, f"  {info.tag_field}: '{info.tag}'\n")
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def written(info: inspect.Type) -> str:  # noqa: PLR0911 - one return for each kind of type
    """A type as TypeScript writes it."""
    plain = _PLAIN.get(type(info))
    if plain is not None:
        return plain
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(one) for one in info.types)
    if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
        inner = written(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.TupleType):
        return "[" + ", ".join(written(one) for one in info.item_types) + "]"
    if isinstance(info, inspect.DictType):
        return f"Record<{written(info.key_type)}, {written(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    msg = f"the wire has a type that TypeScript is not told of: {info}"
    raise TypeError(msg)


def main() -> None:
    """Print the wire as the client has it."""
    named = [*vars(wire).values(), *vars(wire_records).values(), *vars(wire_results).values()]
    own = [
        each
        for each in named
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each is not msgspec.Struct
    ]
    unions: dict[str, Any] = {"Path": wire.Path, "Patch": wire.Patch, "Eyes": wire.Eyes}
    unions |= {"ToBrowser": wire.ToBrowser, "ToServer": wire.ToServer}
    print(declare(dict.fromkeys(own), unions), end="")  # noqa: T201 - it is a program's output


if __name__ == "__main__":
    main()
