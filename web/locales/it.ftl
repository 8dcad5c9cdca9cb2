# Terms: carta Film (la carta), film finito (con una Star), progetto in corso, Blockbuster, Star e stella (il suo valore), bobina, piazzare, carta Studio, Ciak, Doppia Bobina, con il premio, non presa, distribuire; i titoli stanno tra «», o in fondo senza punto.

## The page

tab = Hollywood!
tab-your-turn = ● Tocca a te · Hollywood!
close = Chiudi

## Seats and bots

seat-you = Tu
seat-person = Giocatore { $seat }
seat-bot = Studio { $seat }
seat-lent-named = Bot di { $name }
seat-lent = { $persons ->
    [1] Il tuo bot
   *[other] Bot del giocatore { $seat }
}
bot-name-1 = Ugo
bot-name-2 = Viviana
bot-name-3 = Mirella

## Title

title-brand = Hollywood!
title-slogan = Gira film, trova le star
title-about = Un gioco di carte per te e due o tre studi rivali
title-play = Gioca
title-continue = Continua: { $yours ->
    [yes] round { $round } di { $rounds }, tocca a te
   *[no] round { $round } di { $rounds }
}
title-continue-over = Rivedi com’è finita l’ultima partita
title-new-game = Nuova partita…
title-open = Apri un file…
title-games = Le mie partite
title-foot = Una volta caricato si gioca offline. Versione amatoriale non ufficiale.
title-language = Lingua

## The engine starts

