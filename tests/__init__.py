"""Tests of the engine; ``support`` holds what they share."""
