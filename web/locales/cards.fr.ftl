# Terms: Horreur, Action, Romance ; scénario, star, superproduction, primé, Clap de fin, Double bobine, comme dans fr.ftl.

## Horreur

card-H1 = Treize fenêtres
card-H2 = Le Comte Nocturne
card-H3 = Ce que la mer apporta
card-H4 = Le Bocal du docteur Galvan
card-H5 = Le Loup du Roc-Noir
card-H6 = Le Salon de la veuve
card-H7 = À moitié enterré
card-H8 = Moisson de paille
card-H9 = Le Neuvième Chat
card-H10 = La Dame de lin
card-H11 = L’Horloge qui respire
card-H12 = L’Orchidée affamée
card-H13 = Le Dormeur de Sakkara

## Action

card-A1 = Les As de l’aurore
card-A2 = Le Courrier de fer
card-A3 = Le Sept en tête
card-A4 = Kid Tonnerre
card-A5 = Deux doigts de mèche
card-A6 = L’Escadrille Comète
card-A7 = Un saut de soie
card-A8 = Des lames pour la reine
card-A9 = L’Or du scaphandrier
card-A10 = Fuite du mont Braise
card-A11 = Un tigre dans la nuit
card-A12 = Le Shérif de Puits-Sec
card-A13 = Le Serment du corsaire

## Romances

card-R1 = Un parapluie pour deux
card-R2 = Un étage trop bas
card-R3 = Allô, mon cœur ?
card-R4 = Le Fiancé invisible
card-R5 = Un gâteau pour trois
card-R6 = Le Tandem à l’envers
card-R7 = Le Caniche entremetteur
card-R8 = Deux souliers gauches
card-R9 = Le Cygne jaloux
card-R10 = À vous, par erreur
card-R11 = Deux sucres ou trois ?
card-R12 = Ma tante en ballon
card-R13 = Champagne à six heures

## Superproductions

card-B1 = Soirée de gala
card-B2 = Salle comble
card-B3 = Le Rideau d’or
card-B4 = Enseignes de minuit
card-B5 = Dix mille ampoules

## Stars : les noms des personnes restent les mêmes dans toutes les langues

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

card-clap = Clap de fin
card-double = Double bobine

## Comment une carte se dit à voix haute

card-genre-H = Horreur
card-genre-A = Action
card-genre-R = Romance
card-name-film = « { $title } », { $genre ->
    [H] { card-genre-H }
    [A] { card-genre-A }
   *[R] { card-genre-R }
}{ $award ->
    [yes] { card-award }
   *[no] { "" }
}
card-award = { "" }, primé, compte double
card-name-star = { $title }, star, { $rating ->
    [1] une étoile
    [2] deux étoiles
   *[other] trois étoiles
}
card-name-blockbuster = « { $title } », superproduction, 2 points
card-name-studio = { $title }, carte studio
