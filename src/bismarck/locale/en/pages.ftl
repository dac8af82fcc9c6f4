### Not yet read by a native speaker.
### The pages besides the table: the first one, tables for friends, my things, the shuffle.
### They come when they are asked for, so what the table itself says stands in web.ftl.

## The first page and house rules

web-home-name = Your name
web-home-default-name = Guest
web-home-game = Which game
web-home-opponents = Your opponents
web-home-left = On your left
web-home-right = On your right
web-home-play = Play now
web-home-play-about = Against two computer players
web-home-continue = Continue
web-home-house-rules = House rules
web-home-house-rules-about = Change single rules of this game
web-home-house-rules-changed = { $count ->
    [1] One rule changed
   *[other] { $count } rules changed
}
web-home-house-rules-clear = As the game has them
web-home-rated = Everyone is forehand equally often
web-home-unrated = Not everyone is forehand equally often
web-option-deck = The pack
web-option-forehand = Forehand is
web-option-opening_lead = The first lead
web-option-first_dealer = Who deals first
web-option-rotation = The deal passes
web-option-packets = Cards dealt at a time
web-option-talon_when = The talon is dealt
web-option-talon_face = The talon lies
web-option-choose_on = Forehand chooses on
web-option-contracts = Contracts, and how often each
web-option-quotas = Quotas
web-option-schedule = Who decides the contract
web-option-rounds = Number of deals
web-option-valfri_strains = In Valfri may be named
web-option-valfri_trump = Valfri’s trump is named
web-option-exchange = Taking the talon is
web-option-must_trump = Who cannot follow must trump
web-option-short_discard = With real cards, a wrong discard is
web-option-tie = A tie at the top
web-value-eldest = the dealer’s left neighbour
web-value-dealer = the dealer
web-value-left_of_forehand = forehand’s left neighbour
web-value-lot = by lot
web-value-high_card = the highest card
web-value-each_round = after each deal
web-value-each_block = after the dealer has dealt each contract
web-value-first = before the hands
web-value-last = after the hands
web-value-with_hand = to forehand with the hand
web-value-up = face up
web-value-down = face down
web-value-talon = the talon
web-value-hand = the hand
web-value-hand_and_talon = the hand and the talon
web-value-nothing = nothing: the order is fixed
web-value-suits = a suit
web-value-suits_nt = a suit or no trump
web-value-nt = only no trump
web-value-with_contract = with the contract
web-value-after_exchange = after the exchange
web-value-none = not at all
web-value-required = required
web-value-optional = optional
web-value-yes = yes
web-value-no = no
web-value-refused = put right
web-value-misdeal = a misdeal
web-value-shared = is shared
web-value-extra_valfri = is played off in Valfri
web-value-forehand = forehand

## Playing with friends

web-home-friends = Play with friends
web-home-friends-about = One link for your phones
web-about-title = About Bismarck
web-home-more = More
web-code-label = A code from a friend
web-code-join = Join
web-code-unknown = There is no table with the code { $code }
web-room-title = Around the table
web-room-choose = Tap a free seat
web-room-full = All seats are taken
web-room-free = { $count ->
    [1] One seat is free
   *[other] { $count } seats are free
}
web-room-waits = Waiting for { $names }
web-room-starts = The match starts
web-room-nameless = Say first what you are called
web-room-seat-free = Free
web-room-sit = Sit here
web-room-move = Move here
web-room-bot = A computer player
web-room-clear = Remove
web-room-host = host
web-room-not-here = away for a moment
web-room-is-ready = ready
web-room-is-not-ready = not ready yet
web-room-ready = I am ready
web-room-not-ready = Not ready after all
web-room-start = Start with computer players
web-room-stand = Give up my seat
web-room-watched = Whoever is ready agrees that others may watch.
web-invite-title = Invite friends
web-invite-text = Play Bismarck with me
web-invite-code = The code of this table:
web-invite-code-picture = The link of this table as a code for a phone’s camera
web-invite-link = The link of this table
web-invite-copy = Copy the link
web-invite-copied = Copied
web-invite-share = Share
web-invite-keeps = The link works as long as the match: also to go on another day.
web-invite-local = This link works only on this computer. Start with --lan, and others at home can join.
web-agree-title = What is agreed
web-agree-listed = Anyone may join from the open tables
web-agree-spectators = Others may watch
web-agree-free_text = Free words in the talk
web-agree-undo = The last card may be taken back if all agree
web-agree-clock = Clock
web-agree-clock-none = No clock
web-agree-clock-words = { $seconds } seconds a decision, { $minutes ->
    [1] one minute
   *[other] { $minutes } minutes
} in reserve

