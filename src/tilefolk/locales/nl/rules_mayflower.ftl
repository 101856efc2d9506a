# Mayflower: de regels op nummer, naar de drie spelregelboekjes.

rules-mayflower-intro = Een nieuwe wereld! Vanaf de Oostkust trek je tegel na tegel naar het westen. Je kolonisten worden bandiet op de wegen, sheriff in de steden, landbouwer op de boerderijen en trapper op de vlaktes. Twee landmeters trekken mee: wie in hun kolom punten haalt, krijgt extra punten, en wie achter hen blijft, moet naar huis. Punten krijg je onderweg en aan het einde; de winnaar staat dus pas na de slotwaardering vast.

rules-mayflower-quick-1 = Trek een landschapstegel en leg hem aan een startveld van de kust of aan een andere tegel. Alles moet doorlopen: weg aan weg, stad aan stad, vlakte aan vlakte.
rules-mayflower-quick-2 = Nu mag je één kolonist op deze tegel plaatsen: als bandiet op een weg, als sheriff in een stad, als landbouwer op een boerderij of neergelegd als trapper op een vlakte. De plek moet nog vrij zijn.
rules-mayflower-quick-3 = Wat je tegel afwerkt, wordt gewaardeerd. Weg: 1 punt per tegel, 2 per handelspost. Stad: 2 punten per tegel, 2 per vlag. Een boerderij met rondom tegels: 9 punten.
rules-mayflower-quick-4 = Staat de kolonist die punten haalt in de kolom van een landmeter? Dan levert hij per landmeter 4 punten extra op. Daarna keert hij naar je terug.
rules-mayflower-quick-5 = Na elke waardering gaat een landmeter één kolom naar het westen. Daarna gaan de kolonisten ten oosten van beide landmeters zonder punten naar huis. Alleen trappers blijven.
rules-mayflower-quick-6 = Aan het einde levert ook het onafgewerkte nog iets op en tellen de trappers de dieren op hun vlakte. Wie de meeste punten heeft, wint.

rules-mayflower-1 = Spelmateriaal en spelvoorbereiding
rule-M1-1 = Er zijn 2 tot 5 spelers. Er zijn 95 landschapstegels van 50 soorten, met de letters A tot AX, van elke soort zoveel als de boekjes zeggen.
rule-M1-2 = Je hebt 6 kolonisten van één kleur. Eén is je telsteen, dus je speelt met 5.
rule-M1-3 = Het speelbord toont 10 startvelden in één kolom van noord naar zuid: de Oostkust. Dat is kolom 0. De kolommen worden westwaarts geteld: 1, 2, 3 enzovoort.
rule-M1-4 = De twee landmeters beginnen in kolom 0, op het bovenste en het onderste startveld. Alleen hun kolom is van belang.
rule-M1-5 = De tegels worden verdekt geschud. In het Duitse en het Nederlandse boekje bepaalt de jongste speler wie begint, volgens het Hongaarse mag dat op elke manier; bij ons wordt de startspeler geloot, of jullie kiezen er zelf een. Daarna gaat het met de klok mee.
rule-M1-6 = De scoretabel heeft 50 velden en je mag er meer dan eens rond. Een telsteen die de 0 opnieuw bereikt of passeert, wordt neergelegd: 50 punten of meer.

rules-mayflower-2 = De beurt: een tegel aanleggen
rule-M2-1 = Leg de tegel zo aan dat minstens één hele zijde een liggende tegel of een startveld raakt. Alleen een hoek is niet genoeg.
rule-M2-2 = Aan elke zijde die raakt, moet het landschap doorlopen: weg aan weg, stad aan stad, vlakte aan vlakte. Dat geldt ook voor de startvelden.
rule-M2-3 = Past een tegel nergens, dan gaat hij voorgoed uit het spel. Iedereen krijgt dat te horen en jij trekt een nieuwe.
rule-M2-4 = Ten oosten van de kust wordt niets gelegd. De boekjes zeggen niet of je buiten de tien rijen mag; het gebruikelijke antwoord is ja, dus vanaf kolom 1 mag je ook verder naar het noorden en zuiden bouwen. In kolom 0 liggen alleen de tien startvelden. Als variant kunnen jullie afspreken binnen de tien rijen te blijven.
rule-M2-5 = Een startveld telt als één tegel van de weg of de stad die er begint, en als buur van een boerderij. Er staat nooit een kolonist op. Een weg die er begint, eindigt aan de kust. Op drie startvelden begint een stad: Plymouth, New York en Jamestown.

