# Die Jäger und Sammler: die Regeln nach Kennung. Erste Ausgabe (2002).

rules-hunters-intro = Steinzeit: Seen voller Fische, Wälder voller Pilze und Gold, Wiesen voller Wild. Zug um Zug legst du eine Landschaftskarte an, und das Land wächst. Deine Stammesmitglieder werden Sammler im Wald, Fischer am Fluss und Jäger auf der Wiese; deine Hütten wachen über ganze Flusssysteme. Manche Punkte gibt es unterwegs, viele erst am Ende. Wer gewonnen hat, weiß man deshalb erst, wenn die letzte Wiese gezählt ist.

rules-hunters-quick-1 = Zieh eine Landschaftskarte und leg sie so an, dass sie die anderen berührt und alles weitergeht: Wiese an Wiese, Wald an Wald, Fluss an Fluss.
rules-hunters-quick-2 = Jetzt darfst du ein Stammesmitglied oder eine Hütte auf diese Karte setzen. Im Wald ist das Stammesmitglied ein Sammler, am Fluss ein Fischer und liegend auf der Wiese ein Jäger. Ist der Ort schon besetzt, such dir einen anderen oder verzichte.
rules-hunters-quick-3 = Ist ein Wald rundum geschlossen? Er bringt 2 Punkte je Waldteil. Hat ein Fluss beide Enden? Er bringt 1 Punkt je Karte und 1 Punkt je Fisch in den Seen an seinen Enden. Die Stammesmitglieder kommen zu dir zurück.
rules-hunters-quick-4 = Lag Gold in dem Wald, den du fertiggestellt hast? Dann ziehst du eine Bonuskarte und spielst sie sofort, fast wie einen zweiten Zug.
rules-hunters-quick-5 = Jäger und Hütten bleiben bis zum Schluss. Dann zählen die Hütten die Fische ihres Flusssystems und die Jäger die Tiere ihrer Wiese. Vorher frisst jeder Tiger einen Hirsch.
rules-hunters-quick-6 = Ein Tipp: Behalte ein, zwei Stammesmitglieder im Vorrat. Wer alle gesetzt hat, kann nur noch Karten anlegen.

rules-hunters-1 = Spielmaterial und Spielvorbereitung
rule-H1-1 = Es spielen 2 bis 5. Es gibt 79 Landschaftskarten, eine davon ist die Startkarte mit dem Vulkan. 12 Bonuskarten liegen in einem eigenen Stapel bereit.
rule-H1-2 = Du hast 6 Stammesmitglieder und 2 Hütten. Ein Stammesmitglied zählt auf der Wertungstafel deine Punkte; so bleiben dir 5 zum Spielen.
rule-H1-3 = Die Startkarte liegt offen in der Mitte. Die anderen 78 Landschaftskarten werden verdeckt gemischt, die Bonuskarten getrennt davon.
rule-H1-4 = Im Heft bestimmt der jüngste Spieler, wer beginnt. Bei uns wird der Startspieler ausgelost, oder ihr bestimmt ihn selbst. Dann geht es im Uhrzeigersinn weiter.
rule-H1-5 = Die Wertungstafel hat 50 Felder. Wer das Startfeld überschreitet, bekommt eine Wertungskarte mit der 50 nach oben, beim nächsten Mal dreht er sie auf 100. Über 150 kommt eine zweite Wertungskarte dazu.

rules-hunters-2 = Der Zug: eine Karte anlegen
rule-H2-1 = Leg die Karte so an, dass sie mit mindestens einer ganzen Seite eine ausliegende Karte berührt. Ecke an Ecke genügt nicht.
rule-H2-2 = An jeder Seite, die eine andere Karte berührt, muss die Landschaft weitergehen: Wiese an Wiese, Fluss an Fluss, Wald an Wald.
rule-H2-3 = Passt eine Karte nirgends, kommt sie aus dem Spiel. Alle erfahren es, und du ziehst eine neue.

