"""What the helpers' panel shows: seats with the chips told, keys that answer what is asked, and what follows."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dealer_assist.app.count import Count, Field, Helper, Picks, most_covered, seats_of, situation, told_of
from dealer_assist.app.count_choice import Choice, Names
from dealer_assist.app.count_keys import choices
from dealer_assist.app.helpers import done, follows_as_it_lies, is_settled, names_a_maximum, said
from dealer_assist.app.views.count_rows import rows_of
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.naming import half_name, street_name
from dealer_assist.app.views.pad import chip_labels, digit_labels, erase_key
from dealer_assist.app.views.pots import PotTableView
from dealer_assist.app.views.prompt import PromptView, Tone, prompt_view
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.situation import Told
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class CountView(msgspec.Struct, frozen=True):
    """What the helpers' panel shows."""

    facts: FactsView
    """What is counted."""
    seats: tuple[tuple[int, KeyView], ...]
    """Seats, ascending, with their keys."""
    choices: tuple[tuple[str, KeyView], ...]
    """Keys that tell something, by name; at most eight."""
    done: KeyView
    chips: tuple[str, ...]
    """Labels of the chip keys, at most four."""
    digits: tuple[str, ...]
    """Labels of the digit keys."""
    erase: KeyView
    pots: PotTableView
    """What is pulled, pushed or said, row by row."""
    figure: str = ""
    """The one number of a pot bet, instead of rows."""
    over_seats: str = ""
    """Caption of the seats."""
    over_digits: str = ""
    """Caption of the digits: what they change now."""
    keypad: bool = True
    """Whether amounts are told; if not there are seats and DONE alone."""


def count_view(table: TableState, count: Count, words: Words) -> CountView:
    """The panel for what is told so far."""
    told = said(table, count)
    keys = choices(table, count, told)
    return CountView(
        facts=_facts(count, words),
        seats=tuple((seat, _seat_key(count, seat, words)) for seat in seats_of(table)),
        choices=tuple((each.name, _choice_key(each, words)) for each in keys),
        done=_done_key(table, count, words, waits=any(each.now for each in keys)),
        chips=chip_labels(table.chips, words),
        digits=digit_labels(words),
        erase=erase_key(words),
        pots=PotTableView(rows_of(table, count, told, words)),
        figure=_figure(told, words),
        over_seats=words.text("table.seats"),
        over_digits=_keyed_for(count, words),
        keypad=count.helper is not Helper.WON,
    )


def _keyed_for(count: Count, words: Words) -> str:
    """What the digits change now: a seat's chips, the middle, another amount; empty while they change nothing."""
    if count.helper is Helper.WON or count.target is None:
        return ""
    if isinstance(count.target, int):
        return words.text("state.seat", seat=count.target)
    return words.text("key.pot" if count.helper is Helper.SPLIT else AMOUNTS[count.target])


AMOUNTS: dict[Field, str] = {
    Field.MIDDLE: "count.middle",
    Field.ANTES: "count.antes",
    Field.PLAYERS: "count.players",
    Field.RETURNED: "count.returned",
    Field.OVER: "count.over",
    Field.TO: "count.to",
    Field.SAID: "key.said_it",
}
"""Word of each amount that is not a seat's, as on its key."""


def _figure(told: Said | None, words: Words) -> str:
    """The one number of a pot bet; where another was announced, what it may be."""
    if told is None:
        return ""
    if names_a_maximum(told):
        return words.amount(told.slots["total"])
    return words.amount(told.slots["max"]) if told.code in CORRECTED else ""


CORRECTED = ("wrong_maximum", "oversize_bet", "bet_stands", "ask_acted_behind")
"""Prompts about a pot bet of the wrong size."""


def hint_view(count: Count, words: Words) -> PromptView:
    """What to tap first, while there is nothing to answer yet."""
    hint = "count.hint_pot" if count.picks is Picks.ASKER else HINTS[count.helper]
    return PromptView(words.text(hint), tone=Tone.WARN)


def covered_view(count: Count, told: Said, words: Words) -> PromptView | None:
    """The pots, and what goes back to a seat that has everybody covered: nobody counted how much."""
    if count.covers is None or told.code != "side_pots":
        return None
    answer = prompt_view(told, words)
    back = words.text("count.rest_back", seat=count.covers, over=most_covered(count))
    short = None if answer.short is None else (answer.short[0], f"{answer.short[1]} {back}")
    return replace(answer, second=f"{answer.second} {back}", spoken=f"{answer.spoken} {back}", short=short)


