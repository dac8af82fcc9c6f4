### Not yet read by a native speaker.
### Regelsidor: ett meddelande för varje sak som regler kan säga.

## Profiler

profile-title-swedish = Svensk
profile-title-swedish-open = Svensk, val på handen
profile-title-swedish-forced = Svensk, trumftvång
profile-title-kort = Kort
profile-title-tribello = Tribello
profile-title-international = Internationell
profile-title-international-nt = Internationell med sang
profile-title-international-sans = Internationell sans
profile-title-international-strict = Internationell, strikt
profile-title-grand = Grand
profile-title-kurz = Kurz
profile-title-estonian = Estnisk
profile-title-british = Brittisk
profile-title-british-forced = Brittisk, trumftvång
profile-title-british-free = Brittisk, fritt val
profile-title-danish = Dansk
profile-title-dobbs = Dobbs
profile-title-dobbs-free = Dobbs, fritt val

profile-about-swedish = Så spelas det i Sverige: fyra öppna kort, ett val på bara dem.
profile-about-swedish-open = Svensk för de försiktiga: förhand ser alla tjugo korten före valet.
profile-about-swedish-forced = Svensk med piskan framme: den som saknar färgen måste trumfa.
profile-about-kort = Det gamla korta spelet: fast ordning och inget att välja.
profile-about-tribello = Det svenska spelet tre gånger om, för långa kvällar.
profile-about-international = Givaren är förhand, väljer på handen och får låta den dolda talongen ligga.
profile-about-international-nt = Internationell, och Valfri får spelas utan trumf.
profile-about-international-sans = Internationell, och Valfri är alltid utan trumf.
profile-about-international-strict = Internationell, och talongen måste alltid tas.
profile-about-grand = Internationell med varje kontrakt två gånger.
profile-about-kurz = Internationell med bara Spel och Pass.
profile-about-estonian = Sex kontrakt, två av dem om hjärter och spader dam.
profile-about-british = Givaren får tjugo kort och spelar fyra givar i rad; en trumf kuperas fram.
profile-about-british-forced = Brittisk, och den som saknar färgen måste trumfa.
profile-about-british-free = Brittisk, och givaren ordnar sina fyra givar som hen vill, på tjugo kort.
profile-about-danish = Det gamla korta spelet på danskt vis: Spel först, talongen vänds sist.
profile-about-dobbs = Brittisk med kortare lek: 43 kort, tretton stick.
profile-about-dobbs-free = Den korta brittiska leken, och givaren ordnar sina givar som hen vill.

profile-note-kort = Detta är spelets äldre form. De tre omgångarna är omgångar om tre givar, så att alla är förhand en gång i var och en.
profile-note-tribello = Sidan som beskriver den här längden säger själv att den saknar äldre källa, så gör upp om den i förväg.
profile-note-international-sans = Valfri utan trumf blir som Spel, bortsett från att talongen måste tas. Så beskriver källorna det, det är inget misstag.
profile-note-kurz = Källorna talar om åtta givar, men också om varje kontrakt två gånger för varje förhand, vilket vore tolv. Vi spelar åtta; en match på tolv spelar ut allt.
profile-note-estonian = Ta den här med en nypa salt. Källorna nämner sex kontrakt på åtta givar, men räknar varken upp alla eller säger ordning och poäng, och på annat håll är det ett helt annat spel som kallas estniskt. Vårt är: kontrakten Inga hjärter och Ingen spader dam, ordningen i de sex första givarna, kraven på 3 och 5 hjärter, poängen för spader dam och det fria valet i de två sista givarna. Matcherna räknas inte till rankningen.
profile-note-danish = Den danska källan skriver bara upp det man vinner; här skrivs det som saknas till kravet med minus, som i alla former av spelet.

## Skillnader mot en profil

