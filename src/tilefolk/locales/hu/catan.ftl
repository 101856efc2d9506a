# Catan: elutasítások, a játék naplója és szavai.

error-catan-unknown-action = Ilyen lépés nincs ({ $number }).
error-catan-nature = Most a kocka vagy egy rejtett kártya dönt, senki más.
error-catan-turn-founding = Az alapítási szakaszban egy települést, majd mellé egy utat kell letenni.
error-catan-turn-discard-first = Előbb mindenki, akinek hétnél több kártyája van, visszateszi a felét.
error-catan-turn-robber-first = Előbb a rablót kell áthelyezni és egy kártyát elrabolni.
error-catan-turn-free-roads-first = Előbb az Útépítés ingyenes útjait kell letenni.
error-catan-turn-offer-open = Van egy nyitott ajánlat: előbb meg kell kötni az üzletet vagy vissza kell vonni.
error-catan-turn-roll-first = Előbb dobni kell; azelőtt csak bónuszkártya használható fel.
error-catan-turn-rolled = Ebben a körben már dobtál.
error-catan-turn-not-now = Ez most nem lehetséges.
error-catan-build-cards-missing = Még hiányzik:{ catan-cards-list }.
error-catan-road-taken = Ezen az útvonalon már van út.
error-catan-road-not-at-settlement = Az útnak az éppen letett településnél kell kezdődnie.
error-catan-road-none-left = Nincs több utad a készletben.
error-catan-road-through-foreign = Az út egy másik játékos településén vagy városán vezetne át.
error-catan-road-not-connected = Az útnak saját úthoz, településhez vagy városhoz kell csatlakoznia.
error-catan-settlement-taken = Ez a kereszteződés már foglalt.
error-catan-settlement-too-close = Távolsági szabály: a szomszédos kereszteződéseknek üresnek kell lenniük.
error-catan-settlement-none-left = Nincs több településed a készletben.
error-catan-settlement-no-road = Nem vezet oda saját út.
error-catan-city-already = Itt már város áll.
error-catan-city-no-settlement = Várossá csak saját település fejleszthető.
error-catan-city-none-left = Nincs több városod a készletben.
error-catan-card-pile-empty = Nincs több megvehető bónuszkártya.
error-catan-card-not-held = Nincs ilyen kártyád.
error-catan-card-one-a-turn = Egy körben csak egy bónuszkártya használható fel.
error-catan-card-bought-now = Az ebben a körben vásárolt kártya még nem használható fel.
error-catan-card-bank-lacks = A bankban nincsenek meg ezek a kártyák.
error-catan-card-no-road-place = Nincs hely ingyenes útnak.
error-catan-trade-no-offer = Nincs nyitott ajánlat.
error-catan-trade-after-building = A kereskedés megelőzi az építkezést: ebben a körben már építkeztél.
error-catan-trade-same-kind = Ugyanaz a nyersanyag nem állhat a csere mindkét oldalán.
error-catan-trade-bank-lacks = A bankban nincs több ilyen kártya.
error-catan-trade-rate = Ebből a fajtából { $rate } kártya kell egy másikért.
error-catan-trade-gift = Ajándékozni nem lehet: mindkét félnek adnia kell valamit.
error-catan-trade-too-many = Minden fajtából csak 19 kártya van.
error-catan-trade-not-held = Hiányzó kártyák:{ catan-cards-list }.
error-catan-trade-nobody = Az ajánlatnak szólnia kell valakinek.
error-catan-trade-oneself = Önmagával senki sem kereskedhet.
error-catan-trade-no-such-seat = Nincs ilyen játékos az asztalnál.
error-catan-trade-not-asked = Ezt a játékost nem kérdezték.
error-catan-trade-answered = Ez a játékos már válaszolt.
error-catan-trade-not-accepted = Ez a játékos nem fogadta el az ajánlatot.
error-catan-discard-none-due = Ennek a játékosnak nem kell kártyát visszatennie.
error-catan-discard-not-held = Ilyen kártya nincs már a kézben.
error-catan-robber-not-now = A rabló csak hetes dobás vagy lovag után mozog.
error-catan-robber-must-move = A rablót másik mezőre kell áthelyezni.
error-catan-robber-oneself = Önmagát senki sem rabolja ki.
error-catan-robber-empty-hand = Ennek a játékosnak nincs kártyája.
error-catan-robber-not-there = Ennek a játékosnak nincs települése vagy városa a rabló mezőjénél.
error-catan-notation-cards = „{ $text }” nem kártyák felsorolása; így írd: 2 wood + 1 ore
error-catan-notation-number = Nincs ilyen számú lépés ({ $text }).
error-catan-notation-action = „{ $text }” nem érthető. Egy lépés így néz ki: road A2/B2
error-catan-notation-position = Az állás { $line }. sora hibás: „{ $text }”.

