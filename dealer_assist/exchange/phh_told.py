"""The actions of an exported hand: every entry of the log as the format says it, in its order of play.

A fold that stood out of turn is written where the turn comes to it: it could not be said before, and it changes nothing
until then. Any other action that stood out of turn is written where it happened and named. What was held until its turn
came is no action of the format: it is named with its place. Hands tabled once nobody can bet any more
stand before the cards still to come, as the format asks; there a hand given up is one kept face down, since with one
hand left no card would come.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from dealer_assist.exchange.hand_log import HandLogged, Happened
from dealer_assist.exchange.phh_actions import (
    UNKNOWN_CARD,
    BringInPosted,
    CheckedOrCalled,
    Folded,
    Mucked,
    PhhAction,
    RaisedTo,
    Showed,
)
from dealer_assist.exchange.phh_dealt import first_cards, street_cards
from dealer_assist.exchange.phh_header import order_of
from dealer_assist.exchange.phh_own import SLEEPER, OwnHeld
from dealer_assist.hand import entries as of_hand
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.first_round import first_left_of
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, InHand, in_hand, place
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.table.entries import Irregularity

ACTIONS: Final = (
    of_hand.Fold,
    of_hand.Check,
    of_hand.Call,
    of_hand.Wager,
    of_hand.AllIn,
    of_hand.ChipsPut,
    of_hand.BringIn,
)
STREETS: Final = (of_hand.StreetDealt, of_hand.CommunityDealt)


class Told(Struct, frozen=True):
    """The actions, and what they cannot say of themselves."""

    actions: tuple[PhhAction, ...]
    out_of_turn: tuple[int, ...]
    """Indices of actions that stood out of turn."""
    held: tuple[OwnHeld, ...]
    """What came out of turn and was held."""
    by_floor: tuple[str, ...]
    """What stood by the floor's word, and why."""
    exposed: tuple[int, ...]
    """Players who tabled while there was still betting."""


def actions_of(logged: HandLogged) -> Told:
    """Everything that was done with the hand, from the deal on."""
    return _Telling(logged).told()


