# Terms: scénario (la carte), film terminé (avec une star), projet en cours, superproduction, star et étoile (sa valeur), bobine, poser, carte studio, Clap de fin, Double bobine, primé, non pris, distribuer ; en minuscules, sauf le nom des deux cartes studio ; titres entre « », ou à la fin sans point ; espace insécable U+00A0 partout.

## The page

tab = Hollywood!
tab-your-turn = ● À vous de jouer · Hollywood!
close = Fermer

## Seats and bots

seat-you = Vous
seat-person = Joueur { $seat }
seat-bot = Studio { $seat }
seat-lent-named = { $name } (bot)
seat-lent = { $persons ->
    [1] Votre bot
   *[other] Bot du joueur { $seat }
}
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
title-open = Ouvrir un fichier…
title-games = Mes parties
title-foot = Jouable hors ligne une fois chargé. Version amateur non officielle.
title-language = Langue

## The engine starts

engine-loading = On plante le décor…
engine-download = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
engine-start = Le rideau se lève…
engine-failed = Le moteur du jeu n’a pas démarré dans ce navigateur.
engine-failed-hint = Réessayez. Si rien n’y fait, un navigateur plus récent peut aider ; les détails disent ce qui n’a pas marché.
engine-missing = Une partie du moteur du jeu n’est pas arrivée.
engine-missing-hint = Vérifiez la connexion, puis réessayez : ce qui est déjà là ne sera pas rechargé.
engine-starting = La partie commence dès que le moteur est prêt.

## A new game

setup-title = Nouvelle partie
setup-players = Joueurs
setup-players-three = Trois : 3 manches de 4 bobines
setup-players-four = Quatre : 4 manches de 3 bobines
setup-seats = Places
setup-name = Nom à la place { $seat }
setup-player = Qui joue à la place { $seat }
setup-human = Une personne
setup-bot-extra = Bot : Figurant
setup-bot-understudy = Bot : Doublure
setup-bot-critic = Bot : Critique
setup-bot-producer = Bot : Producteur
setup-bot-director = Bot : Metteur en scène
setup-guest = { $name } (ajouté)
setup-guests = Bots ajoutés
setup-guest-add = Ajouter un bot…
setup-guest-hint = Un fichier .py, ou un wheel sans dépendances, avec une fonction choose(view). Il reste dans ce navigateur et n’atteint ni le réseau ni cette page.
setup-guest-not-kept = Les bots ajoutés ne tiennent pas dans la mémoire de ce navigateur : ils durent tant que cette page est ouverte.
setup-guest-adding = À l’essai…
setup-guest-adding-hint = J’essaie { $file }…
setup-guest-remove = Retirer
setup-guest-remove-name = Retirer le bot { $name }
temper-extra = Pose ses bobines n’importe où, et espère.
temper-understudy = Prend ce qui sert son projet et ne regarde jamais le vôtre.
temper-critic = Jette un œil à chaque colonne et juge vite.
temper-producer = Réfléchit quelques tours à l’avance et surveille ce que vous cherchez.
temper-director = Voit venir toute la manche, et la dernière jusqu’au bout.
temper-guest = Ajouté par vous, depuis { $file }.
setup-persons-hint = À plusieurs, on joue à tour de rôle sur cet appareil.
setup-watch-hint = Personne ne joue : on regarde, avec pause et pas à pas.
setup-far = Nous sommes loin : jouer par lien
setup-preset = Livret de règles
setup-preset-english = Livret anglais / italien
setup-preset-french = Livret français
setup-preset-own = Votre propre mélange de règles
setup-options = Règles
setup-scoring = Décompte avancé
setup-scoring-hint = Les points d’un film terminé sont multipliés par le nombre de scénarios de son genre que personne n’a pris. S’il n’en reste aucun, le film ne vaut rien.
setup-award = Le scénario primé compte double en projet
setup-award-hint = Le scénario primé compte double aussi pour le plus grand projet, pas seulement dans un film terminé.
setup-collect = Cartes de bas en haut
setup-collect-hint = Dans chaque colonne, les cartes sont remises en partant du bas plutôt que du haut.
setup-seed = Graine (facultative)
setup-seed-hint = La même graine donne les mêmes cartes. Vide : une nouvelle donne.
setup-start = Moteur !
setup-back = Retour

## My games

games-title = Mes parties
games-none = Aucune partie n’a encore été jouée ici.
games-name = { $names }
character-extra = Figurant
character-understudy = Doublure
character-critic = Critique
character-producer = Producteur
character-director = Metteur en scène
games-running = { $yours ->
    [yes] Manche { $round } sur { $rounds }, à vous de jouer
   *[no] Manche { $round } sur { $rounds }
}
games-far = { $yours ->
    [yes] Par lien : manche { $round } sur { $rounds }, à vous
   *[no] Par lien : manche { $round } sur { $rounds }, on attend { $name }
}
games-over = Terminée
games-won = { $count ->
    [one] Terminée. Gagne : { $names }
   *[other] Terminée. Gagnent : { $names }
}
games-unread = { $count ->
    [one] Une partie conservée est illisible. Elle reste dans la mémoire de ce navigateur.
   *[other] { $count } parties conservées sont illisibles. Elles restent dans la mémoire de ce navigateur.
}
games-points = { $name } : { $points }
games-open = Continuer
games-look = Regarder
games-open-name = Continuer : { $name }
games-look-name = Regarder : { $name }
games-rename = Renommer
games-rename-name = Renommer : { $name }
games-rename-done = Terminé
games-title-of = Un nom pour : { $name }
games-remove = Supprimer
games-remove-name = Supprimer : { $name }
games-removed = Supprimée : { $name }
games-bring-back = Annuler
games-bring-back-name = Annuler la suppression : { $name }
say-game-kept = Votre autre partie attend dans « Mes parties ».
say-removed = Supprimée : { $name }. Le bouton à sa place annule.
say-brought-back = De retour : { $name }

## Statistiques

