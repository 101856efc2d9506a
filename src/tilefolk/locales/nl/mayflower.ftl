# Mayflower: weigeringen, het verslag en de woorden van het spel.

error-mayflower-turn-draw-expected = Eerst wordt er een tegel getrokken.
error-mayflower-turn-place-expected = Eerst moet de getrokken tegel worden aangelegd.
error-mayflower-turn-figure-expected = Nu mag je een kolonist plaatsen, of geen.
error-mayflower-turn-choose-expected = Kies wat er nu wordt gewaardeerd.
error-mayflower-place-occupied = Daar ligt al een tegel.
error-mayflower-place-no-neighbour = De tegel moet met een hele zijde aan een gelegde tegel of een startveld grenzen; hoeken zijn niet genoeg.
error-mayflower-place-coast = In de kolom van de kust en ten oosten ervan wordt niets aangelegd.
error-mayflower-place-ten-rows = In dit spel wordt alleen in de tien rijen van het speelbord aangelegd.
error-mayflower-place-side-differs = In het { $side ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
 } loopt het niet door: { $mine ->
    [plain] vlakte
    [city] stad
   *[road] weg
 } zou aan { $theirs ->
    [plain] vlakte
    [city] stad
   *[road] weg
 } grenzen.
error-mayflower-place-same-look = Na deze draai ziet de tegel er hetzelfde uit als ervoor; draai minder ver.
error-mayflower-figure-no-such-place = Op deze tegel is geen plek voor zo'n kolonist.
error-mayflower-figure-no-settler-left = Je hebt geen kolonist meer in je voorraad.
error-mayflower-figure-taken = { $feature ->
    [road] Op deze weg staat al een bandiet.
    [city] In deze stad staat al een sheriff.
    [farm] Op deze boerderij staat al een landbouwer.
   *[plain] Op deze vlakte ligt al een trapper.
 }
error-mayflower-score-not-finished = Kies iets wat je tegel heeft afgewerkt en waar nog een kolonist staat.

mayflower-option-bonus-once = Extra punten van de landmeters één keer per speler
mayflower-option-ten-rows = Alleen tien rijen

mayflower-role-bandit = bandiet
mayflower-role-sheriff = sheriff
mayflower-role-trapper = trapper
mayflower-role-farmer = landbouwer
mayflower-role-settler = kolonist
mayflower-feature-road = weg
mayflower-feature-city = stad
mayflower-feature-farm = boerderij
mayflower-feature-plain = vlakte
mayflower-source-road = Wegen
mayflower-source-city = Steden
mayflower-source-farm = Boerderijen
mayflower-source-plain = Vlaktes
mayflower-source-surveyor = Landmeters
mayflower-good-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
 }
mayflower-good-trading-posts = { $count ->
    [one] 1 handelspost
   *[other] { $count } handelsposten
 }
mayflower-good-flags = { $count ->
    [one] 1 vlag
   *[other] { $count } vlaggen
 }
mayflower-good-animals = { $count ->
    [one] 1 dier
   *[other] { $count } dieren
 }

log-mayflower-drawn = { $seat } trekt een tegel.
log-mayflower-discarded = De tegel past nergens en is uit het spel; { $seat } trekt een nieuwe.
log-mayflower-laid = { $seat } legt een tegel aan.
log-mayflower-placed = { $seat } plaatst een kolonist: { $role }.
log-turn-mayflower = { $seat } legt een tegel aan en plaatst een kolonist: { $role }.
log-mayflower-returned = { $seat } neemt een kolonist terug: { $role }.
log-mayflower-scored = { $final ->
    [yes] Slotwaardering, { $type } ({ $breakdown }): { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $seats }.
   *[no] Afgewerkt: { $type } ({ $breakdown }), { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $seats }.
 }
log-mayflower-bonus = Landmeters: { $points ->
    [one] 1 extra punt
   *[other] { $points } extra punten
 } voor { $seat }.
log-mayflower-surveyor = Een landmeter gaat naar kolom { $column }.
log-mayflower-surveyors-stay = De landmeters blijven in kolom { $column }: verder naar het westen ligt geen tegel.
log-mayflower-swept = Een kolonist van { $seat } staat te ver naar het oosten en komt terug: { $role }.
log-mayflower-completed = Afgewerkt, maar er is niemand: { $type }.
log-mayflower-lost = Afgewerkt, maar niet meer gewaardeerd, omdat de kolonisten weg zijn: { $type }.
log-mayflower-ended = Het spel is afgelopen. De meeste punten: { $winners }.
mayflower-final = Slotwaardering, { $number } van { $count }
