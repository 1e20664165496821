"""The action pad of a seat whose turn it need not be: a straddle of more than one size, the first bet of a stud street.

Its least and most, and one key to send it off.
"""

from dealer_assist.app.keying import Keyed
from dealer_assist.app.views.family_offers import opens_unknown
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.offers import posting_sizes
from dealer_assist.app.views.pad import PadView, chip_labels, digit_labels, erase_key
from dealer_assist.hand.state import HandState
from dealer_assist.words import Words

UNKEYED = {"bet": "key.bet_sum", "straddle": "key.straddle"}
"""What the key says before an amount is keyed."""


def posting_pad_view(
    hand: HandState, seat: int, chips: tuple[int, ...], keyed: Keyed, remedies: tuple[KeyView, ...], words: Words
) -> PadView | None:
    """The pad for a straddle or the first bet of this seat; None if it may put out neither."""
    size = posting_sizes(hand, seat)
    if size is None:
        return None
    facts = [words.text("state.seat", seat=seat), words.text("state.min", amount=size.least)]
    if size.most is not None:
        facts.append(words.text("state.max", amount=size.most))
    amount = keyed.amount
    what = "bet" if opens_unknown(hand) else "straddle"
    send = words.text(f"key.{what}_amount", amount=amount) if amount else words.text(UNKEYED[what])
    return PadView(
        facts=FactsView(tuple(facts)),
        field=words.amount(amount) if amount else "",
        chips=chip_labels(chips, words),
        digits=digit_labels(words),
        send=KeyView(send, KeyKind.MAIN, enabled=amount > 0),
        erase=erase_key(words),
        least=KeyView(words.text("key.min")),
        remedies=remedies[:3],
    )