difference-deck = { $count } kort
difference-forehand-eldest = förhand till vänster om givaren
difference-forehand-dealer = givaren är förhand
difference-opening_lead-forehand = förhand spelar ut
difference-opening_lead-left_of_forehand = till vänster om förhand spelar ut
difference-first_dealer-lot = första givaren lottas
difference-first_dealer-high_card = första givaren genom högsta kort
difference-rotation-each_round = given vandrar varje gång
difference-rotation-each_block = samma givare flera givar i rad
difference-packets-1 = ett kort i taget
difference-packets-4 = fyra kort i taget
difference-talon_when-first = talongen först
difference-talon_when-last = talongen sist
difference-talon_when-with_hand = talongen ges till förhand
difference-talon_face-up = öppen talong
difference-talon_face-down = dold talong
difference-choose_on-talon = val på talongen
difference-choose_on-hand = val på handen
difference-choose_on-hand_and_talon = val på hand och talong
difference-choose_on-nothing = inget att välja
difference-contracts = kontrakt { $list }
difference-limits = { $count ->
    [1] varje kontrakt en gång
   *[other] varje kontrakt { $count } gånger
}
difference-limits-none = kontrakt utan gräns
difference-quotas = krav { $list }
difference-schedule-free = fri ordning
difference-schedule-round = ordning { $list }
difference-schedule-round_of_three = ordning { $list } i omgångar om tre
difference-schedule-block = block av { $list }
difference-schedule-then_free = { $order }, sedan fritt
difference-rounds = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
difference-valfri_strains-suits = bara trumffärg
difference-valfri_strains-suits_and_no_trump = även utan trumf
difference-exchange-required = talongen måste tas
difference-exchange-optional = talongen får ligga
difference-must_trump-yes = trumftvång
difference-must_trump-no = inget trumftvång
difference-short_discard-refused = ingen felgiv
difference-short_discard-misdeal = för få bortlagda kort är felgiv
difference-trump-none = { $title } utan trumf
difference-trump-fixed = { $title } med fast trumf
difference-trump-with_contract = trumfen i { $title } med kontraktet
difference-trump-after_exchange = trumfen i { $title } efter bytet
difference-trump-first_talon_card = trumfen i { $title } ur talongen
difference-trump-cut = trumfen i { $title } kuperas
difference-tie-shared = delad plats
difference-tie-extra_valfri = extra givar vid lika

difference-contract = { $title } { $limit }
difference-quota = { $title } { $forehand }/{ $others }

## Sidan

rules-title = Bismarck: { $name }
rules-house = Detta är husregler: de utgår från spelet { $title }, och namnet säger vad som är annorlunda.
rules-intro = Tre personer spelar, var och en för sig. I varje giv är en av er förhand, som har fyra kort mer än de andra att välja på och ett eget stickkrav att klara. Given är värd det som skiljer dina stick från ditt krav, så vad en av er vinner får de andra betala.

rules-heading-players = Spelare och kort
rules-players = Ni sitter medsols på platserna A, B och C. Allt går medsols: att ge, att spela och turen att ge.
rules-deck-full = Ni behöver en vanlig kortlek med 52 kort utan jokrar och ett papper. I varje färg är ordningen { $ranks }, högst först. Inget kort är värt poäng i sig.
rules-deck-part = Ni behöver ett papper och { $count } kort ur en vanlig kortlek: { $list }. I varje färg är ordningen { $ranks }, högst först. Inget kort är värt poäng i sig.
rules-suits-from = { $list } från { $rank } och uppåt
rules-suits-of = { $list } bara { $ranks }

rules-heading-dealer = Givare och förhand
rules-first_dealer-lot = Lotta om första given.
rules-first_dealer-high_card = Inför första given drar alla ett kort ur den blandade leken, öppet. Högsta valör ger; delar två eller tre på den drar bara de om.
rules-rotation-each_round = Efter varje giv vandrar leken vidare till vänster.
rules-rotation-each_block = Den som ger behåller leken ett block på { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}; sedan vandrar den vidare till vänster.
rules-forehand-eldest = Förhand är givarens granne till vänster.
rules-forehand-dealer = Givaren är förhand.

