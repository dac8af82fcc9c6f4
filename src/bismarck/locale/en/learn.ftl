### Not yet read by a native speaker.
### The lessons: what is said beside the table. Cia sits on the right and Bo on the left.

learn-title = Learn to play
learn-lead = Seven short lessons at the table, and then your first match. Ten minutes at most.
learn-done = done
learn-begin = Begin
learn-continue = Go on with { $title }
learn-lesson-of = Lesson { $number } of { $all }
learn-next = Go on
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-skip = Skip
learn-again = Once more
learn-coach = What to do
learn-match-title = Your first match
learn-match-about = Against two beginners. The menu has a hint whenever you want one.
learn-match-play = Play the first match

## Following suit

learn-follow-title = Following suit
learn-follow-about = Which card you may play, and which one takes the trick
learn-follow-begin = Everyone has three cards left. One player leads any card, and the others follow suit if they can. The highest card of that suit takes the trick.
learn-follow-king = Bo has led the nine of hearts, and Cia has played the ten. You have hearts, so a heart it must be. Take the trick!
learn-follow-king-low = You may play the seven, but the ten is higher. Which of your hearts beats it?
learn-follow-ace = Your trick, so you lead the next one. Try the ace of diamonds: nothing is higher.
learn-follow-ace-seven = Keep the seven for last; it has a surprise for you. Lead the ace.
learn-follow-seven = One card left, and the others have no more hearts. Play it and look.
learn-follow-end = They could not follow, so they threw away what they liked, even the queen of spades. Only the suit led can win: your seven took the trick.

## Trump

learn-trump-title = Trump
learn-trump-about = How a four beats an ace
learn-trump-begin = In Spader, spades are trump: every spade beats every card of the other suits. You still follow suit if you can.
learn-trump-four = Cia leads the ace of hearts. You have no hearts, so you may play what you like. A spade takes the trick; which one is enough?
learn-trump-four-nine = That would do, but the four is enough. Keep the nine.
learn-trump-four-king = You may, but the king of diamonds wins nothing here. A spade does.
learn-trump-king = A four beats an ace! Now you lead: try the king of diamonds.
learn-trump-king-nine = Keep your trump a little longer. Lead the king.
learn-trump-nine = Both others trumped your king, and the higher trump won. Now Cia has led the ace of clubs. You know what to do.
learn-trump-end = So: follow suit if you can. If not, trump or throw a card away, just as you like.

## The quota

learn-quota-title = The quota
learn-quota-about = What you owe, and what is left over for you
learn-quota-begin = In every deal one player is forehand and owes 8 of the 16 tricks; the others owe 4 each. Today it is you. You have 6, as the ticks beside your name show.
learn-quota-king = Spades are trump, and one is still out: Cia has the jack. Lead the king of spades and take it from her.
learn-quota-king-ace = Cia has no diamonds: she would trump the ace with her jack. The king of spades first.
learn-quota-king-first = Not yet. First take the jack from Cia, with your king.
learn-quota-ace = Seven. Now nobody can trump your ace of diamonds.
learn-quota-ace-sure = First the sure one: the ace.
learn-quota-nine = Eight, your quota is full! Every further trick is a point. Bo has one diamond left, and it is lower than your nine.
learn-quota-nine-four = Cia has the king of clubs. Try the diamond first.
learn-quota-four = Nine. And one card is left.
learn-quota-end = Nine tricks, eight owed: +1 for you. Bo has three of four, −1. Cia has four of four, 0. The three scores always add up to nothing.

## Pass

learn-pass-title = Pass
learn-pass-about = When tricks are what you do not want
learn-pass-begin = Pass is the other way round: no trump, and you avoid tricks. Forehand may take 4, the others 6 each. You have 5; the hatched ticks are those too many.
learn-pass-four = Cia leads the eight of hearts, and Bo plays after you. Stay low.
learn-pass-four-queen = The queen would take the trick, and you do not want it. Play lower.
learn-pass-ace = Bo had to take it. Now Cia takes a diamond trick and you have no diamonds: throw away your most dangerous card.
learn-pass-ace-queen = Cia may lead a spade next, and then the ace has to take it. Throw the ace.
learn-pass-queen = A spade! Good that the ace is gone. The queen of hearts wins nothing here.
learn-pass-end = Five tricks, at most six allowed: +1. Cia took four, +2. Bo was forehand and took seven, three too many: −3.

## Four cards aside

learn-exchange-title = Four cards aside
learn-exchange-about = What forehand keeps of twenty cards
learn-exchange-begin = You are forehand in Spader. The four cards of the talon are yours, so you hold twenty. Four have to go, and nobody sees which.
learn-exchange-four = Keep your trumps and the high cards. Choose four small cards of the other suits, then confirm.
learn-exchange-four-trump = Spades are trump here: keep them all, even the two.
learn-exchange-four-ace = An ace is a trick. Keep it.
learn-exchange-four-high = High cards take tricks. Lay small ones aside.
learn-exchange-end = Well chosen. What lies aside stays hidden until the deal is over; you may look at it yourself. Now you would lead.

## The choice

learn-choose-title = Choosing the contract
learn-choose-about = Four open cards, four contracts
learn-choose-begin = Before the hands are dealt, forehand sees four open cards and chooses. Spel: no trump. Spader: spades are trump. Valfri: a trump of your choice. Pass: avoid tricks.
learn-choose-spader = Ace, king and jack of spades will be yours. What do you play?
learn-choose-spader-spel = It could go well, but in Spel your spades are a suit like any other. Make them trump.
learn-choose-spader-valfri = Spader makes spades trump as well. Save Valfri for another suit.
learn-choose-spader-pass = With ace and king you would take just the tricks you do not want. Save Pass for small cards.
learn-choose-end = A good choice. The hands have been dealt, and the four are yours: now you would lay four aside. What you have chosen stays chosen.

## The score sheet

learn-sheet-title = The score sheet
learn-sheet-about = Four contracts for each, over twelve deals
learn-sheet-begin = This is the score sheet: a row for each player, a column for each contract. Everyone is forehand four times and plays each contract once.
learn-sheet-left = What has a stroke is played; a dotted ring is still to come. Now you are forehand. You have Spel and Pass left.
learn-sheet-pass = Four small cards. Which of the two do they suit?
learn-sheet-pass-spel = Eight tricks, with these? Wait with Spel until high cards come.
learn-sheet-end = Right. Spel is your last one, and then you must take it whatever the cards: so plan all four. Who has most points after twelve deals wins.
