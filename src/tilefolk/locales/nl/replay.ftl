# Herhalingen van gespeelde spellen.

cli-command-replay = Een bewaard spel in de browser bekijken.
error-server-replay-forgotten = Dit verslag is er niet meer: een server vergeet verslagen uit bestanden waar maandenlang niemand naar kijkt, en de oudste als het er te veel worden. Open het bestand opnieuw; daarna werkt een link naar een zet weer.
error-server-replay-no-such-viewer = Deze speler doet niet mee in dit spel.
error-server-replay-no-such-move = Deze zet heeft het spel niet.
error-server-replay-other-seats = Zeg van elke plaats wie er zit; het aantal plaatsen is { $count }.
error-server-replay-own-tiles = Dit spel is gespeeld met tegels uit een bestand, die de browser niet kan tonen. De opdrachtregel kan het wel: tilefolk show BESTAND --tiles TEGELS

replay-title = Herhaling
replay-ask = Nog eens bekijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een stap verder
replay-last = Naar het einde
replay-speed = Tempo { $speed }×
replay-viewer = Gezien door
replay-spectator = een toeschouwer
replay-open = alle kaarten open
replay-moves = Zetten
replay-move = Zet { $number } van { $count }
replay-drop = Sleep het verslag van een spel hierheen of kies het bestand
replay-link = Link naar deze zet
replay-link-private = Het spel is privé: deze link is meteen de uitnodiging.
replay-keys = Toetsen: ← → stap, Home en End, spatie speelt af, [ en ] veranderen het tempo
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = Een nieuwe tafel waar alles is zoals bij deze zet. Worpen en trekkingen zijn vanaf hier nieuw.
replay-who = Wie speelt verder?
replay-seat-me = ik
replay-seat-friend = een vriend
replay-begin = Beginnen
replay-invite = Tafel openen en uitnodigen
replay-nobody-mine = Neem zelf minstens één plaats.
replay-origin = Verder gespeeld vanaf zet { $number } van een ander spel
replay-origin-names = Verder gespeeld vanaf zet { $number } van het spel van { $names }
