"""The bots of Hollywood!, weakest first. They get a seat's view and never the deck (H-18)."""

from collections.abc import Mapping

from tabletop.game import Bot

from hollywood.bots.extra import Extra
from hollywood.bots.searcher import CRITIC, DIRECTOR, PRODUCER
from hollywood.bots.understudy import Understudy

BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (Extra(), Understudy(), CRITIC, PRODUCER, DIRECTOR)}
