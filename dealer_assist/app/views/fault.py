"""A fault in the dealer's words: what the machine or the program did wrong, found by the name of its kind."""

from dealer_assist.app.past import NotFolded
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.journal.errors import Damaged, NotOurs
from dealer_assist.words import UnknownText, Words


def fault_words(trouble: Exception, words: Words, otherwise: str) -> tuple[str, str]:
    """Headline and second line of a fault; those of the fault `otherwise` if it has no words of its own."""
    try:
        return words.fault(snake(type(trouble).__name__), _facts(trouble))
    except UnknownText:
        return words.fault(otherwise)


def not_opened_view(trouble: Exception, words: Words) -> PromptView:
    """Why the table could not be opened, where the prompt stands."""
    headline, second = fault_words(trouble, words, "not_opened")
    return PromptView(headline, second, Tone.STOP, f"{headline}. {second}")


def _facts(trouble: Exception) -> dict[str, object]:
    match trouble:
        case NotOurs():
            return {"file": trouble.path.name}
        case Damaged():
            return {"seq": trouble.first_bad_seq}
        case NotFolded():
            return {"seq": trouble.seq}
    return {}


def snake(name: str) -> str:
    """DiskFull -> disk_full.

    >>> snake("DiskFull")
    'disk_full'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
