"""Keys of a helper beside the digits: what is told of a seat, the middle, and the key that answers what is asked."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.count import Count, Field, Helper, Picks, game_of, situation, told_of
from dealer_assist.app.count_choice import Choice, Names
from dealer_assist.app.helpers import said
from dealer_assist.app.pot_keys import announced, announcing, is_pot, put_right, put_right_to, rounded_to, told_as
from dealer_assist.app.telling import with_covers, with_field, with_same, with_state
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.situation import Told
from dealer_assist.table.state import TableState


def choices(table: TableState, count: Count, told: Said | None) -> tuple[Choice, ...]:
    """Keys that tell something: of the seat whose chips are keyed, of the middle, and what is asked."""
    standing = () if count.followed and count.helper is Helper.POT else STANDING[count.helper](count)
    if count.helper is Helper.SPLIT:
        standing = (*standing, *_halves(table, count))
    keys = (*standing, *_asked(table, count, told))
    for spared in SPARED:
        if len(keys) > MOST_KEYS:
            keys = tuple(each for each in keys if each.name != spared)
    return keys


MOST_KEYS = 8
"""Keys beside the digits there is room for."""
SPARED = ("same", "why")
"""Keys that go where there is none: an amount can be keyed, and a tap on the headline tells why."""


def _middle(count: Count, text: str = "count.middle") -> Choice:
    return Choice("middle", text, count.target is Field.MIDDLE, not count.pots, count.fields.get(Field.MIDDLE))


def _of_seats(count: Count) -> tuple[Choice, ...]:
    each = told_of(count, count.target) if isinstance(count.target, int) else None
    state = None if each is None else each.told
    return (
        _middle(count),
        Choice("all_in", "state.all_in", state is Told.ALL_IN, each is not None),
        Choice("in", "count.has_chips", state is Told.IN, each is not None),
        Choice("folded", "state.folded", state is Told.FOLDED, each is not None),
        Choice("same", "count.same", enabled=each is not None and count.last is not None, amount=count.last),
    )


def _of_all_in(count: Count) -> tuple[Choice, ...]:
    """The deepest stack of an all-in is never counted: it has the others covered."""
    seat = count.target if isinstance(count.target, int) else None
    covers = Choice("covers", "count.covers", seat is not None and count.covers == seat, seat is not None)
    return (*_of_seats(count), covers)


def _of_take_up(count: Count) -> tuple[Choice, ...]:
    """Whoever is neither all-in nor folded is in."""
    middle, all_in, _, folded, _ = _of_seats(count)
    return middle, all_in, folded, Choice("to_act", "state.to_act_now", count.picks is Picks.TO_ACT)


def _halves(table: TableState, count: Count) -> tuple[Choice, ...]:
    """Of a game whose pots divide: which half a tap on a seat speaks of."""
    halves = game_of(table).halves
    if len(halves) != 2:
        return ()
    chosen = (not count.in_second, count.in_second)
    return tuple(
        Choice(f"half.{place}", half.name, held, names=Names.HALF)
        for place, (half, held) in enumerate(zip(halves, chosen, strict=True))
    )


STANDING: dict[Helper, Callable[[Count], tuple[Choice, ...]]] = {
    Helper.ALL_IN: _of_all_in,
    Helper.POT: _of_seats,
    Helper.PAD: _of_seats,
    Helper.SPLIT: lambda count: (_middle(count, "key.pot"),),
    Helper.TAKE_UP: _of_take_up,
    Helper.WON: lambda count: (Choice("tie", "key.tie", count.tied),),
}
"""Keys that stand there whatever is asked."""


def _asked(table: TableState, count: Count, told: Said | None) -> tuple[Choice, ...]:
    if count.helper is Helper.TAKE_UP:
        streets = game_of(table).streets
        return tuple(
            Choice(f"street.{each.name}", each.name, count.street == each.name, names=Names.STREET)
            for each in streets[:4]
        )
    if isinstance(told, Ask) and told.fact in ANSWERS:
        return ANSWERS[told.fact](table, count)
    return (*_streets_early(table, count), *(announcing(table, count, told) if is_pot(count, told) else ()))


def _streets_early(table: TableState, count: Count) -> tuple[Choice, ...]:
    """The street may be told before it is asked for: before the flop the blinds count in another way."""
    early = count.helper in (Helper.POT, Helper.PAD) and not count.followed and count.street is None
    return _streets(table, count) if early else ()


def _field(field: Field, text: str) -> Callable[[Count], Choice]:
    return lambda count: Choice(field.value, text, count.target is field, amount=count.fields.get(field))


def _streets(_table: TableState, _count: Count) -> tuple[Choice, ...]:
    return Choice("before_the_flop", "state.preflop"), Choice("later", "count.later")


def _posts(_table: TableState, _count: Count) -> tuple[Choice, ...]:
    return Choice("posted.0", "key.no"), Choice("posted.1", "key.yes"), Choice("posted.2", "count.two")


def _last_full(_table: TableState, count: Count) -> tuple[Choice, ...]:
    return _field(Field.OVER, "count.over")(count), _field(Field.TO, "count.to")(count)


def _behind(_table: TableState, count: Count) -> tuple[Choice, ...]:
    return (
        Choice("behind.", "count.nobody"),
        Choice("behind.call", "key.call"),
        Choice("behind.raise", "key.raise"),
        Choice("behind.fold", "key.fold"),
    )


def _button(_table: TableState, count: Count) -> tuple[Choice, ...]:
    return (Choice("button", "state.button", count.picks is Picks.BUTTON),)


ANSWERS: dict[str, Callable[[TableState, Count], tuple[Choice, ...]]] = {
    "antes": lambda _table, count: (_field(Field.ANTES, "count.antes")(count),),
    "players": lambda _table, count: (_field(Field.PLAYERS, "count.players")(count),),
    "returned": lambda _table, count: (_field(Field.RETURNED, "count.returned")(count),),
    "posted": _posts,
    "street": _streets,
    "last_full_raise_to": _last_full,
    "acted_behind": _behind,
    "button": _button,
}
"""Keys that answer a question, by the fact asked for; chips, state and middle have their keys already."""


# -- a key beside the digits is tapped


def after_choice(table: TableState, count: Count, name: str) -> Count:
    """The count after one of those keys."""
    kind, _, rest = name.partition(".")
    match kind:
        case "all_in" | "in" | "folded":
            return with_state(_at_asked_seat(table, count), Told(kind))
        case "same":
            return with_same(count)
        case "covers":
            return with_covers(count)
        case "middle" | "antes" | "players" | "returned" | "over" | "to":
            return with_field(count, Field(kind))
        case "said":
            return announced(table, count)
        case "round":
            return told_as(count, rounded_to(said(table, count)))
        case "fix":
            return put_right(count, put_right_to(said(table, count)))
        case "to_act" | "button":
            picks = Picks(kind)
            return replace(count, picks=None if count.picks is picks else picks)
        case "street":
            return replace(count, street=rest)
        case "tie":
            return replace(count, tied=not count.tied, winners=())
        case "half":
            return replace(count, in_second=rest == "1")
        case "before_the_flop" | "later":
            streets = game_of(table).streets
            return replace(count, street=streets[0 if kind == "before_the_flop" else 1].name)
        case "posted":
            small = situation(table, count).small_blind
            return replace(count, posts=(small,) * int(rest))
        case "behind":
            return replace(count, behind=(*(count.behind or ()), Action(rest)) if rest else ())
    return count


def _at_asked_seat(table: TableState, count: Count) -> Count:
    """A question about the state of a seat is answered for that seat, whichever was tapped last."""
    told = said(table, count)
    if isinstance(told, Ask) and told.fact == "status":
        return replace(count, target=told.slots["seat"])
    return count
