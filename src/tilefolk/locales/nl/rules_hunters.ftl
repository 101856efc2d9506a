# Jagers en Verzamelaars: de regels op nummer. Eerste editie (2002).

rules-hunters-intro = Het stenen tijdperk: meren vol vis, bossen vol paddenstoelen en goud, weiden vol wild. Beurt na beurt leg je een landtegel aan en het land groeit. Je stamleden worden verzamelaar in het bos, visser aan de rivier en jager op de weide; je hutten waken over hele riviersystemen. Sommige punten krijg je onderweg, veel pas aan het einde. Wie wint, blijkt dus pas als de laatste weide is geteld.

rules-hunters-quick-1 = Trek een landtegel en leg hem zo aan dat hij de andere raakt en alles doorloopt: weide aan weide, bos aan bos, rivier aan rivier.
rules-hunters-quick-2 = Nu mag je één stamlid of één hut op deze tegel inzetten. In het bos is het stamlid een verzamelaar, aan de rivier een visser en liggend op de weide een jager. Is de plek al bezet, kies dan een andere of pas.
rules-hunters-quick-3 = Is een bos helemaal omsloten? Het levert 2 punten per bosdeel op. Is een rivier aan beide uiteinden afgesloten? Ze levert 1 punt per tegel op en 1 per vis in de meren aan haar uiteinden. De stamleden komen naar je terug.
rules-hunters-quick-4 = Lag er goud in het bos dat je hebt afgebouwd? Dan trek je een bonustegel en speel je die meteen, als een extra beurt.
rules-hunters-quick-5 = Jagers en hutten blijven tot het einde. Dan tellen de hutten de vissen van hun riviersysteem en de jagers de dieren van hun weide. Eerst eet elke tijger één hert op.
rules-hunters-quick-6 = Een tip: houd één of twee stamleden achter de hand. Wie iedereen heeft ingezet, kan alleen nog tegels leggen.

rules-hunters-1 = Spelmateriaal en spelvoorbereiding
rule-H1-1 = Er zijn 2 tot 5 spelers. Er zijn 79 landtegels; één daarvan is de starttegel met de vulkaan. 12 bonustegels liggen klaar op een eigen stapel.
rule-H1-2 = Je hebt 6 stamleden en 2 hutten. Eén stamlid houdt op het scorebord je punten bij, dus je speelt met 5.
rule-H1-3 = De starttegel ligt open in het midden. De andere 78 landtegels worden verdekt geschud, de bonustegels apart.
rule-H1-4 = In het boekje zegt de jongste speler wie begint. Bij ons wordt de startspeler geloot, of jullie kiezen er zelf een. Daarna gaat het met de klok mee.
rule-H1-5 = Het scorebord heeft 50 velden. Wie het startveld passeert, krijgt een puntentegel met de 50 boven en draait die de volgende keer op 100. Boven 150 komt er een tweede puntentegel bij.

rules-hunters-2 = De beurt: een tegel aanleggen
rule-H2-1 = Leg de tegel zo aan dat minstens één hele zijde een liggende tegel raakt. Alleen een hoek is niet genoeg.
rule-H2-2 = Aan elke zijde die raakt, moet het landschap doorlopen: weide aan weide, rivier aan rivier, bos aan bos.
rule-H2-3 = Past een tegel nergens, dan gaat hij uit het spel. Iedereen krijgt dat te horen en jij trekt een nieuwe.

rules-hunters-3 = De beurt: stamleden en hutten
rule-H3-1 = Na het aanleggen mag je één stamlid of één hut inzetten, nooit allebei. Je neemt het uit je eigen voorraad en zet het alleen op de tegel die je net hebt gelegd.
rule-H3-2 = Een stamlid staat als verzamelaar in een bos of als visser aan een rivier, of ligt als jager op een weide. Een hut komt aan een rivier of een meer.
rule-H3-3 = Je mag geen stamlid inzetten in een bos, aan een rivier of op een weide waar al een stamlid is, ook niet een van jezelf, hoe ver weg ook.
rule-H3-4 = Je mag geen hut zetten aan een riviersysteem waar al een hut staat, van wie dan ook.
rule-H3-5 = Hutten en stamleden zitten elkaar niet in de weg. Een visser mag bij een hut en een hut mag bij een visser.
rule-H3-6 = Verzamelaars en vissers komen na de telling terug. Jagers en hutten blijven tot het einde van het spel op hun plaats.
rule-H3-7 = Bossen, rivieren, weiden en riviersystemen mogen later aan elkaar groeien. Dan delen meerdere stamleden of hutten één plek; dat mag.

rules-hunters-4 = Afgebouwde rivieren en bossen tellen
rule-H4-1 = Een rivier is af als elk uiteinde in een bron of een meer uitkomt, of als ze een kring sluit. Ze levert 1 punt per tegel op en 1 punt per vis in de meren aan haar uiteinden. Komen beide uiteinden in hetzelfde meer uit, dan tellen de vissen één keer. Vissen zijn er alleen in meren.
rule-H4-2 = Een bos is af als er rondom weide ligt en er geen gat in zit. Het levert 2 punten per bosdeel op en 2 punten per groep paddenstoelen. Het boekje telt bosdelen, geen tegels; daarom telt bij ons een tegel met twee delen van hetzelfde bos twee keer. Bij een rivier tellen de tegels.
rule-H4-3 = De punten zijn voor wie daar de meeste verzamelaars of vissers heeft, en voor niemand anders. Bij een gelijke stand krijgt elk van hen het volle aantal punten.
rule-H4-4 = De punten zijn voor wie daar stamleden heeft, niet voor wie de laatste tegel legt.
rule-H4-5 = Een weide wordt niet geteld als ze omsloten is. Haar punten komen pas aan het einde van het spel.
rule-H4-6 = Na de telling, en alleen dan, keren de stamleden van deze rivier of dit bos terug naar hun eigenaars. Ook een stamlid van deze beurt kan meteen punten opleveren en terugkomen.

