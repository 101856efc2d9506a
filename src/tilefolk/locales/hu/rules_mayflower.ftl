# Mayflower: a szabályok azonosító szerint, a három szabálykönyv alapján.

rules-mayflower-intro = Egy új világ! A keleti partról indulva lapkáról lapkára nyugatra haladtok. Telepeseid az utakon rablók, a városokban árusok, a farmokon farmerek, a mezőkön prémvadászok lesznek. Két felügyelő is veletek tart: aki az oszlopukban szerez pontot, bónuszt kap, aki lemarad mögöttük, annak haza kell mennie. Pontok játék közben és a végén is járnak, így a győztes csak a végső pontozás után derül ki.

rules-mayflower-quick-1 = Húzz egy területlapkát, és tedd a part egyik kezdőterülete vagy egy másik lapka mellé. Mindennek folytatódnia kell: úthoz út, városhoz város, mezőhöz mező kerül.
rules-mayflower-quick-2 = Most elhelyezhetsz egy telepest erre a lapkára: úton rablóként, városban árusként, farmon farmerként, mezőn, fektetve, prémvadászként. A helynek még szabadnak kell lennie.
rules-mayflower-quick-3 = Amit a lapkád befejezett, azt kiértékeljük. Út: lapkánként 1 pont, kereskedelmi ügynökségenként 2. Város: lapkánként 2 pont, zászlónként 2. Körbeépített farm: 9 pont.
rules-mayflower-quick-4 = Felügyelővel áll egy oszlopban a pontot szerző telepes? Akkor felügyelőnként még 4 pontot hoz. Ezután a telepes visszatér hozzád.
rules-mayflower-quick-5 = Minden kiértékelés után egy felügyelő egy oszloppal nyugatabbra lép. Ezután a mindkét felügyelőtől keletre álló telepesek pont nélkül hazatérnek. Csak a prémvadászok maradnak.
rules-mayflower-quick-6 = A végén a befejezetlen is ér valamennyit, és a prémvadászok megszámolják mezőjük állatait. A legtöbb pont nyer.

rules-mayflower-1 = A játék tartalma és előkészületek
rule-M1-1 = 2–5 játékos játszhatja. 95 területlapka van, 50-féle, A-tól AX-ig betűzve; mindegyikből annyi, amennyit a könyvek megadnak.
rule-M1-2 = 6 azonos színű telepesed van. Az egyik a pontjelző, így 5 marad a játékra.
rule-M1-3 = A táblán 10 kezdőterület áll egy oszlopban, északról délre: ez a keleti part, a 0. oszlop. Az oszlopokat nyugat felé számoljuk: 1, 2, 3 és így tovább.
rule-M1-4 = A két felügyelő a 0. oszlopban kezd, a legfelső és a legalsó kezdőterületen. Mindig csak az oszlopuk számít.
rule-M1-5 = A lapkákat lefordítva megkeverjük. A német és a holland könyvben a legfiatalabb játékos dönti el, ki kezd, a magyar szerint bármilyen módon eldönthető; nálunk a kezdő játékost kisorsoljuk, vagy ti választjátok ki. Utána az óramutató járása szerint következtek.
rule-M1-6 = A pontozósáv 50 mezős, többször is körbejárható. Amelyik pontjelző újra eléri vagy átlépi a 0-t, azt lefektetjük: 50 pont vagy több.

rules-mayflower-2 = A kör: lapka elhelyezése
rule-M2-1 = Úgy tedd le a lapkát, hogy legalább egy teljes oldalával érintkezzen egy már letett lapkával vagy egy kezdőterülettel. A sarokérintkezés nem elég.
rule-M2-2 = Minden érintkező oldalon folytatódnia kell a tájnak: úthoz út, városhoz város, mezőhöz mező kerül. Ez a kezdőterületekre is érvényes.
rule-M2-3 = Ha egy lapka sehová sem illik, végleg kikerül a játékból. Ezt mindenki megtudja, te pedig új lapkát húzol.
rule-M2-4 = A parttól keletre semmi sem kerül. A könyvek nem mondják meg, túl lehet-e menni a tíz soron; a szokásos válasz az igen, ezért az 1. oszloptól nyugat felé haladva északabbra és délebbre is építhetsz. A 0. oszlopban csak a tíz kezdőterület van. Választható, hogy a tíz soron belül maradjatok.
rule-M2-5 = A kezdőterület egy lapkának számít a belőle induló útban vagy városban, és a farm szomszédjának is. Telepes sosem állhat rajta. Az onnan induló út a partnál véget ér. Három kezdőterületről város indul: Plymouth, New York és Jamestown.

