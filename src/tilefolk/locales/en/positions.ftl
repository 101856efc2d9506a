# Numbers and positions that can't be read.

error-core-not-whole = “{ $value }” is not a whole number.
error-core-out-of-range = { $what ->
        [seat] There is no seat { $number }
        [players] The number of players can't be { $number }
        [piece] There is no piece { $number }
        [tile] There is no tile { $number } on the table
        [zone] The tile has no zone { $number }
        [kind] There is no kind of tile with the number { $number }
        [deck] There is no deck { $number }
        [action] There is no action { $number }
        [rotation] There is no rotation { $number }
        [coordinate] There is no square at { $number }
       *[other] { $number } is out of range
    }: only { $min } to { $max }.
error-core-position-head = A position begins with a line like “{ $example }”.
error-core-position-line = Line { $line } of the position (“{ $text }”): { $reason }
error-core-position-too-long = Line { $line } of the position is one too many or too long: { $lines } lines of { $letters } characters at most.
error-core-position-words = These words can't be understood here.
error-tiles-position-tiles = The position was laid with other tiles ({ $tiles }): it can only be read with their file.
error-tiles-position-kind = There is no tile { $tile }.
error-tiles-position-start = The start tile { $tile } lies there already.
error-tiles-position-none-left = No tile { $tile } is left.
error-tiles-position-cannot-lie = The tile { $tile } can't lie on { $at } like this.
error-tiles-position-figure = “{ $figure }” is no figure that can stand on this tile; it is written like 0:hunter@M0.
error-tiles-position-cannot-stand = “{ $figure }” can't stand there: no such figure is left, or somebody stands there.
error-tiles-position-went-home = This tile completed something, and the figures on it went home.
error-tiles-position-source = There are no points from “{ $source }”, only from: { $known }.
error-tiles-position-deck = There is no deck “{ $deck }”, only: { $known }.
error-tiles-position-fits-nowhere = The tile { $tile } fits nowhere; it would be out of the game.
error-tiles-position-closed = What comes next is the last line of a position; nothing may follow it.
error-tiles-position-nothing-to-draw = There is nothing left to draw; the game would be over.
error-tiles-position-nothing-to-choose = There is nothing to decide here.
error-mayflower-position-surveyors = The surveyors stand in one column or in neighbouring ones.
error-catan-position-desert = Only a desert has no number, and every other hex has one that can be rolled.
error-catan-position-too-many = There are more of these than the box has: { $what }.
error-catan-position-taken = Two players can't be in the same place: { $what }.
error-catan-position-award = Seat { $seat } can't hold this award with { $count }.
error-catan-position-moment = This can't be so at this moment of the game ({ $what }).
