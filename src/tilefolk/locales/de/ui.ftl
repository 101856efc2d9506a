# Die Wörter des Browser-Clients.

## Überall

ui-close = Schließen
ui-back = Zurück
ui-next = Weiter
ui-yes = ja
ui-no = nein
ui-language = Sprache
ui-guest = Gast
ui-loading = Einen Moment …
ui-rule = Regel { $id }
ui-rules = Regeln
ui-sound = Ton
ui-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das Gerät
 }
ui-to-lobby = Zur Lobby
ui-try-again = Noch einmal versuchen
ui-broken = Da ist etwas schiefgegangen
ui-broken-about = Von deinem Spiel ist nichts verloren: Es liegt sicher auf dem Server.

error-ui-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung; wir versuchen es weiter.
error-ui-stale = Die Lage hat sich inzwischen geändert. Schau noch einmal hin und entscheide dann.
error-ui-unexpected = Das hat nicht geklappt ({ $key }).

## Lobby

lobby-title = Drei Spiele, ein Tisch
lobby-subtitle = Wähle ein Spiel. Zwei Klicks, und du spielst.
lobby-your-name = Dein Name
lobby-unreachable = Der Server ist gerade nicht erreichbar. Wir versuchen es weiter …
lobby-about-hunters = Flüsse, Wälder und Wiesen der Steinzeit.
lobby-about-mayflower = Von der Ostküste in die neue Welt.
lobby-about-catan = Bauen, handeln und eine Insel besiedeln.
lobby-players = { $min }–{ $max } Spieler
lobby-alone = Gegen Bots spielen
lobby-screen = Zusammen an diesem Bildschirm spielen
lobby-friends = Freunde mit einem Link einladen
lobby-how-many = Wie viele spielen mit?
lobby-bots = Stärke der Bots
lobby-more = Weitere Einstellungen
lobby-shuffle = Reihenfolge auslosen
lobby-public = Andere dürfen den Tisch finden und mitspielen
lobby-screen-names = Wer an diesem Bildschirm mitspielt:
lobby-player-number = Spieler { $number }
lobby-my-tables = Meine Tische
lobby-public-tables = Öffentliche Tische
status-waiting = wartet auf Spieler
status-playing = läuft
status-over = beendet

join-title = Du bist eingeladen
join-about = Sag, wie du heißt, und nimm Platz. Sind alle Plätze besetzt, kannst du zuschauen.
join-go = An den Tisch

## Warten auf Spieler

waiting-title = { $game } – der Tisch ist gedeckt
waiting-you = (du)
waiting-sit = Hier Platz nehmen
waiting-bot = Bot dazusetzen …
waiting-remove = Platz entfernen
waiting-free = Platz freimachen
waiting-stand = Aufstehen
waiting-add = Noch ein Platz
waiting-start = Spiel beginnen
waiting-ready = Sind alle da? Leere Plätze fallen beim Start weg.
waiting-host = Der Gastgeber beginnt das Spiel.
waiting-more = Es sind noch zu wenige Spieler.
invite-label = Schick deinen Freunden diesen Link:
invite-copy = Kopieren
invite-copied = Kopiert

seat-open = Freier Platz
seat-bot = Bot { $number } ({ $level })
seat-number = Spieler { $number }
seat-replace = Einen Bot weiterspielen lassen

## Am Tisch

table-board = Spielfläche
table-tray = Dein Zug und deine Spielsteine
table-gone = Diesen Tisch gibt es nicht.
table-lost = Die Verbindung ist unterbrochen. Wir verbinden von selbst neu; nichts geht verloren.
players-label = Spieler
players-turn = muss entscheiden
players-away = nicht da
players-thinking = denkt nach …
players-points = { $points ->
    [one] Punkt
   *[other] Punkte
 }

side-open = Verlauf, Chat und mehr
side-title = Verlauf und mehr
tab-log = Verlauf
tab-chat = Chat
tab-land = Gebiete
tab-tiles = Karten
tab-costs = Kosten
tab-about = Info
log-older = Ältere Einträge zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Nachricht
chat-send = Senden

board-label = Spielfläche von { $game }
board-closer = Näher heran
board-further = Weiter weg
board-fit = Alles zeigen

turn-any = { $person ->
    [you] Du bist am Zug.
    [hotseat] { $name }: Du bist am Zug.
   *[other] Wir warten auf { $name }.
 }
turn-over = Das Spiel ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
 }

end-title = Spielende
end-breakdown = Woher die Punkte kamen
end-player = Spieler
end-total = Summe
end-look = Spielfläche ansehen
end-rematch = Noch einmal spielen
end-follow = Zum neuen Spiel

