# Vadászok és gyűjtögetők: elutasítások, napló és a játék szavai.

error-hunters-turn-draw-expected = Először egy kártyát kell húzni.
error-hunters-turn-place-expected = Először le kell rakni a felhúzott kártyát.
error-hunters-turn-figure-expected = Most lerakhatsz egy törzstagot vagy egy kunyhót, vagy semmit.
error-hunters-turn-choose-expected = Válaszd ki, mit értékelünk ki most.
error-hunters-place-occupied = Ott már fekszik egy kártya.
error-hunters-place-no-neighbour = A kártyának teljes oldalával kell csatlakoznia egy már lerakotthoz; a sarkos érintés nem elég.
error-hunters-place-side-differs = { $side ->
    [n] Az északi
    [e] A keleti
    [s] A déli
   *[w] A nyugati
 } oldal nem folytatódik: nálad { $mine ->
    [meadow] tisztás
    [forest] erdő
   *[river] folyó
 }, ott { $theirs ->
    [meadow] tisztás
    [forest] erdő
   *[river] folyó
 } van.
error-hunters-place-same-look = E forgatás után a kártya ugyanúgy néz ki, mint előtte; forgasd kevesebbet.
error-hunters-figure-no-such-place = Oda senki sem állhat: a gyűjtögető erdőbe, a halász folyóra, a vadász tisztásra, a kunyhó folyóra vagy tóra kerül.
error-hunters-figure-no-hut-left = Nincs több kunyhód; a kunyhók sosem térnek vissza.
error-hunters-figure-system-has-hut = Ezen a folyórendszeren már áll kunyhó.
error-hunters-figure-no-member-left = Nincs több törzstag a készletedben.
error-hunters-figure-fire = A tüzes kártyára nem rakható vadász.
error-hunters-figure-taken = { $feature ->
    [forest] Ebben az erdőben már van gyűjtögető.
    [river] Ezen a folyón már van halász.
   *[meadow] Ezen a tisztáson már van vadász.
 }

hunters-role-hunter = vadász
hunters-role-gatherer = gyűjtögető
hunters-role-fisher = halász
hunters-role-hut = kunyhó
hunters-role-member = törzstag
hunters-feature-meadow = tisztás
hunters-feature-forest = erdő
hunters-feature-river = folyó
hunters-feature-lake = tó
hunters-feature-system = folyórendszer
hunters-feature-hut = folyórendszer
hunters-source-river = Folyók
hunters-source-forest = Erdők
hunters-source-hut = Kunyhók
hunters-source-meadow = Tisztások
hunters-good-tiles = { $count } kártya
hunters-good-pieces = { $count } erdődarab
hunters-good-fish = { $count } hal
hunters-good-mushrooms = { $count } gombacsoport
hunters-good-gold = { $count } aranyrög
hunters-good-deer = { $count } szarvas
hunters-good-mammoth = { $count } mamut
hunters-good-aurochs = { $count } őstulok
hunters-good-tiger = { $count } kardfogú tigris
hunters-good-fire = tűz
hunters-good-dolmen = dolmen

log-hunters-drawn = { $deck ->
    [bonus] { $seat } bónuszkártyát húz.
   *[main] { $seat } kártyát húz.
 }
log-hunters-discarded = A kártya sehová sem illik, kikerül a játékból; { $seat } újat húz.
log-hunters-laid = { $seat } lerak egy kártyát.
log-hunters-placed = { $seat } figurát rak le: { $role }.
log-turn-hunters = { $seat } lerak egy kártyát és egy figurát: { $role }.
log-hunters-returned = { $seat } visszakap egy figurát: { $role }.
log-hunters-scored = { $final ->
    [yes] Végső kiértékelés, { $type } ({ $breakdown }): { $points } pont; kapja: { $seats }.
   *[no] Lezárult: { $type } ({ $breakdown }), { $points } pont; kapja: { $seats }.
 }
log-hunters-completed = Lezárult, de senki sincs ott: { $type }.
log-hunters-gold = { $bonus_left ->
    [0] Arany! De nincs több bónuszkártya.
   *[other] Arany! { $seat } bónuszkártyát húz.
 }
log-hunters-ended = Vége a játéknak. A legtöbb pont: { $winners }.
hunters-final = Végső kiértékelés, { $number } / { $count }
