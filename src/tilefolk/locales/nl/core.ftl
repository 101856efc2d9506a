# Spellen, algemene fouten en de opdrachtregel.

game-hunters = Carcassonne: Jagers en Verzamelaars
game-mayflower = Carcassonne: Mayflower
game-catan = Catan

goods-none = niets

## Fouten van de kern

error-core-action-parts = Aan de actie “{ $text }” ontbreekt iets, of er klopt iets niet aan.
error-core-engine-mixed = De kern is maar ten dele gecompileerd: { $modules } ontbreekt. Compileer hem opnieuw met scripts/build, of zet TILEFOLK_PURE=1 om hem ongecompileerd te gebruiken.
error-core-engine-old = De gecompileerde kern is ouder dan de broncode: { $modules } is veranderd. Compileer hem opnieuw met scripts/build, of zet TILEFOLK_PURE=1 om hem ongecompileerd te gebruiken.
error-core-file-unwritable = { $file } is niet te schrijven: { $reason }.
error-core-game-over = Het spel is afgelopen.
error-core-illegal-action = Dit mag hier niet.
error-core-no-options = { $game } heeft geen instellingen.
error-core-not-an-outcome = Dit is geen van de mogelijke uitkomsten.
error-core-not-chances-move = Er wordt nu niet gegooid of getrokken.
error-core-not-your-turn = Je bent niet aan de beurt.
error-core-not-yours = Hier beslist iemand anders over.
error-core-option-value = De instelling { $option } kan niet “{ $value }” zijn. Mogelijk: { $choices }.
error-core-players = { $game } is voor { $min } tot { $max } spelers, niet voor { $players }.
error-core-record-foreign = Dit is geen Tilefolk-verslag: de eerste regel moet met “tilefolk-record” beginnen.
error-core-record-header = De kop van het verslag is vóór regel { $line } fout: { $reason }
error-core-record-header-line = Regel { $line } van de kop is niet te lezen: “{ $text }”.
error-core-record-move = Regel { $line } (“{ $text }”) is niet mogelijk: { $reason }
error-core-record-move-line = Regel { $line } is niet te lezen: “{ $text }”.
error-core-record-rules = Het verslag volgt versie { $rules } van de regels; dit programma kent versie { $known }.
error-core-record-seed = De startwaarde in regel { $line } hoort niet bij de vastgelegde waarde in de kop: het verslag is veranderd.
error-core-record-nonce = De bijdrage van plaats { $seat } hoort niet bij wat vóór het spel is toegezegd: het verslag is veranderd.
error-core-record-order = De volgorde van de plaatsen is niet die welke uit de startwaarde volgt ({ $drawn }): het verslag is veranderd.
error-core-record-shares = De bijdragen in de kop horen niet bij de plaatsen van dit spel.
error-core-record-twice = Regel { $line } noemt “{ $what }” een tweede keer; een verslag noemt het één keer.
error-core-record-name = De naam van plaats { $seat } bevat een regeleinde of een ander stuurteken; een naam is één regel.
error-core-record-seat = Regel { $line } noemt plaats { $seat }, die dit spel niet heeft.
error-core-record-long-line = Regel { $line } is te lang voor een verslag: hoogstens { $max } tekens.
error-core-record-control = Regel { $line } bevat een stuurteken; in een verslag staat er geen.
error-core-record-own-tiles = Het verslag is met de tegels van het spel zelf gespeeld; laat --tiles weg.
error-core-record-tiles = Het verslag is met andere tegels gespeeld ({ $tiles }). Geef hun bestand op met --tiles.
error-core-record-truncated = Het verslag breekt af bij regel { $line }. Het is niet volledig bewaard.
error-core-record-unreadable = { $file } is niet te lezen: { $reason }
error-core-record-version = Het verslag heeft formaat { $version }; dit programma leest formaat { $known }. Gebruik een nieuwere Tilefolk.
error-core-unknown-game = Er is geen spel “{ $game }”. Er zijn: { $known }.
error-pictures-no-place = Die plaats is er niet op het bord: { $text }.
error-core-other-games-action = { $action } is een actie van een ander spel, niet van { $game }.
error-core-text-is-no-action = Hier is een actie nodig, niet de tekst “{ $text }”. Lees die eerst in met parse.
error-core-unknown-option = { $game } heeft geen instelling “{ $option }”. Er zijn: { $known }.
error-core-wrong-mover = Hier is iemand anders aan zet dan “{ $text }” zegt.

