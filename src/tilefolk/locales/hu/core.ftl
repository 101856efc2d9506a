# Játékok, általános hibák és a parancssor.

game-hunters = Carcassonne: Vadászok és gyűjtögetők
game-mayflower = Carcassonne: Mayflower
game-catan = Catan

goods-none = semmi

## Az alap hibái

error-core-action-parts = Hiányos vagy hibás lépés: „{ $text }”.
error-core-engine-mixed = A motornak csak egy része van lefordítva: { $modules } hiányzik. Fordítsd le újra a scripts/build paranccsal, vagy a TILEFOLK_PURE=1 beállítással fordítás nélkül fut.
error-core-engine-old = A lefordított motor régebbi a forrásánál: { $modules } megváltozott. Fordítsd le újra a scripts/build paranccsal, vagy a TILEFOLK_PURE=1 beállítással fordítás nélkül fut.
error-core-file-unwritable = Nem írható: { $file } ({ $reason }).
error-core-game-over = A játék véget ért.
error-core-illegal-action = Ez itt nem megengedett.
error-core-no-options = { ARTICLE($game, capital: "yes") } { $game } játéknak nincsenek beállításai.
error-core-not-an-outcome = Ez nincs a lehetséges kimenetelek között.
error-core-not-chances-move = Most nem dobás vagy húzás következik.
error-core-not-your-turn = Most nem te döntesz.
error-core-not-yours = Erről valaki más dönt.
error-core-option-value = { ARTICLE($option, capital: "yes") } { $option } beállítás nem lehet „{ $value }”. Lehetséges: { $choices }.
error-core-players = { ARTICLE($game, capital: "yes") } { $game } játékot { $min }–{ $max } játékos játssza, nem { $players }.
error-core-record-foreign = Ez nem Tilefolk-jegyzőkönyv: az első sornak így kell kezdődnie: „tilefolk-record”.
error-core-record-header = A jegyzőkönyv fejléce hibás { ARTICLE($line) } { $line }. sor előtt: { $reason }
error-core-record-header-line = A fejléc { $line }. sora nem olvasható: „{ $text }”.
error-core-record-move = { ARTICLE($line, capital: "yes") } { $line }. sor („{ $text }”) nem lehetséges: { $reason }
error-core-record-move-line = { ARTICLE($line, capital: "yes") } { $line }. sor nem olvasható: „{ $text }”.
error-core-record-rules = A jegyzőkönyv a szabályok { $rules }. változatát követi; ez a program { ARTICLE($known) } { $known }. változatot ismeri.
error-core-record-seed = { ARTICLE($line, capital: "yes") } { $line }. sorban álló mag nem illik a fejléc zárolt értékéhez: a jegyzőkönyvet megváltoztatták.
error-core-record-nonce = { ARTICLE($seat, capital: "yes") } { $seat }. számú hely hozzájárulása nem illik ahhoz, amit a játék előtt vállalt: a jegyzőkönyvet megváltoztatták.
error-core-record-order = A helyek sorrendje nem az, ami a magból következik ({ $drawn }): a jegyzőkönyvet megváltoztatták.
error-core-record-shares = A fejlécben álló hozzájárulások nem ennek a játéknak a helyeihez tartoznak.
error-core-record-twice = A jegyzőkönyv { $line }. sora másodszor mondja: „{ $what }”; ezt csak egyszer lehet.
error-core-record-name = { ARTICLE($seat, capital: "yes") } { $seat }. hely nevében sortörés vagy más vezérlőkarakter van; a név egy sor.
error-core-record-seat = { ARTICLE($line, capital: "yes") } { $line }. sor { ARTICLE($seat) } { $seat }. helyet nevezi meg, ilyen ebben a játékban nincs.
error-core-record-long-line = { ARTICLE($line, capital: "yes") } { $line }. sor túl hosszú egy jegyzőkönyvhöz: legfeljebb { $max } karakter lehet.
error-core-record-control = { ARTICLE($line, capital: "yes") } { $line }. sorban vezérlőkarakter van; jegyzőkönyvben ilyen nem állhat.
error-core-record-own-tiles = A jegyzőkönyv a játék saját lapkáival készült; hagyd el a --tiles kapcsolót.
error-core-record-tiles = A jegyzőkönyv más lapkákkal készült ({ $tiles }). Add meg a fájljukat a --tiles kapcsolóval.
error-core-record-truncated = A jegyzőkönyv { ARTICLE($line) } { $line }. sornál megszakad. Nem mentették el teljesen.
error-core-record-unreadable = Nem olvasható: { $file } ({ $reason })
error-core-record-version = A jegyzőkönyv formátuma { $version }; ez a program { ARTICLE($known) } { $known } formátumot olvassa. Használj újabb Tilefolkot.
error-core-unknown-game = Nincs „{ $game }” nevű játék. Ezek vannak: { $known }.
error-pictures-no-place = Nincs ilyen hely a táblán: { $text }.
error-core-other-games-action = { $action }: ez egy másik játék lépése, nem a most játszotté ({ $game }).
error-core-text-is-no-action = Itt lépés kell, nem { ARTICLE($text) } „{ $text }” szöveg. Előbb a parse olvassa be.
error-core-unknown-option = { ARTICLE($game, capital: "yes") } { $game } játéknak nincs „{ $option }” beállítása. Ezek vannak: { $known }.
error-core-wrong-mover = Itt más lép, mint amit „{ $text }” mond.

