### Not yet read by a native speaker.
### Rule pages: one message for each thing that rules may say. $title is a contract's title,
### $list several things as a list, numbers are numbers unless said otherwise.

## Profiles: a title, and one line for lists

profile-title-swedish = Swedish
profile-title-swedish-open = Swedish, choice on the hand
profile-title-swedish-forced = Swedish, must trump
profile-title-kort = Kort
profile-title-tribello = Tribello
profile-title-international = International
profile-title-international-nt = International with no trump
profile-title-international-sans = International sans
profile-title-international-strict = International, strict
profile-title-grand = Grand
profile-title-kurz = Kurz
profile-title-estonian = Estonian
profile-title-british = British
profile-title-british-forced = British, must trump
profile-title-british-free = British, free choice
profile-title-danish = Danish
profile-title-dobbs = Dobbs
profile-title-dobbs-free = Dobbs, free choice

profile-about-swedish = The game as Sweden plays it: four open cards, a choice on those alone.
profile-about-swedish-open = The Swedish game for the careful: forehand sees all twenty cards before choosing.
profile-about-swedish-forced = The Swedish game with a whip: out of the suit led means trumping.
profile-about-kort = The short game of old: a fixed order and nothing to choose.
profile-about-tribello = The Swedish game three times over, for long evenings.
profile-about-international = The dealer is forehand, chooses on the hand and may leave the hidden talon alone.
profile-about-international-nt = International, and Valfri may be played without trump.
profile-about-international-sans = International, and Valfri is always without trump.
profile-about-international-strict = International, and the talon must always be taken.
profile-about-grand = International with every contract twice.
profile-about-kurz = International with only Spel and Pass.
profile-about-estonian = Six contracts, two of them about hearts and the queen of spades.
profile-about-british = The dealer gets twenty cards and plays a block of four deals; one trump is cut.
profile-about-british-forced = British, and out of the suit led means trumping.
profile-about-british-free = British, and the dealer orders the block at will, on twenty cards.
profile-about-danish = The old short game as the Danes play it: Spel first, the talon turned last.
profile-about-dobbs = British with a shorter pack: 43 cards, thirteen tricks.
profile-about-dobbs-free = The shorter British pack, and the dealer orders the block at will.

profile-note-kort = This is the older form of the game. Its three rounds are rounds of three deals, so that each player is forehand once in each.
profile-note-tribello = The page that describes this length says itself that it has no older source for it: agree on it before you start.
profile-note-international-sans = Valfri without trump plays like Spel, except that the talon has to be taken. That is what its sources describe, and no slip of ours.
profile-note-kurz = The sources speak of eight deals, and also of every contract twice for each forehand, which would make twelve. Eight is what we play; a match of twelve plays everything out.
profile-note-estonian = Take this one with a pinch of salt. The sources mention six contracts in eight deals but neither name all of them nor give their order or scores, and elsewhere a different game goes by the Estonian name. Ours are: the contracts No hearts and No queen of spades, the order of the first six deals, the quotas of 3 and 5 hearts, the scores for the queen of spades, and the free choice in the last two deals. Matches are not rated.
profile-note-danish = The Danish source writes down only what is won; here scores below the quota are written with a minus, as in every form of the game.

## What differs from a profile, for the names of house rules: short, lower case

difference-deck = { $count } cards
difference-forehand-eldest = forehand on the dealer's left
difference-forehand-dealer = the dealer is forehand
difference-opening_lead-forehand = forehand leads
difference-opening_lead-left_of_forehand = left of forehand leads
difference-first_dealer-lot = first dealer by lot
difference-first_dealer-high_card = first dealer by high card
difference-rotation-each_round = the deal passes every time
difference-rotation-each_block = the deal passes after a block
difference-packets-1 = dealt one by one
difference-packets-4 = dealt in fours
difference-talon_when-first = talon first
difference-talon_when-last = talon last
difference-talon_when-with_hand = talon dealt to forehand
difference-talon_face-up = talon face up
difference-talon_face-down = talon face down
difference-choose_on-talon = choice on the talon
difference-choose_on-hand = choice on the hand
difference-choose_on-hand_and_talon = choice on hand and talon
difference-choose_on-nothing = nothing to choose
difference-contracts = contracts { $list }
difference-limits = { $count ->
    [1] every contract once
   *[other] every contract { $count } times
}
difference-limits-none = contracts without limit
difference-quotas = quotas { $list }
difference-schedule-free = free order
difference-schedule-round = order { $list }
difference-schedule-round_of_three = order { $list } in rounds of three
difference-schedule-block = blocks of { $list }
difference-schedule-then_free = { $order }, then free
difference-rounds = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
difference-valfri_strains-suits = trump suits only
difference-valfri_strains-suits_and_no_trump = no trump may be named
difference-exchange-required = talon must be taken
difference-exchange-optional = talon may be left
difference-must_trump-yes = must trump
difference-must_trump-no = no forced trumping
difference-short_discard-refused = no misdeals
difference-short_discard-misdeal = short discard is a misdeal
# of a contract whose trump comes from elsewhere
difference-trump-none = { $title } without trump
difference-trump-fixed = { $title } with a fixed trump
difference-trump-with_contract = trump of { $title } with the contract
difference-trump-after_exchange = trump of { $title } after the exchange
difference-trump-first_talon_card = trump of { $title } from the talon
difference-trump-cut = trump of { $title } is cut
difference-tie-shared = ties shared
difference-tie-extra_valfri = extra deals on ties

