"""The checkout as the house tests see it."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "signoria"


@cache
def files() -> tuple[Path, ...]:
    """Return every file that is tracked, or would be with the next `git add`."""
    listing = subprocess.run(
        # A checkout that belongs to someone else (a mounted folder) is no danger to a listing.
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listing.split("\0"))) if name)
    return tuple(path for path in paths if path.is_file())


def python_files(folder: Path = ROOT) -> list[Path]:
    """Return the Python files of a folder and of those below it."""
    return [path for path in files() if path.suffix == ".py" and path.is_relative_to(folder)]


def documents() -> list[Path]:
    """Return the documents whose code blocks are run."""
    top = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [
        path
        for path in files()
        if path in top or (path.suffix == ".md" and path.is_relative_to(ROOT / "docs"))
    ]


def name_of(path: Path) -> str:
    """Return a path as people write it, from the top of the checkout."""
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    """Return a file's text; nothing for a picture or another file that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def module_of(path: Path) -> str:
    """Return the dotted name under which a file of src/ is imported."""
    parts = list(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


def imports_of(source: str, module: str, *, is_package: bool) -> set[str]:
    """Return the dotted names that a module imports; `from a import b` counts as a.b.

    Whether b is a module or a name inside a cannot be seen from here, and need not be: whoever
    may import a.b may import a as well.
    """
    package = module.split(".") if is_package else module.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            found.update(f"{start}.{alias.name}" for alias in node.names)
    return found
