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
ui-to-lobby = Az előtérbe
ui-try-again = Próbáld újra
ui-broken = Valami elromlott
ui-broken-about = A játékodból semmi nem veszett el: biztonságban van a szerveren.

error-ui-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot; mi tovább próbálkozunk.
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
status-starting = most kezdődik
status-playing = folyamatban
status-over = befejeződött

join-title = Meghívtak egy játékra
join-about = Mondd meg a neved, és foglalj helyet! Ha minden hely foglalt, nézheted a játékot.
join-go = Az asztalhoz

## Várakozás

waiting-title = { $game } – mindjárt kezdődik
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
invite-watch = Ezzel a linkkel mások is nézhetik a játékot:
invite-copy = Másolás
invite-copied = Lemásolva

colour-red = piros
colour-blue = kék
colour-yellow = sárga
colour-green = zöld
colour-black = fekete
colour-orange = narancssárga
colour-white = fehér
colour-any = bármelyik szín
colour-of = { $name } színe
colour-mine = A színed

seat-open = Szabad hely
seat-bot = { $number }. gépi játékos ({ $level })
seat-number = { $number }. játékos
seat-replace = Játsszon tovább egy gépi játékos
seat-menu = { $name } helye
seat-menu-open = Szabad hely
seat-menu-own = A te helyed
seat-sit = Ideülök
seat-leave = Kiszállok a játékból
seat-leave-text = A helyed felszabadul: valaki más leülhet oda, és mindennel, ami hozzá tartozik, tovább játszhat.
seat-release = A házigazda másnak adhatja a helyemet
seat-free = Hely felszabadítása
seat-why-here = { $name } itt van. Játék közben csak akkor szabadul fel egy hely, ha a játékosa feláll, beleegyezik, vagy már { $seconds } másodperce nincs itt.
seat-why-away = { $name } nincs itt. A hely { $seconds } másodperc múlva szabadítható fel.
seat-agreed = { $name } beleegyezett, hogy más játsszon tovább.
seat-kept = Aki nem volt itt, visszatérve visszakapja a helyét, ha közben más nem ült le oda.
log-seat-free = { ARTICLE($number, capital: "yes") } { $number }. számú hely szabad: { $reason ->
    [away] { $name } már régóta nincs itt.
   *[left] { $name } felállt.
 }
log-seat-opened = { ARTICLE($number, capital: "yes") } { $number }. számú hely szabad: a gépi játékos felállt.
log-seat-bot = { ARTICLE($number, capital: "yes") } { $number }. számú helyen gépi játékos játszik tovább.
log-seat-taken = { $name } átveszi { ARTICLE($number) } { $number }. számú helyet{ $hand ->
    [yes] , és mostantól látja az ottani kártyákat.
   *[no] .
 }
log-seat-back = { $name } visszatért { ARTICLE($number) } { $number }. számú helyre.
log-seat-released = { $seat } beleegyezik, hogy a házigazda másnak adja { ARTICLE($number) } { $number }. számú helyet.
log-seat-kept = { $seat } mégis megtartja { ARTICLE($number) } { $number }. számú helyet.
log-share-missing = { $seat } böngészője nem küldte el időben a hozzájárulását a kockákhoz; a játék nélküle kezdődik.

## Az asztalnál

table-board = Játéktér
table-tray = A köröd és a figuráid
table-gone = Nincs ilyen asztal.
table-starting = Kezdődik a játék: minden játékos böngészője hozzájárul a kockákhoz …
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
tab-tiles = Lapok
tab-costs = Költségek
tab-about = Infó
log-older = Régebbi bejegyzések
chat-empty = Még senki nem szólt semmit.
chat-label = Üzenet
chat-send = Küldés

