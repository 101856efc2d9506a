# Die Jäger und Sammler: Ablehnungen, Verlauf und die Wörter des Spiels.

error-hunters-turn-draw-expected = Zuerst wird eine Karte gezogen.
error-hunters-turn-place-expected = Zuerst muss die gezogene Karte angelegt werden.
error-hunters-turn-figure-expected = Jetzt darfst du ein Stammesmitglied oder eine Hütte setzen, oder nichts.
error-hunters-turn-choose-expected = Wähle, was als Nächstes gewertet wird.
error-hunters-place-occupied = Dort liegt schon eine Karte.
error-hunters-place-no-neighbour = Die Karte muss mit einer ganzen Seite an eine ausliegende Karte grenzen; Ecken genügen nicht.
error-hunters-place-side-differs = Im { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
 } passt die Seite nicht: { $mine ->
    [meadow] Wiese
    [forest] Wald
   *[river] Fluss
 } träfe auf { $theirs ->
    [meadow] Wiese
    [forest] Wald
   *[river] Fluss
 }.
error-hunters-place-same-look = Nach dieser Drehung sieht die Karte aus wie vorher; dreh sie weniger.
error-hunters-figure-no-such-place = Dort kann niemand stehen: Sammler gehören in den Wald, Fischer an den Fluss, Jäger auf die Wiese, Hütten an Fluss oder See.
error-hunters-figure-no-hut-left = Du hast keine Hütte mehr; Hütten kommen nie zurück.
error-hunters-figure-system-has-hut = An diesem Flusssystem steht schon eine Hütte.
error-hunters-figure-no-member-left = Du hast kein Stammesmitglied mehr im Vorrat.
error-hunters-figure-fire = Auf die Karte mit dem Feuer darf kein Jäger gelegt werden.
error-hunters-figure-taken = { $feature ->
    [forest] In diesem Wald ist schon ein Sammler.
    [river] An diesem Fluss ist schon ein Fischer.
   *[meadow] Auf dieser Wiese liegt schon ein Jäger.
 }

hunters-role-hunter = Jäger
hunters-role-gatherer = Sammler
hunters-role-fisher = Fischer
hunters-role-hut = Hütte
hunters-role-member = Stammesmitglied
hunters-feature-meadow = Wiese
hunters-feature-forest = Wald
hunters-feature-river = Fluss
hunters-feature-lake = See
hunters-feature-system = Flusssystem
hunters-feature-hut = Flusssystem
hunters-source-river = Flüsse
hunters-source-forest = Wälder
hunters-source-hut = Hütten
hunters-source-meadow = Wiesen
hunters-good-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
hunters-good-pieces = { $count ->
    [one] 1 Waldteil
   *[other] { $count } Waldteile
 }
hunters-good-fish = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
 }
hunters-good-mushrooms = { $count ->
    [one] 1 Pilzgruppe
   *[other] { $count } Pilzgruppen
 }
hunters-good-gold = { $count ->
    [one] 1 Goldklumpen
   *[other] { $count } Goldklumpen
 }
hunters-good-deer = { $count ->
    [one] 1 Hirsch
   *[other] { $count } Hirsche
 }
hunters-good-mammoth = { $count ->
    [one] 1 Mammut
   *[other] { $count } Mammuts
 }
hunters-good-aurochs = { $count ->
    [one] 1 Auerochse
   *[other] { $count } Auerochsen
 }
hunters-good-tiger = { $count ->
    [one] 1 Säbelzahntiger
   *[other] { $count } Säbelzahntiger
 }
hunters-good-fire = Feuer
hunters-good-dolmen = Hünengrab

log-hunters-drawn = { $deck ->
    [bonus] { $seat } zieht eine Bonuskarte.
   *[main] { $seat } zieht eine Karte.
 }
log-hunters-discarded = Die Karte passt nirgends und ist aus dem Spiel; { $seat } zieht eine neue.
log-hunters-laid = { $seat } legt eine Karte an.
log-hunters-placed = { $seat } setzt eine Figur: { $role }.
log-turn-hunters = { $seat } legt eine Karte an und setzt eine Figur: { $role }.
log-hunters-returned = { $seat } bekommt eine Figur zurück: { $role }.
log-hunters-scored = { $final ->
    [yes] Schlusswertung, { $type } ({ $breakdown }): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seats }.
   *[no] Fertig: { $type } ({ $breakdown }), { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seats }.
 }
log-hunters-completed = Fertig, aber niemand ist dort: { $type }.
log-hunters-gold = { $bonus_left ->
    [0] Gold! Aber es ist keine Bonuskarte mehr da.
   *[other] Gold! { $seat } zieht eine Bonuskarte.
 }
log-hunters-ended = Das Spiel ist zu Ende. Die meisten Punkte: { $winners }.
hunters-final = Schlusswertung, { $number } von { $count }