rules-mayflower-3 = De beurt: een kolonist plaatsen
rule-M3-1 = Je mag in je beurt één kolonist plaatsen, uit je eigen voorraad, op de tegel die je net hebt gelegd.
rule-M3-2 = Op een weg is je kolonist bandiet, in een stad sheriff, op een vlakte trapper (neergelegd), op een boerderij landbouwer.
rule-M3-3 = Je mag geen kolonist plaatsen op een weg, in een stad of op een vlakte waar al een kolonist is, ook niet een van jezelf, hoe ver weg ook. Een boerderij is maar één tegel, dus een nieuwe is altijd vrij.
rule-M3-4 = Heb je geen kolonisten meer, dan leg je alleen tegels. Je kunt een kolonist niet zomaar terugnemen; hij komt terug door een waardering of als de landmeters hem voorbij zijn.
rule-M3-5 = Wegen, steden en vlaktes met kolonisten mogen later aan elkaar groeien. Dat mag, en dan worden ze gedeeld.

rules-mayflower-4 = Afgewerkte bouwwerken waarderen
rule-M4-1 = Een weg is afgewerkt als beide uiteinden uitkomen op een kruispunt, een stad of een boerderij, of als hij een kring vormt. Hij levert 1 punt per tegel op en 2 punten per handelspost. Een tegel waar de weg twee keer over loopt, telt één keer.
rule-M4-2 = Een stad is afgewerkt als haar omheining haar helemaal omgeeft en er binnenin geen gat is. Ze levert 2 punten per tegel op en 2 punten per vlag. Twee stadsdelen van dezelfde stad op één tegel tellen één keer.
rule-M4-3 = Een boerderij is afgewerkt als op alle 8 plaatsen eromheen tegels liggen. Ze levert 9 punten op.
rule-M4-4 = De punten zijn voor wie daar de meeste bandieten of sheriffs heeft. Bij een gelijke stand krijgt elk van hen het volle aantal punten.
rule-M4-5 = De extra punten van de landmeters horen bij de waardering. Ze worden geteld voordat een landmeter wordt verplaatst.
rule-M4-6 = Na de waardering, en alleen dan, keren de kolonisten daar terug naar hun eigenaars, die ze vanaf de volgende beurt weer mogen plaatsen. Een kolonist van deze beurt kan meteen punten halen en terugkomen: tegel, kolonist, punten, terugkeer, in die volgorde.
rule-M4-7 = Wat zonder kolonist wordt afgewerkt, wordt niet gewaardeerd: geen punten, en geen landmeter wordt verplaatst.
rule-M4-8 = Werkt je tegel meerdere bouwwerken af, dan kies jij in welke volgorde ze worden gewaardeerd. Wat intussen zijn kolonisten kwijt is omdat de landmeters voorbij zijn, wordt niet meer gewaardeerd.

