"""Entries made without asking what is legal: any seat, any amount, any card, at any time.

Most are refused. Those that are taken must leave the table as right as legal ones do.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dealer_assist.cards.card import DECK
from dealer_assist.hand import entries as of_hand
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.exposed import By, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Foul, FouledDeck, Joker
from dealer_assist.hand.irregular.run_outs import RunOutsShort
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards
from dealer_assist.hand.irregular.stud_streets import StudTooEarly
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.hand.turn import owes_action
from dealer_assist.pots.split import Part
from dealer_assist.table import between
from dealer_assist.table import entries as of_table
from dealer_assist.table.entries import Entry
from dealer_assist.table.standing import Comes, Owed, Way
from dealer_assist.table.state import Presence, Seat, Stakes, TableState


def _seat(chance: Random, table: TableState) -> int:
    """A seat of the table, usually one to act."""
    if table.hand is not None and table.hand.to_act is not None and chance.random() < 0.5:
        return table.hand.to_act
    return chance.randint(0, table.max_seats + 1)


def _amount(chance: Random, table: TableState) -> int:
    most = max((seat.stack or 0 for seat in table.seats), default=0)
    return chance.choice((-1, 0, 1, table.stakes.big_blind, chance.randint(0, 2 * most + 1)))


def _cards(chance: Random, count: int) -> tuple[str, ...]:
    return tuple(chance.choice((*DECK, "1x")) for _ in range(count))


def _parts(chance: Random, table: TableState) -> tuple[Part, ...]:
    winners = sorted({_seat(chance, table) for _ in range(chance.randint(0, 3))})
    return (Part("whole", tuple(winners)),)


def _told(chance: Random, table: TableState) -> SeatTold:
    front, behind = _amount(chance, table), _amount(chance, table)
    told = chance.choice((None, Told.IN, Told.ALL_IN, Told.FOLDED))
    return SeatTold(_seat(chance, table), front=front, told=told, behind=chance.choice((None, behind)))


def _counted(chance: Random, table: TableState) -> of_table.CountedNow:
    seats = {each.seat: each for each in (_told(chance, table) for _ in range(chance.randint(0, 5)))}
    places = Positions(_seat(chance, table), _seat(chance, table), _seat(chance, table))
    ascending = tuple(seats[seat] for seat in sorted(seats))
    street = chance.choice(("preflop", "flop", "river", "fourth"))
    return of_table.CountedNow(seats=ascending, positions=places, street=street, middle=_amount(chance, table))


def _chip(chance: Random, table: TableState) -> int:
    """Mostly a chip there is."""
    blind = max(1, table.stakes.big_blind)
    return chance.choice((1, blind, 2 * blind, 5 * blind, chance.randint(1, 20 * blind), _amount(chance, table)))


def _straddle(chance: Random, table: TableState) -> int:
    """Mostly twice the price."""
    price = table.stakes.big_blind if table.hand is None else table.hand.level
    return chance.choice((2 * price, 2 * price, 2 * price, _amount(chance, table)))


def _sleeper(chance: Random, table: TableState) -> int:
    """A seat with a sleeper, if there is one."""
    sleepers = () if table.hand is None else table.hand.forced.sleepers
    return chance.choice(sleepers).seat if sleepers else _seat(chance, table)


def _some_seats(chance: Random, table: TableState) -> tuple[int, ...]:
    return tuple(sorted({_seat(chance, table) for _ in range(chance.randint(0, 2))}))


def any_motion(chance: Random, table: TableState) -> of_hand.ChipsPut:
    """Chips, words or both, in one motion or several, over earlier chips that were moved or not."""
    chips = tuple(_chip(chance, table) for _ in range(chance.randint(0, 3)))
    return of_hand.ChipsPut(
        _seat(chance, table),
        chips=chips,
        say=chance.choice((None, None, *of_hand.Verb)),
        when=chance.choice(list(of_hand.When)),
        amount=chance.choice((None, None, _chip(chance, table))),
        candidates=tuple(_chip(chance, table) for _ in range(chance.choice((0, 0, 2)))),
        prior=tuple(_chip(chance, table) for _ in range(chance.choice((0, 0, 2)))),
        prior_moved=chance.choice(list(of_hand.PriorMoved)),
        last_chips=chance.random() < 0.2,
        unaware=chance.random() < 0.2,
        acted_behind=chance.random() < 0.2,
        motions=() if chips else tuple(_chip(chance, table) for _ in range(chance.randint(0, 3))),
    )


BEFORE_ACTION: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: of_hand.StraddlePosted(_seat(chance, table), _straddle(chance, table)),
    lambda chance, table: of_hand.SleeperPosted(_seat(chance, table), _straddle(chance, table)),
    lambda chance, table: of_hand.SleeperTakenBack(_sleeper(chance, table)),
    lambda chance, table: of_hand.KillPosted(_seat(chance, table)),
    lambda chance, table: of_hand.BlindsChopped(),
)
"""What may come before anybody acts, or while only the blinds are left."""

BEFORE_DEAL: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: of_table.KillButtonPlaced(*(chance.choice((None, _seat(chance, table))) for _ in range(2))),
    lambda chance, table: of_table.KillPromised(_seat(chance, table)),
    lambda chance, table: of_table.RockPlaced(_seat(chance, table)),
    lambda chance, table: of_table.BombPotAgreed(
        chance.choice((None, _amount(chance, table))), _some_seats(chance, table)
    ),
    lambda chance, table: of_table.BombPotCalledOff(),
)
"""What the next hand may be made into."""

WAYS = (None, *Way)


def _owed(chance: Random) -> Owed:
    return Owed(*(chance.choice((0, 0, 1, 2, -1)) for _ in range(4)))


def _somebody(chance: Random, table: TableState) -> int:
    """Mostly a taken seat."""
    taken = [seat.number for seat in table.seats]
    return chance.choice(taken) if taken and chance.random() < 0.8 else _seat(chance, table)


def _one_of(chance: Random, table: TableState, wanted: Callable[[Seat], bool]) -> int:
    """Mostly a taken seat of that kind, if there is one."""
    fits = [seat.number for seat in table.seats if wanted(seat)]
    return chance.choice(fits) if fits and chance.random() < 0.8 else _somebody(chance, table)


def _away(chance: Random, table: TableState) -> int:
    return _one_of(chance, table, lambda seat: seat.presence is Presence.AWAY)


def _waiting(chance: Random, table: TableState) -> int:
    return _one_of(chance, table, lambda seat: seat.coming is not None)


def _open_seats(chance: Random, table: TableState) -> tuple[int, ...]:
    taken = [seat.number for seat in table.seats]
    empty = [number for number in range(1, table.max_seats + 1) if number not in taken]
    return tuple(chance.sample(empty, min(len(empty), 2))) if chance.random() < 0.8 else _some_seats(chance, table)


BETWEEN: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: of_table.SeatTaken(
        _seat(chance, table), 100, chance.choice(WAYS), chance.choice((Comes.NEW, Comes.MUST_MOVE)), _owed(chance)
    ),
    lambda chance, table: between.WayChosen(_waiting(chance, table), chance.choice(list(Way))),
    lambda chance, table: between.WentAway(_somebody(chance, table)),
    lambda chance, table: between.WentAway(_somebody(chance, table)),
    lambda chance, table: between.WentAway(_somebody(chance, table)),
    lambda chance, table: between.CameBack(_away(chance, table), chance.choice(WAYS)),
    lambda chance, table: between.MissedTold(_somebody(chance, table), chance.choice((None, _owed(chance)))),
    lambda chance, table: between.ChipsAdded(_somebody(chance, table), _amount(chance, table)),
    lambda chance, table: between.SeatChanged(
        _somebody(chance, table), _seat(chance, table), chance.choice(WAYS), chance.random() < 0.3
    ),
    lambda chance, table: between.MustMoved(_somebody(chance, table)),
    lambda chance, table: between.BalancedIn(_open_seats(chance, table), 100),
    lambda chance, table: between.ButtonDrawn(_cards(chance, chance.randint(0, 9)), _some_seats(chance, table)),
    lambda chance, table: between.PositionsTold(*(_seat(chance, table) for _ in range(3))),
    lambda chance, table: of_table.ButtonPlaced(*(_seat(chance, table) for _ in range(3))),
    lambda chance, table: between.ButtonMisplaced(chance.random() < 0.5),
    lambda chance, table: between.Misdealt(),
    lambda chance, table: between.DealtWithoutPost(
        _waiting(chance, table), chance.random() < 0.5, chance.random() < 0.5
    ),
    lambda chance, table: between.AbsentButtonGiven(_away(chance, table)),
    lambda chance, table: between.PlayerWarned(_one_of(chance, table, lambda seat: seat.must_be_back)),
    lambda chance, table: between.ChipsPickedUp(_away(chance, table), chance.randint(0, 90)),
)
"""Players who come, go, move and return, and deals gone wrong."""


def _irregular(chance: Random, table: TableState) -> of_table.Irregularity:
    """Anything that can go wrong with a deal, with any facts."""
    seat, card, yes = _seat(chance, table), *_cards(chance, 1), chance.random() < 0.5
    return of_table.Irregularity(
        chance.choice(
            (
                ExposedHoleCard(by=chance.choice(list(By)), seat=seat, card=card, count=chance.randint(1, 2)),
                FlopOfTooMany(count=4, cards=_cards(chance, 4), pick=card),
                FlopWithoutBurn(cards=_cards(chance, 3), pick=card, stub=_cards(chance, 1)),
                WrongBurn(street=chance.choice(("turn", "river")), burns=_cards(chance, 2), card=card, twice=yes),
                ShortHand(seat=seat, is_button=yes, substantial=chance.random() < 0.5),
                ExtraCards(seat=seat, substantial=yes),
                Joker(seat=seat, holder_has_acted=yes),
                FouledDeck(what=chance.choice(list(Foul)), knew=_some_seats(chance, table)),
                StudHoleCards(seat=seat, count=chance.randint(1, 2), cards=_cards(chance, 2)),
                Skipped(seat=seat),
                StudTooEarly(seats=(seat,), last_street=True, looked=yes),
                RunOutsShort(needed=chance.randint(-1, 9), stub_count=chance.randint(-1, 9), burn_count=2),
                ClockCalled(elapsed=chance.randint(-1, 90), facing_bet=yes),
                ClockExpired(facing_bet=yes),
                LeftSeat(seat=seat, back_in_time=yes),
                Dispute(about=chance.choice(list(About)), next_hand_begun=yes),
            )
        )
    )


def out_of_turn(chance: Random, table: TableState) -> of_hand.OutOfTurn | of_hand.ActionWithdrawn:
    """Mostly a seat that is still to act acts before its turn; now and then what it did comes back."""
    hand = table.hand
    later = [] if hand is None else [each.seat for each in hand.seats if owes_action(each, hand.level)]
    seat = chance.choice(later) if later and chance.random() < 0.8 else _seat(chance, table)
    if chance.random() < 0.2:
        return of_hand.ActionWithdrawn(seat)
    to = chance.choice((None, _amount(chance, table), _straddle(chance, table)))
    return of_hand.OutOfTurn(seat, chance.choice(list(Action)), to)


GONE_WRONG: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: between.ButtonMisplaced(chance.random() < 0.5),
    lambda chance, table: between.DealtWithoutPost(_waiting(chance, table), looked=True, acted=chance.random() < 0.5),
    lambda chance, table: between.Misdealt(),
    lambda chance, table: of_table.HandVoided(_some_seats(chance, table)),
    _irregular,
    out_of_turn,
    lambda chance, table: between.ChipsAdded(_somebody(chance, table), 10),
)
"""What is noticed while a hand is on."""

KINDS: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: of_hand.Fold(_seat(chance, table)),
    lambda chance, table: of_hand.Fold(_seat(chance, table), _amount(chance, table)),
    lambda chance, table: of_hand.Check(_seat(chance, table)),
    lambda chance, table: of_hand.Call(_seat(chance, table)),
    lambda chance, table: of_hand.Wager(_seat(chance, table), _amount(chance, table)),
    lambda chance, table: of_hand.AllIn(_seat(chance, table)),
    lambda chance, table: of_hand.AllIn(_seat(chance, table), _amount(chance, table)),
    lambda chance, table: of_hand.BehindCounted(_seat(chance, table), _amount(chance, table)),
    lambda chance, table: of_hand.SaidAmount(_amount(chance, table), chance.random() < 0.5),
    any_motion,
    any_motion,
    out_of_turn,
    lambda chance, table: chance.choice(BEFORE_ACTION)(chance, table),
    lambda chance, table: of_hand.StreetDealt(_cards(chance, chance.choice((0, 1, 3, 4)))),
    lambda chance, table: of_hand.BoardTold(_cards(chance, chance.choice((0, 3, 4, 5)))),
    lambda chance, table: of_hand.CardsDealt(_seat(chance, table), chance.randint(-1, 3)),
    lambda chance, table: of_hand.UncalledReturned(),
    lambda chance, table: of_hand.BetsPulled(),
    lambda chance, table: of_hand.CollectionTaken(),
    lambda chance, table: of_hand.Tabled(_seat(chance, table), _cards(chance, chance.choice((2, 2, 2, 1)))),
    lambda chance, table: of_hand.Mucked(_seat(chance, table)),
    lambda chance, table: of_hand.Award(chance.randint(-1, 3), _parts(chance, table)),
    lambda chance, table: of_table.StartHand(),
    lambda chance, table: chance.choice(BEFORE_DEAL)(chance, table),
    lambda chance, table: of_table.EndHand(followed=False, won=of_table.PotWon(_some_seats(chance, table))),
    lambda chance, table: of_table.EndHand(chance.random() < 0.5),
    lambda chance, table: of_table.SeatTaken(_seat(chance, table), chance.choice((None, _amount(chance, table)))),
    lambda chance, table: chance.choice(BETWEEN)(chance, table),
    lambda chance, table: chance.choice(BETWEEN)(chance, table),
    lambda chance, table: chance.choice(BETWEEN)(chance, table),
    lambda chance, table: of_table.SeatLeft(_seat(chance, table)),
    lambda chance, table: of_table.StackCounted(_seat(chance, table), _amount(chance, table)),
    lambda chance, table: of_table.ButtonPlaced(_seat(chance, table)),
    lambda chance, table: of_table.StakesSet(Stakes(_amount(chance, table), _amount(chance, table))),
    _counted,
    lambda chance, table: of_table.Together(tuple(any_entry(chance, table) for _ in range(chance.randint(0, 3)))),
    lambda chance, table: of_table.FloorDecision(any_entry(chance, table), chance.choice(("the floor says so", " "))),
)


def any_entry(chance: Random, table: TableState) -> Entry:
    """Any entry but opening and closing the table."""
    return chance.choice(KINDS)(chance, table)


def closing() -> Entry:
    """The entry that closes the table: after it nothing but an opening is taken."""
    return of_table.TableClosed()


OTHER_GAMES: tuple[Callable[[Random, TableState], Entry], ...] = (
    lambda chance, table: of_hand.BringIn(_seat(chance, table)),
    lambda chance, table: of_hand.UpCardsTold(_seat(chance, table), _cards(chance, chance.randint(0, 5))),
    lambda chance, table: of_hand.CommunityDealt(chance.choice((None, *DECK))),
    lambda chance, table: of_hand.CardsDrawn(_seat(chance, table), chance.randint(-1, 6)),
    lambda chance, table: of_hand.RunIt(chance.randint(1, 4), tuple(seat.number for seat in table.seats)),
    lambda chance, table: of_hand.BoardTold(_cards(chance, chance.choice((0, 3, 5))), chance.randint(0, 3)),
    lambda chance, table: of_hand.StreetDealt((), (_cards(chance, chance.choice((0, 1, 3))),)),
    lambda chance, table: of_hand.Tabled(_seat(chance, table), _cards(chance, chance.choice((4, 5, 7)))),
)
"""What is entered in games with cards that show, draws or several boards."""

COUNTS = (
    of_table.SeatTaken,
    of_table.SeatLeft,
    of_table.StackCounted,
    of_hand.BehindCounted,
    of_table.CountedNow,
    of_table.EndHand,
    of_hand.AllIn,
    of_hand.ChipsPut,
    between.ChipsAdded,
    between.MustMoved,
    between.BalancedIn,
    between.ChipsPickedUp,
)
"""Entries after which the chips of the table may be another number: somebody counted, came, went or lost count."""
