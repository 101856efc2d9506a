# A Catan cseréi a filcen, a visszatett kártyák, és ami az építéshez hiányzik.

catan-dice-still = Kockák, még dobás előtt
catan-missing = Hiányzik: { $cards }
catan-enough = Megvannak hozzá a kártyáid.
catan-build-card = Kártya
confirm-place = { $type ->
    [road] Ide építem az utat
    [settlement] Ide építem a települést
    [city] Ide építem a várost
   *[robber] Ide teszem a rablót
 }

discard-title = Hetes: kártyákat kell visszatenni
discard-choose = Koppints a kártyákra, amelyek visszakerülnek a bankba. Ha itt rákoppintasz, mégis megtartod.
discard-one = 1 { $resource } visszatétele
discard-keep = 1 { $resource } megtartása
discard-confirm = Visszateszem: { $chosen } / { $owes }

trade-title = Csere
trade-give = Adok
trade-want = Kérek
trade-for = cserébe
trade-to = Kinek szól az ajánlat
trade-offer = Ajánlatot teszek
trade-counter = Ellenajánlatot teszek
trade-give-one = Adok 1 kártyát: { $resource }
trade-want-one = Kérek 1 kártyát: { $resource }
trade-tap-give = Koppints azokra a kártyáidra, amelyeket odaadnál.
trade-tap-want = Koppints arra, amit kérsz érte:
trade-words = Te adsz: { $give }; cserébe kérsz: { $want }.
trade-bank = A bank
trade-rate = { $rate } { $resource } 1 kártyáért
trade-bank-rates = 4 egyforma 1 kártyáért, kikötővel kevesebb
trade-swap = Cserélek
trade-sea = { $rate } { $give }, cserébe 1 { $get }
felt-take-back = 1 visszavétele ({ $resource }, összesen { $count })

offer-mine = Az ajánlatod az asztalon
offer-from = { $name } ajánlata
offer-get = Kapok
offer-gives = { $name } adja
offer-wants = { $name } kéri
offer-words-you = { $name } ad neked: { $give }; kér tőled: { $want }.
offer-words = { $name } ad: { $give }; cserébe kér: { $want }.
offer-accept = Elfogadom
offer-decline = Nem kérem
offer-counter = Ellenajánlat
offer-counter-to = Ellenajánlat: { $name }
offer-withdraw = Visszavonom az ajánlatot
offer-deal = Cserélek
offer-says = { $name } { $answer ->
    [accepted] elfogadja
    [declined] nemet mond
    [countered] mást ajánl
   *[asked] még nem válaszolt
 }
offer-asked = gondolkodik
offer-accepted = elfogadja
offer-declined = nemet mond
offer-countered = mást ajánl
offer-over = { $how ->
    [deal] Megvan a csere: { $name } és { $partner }
    [withdrawn] { $name } visszavonta az ajánlatot
   *[declined] Mindenki nemet mondott az ajánlatra
 }
offer-seconds = még { $seconds } másodperc a válaszra
offer-answer-for = Válasz