rules-mayflower-5 = De landmeters
rule-M5-1 = Haalt een kolonist punten en staat hij in de kolom van een landmeter, dan krijgt zijn eigenaar 4 punten extra voor elke landmeter daar. Het gaat om de kolom van de tegel onder de kolonist. Alleen een kolonist die punten haalt, levert dit op. De boekjes verschillen hier een beetje: wij tellen het voor elke kolonist die punten haalt, dus twee van jou in de kolom leveren het twee keer op. Als variant kunnen jullie één keer per speler afspreken. Bij een gelijke stand krijgt ieder de extra punten van de eigen kolonisten.
rule-M5-2 = Na elke waardering verplaatst de speler aan de beurt één landmeter één kolom westwaarts. Staan ze in verschillende kolommen, dan moet het de oostelijke zijn. Zo staan ze altijd in dezelfde kolom of naast elkaar.
rule-M5-3 = Staan beide landmeters in één kolom en ligt er verder naar het westen geen tegel, dan blijven ze staan. Bij een latere waardering gaan ze verder, zodra er westelijker tegels liggen. Staan ze in verschillende kolommen, dan kan de oostelijke de andere altijd inhalen.
rule-M5-4 = Na elke waardering, of er nu een landmeter is verplaatst of beide zijn blijven staan, keren alle kolonisten ten oosten van beide zonder punten terug naar hun eigenaars: bandieten, sheriffs en landbouwers. Trappers blijven liggen.
rule-M5-5 = Je mag ook een kolonist plaatsen op een nieuwe tegel ten oosten van de landmeters. Dat is gewaagd: is hij geen trapper, dan gaat hij na de volgende waardering hoe dan ook naar huis.
rule-M5-6 = Voor elk afgewerkt bouwwerk: waarderen met de extra punten, een landmeter verplaatsen, oostelijke kolonisten verwijderen. Pas dan komt het volgende.

rules-mayflower-6 = De vlaktes
rule-M6-1 = Samenhangende vlaktestukken vormen één vlakte. Wegen, steden en de rand van de tegels scheiden de vlaktes.
rule-M6-2 = Vlaktes worden tijdens het spel niet gewaardeerd. Trappers liggen er tot het einde en komen nooit terug.

rules-mayflower-7 = Einde van het spel en slotwaardering
rule-M7-1 = Het spel eindigt met de beurt waarin de laatste tegel is gelegd. Wat die afwerkt, wordt gewoon gewaardeerd, ook met de landmeters.
rule-M7-2 = Eerst worden de onafgewerkte bouwwerken gewaardeerd: een weg 1 punt per tegel en 2 per handelspost, een stad 1 per tegel en 1 per vlag, een boerderij 1 voor zichzelf en 1 voor elke plaats eromheen met een tegel. Meerderheid en gelijke stand gelden zoals altijd. Extra punten van de landmeters zijn er nu niet.
rule-M7-3 = Dan de trappers: wie op een vlakte de meeste trappers heeft, krijgt 1 punt voor elk dier daar, van welke soort ook. Bij een gelijke stand krijgt elk van hen alles.
rule-M7-4 = Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld, zoals het Hongaarse boekje zegt.

rules-mayflower-reconstruction = Over de tegels: de letters en het aantal tegels per letter komen uit de spelregelboekjes. De vormen zijn onze reconstructie, want er waren geen afbeeldingen van. Heb je de doos, dan kun je een verbeterd tegelbestand laden; het programma controleert het en legt uit wat er niet klopt.

