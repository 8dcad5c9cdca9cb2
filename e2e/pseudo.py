"""A language of nobody's: every text 40 % longer, to see that screens have room for one that comes later."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Route

from tools.site import DIST

SCRIPT = re.compile(r"/first\.\w+\.js$")
# Fluent hands every piece of text, and no argument, to a bundle's `transform`.
PLAIN = "useIsolating:!1"
LONGER = f"{PLAIN},transform:(text)=>text.replace(/[aeiouyàèéêìòùns]/gi,'$&$&')"


def lengthen(route: Route) -> None:
    """Answer with the script that words everything, its words drawn out."""
    script = (DIST / Path(urlsplit(route.request.url).path).name).read_text("utf-8")
    assert script.count(PLAIN) == 1
    route.fulfill(body=script.replace(PLAIN, LONGER), content_type="text/javascript; charset=utf-8")
