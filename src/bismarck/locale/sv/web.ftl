### Sidan i webbläsaren.
### $you är yes när den som sitter vid skärmen menas, annars no; $who är den andres namn.

## Överallt

web-tagline = Kortspel för tre
web-you = Du
web-close = Stäng
web-go-home = Till första sidan
web-language-name = Svenska

## Första sidan

web-home-name = Ditt namn
web-home-default-name = Gäst
web-home-game = Vilket spel
web-home-opponents = Dina motspelare
web-home-left = Till vänster om dig
web-home-right = Till höger om dig
web-home-play = Spela nu
web-home-play-about = Mot två datorspelare
web-home-continue = Fortsätt
web-home-house-rules = Husregler
web-home-house-rules-about = Ändra enskilda regler i spelet
web-home-house-rules-changed = { $count ->
    [one] En regel ändrad
   *[other] { $count } regler ändrade
}
web-home-house-rules-clear = Som spelet har dem
web-home-rated = Alla är förhand lika många gånger
web-home-unrated = Alla är inte förhand lika många gånger
web-home-rounds = { $rounds ->
    [one] En giv
   *[other] { $rounds } givar
}
web-home-failed = Bordet gick inte att göra: { $reason }
web-home-unreachable = Servern svarar inte.

web-bot-random = Nybörjare
web-bot-greedy = Snabb
web-bot-rules = Stadig
web-bot-master = Mästare

## Husregler

web-option-deck = Leken
web-option-forehand = Förhand är
web-option-opening_lead = Första utspelet
web-option-first_dealer = Vem som ger först
web-option-rotation = Given går vidare
web-option-packets = Antal kort i taget vid given
web-option-talon_when = Talongen läggs
web-option-talon_face = Talongen ligger
web-option-choose_on = Förhand väljer på
web-option-contracts = Kontrakt, och hur ofta vart och ett
web-option-quotas = Stickkrav
web-option-schedule = Vem som bestämmer kontraktet
web-option-rounds = Antal givar
web-option-valfri_strains = I Valfri får nämnas
web-option-valfri_trump = Trumfen i Valfri nämns
web-option-exchange = Att ta talongen är
web-option-must_trump = Den som inte kan följa måste trumfa
web-option-short_discard = Med riktiga kort är fel bortläggning
web-option-tie = Delad ledning

web-value-eldest = givarens vänstra granne
web-value-dealer = givaren
web-value-left_of_forehand = förhands vänstra granne
web-value-lot = lotten
web-value-high_card = högsta kortet
web-value-each_round = efter varje giv
web-value-each_block = när givaren gett varje kontrakt
web-value-first = före händerna
web-value-last = efter händerna
web-value-with_hand = till förhand med handen
web-value-up = öppen
web-value-down = dold
web-value-talon = talongen
web-value-hand = handen
web-value-hand_and_talon = handen och talongen
web-value-nothing = ingenting: ordningen är fast
web-value-suits = en färg
web-value-suits_nt = en färg eller utan trumf
web-value-nt = bara utan trumf
web-value-with_contract = med kontraktet
web-value-after_exchange = efter bytet
web-value-none = inte alls
web-value-required = tvunget
web-value-optional = frivilligt
web-value-yes = ja
web-value-no = nej
web-value-refused = något man rättar
web-value-misdeal = felgiv
web-value-shared = delas
web-value-extra_valfri = avgörs i Valfri
web-value-forehand = förhand

## Vid bordet

web-contract-trump = { $contract } { $trump }
web-contract-none = Före valet
web-is-forehand = { $you ->
    [yes] Du är förhand
   *[no] { $who } är förhand
}
web-deal-of = Giv { $number } av { $rounds }
web-deal-extra = Extra giv { $extra }
web-trick-number = stick { $trick }
web-quota-of = krav { $quota ->
    [one] { $quota } stick
   *[other] { $quota } stick
}
web-cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
web-forehand = förhand
web-away = datorn spelar
web-tricks-of-quota = { $tricks } av { $quota } stick
web-tricks-of-limit = { $tricks } stick, högst { $quota }
web-tricks = { $count ->
    [one] { $count } stick
   *[other] { $count } stick
}
web-your-card = Ditt kort
web-hand = Din hand
web-table = Bordet
web-leads = spelar ut
web-wins = vinner just nu
web-last = Förra
web-trick-word = sticket
web-menu = Meny
web-hint = Tips
web-card-playable = { $card }, går att spela
web-card-not-playable = { $card }, går inte att spela nu
web-card-laid-aside = { $card }, läggs bort
web-card-new = { $card }, från talongen

## Raden som säger vad som händer

