# Replays of finished games.

cli-command-replay = Watch a saved game in the browser.
error-server-replay-forgotten = This record is no longer here: a server forgets records from files that nobody looks at for months, and the oldest when there are too many. Open the file again; a link to a move works again then.
error-server-replay-no-such-viewer = There is no such player in this game.
error-server-replay-no-such-move = The game has no such move.
error-server-replay-other-seats = Say of each seat who has it; the number of seats is { $count }.
error-server-replay-own-tiles = This game was played with tiles from a file, which the browser can't show. The command line can: tilefolk show FILE --tiles TILES

replay-title = Replay
replay-ask = Watch it again
replay-first = Back to the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed { $speed }×
replay-viewer = Seen as
replay-spectator = a spectator
replay-open = all cards open
replay-moves = Moves
replay-move = Move { $number } of { $count }
replay-drop = Drop the record of a game here, or choose its file
replay-link = Link to this move
replay-link-private = The game is private: this link is the invitation to see it.
replay-keys = Keys: ← → step, Home and End, space plays, [ and ] change the speed
replay-play-on = Play on from here
replay-play-on-about = A new table with everything as it is at this move. Dice and draws are new from here on.
replay-who = Who plays on?
replay-seat-me = I
replay-seat-friend = a friend
replay-begin = Begin
replay-invite = Open the table and invite
replay-nobody-mine = Take at least one seat yourself.
replay-origin = Played on from move { $number } of another game
replay-origin-names = Played on from move { $number } of the game of { $names }
