# Miért jó egy lépés, és az edző. Minden indok az „Egy jó lépés …” folytatása, vagy magában áll.

reason-closes = { $what ->
    [forest] lezárja az erdődet
    [river] lezárja a folyódat
    [road] befejezi az utadat
    [city] befejezi a városodat
    [farm] befejezi a farmodat
    [plain] kiértékeli a meződet
    [meadow] kiértékeli a tisztásodat
   *[other] kiértékeli a folyórendszeredet
 }: { $points } pont
reason-shares = { $what ->
    [forest] lezár egy közös erdőt
    [river] lezár egy közös folyót
    [road] befejez egy közös utat
    [city] befejez egy közös várost
    [farm] befejez egy közös farmot
    [plain] kiértékel egy közös mezőt
    [meadow] kiértékel egy közös tisztást
   *[other] kiértékel egy közös folyórendszert
 } (társad: { $seats }): fejenként { $points } pont
reason-gives = másnak is pontot hoz: { $seats } { $points } pontot kap
reason-gold = aranyat talál: bónuszkártyát húzol
reason-bonus = felügyelői bónuszt hoz: { $points } pont
reason-home = { $count ->
    [one] hazahozza egy figurádat
   *[other] hazahozza { $count } figurádat
 }
reason-sweeps = hazaküldi egy ellenfél figuráját ({ $seat })
reason-claims = { $what ->
    [forest] elfoglal egy erdőt
    [river] elfoglal egy folyót
    [system] elfoglal egy folyórendszert
    [road] elfoglal egy utat
    [city] elfoglal egy várost
    [farm] elfoglal egy farmot
    [plain] elfoglal egy mezőt
   *[meadow] elfoglal egy tisztást
 }: { $points ->
    [0] egyelőre nem ér pontot
   *[other] eddig { $points } pontot ér
 }
reason-joins = helyet szerez neked { $what ->
    [forest] egy másik játékos erdejében
    [river] egy másik játékos folyóján
    [system] egy másik játékos folyórendszerén
    [road] egy másik játékos útján
    [city] egy másik játékos városában
    [farm] egy másik játékos farmján
    [plain] egy másik játékos mezőjén
   *[meadow] egy másik játékos tisztásán
 } ({ $seats }): { $points } pont
reason-takes = { $what ->
    [forest] elvesz egy erdőt
    [river] elvesz egy folyót
    [system] elvesz egy folyórendszert
    [road] elvesz egy utat
    [city] elvesz egy várost
    [farm] elvesz egy farmot
    [plain] elvesz egy mezőt
   *[meadow] elvesz egy tisztást
 } egy ellenféltől ({ $seats }): { $points } pont
reason-grows = { $what ->
    [forest] növeli az erdődet
    [river] meghosszabbítja a folyódat
    [system] gazdagítja a folyórendszeredet
    [road] meghosszabbítja az utadat
    [city] növeli a városodat
    [farm] gazdagítja a farmodat
    [plain] gazdagítja a meződet
   *[meadow] gazdagítja a tisztásodat
 }: +{ $points }
reason-hinders = { $what ->
    [forest] megnehezíti egy erdő lezárását
    [river] megnehezíti egy folyó lezárását
    [system] csökkenti egy folyórendszer értékét
    [road] megnehezíti egy út befejezését
    [city] megnehezíti egy város befejezését
    [farm] csökkenti egy farm értékét
    [plain] csökkenti egy mező értékét
   *[meadow] csökkenti egy tisztás értékét
 } egy ellenfélnek ({ $seat })
reason-keeps = jobb helyre tartogatja a figuráidat

reason-wins = megnyeri a játékot
reason-longest-road = megszerzi a Leghosszabb kereskedelmi utat ({ $count }): 2 pont
reason-largest-army = megszerzi a Legnagyobb lovagi hatalmat ({ $count }): 2 pont
reason-breaks-road = megszakítja egy ellenfél útját ({ $seat })
reason-income = ezt hozza: { $resources }, ilyen dobásra: { $numbers } (36 dobásból { $dots })
reason-doubles = megkétszerezi ezt: { $resources }, ilyen dobásra: { $numbers } (36 dobásból { $dots })
reason-harbour = kikötőt nyit: { $trade }
reason-reaches = szabad helyhez vezet: { $resources }, ilyen dobásra: { $numbers } (36 dobásból { $dots })
reason-longer = { $count } hosszúra növeli az utadat
reason-forestalls = helyet vesz el egy ellenféltől ({ $seat })
reason-blocks = elveszi ezt: { $resource } ({ $number }), ettől: { $seats }
reason-frees = megszabadítja a saját földedet a rablótól
reason-robs = elrabol egy kártyát tőle: { $seat } ({ $count } kártyája van)
reason-robs-leader = elrabol egy kártyát az élen állótól ({ $seat })
reason-buys = bónuszkártyát hoz: lovagot, pontot vagy segítséget
reason-plenty-of = ezt teszi vissza: { $resource }, ebből { $count } van
reason-pays = { $piece ->
    [city] fedezi egy város árát
    [settlement] fedezi egy település árát
    [road] fedezi egy út árát
   *[card] fedezi egy bónuszkártya árát
 }
reason-saves = { $piece ->
    [city] városra gyűjt
   *[settlement] településre gyűjt
 }, még hiányzik: { $cards }

## Az edző

coach-switch = Edző
coach-about = A köröd előtt megmondja, mi számít, utána pedig, hogy mit hozott
coach-off = Edző kikapcsolása
coach-now = Egy jó lépés { $reason }.
coach-brought = A lépésed { $reason }.
coach-missed = Volt jobb lépés, amely { $reason }.
coach-lost = A lépésed { $reason }. Volt jobb is.
hint-stage = Kipróbálom
hint-lay = { $figure ->
    [none] Rakd le, figura nélkül
   *[other] Rakd le, és tedd rá ezt: { $figure }
 }