rules-heading-deal = Given
rules-cutting = Givaren blandar och grannen till höger kuperar.
rules-talon-first-up = De fyra första korten läggs med framsidan upp mitt på bordet. De är talongen, och alla får titta.
rules-talon-first-down = De fyra första korten läggs med baksidan upp mitt på bordet. De är talongen, och ingen tittar.
rules-talon-last-up = De fyra kort som blir över till sist vänds upp mitt på bordet. De är talongen, och alla får titta.
rules-talon-last-down = De fyra kort som blir över till sist ligger kvar med baksidan upp. De är talongen, och ingen tittar.
rules-talon-with_hand-up = De fyra kort som blir över, talongen, visas för alla och går direkt till förhand, som alltså håller { $count }.
rules-talon-with_hand-down = De fyra kort som blir över, talongen, går direkt till förhand, som alltså håller { $count }; ingen annan ser dem.
rules-packets-1 = Givaren ger varje spelare { $count } kort, ett i taget, med början hos grannen till vänster.
rules-packets-4 = Givaren ger varje spelare { $count } kort, fyra i taget, med början hos grannen till vänster.
rules-packets-4-rest = Givaren ger varje spelare { $count } kort, fyra i taget så länge det räcker och sedan de få som är kvar, med början hos grannen till vänster.

rules-heading-contracts = Kontrakt
rules-contracts = { $count ->
    [1] Det finns bara en sorts giv, med ett krav för förhand och ett annat för de båda andra:
   *[other] Det finns { $count } sorters givar, var och en med ett krav för förhand och ett annat för de båda andra:
}
rules-contract-tricks_over = { $name }: förhand ska ta { $forehand } stick, de andra { $others } var.
rules-contract-tricks_under = { $name }: förhand får ta { $forehand } stick, de andra { $others } var.
rules-contract-hearts_under = { $name }: förhand får ta { $forehand } hjärter, de andra { $others } var.
rules-contract-queen_of_spades = { $name }: den som får spader dam får { $with } poäng, de båda andra { $without } var.
rules-contract-queen_of_spades-uneven = { $name }: med spader dam får förhand { $with } poäng och utan henne { $without }, de andra { $other_with } och { $other_without }.
contract-gloss-no_trump_exchange = utan trumf, talongen måste tas
rules-schedule-free = Förhand väljer vilket det blir i varje giv.
rules-schedule-block-free = Givaren bestämmer i vilken ordning de spelas; i varje block får alla kontrakt sin tur en gång.
rules-schedule-one = Ingen väljer; varje giv är { $list }.
rules-schedule-round = Ingen väljer. Ordningen är fast och börjar om när den är slut: { $list }.
rules-schedule-round_of_three = Ingen väljer. Tre givar i rad är likadana, så att alla är förhand en gång, och ordningen mellan omgångarna är fast: { $list }.
rules-schedule-block = Ingen väljer. Varje block har samma ordning: { $list }.
rules-schedule-then_free = { $count ->
    [1] Den första given är { $list }. Därefter väljer förhand.
   *[other] De { $count } första givarna har fast ordning: { $list }. Därefter väljer förhand.
}
rules-schedule-then_free-threes = De { $count } första givarna har fast ordning, tre av varje sort så att alla är förhand en gång: { $list }. Därefter väljer förhand.
rules-choose-talon = Valet görs på talongens fyra kort, innan någon har en hand.
rules-choose-hand = Valet görs på de { $count } korten på handen.
rules-choose-hand-before = Valet görs på de { $count } korten på handen, innan talongen vänds upp.
rules-choose-hand_and_talon = Valet görs på hand och talong tillsammans, { $count } kort.
rules-limits-all = Som förhand spelar var och en varje kontrakt { $count ->
    [1] en gång
   *[other] { $count } gånger
}: varken mer eller mindre.
rules-limits-most = Som förhand får var och en spela ett kontrakt högst { $count ->
    [1] en gång
   *[other] { $count } gånger
}.
rules-limits-none = Förhand får välja samma kontrakt hur ofta som helst.
rules-limits-each = Så ofta får var och en spela ett kontrakt som förhand: { $list }.
rules-limit = { $title } { $count ->
    [1] en gång
   *[other] { $count } gånger
}
rules-limit-none = { $title } utan gräns
rules-used_up = Ett kontrakt räknas som spelat när given är bokförd. Har förhand bara en sort kvar sägs den an utan fråga.
rules-used_up-trump = Trumfen i { $title } är det ändå förhand som väljer.

