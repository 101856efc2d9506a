# Catan: refusals, the log, and the words of the game.

error-catan-unknown-action = This action does not exist ({ $number }).
error-catan-nature = Now the dice or a hidden card decide, nobody else.
error-catan-turn-founding = In the set-up phase you place a settlement and then a road next to it.
error-catan-turn-discard-first = First everyone with more than 7 cards must give back half of them.
error-catan-turn-robber-first = First the robber must be moved and a card stolen.
error-catan-turn-free-roads-first = First place the free roads of Road Building.
error-catan-turn-offer-open = There is an open offer: strike the deal or withdraw it first.
error-catan-turn-roll-first = First roll the dice; before that only a development card may be played.
error-catan-turn-rolled = You have already rolled this turn.
error-catan-turn-not-now = This is not possible now.
error-catan-build-cards-missing = You still need:{ catan-cards-list }.
error-catan-road-taken = There is already a road on this path.
error-catan-road-not-at-settlement = The road must start at the settlement just placed.
error-catan-road-none-left = You have no road left in your supply.
error-catan-road-through-foreign = The way leads through another player's settlement or city.
error-catan-road-not-connected = A road must touch one of your own roads, settlements or cities.
error-catan-settlement-taken = This intersection is already taken.
error-catan-settlement-too-close = Distance rule: all neighbouring intersections must be empty.
error-catan-settlement-none-left = You have no settlement left in your supply.
error-catan-settlement-no-road = None of your roads leads there.
error-catan-city-already = There is already a city here.
error-catan-city-no-settlement = A city can only replace one of your own settlements.
error-catan-city-none-left = You have no city left in your supply.
error-catan-card-pile-empty = There are no development cards left to buy.
error-catan-card-not-held = You do not hold this card.
error-catan-card-one-a-turn = Only one development card may be played in a turn.
error-catan-card-bought-now = A card bought this turn can't be played yet.
error-catan-card-bank-lacks = The bank does not have these cards.
error-catan-card-no-road-place = There is no place for a free road.
error-catan-trade-no-offer = There is no open offer.
error-catan-trade-after-building = Trade comes before building: you have already built this turn.
error-catan-trade-same-kind = The same kind may not stand on both sides of a trade.
error-catan-trade-bank-lacks = The bank has no card of this kind left.
error-catan-trade-rate = You need { $rate } cards of this kind for one of another.
error-catan-trade-gift = No gifts: both sides must give something.
error-catan-trade-too-many = There are only 19 cards of each kind.
error-catan-trade-not-held = These cards are missing:{ catan-cards-list }.
error-catan-trade-nobody = An offer must be made to somebody.
error-catan-trade-oneself = You can't trade with yourself.
error-catan-trade-no-such-seat = There is no such player at the table.
error-catan-trade-not-asked = This player was not asked.
error-catan-trade-answered = This player has already answered.
error-catan-trade-not-accepted = This player has not agreed.
error-catan-discard-none-due = This player has no cards to give back.
error-catan-discard-not-held = No such card is left in the hand.
error-catan-robber-not-now = The robber moves only after a seven or a knight.
error-catan-robber-must-move = The robber must move to another hex.
error-catan-robber-oneself = You can't rob yourself.
error-catan-robber-empty-hand = This player has no cards.
error-catan-robber-not-there = This player has no settlement or city at the robber's hex.
error-catan-notation-cards = “{ $text }” is not a list of cards; write them like this: 2 wood + 1 ore
error-catan-notation-number = There is no action with this number ({ $text }).
error-catan-notation-action = “{ $text }” can't be understood. An action looks like: road A2/B2
error-catan-notation-position = Line { $line } of the position is wrong: “{ $text }”.

