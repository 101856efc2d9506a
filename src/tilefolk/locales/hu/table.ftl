# Az asztal játék közben: mi a teendő, mit hozna a lépés, a játék vége.

board-follow = Újra követem a játékot
board-values = Minden terület értéke, és hogy kié
board-quarter = A tábla elforgatása: a part alul vagy oldalt
log-lead = Mutasd a táblán
stack-title = A még hátralévő lapok
stack-left = Még { $count } területlap van hátra: mutasd
open-fitting = Ennyi hátralévő lap illik ide: { $count }
open-dead = Egyetlen hátralévő lap sem illik ide: ez a hely üres marad.

## Mi a teendő

step-place = Koppints egy szabad helyre; az R, a görgő vagy még egy koppintás forgat.
step-place-touch = Koppints egy szabad helyre; a második koppintás forgat.
step-here = Ide kerüljön?
step-figure = Ha akarsz, tegyél rá figurát, aztán erősítsd meg.
step-chosen = { $figure }: erősítsd meg.
step-no-figure = Erre a lapra nem állhat figura: erősítsd meg.
step-none-left-hunters = Nincs több törzstagod: erősítsd meg.
step-none-left-mayflower = Nincs több telepesed: erősítsd meg.
step-confirm = Erősítsd meg, vagy válassz másik helyet.
figure-nobody = Senki

## Mit hozna a lépés

outcome-home = { $person ->
    [you] { $count ->
        [0] neked
       *[other] visszatér hozzád: { $figures }
    }
   *[other] { $count ->
        [0] { $name }
       *[other] { $name }: visszatér { $figures }
    }
 }
outcome-scored = { $feature }: { $goods }
outcome-nobody = { $feature }: kész, de senki sincs ott
outcome-surveyors = a felügyelők bónusza: { $points }
outcome-surveyor-moves = egy felügyelő továbblép
outcome-gold = arany: bónuszkártyát kapsz

## A játék vége

final-skip = Átugrom
end-result = Eredmény
end-curve = Pontok körről körre
