# Fehler in einer Lektionsdatei, für den, der sie schreibt.

error-lessons-unknown = Es gibt keine Lektion „{ $name }“. Es gibt: { $known }.
error-lessons-unreadable = { $file } kann nicht gelesen werden: { $reason }
error-lessons-game = Zeile { $line }: { $reason }
error-lessons-first-line = Zeile { $line }: Eine Lektion beginnt mit „{ $expected }“.
error-lessons-unknown-word = Zeile { $line } beginnt mit „{ $word }“, was hier nichts bedeutet.
error-lessons-unknown-choice = Zeile { $line }: „{ $word }“ ist hier unbekannt. Möglich: { $known }.
error-lessons-seat = Zeile { $line }: Ein Platz ist eine Zahl, nicht „{ $word }“.
error-lessons-twice = Zeile { $line }: „{ $word }“ steht ein zweites Mal da.
error-lessons-missing = Zeile { $line }: In „{ $part }“ fehlt eine Zeile „{ $word }“.
error-lessons-missing-text = Zeile { $line }: In „{ $part }“ fehlt der Text „{ $word }“ in der Sprache { $language }.
error-lessons-missing-language = Zeile { $line }: Der Text „{ $word }“ fehlt in der Sprache { $language }.
error-lessons-too-long = Zeile { $line }: Der Text „{ $word }“ ({ $language }) ist zu lang für Lernende.
error-lessons-stands-alone = Zeile { $line }: „{ $word }“ steht allein; was dazugehört, folgt in den nächsten Zeilen.
error-lessons-stray-position = Zeile { $line }: eine Zeile einer Stellung, aber davor steht kein „position“.
error-lessons-stray-text = Zeile { $line }: Diese Wörter ({ $language }) gehören zu keinem Text.
error-lessons-rule = Zeile { $line }: Es gibt keine Regel { $name }.
error-lessons-position = Zeile { $line }: Die Stellung kann nicht gelesen werden. { $reason }
error-lessons-position-changes = Zeile { $line }: Die Stellung ändert sich, wenn man sie wieder aufschreibt.
error-lessons-tile = Zeile { $line }: Diese Karte kann hier nicht liegen. { $reason }
error-lessons-place = Zeile { $line }: In dieser Stellung gibt es keinen Ort „{ $place }“.
error-lessons-condition = Zeile { $line }: „{ $text }“ ist keine Bedingung.
error-lessons-move = Zeile { $line }: „{ $move }“ kann nicht gespielt werden. { $reason }
error-lessons-not-told = Zeile { $line }: Das wird (in dieser Reihenfolge) nicht gemeldet: { $text }
error-lessons-gains = Zeile { $line }: Punkte schreibt man PLATZ:PUNKTE, nicht „{ $word }“.
error-lessons-gain = Zeile { $line }: Die Punkte sind { $gains }.
error-lessons-not-your-move = Zeile { $line }: Ein Schritt beginnt dort, wo die Lernenden am Zug sind.
error-lessons-met-early = Zeile { $line }: Das Ziel ist schon vor „{ $move }“ erreicht.
error-lessons-not-met = Zeile { $line }: Diese Züge erreichen das Ziel nicht.
error-lessons-script-left = Zeile { $line }: „{ $move }“ ist vorbereitet, wird aber nie gespielt.
error-lessons-ways = Zeile { $line }: Zugfolgen, die das Ziel erreichen: { $ways }; die erste: { $first }.
error-lessons-led-back = Zeile { $line }: { $text } erreicht das Ziel, aber eine Zeile „wrong“ führt schon vorher zurück.
error-lessons-ways-number = Zeile { $line }: „{ $text }“ ist keine Anzahl von Wegen.
error-lessons-well-number = Zeile { $line }: Der Text nennt eine Zahl, die nicht stimmt nach { $text }.
error-lessons-unanswered = Zeile { $line }: Nichts wird gesagt zu { $text }.
error-lessons-few-wrongs = Zeile { $line }: Ein Schritt antwortet auf mindestens { $least } falsche Züge.
error-lessons-not-wrong = Zeile { $line }: Das erreicht das Ziel, ist also nicht falsch.
error-lessons-other-answer = Zeile { $line }: Darauf antwortet Zeile { $other } (0: keine).
error-lessons-leads-elsewhere = Zeile { $line }: Der Schritt davor führt nicht hierher, sondern zu { $position }
error-lessons-why-rules = Zeile { $line }: Die Erklärung ({ $language }) nennt keine Regel oder eine, die nicht in ihrer Zeile „rule“ steht.
error-lessons-slip-right = Zeile { $line }: Das ist die richtige Antwort.
error-lessons-answer = Zeile { $line }: Die Antwort ist { $real }.
error-lessons-arrow = Zeile { $line }: In „{ $text }“ fehlt „=>“.
error-lessons-few-choices = Zeile { $line }: So eine Frage braucht mindestens { $least } Möglichkeiten.
error-lessons-is-legal = Zeile { $line }: „{ $move }“ ist erlaubt.
error-lessons-other-refusal = Zeile { $line }: „{ $move }“ ist aus einem anderen Grund nicht erlaubt. { $reason }

cli-lessons-good = { $name }: alles darin stimmt ({ $proved }).
cli-lessons-proved-texts = { $count ->
    [one] 1 Text
   *[other] { $count } Texte
}
cli-lessons-proved-positions = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}
cli-lessons-proved-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-lessons-proved-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
cli-lessons-proved-exercises = { $count ->
    [one] 1 Übung
   *[other] { $count } Übungen
}
cli-lessons-proved-pictures = { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}
cli-lessons-proved-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
cli-lessons-proved-ways = { $count ->
    [one] 1 Weg zum Ziel
   *[other] { $count } Wege zum Ziel
}
cli-lessons-proved-missed-lines = { $count ->
    [one] 1 beantworteter Weg daran vorbei
   *[other] { $count } beantwortete Wege daran vorbei
}
cli-lessons-proved-refused-moves = { $count ->
    [one] 1 abgelehnter Zug
   *[other] { $count } abgelehnte Züge
}
cli-lessons-proved-missed-goals = { $count ->
    [one] 1 verfehltes Ziel
   *[other] { $count } verfehlte Ziele
}
cli-lessons-mistakes = { $name }: { $count } Fehler.

cli-command-lessons = Die Lektionen: auflisten oder eine eigene Lektionsdatei prüfen.
cli-command-lessons-list = Listet die Lektionen auf.
cli-command-lessons-check = Prüft Lektionsdateien mit der Spiellogik; ohne Datei alle Lektionen des Programms.
