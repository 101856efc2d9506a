# Wiederholungen beendeter Spiele.

cli-command-replay = Ein gespeichertes Spiel im Browser ansehen.
error-server-replay-forgotten = Dieses Protokoll ist nicht mehr da: Ein Server vergisst Protokolle aus Dateien, die monatelang niemand ansieht, und die ältesten, wenn es zu viele werden. Öffne die Datei noch einmal; danach gilt auch ein Link zu einem Zug wieder.
error-server-replay-no-such-viewer = Diesen Spieler gibt es in diesem Spiel nicht.
error-server-replay-no-such-move = Diesen Zug hat das Spiel nicht.
error-server-replay-other-seats = Sag für jeden Platz, wer dort sitzt; die Zahl der Plätze ist { $count }.
error-server-replay-own-tiles = Dieses Spiel wurde mit Karten aus einer Datei gespielt, die der Browser nicht zeigen kann. Die Kommandozeile kann es: tilefolk show DATEI --tiles KARTEN

replay-title = Wiederholung
replay-ask = Noch einmal ansehen
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo { $speed }×
replay-viewer = Aus der Sicht von
replay-spectator = Zuschauern
replay-open = alle Karten offen
replay-moves = Züge
replay-move = Zug { $number } von { $count }
replay-drop = Lege das Protokoll eines Spiels hier ab oder wähle seine Datei
replay-link = Link zu diesem Zug
replay-link-private = Das Spiel ist privat: Dieser Link ist zugleich die Einladung.
replay-keys = Tasten: ← → Schritt, Pos1 und Ende, Leertaste spielt ab, [ und ] ändern das Tempo
replay-play-on = Von hier weiterspielen
replay-play-on-about = Ein neuer Tisch, an dem alles so ist wie bei diesem Zug. Würfel und Karten sind von hier an neu.
replay-who = Wer spielt weiter?
replay-seat-me = ich
replay-seat-friend = jemand, den ich einlade
replay-begin = Anfangen
replay-invite = Tisch öffnen und einladen
replay-nobody-mine = Nimm selbst mindestens einen Platz.
replay-origin = Weitergespielt ab Zug { $number } eines anderen Spiels
replay-origin-names = Weitergespielt ab Zug { $number } des Spiels von { $names }
