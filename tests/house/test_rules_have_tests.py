"""Every numbered rule of every title is cited by a test."""

import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT


def lister(root: Path) -> subprocess.CompletedProcess[str]:
    """Run scripts/rules-without-tests on a tree."""
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "rules-without-tests"), str(root)],
        check=False,
        capture_output=True,
        text=True,
    )


def test_every_rule_has_a_test() -> None:
    """A rule that no test cites is a rule that nobody has tried."""
    result = lister(ROOT)

    assert ("", 0) == (result.stdout + result.stderr, result.returncode)


def test_the_lister_finds_what_no_test_cites(tmp_path: Path) -> None:
    """Numbers count alone and as ranges, in tests, their cases and scenarios; nowhere else."""
    rules = tmp_path / "src/signoria/games/some/rules.md"
    rules.parent.mkdir(parents=True)
    rules.write_text(
        "# Rules\n\n- **Q-1** One.\n- **Q-2** Two, see Q-9.\n**Q-3** Three.\n  * **Q-4.** Four.\n"
        "- **Q-5.1** Five. A word on **Q-8**.\n- **Q-5.2** More.\n- **Q-10** Ten.\n- **Q-11** …\n"
        "- **Q-12** Twelve.\n- **Q-13** …\n- **Q-14** …\n"
        "# Rulings\n\n- **R-1** See Q-1.\n",
        encoding="utf-8",
    )
    tests = tmp_path / "tests" / "games"
    tests.mkdir(parents=True)
    (tests / "test_some.py").write_text(
        """'Headings name rules, too: Q-1, Q-10.'
def helper(): 'Q-12'
@pytest.mark.parametrize("rule", ["Q-14"])
def test_some():
    'Q-2..4 and Q-5.1..2: the rule.'
""",
        encoding="utf-8",
    )
    (tests / "cards.txt").write_text("# Q-13\n1 | refused: Q-11, Q-100\n", encoding="utf-8")

    result = lister(tmp_path)

    assert 1 == result.returncode
    assert (
        "src/signoria/games/some/rules.md: 4 without a test: Q-1 Q-10 Q-12 Q-13\n" == result.stdout
    )
