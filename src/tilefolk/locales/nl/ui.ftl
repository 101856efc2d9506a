# De woorden van de browserclient.

## Overal

ui-close = Sluiten
ui-back = Terug
ui-next = Verder
ui-yes = ja
ui-no = nee
ui-language = Taal
ui-guest = Gast
ui-loading = Een ogenblik …
ui-rule = Regel { $id }
ui-rules = Regels
ui-to-lobby = Naar de lobby
ui-try-again = Probeer opnieuw
ui-broken = Er ging iets mis
ui-broken-about = Van je spel is niets verloren: het staat veilig op de server.

error-ui-offline = De server is niet bereikbaar. Controleer de verbinding; we blijven het proberen.
error-ui-unexpected = Dat lukte niet ({ $key }).

## Lobby

lobby-title = Drie spellen, één tafel
lobby-subtitle = Kies een spel. Twee klikken en je speelt.
lobby-your-name = Je naam
lobby-unreachable = De server is nu niet bereikbaar. We blijven het proberen …
lobby-about-hunters = Rivieren, bossen en weiden uit de steentijd.
lobby-about-mayflower = Van de Oostkust de nieuwe wereld in.
lobby-about-catan = Bouw, handel en bewoon een eiland.
lobby-players = { $min }–{ $max } spelers
lobby-alone = Speel tegen bots
lobby-screen = Speel samen aan dit scherm
lobby-friends = Nodig vrienden uit met een link
lobby-how-many = Met hoeveel spelen jullie?
lobby-bots = Sterkte van de bots
lobby-more = Meer opties
lobby-shuffle = Loot om de volgorde
lobby-public = Anderen mogen de tafel vinden en meespelen
lobby-screen-names = Wie er aan dit scherm meespeelt:
lobby-player-number = Speler { $number }
lobby-my-tables = Mijn tafels
lobby-public-tables = Openbare tafels
status-waiting = wacht op spelers
status-starting = begint
status-playing = bezig
status-over = afgelopen

join-title = Je bent uitgenodigd
join-about = Zeg hoe je heet en neem plaats. Zijn alle plaatsen bezet, dan kun je toekijken.
join-go = Naar de tafel

## Wachten op spelers

waiting-title = { $game } – we gaan zo beginnen
waiting-you = (jij)
waiting-sit = Hier zitten
waiting-bot = Bot toevoegen …
waiting-remove = Plaats weghalen
waiting-free = Plaats vrijmaken
waiting-stand = Opstaan
waiting-add = Nog een plaats
waiting-start = Start het spel
waiting-ready = Is iedereen er? Lege plaatsen vallen bij de start weg.
waiting-host = De gastheer start het spel.
waiting-more = Er zijn nog niet genoeg spelers.
invite-label = Stuur je vrienden deze link:
invite-watch = Met deze link kunnen anderen toekijken:
invite-copy = Kopiëren
invite-copied = Gekopieerd

colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-black = zwart
colour-orange = oranje
colour-white = wit
colour-any = willekeurige kleur
colour-of = Kleur van { $name }
colour-mine = Jouw kleur

seat-open = Vrije plaats
seat-bot = Bot { $number } ({ $level })
seat-number = Speler { $number }
seat-replace = Laat een bot verder spelen
seat-menu = Plaats van { $name }
seat-menu-open = Vrije plaats
seat-menu-own = Jouw plaats
seat-sit = Hier gaan zitten
seat-leave = Het spel verlaten
seat-leave-text = Je plaats komt vrij: iemand anders kan daar gaan zitten en verder spelen met alles wat erbij hoort.
seat-release = De gastheer mag mijn plaats aan iemand anders geven
seat-free = Plaats vrijmaken
seat-why-here = { $name } is er. Tijdens het spel komt een plaats alleen vrij als de speler opstaat, ermee instemt of { $seconds } seconden weg is.
seat-why-away = { $name } is er niet. De plaats kan over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } worden vrijgemaakt.
seat-agreed = { $name } vindt het goed dat iemand anders verder speelt.
seat-kept = Wie weg was, krijgt de plaats bij terugkomst terug, tenzij daar iemand anders is gaan zitten.
log-seat-free = Plaats { $number } is vrij: { $reason ->
    [away] { $name } is al lang weg.
   *[left] { $name } is opgestaan.
 }