rules-hunters-3 = Der Zug: Stammesmitglieder und Hütten
rule-H3-1 = Nach dem Anlegen darfst du ein Stammesmitglied oder eine Hütte setzen, nie beides. Die Figur kommt aus deinem Vorrat und nur auf die eben gelegte Karte.
rule-H3-2 = Ein Stammesmitglied steht als Sammler im Wald oder als Fischer am Fluss, oder es liegt als Jäger auf der Wiese. Eine Hütte kommt an einen Fluss oder einen See.
rule-H3-3 = Du darfst kein Stammesmitglied in einen Wald, an einen Fluss oder auf eine Wiese setzen, wo schon eines ist, auch wenn es dein eigenes ist und noch so weit weg.
rule-H3-4 = Du darfst keine Hütte an ein Flusssystem setzen, an dem schon eine Hütte steht, wem auch immer sie gehört.
rule-H3-5 = Hütten und Stammesmitglieder stören einander nicht. Ein Fischer darf zu einer Hütte und eine Hütte zu einem Fischer.
rule-H3-6 = Sammler und Fischer kommen nach der Wertung zurück. Jäger und Hütten bleiben bis zum Spielende, wo sie sind.
rule-H3-7 = Wälder, Flüsse, Wiesen und Flusssysteme dürfen später zusammenwachsen. Dann teilen sich mehrere Stammesmitglieder oder Hütten einen Ort; das ist erlaubt.

rules-hunters-4 = Fertige Flüsse und Wälder werten
rule-H4-1 = Ein Fluss ist fertig, wenn jedes Ende in eine Quelle oder einen See mündet oder wenn er einen Kreis schließt. Er bringt 1 Punkt je Karte und 1 Punkt je Fisch in den Seen an seinen Enden. Münden beide Enden in denselben See, zählen seine Fische einmal. Fische gibt es nur in Seen.
rule-H4-2 = Ein Wald ist fertig, wenn ihn ringsum Wiese begrenzt und er kein Loch hat. Er bringt 2 Punkte je Waldteil und 2 Punkte je Pilzgruppe. Das Heft zählt Waldteile, nicht Karten; deshalb zählt bei uns eine Karte mit zwei Teilen desselben Waldes doppelt. Beim Fluss zählen die Karten.
rule-H4-3 = Die Punkte bekommt, wer dort die meisten Sammler oder Fischer hat, und sonst niemand. Bei Gleichstand bekommt jeder der Beteiligten die volle Punktzahl.
rule-H4-4 = Die Punkte gehen an den, der dort Stammesmitglieder hat, nicht an den, der die letzte Karte legt.
rule-H4-5 = Eine Wiese wird nicht gewertet, wenn sie geschlossen ist. Ihre Punkte gibt es erst am Spielende.
rule-H4-6 = Nach der Wertung, und nur dann, kehren die Stammesmitglieder von diesem Fluss oder Wald zu ihren Besitzern zurück. Auch ein eben gesetztes kann sofort Punkte bringen und zurückkommen.

rules-hunters-5 = Gold und Bonuskarten
rule-H5-1 = Stellst du einen Wald mit mindestens einem Goldklumpen fertig, ziehst du eine Bonuskarte, wie viel Gold auch darin liegt. Es ist egal, wer die Punkte bekommt und ob überhaupt jemand. Das Heft spricht von einem Wald; bei uns ziehst du auch dann nur eine Bonuskarte, wenn deine Karte mehrere solche Wälder schließt.
rule-H5-2 = Die Bonuskarte spielst du sofort: Du legst sie nach den üblichen Regeln an, darfst ein Stammesmitglied oder eine Hütte daraufsetzen (auch eben zurückgekommene), und dann wird gewertet.
rule-H5-3 = Es gibt keine Kettenreaktion. Ein Goldwald, den eine Bonuskarte fertigstellt, bringt keine weitere Bonuskarte.
rule-H5-4 = Sind keine Bonuskarten mehr da, bringt Gold kein zusätzliches Anlegen.
rule-H5-5 = Und wenn eine Bonuskarte nirgends passt? Das Heft schweigt; bei uns kommt sie wie jede andere aus dem Spiel, und du ziehst die nächste Bonuskarte.
rule-H5-6 = Das Feuer vertreibt alle Tiger seiner Wiese, dort zählt also jeder Hirsch. Auf die Karte mit dem Feuer darfst du keinen Jäger legen.
rule-H5-7 = Jede Pilzgruppe bringt 2 Punkte dazu, wenn ihr Wald fertig wird.
rule-H5-8 = Ein Auerochse ist für die Jäger 2 Punkte wert. Die Tiger lassen ihn in Ruhe.
rule-H5-9 = Legst du das Hünengrab (den Dolmen) an und einen Jäger daneben, wertest am Ende nur du diese Wiese, wie viele andere Jäger auch dort liegen. Wie immer darfst du ihn nur legen, wenn auf der Wiese noch kein Jäger ist. Es gibt nur ein Hünengrab im Spiel.