rules-mayflower-3 = A kör: telepes elhelyezése
rule-M3-1 = Körödben egy telepest helyezhetsz el, a saját tartalékodból, az éppen letett lapkára.
rule-M3-2 = Telepesed úton rabló, városban árus, mezőn prémvadász (fektetve), farmon farmer.
rule-M3-3 = Nem helyezhetsz telepest olyan útra, városba vagy mezőre, ahol már van telepes, akár a sajátod is, bármilyen messze. A farm egyetlen lapka, ezért az új farm mindig szabad.
rule-M3-4 = Ha elfogytak a telepeseid, csak lapkákat tehetsz le. Telepest nem hívhatsz vissza tetszés szerint; a kiértékeléskor tér vissza, vagy amikor lemarad a felügyelők mögött.
rule-M3-5 = Utak, városok és mezők, amelyeken telepesek vannak, később összenőhetnek. Ez szabályos, és ettől kezdve közösek.

rules-mayflower-4 = A befejezett egységek kiértékelése
rule-M4-1 = Az út akkor befejezett, ha mindkét vége kereszteződésbe, városba vagy farmba torkollik, vagy ha kört alkot. Lapkánként 1 pontot ér, és még 2-t minden mellette álló kereskedelmi ügynökségért. Az a lapka, amelyen az út kétszer halad át, egyszer számít.
rule-M4-2 = A város akkor befejezett, ha városfal veszi körül, és nincs benne hézag. Lapkánként 2 pontot ér, és még 2-t minden zászlóért. Ugyanannak a városnak két részlete egy lapkán egyszer számít.
rule-M4-3 = A farm akkor befejezett, ha mind a 8 szomszédos helyen lapka van. 9 pontot ér.
rule-M4-4 = A pontokat az kapja, akinek a legtöbb rablója vagy árusa van ott. Egyenlőség esetén minden érintett a teljes pontszámot kapja.
rule-M4-5 = A felügyelők bónusza a kiértékelés része. Még azelőtt számoljuk, hogy egy felügyelő lépne.
rule-M4-6 = A kiértékelés után, és csakis ekkor, az ott álló telepesek visszatérnek tulajdonosaikhoz, akik a következő körtől újra elhelyezhetik őket. Az e körben elhelyezett telepes nyomban pontot szerezhet és visszatérhet: lapka, telepes, pontok, visszatérés, ebben a sorrendben.
rule-M4-7 = Ami úgy fejeződik be, hogy nincs rajta telepes, azt nem értékeljük ki: nem jár pont, és nem lép felügyelő.
rule-M4-8 = Ha lapkád több egységet fejez be, te választod meg a kiértékelés sorrendjét. Ami közben elvesztette telepeseit, mert a felügyelők továbbhaladtak, azt már nem értékeljük ki.

