# The words of the browser client.

## Everywhere

ui-close = Close
ui-back = Back
ui-next = Next
ui-yes = yes
ui-no = no
ui-language = Language
ui-guest = Guest
ui-loading = One moment …
ui-rule = Rule { $id }
ui-rules = Rules
ui-to-lobby = To the lobby
ui-try-again = Try again
ui-broken = Something went wrong
ui-broken-about = Nothing of your game is lost: it is safe on the server.

error-ui-offline = The server can't be reached. Check the connection; we keep trying.
error-ui-unexpected = That did not work ({ $key }).

## Lobby

lobby-title = Three games, one table
lobby-subtitle = Pick a game. Two clicks and you are playing.
lobby-your-name = Your name
lobby-unreachable = The server can't be reached at the moment. We keep trying …
lobby-about-hunters = Rivers, forests and meadows of the Stone Age.
lobby-about-mayflower = From the east coast into the new world.
lobby-about-catan = Build, trade and settle an island.
lobby-players = { $min }–{ $max } players
lobby-alone = Play against bots
lobby-screen = Play together at this screen
lobby-friends = Invite friends with a link
lobby-how-many = How many play?
lobby-bots = Strength of the bots
lobby-more = More options
lobby-shuffle = Draw lots for the order of play
lobby-public = Others may find and join the table
lobby-screen-names = Names of those who play at this screen:
lobby-player-number = Player { $number }
lobby-my-tables = My tables
lobby-public-tables = Public tables
status-waiting = waiting for players
status-starting = starting
status-playing = in play
status-over = finished

join-title = You are invited
join-about = Say who you are and take a seat. If all seats are taken you can watch.
join-go = To the table

## Waiting for players

waiting-title = { $game } – waiting for players
waiting-you = (you)
waiting-sit = Sit here
waiting-bot = Add a bot …
waiting-remove = Remove the seat
waiting-free = Free the seat
waiting-stand = Stand up
waiting-add = One more seat
waiting-start = Start the game
waiting-ready = Everybody here? Empty seats are taken away at the start.
waiting-host = The host starts the game.
waiting-more = Not enough players yet.
invite-label = Send this link to your friends:
invite-watch = With this link others can watch:
invite-copy = Copy
invite-copied = Copied

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-orange = orange
colour-white = white
colour-any = any colour
colour-of = Colour of { $name }
colour-mine = Your colour

seat-open = Free seat
seat-bot = Bot { $number } ({ $level })
seat-number = Player { $number }
seat-replace = Let a bot play on
seat-menu = Seat of { $name }
seat-menu-open = Free seat
seat-menu-own = Your seat
seat-sit = Sit down here
seat-leave = Leave the game
seat-leave-text = Your seat becomes free: somebody else may sit down there and play on with everything that belongs to it.
seat-release = The host may give my seat to somebody else
seat-free = Free the seat
seat-why-here = { $name } is here. In play a seat is only freed when its player leaves it, agrees, or has been away for { $seconds } seconds.
seat-why-away = { $name } is away. The seat can be freed in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
seat-agreed = { $name } agrees that somebody else plays on.
seat-kept = A player who was away gets the seat back by returning, unless another person has sat down there.
log-seat-free = Seat { $number } is free: { $reason ->
    [away] { $name } has been away for a long time.
   *[left] { $name } has left it.
 }
log-seat-opened = Seat { $number } is free: the bot has left it.
log-seat-bot = A bot plays on in seat { $number }.
log-seat-taken = { $name } takes over seat { $number }{ $hand ->
    [yes] {" "}and sees its cards from now on.
   *[no] .
 }
log-seat-back = { $name } is back in seat { $number }.
log-seat-released = { $seat } agrees that the host gives seat { $number } to somebody else.
log-seat-kept = { $seat } keeps seat { $number } after all.
log-share-missing = The browser of { $seat } did not send its share of the dice in time; the game begins without it.

## At the table

table-board = Board
table-tray = Your turn and your pieces
table-gone = There is no such table.
table-starting = The game is starting: each player's browser adds its share to the dice …
table-lost = The connection is lost. We reconnect by ourselves; nothing is lost.
players-label = Players
players-turn = has to decide
players-away = away
players-thinking = is thinking …
players-points = { $points ->
    [one] point
   *[other] points
 }

side-open = Log, chat and more
side-title = Log and more
tab-log = Log
tab-chat = Chat
tab-land = Features
tab-tiles = Tiles
tab-costs = Costs
tab-about = About
log-older = Show older entries
chat-empty = Nobody has said anything yet.
chat-label = Message
chat-send = Send

