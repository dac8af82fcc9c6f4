### Not yet read by a native speaker.
### The command line, and the match in the terminal.

## What `bismarck --help` says of the commands

command-bismarck = Play, learn, score and study the card game Bismarck.
command-play = Play a match against bots, in the browser or the terminal.
command-rules = Show the rules of a profile in words.
command-profiles = List the profiles.
command-deal = Write random deals as scripts.
command-perft = Count the legal sequences of cards of a position.
command-solve = Say what the rest of a deal is worth with all cards open.
command-suggest = Ask a bot what it would do where a script stops.
command-replay = Play a log or a script again and show its results.
command-verify = Check a log: order, rules, scores, proof of the shuffle.
command-export = Write a log in another format.

## The words around the texts of `--help`

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default
help-required = required
help-show = Show this message and exit.

## What it says of their options

option-version = Show the version.
option-json = Answer in JSON.
option-lang = The language: en, sv, de, pt-BR or pt-PT; otherwise that of the environment.
option-profile = The profile to start from; `bismarck profiles` lists them.
option-set = A house rule, an option and its value as in 'must_trump yes'; may be given several times.
option-must-trump = Who lacks the suit led must play a trump.
option-position = A position: three hands, the strain, the leader and the trick, as in 'A:J.A9.. 65...4 8.Q.T. NT A -'.
option-log = A match log; - is standard input.
option-script = A script; - is standard input.
option-seed = A number from which the same cards follow every time.
play-terminal = Play in the terminal.
play-name = Your name on the score sheet.
play-seat = Your seat.
play-opponent = The bot to play against; give two for two different ones.
play-seed = Any text: the same text gives the same cards.
play-practice = A match for practice: undo takes steps back.
play-plain = Plain lines, cards in words, no colours: for a screen reader.
play-resume = Go on with the match that was left, without asking.
play-new = Give up the match that was left and begin another.
play-data = The folder that keeps the matches.
deal-count = How many deals.
deal-directory = Write each deal to a file in this folder.
perft-depth = How many cards; all that are left where it is more.
solve-lone = The player who stands alone against the two others.
solve-avoid = The player wants to avoid tricks.
solve-all-moves = The value after each legal card too.
solve-guarantees = What each player takes against the two others, and what follows from it.
solve-maxn = Everyone for themselves; between equal cards decides: first, spite or kind.
solve-nodes = Stop after so many nodes and give bounds.
solve-ms = Stop after so many milliseconds and give bounds.
solve-file = A file with a position on each line; - is standard input.
suggest-bot = The bot to ask.
suggest-iterations = How much the bot may think: the number of its iterations.
suggest-value = { $what }: { $points } points
export-format = The format: pbn, csv or log.
export-output = The file to write; standard output where none is given.

## The list of profiles

profile-line = { $rounds ->
    [one] { $name }, { $rounds } deal
   *[other] { $name }, { $rounds } deals
}

## The results of a log or a script

result-round = { $number }: { $contract }, { $trump }, forehand { $forehand }; tricks { $tricks }; scores { $scores }
result-extra = extra { $number }: { $contract }, { $trump }, forehand { $forehand }; tricks { $tricks }; scores { $scores }
result-totals = totals { $totals }
result-winners = { $count ->
    [0] no winner yet
    [1] winner { $winners }
   *[other] winners { $winners }
}
script-refused = refused: line { $line }: { $why }
verify-good = good: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $rounds ->
    [one] { $rounds } deal
   *[other] { $rounds } deals
}, { $shuffle }
verify-shuffle = { $proof ->
    [committed] the shuffle of every deal that is over is proven
   *[none] shuffled by people, so without a proof
}

## Words that may be typed, with commas between them

input-help = help, ?
input-hand = hand, cards
input-table = table, where
input-last = last, last trick
input-tricks = tricks, quota, quotas
input-aside = aside, discard
input-sheet = sheet, score, scores, score sheet
input-rules = rules
input-hint = hint, tip
input-auto = auto
input-auto-match = auto match
input-undo = undo, back
input-claim-all = claim all, claim
input-claim-none = claim none
input-quit = quit, exit, q
input-take = take, take it, yes, y
input-leave = leave, leave it, no, n
input-yes = yes, y, ok
input-no = no, n
input-suit-S = s, spade
input-suit-H = h, heart
input-suit-D = d, diamond
input-suit-C = c, club
input-no-trump = nt, notrump, none

