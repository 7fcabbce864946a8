"""Games by names, roles and what is told: nothing of the picture is used."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.listener import Listener
from tests.browser.person import SOON

OVER = re.compile(r"Game over\. (Anna|Béla|Anna and Béla) wins? Lorenzo il Magnifico.*\.")


def play(*listeners: Listener, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody answers what they are asked, until the end lies open before all, or earlier."""
    last = time.monotonic()
    while (did := [one.act() for one in listeners]) != ["over"] * len(listeners):
        if until():
            return
        if any(did):
            last = time.monotonic()
        assert time.monotonic() - last < SOON / 1000, "nobody finds anything to do"
        listeners[0].person.next_frame()


def two(invite: Invite) -> tuple[Listener, Listener]:
    """Anna opens a table, and Béla sits down at it."""
    anna, bela = Listener(invite()), Listener(invite())
    anna.person.go("new")
    page = anna.page
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").press(" ")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").press(" ")
    page.get_by_role("radio", name="everybody").press(" ")
    page.get_by_role("button", name="Open the table").click()
    anna.person.come_in("Anna")
    page.wait_for_url("**/t/*")
    bela.page.goto(page.url)
    bela.page.get_by_role("button", name="Sit down").first.click()
    bela.person.come_in("Béla")
    for one in (anna, bela):
        expect(one.prompt).to_be_visible(timeout=SOON)
    return anna, bela


def alone(invite: Invite) -> Listener:
    """Anna against Lorenzo, from the lobby."""
    anna = Listener(invite())
    anna.person.go()
    title = anna.page.get_by_role("region", name="Masters of Renaissance")
    while not title.get_by_text("alone").is_visible():
        title.get_by_role("button", name="Fewer").click()
    title.get_by_role("button", name=re.compile("Play now")).click()
    anna.person.come_in("Anna")
    expect(anna.prompt).to_be_visible(timeout=SOON)
    return anna


def telling(listener: Listener, what: str) -> list[str]:
    """What was heard that says so."""
    return [text for text in listener.heard() if re.search(what, text)]


def follows(listener: Listener, other: str, turns: int) -> None:
    """Heard: whose turn it is, what is asked, and what the other did."""
    assert len(telling(listener, r"^Your turn\.$")) >= turns
    assert telling(listener, f"^{other} is choosing\\.$")
    assert len(telling(listener, r"^Place a family member or use a leader \d+ options")) >= turns
    assert len(telling(listener, f"^{other}.* sends the \\w+ member to")) >= turns


def test_turns_of_lorenzo(invite: Invite) -> None:
    """Two people follow each other."""
    anna, bela = two(invite)

    def both() -> bool:
        return min(len(telling(anna, "^Béla.* sends")), len(telling(bela, "^Anna.* sends"))) > 2

    play(anna, bela, until=both)

    follows(anna, "Béla", 2)
    follows(bela, "Anna", 2)


@pytest.mark.slow
def test_lorenzo(invite: Invite) -> None:
    """To the end, which both hear once, with the winner."""
    anna, bela = two(invite)

    play(anna, bela)

    for one, other in ((anna, "Béla"), (bela, "Anna")):
        follows(one, other, 12)
        assert len(telling(one, r"Round [2-6]\.$")) == 5
        over = telling(one, "^Game over")
        assert len(over) == 1
        assert OVER.fullmatch(over[0])
        assert one.page.get_by_role("dialog", name="Game over").get_by_role("row").count() > 2


def test_turns_against_lorenzo(invite: Invite) -> None:
    """Alone: one's own turns and his are told."""
    anna = alone(invite)

    play(anna, until=lambda: len(telling(anna, "^Solo token: ")) > 2)

    assert telling(anna, r"^Your turn\.$")
    assert telling(anna, "^Anna keeps leaders")
    assert telling(anna, r"^Anna (takes|pays|buys|activates)")
    assert telling(anna, r"^Go to the market, buy a card or produce; leaders at will \d+ options")


@pytest.mark.slow
def test_masters_alone(invite: Invite) -> None:
    """From the lobby to the end, which is told last."""
    anna = alone(invite)

    play(anna)

    turns = len(telling(anna, "^Go to the market, buy a card or produce"))
    assert abs(turns - len(telling(anna, "^Solo token: "))) < 4
    assert anna.heard()[-1] in {"Game over. Anna has won.", "Game over. Anna has lost."}


def test_whatever_lies_open(invite: Invite) -> None:
    """What others do is told although the log is not the tab that lies open."""
    anna = Listener(invite(width=390, height=844))
    anna.person.play_now("Lorenzo")
    anna.person.play_turn()
    expect(anna.prompt.get_by_text("Your turn")).to_be_visible(timeout=SOON)

    assert telling(anna, r"^Merchant \d.* sends the")


def test_focus_stays_in_the_prompt(invite: Invite) -> None:
    """Whoever takes from the list, or hands in, is still at what is asked, not at the top."""
    anna = Listener(invite())
    anna.person.play_now("Lorenzo")
    anna.person.wait()
    options = anna.page.get_by_role("listbox").get_by_role("option")
    opens = anna.prompt.get_by_role("button", name=re.compile("as a list"))
    opens.press("Enter")
    expect(options.first).to_be_visible(timeout=SOON)
    anna.page.keyboard.press("Escape")
    expect(opens).to_be_focused(timeout=SOON)
    opens.press("Enter")
    expect(options.first).to_be_visible(timeout=SOON)

    anna.page.keyboard.press("Enter")

    expect(anna.prompt).to_be_focused(timeout=SOON)
    commit = anna.prompt.get_by_role("button", name=re.compile("^(Take it|Place)$"))
    expect(commit).to_be_enabled(timeout=SOON)
    commit.press("Enter")
    expect(commit).to_have_count(0, timeout=SOON)
    expect(anna.prompt).to_be_focused(timeout=SOON)


def test_places_say_all_that_they_show(invite: Invite) -> None:
    """What is drawn on a place is in its name: what it gives, who stands there."""
    anna = Listener(invite())
    anna.person.play_now("Lorenzo")
    names = ("Market 1.*Gain 5 coins", "Large harvest space.*lower by 3", "Gain 1 coin and 1 counc")
    for name in names:
        expect(anna.page.get_by_role("button", name=re.compile(name))).to_be_attached(timeout=SOON)
    track = anna.page.get_by_role("img", name=re.compile(r"^0 faith points: .*Anna"))
    expect(track).to_be_attached()