## Open tables

web-tables-title = Open tables
web-tables-join = Join
web-tables-none = No table waits for players just now.
web-tables-about = A table stands here when its host lets anyone join and a seat is free.
web-tables-clock = { $seconds } s a decision

## My things

web-me-title = My matches
web-me-save = Save
web-me-saved = Saved
web-me-matches = Matches
web-me-no-matches = None yet
web-me-stage-gathering = not begun
web-me-stage-playing = being played
web-me-stage-over = over
web-me-log = Log
web-me-look = Look
web-me-data = What is kept of you
web-me-data-about = A name, your matches, and a random number in this browser that says you are you. Nothing else.
web-me-export = All of it as a file
web-me-forget = Forget me
web-me-forget-sure = Matches stay, with a random name in place of yours. This browser loses its seats. It cannot be undone.
web-me-forget-yes = Forget me now
web-me-keep = Keep it
web-me-forgotten = Forgotten.

## Talk and people

web-talk-title = Talk
web-talk-none = Nobody has said anything yet
web-talk-words = In your own words
web-talk-say = Say it
web-people-title = The people
web-people-mute = Do not hear { $who }
web-people-unmute = Hear { $who } again
web-people-report = Report { $who }
web-people-report-why = What is it?
web-people-reported = Your report about { $who } is stored.
web-people-watching = { $count ->
    [0] Nobody looks on.
    [1] One person looks on.
   *[other] { $count } people look on.
}
web-people-consent = Others may watch
web-people-link = The link of this table
web-report-insult = Insults
web-report-spam = Spam
web-report-name = An offensive name
web-report-unfair = Unfair play
web-report-other = Something else

## The shuffle

web-shuffle-title = Is the shuffle fair?
web-shuffle-more = How it works, and what it does not prove
web-shuffle-lead = Nobody can choose your cards: not the server, not another player. After each deal your own device checks that. Here is how, and what it does not prove.
web-shuffle-how = How a deal is made
web-shuffle-step-promise = Before the deal the server draws 32 random bytes, the seed, and shows their fingerprint: its promise. From then on it cannot take another seed without its being seen.
web-shuffle-step-mix = Your device draws 32 random bytes of its own and shows only their fingerprint. So do the devices of the others.
web-shuffle-step-open = Only when all fingerprints lie there do the devices open their bytes. Nobody could choose theirs to suit the others’.
web-shuffle-step-deal = Seed and bytes together, mixed by HMAC-SHA-256, put the pack in order: a Fisher-Yates shuffle in which every order is equally likely.
web-shuffle-step-show = When the deal is over the server opens its seed.
web-shuffle-step-check = Your device computes everything anew: does the seed fit the promise, is your own share in it, did the cards fall as they must?
web-shuffle-proves-title = What it proves
web-shuffle-proves = The cards were fixed before the first one fell. Whoever finds their own bytes among those opened knows that nobody chose that order: the server was bound before it saw them, and no player ever saw the seed.
web-shuffle-not-title = What it does not prove
web-shuffle-not-bots = Bots’ bytes prove nothing: the server makes them. At a table with nobody but you and bots, yours alone do.
web-shuffle-not-missing = That bytes said to be missing were missing. A server could once leave somebody’s out and get another order; but the deal then starts anew for all to see, and that player knows better.
web-shuffle-not-draw = That the draw for the first dealer was not tried out before: no device has a part in it.
web-shuffle-not-seen = That nobody saw the cards. Whoever runs the server could look at them.
web-shuffle-not-people = Anything about real cards on a kitchen table.
web-shuffle-not-told = That two of three do not tell each other what they hold.
web-shuffle-self-title = Check a match yourself
web-shuffle-self = Save the log of a match and open it here. It is read by this page alone and sent nowhere. Whoever trusts no page of ours finds the recipe byte by byte in docs/shuffle.md and can check with a program of their own; ours is “bismarck verify”.
web-check-file = A match log
web-check-no-log = That is no match log.
web-proof-draw = The draw for the dealer
web-proof-none = no promise
web-proof-open = not opened yet
web-proof-good = fits
web-proof-wrong = does not fit
web-proof-sum = { $count ->
    [0] Nothing is opened yet.
    [1] One shuffle was checked, and it fits.
   *[other] { $count } shuffles were checked, and all fit.
}
web-proof-sum-wrong = { $count ->
    [1] One shuffle does not fit what was promised!
   *[other] { $count } shuffles do not fit what was promised!
}
web-proof-promise = The promise
web-proof-nonce = The share of { $seat }
web-proof-seed = The seed
web-proof-yes = Yes:
web-proof-no = No:
web-proof-check-draw = the seed gives this dealer
web-proof-check-seed = the seed fits the promise
web-proof-check-nonces = every share fits its fingerprint
web-proof-check-own = the share of this device is in it
web-proof-check-order = no card fell before all shares were open
web-proof-check-restart = the deal was begun anew only before a card, with the same seed
web-proof-check-cut = the card cut is the one they give
web-proof-check-talon = the talon is the one they give
web-proof-check-hands = the hands that this device saw are those they give
web-proof-talon = The talon was { $cards }
web-proof-current = The promise for deal { $deal }
web-proof-current-about = It was given before the deal. When the deal is over the seed must fit it.
web-proof-computed = Computed on this device from what it has seen itself.
web-dealt-title = All cards dealt here
web-dealt-none = No deal is over on this server yet.
web-dealt-about = { $deals ->
    [1] One deal is over on this server.
   *[other] { $deals } deals are over on this server.
} Hands of a computer are often called wild; count with us.
web-dealt-p = A fair shuffle strays further than this in { $percent } of all cases.
web-dealt-even = That is as it should be.
web-dealt-few = These are too few to say much.
web-dealt-odd = That is less than chance easily explains; tell who runs this server.
web-dealt-talon = How often each card lay in the talon; the line is the expectation
web-dealt-extremes = Most often the { $most }, { $times ->
    [one] { $times } time
   *[other] { $times } times
}; least often the { $least }, { $seldom ->
    [one] { $seldom } time
   *[other] { $seldom } times
}; { $expected } are expected.
web-dealt-lengths = How long suits were in a hand
web-dealt-length = Length
web-dealt-seen = Dealt here
web-dealt-fair = Expected

