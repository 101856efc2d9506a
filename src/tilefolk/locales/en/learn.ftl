# Learning by playing: guided first games, exercises, rules with pictures.

learn-guide = Your guide
learn-step = Step { $step } of { $steps }
learn-progress = How far you are
learn-start = No need to read the rules first. We play.
learn-resumed = We go on where you stopped.
learn-later = Some turns later …
learn-watch = Watch what happens now.
learn-otherwise = That works too. The next step begins from a different picture.
learn-refused = Not like this: { $reason }
learn-missed = Allowed, but not what we are after. Take your move back and try again.
learn-second-miss = Take your time. Shall I show you where to look?
learn-third-miss = Let me show you this one, and you take the next.
learn-read = Got it
learn-read-again = Read again
learn-where = Where?
learn-show = Show me
learn-take-back = Take back
learn-again = Try again
learn-end = You know all that a real game needs. An easy opponent is waiting.
learn-real-game = Play a real game
learn-to-exercises = Rules and exercises

# In the lobby
learn-first-time = First time?
learn-first-time-about = Learn { $game } by playing
learn-go-on = Go on with your first game
learn-go-on-about = { $game }: step { $step } of { $steps }
learn-played = First game played
learn-solved = { $done } of { $all } exercises solved

# The page of a game
learn-title = { $game }: learn by playing
learn-first-game = The guided first game
learn-first-game-about = A few turns with everything explained as it comes. No rule book needed.
learn-begin = Begin
learn-resume = Go on
learn-anew = Begin again
learn-once-more = Once more
learn-exercises = Exercises
learn-exercises-about = Every odd case is a small question: how many points, which places, in which order?
learn-rules = The rules
learn-done = done

# An exercise
learn-exercise = Exercise { $name }
learn-all-exercises = All exercises
learn-picture = The picture of this exercise
learn-ask-score = How many points does everybody get?
learn-ask-places = Mark every place that is allowed.
learn-ask-order = Choose the best order.
learn-ask-state = Fill in how things stand then.
learn-ask-legal = Mark everything that is allowed.
learn-then = { $first }, then { $second }
learn-check = Check
learn-right = Exactly.
learn-wrong = Not quite. Look at it once more.
learn-solution = Show the solution
learn-next-exercise = Next exercise
learn-step-by-step = Step by step
learn-allowed = allowed
learn-not-allowed = not allowed
learn-best = this one
learn-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
learn-yes = yes
learn-no = no
learn-nobody = nobody
learn-value-hand = Cards of { $player }
learn-value-cards = { $player }: { $resource }
learn-value-bank = In the bank: { $resource }
learn-value-longest-road = The Longest Road
learn-value-road-length = Length of the road of { $player }
learn-value-waiting = Who gives cards back?
learn-value-owes = How many { $player } gives back
learn-value-over = Is the game over?
learn-value-winners = Who wins?
learn-value-score = Points of { $player }

# The rules
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 rule
   *[other] { $count } rules
}
rules-print = Print
rules-picture = Picture for rule { $rule }
rules-try = Try it
rules-example = Example:

# In the terminal
cli-command-learn = Learn by playing: the guided first game of a game, or its exercises.
cli-learn-exercises = Solve the exercises instead of the guided first game.
cli-learn-anew = Begin again, whatever was done.
cli-learn-help = Type a move, “where” for a hint, “show” to see the move, “back” to take your last move back, “list” for your moves, “quit” to leave.
cli-learn-where = Look at { $place }.
cli-learn-where-rack = Look at your own tile or cards.
cli-learn-moves = Your moves: { $moves }
cli-learn-left = What you have done is kept. { $command } goes on here.
cli-learn-end = A real game: { $command }
cli-learn-ask-score = Points of every seat, such as: 6 0 (or “solution”, “quit”)
cli-learn-ask-chosen = Numbers of your choice, such as: 1 3 (or “solution”, “quit”)
cli-learn-ask-values = The values in this order, such as: 2 nobody yes: { $paths } (or “solution”, “quit”)
cli-learn-solved = All exercises are solved.
