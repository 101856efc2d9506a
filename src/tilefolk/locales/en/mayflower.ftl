# Mayflower: refusals, the log, and the words of the game.

error-mayflower-turn-draw-expected = First a tile is drawn.
error-mayflower-turn-place-expected = The drawn tile must be laid first.
error-mayflower-turn-figure-expected = Now you may place a settler, or none.
error-mayflower-turn-choose-expected = Choose what is scored next.
error-mayflower-place-occupied = A tile already lies there.
error-mayflower-place-no-neighbour = The tile must touch a laid tile or a starting space with a whole side; corners are not enough.
error-mayflower-place-coast = Nothing is laid in the column of the coast or east of it.
error-mayflower-place-ten-rows = In this game no tile is laid outside the ten rows of the board.
error-mayflower-place-side-differs = { $side ->
    [n] The north
    [e] The east
    [s] The south
   *[w] The west
 } side does not continue: { $mine ->
    [plain] plains
    [city] a town
   *[road] a trail
 } would meet { $theirs ->
    [plain] plains
    [city] a town
   *[road] a trail
 }.
error-mayflower-place-same-look = Turned like this, the tile looks the same as before; turn it less.
error-mayflower-figure-no-such-place = This tile has no such place for a settler.
error-mayflower-figure-no-settler-left = You have no settler left in your supply.
error-mayflower-figure-taken = { $feature ->
    [road] This trail already has a robber.
    [city] This town already has a shopkeeper.
    [farm] This farm already has a farmer.
   *[plain] These plains already have a trapper.
 }
error-mayflower-score-not-finished = Choose something that your tile has completed and that still has a settler.

mayflower-option-bonus-once = Surveyors' bonus once a player
mayflower-option-ten-rows = Only ten rows

mayflower-role-bandit = robber
mayflower-role-sheriff = shopkeeper
mayflower-role-trapper = trapper
mayflower-role-farmer = farmer
mayflower-role-settler = settler
mayflower-feature-road = trail
mayflower-feature-city = town
mayflower-feature-farm = farm
mayflower-feature-plain = plains
mayflower-source-road = Trails
mayflower-source-city = Towns
mayflower-source-farm = Farms
mayflower-source-plain = Plains
mayflower-source-surveyor = Surveyors' bonus
mayflower-good-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
mayflower-good-trading-posts = { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
 }
mayflower-good-flags = { $count ->
    [one] 1 flag
   *[other] { $count } flags
 }
mayflower-good-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
 }

log-mayflower-drawn = { $seat } draws a tile.
log-mayflower-discarded = The tile fits nowhere and is out of the game; { $seat } draws another.
log-mayflower-laid = { $seat } lays a tile.
log-mayflower-placed = { $seat } places a { $role }.
log-turn-mayflower = { $seat } lays a tile and places a { $role }.
log-mayflower-returned = A { $role } of { $seat } comes back.
log-mayflower-scored = { $final ->
    [yes] Final scoring, { $type } ({ $breakdown }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seats }.
   *[no] Completed { $type } ({ $breakdown }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seats }.
 }
log-mayflower-bonus = Surveyors' bonus: { $points ->
    [one] 1 point
   *[other] { $points } points
 } more for { $seat }.
log-mayflower-surveyor = A surveyor moves to column { $column }.
log-mayflower-surveyors-stay = The surveyors stay in column { $column }: no tile lies further west.
log-mayflower-swept = A { $role } of { $seat } is left behind in the east and goes home.
log-mayflower-completed = A { $type } is completed, but nobody is there.
log-mayflower-lost = A completed { $type } is not scored any more: its settlers have gone home.
log-mayflower-ended = The game is over. Most points: { $winners }.
mayflower-final = Final scoring, { $number } of { $count }
