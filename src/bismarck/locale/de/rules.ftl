### Not yet read by a native speaker.
### Regelseiten: eine Nachricht für jedes, was Regeln sagen können.

## Profile

profile-title-swedish = Schwedisch
profile-title-swedish-open = Schwedisch, Wahl mit der Hand
profile-title-swedish-forced = Schwedisch, Trumpfzwang
profile-title-kort = Kort
profile-title-tribello = Tribello
profile-title-international = International
profile-title-international-nt = International mit Sans
profile-title-international-sans = International sans
profile-title-international-strict = International, streng
profile-title-grand = Grand
profile-title-kurz = Kurz
profile-title-estonian = Estnisch
profile-title-british = Britisch
profile-title-british-forced = Britisch, Trumpfzwang
profile-title-british-free = Britisch, freie Wahl
profile-title-danish = Dänisch
profile-title-dobbs = Dobbs
profile-title-dobbs-free = Dobbs, freie Wahl

profile-about-swedish = So spielt man in Schweden: vier offene Karten, eine Wahl nur nach ihnen.
profile-about-swedish-open = Schwedisch für Vorsichtige: Vorhand sieht vor der Wahl alle zwanzig Karten.
profile-about-swedish-forced = Schwedisch mit der Peitsche: Wer die Farbe nicht hat, muss trumpfen.
profile-about-kort = Das kurze Spiel von früher: feste Folge, nichts zu wählen.
profile-about-tribello = Das schwedische Spiel dreimal, für lange Abende.
profile-about-international = Der Geber ist Vorhand, wählt nach der Hand und darf den verdeckten Skat liegen lassen.
profile-about-international-nt = International, und Valfri darf auch ohne Trumpf gespielt werden.
profile-about-international-sans = International, und Valfri ist immer ohne Trumpf.
profile-about-international-strict = International, und der Skat muss immer genommen werden.
profile-about-grand = International mit jedem Kontrakt zweimal.
profile-about-kurz = International nur mit Spel und Pass.
profile-about-estonian = Sechs Kontrakte, zwei davon um Herzen und die Pik-Dame.
profile-about-british = Der Geber bekommt zwanzig Karten und spielt vier Runden am Stück; ein Trumpf wird abgehoben.
profile-about-british-forced = Britisch, und wer die Farbe nicht hat, muss trumpfen.
profile-about-british-free = Britisch, und der Geber ordnet seine vier Runden nach Belieben, mit zwanzig Karten.
profile-about-danish = Das kurze Spiel von früher auf Dänisch: Spel zuerst, der Skat zuletzt.
profile-about-dobbs = Britisch mit kleinerem Blatt: 43 Karten, dreizehn Stiche.
profile-about-dobbs-free = Das kleinere britische Blatt, und der Geber ordnet seine Runden nach Belieben.

profile-note-kort = Dies ist die ältere Form des Spiels. Ihre drei Durchgänge haben je drei Runden, so dass jeder in jedem einmal Vorhand ist.
profile-note-tribello = Die Seite, die diese Länge beschreibt, nennt selbst keine ältere Quelle dafür: Einigt euch, bevor ihr beginnt.
profile-note-international-sans = Ohne Trumpf spielt sich Valfri wie Spel, nur dass der Skat genommen werden muss. So beschreiben es die Quellen; es ist kein Versehen.
profile-note-kurz = Die Quellen sprechen von acht Runden, aber auch davon, dass jede Vorhand jeden Kontrakt zweimal spielt; das wären zwölf. Wir spielen acht; eine Partie über zwölf spielt alles aus.
profile-note-estonian = Diese Form ist mit Vorsicht zu genießen. Die Quellen nennen sechs Kontrakte in acht Runden, zählen aber weder alle auf, noch sagen sie Folge und Punkte, und anderswo heißt ein ganz anderes Spiel estnisch. Von uns sind: die Kontrakte Keine Herzen und Keine Pik-Dame, die Folge der ersten sechs Runden, die Quoten von 3 und 5 Herzen, die Punkte für die Pik-Dame und die freie Wahl in den letzten zwei Runden. Solche Partien werden nicht gewertet.
profile-note-danish = Die dänische Quelle schreibt nur an, was gewonnen wird; hier steht mit Minus da, was zur Quote fehlt, wie in jeder Form des Spiels.

