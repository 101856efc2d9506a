# Olvashatatlan számok és állások.

error-core-not-whole = „{ $value }” nem egész szám.
error-core-out-of-range = { $what ->
        [seat] Nincs { $number }. hely
        [players] Nem lehet { $number } játékos
        [piece] Nincs { $number }. számú darab
        [tile] Nincs { $number }. számú lapka az asztalon
        [zone] A lapkának nincs { $number }. számú része
        [kind] Nincs { $number }. számú lapkafajta
        [deck] Nincs { $number }. számú kupac
        [action] Nincs { $number } számú lépés
        [rotation] A lapka nem fordítható el { $number } negyeddel
        [coordinate] Nincs mező itt: { $number }
       *[other] A szám túl kicsi vagy túl nagy ({ $number })
    }: csak { $min } és { $max } között.
error-core-position-head = Az állás így kezdődik: „{ $example }”.
error-core-position-line = Az állás { $line }. sora („{ $text }”): { $reason }
error-core-position-too-long = Az állás { $line }. sora már fölösleges vagy túl hosszú: legfeljebb { $lines } sor lehet, soronként { $letters } karakterrel.
error-core-position-words = Ezek a szavak itt nem érthetők.
error-tiles-position-tiles = Az állás más lapkákkal készült ({ $tiles }): csak azok fájljával olvasható.
error-tiles-position-kind = Nincs ilyen lapka: { $tile }.
error-tiles-position-start = Ez a kezdőlapka már az asztalon van: { $tile }.
error-tiles-position-none-left = Ebből a lapkából nem maradt: { $tile }.
error-tiles-position-cannot-lie = A lapka ({ $tile }) így nem feküdhet itt: { $at }.
error-tiles-position-figure = „{ $figure }” nem olyan figura, amely ezen a lapkán állhatna; így írjuk: 0:hunter@M0.
error-tiles-position-cannot-stand = „{ $figure }” nem állhat ott: nem maradt ilyen figura, vagy már áll ott valaki.
error-tiles-position-went-home = Ez a lapka befejezett valamit, és a rajta álló figurák hazatértek.
error-tiles-position-source = Nincs pont ebből: „{ $source }”, csak ezekből: { $known }.
error-tiles-position-deck = Nincs „{ $deck }” nevű kupac, csak: { $known }.
error-tiles-position-fits-nowhere = Ez a lapka sehova sem illik, kikerülne a játékból: { $tile }.
error-tiles-position-closed = Az állás utolsó sora az, hogy mi következik; utána már nem állhat semmi.
error-tiles-position-nothing-to-draw = Nincs mit húzni; a játéknak vége volna.
error-tiles-position-nothing-to-choose = Itt nincs miről dönteni.
error-mayflower-position-surveyors = A felügyelők egy oszlopban vagy szomszédos oszlopokban állnak.
error-catan-position-desert = Csak a sivatagnak nincs száma, minden más területnek dobható száma van.
error-catan-position-too-many = Ebből több van, mint a dobozban: { $what }.
error-catan-position-taken = Két játékos nem lehet ugyanazon a helyen: { $what }.
error-catan-position-award = { ARTICLE($seat, capital: "yes") } { $seat }. hely ezt nem kaphatja meg ennyivel: { $count }.
error-catan-position-moment = Ez a játék e pillanatában nem lehet így ({ $what }).
