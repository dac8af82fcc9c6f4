### Not yet read by a native speaker.
# Why a bot would do what it advises; shown after the advice.

reason-only-card = You have no other card to play here.
reason-take-talon = Four more cards to choose from can only help: you may lay the same four aside again.
reason-leave-talon = The four cards are not needed: the hand is better as it is.
reason-proved = Whatever the others hold and do, no other card does better.

reason-choose-high = High cards are in sight, and this is their moment; contracts without trump will not get better.
reason-choose-suit = This suit and these high cards are better than they usually are for this contract.
reason-choose-trump = You have a suit for it: length and high cards count together.
reason-choose-low = These cards are low; that is when to be done with the contract in which you must not take.
reason-trump-forced = The contract is settled; this is the suit in which you are strongest.
reason-name-trump = It is your longest and strongest suit, counted with what the other suits bring.
reason-name-no-trump = Your high cards are spread over the suits, so a trump would help the others more.

reason-discard-weak = Keep the long strong suit and the masters; low cards of short suits bring nothing.
reason-discard-void = A suit that you have no card of can be trumped: so you make one.
reason-discard-high = Lay aside what sticks out: high cards without low ones under them take tricks.
reason-discard-counted = Counted cards laid aside count as yours, so the dangerous other cards go.

reason-lead-trump-master = Nobody can beat it, and it draws the others' trumps.
reason-lead-trump = Drawing trumps keeps your other winners from being trumped.
reason-lead-sure = It takes the trick whatever the others hold.
reason-lead-master = Nothing higher is left in the suit; take it before it is trumped or the others throw off.
reason-lead-long = The higher cards of your long suit must fall before the rest of it is good.
reason-lead-exit = Nothing better to lead: this gives the least away and keeps your high cards covered.
reason-lead-under = Somebody is likely to have to go above it.
reason-lead-least-danger = Every lead may take the trick; this one does least harm later.
reason-lead-last-of-suit = Nobody else has this suit, so it takes the trick; better now than when it costs more.

reason-follow-low = You cannot win it well, so play the card that is worth least.
reason-win-cheap = You play last: win with the lowest card that does.
reason-win-sure = Nobody after you can beat it.
reason-play-high = It may well hold, and if it does not, the player after you must spend a high card.
reason-trump-in = You have none of the suit led: a small trump takes the trick.
reason-trump-forced-under = You must play a trump and cannot win, so it is the one you will miss least.
reason-throw-worthless = You cannot win this trick: throw what will win none later.

reason-duck = The highest card that stays below: the trick goes to somebody else and a dangerous card is gone.
reason-duck-perhaps = You have to go above, but somebody after you may have to go higher.
reason-win-high = The trick is yours in any case: win it with the highest and keep the low cards.
reason-win-low = The trick is yours in any case, and the higher card is safer kept.
reason-throw-counted = Somebody else takes this trick: give them the cards that count.
reason-throw-over-queen = While the queen of spades is out, ace and king of spades may catch her.
reason-throw-danger = Get rid of the card that is most likely to take a trick later.