log-seat-opened = Plaats { $number } is vrij: de bot is opgestaan.
log-seat-bot = Op plaats { $number } speelt een bot verder.
log-seat-taken = { $name } neemt plaats { $number } over{ $hand ->
    [yes] {" "}en ziet vanaf nu de kaarten daarvan.
   *[no] .
 }
log-seat-back = { $name } is terug op plaats { $number }.
log-seat-released = { $seat } vindt het goed dat de gastheer plaats { $number } aan iemand anders geeft.
log-seat-kept = { $seat } houdt plaats { $number } toch.
log-share-missing = De browser van { $seat } heeft zijn bijdrage aan de dobbelstenen niet op tijd gestuurd; het spel begint zonder.

## Aan tafel

table-board = Speelveld
table-tray = Je beurt en je stukken
table-gone = Deze tafel bestaat niet.
table-starting = Het spel begint: de browser van elke speler draagt bij aan de dobbelstenen …
table-lost = De verbinding is verbroken. We verbinden vanzelf opnieuw; er gaat niets verloren.
players-label = Spelers
players-turn = moet beslissen
players-away = afwezig
players-thinking = denkt na …
players-points = { $points ->
    [one] punt
   *[other] punten
 }

side-open = Verslag, chat en meer
side-title = Verslag en meer
tab-log = Verslag
tab-chat = Chat
tab-land = Gebieden
tab-tiles = Tegels
tab-costs = Kosten
tab-about = Info
log-older = Toon oudere regels
chat-empty = Er is nog niets gezegd.
chat-label = Bericht
chat-send = Verstuur

board-label = Speelveld van { $game }
board-closer = Dichterbij
board-further = Verder weg
board-map = Het hele bord: tik waar je heen wilt
board-fit = Toon alles

turn-any = { $person ->
    [you] Jij bent aan de beurt.
    [hotseat] { $name }: jij bent aan de beurt.
   *[other] Wachten op { $name }.
 }
turn-over = Het spel is afgelopen. { $count ->
    [one] { $winners } wint.
   *[other] Gedeelde overwinning: { $winners }.
 }

end-title = Einde van het spel
end-breakdown = Waar de punten vandaan kwamen
end-player = Speler
end-total = Totaal
end-look = Bekijk het speelveld
end-rematch = Nog een keer spelen
end-follow = Naar het nieuwe spel

keys-title = Toetsenbord
keys-arrows = Pijltjes: van de ene gemarkeerde plek naar de volgende
keys-enter = Enter: tegel leggen, draaien of de plek kiezen
keys-rotate = R: tegel draaien
keys-figure = F: volgende plek voor een figuur
keys-confirm = C, of Enter op de gekozen plek: bevestigen
keys-undo = Z of Escape: ongedaan maken
keys-zoom = + − 0: dichterbij, verder weg, alles tonen
keys-roll = D: gooien
keys-trade = T: handelen
keys-end = E: einde beurt
keys-choose = Enter: de plek kiezen
keys-cancel = Escape: toch niets bouwen
keys-hint = H: tip
about-options = Instellingen van dit spel
about-fair = Eerlijke dobbelstenen en trekkingen
about-fair-text = Worpen en trekkingen volgen uit een geheim van de server en uit willekeurige getallen van de browsers van alle spelers, die pas bekend worden als al het andere vastligt: niemand, ook niet wie de server beheert, kan kiezen wat er komt. Noteer de vingerafdruk en vergelijk die met die van de anderen. Aan het eind wordt het geheim onthuld en kan iedereen nagaan dat niemand aan worpen en trekkingen heeft gezeten.
about-fair-limits = Wat blijft: wie de server beheert, kent de dobbelstenen zodra het spel is begonnen, en zou vooruit kunnen kijken, maar niets kunnen veranderen. Ook zou die kunnen beweren dat een bijdrage niet is aangekomen; dat staat dan hier.
about-commitment = Belofte van de server:
about-fingerprint = Vingerafdruk van dit spel:
about-settled = Wat bij de start vastlag
about-share = Bijdrage van je browser:
about-share-left-out = Let op: de bijdrage van je browser zit niet in de dobbelstenen van dit spel.
about-swapped = Let op: dit is niet het spel waarvoor je browser zijn bijdrage heeft gegeven. Wat vastlag, is veranderd.
about-shares = Bijdragen aan de dobbelstenen: { $added }. Er ontbreken: { $missing }.
about-pledges = Tot nu toe toegezegde bijdragen: { $pledged }.
about-verify = Controleer het verslag met: tilefolk verify BESTAND --promise VINGERAFDRUK
about-seed = Geheim van de server:
about-record = Verslag van het spel als bestand
about-watching = { $count ->
    [0] Niemand kijkt toe.
    [one] Eén persoon kijkt toe.
   *[other] { $count } personen kijken toe.
 }

