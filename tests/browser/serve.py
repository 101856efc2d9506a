"""A server process for the browser tests: python tests/browser/serve.py FOLDER PORT"""

from __future__ import annotations

import sys
from pathlib import Path

from tilefolk.server.run import Server, configure_logs
from tilefolk.server.settings import Limits, at_home

# All browsers of the tests come from one address, and they click faster than people.
FAST = 1e4
ROOMY = Limits(
    call_rate=FAST, call_burst=FAST, table_rate=FAST, table_burst=FAST, message_rate=FAST, message_burst=FAST
)

if __name__ == "__main__":
    configure_logs("warning")
    server = Server(at_home(Path(sys.argv[1]), port=int(sys.argv[2]), bot_pace=0.0, limits=ROOMY))
    print(server.address, flush=True)
    server.serve_here()
