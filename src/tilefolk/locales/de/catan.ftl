# Catan: Ablehnungen, das Protokoll und die Wörter des Spiels.

error-catan-unknown-action = Diese Aktion gibt es nicht ({ $number }).
error-catan-nature = Jetzt entscheiden die Würfel oder eine verdeckte Karte, sonst niemand.
error-catan-turn-founding = In der Gründungsphase setzt man eine Siedlung und dann eine Straße daneben.
error-catan-turn-discard-first = Zuerst müssen alle mit mehr als 7 Karten die Hälfte abgeben.
error-catan-turn-robber-first = Zuerst muss der Räuber versetzt und eine Karte geraubt werden.
error-catan-turn-free-roads-first = Zuerst die kostenlosen Straßen des Straßenbaus setzen.
error-catan-turn-offer-open = Ein Angebot ist offen: erst abschließen oder zurückziehen.
error-catan-turn-roll-first = Zuerst würfeln; davor darf nur eine Entwicklungskarte gespielt werden.
error-catan-turn-rolled = In diesem Zug wurde schon gewürfelt.
error-catan-turn-not-now = Das geht jetzt nicht.
error-catan-build-cards-missing = Es fehlt noch:{ catan-cards-list }.
error-catan-road-taken = Auf diesem Weg liegt schon eine Straße.
error-catan-road-not-at-settlement = Die Straße muss an der eben gesetzten Siedlung liegen.
error-catan-road-none-left = Es ist keine Straße mehr im Vorrat.
error-catan-road-through-foreign = Der Weg führt durch die Siedlung oder Stadt eines anderen.
error-catan-road-not-connected = Eine Straße muss an eine eigene Straße, Siedlung oder Stadt anschließen.
error-catan-settlement-taken = Diese Kreuzung ist schon besetzt.
error-catan-settlement-too-close = Abstandsregel: Alle Nachbarkreuzungen müssen frei sein.
error-catan-settlement-none-left = Es ist keine Siedlung mehr im Vorrat.
error-catan-settlement-no-road = Keine eigene Straße führt dorthin.
error-catan-city-already = Hier steht schon eine Stadt.
error-catan-city-no-settlement = Nur eine eigene Siedlung kann zur Stadt ausgebaut werden.
error-catan-city-none-left = Es ist keine Stadt mehr im Vorrat.
error-catan-card-pile-empty = Es gibt keine Entwicklungskarten mehr zu kaufen.
error-catan-card-not-held = Diese Karte ist nicht auf der Hand.
error-catan-card-one-a-turn = Pro Zug darf nur eine Entwicklungskarte gespielt werden.
error-catan-card-bought-now = Eine in diesem Zug gekaufte Karte darf noch nicht gespielt werden.
error-catan-card-bank-lacks = Die Bank hat diese Karten nicht.
error-catan-card-no-road-place = Es gibt keinen Platz für eine kostenlose Straße.
error-catan-trade-no-offer = Es gibt kein offenes Angebot.
error-catan-trade-after-building = Erst handeln, dann bauen: In diesem Zug wurde schon gebaut.
error-catan-trade-same-kind = Derselbe Rohstoff darf nicht auf beiden Seiten stehen.
error-catan-trade-bank-lacks = Die Bank hat keine solche Karte mehr.
error-catan-trade-rate = Dafür braucht man { $rate } gleiche Karten.
error-catan-trade-gift = Keine Geschenke: Beide Seiten müssen etwas geben.
error-catan-trade-too-many = Von jeder Sorte gibt es nur 19 Karten.
error-catan-trade-not-held = Diese Karten fehlen:{ catan-cards-list }.
error-catan-trade-nobody = Ein Angebot muss sich an jemanden richten.
error-catan-trade-oneself = Niemand handelt mit sich selbst.
error-catan-trade-no-such-seat = Diesen Spieler gibt es am Tisch nicht.
error-catan-trade-not-asked = Dieser Spieler wurde nicht gefragt.
error-catan-trade-answered = Dieser Spieler hat schon geantwortet.
error-catan-trade-not-accepted = Dieser Spieler hat nicht zugestimmt.
error-catan-discard-none-due = Dieser Spieler muss nichts abgeben.
error-catan-discard-not-held = Eine solche Karte ist nicht mehr auf der Hand.
error-catan-robber-not-now = Der Räuber zieht nur nach einer Sieben oder einem Ritter.
error-catan-robber-must-move = Der Räuber muss auf ein anderes Feld.
error-catan-robber-oneself = Niemand beraubt sich selbst.
error-catan-robber-empty-hand = Dieser Spieler hat keine Karten.
error-catan-robber-not-there = Dieser Spieler hat am Feld des Räubers keine Siedlung oder Stadt.
error-catan-notation-cards = „{ $text }“ sind keine Karten; so sehen sie aus: 2 wood + 1 ore
error-catan-notation-number = Es gibt keine Aktion mit dieser Nummer ({ $text }).
error-catan-notation-action = „{ $text }“ ist nicht zu verstehen. Eine Aktion sieht so aus: road A2/B2
error-catan-notation-position = Zeile { $line } der Stellung ist falsch: „{ $text }“.