engine-loading = Si monta la scena…
engine-download = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } di { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-start = Si alza il sipario…
engine-failed = Il motore del gioco non è partito in questo browser.
engine-failed-hint = Riprova. Se non basta, può servire un browser più recente; i dettagli dicono che cosa è andato storto.
engine-missing = Una parte del motore del gioco non è arrivata.
engine-missing-hint = Controlla la connessione e riprova: quello che è già qui non si scarica di nuovo.
engine-starting = La partita comincia appena il motore è pronto.

## A new game

setup-title = Nuova partita
setup-players = Giocatori
setup-players-three = Tre: 3 round, 4 bobine a testa
setup-players-four = Quattro: 4 round, 3 bobine a testa
setup-seats = Posti
setup-name = Nome al posto { $seat }
setup-player = Chi gioca al posto { $seat }
setup-human = Una persona
setup-bot-extra = Bot: Comparsa
setup-bot-understudy = Bot: Sostituto
setup-bot-critic = Bot: Critico
setup-bot-producer = Bot: Produttore
setup-bot-director = Bot: Regista
setup-guest = { $name } (aggiunto)
setup-guests = Bot aggiunti
setup-guest-add = Aggiungi un bot…
setup-guest-hint = Un file .py, o un wheel senza dipendenze, con una funzione choose(view). Resta in questo browser e non raggiunge né la rete né questa pagina.
setup-guest-not-kept = I bot aggiunti non entrano nella memoria di questo browser: durano finché questa pagina è aperta.
setup-guest-adding = In prova…
setup-guest-adding-hint = Provo { $file }…
setup-guest-remove = Togli
setup-guest-remove-name = Togli il bot { $name }
temper-extra = Piazza le bobine dove capita, e spera.
temper-understudy = Prende ciò che serve al suo progetto e non guarda mai il tuo.
temper-critic = Dà un’occhiata a ogni colonna e giudica in fretta.
temper-producer = Pensa qualche turno avanti e bada a ciò che cerchi tu.
temper-director = Vede arrivare tutto il round, e l’ultimo fino in fondo.
temper-guest = Aggiunto da te, dal file { $file }.
setup-persons-hint = Più persone giocano a turno su questo dispositivo.
setup-watch-hint = Non gioca nessuna persona: si guarda, con pausa e passo per passo.
setup-far = Siamo lontani: giocare per link
setup-preset = Regolamento
setup-preset-english = Regolamento inglese / italiano
setup-preset-french = Regolamento francese
setup-preset-own = Un insieme di regole tutto tuo
setup-options = Regole
setup-scoring = Punteggio avanzato
setup-scoring-hint = I punti di un film finito si moltiplicano per il numero di carte Film del suo genere che nessuno ha preso. Se non ne avanza nessuna, il film non vale niente.
setup-award = Premio doppio anche nei progetti
setup-award-hint = La carta Film con il premio vale due anche quando si misura il progetto più grande, non solo in un film finito.
setup-collect = Carte dal basso verso l’alto
setup-collect-hint = In ogni colonna le carte si consegnano partendo dal basso anziché dall’alto.
setup-seed = Seme (facoltativo)
setup-seed-hint = Lo stesso seme distribuisce le stesse carte. Vuoto: carte nuove.
setup-start = Si gira!
setup-back = Indietro

## My games

games-title = Le mie partite
games-none = Qui non si è ancora giocata nessuna partita.
games-name = { $names }
character-extra = Comparsa
character-understudy = Sostituto
character-critic = Critico
character-producer = Produttore
character-director = Regista
games-running = { $yours ->
    [yes] Round { $round } di { $rounds }, tocca a te
   *[no] Round { $round } di { $rounds }
}
games-far = { $yours ->
    [yes] Per link: round { $round } di { $rounds }, tocca a te
   *[no] Per link: round { $round } di { $rounds }, si aspetta { $name }
}
games-over = Finita
games-won = { $count ->
    [one] Finita. Ha vinto: { $names }
   *[other] Finita. Hanno vinto: { $names }
}
games-unread = { $count ->
    [one] Una partita conservata non si legge. Resta nella memoria di questo browser.
   *[other] { $count } partite conservate non si leggono. Restano nella memoria di questo browser.
}
games-points = { $name }: { $points }
games-open = Continua
games-look = Guarda
games-open-name = Continua: { $name }
games-look-name = Guarda: { $name }
games-rename = Rinomina
games-rename-name = Rinomina: { $name }
games-rename-done = Fatto
games-title-of = Un nome per: { $name }
games-remove = Elimina
games-remove-name = Elimina: { $name }
games-removed = Eliminata: { $name }
games-bring-back = Annulla
games-bring-back-name = Annulla l’eliminazione: { $name }
say-game-kept = L’altra partita ti aspetta in «Le mie partite».
say-removed = Eliminata: { $name }. Il pulsante al suo posto annulla.
say-brought-back = È di nuovo qui: { $name }

## Statistiche

statistics-title = Statistiche
statistics-none = Ancora niente da contare. Finisci una partita da sola persona a questo dispositivo, e conterà qui.
statistics-others = { $count ->
    [one] Un’altra partita finita non conta
   *[other] Altre { $count } partite finite non contano
}: a questo dispositivo giocavano più persone o nessuna, oppure un bot aveva preso il tuo posto.
statistics-share = Quota di vittorie
statistics-games = Partite
statistics-won = Vinte
statistics-average = Media
statistics-best = Record
statistics-course = Nel tempo
statistics-chart = { $count ->
    [one] Una partita
   *[other] { $count } partite
}. La quota di vittorie è passata dal { $from }% al { $to }%, al massimo { $highest }%, al minimo { $lowest }%.
statistics-even = La quota di chi gioca alla pari
statistics-date = Data
statistics-result = Esito
statistics-points = Punti
statistics-so-far = Vinte finora
statistics-win = vinta
statistics-loss = persa
statistics-by = Voce per voce
statistics-by-players = Giocatori
statistics-by-bot = Contro
statistics-by-option = Regole
statistics-by-help = Aiuti
statistics-players = { $players ->
    [3] Tre giocatori
   *[other] Quattro giocatori
}
statistics-link = Persone, via link
statistics-alone = Senza aiuti
statistics-hints = Con suggerimenti
statistics-undos = Con mosse annullate
statistics-help = In tutte queste partite: suggerimenti mostrati { $hints }, mosse annullate e giocate altrimenti { $undos }.

## La partita del giorno

day-words = { $day ->
    [1] 1º
   *[other] { $date }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
daily-title = Partita del giorno
daily-of = Partita del giorno, { $day }
daily-done = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
share = Condividi il risultato
daily-copied = Copiato: incollalo dove vuoi. Delle carte non dice nulla.
daily-by-hand = Questo browser non lascia copiare la pagina: seleziona qui le righe.
daily-text = Il risultato come testo
daily-headline = Hollywood! Partita del giorno, { $day }
daily-place = { $place }º posto su { $players }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-marks = Ogni segno: fino a { $points } punti in quel round
daily-help = Suggerimenti: { $hints }, mosse annullate: { $undos }

## Tutto in un file

backup-title = Tutto in un file
backup-hint = Partite, risultati, impostazioni, il modulo della nuova partita e i bot aggiunti. Apri il file qui o in un altro browser: quel che manca si unisce a quel che c’è, e ogni partita conta una volta.
backup-export = Esporta tutto
backup-reminder = Promemoria
backup-due = { $count } partite finite sono solo in questo browser, che può cancellarle quando manca spazio. Un file le conserva.
backup-later = Non ora
say-exported = { $count ->
    [one] Una partita è nel file.
   *[other] { $count } partite sono nel file.
}
reason-backup-reading = Leggo le partite del file…
reason-backup-taken = Il file è stato accolto: { $fresh ->
    [0] nessuna partita nuova
    [one] una partita nuova
   *[other] { $fresh } partite nuove
}, { $here } già qui{ $refused ->
    [0] {""}
   *[other] {", "}{ $refused } rifiutate perché non possono essere state giocate così
}.

## Menu and settings

menu-title = Menu
menu-settings = Impostazioni
menu-seats = Lascia giocare un bot…
menu-log = Cronaca
menu-share = Condividi…
menu-open-link = Apri un link…
menu-save = Salva in un file
menu-open = Apri un file…
menu-games = Le mie partite
menu-new-game = Nuova partita…
menu-home = Torna al titolo
menu-kept = La partita resta salvata in questo browser dopo ogni mossa.
menu-not-kept = Questo browser non conserva niente: prima di uscire salva in un file.
seats-title = Lascia giocare un bot
seats-text = Il bot continua finché il posto non viene ripreso. Le sue mosse valgono come le tue.
seats-take = Riprendi il posto
settings-title = Impostazioni
settings-speed = Ritmo dello spettacolo
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-speed-instant = Immediato
settings-speed-step = Passo per passo
settings-theme = Tema
settings-theme-device = Come il dispositivo
settings-theme-light = Chiaro: la matinée
settings-theme-dark = Scuro: lo spettacolo serale
settings-contrast = Contrasto
settings-contrast-device = Come il dispositivo
settings-contrast-more = Alto
settings-motion = Movimento
settings-motion-device = Come il dispositivo
settings-motion-off = Nessuno
settings-twice = Un tocco mostra, il secondo gioca
settings-twice-hint = Una colonna, una carta Studio o un progetto prima dice che cosa farebbe; al secondo tocco lo fa.
settings-sound = Suoni
settings-sound-hint = Poche note leggere: una bobina, una spinta, una Star, la fine di un round, il tuo turno.
settings-shortcuts = Scorciatoie con un solo tasto
settings-shortcuts-hint = Tasti senza Ctrl né Alt per giocare e chiedere. Tab, Invio e le frecce funzionano sempre.
settings-keys = Tutti i tasti
keys-title = Tasti
keys-off = I tasti singoli sono disattivati nelle impostazioni: per ora agiscono solo le frecce ed Esc.
keys-escape = Esc
keys-space = Spazio
keys-enter = Invio
keys-place = Piazzare una bobina nella colonna A, B, C o D
keys-clap = Giocare il Ciak
keys-double = Giocare la Doppia Bobina
keys-star = Con una Star: scegliere il progetto, Horror, Azione o Commedia romantica
keys-hint = Chiedere un consiglio (con una Star solo I)
keys-forecast = Mostrare che cosa avrebbe ognuno se il round finisse ora, e nasconderlo
keys-pause = Fermare ciò che va avanti da solo, e farlo riprendere
keys-step = Fare il passo seguente quando è in pausa
keys-undo = Annullare
keys-redo = Ripetere ciò che è stato annullato (anche Maiusc+U)
keys-log = Avanti e indietro nella cronaca
keys-look = Andare alle carte e, premuto ancora, a quelle dei rivali e alle tue; Invio le mostra in grande
keys-walk = Da una colonna all’altra, e su fino alle carte
keys-why = Aprire la regola su ciò che è indicato o selezionato
keys-keys = Mostrare tutti i tasti
keys-back = Chiudere, rinunciare, tornare indietro
keys-tips = Invio preme ciò che è evidenziato, Tab passa oltre.

## The end

end-title-you = Hai vinto con { $points }
end-title-one = { $name } vince con { $points }
end-title-shared = Vittoria condivisa con { $points }: { $names }
end-margin = { $margin ->
    [one] Un punto in più di { $names }.
   *[other] { $margin } punti in più di { $names }.
}
end-best-movie = Gli stessi punti di { $names }, ma con il film migliore: { $best } { $best ->
    [one] punto
   *[other] punti
}.
end-shared = Gli stessi punti, e i film migliori valgono lo stesso.
end-best = Miglior film, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-table = Punteggio finale
end-player = Giocatore
end-blockbusters = Blockbuster
end-movies = Film finiti
end-project = Progetto più grande
end-total = Totale
end-none = nessuno
end-no-blockbusters = nessuno
end-count = { $count }
end-winner = ha vinto
end-multipliers = Moltiplicatori: { $list }
end-multiplier = { $genre } ×{ $times }
end-chart = Punti dopo ogni round
end-round = Round { $round }
end-again = Gioca ancora
end-again-hint = Stessi posti, apre lo studio seguente
end-same-deal = Stesse carte
end-same-deal-hint = Stessa distribuzione e stesso primo giocatore
end-board = Tavolo
end-save = Salva in un file
end-log = Cronaca
end-share = Condividi…
end-menu = Menu
end-undo = Annulla l’ultima mossa
end-review = Rivedi la partita
end-review-hint = Dove si è decisa

## The review of a game

review-title = Analisi
review-working = Ripasso la partita, mossa per mossa…
review-progress = { $done } decisioni su { $total }
review-half = Metà della partita è analizzata.
review-stop = Interrompi
review-ready = L’analisi è pronta.
review-ready-you = L’analisi è pronta. La tua precisione: { $accuracy }%. { $count ->
    [0] Nessuna svolta.
    [one] Una svolta.
   *[other] { $count } svolte.
}
review-leave = Torna al finale
review-chart = Probabilità di vittoria
review-course = { $name }: all’inizio { $from }%, alla fine { $to }%, al massimo { $highest }%, al minimo { $lowest }%.
review-percent = { $percent }%
review-table = Come tabella
review-table-after = Dopo
review-accuracy = Precisione
review-accuracy-hint = Quanto della migliore probabilità ogni decisione ha conservato, in media.
review-points = Svolte della partita
review-people = Di chi
review-no-person = Hanno giocato solo bot: non c’è nessuna tua decisione da riprovare.
review-none = { $you ->
    [yes] Nessuna: non hai mai perso un decimo delle tue probabilità con una sola mossa. Ben giocato!
   *[no] Nessuna: { $who } non ha mai perso un decimo delle probabilità con una sola mossa. Ben giocato!
}
review-some = { $you ->
    [yes] { $count ->
        [one] Una tua decisione è costata
       *[other] { $count } tue decisioni sono costate
    }
   *[no] { $count ->
        [one] Una decisione di { $who } è costata
       *[other] { $count } decisioni di { $who } sono costate
    }
} probabilità, al massimo il { $percent }%. C’è una mossa migliore?
review-begin = Prova
review-overview = Panoramica dell’analisi
review-previous = Svolta precedente
review-next = Svolta successiva
review-point = Svolta { $number } di { $count }
review-asked = Domanda e risposta
review-ask = Tu che cosa giochi?
review-ask-hint = Prova qualsiasi mossa: non si consuma nulla
review-played = { $you ->
    [yes] Hai scelto: { $move }. Le tue probabilità
   *[no] { $who } ha scelto: { $move }. Le probabilità
} di vittoria sono scese: { $before }% prima, { $after }% dopo.
review-try-best = { $move }, { $percent }%: la mossa migliore!
review-try-close = { $move }, { $percent }%: in pratica vale la migliore.
review-try-same = { $move }, { $percent }%: è quello che è stato giocato. C’è di meglio.
review-try-better = { $move }, { $percent }%: meglio di quanto giocato, ma non ancora la migliore.
review-try-worse = { $move }, { $percent }%: non meglio di quanto giocato.
review-show = Mostra la risposta
review-answer = La migliore: { $move }, { $percent }%
review-second = Poi viene: { $move }, { $percent }%
review-play-on = Gioca da qui
review-play-on-hint = Una nuova partita, con altre carte in arrivo
move-column = Colonna { $column }
move-double = Doppia Bobina { $first } + { $second }
move-star = Film { $genre }

## Rules

rules-title = Regole
rules-contents = Indice
rules-print = Stampa
rules-gallery = Guarda tutte le carte
rule-see = La regola: { $title }
rules-goal-title = Lo scopo
rules-goal = Dirigi uno studio cinematografico. Con le tue bobine ti procuri carte Film, Star e Blockbuster. Le carte Film dello stesso genere formano un progetto, e una Star ne fa un film finito. Vince chi ha più punti dopo l’ultimo round.
rules-cards-title = Le carte
rules-cards = 39 carte Film: 13 Horror, 13 Azione e 13 Commedia romantica, riconoscibili da colore, lettera e simbolo. Una carta Film per genere ha il premio. 5 Blockbuster. 12 Star, quattro per ciascun valore: da una, due o tre stelle.
rules-cards-each = Ogni giocatore ha due carte Studio, il Ciak e la Doppia Bobina: ognuna vale una sola volta in tutta la partita.
rules-cards-picture = Da sinistra: tre carte Film, cioè Horror, Azione e una Commedia romantica con il premio; una Star da due stelle; un Blockbuster; il Ciak e la Doppia Bobina.
rules-round-title = Un round
rules-round = In tre si giocano tre round con quattro bobine a testa, in quattro quattro round con tre bobine a testa. Per ogni round si mescolano insieme tre Star e undici altre carte e si dispongono scoperte in quattro colonne, dall’alto in basso: quattro carte in A e in B, tre in C e in D. In quattro escono tutte le carte; in tre restano fuori tre Star e undici altre carte.
rules-round-turn = A turno, in senso orario, devi piazzare una bobina o giocare una carta Studio: non c’è altro modo di passare. Chi non ha più bobine salta il turno. Il round finisce quando è piazzata la dodicesima bobina.
rules-round-first = Chi apre il primo round lo decide la sorte. Ogni round successivo lo apre chi siede a sinistra dell’ultimo che ha aperto: così ognuno apre una volta.
rules-reel-title = Piazzare una bobina
rules-reel = Una bobina entra sempre sulla carta più in basso di una colonna a tua scelta. Se lì ce n’è già una, prima tutte le bobine di quella colonna, di chiunque siano, salgono di una carta. Due bobine non stanno mai sulla stessa carta.
rules-reel-picture = Prima e dopo: Oro piazza una bobina. Quelle di Blu e di Rosso salgono di una carta, e a Oro va la carta più in basso.
rules-full-title = Una colonna piena
rules-full = Una colonna con una bobina su ogni carta è piena: per questo round nessuno può più piazzarvi nulla. Le carte sono quattordici e le bobine dodici, quindi in un’altra colonna c’è sempre posto.
rules-full-picture = Una bobina su ognuna delle quattro carte: questa colonna è piena.
rules-clap-title = Ciak
rules-clap = Giocalo invece di piazzare una bobina: il turno finisce e le bobine ti restano. Chi non ha più bobine non ha il turno, quindi non può giocarlo. Se nessun altro ha bobine, tocca subito di nuovo a te. Vale una volta a partita.
rules-double-title = Doppia Bobina
rules-double = Piazza due bobine, una dopo l’altra, ognuna secondo la solita regola, nella stessa colonna o in due diverse. Servono due bobine, e vanno piazzate tutte e due. Vale una volta a partita.
rules-receive-title = Ricevere le carte
rules-receive = Alla fine del round ognuno riceve le carte sotto le sue bobine, una alla volta: la colonna A dall’alto in basso, poi B, C e D. Ogni carta va sistemata prima che arrivi la successiva, quindi l’ordine conta: una Star non può usare una carta Film che arriva dopo.
rules-receive-end = Sistemata la dodicesima carta, le due carte senza bobina, non prese, escono dal gioco e le bobine tornano ai loro proprietari.
rules-receive-picture = I numeri indicano l’ordine. Le due carte senza bobina non vanno a nessuno.
rules-project-title = Carte Film e Blockbuster
rules-project = Una carta Film entra nel tuo progetto del suo genere o ne comincia uno: hai al massimo un progetto per genere. Un Blockbuster resta semplicemente davanti a te.
rules-project-open = Quel che i giocatori hanno è visibile a tutti: progetti, film finiti, Blockbuster, carte Studio usate. Le carte dei round successivi sono nascoste a tutti, anche ai bot e ai consigli.
rules-star-title = Le Star
rules-star = Una Star deve finire subito uno dei tuoi progetti, che tu voglia o no. Se ne hai più d’uno scegli tu, conoscendo ogni scelta fatta prima della tua; se non ne hai, la Star è persa e non vale niente.
rules-star-movie = Un film finito ha esattamente una Star e una o più carte Film dello stesso genere. È chiuso per sempre; più avanti puoi cominciare un nuovo progetto di quel genere.
rules-star-picture = Due carte Film Horror e una Star da due stelle fanno un film: 2 × 2 = 4 punti.
rules-points-title = I punti
rules-points = Dopo l’ultimo round ottieni:
rules-points-blockbusters = 2 per ogni Blockbuster.
rules-points-movies = Per ogni film finito, il numero delle sue carte Film per il valore della sua Star. La carta Film con il premio vale due.
rules-points-project = 1 per ogni carta Film del tuo progetto più grande. Se due o più progetti sono pari come più grandi, nessuno di loro dà punti.
rules-points-picture = Un esempio da 13 punti: 2 per un Blockbuster; 6 per due carte Film Horror, una con il premio, e due stelle (3 × 2); 3 per una carta Film Azione e tre stelle (1 × 3); 2 per il più grande di due progetti.
rules-ties-title = Parità
rules-ties = Vince chi ha più punti. Fra tutti quelli alla pari al primo posto decide il singolo film finito che vale di più; chi non ha film conta 0. Se anche quello è pari, la vittoria è condivisa.
rules-options-title = Dove i regolamenti non dicono lo stesso
rules-options = Tre regole si scelgono in «Nuova partita», e una partita salvata conserva la scelta. «Regolamento inglese / italiano» gioca senza nessuna delle tre, «Regolamento francese» con la seconda. La lingua della pagina non cambia mai una regola.
rules-options-silent = Dove tutti e tre i regolamenti tacciono, ha deciso questo tavolo: quante carte per genere e per valore, e che cosa succede se alla pari sono in tre o se anche i film sono pari.
rules-advanced-title = Punteggio avanzato
rules-advanced = I punti di un film finito si moltiplicano per il numero di carte Film del suo genere non prese in tutti i round. Una carta con il premio non presa è una carta sola; le carte mai distribuite non contano. Se non ne avanza nessuna, il film vale 0. Anche alla parità decidono i punti moltiplicati. Blockbuster e progetti non si moltiplicano.
rules-advanced-books = Lo offrono tutti e tre i regolamenti: l’inglese e l’italiano fra le regole avanzate, il francese come variante.
rules-advanced-picture = Tre carte Film Horror non sono state prese: due carte Film e due stelle valgono 2 × 2 × 3 = 12 punti.
rules-award-title = Premio doppio anche nei progetti
rules-award = La carta Film con il premio vale due anche in un progetto, sia per trovare il più grande sia per i suoi punti.
rules-award-books = Lo dice solo il regolamento francese. L’italiano raddoppia il premio soltanto nei punti di un film; l’inglese si può leggere in due modi, e qui si gioca come l’italiano.
rules-award-picture = Due carte Film, una con il premio: questo progetto conta 3.
rules-collect-title = Carte dal basso verso l’alto
rules-collect = In ogni colonna le carte si ricevono dal basso verso l’alto; le colonne vanno sempre da A a D.
rules-collect-books = Il regolamento francese lo racconta come regola del prototipo; tutti e tre distribuiscono dall’alto in basso.
rules-collect-picture = A sinistra l’ordine solito, dall’alto in basso; a destra dal basso verso l’alto.


## The sheet of cards, and one card large

gallery-title = Tutte le carte
gallery-about = Passa su una carta, toccala o premi Invio per vederla in grande.
gallery-films = { $genre }: { $count } carte Film
gallery-blockbusters = Blockbuster
gallery-stars = Star con { $rating ->
    [one] una stella
    [2] due stelle
   *[other] tre stelle
}
gallery-studio = Carte Studio, una di ciascuna per ogni giocatore
gallery-reels = Bobine, una forma per ogni giocatore
gallery-reel-1 = Oro, rotonda
gallery-reel-2 = Blu, quadrata
gallery-reel-3 = Rossa, esagonale
gallery-reel-4 = Avorio, smerlata
gallery-house = Dorso, insegna e icona
gallery-back = Il dorso di una carta
gallery-icon = L’icona del gioco
look-own = { $label } (vedi in grande)
look-rival = { $name }: vedi le carte in grande
look-several = { $what }. Carte: { $cards }
look-film = { $genre }: questa carta Film entra nel progetto del suo genere.
look-award = { $genre }, con il premio: in un film finito questa carta Film conta per due.
look-star = Una Star. Finisce un tuo progetto e ne fa un film: { $rating ->
    [one] un punto
    [2] due punti
   *[other] tre punti
} per ogni carta Film.
look-blockbuster = Un Blockbuster: due punti per chi lo riceve.
look-clap = Chiudi il turno senza piazzare una bobina. Una volta a partita.
look-double = Piazza due bobine, una dopo l’altra. Una volta a partita.

## Notes and reasons

note-label = Avviso
note-retry = Riprova
note-go-on = Vai avanti
note-copy = Copia i dettagli
note-copied = Copiati
note-close = Chiudi l’avviso
reason-where = { $where }: { $reason }
where-ply = mossa { $number } «{ $ply }»

# the page itself
reason-engine-lost = Il motore si è fermato; riparte dalla tua ultima mossa.
reason-engine-gone = Il motore non parte. La partita è conservata: riprova o ricarica la pagina.
reason-engine-error = Il motore ha sbagliato qualcosa; riparte dalla tua ultima mossa.
reason-internal = Il motore ha sbagliato qualcosa; riparte dalla tua ultima mossa.
reason-save-broken = La partita salvata non si legge. È stata messa da parte; nient’altro è perso.
reason-save-not-kept = Questo browser non conserva niente: la partita dura finché questa pagina resta aperta.
reason-words-not-loaded = Non è stato possibile caricare le parole di quella lingua. Controlla la connessione e riprova.
reason-page-broken = La pagina ha sbagliato qualcosa. Può ripartire dall’ultima mossa conservata.
reason-file-refused = Questo file non si apre: { $reason }
reason-save-refused = La partita salvata non si apre ed è stata messa da parte: { $reason }
reason-file-too-large = Quel file è troppo grande per essere una partita.

# the running game
reason-column-full = La colonna { $column } è piena: ogni carta ha già una bobina
reason-clap-spent = La carta Ciak è già stata usata: vale una volta a partita
reason-double-spent = La Doppia Bobina è già stata usata: vale una volta a partita
reason-double-needs-two-reels = Per la Doppia Bobina servono due bobine
reason-star-due = Prima la Star { $card } deve finire un progetto
reason-no-choice = Nessuna Star aspetta una scelta
reason-no-project = Non c’è un progetto in corso di questo genere: { $genre }
reason-not-now = Adesso non si può
reason-game-over = La partita è finita
reason-not-your-turn = Tocca a qualcun altro
reason-stale = Intanto la partita è andata avanti
reason-no-game = Nessuna partita in corso
reason-unknown-bot = Non c’è nessun bot di nome { $name }
reason-bot-stumbled = Il bot { $name } è inciampato; al suo posto è stata fatta una mossa a caso
reason-unknown-method = Il motore non sa fare questo: { $method }

# why a move is best
reason-hint-secures = «{ $card }» è tua di sicuro: la tua bobina nella colonna { $column } resta lì
reason-hint-secures-star = «{ $card }» è tua di sicuro: { $genre }, almeno { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
} × { $star ->
    [one] { $star } stella
   *[other] { $star } stelle
} = { $points }
reason-hint-plan = Se tutti giocano al meglio, ricevi «{ $card }»
reason-hint-blockbuster = Ricevi il Blockbuster «{ $card }», { $points } punti, circa { $percent } volte su 100
reason-hint-takes = La tua bobina è allora su «{ $card }»: ricevi la carta circa { $percent } volte su 100
reason-hint-reaches = Ricevi «{ $card }» circa { $percent } volte su 100
reason-hint-denies = { $who } non può più ricevere «{ $card }»
reason-hint-pushes = La bobina di { $who } lascia «{ $card }» per sempre
reason-hint-exposed = Nella colonna { $column } la tua bobina verrebbe spinta via da «{ $card }» circa { $percent } volte su 100
reason-hint-keeps-clap = Tieni il Ciak per { $rounds ->
    [one] l’ultimo round
   *[other] i { $rounds } round che restano
}
reason-hint-keeps-double = Tieni la Doppia Bobina per { $rounds ->
    [one] l’ultimo round
   *[other] i { $rounds } round che restano
}
reason-hint-waits = Gli altri devono piazzare prima di te
reason-hint-last-word = Piazzi l’ultima bobina del round, dopo tutti gli altri
reason-hint-two-at-once = «{ $first }» e «{ $second }» insieme, prima che gli altri possano fare qualcosa
reason-hint-star-most = Adesso dà più punti di ogni altra scelta: { $points } ({ $genre }, { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
}, { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
})
reason-hint-star-saves = Il tuo progetto più grande resta in corso: { $genre }, { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
}
reason-hint-largest = Alla fine il tuo progetto più grande dà punti: { $genre }, { $films ->
    [one] { $films } punto
   *[other] { $films } punti
}
reason-hint-certain = Calcolato fino in fondo: se tutti giocano al meglio, non c’è di meglio
reason-hint-wins = Vinci qualunque cosa facciano gli altri
reason-hint-lost = Se tutti giocano al meglio, nessuna mossa vince più
reason-hint-little-difference = Poca differenza: { $moves } mosse si equivalgono più o meno
reason-hint-forced = È l’unica mossa possibile
reason-hint-only = Nient’altro vale la pena
reason-hint-many = Nessuna carta decide da sola; nell’insieme conviene

# a file or a save that does not open
reason-not-json = questa non è una partita salvata (dalla riga { $line } non è JSON)
reason-too-large = il testo supera i { $most } KB
reason-too-deep = il testo è annidato oltre { $most } livelli
reason-name-twice = il campo { $field } compare due volte
reason-not-a-number = { $text } non è un numero ammesso qui
reason-lone-surrogate = il testo contiene mezzo carattere
reason-not-an-object = qui ci vuole un oggetto
reason-not-a-list = qui ci vuole un elenco
reason-not-a-text = qui ci vuole un testo
reason-missing = questo campo manca
reason-unknown-field = questo campo è sconosciuto
reason-not-one-of = il valore deve essere { $values }
reason-newer-version = questo viene da una versione più recente ({ $version }) del gioco
reason-other-game = questa è la partita di un altro gioco, non di { $game ->
    [hollywood] Hollywood!
   *[other] { $game }
}
reason-wrong-number-of-seats = i posti devono essere { $players }
reason-too-long = il testo supera i { $most } caratteri
reason-control-mark = i segni di controllo e di direzione non sono ammessi
reason-not-nfc = il testo non è nella forma normale C di Unicode
reason-no-such-player = un giocatore è una persona oppure un bot
reason-no-such-move = questa non è una mossa
reason-no-such-card = la carta { $card } non esiste
reason-no-such-seat = il posto { $seat } non esiste
reason-first-due = manca ancora chi comincia
reason-first-not-due = chi comincia è già stato detto
reason-deal-due = le carte di questo round non sono ancora distribuite
reason-deal-not-due = qui non si distribuiscono carte
reason-deal-shape = si distribuiscono undici carte del mazzo Film e tre Star, in colonne da 4, 4, 3 e 3
reason-card-twice = la carta { $card } è già stata distribuita

## Spoken beside the events of the log

say-doubling = Doppia Bobina: scegli la colonna della prima bobina.
say-doubling-off = Doppia Bobina rimessa via.
say-draft = Prima bobina nella colonna { $column }: scegli la colonna della seconda.
say-undo = Annullato.
say-redo = Ripetuto.
say-back = Si continua da qui.
say-past = Mossa { $number } di { $count }.
say-lent = Posto affidato. { $bot }.
say-seat-back = Il posto è ripreso.
say-paused = In pausa.
say-resumed = Si riprende.
say-forecast-off = Previsione nascosta.
say-guest-added = Il bot { $name } è arrivato: sceglilo per un posto.
say-guest-removed = Il bot { $name } è stato tolto.

## A bot of an opened game that is not here

standin-title = Chi continua?
standin-text = Per { $name } giocava il bot «{ $bot }», che qui non c’è.

## Table

table-brand = Hollywood!
table-menu = Menu
table-undo = Annulla
table-redo = Ripeti
table-open-log = Cronaca e carte in arrivo
table-take-seat = { $alone ->
    [yes] Riprendi il tuo posto
   *[no] { $count ->
        [one] Riprendi il posto di { $name }
       *[other] Riprendi un posto…
    }
}
table-close = Chiudi
table-round = Round { $round } di { $rounds }
table-placed = { $count ->
    [one] { $count } bobina piazzata su { $total }
   *[other] { $count } bobine piazzate su { $total }
}
table-columns = Le quattro colonne
table-places = Piazza una bobina
table-column = Colonna { $column }
table-gone = vuoto
table-reel-of = Bobina: { $who }
table-full = piena
table-pushes = { $count ->
    [0] libero
   *[other] spinge { $count }
}
table-preview = { $column }: prendi «{ $card }»{ $count ->
    [0] {", che nessuno ha"}
   *[other] {" "}a { $name }; salgono: { $moved }
}
table-place = Colonna { $column }: prendi «{ $card }»{ $count ->
    [0] {", che nessuno ha"}
   *[other] {" "}a { $name }; salgono: { $moved }
}
table-up = { $name } su «{ $card }»
table-press-again = Premi ancora per giocare
table-place-refused = { $reason }
table-you-object = te

table-turn = { $you ->
    [yes] Tocca a te
   *[no] { $who }
}
table-next = { $again ->
    [yes] { $you ->
        [yes] Poi ancora tu
       *[no] Poi ancora { $name }
    }
   *[no] { $you ->
        [yes] Poi tocca a te
       *[no] Poi { $name }
    }
}
table-over = Fine
table-receiving = Il round finisce
table-round-over = Fine del round { $round }
table-double-first = Doppia Bobina
table-double-first-hint = Scegli la colonna della prima bobina
table-double-second = Seconda bobina
table-double-second-hint = La prima è in { $column }; scegli una colonna
table-star-hint = Scegli il progetto da finire con { $card }

table-players = Giocatori
table-rivals = Altri giocatori
table-added = Bot aggiunto
table-first = Ha aperto questo round
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-name-points = { $name }: { $points }
table-reels-left = { $count ->
    [one] { $count } bobina su { $total } da piazzare
   *[other] { $count } bobine su { $total } da piazzare
}
table-studio-ready = { $card }: ancora da usare
table-studio-spent = { $card }: già usata
table-nothing = Ancora niente
table-nothing-yet = Ancora nessuna carta. Arrivano alla fine del round.
part-blockbusters = Blockbuster
part-movies = Film
part-project = Progetto
table-multipliers = I film si moltiplicano per il numero di carte Film non prese
table-multiplier-then = , poi × { $times }
table-movies = Film finiti
table-projects = Progetti, conta il più grande
table-blockbusters-title = Blockbuster
table-blockbusters = { $count } Blockbuster: { $points } punti
table-movie = Film { $genre }: { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
} × { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
} = { $points }
table-movie-times = Film { $genre }: { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
} × { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
} × { $times } non prese = { $points } finora
table-project = Progetto { $genre }: { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
}{ $award ->
    [yes] {", con il premio"}
   *[no] {""}
}{ $largest ->
    [yes] {", il più grande: dà punti"}
   *[no] {""}
}
table-lost = { $count ->
    [one] Star persa: { $cards }
   *[other] Star perse: { $cards }
}
table-spent = già usata
table-clap-note = salta il turno
table-double-note = piazzane due
table-cancel = Torna indietro
table-cancel-first = tieni la carta
table-cancel-second = riprendi la prima

table-star-ask = { $card } finisce uno dei tuoi progetti
table-star-choices = Progetti
table-finish = { $genre }: { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
} × { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
} = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-finish-so-far = { $genre }: { $films ->
    [one] { $films } carta Film
   *[other] { $films } carte Film
} × { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
}, finora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-so-far = finora

table-undealt = Carte in arrivo
table-undealt-none = Tutte le carte sono distribuite.
table-undealt-films = { $genre }: { $count }{ $award ->
    [yes] {", con il premio"}
   *[no] {""}
}
table-undealt-blockbusters = Blockbuster: { $count }
table-undealt-stars = Star da { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
}: { $count }
table-unclaimed = Non prese finora: moltiplicano i film
table-multiplier = film { $genre } × { $times }

table-skip = Salta
table-pause = Pausa
table-resume = Riprendi
table-step = Passo
table-paused = In pausa
table-go-on = Avanti
table-summary = Round { $round }
table-gain = { $sign ->
    [minus] { $points }
   *[plus] +{ $points }
}
table-unclaimed-now = Non prese

table-log = Cronaca

log-place = { $who }: { $column }, «{ $card }»{ $count ->
    [0] {""}
   *[other] {" "}(su: { $names })
}
event-first = { $you ->
    [yes] Apri tu
   *[no] { $who } apre
} il primo round.
event-deal = Round { $round }: si distribuiscono quattordici carte.
event-clap = { $you ->
    [yes] Giochi il Ciak e salti il turno.
   *[no] { $who } gioca il Ciak e salta il turno.
}
event-double = { $you ->
    [yes] Giochi la Doppia Bobina.
   *[no] { $who } gioca la Doppia Bobina.
}
event-place = { $you ->
    [yes] Piazzi una bobina in { $column }, su «{ $card }».
   *[no] { $who } piazza una bobina in { $column }, su «{ $card }».
}
event-bump = { $you ->
    [yes] La tua bobina sale su «{ $card }».
   *[no] { $who } sale su «{ $card }».
}
event-star = { $you ->
    [yes] Scegli un progetto per { $card }.
   *[no] { $who } sceglie un progetto per { $card }.
}
event-turn = { $you ->
    [yes] Tocca a te.
   *[no] Ora gioca { $who }.
}
event-receive-blockbuster = { $you ->
    [yes] Ricevi «{ $card }»: Blockbuster, 2 punti.
   *[no] { $who } riceve «{ $card }»: Blockbuster, 2 punti.
}
event-receive-project = { $you ->
    [yes] Ricevi «{ $card }» per il tuo progetto { $genre }.
   *[no] { $who } riceve «{ $card }» per un progetto { $genre }.
}
event-receive-movie = { $you ->
    [yes] Finisci
   *[no] { $who } finisce
} { $code ->
    [H] un film horror
    [A] un film d’azione
    [R] una commedia romantica
   *[other] un film { $genre }
} con { $card }: { $films } × { $rating ->
    [one] { $rating } stella
   *[other] { $rating } stelle
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-receive-lost = { $you ->
    [yes] Non hai
   *[no] { $who } non ha
} progetti per { $card }: la Star torna nella scatola.
event-unclaimed = Non prese: { $cards }
event-round_end = Fine del round { $round }: { $scores }.
event-outcome = { $count ->
    [1] { $you ->
        [yes] Hai vinto.
       *[no] Vince { $names }.
    }
   *[other] Vittoria condivisa: { $names }.
}

## The past of a running game

log-hint = Scegli una riga per vedere com’era il tavolo in quel momento.
past-title = Mossa { $number } di { $count }
past-back = Una mossa indietro
past-forward = Una mossa avanti
past-now = Torna al presente
past-end = Torna alla fine
past-continue = Continua da qui
past-continue-hint = «Ripeti» riporta quello che è venuto dopo, finché non si fa un’altra mossa.
past-share = Copia un link a questa mossa

## If the round ended now

forecast-ask = Se ora
forecast-name = Se il round finisse ora
forecast-order = N. { $order }: { $receipt }
forecast-points = Se il round finisse ora: { $points }
forecast-of = { $name } { $points } ({ $gain })
forecast-told = Se il round finisse ora: { $list }

## Why a control cannot be pressed

why-undo = Non c’è ancora nulla da annullare
why-undo-sent = Quello che hai inviato non si può più annullare
why-redo = Non è stato annullato nulla
why-receiving = Si stanno distribuendo le carte di questo round
why-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $who }
}
why-second = Prima piazza la seconda bobina, o riprendi la Doppia Bobina

## Consiglio

hint-ask = Consiglio
hint-title = Consiglio
hint-close = Chiudi il consiglio
hint-thinking = Ci penso…
hint-exact = certo
hint-win = Vittoria
hint-points = Punti a fine round
hint-double = Doppia Bobina: { $first }, poi { $second }
hint-mark = (consiglio: n. { $rank })
say-hint = Consiglio: { $move }, vittoria al { $share }.
say-hint-forced = Consiglio: { $move }.
say-hint-why = { $reason }.

## Bots that somebody adds

reason-guest-refused = { $who } non è stato aggiunto: { $reason }
reason-guest-stumbled = Il Sostituto muove al posto di { $who }: { $reason }
reason-guest-gone = questo bot non c’è in questo browser
reason-guest-late = nessuna risposta entro 5 secondi
reason-guest-lost = il bot si è bloccato
reason-guest-memory = il bot ha esaurito la memoria
reason-guest-raised = il bot è incappato in un errore
reason-guest-illegal = il bot ha scelto «{ $move }», che non è una mossa valida
reason-guest-empty = il file è vuoto
reason-guest-large = il file supera { $most } KB
reason-guest-kind = non è né un file .py né un wheel (.whl)
reason-guest-not-text = il file non è un testo
reason-guest-unread = il file non si può leggere
reason-guest-syntax = la riga { $line } non è Python
reason-guest-no-wheel = il file non è un wheel intero
reason-guest-binary = il wheel non è Python puro
reason-guest-needs = ha bisogno di altri pacchetti: { $packages }
reason-guest-no-choose = non ha una funzione choose(view)

## Imparare giocando

learn-title = Impara giocando
learn-leave = Esci
learn-previous = Lezione precedente
learn-next = Lezione successiva
learn-step = { $number } / { $count }
learn-right = Giusto!
learn-wrong = Non ancora
learn-on = Avanti
learn-again = Riprova
learn-repeat = Ancora una volta
learn-play = Gioca subito
learn-push-title = Le bobine spingono
learn-push = Una bobina entra in una colonna dal basso: prende la carta più in basso e fa salire di una carta tutte le bobine che trova. { bot-name-1 } sta su «{ card-B1 }», un Blockbuster da 2 punti. Piazza una bobina nella colonna B.
learn-push-done = Ora «{ card-B1 }» è sotto la tua bobina, e { bot-name-1 } è salito su «{ card-H8 }». La prossima bobina in B farebbe salire te allo stesso modo.
learn-push-again = Si può fare, ma { bot-name-1 } resta su «{ card-B1 }». Piazza una bobina nella colonna B.
learn-clap-title = Colonna piena, Ciak
learn-clap = La colonna C è piena: c’è una bobina su ogni carta e nessuno può entrarci. In D, «{ card-B3 }» andrà a chi entra per ultimo, e a te resta una sola bobina. Gioca il Ciak: finisci il turno e la bobina rimane a te.
learn-clap-done = { bot-name-1 } e { bot-name-2 } hanno piazzato le loro ultime bobine. La tua arriva dopo, e nessuno può più spingerla. Ogni carta Studio vale una volta per partita.
learn-clap-again = Si può fare, ma gli altri due giocano ancora dopo di te. Tieni la bobina: gioca il Ciak.
learn-double-title = Doppia Bobina
learn-double = Una volta per partita puoi piazzare due bobine in un solo turno. Gioca la Doppia Bobina e scegli due volte la colonna D: le tue bobine spingono { bot-name-1 } in cima e riempiono la colonna.
learn-double-done = «{ card-A13 }» e { card-S3b } sono tue di sicuro: la colonna è piena e nessuno può più spingerti.
learn-double-again = Si può fare, ma solo due bobine insieme chiudono la colonna D. Gioca la Doppia Bobina, poi D e ancora D.
learn-receive-title = Ricevere le carte
learn-receive = La dodicesima bobina chiude il round. Poi le carte si ricevono una alla volta: la colonna A dall’alto in basso, poi B, C e D. Le tue carte Film Horror sono in A e B. Piazza l’ultima bobina in D, sulla Star { card-S3d }, e guarda.
learn-receive-done = La Star di { bot-name-2 } è arrivata per prima, non ha trovato progetti ed è andata persa. La tua è arrivata per ultima, dopo le carte Film, e ne ha fatto un film: 2 carte × 3 stelle = 6 punti.
learn-receive-again = Si può fare, ma senza { card-S3d } le tue carte Film non diventano un film. Piazza la bobina nella colonna D.
learn-star-title = La scelta di una Star
learn-star = Ricevi { card-S3a }, una Star da tre stelle. Una Star deve finire subito uno dei tuoi progetti, e quel film vale le sue carte Film × le stelle. Scegli il progetto che rende di più.
learn-star-done = Due carte Film × tre stelle fanno 6 punti, e il film è chiuso. La tua Commedia romantica resta in corso, in attesa di un’altra Star.
learn-star-again = Si può fare, ma 1 carta Film × 3 stelle fa 3 punti. Il progetto Horror aveva due carte Film.
learn-points-title = Che cosa conta
learn-points = L’ultima bobina della partita. In A prendi un Blockbuster: 2 punti. In D cresce il tuo progetto in corso più grande: 1 punto per carta Film. In B c’è «{ card-A13 }» con il premio, che in un film vale due carte Film, e { card-S3a } finirà il tuo progetto d’Azione da due carte. Che cosa rende di più?
learn-points-done = Con il premio il tuo film conta quattro carte Film: 4 × 3 stelle = 12 punti invece di 6. Vinci la partita.
learn-points-again = Il premio rende più di 2 punti o di 1: due carte Film in più × 3 stelle fanno 6. Piazza la bobina nella colonna B.
learn-example-title = L’esempio del regolamento
learn-example = Così finisce la partita nell’esempio del regolamento. Vince { learn-name-2 } con un film Horror di tre carte Film, una con il premio: 4 × 3 stelle = 12 punti. I suoi tre progetti in corso sono pari e non contano; degli altri conta il più grande di ciascuno.
learn-name-1 = Favar
learn-name-2 = Manu
learn-name-3 = Morpheus
## Links, and games played by link

share-title = Condividi
share-game = Questa partita
share-game-hint = Tutta la partita fin qui: chi la apre può ripercorrerla mossa per mossa e continuarla.
share-deal = Questa distribuzione
share-deal-hint = Gli stessi posti, regole e carte, dall’inizio. Non dice nulla di come hai giocato.
share-copy = Copia il link
share-copied = Copiato
share-send = Invia…
share-file = Questa pagina si trova sul tuo dispositivo e il suo indirizzo non vale altrove: gli altri incollano il link nella loro copia, sotto «Apri un link…».
link-title = Un link
link-field = Incolla il link che hai ricevuto
link-go = Apri
link-reading = Lettura del link…
link-deal = { $players ->
    [3] Una distribuzione per tre
   *[other] Una distribuzione per quattro
}: chi la apre riceve le stesse carte.
link-seat = { $name } ({ $who })
link-deal-plain = Regole: regolamento inglese e italiano
link-deal-rules = Regole diverse: { $rules }
link-deal-seed = Seme: { $seed }
link-deal-play = Gioca
link-deal-change = Modifica…
link-cancel = Annulla
far-title = Giocare per link
far-hint = Ognuno gioca sul proprio dispositivo: dopo la tua mossa invii il link e apri quello che torna.
far-peek = Il seme viaggia nel link: chi vuole barare potrebbe sbirciare le carte in arrivo.
far-mine = Su questo dispositivo: { $name }
far-begin = Scegli il tuo posto…
far-change = Scegli un altro posto…
whose-title = Qual è il tuo posto?
whose-text = Scegli il posto che gioca su questo dispositivo. In questa partita non verrà più chiesto.
whose-all = Tutti su questo dispositivo
away-waits = { $known ->
    [yes] Apri il link che torna
   *[no] Invia il link, poi apri quello che torna
}
away-open = Apri il loro link…
away-send = { $over ->
    [yes] Invia il link agli altri
   *[no] Invia il link a { $name }
}
away-copied = { $over ->
    [yes] Copiato: invialo agli altri
   *[no] Copiato: invialo a { $name }
}
say-link-copied = Il link è copiato.
drop-here = Lascia qui una partita, un bot o un link
reason-link-refused = Questo link non si apre: { $reason }
reason-link-damaged = non è intero
reason-link-none = Lì non c’è nessun link a una partita o a una distribuzione.
reason-link-behind = Questo link è più vecchio: la tua partita è andata avanti con la mossa { $number } “{ $here }”. La tua resta com’è.
reason-link-missing = In questo link manca la tua mossa “{ $here }” (dalla mossa { $number } in poi). La tua partita resta com’è: invia di nuovo il tuo link.
reason-link-changed = Questo link racconta un’altra partita: la mossa { $number } lì è “{ $there }” e qui “{ $here }”. La tua resta com’è.
reason-file-unknown = Quel file non è né una partita né un bot.
reason-file-damaged = Questo file è danneggiato: comincia come un’esportazione completa, ma non finisce come tale. Non ne è stato preso nulla.
reason-files-refused = { $count ->
    [one] Un file non si è aperto
   *[other] { $count } file non si sono aperti
}: { $files }
reason-guest-adding = Prova di { $file }…
reason-guest-added = Il bot { $name } è qui: sceglilo per un posto in «Nuova partita».

# About the page, and new versions of it.
about-title = Informazioni
about-what = Un tavolo per il gioco di carte Hollywood! di Bruno Faidutti e Michael Schacht. Regole, bot e disegni sono opera di questo progetto; non vende nulla e non invia nulla a nessuno.
about-version = Versione { $version }, build { $build }
about-disk = Questa copia si gioca dal disco: non le serve la rete.
about-filling = Questo browser sta mettendo da parte il gioco per le visite senza rete…
about-kept = Questo browser conserva tutto il gioco: parte anche senza rete.
about-refused = Qui il browser non conserva pagine, come in certe finestre private: per partire il gioco ha bisogno della rete.
about-parts = Di che cosa è fatto
about-licences = Ogni parte con la sua versione e il testo della licenza.
update-ready = C’è una nuova versione del gioco.
update-take = Prendila
elsewhere-title = Aperta in un’altra scheda
elsewhere-text = Questa partita prosegue in un’altra scheda o finestra di questo browser. Qui è ferma, così nessuna delle due cancella l’altra.
elsewhere-take = Continua qui
