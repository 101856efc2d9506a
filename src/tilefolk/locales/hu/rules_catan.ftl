# Catan: a szabályok azonosító szerint, a szabálylap alapján; hogy mi való az almanachból, azt a rules-catan-note-1 mondja el.

rules-catan-intro = Előtted fekszik Catan szigete: 19 területegység a tenger közepén. Utakkal, településekkel és városokkal népesíted be. A föld fával, építőkővel, gyapjúval, gabonával és érccel fizet, ahogy a kockák eldöntik; ami hiányzik, azért kereskedsz. Aki a saját körében eléri a 10 pontot, győz.

rules-catan-quick-1 = Két településsel és két úttal kezdesz. Minden település egy kereszteződésben áll, ahol területek találkoznak, és mindegyiktől kaphat valamit.
rules-catan-quick-2 = A köröd dobással kezdődik. Minden terület fizet, amelyen a dobott szám áll: a sarkain álló településekért egyenként 1, a városokért egyenként 2 kártyát. Ez mindenkire érvényes, nemcsak rád.
rules-catan-quick-3 = Hetes dobásnál senki sem kap semmit. Akinek 7-nél több kártyája van, a felét visszateszi. Aztán áthelyezed a rablót, és elrabolsz egy kártyát.
rules-catan-quick-4 = Ezután kereskedhetsz: a többiekkel, ahogy megegyeztek, vagy a bankkal 4 azonosat 1-ért, kikötőnél olcsóbban.
rules-catan-quick-5 = Végül építkezhetsz. Út: építőkő és fa. Település: építőkő, fa, gyapjú és gabona. Város: 3 érc és 2 gabona. Bónuszkártya: érc, gyapjú és gabona.
rules-catan-quick-6 = Egy település 1 pontot ér, egy város 2-t. A Leghosszabb kereskedelmi út és a Legnagyobb lovagi hatalom 2-2 pontot hoz. Ha a körödben 10 pontod van, győztél.
rules-catan-quick-7 = Tanács: nézd meg a számok méretét. A 6-os és a 8-as jön ki a leggyakrabban, a 2-es és a 12-es szinte soha.

rules-catan-note-1 = Ezekről a szabályokról: a szabálylap sok részletért egy almanachhoz küldi az olvasót. Ilyenkor az alapjáték közismert szabályát játsszuk. Ahol mindkettő hallgat, ott a szabály megmondja, hogy a döntés a miénk.

rules-catan-1 = Tartozékok
rule-C1-1 = 3 vagy 4 játékos játszhatja. Ha hárman játszotok, a piros figurák a dobozban maradnak. 2 játékosra csak gépi játékosoknak és szimulációkhoz való változat van.
rule-C1-2 = A szigeten 19 területegység van: 4 erdő (fa), 4 legelő (gyapjú), 4 szántóföld (gabona), 3 dombvidék (építőkő), 3 hegység (érc) és 1 sivatag, amely nem ad semmit.
rule-C1-3 = 18 számzseton van: 2-es és 12-es egy-egy, 3-as, 4-es, 5-ös, 6-os, 8-as, 9-es, 10-es és 11-es kettő-kettő.
rule-C1-4 = 9 kikötő van: négy 3:1 arányú, és minden nyersanyaghoz egy 2:1 arányú.
rule-C1-5 = 5 településed, 4 városod és 15 utad van, ennél több sosem állhat a táblán. Ha várost építesz, a település visszakerül a készletedbe.
rule-C1-6 = A bankban minden nyersanyagból 19 kártya van. Bónuszkártyából 25: 14 lovag, 2 útépítés, 2 találmány, 2 monopólium és 5 pontértékű kártya.
rule-C1-7 = Két jutalomkártya ér 2-2 pontot: a Leghosszabb kereskedelmi út és a Legnagyobb lovagi hatalom.
rule-C1-8 = A rabló a sivatagban kezd.