## Was von einem Profil abweicht

difference-deck = { $count } Karten
difference-forehand-eldest = Vorhand links vom Geber
difference-forehand-dealer = der Geber ist Vorhand
difference-opening_lead-forehand = Vorhand spielt aus
difference-opening_lead-left_of_forehand = links von Vorhand wird ausgespielt
difference-first_dealer-lot = erster Geber durch Los
difference-first_dealer-high_card = erster Geber durch die höchste Karte
difference-rotation-each_round = das Geben wechselt jede Runde
difference-rotation-each_block = das Geben wechselt nach einem Block
difference-packets-1 = einzeln gegeben
difference-packets-4 = zu vieren gegeben
difference-talon_when-first = Skat zuerst
difference-talon_when-last = Skat zuletzt
difference-talon_when-with_hand = Skat gleich an Vorhand
difference-talon_face-up = Skat offen
difference-talon_face-down = Skat verdeckt
difference-choose_on-talon = Wahl nach dem Skat
difference-choose_on-hand = Wahl nach der Hand
difference-choose_on-hand_and_talon = Wahl nach Hand und Skat
difference-choose_on-nothing = nichts zu wählen
difference-contracts = Kontrakte { $list }
difference-limits = { $count ->
    [1] jeder Kontrakt einmal
   *[other] jeder Kontrakt { $count }-mal
}
difference-limits-none = Kontrakte ohne Grenze
difference-quotas = Quoten { $list }
difference-schedule-free = freie Folge
difference-schedule-round = Folge { $list }
difference-schedule-round_of_three = Folge { $list } in Durchgängen zu dritt
difference-schedule-block = Blöcke aus { $list }
difference-schedule-then_free = { $order }, dann frei
difference-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
difference-valfri_strains-suits = nur Trumpffarben
difference-valfri_strains-suits_and_no_trump = auch ohne Trumpf
difference-exchange-required = der Skat muss genommen werden
difference-exchange-optional = der Skat darf liegen bleiben
difference-must_trump-yes = Trumpfzwang
difference-must_trump-no = kein Trumpfzwang
difference-short_discard-refused = keine Fehlausteilung
difference-short_discard-misdeal = zu wenig gedrückt ist Fehlausteilung
difference-trump-none = { $title } ohne Trumpf
difference-trump-fixed = { $title } mit festem Trumpf
difference-trump-with_contract = Trumpf von { $title } mit der Ansage
difference-trump-after_exchange = Trumpf von { $title } nach dem Tausch
difference-trump-first_talon_card = Trumpf von { $title } aus dem Skat
difference-trump-cut = Trumpf von { $title } abgehoben
difference-tie-shared = Gleichstand wird geteilt
difference-tie-extra_valfri = Zusatzrunden bei Gleichstand

difference-contract = { $title } { $limit }
difference-quota = { $title } { $forehand }/{ $others }

## Die Seite

rules-title = Bismarck: { $name }
rules-house = Dies sind Hausregeln: Sie gehen vom Spiel { $title } aus, und ihr Name sagt, was anders ist.
rules-intro = Drei Personen spielen, jeder für sich. In jeder Runde ist eine von ihnen Vorhand; sie hat vier Karten mehr zur Auswahl als die anderen und eine eigene Quote zu erfüllen. Eine Runde ist für dich wert, was zwischen deinen Stichen und deiner Quote liegt: Was einer gewinnt, verlieren die anderen.

rules-heading-players = Spieler und Karten
rules-players = Ihr sitzt im Uhrzeigersinn auf den Plätzen A, B und C. Alles geht im Uhrzeigersinn: das Geben, das Spielen und der Wechsel des Gebers.
rules-deck-full = Ihr braucht ein gewöhnliches Blatt mit 52 Karten ohne Joker und einen Zettel. In jeder Farbe gilt die Folge { $ranks }, die höchste Karte zuerst. Karten haben keinen Punktwert.
rules-deck-part = Ihr braucht einen Zettel und { $count } Karten aus einem gewöhnlichen Blatt: { $list }. In jeder Farbe gilt die Folge { $ranks }, die höchste Karte zuerst. Karten haben keinen Punktwert.
rules-suits-from = { $list } ab { $rank } aufwärts
rules-suits-of = { $list } nur { $ranks }