## De opdrachtregel

cli-error = Fout:
cli-file-failed = { $file }: { $reason }.
cli-output-failed = De uitvoer is niet te schrijven: { $reason }.
cli-yes = ja
cli-no = nee
cli-chance = trekken
cli-players = spelers
cli-scores = Punten: { $scores }
cli-winners = { $count ->
    [one] { $winners } wint.
   *[other] Gedeelde overwinning: { $winners }.
 }
cli-unfinished = Het spel is nog niet afgelopen.
cli-engine-compiled = gecompileerde kern
cli-engine-pure = niet-gecompileerde kern

cli-command-tilefolk = Drie bordspellen, precies volgens hun spelregels.
cli-command-play = Een spel spelen, in de browser of in de terminal.
cli-command-simulate = Veel willekeurige spellen spelen en punten, overwinningen en lengtes tellen.
cli-command-show = Een bewaard spel zet voor zet tonen.
cli-command-verify = Nagaan dat niemand aan de worpen en trekkingen van een bewaard spel heeft gezeten.

cli-option-lang = De taal: Engels, Hongaars, Duits of Nederlands.
cli-option-version = De versie en de kern die draait.
cli-option-json = Het resultaat als JSON.
cli-option-promise = De vingerafdruk die vóór het spel is getoond; het verslag wordt ermee vergeleken.
cli-option-players = Hoeveel spelers (standaard: zo weinig als het spel toelaat).
cli-option-option = Een instelling van het spel, bijvoorbeeld --option NAAM=WAARDE; mag vaker.

cli-simulate-games = Hoeveel spellen.
cli-simulate-seed = Dezelfde startwaarde geeft dezelfde spellen.
cli-simulate-processes = Hoeveel processen het werk delen (standaard: één per kern); het resultaat hangt er niet van af.
cli-simulate-running = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }
cli-simulate-title = { $game }: { $games ->
    [one] 1 willekeurig spel
   *[other] { $games } willekeurige spellen
 }, { $players } spelers
cli-simulate-sources = Waar de punten vandaan kwamen
cli-simulate-shared = Gedeelde overwinningen: { $shared }
cli-simulate-speed = { $seconds } s, { $rate } spellen per seconde ({ $engine })
cli-simulate-stopped = Gestopt na { $games } van { $wanted ->
    [one] 1 spel
   *[other] { $wanted } spellen
 }.
cli-column-wins = gewonnen
cli-column-mean = gemiddeld
cli-column-sd = spreiding
cli-column-min = minste
cli-column-median = mediaan
cli-column-max = meeste
cli-column-share = aandeel
cli-column-points-a-game = punten per spel
cli-row-margin = Voorsprong op de tweede
cli-row-decisions = Beslissingen per spel

cli-show-boards = Na elke zet het bord tekenen.
cli-show-moves = De zetten vertellen, of alleen de laatste stand.
cli-show-title = { $game }: { $players }
cli-show-option = Instelling { $name }: { $value }

cli-verify-no-commitment = Het verslag heeft geen vastgelegde waarde: er is niets beloofd dat na te gaan is.
cli-verify-no-seed = De startwaarde staat niet in het verslag. Die wordt aan het einde van het spel onthuld: controleer het afgeronde verslag.
cli-verify-wrong-draw = Verkeerde trekking in regel { $line }: het verslag zegt “{ $told }”, maar getrokken zou zijn “{ $drawn }”. Dit verslag is niet te vertrouwen.
cli-verify-good = In orde: de startwaarde past bij de vastgelegde waarde en alle { $draws } worpen en trekkingen volgen eruit.
cli-verify-fingerprint = Vingerafdruk: { $fingerprint }
cli-verify-no-promise = Vergelijk die met de vingerafdruk die je vóór het spel zag, of geef die op met --promise.
cli-verify-promise-kept = Het verslag klopt met wat beloofd was.
cli-verify-promise-broken = Dit is niet wat beloofd was: dit verslag is niet te vertrouwen.
cli-verify-shares = Browsers die aan de startwaarde hebben bijgedragen: { $added }. Toegezegd, maar niet gekomen: { $missing }.

