### Not yet read by a native speaker.
### Protokollet över en match med riktiga kort, fört i terminalen: `bismarck score`.

command-score = För protokoll över en match med riktiga kort.
score-option-file = Protokollets fil; annars den du lämnade.
score-option-name = En spelare, medsols; ange tre.
score-option-dealer = Vem som ger först: A, B, C eller ett namn.
score-option-new = Börja ett nytt protokoll.
score-option-export = Skriv protokollet som csv, log, html eller pdf, utan att föra något.
score-option-output = Filen att skriva; standard ut om ingen ges.
score-option-paper = Pappret för en pdf: a4 eller letter.
score-option-empty = Ett tomt protokoll att skriva ut och fylla i med penna.
score-option-evenings = Räkna ihop flera protokoll till en tabell.
score-option-share = En servers adress, där andra följer med och skriver med genom länk och QR-kod; eller en sådan länk av dem.

## Ord som kan skrivas, med komma emellan

score-input-help = hjälp, ?
score-input-sheet = protokoll, poäng, ställning
score-input-rounds = givar, givarna, lista
score-input-history = historik, ändringar
score-input-correct = rätta, ändra
score-input-undo = ångra, tillbaka
score-input-misdeal = felgiv, omgiv
score-input-rename = namn, byt namn
score-input-dealer = givare, första givare
score-input-link = länk, dela
score-input-quit = sluta, avsluta, q
score-input-yes = ja, j, ok
score-input-no = nej, n

## Frågor

score-ask-name = Vem sitter på plats { $seat }?
score-ask-dealer = Vem ger först?
score-ask-resume = Du lämnade ett protokoll som inte är färdigt: { $players }. Fortsätta det (ja eller nej)?
score-ask-round = Kontrakt och stick för { $first } och { $second } ({ $third } har resten)?
score-ask-tricks = Stick för { $first } och { $second } ({ $third } har resten)?
score-ask-hearts = Hjärter för { $first } och { $second } ({ $third } har resten)?
score-ask-queen = Vem tog spader dam?
score-ask-after = Något mer (rätta, protokoll, sluta)?
score-help =
    En giv: spel 8 4, eller pass anna 5 bo 6; den tredje har resten. Med trumf: valfri hjärter 9 4, kort v h 9 4.
    Vem som tog spader dam: bara spelarens namn.
    rätta 2 spel 8 4: giv 2 skrivs om. ångra: den sista given tas tillbaka.
    felgiv: korten kastades in. protokoll, givar, historik: det som står.
    namn anna Ann; givare bo: vem som gav först. sluta: allt är sparat.
    länk: hur andra följer med på sina telefoner, eller skriver med.

## Vad som sägs