catan-resource-wood = Holz
catan-resource-brick = Lehm
catan-resource-wool = Wolle
catan-resource-grain = Getreide
catan-resource-ore = Erz
catan-good-wood = { $count } Holz
catan-good-brick = { $count } Lehm
catan-good-wool = { $count } Wolle
catan-good-grain = { $count } Getreide
catan-good-ore = { $count } Erz
catan-terrain-forest = Wald
catan-terrain-hills = Hügelland
catan-terrain-pasture = Weideland
catan-terrain-fields = Ackerland
catan-terrain-mountains = Gebirge
catan-terrain-desert = Wüste
catan-card-knight = Ritter
catan-card-road-building = Straßenbau
catan-card-year-of-plenty = Erfindung
catan-card-monopoly = Monopol
catan-card-victory-point = Siegpunkt
catan-trade-any = 3:1-Hafen
catan-trade-wood = 2:1 Holz
catan-trade-brick = 2:1 Lehm
catan-trade-wool = 2:1 Wolle
catan-trade-grain = 2:1 Getreide
catan-trade-ore = 2:1 Erz
catan-piece-road = Straße
catan-piece-settlement = Siedlung
catan-piece-city = Stadt
catan-piece-robber = Räuber
catan-award-longest-road = Längste Handelsstraße
catan-award-largest-army = Größte Rittermacht
catan-source-settlements = Siedlungen
catan-source-cities = Städte
catan-source-longest-road = Längste Handelsstraße
catan-source-largest-army = Größte Rittermacht
catan-source-victory-points = Siegpunktkarten
catan-colour-blue = Blau
catan-colour-orange = Orange
catan-colour-white = Weiß
catan-colour-red = Rot
catan-phase-lay-hexes = Aufbau der Insel
catan-phase-lay-tokens = Auslegen der Zahlenchips
catan-phase-lay-harbours = Auslegen der Häfen
catan-phase-draw-lots = Auslosen des Startspielers
catan-phase-found-settlement = Gründungsphase: Siedlung setzen
catan-phase-found-road = Gründungsphase: Straße setzen
catan-phase-before-roll = würfeln
catan-phase-dice = die Würfel rollen
catan-phase-discard = die Hälfte der Karten abgeben
catan-phase-move-robber = Räuber versetzen
catan-phase-choose-victim = wählen, wer beraubt wird
catan-phase-theft = eine Karte wird geraubt
catan-phase-main = handeln und bauen
catan-phase-offer = ein Angebot ist offen
catan-phase-draw-card = eine Entwicklungskarte wird gezogen
catan-phase-free-roads = kostenlose Straßen setzen
catan-phase-over = das Spiel ist zu Ende
catan-option-setup = Aufbau
catan-option-setup-variable = variabel, für Fortgeschrittene
catan-option-setup-beginner = Startaufstellung für Einsteiger
catan-option-harbours = Häfen
catan-option-harbours-standard = an ihren üblichen Plätzen
catan-option-harbours-shuffled = gemischt
catan-option-mixed-phase = Handeln und Bauen ohne Trennung
catan-option-offers = Handelsangebote der Bots
catan-option-offers-none = keine
catan-option-offers-simple = eins gegen eins, einmal pro Zug
catan-option-offers-wide = bis zwei gegen eins, dreimal pro Zug, mit Gegenangeboten
catan-option-first = Startspieler
catan-option-first-lot = durch Los
catan-option-first-0 = Platz 1
catan-option-first-1 = Platz 2
catan-option-first-2 = Platz 3
catan-option-first-3 = Platz 4

