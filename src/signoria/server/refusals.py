"""What the server refuses, by kind; the sentence is in the message, as everywhere."""

from signoria.kernel.refusal import Refusal


class NotHere(Refusal):
    """There is no such thing, or not for this person: strangers cannot tell the two apart."""


class NotYours(Refusal):
    """It is there, but somebody else's to do."""


class TooLate(Refusal):
    """Somebody was faster, or it is over."""


class NotNow(Refusal):
    """The store cannot be reached; nothing has changed."""