HINTS: dict[Helper, str] = {
    Helper.ALL_IN: "count.hint_all_in",
    Helper.POT: "count.hint_pot",
    Helper.PAD: "count.hint_pot",
    Helper.SPLIT: "count.hint_split",
    Helper.TAKE_UP: "count.hint_take_up",
    Helper.WON: "count.hint_won",
}
"""What to tell, by what is counted for."""


def _facts(count: Count, words: Words) -> FactsView:
    facts = [words.text(TITLES[count.helper])]
    if count.seat is not None:
        facts.append(words.text("state.seat", seat=count.seat))
    return FactsView(tuple(facts))


TITLES: dict[Helper, str] = {
    Helper.ALL_IN: "key.all_in",
    Helper.POT: "key.pot",
    Helper.PAD: "count.options",
    Helper.SPLIT: "key.split",
    Helper.TAKE_UP: "count.take_up",
    Helper.WON: "key.next_hand",
}
"""Name of each helper."""


def _seat_key(count: Count, seat: int, words: Words) -> KeyView:
    """The number, the chips told under it, and the shape of its state; an edge around the one being keyed."""
    each = told_of(count, seat)
    won = count.second if count.in_second else count.winners
    shares = count.helper in (Helper.SPLIT, Helper.WON)
    chosen = seat in won if shares else count.target == seat
    mark = Mark.NONE if each is None or each.told is None else MARKS[each.told]
    if shares and chosen:
        mark = Mark.DONE
    shown = each is not None and (each.front or (each.front == 0 and not count.followed))
    amount = words.amount(each.front) if each is not None and each.front is not None and shown else ""
    if seat == count.covers:
        amount = words.text("count.covers")
    state = words.text(STATES[each.told]) if each is not None and each.told in STATES else ""
    parts = (words.text(TITLES[count.helper]), words.text("state.seat", seat=seat), state, amount)
    spoken = words.text("join.dot").join(part for part in parts if part)
    quiet = each is None or count.followed
    kind = KeyKind.CHOSEN if chosen or seat == count.seat else KeyKind.PLAIN if quiet else KeyKind.MAIN
    # the first tap chooses whom the digits are for, the next one changes what the seat did
    means = f"{seat} {mark.value} {chosen} {count.target == seat}"
    return KeyView(words.seat(seat), kind, mark, below=amount, figure=True, spoken=spoken, means=means)


STATES: dict[Told | None, str] = {Told.ALL_IN: "state.all_in", Told.FOLDED: "state.folded", Told.IN: "count.has_chips"}
"""Word of each state, for screen readers."""
MARKS: dict[Told, Mark] = {Told.ALL_IN: Mark.ALL_IN, Told.FOLDED: Mark.FOLDED, Told.IN: Mark.NONE}
"""Shape of each state."""


def _choice_key(choice: Choice, words: Words) -> KeyView:
    kind, mark = (KeyKind.CHOSEN, Mark.DONE) if choice.chosen else (KeyKind.PLAIN, Mark.NONE)
    if choice.now:
        kind = KeyKind.NOW
    below = "" if choice.amount is None else words.amount(choice.amount)
    return KeyView(LABELS[choice.names](choice.text, words), kind, mark, choice.enabled, below=below)


LABELS: dict[Names, Callable[[str, Words], str]] = {
    Names.TEXT: lambda text, words: words.text(text),
    Names.HALF: half_name,
    Names.STREET: street_name,
}
"""How each kind of label is written."""


def _done_key(table: TableState, count: Count, words: Words, *, waits: bool) -> KeyView:
    """DONE, or what it does; it waits while another key is the one to tap, or one seat is all that was told."""
    label, told = words.text("key.done"), helper_prompt(table, count)
    if is_settled(table, count, told) and told is not None:
        back = told.code == "return_uncalled"
        label = words.text("key.return_amount", amount=told.slots["amount"]) if back else words.text("key.pull")
    if follows_as_it_lies(table, count):
        label = words.text("count.nobody_acted")
    enabled = done(table, count) is not None
    waits = waits or (count.helper is Helper.ALL_IN and told is None)
    # the label changes with each digit, what the key leads to does not
    means = f"{count.helper.value} {count.in_second}"
    return KeyView(label, KeyKind.NOW if enabled and not waits else KeyKind.MAIN, Mark.NONE, enabled, means=means)


def helper_prompt(table: TableState, count: Count) -> Said | None:
    """What leads the screen while a helper is open; None while it only says what to tap."""
    told = said(table, count)
    few = count.helper is Helper.ALL_IN and len(situation(table, count).seats) < 2
    return None if few and told is not None and told.code == "return_uncalled" else told
