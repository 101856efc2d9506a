# A böngészős kliens szavai.

## Mindenhol

ui-close = Bezárás
ui-back = Vissza
ui-next = Tovább
ui-yes = igen
ui-no = nem
ui-language = Nyelv
ui-guest = Vendég
ui-loading = Egy pillanat …
ui-rule = { $id } szabály
ui-rules = Szabályok
ui-sound = Hang
ui-theme = Színek: { $theme ->
    [light] világos
    [dark] sötét
   *[system] ahogy az eszközön
 }
ui-to-lobby = Az előtérbe
ui-try-again = Próbáld újra
ui-broken = Valami elromlott
ui-broken-about = A játékodból semmi nem veszett el: biztonságban van a szerveren.

error-ui-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot; mi tovább próbálkozunk.
error-ui-stale = Az állás közben megváltozott. Nézd meg újra, és úgy dönts.
error-ui-unexpected = Ez nem sikerült ({ $key }).

## Előtér

lobby-title = Három játék, egy asztal
lobby-subtitle = Válassz egy játékot! Két kattintás, és már játszol is.
lobby-your-name = A neved
lobby-unreachable = A szerver most nem érhető el. Tovább próbálkozunk …
lobby-about-hunters = A kőkor folyói, erdői és tisztásai.
lobby-about-mayflower = A keleti partról az új világba.
lobby-about-catan = Építs, kereskedj, és népesítsd be a szigetet!
lobby-players = { $min }–{ $max } játékos
lobby-alone = Játék gépi játékosok ellen
lobby-screen = Közös játék ennél a képernyőnél
lobby-friends = Barátok meghívása linkkel
lobby-how-many = Hányan játszotok?
lobby-bots = A gépi játékosok ereje
lobby-more = További beállítások
lobby-shuffle = A sorrendet sorsoljuk ki
lobby-public = Mások is megtalálhatják az asztalt és beülhetnek
lobby-screen-names = Akik ennél a képernyőnél játszanak:
lobby-player-number = { $number }. játékos
lobby-my-tables = Az én asztalaim
lobby-public-tables = Nyilvános asztalok
status-waiting = játékosokra vár
status-playing = folyamatban
status-over = befejeződött

join-title = Meghívtak egy játékra
join-about = Mondd meg a neved, és foglalj helyet! Ha minden hely foglalt, nézheted a játékot.
join-go = Az asztalhoz

## Várakozás

waiting-title = { $game } – terített asztal
waiting-you = (te)
waiting-sit = Ide ülök
waiting-bot = Gépi játékos hozzáadása …
waiting-remove = Hely elvétele
waiting-free = Hely felszabadítása
waiting-stand = Felállok
waiting-add = Még egy hely
waiting-start = Kezdődjön a játék
waiting-ready = Mindenki itt van? Az üres helyek a kezdéskor eltűnnek.
waiting-host = A játékot a házigazda indítja el.
waiting-more = Még nincs elég játékos.
invite-label = Küldd el ezt a linket a barátaidnak:
invite-copy = Másolás
invite-copied = Lemásolva

seat-open = Szabad hely
seat-bot = { $number }. gépi játékos ({ $level })
seat-number = { $number }. játékos
seat-replace = Játsszon tovább egy gépi játékos

## Az asztalnál

table-board = Játéktér
table-tray = A köröd és a figuráid
table-gone = Nincs ilyen asztal.
table-lost = Megszakadt a kapcsolat. Magától újra kapcsolódunk; semmi nem vész el.
players-label = Játékosok
players-turn = dönt
players-away = nincs itt
players-thinking = gondolkodik …
players-points = { $points ->
    [one] pont
   *[other] pont
 }

side-open = Napló, csevegés és egyebek
side-title = Napló és egyebek
tab-log = Napló
tab-chat = Csevegés
tab-land = Területek
tab-tiles = Készlet
tab-costs = Költségek
tab-about = Infó
log-older = Régebbi bejegyzések
chat-empty = Még senki nem szólt semmit.
chat-label = Üzenet
chat-send = Küldés

board-label = { $game }: játéktér
board-closer = Közelebb
board-further = Távolabb
board-fit = Minden látszódjon

turn-any = { $person ->
    [you] Te következel.
    [hotseat] { $name }, te következel.
   *[other] Várunk: { $name }.
 }
turn-over = Vége a játéknak. { $count ->
    [one] { $winners } győzött.
   *[other] Megosztott győzelem: { $winners }.
 }

end-title = A játék vége
end-breakdown = Honnan jöttek a pontok
end-player = Játékos
end-total = Összesen
end-look = Megnézem a játékteret
end-rematch = Játsszunk újra
end-follow = Az új játékhoz

