"""Who sits at the modelled table, who is in the game, who owes: everything between two deals.

Sections 5, 7 and 8 of the rules of button and blinds, as far as they are about sitting down, getting up, coming back
and changing seats. `positions_model` deals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tests.properties.positions_entry import seat_change_cost
from tests.properties.positions_terms import (
    Choice,
    Doubt,
    NoHand,
    Options,
    Player,
    Stakes,
    Standing,
    clockwise,
    strictly_between,
)

EVERY_ORBIT = 10**9
"""No limit to the rounds of blinds that one player can owe."""


class Seating:
    """A cash table between two deals, at most ten seats."""

    def __init__(
        self,
        seats: int,
        options: Options,
        stakes: Stakes,
        seated: Iterable[int] = (),
        last: tuple[int, int, int] | None = None,
    ) -> None:
        """Everybody `seated` is in the game; `last` = button, small blind and big blind of the last hand."""
        self.seats, self.options, self.stakes = seats, options, stakes
        self.players = {seat: Player(Standing.PLAYING) for seat in seated}
        self.last_button, self.last_small, self.last_big = last or (seats, seats, seats)
        self.last_heads_up = last is not None and last[0] == last[1] and not self._small_on_button()
        self.off_path = False
        """The last hand's small blind was put elsewhere because only two were left."""
        self.requests = 0
        self.hand = 0
        self._doubts: set[Doubt] = set()
        if last:
            self._remember_who_had_the_big_blind()

    # ---------------------------------------------------------------- coming and going

    def sit(self, seat: int, choice: Choice) -> None:
        """Section 5: a newcomer takes a seat; what is offered and not yet allowed is kept."""
        self.players[seat] = Player(Standing.NEW, choice=choice, asked=self._next_request())

    def leave(self, seat: int) -> None:
        """The seat is empty; the positions of the last hand stay where they were."""
        del self.players[seat]

    def away(self, seat: int) -> None:
        """The player gets up; the chips stay."""
        player = self.players[seat]
        player.here = False
        if player.make_up and not self._absent_are_dealt():
            self._doubts.add(Doubt.MAKE_UP_HEADS_UP)
            for blind in player.make_up:
                self._owe(player, blind)
            player.make_up.clear()

    def back(self, seat: int, choice: Choice = Choice.POST) -> None:
        """Section 7: who missed nothing just plays on, who owes comes back by `choice`."""
        player = self.players[seat]
        player.here = True
        owes_antes = self.options.missed_ante_made_up and self.stakes.ante and player.antes_missed
        if player.standing in (Standing.PLAYING, Standing.MOVED) and (player.owes() or owes_antes):
            player.standing = Standing.RETURNING
        if player.standing in (Standing.NEW, Standing.RETURNING):
            player.choice, player.asked = choice, self._next_request()

    def change_seat(self, start: int, to: int, choice: Choice = Choice.WAIT) -> None:
        """Section 8: `choice` says post or wait where the move is not free. Debts travel with the player."""
        away_from_big = self._hands_until_big(to, start) - self._hands_until_big(start, start)
        player = self.players[to] = self.players.pop(start)
        if player.standing is not Standing.PLAYING or not player.here:
            return
        cost = seat_change_cost(self.options.seat_change_rule, away_from_big)
        player.standing, player.choice = Standing.MOVED, choice if cost.must_post else Choice.FREE
        if cost.must_post and choice is Choice.WAIT:
            player.hands_to_wait = cost.wait_hands
            if self.options.seat_change_rule == "free_up_to_two":
                self._doubts.add(Doubt.CHANGE_WAIT)

    def deal_off(self, start: int, to: int) -> None:
        """Section 8, last row (WL 160, RR s.4.15): from the button to a new seat, which the blinds may pass once.

        Where that is not offered the player waits for the big blind.
        """
        player = self.players[to] = self.players.pop(start)
        offered = self.options.deal_off_allowed and start == self.last_button
        player.standing = Standing.DEALING_OFF if offered else Standing.MOVED
        player.choice = Choice.WAIT

    def owed(self, seat: int) -> tuple[int, int]:
        """Chips this player owes for missed small blinds and big blinds."""
        player = self.players[seat]
        return player.smalls_owed * self.stakes.small, player.bigs_owed * self.stakes.big

    # ---------------------------------------------------------------- who is who

    def _present(self, seat: int) -> bool:
        return seat in self.players and (self.players[seat].here or self._absent_are_dealt())

    def _regulars(self) -> set[int]:
        """Seats that are dealt in without being asked for anything."""
        return {
            seat for seat, player in self.players.items() if self._present(seat) and player.standing is Standing.PLAYING
        }

    def _waits(self, seat: int) -> bool:
        return self._present(seat) and self.players[seat].standing is not Standing.PLAYING

    def _first_due_after(self, start: int) -> int:
        """The next player clockwise who is due for the big blind; who deals off lets it pass once."""
        for seat in clockwise(start, self.seats):
            if not self._present(seat):
                continue
            if self.players[seat].standing is not Standing.DEALING_OFF or self.players[seat].passed_by_big:
                return seat
        raise NoHand

    def _first_after(self, start: int, among: Collection[int]) -> int:
        return next(seat for seat in clockwise(start, self.seats) if seat in among)

    def _nearest_before(self, start: int, among: Collection[int]) -> int:
        """Counter-clockwise from `start`."""
        return [seat for seat in clockwise(start, self.seats) if seat in among and seat != start][-1]

    def _hands_until_big(self, seat: int, mover: int) -> int:
        """Deals until the big blind reaches a seat, if nobody else moves."""
        others = self._regulars() - {mover}
        return 1 + sum(each in others for each in strictly_between(self.last_big, seat, self.seats))

    def _small_on_button(self) -> bool:
        return self.options.small_blind_position == "on_button"

    def _absent_are_dealt(self) -> bool:
        return self.options.absent_player == "dealt_and_killed"

    def _next_request(self) -> int:
        self.requests += 1
        return self.requests

    def _remember_who_had_the_big_blind(self) -> None:
        """At a table found running the big blind came round clockwise, so the last to have it come last."""
        for step, seat in enumerate(clockwise(self.last_big, self.seats)):
            if seat in self.players:
                self.players[seat].big_blind_at = step - self.seats

    def _owe(self, player: Player, blind: str) -> None:
        """Section 7, `owed_blinds_cap`: one of each at most, or those of every round."""
        most = 1 if self.options.owed_blinds_cap == "one_set" else EVERY_ORBIT
        if blind == "small":
            player.smalls_owed = min(player.smalls_owed + 1, most)
        else:
            player.bigs_owed = min(player.bigs_owed + 1, most)
