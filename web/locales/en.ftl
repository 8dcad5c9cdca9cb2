# Terms: Film (a card), movie (finished, with a Star), project, Blockbuster, Star (a card) and star (its rating), reel, Studio card, Clap Board, Double Reel, award, unclaimed; a title that may end in ? or ! stands in quotes, or last without a full stop.

## The page

tab = Hollywood!
tab-your-turn = ● Your turn · Hollywood!
close = Close

## Seats and bots

seat-you = You
seat-person = Player { $seat }
seat-bot = Studio { $seat }
seat-lent-named = { $name }’s bot
seat-lent = { $persons ->
    [1] Your bot
   *[other] Player { $seat }’s bot
}
bot-name-1 = Otto
bot-name-2 = Vivian
bot-name-3 = Mabel

## Title

title-brand = Hollywood!
title-slogan = Make movies, find stars
title-about = A card game for you and two or three rival studios
title-play = Play
title-continue = Continue: { $yours ->
    [yes] round { $round } of { $rounds }, your turn
   *[no] round { $round } of { $rounds }
}
title-continue-over = See how the last game ended
title-new-game = New game…
title-open = Open a file…
title-games = My games
title-foot = Plays offline once loaded. An unofficial fan version.
title-language = Language

## The engine starts

engine-loading = Setting the stage…
engine-download = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-start = Opening the curtain…
engine-failed = The game’s engine did not start in this browser.
engine-failed-hint = Try again. If it fails again, a newer browser may help; the details say what went wrong.
engine-missing = A part of the game’s engine did not come.
engine-missing-hint = Look at the connection, then try again: what is here already need not come once more.
engine-starting = Your game begins as soon as the engine is ready.

## A new game

setup-title = New game
setup-players = Players
setup-players-three = Three, in 3 rounds with 4 reels each
setup-players-four = Four, in 4 rounds with 3 reels each
setup-seats = Seats
setup-name = Name of seat { $seat }
setup-player = Who plays seat { $seat }
setup-human = A person
setup-bot-extra = Bot: Extra
setup-bot-understudy = Bot: Understudy
setup-bot-critic = Bot: Critic
setup-bot-producer = Bot: Producer
setup-bot-director = Bot: Director
setup-guest = { $name } (added)
setup-guests = Added bots
setup-guest-add = Add a bot…
setup-guest-hint = A .py file, or a wheel without dependencies, with a function choose(view). It stays in this browser and can reach neither the network nor this page.
setup-guest-not-kept = Added bots do not fit into this browser’s storage: they last as long as this page is open.
setup-guest-adding = Trying it out…
setup-guest-adding-hint = Trying out { $file }…
setup-guest-remove = Remove
setup-guest-remove-name = Remove the bot { $name }
temper-extra = Puts its reels anywhere, and hopes.
temper-understudy = Grabs what fits its own project and never looks at yours.
temper-critic = Glances at every column and judges quickly.
temper-producer = Thinks a few turns ahead and minds what you are after.
temper-director = Sees the whole round coming, and the last one to its end.
temper-guest = Added by you, from { $file }.
setup-persons-hint = Several people take turns at this device.
setup-watch-hint = No person plays: you watch, and can pause and go step by step.
setup-far = We are far apart: play by link
setup-preset = Rulebook
setup-preset-english = English / Italian rulebook
setup-preset-french = French rulebook
setup-preset-own = Your own mix of rules
setup-options = Rules
setup-scoring = Advanced scoring
setup-scoring-hint = A movie’s points are multiplied by the number of Films of its genre that nobody claimed. None unclaimed: the movie is worth nothing.
setup-award = Award counts twice in projects
setup-award-hint = The award Film counts as two also when the largest project is measured, not only in a finished movie.
setup-collect = Cards from the bottom up
setup-collect-hint = Each column is handed out from its bottom card upwards instead of from the top down.
setup-seed = Seed (optional)
setup-seed-hint = The same seed deals the same cards. Empty: a new deal.
setup-start = Start
setup-back = Back

## My games

games-title = My games
games-none = No game has been played here yet.
games-name = { $names }
character-extra = Extra
character-understudy = Understudy
character-critic = Critic
character-producer = Producer
character-director = Director
games-running = { $yours ->
    [yes] Round { $round } of { $rounds }, your turn
   *[no] Round { $round } of { $rounds }
}
games-far = { $yours ->
    [yes] By link: round { $round } of { $rounds }, your turn
   *[no] By link: round { $round } of { $rounds }, waiting for { $name }
}
games-over = Finished
games-won = { $count ->
    [one] Finished. Winner: { $names }
   *[other] Finished. Winners: { $names }
}
games-unread = { $count ->
    [one] One kept game cannot be read. It stays in this browser’s storage.
   *[other] { $count } kept games cannot be read. They stay in this browser’s storage.
}
games-points = { $name }: { $points }
games-open = Play on
games-look = Look
games-open-name = Play on: { $name }
games-look-name = Look: { $name }
games-rename = Rename
games-rename-name = Rename: { $name }
games-rename-done = Done
games-title-of = A name for: { $name }
games-remove = Delete
games-remove-name = Delete: { $name }
games-removed = Deleted: { $name }
games-bring-back = Undo
games-bring-back-name = Undo deleting: { $name }
say-game-kept = Your other game waits in “My games”.
say-removed = Deleted: { $name }. The button in its place undoes it.
say-brought-back = It is back: { $name }

## Statistics