board-label = { $game }: játéktér
board-closer = Közelebb
board-further = Távolabb
board-map = Az egész tábla: koppints oda, ahová menni akarsz
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
keys-arrows = Nyilak: egyik kiemelt helyről a másikra
keys-enter = Enter: lerakás, elforgatás vagy a hely kiválasztása
keys-rotate = R: elforgatás
keys-figure = F: a következő hely egy figurának
keys-confirm = C, vagy Enter a kiválasztott helyen: megerősítés
keys-undo = Z vagy Escape: visszavonás
keys-zoom = + − 0: közelebb, távolabb, minden látszódjon
keys-roll = D: dobás
keys-trade = T: kereskedés
keys-end = E: a kör vége
keys-choose = Enter: a hely kiválasztása
keys-cancel = Escape: mégsem építek
keys-hint = H: tipp
about-options = A játék beállításai
about-fair = Tisztességes dobások és húzások
about-fair-text = A dobások és a húzások a szerver titkából és minden játékos böngészőjének véletlen számaiból következnek. Ezek csak akkor derülnek ki, amikor minden más már rögzült: senki sem választhatja meg, mi jön, az üzemeltető sem. Jegyezd fel az ujjlenyomatot, és vesd össze a többiekével. A végén a titok is kiderül, és bárki ellenőrizheti, hogy senki nem nyúlt a dobásokhoz és a húzásokhoz.
about-fair-limits = Ami marad: aki a szervert üzemelteti, a játék kezdete után ismeri a kockákat, tehát előre láthatja őket, de semmit sem változtathat meg. Azt is állíthatja, hogy egy hozzájárulás nem érkezett meg; ilyenkor ez itt olvasható.
about-commitment = A szerver ígérete:
about-fingerprint = A játék ujjlenyomata:
about-settled = Ami a kezdéskor rögzült
about-share = A böngésződ hozzájárulása:
about-share-left-out = Vigyázz: a böngésződ hozzájárulása nincs benne e játék kockáiban.
about-swapped = Vigyázz: nem ez az a játék, amelyhez a böngésződ hozzájárult. Megváltoztatták, ami rögzült.
about-shares = Hozzájárulások a kockákban: { $added }. Hiányzik: { $missing }.
about-pledges = Eddig vállalt hozzájárulások: { $pledged }.
about-verify = A jegyzőkönyv ellenőrzése: tilefolk verify FÁJL --promise UJJLENYOMAT
about-seed = A szerver titka:
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
move-place = Lerakás: { $x }. oszlop, { $y }. sor{ $turned ->
    [0] {""}
   *[other] , { $turned }°-kal elforgatva
 }
move-figure = Figura lerakása: { $role }
move-score = Előbb értékelni: { $x }. oszlop, { $y }. sor
turn-rotate = Elforgatás
turn-undo = Visszavonás
turn-confirm = Megerősítés
hint-ask = Tipp
hint-asking = Gondolkodom …
hint-title = Ezt lépné egy erős gépi játékos
hint-worth = { $share } % győzelem, várhatóan { $points } pont
score-order = A lapkád több egységet fejezett be. Melyiket értékeljük ki először?
feature-sentence = { $feature }, { $complete ->
    [yes] kész
   *[no] még nincs kész
 }: { $size ->
    [one] { $size } rész
   *[other] { $size } rész
 }, most { $value ->
    [one] { $value } pontot
   *[other] { $value } pontot
 } ér; { $owners }.
feature-worth = { $feature }: { $value } pont, { $owners }
feature-nobody = senki
feature-size = { $size ->
    [one] { $size } rész
   *[other] { $size } rész
 }
features-none = Még nincs figura a játéktéren.
remaining-main = Hátralévő területlapok: { $count }
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
   *[other] { $name } választja ki, mit értékelünk ki következőnek.
 }

## Catan

turn-catan-found-settlement = { $person ->
    [you] Alapíts települést: válassz egy kiemelt kereszteződést!
    [hotseat] { $name }, alapíts települést egy kiemelt kereszteződésen!
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
    [you] Helyezd át a rablót egy másik területre!
    [hotseat] { $name }, helyezd át a rablót egy másik területre!
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
    [you] Ajánlat érkezett: dönts!
    [hotseat] { $name }, ajánlat érkezett: dönts!
   *[other] Nyitott ajánlat van. Várunk: { $name }.
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
hand-cards = A nyersanyagkártyáid
hand-show = { $name } kártyáinak felfedése
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
    [0] { $card } felhasználása
   *[other] { $card } felhasználása: { $named }
 }
move-deal = Csere vele: { $name }
move-offer = Ajánlat: { $give }, cserébe { $want }
move-counter = Ellenajánlat: { $give }, cserébe { $want }
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
info-road = A kereskedelmi út hossza: { $count }
award-longest-road = Leghosszabb kereskedelmi út
award-largest-army = Legnagyobb lovagi hatalom
ui-my-games = Játszmáim: minden befejezett játszma, összesítéssel