## A parancssor

cli-error = Hiba:
cli-file-failed = { $file }: { $reason }.
cli-output-failed = A kimenet nem írható: { $reason }.
cli-yes = igen
cli-no = nem
cli-chance = húzás
cli-players = játékos
cli-scores = Pontok: { $scores }
cli-winners = { $count ->
    [one] { $winners } nyert.
   *[other] Megosztott győzelem: { $winners }.
 }
cli-unfinished = A játék még nem ért véget.
cli-engine-compiled = lefordított motor
cli-engine-pure = fordítatlan motor

cli-command-tilefolk = Három társasjáték, pontosan a szabálykönyvek szerint.
cli-command-play = Játék a böngészőben vagy a terminálban.
cli-command-simulate = Sok véletlen játszma, a pontok, győzelmek és hosszak összesítésével.
cli-command-show = Egy mentett játszma lépésről lépésre.
cli-command-verify = Ellenőrzi, hogy senki sem nyúlt egy mentett játszma dobásaihoz és húzásaihoz.

cli-option-lang = A nyelv: angol, magyar, német vagy holland.
cli-option-version = A változat és a futó motor.
cli-option-json = Az eredmény JSON-ként.
cli-option-promise = A játék előtt mutatott ujjlenyomat; a jegyzőkönyvet ezzel veti össze.
cli-option-players = Hány játékos (alapértelmezés: amennyi a játékhoz legalább kell).
cli-option-option = A játék egy beállítása, például --option NÉV=ÉRTÉK; ismételhető.

cli-simulate-games = A játszmák száma.
cli-simulate-seed = Ugyanaz a mag ugyanazokat a játszmákat adja.
cli-simulate-processes = Hány folyamat osztozik a munkán (alapértelmezés: processzormagonként egy); az eredmény nem függ tőle.
cli-simulate-running = { $games } játszma
cli-simulate-title = { $game }: { $games } véletlen játszma, { $players } játékos
cli-simulate-sources = Miből lettek a pontok
cli-simulate-shared = Megosztott győzelmek: { $shared }
cli-simulate-speed = { $seconds } s, { $rate } játszma másodpercenként ({ $engine })
cli-simulate-stopped = Megszakítva: { $games } játszma készült el a kért { $wanted } közül.
cli-column-wins = győzelem
cli-column-mean = átlag
cli-column-sd = szórás
cli-column-min = legkevesebb
cli-column-median = medián
cli-column-max = legtöbb
cli-column-share = arány
cli-column-points-a-game = pont játszmánként
cli-row-margin = Előny a második előtt
cli-row-decisions = Döntés játszmánként

cli-show-boards = A tábla minden lépés után.
cli-show-moves = A lépések is, vagy csak az utolsó állás.
cli-show-title = { $game }: { $players }
cli-show-option = Beállítás: { $name } = { $value }

cli-verify-no-commitment = A jegyzőkönyvben nincs zárolt érték: nincs ígéret, amelyet ellenőrizni lehetne.
cli-verify-no-seed = A mag nincs a jegyzőkönyvben. A játék végén derül ki: a befejezett jegyzőkönyvet ellenőrizd.
cli-verify-wrong-draw = Hamis húzás, { $line }. sor: a jegyzőkönyv szerint „{ $told }”, pedig „{ $drawn }” következett volna. Ebben a jegyzőkönyvben nem lehet megbízni.
cli-verify-good = Rendben: a mag illik a zárolt értékhez, és mind { ARTICLE($draws) } { $draws } dobás és húzás következik belőle.
cli-verify-fingerprint = Ujjlenyomat: { $fingerprint }
cli-verify-no-promise = Vesd össze azzal, amelyet a játék előtt láttál, vagy add meg azt a --promise kapcsolóval.
cli-verify-promise-kept = A jegyzőkönyv megegyezik azzal, amit ígértek.
cli-verify-promise-broken = Nem ezt ígérték: ebben a jegyzőkönyvben nem lehet megbízni.
cli-verify-shares = A maghoz hozzájáruló böngészők száma: { $added }. Vállalta, de nem küldte el: { $missing }.