statistics-title = Statistics
statistics-none = Nothing to count yet. Finish a game as the only person at this device, and it counts here.
statistics-others = { $count ->
    [one] One more finished game does not count
   *[other] { $count } more finished games do not count
}: several people played at this device or none, or a bot had taken your seat.
statistics-share = Win share
statistics-games = Games
statistics-won = Won
statistics-average = Average
statistics-best = Best
statistics-course = Over time
statistics-chart = { $count ->
    [one] One game
   *[other] { $count } games
}. The share won so far went from { $from }% to { $to }%, at best { $highest }%, at worst { $lowest }%.
statistics-even = An even share, if all were equally good
statistics-date = Date
statistics-result = Result
statistics-points = Points
statistics-so-far = Won so far
statistics-win = won
statistics-loss = lost
statistics-by = Kind by kind
statistics-by-players = Players
statistics-by-bot = Against
statistics-by-option = Rules
statistics-by-help = Help
statistics-players = { $players ->
    [3] Three players
   *[other] Four players
}
statistics-link = People, by link
statistics-alone = Without help
statistics-hints = With hints
statistics-undos = With moves taken back
statistics-help = In all these games: hints shown { $hints }, moves taken back and played otherwise { $undos }.

## The deal of the day

# Other languages name the first of a month in its own way.
day-words = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day ->
   *[other] { $date }
}, { $year }
daily-title = Deal of the day
daily-of = Deal of the day, { $day }
daily-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share = Share the result
daily-copied = Copied: paste it wherever you like. It tells nothing of the cards.
daily-by-hand = This browser does not let the page copy: select the lines here.
daily-text = The result as text
daily-headline = Hollywood! Deal of the day, { $day }
daily-place = Place { $place } of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-marks = Each mark: up to { $points } points in that round
daily-help = Hints: { $hints }, moves taken back: { $undos }

## Everything as one file

backup-title = Everything as one file
backup-hint = Games, results, settings, the form of a new game and added bots. Open the file here or in another browser: what is missing joins what is there, and each game counts once.
backup-export = Export everything
backup-reminder = Reminder
backup-due = { $count } finished games are in this browser only, and it may erase them when room is short. A file keeps them.
backup-later = Not now
say-exported = { $count ->
    [one] One game is in the file.
   *[other] { $count } games are in the file.
}
reason-backup-reading = Going through the games of the file…
reason-backup-taken = The file is taken in: { $fresh ->
    [0] no new game
    [one] one new game
   *[other] { $fresh } new games
}, { $here } already here{ $refused ->
    [0] {""}
   *[other] {", "}{ $refused } refused because they cannot have been played so
}.

## Menu and settings

menu-title = Menu
menu-settings = Settings
menu-seats = Let a bot play…
menu-log = Log
menu-share = Share…
menu-open-link = Open a link…
menu-save = Save to a file
menu-open = Open a file…
menu-games = My games
menu-new-game = New game…
menu-home = Back to the title
menu-kept = Your game is kept in this browser after every move.
menu-not-kept = This browser keeps nothing: save to a file before you leave.
seats-title = Let a bot play
seats-text = The bot plays on until the seat is taken back. Its moves count like your own.
seats-take = Take the seat back
settings-title = Settings
settings-speed = Pace of the show
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-speed-step = Step by step
settings-theme = Theme
settings-theme-device = As the device
settings-theme-light = Light: the matinee
settings-theme-dark = Dark: the evening show
settings-contrast = Contrast
settings-contrast-device = As the device
settings-contrast-more = High
settings-motion = Motion
settings-motion-device = As the device
settings-motion-off = None
settings-twice = First press shows, second plays
settings-twice-hint = A column, a Studio card or a project first tells what it would do; pressed again, it does it.
settings-sound = Sound
settings-sound-hint = A few soft notes: a reel, a push, a Star, the end of a round, your turn.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-hint = Keys without Ctrl or Alt that play and ask. Tab, Enter and the arrows always work.
settings-keys = All keys
keys-title = Keys
keys-off = Single keys are switched off in the settings: only arrows and Esc act now.
keys-escape = Esc
keys-space = Space
keys-enter = Enter
keys-place = Place a reel in column A, B, C or D
keys-clap = Play the Clap Board
keys-double = Play the Double Reel
keys-star = At a Star: choose the project, Horror, Action or Romantic Comedy
keys-hint = Ask for a hint (at a Star only I)
keys-forecast = Show what everybody would have if the round ended now, and hide it
keys-pause = Pause what goes on by itself, and let it go on
keys-step = Take the next step while it is paused
keys-undo = Take back
keys-redo = Play again what was taken back (also Shift+U)
keys-log = Back and forth through the log
keys-look = Go to the cards, pressed again to the rivals’ and to your own; Enter shows those large
keys-walk = From column to column, and up to the cards
keys-why = Open the rule about what is pointed at or has the focus
keys-keys = Show all keys
keys-back = Close, put down, go back
keys-tips = Enter presses what has the focus, Tab goes on to the next.

## The end

