# Zahlen und Stellungen, die nicht lesbar sind.

error-core-not-whole = „{ $value }“ ist keine ganze Zahl.
error-core-out-of-range = { $what ->
        [seat] Einen Platz { $number } gibt es nicht
        [players] Die Zahl der Spieler kann nicht { $number } sein
        [piece] Ein Teil { $number } gibt es nicht
        [tile] Eine Karte { $number } liegt nicht auf dem Tisch
        [zone] Die Karte hat keinen Bereich { $number }
        [kind] Eine Kartensorte mit der Nummer { $number } gibt es nicht
        [deck] Einen Stapel { $number } gibt es nicht
        [action] Einen Zug { $number } gibt es nicht
        [rotation] Eine Drehung { $number } gibt es nicht
        [coordinate] Ein Feld bei { $number } gibt es nicht
       *[other] { $number } ist zu klein oder zu groß
    }: nur { $min } bis { $max }.
error-core-position-head = Eine Stellung beginnt mit einer Zeile wie „{ $example }“.
error-core-position-line = Zeile { $line } der Stellung („{ $text }“): { $reason }
error-core-position-too-long = Zeile { $line } der Stellung ist zu viel oder zu lang: höchstens { $lines } Zeilen zu { $letters } Zeichen.
error-core-position-words = Diese Wörter sind hier nicht zu verstehen.
error-tiles-position-tiles = Die Stellung wurde mit anderen Karten gelegt ({ $tiles }): Sie ist nur mit deren Datei lesbar.
error-tiles-position-kind = Eine Karte { $tile } gibt es nicht.
error-tiles-position-start = Die Startkarte { $tile } liegt schon da.
error-tiles-position-none-left = Von der Karte { $tile } ist keine mehr übrig.
error-tiles-position-cannot-lie = Die Karte { $tile } kann so nicht auf { $at } liegen.
error-tiles-position-figure = „{ $figure }“ ist keine Figur, die auf dieser Karte stehen kann; man schreibt 0:hunter@M0.
error-tiles-position-cannot-stand = „{ $figure }“ kann dort nicht stehen: Es ist keine solche Figur übrig, oder dort steht schon jemand.
error-tiles-position-went-home = Diese Karte hat etwas fertiggestellt, und die Figuren darauf sind heimgekehrt.
error-tiles-position-source = Punkte aus „{ $source }“ gibt es nicht, nur aus: { $known }.
error-tiles-position-deck = Einen Stapel „{ $deck }“ gibt es nicht, nur: { $known }.
error-tiles-position-fits-nowhere = Die Karte { $tile } passt nirgends; sie käme aus dem Spiel.
error-tiles-position-closed = Was als Nächstes kommt, ist die letzte Zeile einer Stellung; danach darf nichts mehr stehen.
error-tiles-position-nothing-to-draw = Es ist nichts mehr zu ziehen; das Spiel wäre zu Ende.
error-tiles-position-nothing-to-choose = Hier ist nichts zu entscheiden.
error-mayflower-position-surveyors = Die Landvermesser stehen in einer Spalte oder in benachbarten.
error-catan-position-desert = Nur eine Wüste hat keine Zahl, und jedes andere Landfeld hat eine, die man würfeln kann.
error-catan-position-too-many = Davon gibt es mehr, als in der Schachtel sind: { $what }.
error-catan-position-taken = Zwei Spieler können nicht am selben Ort sein: { $what }.
error-catan-position-award = Platz { $seat } kann diese Karte mit { $count } nicht haben.
error-catan-position-moment = Das kann in diesem Augenblick des Spiels nicht so sein ({ $what }).
