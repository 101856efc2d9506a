# Bots: namen van de niveaus, de arena en tips.

bot-random = Toeval
bot-random-description = Doet een willekeurige geldige zet. Alleen voor metingen.
bot-weighted = Gewogen toeval
bot-weighted-description = Speelt willekeurig, maar bouwt zodra het kan. Alleen voor metingen.
bot-greedy = Gulzig
bot-greedy-description = Pakt één zet vooruit de meeste punten. Alleen voor metingen.
bot-easy = Makkelijk
bot-easy-description = Speelt verstandig, maar ziet dingen over het hoofd. Goed voor een eerste partij.
bot-medium = Gemiddeld
bot-medium-description = Pakt de punten die hij ziet, en ziet de meeste. Vooruit plannen doet hij niet.
bot-hard = Moeilijk
bot-hard-description = Telt wat er nog over is, weegt kansen af en past op zijn figuren.
bot-master = Meester
bot-master-description = Denkt door hoe het spel verder kan gaan. Zo sterk als in één seconde lukt.
bot-ppo = PPO
bot-ppo-description = Een klein netwerk dat Jagers en Verzamelaars leerde door tegen zichzelf te spelen. Voor onderzoek.
bot-azero = Azero
bot-azero-description = Moeilijk, aangevuld met kleine netwerken die van het zoeken leerden. Alleen Jagers en Verzamelaars. Voor onderzoek.
bot-azero-search = Azero met zoeken
bot-azero-search-description = Meester, die oordeelt met wat Azero leerde. Alleen Jagers en Verzamelaars. Voor onderzoek.

error-bots-unknown = Er is geen bot “{ $name }”. Er zijn: { $known }. Een eigen bot is BESTAND.py:KLASSE, een getrainde een bestand .npz of .json. Een bot die zoekt, mag zijn pogingen noemen: master@4000.
error-bots-failed = Je eigen bot ging fout, { $place }: { $reason }
error-bots-illegal = De bot { $name } koos { $action }, en dat hoort niet bij zijn geldige zetten.
error-bots-no-search = De bot “{ $name }” zoekt niet en kan dus met @ geen pogingen krijgen.
error-bots-no-file = Er is geen bestand { $file }.
error-bots-no-class = { $file } heeft geen klasse { $name } met een methode “choose”.
error-bots-no-checkpoint = { $file } is geen checkpoint van een getrainde bot, of de getallen passen niet bij de waarnemingen.
error-bots-old-checkpoint = { $file } is getraind met versie { $version } van de codering “{ $encoding }”; nu geldt { $now }. Train opnieuw.
error-bots-other-game = { $file } is getraind voor { $trained }, niet voor { $game }.
error-bots-seats = { $game } is voor { $min } tot { $max } spelers; { $count ->
    [one] er is 1 bot
   *[other] er zijn { $count } bots
 } genoemd.

cli-command-bots = De bots tonen.
cli-command-arena = Bots veel spellen tegen elkaar laten spelen en hun sterkte meten.
cli-command-hint = De beste zetten in een bewaard spel tonen.
cli-command-tune = De gewichten in het oordeel van de bots verbeteren door ze tegen elkaar te laten spelen.
cli-bots-name = Bot
cli-bots-budget = Denkt hoogstens
cli-bots-description = Hoe hij speelt
cli-bots-seconds = { $seconds } s
cli-arena-bots = Namen van bots, of BESTAND.py:KLASSE voor een eigen speler; één per plaats, of twee voor een duel aan een grotere tafel.
cli-arena-bot = Nog een bot, als BESTAND.py:KLASSE of met een naam.
cli-arena-game = Het spel.
cli-arena-games = Hoeveel spellen.
cli-arena-seed = Dezelfde startwaarde geeft dezelfde trekkingen en worpen.
cli-arena-seconds = Hoe lang zoekende bots per zet mogen denken, in seconden.
cli-arena-iterations = Laat zoekende bots precies zoveel pogingen doen, zodat het resultaat herhaalbaar is.
cli-arena-processes = Hoeveel processen het werk delen.
cli-arena-cluster = De spellen over een Ray-cluster verdelen (vereist de extra “cluster”).
cli-arena-plot = Het resultaat in dit bestand tekenen (.svg of .png).
cli-arena-running = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }
cli-arena-title = { $game }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }, { $players } spelers
cli-arena-wins = Gewonnen
cli-arena-interval = 95%-interval
cli-arena-points = Punten
cli-arena-rating = Rating
cli-arena-time = Per beslissing
cli-arena-saved = Getekend in { $file }.
cli-arena-plot-kind = Een tekening is een bestand .svg of .png.
cli-hint-count = Hoeveel zetten.
cli-hint-budget = Hoe lang er gedacht wordt, in seconden.
cli-hint-at = Na deze zet van het verslag (anders: na de laatste).
cli-hint-seat = Voor deze plaats, vanaf 1 geteld (anders: wie aan zet is).
cli-hint-title = Wat { $seat } zou kunnen spelen
cli-hint-move = Zet
cli-hint-share = Kans op winst
cli-hint-points = Verwachte punten
cli-hint-visits = Pogingen
cli-hint-over = Het spel is afgelopen: er valt niets te beslissen.
cli-hint-waiting = Deze plaats heeft hier niets te beslissen.
cli-hint-no-move = Het verslag heeft { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }.
cli-tune-rounds = Hoeveel ronden: na elke ronde schuiven de gewichten een stap op.
cli-tune-games = Spellen per ronde, en aan het eind als proef.
cli-tune-weight = Alleen dit gewicht veranderen (mag herhaald worden); anders allemaal.
cli-tune-out = De gewichten in dit bestand schrijven.
cli-tune-round = Ronde { $round }: { $share } % tegen andere gewichten in { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 } (even sterk: 50 %)
cli-tune-proof = De gevonden gewichten winnen { $share } % ({ $low }–{ $high }) van { $games ->
    [one] 1 nieuw spel
   *[other] { $games } nieuwe spellen
 } alleen tegen de vorige (even sterk: { $even } %).