end-title-you = You win with { $points }
end-title-one = { $name } wins with { $points }
end-title-shared = { $names } share the win with { $points }
end-margin = { $margin ->
    [one] One point ahead of { $names }.
   *[other] { $margin } points ahead of { $names }.
}
end-best-movie = Equal points with { $names }, but the better movie: { $best } { $best ->
    [one] point
   *[other] points
}.
end-shared = Equal points, and best movies of equal worth.
end-best = Best movie, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-table = Final score
end-player = Player
end-blockbusters = Blockbusters
end-movies = Movies
end-project = Largest project
end-total = Total
end-none = none
end-no-blockbusters = none
end-count = { $count ->
    [one] one
   *[other] { $count }
}
end-winner = winner
end-multipliers = Multipliers: { $list }
end-multiplier = { $genre } ×{ $times }
end-chart = Points after each round
end-round = Round { $round }
end-again = Play again
end-again-hint = Same seats, the next studio opens
end-same-deal = Same deal
end-same-deal-hint = The same cards and opener, from the start
end-board = Board
end-save = Save to a file
end-log = Log
end-share = Share…
end-menu = Menu
end-undo = Undo the last move
end-review = Review the game
end-review-hint = Where it was decided

## The review of a game

review-title = Review
review-working = Going through the game, move by move…
review-progress = { $done } of { $total } decisions
review-half = Half of the game is reviewed.
review-stop = Stop
review-ready = The review is ready.
review-ready-you = The review is ready. Your accuracy: { $accuracy }%. { $count ->
    [0] No turning points.
    [one] One turning point.
   *[other] { $count } turning points.
}
review-leave = Back to the end
review-chart = Chances of winning
review-course = { $name }: from { $from }% to { $to }%, at best { $highest }%, at worst { $lowest }%.
review-percent = { $percent }%
review-table = As a table
review-table-after = After
review-accuracy = Accuracy
review-accuracy-hint = How much of the best chance each decision kept, on average.
review-points = Turning points
review-people = Whose turning points
review-no-person = Only bots played this game, so there is no decision of yours to try again.
review-none = { $you ->
    [yes] None: you never let a tenth of your chances go with one move. Well played!
   *[no] None: { $who } never let a tenth of the chances go with one move. Well played!
}
review-some = { $you ->
    [yes] { $count ->
        [one] One of your decisions
       *[other] { $count } of your decisions
    }
   *[no] { $count ->
        [one] One decision of { $who }
       *[other] { $count } decisions of { $who }
    }
} cost chances, { $percent }% at the most. Is there a better move?
review-begin = Try it
review-overview = Overview of the review
review-previous = Previous turning point
review-next = Next turning point
review-point = Turning point { $number } of { $count }
review-asked = Question and answer
review-ask = What would you play?
review-ask-hint = Try any move: nothing is spent
review-played = { $you ->
    [yes] You chose: { $move }. Your chances
   *[no] { $who } chose: { $move }. The chances
} of winning fell from { $before }% to { $after }%.
review-try-best = { $move }, { $percent }%: the best move!
review-try-close = { $move }, { $percent }%: practically as good as the best.
review-try-same = { $move }, { $percent }%: that is what was played. There is something better.
review-try-better = { $move }, { $percent }%: better than what was played, but not yet the best.
review-try-worse = { $move }, { $percent }%: no better than what was played.
review-show = Show the answer
review-answer = Best: { $move }, { $percent }%
review-second = Next best: { $move }, { $percent }%
review-play-on = Play on from here
review-play-on-hint = A new game, new cards to come
move-column = Column { $column }
move-double = Double Reel { $first } + { $second }
move-star = { $genre } movie

## Rules

