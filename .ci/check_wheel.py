"""Asks an installed program, far from its checkout, for its shipped room, rulebook and translations."""

import sys
from pathlib import Path

import dealer_assist
from dealer_assist.files.opening import open_room
from dealer_assist.files.where import Places, shipped_folder
from dealer_assist.rules.catalogue import option
from dealer_assist.words import LANGUAGES, Words

installed = Path(dealer_assist.__file__).parent
if Path(__file__).resolve().parent.parent in installed.parents and "site-packages" not in installed.parts:
    sys.exit(f"{installed} is the checkout, not the wheel")
ready = open_room(Places(shipped_folder(), Path("/nonexistent")))
folds = {language: Words(language).text("key.fold") for language in LANGUAGES}
if [fold for language, fold in folds.items() if language != "en" and fold == folds["en"]]:
    sys.exit(f"a translation is missing from the wheel: {folds}")
rule = option("button_rule").meaning
if [code for code in LANGUAGES if code != "en" and Words(code).house_rule("button_rule.meaning", rule) == rule]:
    sys.exit("the house options of a language are missing from the wheel")
sys.stdout.write(f"{ready.room.title}, {ready.rules_version}; {', '.join(folds.values())}\n")
