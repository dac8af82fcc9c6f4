### Not yet read by a native speaker.
### Sidorna utom bordet: den första, bord för vänner, mina saker, blandningen.
### De hämtas när någon vill ha dem; det som sägs vid bordet står i web.ftl.

## Första sidan och husregler

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
    [1] En regel ändrad
   *[other] { $count } regler ändrade
}
web-home-house-rules-clear = Tillbaka till spelets regler
web-home-rated = Alla är förhand lika många gånger
web-home-unrated = Alla är inte förhand lika många gånger
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
web-value-first = först
web-value-last = sist
web-value-with_hand = hos förhand, med handen
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

## Spela med vänner

web-home-friends = Spela med vänner
web-home-friends-about = En länk för era telefoner
web-about-title = Om Bismarck
web-home-more = Mer
web-code-label = En kod från en vän
web-code-join = Gå med
web-code-unknown = Det finns inget bord med koden { $code }
web-room-title = Runt bordet
web-room-choose = Tryck på en ledig plats
web-room-full = Alla platser är tagna
web-room-free = { $count ->
    [1] En plats är ledig
   *[other] { $count } platser är lediga
}
web-room-waits = Väntar på { $names }
web-room-starts = Matchen börjar
web-room-nameless = Säg först vad du heter
web-room-seat-free = Ledig
web-room-sit = Sitt här
web-room-move = Byt hit
web-room-bot = En datorspelare
web-room-clear = Ta bort
web-room-host = värd
web-room-not-here = borta en stund
web-room-is-ready = redo
web-room-is-not-ready = inte redo än
web-room-ready = Jag är redo
web-room-not-ready = Inte redo ändå
web-room-start = Börja med datorspelare
web-room-stand = Lämna min plats
web-room-watched = Den som är redo går med på att andra får titta på.
web-invite-title = Bjud in vänner
web-invite-text = Spela Bismarck med mig
web-invite-code = Bordets kod:
web-invite-code-picture = Bordets länk som en kod för en telefons kamera
web-invite-link = Bordets länk
web-invite-copy = Kopiera länken
web-invite-copied = Kopierad
web-invite-share = Dela
web-invite-keeps = Länken gäller så länge som matchen: också för att fortsätta en annan dag.
web-invite-local = Den här länken fungerar bara på den här datorn. Starta med --lan, så kan andra hemma vara med.
web-agree-title = Vad som är överenskommet
web-agree-listed = Vem som helst får gå med från de öppna borden
web-agree-spectators = Andra får titta på
web-agree-free_text = Fria ord i pratet
web-agree-undo = Det senaste kortet får tas tillbaka om alla går med på det
web-agree-clock = Klocka
web-agree-clock-none = Ingen klocka
web-agree-clock-words = { $seconds } sekunder per beslut, { $minutes ->
    [1] en minut
   *[other] { $minutes } minuter
} i reserv

## Öppna bord

web-tables-title = Öppna bord
web-tables-join = Gå med
web-tables-none = Inget bord väntar på spelare just nu.
web-tables-about = Här står ett bord när värden låter vem som helst gå med och en plats är ledig.
web-tables-clock = { $seconds } s per beslut

## Mina saker

web-me-title = Mina matcher
web-me-save = Spara
web-me-saved = Sparat
web-me-matches = Matcher
web-me-no-matches = Inga än
web-me-stage-gathering = inte börjad
web-me-stage-playing = spelas
web-me-stage-over = slut
web-me-log = Logg
web-me-look = Titta
web-me-data = Vad som sparas om dig
web-me-data-about = Ett namn, dina matcher och ett slumptal i den här webbläsaren som säger att du är du. Inget mer.
web-me-export = Alltihop som en fil
web-me-forget = Glöm mig
web-me-forget-sure = Matcherna finns kvar, med ett slumpnamn i stället för ditt. Den här webbläsaren förlorar sina platser. Det går inte att ångra.
web-me-forget-yes = Glöm mig nu
web-me-keep = Behåll
web-me-forgotten = Glömt.

## Prat och spelare

