### Not yet read by a native speaker.
### Spelets ord.

## Färger och valörer. Bokstäverna är de som står på svenska kort.

suit-S = spader
suit-H = hjärter
suit-D = ruter
suit-C = klöver

rank-2 = två
rank-3 = tre
rank-4 = fyra
rank-5 = fem
rank-6 = sex
rank-7 = sju
rank-8 = åtta
rank-9 = nio
rank-T = tio
rank-J = knekt
rank-Q = dam
rank-K = kung
rank-A = ess

rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-T = 10
rank-letter-J = Kn
rank-letter-Q = D
rank-letter-K = K
rank-letter-A = E

card-name = { $suit } { $rank }

## Trumf

strain-S = spader
strain-H = hjärter
strain-D = ruter
strain-C = klöver
strain-NT = utan trumf

## Kontrakt

contract-spel = Spel
contract-spader = Spader
contract-valfri = Valfri
contract-pass = Pass
contract-trumf = Trumf
contract-cut = Kupering
contract-no_hearts = Inga hjärter
contract-no_queen_of_spades = Ingen spader dam

contract-gloss-spel = utan trumf, ta stick
contract-gloss-spader = spader är trumf
contract-gloss-valfri = trumf efter eget val
contract-gloss-pass = utan trumf, undvik stick
contract-gloss-trumf = talongens första kort ger trumf
contract-gloss-cut = trumfen kuperas fram
contract-gloss-no_hearts = utan trumf, undvik hjärter
contract-gloss-no_queen_of_spades = utan trumf, undvik spader dam

contract-with-gloss = { $title } ({ $gloss })

## Bordet

seat = plats { $seat }
role-forehand = förhand

## Vad en giv väntar på

phase-cut = kuperingen om trumf
phase-talon = talongen
phase-hands = utdelningen
phase-announce = valet av kontrakt
phase-take = ta talongen eller låta den ligga
phase-discard = bortläggningen
phase-name_trump = trumfvalet
phase-play = ett kort
phase-score = poängen

list-end = { $first } och { $last }

## How well bots play, in a word

bot-random = På måfå
bot-greedy = Snabb
bot-rules = Efter boken
bot-beginner = Nybörjare
bot-casual = Vardagsspelare
bot-club = Klubbspelare
bot-expert = Expert
bot-master = Mästare
bot-trumper = Trumfvän
bot-ducker = Undviker stick