rules-catan-2 = A sziget felépítése és előkészítés
rule-C2-1 = A kezdők a rögzített térképen játszanak: adottak a területek, a számok, a kikötők, és minden szín 2 települése és 2 útja is. Induláskor egy-egy kártyát kapsz csillaggal jelölt településed minden határos területe után.
rule-C2-2 = A változtatható felépítésnél a területeket megkeverjük. A számzsetonok betűrendben, csigavonalban kerülnek le, a sivatagot kihagyva, és 6-os meg 8-as sosem kerül egymás mellé. A kikötők a szokott helyükön vannak, vagy kívánságra megkeverve.
rule-C2-3 = Az alapítási szakaszban sorban mindenki letesz egy települést és mellé egy utat, majd fordított sorrendben még egy települést és utat. A távolsági szabály érvényes. A második településed minden területe után azonnal kapsz egy kártyát.
rule-C2-4 = A szabálylap szerint a legidősebb játékos kezd. Nálunk a kezdő játékost kisorsoljuk, vagy ti választjátok ki.

rules-catan-3 = A kör
rule-C3-1 = Először dobsz, aztán kereskedsz, aztán építkezel. Ha az elválasztás megszüntetésével játszotok, bármilyen sorrendben kereskedhetsz és építkezhetsz.
rule-C3-2 = Körödben bármikor felhasználhatsz egy bónuszkártyát, akár dobás előtt is, de olyat nem, amelyet e körben vettél. A pontértékű kártyák kivételek.
rule-C3-3 = Ezután a bal oldali szomszédod következik.

rules-catan-4 = Nyersanyagbevételek
rule-C4-1 = A két kocka összege mondja meg, mely területek adnak bevételt. Minden ilyen területnél a sarkain álló minden egyes település 1, minden egyes város 2 kártyát hoz a tulajdonosának.
rule-C4-2 = Az a terület, amelyen a rabló áll, semmit sem ad. A többi területed ugyanúgy fizet.
rule-C4-3 = Ha a banknak egy nyersanyagból nem elég a kártyája mindenkinek, akinek járna, abból senki sem kap. Ha csak egy játékost érint, ő megkapja, ami maradt.

rules-catan-5 = Hetes dobás
rule-C5-1 = 7-es dobásnál senki sem jut nyersanyaghoz.
rule-C5-2 = Akinek 7-nél több nyersanyagkártyája van, kiválasztja a felét, lefelé kerekítve, és visszateszi; az is, aki dobott. A szabálylap nem mondja meg a sorrendet; nálunk mindenki egyszerre választ, és senki sem látja a többiek választását, amíg mindenki el nem készült. Lovag miatt sosem kell kártyát visszatenni.
rule-C5-3 = Ezután át kell helyezned a rablót egy másik területre; a sivatagba is lehet. Elrabolsz egy véletlen kártyát egy olyan játékostól, akinek ott települése vagy városa van; ha többen vannak, választhatsz. Rabolnod kell, ha ott valakinek van kártyája: nálunk nem kímélheted meg azzal, hogy kártya nélküli játékost nevezel meg. Ha senkinek sincs, nem kapsz semmit. Magadat sosem rabolod ki.

rules-catan-6 = Kereskedés
rule-C6-1 = Belkereskedelem: csak a soron lévő játékos kereskedik, bármelyik társával; a többiek egymás közt nem. Ajánlatot, választ, ellenajánlatot olyan nyersanyagkártyákkal tehettek, amelyek valóban megvannak. Ajándékozni és azonosat azonosért cserélni nem lehet. Bónuszkártyával sosem lehet kereskedni. Az ajánlat a körrel véget ér.
rule-C6-2 = Tengeri kereskedelem: mindig adhatsz 4 azonosat 1 másik kártyáért. Ha kikötőnél van településed vagy városod, 3:1, a jelölt nyersanyagnál 2:1 az arány. Csak azt veheted el, ami a bankban megvan.
rule-C6-3 = Azt a kikötőt, amelynél most építettél, ugyanabban a körben csak akkor használhatod, ha elválasztás nélkül játszotok.