board-label = Board of { $game }
board-closer = Zoom in
board-further = Zoom out
board-map = The whole board: tap to go there
board-fit = Show everything

turn-any = { $person ->
    [you] It is your turn.
    [hotseat] { $name }: it is your turn.
   *[other] Waiting for { $name }.
 }
turn-over = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] Shared victory: { $winners }.
 }

end-title = End of the game
end-breakdown = Where the points came from
end-player = Player
end-total = Total
end-look = Look at the board
end-rematch = Play again
end-follow = To the new game

keys-title = Keyboard
keys-arrows = Arrow keys: from one highlighted place to the next
keys-enter = Enter: lay the tile, turn it, or choose the place
keys-rotate = R: turn the tile
keys-figure = F: next place for a figure
keys-confirm = C, or Enter on the chosen place: confirm
keys-undo = Z or Escape: undo
keys-zoom = + − 0: zoom in, zoom out, show everything
keys-roll = D: roll the dice
keys-trade = T: trade
keys-end = E: end the turn
keys-choose = Enter: choose the place
keys-cancel = Escape: build nothing after all
keys-hint = H: hint
about-options = Options of this game
about-fair = Fair dice and draws
about-fair-text = Dice and draws follow from a secret of the server and from random numbers of every player's browser, which are told only after everything else is settled: nobody, not even whoever runs the server, can choose what comes. Note the fingerprint and compare it with the other players'. At the end the secret is revealed, and everyone can check that no die and no draw was touched.
about-fair-limits = What remains: whoever runs the server knows the dice once the game has begun, and could look ahead but not change anything. They could also claim that a share did not arrive; then it says so here.
about-commitment = The server's promise:
about-fingerprint = Fingerprint of this game:
about-settled = What was settled at the start
about-share = Your browser's share:
about-share-left-out = Careful: your browser's share is not part of the dice of this game.
about-swapped = Careful: this is not the game for which your browser told its share. What was settled has been changed.
about-shares = Shares of the seats in the dice: { $added }. Missing: { $missing }.
about-pledges = Shares pledged so far: { $pledged }.
about-verify = Check the record with: tilefolk verify FILE --promise FINGERPRINT
about-seed = The server's secret:
about-record = Record of the game
about-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
 }

## Rules

rules-title = { $game } – the rules
rules-quick = First steps
rules-step = { $step } of { $steps }

## Tile games

hand-tile = { $bonus ->
    [yes] Your bonus tile ({ $kind })
   *[no] The tile in hand ({ $kind })
 }
hand-rotate = Turn the tile (R)
square-legal = Free place, column { $x }, row { $y }: { $turns ->
    [one] one way to lay the tile
   *[other] { $turns } ways to lay the tile
 }
square-staged = The tile lies on trial in column { $x }, row { $y }. Enter turns it.
spot = { $role } ({ $feature })
figure-legend = Place a figure?
figure-none = No figure
move-place = Lay the tile: column { $x }, row { $y }{ $turned ->
    [0] {""}
   *[other] , turned by { $turned }°
 }
