# Mayflower: die Regeln nach Kennung, nach den drei Regelheften.

rules-mayflower-intro = Eine neue Welt! Von der Ostküste geht es Karte um Karte nach Westen. Deine Siedler werden Banditen auf den Wegen, Sheriffs in den Städten, Farmer auf den Farmen und Trapper auf den Ebenen. Zwei Landvermesser ziehen mit: Wer in ihrer Spalte punktet, bekommt Extrapunkte, und wer hinter ihnen zurückbleibt, muss nach Hause. Punkte gibt es unterwegs und am Ende; der Sieger steht also erst nach der Schlusswertung fest.

rules-mayflower-quick-1 = Zieh eine Landschaftskarte und leg sie an ein Startfeld der Küste oder an eine andere Karte. Alles muss weitergehen: Weg an Weg, Stadt an Stadt, Ebene an Ebene.
rules-mayflower-quick-2 = Jetzt darfst du einen Siedler auf diese Karte setzen: als Bandit auf einen Weg, als Sheriff in eine Stadt, als Farmer auf eine Farm oder liegend als Trapper auf eine Ebene. Der Ort muss noch frei sein.
rules-mayflower-quick-3 = Was deine Karte fertigstellt, wird gewertet. Weg: 1 Punkt je Karte, 2 je Handelsposten. Stadt: 2 Punkte je Karte, 2 je Flagge. Eine ganz umbaute Farm: 9 Punkte.
rules-mayflower-quick-4 = Steht der Siedler, der punktet, mit einem Landvermesser in einer Spalte? Dann bringt er je Landvermesser 4 Punkte dazu. Danach kehrt er zu dir zurück.
rules-mayflower-quick-5 = Nach jeder Wertung zieht ein Landvermesser eine Spalte nach Westen. Dann gehen die Siedler östlich von beiden ohne Punkte nach Hause. Nur Trapper bleiben.
rules-mayflower-quick-6 = Am Ende bringt auch Unfertiges noch etwas, und die Trapper zählen die Tiere ihrer Ebene. Wer die meisten Punkte hat, gewinnt.

rules-mayflower-1 = Spielmaterial und Spielvorbereitung
rule-M1-1 = Es spielen 2 bis 5. Es gibt 95 Landschaftskarten in 50 Sorten mit den Buchstaben A bis AX, von jeder so viele, wie die Hefte angeben.
rule-M1-2 = Du hast 6 Siedler einer Farbe. Einer ist dein Zählstein, so bleiben dir 5 zum Spielen.
rule-M1-3 = Das Spielbrett zeigt 10 Startfelder in einer Spalte von Norden nach Süden: die Ostküste. Das ist die Spalte 0. Gezählt wird nach Westen: 1, 2, 3 und so weiter.
rule-M1-4 = Die beiden Landvermesser beginnen in der Spalte 0, auf dem obersten und dem untersten Startfeld. Wichtig ist immer nur ihre Spalte.
rule-M1-5 = Die Karten werden verdeckt gemischt. Im deutschen und im niederländischen Heft bestimmt der jüngste Spieler, wer beginnt, nach dem ungarischen könnt ihr es beliebig regeln; bei uns wird der Startspieler ausgelost, oder ihr bestimmt ihn selbst. Dann geht es im Uhrzeigersinn weiter.
rule-M1-6 = Die Wertungstafel hat 50 Felder und darf mehrmals umrundet werden. Ein Zählstein, der die 0 wieder erreicht oder überschreitet, wird hingelegt: 50 Punkte oder mehr.

rules-mayflower-2 = Der Zug: eine Karte anlegen
rule-M2-1 = Leg die Karte so an, dass sie mit mindestens einer ganzen Seite eine ausliegende Karte oder ein Startfeld berührt. Ecke an Ecke genügt nicht.
rule-M2-2 = An jeder Seite, die etwas berührt, muss die Landschaft weitergehen: Weg an Weg, Stadt an Stadt, Ebene an Ebene. Das gilt auch für die Startfelder.
rule-M2-3 = Passt eine Karte nirgends, kommt sie ganz aus dem Spiel. Alle erfahren es, und du ziehst eine neue.
rule-M2-4 = Östlich der Küste wird nichts gelegt. Ob man über die zehn Reihen hinaus bauen darf, sagen die Hefte nicht; die übliche Antwort ist ja, also darfst du ab Spalte 1 auch weiter nördlich und südlich anlegen. In der Spalte 0 liegen nur die zehn Startfelder. Als Variante könnt ihr vereinbaren, innerhalb der zehn Reihen zu bleiben.
rule-M2-5 = Ein Startfeld zählt als eine Karte des Weges oder der Stadt, die dort beginnt, und als Nachbar einer Farm. Ein Siedler steht nie darauf. Ein Weg, der dort beginnt, endet an der Küste. Auf drei Startfeldern beginnen Städte: Plymouth, New York und Jamestown.

