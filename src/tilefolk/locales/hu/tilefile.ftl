# Hibák egy lapkafájlban, annak, aki írja.

error-tiles-unreadable = Nem olvasható: { $file } ({ $reason })
error-tiles-none = Ebben a játékban nincsenek cserélhető lapkák: { $game }.
error-tiles-foreign = Ez nem lapkafájl: ennek kell állnia { ARTICLE($line) } { $line }. sorban: „{ $expected }”.
error-tiles-other-game = { $line }. sor: ezek a lapkák ehhez a játékhoz valók: „{ $game }”, de ez kellene: „{ $expected }”.
error-tiles-unknown-word = { ARTICLE($line, capital: "yes") } { $line }. sor így kezdődik: „{ $word }”; ennek itt nincs értelme, vagy hiányzik utána valami.
error-tiles-unknown-deck = { $line }. sor: nincs „{ $deck }” kupac. Ezek vannak: { $known }.
error-tiles-side-twice = { $line }. sor: { ARTICLE($tile) } { $tile } lapkának már van { $side } oldala.
error-tiles-side-missing = { $line }. sor: { ARTICLE($tile) } { $tile } lapkának nincs { $side } oldala.
error-tiles-side-closed = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $side } oldala zárt („-”); ilyen csak kezdőlapkának lehet.
error-tiles-side-zone = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $side } oldala { ARTICLE($zone) } { $zone } részt említi, de a lapkán nincs ilyen.
error-tiles-side-pattern = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $side } oldalán „{ $pattern }” áll; ilyen oldal ebben a játékban nincs. Lehetséges: { $known }.
error-tiles-unknown-zone = { $line }. sor: nincs „{ $zone }” fajtájú rész. Ezek vannak: { $known }.
error-tiles-zone-twice = { $line }. sor: { ARTICLE($tile) } { $tile } lapkának már van { $zone } része.
error-tiles-zone-unused = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } része egyik oldalt sem éri el.
error-tiles-zone-word = { $line }. sor: { ARTICLE($tile) } { $tile } lapkán nem lehet „{ $word }”. Lehetséges: { $known }.
error-tiles-zone-alone = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } részéhez semmi sem vezet.
error-tiles-goods-number = { $line }. sor: { $good } nem lehet „{ $value }”; 0 és { $max } közötti szám kell.
error-tiles-unknown-goods = { $line }. sor: { $zone } fajtájú résznek nincs „{ $good }” adata. Ezek lehetnek: { $known }.
error-tiles-tile-twice = { $line }. sor: már van { $tile } lapka.
error-tiles-too-many-zones = { $line }. sor: { ARTICLE($tile) } { $tile } lapkának túl sok része van; legfeljebb { $max } lehet.
error-tiles-count = { ARTICLE($deck, capital: "yes") } „{ $deck }” kupacban { $total } lapka van, de a szabálykönyv szerint { $expected } kell ({ ARTICLE($line) } { $line }. sorig számolva).
error-tiles-starts = Nincs kezdőlapka itt: { $squares } ({ ARTICLE($line) } { $line }. sorig nézve).
error-tiles-start-twice = { $line }. sor: { ARTICLE($tile) } { $tile } lapka helyén ({ $at }) már van kezdőlapka.
error-tiles-more-than-one = A játékban ebből csak egy lehet: { $good } ({ ARTICLE($line) } { $line }. sorig számolva).
error-tiles-too-many-goods = Ebből túl sok van: { $good }; legfeljebb { $max } lehet ({ ARTICLE($line) } { $line }. sorig számolva).
error-tiles-too-large = A készlet túl nagy: { $tiles } lapka ({ ARTICLE($line) } { $line }. sorig számolva); legfeljebb { $max } lehet.
error-tiles-too-many-pieces = A készlet lapkáinak együtt túl sok része van: { $pieces } ({ ARTICLE($line) } { $line }. sorig számolva); legfeljebb { $max } lehet.
error-tiles-join = { $line }. sor: { $tile }.{ $zone } nem egy kezdőlapka része.
error-tiles-start-square = { $line }. sor: { ARTICLE($tile) } { $tile } lapka nem kezdődhet itt: { $at }; ez nem kezdőhely ebben a játékban.
error-tiles-join-types = { $line }. sor: { $first } és { $second } különböző fajtájú rész, nem lehetnek egy.
error-tiles-end-without = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } része itt ér véget: „{ $type }”, de a lapkán nincs ilyen rész.
error-tiles-zone-once = { $line }. sor: { ARTICLE($tile) } { $tile } lapkán már van ilyen fajtájú rész: { $type }; csak egy lehet rajta.
error-tiles-way-sides = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } része { $sides } oldalt ér el; egy vagy kettő lehet.
error-tiles-way-through = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } része oldaltól oldalig fut, ezért nincs rajta „{ $word }”.
error-tiles-way-end = { $line }. sor: { ARTICLE($tile) } { $tile } lapka { $zone } része csak egy oldalt ér el; add meg így, hol ér véget: „{ $word }=…”.
error-tiles-zones-cross = { $line }. sor: { ARTICLE($tile) } { $tile } lapkán { ARTICLE($zone) } { $zone } és { ARTICLE($other) } { $other } rész keresztezné egymást.
error-tiles-kind-unknown = { $line }. sor: a szabálykönyvben nincs { $tile } lapka.
error-tiles-kind-count = { $line }. sor: itt { $count } darab { $tile } lapka van, de a szabálykönyv szerint { $expected }.
error-tiles-kind-missing = A szabálykönyv e lapkái hiányoznak: { $tiles } ({ ARTICLE($line) } { $line }. sorig nézve).
error-tiles-no-game = A fájl nem mondja meg, melyik játékhoz való. Írd { ARTICLE($line) } { $line }. sorba: game NÉV, ezek egyikével: { $known }.

cli-command-tiles = Egy játék lapkáinak listája, vagy egy lapkafájl ellenőrzése.
cli-command-tiles-check = Ellenőriz egy lapkafájlt, és minden hibát elmond a sorával együtt.
cli-command-tiles-show = A lapkafajták listája a darabszámukkal és kis képekkel.
cli-option-tiles = Lapkafájl, amellyel a játék saját lapkái helyett játszunk.
cli-tiles-good = Rendben: { $kinds } fajta, { $tiles } lapka, { $starts } kezdőlapka.
cli-tiles-mistakes = { $count ->
    [one] 1 hiba.
   *[other] { $count } hiba.
 }
cli-tiles-count = { $tile }: { $count } ×
cli-tiles-start = { $tile }: kezdőhelye { $at }
cli-tiles-signs = Jelek: { $signs }
cli-play-tiles-terminal = Saját lapkákkal a terminálban lehet játszani: add hozzá: --terminal.