rules-heading-dealer = Geber und Vorhand
rules-first_dealer-lot = Lost aus, wer zuerst gibt.
rules-first_dealer-high_card = Vor der ersten Runde zieht jeder offen eine Karte aus dem gemischten Blatt. Der höchste Rang gibt; teilen ihn sich zwei oder drei, ziehen nur sie noch einmal.
rules-rotation-each_round = Nach jeder Runde wandert das Blatt nach links weiter.
rules-rotation-each_block = Wer gibt, behält das Blatt für einen Block von { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}; dann wandert es nach links weiter.
rules-forehand-eldest = Vorhand ist der linke Nachbar des Gebers.
rules-forehand-dealer = Der Geber ist Vorhand.

rules-heading-deal = Das Geben
rules-cutting = Der Geber mischt, und der rechte Nachbar hebt ab.
rules-talon-first-up = Die ersten vier Karten kommen offen in die Mitte des Tisches. Sie sind der Skat, und alle dürfen ihn ansehen.
rules-talon-first-down = Die ersten vier Karten kommen verdeckt in die Mitte des Tisches. Sie sind der Skat, und niemand sieht ihn an.
rules-talon-last-up = Die vier Karten, die am Ende übrig sind, werden in der Mitte aufgedeckt. Sie sind der Skat, und alle dürfen ihn ansehen.
rules-talon-last-down = Die vier Karten, die am Ende übrig sind, bleiben verdeckt in der Mitte. Sie sind der Skat, und niemand sieht ihn an.
rules-talon-with_hand-up = Die vier Karten, die übrig sind, der Skat, werden allen gezeigt und gehen gleich an Vorhand, die damit { $count } Karten hält.
rules-talon-with_hand-down = Die vier Karten, die übrig sind, der Skat, gehen gleich an Vorhand, die damit { $count } Karten hält; sonst sieht sie niemand.
rules-packets-1 = Der Geber gibt jedem { $count } Karten, einzeln, beginnend links von sich.
rules-packets-4 = Der Geber gibt jedem { $count } Karten, je vier auf einmal, beginnend links von sich.
rules-packets-4-rest = Der Geber gibt jedem { $count } Karten, je vier auf einmal, solange es geht, und dann die übrigen, beginnend links von sich.

