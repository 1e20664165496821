"""Scenes of card readers to look at: what they ask on the hand page, and the technician's page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from dealer_assist.app.reads import with_counts
from dealer_assist.app.screen_state import Mode, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.readers import ReadersPage
from dealer_assist.app.screens.readers_over import ReadersOver
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views import deck_page
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.ports_page import port_rows
from dealer_assist.app.views.prompt import PromptView
from dealer_assist.app.views.readers import ask_view, dot_view
from dealer_assist.app.views.readers_map import Laying, cells_of, laying_row, map_rows, placing_rows, saving_row
from dealer_assist.app.views.readers_page import ReaderLine, RowView, Tab, inform, page_view, reader_rows, stopping_row
from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.hand.entries import Fold, StreetDealt, Tabled
from dealer_assist.readers.news import AntennaSeen, News
from dealer_assist.readers.port_list import PortSeen
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from dealer_assist.readers.setup import protocol_titles
from dealer_assist.readers.shoe import Unsure
from dealer_assist.readers.simulated_table import simulated_deck, simulated_table
from dealer_assist.table.entries import Entry
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from hardware import registration, verification
from hardware.events import FaultCode
from hardware.health_view import HealthView, State, Trouble
from hardware.ports import OpenDetail
from hardware.reader_told import Measures
from hardware.registration import Answer
from hardware.secret import Hidden
from tests.app.scenes import Scene, hands_tabled, nine_handed, on_the_flop, page
from tests.tables import the_hand

OK = HealthView(state=State.OK)
DOUBTFUL = HealthView(state=State.DEGRADED, why=Trouble.STALLED)
LOST = HealthView(state=State.LOST, why=Trouble.UNPLUGGED)
REFUSED = HealthView(state=State.FAILED, why=OpenDetail.PERMISSION, group="dialout")
FIGURES = Measures(
    counters={"frames_ok": 1_234_567, "bad_checksum": 12_345},
    cycle_p50=1072.3,
    cycle_p95=1090.9,
    processing_p50=0.31,
    processing_p95=11.2,
)


def proposal(
    kind: Kind, reason: Reason, entry: Entry, seat: int | None = None, cards: tuple[str, ...] = ()
) -> Proposal:
    """What a reader saw."""
    return Proposal(
        kind=kind,
        subject=f"{kind}:{seat}",
        offer=Hidden(entry),
        reason=reason,
        reader="table",
        antenna=1,
        at=0,
        seat=seat,
        cards=Hidden(cards),
    )


FOLD = proposal(Kind.FOLD, Reason.MUCK_READ, Fold(9), 9)
ASKED = proposal(Kind.FOLD_ASKED, Reason.CARDS_GONE, Fold(10), 10)
FLOP = ("Th", "9d", "As")
STREET = proposal(Kind.STREET, Reason.BOARD_STABLE, StreetDealt(FLOP), cards=FLOP)
SHOWN = proposal(Kind.TABLED, Reason.MUST_BE_TABLED, Tabled(9, ("Qd", "Qc")), 9, ("Qd", "Qc"))
COUNT = Unsure(code=FaultCode.SEQUENCE_GAP, reader="shoe", antenna=0, at=0, since=16, count=18)
PLACES = (
    PlaceTold(reader="table", antenna=1, role=Role.SEAT, seat=1),
    PlaceTold(reader="table", antenna=7, role=Role.BOARD),
)
NEWS = {
    "fold": News(proposals=(FOLD,)),
    "fold_asked": News(proposals=(ASKED,)),
    "street": News(proposals=(STREET,)),
    "count": News(unsure=COUNT),
    "conflict": News(conflicts=(PLACES,)),
}


def over(shown: HandScreen, news: News, health: HealthView, words: Words, *, at_showdown: bool = False) -> HandScreen:
    """The page with what the readers show over it."""
    asked = ask_view(news, 18, words, everything=True)
    ReadersOver(shown).show(asked, dot_view(health, words), at_showdown=at_showdown)
    return shown


def asking(news: News, table: TableState, look: Look, words: Words, health: HealthView = OK) -> HandScreen:
    """The hand page with a question of the readers."""
    shown = page(table, look, words)
    shown.set_view(with_counts(shown.view, dict.fromkeys(range(1, 10), 2), words))
    return over(shown, news, health, words)


def reader_fold(look: Look, words: Words) -> QWidget:
    """A seat's cards are in the muck."""
    return asking(NEWS["fold"], on_the_flop(), look, words)


