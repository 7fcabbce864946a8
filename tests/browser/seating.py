"""How people come to one table."""

import re

from tests.browser.conftest import Invite
from tests.browser.person import Person


def open_table(host: Person, title: str, *friends: str, visible: bool = False) -> None:
    """A table for the host and others (friend, open, bot or me)."""
    host.go("new")
    host.choose("Title", title)
    host.choose("Players", str(len(friends) + 1))
    for seat, kind in enumerate(friends, 2):
        host.choose(f"Seat {seat}", kind)
    if visible:
        host.choose("Seen by", "everybody")
    host.button("Open the table").click()
    host.come_in("Anna")
    host.page.wait_for_url("**/t/*")


def link_of(host: Person) -> str:
    """The link to be sent to a friend."""
    shown = host.page.get_by_text(re.compile(r"/t/[\w-]+\?i=")).get_attribute("title")
    assert shown is not None
    return shown


def sit_down(guest: Person, link: str, name: str = "Béla") -> None:
    """Whoever has the link needs nothing else."""
    guest.page.goto(link)
    guest.page.get_by_role("region", name="Beginning").get_by_role(
        "button", name="Sit down"
    ).click()
    guest.come_in(name)
    guest.at_table()


def two(invite: Invite, title: str, **guest: object) -> tuple[Person, Person]:
    """Anna and Béla at a table of their own."""
    anna, bela = invite(), invite(**guest)
    open_table(anna, title, "friend")
    sit_down(bela, link_of(anna))
    anna.at_table()
    return anna, bela


def turn_of(anna: Person, bela: Person) -> tuple[Person, Person]:
    """Whoever is asked, and the other."""
    for person in (anna, bela):
        person.page.wait_for_function(
            "() => document.querySelector('.prompt.mine')"
            " || document.querySelector('.prompt .flag')?.textContent.includes('is choosing')"
        )
    mine = anna.page.locator(".prompt.mine").count() > 0
    return (anna, bela) if mine else (bela, anna)
