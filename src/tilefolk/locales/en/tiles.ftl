# Tile games: moves and positions that can't be read.

error-tiles-unknown-action = This move does not exist ({ $action }).
error-tiles-no-tile-laid = No tile has been laid yet on which a figure could stand.
error-tiles-other-role = A figure on this part is called { $right }, not { $role }.
error-tiles-bad-notation = “{ $text }” can't be understood. A move looks like: { $example }
