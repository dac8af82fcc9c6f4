### Not yet read by a native speaker.
### Die Wörter des Spiels.

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-T = 10
rank-letter-J = B
rank-letter-Q = D
rank-letter-K = K
rank-letter-A = A

card-name = { $suit }-{ $rank }

strain-S = Pik
strain-H = Herz
strain-D = Karo
strain-C = Kreuz
strain-NT = ohne Trumpf

contract-spel = Spel
contract-spader = Spader
contract-valfri = Valfri
contract-pass = Pass
contract-trumf = Trumf
contract-cut = Abheben
contract-no_hearts = Keine Herzen
contract-no_queen_of_spades = Keine Pik-Dame

contract-gloss-spel = ohne Trumpf, Stiche gewinnen
contract-gloss-spader = Pik ist Trumpf
contract-gloss-valfri = Trumpf nach Wahl
contract-gloss-pass = ohne Trumpf, Stiche vermeiden
contract-gloss-trumf = die erste Karte des Skats gibt den Trumpf
contract-gloss-cut = der Trumpf wird abgehoben
contract-gloss-no_hearts = ohne Trumpf, Herzen vermeiden
contract-gloss-no_queen_of_spades = ohne Trumpf, die Pik-Dame vermeiden

contract-with-gloss = { $title } ({ $gloss })

seat = Platz { $seat }
role-forehand = Vorhand

phase-cut = das Abheben des Trumpfs
phase-talon = der Skat
phase-hands = das Geben
phase-announce = die Wahl des Kontrakts
phase-take = den Skat nehmen oder liegen lassen
phase-discard = das Drücken
phase-name_trump = die Wahl des Trumpfs
phase-play = eine Karte
phase-score = die Wertung

list-end = { $first } und { $last }

## How well bots play, in a word

bot-random = Aufs Geratewohl
bot-greedy = Schnell
bot-rules = Nach Lehrbuch
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister
bot-trumper = Trumpffreund
bot-ducker = Meidet Stiche
