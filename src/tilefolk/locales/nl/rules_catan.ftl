# Catan: de regels op nummer, naar het regelblad; wat uit de almanak komt, staat in rules-catan-note-1.

rules-catan-intro = Voor je ligt het eiland Catan: 19 landtegels midden in de zee. Je bevolkt het met straten, dorpen en steden. Het land betaalt met hout, baksteen, wol, graan en erts, zoals de dobbelstenen beslissen; wat je mist, ruil je. Wie in de eigen beurt 10 overwinningspunten heeft, wint.

rules-catan-quick-1 = Je begint met twee dorpen en twee straten. Elk dorp staat op een kruispunt waar landtegels samenkomen en kan van elk daarvan iets krijgen.
rules-catan-quick-2 = Je beurt begint met de dobbelstenen. Elke landtegel met het gegooide getal betaalt: 1 kaart voor elk dorp aan zijn hoeken, 2 voor elke stad. Dat geldt voor iedereen, niet alleen voor jou.
rules-catan-quick-3 = Bij een 7 krijgt niemand iets. Wie meer dan 7 kaarten heeft, levert de helft in. Dan verplaats jij de struikrover en steel je een kaart.
rules-catan-quick-4 = Dan handel je: met de anderen zoals jullie het eens worden, of met de bank 4 gelijke voor 1, bij een haven goedkoper.
rules-catan-quick-5 = Dan bouw je. Straat: baksteen en hout. Dorp: baksteen, hout, wol en graan. Stad: 3 erts en 2 graan. Ontwikkelingskaart: erts, wol en graan.
rules-catan-quick-6 = Een dorp is 1 punt waard, een stad 2. De Langste Handelsroute en de Grootste Riddermacht leveren elk 2 op. Met 10 punten in je eigen beurt heb je gewonnen.
rules-catan-quick-7 = Een tip: let op de grootte van de getallen. 6 en 8 vallen het vaakst, 2 en 12 bijna nooit.

rules-catan-note-1 = Over deze regels: het regelblad verwijst voor veel details naar een almanak. Daar spelen we de bekende regel van het basisspel. Waar beide zwijgen, zegt de regel dat de beslissing van ons is.

rules-catan-1 = Spelmateriaal
rule-C1-1 = Er zijn 3 of 4 spelers. Met 3 blijven de rode stukken in de doos. Voor 2 is er alleen een variant voor bots en simulaties.
rule-C1-2 = Het eiland heeft 19 landtegels: 4 bossen (hout), 4 weiden (wol), 4 akkers (graan), 3 heuvels (baksteen), 3 bergen (erts) en 1 woestijn, die niets oplevert.
rule-C1-3 = Er zijn 18 getallenfiches: 2 en 12 één keer; 3, 4, 5, 6, 8, 9, 10 en 11 twee keer.
rule-C1-4 = Er zijn 9 havens: vier van 3:1 en voor elke grondstof één van 2:1.
rule-C1-5 = Je hebt 5 dorpen, 4 steden en 15 straten; meer staan er nooit op het bord. Bouw je een stad, dan komt het dorp terug in je voorraad.
rule-C1-6 = De bank heeft 19 kaarten van elke grondstof. Er zijn 25 ontwikkelingskaarten: 14 ridders, 2 stratenbouw, 2 uitvinding, 2 monopolie en 5 overwinningspuntkaarten.
rule-C1-7 = Twee bijzondere kaarten zijn elk 2 overwinningspunten waard: de Langste Handelsroute en de Grootste Riddermacht.
rule-C1-8 = De struikrover begint in de woestijn.

rules-catan-2 = Opbouw
rule-C2-1 = Beginners spelen met de vaste beginopstelling: landtegels, getallen en havens liggen vast, net als 2 dorpen en 2 straten van elke kleur. Je begint met één kaart voor elke landtegel bij je dorp met de ster.
rule-C2-2 = Bij de variabele opbouw worden de landtegels geschud. De getallenfiches liggen op volgorde van hun letters langs de spiraal, waarbij de woestijn wordt overgeslagen, en 6 en 8 liggen nooit naast elkaar. De havens liggen op hun gewone plaats of worden, als jullie dat willen, geschud.
rule-C2-3 = In de eerste bouwronde zet ieder om de beurt een dorp en een straat eraan; in de tweede, in omgekeerde volgorde, nog een dorp en een straat. De afstandsregel geldt. Voor je tweede dorp krijg je meteen één kaart voor elk van zijn landtegels.
rule-C2-4 = In het regelblad begint de oudste speler. Bij ons wordt de startspeler geloot, of jullie kiezen er zelf een.

rules-catan-3 = De beurt
rule-C3-1 = Eerst gooi je, dan handel je, dan bouw je. Spelen jullie met de gecombineerde handels- en bouwfase, dan mag je in elke volgorde handelen en bouwen.
rule-C3-2 = In je beurt mag je op elk moment één ontwikkelingskaart spelen, ook voor het gooien, maar geen die je in deze beurt hebt gekocht. Overwinningspuntkaarten zijn een uitzondering.
rule-C3-3 = Daarna is je linkerbuur aan de beurt.

rules-catan-4 = Grondstoffenopbrengst
rule-C4-1 = De som van de twee dobbelstenen zegt welke landtegels iets opbrengen. Voor elk van die tegels levert elk dorp aan de hoeken ervan 1 kaart op voor de eigenaar, elke stad 2.
rule-C4-2 = De landtegel met de struikrover brengt niets op. Je andere landtegels betalen gewoon.
rule-C4-3 = Heeft de bank van een grondstof te weinig voor iedereen die er recht op heeft, dan krijgt niemand er iets van. Gaat het maar om één speler, dan krijgt die wat er nog is.

