"""Tabled hands as the dealer reads them aloud, in the language of the screen; of a hand not tabled there is no line."""

from collections.abc import Sequence

from dealer_assist.app.views.naming import half_name
from dealer_assist.guide.prompt import Prompt
from dealer_assist.guide.reading_aloud import ReadAloud, next_pot_read_aloud, read_aloud
from dealer_assist.hand.state import HandState
from dealer_assist.words import Words

OF_SEVERAL = {"hand.pair", "hand.two_pair", "hand.trips", "hand.full_house", "hand.quads"}
"""Sentences that speak of kings, not of a king."""
ONE_KICKER = {"hand.two_pair", "hand.quads"}
"""Sentences that call the one card beside by its name; several are told as they are printed."""


def hand_words(hand: HandState, seat: int, words: Words) -> tuple[str, ...]:
    """A seat's tabled hand, a line for each half and board; none while it is not tabled or a board not complete."""
    return tuple(_placed(hand, told, told_hand(told.said, words), words) for told in read_aloud(hand, seat))


def winning_words(hand: HandState, words: Words) -> tuple[str, ...]:
    """Who wins the pot that is pushed next and with what, a line for each half and board; none while a hand is down."""
    lines = []
    for won in next_pot_read_aloud(hand):
        entry = told_hand(won.hand.said, words)
        if len(won.seats) == 1:
            said = words.text("hand.wins", seat=won.seats[0], entry=entry)
        else:
            said = words.text("hand.split", seats=won.seats, entry=entry)
        lines.append(_placed(hand, won.hand, said, words))
    return tuple(lines)


def winning_hands(hand: HandState, words: Words) -> tuple[str, ...]:
    """The hands alone that win the pot that is pushed next, for a line that tells the seats otherwise."""
    return tuple(_placed(hand, won.hand, told_hand(won.hand.said, words), words) for won in next_pot_read_aloud(hand))


def told_hand(said: Prompt, words: Words) -> str:
    """The sentence of one hand, such as: Kings full of sevens."""
    number = "many" if said.code in OF_SEVERAL else "one"
    slots: dict[str, object] = {
        name: words.text(f"rank.{number}.{said.slots[name]}") for name in ("first", "second") if name in said.slots
    }
    if kickers := said.slots.get("kickers"):
        slots["kickers"] = words.text(f"rank.one.{kickers[0]}") if said.code in ONE_KICKER else printed(kickers)
    text = words.text(said.code, **{**said.slots, **slots})
    return text[0].upper() + text[1:]


def printed(ranks: Sequence[str]) -> str:
    """Ranks as they are printed on the cards.

    >>> printed(("A", "T", "6"))
    'A 10 6'
    """
    return " ".join(ranks).replace("T", "10")


def _placed(hand: HandState, told: ReadAloud, said: str, words: Words) -> str:
    """The line with the half and the board it is read for, where there are several."""
    if len(hand.game.halves) > 1:
        said = words.text("hand.of_half", half=half_name(told.half, words), entry=said)
    return said if told.run is None else words.text("hand.of_board", board=told.run, entry=said)
