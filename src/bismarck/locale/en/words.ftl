### Not yet read by a native speaker.
### The words of the game.

## Suits and ranks. The letters are those printed on the cards of the language.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-T = 10
rank-letter-J = J
rank-letter-Q = Q
rank-letter-K = K
rank-letter-A = A

# $suit and $rank are words
card-name = { $rank } of { $suit }

## What is trump

strain-S = spades
strain-H = hearts
strain-D = diamonds
strain-C = clubs
strain-NT = no trump

## Contracts: their titles stay Swedish, a gloss says what they mean

contract-spel = Spel
contract-spader = Spader
contract-valfri = Valfri
contract-pass = Pass
contract-trumf = Trumf
contract-cut = Cut
contract-no_hearts = No hearts
contract-no_queen_of_spades = No queen of spades

contract-gloss-spel = no trump, win tricks
contract-gloss-spader = spades are trump
contract-gloss-valfri = trump of your choice
contract-gloss-pass = no trump, avoid tricks
contract-gloss-trumf = the first talon card makes trump
contract-gloss-cut = trump is cut
contract-gloss-no_hearts = no trump, avoid hearts
contract-gloss-no_queen_of_spades = no trump, avoid the queen of spades

# $title and $gloss are the two above
contract-with-gloss = { $title } ({ $gloss })

## The table

# $seat is a letter
seat = seat { $seat }
role-forehand = forehand

## What a deal waits for

phase-cut = the cut for trump
phase-talon = the talon
phase-hands = the deal of the hands
phase-announce = the choice of contract
phase-take = take or leave the talon
phase-discard = the discard
phase-name_trump = the naming of trump
phase-play = a card
phase-score = the score

## A list: $first is all but the last, with commas

list-end = { $first } and { $last }

## How well bots play, in a word

bot-random = By chance
bot-greedy = Quick
bot-rules = By the book
bot-beginner = Beginner
bot-casual = Casual
bot-club = Club player
bot-expert = Expert
bot-master = Master
bot-trumper = Fond of trumps
bot-ducker = Fond of ducking
