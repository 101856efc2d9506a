# Self-play: records and observations of games between bots.
error-selfplay-workers-lost = Workers ended by themselves { $count } times, so the work was given up. What was written stays; the same command goes on.
error-selfplay-no-cluster = There is no Ray cluster: { $reason }
error-selfplay-other-plan = Games of another plan are there already: { $directory } (different: { $fields }). Choose another directory, or give the same options.
error-selfplay-bad-plan = { $file } is not a plan of self-play. Choose another directory.
error-selfplay-cannot-write = { $file } could not be written: { $reason }. What was written before stays; the same command goes on.
error-selfplay-no-compact = { $game } has no compact encoding; its full one is small already. Leave out --encoding compact.
cli-command-selfplay = Let bots play many games and keep the records, and observations for training.
cli-selfplay-bots = Names of bots, with commas between them; each game they sit one seat further.
cli-selfplay-out = The directory for the files; what is there already is not played again.
cli-selfplay-observations = Also write what each seat saw and did, as Parquet files (needs the extra “data”).
cli-selfplay-encoding = The encoding of the observations: full, or compact for the tile games.
cli-selfplay-running = { $games ->
    [one] Playing 1 game
   *[other] Playing { $games } games
 }
cli-selfplay-done = { $games ->
    [0] Nothing was missing in { $directory }.
    [one] 1 game was played into { $directory }.
   *[other] { $games } games were played into { $directory }.
 }