keys-title = Tastatur
keys-arrows = Pfeiltasten: von einem leuchtenden Platz zum nächsten
keys-enter = Eingabe: Karte anlegen, drehen oder den Platz wählen
keys-rotate = R: Karte drehen
keys-figure = F: nächster Platz für eine Figur
keys-confirm = C: bestätigen
keys-undo = Z oder Escape: zurücknehmen
keys-zoom = + − 0: näher heran, weiter weg, alles zeigen
keys-roll = D: würfeln
keys-trade = T: handeln
keys-end = E: Zug beenden
keys-choose = Enter: den Platz wählen
keys-cancel = Escape: doch nichts bauen
keys-hint = H: Tipp
about-options = Einstellungen dieses Tisches
about-fair = Ehrliche Würfel und Karten
about-fair-text = Vor dem Spiel hat der Server einen geheimen Startwert gewählt und zeigt hier dessen Fingerabdruck. Am Ende wird der Startwert aufgedeckt, und alle können nachprüfen, dass niemand an Würfeln und Karten gedreht hat.
about-commitment = Fingerabdruck:
about-seed = Startwert:
about-record = Protokoll des Spiels
about-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
 }

## Regeln

rules-title = { $game } – die Regeln
rules-quick = Erste Schritte
rules-step = { $step } von { $steps }

## Legespiele

hand-tile = { $bonus ->
    [yes] Deine Bonuskarte ({ $kind })
   *[no] Die Karte in der Hand ({ $kind })
 }
hand-rotate = Karte drehen (R)
square-legal = Freier Platz, Spalte { $x }, Zeile { $y }: { $turns ->
    [one] eine Art, die Karte anzulegen
   *[other] { $turns } Arten, die Karte anzulegen
 }
square-staged = Die Karte liegt zur Probe in Spalte { $x }, Zeile { $y }. Die Eingabetaste dreht sie.
spot = { $role } ({ $feature })
figure-legend = Eine Figur setzen?
figure-none = Keine Figur
figure-impossible = Keine Figur möglich
turn-rotate = Drehen
turn-undo = Zurücknehmen
turn-confirm = Bestätigen
hint-ask = Tipp
hint-asking = Überlege …
hint-title = Was ein starker Bot täte
hint-place = Spalte { $x }, Zeile { $y }, { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
 }
hint-worth = gewinnt { $share } %, Aussicht { $points } Punkte
score-order = Deine Karte macht mehrere Gebiete fertig. Welches wird zuerst gewertet?
feature-sentence = { $feature }, { $complete ->
    [yes] fertig
   *[no] unfertig
 }: { $size ->
    [one] { $size } Teil
   *[other] { $size } Teile
 }, jetzt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 } wert; { $owners }.
feature-nobody = niemandem
feature-size = { $size ->
    [one] { $size } Teil
   *[other] { $size } Teile
 }
features-none = Noch steht keine Figur auf der Spielfläche.
remaining-main = Landschaftskarten übrig: { $count }
remaining-bonus = Bonuskarten übrig: { $count }
remaining-kind = Karte { $kind }, noch { $count }
tiles-reconstruction = Buchstaben und Anzahl dieser Karten stammen aus den Regelheften; die Formen haben wir rekonstruiert.
track-seat = { $name }: { $points }.
supply-member = { $count ->
    [one] { $count } Stammesmitglied im Vorrat
   *[other] { $count } Stammesmitglieder im Vorrat
 }
supply-hut = { $count ->
    [one] { $count } Hütte im Vorrat
   *[other] { $count } Hütten im Vorrat
 }
supply-settler = { $count ->
    [one] { $count } Siedler im Vorrat
   *[other] { $count } Siedler im Vorrat
 }

turn-hunters-place = { $person ->
    [you] Du bist am Zug: Lege die Karte an.
    [hotseat] { $name }: Lege die Karte an.
   *[other] { $name } legt eine Karte an.
 }
turn-hunters-figure = { $person ->
    [you] Du darfst ein Stammesmitglied oder eine Hütte setzen.
    [hotseat] { $name }: Du darfst ein Stammesmitglied oder eine Hütte setzen.
   *[other] { $name } darf ein Stammesmitglied oder eine Hütte setzen.
 }
turn-mayflower-place = { $person ->
    [you] Du bist am Zug: Lege die Karte an.
    [hotseat] { $name }: Lege die Karte an.
   *[other] { $name } legt eine Karte an.
 }
turn-mayflower-figure = { $person ->
    [you] Du darfst einen Siedler setzen.
    [hotseat] { $name }: Du darfst einen Siedler setzen.
   *[other] { $name } darf einen Siedler setzen.
 }
turn-mayflower-choose = { $person ->
    [you] Wähle, was als Nächstes gewertet wird.
    [hotseat] { $name }: Wähle, was als Nächstes gewertet wird.
   *[other] { $name } wählt, was als Nächstes gewertet wird.
 }

## Catan

turn-catan-found-settlement = { $person ->
    [you] Gründe eine Siedlung: Wähle eine leuchtende Kreuzung.
    [hotseat] { $name }: Gründe eine Siedlung auf einer leuchtenden Kreuzung.
   *[other] { $name } gründet eine Siedlung.
 }
turn-catan-found-road = { $person ->
    [you] Baue jetzt die Straße daneben.
    [hotseat] { $name }: Baue die Straße daneben.
   *[other] { $name } baut eine Straße daneben.
 }