web-turn-lead = Din tur: spela ut
web-turn-follow = Din tur: följ { $suit }
web-turn-trump = Din tur: trumfa med { $suit }
web-turn-any = Din tur: spela vilket kort du vill
web-turn-other = { $who } ska spela
web-wait-contract = { $who } väljer kontrakt
web-wait-talon = { $who } får ta talongen
web-wait-discard = { $who } lägger bort fyra kort
web-wait-trump = { $who } väljer trumf
web-dealing = Korten delas ut
web-sending = Ett ögonblick
web-paused = Matchen vilar
web-trick-to = { $you ->
    [yes] Ditt stick
   *[no] { $who } tar sticket
}
web-why-follow = Följ { $suit }
web-why-trump = Du måste trumfa med { $suit }
web-why-not-now = Det kortet går inte att spela nu
web-why-wait = Vänta på din tur
web-hint-play = Tips: { $card }
web-hint-choose = Tips: { $contract }
web-hint-discard = Tips: lägg bort { $cards }
web-hint-take = Tips: ta talongen
web-hint-leave = Tips: låt talongen ligga
web-hint-trump = Tips: { $trump }

## När servern säger nej

web-refused-stale = Det valet är redan gjort; titta på bordet igen
web-refused-other = Det går inte: { $reason }

## Förbindelsen

web-connecting = Ansluter
web-reconnecting = Förbindelsen bröts; ansluter igen
web-restarting = Servern startar om; ingenting går förlorat
web-not-seated = Det här bordet hör till en annan webbläsare
web-old-page = Sidan är gammal; ladda om den
web-reload = Ladda om

## Det som händer, för loggen som läses upp

web-say-played = { $you ->
    [yes] Du: { $card }
   *[no] { $who }: { $card }
}
web-say-trick = { $you ->
    [yes] Sticket till dig, { $count }
   *[no] Sticket till { $who }, { $count }
}
web-say-contract = { $you ->
    [yes] Du spelar { $contract }
   *[no] { $who } spelar { $contract }
}
web-say-talon = De fyra öppna korten: { $cards }
web-say-cut = Det kuperade kortet är { $card }
web-say-dealt = Korten är utdelade
web-say-taken = { $you ->
    [yes] Du tar talongen
   *[no] { $who } tar talongen
}
web-say-left = { $you ->
    [yes] Du låter talongen ligga
   *[no] { $who } låter talongen ligga
}
web-say-discarded = { $you ->
    [yes] Du har lagt bort fyra kort
   *[no] { $who } har lagt bort fyra kort
}
web-say-trump = { $you ->
    [yes] Du väljer { $trump }
   *[no] { $who } väljer { $trump }
}
web-say-claim-all = { $you ->
    [yes] Du tar resten av sticken
   *[no] { $who } tar resten av sticken
}
web-say-claim-none = { $you ->
    [yes] Du tar inga fler stick
   *[no] { $who } tar inga fler stick
}
web-say-dealer = { $you ->
    [yes] Du ger först
   *[no] { $who } ger först
}
web-say-misdealt = Korten delas ut igen
web-say-scored = Giv { $number }: { $scores }
web-say-score = { $who } { $score }
web-say-over = Matchen är slut
web-say-abandoned = Matchen avslutades utan vinnare
web-say-trick-empty = Ingen har spelat i sticket än
web-say-trick-now = På bordet: { $cards }
web-say-quotas = Stick: { $quotas }
web-say-quota = { $who } { $count }

## Före första given

web-start-title = Klart att spela
web-start-dealer = { $you ->
    [yes] Du ger första given
   *[no] { $who } ger första given
}
web-start-play = Dela ut korten
web-start-rules = Bordets regler

## Valet av kontrakt

web-choose-title = Välj kontrakt
web-choose-talon = De fyra öppna korten blir dina
web-choose-left-legend = Kvar att spela
web-choose-left = kvar
web-choose-played = spelad
web-choose-times-left = { $count } kvar
web-choose-used-deal = Du spelade det i giv { $deal }
web-choose-not-now = Inte i den här given
web-choose-play = Spela { $contract }
web-choose-first = Välj ett kontrakt först
web-choose-suit-first = { $contract }: välj trumf
web-choose-final = Valet kan inte ändras.
web-aim-tricks_over = Ta minst { $quota ->
    [one] { $quota } stick
   *[other] { $quota } stick
}.
web-aim-tricks_under = Ta högst { $quota ->
    [one] { $quota } stick
   *[other] { $quota } stick
}.
web-aim-hearts_under = Ta högst { $quota ->
    [one] { $quota } hjärter
   *[other] { $quota } hjärter
}.
web-aim-queen_of_spades = Låt någon annan få spader dam.

