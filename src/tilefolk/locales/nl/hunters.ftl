# Jagers en Verzamelaars: weigeringen, verslag en de woorden van het spel.

error-hunters-turn-draw-expected = Eerst wordt er een tegel getrokken.
error-hunters-turn-place-expected = Eerst moet de getrokken tegel worden aangelegd.
error-hunters-turn-figure-expected = Nu mag je een stamlid of een hut inzetten, of niets.
error-hunters-turn-choose-expected = Kies wat er nu wordt geteld.
error-hunters-place-occupied = Daar ligt al een tegel.
error-hunters-place-no-neighbour = De tegel moet met een hele zijde aan een gelegde tegel grenzen; hoeken zijn niet genoeg.
error-hunters-place-side-differs = In het { $side ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
 } past de zijde niet: { $mine ->
    [meadow] weide
    [forest] bos
   *[river] rivier
 } zou aan { $theirs ->
    [meadow] weide
    [forest] bos
   *[river] rivier
 } grenzen.
error-hunters-place-same-look = Na deze draai ziet de tegel er hetzelfde uit als ervoor; draai minder ver.
error-hunters-figure-no-such-place = Daar kan niemand staan: een verzamelaar hoort in het bos, een visser aan de rivier, een jager op de weide, een hut aan rivier of meer.
error-hunters-figure-no-hut-left = Je hebt geen hut meer; hutten komen nooit terug.
error-hunters-figure-system-has-hut = Aan dit riviersysteem staat al een hut.
error-hunters-figure-no-member-left = Je hebt geen stamlid meer in je voorraad.
error-hunters-figure-fire = Op de tegel met het vuur mag geen jager worden gelegd.
error-hunters-figure-taken = { $feature ->
    [forest] In dit bos is al een verzamelaar.
    [river] Aan deze rivier is al een visser.
   *[meadow] Op deze weide ligt al een jager.
 }

hunters-role-hunter = jager
hunters-role-gatherer = verzamelaar
hunters-role-fisher = visser
hunters-role-hut = hut
hunters-role-member = stamlid
hunters-feature-meadow = weide
hunters-feature-forest = bos
hunters-feature-river = rivier
hunters-feature-lake = meer
hunters-feature-system = riviersysteem
hunters-feature-hut = riviersysteem
hunters-source-river = Rivieren
hunters-source-forest = Bossen
hunters-source-hut = Hutten
hunters-source-meadow = Weiden
hunters-good-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
 }
hunters-good-pieces = { $count ->
    [one] 1 bosdeel
   *[other] { $count } bosdelen
 }
hunters-good-fish = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
 }
hunters-good-mushrooms = { $count ->
    [one] 1 groep paddenstoelen
   *[other] { $count } groepen paddenstoelen
 }
hunters-good-gold = { $count ->
    [one] 1 goudklompje
   *[other] { $count } goudklompjes
 }
hunters-good-deer = { $count ->
    [one] 1 hert
   *[other] { $count } herten
 }
hunters-good-mammoth = { $count ->
    [one] 1 mammoet
   *[other] { $count } mammoeten
 }
hunters-good-aurochs = { $count ->
    [one] 1 oeros
   *[other] { $count } oerossen
 }
hunters-good-tiger = { $count ->
    [one] 1 sabeltandtijger
   *[other] { $count } sabeltandtijgers
 }
hunters-good-fire = vuur
hunters-good-dolmen = hunebed

log-hunters-drawn = { $deck ->
    [bonus] { $seat } trekt een bonustegel.
   *[main] { $seat } trekt een tegel.
 }
log-hunters-discarded = De tegel past nergens en is uit het spel; { $seat } trekt een nieuwe.
log-hunters-laid = { $seat } legt een tegel aan.
log-hunters-placed = { $seat } zet een figuur in: { $role }.
log-turn-hunters = { $seat } legt een tegel aan en zet een figuur in: { $role }.
log-hunters-returned = { $seat } krijgt een figuur terug: { $role }.
log-hunters-scored = { $final ->
    [yes] Eindtelling, { $type } ({ $breakdown }): { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $seats }.
   *[no] Af: { $type } ({ $breakdown }), { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $seats }.
 }
log-hunters-completed = Af, maar er is niemand: { $type }.
log-hunters-gold = { $bonus_left ->
    [0] Goud! Maar er is geen bonustegel meer.
   *[other] Goud! { $seat } trekt een bonustegel.
 }
log-hunters-ended = Het spel is afgelopen. De meeste punten: { $winners }.
hunters-final = Eindtelling, { $number } van { $count }
