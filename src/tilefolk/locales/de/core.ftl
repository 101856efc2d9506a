# Spiele, allgemeine Fehler und die Kommandozeile.

game-hunters = Carcassonne: Jäger und Sammler
game-mayflower = Carcassonne: Mayflower
game-catan = Catan

goods-none = nichts

## Fehler des Kerns

error-core-action-parts = Der Aktion „{ $text }“ fehlt etwas, oder etwas daran ist falsch.
error-core-engine-mixed = Der Kern ist nur zum Teil kompiliert: { $modules } fehlt. Kompiliere ihn neu mit scripts/build, oder setze TILEFOLK_PURE=1, um ihn nicht kompiliert auszuführen.
error-core-engine-old = Der kompilierte Kern ist älter als sein Quelltext: { $modules } hat sich geändert. Kompiliere ihn neu mit scripts/build, oder setze TILEFOLK_PURE=1, um ihn nicht kompiliert auszuführen.
error-core-file-unwritable = { $file } ist nicht schreibbar: { $reason }.
error-core-game-over = Das Spiel ist zu Ende.
error-core-illegal-action = Das ist hier nicht erlaubt.
error-core-no-options = { $game } hat keine Einstellungen.
error-core-not-an-outcome = Das ist keines der möglichen Ergebnisse.
error-core-not-chances-move = Jetzt wird weder gewürfelt noch gezogen.
error-core-not-your-turn = Du bist nicht am Zug.
error-core-not-yours = Das entscheidet jemand anders.
error-core-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein. Möglich: { $choices }.
error-core-players = { $game } ist für { $min } bis { $max } Spieler, nicht für { $players }.
error-core-record-foreign = Das ist kein Tilefolk-Protokoll: Die erste Zeile muss mit „tilefolk-record“ beginnen.
error-core-record-header = Der Kopf des Protokolls ist vor Zeile { $line } falsch: { $reason }
error-core-record-header-line = Zeile { $line } im Kopf ist nicht lesbar: „{ $text }“.
error-core-record-move = Zeile { $line } („{ $text }“) ist nicht möglich: { $reason }
error-core-record-move-line = Zeile { $line } ist nicht lesbar: „{ $text }“.
error-core-record-rules = Das Protokoll folgt Fassung { $rules } der Regeln; dieses Programm kennt Fassung { $known }.
error-core-record-seed = Der Startwert in Zeile { $line } gehört nicht zum hinterlegten Wert im Kopf: Das Protokoll wurde verändert.
error-core-record-nonce = Der Beitrag von Platz { $seat } gehört nicht zu dem, was vor dem Spiel zugesagt war: Das Protokoll wurde verändert.
error-core-record-order = Die Reihenfolge der Plätze ist nicht die, die aus dem Startwert folgt ({ $drawn }): Das Protokoll wurde verändert.
error-core-record-shares = Die Beiträge im Kopf gehören nicht zu den Plätzen dieses Spiels.
error-core-record-twice = Zeile { $line } nennt „{ $what }“ ein zweites Mal; ein Protokoll nennt es einmal.
error-core-record-name = Der Name von Platz { $seat } enthält einen Zeilenumbruch oder ein anderes Steuerzeichen; ein Name ist eine Zeile.
error-core-record-seat = Zeile { $line } nennt Platz { $seat }, den es in diesem Spiel nicht gibt.
error-core-record-long-line = Zeile { $line } ist zu lang für ein Protokoll: höchstens { $max } Zeichen.
error-core-record-control = Zeile { $line } enthält ein Steuerzeichen; in einem Protokoll steht keines.
error-core-record-own-tiles = Das Protokoll wurde mit den Karten des Spiels gespielt; lass --tiles weg.
error-core-record-tiles = Das Protokoll wurde mit anderen Karten gespielt ({ $tiles }). Gib ihre Datei mit --tiles an.
error-core-record-truncated = Das Protokoll bricht in Zeile { $line } ab. Es wurde nicht vollständig gespeichert.
error-core-record-unreadable = { $file } ist nicht lesbar: { $reason }
error-core-record-version = Das Protokoll hat Format { $version }; dieses Programm liest Format { $known }. Nimm ein neueres Tilefolk.
error-core-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-pictures-no-place = So einen Ort gibt es auf dem Plan nicht: { $text }.
error-core-other-games-action = { $action } ist eine Aktion eines anderen Spiels, nicht von { $game }.
error-core-text-is-no-action = Hier ist eine Aktion nötig, nicht der Text „{ $text }“. Lies ihn erst mit parse ein.
error-core-unknown-option = { $game } hat keine Einstellung „{ $option }“. Es gibt: { $known }.
error-core-wrong-mover = Hier ist jemand anderes am Zug, als „{ $text }“ sagt.

