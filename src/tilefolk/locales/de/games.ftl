# Beendete Spiele: meine Spiele, und Dateien davon.

cli-command-export = Alle beendeten Spiele eines Servers in eine Datei schreiben.
cli-command-import = Alle Spiele einer solchen Datei in einen Server aufnehmen.
cli-export-done = Geschriebene Spiele: { $count } ({ $file }).
cli-import-done = Neu: { $added }. Schon da: { $known }. Nicht lesbar: { $unreadable }.

games-title = Meine Spiele
games-none = Du hast noch kein Spiel beendet. Sobald du eines beendet hast, steht es hier.
games-none-such = Keines deiner Spiele passt dazu.
games-game = Spiel
games-all-games = alle Spiele
games-result = Ergebnis
games-all-results = gewonnen und verloren
games-won = gewonnen
games-lost = verloren
games-shared = geteilt
games-against = Gegen
games-anybody = alle
games-people = Menschen
games-bots = nur Bots
games-totals = Gesamt
games-count = Spiele
games-wins = Siege
games-wins-share = { $wins } ({ $percent } %)
games-average = Punkte im Durchschnitt
games-best = Bestes Spiel
games-best-points = { $points } ({ $date })
games-by-source = Punkte nach Herkunft, im Durchschnitt
games-date = Datum
games-opponents = Gegner
games-points = Punkte
games-replay = Noch einmal ansehen
games-export = Alle als Datei sichern
games-import = Datei aufnehmen
games-taken-in = Neu: { $added }. Schon da: { $known }. Nicht lesbar: { $unreadable }.
games-alone = an einem Bildschirm
games-newest = Nur die neuesten werden gezeigt ({ $count }).