def reader_fold_asked(look: Look, words: Words) -> QWidget:
    """A seat's cards have been gone for ten seconds; the reader is amber."""
    return asking(NEWS["fold_asked"], on_the_flop(), look, words, HealthView(state=State.DEGRADED, why=Trouble.NOISE))


def reader_street(look: Look, words: Words) -> QWidget:
    """The flop lies on its antenna."""
    return asking(NEWS["street"], nine_handed(), look, words)


def reader_count(look: Look, words: Words) -> QWidget:
    """The shoe lost a card."""
    return asking(NEWS["count"], nine_handed(), look, words)


def reader_conflict(look: Look, words: Words) -> QWidget:
    """A card lies in two places, and a reader is unplugged."""
    return asking(NEWS["conflict"], on_the_flop(), look, words, LOST)


def reader_showdown(look: Look, words: Words) -> QWidget:
    """A hand that must be tabled, at the showdown, over the award."""
    table = hands_tabled()
    shown = page(table, look, words)
    shown.open_drawer(AwardDrawer(look, award_view(the_hand(table), ScreenState(mode=Mode.WINNER), words)))
    return over(shown, News(proposals=(SHOWN,)), OK, words, at_showdown=True)


# -- the technician's page


def technician(tab: Tab, prompt: PromptView, rows: tuple[RowView, ...], look: Look, words: Words) -> QWidget:
    """A tab of the page."""
    return ReadersPage(look, page_view(tab, prompt, rows, words))


def readers(look: Look, words: Words) -> QWidget:
    """Three readers: good, doubtful, without permission."""
    lines = tuple(
        ReaderLine(name=name, title=title, health=health, measures=FIGURES)
        for (name, title), health in zip(protocol_titles().items(), (OK, DOUBTFUL, REFUSED), strict=False)
    )
    return technician(
        Tab.READERS, inform(words.text("key.readers")), reader_rows(lines, (), words, own=False), look, words
    )


def readers_mistakes(look: Look, words: Words) -> QWidget:
    """The room's file has mistakes."""
    fault = 'rooms/default.toml, line 52: hardware.reader[0].protocol cannot be "peper_c1"; did you mean pepper_c1?'
    prompt = inform(words.text("readers.settings"), words.text("readers.manual"))
    return technician(Tab.READERS, prompt, reader_rows((), (fault, fault), words, own=True), look, words)


def readers_stopping(look: Look, words: Words) -> QWidget:
    """Readers that are to be replaced hang in their ports."""
    return technician(Tab.READERS, inform(words.text("key.readers")), (stopping_row(words),), look, words)


def readers_map(look: Look, words: Words) -> QWidget:
    """Ten seats, board and muck, simulated."""
    setup = simulated_table(10)
    seen = tuple(AntennaSeen(reader="seats", antenna=n, count=n % 3, visits=n * 111) for n in range(1, 9))
    cells = cells_of(setup.places, seen, frozenset({("seats", 2)}))
    prompt = inform(words.text("readers.tab.antennas"), words.text("readers.tap_antenna"))
    return technician(Tab.ANTENNAS, prompt, map_rows(cells, laying_row(Laying.LAY, words), words), look, words)


def readers_live(look: Look, words: Words) -> QWidget:
    """A real reader: what lies where, not written down yet."""
    cells = cells_of((*PLACES, *simulated_table(10).places), (), frozenset())
    prompt = inform(words.text("readers.tab.antennas"), words.text("readers.live"))
    rows = map_rows(cells, saving_row("", words, unsaved=True), words)
    return technician(Tab.ANTENNAS, prompt, rows, look, words)


