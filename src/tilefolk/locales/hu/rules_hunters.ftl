# Vadászok és gyűjtögetők: a szabályok azonosító szerint. Első kiadás (2002).

rules-hunters-intro = Kőkorszak: a tavak tele hallal, az erdők gombával és arannyal, a tisztások vaddal. Körről körre leraksz egy területkártyát, és a táj egyre nő. Törzstagjaid az erdőben gyűjtögetők, a folyón halászok, a tisztáson vadászok lesznek; kunyhóid egész folyórendszereket ellenőriznek. Pontot játék közben is kapsz, de a legtöbb a végén jár. Ezért a győztes csak az utolsó tisztás kiértékelése után derül ki.

rules-hunters-quick-1 = Húzz egy területkártyát, és rakd le úgy, hogy érintkezzen a többivel, és minden folytatódjon: tisztáshoz tisztás, erdőhöz erdő, folyóhoz folyó.
rules-hunters-quick-2 = Ezután lerakhatsz erre a kártyára egy törzstagot vagy egy kunyhót. A törzstag az erdőben gyűjtögető, a folyón halász, a tisztáson, fektetve, vadász. Ha a hely már foglalt, válassz másikat, vagy passzolj.
rules-hunters-quick-3 = Körbezárult egy erdő? Erdődarabonként 2 pontot ér. Megvan egy folyó mindkét vége? Kártyánként 1 pontot ér, és még 1-et minden halért a végein lévő tavakban. A törzstagok visszatérnek hozzád.
rules-hunters-quick-4 = Volt arany az erdőben, amelyet lezártál? Akkor húzol egy bónuszkártyát, és nyomban le is játszod, mintha még egy köröd volna.
rules-hunters-quick-5 = A vadászok és a kunyhók a játék végéig maradnak. Ekkor a kunyhók a folyórendszerük halait, a vadászok a tisztásuk állatait számolják. Előbb minden tigris megeszik egy szarvast.
rules-hunters-quick-6 = Tanács: tarts kéznél egy-két törzstagot. Aki már mindenkit lerakott, csak kártyákat rakhat le.

rules-hunters-1 = Tartozékok és előkészületek
rule-H1-1 = 2–5 játékos játszhatja. 79 területkártya van, egyikük a vulkános kezdőkártya. A 12 bónuszkártya külön kupacban vár.
rule-H1-2 = 6 törzstagod és 2 kunyhód van. Az egyik törzstag a pontjaidat jelzi a kiértékelő táblán, így 5 marad a játékra.
rule-H1-3 = A kezdőkártya képpel felfelé középre kerül. A többi 78 területkártyát képpel lefelé megkeverjük. A bónuszkártyákat külön keverjük meg.
rule-H1-4 = A könyvben a legfiatalabb játékos dönti el, ki kezd. Nálunk a kezdő játékost kisorsoljuk, vagy ti választjátok ki. Utána az óramutató járása szerint következtek.
rule-H1-5 = A kiértékelő tábla 50 mezős. Aki áthalad a startmezőn, pontkártyát kap az 50-es oldalával felfelé, másodszor a 100-asra fordítja. 150 pont fölött egy második pontkártya is jár.

rules-hunters-2 = A kör: kártya lerakása
rule-H2-1 = Úgy rakd le a kártyát, hogy legalább egy teljes oldalával csatlakozzon egy már lerakotthoz. A sarkos érintés nem elég.
rule-H2-2 = Minden érintkező oldalon folytatódnia kell a tájnak: tisztáshoz tisztás, folyóhoz folyó, erdőhöz erdő kerül.
rule-H2-3 = Ha egy kártya sehová sem illik, kikerül a játékból. Ezt mindenki megtudja, te pedig új kártyát húzol.

