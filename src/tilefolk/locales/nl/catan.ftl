# Catan: weigeringen, het logboek en de woorden van het spel.

error-catan-unknown-action = Deze actie bestaat niet ({ $number }).
error-catan-nature = Nu beslissen de dobbelstenen of een gedekte kaart, verder niemand.
error-catan-turn-founding = In de eerste twee bouwronden zet je een dorp en daarnaast een straat.
error-catan-turn-discard-first = Eerst moet iedereen met meer dan 7 kaarten de helft inleveren.
error-catan-turn-robber-first = Eerst moet de struikrover verplaatst en een kaart gestolen worden.
error-catan-turn-free-roads-first = Zet eerst de gratis straten van Stratenbouw.
error-catan-turn-offer-open = Er ligt een open aanbod: sluit eerst de ruil of trek het in.
error-catan-turn-roll-first = Gooi eerst de dobbelstenen; daarvoor mag alleen een ontwikkelingskaart gespeeld worden.
error-catan-turn-rolled = Deze beurt is al gegooid.
error-catan-turn-not-now = Dat kan nu niet.
error-catan-build-cards-missing = Je mist nog:{ catan-cards-list }.
error-catan-road-taken = Op dit pad ligt al een straat.
error-catan-road-not-at-settlement = De straat moet bij het zojuist geplaatste dorp liggen.
error-catan-road-none-left = Je hebt geen straat meer in je voorraad.
error-catan-road-through-foreign = De straat loopt door een dorp of stad van een ander.
error-catan-road-not-connected = Een straat moet aansluiten op een eigen straat, dorp of stad.
error-catan-settlement-taken = Dit kruispunt is al bezet.
error-catan-settlement-too-close = Afstandsregel: alle aangrenzende kruispunten moeten leeg zijn.
error-catan-settlement-none-left = Je hebt geen dorp meer in je voorraad.
error-catan-settlement-no-road = Er loopt geen eigen straat naartoe.
error-catan-city-already = Hier staat al een stad.
error-catan-city-no-settlement = Alleen een eigen dorp kan tot stad worden uitgebouwd.
error-catan-city-none-left = Je hebt geen stad meer in je voorraad.
error-catan-card-pile-empty = Er zijn geen ontwikkelingskaarten meer te koop.
error-catan-card-not-held = Deze kaart heb je niet.
error-catan-card-one-a-turn = Per beurt mag maar één ontwikkelingskaart gespeeld worden.
error-catan-card-bought-now = Een kaart die deze beurt gekocht is, mag nog niet gespeeld worden.
error-catan-card-bank-lacks = De bank heeft deze kaarten niet.
error-catan-card-no-road-place = Er is geen plaats voor een gratis straat.
error-catan-trade-no-offer = Er ligt geen open aanbod.
error-catan-trade-after-building = Eerst handelen, dan bouwen: deze beurt is er al gebouwd.
error-catan-trade-same-kind = Dezelfde grondstof mag niet aan beide kanten staan.
error-catan-trade-bank-lacks = De bank heeft zo'n kaart niet meer.
error-catan-trade-rate = Daarvoor heb je { $rate } gelijke kaarten nodig.
error-catan-trade-gift = Geen cadeaus: beide kanten moeten iets geven.
error-catan-trade-too-many = Van elke soort zijn er maar 19 kaarten.
error-catan-trade-not-held = Deze kaarten ontbreken:{ catan-cards-list }.
error-catan-trade-nobody = Een aanbod moet aan iemand gericht zijn.
error-catan-trade-oneself = Niemand handelt met zichzelf.
error-catan-trade-no-such-seat = Die speler zit niet aan tafel.
error-catan-trade-not-asked = Deze speler is niet gevraagd.
error-catan-trade-answered = Deze speler heeft al geantwoord.
error-catan-trade-not-accepted = Deze speler heeft niet ingestemd.
error-catan-discard-none-due = Deze speler hoeft niets in te leveren.
error-catan-discard-not-held = Zo'n kaart zit niet meer in de hand.
error-catan-robber-not-now = De struikrover wordt alleen verplaatst na een zeven of een ridder.
error-catan-robber-must-move = De struikrover moet naar een andere landtegel.
error-catan-robber-oneself = Niemand berooft zichzelf.
error-catan-robber-empty-hand = Deze speler heeft geen kaarten.
error-catan-robber-not-there = Deze speler heeft geen dorp of stad bij de landtegel van de struikrover.
error-catan-notation-cards = “{ $text }” zijn geen kaarten; schrijf ze zo: 2 wood + 1 ore
error-catan-notation-number = Er is geen actie met dit nummer ({ $text }).
error-catan-notation-action = “{ $text }” is niet te begrijpen. Een actie ziet er zo uit: road A2/B2
error-catan-notation-position = Regel { $line } van de stelling is fout: “{ $text }”.

