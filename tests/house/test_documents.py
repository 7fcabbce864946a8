"""The documents are run: what they show works, today."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house.tree import ROOT, documents, name_of

FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\s*$")
NOT_RUN = re.compile(r"^ *<!-- not run: \w.+ -->$")


class Block(NamedTuple):
    """A fenced block of a document."""

    language: str
    line: int  # of its first line of code, counted from 1
    code: str


def blocks_of(text: str) -> Iterator[Block]:
    """Give the blocks of a document that are to be run, in order."""
    lines = text.splitlines()
    before = ""
    at = 0
    while at < len(lines):
        opened = FENCE.match(lines[at])
        if not opened:
            before = lines[at].strip() or before
            at += 1
            continue
        start = at + 1
        end = next(n for n in range(start, len(lines)) if lines[n].strip() == "```")
        code = "".join(line.removeprefix(opened["indent"]) + "\n" for line in lines[start:end])
        if not NOT_RUN.match(before):
            yield Block(opened["language"], start + 1, code)
        before = ""
        at = end + 1


def run_python(block: Block, name: str, names: dict[str, object]) -> None:
    """Run a block of Python; one with prompts must print what it shows."""
    if ">>> " not in block.code:
        # Lines of their own in front, so that a traceback names the document's line.
        code = "\n" * (block.line - 1) + block.code
        exec(compile(code, name, "exec"), names)  # noqa: S102 – running the documents is the test
        return
    shown = doctest.DocTestParser().get_doctest(block.code, names, name, name, block.line - 1)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(shown, out=report.append, clear_globs=False)
    names.update(shown.globs)
    assert not report, "".join(report)


def run_console(block: Block, name: str, folder: Path) -> None:
    """Run the command lines of a block that start our program, and look for our scripts."""
    for line in block.code.splitlines():
        if not line.startswith("$ "):
            continue
        command, *arguments = shlex.split(line[2:], comments=True)
        if command.startswith("scripts/"):
            assert os.access(ROOT / command, os.X_OK), f"{name}:{block.line}: no {command}"
        if command != "signoria":
            continue
        program = Path(sys.executable).with_name(command)
        result = subprocess.run(
            [str(program), *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert result.returncode == 0, f"{name}:{block.line}: {line}\n{result.stderr}"


@pytest.mark.parametrize("document", documents(), ids=name_of)
def test_the_blocks_of_a_document_run(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A document's blocks share their names and a folder, as a reader's session would."""
    monkeypatch.chdir(tmp_path)
    name = name_of(document)
    names: dict[str, object] = {"__name__": "document"}
    for block in blocks_of(document.read_text(encoding="utf-8")):
        if block.language == "python":
            run_python(block, name, names)
        elif block.language == "console":
            run_console(block, name, tmp_path)


def test_a_block_with_a_wrong_answer_fails() -> None:
    """What a prompt shows is compared, and names of earlier blocks are still known."""
    names: dict[str, object] = {}
    first, second, third = blocks_of(
        "```python\nx = 1\n```\n\n```python\n>>> x + 1\n2\n>>> y = 5\n```\n"
        "<!-- not run: only an example -->\n\n```python\nnonsense(\n```\n"
        "```python\n>>> y\n6\n```\n"
    )
    run_python(first, "a document", names)
    run_python(second, "a document", names)

    with pytest.raises(AssertionError, match=r"Got:\n +5"):
        run_python(third, "a document", names)


def test_every_test_that_a_document_names_is_there() -> None:
    """A promise whose test was renamed or taken away is none."""
    named = [
        (name_of(document), path, name)
        for document in documents()
        for path, name in re.findall(
            r"`(tests/[\w/]+\.py)(?:::(\w+))?`", document.read_text(encoding="utf-8")
        )
    ]
    missing = [
        (document, path, name)
        for document, path, name in named
        if not (ROOT / path).is_file()
        or (name and f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8"))
    ]

    assert 40 < len(named)
    assert [] == missing
