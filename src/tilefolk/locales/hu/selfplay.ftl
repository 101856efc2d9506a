# Önjáték: gépi játékosok egymás elleni játszmáinak jegyzőkönyvei és megfigyelései.
error-selfplay-workers-lost = A munkafolyamatok { $count } alkalommal maguktól leálltak, ezért a munka félbeszakadt. Ami elkészült, megmarad; ugyanez a parancs folytatja.
error-selfplay-no-cluster = Nincs elérhető Ray-fürt ({ $reason })
error-selfplay-other-plan = Ebben a könyvtárban más terv játszmái vannak: { $directory } (eltér: { $fields }). Válassz másik könyvtárat, vagy add meg ugyanazokat a beállításokat.
error-selfplay-bad-plan = Ez nem önjáték-terv: { $file }. Válassz másik könyvtárat.
error-selfplay-cannot-write = Ezt a fájlt nem lehet írni: { $file } ({ $reason }). Ami korábban elkészült, megmarad; ugyanez a parancs folytatja.
error-selfplay-no-compact = Ennek a játéknak nincs tömör kódolása ({ $game }); a teljes is elég kicsi. Hagyd el az --encoding compact kapcsolót.
cli-command-selfplay = Sok játszma gépi játékosok között; a jegyzőkönyvek és a tanításhoz való megfigyelések megőrzése.
cli-selfplay-bots = A gépi játékosok neve, vesszővel elválasztva; minden játszmában egy hellyel tovább ülnek.
cli-selfplay-out = A fájlok könyvtára; ami már ott van, azt nem játsszák újra.
cli-selfplay-observations = Azt is kiírja Parquet-fájlokba, hogy melyik hely mit látott és mit tett (a „data” kiegészítő kell hozzá).
cli-selfplay-encoding = A megfigyelések kódolása: full (teljes), vagy a lapkás játékoknál compact (tömör).
cli-selfplay-running = { $games } játszma folyik
cli-selfplay-done = { $games ->
    [0] Semmi sem hiányzott itt: { $directory }.
   *[other] { $games } játszma elkészült itt: { $directory }.
 }
