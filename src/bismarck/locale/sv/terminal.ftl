### Not yet read by a native speaker.
### Kommandoraden, och matchen i terminalen.

## Vad `bismarck --help` säger om kommandona

command-bismarck = Spela, lär dig, för protokoll och utforska kortspelet Bismarck.
command-play = Spela en match mot botar, i webbläsaren eller terminalen.
command-rules = Visa en profils regler i ord.
command-profiles = Räkna upp profilerna.
command-deal = Skriv slumpade givar som manus.
command-perft = Räkna de tillåtna kortföljderna i en ställning.
command-solve = Säg vad resten av en giv är värd med öppna kort.
command-suggest = Fråga en bot vad den skulle göra där ett manus slutar.
command-replay = Spela en logg eller ett manus igen och visa resultatet.
command-verify = Pröva en logg: ordning, regler, poäng, bevis för blandningen.
command-export = Skriv en logg i ett annat format.

## Orden kring hjälptexterna

help-usage = Användning
help-arguments = Argument
help-options = Flaggor
help-commands = Kommandon
help-default = annars
help-required = krävs
help-show = Visa den här hjälpen.

## Vad den säger om deras val

option-version = Visa versionen.
option-json = Svara med JSON.
option-lang = Språket: en, sv, de, pt-BR eller pt-PT; annars omgivningens.
option-profile = Profilen att utgå från; `bismarck profiles` räknar upp dem.
option-set = En egen regel, ett val och dess värde som i 'must_trump yes'; får ges flera gånger.
option-must-trump = Den som saknar färgen måste trumfa.
option-position = En ställning: tre händer, trumfen, utspelaren och sticket, som i 'A:J.A9.. 65...4 8.Q.T. NT A -'.
option-log = En matchlogg; - är standard in.
option-script = Ett manus; - är standard in.
option-seed = Ett tal som ger samma kort varje gång.
play-terminal = Spela i terminalen.
play-name = Ditt namn i protokollet.
play-seat = Din plats.
play-opponent = Boten att spela mot; ge två för två olika.
play-seed = Vilken text som helst: samma text ger samma kort.
play-practice = En match för övning: ångra tar tillbaka steg.
play-plain = Enkla rader, korten i ord, inga färger: för skärmläsare.
play-resume = Fortsätt matchen som lämnades, utan fråga.
play-new = Ge upp matchen som lämnades och börja en ny.
play-data = Mappen där matcherna sparas.
deal-count = Hur många givar.
deal-directory = Skriv varje giv till en fil i den här mappen.
perft-depth = Hur många kort; alla som är kvar om det är fler.
solve-lone = Spelaren som står ensam mot de två andra.
solve-avoid = Spelaren vill slippa stick.
solve-all-moves = Också värdet efter varje tillåtet kort.
solve-guarantees = Vad varje spelare tar mot de två andra, och vad som följer av det.
solve-maxn = Alla för sig; mellan lika kort avgör: first, spite eller kind.
solve-nodes = Sluta efter så många noder och ge gränser.
solve-ms = Sluta efter så många millisekunder och ge gränser.
solve-file = En fil med en ställning på varje rad; - är standard in.
suggest-bot = Boten att fråga.
suggest-iterations = Hur mycket boten får tänka: antalet iterationer.
suggest-value = { $what }: { $points } poäng
export-format = Formatet: pbn, csv eller log.
export-output = Filen att skriva; standard ut om ingen ges.

## Listan över profiler

profile-line = { $rounds ->
    [one] { $name }, { $rounds } giv
   *[other] { $name }, { $rounds } givar
}

## Resultatet av en logg eller ett manus

result-round = { $number }: { $contract }, { $trump }, förhand { $forehand }; stick { $tricks }; poäng { $scores }
result-extra = extra { $number }: { $contract }, { $trump }, förhand { $forehand }; stick { $tricks }; poäng { $scores }
result-totals = summa { $totals }
result-winners = { $count ->
    [0] ingen vinnare än
    [1] vinnare { $winners }
   *[other] vinnare { $winners }
}
script-refused = avvisat: rad { $line }: { $why }
verify-good = bra: { $events ->
    [one] { $events } händelse
   *[other] { $events } händelser
}, { $rounds ->
    [one] { $rounds } giv
   *[other] { $rounds } givar
}, { $shuffle }
verify-shuffle = { $proof ->
    [committed] blandningen är bevisad i varje giv som är slut
   *[none] blandad av människor, alltså utan bevis
}

## Ord som kan skrivas, med komma emellan

input-help = hjälp, ?
input-hand = hand, kort, handen
input-table = bord, bordet, läge, läget
input-last = förra, förra sticket, senaste, senaste sticket
input-tricks = stick, sticken, krav, stickkrav
input-aside = bortlagt, bortlagda
input-sheet = protokoll, poäng, ställning
input-rules = regler, reglerna
input-hint = tips, råd
input-auto = auto
input-auto-match = auto match
input-undo = ångra, tillbaka
input-claim-all = begär alla, alla, resten
input-claim-none = begär inga, inga
input-quit = sluta, avsluta, q
input-take = ta, ta upp, ja, j
input-leave = lämna, avstå, nej, n
input-yes = ja, j, ok
input-no = nej, n
input-suit-S = s, sp
input-suit-H = h, hj, hjärt
input-suit-D = r, ru
input-suit-C = k, kl
input-no-trump = ingen, sang