statistics-title = Statistiques
statistics-none = Rien à compter encore. Finissez une partie en étant la seule personne à cet appareil, et elle comptera ici.
statistics-others = { $count ->
    [one] Une autre partie finie ne compte pas
   *[other] { $count } autres parties finies ne comptent pas
} : plusieurs personnes jouaient à cet appareil, ou aucune, ou un bot avait pris votre place.
statistics-share = Part de victoires
statistics-games = Parties
statistics-won = Gagnées
statistics-average = Moyenne
statistics-best = Record
statistics-course = Au fil du temps
statistics-chart = { $count ->
    [one] Une partie
   *[other] { $count } parties
}. La part de victoires est passée de { $from } % à { $to } %, au mieux { $highest } %, au pire { $lowest } %.
statistics-even = La part de chacun, à force égale
statistics-date = Date
statistics-result = Résultat
statistics-points = Points
statistics-so-far = Gagnées jusque-là
statistics-win = gagnée
statistics-loss = perdue
statistics-by = En détail
statistics-by-players = Joueurs
statistics-by-bot = Contre
statistics-by-option = Règles
statistics-by-help = Aides
statistics-players = { $players ->
    [3] Trois joueurs
   *[other] Quatre joueurs
}
statistics-link = Des personnes, par lien
statistics-alone = Sans aide
statistics-hints = Avec conseils
statistics-undos = Avec coups annulés
statistics-help = Dans toutes ces parties : conseils montrés { $hints }, coups annulés et joués autrement { $undos }.

## La donne du jour

