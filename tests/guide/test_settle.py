"""One answer, or the first question that can change it."""

from dealer_assist.guide.asks import ask_pot, ask_street
from dealer_assist.guide.prompt import Prompt
from dealer_assist.guide.settle import Possible, Question, settled

FIRST, SECOND = Question("pot", ask_pot()), Question("street", ask_street())


def way(code: str, pot: int, street: str) -> Possible:
    return Possible({"pot": pot, "street": street}, Prompt(code))


def test_ways_that_agree_give_their_answer() -> None:
    assert settled([way("a", 1, "flop"), way("a", 2, "turn")], (FIRST, SECOND)) == Prompt("a")


def test_a_fact_that_changes_nothing_is_not_asked_for() -> None:
    ways = [way("a", 1, "flop"), way("b", 1, "turn"), way("a", 2, "flop"), way("b", 2, "turn")]
    assert settled(ways, (FIRST, SECOND)) == ask_street()


def test_of_two_facts_that_matter_the_first_is_asked_for() -> None:
    assert settled([way("a", 1, "flop"), way("b", 2, "turn")], (FIRST, SECOND)) == ask_pot()


def test_two_facts_that_matter_only_together_ask_for_the_first() -> None:
    ways = [way("a", 1, "flop"), way("b", 1, "turn"), way("b", 2, "flop"), way("a", 2, "turn")]
    assert settled(ways, (FIRST, SECOND)) == ask_pot()


def test_when_nothing_is_possible_there_is_no_answer() -> None:
    assert settled([], (FIRST, SECOND)) is None
