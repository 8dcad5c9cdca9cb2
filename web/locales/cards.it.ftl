# Terms: Horror, Azione, Commedia romantica; carta Film, Star, Blockbuster, premio, Ciak, Doppia Bobina, come in it.ftl.

## Horror

card-H1 = Tredici finestre
card-H2 = Il conte Notturno
card-H3 = Portato dalla marea
card-H4 = La teca del dottor Galvan
card-H5 = Il lupo di Rupe Nera
card-H6 = Il salotto della vedova
card-H7 = Sepolto a metà
card-H8 = Raccolto di paglia
card-H9 = Il nono gatto
card-H10 = La dama di lino
card-H11 = L’orologio che respira
card-H12 = L’orchidea affamata
card-H13 = Il dormiente di Sakkara

## Azione

card-A1 = Gli assi dell’aurora
card-A2 = Il postale di ferro
card-A3 = Il sette in testa
card-A4 = Kid Tuono
card-A5 = Due dita di miccia
card-A6 = Lo squadrone Cometa
card-A7 = Un salto di seta
card-A8 = Lame per la regina
card-A9 = L’oro del palombaro
card-A10 = Fuga dal monte Brace
card-A11 = Una tigre nella notte
card-A12 = Lo sceriffo di Pozzosecco
card-A13 = Il giuramento del corsaro

## Commedie romantiche

card-R1 = Un ombrello per due
card-R2 = Un piano troppo giù
card-R3 = Pronto, cuore mio?
card-R4 = Il fidanzato invisibile
card-R5 = Una torta per tre
card-R6 = Il tandem al contrario
card-R7 = Il barboncino galeotto
card-R8 = Due scarpe sinistre
card-R9 = Il cigno geloso
card-R10 = Tua, per errore
card-R11 = Due zollette o tre?
card-R12 = La zia in mongolfiera
card-R13 = Champagne alle sei

## Blockbuster

card-B1 = Serata di gala
card-B2 = Sala gremita
card-B3 = Il sipario d’oro
card-B4 = Insegne a mezzanotte
card-B5 = Diecimila lampadine

## Star: i nomi delle persone restano uguali in ogni lingua

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

card-clap = Ciak
card-double = Doppia Bobina

## Come si chiama una carta a voce

card-genre-H = Horror
card-genre-A = Azione
card-genre-R = Commedia romantica
card-name-film = «{ $title }», { $genre ->
    [H] { card-genre-H }
    [A] { card-genre-A }
   *[R] { card-genre-R }
}{ $award ->
    [yes] { card-award }
   *[no] { "" }
}
card-award = { "" }, con il premio, conta doppio
card-name-star = { $title }, Star, { $rating ->
    [one] una stella
    [2] due stelle
   *[other] tre stelle
}
card-name-blockbuster = «{ $title }», Blockbuster, 2 punti
card-name-studio = { $title }, carta Studio