rules-title = Rules
rules-contents = Contents
rules-print = Print
rules-gallery = See all the cards
rule-see = The rule: { $title }
rules-goal-title = The goal
rules-goal = You run a film studio. Your reels win you Films, Stars and Blockbusters. Films of one genre make a project, and a Star turns a project into a finished movie. Whoever has most points after the last round wins.
rules-cards-title = The cards
rules-cards = 39 Films: 13 each of Horror, Action and Romantic Comedy, told apart by colour, letter and badge. One Film of each genre bears the award. 5 Blockbusters. 12 Stars, four each with one, two and three stars: that is a Star’s rating.
rules-cards-each = Each player has two Studio cards, the Clap Board and the Double Reel, each good for once in the whole game.
rules-cards-picture = From the left: three Films, Horror, Action, and a Romantic Comedy with the award; a Star with two stars; a Blockbuster; the Clap Board and the Double Reel.
rules-round-title = A round
rules-round = Three players play three rounds with four reels each, four players four rounds with three reels each. For each round, three Stars and eleven other cards are shuffled together and laid face up in four columns, from the top down: A and B get four cards, C and D three. With four players every card is dealt during the game; with three, three Stars and eleven other cards never appear.
rules-round-turn = In turn, clockwise, you must place a reel or play a Studio card; there is no other way to pass. Whoever has no reel left gets no turn. The round ends when the twelfth reel lies.
rules-round-first = Chance names who opens the first round. Each later round is opened by the player to the left of the last opener, so everyone opens once.
rules-reel-title = Placing a reel
rules-reel = A reel always enters on the bottom card of a column of your choice. If a reel lies there, every reel of that column, whoever owns it, first moves up one card. Two reels never share a card.
rules-reel-picture = Before and after: Gold places a reel. Blue’s and Red’s reels move up one card each, and Gold has the bottom card.
rules-full-title = A full column
rules-full = A column with a reel on every card is full: nobody can place there any more in this round. There are fourteen cards for twelve reels, so some other column always has room.
rules-full-picture = A reel on each of its four cards: this column is full.
rules-clap-title = Clap Board
rules-clap = Play it instead of placing a reel: your turn ends, and you keep your reels. Who has no reel left has no turn, so cannot play it. If nobody else has reels left, it is your turn again at once. It works once a game.
rules-double-title = Double Reel
rules-double = Place two reels, one after the other, each by the usual rule, in one column or in two. You need two reels, and must place both. It works once a game.
rules-receive-title = Receiving the cards
rules-receive = When the round ends, everyone receives the cards under their reels, one card at a time: column A from top to bottom, then B, C and D. Each card is put in its place before the next one comes, so the order matters: a Star cannot use a Film that comes after it.
rules-receive-end = When the twelfth card is in place, the two cards without a reel are unclaimed and leave the game, and the reels go back to their owners.
rules-receive-picture = The numbers are the order. The two cards without a reel go to nobody.
rules-project-title = Films and Blockbusters
rules-project = A Film joins your project of its genre, or starts one: you have at most one project of each genre. A Blockbuster simply lies in front of you.
rules-project-open = What players have is open to all: projects, movies, Blockbusters, spent Studio cards. The cards of later rounds are hidden from everyone, bots and hints included.
rules-star-title = Stars
rules-star = A Star must at once finish one of your projects, whether you like it or not. If you have several, you choose, knowing every choice made before yours; if you have none, the Star is lost and worth nothing.
rules-star-movie = A finished movie is exactly one Star and one or more Films of one genre. It is closed for ever; you may start a new project of that genre later.
rules-star-picture = Two Horror Films and a Star with two stars make a movie: 2 × 2 = 4 points.
rules-points-title = Points
rules-points = After the last round you score:
rules-points-blockbusters = 2 for each Blockbuster.
rules-points-movies = For each movie, the number of its Films times the rating of its Star. The Film with the award counts as two.
rules-points-project = 1 for each Film in your largest project. If two or more of your projects tie for largest, you get nothing for any of them.
rules-points-picture = An example, 13 points: 2 for one Blockbuster; 6 for two Horror Films, one with the award, and two stars (3 × 2); 3 for one Action Film and three stars (1 × 3); 2 for the larger of two projects.
rules-ties-title = Ties
rules-ties = Most points win. Among all who tie for first place, the single most valuable movie decides; having no movie counts as 0. If that is tied too, the win is shared.
rules-options-title = What the rulebooks say differently
rules-options = Three rules can be chosen under “New game”, and a saved game keeps the choice. “English / Italian rulebook” plays without all three; “French rulebook” plays with the second. The language of this page never changes a rule.
rules-options-silent = Where all three books are silent, this table has decided: the split of genres and ratings, and what happens when three tie or when movies tie as well.
rules-advanced-title = Advanced scoring
rules-advanced = A movie’s points are multiplied by the number of unclaimed Films of its genre, over all rounds. An unclaimed Film with the award is one card; cards that were never dealt do not count. None unclaimed: the movie is worth 0. Ties, too, are decided by the multiplied points. Blockbusters and projects are not multiplied.
rules-advanced-books = All three books offer it: the English and the Italian one as advanced rules, the French one as a variant.
rules-advanced-picture = Three Horror Films were left unclaimed: two Films and two stars are worth 2 × 2 × 3 = 12 points.
rules-award-title = Award counts twice in projects
rules-award = The Film with the award counts as two in a project too, both to find the largest and for its points.
rules-award-books = Only the French book says so. The Italian one doubles the award for a movie’s points alone; the English one can be read either way, and is played like the Italian one here.
rules-award-picture = Two Films, one with the award: this project counts as 3.
rules-collect-title = Cards from the bottom up
rules-collect = In each column the cards are received from the bottom card up; the columns still go from A to D.
rules-collect-books = The French book tells of it as a rule of the prototype; all three hand out from the top down.
rules-collect-picture = Left, the usual order, from the top down; right, from the bottom up.


## The sheet of cards, and one card large

gallery-title = All the cards
gallery-about = Point at a card, tap it or press Enter to see it large.
gallery-films = { $genre }: { $count } Films
gallery-blockbusters = Blockbusters
gallery-stars = Stars with { $rating ->
    [one] one star
    [2] two stars
   *[other] three stars
}
gallery-studio = Studio cards, one of each for everyone
gallery-reels = Reels, a shape for every player
gallery-reel-1 = Gold, round
gallery-reel-2 = Blue, square
gallery-reel-3 = Red, six-sided
gallery-reel-4 = Ivory, scalloped
gallery-house = Back, marquee and icon
gallery-back = The back of a card
gallery-icon = The game’s icon
look-own = { $label } (see it large)
look-rival = { $name }: see the cards large
look-several = { $what }. Cards: { $cards }
look-film = { $genre }: this Film joins the project of its genre.
look-award = { $genre }, with the award: in a finished movie this Film counts as two.
look-star = A Star. It finishes a project as a movie: { $rating ->
    [one] one point
    [2] two points
   *[other] three points
} for each Film.
look-blockbuster = A Blockbuster: two points for whoever gets it.
look-clap = End your turn without placing a reel. Once a game.
look-double = Place two reels, one after the other. Once a game.

## Notes and reasons

note-label = Note
note-retry = Try again
note-go-on = Go on
note-copy = Copy details
note-copied = Copied
note-close = Close this note
reason-where = { $where }: { $reason }
where-ply = move { $number } “{ $ply }”