catan-resource-wood = hout
catan-resource-brick = baksteen
catan-resource-wool = wol
catan-resource-grain = graan
catan-resource-ore = erts
catan-good-wood = { $count } hout
catan-good-brick = { $count } baksteen
catan-good-wool = { $count } wol
catan-good-grain = { $count } graan
catan-good-ore = { $count } erts
catan-terrain-forest = bos
catan-terrain-hills = heuvels
catan-terrain-pasture = weide
catan-terrain-fields = akkerland
catan-terrain-mountains = bergen
catan-terrain-desert = woestijn
catan-card-knight = Ridder
catan-card-road-building = Stratenbouw
catan-card-year-of-plenty = Uitvinding
catan-card-monopoly = Monopolie
catan-card-victory-point = Overwinningspunt
catan-trade-any = 3:1-haven
catan-trade-wood = 2:1 hout
catan-trade-brick = 2:1 baksteen
catan-trade-wool = 2:1 wol
catan-trade-grain = 2:1 graan
catan-trade-ore = 2:1 erts
catan-piece-road = straat
catan-piece-settlement = dorp
catan-piece-city = stad
catan-piece-robber = struikrover
catan-award-longest-road = Langste Handelsroute
catan-award-largest-army = Grootste Riddermacht
catan-source-settlements = Dorpen
catan-source-cities = Steden
catan-source-longest-road = Langste Handelsroute
catan-source-largest-army = Grootste Riddermacht
catan-source-victory-points = Overwinningspuntkaarten
catan-colour-blue = blauw
catan-colour-orange = oranje
catan-colour-white = wit
catan-colour-red = rood
catan-phase-lay-hexes = opbouw van het eiland
catan-phase-lay-tokens = leggen van de getallenfiches
catan-phase-lay-harbours = leggen van de havens
catan-phase-draw-lots = loten om de startspeler
catan-phase-found-settlement = bouwronde: zet een dorp
catan-phase-found-road = bouwronde: zet een straat
catan-phase-before-roll = gooien
catan-phase-dice = de dobbelstenen rollen
catan-phase-discard = de helft van de kaarten inleveren
catan-phase-move-robber = struikrover verplaatsen
catan-phase-choose-victim = kiezen wie beroofd wordt
catan-phase-theft = er wordt een kaart gestolen
catan-phase-main = handelen en bouwen
catan-phase-offer = er ligt een aanbod
catan-phase-draw-card = er wordt een ontwikkelingskaart getrokken
catan-phase-free-roads = gratis straten zetten
catan-phase-over = het spel is afgelopen
catan-option-setup = Opbouw
catan-option-setup-variable = variabel, voor gevorderden
catan-option-setup-beginner = vast, voor beginners
catan-option-harbours = Havens
catan-option-harbours-standard = op hun vaste plaats
catan-option-harbours-shuffled = geschud
catan-option-mixed-phase = Gecombineerde handels- en bouwfase
catan-option-offers = Handelsaanbod van de bots
catan-option-offers-none = geen
catan-option-offers-simple = één voor één, eens per beurt
catan-option-offers-wide = tot twee voor één, drie per beurt, met tegenbod
catan-option-first = Startspeler
catan-option-first-lot = door loting
catan-option-first-0 = plaats 1
catan-option-first-1 = plaats 2
catan-option-first-2 = plaats 3
catan-option-first-3 = plaats 4

log-catan-hex = Landtegel { $hex }: { $terrain }.
log-catan-tokens = De getallenfiches worden in een spiraal vanaf { $from } gelegd.
log-catan-harbour = Een haven bij { $hex }: { $trade }.
log-catan-first = { $seat } begint.
log-catan-settlement = { $seat } bouwt een dorp.
log-catan-road = { $seat } bouwt een straat.
log-catan-city = { $seat } bouwt een dorp uit tot stad.
log-catan-income = { $seat } ontvangt { $cards }.
log-catan-short = De bank heeft te weinig { $resource }: { $lone ->
    [yes] { $seat } krijgt de laatste { $left }
   *[no] niemand krijgt iets
 }.
log-catan-roll = { $seat } gooit { $sum }.
log-catan-must-discard = { $seat } moet { $count } kaarten inleveren.
log-catan-laid-aside = Je legt gedekt opzij: { $resource }.
log-catan-discarded = { $seat } levert { $cards } in.
log-catan-robber = { $seat } verplaatst de struikrover naar { $hex }.
log-catan-stolen = { $thief } steelt een kaart van { $victim }.
log-catan-bought = { $seat } koopt een ontwikkelingskaart.
log-catan-played = { $seat } speelt een kaart: { $card }.
log-catan-year-of-plenty = { $seat } neemt van de bank: { $resources }.
log-catan-monopoly = { $seat } krijgt van alle anderen { $resource }: { $count }.
log-catan-maritime = { $seat } ruilt overzee { $give } voor { $get }.
log-catan-offer = { $seat } biedt { $give } voor { $want }.
log-catan-accepted = { $seat } neemt het aan.
log-catan-declined = { $seat } slaat het af.
log-catan-countered = { $seat } doet een tegenbod: { $give } voor { $want }.
log-catan-withdrawn = { $seat } trekt het aanbod in.
log-catan-deal = { $seat } en { $partner } ruilen { $give } voor { $want }.
log-catan-longest-road = { $seat } heeft de Langste Handelsroute ({ $length }).
log-catan-longest-road-set-aside = Niemand heeft alleen de Langste Handelsroute; de kaart gaat opzij.
log-catan-largest-army = { $seat } heeft de Grootste Riddermacht ({ $knights }).
log-catan-turn = { $seat } is aan de beurt.
log-catan-won = { $seat } wint met { $points } overwinningspunten.
log-catan-dead = Na { $turns } beurten kan niemand meer winnen; het spel eindigt zonder winnaar.

catan-cards-list = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } hout
 }{ $brick ->
    [0] { "" }
   *[other] { " " }{ $brick } baksteen
 }{ $wool ->
    [0] { "" }
   *[other] { " " }{ $wool } wol
 }{ $grain ->
    [0] { "" }
   *[other] { " " }{ $grain } graan
 }{ $ore ->
    [0] { "" }
   *[other] { " " }{ $ore } erts
 }