cli-play-terminal = Hier in de terminal spelen in plaats van in de browser.
cli-play-people = Hoeveel mensen aan deze terminal spelen; de eerste plaatsen zijn van hen.
cli-play-name = De naam van een speler; mag vaker.
cli-play-seed = Legt worpen en trekkingen vast (standaard: vers en geheim).
cli-play-resume = Doorgaan met een bewaard verslag.
cli-play-continue = Doorgaan met het spel dat je het laatst verliet.
cli-play-nothing-to-continue = Er is geen spel om mee door te gaan. Begin er een: tilefolk play --terminal
cli-play-no-seed = Het verslag heeft geen startwaarde: worpen en trekkingen kunnen niet verder.
cli-play-which = Welk spel?
cli-play-which-again = Typ een getal van 1 tot { $count } of de naam van het spel. Ctrl-D stopt.
cli-play-welcome = { $game }. Hulp met “?”.
cli-play-prompt = { $player }>
cli-play-many = { $count ->
    [one] Er is 1 zet
   *[other] Er zijn { $count } zetten
 } mogelijk, bijvoorbeeld “{ $example }”. Enter somt ze allemaal op.
cli-play-try-again = Er is niets veranderd. Enter toont wat mogelijk is.
cli-play-help =
    Typ een zet zoals die in de lijst staat (bijvoorbeeld “{ $example }”) of het nummer; Tab vult aan.
      Enter of l   de mogelijke zetten
      b            het bord
      p            de punten
      h            een tip: de beste zetten
      s BESTAND    bewaren
      q of Ctrl-D  stoppen; verder met “tilefolk play --terminal --continue”
cli-play-save-where = Waarheen? Typ: s BESTAND
cli-play-save-failed = { $file } is niet te schrijven: { $reason }
cli-play-saved = Bewaard: { $file }
cli-play-left = Je spel is bewaard. Ga verder met: tilefolk play --terminal --continue
cli-command-serve = De server voor anderen draaien, in je netwerk of achter een proxy.
cli-serve-host = Het adres waarop hij luistert; 0.0.0.0 laat anderen in je netwerk meedoen.
cli-serve-port = De poort waarop hij luistert; 0 neemt een vrije.
cli-serve-data = De map van de database en van het geheim van de server.
cli-serve-database = Het adres van een andere database, bijvoorbeeld PostgreSQL.
cli-serve-hostname = Een naam waaronder deze server te bereiken is; mag vaker.
cli-serve-origin = Nog een herkomst waarvan pagina's verbinding mogen maken; mag vaker.
cli-serve-bot-pace = De kortste tijd voor een zet van een bot, in seconden.
cli-serve-answer-seconds = Hoeveel seconden bots mensen de tijd geven om op een aanbod te antwoorden, als er voor de tafel niets anders is ingesteld.
cli-serve-analyses = Gespeelde spellen op de achtergrond analyseren.
cli-serve-forget-after = Tafels verwijderen die zoveel dagen door niemand zijn aangeraakt, en gasten die er geen meer hebben (standaard: nooit).
cli-serve-metrics-token = Wie dit token toont, mag /metrics lezen (standaard: wie het vanaf deze machine vraagt).
cli-serve-no-folder = De map { $folder } is niet te gebruiken: { $reason }. Kies een andere met TILEFOLK_DATA, voor een server ook met --data.
cli-serve-no-database = De database is niet te gebruiken: { $reason }
cli-serve-json-logs = Het logboek als JSON-regels.
cli-serve-log-level = Hoeveel er in het logboek komt.
cli-serve-listens = Tilefolk luistert op { $address }
cli-play-port = De poort waarop hij luistert (standaard: 8000 of een vrije).
cli-play-browser = De browser openen, of alleen het adres noemen.
cli-play-address = Tilefolk is klaar: { $address }
cli-play-stop = Ctrl-C stopt; lopende spellen blijven bewaard.
cli-play-names = { $names } namen voor { $players } spelers zijn te veel.
cli-play-no-port = Luisteren op { $host }, poort { $port }, lukt niet: { $reason }. Probeer een andere --port.
cli-play-bot = Wie op de andere plaatsen speelt: easy, medium, hard, master of een eigen bot (bestand.py:Klasse).
cli-play-hand-over = Nu speelt { $player }. Druk op Enter als niemand anders kijkt.
cli-play-hint = { $move }: wint in { $share } % van de voortzettingen
