"""What the page of the screen itself shows: which cards, how much light, and the key that lets the glass be cleaned."""

import msgspec

from dealer_assist.app.theme.deck import Deck, DeckStyle
from dealer_assist.app.theme.light import Glow, Light
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.words import Words

Keys = tuple[tuple[str, KeyView], ...]
"""Values and keys, in reading order."""


class ScreenRow(msgspec.Struct, frozen=True):
    """One thing that can be chosen."""

    what: str
    """Its name in a `Chosen`."""
    title: str
    """In words."""
    keys: Keys


class ScreenPageView(msgspec.Struct, frozen=True):
    """What the page shows."""

    prompt: PromptView
    rows: tuple[ScreenRow, ...]
    """One under the other."""
    clean: KeyView
    """Touches do nothing for half a minute."""
    back: KeyView
    """Back to the table."""


def screen_page_view(deck: Deck, glow: Glow, words: Words) -> ScreenPageView:
    """The page, with what holds now marked."""
    styles = tuple(
        (style.value, choice_key(words.text(f"deck.{style}"), chosen=style is deck.style)) for style in DeckStyle
    )
    lights = tuple((each.value, choice_key(words.text(f"light.{each}"), chosen=each is glow.light)) for each in Light)
    letters = (
        ("no", choice_key(words.text("key.no"), chosen=not deck.letters)),
        ("yes", choice_key(words.text("key.yes"), chosen=deck.letters)),
    )
    colours = (
        ("day", choice_key(words.text("colours.day"), chosen=not glow.night)),
        ("night", choice_key(words.text("colours.night"), chosen=glow.night)),
    )
    return ScreenPageView(
        prompt=PromptView(words.text("screen.title"), words.text("screen.hint"), Tone.INFORM),
        rows=(
            ScreenRow("deck", words.text("screen.cards"), styles),
            ScreenRow("letters", words.text("screen.letters"), letters),
            ScreenRow("light", words.text("screen.light"), lights),
            ScreenRow("colours", words.text("screen.colours"), colours),
        ),
        clean=KeyView(words.text("key.clean")),
        back=KeyView(words.text("key.back"), mark=Mark.BACK),
    )
