# Lernen beim Spielen: geführte erste Partien, Aufgaben, Regeln mit Bildern.

learn-guide = Deine Begleitung
learn-step = Schritt { $step } von { $steps }
learn-progress = Wie weit du bist
learn-start = Du musst vorher keine Regeln lesen. Wir spielen.
learn-resumed = Wir machen da weiter, wo du aufgehört hast.
learn-later = Einige Züge später …
learn-watch = Sieh dir an, was jetzt geschieht.
learn-otherwise = Das geht auch. Der nächste Schritt beginnt mit einem anderen Bild.
learn-refused = So geht es nicht: { $reason }
learn-missed = Erlaubt, aber gerade suchen wir etwas anderes. Nimm deinen Zug zurück und versuch es noch einmal.
learn-second-miss = Lass dir Zeit. Soll ich dir zeigen, wo du hinschauen musst?
learn-third-miss = Diesmal zeige ich es dir, das nächste Mal bist du dran.
learn-read = Verstanden
learn-read-again = Noch einmal lesen
learn-where = Wo?
learn-show = Zeig es mir
learn-take-back = Zurücknehmen
learn-again = Noch einmal
learn-end = Du weißt alles, was eine echte Partie braucht. Ein leichter Gegner wartet.
learn-real-game = Echte Partie spielen
learn-to-exercises = Regeln und Aufgaben

# Bei der Auswahl der Spiele
learn-first-time = Zum ersten Mal?
learn-first-time-about = { $game } beim Spielen lernen
learn-go-on = Erste Partie fortsetzen
learn-go-on-about = { $game }: Schritt { $step } von { $steps }
learn-played = Erste Partie gespielt
learn-solved = { $done } von { $all } Aufgaben gelöst

# Die Seite eines Spiels
learn-title = { $game }: Lernen beim Spielen
learn-first-game = Die geführte erste Partie
learn-first-game-about = Ein paar Züge, und alles wird erklärt, wenn es gebraucht wird. Ganz ohne Regelheft.
learn-begin = Los geht’s
learn-resume = Weiter
learn-anew = Von vorn beginnen
learn-once-more = Noch einmal
learn-exercises = Aufgaben
learn-exercises-about = Jeder knifflige Fall ist eine kleine Frage: Wie viele Punkte, welche Plätze, in welcher Reihenfolge?
learn-rules = Die Regeln
learn-done = gelöst

# Eine Aufgabe
learn-exercise = Aufgabe { $name }
learn-all-exercises = Alle Aufgaben
learn-picture = Das Bild zu dieser Aufgabe
learn-ask-score = Wer bekommt wie viele Punkte?
learn-ask-places = Markiere alle Plätze, die erlaubt sind.
learn-ask-order = Wähl die beste Reihenfolge.
learn-ask-state = Trag ein, wie es dann steht.
learn-ask-legal = Markiere alles, was erlaubt ist.
learn-then = { $first }, danach { $second }
learn-check = Prüfen
learn-right = Genau.
learn-wrong = Nicht ganz. Sieh noch einmal hin.
learn-solution = Lösung zeigen
learn-next-exercise = Nächste Aufgabe
learn-step-by-step = Schritt für Schritt
learn-allowed = erlaubt
learn-not-allowed = nicht erlaubt
learn-best = diese
learn-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
learn-yes = ja
learn-no = nein
learn-nobody = niemand
learn-value-hand = Karten von { $player }
learn-value-cards = { $player }: { $resource }
learn-value-bank = In der Bank: { $resource }
learn-value-longest-road = Die Längste Handelsstraße
learn-value-road-length = Länge der Straße von { $player }
learn-value-waiting = Wer gibt Karten ab?
learn-value-owes = Wie viele { $player } abgibt
learn-value-over = Ist das Spiel zu Ende?
learn-value-winners = Wer gewinnt?
learn-value-score = Punkte von { $player }

# Die Regeln
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-print = Drucken
rules-picture = Bild zur Regel { $rule }
rules-try = Ausprobieren
rules-example = Beispiel:

# Im Terminal
cli-command-learn = Lernen beim Spielen: die geführte erste Partie eines Spiels oder seine Aufgaben.
cli-learn-exercises = Aufgaben lösen statt der geführten ersten Partie.
cli-learn-anew = Von vorn beginnen, was auch immer schon gelöst ist.
cli-learn-help = Tipp einen Zug, „where“ für einen Hinweis, „show“ für den Zug selbst, „back“ zum Zurücknehmen, „list“ für deine Züge, „quit“ zum Aufhören.
cli-learn-where = Schau auf { $place }.
cli-learn-where-rack = Schau auf deine eigene Karte oder deine Handkarten.
cli-learn-moves = Deine Züge: { $moves }
cli-learn-left = Was du geschafft hast, bleibt. { $command } macht hier weiter.
cli-learn-end = Eine echte Partie: { $command }
cli-learn-ask-score = Punkte jedes Platzes, etwa: 6 0 (oder „solution“, „quit“)
cli-learn-ask-chosen = Nummern deiner Wahl, etwa: 1 3 (oder „solution“, „quit“)
cli-learn-ask-values = Die Werte in dieser Reihenfolge, etwa: 2 nobody yes: { $paths } (oder „solution“, „quit“)
cli-learn-solved = Alle Aufgaben sind gelöst.