keys-title = Billentyűzet
keys-arrows = Nyilak: egyik kivilágított helyről a másikra
keys-enter = Enter: lerakás, elforgatás vagy a hely kiválasztása
keys-rotate = R: elforgatás
keys-figure = F: a következő hely egy figurának
keys-confirm = C: megerősítés
keys-undo = Z vagy Escape: visszavonás
keys-zoom = + − 0: közelebb, távolabb, minden látszódjon
keys-roll = D: dobás
keys-trade = T: kereskedés
keys-end = E: a kör vége
keys-choose = Enter: a hely kiválasztása
keys-cancel = Escape: mégsem építek
keys-hint = H: tipp
about-options = Ennek az asztalnak a beállításai
about-fair = Tisztességes dobások és húzások
about-fair-text = A szerver a játék előtt titkos kezdőértéket választott, és itt megmutatja az ujjlenyomatát. A végén a kezdőérték is kiderül, és bárki ellenőrizheti, hogy senki nem nyúlt a dobásokhoz és a húzásokhoz.
about-commitment = Ujjlenyomat:
about-seed = Kezdőérték:
about-record = A játék jegyzőkönyve
about-watching = { $count ->
    [0] Senki nem nézi.
    [one] Egy néző van.
   *[other] { $count } néző van.
 }

## Szabályok

rules-title = { $game } – a szabályok
rules-quick = Első lépések
rules-step = { $step } / { $steps }

## Lerakós játékok

hand-tile = { $bonus ->
    [yes] A bónuszkártyád ({ $kind })
   *[no] Amit húztál ({ $kind })
 }
hand-rotate = Elforgatás (R)
square-legal = Szabad hely, { $x }. oszlop, { $y }. sor: { $turns ->
    [one] egyféleképpen rakható le
   *[other] { $turns }-féleképpen rakható le
 }
square-staged = Próbaképpen itt fekszik: { $x }. oszlop, { $y }. sor. Az Enter elforgatja.
spot = { $role } ({ $feature })
figure-legend = Lerakol egy figurát?
figure-none = Figura nélkül
figure-impossible = Nem rakható le figura
turn-rotate = Elforgatás
turn-undo = Visszavonás
turn-confirm = Megerősítés
hint-ask = Tipp
hint-asking = Gondolkodom …
hint-title = Ezt lépné egy erős gépi játékos
hint-place = { $x }. oszlop, { $y }. sor, { $degrees ->
    [0] elforgatás nélkül
   *[other] { $degrees }°-kal elforgatva
 }
hint-worth = { $share } % győzelem, várhatóan { $points } pont
score-order = Egyszerre több terület készült el. Melyiket értékeljük ki először?
feature-sentence = { $feature }, { $complete ->
    [yes] lezárt
   *[no] le nem zárt
 }: { $size ->
    [one] { $size } rész
   *[other] { $size } rész
 }, most { $value ->
    [one] { $value } pontot
   *[other] { $value } pontot
 } ér; { $owners }.
feature-nobody = senkié
feature-size = { $size ->
    [one] { $size } rész
   *[other] { $size } rész
 }
features-none = Még nincs figura a játéktéren.
remaining-main = Hátralévő területek: { $count }
remaining-bonus = Hátralévő bónuszkártyák: { $count }
remaining-kind = { $kind } jelű, még { $count } van
tiles-reconstruction = A területlapkák betűi és darabszámai a szabálykönyvekből valók; a rajzolatuk a mi rekonstrukciónk.
track-seat = { $name }: { $points }.
supply-member = { $count ->
    [one] { $count } törzstag a készletben
   *[other] { $count } törzstag a készletben
 }
supply-hut = { $count ->
    [one] { $count } kunyhó a készletben
   *[other] { $count } kunyhó a készletben
 }
supply-settler = { $count ->
    [one] { $count } telepes a tartalékban
   *[other] { $count } telepes a tartalékban
 }

turn-hunters-place = { $person ->
    [you] Te következel: rakd le a kártyát!
    [hotseat] { $name }, rakd le a kártyát!
   *[other] { $name } lerakja a kártyáját.
 }
turn-hunters-figure = { $person ->
    [you] Lerakhatsz egy törzstagot vagy egy kunyhót.
    [hotseat] { $name }, lerakhatsz egy törzstagot vagy egy kunyhót.
   *[other] { $name } lerakhat egy törzstagot vagy egy kunyhót.
 }
turn-mayflower-place = { $person ->
    [you] Te következel: helyezd el a lapkát!
    [hotseat] { $name }, helyezd el a lapkát!
   *[other] { $name } elhelyezi a lapkáját.
 }
turn-mayflower-figure = { $person ->
    [you] Elhelyezhetsz egy telepest.
    [hotseat] { $name }, elhelyezhetsz egy telepest.
   *[other] { $name } elhelyezhet egy telepest.
 }
turn-mayflower-choose = { $person ->
    [you] Válaszd ki, mit értékeljünk ki következőnek!
    [hotseat] { $name }, válaszd ki, mit értékeljünk ki következőnek!
   *[other] { $name } választja ki, mi értékelődik ki következőnek.
 }

## Catan

turn-catan-found-settlement = { $person ->
    [you] Alapíts települést: válassz egy kivilágított kereszteződést!
    [hotseat] { $name }, alapíts települést egy kivilágított kereszteződésen!
   *[other] { $name } települést alapít.
 }
