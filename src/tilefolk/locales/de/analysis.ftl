# Die Analyse beendeter Spiele.

cli-command-analyse = Gewinnchancen, Glück, Können und Fehler eines beendeten Spiels zeigen.
cli-analyse-quality = Wie gründlich: Jede Stufe baut auf der vorigen auf.
cli-analyse-seed = Das Glück der Probespiele; derselbe Startwert ergibt dieselben Zahlen.
cli-analyse-picture = Welches Bild --svg und --png schreiben: Gewinnkurve, Punkte, Schlussstellung oder Würfel.
cli-analyse-no-dice = { $game } hat keine Würfel.
cli-analyse-svg = Das Bild als SVG schreiben.
cli-analyse-png = Das Bild als PNG schreiben.
cli-analyse-html = Alles als eine Seite schreiben, die sich drucken lässt.
cli-analyse-working = Analyse läuft
cli-analyse-stopped = Angehalten. Das ist bisher bekannt.
error-server-analysis-none-here = Dieser Server analysiert keine Spiele.
error-server-analysis-none-yet = Dieses Spiel ist noch nicht analysiert.
error-server-analysis-not-yours = Nur wer diese Analyse verlangt oder mitgespielt hat, kann sie anhalten.
error-server-analysis-own-game = Dieses Spiel kennt nur das Programm, das diesen Server betreibt: Es kann nicht analysiert werden. Mach es in einem eigenen Modul bekannt, das importiert werden kann.
error-server-analysis-too-long = Dieses Spiel ist zu lang für eine Analyse (Züge: { $moves }, höchstens { $most }).
error-server-analysis-too-many = Du wartest schon auf so viele Analysen, wie du darfst ({ $most }). Halte eine an oder warte.
error-analysis-not-over = Nur ein beendetes Spiel lässt sich analysieren.

analysis-title = { $game }: Gewinnchancen
analysis-caution = Die Kurve sagt, wie oft jeder gewänne, wenn von da an starke Bots weiterspielten; zwischen ungleichen Spielern ist sie keine Vorhersage.
analysis-final = Schlussstellung
analysis-scores = Punkte
analysis-dice = Würfe (Strich: erwartet)
analysis-dice-thrown = Gewürfelt
analysis-changes = Glück (grau) und Entscheidungen: was sie dem ersten Spieler gebracht haben
analysis-player = Spieler
analysis-points = Punkte
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = grober Fehler
analysis-marked = { $mark }: { $move } (verschenkte { $loss } %)
analysis-move = Zug
analysis-played = Gespielt
analysis-mark = Urteil
analysis-gave-away = Verschenkt
analysis-better = Besser
analysis-no-marks = Keine Entscheidung hat messbar etwas verschenkt.
analysis-marks-not-sought = Bei dieser Güte wurde nicht nach Fehlern gesucht.
analysis-luckiest = Glücklichste Ziehung
analysis-luckiest-roll = Glücklichster Wurf
analysis-worst = Schlechteste Entscheidung
analysis-cards-income = Karten durch Würfe
analysis-cards-expected = Erwartet
analysis-cards-founding = Karten zu Beginn
analysis-cards-stolen = Geraubt
analysis-cards-robbed = Durch Raub verloren
analysis-cards-discarded = Abgegeben
analysis-cards-deal-got = Im Handel erhalten
analysis-cards-deal-gave = Im Handel gegeben
analysis-cards-bank-gave = Von der Bank
analysis-cards-bank-took = An die Bank
analysis-ask = Spiel analysieren
analysis-stop = Anhalten
analysis-title-page = Analyse
analysis-about = Wie wahrscheinlich war für jeden der Sieg, was war Glück, und welche Entscheidungen haben etwas gekostet? Von jeder Stellung aus wird viele Male weitergespielt.
analysis-waiting = Wartet, bis sie an der Reihe ist …
analysis-working = { $percent } % fertig
analysis-stopped = Angehalten bei { $percent } %
analysis-failed = Die Analyse konnte nicht beendet werden.
analysis-again = Neu beginnen
analysis-open = Analyse zeigen
analysis-page = Seite zum Drucken
analysis-win = Gewinnchancen
analysis-luck-and-skill = Glück und Können
analysis-luck-about = In Teilen eines Sieges, über das ganze Spiel addiert: Beginn, Glück und alle Entscheidungen ergeben zusammen das Ergebnis. Entscheidungen werden mit denen eines starken Bots verglichen (±0 %: ebenso gut); viele kleine Verluste können mehr als 100 % ergeben.
analysis-start = Beginn
analysis-result = Ergebnis
analysis-marks = Markierte Entscheidungen
analysis-marks-about = Was eine Entscheidung gegenüber der besseren von der Gewinnchance verschenkte, und wie ungenau das ist. ?! ab 3 %, ? ab 6 %, ?? ab 12 %: Markiert wird nur, was sicher mehr als Zufall ist.
analysis-none-marked = Bisher hat keine Entscheidung mehr als Rauschen verschenkt.
analysis-lost = verschenkte { $loss } % (± { $error })
analysis-was-best = der beste.
analysis-as-good = etwa so gut wie der beste.
analysis-cost = kostete etwa { $loss } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
 }
analysis-next = Nächster Zug
analysis-best-moves = Beste Züge
analysis-expects = ≈ { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
analysis-cards = Karten
analysis-by-number = Karten nach gewürfelter Zahl
analysis-cards-monopoly = Durch Monopol erhalten
analysis-cards-lost-to-monopoly = Durch Monopol verloren
analysis-cards-plenty = Erfindung
analysis-thrown = { $sum }: { $count }-mal gewürfelt, zu erwarten { $expected }
analysis-chance = { $name }: { $percent } %
analysis-points-about = Durchgezogen: Punkte bis dahin. Gepunktet: was am Ende zu erwarten war.
analysis-number = { $number }