rules-mayflower-5 = A felügyelők
rule-M5-1 = Ha egy telepes pontot szerez, és felügyelővel áll egy oszlopban, gazdája felügyelőnként még 4 pontot kap. Az oszlop a telepes alatti lapkáé. Csak a pontot szerző telepes hoz bónuszt. A könyvek itt kissé eltérnek: mi minden pontot szerző telepesért megadjuk, két telepesed az oszlopban tehát kétszer hozza. Választható, hogy játékosonként csak egyszer járjon. Egyenlőségnél mindenki a saját telepesei után kapja.
rule-M5-2 = Minden kiértékelés után a soron lévő játékos az egyik felügyelővel egy oszlopot nyugatra lép. Ha különböző oszlopban állnak, a keletebbivel kell lépnie. Így mindig egy oszlopban vagy szomszédos oszlopokban állnak.
rule-M5-3 = Ha mindkét felügyelő egy oszlopban áll, és tőlük nyugatra nincs lapka, helyben maradnak. Egy későbbi kiértékelésnél lépnek tovább, ha már van lapka nyugatabbra. Ha különböző oszlopban állnak, a keletebbi mindig utolérheti a másikat.
rule-M5-4 = Minden kiértékelés után, akár lépett egy felügyelő, akár mindkettő a helyén maradt, a mindkettőjüktől keletre álló telepesek pont nélkül visszatérnek tulajdonosaikhoz: a rablók, az árusok és a farmerek. A prémvadászok maradnak.
rule-M5-5 = A felügyelőktől keletre letett új lapkára is helyezhetsz telepest. Ez kockázatos: ha nem prémvadász, a következő kiértékelés után mindenképpen haza kell mennie.
rule-M5-6 = Minden befejezett egységnél: kiértékelés a bónusszal, egy felügyelő léptetése, a keleten lemaradt telepesek levétele. Csak utána jön a következő.

rules-mayflower-6 = A mezők
rule-M6-1 = Az összefüggő mezőrészletek egy mezőt alkotnak. A mezőket utak, városok és a játékterület széle választja el egymástól.
rule-M6-2 = A mezőket játék közben nem értékeljük ki. A prémvadászok a végéig ott fekszenek, és sosem térnek vissza.

rules-mayflower-7 = A játék vége és a végső pontozás
rule-M7-1 = A játék azzal a körrel ér véget, amelyben az utolsó lapkát letettük. Amit befejez, azt a szokásos módon kiértékeljük, a felügyelőkkel együtt.
rule-M7-2 = Előbb a befejezetlen egységek jönnek: út lapkánként 1 és kereskedelmi ügynökségenként 2 pont, város lapkánként 1 és zászlónként 1 pont, farm 1 pont önmagáért és 1-1 minden szomszédos helyért, ahol lapka van. Többség és egyenlőség, ahogy mindig. A felügyelők bónusza ilyenkor nem jár.
rule-M7-3 = Ezután a prémvadászok: akinek egy mezőn a legtöbb prémvadásza van, minden ottani állatért 1 pontot kap, bármilyen fajtájú. Egyenlőségnél minden érintett megkapja.
rule-M7-4 = A legtöbb pont nyer. Egyenlőségnél az érintettek osztoznak a győzelmen, ahogy a magyar könyv mondja.

rules-mayflower-reconstruction = A lapkákról: a betűk és az egyes betűkhöz tartozó darabszámok a szabálykönyvekből valók. A rajzolatuk a mi rekonstrukciónk, mert nem volt hozzá képünk. Ha megvan neked a doboz, betölthetsz egy javított lapkafájlt; a program ellenőrzi, és elmagyarázza, mi hibás benne.