## Die Kommandozeile

cli-error = Fehler:
cli-file-failed = { $file }: { $reason }.
cli-output-failed = Die Ausgabe ist nicht schreibbar: { $reason }.
cli-yes = ja
cli-no = nein
cli-chance = Ziehen
cli-players = Spieler
cli-scores = Punkte: { $scores }
cli-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
 }
cli-unfinished = Das Spiel ist nicht zu Ende.
cli-engine-compiled = kompilierter Kern
cli-engine-pure = nicht kompilierter Kern

cli-command-tilefolk = Drei Brettspiele, genau nach ihren Regelheften.
cli-command-play = Ein Spiel im Browser oder im Terminal spielen.
cli-command-simulate = Viele Zufallsspiele spielen und Punkte, Siege und Längen zählen.
cli-command-show = Ein gespeichertes Spiel Zug für Zug zeigen.
cli-command-verify = Prüfen, dass niemand an Würfeln und Ziehungen eines gespeicherten Spiels gedreht hat.

cli-option-lang = Die Sprache: Englisch, Ungarisch, Deutsch oder Niederländisch.
cli-option-version = Die Version und der laufende Kern.
cli-option-json = Das Ergebnis als JSON.
cli-option-promise = Der Fingerabdruck, der vor dem Spiel gezeigt wurde; das Protokoll wird mit ihm verglichen.
cli-option-players = Wie viele Spieler (Vorgabe: so wenige, wie das Spiel erlaubt).
cli-option-option = Eine Einstellung des Spiels, zum Beispiel --option NAME=WERT; mehrfach möglich.

cli-simulate-games = Wie viele Spiele.
cli-simulate-seed = Derselbe Startwert ergibt dieselben Spiele.
cli-simulate-processes = Wie viele Prozesse sich die Arbeit teilen (Vorgabe: einer je Kern); das Ergebnis hängt nicht davon ab.
cli-simulate-running = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
cli-simulate-title = { $game }: { $games ->
    [one] 1 Zufallsspiel
   *[other] { $games } Zufallsspiele
 }, { $players } Spieler
cli-simulate-sources = Woher die Punkte kamen
cli-simulate-shared = Geteilte Siege: { $shared }
cli-simulate-speed = { $seconds } s, { $rate } Spiele je Sekunde ({ $engine })
cli-simulate-stopped = Abgebrochen nach { $games } von { $wanted ->
    [one] 1 Spiel
   *[other] { $wanted } Spielen
 }.
cli-column-wins = Siege
cli-column-mean = Mittel
cli-column-sd = Streuung
cli-column-min = wenigste
cli-column-median = Median
cli-column-max = meiste
cli-column-share = Anteil
cli-column-points-a-game = Punkte je Spiel
cli-row-margin = Vorsprung vor dem Zweiten
cli-row-decisions = Entscheidungen je Spiel

cli-show-boards = Nach jedem Zug den Plan zeichnen.
cli-show-moves = Die Züge erzählen oder nur die letzte Stellung.
cli-show-title = { $game }: { $players }
cli-show-option = Einstellung { $name }: { $value }

cli-verify-no-commitment = Das Protokoll hat keinen hinterlegten Wert: Es gibt kein Versprechen, das man prüfen könnte.
cli-verify-no-seed = Der Startwert steht nicht im Protokoll. Er wird am Ende des Spiels offengelegt: Prüfe das fertige Protokoll.
cli-verify-wrong-draw = Falsche Ziehung in Zeile { $line }: Das Protokoll sagt „{ $told }“, aber gezogen worden wäre „{ $drawn }“. Diesem Protokoll ist nicht zu trauen.
cli-verify-good = In Ordnung: Der Startwert passt zum hinterlegten Wert, und alle { $draws } Würfe und Ziehungen folgen aus ihm.
cli-verify-fingerprint = Fingerabdruck: { $fingerprint }
cli-verify-no-promise = Vergleiche ihn mit dem, den du vor dem Spiel gesehen hast, oder gib jenen mit --promise an.
cli-verify-promise-kept = Das Protokoll stimmt mit dem überein, was versprochen war.
cli-verify-promise-broken = Das ist nicht, was versprochen war: Diesem Protokoll ist nicht zu trauen.
cli-verify-shares = Browser, die zum Startwert beigetragen haben: { $added }. Zugesagt, aber nicht gekommen: { $missing }.