## Hjälp vid varje fråga

help =
    Skriv ett kort som h9, 9h, ♥9 eller i ord, eller dess nummer i listan; kn, d, k och e är knekt, dam, kung och ess.
    Vid varje fråga: hand, bord, förra sticket, stick, protokoll, regler, bortlagt (det du lagt bort).
    tips: vad en expert skulle göra. auto: låt den göra det. auto match: låt den spela till slutet.
    begär alla, begär inga: begär resten av sticken, eller inget av dem.
    ångra: ta tillbaka ditt senaste steg, i en match för övning.
    sluta: gå; matchen sparas och fortsätter en annan gång.

## Frågor

ask-contract = Kontrakt?
ask-take = Ta talongen?
ask-discard = { $count } kort att lägga bort?
ask-trump = Trumf?
ask-card = Kort?
ask-resume = Du lämnade en match som inte är färdig: { $rules }. Fortsätta den (ja eller nej)?
ask-again = En match till (ja eller nej)?
choice = { $number } { $label }
choices = Välj: { $choices }
choices-play = Du kan spela: { $choices }
choice-contract = { $contract } med { $trump }
choice-take = ta
choice-leave = lämna

## Svar som inte går att läsa

wanted-card = ett kort, som { $example }, eller dess nummer
wanted-cards = { $count } kort eller deras nummer
wanted-number = ett tal från 1 till { $last } eller valet i ord
wrong-answer = Jag förstår inte { $text } här; skriv { $wanted }, eller hjälp.
wrong-number = Numret { $number } finns inte; det sista är { $last }.
wrong-twice = Du nämner { $card } två gånger; nämn varje kort en gång.
wrong-yes-or-no = Skriv ja eller nej.
wrong-empty = Skriv { $wanted }, eller hjälp.
refused = Det går inte: { $why }.

## Tips

hint = Tips: { $advice }.
hint-play = spela { $card }
hint-discard = lägg bort { $cards }
hint-choose = välj { $contract }
hint-choose-trump = välj { $contract } med { $trump }
hint-trump = välj { $trump } som trumf
hint-take = ta talongen
hint-leave = lämna talongen
hint-claim-all = begär resten
hint-claim-none = begär inget av resten

## Människor och ting på en rad

player = { $who ->
    [you] du
   *[other] { $name }
}
player-card = { $player } { $card }
player-total = { $player } { $total }
player-tricks = { $player } { $taken }
player-tricks-of = { $player } { $taken } av { $quota }
default-name = Spelare
opponent-names = Bo, Cia, Dag

## Vad som händer