rules-mayflower-differences = Ahol a három szabálykönyv eltér egymástól
rules-mayflower-differences-1 = Felügyelők a kezdéskor: a német és a holland könyv a legfelső és a legalsó kezdőterületre teszi őket, a magyar bármely kettőre. Nálunk a legfelsőn és a legalsón kezdenek; úgyis csak az oszlop számít.
rules-mayflower-differences-2 = Telepesek a dobozban: a német és a magyar szerint 30, a holland szerint 40. Öt szín, mindegyikből 6: ez 30.
rules-mayflower-differences-3 = A közös város példája: a németben és a magyarban 12-12 pont, a hollandban 10. Mi 12-t mutatunk.
rules-mayflower-differences-4 = Kereskedelmi ügynökség befejezetlen úton: a német, a holland és a magyar összefoglaló szerint 2 pont, a magyar szöveg hallgat róla. Mi 2-t számolunk.
rules-mayflower-differences-5 = A 49-en álló pontjelző 2 pontot kap: a német és a magyar szerint 51, a holland 21 sajtóhiba. Nálunk 51-re lép.
rules-mayflower-differences-6 = Sehová sem illő lapka: a magyar könyvben ezzel mindenkinek egyet kell értenie. A program bebizonyítja, így a lapka kikerül, te pedig újat húzol.
rules-mayflower-differences-7 = A kis város a felügyelők példájában: a magyar könyv 4 lapkát említ, a többi 2 lapkát és 1 felügyelőt. Az eredmény mindegyikben 8 pont.
rules-mayflower-differences-8 = A városban álló telepes: németül és hollandul sheriff, magyarul árus, angolul boltos (shopkeeper). Itt minden nyelv a saját szavát használja.
rules-mayflower-differences-9 = A 4 pontos bónusz: a német és a magyar a telepesért adja, a holland a játékosnak. Mi minden pontot szerző telepest számolunk; választható, hogy játékosonként csak egyszer járjon.
rules-mayflower-differences-10 = Nincs lapka nyugatabbra: a német és a magyar könyvben a felügyelők maradnak, a holland hallgat. Nálunk maradnak.
rules-mayflower-differences-11 = A helyben maradó felügyelők: a könyvek a telepesek levételét a felügyelő lépése után említik, de azt is írják, hogy a keleten álló telepest a következő kiértékelés után mindenképpen le kell venni. Ezért nálunk a keleten álló telepesek minden kiértékelés után hazatérnek.
rules-mayflower-differences-12 = Ki kezd: a német és a holland könyvben a legfiatalabb játékos dönti el, a magyar szerint bármilyen módon eldönthető. Nálunk a kezdő játékost kisorsoljuk, vagy ti választjátok ki.
rules-mayflower-differences-13 = Több kiértékelés egy körben: a német és a holland könyvben a soron lévő játékos dönt a sorrendről, a magyar hallgat. Nálunk ő dönt.
rules-mayflower-differences-14 = Egyenlőség a győzelemnél: csak a magyar könyv szól róla, és megosztja a győzelmet. Mi is.

example-MX1 = A 4 lapkás befejezett út 2 kereskedelmi ügynökséggel 8 pontot hoz a pirosnak, a 3 lapkás 3-at.
example-MX2 = A 3 lapkás város egy zászlóval 8 pont, és a 4 lapkás zászló nélkül is annyi; két részlete egy lapkán egyszer számít.
example-MX3 = Egy lapka összeköt két várost, mindegyikben egy árussal: a kék és a piros is megkapja a teljes 12 pontot.
example-MX4 = A farmot 8 lapka veszi körül: 9 pont.
example-MX5 = A piros egyetlen körben elhelyez egy telepest, pontot kap érte és visszaveszi: egy városért 4, egy útért 3 pontot.
example-MX6 = A piros egy felügyelő oszlopában fejez be egy 2 lapkás utat, ez 6 pont; a zöld városa után már mindkét felügyelő lépett, a kék telepese hazamegy, a sárga prémvadásza marad.
example-MX7 = A sárga útja 10 pontot hoz; aztán a kék egy lapkával három egységet fejez be, a farmért 17, a kis városért 8 pontot kap, és addigra a piros árusa mindkét felügyelőtől keletre kerül, így a piros városa semmit sem hoz.
example-MX8 = A végén: a befejezetlen út 3 pont, a farm 4 szomszéddal 5, a kis város 3, a nagy pedig 8 a zöldnek, akinek több árusa van ott, mint a feketének.
example-MX9 = Prémvadászok a végén: külön mezőkön a kék 2, a piros 3 pontot kap; a második esetben a pirosnak 2 prémvadásza van a sárga eggyel szemben, ez 4 pont; a harmadikban mindkettőjüknek 2 van, 4-4 pontot kapnak, a kék pedig 5-öt.
example-MX10 = A kék csak prémvadászt helyezhet el, mert az összekötött városban már van árus; a másik esetben árust vagy rablót is, prémvadászt viszont csak a kis elzárt mezőre.
example-MX11 = Három prémvadász fekszik három mezőn, míg egy lapka össze nem köti őket; aki letette, oda nem tehet prémvadászt.
example-MX12 = A kék pontjelzője a 49-en áll, 2 pontot kap, és 51-re lép.
