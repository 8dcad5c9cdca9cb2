"""A table rebuilt from events alone: no rule of the game stands here, only what each event says."""

COLUMNS = "ABCD"


class Table:
    """What someone knows who has heard every event and nothing else."""

    def __init__(self, players: int) -> None:
        self.round = 0
        self.first = None
        self.to_move = None
        self.star = None
        self.columns = [[], [], [], []]
        self.placed = 0
        self.fresh = False
        self.players = [
            {"reels": 0, "clap": True, "double": True, "projects": {}, "movies": [], "blockbusters": [], "lost": []}
            for _ in range(players)
        ]
        self.dealt = []
        self.unclaimed = []
        self.scores = [0] * players
        self.outcome = None

    def hear(self, event: dict) -> None:
        if event["type"] != "turn":
            self.to_move = None
            self.star = None
        getattr(self, f"_{event['type']}")(event)

    def settled(self) -> None:
        """Check that no two reels share a card once a step is over."""
        assert all(len(cell["reels"]) <= 1 for column in self.columns for cell in column)

    def _first(self, event):
        self.first = event["seat"]

    def _deal(self, event):
        self.round = event["round"]
        self.columns = [[{"card": card, "reels": []} for card in cards] for cards in event["columns"]]
        self.dealt += [card for cards in event["columns"] for card in cards]
        self.placed = 0
        self.fresh = True
        for player in self.players:
            player["reels"] += 12 // len(self.players)

    def _turn(self, event):
        self.to_move = event["seat"]
        if self.fresh:
            self.first = event["seat"]
            self.fresh = False

    def _clap(self, event):
        self._spend(event["seat"], "clap")

    def _double(self, event):
        self._spend(event["seat"], "double")

    def _spend(self, seat, card):
        assert self.players[seat][card]
        self.players[seat][card] = False

    def _place(self, event):
        cell = self._cell(event)
        assert cell["card"] == event["card"]
        cell["reels"].append(event["seat"])
        self.players[event["seat"]]["reels"] -= 1
        self.placed += 1

    def _bump(self, event):
        column = self.columns[COLUMNS.index(event["column"])]
        assert not column[event["to"]]["reels"]
        assert column[event["to"]]["card"] == event["card"]
        # Where a reel has just come in below, the one that lay there leaves first.
        assert column[event["from"]]["reels"].pop(0) == event["seat"]
        column[event["to"]]["reels"].append(event["seat"])

    def _star(self, event):
        cell = self._cell(event)
        assert (cell["card"], cell["reels"]) == (event["card"], [event["seat"]])
        assert event["genres"] == [genre for genre in "HAR" if genre in self.players[event["seat"]]["projects"]]
        self.to_move = event["seat"]
        self.star = {name: event[name] for name in ("card", "column", "row")}

    def _receive(self, event):
        cell = self._cell(event)
        assert (cell["card"], cell["reels"]) == (event["card"], [event["seat"]])
        cell["card"], cell["reels"] = None, []
        player = self.players[event["seat"]]
        if event["to"] == "project":
            player["projects"].setdefault(event["genre"], []).append(event["card"])
        elif event["to"] == "movie":
            made = event["movie"]
            assert player["projects"].pop(event["genre"]) == made["cards"]
            assert (made["star"], made["genre"]) == (event["card"], event["genre"])
            player["movies"].append({name: made[name] for name in ("genre", "cards", "star", "films", "rating")})
        else:
            player["blockbusters" if event["to"] == "blockbuster" else "lost"].append(event["card"])

    def _unclaimed(self, event):
        for lying in event["cards"]:
            cell = self._cell(lying)
            assert (cell["card"], cell["reels"]) == (lying["card"], [])
            self.unclaimed.append(lying["card"])
        self.columns = [[], [], [], []]

    def _round_end(self, event):
        assert event["round"] == self.round
        self.scores = event["scores"]

    def _outcome(self, event):
        self.outcome = {name: event[name] for name in ("scores", "winners", "decided_by", "best_movies")}

    def _cell(self, event):
        return self.columns[COLUMNS.index(event["column"])][event["row"]]
