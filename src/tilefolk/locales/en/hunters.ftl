# Hunters and Gatherers: refusals, the log, and the words of the game.

error-hunters-turn-draw-expected = First a tile is drawn.
error-hunters-turn-place-expected = The drawn tile must be laid first.
error-hunters-turn-figure-expected = Now you may place a tribe member or a hut, or none.
error-hunters-turn-choose-expected = Choose what is scored next.
error-hunters-place-occupied = A tile already lies there.
error-hunters-place-no-neighbour = The tile must touch a laid tile with a whole side; corners are not enough.
error-hunters-place-side-differs = { $side ->
    [n] The north
    [e] The east
    [s] The south
   *[w] The west
 } side does not continue: { $mine ->
    [meadow] meadow
    [forest] forest
   *[river] river
 } would meet { $theirs ->
    [meadow] meadow
    [forest] forest
   *[river] river
 }.
error-hunters-place-same-look = Turned like this, the tile looks the same as before; turn it less.
error-hunters-figure-no-such-place = Nobody can stand there: a gatherer needs a forest, a fisherman a river, a hunter a meadow, a hut a river or lake.
error-hunters-figure-no-hut-left = You have no hut left; huts never come back.
error-hunters-figure-system-has-hut = This river system already has a hut.
error-hunters-figure-no-member-left = You have no tribe member left in your supply.
error-hunters-figure-fire = No hunter may be placed on the tile with the fire.
error-hunters-figure-taken = { $feature ->
    [forest] This forest already has a gatherer.
    [river] This river already has a fisherman.
   *[meadow] This meadow already has a hunter.
 }

hunters-role-hunter = hunter
hunters-role-gatherer = gatherer
hunters-role-fisher = fisherman
hunters-role-hut = hut
hunters-role-member = tribe member
hunters-feature-meadow = meadow
hunters-feature-forest = forest
hunters-feature-river = river
hunters-feature-lake = lake
hunters-feature-system = river system
hunters-feature-hut = river system
hunters-source-river = Rivers
hunters-source-forest = Forests
hunters-source-hut = Huts
hunters-source-meadow = Meadows
hunters-good-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
hunters-good-pieces = { $count ->
    [one] 1 forest segment
   *[other] { $count } forest segments
 }
hunters-good-fish = { $count ->
    [one] 1 fish
   *[other] { $count } fish
 }
hunters-good-mushrooms = { $count ->
    [one] 1 group of mushrooms
   *[other] { $count } groups of mushrooms
 }
hunters-good-gold = { $count ->
    [one] 1 gold nugget
   *[other] { $count } gold nuggets
 }
hunters-good-deer = { $count ->
    [one] 1 deer
   *[other] { $count } deer
 }
hunters-good-mammoth = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
 }
hunters-good-aurochs = { $count ->
    [one] 1 aurochs
   *[other] { $count } aurochs
 }
hunters-good-tiger = { $count ->
    [one] 1 sabre-toothed tiger
   *[other] { $count } sabre-toothed tigers
 }
hunters-good-fire = fire
hunters-good-dolmen = shrine

log-hunters-drawn = { $deck ->
    [bonus] { $seat } draws a bonus tile.
   *[main] { $seat } draws a tile.
 }
log-hunters-discarded = The tile fits nowhere and is out of the game; { $seat } draws another.
log-hunters-laid = { $seat } lays a tile.
log-hunters-placed = { $seat } places a { $role }.
log-turn-hunters = { $seat } lays a tile and places a { $role }.
log-hunters-returned = A { $role } of { $seat } comes home.
log-hunters-scored = { $final ->
    [yes] Final scoring, { $type } ({ $breakdown }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seats }.
   *[no] Completed { $type } ({ $breakdown }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seats }.
 }
log-hunters-completed = A { $type } is completed, but nobody is there.
log-hunters-gold = { $bonus_left ->
    [0] Gold! But there is no bonus tile left.
   *[other] Gold! { $seat } draws a bonus tile.
 }
log-hunters-ended = The game is over. Most points: { $winners }.
hunters-final = Final scoring, { $number } of { $count }
