"""Searches that know no game: they ask a small model of it."""
