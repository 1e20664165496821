"""What entries between hands and before the first action said: the rest of `entry`, for the line before the dealer."""

from dealer_assist.app.views.fact_words import facts_told
from dealer_assist.app.views.naming import game_name, short_name
from dealer_assist.guide.irregular import code_of
from dealer_assist.hand.entries import (
    BehindCounted,
    BlindsChopped,
    ChipsFound,
    KillPosted,
    SleeperPosted,
    SleeperTakenBack,
    StraddlePosted,
)
from dealer_assist.table.between import (
    AbsentButtonGiven,
    BalancedIn,
    ButtonDrawn,
    ButtonMisplaced,
    CameBack,
    ChipsAdded,
    ChipsPickedUp,
    DealtWithoutPost,
    Misdealt,
    MissedTold,
    MustMoved,
    PlayerWarned,
    PositionsTold,
    SeatChanged,
    WayChosen,
    WentAway,
)
from dealer_assist.table.entries import (
    BombPotAgreed,
    BombPotCalledOff,
    CountedNow,
    FactsSet,
    GameChosen,
    HandVoided,
    Irregularity,
    KillButtonPlaced,
    KillPromised,
    LogEntry,
    RockPlaced,
    SeatTaken,
    SevenDeuceJoined,
    SevenDeuceShown,
    StakesSet,
    StandUpBegun,
)
from dealer_assist.table.standing import Owed, Way
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

WAYS = {
    Way.WAIT: "way.wait",
    Way.POST: "way.posts",
    Way.FREE: "way.free",
    Way.BUY_BUTTON: "state.buys_button",
    Way.STRADDLE: "key.straddle",
    Way.KILL: "key.kill",
}
"""How a player comes in, without what it costs."""


def between_text(entry: LogEntry, table: TableState, words: Words, before: TableState | None = None) -> str:
    """One short sentence; empty for an entry of another kind."""
    return (
        _put_out(entry, words)
        or _of_facts(entry, table, words, before)
        or _of_side_games(entry, words)
        or _of_seat(entry, words)
    )


def _put_out(entry: LogEntry, words: Words) -> str:
    match entry:
        case StraddlePosted(seat, to):
            return words.text("entry.straddle", seat=seat, amount=to)
        case SleeperPosted(seat, to):
            return words.text("entry.sleeper", seat=seat, amount=to)
        case SleeperTakenBack(seat):
            return words.text("entry.sleeper_back", seat=seat)
        case KillPosted(seat):
            return words.text("entry.kill", seat=seat)
        case BlindsChopped():
            return words.text("entry.chop")
        case ChipsFound(seat, amount):
            return words.text("entry.chips_found", seat=seat, amount=amount)
        case Misdealt():
            return words.text("entry.misdeal")
        case HandVoided():
            return words.text("entry.hand_voided")
        case Irregularity(what):
            return words.text(f"irregular.{code_of(what)}")
        case ButtonMisplaced():
            return words.text("entry.button_misplaced")
        case DealtWithoutPost(seat):
            return words.text("entry.without_post", seat=seat)
        case CountedNow():
            return words.text("entry.counted_now")
        case BehindCounted(seat, behind) if behind is not None:
            return words.text("entry.behind_counted", seat=seat, amount=behind)
    return ""


def _of_side_games(entry: LogEntry, words: Words) -> str:
    match entry:
        case SevenDeuceShown(seat):
            return words.text("entry.seven_deuce", seat=seat)
        case SevenDeuceJoined(seats):
            return words.text("entry.seven_deuce_joined", seats=seats)
        case StandUpBegun():
            return words.text("entry.stand_up")
    return ""


def _of_facts(entry: LogEntry, table: TableState, words: Words, before: TableState | None) -> str:
    match entry:
        case FactsSet():
            return words.text("entry.facts", entry=facts_told(entry, before, words))
        case StakesSet(stakes):
            name = short_name(stakes, stakes.bets, table.rules, table.game, words)
            return words.text("entry.facts", entry=name)
        case GameChosen(game) if table.mix is not None:
            chosen = table.mix.games[game - 1].game
            return words.text("entry.game_chosen", game=game, entry=game_name(chosen, words))
        case BombPotAgreed(ante):
            amount = ante or (0 if table.bomb_pot is None else table.bomb_pot.ante)
            return words.text("entry.bomb_pot", amount=amount)
        case BombPotCalledOff():
            return words.text("entry.no_bomb_pot")
        case KillButtonPlaced(leg_up, kill):
            return _kill_button(leg_up, kill, words)
        case ButtonDrawn():
            return words.text("entry.button_drawn")
        case PositionsTold(button, small, big):
            return words.text("entry.positions_told", button=button, small=small, big=big)
    return ""


def _kill_button(leg_up: int | None, kill: int | None, words: Words) -> str:
    if kill is not None:
        return words.text("entry.kill_button", seat=kill)
    return words.text("entry.no_kill") if leg_up is None else words.text("entry.leg_up", seat=leg_up)


SEATS: dict[type, str] = {
    WentAway: "entry.went_away",
    MustMoved: "entry.must_moved",
    AbsentButtonGiven: "entry.absent_button",
    PlayerWarned: "entry.warned",
    ChipsPickedUp: "entry.picked_up",
    KillPromised: "entry.kill_promised",
}
"""Entries that are told with their seat alone."""


def _of_seat(entry: LogEntry, words: Words) -> str:
    if isinstance(entry, WentAway | MustMoved | AbsentButtonGiven | PlayerWarned | ChipsPickedUp | KillPromised):
        return words.text(SEATS[type(entry)], seat=entry.seat)
    match entry:
        case RockPlaced(seat):
            return words.text("entry.rock", seat=seat)
        case SeatTaken(seat):
            return words.text("entry.sits", seat=seat)
        case CameBack(seat, way):
            return _with_way(words.text("entry.came_back", seat=seat), way, words)
        case WayChosen(seat, way):
            return words.text("entry.way", seat=seat, entry=words.text(WAYS[way]))
        case MissedTold(seat, owes):
            return _missed(seat, owes, words)
        case ChipsAdded(seat, amount):
            return words.text("entry.chips_added", seat=seat, amount=amount)
        case SeatChanged(seat, to):
            return words.text("entry.seat_changed", seat=seat, to=to)
        case BalancedIn():
            return words.text("entry.balanced")
    return ""


def _with_way(text: str, way: Way | None, words: Words) -> str:
    return text if way is None else words.text("join.dot").join((text, words.text(WAYS[way])))


def _missed(seat: int, owes: Owed | None, words: Words) -> str:
    if owes is None:
        return words.text("entry.missed", seat=seat, entry=words.text("state.owes"))
    named = ((owes.small, "table.small_blind"), (owes.big, "table.big_blind"), (owes.third, "facts.third_blind"))
    blinds = [words.text(name) for count, name in named if count]
    if not blinds:
        return words.text("entry.missed_none", seat=seat)
    return words.text("entry.missed", seat=seat, entry=words.text("join.comma").join(blinds))