rules-hunters-3 = A kör: törzstagok és kunyhók
rule-H3-1 = A kártya lerakása után rárakhatsz egy törzstagot vagy egy kunyhót, de sosem mindkettőt. A saját készletedből veszed, és csak az imént lerakott kártyára teheted.
rule-H3-2 = A törzstag az erdőben gyűjtögetőként, a folyón halászként áll, a tisztáson vadászként fekszik. Kunyhó folyóra vagy tóra kerülhet.
rule-H3-3 = Nem rakhatsz törzstagot olyan erdőbe, folyóra vagy tisztásra, ahol már van törzstag, akár a sajátod is, bármilyen messze.
rule-H3-4 = Nem rakhatsz kunyhót olyan folyórendszerre, ahol már van kunyhó, bárkié legyen is.
rule-H3-5 = A kunyhók és a törzstagok nem akadályozzák egymást. Kunyhó mellé kerülhet halász, és halász mellé is kunyhó.
rule-H3-6 = A gyűjtögetők és a halászok a kiértékelés után visszatérnek. A vadászok és a kunyhók a játék végéig a helyükön maradnak.
rule-H3-7 = Erdők, folyók, tisztások és folyórendszerek később összenőhetnek. Ilyenkor egy helyen több törzstag vagy kunyhó is lehet; ez szabályos.

rules-hunters-4 = Lezárt folyók és erdők kiértékelése
rule-H4-1 = A folyó akkor lezárt, ha mindkét végén forrás vagy tó van, vagy ha kört alkot. Kártyánként 1 pontot ér, és még 1-et minden halért a végein lévő tavakban. Ha mindkét vége ugyanabba a tóba fut, a halak egyszer számítanak. Hal csak tavakban van.
rule-H4-2 = Az erdő akkor lezárt, ha körös-körül tisztás határolja, és nincs benne lyuk. Erdődarabonként 2 pontot ér, és még 2-t minden gombacsoportért. A könyv darabokat számol, nem kártyákat; ezért nálunk az a kártya, amelyen ugyanannak az erdőnek két darabja van, kétszer számít. A folyónál a kártyák számítanak.
rule-H4-3 = A pontokat az kapja, akinek a legtöbb gyűjtögetője vagy halásza van ott, és senki más. Egyenlőség esetén minden érintett a teljes pontszámot kapja.
rule-H4-4 = A pontokat az kapja, akinek ott törzstagja van, nem az, aki az utolsó kártyát lerakta.
rule-H4-5 = A tisztást nem értékeljük ki, amikor lezárul. Pont csak a játék végén jár érte.
rule-H4-6 = A kiértékelés után, és csakis ekkor, az ott álló törzstagok visszakerülnek tulajdonosaikhoz. Az e körben lerakott törzstag nyomban pontot hozhat és vissza is térhet.

rules-hunters-5 = Arany és bónuszkártyák
rule-H5-1 = Ha lezársz egy erdőt, amelyben legalább egy aranyrög van, húzol egy bónuszkártyát, akárhány aranyrög van benne. Mindegy, ki kapja a pontokat, vagy kapja-e egyáltalán valaki. A könyv egy erdőről beszél; nálunk akkor is csak egy bónuszkártyát húzol, ha a kártyád több ilyen erdőt zár le.
rule-H5-2 = A bónuszkártyát nyomban lejátszod: lerakod a szokásos szabályok szerint, rárakhatsz egy törzstagot vagy kunyhót (az imént visszakapottat is), aztán jön a kiértékelés.
rule-H5-3 = Láncreakció nincs. Ha bónuszkártyával zársz le aranyos erdőt, azért nem jár újabb bónuszkártya.
rule-H5-4 = Ha elfogytak a bónuszkártyák, az arany nem hoz több lerakást.
rule-H5-5 = És ha egy bónuszkártya sehová sem illik? A könyv hallgat erről; mi úgy játsszuk, hogy kikerül a játékból, mint bármelyik kártya, te pedig húzod a következő bónuszkártyát.
rule-H5-6 = A tűz elkergeti tisztásának összes tigrisét, így ott minden szarvas számít. A tüzes kártyára nem rakhatsz vadászt.
rule-H5-7 = Minden gombacsoport 2 pontot ad, amikor az erdeje lezárul.
rule-H5-8 = Az őstulok 2 pontot ér a vadászoknak. A tigrisek nem bántják.
rule-H5-9 = Ha te rakod le a dolment, és vadászt raksz mellé, a végén egyedül te kapsz pontot ezért a tisztásért, bármennyi más vadász fekszik is ott. Ezt a vadászt is csak akkor rakhatod le, ha a tisztáson még nincs vadász. A játékban egy dolmen van.