rules-mayflower-differences = Waar de drie spelregelboekjes verschillen
rules-mayflower-differences-1 = Landmeters bij het begin: in het Duitse en het Nederlandse boekje op het bovenste en het onderste startveld, in het Hongaarse op twee willekeurige. Wij nemen het bovenste en het onderste; alleen de kolom is van belang.
rules-mayflower-differences-2 = Kolonisten in de doos: Duits en Hongaars 30, Nederlands 40. Vijf kleuren van 6 maken 30.
rules-mayflower-differences-3 = Het voorbeeld van de gedeelde stad: Duits en Hongaars elk 12 punten, Nederlands 10. Wij tonen 12.
rules-mayflower-differences-4 = Handelsposten aan een onafgewerkte weg: het Duitse en het Nederlandse boekje en het Hongaarse overzicht zeggen elk 2 punten, de Hongaarse tekst zwijgt. Wij tellen 2.
rules-mayflower-differences-5 = Een telsteen op 49 krijgt 2 punten: Duits en Hongaars 51, de Nederlandse 21 is een drukfout. Bij ons gaat hij naar 51.
rules-mayflower-differences-6 = Een tegel past nergens: in het Hongaarse boekje moet iedereen het daarover eens zijn. Het programma bewijst het, dus de tegel gaat uit het spel en je trekt opnieuw.
rules-mayflower-differences-7 = De kleine stad in het voorbeeld van de landmeters: het Hongaarse boekje noemt 4 tegels, de andere 2 tegels en 1 landmeter. De uitkomst is overal 8 punten.
rules-mayflower-differences-8 = De kolonist in een stad: sheriff in het Duits en het Nederlands, koopman in het Hongaars, winkelier in het Engels. Hier houdt elke taal haar eigen woord.
rules-mayflower-differences-9 = De 4 extra punten: Duits en Hongaars voor de kolonist, Nederlands voor de speler. Wij tellen elke kolonist die punten haalt; als variant kunnen jullie één keer per speler afspreken.
rules-mayflower-differences-10 = Geen tegel verder westwaarts: in het Duitse en het Hongaarse boekje blijven de landmeters staan, het Nederlandse zwijgt. Bij ons blijven ze staan.
rules-mayflower-differences-11 = Landmeters die blijven staan: de boekjes laten de kolonisten naar huis gaan nadat een landmeter is verplaatst, maar zeggen ook dat een kolonist in het oosten na de volgende waardering in elk geval weggaat. Daarom gaan de kolonisten in het oosten bij ons na elke waardering naar huis.
rules-mayflower-differences-12 = Wie begint: in het Duitse en het Nederlandse boekje bepaalt de jongste speler het, volgens het Hongaarse mag het op elke manier. Bij ons wordt de startspeler geloot, of jullie kiezen er zelf een.
rules-mayflower-differences-13 = Meerdere waarderingen in één beurt: in het Duitse en het Nederlandse boekje kiest de speler aan de beurt de volgorde, het Hongaarse zwijgt. Bij ons kiest die speler.
rules-mayflower-differences-14 = Gelijke stand bij de winst: alleen het Hongaarse boekje spreekt erover en deelt de overwinning. Wij ook.

example-MX1 = Een afgewerkte weg van 4 tegels met 2 handelsposten levert Rood 8 punten op, een van 3 tegels 3.
example-MX2 = Een stad van 3 tegels met een vlag levert 8 punten op, en een van 4 tegels zonder vlag ook; twee stadsdelen ervan op één tegel tellen één keer.
example-MX3 = Eén tegel verbindt twee steden met elk één sheriff: Blauw en Rood krijgen allebei de volle 12 punten.
example-MX4 = De boerderij is door 8 tegels omgeven: 9 punten.
example-MX5 = Rood plaatst een kolonist, waardeert en neemt hem in dezelfde beurt terug: een stad voor 4 punten, een weg voor 3.
example-MX6 = Rood sluit een weg van 2 tegels in de kolom van een landmeter en krijgt 6; na de stad van Groen zijn beide landmeters verplaatst, de blauwe kolonist gaat naar huis, de gele trapper blijft.
example-MX7 = De weg van Geel levert 10 punten op; dan werkt Blauw met één tegel drie bouwwerken af en waardeert de boerderij voor 17 en de kleine stad voor 8, en dan staat de rode sheriff al ten oosten van beide landmeters en levert de rode stad niets op.
example-MX8 = Aan het einde: een onafgewerkte weg 3 punten, een boerderij met 4 buren 5, een kleine stad 3 en een grote 8 voor Groen, die daar meer sheriffs heeft dan Zwart.
example-MX9 = Trappers aan het einde: op aparte vlaktes krijgt Blauw 2 en Rood 3; in het tweede geval heeft Rood 2 trappers tegen één van Geel en krijgt 4; in het derde hebben beiden er 2 en krijgen ze elk 4, en Blauw krijgt 5.
example-MX10 = Blauw mag alleen een trapper plaatsen, want in de verbonden stad staat een sheriff; in het tweede geval sheriff of bandiet, maar trapper alleen op de kleine afgesneden vlakte.
example-MX11 = Drie trappers liggen op drie vlaktes tot één tegel ze verbindt; wie hem heeft gelegd, mag daar geen trapper plaatsen.
example-MX12 = De telsteen van Blauw staat op 49, krijgt 2 punten en gaat naar 51.
