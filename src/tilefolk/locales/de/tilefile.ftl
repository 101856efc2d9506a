# Fehler in einer Kartendatei, für den, der sie schreibt.

error-tiles-unreadable = { $file } ist nicht lesbar: { $reason }
error-tiles-none = { $game } hat keine Karten, die man austauschen kann.
error-tiles-foreign = Das ist keine Kartendatei: In Zeile { $line } muss „{ $expected }“ stehen.
error-tiles-other-game = Zeile { $line }: Diese Karten sind für „{ $game }“, gebraucht wird „{ $expected }“.
error-tiles-unknown-word = Zeile { $line } beginnt mit „{ $word }“; das hat hier keine Bedeutung, oder es fehlt etwas dahinter.
error-tiles-unknown-deck = Zeile { $line }: Es gibt keinen Stapel „{ $deck }“. Es gibt: { $known }.
error-tiles-side-twice = Zeile { $line }: Die Karte { $tile } hat schon eine Seite { $side }.
error-tiles-side-missing = Zeile { $line }: Der Karte { $tile } fehlt die Seite { $side }.
error-tiles-side-closed = Zeile { $line }: Die Seite { $side } der Karte { $tile } ist geschlossen („-“); das gibt es nur bei Startkarten.
error-tiles-side-zone = Zeile { $line }: Die Seite { $side } der Karte { $tile } nennt den Bereich { $zone }, den die Karte nicht hat.
error-tiles-side-pattern = Zeile { $line }: Die Seite { $side } der Karte { $tile } zeigt „{ $pattern }“; so eine Seite gibt es in diesem Spiel nicht. Möglich: { $known }.
error-tiles-unknown-zone = Zeile { $line }: Es gibt keinen Bereich der Art „{ $zone }“. Es gibt: { $known }.
error-tiles-zone-twice = Zeile { $line }: Die Karte { $tile } hat schon einen Bereich { $zone }.
error-tiles-zone-unused = Zeile { $line }: Der Bereich { $zone } der Karte { $tile } reicht an keine Seite.
error-tiles-zone-word = Zeile { $line }: „{ $word }“ ist auf der Karte { $tile } nicht möglich. Möglich: { $known }.
error-tiles-zone-alone = Zeile { $line }: Zum Bereich { $zone } der Karte { $tile } führt nichts.
error-tiles-goods-number = Zeile { $line }: { $good } kann nicht „{ $value }“ sein, nur eine Zahl von 0 bis { $max }.
error-tiles-unknown-goods = Zeile { $line }: Ein Bereich der Art { $zone } hat kein „{ $good }“. Möglich: { $known }.
error-tiles-tile-twice = Zeile { $line }: Es gibt schon eine Karte { $tile }.
error-tiles-too-many-zones = Zeile { $line }: Die Karte { $tile } hat zu viele Bereiche; erlaubt sind höchstens { $max }.
error-tiles-count = Der Stapel „{ $deck }“ hat { $total ->
    [one] 1 Karte
   *[other] { $total } Karten
 }, laut Regelheft sind es { $expected } (gezählt bis Zeile { $line }).
error-tiles-starts = Auf { $squares } liegt keine Startkarte (bis Zeile { $line } gesucht).
error-tiles-start-twice = Zeile { $line }: Karte { $tile } liegt auf { $at }, wo schon eine Startkarte liegt.
error-tiles-more-than-one = Das darf es im Spiel nur einmal geben: { $good } (gezählt bis Zeile { $line }).
error-tiles-too-many-goods = Davon gibt es zu viel: { $good }; höchstens { $max } (gezählt bis Zeile { $line }).
error-tiles-too-large = Der Kartensatz ist zu groß: { $tiles } Karten (gezählt bis Zeile { $line }); erlaubt sind höchstens { $max }.
error-tiles-too-many-pieces = Die Karten haben zusammen zu viele Bereiche: { $pieces } (gezählt bis Zeile { $line }); erlaubt sind höchstens { $max }.
error-tiles-join = Zeile { $line }: { $tile }.{ $zone } ist kein Bereich einer Startkarte.
error-tiles-start-square = Zeile { $line }: Karte { $tile } kann nicht auf { $at } beginnen; das ist kein Startfeld des Spiels.
error-tiles-join-types = Zeile { $line }: { $first } und { $second } sind Bereiche verschiedener Art und können nicht einer sein.
error-tiles-end-without = Zeile { $line }: Der Bereich { $zone } der Karte { $tile } endet an „{ $type }“, aber einen solchen Bereich hat die Karte nicht.
error-tiles-zone-once = Zeile { $line }: Karte { $tile } hat schon einen Bereich der Art { $type }; mehr als einen darf sie nicht haben.
error-tiles-way-sides = Zeile { $line }: Der Bereich { $zone } der Karte { $tile } erreicht { $sides } Seiten; erlaubt sind eine oder zwei.
error-tiles-way-through = Zeile { $line }: Der Bereich { $zone } der Karte { $tile } läuft von Seite zu Seite, also hat er kein „{ $word }“.
error-tiles-way-end = Zeile { $line }: Der Bereich { $zone } der Karte { $tile } erreicht nur eine Seite; sag mit „{ $word }=…“, wo er endet.
error-tiles-zones-cross = Zeile { $line }: Auf Karte { $tile } müssten sich die Bereiche { $zone } und { $other } kreuzen.
error-tiles-kind-unknown = Zeile { $line }: Eine Karte { $tile } gibt es im Regelheft nicht.
error-tiles-kind-count = Zeile { $line }: Hier { $count ->
    [one] gibt es 1 Karte { $tile }
   *[other] gibt es { $count } Karten { $tile }
 }, laut Regelheft { $expected }.
error-tiles-kind-missing = Diese Karten des Regelhefts fehlen: { $tiles } (bis Zeile { $line } gesucht).
error-tiles-no-game = Die Datei sagt nicht, zu welchem Spiel sie gehört. Schreib in Zeile { $line }: game NAME, mit einem von: { $known }.

cli-command-tiles = Die Karten eines Spiels auflisten oder eine Kartendatei prüfen.
cli-command-tiles-check = Eine Kartendatei prüfen und jeden Fehler mit seiner Zeile nennen.
cli-command-tiles-show = Die Arten von Karten mit Anzahl und kleinen Bildern auflisten.
cli-option-tiles = Eine Kartendatei, mit der statt der eigenen Karten des Spiels gespielt wird.
cli-tiles-good = In Ordnung: { $kinds ->
    [one] 1 Art
   *[other] { $kinds } Arten
 }, { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 }, { $starts ->
    [one] 1 Startkarte
   *[other] { $starts } Startkarten
 }.
cli-tiles-mistakes = { $count ->
    [one] 1 Fehler.
   *[other] { $count } Fehler.
 }
cli-tiles-count = { $tile }: { $count } ×
cli-tiles-start = { $tile }: beginnt auf { $at }
cli-tiles-signs = Zeichen: { $signs }
cli-play-tiles-terminal = Mit eigenen Karten wird im Terminal gespielt: füge --terminal hinzu.