# contracts in those lists; $limit is a text, $forehand and $others are quotas
difference-contract = { $title } { $limit }
difference-quota = { $title } { $forehand }/{ $others }

## The page

rules-title = Bismarck: { $name }
# $title is a profile's
rules-house = These are house rules: they start from the game called { $title }, and their name says what is otherwise.
rules-intro = Three people play, each for themselves. In every deal one of you is forehand, who gets four cards more to choose from than the others and has a quota of their own to meet. A deal is worth to you what lies between your tricks and your quota, so whatever one of you gains the others lose.

rules-heading-players = Players and cards
rules-players = You sit clockwise in three places, A, B and C. Everything goes clockwise: dealing, playing and the turn to deal.
rules-deck-full = You need one ordinary pack of 52 cards, no jokers, and a sheet of paper. In every suit the cards rank { $ranks }, the first of these highest. No card has a value in points.
rules-deck-part = You need a sheet of paper and { $count } cards out of an ordinary pack: { $list }. In every suit the cards rank { $ranks }, the first of these highest. No card has a value in points.
# a part of such a pack: $list names suits; $rank is a letter or number on a card, $ranks several
rules-suits-from = { $list } from the { $rank } upwards
rules-suits-of = { $list } only { $ranks }

rules-heading-dealer = Dealer and forehand
rules-first_dealer-lot = Draw lots for the first deal.
rules-first_dealer-high_card = For the first deal everyone draws a card from the shuffled pack, in the open. The highest rank deals; if two or three share it, only they draw again.
rules-rotation-each_round = After each deal the pack moves on to the left.
rules-rotation-each_block = Whoever deals keeps the pack for a block of { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}; then it moves on to the left.
rules-forehand-eldest = Forehand is the dealer's left neighbour.
rules-forehand-dealer = The dealer is forehand.

rules-heading-deal = The deal
rules-cutting = The dealer shuffles, and the neighbour on the right cuts.
rules-talon-first-up = The first four cards go face up to the middle of the table. They are the talon, and everyone may look.
rules-talon-first-down = The first four cards go face down to the middle of the table. They are the talon, and nobody looks.
rules-talon-last-up = The four cards that remain at the end are turned face up in the middle. They are the talon, and everyone may look.
rules-talon-last-down = The four cards that remain at the end stay face down in the middle. They are the talon, and nobody looks.
rules-talon-with_hand-up = The four cards that remain, the talon, are shown to everyone and go straight to forehand, who so holds { $count }.
rules-talon-with_hand-down = The four cards that remain, the talon, go straight to forehand, who so holds { $count }; nobody else sees them.
rules-packets-1 = The dealer gives { $count } cards to each player, one at a time, the left neighbour first.
rules-packets-4 = The dealer gives { $count } cards to each player, four at a time, the left neighbour first.
rules-packets-4-rest = The dealer gives { $count } cards to each player, four at a time as long as they last and then the few that are left, the left neighbour first.

