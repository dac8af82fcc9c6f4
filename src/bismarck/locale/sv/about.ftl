### Not yet read by a native speaker.
### Sidan om projektet.

web-about-lead = Bismarck är ett svenskt kortspel för tre. Här spelar du det mot datorn eller med vänner, lär dig det och för protokoll när korten är riktiga.
web-about-version = Version { $version }
web-about-licence-title = Fritt att använda
web-about-licence = Fri programvara under Apache License 2.0: använd den, ändra den, ge den vidare.
web-about-rules-title = Varifrån reglerna kommer
web-about-rules = De äldsta kända reglerna är från 1944, som Sten Helmfrid berättar genom pagat.com. Varje form av spelet anger sin egen källa i docs/rules.md.
web-about-privacy-title = Vad som är känt om dig
web-about-privacy = Ett namn, dina matcher och ett slumptal i den här webbläsaren: inget konto, ingen reklam, ingen räkning av besök, inget hämtat från annat håll. ”Mina matcher” visar alltihop och glömmer det när du vill.
web-about-languages-title = Språk
web-about-unread = Inte lästa än av någon med språket som modersmål:
web-about-read = Lästa av någon med språket som modersmål:
web-about-help = Låter något konstigt, eller heter det annorlunda vid ert bord? Säg det till den som gav dig sidan, eller rätta det själv: docs/how-to/translate.md visar hur. De som spelar vet bättre än vi vad saker heter.
web-about-software-title = Byggd med andras arbete
web-about-software-page = I sidan
web-about-software-server = I servern