welcome = Välkommen. Skriv hjälp vid vilken fråga som helst.
resumed = Matchen fortsätter där du lämnade den.
farewell = Hej då.
farewell-kept = Hej då. Matchen är sparad; starta igen på samma sätt för att fortsätta den.
log-kept = Matchens logg är { $path }; `bismarck verify` prövar den.
told-rules = Reglerna: { $rules }.
told-players = Vid bordet: { $players }.
told-bot = { $name } är en bot: { $bot }.
told-draw = Dragning om given: { $cards }.
told-first-dealer = { $who ->
    [you] Du ger först.
   *[other] { $name } ger först.
}
told-round = Giv { $number } av { $rounds }.
told-extra-round = Extragiv { $extra }.
told-level = Lika i topp: { $players }. En extragiv avgör mellan dem.
told-dealer = { $who ->
    [you] Du ger.
   *[other] { $name } ger.
}
told-forehand = { $who ->
    [you] Du är förhand.
   *[other] { $name } är förhand.
}
told-cut = Kuperingen visar { $card }: trumf är { $trump }.
told-talon-up = Talongen: { $cards }.
told-talon-down = Talongen ligger med baksidan upp.
told-extra-cards = Dina fyra extra kort: { $cards }.
told-extra-cards-hidden = { $who ->
    [you] Du får fyra extra kort.
   *[other] { $name } får fyra extra kort.
}
told-trump-is = Trumf är { $trump }.
told-dealt = { $count ->
    [1] Du har ett kort: { $hand }
   *[other] Du har { $count } kort: { $hand }
}
told-hand = Din hand: { $hand }
told-contracts-left = { $who ->
    [you] Du har kvar: { $contracts }.
   *[other] { $name } har kvar: { $contracts }.
}
told-announced = { $who ->
    [you] Du väljer { $contract }: { $gloss }.
   *[other] { $name } väljer { $contract }: { $gloss }.
}
told-announced-trump = { $who ->
    [you] Du väljer { $contract } med { $trump }.
   *[other] { $name } väljer { $contract } med { $trump }.
}
told-forced = Kontraktet är { $contract }: { $gloss }.
told-quota-take = { $who ->
    [you] Du ska ta { $own } stick, de andra { $other } var.
   *[other] { $name } ska ta { $own } stick, de andra { $other } var.
}
told-quota-avoid = { $who ->
    [you] Varje stick utöver { $own } kostar dig en poäng; för de andra gäller det utöver { $other }.
   *[other] Varje stick utöver { $own } kostar { $name } en poäng; för de andra gäller det utöver { $other }.
}
told-quota-hearts = { $who ->
    [you] Varje hjärter utöver { $own } kostar dig en poäng; för de andra gäller det utöver { $other }.
   *[other] Varje hjärter utöver { $own } kostar { $name } en poäng; för de andra gäller det utöver { $other }.
}
told-quota-queen = Spader dam kostar den som får henne 4 poäng; de andra får 2 var.
told-taken = { $who ->
    [you] Du tar talongen.
   *[other] { $name } tar talongen.
}
told-taken-cards = { $who ->
    [you] Du tar talongen: { $cards }.
   *[other] { $name } tar talongen: { $cards }.
}
told-left = { $who ->
    [you] Du lämnar talongen.
   *[other] { $name } lämnar talongen.
}
told-discarded = { $who ->
    [you] Du lägger bort fyra kort.
   *[other] { $name } lägger bort fyra kort.
}
told-discarded-cards = { $who ->
    [you] Du lägger bort { $cards }.
   *[other] { $name } lägger bort { $cards }.
}
told-trump = { $who ->
    [you] Du väljer { $trump } som trumf.
   *[other] { $name } väljer { $trump } som trumf.
}
told-contract = { $who ->
    [you] { $contract }, trumf: { $trump }. Du är förhand.
   *[other] { $contract }, trumf: { $trump }. { $name } är förhand.
}
told-contract-no-trump = { $who ->
    [you] { $contract }, utan trumf. Du är förhand.
   *[other] { $contract }, utan trumf. { $name } är förhand.
}
told-contract-alone = { $who ->
    [you] { $contract }. Du är förhand.
   *[other] { $contract }. { $name } är förhand.
}
told-leads = { $who ->
    [you] Du spelar ut { $card }.
   *[other] { $name } spelar ut { $card }.
}
told-plays = { $who ->
    [you] Du spelar { $card }.
   *[other] { $name } spelar { $card }.
}
told-trick = { $who ->
    [you] Stick { $number } är ditt: { $taken }.
   *[other] Stick { $number } till { $name }: { $taken }.
}
told-trick-of = { $who ->
    [you] Stick { $number } är ditt: { $taken } av { $quota }.
   *[other] Stick { $number } till { $name }: { $taken } av { $quota }.
}
told-table = På bordet: { $cards }.
told-table-empty = Inget ligger på bordet.
told-last-trick = { $who ->
    [you] Förra sticket: { $cards }; du tog det.
   *[other] Förra sticket: { $cards }; { $name } tog det.
}
told-no-last-trick = Inget stick är spelat än.
told-tricks = Stick: { $tricks }.
told-own-discard = Du har lagt bort { $cards }.
told-no-discard = Du vet inte av några bortlagda kort.
told-claim-all = { $who ->
    [you] Du begär resten, och det är bevisat.
   *[other] { $name } begär resten, och det är bevisat.
}
told-claim-none = { $who ->
    [you] Du begär inget av resten, och det är bevisat; dina kort spelas åt dig.
   *[other] { $name } begär inget av resten, och det är bevisat.
}
told-misdeal = Felgiv: { $reason }. Samma givare ger igen.
told-aside = { $who ->
    [you] Du hade lagt bort { $cards }.
   *[other] { $name } hade lagt bort { $cards }.
}
told-aside-left = { $who ->
    [you] Talongen du lämnade: { $cards }.
   *[other] Talongen { $name } lämnade: { $cards }.
}
told-score = { $who ->
    [you] Du: { $tricks } stick, { $score }, totalt { $total }.
   *[other] { $name }: { $tricks } stick, { $score }, totalt { $total }.
}
told-sheet-row = { $who ->
    [you] Du: { $cells }. Totalt { $total }.
   *[other] { $name }: { $cells }. Totalt { $total }.
}
told-totals = Ställning: { $totals }.
told-final = Matchen är slut. Ställning: { $totals }.
told-abandoned = Matchen avbröts; ingen vinner.
told-winner = { $who ->
    [you] Du vinner matchen.
   *[other] { $name } vinner matchen.
}
told-shared = Delad första plats: { $players }.
told-seat-left = { $who ->
    [you] Du lämnar bordet.
   *[other] { $name } lämnar bordet.
}
told-bot-seated = { $who ->
    [you] En bot spelar åt dig: { $bot }.
   *[other] En bot spelar åt { $name }: { $bot }.
}
told-seat-taken = { $name } tar plats { $seat }.
told-paused = Matchen är pausad.
told-resumed = Matchen fortsätter.
told-undone = Det senaste steget är taget tillbaka.
