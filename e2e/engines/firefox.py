"""Firefox, by its own protocol Marionette, so that no driver stands between."""

from __future__ import annotations

import json
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from marionette_driver.marionette import Marionette

from e2e.engines.engine import PATIENCE
from e2e.engines.processes import running, wait

PROGRAMS = ("firefox-esr", "firefox")
QUIET = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "marionette.port": 0,
    "network.captive-portal-service.enabled": False,
    # Else automation lets a page from disk read other files, which Firefox does for nobody at home.
    "remote.prefs.recommended": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Firefox:
    """An `Engine`."""

    def __init__(self) -> None:
        program = next(path for name in PROGRAMS if (path := shutil.which(name)))
        with ExitStack() as started:
            profile = started.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
            (Path(profile) / "user.js").write_text("".join(prefs), encoding="utf-8")
            started.enter_context(running([program, "--headless", "--marionette", "--no-remote", "--profile", profile]))
            # Firefox names the port there that it was free to choose.
            port = Path(profile) / "MarionetteActivePort"
            number = wait(lambda: port.exists() and port.read_text(encoding="utf-8"), "Firefox to start")
            self.client = Marionette(host="127.0.0.1", port=int(number), socket_timeout=PATIENCE)
            self.client.start_session()
            started.callback(self.client.delete_session)
            self.client.timeout.page_load = PATIENCE
            self.running = started.pop_all()

    def open(self, address: str) -> None:
        self.client.navigate(address)

    def run(self, script: str) -> Any:
        return self.client.execute_script(script)

    def reload(self) -> None:
        self.client.refresh()

    def close(self) -> None:
        self.running.close()