turn-catan-before-roll = { $person ->
    [you] Du bist am Zug: Würfle.
    [hotseat] { $name }: Würfle.
   *[other] { $name } ist mit Würfeln dran.
 }
turn-catan-discard = { $person ->
    [you] Eine Sieben, und du hast mehr als 7 Karten: Gib die Hälfte ab.
    [hotseat] { $name }: Du hast mehr als 7 Karten, gib die Hälfte ab.
   *[other] { $name }: Die Hälfte der Karten wird abgegeben.
 }
turn-catan-move-robber = { $person ->
    [you] Versetze den Räuber auf ein anderes Landfeld.
    [hotseat] { $name }: Versetze den Räuber auf ein anderes Landfeld.
   *[other] { $name } versetzt den Räuber.
 }
turn-catan-choose-victim = { $person ->
    [you] Wen beraubst du?
    [hotseat] { $name }: Wen beraubst du?
   *[other] { $name } wählt, wer beraubt wird.
 }
turn-catan-main = { $person ->
    [you] Du bist am Zug: Handle und baue, dann beende den Zug.
    [hotseat] { $name }: Handle und baue, dann beende den Zug.
   *[other] { $name } handelt und baut.
 }
turn-catan-offer = { $person ->
    [you] Ein Angebot liegt auf dem Tisch: Entscheide.
    [hotseat] { $name }: Ein Angebot liegt auf dem Tisch.
   *[other] Ein Angebot liegt auf dem Tisch. Wir warten auf { $name }.
 }
turn-catan-free-roads = { $person ->
    [you] Baue deine kostenlosen Straßen.
    [hotseat] { $name }: Baue deine kostenlosen Straßen.
   *[other] { $name } baut kostenlose Straßen.
 }

catan-roll = Würfeln
catan-end = Zug beenden
catan-dice = Würfel: { $one } und { $two }, zusammen { $sum }
catan-build-road = Straße
catan-build-settlement = Siedlung
catan-build-city = Stadt
catan-build-development = Entwicklungskarte
catan-left = übrig
catan-developments = Deine Entwicklungskarten
costs-title = Baukosten
bank-title = Bank
cards-some = { $count } { $resource }
hand-cards = Deine Rohstoffkarten
hand-show = Karten von { $name } zeigen
discard-choose = Wähle nacheinander die Karten, die du abgibst:
discard-one = 1 { $resource } abgeben
rob-from = { $name } berauben
place-build = { $build ->
    [road] Straße bauen: { $at }
    [settlement] Siedlung bauen: { $at }
   *[city] Stadt bauen: { $at }
 }
place-coast = { $land } ({ $side ->
    [n] Küste im Norden
    [ne] Küste im Nordosten
    [e] Küste im Osten
    [se] Küste im Südosten
    [s] Küste im Süden
    [sw] Küste im Südwesten
    [w] Küste im Westen
    [nw] Küste im Nordwesten
   *[other] Küste
 })
place-robber = Räuber versetzen: { $at }
move-buy = Entwicklungskarte kaufen
move-card = { $count ->
    [0] { $card } ausspielen
   *[other] { $card } ausspielen: { $named }
 }
move-deal = Handel mit { $name } abschließen
move-offer = Anbieten: { $give } gegen { $want }
move-counter = Gegenangebot: { $give } gegen { $want }
info-cards = { $count ->
    [one] { $count } Rohstoffkarte
   *[other] { $count } Rohstoffkarten
 }
info-developments = { $count ->
    [one] { $count } Entwicklungskarte
   *[other] { $count } Entwicklungskarten
 }
info-knights = { $count ->
    [one] { $count } Ritter ausgespielt
   *[other] { $count } Ritter ausgespielt
 }
info-road = Längste Straße: { $count }
award-longest-road = Längste Handelsstraße
award-largest-army = Größte Rittermacht
trade-title = Handeln
trade-domestic = Mit den anderen
trade-maritime = Seehandel
trade-maritime-none = Deine Karten reichen gerade für keinen Hafen und nicht für 4:1.
trade-card = Karte (auf der Hand)
trade-give = Ich gebe
trade-want = Ich möchte
trade-for = gegen
trade-to = Angebot an
trade-offer = Anbieten
trade-less = { $side ->
    [give] 1 { $resource } weniger geben
   *[want] 1 { $resource } weniger verlangen
 }
trade-more = { $side ->
    [give] 1 { $resource } mehr geben
   *[want] 1 { $resource } mehr verlangen
 }
trade-sea = { $rate } { $give } gegen 1 { $get }
offer-from = { $name } bietet:
offer-accept = Annehmen
offer-decline = Ablehnen
offer-counter = Gegenangebot
offer-withdraw = Angebot zurückziehen
offer-deal = Abgemacht
offer-asked = hat noch nicht geantwortet
offer-not-asked = wurde nicht gefragt
offer-accepted = nimmt an
offer-declined = lehnt ab
offer-countered = macht ein Gegenangebot
