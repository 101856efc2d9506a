# The table in the terminal, beside the board.

cli-table-seat = { $seat } = { $name }; left: { $supply }
cli-table-signs = On the board: { $signs }, each with the number of its seat
cli-table-surveyors = Surveyors: in the north in column { $north }, in the south in column { $south }
cli-table-drawn = You have drawn tile { $tile }, here as it is printed (r0):
cli-table-laid = Tile { $tile } as you laid it:
cli-table-part = { "    " }{ $name }: { $type } ({ $sides }), { $goods }
cli-table-part-bare = { "    " }{ $name }: { $type } ({ $sides })
cli-table-side-n = north
cli-table-side-e = east
cli-table-side-s = south
cli-table-side-w = west
cli-table-side-middle = in the middle
cli-table-hand = { $mark } { $seat } = { $name }: points { $points }, cards { $cards }, development cards { $development }, knights { $knights }, road { $road }
cli-table-own = in your hand: { $cards }
cli-table-bank = { "  " }Bank: { $cards }; development cards left: { $development }
cli-table-dice = { "  " }Dice: { $one } + { $other }
cli-table-land = On the tiles: { $signs }
