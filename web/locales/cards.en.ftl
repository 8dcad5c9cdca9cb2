# Terms: Horror, Action, Romantic Comedy; Film, Star, Blockbuster, award, Clap Board, Double Reel, as in en.ftl.

## Horror

card-H1 = Thirteen Windows
card-H2 = Count Nocturne
card-H3 = What the Tide Brought
card-H4 = Doctor Galvan’s Jar
card-H5 = The Wolf of Black Crag
card-H6 = The Widow’s Parlour
card-H7 = Not Quite Buried
card-H8 = Harvest of Straw
card-H9 = The Ninth Cat
card-H10 = The Linen Lady
card-H11 = The Breathing Clock
card-H12 = The Hungry Orchid
card-H13 = The Sleeper of Sakkara

## Action

card-A1 = Aces of Dawn
card-A2 = The Iron Mail
card-A3 = Seven Takes the Lead
card-A4 = Kid Thunder
card-A5 = An Inch of Fuse
card-A6 = The Comet Squadron
card-A7 = A Leap of Silk
card-A8 = Blades for the Queen
card-A9 = The Diver’s Gold
card-A10 = Escape from Mount Ember
card-A11 = Tiger by Torchlight
card-A12 = The Marshal of Dry Wells
card-A13 = The Corsair’s Oath

## Romantic comedies

card-R1 = One Umbrella for Two
card-R2 = One Floor Too Low
card-R3 = Operator, My Heart!
card-R4 = The Invisible Fiancé
card-R5 = Cake for Three
card-R6 = The Backwards Tandem
card-R7 = The Poodle Proposes
card-R8 = Two Left Shoes
card-R9 = The Jealous Swan
card-R10 = Yours, by Mistake
card-R11 = Two Lumps or Three?
card-R12 = Auntie Aloft
card-R13 = Champagne at Six

## Blockbusters

card-B1 = Gala Premiere
card-B2 = Not a Seat Left
card-B3 = The Golden Curtain
card-B4 = Midnight Marquee
card-B5 = Ten Thousand Lamps

## Stars: names of people stay the same in every language

card-S1a = Dorothea Vane
card-S1b = Freddie Pell
card-S1c = Mabel Quince
card-S1d = Gus Tuttleby
card-S2a = Tom Strong
card-S2b = Baron von Strahl
card-S2c = Zenobia Clay
card-S2d = Kenji Marlow
card-S3a = Lola Marchetti
card-S3b = Rex Halloran
card-S3c = Celestine Lark
card-S3d = Solomon Bright

## Studio

card-clap = Clap Board
card-double = Double Reel

## What a card is called aloud

card-genre-H = Horror
card-genre-A = Action
card-genre-R = Romantic Comedy
card-name-film = “{ $title }”, { $genre ->
    [H] { card-genre-H }
    [A] { card-genre-A }
   *[R] { card-genre-R }
}{ $award ->
    [yes] { card-award }
   *[no] { "" }
}
card-award = { "" }, award, counts twice
card-name-star = { $title }, Star, { $rating ->
    [one] one star
    [2] two stars
   *[other] three stars
}
card-name-blockbuster = “{ $title }”, Blockbuster, 2 points
card-name-studio = { $title }, Studio card
