# Der Tisch im Spiel: was als Nächstes zu tun ist, was ein Zug brächte, das Ende.

board-follow = Dem Spiel wieder folgen
board-values = Werte aller Gebiete und wem sie gehören
board-quarter = Den Plan drehen: Küste unten oder an der Seite
log-lead = Auf dem Plan zeigen
stack-title = Karten, die noch übrig sind
stack-left = { $count ->
    [one] Noch eine Landschaftskarte
   *[other] Noch { $count } Landschaftskarten
 }: zeigen
open-fitting = Karten, die hier noch passen: { $count }
open-dead = Keine der übrigen Karten passt hier: Der Platz bleibt leer.

## Was als Nächstes zu tun ist

step-place = Tippe auf einen freien Platz. Drehen: R, Mausrad oder noch einmal tippen.
step-place-touch = Tippe auf einen freien Platz; noch einmal tippen dreht die Karte.
step-here = Hierhin legen?
step-figure = Setze eine Figur, wenn du magst, und bestätige.
step-chosen = { $figure }: bestätige.
step-no-figure = Auf dieser Karte kann keine Figur stehen: bestätige.
step-none-left-hunters = Du hast keine Stammesmitglieder mehr: bestätige.
step-none-left-mayflower = Du hast keine Siedler mehr: bestätige.
step-confirm = Bestätige oder wähle einen anderen Platz.
figure-nobody = Keine

## Was ein Zug brächte

outcome-home = { $person ->
    [you] { $count ->
        [0] für dich
        [one] { $figures } kehrt zu dir zurück
       *[other] { $figures } kehren zu dir zurück
    }
   *[other] { $count ->
        [0] für { $name }
        [one] { $name }: { $figures } kehrt zurück
       *[other] { $name }: { $figures } kehren zurück
    }
 }
outcome-scored = { $feature }: { $goods }
outcome-nobody = { $feature }: fertig, aber niemand ist dort
outcome-surveyors = Extrapunkte der Landvermesser: { $points }
outcome-surveyor-moves = ein Landvermesser zieht weiter
outcome-gold = Gold: eine Bonuskarte für dich

## Das Ende

final-skip = Überspringen
end-result = Ergebnis
end-curve = Punkte, Zug um Zug
