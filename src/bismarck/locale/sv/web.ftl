### Not yet read by a native speaker.
### Sidan i webbläsaren.
### $you är yes när den som sitter vid skärmen menas, annars no; $who är den andres namn.

## Överallt

web-tagline = Kortspel för tre
web-you = Du
web-close = Stäng
web-go-home = Till startsidan

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
web-takes = tar sticket
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
web-paused = Matchen är pausad
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
web-refused-flood = Inte så fort
web-refused-link = Inga länkar: säg det med ord
web-refused-no_free_text = Vid det här bordet pratar man med färdiga fraser
web-refused-no_knock = Ingen att knacka på, eller nyss gjort
web-refused-no_undo = Det går inte att ta tillbaka längre
web-refused-no_vote = Det är redan avgjort
web-refused-seat_held = Den platsen är tagen
web-refused-not_host = Det gör bara värden
web-refused-not_ready = Någon är inte redo än
web-refused-changed = Bordet har ändrats; titta igen
web-refused-name = Det namnet går inte; välj ett annat
web-refused-not_seated = Bara de som sitter vid bordet gör det
web-refused-started = Matchen har börjat
web-refused-not_started = Matchen har inte börjat än
web-refused-not_yours = Det väljer de andra vid bordet
web-refused-not_playing = En dator spelar för dig; ta tillbaka platsen först
web-refused-not_over = Matchen är inte slut än
web-refused-mute = Du kan inte tysta dig själv
web-refused-report = Du kan inte anmäla dig själv
web-refused-talk = Säg en sak i taget
web-refused-text = Den texten går inte; använd bokstäver
web-refused-unknown_bot = Den datorspelaren finns inte
web-refused-stopping = Servern ska just starta om; vänta en stund
web-refused-together = De andra spelar vidare; lämna bordet i stället
web-refused-too_many = För många av dina bord väntar redan

## Förbindelsen

web-connecting = Ansluter
web-reconnecting = Förbindelsen bröts; ansluter igen
web-restarting = Servern startar om; ingenting går förlorat
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
    [1] Lägg bort · välj ett till
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
web-sheet-open = { $count ->
    [1] kvar
   *[other] { $count } gånger kvar
}
web-sheet-control = Kontrollsumma { $sum }
web-sheet-control-tricks = { $deals ->
    [1] { $tricks } stick på en giv
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
web-final-replay = Kort för kort
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
web-menu-home = Till startsidan

web-last-title = Förra sticket

web-home-rounds = { $rounds ->
    [1] En giv
   *[other] { $rounds } givar
}
web-home-failed = Det gick inte att öppna bordet: { $reason }
web-home-unreachable = Servern svarar inte.

## Människorna kring matchen

web-away = en dator spelar
web-grey = borta en stund
web-left = har gått
web-here = är här
web-clock = Tid kvar
web-unread = { $count ->
    [1] En ny rad
   *[other] { $count } nya rader
}
web-grace = { $who } är borta; väntar { $time } till
web-awaited = Väntar på { $names }
web-paused-about = Den fortsätter från samma länk, också en annan dag.
web-resume = Fortsätt
web-take-back = Ta tillbaka min plats
web-take-back-about = En datorspelare sitter i ditt ställe. Platsen är din igen när du vill.
web-take-back-left = Du har lämnat bordet, och de andra väljer hur det går vidare. Platsen är din igen när du vill.
web-asking = Från de andra
web-absent-title = Någon saknas
web-absent-gone = { $who } har tappat kontakten.
web-absent-left = { $who } har lämnat bordet.
web-absent-time = Tiden är ute för { $who }.
web-absent-about = Hur gör vi? Det blir så när alla som är här väljer samma sak.
web-absent-wait = Vänta
web-absent-bot = En dator spelar vidare
web-absent-pause = Pausa
web-absent-vote = { $who }: { $choice }
web-undo = Ta tillbaka
web-undo-asked = { $who } vill ta tillbaka det senaste. Går det bra?
web-undo-yes = Ja, ta tillbaka
web-undo-no = Nej
web-undo-waits = Du vill ta tillbaka. Väntar på { $names }
web-undo-done = Det är taget tillbaka
web-undo-refused = Det står fast
web-undo-late = För sent att ta tillbaka
web-knocked = { $you ->
    [yes] Du knackar
   *[no] { $who } knackar
}
web-said = { $who }: { $words }
web-preset-hello = Hej!
web-preset-good_luck = Lycka till!
web-preset-well_played = Snyggt spelat!
web-preset-thanks = Tack!
web-preset-sorry = Förlåt!
web-preset-oops = Hoppsan!
web-preset-thinking = Jag tänker
web-preset-one_moment = Ett ögonblick
web-preset-back_soon = Strax tillbaka
web-preset-your_turn = Din tur?
web-preset-no_hurry = Ingen brådska
web-preset-good_game = En fin match!
web-preset-once_more = En gång till?
web-preset-goodbye = Hej då!
web-say-seat_left = { $you ->
    [yes] Du har lämnat bordet
   *[no] { $who } har lämnat bordet
}
web-say-bot_seated = { $you ->
    [yes] En datorspelare sitter i ditt ställe
   *[no] En datorspelare sitter i stället för { $who }
}
web-say-seat_taken = { $you ->
    [yes] Du har din plats igen
   *[no] { $who } har sin plats igen
}
web-say-paused = Matchen är pausad
web-say-resumed = Matchen fortsätter
web-say-undone = Det senaste är taget tillbaka
web-shuffle-word = Blandning
web-shuffle-good = Given stämmer
web-shuffle-wrong = Given stämmer inte
web-late = Inget svar än; försöker igen
web-new-page = Det finns en nyare sida.
web-failed-not_seated = Det här bordet hör till andra
web-failed-unknown_table = Det bordet finns inte; be om länken igen
web-failed-not_public = De som spelar här vill inte ha åskådare
web-failed-banned = Du får inte spela här
web-failed-version = Sidan är gammal; ladda om den
web-menu-talk = Prata
web-menu-people = Spelarna
web-menu-shuffle = Blandningen
web-menu-knock = Knacka på { $who }
web-menu-undo = Ta tillbaka mitt senaste
web-menu-pause = Pausa till senare
web-menu-leave = Lämna bordet
web-menu-leave-sure = Lämna? De andra väljer vem som spelar vidare i ditt ställe.
web-menu-leave-yes = Lämna nu
web-final-rematch-ready = { $you ->
    [yes] Till det nya bordet
   *[no] { $who } har dukat ett nytt bord: sätt dig
}