rules-mayflower-3 = Der Zug: einen Siedler setzen
rule-M3-1 = Du darfst in deinem Zug einen Siedler setzen, aus deinem Vorrat und auf die eben gelegte Karte.
rule-M3-2 = Auf einem Weg ist dein Siedler Bandit, in einer Stadt Sheriff, auf einer Ebene Trapper (liegend), auf einer Farm Farmer.
rule-M3-3 = Du darfst keinen Siedler auf einen Weg, in eine Stadt oder auf eine Ebene setzen, wo schon einer ist, auch wenn es dein eigener ist und noch so weit weg. Eine Farm ist nur eine Karte; eine neue ist deshalb immer frei.
rule-M3-4 = Hast du keinen Siedler mehr, legst du nur Karten an. Du kannst Siedler nicht nach Belieben zurücknehmen; sie kommen durch eine Wertung zurück oder wenn die Landvermesser an ihnen vorbei sind.
rule-M3-5 = Wege, Städte und Ebenen mit Siedlern dürfen später zusammenwachsen. Das ist erlaubt, und dann teilt man sie sich.

rules-mayflower-4 = Fertige Bauwerke werten
rule-M4-1 = Ein Weg ist fertig, wenn beide Enden in eine Kreuzung, eine Stadt oder eine Farm münden oder wenn er einen Kreis schließt. Er bringt 1 Punkt je Karte und 2 Punkte je Handelsposten am Weg. Eine Karte, über die der Weg zweimal führt, zählt einmal.
rule-M4-2 = Eine Stadt ist fertig, wenn ihr Zaun sie ganz umgibt und innen keine Lücke ist. Sie bringt 2 Punkte je Karte und 2 Punkte je Flagge. Zwei Stadtteile derselben Stadt auf einer Karte zählen einmal.
rule-M4-3 = Eine Farm ist fertig, wenn auf allen 8 Plätzen um sie herum Karten liegen. Sie bringt 9 Punkte.
rule-M4-4 = Die Punkte bekommt, wer dort die meisten Banditen oder Sheriffs hat. Bei Gleichstand bekommt jeder der Beteiligten die volle Punktzahl.
rule-M4-5 = Die Extrapunkte der Landvermesser gehören zur Wertung. Sie werden gezählt, bevor ein Landvermesser zieht.
rule-M4-6 = Nach der Wertung, und nur dann, kehren die Siedler von dort zu ihren Besitzern zurück, die sie ab dem nächsten Zug wieder setzen dürfen. Ein eben gesetzter Siedler kann sofort punkten und zurückkommen: Karte, Siedler, Punkte, Rückkehr, in dieser Reihenfolge.
rule-M4-7 = Was ohne Siedler fertig wird, wird nicht gewertet: keine Punkte, und kein Landvermesser zieht.
rule-M4-8 = Stellt deine Karte mehrere Bauwerke fertig, bestimmst du die Reihenfolge der Wertungen. Hat ein Bauwerk inzwischen seine Siedler verloren, weil die Landvermesser weitergezogen sind, wird es nicht mehr gewertet.

