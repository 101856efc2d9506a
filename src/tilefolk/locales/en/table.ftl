# The table in play: what to do next, what a turn would bring, the end.

board-follow = Follow play again
board-values = Values of all features, and who holds them
board-quarter = Turn the board: coast below or at the side
log-lead = Show it on the board
stack-title = Tiles that are left
stack-left = { $count ->
    [one] One land tile is left
   *[other] { $count } land tiles are left
 }: show them
open-fitting = Tiles left that fit here: { $count }
open-dead = No tile left fits here: nothing will ever lie on this square.

## What to do next

step-place = Tap a free place. R, the wheel or a second tap turns the tile.
step-place-touch = Tap a free place; a second tap turns the tile.
step-here = Lay it here?
step-figure = Add a figure if you like, then confirm.
step-chosen = { $figure }: confirm.
step-no-figure = No figure can stand on this tile: confirm.
step-none-left-hunters = You have no tribe members left: confirm.
step-none-left-mayflower = You have no settlers left: confirm.
step-confirm = Confirm, or choose another place.
figure-nobody = None

## What a turn would bring

outcome-home = { $person ->
    [you] { $count ->
        [0] for you
        [one] your { $figures } returns
       *[other] your { $figures } return
    }
   *[other] { $count ->
        [0] for { $name }
        [one] { $name }: { $figures } returns
       *[other] { $name }: { $figures } return
    }
 }
outcome-scored = { $feature }: { $goods }
outcome-nobody = { $feature }: completed, but nobody is there
outcome-surveyors = surveyors' bonus: { $points }
outcome-surveyor-moves = a surveyor moves on
outcome-gold = gold: a bonus tile for you

## The end

final-skip = Skip
end-result = Result
end-curve = Points, turn by turn
