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
ui-to-lobby = Zur Lobby
ui-try-again = Noch einmal versuchen
ui-broken = Da ist etwas schiefgegangen
ui-broken-about = Von deinem Spiel ist nichts verloren: Es liegt sicher auf dem Server.

error-ui-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung; wir versuchen es weiter.
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
status-starting = beginnt
status-playing = läuft
status-over = beendet

join-title = Du bist eingeladen
join-about = Sag, wie du heißt, und nimm Platz. Sind alle Plätze besetzt, kannst du zuschauen.
join-go = An den Tisch

## Warten auf Spieler

waiting-title = { $game } – gleich geht es los
waiting-you = (du)
waiting-sit = Hier Platz nehmen
waiting-bot = Bot dazusetzen …
waiting-remove = Platz entfernen
waiting-free = Platz freimachen
waiting-stand = Aufstehen
waiting-add = Noch ein Platz
waiting-start = Spiel starten
waiting-ready = Sind alle da? Leere Plätze fallen beim Start weg.
waiting-host = Der Gastgeber startet das Spiel.
waiting-more = Es sind noch zu wenige Spieler.
invite-label = Schick deinen Freunden diesen Link:
invite-watch = Mit diesem Link können andere zuschauen:
invite-copy = Kopieren
invite-copied = Kopiert

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-orange = Orange
colour-white = Weiß
colour-any = beliebige Farbe
colour-of = Farbe von { $name }
colour-mine = Deine Farbe

seat-open = Freier Platz
seat-bot = Bot { $number } ({ $level })
seat-number = Spieler { $number }
seat-replace = Einen Bot weiterspielen lassen
seat-menu = Platz von { $name }
seat-menu-open = Freier Platz
seat-menu-own = Dein Platz
seat-sit = Hier hinsetzen
seat-leave = Spiel verlassen
seat-leave-text = Dein Platz wird frei: Jemand anders kann sich dort hinsetzen und mit allem weiterspielen, was dazugehört.
seat-release = Der Gastgeber darf meinen Platz jemand anderem geben
seat-free = Platz freimachen
seat-why-here = { $name } ist da. Im Spiel wird ein Platz nur frei, wenn die Person ihn verlässt, zustimmt oder seit { $seconds } Sekunden nicht da ist.
seat-why-away = { $name } ist nicht da. Der Platz kann in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } freigemacht werden.
seat-agreed = { $name } ist einverstanden, dass jemand anders weiterspielt.
seat-kept = Wer nicht da war, bekommt den Platz bei der Rückkehr wieder, wenn sich dort niemand anders hingesetzt hat.
log-seat-free = Platz { $number } ist frei: { $reason ->
    [away] { $name } ist schon lange nicht da.
   *[left] { $name } hat ihn verlassen.
 }
log-seat-opened = Platz { $number } ist frei: Der Bot hat ihn verlassen.
log-seat-bot = Auf Platz { $number } spielt ein Bot weiter.
log-seat-taken = { $name } übernimmt Platz { $number }{ $hand ->
    [yes] {" "}und sieht von jetzt an dessen Karten.
   *[no] .
 }
log-seat-back = { $name } ist zurück auf Platz { $number }.
log-seat-released = { $seat } ist einverstanden, dass der Gastgeber Platz { $number } jemand anderem gibt.
log-seat-kept = { $seat } behält Platz { $number } doch.
log-share-missing = Der Browser von { $seat } hat seinen Beitrag zu den Würfeln nicht rechtzeitig geschickt; das Spiel beginnt ohne ihn.

## Am Tisch

