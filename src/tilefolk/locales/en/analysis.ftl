# The analysis of finished games.

cli-command-analyse = Show chances to win, luck, skill and mistakes of a finished game.
cli-analyse-quality = How thorough: each level builds on the one before.
cli-analyse-seed = The luck of the playouts; the same seed gives the same numbers.
cli-analyse-picture = Which picture --svg and --png write: win curve, points, final board or dice.
cli-analyse-no-dice = { $game } has no dice.
cli-analyse-svg = Write the picture as SVG.
cli-analyse-png = Write the picture as PNG.
cli-analyse-html = Write everything as one page that prints.
cli-analyse-working = Analysing
cli-analyse-stopped = Stopped. This is what is known so far.
error-server-analysis-none-here = This server analyses no games.
error-server-analysis-none-yet = This game has not been analysed yet.
error-server-analysis-not-yours = Only who asked for this analysis, or played in the game, can stop it.
error-server-analysis-own-game = This game is known only to the program that runs this server: it can't be analysed. Make it known in a module of its own, which can be imported.
error-server-analysis-too-long = This game is too long to be analysed (moves: { $moves }, at most { $most }).
error-server-analysis-too-many = You are waiting for as many analyses as you may ({ $most }). Stop one of them, or wait.
error-analysis-not-over = Only a game that is over can be analysed.

analysis-title = { $game }: chances to win
analysis-caution = The curve says how often each seat would win if strong bots played on from there; between unequal players it is no forecast.
analysis-final = Final board
analysis-scores = Points
analysis-dice = Dice rolls (line: expected)
analysis-dice-thrown = Rolled
analysis-changes = Luck (grey) and decisions: what they changed for the first player
analysis-player = Player
analysis-points = Points
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Decisions of others
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-marked = { $mark }: { $move } (gave away { $loss } %)
analysis-move = Move
analysis-played = Played
analysis-mark = Mark
analysis-gave-away = Given away
analysis-better = Better
analysis-no-marks = No decision gave away anything that could be measured.
analysis-marks-not-sought = Mistakes were not looked for at this quality.
analysis-luckiest = Luckiest draw
analysis-luckiest-roll = Luckiest roll
analysis-worst = Worst decision
analysis-cards-income = Cards from rolls
analysis-cards-expected = Expected
analysis-cards-founding = Cards at the start
analysis-cards-stolen = Stolen
analysis-cards-robbed = Robbed
analysis-cards-discarded = Given back
analysis-cards-deal-got = Got in trade
analysis-cards-deal-gave = Given in trade
analysis-cards-bank-gave = From the bank
analysis-cards-bank-took = To the bank
analysis-ask = Analyse the game
analysis-stop = Stop
analysis-title-page = Analysis
analysis-about = How likely was each player to win, what was luck, and which decisions cost something? The game is played on from every position, many times.
analysis-waiting = Waiting for its turn …
analysis-working = { $percent } % done
analysis-stopped = Stopped at { $percent } %
analysis-failed = The analysis could not be finished.
analysis-again = Begin again
analysis-open = Show the analysis
analysis-page = Page to print
analysis-win = Chances to win
analysis-luck-and-skill = Luck and skill
analysis-luck-about = Parts of a win, added up over the whole game: start, luck and all decisions make the result. Decisions are compared with a strong bot's (±0 % is as good); many small losses can add up to more than 100 %.
analysis-start = Start
analysis-result = Result
analysis-marks = Marked decisions
analysis-marks-about = What a decision gave away of the chance to win against the better one, and by how much that may be off. ?! from 3 %, ? from 6 %, ?? from 12 %: only what is surely more than chance is marked.
analysis-none-marked = No decision gave away more than noise so far.
analysis-lost = gave away { $loss } % (± { $error })
analysis-was-best = the best one.
analysis-as-good = about as good as the best one.
analysis-cost = cost about { $loss } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
 }
analysis-next = Next move
analysis-best-moves = Best moves
analysis-expects = ≈ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-cards = Cards
analysis-by-number = Cards by number rolled
analysis-cards-monopoly = Taken by monopoly
analysis-cards-lost-to-monopoly = Lost to monopoly
analysis-cards-plenty = Year of Plenty
analysis-thrown = { $sum }: rolled { $count ->
    [one] once
   *[other] { $count } times
 }, expected { $expected }
analysis-chance = { $name }: { $percent } %
analysis-points-about = Solid: points so far. Dotted: what each player could expect at the end.
analysis-number = { $number }