move-figure = Place a figure: { $role }
move-score = Score first: column { $x }, row { $y }
turn-rotate = Turn
turn-undo = Undo
turn-confirm = Confirm
hint-ask = Hint
hint-asking = Thinking …
hint-title = What a strong bot would do
hint-worth = wins { $share } %, expects { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-order = Your tile completes several features. Which is scored first?
feature-sentence = { $feature }, { $complete ->
    [yes] completed
   *[no] incomplete
 }: { $size ->
    [one] { $size } part
   *[other] { $size } parts
 }, worth { $value ->
    [one] { $value } point
   *[other] { $value } points
 } now; { $owners }.
feature-worth = { $feature }: { $value ->
    [one] { $value } point
   *[other] { $value } points
 }, { $owners }
feature-nobody = nobody
feature-size = { $size ->
    [one] { $size } part
   *[other] { $size } parts
 }
features-none = No figures on the board yet.
remaining-main = Land tiles left: { $count }
remaining-bonus = Bonus tiles left: { $count }
remaining-kind = Tile { $kind }, { $count } left
tiles-reconstruction = The letters and counts of these tiles are the rule books' own; the shapes are our reconstruction.
track-seat = { $name }: { $points }.
supply-member = { $count ->
    [one] { $count } tribe member in the supply
   *[other] { $count } tribe members in the supply
 }
supply-hut = { $count ->
    [one] { $count } hut in the supply
   *[other] { $count } huts in the supply
 }
supply-settler = { $count ->
    [one] { $count } settler in the supply
   *[other] { $count } settlers in the supply
 }

turn-hunters-place = { $person ->
    [you] Your turn: lay the tile.
    [hotseat] { $name }: lay the tile.
   *[other] { $name } is laying a tile.
 }
turn-hunters-figure = { $person ->
    [you] You may place a tribe member or a hut.
    [hotseat] { $name }: you may place a tribe member or a hut.
   *[other] { $name } may place a tribe member or a hut.
 }
turn-mayflower-place = { $person ->
    [you] Your turn: lay the tile.
    [hotseat] { $name }: lay the tile.
   *[other] { $name } is laying a tile.
 }
turn-mayflower-figure = { $person ->
    [you] You may place a settler.
    [hotseat] { $name }: you may place a settler.
   *[other] { $name } may place a settler.
 }
turn-mayflower-choose = { $person ->
    [you] Choose what is scored next.
    [hotseat] { $name }: choose what is scored next.
   *[other] { $name } chooses what is scored next.
 }

## Catan

turn-catan-found-settlement = { $person ->
    [you] Found a settlement: choose a highlighted intersection.
    [hotseat] { $name }: found a settlement on a highlighted intersection.
   *[other] { $name } is founding a settlement.
 }
turn-catan-found-road = { $person ->
    [you] Now build the road beside it.
    [hotseat] { $name }: build the road beside it.
   *[other] { $name } is building a road beside it.
 }
turn-catan-before-roll = { $person ->
    [you] Your turn: roll the dice.
    [hotseat] { $name }: roll the dice.
   *[other] { $name } is about to roll.
 }
turn-catan-discard = { $person ->
    [you] A seven, and you hold more than 7 cards: give back half of them.
    [hotseat] { $name }: you hold more than 7 cards, give back half of them.
   *[other] { $name }: giving back half of the cards.
 }
turn-catan-move-robber = { $person ->
    [you] Move the robber to another hex.
    [hotseat] { $name }: move the robber to another hex.
   *[other] { $name } is moving the robber.
 }
turn-catan-choose-victim = { $person ->
    [you] Whom do you rob?
    [hotseat] { $name }: whom do you rob?
   *[other] { $name } chooses whom to rob.
 }
turn-catan-main = { $person ->
    [you] Your turn: trade and build, then end the turn.
    [hotseat] { $name }: trade and build, then end the turn.
   *[other] { $name } is trading and building.
 }
turn-catan-offer = { $person ->
    [you] There is an open offer: decide.
    [hotseat] { $name }: there is an open offer.
   *[other] An offer is open. Waiting for { $name }.
 }
turn-catan-free-roads = { $person ->
    [you] Build your free roads.
    [hotseat] { $name }: build your free roads.
   *[other] { $name } is building free roads.
 }

catan-roll = Roll the dice
catan-end = End the turn
catan-dice = Dice: { $one } and { $two }, together { $sum }
catan-build-road = Road
catan-build-settlement = Settlement
catan-build-city = City
catan-build-development = Development card
catan-left = left
catan-developments = Your development cards
costs-title = Building costs
bank-title = Bank
hand-cards = Your resource cards
hand-show = Show { $name }'s cards
rob-from = Rob { $name }
place-build = { $build ->
    [road] Build a road: { $at }
    [settlement] Build a settlement: { $at }
   *[city] Build a city: { $at }
 }
place-coast = { $land } ({ $side ->
    [n] coast in the north
    [ne] coast in the north-east
    [e] coast in the east
    [se] coast in the south-east
    [s] coast in the south
    [sw] coast in the south-west
    [w] coast in the west
    [nw] coast in the north-west
   *[other] coast
 })
place-robber = Robber to: { $at }
move-buy = Buy a development card
move-card = { $count ->
    [0] Play { $card }
   *[other] Play { $card }: { $named }
 }
move-deal = Strike the deal with { $name }
move-offer = Offer { $give } for { $want }
move-counter = Counter-offer: { $give } for { $want }
info-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
 }
info-developments = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
 }
info-knights = { $count ->
    [one] { $count } knight played
   *[other] { $count } knights played
 }
info-road = Length of the road: { $count }
award-longest-road = Longest Road
award-largest-army = Largest Army
ui-my-games = My games: all that are over, with totals