class _Telling:
    """A hand being told."""

    def __init__(self, logged: HandLogged) -> None:
        self._logged = logged
        self._order = order_of(logged.begun)
        self._actions: list[PhhAction] = []
        self._folded_early = [each.seat for each in logged.begun.seats if each.folded]
        self._at: int | None = None
        """Seat that acted last on this street; None = nobody yet."""
        self._out_of_turn: list[int] = []
        self._held: list[OwnHeld] = []
        self._by_floor: list[str] = []
        self._exposed: list[int] = []
        self._up_late: list[of_hand.Tabled] = []

    def told(self) -> Told:
        self._actions += first_cards(self._logged.begun, self._logged.last, self._order)
        for happened in self._logged.happened:
            self._take(happened)
        self._showdown()
        return Told(
            actions=tuple(self._actions),
            out_of_turn=tuple(self._out_of_turn),
            held=tuple(self._held),
            by_floor=tuple(self._by_floor),
            exposed=tuple(self._exposed),
        )

    def _player(self, seat: int) -> int:
        return self._order.index(seat) + 1

    # -- entries

    def _take(self, happened: Happened) -> None:
        if happened.reason is not None:
            self._by_floor.append(f"actions[{len(self._actions)}]: {happened.reason}")
        match happened.entry:
            case of_hand.Tabled() | of_hand.Mucked() if betting_is_over(happened.before):
                pass
            case of_hand.Tabled(seat):
                self._exposed.append(self._player(seat))
            case of_hand.OutOfTurn(seat, action, to):
                self._held.append(OwnHeld(len(self._actions), self._player(seat), action, to))
            case of_hand.ActionWithdrawn(seat):
                self._held.append(OwnHeld(len(self._actions), self._player(seat), Action.WITHDRAW))
            case entry if isinstance(entry, STREETS):
                self._street_dealt(happened)
            case _:
                self._done(happened)

    def _street_dealt(self, happened: Happened) -> None:
        before = happened.before
        if betting_is_over(before):
            self._rest_of_the_folds(before)
            self._shown_before_the_board(before)
        else:
            owing = [s for s in self._folded_early if not in_hand(before, s).all_in]
            self._folds(owing if before.street == happened.before.street else [])
        self._at = None
        self._actions += street_cards(happened.after, self._logged.last, self._order)

    def _done(self, happened: Happened) -> None:
        """What every seat did with this entry: who acted, who is out by it."""
        before, after = happened.before, happened.after
        acted = getattr(happened.entry, "seat", None) if isinstance(happened.entry, ACTIONS) else None
        for each in after.seats:
            if place(before, each.seat) is None:
                continue
            was = in_hand(before, each.seat)
            if each.folded and not was.folded and isinstance(happened.entry, Irregularity):
                self._by_floor.append(f"actions[{len(self._actions)}]: p{self._player(each.seat)} has a dead hand")
            if each.folded and not was.folded and (each.seat != acted or before.to_act not in (acted, None)):
                self._folded_early.append(each.seat)
            elif each.seat == acted:
                self._acted(happened, was, each)
        self._sleepers(before, after)

    def _acted(self, happened: Happened, was: InHand, now: InHand) -> None:
        action = self._action(happened, was, now)
        if action is None:
            return
        in_turn = happened.before.to_act in (now.seat, None)
        if in_turn:
            self._folds(self._passed_by(now.seat, happened.before))
            self._at = now.seat
        else:
            self._out_of_turn.append(len(self._actions))
        self._actions.append(action)

    def _action(self, happened: Happened, was: InHand, now: InHand) -> PhhAction | None:
        player = self._player(now.seat)
        if now.folded:
            return Folded(player=player) if not was.folded else None
        if isinstance(happened.entry, of_hand.BringIn):
            return BringInPosted(player=player)
        if now.front > happened.before.level:
            return RaisedTo(player=player, to=now.front)
        if now.acted_at != was.acted_at or now.front != was.front:
            return CheckedOrCalled(player=player)
        return None

    def _sleepers(self, before: HandState, after: HandState) -> None:
        """A sleeper that has come into force: a raise its seat made before the cards."""
        there = {each.seat for each in before.forced.straddles}
        for each in after.forced.straddles:
            if each.seat not in there:
                self._actions.append(RaisedTo(player=self._player(each.seat), to=each.to, remark=SLEEPER))
                self._at = None

    # -- folds before their turn

    def _passed_by(self, seat: int, before: HandState) -> list[int]:
        """Seats that folded early and whose turn lies between the last seat that acted and this one."""
        last = self._at if self._at is not None else first_left_of(before)
        if last is None:
            return []
        # the place before the first to act may be an empty chair
        seats = sorted(self._order)
        turns = [each for each in seats if each > last] + [each for each in seats if each <= last]
        return [each for each in turns[: turns.index(seat)] if each in self._folded_early]

    def _folds(self, seats: list[int]) -> None:
        for seat in seats:
            self._folded_early.remove(seat)
            self._actions.append(Folded(player=self._player(seat)))

    def _rest_of_the_folds(self, hand: HandState) -> None:
        self._folds([seat for seat in self._order if seat in self._folded_early])

    # -- the showdown

    def _shown(self) -> Iterator[of_hand.Tabled | of_hand.Mucked]:
        """Hands turned up and given up, in that order; of a hand tabled twice the cards told last."""
        told: dict[int, of_hand.Tabled | of_hand.Mucked] = {}
        cards = {each.seat: each.cards for each in self._logged.last.tabled}
        for each in self._logged.happened:
            match each.entry:
                case of_hand.Tabled(seat) if seat in cards:
                    told.setdefault(seat, of_hand.Tabled(seat, cards[seat]))
                case of_hand.Mucked(seat) if betting_is_over(each.before):
                    told.setdefault(seat, each.entry)
        return iter(told.values())

    def _shown_before_the_board(self, before: HandState) -> None:
        """Once, where only board cards are to come: the hands tabled later; one given up stays face down."""
        hand = self._logged.last
        to_come = any(street.hole or street.up or street.draw for street in hand.game.streets[before.street + 1 :])
        if to_come or any(isinstance(action, Showed | Mucked) for action in self._actions):
            return
        cards = {each.seat: each.cards for each in self._logged.last.tabled}
        for each in self._shown():
            up = cards.get(each.seat)
            unknown = (UNKNOWN_CARD,) * self._logged.last.game.hole_cards
            self._actions.append(Showed(player=self._player(each.seat), cards=up or unknown))

    def _showdown(self) -> None:
        self._rest_of_the_folds(self._logged.last)
        if any(isinstance(action, Showed | Mucked) for action in self._actions):
            return
        for each in self._shown():
            player = self._player(each.seat)
            match each:
                case of_hand.Tabled(cards=cards):
                    self._actions.append(Showed(player=player, cards=cards))
                case of_hand.Mucked():
                    self._actions.append(Mucked(player=player))
        self._kept_face_down()

    def _kept_face_down(self) -> None:
        """Hands the log says nothing of: at a showdown the losers gave theirs up, the winners turned nothing over."""
        hand = self._logged.last
        told = {action.player for action in self._actions if isinstance(action, Showed | Mucked)}
        left = [each for each in hand.seats if not each.folded and self._player(each.seat) not in told]
        # while a pot is left nobody has lost: a hand not tabled yet may still win it
        if not hand.awards or pots_left(collected(hand)) or sum(not each.folded for each in hand.seats) < 2:
            return
        # a loser lets go once the winner is known
        for each in sorted(left, key=lambda one: not one.won):
            player = self._player(each.seat)
            unknown = (UNKNOWN_CARD,) * hand.game.hole_cards
            self._actions.append(Showed(player=player, cards=unknown) if each.won else Mucked(player=player))