cli-play-terminal = Játék itt, a terminálban, böngésző helyett.
cli-play-people = Hányan játszanak ennél a terminálnál; az első helyek az övéik.
cli-play-name = Egy játékos neve; ismételhető.
cli-play-seed = Rögzíti a dobásokat és húzásokat (alapértelmezés: friss és titkos).
cli-play-resume = Egy mentett jegyzőkönyv folytatása.
cli-play-continue = A legutóbb abbahagyott játék folytatása.
cli-play-nothing-to-continue = Nincs folytatható játék. Kezdj egyet: tilefolk play --terminal
cli-play-no-seed = A jegyzőkönyvben nincs mag: a dobások és húzások nem folytathatók.
cli-play-which = Melyik játék?
cli-play-which-again = Írj egy számot 1 és { $count } között, vagy a játék nevét. A Ctrl-D kilép.
cli-play-welcome = { $game }. Segítség: „?”.
cli-play-prompt = { $player }>
cli-play-many = { $count } lépés lehetséges, például „{ $example }”. Az Enter mindet felsorolja.
cli-play-try-again = Semmi sem változott. Az Enter felsorolja, mi lehetséges.
cli-play-help =
    Írd be a lépést úgy, ahogy a listában áll (például „{ $example }”), vagy a sorszámát; a tabulátor kiegészíti.
      Enter vagy l   a lehetséges lépések
      b              a tábla
      p              a pontok
      h              tipp: a legjobb lépések
      s FÁJL         mentés
      q vagy Ctrl-D  kilépés; folytatás: „tilefolk play --terminal --continue”
cli-play-save-where = Hová? Írd be: s FÁJL
cli-play-save-failed = Nem írható: { $file } ({ $reason })
cli-play-saved = Elmentve: { $file }
cli-play-left = A játékod megmaradt. Folytatás: tilefolk play --terminal --continue
cli-command-serve = A szerver mások számára, a hálózatodon vagy egy proxy mögött.
cli-serve-host = A cím, amelyen figyel; a 0.0.0.0 a hálózatodon lévőket is beengedi.
cli-serve-port = A port, amelyen figyel; a 0 egy szabadot választ.
cli-serve-data = Az adatbázis és a szerver titkának mappája.
cli-serve-database = Egy másik adatbázis címe, például PostgreSQL.
cli-serve-hostname = Egy név, amelyen ez a szerver elérhető; ismételhető.
cli-serve-origin = Egy további eredet, amelynek lapjai kapcsolódhatnak; ismételhető.
cli-serve-bot-pace = Egy gépi lépés legrövidebb ideje másodpercben.
cli-serve-answer-seconds = Hány másodpercet hagynak a gépi játékosok az embereknek, hogy egy ajánlatra válaszoljanak, ha az asztalnál más nincs megadva.
cli-serve-analyses = A befejezett játszmák elemzése a háttérben.
cli-serve-forget-after = Ennyi nap után törli az asztalokat, amelyekhez senki sem nyúlt, és a vendégeket, akiknek nem maradt asztaluk (alapértelmezés: soha).
cli-serve-metrics-token = Aki ezt a kulcsot felmutatja, olvashatja a /metrics oldalt (alapértelmezés: aki erről a gépről kérdezi).
cli-serve-no-folder = Ez a mappa nem használható: { $folder } ({ $reason }). Válassz másikat a TILEFOLK_DATA változóval, szervernél a --data kapcsolóval is.
cli-serve-no-database = Az adatbázis nem használható: { $reason }
cli-serve-json-logs = Napló JSON-sorokban.
cli-serve-log-level = Mennyit naplózzon.
cli-serve-listens = A Tilefolk itt figyel: { $address }
cli-play-port = A port, amelyen figyel (alapértelmezés: 8000 vagy egy szabad).
cli-play-browser = Nyissa meg a böngészőt, vagy csak írja ki a címet.
cli-play-address = A Tilefolk kész: { $address }
cli-play-stop = A Ctrl-C leállítja; a folyó játékok megmaradnak.
cli-play-names = { $players } játékoshoz { $names } név túl sok.
cli-play-no-port = Itt nem lehet figyelni: { $host }, { $port }. port ({ $reason }). Próbálj másik --port értéket.
cli-play-bot = Ki játszik a többi helyen: easy, medium, hard, master vagy saját gépi játékosod (fájl.py:Osztály).
cli-play-hand-over = Most { $player } játszik. Nyomj Entert, ha más nem nézi.
cli-play-hint = { $move }: a folytatások { $share } %-ában nyer
