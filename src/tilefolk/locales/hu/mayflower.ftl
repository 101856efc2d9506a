# Mayflower: elutasítások, a napló és a játék szavai.

error-mayflower-turn-draw-expected = Először egy lapkát kell húzni.
error-mayflower-turn-place-expected = Először el kell helyezni a felhúzott lapkát.
error-mayflower-turn-figure-expected = Most elhelyezhetsz egy telepest, vagy ki is hagyhatod.
error-mayflower-turn-choose-expected = Válaszd ki, mit értékelünk ki most.
error-mayflower-place-occupied = Ott már fekszik egy lapka.
error-mayflower-place-no-neighbour = A lapkának teljes oldalával kell érintkeznie egy már elhelyezett lapkával vagy kezdőterülettel; a sarokérintkezés nem elég.
error-mayflower-place-coast = A part oszlopába és attól keletre nem kerülhet lapka.
error-mayflower-place-ten-rows = Ebben a játékban csak a tábla tíz során belül helyezhető el lapka.
error-mayflower-place-side-differs = { $side ->
    [n] Az északi
    [e] A keleti
    [s] A déli
   *[w] A nyugati
 } oldal nem folytatódik: itt { $mine ->
    [plain] mező
    [city] város
   *[road] út
 } van, ott { $theirs ->
    [plain] mező
    [city] város
   *[road] út
 }.
error-mayflower-place-same-look = E forgatás után a lapka ugyanúgy néz ki, mint előtte; forgasd kevesebbet.
error-mayflower-figure-no-such-place = Ezen a lapkán nincs ilyen hely telepes számára.
error-mayflower-figure-no-settler-left = Nincs több telepes a tartalékodban.
error-mayflower-figure-taken = { $feature ->
    [road] Ezen az úton már van rabló.
    [city] Ebben a városban már van árus.
    [farm] Ezen a farmon már van farmer.
   *[plain] Ezen a mezőn már van prémvadász.
 }
error-mayflower-score-not-finished = Olyat válassz, amit a lapkád befejezett, és amin még áll telepes.

mayflower-option-bonus-once = Felügyelői bónusz játékosonként egyszer
mayflower-option-ten-rows = Csak tíz sor

mayflower-role-bandit = rabló
mayflower-role-sheriff = árus
mayflower-role-trapper = prémvadász
mayflower-role-farmer = farmer
mayflower-role-settler = telepes
mayflower-feature-road = út
mayflower-feature-city = város
mayflower-feature-farm = farm
mayflower-feature-plain = mező
mayflower-source-road = Utak
mayflower-source-city = Városok
mayflower-source-farm = Farmok
mayflower-source-plain = Mezők
mayflower-source-surveyor = Felügyelői bónusz
mayflower-good-tiles = { $count ->
    [one] 1 lapka
   *[other] { $count } lapka
 }
mayflower-good-trading-posts = { $count ->
    [one] 1 kereskedelmi ügynökség
   *[other] { $count } kereskedelmi ügynökség
 }
mayflower-good-flags = { $count ->
    [one] 1 zászló
   *[other] { $count } zászló
 }
mayflower-good-animals = { $count ->
    [one] 1 állat
   *[other] { $count } állat
 }

log-mayflower-drawn = { $seat } húz egy lapkát.
log-mayflower-discarded = A lapka sehová sem illik, kikerül a játékból; { $seat } újat húz.
log-mayflower-laid = { $seat } elhelyez egy lapkát.
log-mayflower-placed = { $seat } elhelyez egy telepest: { $role }.
log-turn-mayflower = { $seat } elhelyez egy lapkát és egy telepest: { $role }.
log-mayflower-returned = { $seat } visszakap egy telepest: { $role }.
log-mayflower-scored = { $final ->
    [yes] Végső pontozás, { $type } ({ $breakdown }): { $points } pont; kapja: { $seats }.
   *[no] Befejezett { $type } ({ $breakdown }): { $points } pont; kapja: { $seats }.
 }
log-mayflower-bonus = Felügyelői bónusz: { $seat } további { $points } pontot kap.
log-mayflower-surveyor = Egy felügyelő továbblép: { $column }. oszlop.
log-mayflower-surveyors-stay = A felügyelők maradnak ({ $column }. oszlop): nyugatabbra nincs lapka.
log-mayflower-swept = { $seat } egy telepese lemaradt keleten, és hazatér: { $role }.
log-mayflower-completed = Befejeződött, de senki sincs ott: { $type }.
log-mayflower-lost = Befejezett, de már nem kerül kiértékelésre, mert telepesei hazatértek: { $type }.
log-mayflower-ended = Vége a játéknak. A legtöbb pont: { $winners }.
mayflower-final = Végső pontozás, { $number } / { $count }
