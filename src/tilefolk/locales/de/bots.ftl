# Bots: Namen der Stufen, die Arena und Tipps.

bot-random = Zufall
bot-random-description = Macht irgendeinen erlaubten Zug. Nur für Messungen.
bot-weighted = Gewichteter Zufall
bot-weighted-description = Spielt zufällig, baut aber, wann immer es geht. Nur für Messungen.
bot-greedy = Gierig
bot-greedy-description = Nimmt mit dem nächsten Zug die meisten Punkte mit. Nur für Messungen.
bot-easy = Leicht
bot-easy-description = Spielt vernünftig, übersieht aber manches. Gut für die erste Partie.
bot-medium = Mittel
bot-medium-description = Nimmt die Punkte, die er sieht, und sieht die meisten. Er plant nicht voraus.
bot-hard = Schwer
bot-hard-description = Zählt mit, was noch übrig ist, wägt Chancen ab und achtet auf seine Figuren.
bot-master = Meister
bot-master-description = Denkt durch, wie die Partie weitergehen könnte. So stark, wie es in einer Sekunde geht.
bot-ppo = PPO
bot-ppo-description = Ein kleines Netz, das Jäger und Sammler im Spiel gegen sich selbst gelernt hat. Für die Forschung.
bot-azero = Azero
bot-azero-description = Schwer, ergänzt um kleine Netze, die von der Suche gelernt haben. Nur Jäger und Sammler. Für die Forschung.
bot-azero-search = Azero mit Suche
bot-azero-search-description = Meister, der nach dem urteilt, was Azero gelernt hat. Nur Jäger und Sammler. Für die Forschung.

error-bots-unknown = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }. Ein eigener ist DATEI.py:KLASSE, ein trainierter eine Datei .npz oder .json. Wer sucht, kann seine Versuche nennen: master@4000.
error-bots-failed = Dein eigener Bot ist gescheitert, { $place }: { $reason }
error-bots-illegal = Der Bot { $name } wählte { $action }; das gehört nicht zu seinen erlaubten Zügen.
error-bots-no-search = Der Bot „{ $name }“ sucht nicht, also kann ihm @ keine Versuche vorgeben.
error-bots-no-file = Es gibt keine Datei { $file }.
error-bots-no-class = { $file } hat keine Klasse { $name } mit einer Methode „choose“.
error-bots-no-checkpoint = { $file } ist kein Checkpoint eines trainierten Bots, oder seine Zahlen passen nicht zu den Beobachtungen.
error-bots-old-checkpoint = { $file } wurde mit Version { $version } der Kodierung „{ $encoding }“ trainiert; jetzt gilt { $now }. Bitte neu trainieren.
error-bots-other-game = { $file } wurde für { $trained } trainiert, nicht für { $game }.
error-bots-seats = { $game } ist für { $min } bis { $max } Spieler; { $count ->
    [one] 1 Bot wurde
   *[other] { $count } Bots wurden
 } genannt.

cli-command-bots = Die Bots auflisten.
cli-command-arena = Bots viele Partien gegeneinander spielen lassen und ihre Stärke messen.
cli-command-hint = Die besten Züge in einer gespeicherten Partie zeigen.
cli-command-tune = Die Gewichte im Urteil der Bots verbessern, indem sie gegeneinander spielen.
cli-bots-name = Bot
cli-bots-budget = Denkt höchstens
cli-bots-description = Wie er spielt
cli-bots-seconds = { $seconds } s
cli-arena-bots = Namen von Bots oder DATEI.py:KLASSE für einen eigenen; einer je Platz oder zwei für ein Duell an einem größeren Tisch.
cli-arena-bot = Ein weiterer Bot, als DATEI.py:KLASSE oder mit Namen.
cli-arena-game = Das Spiel.
cli-arena-games = Wie viele Partien.
cli-arena-seed = Derselbe Startwert ergibt dieselben Ziehungen und Würfe.
cli-arena-seconds = Wie lange suchende Bots je Zug denken dürfen, in Sekunden.
cli-arena-iterations = Suchende Bots machen genau so viele Versuche, damit das Ergebnis wiederholbar ist.
cli-arena-processes = Wie viele Prozesse sich die Arbeit teilen.
cli-arena-cluster = Die Partien auf einen Ray-Cluster verteilen (braucht das Extra „cluster“).
cli-arena-plot = Das Ergebnis in diese Datei zeichnen (.svg oder .png).
cli-arena-running = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
cli-arena-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $players } Spieler
cli-arena-wins = Siege
cli-arena-interval = 95-%-Bereich
cli-arena-points = Punkte
cli-arena-rating = Wertung
cli-arena-time = Je Entscheidung
cli-arena-saved = Gezeichnet in { $file }.
cli-arena-plot-kind = Ein Bild ist eine Datei .svg oder .png.
cli-hint-count = Wie viele Züge.
cli-hint-budget = Wie lange gedacht wird, in Sekunden.
cli-hint-at = Nach diesem Zug des Protokolls (sonst: nach dem letzten).
cli-hint-seat = Für diesen Platz, ab 1 gezählt (sonst: wer am Zug ist).
cli-hint-title = Was { $seat } spielen könnte
cli-hint-move = Zug
cli-hint-share = Anteil der Siege
cli-hint-points = Erwartete Punkte
cli-hint-visits = Versuche
cli-hint-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
cli-hint-waiting = Dieser Platz hat hier nichts zu entscheiden.
cli-hint-no-move = Das Protokoll hat { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }.
cli-tune-rounds = Wie viele Runden: nach jeder machen die Gewichte einen Schritt.
cli-tune-games = Partien je Runde, und am Ende als Probe.
cli-tune-weight = Nur dieses Gewicht ändern (kann wiederholt werden); sonst alle.
cli-tune-out = Die Gewichte in diese Datei schreiben.
cli-tune-round = Runde { $round }: { $share } % gegen andere Gewichte in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } (gleich stark: 50 %)
cli-tune-proof = Die gefundenen Gewichte gewinnen { $share } % ({ $low }–{ $high }) von { $games ->
    [one] 1 neuen Partie
   *[other] { $games } neuen Partien
 } allein gegen die bisherigen (gleich stark: { $even } %).