rules-mayflower-5 = Die Landvermesser
rule-M5-1 = Bekommt ein Siedler Punkte und steht er in der Spalte eines Landvermessers, erhält sein Besitzer 4 Punkte extra für jeden Landvermesser dort. Es zählt die Spalte der Karte unter dem Siedler. Nur ein Siedler, der punktet, bringt diese Extrapunkte. Die Hefte weichen hier leicht ab: Wir zählen sie für jeden punktenden Siedler, zwei eigene in der Spalte bringen sie also zweimal. Als Variante könnt ihr einmal je Spieler vereinbaren. Bei Gleichstand bekommt jeder die Extrapunkte der eigenen Siedler.
rule-M5-2 = Nach jeder Wertung zieht der Spieler am Zug einen Landvermesser eine Spalte nach Westen. Stehen sie in verschiedenen Spalten, muss es der östliche sein. So stehen sie immer in derselben oder in benachbarten Spalten.
rule-M5-3 = Stehen beide Landvermesser in einer Spalte und liegt weiter westlich keine Karte, bleiben sie stehen. Bei einer späteren Wertung ziehen sie weiter, sobald weiter westlich Karten liegen. Stehen sie in verschiedenen Spalten, kann der östliche immer aufholen.
rule-M5-4 = Nach jeder Wertung kehren alle Siedler östlich von beiden Landvermessern ohne Punkte zu ihren Besitzern zurück, ob nun ein Landvermesser gezogen ist oder beide stehen geblieben sind: Banditen, Sheriffs und Farmer. Trapper bleiben liegen.
rule-M5-5 = Du darfst einen Siedler auch auf eine neue Karte östlich der Landvermesser setzen. Das ist riskant: Ist er kein Trapper, muss er nach der nächsten Wertung in jedem Fall nach Hause.
rule-M5-6 = Für jedes fertige Bauwerk gilt: werten mit Extrapunkten, einen Landvermesser ziehen, östlich stehende Siedler entfernen. Erst dann kommt das nächste.

rules-mayflower-6 = Die Ebenen
rule-M6-1 = Zusammenhängende Ebenenstücke bilden eine Ebene. Wege, Städte und der Rand der Auslage trennen die Ebenen.
rule-M6-2 = Ebenen werden während des Spiels nicht gewertet. Trapper liegen dort bis zum Ende und kommen nie zurück.

rules-mayflower-7 = Spielende und Schlusswertung
rule-M7-1 = Das Spiel endet mit dem Zug, in dem die letzte Karte gelegt wurde. Was sie fertigstellt, wird wie gewohnt gewertet, auch mit den Landvermessern.
rule-M7-2 = Zuerst werden die unfertigen Bauwerke gewertet: ein Weg 1 Punkt je Karte und 2 je Handelsposten, eine Stadt 1 je Karte und 1 je Flagge, eine Farm 1 für sich selbst und 1 für jeden Nachbarplatz mit einer Karte. Mehrheit und Gleichstand gelten wie immer. Extrapunkte der Landvermesser gibt es jetzt nicht.
rule-M7-3 = Dann die Trapper: Wer auf einer Ebene die meisten Trapper hat, bekommt 1 Punkt für jedes Tier dort, egal welcher Art. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.
rule-M7-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg, wie es das ungarische Heft sagt.

rules-mayflower-reconstruction = Zu den Karten: Die Buchstaben und die Anzahl je Buchstabe stammen aus den Regelheften. Wie die Karten aussehen, haben wir rekonstruiert, weil keine Bilder davon vorlagen. Wenn du die Schachtel besitzt, kannst du eine berichtigte Kartendatei laden; das Programm prüft sie und erklärt, was darin nicht stimmt.

