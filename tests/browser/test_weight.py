"""A table stays light: what was reached once is not given up again unnoticed."""

from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.opening import open_cold
from tests.browser.weigh import figures, seated


def test_a_table_weighs_no_more_than_it_did(chromium: Browser, shared_house: House) -> None:
    """Scripts, all bytes and requests of a running table that is opened with an empty cache."""
    address, who = seated(chromium, shared_house)

    found = figures(shared_house, who, open_cold(chromium, address, who))

    assert [] == [str(figure) for figure in found if figure.too_much]