web-talk-title = Prata
web-talk-none = Ingen har sagt något än
web-talk-words = Med egna ord
web-talk-say = Säg det
web-people-title = Spelarna
web-people-mute = Tysta { $who }
web-people-unmute = Hör { $who } igen
web-people-report = Anmäl { $who }
web-people-report-why = Vad gäller det?
web-people-reported = Din anmälan om { $who } är sparad.
web-people-watching = { $count ->
    [0] Ingen tittar på.
    [1] En tittar på.
   *[other] { $count } tittar på.
}
web-people-consent = Andra får titta på
web-people-link = Bordets länk
web-report-insult = Förolämpningar
web-report-spam = Skräp
web-report-name = Ett stötande namn
web-report-unfair = Ojust spel
web-report-other = Något annat

## Blandningen

web-shuffle-title = Är blandningen rättvis?
web-shuffle-more = Hur det går till, och vad det inte bevisar
web-shuffle-lead = Ingen kan välja dina kort: inte servern, inte en annan spelare. Efter varje giv kontrollerar din egen enhet det. Så här går det till, och det här bevisar det inte.
web-shuffle-how = Så blir en giv till
web-shuffle-step-promise = Före given drar servern 32 slumpade byte, fröet, och visar deras fingeravtryck: sitt löfte. Sedan kan den inte ta ett annat frö utan att det syns.
web-shuffle-step-mix = Din enhet drar 32 slumpade byte själv och visar bara deras fingeravtryck. Det gör de andras också.
web-shuffle-step-open = Först när alla fingeravtryck ligger där öppnar enheterna sina byte. Ingen kunde välja sina efter de andras.
web-shuffle-step-deal = Frö och byte tillsammans, blandade med HMAC-SHA-256, lägger leken i ordning: en Fisher–Yates-blandning där varje ordning är lika trolig.
web-shuffle-step-show = När given är slut öppnar servern sitt frö.
web-shuffle-step-check = Din enhet räknar om allt: stämmer fröet med löftet, är din egen del med, föll korten som de måste?
web-shuffle-proves-title = Vad det bevisar
web-shuffle-proves = Korten var bestämda innan det första föll. Den som hittar sina egna byte bland de öppnade vet att ingen valde den ordningen: servern var bunden innan den såg dem, och ingen spelare såg någonsin fröet.
web-shuffle-not-title = Vad det inte bevisar
web-shuffle-not-bots = Botarnas byte bevisar inget: servern gör dem. Vid ett bord med bara dig och botar är det bara dina egna som bevisar något.
web-shuffle-not-missing = Att byte som sägs saknas verkligen saknades. En server skulle en gång kunna utelämna någons och få en annan ordning; men då börjar given om inför alla, och den spelaren vet bättre.
web-shuffle-not-draw = Att dragningen av den första given inte provats ut i förväg: ingen enhet har del i den.
web-shuffle-not-seen = Att ingen såg korten. Den som sköter servern skulle kunna titta på dem.
web-shuffle-not-people = Något alls om riktiga kort på ett köksbord.
web-shuffle-not-told = Att inte två av tre berättar för varandra vad de har.
web-shuffle-self-title = Kontrollera en match själv
web-shuffle-self = Spara loggen från en match och öppna den här. Bara den här sidan läser den, och den skickas ingenstans. Den som inte litar på någon sida från oss hittar receptet byte för byte i docs/shuffle.md och kan kontrollera med ett eget program; vårt heter ”bismarck verify”.
web-check-file = En matchlogg
web-check-no-log = Det där är ingen matchlogg.
web-proof-draw = Dragningen om given
web-proof-none = inget löfte
web-proof-open = inte öppnad än
web-proof-good = stämmer
web-proof-wrong = stämmer inte
web-proof-sum = { $count ->
    [0] Inget är öppnat än.
    [1] En blandning är kontrollerad, och den stämmer.
   *[other] { $count } blandningar är kontrollerade, och alla stämmer.
}
web-proof-sum-wrong = { $count ->
    [1] En blandning stämmer inte med det som lovades!
   *[other] { $count } blandningar stämmer inte med det som lovades!
}
web-proof-promise = Löftet
web-proof-nonce = Andelen från { $seat }
web-proof-seed = Fröet
web-proof-yes = Ja:
web-proof-no = Nej:
web-proof-check-draw = fröet ger den här givaren
web-proof-check-seed = fröet stämmer med löftet
web-proof-check-nonces = varje andel stämmer med sitt fingeravtryck
web-proof-check-own = den här enhetens andel är med
web-proof-check-order = inget kort föll innan alla andelar var öppna
web-proof-check-restart = given började om bara före ett kort, med samma frö
web-proof-check-cut = det kuperade kortet är det som de ger
web-proof-check-talon = talongen är den som de ger
web-proof-check-hands = händerna som den här enheten såg är de som de ger
web-proof-talon = Talongen var { $cards }
web-proof-current = Löftet för giv { $deal }
web-proof-current-about = Det gavs före given. När given är slut måste fröet stämma med det.
web-proof-computed = Uträknat på den här enheten av det som den själv har sett.
web-dealt-title = Alla kort som delats ut här
web-dealt-none = Ingen giv är slut på den här servern än.
web-dealt-about = { $deals ->
    [1] En giv är slut på den här servern.
   *[other] { $deals } givar är slut på den här servern.
} Datorns händer sägs ofta vara vilda; räkna efter med oss.
web-dealt-p = En rättvis blandning avviker mer än så här i { $percent } av alla fall.
web-dealt-even = Det är som det ska vara.
web-dealt-few = Det är för få för att säga mycket.
web-dealt-odd = Det är mindre än slumpen lätt förklarar; säg till den som sköter servern.
web-dealt-talon = Hur ofta varje kort låg i talongen; linjen är det väntade
web-dealt-extremes = Oftast { $most }, { $times ->
    [one] { $times } gång
   *[other] { $times } gånger
}; mest sällan { $least }, { $seldom ->
    [one] { $seldom } gång
   *[other] { $seldom } gånger
}; { $expected } är väntat.
web-dealt-lengths = Hur långa färger blev i en hand
web-dealt-length = Längd
web-dealt-seen = Utdelat här
web-dealt-fair = Väntat

