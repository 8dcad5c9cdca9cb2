## The page

tab = Hollywood!
tab-your-turn = ● À vous de jouer · Hollywood!
close = Fermer

## Seats and bots

seat-you = Vous
seat-person = Joueur { $seat }
seat-bot = Studio { $seat }
bot-name-1 = Otto
bot-name-2 = Viviane
bot-name-3 = Marcel

## Title

title-brand = Hollywood!
title-slogan = Tournez des films, trouvez des stars
title-about = Un jeu de cartes pour vous et deux ou trois studios rivaux
title-play = Jouer
title-continue = Continuer : { $yours ->
    [yes] manche { $round } sur { $rounds }, à vous
   *[no] manche { $round } sur { $rounds }
}
title-continue-over = Revoir la fin de la dernière partie
title-new-game = Nouvelle partie…
title-rules = Règles
title-open = Ouvrir un fichier…
title-take-back = Reprendre la partie précédente : manche { $round } sur { $rounds }
title-foot = Une fois chargé, se joue sans réseau. Version amateur non officielle.
title-language = Langue

## The engine starts

engine-loading = On plante le décor…
engine-download = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
engine-start = Le rideau se lève…
engine-ready = Prêt
engine-failed = Le moteur du jeu n’a pas démarré dans ce navigateur.
engine-failed-hint = Réessayez. Si rien n’y fait, un navigateur plus récent peut aider ; les détails disent ce qui n’a pas marché.
engine-starting = La partie commence dès que le moteur est prêt.

## A new game

setup-title = Nouvelle partie
setup-players = Joueurs
setup-players-three = Trois : 3 manches, 4 bobines chacun
setup-players-four = Quatre : 4 manches, 3 bobines chacun
setup-seats = Places
setup-seat = Place { $seat }
setup-name = Nom à la place { $seat }
setup-player = Qui joue à la place { $seat }
setup-human = Une personne
setup-bot-extra = Bot : Figurant
setup-bot-understudy = Bot : Doublure
setup-bots-hint = Le Figurant joue au hasard. La Doublure vise le meilleur projet à sa portée.
setup-persons-hint = À plusieurs, on joue à tour de rôle sur cet appareil.
setup-preset = Livret de règles
setup-preset-english = Livret anglais / italien
setup-preset-french = Livret français
setup-preset-own = Votre propre mélange de règles
setup-options = Règles
setup-scoring = Décompte avancé
setup-scoring-hint = Les points d’un film terminé sont multipliés par le nombre de cartes Film de son genre que personne n’a prises. S’il n’en reste aucune, le film ne vaut rien.
setup-award = Récompense double dans les projets aussi
setup-award-hint = La carte Film primée compte double aussi pour le plus grand projet, pas seulement dans un film terminé.
setup-collect = Cartes de bas en haut
setup-collect-hint = Dans chaque colonne, les cartes sont remises en partant du bas plutôt que du haut.
setup-seed = Graine (facultative)
setup-seed-hint = La même graine donne les mêmes cartes. Vide : une nouvelle donne.
setup-start = Moteur !
setup-back = Retour

## Before a running game is replaced

confirm-title = Une partie est en cours
confirm-text = La manche { $round } sur { $rounds } avec { $names } n’est pas finie. La partie est mise de côté : vous pourrez la reprendre depuis l’écran de titre.
confirm-yes = Commencer l’autre partie
confirm-no = Rester dans celle-ci

## Menu and settings

menu-title = Menu
menu-rules = Règles
menu-settings = Réglages
menu-log = Journal
menu-save = Enregistrer dans un fichier
menu-open = Ouvrir un fichier…
menu-new-game = Nouvelle partie…
menu-home = Retour au titre
menu-kept = La partie est gardée dans ce navigateur après chaque coup.
menu-not-kept = Ce navigateur ne garde rien : enregistrez dans un fichier avant de partir.
settings-title = Réglages
settings-speed = Rythme du spectacle
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-instant = Immédiat
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-hint = 1–4 ou A–D posent une bobine, P joue le Clap, R la Double bobine, U annule, Échap revient en arrière.
settings-language = Langue