rules-hunters-7 = Folyórendszerek és kunyhók
rule-H7-1 = Az egymással összekötött folyók és tavak együtt egy folyórendszert alkotnak. A tó nem szakítja meg; a forrás és a játéktér széle lezárja.
rule-H7-2 = A kunyhókat csak a játék végén értékeljük ki. Akinek egy folyórendszeren a legtöbb kunyhója van, minden ott lévő halért 1 pontot kap; egyenlőségnél minden érintett a teljes pontszámot. A folyórendszernek nem kell lezárva lennie.

rules-hunters-8 = Tisztások
rule-H8-1 = A tisztásokat erdők, folyók és a játéktér széle választja el egymástól. A vadászok a játék végéig a tisztásukon fekszenek.

rules-hunters-9 = A játék vége és a végső kiértékelés
rule-H9-1 = A játék véget ér, amikor az utolsó területkártyát leraktuk és kiértékeltük, akkor is, ha maradt bónuszkártya. Ha ez a kártya bónuszkártyát hoz, azt még lejátsszuk; erről a könyv nem szól.
rule-H9-2 = A le nem zárt erdőkben és folyókon álló törzstagok pont nélkül hazatérnek.
rule-H9-3 = Ezután jönnek a kunyhók: akinek egy folyórendszeren a legtöbb van, minden ott lévő halért 1 pontot kap.
rule-H9-4 = Végül jönnek a vadászok. Akinek egy tisztáson a legtöbb vadásza van, minden szarvasért, mamutért és őstulokért 2 pontot kap; egyenlőségnél minden érintett a teljes pontszámot. Előbb minden tigris megeszik egy szarvast, mamutot és őstulkot soha. Tisztásért nem jár mínuszpont, és nem kell lezárva lennie. Figyelj a tűzre és a dolmenre.
rule-H9-5 = A legtöbb pont nyer. Az egyenlőségről a könyv hallgat; nálunk az érintettek osztoznak a győzelmen.

example-HX1 = Egy 3 kártyás folyó két tó között, 1 és 2 hallal, 6 pontot hoz a pirosnak; a piros 2 kártyás folyója, amelyet a kék kártyája zár le egy 1 halas tóval, 3 pontot.
example-HX2 = A 2 darabból álló erdő 4 pontot ér, az 5 darabból álló aranyos erdő 10-et, és aki lezárta, bónuszkártyát húz.
example-HX3 = Ha az összenőtt erdőben a pirosnak és a kéknek egy-egy gyűjtögetője van, mindketten 10 pontot kapnak; ha a pirosnak több van, a 12 pont csak az övé.
example-HX4 = A kék csak vadászt rakhat le, mert az erdő foglalt; a piros gyűjtögetőt vagy halászt is, vadászt viszont csak a kis tisztásra.
example-HX5 = Kunyhó kerülhet oda, ahol halász áll, és halász is oda, ahol kunyhó áll.
example-HX6 = A kék kunyhójának folyórendszerében 5 hal van, ez a végén 5 pont.
example-HX7 = Három vadász fekszik három tisztáson, míg egy kártya össze nem köti őket; aki lerakta, oda már nem rakhat vadászt.
example-HX8 = Tisztások a játék végén: egy szarvas 2 pont; egy szarvas, egy mamut és egy tigris 2-2 pont a holtversenyben álló sárgának és pirosnak; 2 szarvas, 2 mamut, egy őstulok és egy tigris 8 pont; 2 tigris és egy szarvas 0 pont, de sosem kevesebb.
example-HX9 = Egy törzstag egyetlen körben lerakható, pontot hozhat és visszatérhet, sőt nyomban a bónuszkártyára is kerülhet.
