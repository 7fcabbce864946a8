"""What people and tables may be called, and what may be a password."""

import pytest

from signoria.kernel.refusal import InvalidOptions
from signoria.server.app.names import (
    line_of,
    name_of,
    password_of,
    seat_name_of,
    title_of,
    user_name_of,
)


@pytest.mark.parametrize(
    "name",
    [
        "علي بن أبي طالب",
        "Žofie",
        "李小龍",
        "अनुष्का",
        "👩‍👩‍👧 Jo",
        "<script>alert(1)</sc",
        "O’Brien-Müller",
        "நிரஞ்சன்",
    ],
)
def test_names_of_every_script(name: str) -> None:
    """Whatever can be shown may be a name."""
    assert name == name_of(f"  {name}\n")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "app-name-missing"),
        ("   \n ", "app-name-missing"),
        ("x" * 25, "app-name-long"),
        ("x" * 9000, "app-name-long"),
        ("Anna\x07", "app-name-signs"),
        ("Anna\x1b[2J", "app-name-signs"),
        ("\u202egnp.exe", "app-name-signs"),
        ("\u2066Anna\u2069", "app-name-signs"),
        ("\u200b", "app-name-signs"),
        ("\u3164\u3164", "app-name-signs"),
        ("Z" + "\u0300" * 12, "app-name-signs"),
        ("An\ue000na", "app-name-signs"),
        ("\ud800", "app-name-signs"),
    ],
)
def test_names_that_deceive(name: str, why: str) -> None:
    """Empty, endless, commanding a screen, turning the line round, showing nothing."""
    with pytest.raises(InvalidOptions) as refused:
        name_of(name)

    assert why == refused.value.message.id


def test_marks_do_not_count() -> None:
    """A name in Hindi has as many letters as it shows, not as it is typed."""
    assert name_of("कि" * 24)


def test_one_name_has_one_spelling() -> None:
    """Composed or not, with one space or three."""
    assert "Žofie Nová" == name_of("Z\u030cofie   Nova\u0301")


def test_chairs_and_tables_may_be_without_a_name() -> None:
    """But not with one that deceives."""
    assert ("", "") == (seat_name_of(" "), title_of(""))
    for check in (seat_name_of, title_of):
        with pytest.raises(InvalidOptions):
            check("\u202eabc")


@pytest.mark.parametrize("user_name", ["anna", "Anna.K", "žofie_2", "李小龍"])
def test_user_names(user_name: str) -> None:
    """Letters and digits of any script."""
    assert user_name == user_name_of(f" {user_name} ")


@pytest.mark.parametrize("user_name", ["a", "", "anna k", "anna\u202e", "x" * 33, "a/b", "<b>"])
def test_user_names_that_cannot_be(user_name: str) -> None:
    """Too short, too long, or with signs that mean something elsewhere."""
    with pytest.raises(InvalidOptions):
        user_name_of(user_name)


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "app-password-short"),
        ("x" * 201, "app-password-long"),
        ("AnnaAnna", "app-password-name"),
    ],
)
def test_passwords_that_are_none(password: str, why: str) -> None:
    """Too short, too long, or known to everybody."""
    with pytest.raises(InvalidOptions) as refused:
        password_of(password, "annaanna")

    assert why == refused.value.message.id


def test_a_password_is_the_same_on_every_keyboard() -> None:
    """Some compose é of two signs."""
    assert password_of("prémière fois", "a") == password_of("pre\u0301mie\u0300re fois", "a")


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Dobrý\n den,\t světe ", "Dobrý den, světe"),
        ("\u202egnp.exe \u2066x\u2069", "gnp.exe x"),
        ("a\u200bb\ufeffc\x07\x1b[2J", "abc[2J"),
        ("Z" + "\u0335" * 40 + "!", "Z" + "\u0335" * 4 + "!"),
        ("👩‍👩‍👧 ❤️ 1️⃣", "👩‍👩‍👧 ❤️ 1️⃣"),
        ("<b>https://evil.example</b>", "<b>https://evil.example</b>"),
        ("שלום \u200fabc", "שלום abc"),
        ("कि" * 300, "कि" * 300),
        ("x" * 300, "x" * 300),
    ],
)
def test_talk_is_shown_without_what_deceives(said: str, shown: str) -> None:
    """What is pasted is cleaned, not refused; text stays text."""
    assert shown == line_of(said)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "app-line-empty"),
        (" \n\t", "app-line-empty"),
        ("\u200b\u202e", "app-line-empty"),
        ("\u3164\u0300", "app-line-empty"),
        ("x" * 301, "app-name-long"),
        ("\u200b" * 3001, "app-name-long"),
    ],
)
def test_talk_that_says_nothing_or_too_much(said: str, why: str) -> None:
    """One sentence each."""
    with pytest.raises(InvalidOptions) as refused:
        line_of(said)

    assert why == refused.value.message.id
