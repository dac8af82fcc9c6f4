### Not yet read by a native speaker.
### Protokollet för en match med riktiga kort. $who är en spelare, $deal en giv i ord, som "Giv 3".

paper-title = Protokoll
paper-player = Spelare { $number }
paper-deals = ger
paper-inside = giv { $number }
paper-inside-extra = extra giv { $extra }
paper-large = Visa stort
paper-players = Spelare och spel
paper-share = Dela
paper-more = Mer
paper-ready = Klart

## Skriva in en giv

paper-forehand-chooses = { $who } är förhand: vad spelas?
paper-quotas-over = { $who } behöver { $own }, de andra { $others }
paper-quotas-under = { $who } högst { $own }, de andra { $others }
paper-other-contract = Annat kontrakt
paper-trump = Trumf, om ni vill anteckna den
paper-ask-tricks = { $who }, stick
paper-ask-hearts = { $who }, hjärter
paper-ask-queen = { $who } tog spader dam
paper-unknown = inte än
paper-box-score = , poäng { $score }
paper-most = { $who } kan ha högst { $most }
paper-missing = Först siffrorna för två spelare
paper-write = Skriv in { $deal }
paper-said = { $deal }: { $scores }
paper-misdeal = Felgiv
paper-misdeal-said = Felgiv: { $who } ger igen
paper-take-back = Ta tillbaka { $deal }
paper-taken = { $deal } är borttagen
paper-misdeal-take-back = Ta tillbaka felgiven
paper-misdeal-taken = Felgiven är borttagen

## Rätta

paper-correct = Rätta { $deal }
paper-correct-short = Rätta
paper-correct-title = Rätta { $deal }
paper-write-correction = Rätta { $deal }
paper-leave = Låt stå
paper-overtaken-written = { $deal } har skrivits in på en annan enhet: rätta den med era siffror, eller låt den stå
paper-overtaken-taken = { $deal } har tagits bort på en annan enhet: skriv in den först
paper-corrected = rättad
paper-conflict = går inte ihop
paper-conflict-in = Rad { $number } går inte längre ihop:
paper-beyond = rad { $number }: matchen var redan avgjord, den räknas inte

## Slutet, och andra kvällar

paper-over = Matchen är slut
paper-running = inte färdig
paper-again = Ny kväll
paper-extra = Extra
paper-evenings = Våra kvällar
paper-standings = Alla kvällar med de här spelarna
paper-evenings-count = Kvällar
paper-wins = Segrar
paper-remove = Ta bort
paper-remove-sure = Ta bort för gott
paper-nothing = Ingenting än
paper-unread = Här ligger mer än den här sidan kan läsa. Spara det som fil, så går inget förlorat
paper-unread-save = Spara oläst protokoll { $number }

## Spelare och spel

paper-clockwise = I den ordning ni sitter, medsols
paper-first-dealer = Ger först
paper-game = Spel
paper-game-fixed = Spelet ligger fast när något är inskrivet. Börja en ny kväll för ett annat.
paper-house-rules = Husregler
paper-times = { $contract }, gånger var
paper-no-limit = obegränsat
paper-rules-clash = Det går inte ihop med resten
paper-house-contracts = Kontrakt och krav
paper-house-times = Gånger
paper-house-others = De andra
paper-not-played = spelas inte
paper-quota-forehand = { $contract }, förhands krav
paper-quota-others = { $contract }, de andras krav
# after "Who decides the contract"
paper-order-free = förhand
paper-order-round = en ordning, giv för giv
paper-order-round_of_three = en ordning, tre givar var
paper-order-block = givaren, kontrakt efter kontrakt
paper-order = Ordningen
paper-order-add = { $contract }, nästa i ordningen
paper-order-again = Börja om med ordningen
paper-order-then-free = Sedan väljer förhand
paper-house-invalid = { $reason }. Tills dess gäller reglerna från förut.
paper-clash-quotas = { $contract }: kraven { $own }, { $others } och { $others } blir { $sum }, inte { $expected }
paper-clash-turns = I den ordningen kommer { $contract } { $times } gånger till samma förhand, och högst { $limit } får det vara
paper-clash-rounds = { $rounds } givar är fler än kontrakten räcker till: { $most }
paper-clash-block = När given går vidare först efter varje kontrakt kommer alla kontrakt lika ofta
paper-clash-number = Ett helt tal från { $lowest } till { $highest }
paper-clash-contracts = Minst ett kontrakt ska spelas
paper-rules-in-full = Reglerna i sin helhet

## Historik och filer

paper-history = Vad som ändrats
paper-history-about = Inget som { $names } skrivit går förlorat
paper-did-enter = Giv { $number }: { $now }
paper-did-correct = Giv { $number } rättad: { $before } → { $now }
paper-did-take = Giv { $number } borttagen: { $before }
paper-did-rename = { $before } heter nu { $now }
paper-did-dealer = { $who } gav först
paper-print-empty = Skriv ut ett tomt
paper-picture = Spara som bild
paper-file = Spara allt
paper-open-file = Öppna en fil
paper-no-file = Det är inget protokoll: rad { $line } stämmer inte
paper-column-number = Nr
paper-column-extra = Extra
paper-column-dealer = Givare
paper-column-forehand = Förhand
paper-column-contract = Kontrakt
paper-column-trump = Trumf
paper-column-counted = { $name }: stick eller kort
paper-column-score = { $name }: poäng
paper-column-total = { $name }: summa

## Sparat, delat och följt

paper-unkept = Den här webbläsaren sparar ingenting: spara protokollet innan ni stänger
paper-unkept-yet = Den senaste ändringen är inte sparad än; kanske är minnet fullt. Nästa tryck försöker igen
paper-removed = Protokollet togs bort i ett annat fönster. Fortsätter ni här sparas det igen
paper-share-about = De andra kan följa med på sina egna telefoner. Då läggs protokollet på sidans server.
paper-share-begin = Dela protokollet
paper-share-follows = Den som öppnar länken följer med
paper-share-writes = Den som öppnar länken får också skriva
paper-share-let-write = Låt andra skriva också
paper-share-unreachable = Servern svarar inte. Protokollet fortsätter här som förut.
paper-withdraw = Sluta dela
paper-withdraw-about = Ingen kan följa protokollet längre. Här på enheten finns det kvar.
paper-withdraw-sure = Ta bort från servern
paper-code = Länken som en kod för kameran
paper-link = Länk
paper-copy = Kopiera
paper-copied = Kopierad
paper-send = Skicka
paper-following = Du följer med
paper-offline = Ingen förbindelse; det som skrivs finns kvar här och skickas senare
paper-line-refused = Servern tar inte emot mer: { $reason }
paper-not-found = Det här protokollet går inte att nå
paper-own = Till mitt eget protokoll
