"""What the bots, the hints and the reviews know of playing well: the search inside a round and exact endings."""
