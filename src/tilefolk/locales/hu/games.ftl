# Befejezett játszmák: a saját játszmáim és a fájljaik.

cli-command-export = Egy szerver összes befejezett játszmájának mentése egy fájlba.
cli-command-import = Egy ilyen fájl összes játszmájának betöltése egy szerverre.
cli-export-done = { $count } játszma került ide: { $file }.
cli-import-done = { $added } új játszma, { $known } már megvolt, { $unreadable } nem volt olvasható.

games-title = Játszmáim
games-none = Még nem fejeztél be játszmát. Amint befejezel egyet, itt megtalálod.
games-none-such = Egyik játszmád sem ilyen.
games-game = Játék
games-all-games = minden játék
games-result = Eredmény
games-all-results = győzelem és vereség
games-won = győzelem
games-lost = vereség
games-shared = megosztott
games-against = Ellenfél
games-anybody = bárki
games-people = emberek
games-bots = csak gépi játékosok
games-totals = Összesítés
games-count = Játszma
games-wins = Győzelem
games-wins-share = { $wins } ({ $percent } %)
games-average = Átlagpont
games-best = Legjobb játszma
games-best-points = { $points } ({ $date })
games-by-source = Pontok forrás szerint, átlagosan
games-date = Dátum
games-opponents = Ellenfelek
games-points = Pont
games-replay = Visszanézés
games-export = Mentés egy fájlba
games-import = Fájl betöltése
games-taken-in = { $added } új játszma, { $known } már megvolt, { $unreadable } nem volt olvasható.
games-alone = egy képernyőnél
games-newest = A legújabb { $count } játszma látható.