## Inställningar, hjälp, regler

web-settings-title = Inställningar
web-settings-language = Språk
web-settings-theme = Färger
web-settings-theme-system = som på enheten
web-settings-theme-light = ljusa
web-settings-theme-dark = mörka
web-settings-theme-contrast = hög kontrast
web-settings-speed = Takt
web-settings-speed-slow = lugn
web-settings-speed-normal = vanlig
web-settings-speed-fast = snabb
web-settings-sound = Ljud
web-settings-four_colours = Fyra olika färger på korten
web-settings-one_tap = Ett tryck spelar kortet
web-settings-left_handed = Vänsterhänt
web-settings-ascending = Låga kort först
web-settings-letter_keys = Bokstavstangenter
web-help-title = Tangenter och gester
web-help-tap = Tryck på ett kort för att lyfta det, tryck igen eller på bordet för att spela det. Det går också att dra det uppåt.
web-help-arrows = Pilarna går genom handen, Home och End till dess ändar, Enter lyfter och spelar.
web-help-suits = S, H, D och C hoppar till en färg.
web-help-read = T läser upp sticket, Q allas stick, L visar förra sticket.
web-help-help = ? öppnar den här sidan.
web-rules-title = Bordets regler
web-rules-wait = Hämtar reglerna
web-rules-all = Reglerna
web-nowhere = Det finns inget på den här adressen
web-settings-not-secure = Sidan kom utan TLS: skärmen kan slockna under en giv, och sidan kan inte installeras. Allt annat fungerar.

## När servern säger nej till en sida

web-problem-banned = Du får inte spela här
web-problem-busy = För mycket på en gång; försök igen
web-problem-group_full = Gruppen har redan så många kvällar som går; börja en ny
web-problem-no_session = Sidan är för gammal; ladda om den
web-problem-origin = Det kom från en annan webbplats
web-problem-other = Servern säger nej
web-problem-paper_full = Protokollet är fullt; börja ett nytt
web-problem-rules = De här husreglerna går inte ihop
web-problem-rules-clash = De här husreglerna går inte ihop: ”{ $first }” och ”{ $second }”
web-problem-rules-option = Den här husregeln går inte: ”{ $option }”
web-problem-running = Det går när matchen är slut
web-problem-too_long = Det är för långt
web-problem-too_many = För mycket på en gång; vänta en minut
web-problem-too_slow = Det tog för lång tid; försök igen
web-problem-unknown_code = Det finns inget bord med den koden
web-problem-unknown_paper = Det protokollet finns inte; be om länken igen
web-problem-unknown_table = Det bordet finns inte
web-problem-unreadable = Servern förstår inte den här sidan; ladda om den
web-problem-wrong_key = Länken öppnar inte det protokollet; be om den igen
