"""What follows from a game's streets."""

from __future__ import annotations

from dealer_assist.games.game import HOLDEM, Game, Half, Ranking, Street

WHOLE = (Half("whole", Ranking.HIGH),)


def test_cards_thrown_away_are_not_held_at_the_end() -> None:
    pineapple = Game("pineapple", (Street("preflop", hole=3), Street("flop", board=3, discard=1)), WHOLE)
    assert pineapple.hole_cards == 2


def test_cards_face_up_are_held_too() -> None:
    stud = Game("stud", (Street("3rd", hole=2, up=1), Street("4th", up=1)), WHOLE)
    assert stud.hole_cards == 4


def test_cards_exchanged_leave_the_number_as_it_is() -> None:
    draw = Game("draw", (Street("predraw", hole=5), Street("draw", draw=5)), WHOLE)
    assert (draw.hole_cards, draw.draws) == (5, 1)


def test_street_without_betting_is_no_betting_round() -> None:
    bomb_pot = Game("bomb_pot", (Street("preflop", hole=2, betting=False), Street("flop", board=3)), WHOLE)
    assert bomb_pot.betting_rounds == 1


def test_deck_from_the_six_up_has_36_cards() -> None:
    assert (HOLDEM.deck_size, Game("short_deck", HOLDEM.streets, WHOLE, lowest="6").deck_size) == (52, 36)
