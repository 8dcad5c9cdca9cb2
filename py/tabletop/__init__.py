"""What every game at this table shares: the game contract, records, sessions, bots and the text border to the page."""