## The end

end-title-you = Vous gagnez avec { $points }
end-title-one = { $name } gagne avec { $points }
end-title-shared = Victoire partagée avec { $points } : { $names }
end-margin = { $margin ->
    [one] Un point de plus que { $names }.
   *[other] { $margin } points de plus que { $names }.
}
end-best-movie = Autant de points que { $names }, mais le meilleur film : { $best } { $best ->
    [one] point
   *[other] points
}.
end-shared = Autant de points, et des meilleurs films de même valeur.
end-best = Meilleur film, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-table = Décompte final
end-player = Joueur
end-blockbusters = Blockbusters
end-movies = Films terminés
end-project = Plus grand projet
end-total = Total
end-none = aucun
end-count = { $count }
end-winner = a gagné
end-multipliers = Multiplicateurs : { $list }
end-multiplier = { $genre } ×{ $times }
end-chart = Points après chaque manche
end-round = Manche { $round }
end-again = Rejouer
end-again-hint = Mêmes places, le studio suivant commence
end-save = Enregistrer dans un fichier
end-log = Journal
end-menu = Menu
end-undo = Annuler le dernier coup

## Rules

rules-title = Comment jouer
rules-goal-title = Le but
rules-goal = Vous dirigez un studio. Procurez-vous des Films, des Stars et des Blockbusters, et tirez-en les films qui valent le plus de points.
rules-round-title = Une manche
rules-round = Quatorze cartes sont étalées face visible en quatre colonnes : A et B de quatre, C et D de trois. Les joueurs ont douze bobines en tout. À son tour, on pose une bobine ou on joue une carte Studio. Qui n’a plus de bobine passe. À trois, on joue 3 manches avec 4 bobines chacun ; à quatre, 4 manches avec 3 bobines ; chacun commence une fois.
rules-reel-title = Poser une bobine
rules-reel = Une bobine entre toujours sur la carte du bas d’une colonne. S’il s’y trouve déjà une bobine, toutes celles de la colonne montent d’une carte. Une colonne avec une bobine sur chaque carte est pleine.
rules-studio-title = Cartes Studio
rules-studio = Chacune une seule fois dans la partie. Clap : finissez votre tour sans poser de bobine. Double bobine : posez deux bobines, l’une après l’autre ; il faut poser les deux.
rules-receive-title = Recevoir les cartes
rules-receive = Après la douzième bobine, chacun reçoit les cartes sous ses bobines, une à la fois : la colonne A de haut en bas, puis B, C et D. Un Film rejoint votre projet de son genre. Un Blockbuster reste devant vous. Une Star doit aussitôt terminer un de vos projets, à votre choix ; sans projet, elle est perdue. Les deux cartes sans bobine quittent le jeu.
rules-score-title = Les points
rules-score-blockbusters = 2 par Blockbuster.
rules-score-movies = Pour chaque film terminé, le nombre de cartes Film multiplié par la valeur de la Star (de 1 à 3). La carte primée compte pour deux.
rules-score-project = 1 par carte Film de votre plus grand projet en cours ; rien si deux ou plus sont à égalité.
rules-score-win = Le plus grand total gagne. À égalité, le film qui vaut le plus départage ; s’il y a encore égalité, la victoire est partagée.
rules-options-title = Ce que les livrets disent autrement
rules-options = Trois règles se choisissent dans « Nouvelle partie ». La langue ne les change jamais.
rules-cards-title = Les cartes
rules-cards = 39 Films (13 par genre, dont un primé), 5 Blockbusters, 12 Stars (quatre de chaque valeur). À quatre, toutes sont distribuées ; à trois, 14 cartes restent de côté.

## Notes and reasons

note-label = Avis
note-retry = Réessayer
note-copy = Copier les détails
note-copied = Copié
note-close = Fermer cet avis
problem-title = Détails
reason-where = { $where } : { $reason }