## Ta talongen eller låta den ligga

web-take-title = Ta de fyra korten?
web-take-hidden = Du ser dem när du har tagit dem
web-take-open = De ligger öppet
web-take = Ta de fyra korten
web-leave = Avstå

## Bortläggningen

web-exchange-title = Lägg bort fyra kort
web-exchange-new = är de fyra nya korten
web-exchange-count = { $count } av { $all } valda
web-exchange-back = Tryck på ett kort här för att ta tillbaka det
web-exchange-tray = Kort att lägga bort
web-exchange-full = Fyra kort är valda; ta tillbaka ett först
web-exchange-keep = Kvar
web-exchange-keep-suit = { $count } { $suit }
web-exchange-empty = Plats { $place }
web-exchange-more = { $count ->
    [one] Lägg bort · välj ett till
   *[other] Lägg bort · välj { $count } till
}
web-exchange-confirm = Lägg bort de fyra
web-exchange-own = Du lade bort

## Trumfvalet

web-trump-title = Välj trumf
web-trump-first = Välj trumfen
web-trump-confirm = Spela med { $trump }

## Efter en giv

web-result-title = Giv { $number }
web-result-title-extra = Extra giv { $extra }
web-result-tricks = Stick
web-result-score = Poäng
web-result-total = Summa
web-result-aside = { $you ->
    [yes] Du lade bort
   *[no] { $who } lade bort
}
web-result-next = Nästa giv
web-result-extra = Till extragiven
web-result-sheet = Protokoll
web-result-player = Spelare
web-result-waiting = Nästa giv är på väg

## Protokollet

web-sheet-title = Protokoll
web-sheet-total = Summa
web-sheet-round = Nr
web-sheet-contract = Kontrakt
web-sheet-deal-by-deal = Giv för giv
web-sheet-legend = poäng, ställning
web-sheet-cell = { $who }, { $contract }, giv { $deal }: { $score }
web-sheet-deal = Giv { $deal }
web-sheet-deal-short = giv
web-sheet-now = spelas
web-sheet-open = kvar
web-sheet-control = Kontrollsumma { $sum }
web-sheet-control-tricks = { $deals ->
    [one] { $tricks } stick på en giv
   *[other] { $tricks } stick på { $deals } givar
}
web-sheet-print = Skriv ut
web-sheet-csv = Spara som tabell
web-sheet-to-table = Till bordet

## Slutet

web-final-won = { $you ->
    [yes] Du vinner
   *[no] { $who } vinner
}
web-final-shared = { $names } delar segern
web-final-abandoned = Avslutad utan vinnare
web-final-place = { $place }.
web-final-rematch = Spela igen
web-final-log = Spara matchloggen
web-final-log-about = Varje kort, med beviset för blandningen

## Meny, inställningar, hjälp

web-menu-sheet = Protokoll
web-menu-rules = Bordets regler
web-menu-settings = Inställningar
web-menu-help = Tangenter och gester
web-menu-claim-all = Resten är mina
web-menu-claim-none = Jag tar inga fler stick
web-menu-abandon = Avsluta matchen
web-menu-abandon-sure = Avsluta? Då vinner ingen.
web-menu-abandon-yes = Avsluta matchen nu
web-menu-home = Till första sidan

web-settings-title = Inställningar
web-settings-language = Språk
web-settings-theme = Färger
web-settings-theme-system = som enheten har dem
web-settings-theme-light = ljusa
web-settings-theme-dark = mörka
web-settings-theme-contrast = hög kontrast
web-settings-speed = Takt
web-settings-speed-slow = lugn
web-settings-speed-normal = vanlig
web-settings-speed-fast = snabb
web-settings-speed-none = utan rörelser
web-settings-sound = Ljud
web-settings-four_colours = Fyra olika färger på korten
web-settings-one_tap = Ett tryck spelar kortet
web-settings-left_handed = Vänsterhänt
web-settings-ascending = Låga kort först
web-settings-letter_keys = Bokstavstangenter

web-help-title = Tangenter och gester
web-help-tap = Tryck på ett kort för att lyfta det, tryck igen eller på bordet för att spela det.
web-help-arrows = Pilarna går genom handen, Enter lyfter och spelar.
web-help-suits = S, H, D och C hoppar till en färg.
web-help-read = T läser upp sticket, Q allas stick, L visar förra sticket.
web-help-help = ? öppnar den här sidan.
web-last-title = Förra sticket
web-rules-title = Bordets regler
web-rules-wait = Hämtar reglerna