catan-resource-wood = lumber
catan-resource-brick = brick
catan-resource-wool = wool
catan-resource-grain = grain
catan-resource-ore = ore
catan-good-wood = { $count } lumber
catan-good-brick = { $count } brick
catan-good-wool = { $count } wool
catan-good-grain = { $count } grain
catan-good-ore = { $count } ore
catan-terrain-forest = forest
catan-terrain-hills = hills
catan-terrain-pasture = pasture
catan-terrain-fields = fields
catan-terrain-mountains = mountains
catan-terrain-desert = desert
catan-card-knight = Knight
catan-card-road-building = Road Building
catan-card-year-of-plenty = Year of Plenty
catan-card-monopoly = Monopoly
catan-card-victory-point = Victory Point
catan-trade-any = 3:1 harbour
catan-trade-wood = 2:1 lumber
catan-trade-brick = 2:1 brick
catan-trade-wool = 2:1 wool
catan-trade-grain = 2:1 grain
catan-trade-ore = 2:1 ore
catan-piece-road = road
catan-piece-settlement = settlement
catan-piece-city = city
catan-piece-robber = robber
catan-award-longest-road = Longest Road
catan-award-largest-army = Largest Army
catan-source-settlements = Settlements
catan-source-cities = Cities
catan-source-longest-road = Longest Road
catan-source-largest-army = Largest Army
catan-source-victory-points = Victory point cards
catan-colour-blue = blue
catan-colour-orange = orange
catan-colour-white = white
catan-colour-red = red
catan-phase-lay-hexes = laying out the island
catan-phase-lay-tokens = laying the number tokens
catan-phase-lay-harbours = laying the harbours
catan-phase-draw-lots = drawing lots for the first player
catan-phase-found-settlement = set-up phase: place a settlement
catan-phase-found-road = set-up phase: place a road
catan-phase-before-roll = roll the dice
catan-phase-dice = the dice roll
catan-phase-discard = give back half of the cards
catan-phase-move-robber = move the robber
catan-phase-choose-victim = choose whom to rob
catan-phase-theft = a card is stolen
catan-phase-main = trade and build
catan-phase-offer = an offer is open
catan-phase-draw-card = a development card is drawn
catan-phase-free-roads = place free roads
catan-phase-over = the game is over
catan-option-setup = Set-up
catan-option-setup-variable = variable, for experienced players
catan-option-setup-beginner = fixed, for beginners
catan-option-harbours = Harbours
catan-option-harbours-standard = in their usual places
catan-option-harbours-shuffled = shuffled
catan-option-mixed-phase = Trade and build in any mix
catan-option-offers = Trade offers of the bots
catan-option-offers-none = none
catan-option-offers-simple = one for one, once a turn
catan-option-offers-wide = up to two for one, three a turn, with counter-offers
catan-option-first = First player
catan-option-first-lot = drawn by lot
catan-option-first-0 = seat 1
catan-option-first-1 = seat 2
catan-option-first-2 = seat 3
catan-option-first-3 = seat 4

log-catan-hex = Hex { $hex }: { $terrain }.
log-catan-tokens = The number tokens are laid in a spiral from { $from }.
log-catan-harbour = A harbour at { $hex }: { $trade }.
log-catan-first = { $seat } begins.
log-catan-settlement = { $seat } builds a settlement.
log-catan-road = { $seat } builds a road.
log-catan-city = { $seat } upgrades a settlement to a city.
log-catan-income = { $seat } receives { $cards }.
log-catan-short = The bank is short of { $resource }: { $lone ->
    [yes] { $seat } gets the { $left } left
   *[no] nobody gets any
 }.
log-catan-roll = { $seat } rolls { $sum }.
log-catan-must-discard = { $seat } must give back { $count } cards.
log-catan-laid-aside = You lay aside: { $resource }.
log-catan-discarded = { $seat } gives back { $cards }.
log-catan-robber = { $seat } moves the robber to { $hex }.
log-catan-stolen = { $thief } steals a card from { $victim }.
log-catan-bought = { $seat } buys a development card.
log-catan-played = { $seat } plays a card: { $card }.
log-catan-year-of-plenty = { $seat } takes from the bank: { $resources }.
log-catan-monopoly = { $seat } collects all { $resource } from the others: { $count }.
log-catan-maritime = { $seat } trades { $give } for { $get } overseas.
log-catan-offer = { $seat } offers { $give } for { $want }.
log-catan-accepted = { $seat } accepts.
log-catan-declined = { $seat } declines.
log-catan-countered = { $seat } counters: { $give } for { $want }.
log-catan-withdrawn = { $seat } withdraws the offer.
log-catan-deal = { $seat } and { $partner } trade { $give } for { $want }.
log-catan-longest-road = { $seat } has the Longest Road ({ $length }).
log-catan-longest-road-set-aside = Nobody alone has the Longest Road; the card is set aside.
log-catan-largest-army = { $seat } has the Largest Army ({ $knights }).
log-catan-turn = It is { $seat }'s turn.
log-catan-won = { $seat } wins with { $points } points.
log-catan-dead = After { $turns } turns nobody can win any more; the game ends without a winner.

catan-cards-list = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } lumber
 }{ $brick ->
    [0] { "" }
   *[other] { " " }{ $brick } brick
 }{ $wool ->
    [0] { "" }
   *[other] { " " }{ $wool } wool
 }{ $grain ->
    [0] { "" }
   *[other] { " " }{ $grain } grain
 }{ $ore ->
    [0] { "" }
   *[other] { " " }{ $ore } ore
 }
