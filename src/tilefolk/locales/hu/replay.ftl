# Befejezett játszmák visszajátszása.

cli-command-replay = Egy mentett játszma visszajátszása a böngészőben.
error-server-replay-forgotten = Ez a jegyzőkönyv már nincs itt: a szerver elfelejti azokat a fájlból megnyitott jegyzőkönyveket, amelyeket hónapokig senki sem néz meg, és a legrégebbieket, ha túl sok gyűlik össze. Nyisd meg újra a fájlt; utána a lépésre mutató link is újra működik.
error-server-replay-no-such-viewer = Ilyen játékos nincs ebben a játszmában.
error-server-replay-no-such-move = Ilyen lépés nincs a játszmában.
error-server-replay-other-seats = Ebben a játszmában { $count } hely van; add meg, ki ül az egyes helyeken.
error-server-replay-own-tiles = Ezt a játszmát fájlból vett lapkákkal játszották, ezeket a böngésző nem tudja megmutatni. A parancssor igen: tilefolk show FÁJL --tiles LAPKÁK

replay-title = Visszajátszás
replay-ask = Megnézem újra
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépést előre
replay-last = A végére
replay-speed = Sebesség: { $speed }×
replay-viewer = Kinek a szemével
replay-spectator = néző
replay-open = minden kártya nyitva
replay-moves = Lépések
replay-move = { $number }. lépés, összesen { $count }
replay-drop = Húzd ide egy játszma jegyzőkönyvét, vagy válaszd ki a fájlt
replay-link = Link ehhez a lépéshez
replay-link-private = A játék nem nyilvános: ez a link egyben meghívó is.
replay-keys = Billentyűk: ← → lépés, Home és End, szóköz lejátszik, [ és ] a sebesség
replay-play-on = Folytatás innen
replay-play-on-about = Új asztal, ahol minden úgy áll, mint ennél a lépésnél. A dobások és a húzások innentől újak.
replay-who = Ki játszik tovább?
replay-seat-me = én
replay-seat-friend = egy barátom
replay-begin = Kezdés
replay-invite = Asztal megnyitása és meghívás
replay-nobody-mine = Legalább egy helyre te ülj.
replay-origin = Egy másik játszma folytatása { ARTICLE($number) } { $number }. lépéstől
replay-origin-names = { $names } játszmájának folytatása { ARTICLE($number) } { $number }. lépéstől
