"""The version of the engine, as records and the package name it."""

VERSION = "1.0.0"
