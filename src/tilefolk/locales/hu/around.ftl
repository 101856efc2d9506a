# Az asztal körül: beállítások, a saját kör jelei, reakciók, saját asztalok, meghívók.

settings-title = Beállítások
settings-colours = Színek
settings-theme-system = Mint a készüléken
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-sound = Hangok
settings-volume = Hangerő
settings-notify = Jelezze ez a készülék, ha én következem
settings-notify-denied = A böngésző nem engedi az oldal értesítéseit; ezt a böngésző beállításaiban lehet megváltoztatni.

attention-turn = ● Te következel – { $game }
attention-wait = { $game } – Tilefolk

reaction-choose = Gyors reakció
reaction-thumb = Szép volt!
reaction-laugh = Haha!
reaction-wow = Hű!
reaction-sad = De kár!
reaction-cheer = Hurrá!
reaction-hurry = Gondolkodsz még?

table-watching = Nézőként vagy itt.
seat-bot-short = { $number }. gép

join-from = { $host } meghívott ide: { $game }.
join-to = Meghívtak ide: { $game }.
join-others = Már itt vannak: { $names }
join-seats = { $open ->
    [one] Egy hely szabad. Mondd meg, ki vagy, és ülj le.
   *[other] { $open } hely szabad. Mondd meg, ki vagy, és ülj le.
 }
join-watch = Minden hely foglalt: nézőként jöhetsz.

result-won = Te nyertél
result-lost = Nem te nyertél
result-winner = Nyertes: { $names }

lobby-answer-seconds = A gépek ennyit várnak az ajánlataikra adott válaszra
lobby-seconds = { $seconds } mp