# the page itself
reason-engine-lost = The engine stopped; it starts again from your last move.
reason-engine-gone = The engine does not start. Your game is kept: try again, or reload the page.
reason-engine-error = The engine got something wrong; it starts again from your last move.
reason-internal = The engine got something wrong; it starts again from your last move.
reason-save-broken = The saved game could not be read. It was put aside; nothing else is lost.
reason-save-not-kept = This browser keeps nothing: the game lasts only as long as this page is open.
reason-words-not-loaded = The words of that language could not be loaded. Please look at the connection and try once more.
reason-page-broken = The page got something wrong. It can go on from the last move that was kept.
reason-file-refused = This file does not open: { $reason }
reason-save-refused = The saved game does not open and was put aside: { $reason }
reason-file-too-large = That file is far too large to be a game.

# the running game
reason-column-full = Column { $column } is full: every card there has a reel
reason-clap-spent = The Clap Board is spent: it works once a game
reason-double-spent = The Double Reel is spent: it works once a game
reason-double-needs-two-reels = The Double Reel needs two reels
reason-star-due = { $card } must first finish a project
reason-no-choice = No Star waits for a choice
reason-no-project = There is no open project of this genre: { $genre }
reason-not-now = That cannot be done now
reason-game-over = The game is over
reason-not-your-turn = It is somebody else’s turn
reason-stale = The game has gone on since then
reason-no-game = No game is running
reason-unknown-bot = There is no bot called { $name }
reason-bot-stumbled = The bot { $name } stumbled; a random move was made in its place
reason-unknown-method = The engine does not know how to do that: { $method }

# why a move is best
reason-hint-secures = “{ $card }” is yours for sure: your reel in column { $column } stays there
reason-hint-secures-star = “{ $card }” is yours for sure: { $genre }, at least { $films ->
    [one] { $films } Film
   *[other] { $films } Films
} × { $star ->
    [one] { $star } star
   *[other] { $star } stars
} = { $points }
reason-hint-plan = If everyone plays their best, you get “{ $card }”
reason-hint-blockbuster = You get the Blockbuster “{ $card }”, { $points } points, about { $percent } times in 100
reason-hint-takes = Your reel is then on “{ $card }”: you get it about { $percent } times in 100
reason-hint-reaches = You get “{ $card }” about { $percent } times in 100
reason-hint-denies = { $who } cannot get “{ $card }” any more
reason-hint-pushes = It pushes the reel of { $who } off “{ $card }” for good
reason-hint-exposed = In column { $column } your reel would be pushed off “{ $card }” about { $percent } times in 100
reason-hint-keeps-clap = It keeps the Clap Board for { $rounds ->
    [one] the last round
   *[other] the { $rounds } rounds to come
}
reason-hint-keeps-double = It keeps the Double Reel for { $rounds ->
    [one] the last round
   *[other] the { $rounds } rounds to come
}
reason-hint-waits = The others must place first
reason-hint-last-word = You place the last reel of this round, after everyone else
reason-hint-two-at-once = “{ $first }” and “{ $second }” at once, before the others can act
reason-hint-star-most = The most points now: { $points } ({ $genre }, { $films ->
    [one] { $films } Film
   *[other] { $films } Films
}, { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
})
reason-hint-star-saves = Your larger project stays open: { $genre }, { $films ->
    [one] { $films } Film
   *[other] { $films } Films
}
reason-hint-largest = Your largest project scores at the end: { $genre }, { $films ->
    [one] { $films } point
   *[other] { $films } points
}
reason-hint-certain = Worked out to the end: nothing is better if everyone plays their best
reason-hint-wins = You win whatever the others do
reason-hint-lost = No move wins any more if everyone plays their best
reason-hint-little-difference = Little difference: { $moves } moves are about equally good
reason-hint-forced = It is the only move there is
reason-hint-only = There is nothing else worth doing
reason-hint-many = No single card decides; all in all it comes out ahead

# a file or a save that does not open
reason-not-json = this is not a saved game (not JSON from line { $line } on)
reason-too-large = the text is longer than { $most } KB
reason-too-deep = the text is nested deeper than { $most } levels
reason-name-twice = the field { $field } is there twice
reason-not-a-number = { $text } is no number that can stand here
reason-lone-surrogate = the text holds half a character
reason-not-an-object = an object is expected
reason-not-a-list = a list is expected
reason-not-a-text = a text is expected
reason-missing = this field is missing
reason-unknown-field = this field is not known
reason-not-one-of = this must be { $values }
reason-newer-version = this was made by a newer version ({ $version }) of the game
reason-other-game = this is a record of another game, not of { $game ->
    [hollywood] Hollywood!
   *[other] { $game }
}
reason-wrong-number-of-seats = there must be { $players } seats
reason-too-long = this is longer than { $most } characters
reason-control-mark = control and direction marks are not allowed here
reason-not-nfc = the text is not in Unicode’s normal form C
reason-no-such-player = a player is either a person or a bot
reason-no-such-move = this is not a move
reason-no-such-card = there is no card { $card }
reason-no-such-seat = there is no seat { $seat }
reason-first-due = the first player is not named yet
reason-first-not-due = the first player is named already
reason-deal-due = the cards of this round are not dealt yet
reason-deal-not-due = no deal is due here
reason-deal-shape = a deal is eleven Movie cards and three Stars in columns of 4, 4, 3 and 3
reason-card-twice = the card { $card } has been dealt before

## Spoken beside the events of the log

say-doubling = Double Reel: choose the column of the first reel.
say-doubling-off = Double Reel put back.
say-draft = First reel in column { $column }: choose the column of the second.
say-undo = Undone.
say-redo = Redone.
say-back = Going on from here.
say-past = Move { $number } of { $count }.
say-lent = The seat is lent. { $bot }.
say-seat-back = The seat is taken back.
say-paused = Paused.
say-resumed = Going on.
say-forecast-off = Forecast off.
say-guest-added = The bot { $name } is here: choose it for a seat.
say-guest-removed = The bot { $name } is removed.

