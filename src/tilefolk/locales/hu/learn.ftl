# Tanulás játék közben: vezetett első játszmák, feladatok, képes szabályok.

learn-guide = A segítőd
learn-step = { $step }. lépés, összesen { $steps }
learn-progress = Hol tartasz
learn-start = Nem kell előre szabályt olvasnod. Játsszunk!
learn-resumed = Ott folytatjuk, ahol abbahagytad.
learn-later = Néhány körrel később …
learn-watch = Figyeld, mi történik most!
learn-otherwise = Ez is jó! A következő lépés egy másik állásból indul.
learn-refused = Így nem lehet: { $reason }
learn-missed = Szabályos, de most mást keresünk. Vedd vissza a lépésedet, és próbáld újra!
learn-second-miss = Ne siess. Megmutassam, hová nézz?
learn-third-miss = Ezt megmutatom, a következő a tiéd.
learn-read = Értem
learn-read-again = Újra elolvasom
learn-where = Hol?
learn-show = Mutasd meg
learn-take-back = Visszavonom
learn-again = Újra próbálom
learn-end = Mindent tudsz, ami egy igazi játékhoz kell. Vár egy könnyű ellenfél.
learn-real-game = Igazi játékot kezdek
learn-to-exercises = Szabályok és feladatok

# A játékok listájánál
learn-first-time = Először játszol?
learn-first-time-about = { $game }: tanuld meg játék közben
learn-go-on = Folytasd az első játékodat
learn-go-on-about = { $game }: { $step }. lépés, összesen { $steps }
learn-played = Az első játék megvolt
learn-solved = { $done } feladat megoldva, összesen { $all }

# Egy játék oldala
learn-title = { $game }: tanulás játék közben
learn-first-game = Vezetett első játék
learn-first-game-about = Néhány kör, amelyben minden akkor derül ki, amikor szükség van rá. Szabálykönyv nem kell hozzá.
learn-begin = Kezdjük
learn-resume = Folytatom
learn-anew = Kezdjük elölről
learn-once-more = Még egyszer
learn-exercises = Feladatok
learn-exercises-about = Minden furcsa eset egy kis kérdés: hány pont jár, hová szabad, milyen sorrendben?
learn-rules = A szabályok
learn-done = kész

# Egy feladat
learn-exercise = { $name } feladat
learn-all-exercises = Az összes feladat
learn-picture = A feladat képe
learn-ask-score = Ki hány pontot kap?
learn-ask-places = Jelölj meg minden megengedett helyet!
learn-ask-order = Válaszd ki a legjobb sorrendet!
learn-ask-state = Írd be, mi lesz az állás!
learn-ask-legal = Jelölj meg mindent, ami megengedett!
learn-then = { $first }, azután { $second }
learn-check = Ellenőrzés
learn-right = Pontosan.
learn-wrong = Nem egészen. Nézd meg még egyszer!
learn-solution = Mutasd a megoldást
learn-next-exercise = Következő feladat
learn-step-by-step = Lépésről lépésre
learn-allowed = szabad
learn-not-allowed = nem szabad
learn-best = ez az
learn-points = { $player }: { $points } pont
learn-yes = igen
learn-no = nem
learn-nobody = senki
learn-value-hand = { $player }: kártyák száma
learn-value-cards = { $player }: { $resource }
learn-value-bank = A bankban: { $resource }
learn-value-longest-road = A Leghosszabb kereskedelmi út
learn-value-road-length = { $player }: az út hossza
learn-value-waiting = Ki tesz vissza kártyát?
learn-value-owes = Hányat tesz vissza: { $player }
learn-value-over = Vége a játéknak?
learn-value-winners = Ki nyer?
learn-value-score = { $player }: pontok

# A szabályok
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } szabály
}
rules-print = Nyomtatás
rules-picture = Kép ehhez a szabályhoz: { $rule }
rules-try = Próbáld ki!
rules-example = Példa:

# A terminálban
cli-command-learn = Tanulás játék közben: egy játék vezetett első játszmája vagy a feladatai.
cli-learn-exercises = Feladatok a vezetett első játék helyett.
cli-learn-anew = Kezdjük elölről, bármi is van már kész.
cli-learn-help = Írj be egy lépést; „where”: segítség, „show”: megmutatom a lépést, „back”: visszavonod az utolsó lépésedet, „list”: a lépéseid, „quit”: kilépés.
cli-learn-where = Nézd meg ezt a helyet: { $place }.
cli-learn-where-rack = Nézd meg a saját lapkádat vagy kártyáidat!
cli-learn-moves = A lépéseid: { $moves }
cli-learn-left = Amit megoldottál, megmarad. { $command } innen folytatja.
cli-learn-end = Egy igazi játék: { $command }
cli-learn-ask-score = Minden hely pontjai, például: 6 0 (vagy „solution”, „quit”)
cli-learn-ask-chosen = A kiválasztottak sorszáma, például: 1 3 (vagy „solution”, „quit”)
cli-learn-ask-values = Az értékek ebben a sorrendben, például: 2 nobody yes: { $paths } (vagy „solution”, „quit”)
cli-learn-solved = Minden feladat meg van oldva.
