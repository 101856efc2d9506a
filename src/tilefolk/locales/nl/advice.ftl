# Waarom een zet goed is, en de coach. Elke reden volgt op "Een goede zet …" of staat alleen.

reason-closes = { $what ->
    [forest] maakt je bos af
    [river] maakt je rivier af
    [road] werkt je weg af
    [city] werkt je stad af
    [farm] werkt je boerderij af
    [plain] waardeert je vlakte
    [meadow] telt je weide
   *[other] telt je riviersysteem
 }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
reason-shares = { $what ->
    [forest] maakt een gedeeld bos af
    [river] maakt een gedeelde rivier af
    [road] werkt een gedeelde weg af
    [city] werkt een gedeelde stad af
    [farm] werkt een gedeelde boerderij af
    [plain] waardeert een gedeelde vlakte
    [meadow] telt een gedeelde weide
   *[other] telt een gedeeld riviersysteem
 } (met { $seats }): elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
reason-gives = levert { $seats } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } op
reason-gold = vindt goud: je trekt een bonustegel
reason-bonus = levert extra punten van de landmeters op: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
reason-home = { $count ->
    [one] brengt een van je figuren naar huis
   *[other] brengt { $count } van je figuren naar huis
 }
reason-sweeps = stuurt een figuur van { $seat } naar huis
reason-claims = { $what ->
    [forest] bezet een bos
    [river] bezet een rivier
    [system] bezet een riviersysteem
    [road] bezet een weg
    [city] bezet een stad
    [farm] bezet een boerderij
    [plain] bezet een vlakte
   *[meadow] bezet een weide
 }: tot nu toe { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
 } waard
reason-joins = { $what ->
    [forest] brengt je in het bos
    [river] brengt je aan de rivier
    [system] brengt je in het riviersysteem
    [road] brengt je op de weg
    [city] brengt je in de stad
    [farm] brengt je op de boerderij
    [plain] brengt je op de vlakte
   *[meadow] brengt je op de weide
 } van { $seats }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
reason-takes = { $what ->
    [forest] neemt { $seats } het bos af
    [river] neemt { $seats } de rivier af
    [system] neemt { $seats } het riviersysteem af
    [road] neemt { $seats } de weg af
    [city] neemt { $seats } de stad af
    [farm] neemt { $seats } de boerderij af
    [plain] neemt { $seats } de vlakte af
   *[meadow] neemt { $seats } de weide af
 }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
reason-grows = { $what ->
    [forest] vergroot je bos
    [river] verlengt je rivier
    [system] verrijkt je riviersysteem
    [road] verlengt je weg
    [city] vergroot je stad
    [farm] verrijkt je boerderij
    [plain] verrijkt je vlakte
   *[meadow] verrijkt je weide
 }: +{ $points }
reason-hinders = { $what ->
    [forest] maakt het bos moeilijker
    [river] maakt de rivier moeilijker
    [system] maakt het riviersysteem armer
    [road] maakt de weg moeilijker
    [city] maakt de stad moeilijker
    [farm] maakt de boerderij armer
    [plain] maakt de vlakte armer
   *[meadow] maakt de weide armer
 } voor { $seat }
reason-keeps = spaart je figuren voor een betere plek

reason-wins = wint het spel
reason-longest-road = brengt je de Langste Handelsroute ({ $count }): 2 overwinningspunten
reason-largest-army = brengt je de Grootste Riddermacht ({ $count }): 2 overwinningspunten
reason-breaks-road = onderbreekt de route van { $seat }
reason-income = levert { $resources } op bij { $numbers } ({ $dots } van 36 worpen)
reason-doubles = verdubbelt { $resources } bij { $numbers } ({ $dots } van 36 worpen)
reason-harbour = opent een haven: { $trade }
reason-reaches = leidt naar een vrije plek: { $resources } bij { $numbers } ({ $dots } van 36 worpen)
reason-longer = verlengt je route tot { $count }
reason-forestalls = ontneemt { $seat } ruimte
reason-blocks = blokkeert { $resource } bij { $number } voor { $seats }
reason-frees = bevrijdt je eigen land van de struikrover
reason-robs = neemt een kaart van { $seat }, die er { $count } heeft
reason-robs-leader = neemt een kaart van { $seat }, die voor de anderen ligt
reason-buys = levert een ontwikkelingskaart op: ridder, punt of hulp
reason-plenty-of = levert { $resource } in; daarvan heb je er { $count }
reason-pays = { $piece ->
    [city] betaalt een stad
    [settlement] betaalt een dorp
    [road] betaalt een straat
   *[card] betaalt een ontwikkelingskaart
 }
reason-saves = { $piece ->
    [city] brengt je dichter bij een stad
   *[settlement] brengt je dichter bij een dorp
 }: nog nodig: { $cards }

## De coach

coach-switch = Coach
coach-about = Zegt voor je beurt waar het om gaat, en erna wat die heeft opgeleverd
coach-off = Coach uitzetten
coach-now = Een goede zet { $reason }.
coach-brought = Je zet { $reason }.
coach-missed = Een andere zet was beter, want die { $reason }.
coach-lost = Je zet { $reason }. Een andere was beter.
hint-stage = Uitproberen
hint-lay = { $figure ->
    [none] Leg de tegel aan, geen figuur
   *[other] Leg de tegel aan en zet in: { $figure }
 }
