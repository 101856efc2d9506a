# Why a turn is good, and the coach. Every reason goes on from "A good turn …" or stands alone.

reason-closes = { $what ->
    [forest] completes your forest
    [river] completes your river
    [road] completes your trail
    [city] completes your town
    [farm] completes your farm
    [plain] scores your plains
    [meadow] scores your meadow
   *[other] scores your river system
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-shares = { $what ->
    [forest] completes a forest
    [river] completes a river
    [road] completes a trail
    [city] completes a town
    [farm] completes a farm
    [plain] scores plains
    [meadow] scores a meadow
   *[other] scores a river system
 } that you share with { $seats }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } each
reason-gives = brings { $seats } { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-gold = finds gold: you draw a bonus tile
reason-bonus = earns the surveyors' bonus: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-home = { $count ->
    [one] brings one of your figures home
   *[other] brings { $count } of your figures home
 }
reason-sweeps = sends a figure of { $seat } home
reason-claims = { $what ->
    [forest] claims a forest
    [river] claims a river
    [system] claims a river system
    [road] claims a trail
    [city] claims a town
    [farm] claims a farm
    [plain] claims plains
   *[meadow] claims a meadow
 }: worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
 } so far
reason-joins = { $what ->
    [forest] brings you into the forest
    [river] brings you into the river
    [system] brings you into the river system
    [road] brings you onto the trail
    [city] brings you into the town
    [farm] brings you onto the farm
    [plain] brings you into the plains
   *[meadow] brings you into the meadow
 } of { $seats }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-takes = { $what ->
    [forest] takes the forest
    [river] takes the river
    [system] takes the river system
    [road] takes the trail
    [city] takes the town
    [farm] takes the farm
    [plain] takes the plains
   *[meadow] takes the meadow
 } from { $seats }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
reason-grows = { $what ->
    [forest] makes your forest larger
    [river] makes your river longer
    [system] makes your river system richer
    [road] makes your trail longer
    [city] makes your town larger
    [farm] makes your farm richer
    [plain] makes your plains richer
   *[meadow] makes your meadow richer
 }: +{ $points }
reason-hinders = { $what ->
    [forest] makes the forest harder
    [river] makes the river harder
    [system] makes the river system poorer
    [road] makes the trail harder
    [city] makes the town harder
    [farm] makes the farm poorer
    [plain] makes the plains poorer
   *[meadow] makes the meadow poorer
 } for { $seat }
reason-keeps = keeps your figures for a better place

reason-wins = wins the game
reason-longest-road = brings you the Longest Road ({ $count }): 2 points
reason-largest-army = brings you the Largest Army ({ $count }): 2 points
reason-breaks-road = cuts the road of { $seat }
reason-income = earns { $resources } on { $numbers } ({ $dots } of 36 rolls)
reason-doubles = doubles { $resources } on { $numbers } ({ $dots } of 36 rolls)
reason-harbour = opens a harbour: { $trade }
reason-reaches = leads to a free place: { $resources } on { $numbers } ({ $dots } of 36 rolls)
reason-longer = makes your road { $count } long
reason-forestalls = takes room from { $seat }
reason-blocks = blocks { $resource } on { $number } for { $seats }
reason-frees = frees your own land from the robber
reason-robs = takes a card from { $seat }, who holds { $count }
reason-robs-leader = takes a card from { $seat }, who is ahead of the others
reason-buys = brings a development card: a knight, a point or help
reason-plenty-of = gives back { $resource }, of which you have { $count }
reason-pays = { $piece ->
    [city] pays for a city
    [settlement] pays for a settlement
    [road] pays for a road
   *[card] pays for a development card
 }
reason-saves = { $piece ->
    [city] helps towards a city
   *[settlement] helps towards a settlement
 }: { $cards } still missing

## The coach

coach-switch = Coach
coach-about = Says before your turn what matters and after it what it brought
coach-off = Switch the coach off
coach-now = A good turn { $reason }.
coach-brought = Your turn { $reason }.
coach-missed = Another turn was better, as it { $reason }.
coach-lost = Your turn { $reason }. Another was better.
hint-stage = Try it out
hint-lay = { $figure ->
    [none] Lay the tile, no figure
   *[other] Lay the tile and place: { $figure }
 }
