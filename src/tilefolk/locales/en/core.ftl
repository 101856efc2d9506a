# Games, general errors and the command line.

game-hunters = Carcassonne: Hunters and Gatherers
game-mayflower = Carcassonne: Mayflower
game-catan = Catan

goods-none = nothing

## Errors of the core

error-core-action-parts = The action “{ $text }” lacks a part, or a part of it is wrong.
error-core-engine-mixed = The engine is compiled only in part: { $modules } not compiled. Run scripts/build to compile it again, or set TILEFOLK_PURE=1 to run it uncompiled.
error-core-engine-old = The compiled engine is older than its source: { $modules } changed. Run scripts/build to compile it again, or set TILEFOLK_PURE=1 to run it uncompiled.
error-core-file-unwritable = { $file } can't be written: { $reason }.
error-core-game-over = The game is over.
error-core-illegal-action = This is not allowed here.
error-core-no-options = { $game } has no options.
error-core-not-an-outcome = This is not one of the possible outcomes.
error-core-not-chances-move = Nothing is rolled or drawn now.
error-core-not-your-turn = It is not your turn to decide.
error-core-not-yours = This is for somebody else to decide.
error-core-option-value = The option { $option } can't be “{ $value }”. Possible: { $choices }.
error-core-players = { $game } is for { $min } to { $max } players, not { $players }.
error-core-record-foreign = This is not a Tilefolk record: the first line must begin with “tilefolk-record”.
error-core-record-header = The header of the record is wrong before line { $line }: { $reason }
error-core-record-header-line = Line { $line } of the header can't be read: “{ $text }”.
error-core-record-move = Line { $line } (“{ $text }”) is not possible: { $reason }
error-core-record-move-line = Line { $line } can't be read: “{ $text }”.
error-core-record-rules = The record follows version { $rules } of the rules; this program knows version { $known }.
error-core-record-seed = The seed in line { $line } does not belong to the commitment of the header: the record was changed.
error-core-record-nonce = The share of seat { $seat } does not belong to what it pledged before the game: the record was changed.
error-core-record-order = The order of the seats is not the one that follows from the seed ({ $drawn }): the record was changed.
error-core-record-shares = The shares in the header do not belong to the seats of this game.
error-core-record-twice = Line { $line } tells “{ $what }” a second time; a record tells it once.
error-core-record-name = The name of seat { $seat } has a line break or another control character; a name is one line.
error-core-record-seat = Line { $line } names seat { $seat }, which this game does not have.
error-core-record-long-line = Line { $line } is too long for a record: { $max } characters at most.
error-core-record-control = Line { $line } holds a control character; a record has none.
error-core-record-own-tiles = The record was played with the game's own tiles; leave out --tiles.
error-core-record-tiles = The record was played with other tiles ({ $tiles }). Give their file with --tiles.
error-core-record-truncated = The record breaks off at line { $line }. It was not saved completely.
error-core-record-unreadable = { $file } can't be read: { $reason }
error-core-record-version = The record has format { $version }; this program reads format { $known }. Use a newer Tilefolk.
error-core-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-pictures-no-place = There is no such place on the board: { $text }.
error-core-other-games-action = { $action } is an action of another game, not of { $game }.
error-core-text-is-no-action = An action is needed here, not the text “{ $text }”. Read it with parse first.
error-core-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-core-wrong-mover = Somebody else moves here than “{ $text }” says.

## The command line

cli-error = Error:
cli-file-failed = { $file }: { $reason }.
cli-output-failed = The output can't be written: { $reason }.
cli-yes = yes
cli-no = no
cli-chance = draw
cli-players = players
cli-scores = Points: { $scores }
cli-winners = { $count ->
    [one] { $winners } wins.
   *[other] Shared victory: { $winners }.
 }
cli-unfinished = The game is not finished.
cli-engine-compiled = compiled engine
cli-engine-pure = uncompiled engine

cli-command-tilefolk = Three table games, exactly by their rule books.
cli-command-play = Play a game, in the browser or in the terminal.
cli-command-simulate = Play many random games and count points, wins and lengths.
cli-command-show = Show a saved game move by move.
cli-command-verify = Check that nobody touched the dice and draws of a saved game.

cli-option-lang = The language: English, Hungarian, German or Dutch.
cli-option-version = Show the version and which engine runs.
cli-option-json = Print the result as JSON.
cli-option-promise = The fingerprint that was shown before the game; the record is compared with it.
cli-option-players = How many players (default: as few as the game allows).
cli-option-option = An option of the game, for example --option NAME=VALUE; may be repeated.

cli-simulate-games = How many games.
cli-simulate-seed = The same seed gives the same games.
cli-simulate-processes = How many processes share the work (default: one a core); the result does not depend on it.
cli-simulate-running = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
cli-simulate-title = { $game }: { $games ->
    [one] 1 random game
   *[other] { $games } random games
 }, { $players } players