## Settings, help, rules

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = as the device has them
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-theme-contrast = high contrast
web-settings-speed = Pace
web-settings-speed-slow = slow
web-settings-speed-normal = normal
web-settings-speed-fast = fast
web-settings-sound = Sounds
web-settings-four_colours = Four colours of suits
web-settings-one_tap = One tap plays a card
web-settings-left_handed = Left-handed
web-settings-ascending = Low cards first
web-settings-letter_keys = Letter keys
web-help-title = Keys and gestures
web-help-tap = Tap a card to raise it, tap it again or tap the table to play it. Drawing it upwards plays it too.
web-help-arrows = Arrow keys go through the hand, Home and End to its ends, Enter raises and plays.
web-help-suits = S, H, D and C jump to a suit.
web-help-read = T reads the trick, Q the tricks of all three, L shows the last trick.
web-help-help = ? opens this page.
web-rules-title = Rules of this table
web-rules-wait = Fetching the rules
web-rules-all = The rules
web-nowhere = There is nothing at this address
web-settings-not-secure = This page came without TLS: the screen may go dark during a deal, and the page cannot be installed. Everything else works.

## The server’s answer to a page, where it is no

web-problem-banned = You may not play here
web-problem-busy = Too much at once; try again
web-problem-group_full = The group already has as many evenings as it can hold; begin another
web-problem-no_session = This page has expired; load it again
web-problem-origin = That came from another site
web-problem-other = The server says no
web-problem-paper_full = This score sheet is full; begin another
web-problem-rules = These house rules do not go together
web-problem-rules-clash = These house rules do not go together: “{ $first }” and “{ $second }”
web-problem-rules-option = This house rule cannot be: “{ $option }”
web-problem-running = That is open when the match is over
web-problem-too_long = That is too long
web-problem-too_many = Too much at once; wait a minute
web-problem-too_slow = That took too long; try again
web-problem-unknown_code = There is no table with that code
web-problem-unknown_paper = There is no such score sheet; ask for its link again
web-problem-unknown_table = There is no such table
web-problem-unreadable = The server does not understand this page; load it again
web-problem-wrong_key = This link does not open that score sheet; ask for it again