rules-hunters-5 = Goud en bonustegels
rule-H5-1 = Bouw je een bos met minstens één goudklompje af, dan trek je een bonustegel, hoeveel goud er ook ligt. Het maakt niet uit wie de punten krijgt, of dat niemand ze krijgt. Het boekje spreekt van één bos; bij ons trek je ook maar één bonustegel als je tegel meerdere van zulke bossen afbouwt.
rule-H5-2 = De bonustegel speel je meteen: je legt hem aan volgens de gewone regels, je mag er een stamlid of een hut op inzetten (ook wie net is teruggekomen), en dan wordt er geteld.
rule-H5-3 = Er is geen kettingreactie. Een goudbos dat je met een bonustegel afbouwt, levert geen nieuwe bonustegel op.
rule-H5-4 = Zijn er geen bonustegels meer, dan levert goud geen extra tegel op.
rule-H5-5 = En als een bonustegel nergens past? Het boekje zwijgt erover; bij ons gaat hij uit het spel zoals elke tegel en trek je de volgende bonustegel.
rule-H5-6 = Het vuur verjaagt alle tijgers van zijn weide, dus daar telt elk hert. Op de tegel met het vuur mag je geen jager leggen.
rule-H5-7 = Elke groep paddenstoelen levert 2 punten extra op als haar bos af is.
rule-H5-8 = Een oeros is voor de jagers 2 punten waard. Tijgers laten hem met rust.
rule-H5-9 = Leg je het hunebed (de dolmen) aan en een jager ernaast, dan krijg jij aan het einde als enige punten voor deze weide, hoeveel andere jagers er ook liggen. Zoals altijd mag die jager er alleen komen als er op de weide nog geen jager is. Er is maar één hunebed in het spel.

rules-hunters-7 = Riviersystemen en hutten
rule-H7-1 = Alle rivieren en meren die met elkaar verbonden zijn, vormen één riviersysteem. Een meer onderbreekt het niet; een bron en de rand van de tegels begrenzen het.
rule-H7-2 = Hutten worden pas aan het einde geteld. Wie de meeste hutten aan een riviersysteem heeft, krijgt 1 punt voor elke vis erin; bij een gelijke stand krijgt elk van hen alles. Het systeem hoeft niet af te zijn.

rules-hunters-8 = Weiden
rule-H8-1 = Bossen, rivieren en de rand van de tegels scheiden de weiden. Jagers blijven tot het einde van het spel op hun weide liggen.

rules-hunters-9 = Einde van het spel en eindtelling
rule-H9-1 = Het spel eindigt als de laatste landtegel gelegd en geteld is, ook als er nog bonustegels over zijn. Levert die tegel een bonustegel op, dan spelen we die nog; het boekje zegt er niets over.
rule-H9-2 = Stamleden in onaffe bossen en aan onaffe rivieren gaan zonder punten naar huis.
rule-H9-3 = Dan worden de hutten geteld: de meeste hutten aan een riviersysteem leveren 1 punt op voor elke vis erin.
rule-H9-4 = Dan worden de jagers geteld. Wie op een weide de meeste jagers heeft, krijgt 2 punten voor elk hert, elke mammoet en elke oeros; bij een gelijke stand krijgt elk van hen alles. Eerst eet elke tijger één hert op, nooit een mammoet of oeros. Minpunten zijn er niet en de weide hoeft niet omsloten te zijn. Denk aan vuur en hunebed.
rule-H9-5 = Wie de meeste punten heeft, wint. Over een gelijke stand zwijgt het boekje; bij ons wordt de overwinning gedeeld.

example-HX1 = Een rivier van 3 tegels tussen meren met 1 en 2 vissen levert Rood 6 punten op; en Roods rivier van 2 tegels, die Blauw afsluit met een meer met 1 vis, levert Rood 3 op.
example-HX2 = Een bos van 2 delen levert 4 punten op, een van 5 delen met goud 10, en wie het heeft afgebouwd trekt een bonustegel.
example-HX3 = Groeien bossen samen en hebben Rood en Blauw er elk één verzamelaar, dan krijgen beiden 10 punten; heeft Rood er meer, dan krijgt alleen Rood de 12.
example-HX4 = Blauw mag alleen een jager leggen, want het bos is bezet; Rood mag verzamelaar of visser kiezen, maar jager alleen op de kleine weide.
example-HX5 = Een hut mag waar een visser staat, en een visser mag waar een hut staat.
example-HX6 = In het riviersysteem van Blauw zwemmen 5 vissen; de hut levert aan het einde 5 punten op.
example-HX7 = Drie jagers liggen op drie weiden tot één tegel ze verbindt; wie hem heeft gelegd, mag daar geen jager leggen.
example-HX8 = Weiden aan het einde: één hert 2 punten; een hert, een mammoet en een tijger elk 2 voor Geel en Rood bij gelijke stand; 2 herten, 2 mammoeten, een oeros en een tijger 8; 2 tijgers en een hert 0, nooit minder.
example-HX9 = Een stamlid kan in één beurt worden ingezet, punten opleveren en terugkomen, en meteen weer op de bonustegel.