## Help at any question

help =
    Type a card as h9, 9h, ♥9 or in words, or its number in the list.
    At any question: hand, table, last trick, tricks, score sheet, rules, aside (your discard).
    hint: what an expert would do. auto: let it do that. auto match: let it play on to the end.
    claim all, claim none: claim the rest of the tricks, or none of them.
    undo: take your last step back, in a match for practice.
    quit: leave; the match is kept and goes on another time.

## Questions

ask-contract = Contract?
ask-take = Take the talon?
ask-discard = { $count } cards to lay aside?
ask-trump = Trump?
ask-card = Card?
ask-resume = You left a match unfinished: { $rules }. Resume it (yes or no)?
ask-again = Another match (yes or no)?
choice = { $number } { $label }
choices = Choose: { $choices }
choices-play = You can play: { $choices }
choice-contract = { $contract } with { $trump }
choice-take = take
choice-leave = leave

## Answers that can't be read

wanted-card = a card, as in { $example }, or its number
wanted-cards = { $count } cards or their numbers
wanted-number = a number from 1 to { $last } or the choice in words
wrong-answer = I don't know { $text } here; type { $wanted }, or help.
wrong-number = There is no number { $number }; the last one is { $last }.
wrong-twice = You name { $card } twice; name each card once.
wrong-yes-or-no = Type yes or no.
wrong-empty = Type { $wanted }, or help.
refused = Not possible: { $why }.

## Hints

hint = Hint: { $advice }.
hint-play = play { $card }
hint-discard = lay aside { $cards }
hint-choose = choose { $contract }
hint-choose-trump = choose { $contract } with { $trump }
hint-trump = name { $trump } as trump
hint-take = take the talon
hint-leave = leave the talon
hint-claim-all = claim the rest
hint-claim-none = claim none of the rest

## People and things in a line

player = { $who ->
    [you] you
   *[other] { $name }
}
player-card = { $player } { $card }
player-total = { $player } { $total }
player-tricks = { $player } { $taken }
player-tricks-of = { $player } { $taken } of { $quota }
default-name = Player
opponent-names = Bo, Cia, Dag

## What happens

