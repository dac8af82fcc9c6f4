### Not yet read by a native speaker.
# Warum ein Bot täte, wozu er rät; steht hinter dem Rat.

reason-only-card = Eine andere Karte kannst du hier nicht spielen.
reason-take-talon = Vier Karten mehr zur Auswahl können nur helfen: Du darfst dieselben vier wieder drücken.
reason-leave-talon = Die vier Karten brauchst du nicht: Deine Hand ist besser, wie sie ist.
reason-proved = Was die anderen auch halten und tun: Keine andere Karte ist besser.

reason-choose-high = Hohe Karten sind zu sehen, und jetzt ist ihre Stunde; Kontrakte ohne Trumpf werden nicht besser.
reason-choose-suit = Diese Farbe und diese hohen Karten sind besser, als sie es für diesen Kontrakt meist sind.
reason-choose-trump = Du hast eine Farbe dafür: Länge und hohe Karten zählen zusammen.
reason-choose-low = Diese Karten sind niedrig; da erledigt man den Kontrakt, in dem man Stiche vermeidet.
reason-trump-forced = Der Kontrakt steht fest; in dieser Farbe bist du am stärksten.
reason-name-trump = Es ist deine längste und stärkste Farbe, mit dem gerechnet, was die anderen Farben bringen.
reason-name-no-trump = Deine hohen Karten verteilen sich auf die Farben; ein Trumpf würde eher den anderen helfen.

reason-discard-weak = Behalt die lange starke Farbe und die sicheren Karten; niedrige Karten kurzer Farben bringen nichts.
reason-discard-void = Eine Farbe, die du nicht hast, kannst du trumpfen: also schaff dir so eine.
reason-discard-high = Drück, was herausragt: Hohe Karten ohne niedrige darunter machen Stiche.
reason-discard-counted = Karten, die zählen, zählen auch gedrückt für dich; also gehen die anderen gefährlichen.

reason-lead-trump-master = Niemand kann sie schlagen, und sie zieht den anderen die Trümpfe.
reason-lead-trump = Sind die Trümpfe gezogen, trumpft niemand deine anderen sicheren Karten.
reason-lead-sure = Sie macht den Stich, was die anderen auch halten.
reason-lead-master = Höher ist nichts mehr in der Farbe; nimm den Stich, bevor sie getrumpft wird oder die anderen abwerfen.
reason-lead-long = Die höheren Karten deiner langen Farbe müssen fallen, bevor der Rest gut wird.
reason-lead-exit = Besseres gibt es nicht auszuspielen: Das verschenkt am wenigsten und lässt deine hohen Karten gedeckt.
reason-lead-under = Vermutlich muss jemand darübergehen.
reason-lead-least-danger = Jede Karte kann den Stich machen; diese schadet später am wenigsten.
reason-lead-last-of-suit = Sonst hat niemand diese Farbe, also macht sie den Stich; lieber jetzt, als wenn es mehr kostet.

reason-follow-low = Günstig ist der Stich nicht zu haben; leg die Karte, die am wenigsten wert ist.
reason-win-cheap = Du spielst zuletzt: Nimm ihn mit der niedrigsten Karte, die reicht.
reason-win-sure = Nach dir kann sie niemand schlagen.
reason-play-high = Sie kann gut halten, und wenn nicht, muss der Nächste eine hohe Karte hergeben.
reason-trump-in = Du hast die ausgespielte Farbe nicht: Ein kleiner Trumpf macht den Stich.
reason-trump-forced-under = Du musst trumpfen und kannst nicht gewinnen; also den Trumpf, der dir am wenigsten fehlt.
reason-throw-worthless = Diesen Stich bekommst du nicht: Wirf ab, was auch später keinen macht.

reason-duck = Die höchste Karte, die darunter bleibt: Der Stich geht an andere, und eine gefährliche Karte ist weg.
reason-duck-perhaps = Du musst darübergehen, aber vielleicht muss nach dir jemand noch höher.
reason-win-high = Der Stich ist ohnehin deiner: Nimm ihn mit der höchsten und behalt die niedrigen.
reason-win-low = Der Stich ist ohnehin deiner, und die höhere Karte ist in der Hand sicherer.
reason-throw-counted = Diesen Stich bekommt jemand anders: Gib ihm die Karten, die zählen.
reason-throw-over-queen = Solange die Pik-Dame aussteht, können Ass und König in Pik sie einfangen.
reason-throw-danger = Werde die Karte los, die später am leichtesten einen Stich macht.