rules-heading-contracts = Contracts
rules-contracts = { $count ->
    [1] There is only one kind of deal, with a quota for forehand and another for each of the two others:
   *[other] There are { $count } kinds of deal, each with a quota for forehand and another for each of the two others:
}
# $forehand and $others are quotas, $name is the title with its gloss
rules-contract-tricks_over = { $name }: forehand owes { $forehand ->
    [one] { $forehand } trick
   *[other] { $forehand } tricks
}, the others { $others } each.
rules-contract-tricks_under = { $name }: forehand may take { $forehand ->
    [one] { $forehand } trick
   *[other] { $forehand } tricks
}, the others { $others } each.
rules-contract-hearts_under = { $name }: forehand may take { $forehand ->
    [one] { $forehand } heart
   *[other] { $forehand } hearts
}, the others { $others } each.
# $with and $without are scores with their signs
rules-contract-queen_of_spades = { $name }: whoever gets the queen of spades scores { $with }, each of the two others { $without }.
rules-contract-queen_of_spades-uneven = { $name }: with the queen of spades forehand scores { $with } and without her { $without }, each of the two others { $other_with } and { $other_without }.
contract-gloss-no_trump_exchange = no trump, the talon must be taken
rules-schedule-free = Forehand chooses which it is, in every deal.
rules-schedule-block-free = The dealer decides in what order to play them; in every block each contract has its turn once.
rules-schedule-one = Nobody chooses; every deal is { $list }.
rules-schedule-round = Nobody chooses. The order is fixed and starts again when it is through: { $list }.
rules-schedule-round_of_three = Nobody chooses. Three deals on end are alike, so that each of you is forehand once, and the order of these rounds is fixed: { $list }.
rules-schedule-block = Nobody chooses. Every block has the same order: { $list }.
rules-schedule-then_free = { $count ->
    [1] The first deal is { $list }. After that forehand chooses.
   *[other] The first { $count } deals have a fixed order: { $list }. After that forehand chooses.
}
rules-schedule-then_free-threes = The first { $count } deals have a fixed order, three deals of a kind so that each of you is forehand once: { $list }. After that forehand chooses.
rules-choose-talon = The choice is made on the four cards of the talon, before anyone has a hand.
rules-choose-hand = The choice is made on the { $count } cards in hand.
rules-choose-hand-before = The choice is made on the { $count } cards in hand, before the talon is turned.
rules-choose-hand_and_talon = The choice is made on hand and talon together, { $count } cards.
rules-limits-all = As forehand each of you plays every contract { $count ->
    [1] once
   *[other] { $count } times
}: no more and no less.
rules-limits-most = As forehand each of you may play a contract { $count ->
    [1] once
   *[other] { $count } times
} at most.
rules-limits-none = Forehand may choose the same contract as often as they like.
rules-limits-each = How often each of you may play a contract as forehand: { $list }.
rules-limit = { $title } { $count ->
    [1] once
   *[other] { $count } times
}
rules-limit-none = { $title } without limit
rules-used_up = A contract counts as played when its deal is scored. Where forehand has only one kind left, it is announced without a question.
rules-used_up-trump = The trump of { $title } is theirs to name even then.

rules-heading-trump = Trump
rules-trump-none = There is no trump in { $list }.
rules-trump-fixed = In { $title } the trump is always { $suit }.
rules-trump-with_contract = In { $title } forehand names the trump in the same breath as the contract.
rules-trump-with_contract-scheduled = In { $title } forehand names the trump when the cards are dealt, before any is laid aside.
rules-trump-after_exchange = In { $title } forehand names the trump last, when four cards have been laid aside.
rules-trump-first_talon_card = In { $title } the first card of the talon makes its suit trump.
rules-trump-cut = In { $title } the trump is cut before the deal: a card is turned from the shuffled pack for all to see, its suit is trump, and the card goes back before the pack is shuffled once more.
rules-trump-cut-chosen = In { $title } the trump is cut once the contract is chosen: a card is turned from a full pack for all to see, and its suit is trump.
rules-strains-suits = Any of the four suits may be named.
rules-strains-suits_and_no_trump = Any of the four suits may be named, or no trump at all.
rules-strains-spades = Spades are allowed, even for a player who still has { $title } to play.

rules-heading-exchange = The exchange
rules-exchange-required = Forehand takes up the talon and lays any four of the { $count } cards aside, face down. The talon itself may be laid aside again.
rules-exchange-optional = Forehand may take up the talon and lay any four of the { $count } cards aside, face down, or leave the talon where it is and play the hand as dealt.
rules-exchange-with_hand = Forehand lays any four of the { $count } cards aside, face down.
rules-exchange-must = In { $list } the talon has to be taken.
rules-exchange-left-up = A talon that is left stays out of play.
rules-exchange-left-down = A talon that is left stays out of play, and not even forehand may look at it.
rules-discard = The four cards are the discard. They belong to forehand but are worth no trick.
rules-discard-counts = In { $list } a card that counts is forehand's when it lies in the discard.
rules-secret-up = Everyone has seen the talon, but what forehand laid aside nobody else knows before the deal is scored. Then it is turned up.
rules-secret-down = Talon and discard are forehand's secret until the deal is scored. Then the discard is turned up.