score-kept-in = Protokollet är { $path }; varje rad sparas direkt. Skriv hjälp för det du kan skriva.
score-link = Andra följer med på { $link }.
score-writing-link = Den som öppnar det här kan också skriva: { $link }
score-not-shared = Ingen följer med än. Så kan andra följa: sluta, och fortsätt med --share och en servers adress.
score-not-sent = Inte skickat än: { $why }. Fortsätt bara; det skickas så snart det går.
score-sent = Servern svarar igen; allt är skickat.
score-unsent = { $count ->
    [one] { $count } ändring är inte skickad än; den skickas nästa gång du öppnar protokollet.
   *[other] { $count } ändringar är inte skickade än; de skickas nästa gång du öppnar protokollet.
}
score-share-over = Inte delat längre: { $why }. Protokollet fortsätter här.
score-line-no_answer = servern svarar inte
score-line-not_ours = något annat svarar där, som ett hotells nätverk kan göra
score-line-moved = servern hänvisar till en annan plats, { $where }
score-line-wrong_key = nyckeln öppnar inte protokollet längre
score-line-unknown_paper = servern har inte kvar protokollet
score-line-paper_full = servern tar inte emot fler ändringar i protokollet
score-line-too_many = det blev för mycket på en gång för servern
score-line-busy = servern är upptagen
score-line-too_slow = nätverket är för långsamt
score-line-rules = servern tar inte emot de här reglerna
score-line-name = servern tar inte emot ett av namnen
score-line-other = servern säger nej ({ $code })
score-from-other = Från en annan enhet: { $what }
score-lost = Går inte ihop med det andra har skrivit och är borta: { $what } ({ $why })
score-totals = Ställning: { $totals }.
score-not-kept = Inte sparat: { $why }. Gör plats på disken och skriv det igen.
score-overtaken = En annan enhet har just skrivit; titta i protokollet och ångra sedan.
score-same = Giv { $number } står precis så redan.
score-ended = Allt är sparat. Fortsätt en annan dag med: { $command }
score-round = Giv { $number } av { $rounds }: { $dealer } ger, { $forehand } är förhand.
score-extra = Extragiv { $extra }: { $dealer } ger, { $forehand } är förhand.
score-left = { $name } har kvar: { $contracts }.
score-contract = Kontraktet är { $contract }.
score-misdeals = { $count ->
    [1] Felgiv en gång.
   *[other] Felgiv { $count } gånger.
}
score-entered = Giv { $number }, { $contract }: { $scores }. Ställning: { $totals }.
score-corrected = Giv { $number } rättad, { $contract }: { $scores }. Ställning: { $totals }.
score-taken = Den sista given är tillbakatagen.
score-misdeal-noted = Felgiv: samma givare ger igen.
score-misdeal-taken = Felgiven är tillbakatagen.
score-renamed = Heter nu { $name }.
score-dealer-noted = { $name } gav först.
score-refused = Det går inte: { $why }.
score-conflict = Giv { $number } går inte ihop längre: { $why }. Rätta den: rätta { $number } …
score-after-the-end = Den här given ligger efter matchens slut och räknas inte.
score-decided = Matchen är slut. Ställning: { $totals }.
score-winner = { $name } vinner matchen.
score-shared = Delad första plats: { $players }.
score-decided-hint = Matchen är slut. En giv kan ändå rättas: rätta 2 spel 8 4.
score-correct-how = Skriv vilken giv och hur den blev: rätta 2 spel 8 4.
score-rename-how = Skriv vems namn och det nya: namn anna Ann.
score-dealer-how = Skriv vem som gav först: givare bo.
score-unclear-contract = Vilket kontrakt? Skriv det först, som i spel 8 4, eller hjälp.
score-unclear-numbers = Skriv två spelares tal, som i 8 4, eller hjälp.
score-unclear-player = Här finns ingen spelare { $text }; skriv ett namn eller A, B, C.
score-unclear-word = Jag förstår inte { $text }. Menade du { $near }?
score-unclear-no-word = Jag förstår inte { $text }. Skriv kontraktet och två tal, som i spel 8 4, eller hjälp.
score-unclear-which = { $text } kan vara { $near }; skriv en bokstav till.
score-unclear-number = { $text } är inget antal stick eller kort; skriv hela tal från 0, som i 8 4.
score-unclear-twice = { $text } finns med två gånger; skriv två olika spelare.
score-either = { $first } eller { $last }
score-wrong-name = Skriv ett namn på högst { $most } tecken som ingen annan har.
score-wrong-dealer = Skriv namnet på en av de tre.
score-mark-corrected = Rättad: giv { $rounds }.
score-no-history = Inget är skrivet än.
score-did-enter = Giv { $number }: { $entry }
score-did-correct = Giv { $number } rättad: { $before } → { $after }
score-did-take = Giv { $number } tillbakatagen: { $entry }
score-did-rename = { $before } heter nu { $after }
score-same-evening = { $file } är ett protokoll som redan är räknat.
score-tally = { $name }: { $points } poäng, { $evenings ->
    [one] { $evenings } kväll
   *[other] { $evenings } kvällar
}, { $wins ->
    [one] { $wins } seger
   *[other] { $wins } segrar
}

## Loggar utan kort

score-verify-good = bra: en match utan kort, förd för hand: { $rounds ->
    [one] { $rounds } giv
   *[other] { $rounds } givar
}, { $changes ->
    [one] { $changes } ändring
   *[other] { $changes } ändringar
}
score-replay-note = En match utan kort, förd för hand.

## Det tryckta protokollet

score-print-date = Datum
score-print-corrected = rättad