rules-heading-trump = Trumf
rules-trump-none = Utan trumf spelas { $list }.
rules-trump-fixed = I { $title } är trumfen alltid { $suit }.
rules-trump-with_contract = I { $title } säger förhand trumffärgen i samma andetag som kontraktet.
rules-trump-with_contract-scheduled = I { $title } säger förhand trumffärgen när korten är givna, innan något läggs bort.
rules-trump-after_exchange = I { $title } säger förhand trumffärgen sist, när fyra kort är bortlagda.
rules-trump-first_talon_card = I { $title } gör talongens första kort sin färg till trumf.
rules-trump-cut = I { $title } kuperas trumfen fram före given: ett kort ur den blandade leken vänds upp inför alla, dess färg är trumf, och kortet läggs tillbaka innan leken blandas om.
rules-trump-cut-chosen = I { $title } kuperas trumfen fram när kontraktet är valt: ett kort ur en full lek vänds upp inför alla, och dess färg är trumf.
rules-strains-suits = Vilken som helst av de fyra färgerna får väljas.
rules-strains-suits_and_no_trump = Vilken som helst av de fyra färgerna får väljas, eller ingen trumf alls.
rules-strains-spades = Spader går bra, även för den som har { $title } kvar att spela.

rules-heading-exchange = Bytet
rules-exchange-required = Förhand tar upp talongen och lägger bort fyra av de { $count } korten, vilka som helst, med baksidan upp. Talongens egna kort får läggas bort igen.
rules-exchange-optional = Förhand får ta upp talongen och lägga bort fyra av de { $count } korten, vilka som helst, med baksidan upp, eller låta talongen ligga och spela handen som den är.
rules-exchange-with_hand = Förhand lägger bort fyra av de { $count } korten, vilka som helst, med baksidan upp.
rules-exchange-must = I { $list } måste talongen tas.
rules-exchange-left-up = En talong som får ligga är ur spel.
rules-exchange-left-down = En talong som får ligga är ur spel, och inte ens förhand tittar på den.
rules-discard = De fyra bortlagda korten hör till förhand men är inte värda något stick.
rules-discard-counts = I { $list } är kort som räknas förhands om de ligger bland de bortlagda.
rules-secret-up = Alla har sett talongen, men vad förhand lagt bort vet ingen annan innan given är bokförd. Då vänds det upp.
rules-secret-down = Talongen och de bortlagda korten är förhands hemlighet tills given är bokförd. Då vänds de bortlagda upp.

rules-heading-play = Spelet
rules-lead-forehand = Förhand spelar ut till första sticket.
rules-lead-left_of_forehand = Spelaren till vänster om förhand spelar ut till första sticket.
rules-follow = Den som spelar ut väljer vilket kort som helst. De andra måste följa färg så länge de kan.
rules-free = Har du inget i den utspelade färgen får du lägga vad du vill: trumfa eller saka. Ingen måste någonsin trumfa, och ingen måste ta över.
rules-free-no_trump = Har du inget i den utspelade färgen får du lägga vad du vill.
rules-forced = Har du inget i den utspelade färgen men en trumf, måste du trumfa, med vilken trumf du vill och även när den inte kan vinna. Bara den som saknar båda får saka. I kontrakt utan trumf sakar du fritt.
rules-trick = Högsta trumf tar sticket; finns ingen, högsta kortet i den utspelade färgen. Den som tar sticket lägger det med baksidan upp framför sig och spelar ut till nästa, tills alla { $count } är spelade.
rules-trick-no_trump = Högsta kortet i den utspelade färgen tar sticket. Den som tar sticket lägger det med baksidan upp framför sig och spelar ut till nästa, tills alla { $count } är spelade.