## A bot of an opened game that is not here

standin-title = Who plays on?
standin-text = { $name } was played by the bot “{ $bot }”, which is not here.

## Table

table-brand = Hollywood!
table-menu = Menu
table-undo = Undo
table-redo = Redo
table-open-log = Log and cards to come
table-take-seat = { $alone ->
    [yes] Take my seat back
   *[no] { $count ->
        [one] Take back the seat of { $name }
       *[other] Take a seat back…
    }
}
table-close = Close
table-round = Round { $round } of { $rounds }
table-placed = { $count } of { $total } reels placed
table-columns = The four columns
table-places = Place a reel
table-column = Column { $column }
table-gone = empty
table-reel-of = Reel: { $who }
table-full = full
table-pushes = { $count ->
    [0] no push
   *[other] pushes { $count }
}
table-preview = { $column }: take “{ $card }”{ $count ->
    [0] {", which nobody has"}
   *[other] {" "}from { $name }; up: { $moved }
}
table-place = Column { $column }: take “{ $card }”{ $count ->
    [0] {", which nobody has"}
   *[other] {" "}from { $name }; up: { $moved }
}
table-up = { $name } to “{ $card }”
table-press-again = Press again to play
table-place-refused = { $reason }
table-you-object = you

table-turn = { $you ->
    [yes] Your turn
   *[no] { $who }
}
table-next = { $again ->
    [yes] { $you ->
        [yes] You go again
       *[no] { $name } goes again
    }
   *[no] { $you ->
        [yes] You are next
       *[no] Next: { $name }
    }
}
table-over = The end
table-receiving = The round ends
table-round-over = End of round { $round }
table-double-first = Double Reel
table-double-first-hint = Choose the column of the first reel
table-double-second = Second reel
table-double-second-hint = The first is in { $column }; choose a column
table-star-hint = Choose the project that { $card } finishes

table-players = Players
table-rivals = Other players
table-added = Added bot
table-first = First player of this round
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-name-points = { $name }: { $points }
table-reels-left = { $count } of { $total } reels left
table-studio-ready = { $card }: not used yet
table-studio-spent = { $card }: spent
table-nothing = No cards yet
table-nothing-yet = No cards yet. They come at the end of the round.
part-blockbusters = Blockbusters
part-movies = Movies
part-project = Project
table-multipliers = Movies are multiplied by the number of unclaimed Films
table-multiplier-then = , then × { $times }
table-movies = Movies
table-projects = Projects, the largest counts
table-blockbusters-title = Blockbusters
table-blockbusters = { $count ->
    [one] { $count } Blockbuster
   *[other] { $count } Blockbusters
}: { $points } points
table-movie = { $genre } movie: { $films ->
    [one] { $films } Film
   *[other] { $films } Films
} × { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
} = { $points }
table-movie-times = { $genre } movie: { $films ->
    [one] { $films } Film
   *[other] { $films } Films
} × { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
} × { $times } unclaimed = { $points } so far
table-project = { $genre } project: { $films ->
    [one] { $films } Film
   *[other] { $films } Films
}{ $award ->
    [yes] {", award included"}
   *[no] {""}
}{ $largest ->
    [yes] {", the largest: it scores"}
   *[no] {""}
}
table-lost = { $count ->
    [one] Star lost: { $cards }
   *[other] Stars lost: { $cards }
}
table-spent = spent
table-clap-note = skip this turn
table-double-note = place two
table-cancel = Take it back
table-cancel-first = keep Double Reel
table-cancel-second = the first reel