rules-catan-5 = Zeven gegooid
rule-C5-1 = Bij een 7 krijgt niemand grondstoffen.
rule-C5-2 = Wie meer dan 7 grondstoffenkaarten heeft, kiest de helft daarvan, naar beneden afgerond, en levert die in; ook wie gegooid heeft. In welke volgorde zegt het blad niet; bij ons kiest iedereen tegelijk en ziet niemand de keuze van de anderen voordat allen klaar zijn. Door een ridder hoeft nooit iemand kaarten in te leveren.
rule-C5-3 = Dan moet je de struikrover naar een andere landtegel verplaatsen; de woestijn mag ook. Je steelt één willekeurige kaart van een speler met een dorp of stad daar; zijn het er meer, dan kies jij. Heeft iemand daar kaarten, dan moet je stelen: bij ons kun je die speler niet sparen door iemand zonder kaarten te noemen. Heeft niemand kaarten, dan krijg je niets. Jezelf beroof je nooit.

rules-catan-6 = Handel
rule-C6-1 = Binnenlandse handel: alleen de speler aan de beurt handelt, met ieder van de anderen; de anderen niet onder elkaar. Aanbod, antwoord en tegenbod doe je met grondstoffenkaarten die je echt hebt. Niets weggeven, geen gelijke kaarten ruilen. Ontwikkelingskaarten worden nooit verhandeld. Een aanbod eindigt met de beurt.
rule-C6-2 = Zeehandel: je mag altijd 4 gelijke kaarten ruilen voor 1 andere. Met een dorp of stad bij een haven gaat het 3:1, of 2:1 voor de getoonde grondstof. Je kunt alleen nemen wat de bank heeft.
rule-C6-3 = Een haven waar je pas hebt gebouwd, mag je in dezelfde beurt alleen gebruiken als jullie met de gecombineerde handels- en bouwfase spelen.

rules-catan-7 = Bouwen
rule-C7-1 = Straat: baksteen en hout. Ze komt op een vrij pad aan een eigen straat, dorp of stad. Door het dorp of de stad van een ander mag je niet verder bouwen.
rule-C7-2 = Dorp: baksteen, hout, wol en graan. Het komt op een vrij kruispunt waar een eigen straat naartoe leidt, en alle kruispunten ernaast moeten leeg zijn: dat is de afstandsregel. Het is 1 punt waard.
rule-C7-3 = Stad: 3 erts en 2 graan. Ze vervangt een eigen dorp. Ze brengt dubbel op en is 2 punten waard.
rule-C7-4 = Ontwikkelingskaart: erts, wol en graan. Je neemt de bovenste kaart van de geschudde stapel en houdt die geheim. Is de stapel leeg, dan zijn er geen meer te koop.
rule-C7-5 = Je mag in één beurt zoveel bouwen als je kunt betalen.
rule-C7-6 = Overwinningspuntkaarten blijven verborgen tot ze je het spel laten winnen. Ze tellen zodra je ze hebt, ook als je ze in deze beurt hebt gekocht.

rules-catan-8 = Ontwikkelingskaarten
rule-C8-1 = Ridder: je verplaatst de struikrover en steelt een kaart. De ridder blijft daarna open voor je liggen.
rule-C8-2 = Stratenbouw: je bouwt meteen twee straten, gratis, volgens de gewone regels en met niets ertussen. Heb je nog maar één straat of maar één plek ervoor, dan bouw je er één. Kan er geen enkele, dan mag je de kaart niet spelen.
rule-C8-3 = Uitvinding: neem twee kaarten naar keuze uit de bank, gelijk of verschillend, zolang die ze heeft.
rule-C8-4 = Monopolie: noem een grondstof. Alle anderen geven je al hun kaarten daarvan.
rule-C8-5 = Vooruitgangskaarten gaan na gebruik uit het spel.

rules-catan-9 = Bijzondere kaarten
rule-C9-1 = De Langste Handelsroute is voor wie als eerste een aaneengesloten route van minstens 5 straten heeft. De langste enkele lijn telt, zonder zijtakken; kringen mogen, maar geen straat telt twee keer. Een ander krijgt de kaart alleen met een langere route. Een dorp of stad van een ander onderbreekt je route, je eigen niet.
rule-C9-2 = Wordt de route van de eigenaar onderbroken, dan beslist de route die nu de langste is. Bij een gelijke stand houdt de eigenaar de kaart. Staan anderen met gelijke lengte voor de eigenaar, of heeft niemand er 5, dan gaat de kaart opzij tot één speler alleen de langste route van minstens 5 heeft.
rule-C9-3 = De Grootste Riddermacht is voor wie als eerste 3 ridders heeft gespeeld. Een ander neemt de kaart over zodra die er meer heeft.

rules-catan-10 = Einde van het spel
rule-C10-1 = Het spel eindigt meteen als de speler aan de beurt 10 of meer punten heeft. Haal je 10 in de beurt van een ander, dan win je aan het begin van je eigen beurt, als je ze dan nog hebt.
rule-C10-2 = Een dorp is 1 punt waard, een stad 2, elke bijzondere kaart 2, elke overwinningspuntkaart 1.
rule-C10-3 = Een gelijke stand is er niet: er is één winnaar. Een stelling waarin niemand meer kan bouwen of kopen, zou nooit eindigen; ons programma beëindigt haar zonder winnaar, maar pas na zeer lange tijd, en zegt dat dan ook.

rules-catan-11 = Geheimen
rule-C11-1 = Je grondstoffenkaarten en ongespeelde ontwikkelingskaarten zijn geheim. De anderen zien hoeveel je er hebt, maar niet welke. Toeschouwers zien wat iedereen aan tafel mag zien.