catan-resource-wood = fa
catan-resource-brick = építőkő
catan-resource-wool = gyapjú
catan-resource-grain = gabona
catan-resource-ore = érc
catan-good-wood = { $count } fa
catan-good-brick = { $count } építőkő
catan-good-wool = { $count } gyapjú
catan-good-grain = { $count } gabona
catan-good-ore = { $count } érc
catan-terrain-forest = erdő
catan-terrain-hills = dombvidék
catan-terrain-pasture = legelő
catan-terrain-fields = szántóföld
catan-terrain-mountains = hegység
catan-terrain-desert = sivatag
catan-card-knight = Lovag
catan-card-road-building = Útépítés
catan-card-year-of-plenty = Találmány
catan-card-monopoly = Monopólium
catan-card-victory-point = Pontértékű kártya
catan-trade-any = 3:1 kikötő
catan-trade-wood = 2:1 fa
catan-trade-brick = 2:1 építőkő
catan-trade-wool = 2:1 gyapjú
catan-trade-grain = 2:1 gabona
catan-trade-ore = 2:1 érc
catan-piece-road = út
catan-piece-settlement = település
catan-piece-city = város
catan-piece-robber = rabló
catan-award-longest-road = Leghosszabb kereskedelmi út
catan-award-largest-army = Legnagyobb lovagi hatalom
catan-source-settlements = Települések
catan-source-cities = Városok
catan-source-longest-road = Leghosszabb kereskedelmi út
catan-source-largest-army = Legnagyobb lovagi hatalom
catan-source-victory-points = Pontértékű kártyák
catan-colour-blue = kék
catan-colour-orange = narancssárga
catan-colour-white = fehér
catan-colour-red = piros
catan-phase-lay-hexes = a sziget felépítése
catan-phase-lay-tokens = a számzsetonok lerakása
catan-phase-lay-harbours = a kikötők lerakása
catan-phase-draw-lots = sorsolás: ki kezd
catan-phase-found-settlement = alapítási szakasz: település letétele
catan-phase-found-road = alapítási szakasz: út letétele
catan-phase-before-roll = dobás
catan-phase-dice = gördül a kocka
catan-phase-discard = a kártyák felének visszatétele
catan-phase-move-robber = a rabló áthelyezése
catan-phase-choose-victim = kitől raboljunk
catan-phase-theft = egy kártya elrablása
catan-phase-main = kereskedés és építkezés
catan-phase-offer = nyitott ajánlat
catan-phase-draw-card = bónuszkártya húzása
catan-phase-free-roads = ingyenes utak letétele
catan-phase-over = a játék véget ért
catan-option-setup = Felépítés
catan-option-setup-variable = változtatható, haladóknak
catan-option-setup-beginner = startfelállás kezdőknek
catan-option-harbours = Kikötők
catan-option-harbours-standard = a szokásos helyükön
catan-option-harbours-shuffled = megkeverve
catan-option-mixed-phase = Kereskedés és építkezés tetszőleges sorrendben
catan-option-offers = A gépi játékosok csereajánlatai
catan-option-offers-none = nincs
catan-option-offers-simple = egyet egyért, körönként egyszer
catan-option-offers-wide = legfeljebb kettőt egyért, körönként hármat, ellenajánlatokkal
catan-option-first = Kezdő játékos
catan-option-first-lot = sorsolással
catan-option-first-0 = 1. hely
catan-option-first-1 = 2. hely
catan-option-first-2 = 3. hely
catan-option-first-3 = 4. hely

log-catan-hex = { $hex } mező: { $terrain }.
log-catan-tokens = A számzsetonok spirálban, { $from } mezőtől kerülnek le.
log-catan-harbour = Kikötő a { $hex } mezőnél: { $trade }.
log-catan-first = { $seat } kezd.
log-catan-settlement = { $seat } települést épít.
log-catan-road = { $seat } utat épít.
log-catan-city = { $seat } várossá fejleszt egy települést.
log-catan-income = { $seat } bevétele: { $cards }.
log-catan-short = A bankban kevés a(z) { $resource }: { $lone ->
    [yes] { $seat } kapja a maradék { $left } kártyát
   *[no] senki sem kap
 }.
log-catan-roll = { $seat } dobása: { $sum }.
log-catan-must-discard = { $seat } köteles visszatenni { $count } kártyát.
log-catan-laid-aside = Félreteszel egyet: { $resource }.
log-catan-discarded = { $seat } visszateszi: { $cards }.
log-catan-robber = { $seat } a rablót ide helyezi: { $hex }.
log-catan-stolen = { $thief } elrabol egy kártyát tőle: { $victim }.
log-catan-bought = { $seat } bónuszkártyát vásárol.
log-catan-played = { $seat } felhasznál egy kártyát: { $card }.
log-catan-year-of-plenty = { $seat } a bankból vesz: { $resources }.
log-catan-monopoly = { $seat } mindenkitől begyűjti ezt: { $resource } ({ $count }).
log-catan-maritime = { $seat } tengeri kereskedelme: { $give } helyett { $get }.
log-catan-offer = { $seat } ajánlata: { $give }, cserébe { $want }.
log-catan-accepted = { $seat } elfogadja.
log-catan-declined = { $seat } elutasítja.
log-catan-countered = { $seat } ellenajánlata: { $give }, cserébe { $want }.
log-catan-withdrawn = { $seat } visszavonja az ajánlatot.
log-catan-deal = { $seat } és { $partner } cseréje: { $give } és { $want }.
log-catan-longest-road = { $seat } kapja a Leghosszabb kereskedelmi utat ({ $length }).
log-catan-longest-road-set-aside = Senkié sem egyedül a Leghosszabb kereskedelmi út; a kártya félrekerül.
log-catan-largest-army = { $seat } kapja a Legnagyobb lovagi hatalmat ({ $knights }).
log-catan-turn = { $seat } következik.
log-catan-won = { $seat } nyer { $points } ponttal.
log-catan-dead = { $turns } kör után már senki sem nyerhet; a játék győztes nélkül ér véget.

catan-cards-list = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } fa
 }{ $brick ->
    [0] { "" }
   *[other] { " " }{ $brick } építőkő
 }{ $wool ->
    [0] { "" }
   *[other] { " " }{ $wool } gyapjú
 }{ $grain ->
    [0] { "" }
   *[other] { " " }{ $grain } gabona
 }{ $ore ->
    [0] { "" }
   *[other] { " " }{ $ore } érc
 }