rules-heading-contracts = Kontrakte
rules-contracts = { $count ->
    [1] Es gibt nur eine Art von Runde, mit einer Quote für Vorhand und einer anderen für jeden der beiden übrigen:
   *[other] Es gibt { $count } Arten von Runden, jede mit einer Quote für Vorhand und einer anderen für jeden der beiden übrigen:
}
rules-contract-tricks_over = { $name }: Vorhand schuldet { $forehand ->
    [one] { $forehand } Stich
   *[other] { $forehand } Stiche
}, die anderen je { $others }.
rules-contract-tricks_under = { $name }: Vorhand darf { $forehand ->
    [one] { $forehand } Stich
   *[other] { $forehand } Stiche
} machen, die anderen je { $others }.
rules-contract-hearts_under = { $name }: Vorhand darf { $forehand ->
    [one] { $forehand } Herz
   *[other] { $forehand } Herzen
} nehmen, die anderen je { $others }.
rules-contract-queen_of_spades = { $name }: Wer die Pik-Dame bekommt, schreibt { $with }, jeder der beiden anderen { $without }.
rules-contract-queen_of_spades-uneven = { $name }: Vorhand schreibt mit der Pik-Dame { $with } und ohne sie { $without }, die beiden anderen je { $other_with } und { $other_without }.
contract-gloss-no_trump_exchange = ohne Trumpf, der Skat muss genommen werden
rules-schedule-free = Vorhand wählt in jeder Runde, welche es wird.
rules-schedule-block-free = Der Geber bestimmt die Folge; in jedem Block kommt jeder Kontrakt einmal an die Reihe.
rules-schedule-one = Niemand wählt; jede Runde ist { $list }.
rules-schedule-round = Niemand wählt. Die Folge ist fest und beginnt von vorn, wenn sie zu Ende ist: { $list }.
rules-schedule-round_of_three = Niemand wählt. Je drei Runden sind gleich, so dass jeder einmal Vorhand ist, und die Folge dieser Durchgänge ist fest: { $list }.
rules-schedule-block = Niemand wählt. Jeder Block hat dieselbe Folge: { $list }.
rules-schedule-then_free = { $count ->
    [1] Die erste Runde ist { $list }. Danach wählt Vorhand.
   *[other] Die ersten { $count } Runden haben eine feste Folge: { $list }. Danach wählt Vorhand.
}
rules-schedule-then_free-threes = Die ersten { $count } Runden haben eine feste Folge, je drei gleiche, so dass jeder einmal Vorhand ist: { $list }. Danach wählt Vorhand.
rules-choose-talon = Gewählt wird nach den vier Karten des Skats, bevor jemand eine Hand hat.
rules-choose-hand = Gewählt wird nach den { $count } Karten auf der Hand.
rules-choose-hand-before = Gewählt wird nach den { $count } Karten auf der Hand, bevor der Skat aufgedeckt wird.
rules-choose-hand_and_talon = Gewählt wird nach Hand und Skat zusammen, { $count } Karten.
rules-limits-all = Als Vorhand spielt jeder jeden Kontrakt { $count ->
    [1] einmal
   *[other] { $count }-mal
}: nicht öfter und nicht seltener.
rules-limits-most = Als Vorhand darf jeder einen Kontrakt höchstens { $count ->
    [1] einmal
   *[other] { $count }-mal
} spielen.
rules-limits-none = Vorhand darf denselben Kontrakt beliebig oft wählen.
rules-limits-each = So oft darf jeder als Vorhand einen Kontrakt spielen: { $list }.
rules-limit = { $title } { $count ->
    [1] einmal
   *[other] { $count }-mal
}
rules-limit-none = { $title } unbegrenzt
rules-used_up = Ein Kontrakt gilt als gespielt, wenn seine Runde angeschrieben ist. Hat Vorhand nur noch eine Art übrig, wird sie ohne Frage angesagt.
rules-used_up-trump = Den Trumpf von { $title } bestimmt Vorhand auch dann.

rules-heading-trump = Trumpf
rules-trump-none = Ohne Trumpf gespielt: { $list }.
rules-trump-fixed = In { $title } ist immer { $suit } Trumpf.
rules-trump-with_contract = In { $title } nennt Vorhand den Trumpf im selben Atemzug wie den Kontrakt.
rules-trump-with_contract-scheduled = In { $title } nennt Vorhand den Trumpf, wenn die Karten gegeben sind und noch nichts gedrückt ist.
rules-trump-after_exchange = In { $title } nennt Vorhand den Trumpf zuletzt, wenn vier Karten gedrückt sind.
rules-trump-first_talon_card = In { $title } macht die erste Karte des Skats ihre Farbe zum Trumpf.
rules-trump-cut = In { $title } wird der Trumpf vor dem Geben abgehoben: Eine Karte aus dem gemischten Blatt wird vor aller Augen aufgedeckt, ihre Farbe ist Trumpf, und sie kommt zurück, bevor noch einmal gemischt wird.
rules-trump-cut-chosen = In { $title } wird der Trumpf abgehoben, sobald der Kontrakt gewählt ist: Eine Karte aus einem ganzen Blatt wird vor aller Augen aufgedeckt, und ihre Farbe ist Trumpf.
rules-strains-suits = Jede der vier Farben darf genannt werden.
rules-strains-suits_and_no_trump = Jede der vier Farben darf genannt werden, oder gar kein Trumpf.
rules-strains-spades = Auch Pik ist erlaubt, selbst wenn man { $title } noch vor sich hat.