rules-heading-score = Poängen
rules-score-tricks_over = I { $list } får du dina stick minus ditt krav.
rules-score-tricks_under = I { $list } är det tvärtom: ditt krav minus dina stick.
rules-score-hearts_under = I { $list } får du ditt krav minus de hjärter du tagit.
rules-score-queen_of_spades = I { $list } avgör bara spader dam.
rules-score-zero = Den som träffar kravet precis får 0, och minuspoäng är ingenting ovanligt. De tre poängen i en giv blir tillsammans 0: det är den snabbaste kontrollen av protokollet.
rules-sheet = På pappret får varje spelare en rad, varje kontrakt en kolumn och summan en egen. Kryssa ett kontrakt när det är spelat.
rules-examples = Några exempel, förhand först:
rules-example-tricks = { $title }, stick { $first }, { $second } och { $third }: poängen blir { $scores }.
rules-example-hearts = { $title }, hjärter { $first }, { $second } och { $third }: poängen blir { $scores }.
rules-example-queen = { $title }, förhand får spader dam: poängen blir { $scores }.

rules-heading-match = Matchen
rules-rounds = { $count ->
    [1] En match är en enda giv.
   *[other] En match är { $count } givar.
}
rules-turns = { $count ->
    [1] Var och en är förhand en gång.
   *[other] Var och en är förhand { $count } gånger.
}
rules-turns-uneven = Alla är inte förhand lika ofta: turerna är { $first }, { $second } och { $third }. En sådan match räknas inte till rankningen.
rules-last_choice = I de tre sista givarna har varje förhand ett enda kontrakt kvar, så välj med dem i tankarna.
rules-winner = Högst summa efter sista given vinner.

rules-heading-ties = Lika poäng
rules-tie-shared = Spelare med samma poäng delar plats: två vinnare är båda etta, och nästa är trea.
rules-tie-extra_valfri = Är spelare lika i topp efter sista given avgör en extra giv { $title }, med kraven { $forehand } och { $others }; nästa spelare i tur är förhand. Alla tre spelar, men bara de som var lika jämförs, och bara på poängen i den given. De som är lika igen spelar en till; efter tre extra givar delar de segern. Extra givar ändrar aldrig summorna, och lika längre ner förblir lika: två tvåor, ingen trea.

rules-heading-misdeal = Felgiv
rules-misdeal-refused = Med riktiga kort: förhand lägger bort precis fyra kort, och ett fel antal rättas innan spelet går vidare. Felgiv finns inte.
rules-misdeal-misdeal = Med riktiga kort: spelar förhand vidare med fler än { $count } kort, eller med färre än fyra bortlagda, är det felgiv. Samma givare ger om, och kontraktet står fast. Inget bokförs och inget är förbrukat. Felgiv kan begäras från första givna kortet tills poängen är uppskrivna.
rules-misdeal-trump = Även en trumf som sagts eller kuperats fram står fast.
rules-misdeal-first_talon_card = Trumfen i { $title } vänds på nytt.
rules-misdeal-dealt = Där datorn ger räknar den korten, och felgiv finns inte.

rules-heading-claims = Att begära resten
rules-claims = För att spara tid får en spelare begära alla stick som är kvar, eller inget av dem. Begäran godtas om det spelaren har sett bevisar den mot allt som de andra kan ha och göra; annars avslås den, och avslaget röjer ingenting. Begärs alla är given slut. Begärs inget går spelet vidare, och den spelarens kort faller av sig själva: hur de andra två delar på resten är deras sak.

rules-heading-order = En giv steg för steg
rules-order = { $list }: { $steps }.
rules-order-fixed = Där ordningen är fast, { $list }: { $steps }.
rules-step-cut = kupera om trumf
rules-step-talon = ge talongen
rules-step-hands = ge händerna
rules-step-announce = säg kontraktet
rules-step-announce-trump = säg trumfen
rules-step-take = ta talongen
rules-step-take-optional = ta talongen eller låt den ligga
rules-step-discard = lägg bort fyra kort
rules-step-name_trump = säg trumfen
rules-step-play = spela
rules-step-score = bokför

rules-heading-note = Om de här reglerna
rules-heading-history = Varifrån det kommer
rules-history = De äldsta kända reglerna för Bismarck är från 1944, berättar Sten Helmfrid genom pagat.com. Namnet kan vara slagskeppets, som sänktes tre år tidigare, men ingen har visat det. Syskonen är Mizerka i Polen och Sergeant Major i Storbritannien; spel med fast program som Barbu och Quodlibet är mer avlägsna släktingar. Allt som behövs är en kortlek, papper och penna och en timme eller så.