table-board = Spielfläche
table-tray = Dein Zug und deine Spielsteine
table-gone = Diesen Tisch gibt es nicht.
table-starting = Das Spiel beginnt: Der Browser jedes Spielers trägt zu den Würfeln bei …
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
board-map = Der ganze Plan: tippe dorthin, wohin du willst
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
keys-arrows = Pfeiltasten: von einem hervorgehobenen Platz zum nächsten
keys-enter = Eingabe: Karte anlegen, drehen oder den Platz wählen
keys-rotate = R: Karte drehen
keys-figure = F: nächster Platz für eine Figur
keys-confirm = C, oder Eingabe auf dem gewählten Platz: bestätigen
keys-undo = Z oder Escape: zurücknehmen
keys-zoom = + − 0: näher heran, weiter weg, alles zeigen
keys-roll = D: würfeln
keys-trade = T: handeln
keys-end = E: Zug beenden
keys-choose = Eingabe: den Platz wählen
keys-cancel = Escape: doch nichts bauen
keys-hint = H: Tipp
about-options = Einstellungen dieses Spiels
about-fair = Ehrliche Würfel und Karten
about-fair-text = Würfel und Karten folgen aus einem Geheimnis des Servers und aus Zufallszahlen der Browser aller Spieler, die erst genannt werden, wenn alles andere feststeht: Niemand, auch nicht, wer den Server betreibt, kann aussuchen, was kommt. Notiere den Fingerabdruck und vergleiche ihn mit dem der anderen. Am Ende wird das Geheimnis aufgedeckt, und alle können nachprüfen, dass niemand an Würfeln und Karten gedreht hat.
about-fair-limits = Was bleibt: Wer den Server betreibt, kennt die Würfel, sobald das Spiel begonnen hat, und könnte vorausschauen, aber nichts ändern. Er könnte auch behaupten, ein Beitrag sei nicht angekommen; das steht dann hier.
about-commitment = Versprechen des Servers:
about-fingerprint = Fingerabdruck dieses Spiels:
about-settled = Was beim Start feststand
about-share = Beitrag deines Browsers:
about-share-left-out = Vorsicht: Der Beitrag deines Browsers ist nicht in den Würfeln dieses Spiels.
about-swapped = Vorsicht: Das ist nicht das Spiel, für das dein Browser seinen Beitrag genannt hat. Was feststand, wurde verändert.
about-shares = Beiträge in den Würfeln: { $added }. Es fehlen: { $missing }.
about-pledges = Bisher zugesagte Beiträge: { $pledged }.
about-verify = Prüfe das Protokoll mit: tilefolk verify DATEI --promise FINGERABDRUCK
about-seed = Geheimnis des Servers:
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
move-place = Karte anlegen: Spalte { $x }, Zeile { $y }{ $turned ->
    [0] {""}
   *[other] , um { $turned }° gedreht
 }
move-figure = Figur einsetzen: { $role }
move-score = Zuerst werten: Spalte { $x }, Zeile { $y }
turn-rotate = Drehen
turn-undo = Zurücknehmen
turn-confirm = Bestätigen
hint-ask = Tipp
hint-asking = Ich überlege …
hint-title = Was ein starker Bot täte
hint-worth = gewinnt { $share } %, erwartet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
score-order = Deine Karte stellt mehrere Bauwerke fertig. Welches wird zuerst gewertet?
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
feature-worth = { $feature }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }, { $owners }
feature-nobody = niemand
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
    [you] Gründe eine Siedlung: Wähle eine hervorgehobene Kreuzung.
    [hotseat] { $name }: Gründe eine Siedlung auf einer hervorgehobenen Kreuzung.
   *[other] { $name } gründet eine Siedlung.
 }
turn-catan-found-road = { $person ->
    [you] Baue jetzt eine Straße daran.
    [hotseat] { $name }: Baue eine Straße daran.
   *[other] { $name } baut eine Straße daran.
 }
turn-catan-before-roll = { $person ->
    [you] Du bist am Zug: Würfle.
    [hotseat] { $name }: Würfle.
   *[other] { $name } ist mit Würfeln dran.
 }
turn-catan-discard = { $person ->
    [you] Eine Sieben, und du hast mehr als 7 Karten: Gib die Hälfte ab.
    [hotseat] { $name }: Du hast mehr als 7 Karten, gib die Hälfte ab.
   *[other] { $name } gibt die Hälfte der Karten ab.
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
    [you] Ein Angebot ist offen: Entscheide.
    [hotseat] { $name }: Ein Angebot ist offen.
   *[other] Ein Angebot ist offen. Wir warten auf { $name }.
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
hand-cards = Deine Rohstoffkarten
hand-show = Karten von { $name } zeigen
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
info-road = Länge der Handelsstraße: { $count }
award-longest-road = Längste Handelsstraße
award-largest-army = Größte Rittermacht
ui-my-games = Meine Spiele: alle beendeten, mit Gesamtzahlen