rules-heading-exchange = Der Tausch
rules-exchange-required = Vorhand nimmt den Skat auf und drückt vier beliebige der { $count } Karten, verdeckt. Auch die Karten des Skats selbst dürfen gedrückt werden.
rules-exchange-optional = Vorhand darf den Skat aufnehmen und vier beliebige der { $count } Karten verdeckt drücken oder ihn liegen lassen und die Hand spielen, wie sie ist.
rules-exchange-with_hand = Vorhand drückt vier beliebige der { $count } Karten, verdeckt.
rules-exchange-must = In { $list } muss der Skat genommen werden.
rules-exchange-left-up = Ein Skat, der liegen bleibt, ist aus dem Spiel.
rules-exchange-left-down = Ein Skat, der liegen bleibt, ist aus dem Spiel, und nicht einmal Vorhand sieht ihn an.
rules-discard = Die vier gedrückten Karten gehören Vorhand, zählen aber keinen Stich.
rules-discard-counts = In { $list } gehört eine Karte, die zählt, Vorhand, wenn sie gedrückt liegt.
rules-secret-up = Den Skat haben alle gesehen, aber was Vorhand gedrückt hat, weiß sonst niemand, bis die Runde angeschrieben ist. Dann wird es aufgedeckt.
rules-secret-down = Skat und gedrückte Karten sind das Geheimnis von Vorhand, bis die Runde angeschrieben ist. Dann werden die gedrückten aufgedeckt.

rules-heading-play = Das Spiel
rules-lead-forehand = Vorhand spielt zum ersten Stich aus.
rules-lead-left_of_forehand = Wer links von Vorhand sitzt, spielt zum ersten Stich aus.
rules-follow = Ausspielen darf man jede Karte. Die anderen müssen bedienen, solange sie können.
rules-free = Wer die Farbe nicht hat, darf legen, was er will: trumpfen oder abwerfen. Niemand muss je trumpfen, und niemand muss überstechen.
rules-free-no_trump = Wer die Farbe nicht hat, darf legen, was er will.
rules-forced = Wer die Farbe nicht hat, aber einen Trumpf, muss trumpfen, mit einem beliebigen Trumpf, auch wenn er nicht gewinnen kann. Nur wer beides nicht hat, darf abwerfen. In Kontrakten ohne Trumpf wirft man ab, was man will.
rules-trick = Der höchste Trumpf gewinnt den Stich; liegt keiner, die höchste Karte der ausgespielten Farbe. Der Gewinner legt den Stich verdeckt vor sich ab und spielt zum nächsten aus, bis alle { $count } gespielt sind.
rules-trick-no_trump = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Der Gewinner legt den Stich verdeckt vor sich ab und spielt zum nächsten aus, bis alle { $count } gespielt sind.

rules-heading-score = Die Wertung
rules-score-tricks_over = In { $list } schreibst du deine Stiche minus deine Quote.
rules-score-tricks_under = In { $list } ist es umgekehrt: deine Quote minus deine Stiche.
rules-score-hearts_under = In { $list } schreibst du deine Quote minus die Herzen, die du genommen hast.
rules-score-queen_of_spades = In { $list } entscheidet nur die Pik-Dame.
rules-score-zero = Wer die Quote genau trifft, schreibt 0, und weniger als 0 ist nichts Besonderes. Die drei Werte einer Runde ergeben zusammen 0: die schnellste Probe für den Spielzettel.
rules-sheet = Der Spielzettel ist ein Gitter mit einer Zeile für jeden Spieler, einer Spalte für jeden Kontrakt und einer für die laufende Summe. Streicht einen Kontrakt, wenn er gespielt ist.
rules-examples = Einige Beispiele, Vorhand zuerst:
rules-example-tricks = { $title }, Stiche { $first }, { $second } und { $third }: geschrieben werden { $scores }.
rules-example-hearts = { $title }, Herzen { $first }, { $second } und { $third }: geschrieben werden { $scores }.
rules-example-queen = { $title }, Vorhand bekommt die Pik-Dame: geschrieben werden { $scores }.

