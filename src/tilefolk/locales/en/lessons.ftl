# Mistakes in a lesson file, told to the person who writes it.

error-lessons-unknown = There is no lesson “{ $name }”. There are: { $known }.
error-lessons-unreadable = { $file } can't be read: { $reason }
error-lessons-game = Line { $line }: { $reason }
error-lessons-first-line = Line { $line }: a lesson begins with “{ $expected }”.
error-lessons-unknown-word = Line { $line } begins with “{ $word }”, which has no meaning here.
error-lessons-unknown-choice = Line { $line }: “{ $word }” is not known here. Possible: { $known }.
error-lessons-seat = Line { $line }: a seat is a number, not “{ $word }”.
error-lessons-twice = Line { $line }: “{ $word }” is there a second time.
error-lessons-missing = Line { $line }: “{ $part }” has no line “{ $word }”.
error-lessons-missing-text = Line { $line }: “{ $part }” has no text “{ $word }” in the language { $language }.
error-lessons-missing-language = Line { $line }: the text “{ $word }” is missing in the language { $language }.
error-lessons-too-long = Line { $line }: the text “{ $word }” ({ $language }) is too long for a learner.
error-lessons-stands-alone = Line { $line }: “{ $word }” stands alone; what belongs to it follows in the next lines.
error-lessons-stray-position = Line { $line }: a line of a position, but no word “position” before it.
error-lessons-stray-text = Line { $line }: these words ({ $language }) belong to no text.
error-lessons-rule = Line { $line }: there is no rule { $name }.
error-lessons-position = Line { $line }: the position can't be read. { $reason }
error-lessons-position-changes = Line { $line }: the position changes when it is written again.
error-lessons-tile = Line { $line }: this tile can't lie here. { $reason }
error-lessons-place = Line { $line }: there is no place “{ $place }” in this position.
error-lessons-condition = Line { $line }: “{ $text }” is not a condition.
error-lessons-move = Line { $line }: “{ $move }” can't be played. { $reason }
error-lessons-not-told = Line { $line }: the engine does not tell this (in this order): { $text }
error-lessons-gains = Line { $line }: points are written SEAT:POINTS, not “{ $word }”.
error-lessons-gain = Line { $line }: the points are { $gains }.
error-lessons-not-your-move = Line { $line }: a step begins where the learner is to move.
error-lessons-met-early = Line { $line }: the goal is met before “{ $move }”.
error-lessons-not-met = Line { $line }: these moves do not meet the goal.
error-lessons-script-left = Line { $line }: “{ $move }” is scripted but never played.
error-lessons-ways = Line { $line }: lines of moves that meet the goal: { $ways }; the first: { $first }.
error-lessons-led-back = Line { $line }: { $text } meets the goal, but a line “wrong” leads back before its end.
error-lessons-ways-number = Line { $line }: “{ $text }” is not a number of ways.
error-lessons-well-number = Line { $line }: the text names a number that is not so after { $text }.
error-lessons-unanswered = Line { $line }: nothing is said to { $text }.
error-lessons-few-wrongs = Line { $line }: a step says something to at least { $least } wrong moves.
error-lessons-not-wrong = Line { $line }: this meets the goal, so it is not wrong.
error-lessons-other-answer = Line { $line }: this is answered by line { $other } (0: by none).
error-lessons-leads-elsewhere = Line { $line }: the step before does not lead here but to { $position }
error-lessons-why-rules = Line { $line }: the explanation ({ $language }) names no rule, or one that its line “rule” does not have.
error-lessons-slip-right = Line { $line }: this is the right answer.
error-lessons-answer = Line { $line }: the answer is { $real }.
error-lessons-arrow = Line { $line }: “=>” is missing in “{ $text }”.
error-lessons-few-choices = Line { $line }: such a question needs at least { $least } choices.
error-lessons-is-legal = Line { $line }: “{ $move }” is legal.
error-lessons-other-refusal = Line { $line }: “{ $move }” is refused for another reason. { $reason }

cli-lessons-good = { $name }: everything in it is true ({ $proved }).
cli-lessons-proved-texts = { $count ->
    [one] 1 text
   *[other] { $count } texts
}
cli-lessons-proved-positions = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
cli-lessons-proved-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
cli-lessons-proved-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
cli-lessons-proved-exercises = { $count ->
    [one] 1 exercise
   *[other] { $count } exercises
}
cli-lessons-proved-pictures = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
cli-lessons-proved-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
cli-lessons-proved-ways = { $count ->
    [one] 1 way to the goal
   *[other] { $count } ways to the goal
}
cli-lessons-proved-missed-lines = { $count ->
    [one] 1 answered line that misses it
   *[other] { $count } answered lines that miss it
}
cli-lessons-proved-refused-moves = { $count ->
    [one] 1 refused move
   *[other] { $count } refused moves
}
cli-lessons-proved-missed-goals = { $count ->
    [one] 1 missed goal
   *[other] { $count } missed goals
}
cli-lessons-mistakes = { $count ->
    [one] { $name }: 1 mistake.
   *[other] { $name }: { $count } mistakes.
}

cli-command-lessons = The lessons: list them, or check a lesson file of your own.
cli-command-lessons-list = List the lessons.
cli-command-lessons-check = Check lesson files on the engine; without a file, all lessons of the program.