## Regels

rules-title = { $game } – de regels
rules-quick = Eerste stappen
rules-step = { $step } van { $steps }

## Legspellen

hand-tile = { $bonus ->
    [yes] Je bonustegel ({ $kind })
   *[no] De tegel in de hand ({ $kind })
 }
hand-rotate = Tegel draaien (R)
square-legal = Vrije plek, kolom { $x }, rij { $y }: { $turns ->
    [one] één manier om de tegel te leggen
   *[other] { $turns } manieren om de tegel te leggen
 }
square-staged = De tegel ligt op proef in kolom { $x }, rij { $y }. Enter draait hem.
spot = { $role } ({ $feature })
figure-legend = Een figuur inzetten?
figure-none = Geen figuur
move-place = Tegel aanleggen: kolom { $x }, rij { $y }{ $turned ->
    [0] {""}
   *[other] , { $turned }° gedraaid
 }
move-figure = Figuur inzetten: { $role }
move-score = Eerst waarderen: kolom { $x }, rij { $y }
turn-rotate = Draaien
turn-undo = Ongedaan maken
turn-confirm = Bevestigen
hint-ask = Tip
hint-asking = Denkt na …
hint-title = Wat een sterke bot zou doen
hint-worth = wint { $share } %, verwacht { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
score-order = Je tegel werkt meerdere bouwwerken af. Welk wordt het eerst gewaardeerd?
feature-sentence = { $feature }, { $complete ->
    [yes] af
   *[no] onaf
 }: { $size ->
    [one] { $size } deel
   *[other] { $size } delen
 }, nu { $value ->
    [one] { $value } punt
   *[other] { $value } punten
 } waard; { $owners }.
feature-worth = { $feature }: { $value ->
    [one] { $value } punt
   *[other] { $value } punten
 }, { $owners }
feature-nobody = niemand
feature-size = { $size ->
    [one] { $size } deel
   *[other] { $size } delen
 }
features-none = Er staan nog geen figuren op het speelveld.
remaining-main = Landtegels over: { $count }
remaining-bonus = Bonustegels over: { $count }
remaining-kind = Tegel { $kind }, nog { $count }
tiles-reconstruction = De letters en aantallen van deze tegels komen uit de spelregels; de vormen zijn onze reconstructie.
track-seat = { $name }: { $points }.
supply-member = { $count ->
    [one] { $count } stamlid in de voorraad
   *[other] { $count } stamleden in de voorraad
 }
supply-hut = { $count ->
    [one] { $count } hut in de voorraad
   *[other] { $count } hutten in de voorraad
 }
supply-settler = { $count ->
    [one] { $count } kolonist in de voorraad
   *[other] { $count } kolonisten in de voorraad
 }

turn-hunters-place = { $person ->
    [you] Jouw beurt: leg de tegel aan.
    [hotseat] { $name }: leg de tegel aan.
   *[other] { $name } legt een tegel aan.
 }
turn-hunters-figure = { $person ->
    [you] Je mag een stamlid of een hut inzetten.
    [hotseat] { $name }: je mag een stamlid of een hut inzetten.
   *[other] { $name } mag een stamlid of een hut inzetten.
 }
turn-mayflower-place = { $person ->
    [you] Jouw beurt: leg de tegel aan.
    [hotseat] { $name }: leg de tegel aan.
   *[other] { $name } legt een tegel aan.
 }
turn-mayflower-figure = { $person ->
    [you] Je mag een kolonist plaatsen.
    [hotseat] { $name }: je mag een kolonist plaatsen.
   *[other] { $name } mag een kolonist plaatsen.
 }
turn-mayflower-choose = { $person ->
    [you] Kies wat nu gewaardeerd wordt.
    [hotseat] { $name }: kies wat nu gewaardeerd wordt.
   *[other] { $name } kiest wat nu gewaardeerd wordt.
 }

## Catan

turn-catan-found-settlement = { $person ->
    [you] Sticht een dorp: kies een gemarkeerd kruispunt.
    [hotseat] { $name }: sticht een dorp op een gemarkeerd kruispunt.
   *[other] { $name } sticht een dorp.
 }
turn-catan-found-road = { $person ->
    [you] Bouw nu de straat ernaast.
    [hotseat] { $name }: bouw de straat ernaast.
   *[other] { $name } bouwt er een straat naast.
 }
turn-catan-before-roll = { $person ->
    [you] Jouw beurt: gooi de dobbelstenen.
    [hotseat] { $name }: gooi de dobbelstenen.
   *[other] { $name } gaat gooien.
 }
turn-catan-discard = { $person ->
    [you] Een zeven, en je hebt meer dan 7 kaarten: lever de helft in.
    [hotseat] { $name }: je hebt meer dan 7 kaarten, lever de helft in.
   *[other] { $name } levert de helft van de kaarten in.
 }
turn-catan-move-robber = { $person ->
    [you] Verplaats de struikrover naar een andere landtegel.
    [hotseat] { $name }: verplaats de struikrover naar een andere landtegel.
   *[other] { $name } verplaatst de struikrover.
 }
turn-catan-choose-victim = { $person ->
    [you] Van wie steel je?
    [hotseat] { $name }: van wie steel je?
   *[other] { $name } kiest van wie wordt gestolen.
 }
turn-catan-main = { $person ->
    [you] Jouw beurt: handel en bouw, en beëindig dan je beurt.
    [hotseat] { $name }: handel en bouw, en beëindig dan je beurt.
   *[other] { $name } handelt en bouwt.
 }
turn-catan-offer = { $person ->
    [you] Er ligt een open aanbod: beslis.
    [hotseat] { $name }: er ligt een open aanbod.
   *[other] Er ligt een open aanbod. Wachten op { $name }.
 }
turn-catan-free-roads = { $person ->
    [you] Bouw je gratis straten.
    [hotseat] { $name }: bouw je gratis straten.
   *[other] { $name } bouwt gratis straten.
 }

catan-roll = Gooien
catan-end = Einde beurt
catan-dice = Dobbelstenen: { $one } en { $two }, samen { $sum }
catan-build-road = Straat
catan-build-settlement = Dorp
catan-build-city = Stad
catan-build-development = Ontwikkelingskaart
catan-left = over
catan-developments = Je ontwikkelingskaarten
costs-title = Bouwkosten
bank-title = Bank
hand-cards = Je grondstoffenkaarten
hand-show = Toon de kaarten van { $name }
rob-from = Steel van { $name }
place-build = { $build ->
    [road] Straat bouwen: { $at }
    [settlement] Dorp bouwen: { $at }
   *[city] Stad bouwen: { $at }
 }
place-coast = { $land } ({ $side ->
    [n] kust in het noorden
    [ne] kust in het noordoosten
    [e] kust in het oosten
    [se] kust in het zuidoosten
    [s] kust in het zuiden
    [sw] kust in het zuidwesten
    [w] kust in het westen
    [nw] kust in het noordwesten
   *[other] kust
 })
place-robber = Struikrover naar: { $at }
move-buy = Ontwikkelingskaart kopen
move-card = { $count ->
    [0] { $card } spelen
   *[other] { $card } spelen: { $named }
 }
move-deal = Ruil met { $name } sluiten
move-offer = Aanbod: { $give } voor { $want }
move-counter = Tegenbod: { $give } voor { $want }
info-cards = { $count ->
    [one] { $count } grondstoffenkaart
   *[other] { $count } grondstoffenkaarten
 }
info-developments = { $count ->
    [one] { $count } ontwikkelingskaart
   *[other] { $count } ontwikkelingskaarten
 }
info-knights = { $count ->
    [one] { $count } ridder gespeeld
   *[other] { $count } ridders gespeeld
 }
info-road = Lengte van de handelsroute: { $count }
award-longest-road = Langste Handelsroute
award-largest-army = Grootste Riddermacht
ui-my-games = Mijn spellen: alle gespeelde, met totalen
