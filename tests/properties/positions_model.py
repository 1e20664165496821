"""A second description of where the button and the blinds go, seat by seat, from the rule text alone.

It shares nothing with the program: it is there to disagree. Whoever deals walks round the table, asks at every seat who
sits there, and puts a finger on the three positions of the last hand, as the rules of button and blinds tell it.
Sections 2 (three ways to move the button), 3 (heads-up), 5 to 8 (coming in, buying the button, missed blinds, seat
changes). Not in it: the draw for the first button, misplaced buttons, misdeals, mixed games, kills, stacks shorter than
a blind, antes other than everybody's own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from tests.properties.positions_entry import Room, price
from tests.properties.positions_seating import Seating
from tests.properties.positions_terms import (
    Choice,
    Comers,
    Deal,
    Doubt,
    NoHand,
    Places,
    Player,
    Post,
    Standing,
    Where,
    clockwise,
    strictly_between,
)


class Table(Seating):
    """A cash table between two deals, at most ten seats.

    >>> from tests.properties.positions_terms import Options, Stakes
    >>> table = Table(6, Options(), Stakes(1, 2), seated=range(1, 7), last=(1, 2, 3))
    >>> table.leave(2)
    >>> deal = table.deal()
    >>> deal.button, deal.button_dead, deal.small_blind, deal.big_blind, deal.acts_last
    (2, True, 3, 4, 1)
    """

    # ---------------------------------------------------------------- the deal

    def first_deal(self, button: int) -> Deal:
        """Section 1: the button is drawn; everybody present is in the game, the next two have the blinds."""
        for player in self.players.values():
            if player.here:
                player.settle()
            else:
                player.standing = Standing.NEW
        self.last_button = self.last_small = self.last_big = button
        return self._dealt(self._next_two(button))

    def deal(self) -> Deal:
        """The next hand. Raises NoHand, and changes nothing, when fewer than two can be dealt in."""
        doubts = set(self._doubts)
        try:
            return self._dealt(self._coming_places())
        except NoHand:
            self._doubts = doubts
            raise

    def _coming_places(self) -> Places:
        """The room's way to move the button (section 2); section 3 comes first wherever two are left."""
        if self.options.button_rule == "dead_button":
            return self._dead_button()
        if len(self._regulars()) <= 2 or self.last_heads_up:
            return self._from_the_big_blind()
        return self._next_places()

    def _dealt(self, places: Places) -> Deal:
        """The deal at these places, once everybody who may has come in."""
        comers = self._comers(places)
        dealt = self._dealt_in(places, comers)
        if len(dealt) < 2:
            dealt, comers = self._two_left(), Comers()
        places = self._closed(places, dealt)
        self.hand += 1
        order = self._order(places, dealt, comers)
        due = {} if comers.held_back else {seat: self._blind_due(seat, places) for seat in sorted(dealt)}
        posts = {seat: self._post(seat, places, comers, due.get(seat, "")) for seat in sorted(dealt)}
        big_blinds = tuple(seat for seat, blind in due.items() if blind == "big")
        self._mark_passed(places, dealt, comers)
        self._settle(places, dealt, big_blinds)
        result = Deal(
            button=places.button,
            button_dead=places.button not in dealt,
            small_blind=places.small if due.get(places.small) == "small" else None,
            big_blind=places.big,
            big_blinds=big_blinds,
            dealt_in=tuple(sorted(dealt)),
            killed=tuple(seat for seat in sorted(dealt) if not self.players[seat].here),
            posts={seat: post for seat, post in posts.items() if post != Post()},
            order=order,
            acts_last=self._nearest_before(places.button % self.seats + 1, dealt),
            doubts=frozenset(self._doubts),
        )
        self._keep(places, comers.buyer)
        return result

    def _dealt_in(self, places: Places, comers: Comers) -> set[int]:
        """Everybody in the game, those who come in, and whoever is due for the big blind."""
        dealt = self._regulars() | set(comers.posts)
        if not comers.held_back:
            return dealt | {places.big}
        if places.big not in dealt:
            self._doubts.add(Doubt.HELD_BACK_NEWCOMER)
        return dealt

    # ---------------------------------------------------------------- section 2: three methods

    def _dead_button(self) -> Places:
        """Section 2.1 (TDA 32, WL 151, RR s.4.2b).

        1. Big blind: the next player clockwise after the last big blind who is due for it.
        2. Small blind: the last big-blind position, somebody there or not.
        3. Button: the last small-blind position, somebody there or not.

        `small_blind_position` on_button (note in section 2): button and small blind both go onto the last big blind.
        """
        big = self._first_due_after(self.last_big)
        small = self.last_big
        if self._small_on_button():
            return Places(button=small, small=small, big=big, small_passed_to=small)
        if self.last_small not in (*strictly_between(self.last_big, big, self.seats), big):
            return Places(button=self.last_small, small=small, big=big, small_passed_to=small)
        return self._button_would_have_to_be(big, small)

    def _button_would_have_to_be(self, big: int, small: int) -> Places:
        """Section 3, two to three players: the big blind has come round to the last small blind's seat.

        The button would have to lie between big blind and small blind. A newcomer there waits one hand.
        """
        places = Places(button=small, small=small, big=big, small_passed_to=self.last_big)
        others = self._regulars() - {big, small}
        if not others:
            return replace(places, open_button=True)
        self._doubts.add(Doubt.REGULAR_AT_BUTTON)
        return replace(places, button=self._nearest_before(small, others))

    def _next_places(self) -> Places:
        """Sections 2.2 (RR s.4.2a) and 2.3: the button to the next live player, the blinds to the next two.

        A player who only posted between button and small blind is passed by the button once (section 6).
        """
        live = self._regulars()
        passed = {seat for seat in live if self.players[seat].passed_by_button}
        button = self._first_after(self.last_button, live - passed)
        places = replace(self._next_two(button), rotated=True)
        if any(self._waits(seat) for seat in strictly_between(self.last_big, places.big, self.seats)):
            self._doubts.add(Doubt.PASSED_NEWCOMER)
        return places

    def _next_two(self, button: int) -> Places:
        """The blinds of a button that moves to a player: on the next two, or on the button and the next."""
        live = self._regulars()
        small = button if len(live) == 2 or self._small_on_button() else self._first_after(button, live)
        return Places(button=button, small=small, big=self._first_due_after(small), small_passed_to=small)

    def _from_the_big_blind(self) -> Places:
        """Section 3 for a button that never lies on an empty seat: two players in the game, or two in the last hand.

        The big blind keeps advancing; small blind and button are the nearest players before it.
        """
        live = self._regulars()
        big = self._first_due_after(self.last_big)
        behind = live - {big}
        if len(behind) < 2 and (big in live or not behind):
            small = self._nearest_before(big, behind) if behind else self.last_big
            on_button = self._small_on_button()
            return Places(small, small, big, self.last_big, open_button=not on_button)
        self._doubts.add(Doubt.TWO_TO_MORE)
        small = self._nearest_before(big, behind)
        if self._small_on_button() or len(behind) < 2:
            return Places(small, small, big, self.last_big)
        return Places(self._nearest_before(small, behind - {small}), small, big, self.last_big)

    # ---------------------------------------------------------------- section 3: heads-up

    def _closed(self, places: Places, dealt: set[int]) -> Places:
        """With two dealt in, section 3; with more and nobody yet on the button, it goes before the small blind."""
        if len(dealt) == 2:
            return self._heads_up(places, dealt)
        if places.open_button:
            others = dealt - {places.big, places.small}
            return replace(places, button=self._nearest_before(places.small, others), open_button=False)
        return places

    def _heads_up(self, places: Places, two: set[int]) -> Places:
        """Section 3 (TDA 34-B, WL 153, RR s.4.4): the small blind is the button; nobody has the big blind twice."""
        big = HEADS_UP[self.options.heads_up_transition](self, two)
        (button,) = two - {big}
        if self._waits(button) and self.players[button].choice is not Choice.ASSIGNED:
            self._doubts.add(Doubt.TOO_FEW)
        return replace(places, button=button, small=button, big=big, heads_up=True, rotated=False, open_button=False)

    def _next_after_last_big(self, two: Collection[int]) -> int:
        """`no_double_big_blind`: the next remaining player after the last big blind."""
        return self._first_after(self.last_big, two)

    def _longest_without_big(self, two: Collection[int]) -> int:
        """`last_big_blind_gets_button`: the one who had it most recently takes the button, the other has it now."""
        one, other = sorted(two)
        had_one, had_other = self.players[one].big_blind_at, self.players[other].big_blind_at
        if had_one is None and had_other is None:
            if self.hand:
                self._doubts.add(Doubt.NEVER_BIG)
            return self._next_after_last_big(two)
        if had_one is None or (had_other is not None and had_one < had_other):
            return one
        return other

    def _two_left(self) -> set[int]:
        """Section 3 read literally where newcomers would leave no game: the two who remain play."""
        present = {seat for seat in self.players if self._present(seat)}
        if len(present) != 2:
            raise NoHand
        self._doubts.add(Doubt.TOO_FEW)
        return present

    # ---------------------------------------------------------------- sections 5 to 8: who comes in

    def _comers(self, places: Places) -> Comers:
        """What everybody posts who is not yet in the game and comes in now; one of them may buy the button."""
        room = Room(self.options, self.stakes, len(self.players), self._doubts)
        posts: dict[int, Post] = {}
        buyer = None
        for seat in sorted(filter(self._waits, self.players), key=lambda each: self.players[each].asked):
            player, where = self.players[seat], self._where(seat, places)
            post = None if seat == places.big else price(room, player, where, self._under_the_gun(seat, places))
            if post is None:
                continue
            if where is Where.BETWEEN and player.choice is Choice.BUY_BUTTON:
                if buyer is not None:
                    self._doubts.add(Doubt.TWO_BUYERS)
                    continue
                buyer = seat
            posts[seat] = post
        if buyer is not None and self.options.button_rule != "dead_button":
            self._doubts.add(Doubt.BOUGHT_MOVING)
        return Comers(posts, buyer, buyer is not None and self.options.buy_button_other_blinds == "held_back")

    def _where(self, seat: int, places: Places) -> Where:
        """Section 5: the blind arc runs from the button position up to, but not including, the big blind."""
        if seat == places.small:
            if self.options.post_on_button and seat == places.button:
                self._doubts.add(Doubt.POST_ON_BOTH)
            return Where.SMALL_BLIND
        if places.open_button:
            if self.options.post_on_button:
                self._doubts.add(Doubt.POST_ON_BOTH)
            return Where.BUTTON
        if seat == places.button:
            return Where.BUTTON
        if seat in strictly_between(places.button, places.small, self.seats) and places.button != places.small:
            return Where.BETWEEN
        if seat in strictly_between(places.small, places.big, self.seats):
            return Where.PAST_SMALL
        return Where.OUTSIDE

    def _under_the_gun(self, seat: int, places: Places) -> bool:
        """Nobody in the game sits between the big blind and this seat."""
        before = set(strictly_between(places.big, seat, self.seats))
        if self.players[seat].choice is Choice.STRADDLE and any(self._waits(each) for each in before):
            self._doubts.add(Doubt.STRADDLE_BEHIND)
        return not before & self._regulars()

    # ---------------------------------------------------------------- posts

    def _post(self, seat: int, places: Places, comers: Comers, blind: str) -> Post:
        """Ante and blind of one seat; and its entry, unless it holds a blind's place."""
        amounts = {"small": self.stakes.small, "big": self.stakes.big, "": 0}
        entry = comers.posts.get(seat, Post()) if seat not in (places.small, places.big) else Post()
        return entry.plus(live=amounts[blind], dead=self.stakes.ante)

    def _blind_due(self, seat: int, places: Places) -> str:
        """The blind a seat pays: its place's, or with a moving button (section 2.2) the larger of all it owes.

        Paying one blind leaves the other owed: one blind per player per hand.
        """
        blind = "big" if seat == places.big else "small" if seat == places.small else ""
        if self.options.button_rule != "moving_button":
            return blind
        player = self.players[seat]
        if places.rotated and player.standing is Standing.PLAYING:
            self._note_skipped(seat, places)
        if player.make_up and places.heads_up:
            self._doubts.add(Doubt.MAKE_UP_HEADS_UP)
        owed = [*player.make_up, blind] if blind else [*player.make_up]
        paid = "big" if "big" in owed else "small" if owed else ""
        if paid:
            owed.remove(paid)
        player.make_up = owed
        return paid

    def _note_skipped(self, seat: int, places: Places) -> None:
        """Section 2.2: a blind that moves past a player is still owed."""
        if seat in strictly_between(self.last_big, places.big, self.seats):
            self.players[seat].make_up.append("big")
        if seat in strictly_between(self.last_small, places.small, self.seats):
            self.players[seat].make_up.append("small")

    # ---------------------------------------------------------------- section 7: missed blinds

    def _mark_passed(self, places: Places, dealt: set[int], comers: Comers) -> None:
        """Section 7 (WL 73): a blind that passes an absent player is missed.

        A bought button takes the small blind as far as the buyer; a big blind held back has not moved.
        """
        buyer = comers.buyer
        big_passes = set() if comers.held_back else set(strictly_between(self.last_big, places.big, self.seats))
        small_passes = set(strictly_between(self.last_small, buyer or places.small_passed_to, self.seats))
        if buyer is None:
            small_passes.add(places.small_passed_to)
        for seat, player in self.players.items():
            if seat in big_passes:
                player.passed_by_big = True
            if seat in dealt:
                continue
            self._count_the_wait(player)
            if not player.can_miss():
                continue
            self._doubt_the_passing(places, buyer, both=seat in big_passes & small_passes)
            if seat in big_passes:
                self._owe(player, "big")
            if seat in small_passes:
                self._owe(player, "small")

    def _count_the_wait(self, player: Player) -> None:
        """One hand less to wait after a seat change; one ante more missed by somebody who is away."""
        if player.hands_to_wait:
            player.hands_to_wait -= 1
        if not player.here and player.standing is not Standing.NEW:
            player.antes_missed += 1

    def _doubt_the_passing(self, places: Places, buyer: int | None, both: bool) -> None:
        if places.rotated and both:
            self._doubts.add(Doubt.BOTH_AT_ONCE)
        if buyer is not None:
            self._doubts.add(Doubt.BOUGHT_OVER_ABSENT)
        if self.off_path or (places.heads_up and places.small != self.last_big):
            self._doubts.add(Doubt.HEADS_UP_JUMP)

    def _settle(self, places: Places, dealt: set[int], big_blinds: tuple[int, ...]) -> None:
        """Whoever is dealt in is in the game and owes nothing (section 7: the big blind makes up for everything)."""
        for seat in dealt:
            player = self.players[seat]
            player.passed_by_button = player.standing is not Standing.PLAYING and (
                self._where(seat, places) is Where.BETWEEN and player.choice is Choice.POST
            )
            player.settle()
            if seat in big_blinds:
                player.big_blind_at = self.hand

    def _order(self, places: Places, dealt: set[int], comers: Comers) -> tuple[int, ...]:
        """Before the flop: left of the big blind (heads-up the button), or left of a straddle."""
        last = places.big
        for seat in comers.posts:
            if self.players[seat].choice is Choice.STRADDLE:
                last = seat
        if comers.held_back and comers.buyer is not None:
            self._doubts.add(Doubt.HELD_BACK_ORDER)
            last = comers.buyer
        return tuple(seat for seat in clockwise(last, self.seats) if seat in dealt)

    def _keep(self, places: Places, buyer: int | None) -> None:
        """The three positions of this hand, for the next; section 6: a bought button moves onto the buyer."""
        self.off_path = places.heads_up and places.small != self.last_big
        self.last_button, self.last_heads_up = places.button, places.heads_up
        if buyer is None:
            self.last_small, self.last_big = places.small, places.big
        else:
            self.last_small = buyer
        self._doubts.clear()


HEADS_UP: dict[str, Callable[[Table, set[int]], int]] = {
    "no_double_big_blind": Table._next_after_last_big,
    "last_big_blind_gets_button": Table._longest_without_big,
}
