# Fouten in een tegelbestand, voor wie het schrijft.

error-tiles-unreadable = { $file } is niet te lezen: { $reason }
error-tiles-none = { $game } heeft geen tegels die je kunt vervangen.
error-tiles-foreign = Dit is geen tegelbestand: op regel { $line } moet “{ $expected }” staan.
error-tiles-other-game = Regel { $line }: deze tegels zijn voor “{ $game }”, nodig is “{ $expected }”.
error-tiles-unknown-word = Regel { $line } begint met “{ $word }”; dat betekent hier niets, of er ontbreekt iets achter.
error-tiles-unknown-deck = Regel { $line }: er is geen stapel “{ $deck }”. Er zijn: { $known }.
error-tiles-side-twice = Regel { $line }: tegel { $tile } heeft al een zijde { $side }.
error-tiles-side-missing = Regel { $line }: tegel { $tile } mist zijde { $side }.
error-tiles-side-closed = Regel { $line }: zijde { $side } van tegel { $tile } is gesloten (“-”); dat kan alleen bij een starttegel.
error-tiles-side-zone = Regel { $line }: zijde { $side } van tegel { $tile } noemt deel { $zone }, maar dat heeft de tegel niet.
error-tiles-side-pattern = Regel { $line }: zijde { $side } van tegel { $tile } toont “{ $pattern }”; zo'n zijde is er niet in dit spel. Mogelijk: { $known }.
error-tiles-unknown-zone = Regel { $line }: er is geen deel van het soort “{ $zone }”. Er zijn: { $known }.
error-tiles-zone-twice = Regel { $line }: tegel { $tile } heeft al een deel { $zone }.
error-tiles-zone-unused = Regel { $line }: deel { $zone } van tegel { $tile } komt aan geen enkele zijde.
error-tiles-zone-word = Regel { $line }: “{ $word }” kan niet op tegel { $tile }. Mogelijk: { $known }.
error-tiles-zone-alone = Regel { $line }: niets leidt naar deel { $zone } van tegel { $tile }.
error-tiles-goods-number = Regel { $line }: { $good } kan niet “{ $value }” zijn, alleen een getal van 0 tot { $max }.
error-tiles-unknown-goods = Regel { $line }: een deel van het soort { $zone } heeft geen “{ $good }”. Mogelijk: { $known }.
error-tiles-tile-twice = Regel { $line }: er is al een tegel { $tile }.
error-tiles-too-many-zones = Regel { $line }: tegel { $tile } heeft te veel delen; hoogstens { $max } mogen.
error-tiles-count = Stapel “{ $deck }” heeft { $total ->
    [one] 1 tegel
   *[other] { $total } tegels
 }, volgens het boekje zijn het er { $expected } (geteld tot regel { $line }).
error-tiles-starts = Op { $squares } ligt geen starttegel (gezocht tot regel { $line }).
error-tiles-start-twice = Regel { $line }: tegel { $tile } ligt op { $at }, waar al een starttegel ligt.
error-tiles-more-than-one = Hiervan mag er maar één in het spel zijn: { $good } (geteld tot regel { $line }).
error-tiles-too-many-goods = Hiervan is er te veel: { $good }; hoogstens { $max } (geteld tot regel { $line }).
error-tiles-too-large = De set is te groot: { $tiles } tegels (geteld tot regel { $line }); hoogstens { $max }.
error-tiles-too-many-pieces = De tegels hebben samen te veel delen: { $pieces } (geteld tot regel { $line }); hoogstens { $max }.
error-tiles-join = Regel { $line }: { $tile }.{ $zone } is geen deel van een starttegel.
error-tiles-start-square = Regel { $line }: tegel { $tile } kan niet op { $at } beginnen; dat is geen startveld van het spel.
error-tiles-join-types = Regel { $line }: { $first } en { $second } zijn delen van verschillende soort en kunnen niet één zijn.
error-tiles-end-without = Regel { $line }: deel { $zone } van tegel { $tile } eindigt bij “{ $type }”, maar zo'n deel heeft de tegel niet.
error-tiles-zone-once = Regel { $line }: tegel { $tile } heeft al een deel van de soort { $type }; het mag er maar één zijn.
error-tiles-way-sides = Regel { $line }: deel { $zone } van tegel { $tile } bereikt { $sides } zijden; één of twee mag.
error-tiles-way-through = Regel { $line }: deel { $zone } van tegel { $tile } loopt van zijde tot zijde en heeft dus geen “{ $word }”.
error-tiles-way-end = Regel { $line }: deel { $zone } van tegel { $tile } bereikt maar één zijde; zeg met “{ $word }=…” waar het eindigt.
error-tiles-zones-cross = Regel { $line }: op tegel { $tile } zouden de delen { $zone } en { $other } elkaar moeten kruisen.
error-tiles-kind-unknown = Regel { $line }: in het boekje komt geen tegel { $tile } voor.
error-tiles-kind-count = Regel { $line }: hier { $count ->
    [one] is er 1 tegel { $tile }
   *[other] zijn er { $count } tegels { $tile }
 }, volgens het boekje { $expected }.
error-tiles-kind-missing = Deze tegels uit het boekje ontbreken: { $tiles } (gezocht tot regel { $line }).
error-tiles-no-game = Het bestand zegt niet bij welk spel het hoort. Schrijf in regel { $line }: game NAAM, met een van: { $known }.

cli-command-tiles = De tegels van een spel tonen of een tegelbestand controleren.
cli-command-tiles-check = Een tegelbestand controleren en elke fout met haar regel noemen.
cli-command-tiles-show = De soorten tegels met hun aantal en kleine plaatjes tonen.
cli-option-tiles = Een tegelbestand om mee te spelen in plaats van de eigen tegels van het spel.
cli-tiles-good = In orde: { $kinds ->
    [one] 1 soort
   *[other] { $kinds } soorten
 }, { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }, { $starts ->
    [one] 1 starttegel
   *[other] { $starts } starttegels
 }.
cli-tiles-mistakes = { $count ->
    [one] 1 fout.
   *[other] { $count } fouten.
 }
cli-tiles-count = { $tile }: { $count } ×
cli-tiles-start = { $tile }: begint op { $at }
cli-tiles-signs = Tekens: { $signs }
cli-play-tiles-terminal = Met eigen tegels speel je in de terminal: voeg --terminal toe.