log-catan-hex = Feld { $hex }: { $terrain }.
log-catan-tokens = Die Zahlenchips werden in einer Spirale ab { $from } ausgelegt.
log-catan-harbour = Ein Hafen bei { $hex }: { $trade }.
log-catan-first = { $seat } beginnt.
log-catan-settlement = { $seat } baut eine Siedlung.
log-catan-road = { $seat } baut eine Straße.
log-catan-city = { $seat } baut eine Siedlung zur Stadt aus.
log-catan-income = { $seat } erhält { $cards }.
log-catan-short = Der Bank fehlt { $resource }: { $lone ->
    [yes] { $seat } bekommt die restlichen { $left }
   *[no] niemand bekommt etwas
 }.
log-catan-roll = { $seat } würfelt { $sum }.
log-catan-must-discard = { $seat } muss { $count } Karten abgeben.
log-catan-laid-aside = Zur Seite gelegt, noch verdeckt: { $resource }.
log-catan-discarded = { $seat } gibt { $cards } ab.
log-catan-robber = { $seat } versetzt den Räuber nach { $hex }.
log-catan-stolen = { $thief } raubt eine Karte von { $victim }.
log-catan-bought = { $seat } kauft eine Entwicklungskarte.
log-catan-played = { $seat } spielt eine Karte aus: { $card }.
log-catan-year-of-plenty = { $seat } nimmt von der Bank: { $resources }.
log-catan-monopoly = { $seat } bekommt von allen anderen { $resource }: { $count }.
log-catan-maritime = { $seat } tauscht im Seehandel { $give } gegen { $get }.
log-catan-offer = { $seat } bietet { $give } für { $want }.
log-catan-accepted = { $seat } nimmt an.
log-catan-declined = { $seat } lehnt ab.
log-catan-countered = { $seat } macht ein Gegenangebot: { $give } für { $want }.
log-catan-withdrawn = { $seat } zieht das Angebot zurück.
log-catan-deal = { $seat } und { $partner } tauschen { $give } gegen { $want }.
log-catan-longest-road = { $seat } hat die Längste Handelsstraße ({ $length }).
log-catan-longest-road-set-aside = Niemand allein hat die Längste Handelsstraße; die Karte wird beiseitegelegt.
log-catan-largest-army = { $seat } hat die Größte Rittermacht ({ $knights }).
log-catan-turn = { $seat } ist am Zug.
log-catan-won = { $seat } gewinnt mit { $points } Siegpunkten.
log-catan-dead = Nach { $turns } Zügen kann niemand mehr gewinnen; das Spiel endet ohne Sieger.

catan-cards-list = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } Holz
 }{ $brick ->
    [0] { "" }
   *[other] { " " }{ $brick } Lehm
 }{ $wool ->
    [0] { "" }
   *[other] { " " }{ $wool } Wolle
 }{ $grain ->
    [0] { "" }
   *[other] { " " }{ $grain } Getreide
 }{ $ore ->
    [0] { "" }
   *[other] { " " }{ $ore } Erz
 }
