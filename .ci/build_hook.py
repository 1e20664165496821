"""What building does besides copying code: compiles the translations, and puts config/ into a wheel.

An editable install reads config/ in the checkout, so it only gets the translations.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compile_words import compile_words


class BuildHook(BuildHookInterface[Any]):
    """The hook the build back-end calls; its name and method are the back-end's."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile translations in place; for a wheel, carry config/ as ``dealer_assist/config``."""
        root = Path(self.root)
        compile_words(root)
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(root / "config")] = "dealer_assist/config"