rules-heading-match = Die Partie
rules-rounds = { $count ->
    [1] Eine Partie ist eine einzige Runde.
   *[other] Eine Partie hat { $count } Runden.
}
rules-turns = { $count ->
    [1] Jeder ist einmal Vorhand.
   *[other] Jeder ist { $count }-mal Vorhand.
}
rules-turns-uneven = Nicht alle sind gleich oft Vorhand, sondern { $first }-, { $second }- und { $third }-mal. Eine solche Partie wird nicht gewertet.
rules-last_choice = In den letzten drei Runden hat jede Vorhand nur noch einen Kontrakt übrig; wählt also mit Blick darauf.
rules-winner = Die höchste Summe nach der letzten Runde gewinnt.

rules-heading-ties = Gleichstand
rules-tie-shared = Wer gleich viele Punkte hat, teilt sich den Platz: Zwei Sieger sind beide Erste, der Nächste ist Dritter.
rules-tie-extra_valfri = Stehen nach der letzten Runde mehrere an der Spitze gleich, entscheidet eine Zusatzrunde { $title } mit den Quoten { $forehand } und { $others }; Vorhand ist, wer als Nächster an der Reihe ist. Alle drei spielen, doch verglichen werden nur die, die gleich standen, und nur nach den Punkten dieser Runde. Wer wieder gleich steht, spielt noch eine; nach drei Zusatzrunden wird der Sieg geteilt. Zusatzrunden ändern nie die Summen, und ein Gleichstand weiter unten bleibt einer: zwei Zweite, kein Dritter.

rules-heading-misdeal = Fehlausteilung
rules-misdeal-refused = Mit echten Karten: Vorhand drückt genau vier Karten, und eine falsche Zahl wird berichtigt, bevor es weitergeht. Eine Fehlausteilung gibt es nicht.
rules-misdeal-misdeal = Mit echten Karten: Spielt Vorhand mit mehr als { $count } Karten weiter oder sind weniger als vier gedrückt, ist es eine Fehlausteilung. Derselbe Geber gibt noch einmal, und der Kontrakt bleibt, wie er war. Nichts wird angeschrieben, und nichts ist verbraucht. Ausgerufen werden darf sie von der ersten gegebenen Karte an, bis die Punkte angeschrieben sind.
rules-misdeal-trump = Auch ein genannter oder abgehobener Trumpf bleibt.
rules-misdeal-first_talon_card = Der Trumpf von { $title } wird neu aufgedeckt.
rules-misdeal-dealt = Wo der Computer gibt, zählt er die Karten, und es gibt keine Fehlausteilung.

rules-heading-claims = Den Rest beanspruchen
rules-claims = Um Zeit zu sparen, darf ein Spieler alle restlichen Stiche für sich beanspruchen oder erklären, dass er keinen mehr macht. Das gilt, wenn das, was er gesehen hat, es gegen alles beweist, was die anderen halten und tun könnten; sonst wird es abgelehnt, und die Ablehnung verrät nichts. Mit allen Stichen endet die Runde. Mit keinem geht das Spiel weiter, und die Karten dieses Spielers fallen von selbst: Wie die beiden anderen den Rest teilen, ist noch ihre Sache.

rules-heading-order = Eine Runde Schritt für Schritt
rules-order = { $list }: { $steps }.
rules-order-fixed = Bei fester Folge, { $list }: { $steps }.
rules-step-cut = Trumpf abheben
rules-step-talon = Skat geben
rules-step-hands = Hände geben
rules-step-announce = Kontrakt ansagen
rules-step-announce-trump = Trumpf nennen
rules-step-take = Skat nehmen
rules-step-take-optional = Skat nehmen oder liegen lassen
rules-step-discard = vier Karten drücken
rules-step-name_trump = Trumpf nennen
rules-step-play = spielen
rules-step-score = anschreiben

rules-heading-note = Zu diesen Regeln
rules-heading-history = Woher es kommt
rules-history = Die ältesten bekannten Regeln von Bismarck sind von 1944, wie Sten Helmfrid über pagat.com berichtet. Der Name kann der des Schlachtschiffs sein, das drei Jahre zuvor sank, aber gezeigt hat es niemand. Seine Verwandten sind Mizerka in Polen und Sergeant Major in Großbritannien; Spiele mit festem Programm wie Barbu, Quodlibet und Herzeln gehören zur weiteren Familie. Man braucht nur ein Kartenspiel, Stift und Papier und eine gute Stunde.
