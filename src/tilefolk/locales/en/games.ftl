# Finished games: my games, and files of them.

cli-command-export = Write all finished games of a server into one file.
cli-command-import = Take all games of such a file into a server.
cli-export-done = Games written to { $file }: { $count }.
cli-import-done = New: { $added }. Here already: { $known }. Could not be read: { $unreadable }.

games-title = My games
games-none = You have not finished a game yet. When you have, it is kept here.
games-none-such = None of your games is like that.
games-game = Game
games-all-games = all games
games-result = Result
games-all-results = won and lost
games-won = won
games-lost = lost
games-shared = shared
games-against = Against
games-anybody = anybody
games-people = people
games-bots = bots only
games-totals = Totals
games-count = Games
games-wins = Wins
games-wins-share = { $wins } ({ $percent } %)
games-average = Average points
games-best = Best game
games-best-points = { $points } ({ $date })
games-by-source = Points by source, on average
games-date = Date
games-opponents = Opponents
games-points = Points
games-replay = Watch it again
games-export = Save all as a file
games-import = Take in a file
games-taken-in = New: { $added }. Here already: { $known }. Could not be read: { $unreadable }.
games-alone = at one screen
games-newest = Only the newest are shown ({ $count }).