def readers_placing(look: Look, words: Words) -> QWidget:
    """What lies on an antenna is chosen."""
    return technician(Tab.ANTENNAS, inform(words.text("readers.what_lies")), placing_rows(10, words), look, words)


def readers_ports(look: Look, words: Words) -> QWidget:
    """Seven ports, one chosen."""
    ports = tuple(
        PortSeen(device=f"/dev/ttyUSB{n}", title="CP2102N USB to UART Bridge Controller", rule=f"usb:10C4:EA60:{n:08}")
        for n in range(7)
    )
    prompt = inform(words.text("readers.choose_protocol"), words.text("readers.in_file", port=ports[1].rule))
    return technician(Tab.PORTS, prompt, port_rows(ports, ports[1], protocol_titles(), words), look, words)


def deck_idle(look: Look, words: Words) -> QWidget:
    """In the middle of a hand nothing is registered."""
    rows = deck_page.idle_rows("red", ("red", "blue"), can_check=True, between_hands=False, said="", words=words)
    return technician(Tab.DECK, inform(words.text("readers.tab.deck")), rows, look, words)


def deck_unusable(look: Look, words: Words) -> QWidget:
    """Two decks to play with, and two files that are passed over."""
    rows = deck_page.idle_rows("red", ("red", "blue"), can_check=True, between_hands=True, said="", words=words)
    passed_over = deck_page.unusable_rows(("green.toml:7", "yellow-from-the-old-room.toml:112"), words)
    return technician(Tab.DECK, inform(words.text("readers.tab.deck")), (*rows, *passed_over), look, words)


def some_taken() -> registration.Registration:
    """Thirteen cards have their tags."""
    deck = registration.begin("red")
    for number in range(13):
        tag = f"E00401500000{number:04X}"
        deck = registration.left(registration.came(deck, tag), tag)
    return deck


def deck_register(look: Look, words: Words) -> QWidget:
    """The next card, with a tag that stands for another one already."""
    deck = registration.came(some_taken(), "E004015000000009")
    assert deck.answer is Answer.KNOWN_TAG
    rows = deck_page.register_rows(deck, simulated=True, said="", words=words)
    return technician(Tab.DECK, deck_page.register_prompt(deck, words), rows, look, words)


def deck_again(look: Look, words: Words) -> QWidget:
    """Which card is registered anew."""
    rows = deck_page.again_rows(some_taken(), "s", words)
    return technician(Tab.DECK, inform(words.text("key.register_again")), rows, look, words)


def deck_joker(look: Look, words: Words) -> QWidget:
    """Which card a joker stands for."""
    rows = deck_page.joker_rows("h", words)
    return technician(Tab.DECK, inform(words.text("deck.joker_for")), rows, look, words)


def deck_check(look: Look, words: Words) -> QWidget:
    """A deck with eight cards missing and a key among them."""
    check = verification.of_deck(simulated_deck())
    for tag in (*list(check.decks.in_play.cards)[8:], "04A1B2C3D4E580") if check.decks.in_play else ():
        check = verification.saw(check, tag)
    rows = deck_page.check_rows(check, simulated=True, words=words)
    return technician(Tab.DECK, deck_page.check_prompt(check, words), rows, look, words)


READER_SCENES: dict[str, Scene] = {
    "reader_fold": reader_fold,
    "reader_fold_asked": reader_fold_asked,
    "reader_street": reader_street,
    "reader_count": reader_count,
    "reader_conflict": reader_conflict,
    "reader_showdown": reader_showdown,
    "readers": readers,
    "readers_mistakes": readers_mistakes,
    "readers_stopping": readers_stopping,
    "readers_map": readers_map,
    "readers_live": readers_live,
    "readers_placing": readers_placing,
    "readers_ports": readers_ports,
    "deck_idle": deck_idle,
    "deck_unusable": deck_unusable,
    "deck_register": deck_register,
    "deck_again": deck_again,
    "deck_joker": deck_joker,
    "deck_check": deck_check,
}
