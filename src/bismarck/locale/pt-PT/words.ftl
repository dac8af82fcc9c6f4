### Not yet read by a native speaker.
### As palavras do jogo.

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-T = dez
rank-J = valete
rank-Q = dama
rank-K = rei
rank-A = ás

rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-T = 10
rank-letter-J = V
rank-letter-Q = D
rank-letter-K = R
rank-letter-A = A

card-name = { $rank } de { $suit }

strain-S = espadas
strain-H = copas
strain-D = ouros
strain-C = paus
strain-NT = sem trunfo

contract-spel = Spel
contract-spader = Spader
contract-valfri = Valfri
contract-pass = Pass
contract-trumf = Trumf
contract-cut = Corte
contract-no_hearts = Sem copas
contract-no_queen_of_spades = Sem dama de espadas

contract-gloss-spel = sem trunfo, ganhar vazas
contract-gloss-spader = espadas são trunfo
contract-gloss-valfri = trunfo à escolha
contract-gloss-pass = sem trunfo, evitar vazas
contract-gloss-trumf = a primeira carta do monte dá o trunfo
contract-gloss-cut = o trunfo sai no corte
contract-gloss-no_hearts = sem trunfo, evitar copas
contract-gloss-no_queen_of_spades = sem trunfo, evitar a dama de espadas

contract-with-gloss = { $title } ({ $gloss })

seat = lugar { $seat }
role-forehand = mão

phase-cut = o corte para o trunfo
phase-talon = o monte
phase-hands = a distribuição das mãos
phase-announce = a escolha do contrato
phase-take = levantar ou deixar o monte
phase-discard = o descarte
phase-name_trump = a escolha do trunfo
phase-play = uma carta
phase-score = a pontuação

list-end = { $first } e { $last }

## How well bots play, in a word

bot-random = Ao acaso
bot-greedy = Rápido
bot-rules = Pelo manual
bot-beginner = Principiante
bot-casual = Ocasional
bot-club = Jogador de clube
bot-expert = Perito
bot-master = Mestre
bot-trumper = Amigo de trunfos
bot-ducker = Evita vazas