welcome = Welcome. Type help at any question.
resumed = The match goes on where you left it.
farewell = Goodbye.
farewell-kept = Goodbye. The match is kept; start again in the same way to go on with it.
log-kept = The log of the match is { $path }; `bismarck verify` checks it.
told-rules = The rules: { $rules }.
told-players = At the table: { $players }.
told-bot = { $name } is a bot: { $bot }.
told-draw = Draw for the deal: { $cards }.
told-first-dealer = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
told-round = Deal { $number } of { $rounds }.
told-extra-round = Extra deal { $extra }.
told-level = Level at the top: { $players }. An extra deal decides between them.
told-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
told-forehand = { $who ->
    [you] You are forehand.
   *[other] { $name } is forehand.
}
told-cut = The cut shows { $card }: trump is { $trump }.
told-talon-up = The talon: { $cards }.
told-talon-down = The talon lies face down.
told-extra-cards = Your four extra cards: { $cards }.
told-extra-cards-hidden = { $who ->
    [you] You get four extra cards.
   *[other] { $name } gets four extra cards.
}
told-trump-is = Trump is { $trump }.
told-dealt = { $count ->
    [1] You hold one card: { $hand }
   *[other] You hold { $count } cards: { $hand }
}
told-hand = Your hand: { $hand }
told-contracts-left = { $who ->
    [you] You have left: { $contracts }.
   *[other] { $name } has left: { $contracts }.
}
told-announced = { $who ->
    [you] You announce { $contract }: { $gloss }.
   *[other] { $name } announces { $contract }: { $gloss }.
}
told-announced-trump = { $who ->
    [you] You announce { $contract } with { $trump }.
   *[other] { $name } announces { $contract } with { $trump }.
}
told-forced = The contract is { $contract }: { $gloss }.
told-quota-take = { $who ->
    [you] You owe { $own ->
        [one] { $own } trick
       *[other] { $own } tricks
    }, the others { $other } each.
   *[other] { $name } owes { $own ->
        [one] { $own } trick
       *[other] { $own } tricks
    }, the others { $other } each.
}
told-quota-avoid = { $who ->
    [you] Each trick beyond { $own } costs you a point; for the others it is beyond { $other }.
   *[other] Each trick beyond { $own } costs { $name } a point; for the others it is beyond { $other }.
}
told-quota-hearts = { $who ->
    [you] Each heart beyond { $own } costs you a point; for the others it is beyond { $other }.
   *[other] Each heart beyond { $own } costs { $name } a point; for the others it is beyond { $other }.
}
told-quota-queen = The queen of spades costs whoever gets her 4 points; the others win 2 each.
told-taken = { $who ->
    [you] You take the talon.
   *[other] { $name } takes the talon.
}
told-taken-cards = { $who ->
    [you] You take the talon: { $cards }.
   *[other] { $name } takes the talon: { $cards }.
}
told-left = { $who ->
    [you] You leave the talon.
   *[other] { $name } leaves the talon.
}
told-discarded = { $who ->
    [you] You lay four cards aside.
   *[other] { $name } lays four cards aside.
}
told-discarded-cards = { $who ->
    [you] You lay aside { $cards }.
   *[other] { $name } lays aside { $cards }.
}
told-trump = { $who ->
    [you] You name { $trump } as trump.
   *[other] { $name } names { $trump } as trump.
}
told-contract = { $who ->
    [you] { $contract }, trump: { $trump }. You are forehand.
   *[other] { $contract }, trump: { $trump }. { $name } is forehand.
}
told-contract-no-trump = { $who ->
    [you] { $contract }, no trump. You are forehand.
   *[other] { $contract }, no trump. { $name } is forehand.
}
told-contract-alone = { $who ->
    [you] { $contract }. You are forehand.
   *[other] { $contract }. { $name } is forehand.
}
told-leads = { $who ->
    [you] You lead { $card }.
   *[other] { $name } leads { $card }.
}
told-plays = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
told-trick = { $who ->
    [you] Trick { $number } is yours: { $taken }.
   *[other] Trick { $number } to { $name }: { $taken }.
}
told-trick-of = { $who ->
    [you] Trick { $number } is yours: { $taken } of { $quota }.
   *[other] Trick { $number } to { $name }: { $taken } of { $quota }.
}
told-table = On the table: { $cards }.
told-table-empty = Nothing is on the table.
told-last-trick = { $who ->
    [you] The last trick: { $cards }; you took it.
   *[other] The last trick: { $cards }; { $name } took it.
}
told-no-last-trick = No trick has been played yet.
told-tricks = Tricks: { $tricks }.
told-own-discard = You laid aside { $cards }.
told-no-discard = You know of no cards laid aside.
told-claim-all = { $who ->
    [you] You claim the rest, and it is proven.
   *[other] { $name } claims the rest, and it is proven.
}
told-claim-none = { $who ->
    [you] You claim none of the rest, and it is proven; your cards are played for you.
   *[other] { $name } claims none of the rest, and it is proven.
}
told-misdeal = Misdeal: { $reason }. The same dealer deals again.
told-aside = { $who ->
    [you] You had laid aside { $cards }.
   *[other] { $name } had laid aside { $cards }.
}
told-aside-left = { $who ->
    [you] The talon you left: { $cards }.
   *[other] The talon { $name } left: { $cards }.
}
told-score = { $who ->
    [you] You: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $score }, in all { $total }.
   *[other] { $name }: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $score }, in all { $total }.
}
told-sheet-row = { $who ->
    [you] You: { $cells }. In all { $total }.
   *[other] { $name }: { $cells }. In all { $total }.
}
told-totals = Totals: { $totals }.
told-final = The match is over. Totals: { $totals }.
told-abandoned = The match was abandoned; nobody wins.
told-winner = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
}
told-shared = Shared first place: { $players }.
told-seat-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
told-bot-seated = { $who ->
    [you] A bot plays for you: { $bot }.
   *[other] A bot plays for { $name }: { $bot }.
}
told-seat-taken = { $name } takes seat { $seat }.
told-paused = The match is paused.
told-resumed = The match goes on.
told-undone = The last step is taken back.