rules-heading-play = The play
rules-lead-forehand = Forehand leads to the first trick.
rules-lead-left_of_forehand = The player on forehand's left leads to the first trick.
rules-follow = Who leads may play any card. The others must follow suit as long as they can.
rules-free = If you have nothing of the suit led you may play what you like: trump, or throw off. Nobody ever has to trump, and nobody has to beat a card.
rules-free-no_trump = If you have nothing of the suit led you may play what you like.
rules-forced = If you have nothing of the suit led but hold a trump, you must trump, with any trump you like and even where it cannot win. Only without either may you throw off. In contracts without trump you may throw off whatever you like.
rules-trick = The highest trump wins the trick; if there is none, the highest card of the suit led. The winner lays the trick face down and leads to the next one, until all { $count } are played.
rules-trick-no_trump = The highest card of the suit led wins the trick. The winner lays the trick face down and leads to the next one, until all { $count } are played.

rules-heading-score = The score
rules-score-tricks_over = In { $list } you score your tricks minus your quota.
rules-score-tricks_under = In { $list } it is the other way round: your quota minus your tricks.
rules-score-hearts_under = In { $list } you score your quota minus the hearts you have taken.
rules-score-queen_of_spades = In { $list } only the queen of spades decides.
rules-score-zero = Who meets the quota exactly scores 0, and scores below 0 are nothing unusual. The three scores of a deal add up to 0: the quickest check of the sheet.
rules-sheet = The sheet is a grid with a row for each player, a column for each contract and one for the running total. Cross out a contract when it has been played.
rules-examples = Some examples, forehand first:
# $first, $second and $third are numbers, $scores three scores with their signs
rules-example-tricks = { $title }, tricks { $first }, { $second } and { $third }: the scores are { $scores }.
rules-example-hearts = { $title }, hearts { $first }, { $second } and { $third }: the scores are { $scores }.
rules-example-queen = { $title }, forehand gets the queen of spades: the scores are { $scores }.

rules-heading-match = The match
rules-rounds = { $count ->
    [1] A match is a single deal.
   *[other] A match is { $count } deals.
}
rules-turns = { $count ->
    [1] Each of you is forehand once.
   *[other] Each of you is forehand { $count } times.
}
rules-turns-uneven = Not everyone is forehand equally often: the turns are { $first }, { $second } and { $third }. Such a match is not rated.
rules-last_choice = In the last three deals each forehand has a single contract left, so choose with those in mind.
rules-winner = The highest total after the last deal wins.

rules-heading-ties = Ties
rules-tie-shared = Players level on points share their place: two winners are both first, and the next is third.
rules-tie-extra_valfri = If players are level at the top after the last deal, an extra deal of { $title } decides, with quotas { $forehand } and { $others }; the next player in turn is forehand. All three play, but only those who were level are compared, and only by the score of this deal. Those who are level again play another; after three extra deals they share the victory. Extra deals never change the totals, and ties further down stay ties: two second places, no third.

rules-heading-misdeal = Misdeal
rules-misdeal-refused = With real cards: forehand lays aside exactly four cards, and a wrong number is put right before the play goes on. There is no misdeal.
rules-misdeal-misdeal = With real cards: if forehand plays on with more than { $count } cards or has laid aside fewer than four, it is a misdeal. The same dealer deals again, and the contract stays what it was. Nothing is scored and nothing is used up. It may be called from the first card dealt until the scores are written down.
rules-misdeal-trump = A trump that was named or cut stays as well.
rules-misdeal-first_talon_card = The trump of { $title } is turned anew.
rules-misdeal-dealt = Where the computer deals it counts the cards, and there is no misdeal.

rules-heading-claims = Claims
rules-claims = To save time a player may claim all of the tricks to come, or none of them. The claim stands if what the claimer has seen proves it against anything the others could hold or do; if not, it is refused, and the refusal gives nothing away. A claim of all ends the deal. After a claim of none the play goes on, and the claimer's cards fall by themselves: how the other two share the rest is still for them to settle.

rules-heading-order = A deal step by step
# $steps are the steps below, in order
rules-order = { $list }: { $steps }.
rules-order-fixed = Where the order is fixed, { $list }: { $steps }.
rules-step-cut = cut for trump
rules-step-talon = deal the talon
rules-step-hands = deal the hands
rules-step-announce = announce the contract
rules-step-announce-trump = name the trump
rules-step-take = take the talon
rules-step-take-optional = take or leave the talon
rules-step-discard = lay four cards aside
rules-step-name_trump = name the trump
rules-step-play = play
rules-step-score = score

rules-heading-note = About these rules
rules-heading-history = Where it comes from
rules-history = The oldest rules of Bismarck that are known, Sten Helmfrid tells by way of pagat.com, are from 1944. The name may be the battleship's, sunk three years earlier, but nobody has shown it. Its cousins are Mizerka in Poland and Sergeant Major in Britain; games of a set programme, such as Barbu and Quodlibet, are more distant relatives. All it takes is a pack of cards, pen and paper, and an hour or so.
