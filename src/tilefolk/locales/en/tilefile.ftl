# Mistakes in a tile file, told to the person who writes it.

error-tiles-unreadable = { $file } can't be read: { $reason }
error-tiles-none = { $game } has no tiles of its own to change.
error-tiles-foreign = This is not a tile file: line { $line } must be “{ $expected }”.
error-tiles-other-game = Line { $line }: these tiles are for “{ $game }”, but “{ $expected }” is wanted.
error-tiles-unknown-word = Line { $line } begins with “{ $word }”, which has no meaning here, or something is missing after it.
error-tiles-unknown-deck = Line { $line }: there is no stack “{ $deck }”. There are: { $known }.
error-tiles-side-twice = Line { $line }: tile { $tile } already has a side { $side }.
error-tiles-side-missing = Line { $line }: tile { $tile } has no side { $side }.
error-tiles-side-closed = Line { $line }: side { $side } of tile { $tile } is closed (“-”); only starting tiles may have that.
error-tiles-side-zone = Line { $line }: side { $side } of tile { $tile } names the zone { $zone }, which the tile does not have.
error-tiles-side-pattern = Line { $line }: side { $side } of tile { $tile } shows “{ $pattern }”, which no side in this game does. Possible: { $known }.
error-tiles-unknown-zone = Line { $line }: there is no kind of zone “{ $zone }”. There are: { $known }.
error-tiles-zone-twice = Line { $line }: tile { $tile } already has a zone { $zone }.
error-tiles-zone-unused = Line { $line }: the zone { $zone } of tile { $tile } reaches no side.
error-tiles-zone-word = Line { $line }: “{ $word }” is not possible on tile { $tile }. Possible: { $known }.
error-tiles-zone-alone = Line { $line }: nothing leads to the zone { $zone } of tile { $tile }.
error-tiles-goods-number = Line { $line }: { $good } can't be “{ $value }”; it is a number from 0 to { $max }.
error-tiles-unknown-goods = Line { $line }: a zone of the kind { $zone } has no “{ $good }”. It may have: { $known }.
error-tiles-tile-twice = Line { $line }: there is already a tile { $tile }.
error-tiles-too-many-zones = Line { $line }: tile { $tile } has too many zones; at most { $max } are allowed.
error-tiles-count = The stack “{ $deck }” has { $total ->
    [one] 1 tile
   *[other] { $total } tiles
 }, but the rule book says { $expected } (counted up to line { $line }).
error-tiles-starts = No starting tile lies on { $squares } (looked up to line { $line }).
error-tiles-start-twice = Line { $line }: tile { $tile } lies on { $at }, where another starting tile lies.
error-tiles-more-than-one = There may be only one { $good } in the game (counted up to line { $line }).
error-tiles-too-many-goods = There is too much { $good }: at most { $max } (counted up to line { $line }).
error-tiles-too-large = The set is too large: { $tiles } tiles (counted up to line { $line }); at most { $max }.
error-tiles-too-many-pieces = The set has too many zones on all its tiles together: { $pieces } (counted up to line { $line }); at most { $max }.
error-tiles-join = Line { $line }: { $tile }.{ $zone } is not a zone of a starting tile.
error-tiles-start-square = Line { $line }: tile { $tile } can't begin on { $at }; this is no starting space of the game.
error-tiles-join-types = Line { $line }: { $first } and { $second } are zones of different kinds and can't be one.
error-tiles-end-without = Line { $line }: the zone { $zone } of tile { $tile } ends at “{ $type }”, but there is no such zone on the tile.
error-tiles-zone-once = Line { $line }: tile { $tile } already has a zone of the kind { $type }; it may have only one.
error-tiles-way-sides = Line { $line }: the zone { $zone } of tile { $tile } reaches { $sides } sides; a way reaches one or two.
error-tiles-way-through = Line { $line }: the zone { $zone } of tile { $tile } runs from side to side, so it has no “{ $word }”.
error-tiles-way-end = Line { $line }: the zone { $zone } of tile { $tile } reaches only one side; say with “{ $word }=…” where it ends.
error-tiles-zones-cross = Line { $line }: on tile { $tile } the zones { $zone } and { $other } would have to cross each other.
error-tiles-kind-unknown = Line { $line }: the rule book has no tile { $tile }.
error-tiles-kind-count = Line { $line }: there { $count ->
    [one] is 1 tile { $tile }
   *[other] are { $count } tiles { $tile }
 } here, but the rule book says { $expected }.
error-tiles-kind-missing = These tiles of the rule book are missing: { $tiles } (looked up to line { $line }).
error-tiles-no-game = The file does not say for which game it is. Write in line { $line }: game NAME, with one of: { $known }.

cli-command-tiles = List the tiles of a game, or check a tile file.
cli-command-tiles-check = Check a tile file and tell every mistake with its line.
cli-command-tiles-show = List the kinds of tiles with their counts and small pictures.
cli-option-tiles = A tile file to play with instead of the game's own tiles.
cli-tiles-good = In order: { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
 }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, { $starts ->
    [one] 1 starting tile
   *[other] { $starts } starting tiles
 }.
cli-tiles-mistakes = { $count ->
    [one] 1 mistake.
   *[other] { $count } mistakes.
 }
cli-tiles-count = { $tile }: { $count } ×
cli-tiles-start = { $tile }: starts on { $at }
cli-tiles-signs = Signs: { $signs }
cli-play-tiles-terminal = Tiles of your own are played with in the terminal: add --terminal.
