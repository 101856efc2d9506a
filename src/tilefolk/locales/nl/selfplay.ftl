# Zelfspel: verslagen en waarnemingen van spellen tussen bots.
error-selfplay-workers-lost = Werkprocessen zijn { $count } keer vanzelf gestopt; daarom is het werk gestaakt. Wat geschreven is, blijft; dezelfde opdracht gaat verder.
error-selfplay-no-cluster = Er is geen Ray-cluster: { $reason }
error-selfplay-other-plan = Daar staan al spellen van een ander plan: { $directory } (anders: { $fields }). Kies een andere map of geef dezelfde opties.
error-selfplay-bad-plan = { $file } is geen plan voor zelfspel. Kies een andere map.
error-selfplay-cannot-write = { $file } kon niet worden geschreven: { $reason }. Wat eerder geschreven is, blijft; dezelfde opdracht gaat verder.
error-selfplay-no-compact = { $game } heeft geen compacte codering; de volledige is al klein. Laat --encoding compact weg.
cli-command-selfplay = Laat bots veel spellen spelen en bewaart de verslagen en waarnemingen om mee te trainen.
cli-selfplay-bots = Namen van bots, met komma's ertussen; elk spel zitten ze een plaats verder.
cli-selfplay-out = De map voor de bestanden; wat er al is, wordt niet opnieuw gespeeld.
cli-selfplay-observations = Schrijft ook wat elke plaats zag en deed, als Parquet-bestanden (vereist de extra “data”).
cli-selfplay-encoding = De codering van de waarnemingen: full, of compact voor de tegelspellen.
cli-selfplay-running = { $games ->
    [one] 1 spel wordt gespeeld
   *[other] { $games } spellen worden gespeeld
 }
cli-selfplay-done = { $games ->
    [0] In { $directory } ontbrak niets.
    [one] 1 spel is gespeeld naar { $directory }.
   *[other] { $games } spellen zijn gespeeld naar { $directory }.
 }
