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
ui-sound = Geluid
ui-theme = Kleuren: { $theme ->
    [light] licht
    [dark] donker
   *[system] zoals het apparaat
 }
ui-to-lobby = Naar de lobby
ui-try-again = Probeer opnieuw
ui-broken = Er ging iets mis
ui-broken-about = Van je spel is niets verloren: het staat veilig op de server.

error-ui-offline = De server is niet bereikbaar. Controleer de verbinding; we blijven het proberen.
error-ui-stale = De stand is intussen veranderd. Kijk opnieuw en beslis dan.
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
lobby-screen-names = Wie aan dit scherm meespelen:
lobby-player-number = Speler { $number }
lobby-my-tables = Mijn tafels
lobby-public-tables = Openbare tafels
status-waiting = wacht op spelers
status-playing = bezig
status-over = afgelopen

join-title = Je bent uitgenodigd
join-about = Zeg hoe je heet en neem plaats. Zijn alle plaatsen bezet, dan kun je toekijken.
join-go = Naar de tafel

## Wachten op spelers

waiting-title = { $game } – de tafel is gedekt
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
invite-copy = Kopiëren
invite-copied = Gekopieerd

seat-open = Vrije plaats
seat-bot = Bot { $number } ({ $level })
seat-number = Speler { $number }
seat-replace = Laat een bot verder spelen

## Aan tafel

table-board = Speelveld
table-tray = Je beurt en je stukken
table-gone = Deze tafel bestaat niet.
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
chat-empty = Nog niemand heeft iets gezegd.
chat-label = Bericht
chat-send = Verstuur

board-label = Speelveld van { $game }
board-closer = Dichterbij
board-further = Verder weg
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
keys-arrows = Pijltjes: van de ene verlichte plek naar de volgende
keys-enter = Enter: tegel leggen, draaien of de plek kiezen
keys-rotate = R: tegel draaien
keys-figure = F: volgende plek voor een figuur
keys-confirm = C: bevestigen
keys-undo = Z of Escape: ongedaan maken
keys-zoom = + − 0: dichterbij, verder weg, alles tonen
keys-roll = D: gooien
keys-trade = T: handelen
keys-end = E: beurt beëindigen
keys-choose = Enter: de plaats kiezen
keys-cancel = Escape: toch niets bouwen
keys-hint = H: tip
about-options = Opties van deze tafel
about-fair = Eerlijke dobbelstenen en trekkingen
about-fair-text = De server koos voor het spel een geheime startwaarde en toont hier de vingerafdruk ervan. Aan het eind wordt de startwaarde onthuld en kan iedereen nagaan dat niemand aan worpen en trekkingen heeft gezeten.
about-commitment = Vingerafdruk:
about-seed = Startwaarde:
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
figure-impossible = Geen figuur mogelijk
turn-rotate = Draaien
turn-undo = Ongedaan maken
turn-confirm = Bevestigen
hint-ask = Tip
hint-asking = Denkt na …
hint-title = Wat een sterke bot zou doen
hint-place = Kolom { $x }, rij { $y }, { $degrees ->
    [0] niet gedraaid
   *[other] { $degrees }° gedraaid
 }
hint-worth = wint { $share } %, vooruitzicht { $points } punten
score-order = Je tegel voltooit meerdere gebieden. Welk wordt het eerst geteld?
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
feature-nobody = van niemand
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
    [you] Jouw beurt: leg de tegel.
    [hotseat] { $name }: leg de tegel.
   *[other] { $name } legt een tegel.
 }
turn-hunters-figure = { $person ->
    [you] Je mag een stamlid of een hut inzetten.
    [hotseat] { $name }: je mag een stamlid of een hut inzetten.
   *[other] { $name } mag een stamlid of een hut inzetten.
 }
turn-mayflower-place = { $person ->
    [you] Jouw beurt: leg de tegel.
    [hotseat] { $name }: leg de tegel.
   *[other] { $name } legt een tegel.
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
    [you] Sticht een dorp: kies een verlicht kruispunt.
    [hotseat] { $name }: sticht een dorp op een verlicht kruispunt.
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
   *[other] { $name }: de helft van de kaarten wordt ingeleverd.
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
    [you] Er ligt een bod op tafel: beslis.
    [hotseat] { $name }: er ligt een bod op tafel.
   *[other] Er ligt een bod op tafel. Wachten op { $name }.
 }
turn-catan-free-roads = { $person ->
    [you] Bouw je gratis straten.
    [hotseat] { $name }: bouw je gratis straten.
   *[other] { $name } bouwt gratis straten.
 }

catan-roll = Gooien
catan-end = Beurt beëindigen
catan-dice = Dobbelstenen: { $one } en { $two }, samen { $sum }
catan-build-road = Straat
catan-build-settlement = Dorp
catan-build-city = Stad
catan-build-development = Ontwikkelingskaart
catan-left = over
catan-developments = Je ontwikkelingskaarten
costs-title = Bouwkosten
bank-title = Bank
cards-some = { $count } { $resource }
hand-cards = Je grondstoffenkaarten
hand-show = Toon de kaarten van { $name }
discard-choose = Kies een voor een de kaarten die je inlevert:
discard-one = 1 { $resource } inleveren
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
move-offer = Bod: { $give } voor { $want }
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
info-road = Langste straat: { $count }
award-longest-road = Langste Handelsroute
award-largest-army = Grootste Riddermacht
trade-title = Handelen
trade-domestic = Met de andere spelers
trade-maritime = Zeehandel
trade-maritime-none = Je kaarten zijn nu niet genoeg voor een haven of voor 4:1.
trade-card = Kaart (in de hand)
trade-give = Ik geef
trade-want = Ik wil
trade-for = voor
trade-to = Bod aan
trade-offer = Doe het bod
trade-less = { $side ->
    [give] Eén { $resource } minder geven
   *[want] Eén { $resource } minder vragen
 }
trade-more = { $side ->
    [give] Eén { $resource } meer geven
   *[want] Eén { $resource } meer vragen
 }
trade-sea = { $rate } { $give } voor 1 { $get }
offer-from = { $name } biedt:
offer-accept = Aannemen
offer-decline = Afslaan
offer-counter = Tegenbod
offer-withdraw = Bod intrekken
offer-deal = Akkoord
offer-asked = heeft nog niet geantwoord
offer-not-asked = is niet gevraagd
offer-accepted = neemt aan
offer-declined = slaat af
offer-countered = doet een tegenbod
