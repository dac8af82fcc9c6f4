### Not yet read by a native speaker.
### Lektionerna: vad som sägs bredvid bordet. Cia sitter till höger och Bo till vänster.

learn-title = Lär dig spela
learn-lead = Sju korta lektioner vid bordet, och sedan din första match. Tio minuter som mest.
learn-done = klar
learn-begin = Börja
learn-continue = Fortsätt med { $title }
learn-lesson-of = Lektion { $number } av { $all }
learn-next = Vidare
learn-next-lesson = Nästa: { $title }
learn-all = Alla lektioner
learn-skip = Hoppa över
learn-again = En gång till
learn-coach = Vad du ska göra
learn-match-title = Din första match
learn-match-about = Mot två nybörjare. I menyn finns ett tips.
learn-match-play = Spela första matchen

## Följa färg

learn-follow-title = Följa färg
learn-follow-about = Vilket kort du får spela, och vilket som tar sticket
learn-follow-begin = Alla har tre kort kvar. En spelar ut vilket kort som helst, och de andra följer färg om de kan. Det högsta kortet i färgen tar sticket.
learn-follow-king = Bo har spelat ut hjärter nio, och Cia har lagt tian. Du har hjärter, så hjärter måste det bli. Ta sticket!
learn-follow-king-low = Sjuan får du spela, men tian är högre. Vilken av dina hjärter slår den?
learn-follow-ace = Ditt stick, så du spelar ut i nästa. Pröva ruter ess: inget är högre.
learn-follow-ace-seven = Spara sjuan till sist, den har en överraskning åt dig. Spela ut esset.
learn-follow-seven = Ett kort kvar, och de andra har ingen hjärter längre. Spela det och se.
learn-follow-end = De kunde inte följa färg och sakade vad de ville, till och med spader dam. Bara färgen som spelades ut kan vinna: din sjua tog sticket.

## Trumf

learn-trump-title = Trumf
learn-trump-about = Så slår en fyra ett ess
learn-trump-begin = I Spader är spader trumf: varje spader slår varje kort i de andra färgerna. Färg följer du ändå, om du kan.
learn-trump-four = Cia spelar ut hjärter ess. Du har ingen hjärter och får spela vad du vill. En spader tar sticket; vilken räcker?
learn-trump-four-nine = Det går, men fyran räcker. Spara nian.
learn-trump-four-king = Det får du, men ruter kung vinner ingenting här. Det gör en spader.
learn-trump-king = En fyra slår ett ess! Nu spelar du ut: pröva ruter kung.
learn-trump-king-nine = Spara trumfen lite till. Spela ut kungen.
learn-trump-nine = Båda de andra trumfade din kung, och den högre trumfen vann. Nu har Cia spelat ut klöver ess. Du vet hur man gör.
learn-trump-end = Alltså: följ färg om du kan. Annars trumfar eller sakar du, precis som du vill.

## Stickkravet

learn-quota-title = Stickkravet
learn-quota-about = Vad du ska ta, och vad som blir över
learn-quota-begin = I varje giv är någon förhand och ska ta 8 av de 16 sticken; de andra ska ta 4 var. Nu är det du. Du har 6, det visar strecken vid ditt namn.
learn-quota-king = Spader är trumf, och en är kvar hos de andra: Cia har knekten. Spela ut spader kung och ta den av henne.
learn-quota-king-ace = Cia har ingen ruter: hon skulle trumfa esset med sin knekt. Först spader kung.
learn-quota-king-first = Inte än. Ta först knekten av Cia, med din kung.
learn-quota-ace = Sju. Nu kan ingen trumfa ditt ruter ess.
learn-quota-ace-sure = Först det säkra: esset.
learn-quota-nine = Åtta, stickkravet är fyllt! Varje stick till är en poäng. Bo har en ruter kvar, och den är lägre än din nia.
learn-quota-nine-four = Cia har klöver kung. Pröva rutern först.
learn-quota-four = Nio. Och så ett kort kvar.
learn-quota-end = Nio stick när kravet var åtta: +1 till dig. Bo fick tre av fyra, −1. Cia fick fyra av fyra, 0. De tre poängen blir alltid noll ihop.

## Pass

learn-pass-title = Pass
learn-pass-about = När du inte vill ha några stick
learn-pass-begin = Pass är tvärtom: ingen trumf, och du undviker stick. Förhand får ta 4, de andra 6 var. Du har 5; de randiga strecken är de som är för många.
learn-pass-four = Cia spelar ut hjärter åtta, och Bo spelar efter dig. Håll dig lågt.
learn-pass-four-queen = Damen skulle ta sticket, och det vill du inte ha. Spela lägre.
learn-pass-ace = Bo fick ta det. Nu tar Cia ett ruterstick och du har ingen ruter: saka ditt farligaste kort.
learn-pass-ace-queen = Cia kanske spelar ut spader härnäst, och då måste esset ta. Saka esset.
learn-pass-queen = En spader! Tur att esset är borta. Hjärter dam vinner ingenting här.
learn-pass-end = Fem stick, och sex var tillåtna: +1. Cia tog fyra, +2. Bo var förhand och tog sju, tre för många: −3.

## Fyra kort åt sidan

learn-exchange-title = Lägga bort fyra kort
learn-exchange-about = Vad förhand behåller av tjugo kort
learn-exchange-begin = Du är förhand i Spader. De fyra öppna korten är dina, så du har tjugo. Fyra ska bort, och ingen ser vilka.
learn-exchange-four = Behåll trumfen och de höga korten. Välj fyra små kort i de andra färgerna och bekräfta.
learn-exchange-four-trump = Spader är trumf här: behåll alla, även tvåan.
learn-exchange-four-ace = Ett ess är ett stick. Behåll det.
learn-exchange-four-high = Höga kort tar stick. Lägg bort små.
learn-exchange-end = Bra valt. De bortlagda korten är dolda tills given är slut; själv får du titta. Nu skulle du spela ut.

## Valet

learn-choose-title = Välja kontrakt
learn-choose-about = Fyra öppna kort, fyra kontrakt
learn-choose-begin = Innan korten delas ut ser förhand fyra öppna kort och väljer. Spel: ingen trumf. Spader: spader är trumf. Valfri: trumf som du vill. Pass: undvik stick.
learn-choose-spader = Spader ess, kung och knekt blir dina. Vad spelar du?
learn-choose-spader-spel = Det kan gå bra, men i Spel är dina spader en färg som alla andra. Gör dem till trumf.
learn-choose-spader-valfri = I Spader är spader trumf i alla fall. Spara Valfri till en annan färg.
learn-choose-spader-pass = Med ess och kung skulle du ta just de stick som du inte vill ha. Spara Pass till små kort.
learn-choose-end = Ett bra val. Korten är utdelade och de fyra är dina: nu skulle du lägga bort fyra. Det du har valt gäller.

## Protokollet

learn-sheet-title = Protokollet
learn-sheet-about = Fyra kontrakt var, på tolv givar
learn-sheet-begin = Det här är protokollet: en rad för varje spelare, en kolumn för varje kontrakt. Alla är förhand fyra gånger och spelar varje kontrakt en gång.
learn-sheet-left = Det som är struket är spelat; en prickad ring är kvar. Nu är du förhand. Du har Spel och Pass kvar.
learn-sheet-pass = Fyra små kort. Vilket av de två passar de till?
learn-sheet-pass-spel = Åtta stick, med de här? Vänta med Spel tills det kommer höga kort.
learn-sheet-end = Just det. Spel blir ditt sista, och då måste du ta det hur korten än är: planera alla fyra. Den som har flest poäng efter tolv givar vinner.