turn-catan-found-road = { $person ->
    [you] Most építsd meg mellé az utat!
    [hotseat] { $name }, építsd meg mellé az utat!
   *[other] { $name } utat épít mellé.
 }
turn-catan-before-roll = { $person ->
    [you] Te következel: dobj!
    [hotseat] { $name }, dobj!
   *[other] { $name } dobni készül.
 }
turn-catan-discard = { $person ->
    [you] Hetes, és hétnél több kártyád van: tedd vissza a felét!
    [hotseat] { $name }, hétnél több kártyád van: tedd vissza a felét!
   *[other] { $name } visszateszi kártyái felét.
 }
turn-catan-move-robber = { $person ->
    [you] Helyezd át a rablót egy másik területegységre!
    [hotseat] { $name }, helyezd át a rablót egy másik területegységre!
   *[other] { $name } áthelyezi a rablót.
 }
turn-catan-choose-victim = { $person ->
    [you] Kitől rabolsz?
    [hotseat] { $name }, kitől rabolsz?
   *[other] { $name } kiválasztja, kitől rabol.
 }
turn-catan-main = { $person ->
    [you] Te következel: kereskedj és építs, aztán fejezd be a köröd!
    [hotseat] { $name }, kereskedj és építs, aztán fejezd be a köröd!
   *[other] { $name } kereskedik és épít.
 }
turn-catan-offer = { $person ->
    [you] Ajánlat van az asztalon: dönts!
    [hotseat] { $name }, ajánlat van az asztalon.
   *[other] Ajánlat van az asztalon. Várunk: { $name }.
 }
turn-catan-free-roads = { $person ->
    [you] Építsd meg az ingyenes utakat!
    [hotseat] { $name }, építsd meg az ingyenes utakat!
   *[other] { $name } ingyenes utakat épít.
 }

catan-roll = Dobás
catan-end = A kör vége
catan-dice = Dobás: { $one } és { $two }, összesen { $sum }
catan-build-road = Út
catan-build-settlement = Település
catan-build-city = Város
catan-build-development = Bónuszkártya
catan-left = maradt
catan-developments = A bónuszkártyáid
costs-title = Építési költségek
bank-title = Bank
cards-some = { $count } { $resource }
hand-cards = A nyersanyagkártyáid
hand-show = { $name } kártyáinak felfedése
discard-choose = Válaszd ki egymás után a kártyákat, amelyeket visszateszel:
discard-one = 1 { $resource } visszatétele
rob-from = Rablás tőle: { $name }
place-build = { $build ->
    [road] Út építése: { $at }
    [settlement] Település építése: { $at }
   *[city] Város építése: { $at }
 }
place-coast = { $land } ({ $side ->
    [n] északi part
    [ne] északkeleti part
    [e] keleti part
    [se] délkeleti part
    [s] déli part
    [sw] délnyugati part
    [w] nyugati part
    [nw] északnyugati part
   *[other] tengerpart
 })
place-robber = Rabló ide: { $at }
move-buy = Bónuszkártya vásárlása
move-card = { $count ->
    [0] { $card } kijátszása
   *[other] { $card } kijátszása: { $named }
 }
move-deal = Alku vele: { $name }
move-offer = Ajánlat: { $give } ezért: { $want }
move-counter = Ellenajánlat: { $give } ezért: { $want }
info-cards = { $count ->
    [one] { $count } nyersanyagkártya
   *[other] { $count } nyersanyagkártya
 }
info-developments = { $count ->
    [one] { $count } bónuszkártya
   *[other] { $count } bónuszkártya
 }
info-knights = { $count ->
    [one] { $count } felhasznált lovag
   *[other] { $count } felhasznált lovag
 }
info-road = Leghosszabb út: { $count }
award-longest-road = Leghosszabb kereskedelmi út
award-largest-army = Legnagyobb lovagi hatalom
trade-title = Kereskedés
trade-domestic = A többiekkel
trade-maritime = Tengeri kereskedelem
trade-maritime-none = A kártyáid most sem kikötőhöz, sem 4:1-hez nem elegendők.
trade-card = Kártya (kézben)
trade-give = Adok
trade-want = Kérek
trade-for = ezért:
trade-to = Kinek szól az ajánlat
trade-offer = Ajánlatot teszek
trade-less = { $side ->
    [give] Eggyel kevesebbet adok: { $resource }
   *[want] Eggyel kevesebbet kérek: { $resource }
 }
trade-more = { $side ->
    [give] Eggyel többet adok: { $resource }
   *[want] Eggyel többet kérek: { $resource }
 }
trade-sea = { $rate } { $give } egy ilyenért: { $get }
offer-from = { $name } ajánlata:
offer-accept = Elfogadom
offer-decline = Nem kérem
offer-counter = Ellenajánlat
offer-withdraw = Visszavonom az ajánlatot
offer-deal = Áll az alku
offer-asked = még nem válaszolt
offer-not-asked = őt nem kérdezték
offer-accepted = elfogadja
offer-declined = nem fogadja el
offer-countered = ellenajánlatot tesz