cli-play-terminal = Hier im Terminal spielen statt im Browser.
cli-play-people = Wie viele Menschen an diesem Terminal spielen; die ersten Plätze sind ihre.
cli-play-name = Der Name eines Spielers; mehrfach möglich.
cli-play-seed = Legt Würfel und Ziehungen fest (Vorgabe: frisch und geheim).
cli-play-resume = Ein gespeichertes Protokoll weiterspielen.
cli-play-continue = Das zuletzt verlassene Spiel weiterspielen.
cli-play-nothing-to-continue = Es gibt kein Spiel zum Weiterspielen. Beginne eines: tilefolk play --terminal
cli-play-no-seed = Das Protokoll hat keinen Startwert: Würfel und Ziehungen können nicht weitergehen.
cli-play-which = Welches Spiel?
cli-play-which-again = Gib eine Zahl von 1 bis { $count } oder den Namen des Spiels ein. Strg-D beendet.
cli-play-welcome = { $game }. Hilfe mit „?“.
cli-play-prompt = { $player }>
cli-play-many = { $count ->
    [one] 1 Zug ist
   *[other] { $count } Züge sind
 } möglich, zum Beispiel „{ $example }“. Die Eingabetaste zählt alle auf.
cli-play-try-again = Es wurde nichts verändert. Die Eingabetaste zeigt, was möglich ist.
cli-play-help =
    Gib einen Zug so ein, wie er in der Liste steht (zum Beispiel „{ $example }“), oder seine Nummer; Tab ergänzt ihn.
      Enter oder l   die möglichen Züge
      b              der Plan
      p              die Punkte
      h              ein Tipp: die besten Züge
      s DATEI        speichern
      q oder Strg-D  verlassen; weiter mit „tilefolk play --terminal --continue“
cli-play-save-where = Wohin? Gib ein: s DATEI
cli-play-save-failed = { $file } ist nicht schreibbar: { $reason }
cli-play-saved = Gespeichert: { $file }
cli-play-left = Dein Spiel ist aufgehoben. Weiter mit: tilefolk play --terminal --continue
cli-command-serve = Den Server für andere betreiben, im eigenen Netz oder hinter einem Proxy.
cli-serve-host = Die Adresse, auf der er hört; 0.0.0.0 lässt andere im Netz mitspielen.
cli-serve-port = Der Port, auf dem er hört; 0 nimmt einen freien.
cli-serve-data = Der Ordner der Datenbank und des Geheimnisses des Servers.
cli-serve-database = Die Adresse einer anderen Datenbank, zum Beispiel PostgreSQL.
cli-serve-hostname = Ein Name, unter dem dieser Server erreichbar ist; mehrfach möglich.
cli-serve-origin = Eine weitere Herkunft, deren Seiten sich verbinden dürfen; mehrfach möglich.
cli-serve-bot-pace = Die kürzeste Zeit für den Zug eines Bots, in Sekunden.
cli-serve-answer-seconds = Wie viele Sekunden Bots den Menschen lassen, um auf ein Angebot zu antworten, wenn für den Tisch nichts anderes eingestellt ist.
cli-serve-analyses = Beendete Spiele im Hintergrund analysieren.
cli-serve-forget-after = Tische löschen, die so viele Tage niemand angerührt hat, und Gäste, die keinen mehr haben (Vorgabe: nie).
cli-serve-metrics-token = Wer dieses Token vorweist, darf /metrics lesen (Vorgabe: wer von diesem Rechner aus fragt).
cli-serve-no-folder = Der Ordner { $folder } ist nicht zu gebrauchen: { $reason }. Wähle einen anderen mit TILEFOLK_DATA, für einen Server auch mit --data.
cli-serve-no-database = Die Datenbank ist nicht zu gebrauchen: { $reason }
cli-serve-json-logs = Das Log als JSON-Zeilen.
cli-serve-log-level = Wie viel ins Log kommt.
cli-serve-listens = Tilefolk hört auf { $address }
cli-play-port = Der Port, auf dem er hört (Vorgabe: 8000 oder ein freier).
cli-play-browser = Den Browser öffnen oder nur die Adresse nennen.
cli-play-address = Tilefolk ist bereit: { $address }
cli-play-stop = Strg-C beendet; laufende Spiele bleiben erhalten.
cli-play-names = { $names } Namen für { $players } Spieler sind zu viele.
cli-play-no-port = { $host }, Port { $port }, lässt sich nicht benutzen: { $reason }. Versuche einen anderen --port.
cli-play-bot = Wer die übrigen Plätze spielt: easy, medium, hard, master oder ein eigener Bot (Datei.py:Klasse).
cli-play-hand-over = Jetzt ist { $player } dran. Eingabetaste drücken, wenn niemand sonst zusieht.
cli-play-hint = { $move }: gewinnt in { $share } % der Fortsetzungen
