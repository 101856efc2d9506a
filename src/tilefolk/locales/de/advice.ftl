# Warum ein Zug gut ist, und der Trainer. Jede Begründung setzt „Ein guter Zug …“ fort oder steht allein.

reason-closes = { $what ->
    [forest] macht deinen Wald fertig
    [river] macht deinen Fluss fertig
    [road] macht deinen Weg fertig
    [city] macht deine Stadt fertig
    [farm] macht deine Farm fertig
    [plain] wertet deine Ebene
    [meadow] wertet deine Wiese
   *[other] wertet dein Flusssystem
 }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-shares = { $what ->
    [forest] macht einen gemeinsamen Wald fertig
    [river] macht einen gemeinsamen Fluss fertig
    [road] macht einen gemeinsamen Weg fertig
    [city] macht eine gemeinsame Stadt fertig
    [farm] macht eine gemeinsame Farm fertig
    [plain] wertet eine gemeinsame Ebene
    [meadow] wertet eine gemeinsame Wiese
   *[other] wertet ein gemeinsames Flusssystem
 } (mit { $seats }): je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-gives = bringt { $seats } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-gold = findet Gold: Du ziehst eine Bonuskarte
reason-bonus = bringt Extrapunkte der Landvermesser: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-home = { $count ->
    [one] bringt eine deiner Figuren nach Hause
   *[other] bringt { $count } deiner Figuren nach Hause
 }
reason-sweeps = schickt eine Figur von { $seat } nach Hause
reason-claims = { $what ->
    [forest] besetzt einen Wald
    [river] besetzt einen Fluss
    [system] besetzt ein Flusssystem
    [road] besetzt einen Weg
    [city] besetzt eine Stadt
    [farm] besetzt eine Farm
    [plain] besetzt eine Ebene
   *[meadow] besetzt eine Wiese
 }: bisher { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert
reason-joins = { $what ->
    [forest] bringt dich in den Wald
    [river] bringt dich an den Fluss
    [system] bringt dich an das Flusssystem
    [road] bringt dich auf den Weg
    [city] bringt dich in die Stadt
    [farm] bringt dich auf die Farm
    [plain] bringt dich auf die Ebene
   *[meadow] bringt dich auf die Wiese
 } von { $seats }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-takes = { $what ->
    [forest] nimmt { $seats } den Wald ab
    [river] nimmt { $seats } den Fluss ab
    [system] nimmt { $seats } das Flusssystem ab
    [road] nimmt { $seats } den Weg ab
    [city] nimmt { $seats } die Stadt ab
    [farm] nimmt { $seats } die Farm ab
    [plain] nimmt { $seats } die Ebene ab
   *[meadow] nimmt { $seats } die Wiese ab
 }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-grows = { $what ->
    [forest] vergrößert deinen Wald
    [river] verlängert deinen Fluss
    [system] bereichert dein Flusssystem
    [road] verlängert deinen Weg
    [city] vergrößert deine Stadt
    [farm] bereichert deine Farm
    [plain] bereichert deine Ebene
   *[meadow] bereichert deine Wiese
 }: +{ $points }
reason-hinders = { $what ->
    [forest] erschwert { $seat } den Wald
    [river] erschwert { $seat } den Fluss
    [system] schmälert { $seat } das Flusssystem
    [road] erschwert { $seat } den Weg
    [city] erschwert { $seat } die Stadt
    [farm] schmälert { $seat } die Farm
    [plain] schmälert { $seat } die Ebene
   *[meadow] schmälert { $seat } die Wiese
 }
reason-keeps = spart deine Figuren für einen besseren Platz

reason-wins = gewinnt das Spiel
reason-longest-road = bringt dir die Längste Handelsstraße ({ $count }): 2 Siegpunkte
reason-largest-army = bringt dir die Größte Rittermacht ({ $count }): 2 Siegpunkte
reason-breaks-road = unterbricht die Straße von { $seat }
reason-income = bringt { $resources } bei { $numbers } ({ $dots } von 36 Würfen)
reason-doubles = verdoppelt { $resources } bei { $numbers } ({ $dots } von 36 Würfen)
reason-harbour = öffnet einen Hafen: { $trade }
reason-reaches = führt zu einem freien Platz: { $resources } bei { $numbers } ({ $dots } von 36 Würfen)
reason-longer = verlängert deine Straße auf { $count }
reason-forestalls = nimmt { $seat } Platz weg
reason-blocks = sperrt { $resource } bei { $number } für { $seats }
reason-frees = befreit dein eigenes Land vom Räuber
reason-robs = nimmt eine Karte von { $seat } (Karten auf der Hand: { $count })
reason-robs-leader = nimmt eine Karte von { $seat } (in Führung)
reason-buys = bringt eine Entwicklungskarte: Ritter, Siegpunkt oder Hilfe
reason-plenty-of = gibt { $resource } ab, davon hast du { $count }
reason-pays = { $piece ->
    [city] bezahlt eine Stadt
    [settlement] bezahlt eine Siedlung
    [road] bezahlt eine Straße
   *[card] bezahlt eine Entwicklungskarte
 }
reason-saves = { $piece ->
    [city] bringt dich einer Stadt näher
   *[settlement] bringt dich einer Siedlung näher
 }: Es fehlt noch { $cards }

## Der Trainer

coach-switch = Trainer
coach-about = Sagt vor deinem Zug, worauf es ankommt, und danach, was er gebracht hat
coach-off = Trainer ausschalten
coach-now = Ein guter Zug { $reason }.
coach-brought = Dein Zug { $reason }.
coach-missed = Ein anderer Zug war besser, denn er { $reason }.
coach-lost = Dein Zug { $reason }. Ein anderer war besser.
hint-stage = Ausprobieren
hint-lay = { $figure ->
    [none] Karte anlegen, keine Figur
   *[other] Karte anlegen und einsetzen: { $figure }
 }