day-words = { $day ->
    [1] 1er
   *[other] { $date }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
daily-title = Donne du jour
daily-of = Donne du jour, { $day }
daily-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
share = Partager le résultat
daily-copied = Copié : collez-le où vous voulez. Il ne dit rien des cartes.
daily-by-hand = Ce navigateur ne laisse pas la page copier : sélectionnez les lignes ici.
daily-text = Le résultat en texte
daily-headline = Hollywood! Donne du jour, { $day }
daily-place = Place { $place } sur { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-marks = Chaque signe : jusqu’à { $points } points dans cette manche
daily-help = Conseils : { $hints }, coups annulés : { $undos }

## Tout dans un fichier

backup-title = Tout dans un fichier
backup-hint = Parties, résultats, réglages, formulaire de nouvelle partie et bots ajoutés. Ouvrez le fichier ici ou dans un autre navigateur : ce qui manque rejoint ce qui s’y trouve, et chaque partie compte une fois.
backup-export = Tout exporter
backup-reminder = Rappel
backup-due = { $count } parties finies ne sont que dans ce navigateur, qui peut les effacer quand la place manque. Un fichier les garde.
backup-later = Pas maintenant
say-exported = { $count ->
    [one] Une partie est dans le fichier.
   *[other] { $count } parties sont dans le fichier.
}
reason-backup-reading = Lecture des parties du fichier…
reason-backup-taken = Le fichier est accueilli : { $fresh ->
    [0] aucune partie nouvelle
    [one] une partie nouvelle
   *[other] { $fresh } parties nouvelles
}, { $here } déjà ici{ $refused ->
    [0] {""}
   *[other] {", "}{ $refused } refusées, car elles n’ont pas pu être jouées ainsi
}.

## Menu and settings

menu-title = Menu
menu-settings = Réglages
menu-seats = Laisser jouer un bot…
menu-log = Journal
menu-share = Partager…
menu-open-link = Ouvrir un lien…
menu-save = Enregistrer dans un fichier
menu-open = Ouvrir un fichier…
menu-games = Mes parties
menu-new-game = Nouvelle partie…
menu-home = Retour au titre
menu-kept = La partie est gardée dans ce navigateur après chaque coup.
menu-not-kept = Ce navigateur ne garde rien : enregistrez dans un fichier avant de partir.
seats-title = Laisser jouer un bot
seats-text = Le bot joue jusqu’à ce que la place soit reprise. Ses coups comptent comme les vôtres.
seats-take = Reprendre la place
settings-title = Réglages
settings-speed = Rythme du spectacle
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-instant = Immédiat
settings-speed-step = Pas à pas
settings-theme = Thème
settings-theme-device = Comme l’appareil
settings-theme-light = Clair : la matinée
settings-theme-dark = Sombre : la soirée
settings-contrast = Contraste
settings-contrast-device = Comme l’appareil
settings-contrast-more = Fort
settings-motion = Mouvement
settings-motion-device = Comme l’appareil
settings-motion-off = Aucun
settings-twice = Un appui montre, le second joue
settings-twice-hint = Une colonne, une carte Studio ou un projet dit d’abord ce qui se passerait ; un second appui joue.
settings-sound = Son
settings-sound-hint = Quelques notes discrètes : une bobine, une poussée, une star, la fin d’une manche, votre tour.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-hint = Des touches sans Ctrl ni Alt pour jouer et demander. Tab, Entrée et les flèches marchent toujours.
settings-keys = Toutes les touches
keys-title = Touches
keys-off = Les raccourcis sont désactivés dans les réglages : seules les flèches et Échap agissent.
keys-escape = Échap
keys-space = Espace
keys-enter = Entrée
keys-place = Poser une bobine dans la colonne A, B, C ou D
keys-clap = Jouer le Clap de fin
keys-double = Jouer la Double bobine
keys-star = Pour une star : choisir le projet, Horreur, Action ou Romance
keys-hint = Demander un conseil (pour une star, I seulement)
keys-forecast = Montrer ce que chacun aurait si la manche finissait maintenant, et le masquer
keys-pause = Arrêter ce qui avance tout seul, et le faire reprendre
keys-step = Faire le pas suivant pendant la pause
keys-undo = Annuler
keys-redo = Rétablir ce qui a été annulé (aussi Maj+U)
keys-log = Parcourir le journal, en arrière et en avant
keys-look = Aller aux cartes puis, en appuyant encore, à celles des rivaux et aux vôtres ; Entrée les montre en grand
keys-walk = D’une colonne à l’autre, et vers les cartes au-dessus
keys-why = Ouvrir la règle sur ce qui est pointé ou sélectionné
keys-keys = Montrer toutes les touches
keys-back = Fermer, renoncer, revenir en arrière
keys-tips = Entrée active ce qui est en surbrillance, Tab passe à la suite.

## The end

end-title-you = Vous gagnez avec { $points }
end-title-one = { $name } gagne avec { $points }
end-title-shared = Victoire partagée avec { $points } : { $names }
end-margin = { $margin ->
    [one] Un point d’avance sur { $names }.
   *[other] { $margin } points d’avance sur { $names }.
}
end-best-movie = À égalité de points avec { $names }, mais avec le meilleur film : { $best } { $best ->
    [one] point
   *[other] points
}.
end-shared = Mêmes points, et meilleurs films de même valeur.
end-best = Meilleur film, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-table = Décompte final
end-player = Joueur
end-blockbusters = Super{"\u00AD"}productions
end-movies = Films terminés
end-project = Plus grand projet
end-total = Total
end-none = aucun
end-no-blockbusters = aucune
end-count = { $count }
end-winner = a gagné
end-multipliers = Multiplicateurs : { $list }
end-multiplier = { $genre } ×{ $times }
end-chart = Points après chaque manche
end-round = Manche { $round }
end-again = Rejouer
end-again-hint = Mêmes places, le studio suivant commence
end-same-deal = Même donne
end-same-deal-hint = Mêmes cartes, même premier joueur
end-board = Plateau
end-save = Enregistrer dans un fichier
end-log = Journal
end-share = Partager…
end-menu = Menu
end-undo = Annuler le dernier coup
end-review = Revoir la partie
end-review-hint = Où elle s’est décidée

## The review of a game

review-title = Analyse
review-working = On repasse la partie, coup par coup…
review-progress = { $done } décisions sur { $total }
review-half = La moitié de la partie est analysée.
review-stop = Arrêter
review-ready = L’analyse est prête.
review-ready-you = L’analyse est prête. Votre précision : { $accuracy } %. { $count ->
    [0] Aucun tournant.
    [one] Un tournant.
   *[other] { $count } tournants.
}
review-leave = Retour au résultat
review-chart = Chances de victoire
review-course = { $name } : de { $from } % à { $to } %, au mieux { $highest } %, au pire { $lowest } %.
review-percent = { $percent } %
review-table = En tableau
review-table-after = Après
review-accuracy = Précision
review-accuracy-hint = La part des meilleures chances que chaque décision a gardée, en moyenne.
review-points = Tournants de la partie
review-people = De qui
review-no-person = Seuls des bots ont joué : il n’y a aucune décision à vous à reprendre.
review-none = { $you ->
    [yes] Aucun : vous n’avez jamais perdu un dixième de vos chances en un seul coup. Bien joué !
   *[no] Aucun : { $who } n’a jamais perdu un dixième des chances en un seul coup. Bien joué !
}
review-some = { $you ->
    [yes] { $count ->
        [one] Une de vos décisions a coûté
       *[other] { $count } de vos décisions ont coûté
    }
   *[no] { $count ->
        [one] Une décision de { $who } a coûté
       *[other] { $count } décisions de { $who } ont coûté
    }
} des chances, { $percent } % au plus. Y a-t-il un meilleur coup ?
review-begin = Essayer
review-overview = Vue d’ensemble de l’analyse
review-previous = Tournant précédent
review-next = Tournant suivant
review-point = Tournant { $number } sur { $count }
review-asked = Question et réponse
review-ask = Que joueriez-vous ?
review-ask-hint = Essayez n’importe quel coup : rien n’est dépensé
review-played = { $you ->
    [yes] Votre choix : { $move }. Vos chances
   *[no] Choix de { $who } : { $move }. Les chances
} de victoire sont passées de { $before } % à { $after } %.
review-try-best = { $move }, { $percent } % : le meilleur coup !
review-try-close = { $move }, { $percent } % : pratiquement aussi bon que le meilleur.
review-try-same = { $move }, { $percent } % : c’est ce qui a été joué. Il y a mieux.
review-try-better = { $move }, { $percent } % : mieux que ce qui a été joué, mais pas encore le meilleur.
review-try-worse = { $move }, { $percent } % : pas mieux que ce qui a été joué.
review-show = Voir la réponse
review-answer = Le meilleur : { $move }, { $percent } %
review-second = Ensuite : { $move }, { $percent } %
review-play-on = Rejouer d’ici
review-play-on-hint = Une nouvelle partie, d’autres cartes à venir
move-column = Colonne { $column }
move-double = Double bobine { $first } + { $second }
move-star = Film { $genre }

## Rules

rules-title = Règles
rules-contents = Sommaire
rules-print = Imprimer
rules-gallery = Voir toutes les cartes
rule-see = La règle : { $title }
rules-goal-title = Le but
rules-goal = Vous dirigez un studio de cinéma. Vos bobines vous procurent des scénarios, des stars et des superproductions. Les scénarios d’un même genre forment un projet, dont une star fait un film terminé. Qui a le plus de points après la dernière manche gagne.
rules-cards-title = Les cartes
rules-cards = 39 scénarios : 13 d’horreur, 13 d’action et 13 de romance, reconnaissables à la couleur, à la lettre et au badge. Un scénario de chaque genre est primé. 5 superproductions. 12 stars, quatre de chaque valeur : une, deux ou trois étoiles.
rules-cards-each = Chaque studio a deux cartes studio, le Clap de fin et la Double bobine : chacune sert une seule fois dans toute la partie.
rules-cards-picture = De gauche à droite : trois scénarios, horreur, action, et une romance primée ; une star à deux étoiles ; une superproduction ; le Clap de fin et la Double bobine.
rules-round-title = Une manche
rules-round = À trois, on joue trois manches avec quatre bobines chacun ; à quatre, quatre manches avec trois bobines chacun. Pour chaque manche, on mélange trois stars et onze autres cartes et on les étale face visible en quatre colonnes, de haut en bas : quatre cartes en A et en B, trois en C et en D. À quatre, toutes les cartes paraissent ; à trois, trois stars et onze autres cartes restent de côté.
rules-round-turn = À votre tour, dans le sens horaire, vous devez poser une bobine ou jouer une carte studio : on ne passe pas autrement. Qui n’a plus de bobine n’a plus de tour. La manche finit quand la douzième bobine est posée.
rules-round-first = Le hasard désigne qui ouvre la première manche. Chaque manche suivante est ouverte par le voisin de gauche du dernier à avoir ouvert : chacun ouvre une fois.
rules-reel-title = Poser une bobine
rules-reel = Une bobine entre toujours sur la carte du bas d’une colonne de votre choix. S’il s’y trouve déjà une bobine, toutes celles de la colonne, quel qu’en soit le propriétaire, montent d’abord d’une carte. Deux bobines ne partagent jamais une carte.
rules-reel-picture = Avant et après : Or pose une bobine. Celles de Bleu et de Rouge montent d’une carte, et Or a la carte du bas.
rules-full-title = Une colonne pleine
rules-full = Une colonne avec une bobine sur chaque carte est pleine : personne ne peut plus y poser de bobine dans cette manche. Il y a quatorze cartes pour douze bobines : une autre colonne a donc toujours de la place.
rules-full-picture = Une bobine sur chacune des quatre cartes : cette colonne est pleine.
rules-clap-title = Clap de fin
rules-clap = Jouez-le au lieu de poser une bobine : votre tour finit, et vous gardez vos bobines. Qui n’a plus de bobine n’a pas de tour et ne peut donc pas le jouer. Si personne d’autre n’a de bobine, c’est aussitôt de nouveau à vous. Il sert une fois par partie.
rules-double-title = Double bobine
rules-double = Posez deux bobines, l’une après l’autre, chacune selon la règle habituelle, dans une colonne ou dans deux. Il faut avoir deux bobines et poser les deux. Elle sert une fois par partie.
rules-receive-title = Recevoir les cartes
rules-receive = À la fin de la manche, chacun reçoit les cartes sous ses bobines, une à la fois : la colonne A de haut en bas, puis B, C et D. Chaque carte est mise à sa place avant que vienne la suivante ; l’ordre compte donc : une star ne peut pas se servir d’un scénario qui vient après elle.
rules-receive-end = Une fois la douzième carte à sa place, les deux cartes sans bobine, non prises, quittent le jeu, et les bobines reviennent à leurs propriétaires.
rules-receive-picture = Les numéros donnent l’ordre. Les deux cartes sans bobine ne vont à personne.
rules-project-title = Scénarios et superproductions
rules-project = Un scénario rejoint votre projet de son genre, ou en commence un : vous avez au plus un projet par genre. Une superproduction reste simplement devant vous.
rules-project-open = Ce que les studios possèdent est visible de tous : projets, films terminés, superproductions, cartes studio utilisées. Les cartes des manches suivantes sont cachées à tous, bots et conseils compris.
rules-star-title = Les stars
rules-star = Une star doit aussitôt terminer un de vos projets, que cela vous plaise ou non. Si vous en avez plusieurs, vous choisissez, en connaissant tous les choix faits avant le vôtre ; si vous n’en avez aucun, la star est perdue et ne vaut rien.
rules-star-movie = Un film terminé a exactement une star et un ou plusieurs scénarios d’un même genre. Il est clos pour toujours ; vous pouvez commencer plus tard un nouveau projet de ce genre.
rules-star-picture = Deux scénarios d’horreur et une star à deux étoiles font un film : 2 × 2 = 4 points.
rules-points-title = Les points
rules-points = Après la dernière manche, vous marquez :
rules-points-blockbusters = 2 par superproduction.
rules-points-movies = Pour chaque film terminé, le nombre de ses scénarios multiplié par la valeur de sa star. Le scénario primé compte pour deux.
rules-points-project = 1 par scénario de votre plus grand projet. Si deux projets ou plus sont les plus grands à égalité, aucun ne rapporte de points.
rules-points-picture = Un exemple à 13 points : 2 pour une superproduction ; 6 pour deux scénarios d’horreur, dont un primé, et deux étoiles (3 × 2) ; 3 pour un scénario d’action et trois étoiles (1 × 3) ; 2 pour le plus grand de deux projets.
rules-ties-title = Égalités
rules-ties = Le plus grand total gagne. Parmi tous ceux qui sont à égalité à la première place, le film terminé qui vaut le plus départage ; n’avoir aucun film compte 0. S’il y a encore égalité, la victoire est partagée.
rules-options-title = Là où les livrets diffèrent
rules-options = Trois règles se choisissent dans « Nouvelle partie », et une partie enregistrée garde ce choix. « Livret anglais / italien » se joue sans les trois, « Livret français » avec la deuxième. La langue de cette page ne change jamais une règle.
rules-options-silent = Là où les trois livrets se taisent, cette table a décidé : combien de cartes par genre et par valeur, et ce qui arrive si trois studios sont à égalité ou si leurs films le sont aussi.
rules-advanced-title = Décompte avancé
rules-advanced = Les points d’un film terminé sont multipliés par le nombre de scénarios non pris de son genre, toutes manches comprises. Un scénario primé non pris est une seule carte ; les cartes jamais distribuées ne comptent pas. S’il n’en reste aucun, le film vaut 0. Ce sont aussi les points multipliés qui départagent. Superproductions et projets ne sont pas multipliés.
rules-advanced-books = Les trois livrets le proposent : l’anglais et l’italien comme règle avancée, le français comme variante.
rules-advanced-picture = Trois scénarios d’horreur n’ont pas été pris : deux scénarios et deux étoiles valent 2 × 2 × 3 = 12 points.
rules-award-title = Le scénario primé compte double en projet
rules-award = Le scénario primé compte aussi pour deux dans un projet, pour trouver le plus grand comme pour ses points.
rules-award-books = Seul le livret français le dit. L’italien ne double le prix que pour les points d’un film ; l’anglais peut se lire des deux façons, et se joue ici comme l’italien.
rules-award-picture = Deux scénarios, dont un primé : ce projet compte 3.
rules-collect-title = Cartes de bas en haut
rules-collect = Dans chaque colonne, les cartes sont reçues en partant de celle du bas ; les colonnes vont toujours de A à D.
rules-collect-books = Le livret français en parle comme d’une règle du prototype ; tous les trois distribuent de haut en bas.
rules-collect-picture = À gauche l’ordre habituel, de haut en bas ; à droite de bas en haut.


## The sheet of cards, and one card large

gallery-title = Toutes les cartes
gallery-about = Survolez une carte, touchez-la ou appuyez sur Entrée pour la voir en grand.
gallery-films = { $genre } : { $count } scénarios
gallery-blockbusters = Superproductions
gallery-stars = Stars à { $rating ->
    [1] une étoile
    [2] deux étoiles
   *[other] trois étoiles
}
gallery-studio = Cartes studio, une de chaque par joueur
gallery-reels = Bobines, une forme par joueur
gallery-reel-1 = Or, ronde
gallery-reel-2 = Bleue, carrée
gallery-reel-3 = Rouge, hexagonale
gallery-reel-4 = Ivoire, festonnée
gallery-house = Dos, enseigne et icône
gallery-back = Le dos d’une carte
gallery-icon = L’icône du jeu
look-own = { $label } (voir en grand)
look-rival = { $name } : voir les cartes en grand
look-several = { $what }. Cartes : { $cards }
look-film = { $genre } : ce scénario rejoint le projet de son genre.
look-award = { $genre }, primé : dans un film terminé, ce scénario compte double.
look-star = Une star. Elle termine un de vos projets : { $rating ->
    [1] un point
    [2] deux points
   *[other] trois points
} par scénario.
look-blockbuster = Une superproduction : deux points pour qui la reçoit.
look-clap = Terminez votre tour sans poser de bobine. Une fois par partie.
look-double = Posez deux bobines, l’une après l’autre. Une fois par partie.

## Notes and reasons

note-label = Avis
note-retry = Réessayer
note-go-on = Continuer
note-copy = Copier les détails
note-copied = Copié
note-close = Fermer cet avis
reason-where = { $where } : { $reason }
where-ply = coup { $number } « { $ply } »

# the page itself
reason-engine-lost = Le moteur s’est arrêté ; il repart de votre dernier coup.
reason-engine-gone = Le moteur ne démarre pas. Votre partie est gardée : réessayez ou rechargez la page.
reason-engine-error = Le moteur s’est trompé ; il repart de votre dernier coup.
reason-internal = Le moteur s’est trompé ; il repart de votre dernier coup.
reason-save-broken = La partie enregistrée est illisible. Elle a été mise de côté ; rien d’autre n’est perdu.
reason-save-not-kept = Ce navigateur ne garde rien : la partie dure tant que cette page reste ouverte.
reason-words-not-loaded = Les mots de cette langue n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.
reason-page-broken = La page s’est trompée. Elle peut repartir du dernier coup conservé.
reason-file-refused = Ce fichier ne s’ouvre pas : { $reason }
reason-save-refused = La partie enregistrée ne s’ouvre pas et a été mise de côté : { $reason }
reason-file-too-large = Ce fichier est bien trop gros pour être une partie.

# the running game
reason-column-full = La colonne { $column } est pleine : chaque carte porte une bobine
reason-clap-spent = Le Clap de fin a déjà servi : c’est une fois par partie
reason-double-spent = La Double bobine a déjà servi : c’est une fois par partie
reason-double-needs-two-reels = La Double bobine demande deux bobines
reason-star-due = { $card } doit d’abord terminer un projet
reason-no-choice = Aucune star n’attend de choix
reason-no-project = Il n’y a pas de projet en cours de ce genre : { $genre }
reason-not-now = Ce n’est pas possible maintenant
reason-game-over = La partie est finie
reason-not-your-turn = C’est à quelqu’un d’autre de jouer
reason-stale = La partie a avancé entre-temps
reason-no-game = Aucune partie en cours
reason-unknown-bot = Il n’y a pas de bot nommé { $name }
reason-bot-stumbled = Le bot { $name } a trébuché ; un coup au hasard a été joué à sa place
reason-unknown-method = Le moteur ne sait pas faire cela : { $method }

# why a move is best
reason-hint-secures = « { $card } » est à vous à coup sûr : votre bobine reste en place dans la colonne { $column }
reason-hint-secures-star = « { $card } » est à vous à coup sûr : { $genre }, au moins { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
} × { $star ->
    [one] { $star } étoile
   *[other] { $star } étoiles
} = { $points }
reason-hint-plan = Si chacun joue au mieux, vous recevez « { $card } »
reason-hint-blockbuster = Vous recevez la superproduction « { $card } », { $points } points, environ { $percent } fois sur 100
reason-hint-takes = Votre bobine est alors sur « { $card } » : vous recevez la carte environ { $percent } fois sur 100
reason-hint-reaches = Vous recevez « { $card } » environ { $percent } fois sur 100
reason-hint-denies = { $who } ne peut plus recevoir « { $card } »
reason-hint-pushes = { $who } perd pour de bon sa place sur « { $card } »
reason-hint-exposed = Dans la colonne { $column }, votre bobine serait chassée de « { $card } » environ { $percent } fois sur 100
reason-hint-keeps-clap = Vous gardez le Clap de fin pour { $rounds ->
    [one] la dernière manche
   *[other] les { $rounds } manches à venir
}
reason-hint-keeps-double = Vous gardez la Double bobine pour { $rounds ->
    [one] la dernière manche
   *[other] les { $rounds } manches à venir
}
reason-hint-waits = Les autres doivent poser avant vous
reason-hint-last-word = Vous posez la dernière bobine de la manche, après tous les autres
reason-hint-two-at-once = « { $first } » et « { $second } » d’un coup, avant que les autres ne puissent agir
reason-hint-star-most = Le plus de points tout de suite : { $points } ({ $genre }, { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
}, { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
})
reason-hint-star-saves = Votre plus grand projet reste en cours : { $genre }, { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
}
reason-hint-largest = Votre plus grand projet rapporte à la fin : { $genre }, { $films ->
    [one] { $films } point
   *[other] { $films } points
}
reason-hint-certain = Calculé jusqu’au bout : si chacun joue au mieux, il n’y a pas mieux
reason-hint-wins = Vous gagnez quoi que fassent les autres
reason-hint-lost = Si chacun joue au mieux, aucun coup ne gagne plus
reason-hint-little-difference = Peu de différence : { $moves } coups se valent à peu près
reason-hint-forced = C’est le seul coup possible
reason-hint-only = Rien d’autre n’en vaut la peine
reason-hint-many = Aucune carte ne décide seule ; au total, c’est le meilleur coup

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
reason-unknown-field = ce champ est inconnu
reason-not-one-of = la valeur doit être { $values }
reason-newer-version = cela vient d’une version plus récente ({ $version }) du jeu
reason-other-game = c’est la partie d’un autre jeu, pas de { $game ->
    [hollywood] Hollywood!
   *[other] { $game }
}
reason-wrong-number-of-seats = il faut { $players } places
reason-too-long = le texte dépasse { $most } caractères
reason-control-mark = les marques de contrôle et de direction ne sont pas admises
reason-not-nfc = le texte n’est pas en forme normale C d’Unicode
reason-no-such-player = un joueur est une personne ou un bot
reason-no-such-move = ce n’est pas un coup
reason-no-such-card = la carte { $card } n’existe pas
reason-no-such-seat = la place { $seat } n’existe pas
reason-first-due = on ne sait pas encore qui commence
reason-first-not-due = on sait déjà qui commence
reason-deal-due = les cartes de cette manche ne sont pas encore distribuées
reason-deal-not-due = aucune donne n’est attendue ici
reason-deal-shape = une donne compte onze cartes de la pioche de films et trois stars, en colonnes de 4, 4, 3 et 3
reason-card-twice = la carte { $card } a déjà été distribuée

## Spoken beside the events of the log

say-doubling = Double bobine : choisissez la colonne de la première bobine.
say-doubling-off = Double bobine remise.
say-draft = Première bobine dans la colonne { $column } : choisissez celle de la seconde.
say-undo = Annulé.
say-redo = Refait.
say-back = La partie reprend d’ici.
say-past = Coup { $number } sur { $count }.
say-lent = Place confiée. { $bot }.
say-seat-back = La place est reprise.
say-paused = En pause.
say-resumed = On reprend.
say-forecast-off = Prévision masquée.
say-guest-added = Le bot { $name } est là : choisissez-le pour une place.
say-guest-removed = Le bot { $name } est retiré.

## A bot of an opened game that is not here

standin-title = Qui continue ?
standin-text = Le bot « { $bot } », qui jouait pour { $name }, n’est pas là.

## Table

table-brand = Hollywood!
table-menu = Menu
table-undo = Annuler
table-redo = Rétablir
table-open-log = Journal et cartes à venir
table-take-seat = { $alone ->
    [yes] Reprendre ma place
   *[no] { $count ->
        [one] Reprendre la place de { $name }
       *[other] Reprendre une place…
    }
}
table-close = Fermer
table-round = Manche { $round } sur { $rounds }
table-placed = { $count ->
    [one] { $count } bobine posée sur { $total }
   *[other] { $count } bobines posées sur { $total }
}
table-columns = Les quatre colonnes
table-places = Poser une bobine
table-column = Colonne { $column }
table-gone = vide
table-reel-of = Bobine : { $who }
table-full = pleine
table-pushes = { $count ->
    [0] libre
   *[other] pousse { $count }
}
table-preview = { $column } : prendre « { $card } »{ $count ->
    [0] {", que personne n’a"}
   *[other] {" "}à { $name } ; montent : { $moved }
}
table-place = Colonne { $column } : prendre « { $card } »{ $count ->
    [0] {", que personne n’a"}
   *[other] {" "}à { $name } ; montent : { $moved }
}
table-up = { $name } sur « { $card } »
table-press-again = Appuyez encore pour jouer
table-place-refused = { $reason }
table-you-object = vous

table-turn = { $you ->
    [yes] À vous
   *[no] { $who }
}
table-next = { $again ->
    [yes] { $you ->
        [yes] Puis encore vous
       *[no] Puis encore { $name }
    }
   *[no] { $you ->
        [yes] Puis à vous
       *[no] Puis { $name }
    }
}
table-over = Fin
table-receiving = Fin de manche
table-round-over = Fin de la manche { $round }
table-double-first = Double bobine
table-double-first-hint = Choisissez la colonne de la première bobine
table-double-second = Seconde bobine
table-double-second-hint = La première est en { $column } ; choisissez une colonne
table-star-hint = Choisissez le projet à terminer avec { $card }

table-players = Joueurs
table-rivals = Autres joueurs
table-added = Bot ajouté
table-first = A ouvert cette manche
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-name-points = { $name } : { $points }
table-reels-left = { $count ->
    [one] { $count } bobine restante sur { $total }
   *[other] { $count } bobines restantes sur { $total }
}
table-studio-ready = { $card } : n’a pas encore servi
table-studio-spent = { $card } : a déjà servi
table-nothing = Encore rien
table-nothing-yet = Pas encore de cartes. Elles arrivent en fin de manche.
part-blockbusters = Superproductions
part-movies = Films
part-project = Projet
table-multipliers = Les films sont multipliés par le nombre de cartes Film non prises
table-multiplier-then = , puis × { $times }
table-movies = Films terminés
table-projects = Projets, le plus grand compte
table-blockbusters-title = Superproductions
table-blockbusters = { $count ->
    [one] { $count } superproduction
   *[other] { $count } superproductions
} : { $points } points
table-movie = Film { $genre } : { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
} × { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
} = { $points }
table-movie-times = Film { $genre } : { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
} × { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
} × { $times } non pris = { $points } pour l’instant
table-project = Projet { $genre } : { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
}{ $award ->
    [yes] {", avec le primé"}
   *[no] {""}
}{ $largest ->
    [yes] {", le plus grand : il rapporte"}
   *[no] {""}
}
table-lost = { $count ->
    [one] Star perdue : { $cards }
   *[other] Stars perdues : { $cards }
}
table-spent = a déjà servi
table-clap-note = passer ce tour
table-double-note = en poser deux
table-cancel = Revenir
table-cancel-first = garder la carte
table-cancel-second = reprendre la première

table-star-ask = { $card } termine un de vos projets
table-star-choices = Projets
table-finish = { $genre } : { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
} × { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-finish-so-far = { $genre } : { $films ->
    [one] { $films } scénario
   *[other] { $films } scénarios
} × { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
}, pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-so-far = pour l’instant

table-undealt = Cartes à venir
table-undealt-none = Toutes les cartes sont distribuées.
table-undealt-films = { $genre } : { $count }{ $award ->
    [yes] {", avec le primé"}
   *[no] {""}
}
table-undealt-blockbusters = Superproductions : { $count }
table-undealt-stars = Stars à { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
} : { $count }
table-unclaimed = Non pris jusqu’ici : ils multiplient les films
table-multiplier = films { $genre } × { $times }

table-skip = Passer
table-pause = Pause
table-resume = Reprendre
table-step = Pas
table-paused = En pause
table-go-on = Continuer
table-summary = Manche { $round }
table-gain = { $sign ->
    [minus] { $points }
   *[plus] +{ $points }
}
table-unclaimed-now = Non prises

table-log = Journal

log-place = { $who } : { $column }, « { $card } »{ $count ->
    [0] {""}
    [one] {" "}(monte : { $names })
   *[other] {" "}(montent : { $names })
}
event-first = { $you ->
    [yes] Vous ouvrez
   *[no] { $who } ouvre
} la première manche.
event-deal = Manche { $round } : quatorze cartes sont distribuées.
event-clap = { $you ->
    [yes] Vous jouez le Clap de fin et passez ce tour.
   *[no] { $who } joue le Clap de fin et passe ce tour.
}
event-double = { $you ->
    [yes] Vous jouez la Double bobine.
   *[no] { $who } joue la Double bobine.
}
event-place = { $you ->
    [yes] Vous posez une bobine en { $column }, sur « { $card } ».
   *[no] { $who } pose une bobine en { $column }, sur « { $card } ».
}
event-bump = { $you ->
    [yes] Votre bobine monte sur « { $card } ».
   *[no] { $who } monte sur « { $card } ».
}
event-star = { $you ->
    [yes] Vous choisissez un projet pour { $card }.
   *[no] { $who } choisit un projet pour { $card }.
}
event-turn = { $you ->
    [yes] À vous de jouer.
   *[no] À { $who } de jouer.
}
event-receive-blockbuster = { $you ->
    [yes] Vous recevez « { $card } » : superproduction, 2 points.
   *[no] { $who } reçoit « { $card } » : superproduction, 2 points.
}
event-receive-project = { $you ->
    [yes] Vous recevez « { $card } » pour votre projet { $genre }.
   *[no] { $who } reçoit « { $card } » pour un projet { $genre }.
}
event-receive-movie = { $you ->
    [yes] Vous terminez
   *[no] { $who } termine
} un film { $code ->
    [H] d’horreur
    [A] d’action
    [R] romantique
   *[other] { $genre }
} avec { $card } : { $films } × { $rating ->
    [one] { $rating } étoile
   *[other] { $rating } étoiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-receive-lost = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} aucun projet pour { $card } : la star retourne dans la boîte.
event-unclaimed = Non prises : { $cards }
event-round_end = Fin de la manche { $round } : { $scores }.
event-outcome = { $count ->
    [1] { $you ->
        [yes] Vous gagnez.
       *[no] { $names } gagne.
    }
   *[other] Victoire partagée : { $names }.
}

## The past of a running game

log-hint = Choisissez une ligne pour revoir la table à ce moment-là.
past-title = Coup { $number } sur { $count }
past-back = Un coup en arrière
past-forward = Un coup en avant
past-now = Revenir au présent
past-end = Revenir à la fin
past-continue = Reprendre d’ici
past-continue-hint = « Rétablir » ramène la suite, tant qu’aucun autre coup n’est joué.
past-share = Copier un lien vers ce coup

## If the round ended now

forecast-ask = Et si…
forecast-name = Si la manche finissait maintenant
forecast-order = N° { $order } : { $receipt }
forecast-points = Si la manche finissait maintenant : { $points }
forecast-of = { $name } { $points } ({ $gain })
forecast-told = Si la manche finissait maintenant : { $list }

## Why a control cannot be pressed

why-undo = Il n’y a encore rien à annuler
why-undo-sent = Ce que vous avez envoyé ne s’annule plus
why-redo = Rien n’a été annulé
why-receiving = On distribue les cartes de cette manche
why-turn = { $you ->
    [yes] C’est à vous
   *[no] C’est à { $who }
}
why-second = Posez d’abord la seconde bobine, ou reprenez la Double bobine

## Conseil

hint-ask = Conseil
hint-title = Conseil
hint-close = Fermer le conseil
hint-thinking = Je réfléchis…
hint-exact = certain
hint-win = Victoire
hint-points = Points en fin de manche
hint-double = Double bobine : { $first }, puis { $second }
hint-mark = (conseil : nº { $rank })
say-hint = Conseil : { $move }, { $share } de chances de victoire.
say-hint-forced = Conseil : { $move }.
say-hint-why = { $reason }.

## Bots that somebody adds

reason-guest-refused = { $who } n’a pas été ajouté : { $reason }
reason-guest-stumbled = La Doublure joue à la place de { $who } : { $reason }
reason-guest-gone = ce bot n’est pas dans ce navigateur
reason-guest-late = pas de réponse en 5 secondes
reason-guest-lost = le bot est tombé en panne
reason-guest-memory = le bot a épuisé la mémoire
reason-guest-raised = le bot a rencontré une erreur
reason-guest-illegal = le bot a choisi « { $move } », qui n’est pas un coup permis
reason-guest-empty = le fichier est vide
reason-guest-large = le fichier dépasse { $most } Ko
reason-guest-kind = ce n’est ni un fichier .py ni un wheel (.whl)
reason-guest-not-text = le fichier n’est pas un texte
reason-guest-unread = le fichier est illisible
reason-guest-syntax = la ligne { $line } n’est pas du Python
reason-guest-no-wheel = le fichier n’est pas un wheel complet
reason-guest-binary = le wheel n’est pas en Python pur
reason-guest-needs = il lui faut d’autres paquets : { $packages }
reason-guest-no-choose = il n’a pas de fonction choose(view)

## Apprendre en jouant

learn-title = Apprendre en jouant
learn-leave = Quitter
learn-previous = Leçon précédente
learn-next = Leçon suivante
learn-step = { $number } / { $count }
learn-right = Bravo !
learn-wrong = Pas encore
learn-on = Suite
learn-again = Réessayer
learn-repeat = Encore une fois
learn-play = Jouer
learn-push-title = Les bobines poussent
learn-push = Une bobine entre dans une colonne par le bas : elle prend la carte du bas et fait monter d’une carte toutes les bobines qui s’y trouvent. { bot-name-1 } est sur « { card-B1 } », une superproduction à 2 points. Posez une bobine dans la colonne B.
learn-push-done = « { card-B1 } » est maintenant sous votre bobine, et { bot-name-1 } est monté sur « { card-H8 } ». La prochaine bobine en B vous ferait monter de même.
learn-push-again = C’est permis, mais { bot-name-1 } reste sur « { card-B1 } ». Posez une bobine dans la colonne B.
learn-clap-title = Colonne pleine, Clap de fin
learn-clap = La colonne C est pleine : une bobine sur chaque carte, personne ne peut y entrer. En D, « { card-B3 } » ira à qui entrera en dernier, et il vous reste une bobine. Jouez le Clap de fin : votre tour se termine et vous gardez la bobine.
learn-clap-done = { bot-name-1 } et { bot-name-2 } ont posé leurs dernières bobines. La vôtre vient après, et personne ne peut la pousser. Chaque carte studio sert une fois par partie.
learn-clap-again = C’est permis, mais les deux autres jouent encore après vous. Gardez votre bobine : jouez le Clap de fin.
learn-double-title = Double bobine
learn-double = Une fois par partie, vous pouvez poser deux bobines en un seul tour. Jouez la Double bobine et choisissez deux fois la colonne D : vos bobines poussent { bot-name-1 } tout en haut et remplissent la colonne.
learn-double-done = « { card-A13 } » et { card-S3b } sont à vous, c’est sûr : la colonne est pleine, personne ne peut plus vous pousser.
learn-double-again = C’est permis, mais seules deux bobines à la fois ferment la colonne D. Jouez la Double bobine, puis D et encore D.
learn-receive-title = Recevoir les cartes
learn-receive = La douzième bobine termine la manche. Les cartes se reçoivent alors une à une : la colonne A de haut en bas, puis B, C et D. Vos scénarios d’Horreur sont en A et en B. Posez votre dernière bobine en D, sur la star { card-S3d }, et regardez.
learn-receive-done = La star de { bot-name-2 } est arrivée la première, n’a trouvé aucun projet et est perdue. La vôtre est arrivée la dernière, après vos scénarios, et en a fait un film : 2 scénarios × 3 étoiles = 6 points.
learn-receive-again = C’est permis, mais sans { card-S3d } vos scénarios ne font pas de film cette fois. Posez la bobine dans la colonne D.
learn-star-title = Le choix d’une star
learn-star = Vous recevez { card-S3a }, une star à trois étoiles. Une star doit aussitôt terminer un de vos projets, et ce film vaut ses scénarios × les étoiles. Choisissez le projet qui rapporte le plus.
learn-star-done = Deux scénarios × trois étoiles font 6 points, et le film est terminé. Votre Romance reste en cours, pour une autre star.
learn-star-again = C’est permis, mais 1 scénario × 3 étoiles fait 3 points. Le projet d’Horreur avait deux scénarios.
learn-points-title = Ce qui compte
learn-points = La dernière bobine de la partie. En A, une superproduction : 2 points. En D, votre plus grand projet en cours s’agrandit : 1 point par scénario. En B, « { card-A13 } » est primé et compte pour deux scénarios dans un film, et { card-S3a } va terminer votre projet d’Action de deux scénarios. Qu’est-ce qui rapporte le plus ?
learn-points-done = Avec le scénario primé, votre film compte quatre scénarios : 4 × 3 étoiles = 12 points au lieu de 6. Vous gagnez la partie.
learn-points-again = Le scénario primé rapporte plus que 2 points ou 1 : deux scénarios de plus × 3 étoiles font 6. Posez la bobine dans la colonne B.
learn-example-title = L’exemple du livret
learn-example = Ainsi se termine la partie donnée en exemple dans le livret anglais. { learn-name-2 } gagne grâce à un film d’Horreur de trois scénarios, dont un primé : 4 × 3 étoiles = 12 points. Ses trois projets en cours sont à égalité et ne comptent pas ; chez les autres compte le plus grand.
learn-name-1 = John
learn-name-2 = Lisa
learn-name-3 = Brad
## Links, and games played by link

share-title = Partager
share-game = Cette partie
share-game-hint = Toute la partie jusqu’ici : qui l’ouvre peut la parcourir coup par coup et la continuer.
share-deal = Cette donne
share-deal-hint = Les mêmes places, règles et cartes, depuis le début. Il ne dit rien de votre jeu.
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-file = Cette page se trouve sur votre appareil et son adresse ne mène nulle part ailleurs : les autres collent le lien dans leur propre jeu, sous « Ouvrir un lien… ».
link-title = Un lien
link-field = Collez le lien que vous avez reçu
link-go = Ouvrir
link-reading = Lecture du lien…
link-deal = { $players ->
    [3] Une donne à trois
   *[other] Une donne à quatre
} : qui l’ouvre reçoit les mêmes cartes.
link-seat = { $name } ({ $who })
link-deal-plain = Règles : livrets anglais et italien
link-deal-rules = Règles différentes : { $rules }
link-deal-seed = Graine : { $seed }
link-deal-play = Jouer
link-deal-change = Modifier…
link-cancel = Annuler
far-title = Jouer par lien
far-hint = Chacun joue sur son appareil : après votre coup, vous envoyez le lien et ouvrez celui qui revient.
far-peek = La graine voyage dans le lien : qui veut tricher pourrait regarder les cartes à venir.
far-mine = Sur cet appareil : { $name }
far-begin = Choisir votre place…
far-change = Choisir une autre place…
whose-title = Quelle place est la vôtre ?
whose-text = Choisissez la place jouée sur cet appareil. La question ne revient pas dans cette partie.
whose-all = Tous sur cet appareil
away-waits = { $known ->
    [yes] Ouvrez le lien qui revient
   *[no] Envoyez le lien, puis ouvrez celui qui revient
}
away-open = Ouvrir leur lien…
away-send = { $over ->
    [yes] Envoyer le lien aux autres
   *[no] Envoyer le lien à { $name }
}
away-copied = { $over ->
    [yes] Copié : envoyez-le aux autres
   *[no] Copié : envoyez-le à { $name }
}
say-link-copied = Le lien est copié.
drop-here = Déposez ici une partie, un bot ou un lien
reason-link-refused = Ce lien ne s’ouvre pas : { $reason }
reason-link-damaged = il n’est pas entier
reason-link-none = Il n’y a là aucun lien vers une partie ou une donne.
reason-link-behind = Ce lien est plus ancien : votre partie a continué depuis, avec le coup { $number } « { $here } ». La vôtre reste telle quelle.
reason-link-missing = Il manque à ce lien votre coup « { $here } » (à partir du coup { $number }). Votre partie reste telle quelle : renvoyez votre lien.
reason-link-changed = Ce lien raconte une autre partie : le coup { $number } y est « { $there } », ici « { $here } ». La vôtre reste telle quelle.
reason-file-unknown = Ce fichier n’est ni une partie ni un bot.
reason-file-damaged = Ce fichier est endommagé : il commence comme un export complet, mais n’en a pas la fin. Rien n’en a été repris.
reason-files-refused = { $count ->
    [one] Un fichier ne s’est pas ouvert
   *[other] { $count } fichiers ne se sont pas ouverts
} : { $files }
reason-guest-adding = Essai de { $file }…
reason-guest-added = Le bot { $name } est là : choisissez-le pour une place dans « Nouvelle partie ».

# About the page, and new versions of it.
about-title = À propos
about-what = Une table pour le jeu de cartes Hollywood! de Bruno Faidutti et Michael Schacht. Règles, bots et dessins sont l’œuvre de ce projet ; il ne vend rien et n’envoie rien nulle part.
about-version = Version { $version }, build { $build }
about-disk = Cette copie se joue depuis le disque : elle se passe de réseau.
about-filling = Ce navigateur met le jeu de côté pour les visites sans réseau…
about-kept = Ce navigateur garde tout le jeu : il démarre sans réseau.
about-refused = Ici, ce navigateur ne garde aucune page, comme dans certaines fenêtres privées : pour démarrer, le jeu a besoin du réseau.
about-parts = De quoi il est fait
about-licences = Chaque élément avec sa version et le texte de sa licence.
update-ready = Une nouvelle version du jeu est là.
update-take = La prendre
elsewhere-title = Ouverte dans un autre onglet
elsewhere-text = Cette partie se poursuit dans un autre onglet ou une autre fenêtre de ce navigateur. Ici elle est à l’arrêt, pour qu’aucune n’efface l’autre.
elsewhere-take = Continuer ici