# the page itself
reason-engine-lost = Le moteur s’est arrêté ; il repart de votre dernier coup.
reason-engine-error = Le moteur s’est trompé ; il repart de votre dernier coup.
reason-internal = Le moteur s’est trompé ; il repart de votre dernier coup.
reason-save-broken = La partie enregistrée est illisible. Elle a été mise de côté ; rien d’autre n’est perdu.
reason-save-not-kept = Ce navigateur ne garde rien : la partie dure tant que cette page reste ouverte.
reason-file-too-large = Ce fichier est bien trop gros pour être une partie.

# the running game
reason-column-full = La colonne { $column } est pleine : chaque carte porte une bobine
reason-clap-spent = Le Clap a déjà servi ; c’est une fois par partie
reason-double-spent = La Double bobine a déjà servi ; c’est une fois par partie
reason-double-needs-two-reels = La Double bobine demande deux bobines, et il { $reels ->
    [one] n’en reste qu’une
   *[other] en reste { $reels }
}
reason-star-due = { $card } doit d’abord rejoindre un projet
reason-no-choice = Aucune Star n’attend de choix
reason-no-project = Il n’y a pas de projet en cours de ce genre : { $genre }
reason-not-now = Ce n’est pas possible maintenant
reason-game-over = La partie est finie
reason-not-your-turn = C’est à quelqu’un d’autre de jouer
reason-stale = La partie a avancé entre-temps
reason-no-game = Aucune partie en cours
reason-unknown-bot = Il n’y a pas de bot nommé { $name }
reason-bot-stumbled = Le bot { $name } a trébuché ; un coup au hasard a été joué à sa place
reason-unknown-method = Le moteur ne sait pas faire cela : { $method }

# a file or a save that does not open
reason-not-json = ceci n’est pas une partie enregistrée (pas de JSON à partir de la ligne { $line })
reason-too-large = le texte dépasse { $most } Ko
reason-too-deep = le texte est imbriqué sur plus de { $most } niveaux
reason-name-twice = le champ { $field } apparaît deux fois
reason-not-a-number = { $text } n’est pas un nombre admis ici
reason-lone-surrogate = le texte contient une moitié de caractère
reason-not-an-object = il faut un objet ici
reason-not-a-list = il faut une liste ici
reason-not-a-text = il faut un texte ici
reason-missing = ce champ manque
reason-unknown-field = le champ { $field } est inconnu
reason-not-one-of = il faut { $values } ici
reason-newer-version = vient d’une version plus récente ({ $version }) du jeu
reason-other-game = c’est la partie d’un autre jeu, pas de { $game }
reason-wrong-number-of-seats = il faut { $players } places
reason-too-long = c’est plus long que { $most } caractères
reason-control-mark = les marques de contrôle et de direction ne sont pas admises
reason-not-nfc = le texte n’est pas en forme normale C d’Unicode
reason-no-such-player = un joueur est une personne ou un bot
reason-no-such-move = ce n’est pas un coup : { $text }
reason-no-such-card = la carte { $card } n’existe pas
reason-no-such-seat = la place { $seat } n’existe pas
reason-first-due = on ne sait pas encore qui commence
reason-first-not-due = on sait déjà qui commence
reason-deal-due = les cartes de cette manche ne sont pas encore distribuées
reason-deal-not-due = aucune donne n’est attendue ici
reason-deal-shape = une donne compte onze cartes et trois Stars en colonnes de 4, 4, 3 et 3
reason-card-twice = la carte { $card } a déjà été distribuée

## Spoken beside the events of the log

say-doubling = Double bobine : choisissez la colonne de la première bobine.
say-doubling-off = Double bobine remise.
say-undo = Annulé.
say-redo = Refait.

## A bot of an opened game that is not here

standin-title = Qui continue ?
standin-text = Le bot « { $bot } », qui jouait pour { $name }, n’est pas là.
