# De analyse van gespeelde spellen.

cli-command-analyse = Winstkansen, geluk, vaardigheid en fouten van een gespeeld spel tonen.
cli-analyse-quality = Hoe grondig: elke stap bouwt voort op de vorige.
cli-analyse-seed = Het geluk van de proefspellen; dezelfde startwaarde geeft dezelfde getallen.
cli-analyse-picture = Welke afbeelding --svg en --png schrijven: winstkansen, punten, eindstand of dobbelstenen.
cli-analyse-no-dice = { $game } heeft geen dobbelstenen.
cli-analyse-svg = De afbeelding als SVG schrijven.
cli-analyse-png = De afbeelding als PNG schrijven.
cli-analyse-html = Alles schrijven als één pagina die je kunt afdrukken.
cli-analyse-working = Bezig met de analyse
cli-analyse-stopped = Gestopt. Dit is tot nu toe bekend.
error-server-analysis-none-here = Deze server analyseert geen spellen.
error-server-analysis-none-yet = Dit spel is nog niet geanalyseerd.
error-server-analysis-not-yours = Alleen wie om deze analyse vroeg of meespeelde, kan haar stoppen.
error-server-analysis-own-game = Dit spel kent alleen het programma dat deze server draait: het kan niet geanalyseerd worden. Maak het bekend in een eigen module die geïmporteerd kan worden.
error-server-analysis-too-long = Dit spel is te lang om te analyseren (zetten: { $moves }, hoogstens { $most }).
error-server-analysis-too-many = Je wacht al op zoveel analyses als je mag ({ $most }). Stop er een, of wacht.
error-analysis-not-over = Alleen een afgelopen spel kan geanalyseerd worden.

analysis-title = { $game }: winstkansen
analysis-caution = De curve zegt hoe vaak iedereen zou winnen als vanaf daar sterke bots verder speelden; tussen ongelijke spelers is ze geen voorspelling.
analysis-final = Eindstand
analysis-scores = Punten
analysis-dice = Worpen (streep: verwacht)
analysis-dice-thrown = Gegooid
analysis-changes = Geluk (grijs) en beslissingen: wat ze de eerste speler brachten
analysis-player = Speler
analysis-points = Punten
analysis-luck = Geluk
analysis-own = Eigen beslissingen
analysis-others = Beslissingen van anderen
analysis-inaccuracy = onnauwkeurigheid
analysis-mistake = fout
analysis-blunder = blunder
analysis-marked = { $mark }: { $move } (gaf { $loss } % weg)
analysis-move = Zet
analysis-played = Gespeeld
analysis-mark = Oordeel
analysis-gave-away = Weggegeven
analysis-better = Beter
analysis-no-marks = Geen enkele beslissing gaf meetbaar iets weg.
analysis-marks-not-sought = Bij deze kwaliteit is niet naar fouten gezocht.
analysis-luckiest = Gelukkigste trekking
analysis-luckiest-roll = Gelukkigste worp
analysis-worst = Slechtste beslissing
analysis-cards-income = Kaarten door worpen
analysis-cards-expected = Verwacht
analysis-cards-founding = Kaarten bij het begin
analysis-cards-stolen = Gestolen
analysis-cards-robbed = Verloren door diefstal
analysis-cards-discarded = Ingeleverd
analysis-cards-deal-got = Gekregen door ruil
analysis-cards-deal-gave = Gegeven door ruil
analysis-cards-bank-gave = Van de bank
analysis-cards-bank-took = Naar de bank
analysis-ask = Analyseer het spel
analysis-stop = Stoppen
analysis-title-page = Analyse
analysis-about = Hoe groot was ieders kans om te winnen, wat was geluk, en welke beslissingen kostten iets? Vanuit elke stand wordt vele malen doorgespeeld.
analysis-waiting = Wacht op zijn beurt …
analysis-working = { $percent } % klaar
analysis-stopped = Gestopt bij { $percent } %
analysis-failed = De analyse kon niet worden afgemaakt.
analysis-again = Opnieuw beginnen
analysis-open = Analyse tonen
analysis-page = Pagina om af te drukken
analysis-win = Winstkansen
analysis-luck-and-skill = Geluk en vaardigheid
analysis-luck-about = In delen van een overwinning, over het hele spel opgeteld: begin, geluk en alle beslissingen zijn samen het resultaat. Beslissingen worden vergeleken met die van een sterke bot (±0 %: even goed); veel kleine verliezen kunnen samen meer dan 100 % zijn.
analysis-start = Begin
analysis-result = Resultaat
analysis-marks = Gemarkeerde beslissingen
analysis-marks-about = Wat een beslissing van de winstkans weggaf vergeleken met de betere, en hoe onzeker dat is. ?! vanaf 3 %, ? vanaf 6 %, ?? vanaf 12 %: alleen wat zeker meer dan toeval is, wordt gemarkeerd.
analysis-none-marked = Tot nu toe gaf geen beslissing meer weg dan ruis.
analysis-lost = gaf { $loss } % weg (± { $error })
analysis-was-best = de beste.
analysis-as-good = ongeveer even goed als de beste.
analysis-cost = kostte ongeveer { $loss } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
 }
analysis-next = Volgende zet
analysis-best-moves = Beste zetten
analysis-expects = ≈ { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
analysis-cards = Kaarten
analysis-by-number = Kaarten per gegooid getal
analysis-cards-monopoly = Gekregen door monopolie
analysis-cards-lost-to-monopoly = Verloren door monopolie
analysis-cards-plenty = Uitvinding
analysis-thrown = { $sum }: { $count } keer gegooid, te verwachten { $expected }
analysis-chance = { $name }: { $percent } %
analysis-points-about = Doorgetrokken: punten tot dan toe. Gestippeld: wat aan het einde te verwachten was.
analysis-number = { $number }