cli-simulate-sources = Where the points came from
cli-simulate-shared = Shared victories: { $shared }
cli-simulate-speed = { $seconds } s, { $rate } games a second ({ $engine })
cli-simulate-stopped = Stopped after { $games } of { $wanted ->
    [one] 1 game
   *[other] { $wanted } games
 }.
cli-column-wins = wins
cli-column-mean = mean
cli-column-sd = spread
cli-column-min = least
cli-column-median = median
cli-column-max = most
cli-column-share = share
cli-column-points-a-game = points a game
cli-row-margin = Lead over the second
cli-row-decisions = Decisions a game

cli-show-boards = Draw the board after every move.
cli-show-moves = Tell the moves, or only the last position.
cli-show-title = { $game }: { $players }
cli-show-option = Option { $name }: { $value }

cli-verify-no-commitment = The record has no commitment: nothing was promised that could be checked.
cli-verify-no-seed = The seed is not in the record. It is revealed when the game is over: check the finished record.
cli-verify-wrong-draw = Wrong draw in line { $line }: the record says “{ $told }”, but chance would have drawn “{ $drawn }”. This record can't be trusted.
cli-verify-good = In order: the seed fits the commitment and each of the { $draws } dice rolls and draws follows from it.
cli-verify-fingerprint = Fingerprint: { $fingerprint }
cli-verify-no-promise = Compare it with the one that you were shown before the game, or give that with --promise.
cli-verify-promise-kept = The record agrees with what was promised.
cli-verify-promise-broken = This is not what was promised: the record can't be trusted.
cli-verify-shares = Browsers that added to the seed: { $added }. Pledged, but not sent: { $missing }.

cli-play-terminal = Play here in the terminal instead of in the browser.
cli-play-people = How many people play at this terminal; the first seats are theirs.
cli-play-name = The name of a player; may be repeated.
cli-play-seed = Fixes dice and draws (default: fresh and secret).
cli-play-resume = Go on with a saved record.
cli-play-continue = Go on with the game you left last.
cli-play-nothing-to-continue = There is no game to go on with. Start one: tilefolk play --terminal
cli-play-no-seed = The record has no seed: its dice and draws can't go on.
cli-play-which = Which game?
cli-play-which-again = Type a number from 1 to { $count }, or the name of the game. Ctrl-D leaves.
cli-play-welcome = { $game }. Type “?” for help.
cli-play-prompt = { $player }>
cli-play-many = { $count ->
    [one] 1 move is
   *[other] { $count } moves are
 } possible, for example “{ $example }”. Enter lists them all.
cli-play-try-again = Nothing was changed. Enter lists what is possible.
cli-play-help =
    Type a move as it is listed (for example “{ $example }”) or its number; the tab key completes it.
      Enter or l   list the possible moves
      b            draw the board
      p            points
      h            a hint: the best moves
      s FILE       save the game
      q or Ctrl-D  leave; “tilefolk play --terminal --continue” goes on
cli-play-save-where = Where to? Type: s FILE
cli-play-save-failed = { $file } can't be written: { $reason }
cli-play-saved = Saved: { $file }
cli-play-left = Your game is kept. Go on with: tilefolk play --terminal --continue
cli-command-serve = Run the server for others, in your network or behind a proxy.
cli-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-serve-port = The port to listen on; 0 takes a free one.
cli-serve-data = The folder of the database and of the server's secret.
cli-serve-database = The address of another database, for example PostgreSQL.
cli-serve-hostname = A name under which people reach this server; may be repeated.
cli-serve-origin = Another origin whose pages may connect; may be repeated.
cli-serve-bot-pace = The least time of a bot's move, in seconds.
cli-serve-answer-seconds = For how many seconds bots let people answer an offer, unless a table has a time of its own.
cli-serve-analyses = Analyse finished games in the background.
cli-serve-forget-after = Remove tables that nobody has touched for so many days, and guests who have none left (default: never).
cli-serve-metrics-token = Whoever shows this token may read /metrics (default: whoever asks from this machine).
cli-serve-no-folder = The folder { $folder } can't be used: { $reason }. Choose another with TILEFOLK_DATA, or for a server with --data.
cli-serve-no-database = The database can't be used: { $reason }
cli-serve-json-logs = Log as lines of JSON.
cli-serve-log-level = How much is logged.
cli-serve-listens = Tilefolk listens at { $address }
cli-play-port = The port to listen on (default: 8000, or a free one).
cli-play-browser = Open the browser, or only tell the address.
cli-play-address = Tilefolk is ready: { $address }
cli-play-stop = Ctrl-C ends it; running games are kept.
cli-play-names = { $names } names for { $players } players are too many.
cli-play-no-port = Can't listen at { $host }, port { $port }: { $reason }. Try another --port.
cli-play-bot = Who plays the other seats: easy, medium, hard, master, or a bot of your own (file.py:Class).
cli-play-hand-over = Now { $player } plays. Press Enter when nobody else looks.
cli-play-hint = { $move }: wins { $share } % of the continuations