rules-mayflower-differences = Wo die drei Regelhefte voneinander abweichen
rules-mayflower-differences-1 = Landvermesser zu Beginn: Im deutschen und im niederländischen Heft stehen sie auf dem obersten und dem untersten Startfeld, im ungarischen auf zwei beliebigen. Wir nehmen das oberste und das unterste; es zählt ohnehin nur die Spalte.
rules-mayflower-differences-2 = Siedler in der Schachtel: deutsch und ungarisch 30, niederländisch 40. Fünf Farben zu je 6 ergeben 30.
rules-mayflower-differences-3 = Das Beispiel der geteilten Stadt: deutsch und ungarisch je 12 Punkte, niederländisch 10. Wir zeigen 12.
rules-mayflower-differences-4 = Handelsposten an einem unfertigen Weg: Das deutsche und das niederländische Heft und die ungarische Übersicht sagen je 2 Punkte, der ungarische Text schweigt. Wir zählen 2.
rules-mayflower-differences-5 = Ein Zählstein auf 49 bekommt 2 Punkte: deutsch und ungarisch 51, die niederländische 21 ist ein Druckfehler. Wir gehen auf 51.
rules-mayflower-differences-6 = Eine Karte passt nirgends: Im ungarischen Heft müssen sich alle darüber einig sein. Das Programm beweist es; die Karte kommt aus dem Spiel, und du ziehst neu.
rules-mayflower-differences-7 = Die kleine Stadt im Beispiel der Landvermesser: Das ungarische Heft nennt 4 Karten, die anderen 2 Karten und 1 Landvermesser. Heraus kommen überall 8 Punkte.
rules-mayflower-differences-8 = Der Siedler in der Stadt: deutsch und niederländisch Sheriff, ungarisch Händler, englisch Ladenbesitzer. Hier behält jede Sprache ihr eigenes Wort.
rules-mayflower-differences-9 = Die 4 Extrapunkte: Im deutschen und im ungarischen Heft gelten sie für den Siedler, im niederländischen für den Spieler. Wir zählen jeden punktenden Siedler; als Variante könnt ihr einmal je Spieler vereinbaren.
rules-mayflower-differences-10 = Keine Karte weiter westlich: Im deutschen und im ungarischen Heft bleiben die Landvermesser stehen, das niederländische schweigt. Bei uns bleiben sie stehen.
rules-mayflower-differences-11 = Landvermesser, die stehen bleiben: Die Hefte lassen die Siedler nach dem Zug eines Landvermessers nach Hause gehen, sagen aber auch, dass ein Siedler im Osten nach der nächsten Wertung in jedem Fall geht. Darum gehen die Siedler im Osten bei uns nach jeder Wertung nach Hause.
rules-mayflower-differences-12 = Wer beginnt: Im deutschen und im niederländischen Heft bestimmt es der jüngste Spieler, nach dem ungarischen könnt ihr es beliebig regeln. Bei uns wird der Startspieler ausgelost, oder ihr bestimmt ihn selbst.
rules-mayflower-differences-13 = Mehrere Wertungen in einem Zug: Im deutschen und im niederländischen Heft bestimmt der Spieler am Zug die Reihenfolge, das ungarische schweigt. Bei uns bestimmt er sie.
rules-mayflower-differences-14 = Gleichstand beim Sieg: Nur das ungarische Heft spricht davon und teilt den Sieg. Wir auch.

example-MX1 = Ein fertiger Weg aus 4 Karten mit 2 Handelsposten bringt Rot 8 Punkte, einer aus 3 Karten 3.
example-MX2 = Eine Stadt aus 3 Karten mit einer Flagge bringt 8 Punkte, ebenso eine aus 4 Karten ohne Flagge; zwei ihrer Stadtteile auf einer Karte zählen einmal.
example-MX3 = Eine Karte verbindet zwei Städte mit je einem Sheriff: Blau und Rot bekommen beide die vollen 12 Punkte.
example-MX4 = Die Farm ist von 8 Karten umgeben: 9 Punkte.
example-MX5 = Rot setzt einen Siedler, wertet und nimmt ihn im selben Zug zurück: eine Stadt für 4 Punkte, einen Weg für 3.
example-MX6 = Rot schließt einen Weg aus 2 Karten in der Spalte eines Landvermessers und bekommt 6; nach Grüns Stadt sind beide Landvermesser gezogen, der blaue Siedler muss nach Hause, der gelbe Trapper bleibt.
example-MX7 = Gelbs Weg bringt 10 Punkte; dann stellt Blau mit einer Karte drei Bauwerke fertig und wertet die Farm mit 17 und die kleine Stadt mit 8, und da steht der rote Sheriff schon östlich von beiden Landvermessern, und die rote Stadt bringt nichts.
example-MX8 = Am Ende: ein unfertiger Weg 3 Punkte, eine Farm mit 4 Nachbarn 5, eine kleine Stadt 3 und eine große 8 für Grün, der dort mehr Sheriffs hat als Schwarz.
example-MX9 = Trapper am Ende: Auf getrennten Ebenen bekommt Blau 2 und Rot 3; im zweiten Fall hat Rot 2 Trapper gegen einen gelben und bekommt 4; im dritten haben beide 2 und bekommen je 4, Blau bekommt 5.
example-MX10 = Blau darf nur einen Trapper legen, weil in der verbundenen Stadt ein Sheriff steht; im zweiten Fall geht Sheriff oder Bandit, Trapper aber nur auf der kleinen abgetrennten Ebene.
example-MX11 = Drei Trapper liegen auf drei Ebenen, bis eine Karte sie verbindet; wer sie gelegt hat, darf dort keinen Trapper legen.
example-MX12 = Blaus Zählstein steht auf 49, bekommt 2 Punkte und geht auf 51.
