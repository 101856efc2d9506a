# Bots: names of the levels, the arena and hints.

bot-random = Random
bot-random-description = Plays any legal move. For measurements only.
bot-weighted = Weighted random
bot-weighted-description = Plays at random, but builds whenever it can. For measurements only.
bot-greedy = Greedy
bot-greedy-description = Takes the most points as things stand, one move ahead. For measurements only.
bot-easy = Easy
bot-easy-description = Plays sensibly but overlooks things. Good for a first game.
bot-medium = Medium
bot-medium-description = Takes the points that it sees, and sees most of them. It does not plan ahead.
bot-hard = Hard
bot-hard-description = Counts what is left, weighs chances and looks after its pieces.
bot-master = Master
bot-master-description = Thinks through many ways the game could go on. As strong as we can make it in a second.
bot-ppo = PPO
bot-ppo-description = A small network that learnt Hunters and Gatherers by playing itself. For research.
bot-azero = Azero
bot-azero-description = Hard, with small networks that learnt from the search. Hunters and Gatherers only. For research.
bot-azero-search = Azero, searching
bot-azero-search-description = Master, judging with what Azero has learnt. Hunters and Gatherers only. For research.

error-bots-unknown = There is no bot “{ $name }”. There are: { $known }. A bot of your own is FILE.py:CLASS, a trained one a file .npz or .json. What searches may name its iterations: master@4000.
error-bots-failed = The bot of your own failed, { $place }: { $reason }
error-bots-illegal = The bot { $name } chose { $action }, which is not among its legal actions.
error-bots-no-search = The bot “{ $name }” does not search, so it can’t be given iterations with @.
error-bots-no-file = There is no file { $file }.
error-bots-no-class = { $file } has no class { $name } with a method “choose”.
error-bots-no-checkpoint = { $file } is not a checkpoint of a trained agent, or its numbers do not fit the observations.
error-bots-old-checkpoint = { $file } was trained with version { $version } of the encoding “{ $encoding }”, which is { $now } now. Train it again.
error-bots-other-game = { $file } was trained for { $trained }, not for { $game }.
error-bots-seats = { $game } is for { $min } to { $max } players; { $count ->
    [one] 1 bot was
   *[other] { $count } bots were
 } named.

cli-command-bots = List the bots.
cli-command-arena = Let bots play many games against each other and measure their strength.
cli-command-hint = Show the best few moves in a saved game.
cli-command-tune = Improve the weights of the bots' judgement by playing them against each other.
cli-bots-name = Bot
cli-bots-budget = Thinks up to
cli-bots-description = How it plays
cli-bots-seconds = { $seconds } s
cli-arena-bots = Names of bots, or FILE.py:CLASS for a bot of your own; one a seat, or two for a duel at a larger table.
cli-arena-bot = Another bot, as FILE.py:CLASS or by name.
cli-arena-game = The game.
cli-arena-games = How many games.
cli-arena-seed = The same seed gives the same draws and dice.
cli-arena-seconds = How long bots that search may think a move, in seconds.
cli-arena-iterations = Let bots that search think exactly so many iterations, so that the result can be repeated.
cli-arena-processes = How many processes share the work.
cli-arena-cluster = Spread the games over a Ray cluster (needs the extra “cluster”).
cli-arena-plot = Draw the result into this file (.svg or .png).
cli-arena-running = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
cli-arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $players } players
cli-arena-wins = Wins
cli-arena-interval = 95 % interval
cli-arena-points = Points
cli-arena-rating = Rating
cli-arena-time = A decision
cli-arena-saved = Drawn into { $file }.
cli-arena-plot-kind = A picture is a file .svg or .png.
cli-hint-count = How many moves.
cli-hint-budget = How long to think, in seconds.
cli-hint-at = After this move of the record (default: the last one).
cli-hint-seat = For this seat, counted from 1 (default: the one to move).
cli-hint-title = What { $seat } could play
cli-hint-move = Move
cli-hint-share = Share of wins
cli-hint-points = Expected points
cli-hint-visits = Tries
cli-hint-over = The game is over: there is nothing to decide.
cli-hint-waiting = That seat has nothing to decide here.
cli-hint-no-move = The record has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }.
cli-tune-rounds = How many rounds: after each the weights take a step.
cli-tune-games = Games a round, and in the end to prove the result.
cli-tune-weight = Change only this weight (may be repeated); by default all of them.
cli-tune-out = Write the weights into this file.
cli-tune-round = Round { $round }: { $share } % against other weights in { $games ->
    [one] 1 game
   *[other] { $games } games
 } (even: 50 %)
cli-tune-proof = The weights found win { $share } % ({ $low }–{ $high }) of { $games ->
    [one] 1 fresh game
   *[other] { $games } fresh games
 } alone against the ones before (even: { $even } %).
