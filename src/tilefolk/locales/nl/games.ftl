# Gespeelde spellen: mijn spellen, en bestanden ervan.

cli-command-export = Schrijf alle gespeelde spellen van een server naar één bestand.
cli-command-import = Neem alle spellen van zo'n bestand op in een server.
cli-export-done = Spellen naar { $file } geschreven: { $count }.
cli-import-done = Nieuw: { $added }. Al aanwezig: { $known }. Niet leesbaar: { $unreadable }.

games-title = Mijn spellen
games-none = Je hebt nog geen spel uitgespeeld. Zodra dat zo is, staat het hier.
games-none-such = Geen van je spellen past daarbij.
games-game = Spel
games-all-games = alle spellen
games-result = Resultaat
games-all-results = gewonnen en verloren
games-won = gewonnen
games-lost = verloren
games-shared = gedeeld
games-against = Tegen
games-anybody = iedereen
games-people = mensen
games-bots = alleen bots
games-totals = Totalen
games-count = Spellen
games-wins = Gewonnen
games-wins-share = { $wins } ({ $percent } %)
games-average = Gemiddelde punten
games-best = Beste spel
games-best-points = { $points } ({ $date })
games-by-source = Punten per bron, gemiddeld
games-date = Datum
games-opponents = Tegenstanders
games-points = Punten
games-replay = Nog eens bekijken
games-export = Alles als bestand bewaren
games-import = Bestand opnemen
games-taken-in = Nieuw: { $added }. Al aanwezig: { $known }. Niet leesbaar: { $unreadable }.
games-alone = aan één scherm
games-newest = Alleen de nieuwste worden getoond ({ $count }).
