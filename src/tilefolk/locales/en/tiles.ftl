# Tile games: moves and positions that can't be read.

error-tiles-unknown-action = This move does not exist ({ $action }).
error-tiles-bad-action = This move can't be understood: { $reason }.
error-tiles-no-tile-laid = No tile has been laid yet on which a figure could stand.
error-tiles-bad-notation = “{ $text }” can't be understood: { $reason }. A move looks like: place 0,-1 r90
error-tiles-bad-position = Line { $line } of the position (“{ $text }”) is wrong: { $reason }.
