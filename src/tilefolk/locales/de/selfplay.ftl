# Selbstspiel: Aufzeichnungen und Beobachtungen von Spielen zwischen Bots.
error-selfplay-workers-lost = Arbeitsprozesse haben sich { $count }-mal von selbst beendet, deshalb wurde die Arbeit abgebrochen. Was geschrieben ist, bleibt; derselbe Befehl macht weiter.
error-selfplay-no-cluster = Es gibt keinen Ray-Cluster: { $reason }
error-selfplay-other-plan = Dort liegen schon Spiele eines anderen Plans: { $directory } (verschieden: { $fields }). Wähle ein anderes Verzeichnis oder gib dieselben Optionen an.
error-selfplay-bad-plan = { $file } ist kein Plan für Selbstspiel. Wähle ein anderes Verzeichnis.
error-selfplay-cannot-write = { $file } ließ sich nicht schreiben: { $reason }. Was vorher geschrieben wurde, bleibt; derselbe Befehl macht weiter.
error-selfplay-no-compact = { $game } hat keine kompakte Kodierung; die volle ist schon klein. Lass --encoding compact weg.
cli-command-selfplay = Lässt Bots viele Spiele spielen und bewahrt Protokolle und Beobachtungen für das Training auf.
cli-selfplay-bots = Namen von Bots, durch Kommas getrennt; in jedem Spiel sitzen sie einen Platz weiter.
cli-selfplay-out = Das Verzeichnis für die Dateien; was schon da ist, wird nicht noch einmal gespielt.
cli-selfplay-observations = Schreibt auch, was jeder Platz sah und tat, als Parquet-Dateien (braucht das Extra „data“).
cli-selfplay-encoding = Die Kodierung der Beobachtungen: full oder, für die Legespiele, compact.
cli-selfplay-running = { $games ->
    [one] 1 Spiel läuft
   *[other] { $games } Spiele laufen
 }
cli-selfplay-done = { $games ->
    [0] In { $directory } fehlte nichts.
    [one] 1 Spiel wurde nach { $directory } gespielt.
   *[other] { $games } Spiele wurden nach { $directory } gespielt.
 }