rules-hunters-7 = Flusssysteme und Hütten
rule-H7-1 = Alle miteinander verbundenen Flüsse und Seen bilden ein Flusssystem. Ein See unterbricht es nicht; Quellen und der Rand der Auslage begrenzen es.
rule-H7-2 = Hütten werden erst am Spielende gewertet. Wer an einem Flusssystem die meisten Hütten hat, bekommt 1 Punkt für jeden Fisch darin; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl. Das System muss nicht abgeschlossen sein.

rules-hunters-8 = Wiesen
rule-H8-1 = Wälder, Flüsse und der Rand der Auslage trennen die Wiesen. Jäger bleiben bis zum Spielende auf ihrer Wiese liegen.

rules-hunters-9 = Spielende und Schlusswertung
rule-H9-1 = Das Spiel endet, wenn die letzte Landschaftskarte gelegt und gewertet ist, auch wenn noch Bonuskarten übrig sind. Bringt diese Karte eine Bonuskarte ein, spielen wir sie noch; das Heft sagt dazu nichts.
rule-H9-2 = Stammesmitglieder in unfertigen Wäldern und an unfertigen Flüssen gehen ohne Punkte nach Hause.
rule-H9-3 = Dann werden die Hütten gewertet: Die meisten Hütten an einem Flusssystem bringen 1 Punkt für jeden Fisch darin.
rule-H9-4 = Dann werden die Jäger gewertet. Wer auf einer Wiese die meisten Jäger hat, bekommt 2 Punkte für jeden Hirsch, jedes Mammut und jeden Auerochsen; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl. Vorher frisst jeder Tiger einen Hirsch, nie ein Mammut oder einen Auerochsen. Minuspunkte gibt es nicht, und die Wiese muss nicht geschlossen sein. Denk an Feuer und Hünengrab.
rule-H9-5 = Wer die meisten Punkte hat, gewinnt. Zum Gleichstand schweigt das Heft; bei uns teilt man sich den Sieg.

example-HX1 = Ein Fluss aus 3 Karten zwischen Seen mit 1 und 2 Fischen bringt Rot 6 Punkte; und Rots Fluss aus 2 Karten, den Blau mit einem See und 1 Fisch schließt, bringt Rot 3.
example-HX2 = Ein Wald aus 2 Teilen bringt 4 Punkte, einer aus 5 Teilen mit Gold 10, und wer ihn geschlossen hat, zieht eine Bonuskarte.
example-HX3 = Wachsen Wälder zusammen und haben Rot und Blau je einen Sammler darin, bekommen beide 10 Punkte; hat Rot mehr Sammler, bekommt Rot allein die 12.
example-HX4 = Blau darf nur einen Jäger legen, denn der Wald ist besetzt; Rot darf Sammler oder Fischer wählen, Jäger aber nur auf der kleinen Wiese.
example-HX5 = Eine Hütte darf dorthin, wo ein Fischer steht, und ein Fischer dorthin, wo eine Hütte steht.
example-HX6 = In Blaus Flusssystem schwimmen 5 Fische; die Hütte bringt am Ende 5 Punkte.
example-HX7 = Drei Jäger liegen auf drei Wiesen, bis eine Karte sie verbindet; wer sie gelegt hat, darf dort keinen Jäger legen.
example-HX8 = Wiesen am Ende: ein Hirsch 2 Punkte; ein Hirsch, ein Mammut und ein Tiger je 2 für Gelb und Rot im Gleichstand; 2 Hirsche, 2 Mammuts, ein Auerochse und ein Tiger 8; 2 Tiger und ein Hirsch 0, nie weniger.
example-HX9 = Ein Stammesmitglied kann in einem Zug gesetzt werden, Punkte bringen und zurückkommen, und gleich wieder auf die Bonuskarte.