table-star-ask = { $card } finishes one of your projects
table-star-choices = Projects
table-finish = { $genre }: { $films ->
    [one] { $films } Film
   *[other] { $films } Films
} × { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-finish-so-far = { $genre }: { $films ->
    [one] { $films } Film
   *[other] { $films } Films
} × { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
}, so far { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-so-far = so far

table-undealt = Cards to come
table-undealt-none = All cards are dealt.
table-undealt-films = { $genre }: { $count }{ $award ->
    [yes] {", award included"}
   *[no] {""}
}
table-undealt-blockbusters = Blockbusters: { $count }
table-undealt-stars = Stars with { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
}: { $count }
table-unclaimed = Unclaimed so far: movies count × their number
table-multiplier = { $genre } movies × { $times }

table-skip = Skip
table-pause = Pause
table-resume = Resume
table-step = Step
table-paused = Paused
table-go-on = Go on
table-summary = Round { $round }
table-gain = { $sign ->
    [minus] { $points }
   *[plus] +{ $points }
}
table-unclaimed-now = Unclaimed

table-log = Log

log-place = { $who }: { $column }, “{ $card }”{ $count ->
    [0] {""}
   *[other] {" "}(up: { $names })
}
event-first = { $you ->
    [yes] You open
   *[no] { $who } opens
} the first round.
event-deal = Round { $round }: fourteen cards are dealt.
event-clap = { $you ->
    [yes] You play the Clap Board and skip this turn.
   *[no] { $who } plays the Clap Board and skips this turn.
}
event-double = { $you ->
    [yes] You play the Double Reel.
   *[no] { $who } plays the Double Reel.
}
event-place = { $you ->
    [yes] You place a reel on “{ $card }” in { $column }.
   *[no] { $who } places a reel on “{ $card }” in { $column }.
}
event-bump = { $you ->
    [yes] Your reel moves up to “{ $card }”.
   *[no] { $who } moves up to “{ $card }”.
}
event-star = { $you ->
    [yes] You choose a project for { $card }.
   *[no] { $who } chooses a project for { $card }.
}
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $who } is next.
}
event-receive-blockbuster = { $you ->
    [yes] You receive “{ $card }”: Blockbuster, 2 points.
   *[no] { $who } receives “{ $card }”: Blockbuster, 2 points.
}
event-receive-project = { $you ->
    [yes] You receive “{ $card }” for your { $genre } project.
   *[no] { $who } receives “{ $card }” for { $code ->
       [A] an
      *[other] a
    } { $genre } project.
}
event-receive-movie = { $you ->
    [yes] You finish
   *[no] { $who } finishes
} { $code ->
    [A] an
   *[other] a
} { $genre } movie with { $card }: { $films } × { $rating ->
    [one] { $rating } star
   *[other] { $rating } stars
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-receive-lost = { $you ->
    [yes] You have
   *[no] { $who } has
} no project for { $card }: the Star goes back to the box.
event-unclaimed = Unclaimed: { $cards }
event-round_end = End of round { $round }: { $scores }.
event-outcome = { $count ->
    [1] { $you ->
        [yes] You win.
       *[no] { $names } wins.
    }
   *[other] { $names } share the win.
}

## The past of a running game

log-hint = Choose a line to see the table as it stood then.
past-title = Move { $number } of { $count }
past-back = One move back
past-forward = One move on
past-now = Back to now
past-end = Back to the end
past-continue = Continue from here
past-continue-hint = Redo brings back what came after, until another move is made.
past-share = Copy a link to this move

## If the round ended now

forecast-ask = If now
forecast-name = If the round ended now
forecast-order = No. { $order }: { $receipt }
forecast-points = If the round ended now: { $points }
forecast-of = { $name } { $points } ({ $gain })
forecast-told = If the round ended now: { $list }

## Why a control cannot be pressed

why-undo = There is nothing to take back yet
why-undo-sent = What you have sent cannot be taken back
why-redo = Nothing has been taken back
why-receiving = The cards of this round are being handed out
why-turn = { $you ->
    [yes] It is your turn
   *[no] It is the turn of { $who }
}
why-second = First place the second reel, or take the Double Reel back

## Hint

hint-ask = Hint
hint-title = Hint
hint-close = Close the hint
hint-thinking = Thinking…
hint-exact = certain
hint-win = Win
hint-points = Points at the round’s end
hint-double = Double Reel: { $first }, then { $second }
hint-mark = (hint: no. { $rank })
say-hint = Hint: { $move }, { $share } to win.
say-hint-forced = Hint: { $move }.
say-hint-why = { $reason }.

## Bots that somebody adds

reason-guest-refused = { $who } was not added: { $reason }
reason-guest-stumbled = Understudy moves for { $who }: { $reason }
reason-guest-gone = this bot is not in this browser
reason-guest-late = no answer came within 5 seconds
reason-guest-lost = the bot broke down
reason-guest-memory = the bot ran out of memory
reason-guest-raised = the bot ran into an error
reason-guest-illegal = the bot chose “{ $move }”, which is not a legal move
reason-guest-empty = the file is empty
reason-guest-large = the file is larger than { $most } KB
reason-guest-kind = it is neither a .py file nor a wheel (.whl)
reason-guest-not-text = the file is not a text
reason-guest-unread = the file cannot be read
reason-guest-syntax = line { $line } is not Python
reason-guest-no-wheel = the file is not a whole wheel
reason-guest-binary = the wheel is not pure Python
reason-guest-needs = it needs other packages: { $packages }
reason-guest-no-choose = it has no function choose(view)

## Learn by playing

learn-title = Learn by playing
learn-leave = Leave
learn-previous = Previous lesson
learn-next = Next lesson
learn-step = { $number } / { $count }
learn-right = Right!
learn-wrong = Not yet
learn-on = Next
learn-again = Try again
learn-repeat = Once more
learn-play = Play now
learn-push-title = Reels push
learn-push = A reel enters a column from below: it takes the bottom card and pushes every reel there up by one card. { bot-name-1 } lies on “{ card-B1 }”, a Blockbuster worth 2 points. Place a reel in column B.
learn-push-done = “{ card-B1 }” is under your reel now, and { bot-name-1 } moved up to “{ card-H8 }”. The next reel in B would push you up just the same.
learn-push-again = You may do that, but { bot-name-1 } still lies on “{ card-B1 }”. Place a reel in column B.
learn-clap-title = Full column, Clap Board
learn-clap = Column C is full: a reel on every card, nobody can enter. “{ card-B3 }” in D will go to whoever enters there last, and you have one reel left. Play the Clap Board: your turn is over, and you keep the reel.
learn-clap-done = { bot-name-1 } and { bot-name-2 } have placed their last reels. Yours comes after them, and nobody can push it. Each Studio card works once a game.
learn-clap-again = You may do that, but both others still come after you. Keep your reel: play the Clap Board.
learn-double-title = Double Reel
learn-double = Once a game you may place two reels in one turn. Play the Double Reel and choose column D twice: your reels push { bot-name-1 } to the top and fill the column.
learn-double-done = “{ card-A13 }” and { card-S3b } are yours for sure: the column is full, so nobody can push you any more.
learn-double-again = You may do that, but only two reels at once close column D. Play the Double Reel, then D and D again.
learn-receive-title = Receiving the cards
learn-receive = The twelfth reel ends the round. Then the cards are handed out one by one: column A from top to bottom, then B, C and D. Your Horror Films lie in A and B. Place your last reel in D, on the Star { card-S3d }, and watch.
learn-receive-done = The Star of { bot-name-2 } came first, found no project and was lost. Yours came last, after your Films, and made a movie of them: 2 Films × 3 stars = 6 points.
learn-receive-again = You may do that, but without { card-S3d } your Films make no movie this time. Place the reel in column D.
learn-star-title = A Star chooses
learn-star = You receive { card-S3a }, a Star with three stars. A Star must finish one of your projects at once, and that movie is worth its Films × the stars. Choose the project that brings more.
learn-star-done = Two Films × three stars make 6 points, and the movie is closed. Your Romantic Comedy stays open for another Star.
learn-star-again = You may do that, but 1 Film × 3 stars makes 3 points. The Horror project had two Films.
learn-points-title = What counts
learn-points = The last reel of the game. In A you get a Blockbuster: 2 points. In D your largest open project grows: 1 point a Film. In B lies “{ card-A13 }” with the award, which counts as two Films in a movie, and { card-S3a } will finish your Action project of two Films. What brings most?
learn-points-done = With the award your movie counts four Films: 4 × 3 stars = 12 points instead of 6. You win the game.
learn-points-again = The award brings more than 2 points or 1: two Films more × 3 stars make 6. Place the reel in column B.
learn-example-title = The rulebook’s example
learn-example = So ends the game in the rulebook’s own example. { learn-name-2 } wins by a Horror movie of three Films with the award: 4 × 3 stars = 12 points. Her three open projects are equally large, so none of them counts; those of the others count by their largest.
learn-name-1 = John
learn-name-2 = Lisa
learn-name-3 = Brad
## Links, and games played by link

share-title = Share
share-game = This game
share-game-hint = The whole game so far: whoever opens it can go through it move by move, and play on.
share-deal = This deal
share-deal-hint = The same seats, rules and cards, from the start. It tells nothing of how you played.
share-copy = Copy the link
share-copied = Copied
share-send = Send…
share-file = This page lies on your device and its address leads nowhere else: others paste the link into their own game, under “Open a link…”.
link-title = A link
link-field = Paste the link that you were sent
link-go = Open
link-reading = Reading the link…
link-deal = { $players ->
    [3] A deal for three
   *[other] A deal for four
}: everybody gets the same cards from it.
link-seat = { $name } ({ $who })
link-deal-plain = Rules: the English and Italian rulebook
link-deal-rules = Rules that differ: { $rules }
link-deal-seed = Seed: { $seed }
link-deal-play = Play
link-deal-change = Change…
link-cancel = Cancel
far-title = Play by link
far-hint = Everybody plays at their own device: after your move you send the link, and open the one that comes back.
far-peek = The seed travels in the link: whoever wants to cheat could peek at the cards to come.
far-mine = At this device: { $name }
far-begin = Choose your seat…
far-change = Choose another seat…
whose-title = Which seat is yours?
whose-text = Choose the seat that is played at this device. You are not asked again in this game.
whose-all = All are at this device
away-waits = { $known ->
    [yes] Open the link that comes back
   *[no] Send the link, then open the one that comes back
}
away-open = Open their link…
away-send = { $over ->
    [yes] Send the link to the others
   *[no] Send the link to { $name }
}
away-copied = { $over ->
    [yes] Copied: send it to the others
   *[no] Copied: send it to { $name }
}
say-link-copied = The link is copied.
drop-here = Drop a game, a bot or a link here
reason-link-refused = This link does not open: { $reason }
reason-link-damaged = it is not whole
reason-link-none = There is no link to a game or a deal in that.
reason-link-behind = This link is older: your game has gone on since, with move { $number } “{ $here }”. Yours stays as it is.
reason-link-missing = This link lacks your move “{ $here }” (from move { $number } on). Your game stays as it is: send your link once more.
reason-link-changed = This link tells another game: move { $number } is “{ $there }” there and “{ $here }” here. Yours stays as it is.
reason-file-unknown = That file is neither a game nor a bot.
reason-file-damaged = This file is damaged: it begins as an export of everything and does not end as one. Nothing of it was taken in.
reason-files-refused = { $count ->
    [one] One file did not open
   *[other] { $count } files did not open
}: { $files }
reason-guest-adding = Trying out { $file }…
reason-guest-added = The bot { $name } is here: choose it for a seat in “New game”.

# About the page, and new versions of it.
about-title = About
about-what = A table for the card game Hollywood! by Bruno Faidutti and Michael Schacht. Rules, bots and drawings are this project’s own; it has nothing to sell and sends nothing anywhere.
about-version = Version { $version }, build { $build }
about-disk = This copy is played from disk: it needs no network.
about-filling = This browser is putting the game away for visits without a network…
about-kept = This browser keeps the whole game: it starts without a network.
about-refused = This browser keeps no pages here, as in some private windows: the game needs the network whenever it starts.
about-parts = What it is made of
about-licences = Each part with its version and the text of its licence.
update-ready = There is a new version of the game.
update-take = Take it
elsewhere-title = Open in another tab
elsewhere-text = This game goes on in another tab or window of this browser. Here it is at rest, so that neither overwrites the other.
elsewhere-take = Go on here
