# Mayflower: Ablehnungen, das Protokoll und die Wörter des Spiels.

error-mayflower-turn-draw-expected = Zuerst wird eine Karte gezogen.
error-mayflower-turn-place-expected = Zuerst muss die gezogene Karte angelegt werden.
error-mayflower-turn-figure-expected = Jetzt darfst du einen Siedler setzen, oder keinen.
error-mayflower-turn-choose-expected = Wähle, was als Nächstes gewertet wird.
error-mayflower-place-occupied = Dort liegt schon eine Karte.
error-mayflower-place-no-neighbour = Die Karte muss mit einer ganzen Seite an eine ausliegende Karte oder ein Startfeld grenzen; Ecken genügen nicht.
error-mayflower-place-coast = In der Spalte der Küste und östlich davon wird nichts angelegt.
error-mayflower-place-ten-rows = In diesem Spiel wird nur in den zehn Reihen des Spielbretts angelegt.
error-mayflower-place-side-differs = Im { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
 } geht es nicht weiter: { $mine ->
    [plain] Ebene
    [city] Stadt
   *[road] Weg
 } träfe auf { $theirs ->
    [plain] Ebene
    [city] Stadt
   *[road] Weg
 }.
error-mayflower-place-same-look = Nach dieser Drehung sieht die Karte aus wie vorher; dreh sie weniger.
error-mayflower-figure-no-such-place = Auf dieser Karte ist kein solcher Platz für einen Siedler.
error-mayflower-figure-no-settler-left = Du hast keinen Siedler mehr im Vorrat.
error-mayflower-figure-taken = { $feature ->
    [road] Auf diesem Weg steht schon ein Bandit.
    [city] In dieser Stadt steht schon ein Sheriff.
    [farm] Auf dieser Farm steht schon ein Farmer.
   *[plain] Auf dieser Ebene liegt schon ein Trapper.
 }
error-mayflower-score-not-finished = Wähle etwas, das deine Karte fertiggestellt hat und wo noch ein Siedler steht.

mayflower-option-bonus-once = Extrapunkte der Landvermesser einmal je Spieler
mayflower-option-ten-rows = Nur zehn Reihen

mayflower-role-bandit = Bandit
mayflower-role-sheriff = Sheriff
mayflower-role-trapper = Trapper
mayflower-role-farmer = Farmer
mayflower-role-settler = Siedler
mayflower-feature-road = Weg
mayflower-feature-city = Stadt
mayflower-feature-farm = Farm
mayflower-feature-plain = Ebene
mayflower-source-road = Wege
mayflower-source-city = Städte
mayflower-source-farm = Farmen
mayflower-source-plain = Ebenen
mayflower-source-surveyor = Landvermesser
mayflower-good-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
mayflower-good-trading-posts = { $count ->
    [one] 1 Handelsposten
   *[other] { $count } Handelsposten
 }
mayflower-good-flags = { $count ->
    [one] 1 Flagge
   *[other] { $count } Flaggen
 }
mayflower-good-animals = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
 }

log-mayflower-drawn = { $seat } zieht eine Karte.
log-mayflower-discarded = Die Karte passt nirgends und ist aus dem Spiel; { $seat } zieht eine neue.
log-mayflower-laid = { $seat } legt eine Karte an.
log-mayflower-placed = { $seat } setzt einen Siedler: { $role }.
log-turn-mayflower = { $seat } legt eine Karte an und setzt einen Siedler: { $role }.
log-mayflower-returned = { $seat } nimmt einen Siedler zurück: { $role }.
log-mayflower-scored = { $final ->
    [yes] Schlusswertung, { $type } ({ $breakdown }): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seats }.
   *[no] Fertig: { $type } ({ $breakdown }), { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seats }.
 }
log-mayflower-bonus = Landvermesser: { $points ->
    [one] 1 Extrapunkt
   *[other] { $points } Extrapunkte
 } für { $seat }.
log-mayflower-surveyor = Ein Landvermesser zieht in Spalte { $column }.
log-mayflower-surveyors-stay = Die Landvermesser bleiben in Spalte { $column }: Weiter westlich liegt keine Karte.
log-mayflower-swept = Ein Siedler von { $seat } steht zu weit östlich und kommt zurück: { $role }.
log-mayflower-completed = Fertig, aber niemand ist dort: { $type }.
log-mayflower-lost = Fertig, aber nicht mehr gewertet, weil die Siedler weg sind: { $type }.
log-mayflower-ended = Das Spiel ist zu Ende. Die meisten Punkte: { $winners }.
mayflower-final = Schlusswertung, { $number } von { $count }