rules-catan-7 = Építkezés
rule-C7-1 = Út: építőkő és fa. Szabad útvonalra kerül, saját úthoz, településhez vagy városhoz csatlakozva. Más játékos településén vagy városán át nem építhetsz tovább.
rule-C7-2 = Település: építőkő, fa, gyapjú és gabona. Szabad kereszteződésre kerül, ahová saját utad vezet, és minden szomszédos kereszteződésnek üresnek kell lennie: ez a távolsági szabály. 1 pontot ér.
rule-C7-3 = Város: 3 érc és 2 gabona. Egy saját településed helyére kerül. Kétszer annyi kártyát hoz, és 2 pontot ér.
rule-C7-4 = Bónuszkártya: érc, gyapjú és gabona. A megkevert pakli legfelső lapját veszed el, és titokban tartod. Ha a pakli elfogyott, nincs több.
rule-C7-5 = Egy körben annyit építhetsz, amennyit ki tudsz fizetni.
rule-C7-6 = A pontértékű kártyák rejtve maradnak, amíg meg nem nyered velük a játékot. Amint nálad vannak, számítanak, akkor is, ha e körben vetted őket.

rules-catan-8 = Bónuszkártyák
rule-C8-1 = Lovag: áthelyezed a rablót, és elrabolsz egy kártyát. A lovag ezután felfedve előtted marad.
rule-C8-2 = Útépítés: azonnal és ingyen építesz két utat, a szokásos szabályok szerint, közben semmi mást nem tehetsz. Ha csak egy utad maradt, vagy csak egy hely van neki, egyet építesz. Ha egyet sem tudsz, a kártyát nem használhatod fel.
rule-C8-3 = Találmány: vegyél el a bankból bármely két kártyát, azonosat vagy különbözőt, amennyire a bank készlete engedi.
rule-C8-4 = Monopólium: nevezz meg egy nyersanyagot. A többiek minden ilyen kártyájukat neked adják.
rule-C8-5 = A fejlesztéskártyák felhasználás után kikerülnek a játékból.

rules-catan-9 = Jutalomkártyák
rule-C9-1 = A Leghosszabb kereskedelmi utat az kapja, akinek először van legalább 5 útból álló összefüggő útja. A leghosszabb egyetlen vonal számít, leágazások nélkül; körbe is érhet, de egy út sem számít kétszer. Más csak hosszabb úttal veheti el. Utadat más játékos települése vagy városa megszakítja, a sajátod nem.
rule-C9-2 = Ha a tulajdonos útját elvágják, a most leghosszabb út dönt. Egyenlőségnél a tulajdonos megtartja a kártyát. Ha többen egyformán megelőzik, vagy senkinek sincs meg az 5, a kártya félrekerül, amíg egyvalakinek egyedül nem lesz a leghosszabb, legalább 5-ös útja.
rule-C9-3 = A Legnagyobb lovagi hatalmat az kapja, aki először használt fel 3 lovagot. Más akkor veszi el, ha több lovagja van.

rules-catan-10 = A játék vége
rule-C10-1 = A játék azonnal véget ér, amint a soron lévő játékosnak legalább 10 pontja van. Ha más körében éred el a 10-et, saját köröd kezdetén győzöl, ha akkor is megvan.
rule-C10-2 = Egy település 1 pontot ér, egy város 2-t, minden jutalomkártya 2-t, minden pontértékű kártya 1-et.
rule-C10-3 = Döntetlen nincs: a játék egyetlen győztessel ér véget. Az az állás, amelyben már senki sem tud építkezni vagy vásárolni, sosem érne véget; a programunk győztes nélkül zárja le, de csak nagyon hosszú idő után, és ezt meg is mondja.

rules-catan-11 = Titkok
rule-C11-1 = Nyersanyagkártyáid és fel nem használt bónuszkártyáid titkosak. A többiek látják, hány van, de azt nem, mi. A nézők azt látják, amit az asztalnál mindenki láthat.
