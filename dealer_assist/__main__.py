"""The command `dealer-assist` where nothing was installed: `python -m dealer_assist`."""

import sys

from dealer_assist.cli import main

sys.exit(main())
