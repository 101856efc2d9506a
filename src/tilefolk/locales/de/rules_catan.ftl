# Catan: die Regeln nach Kennung, nach dem Regelblatt; was aus dem Almanach stammt, sagt rules-catan-note-1.

rules-catan-intro = Vor dir liegt die Insel Catan: 19 Landfelder mitten im Meer. Du besiedelst sie mit Straßen, Siedlungen und Städten. Das Land zahlt mit Holz, Lehm, Wolle, Getreide und Erz, wie die Würfel es wollen; was dir fehlt, ertauschst du. Wer im eigenen Zug 10 Siegpunkte hat, gewinnt.

rules-catan-quick-1 = Du beginnst mit zwei Siedlungen und zwei Straßen. Jede Siedlung steht auf einer Kreuzung, wo Landfelder zusammentreffen, und kann von jedem davon etwas bekommen.
rules-catan-quick-2 = Dein Zug beginnt mit dem Würfeln. Jedes Landfeld mit der gewürfelten Zahl zahlt: 1 Karte für jede Siedlung an seinen Ecken, 2 für jede Stadt. Das gilt für alle, nicht nur für dich.
rules-catan-quick-3 = Bei einer 7 bekommt niemand etwas. Wer mehr als 7 Karten hat, gibt die Hälfte ab. Dann versetzt du den Räuber und raubst eine Karte.
rules-catan-quick-4 = Dann handelst du: mit den anderen, wie ihr euch einigt, oder mit der Bank 4 gleiche gegen 1, an einem Hafen günstiger.
rules-catan-quick-5 = Dann baust du. Straße: Lehm und Holz. Siedlung: Lehm, Holz, Wolle und Getreide. Stadt: 3 Erz und 2 Getreide. Entwicklungskarte: Erz, Wolle und Getreide.
rules-catan-quick-6 = Eine Siedlung zählt 1 Siegpunkt, eine Stadt 2. Die Längste Handelsstraße und die Größte Rittermacht bringen je 2. Mit 10 Siegpunkten in deinem Zug hast du gewonnen.
rules-catan-quick-7 = Ein Tipp: Achte auf die Größe der Zahlen. 6 und 8 fallen am häufigsten, 2 und 12 fast nie.

rules-catan-note-1 = Zu diesen Regeln: Das Regelblatt verweist für viele Einzelheiten auf einen Almanach. Dort spielen wir die bekannte Regel des Grundspiels. Wo beide schweigen, sagt die Regel, dass die Entscheidung von uns ist.

rules-catan-1 = Spielmaterial
rule-C1-1 = Es spielen 3 oder 4. Zu dritt bleiben die roten Figuren in der Schachtel. Für 2 gibt es nur eine Variante für Bots und Simulationen.
rule-C1-2 = Die Insel hat 19 Landfelder: 4 × Wald (Holz), 4 × Weideland (Wolle), 4 × Ackerland (Getreide), 3 × Hügelland (Lehm), 3 × Gebirge (Erz) und 1 × Wüste, die nichts bringt.
rule-C1-3 = Es gibt 18 Zahlenchips: 2 und 12 einmal; 3, 4, 5, 6, 8, 9, 10 und 11 zweimal.
rule-C1-4 = Es gibt 9 Häfen: vier mit 3:1 und für jeden Rohstoff einen mit 2:1.
rule-C1-5 = Du hast 5 Siedlungen, 4 Städte und 15 Straßen, mehr stehen nie auf dem Spielplan. Baust du eine Stadt, kommt die Siedlung in deinen Vorrat zurück.
rule-C1-6 = Die Bank hat 19 Karten von jedem Rohstoff. Es gibt 25 Entwicklungskarten: 14 Ritter, 2 Straßenbau, 2 Erfindung, 2 Monopol und 5 Siegpunktkarten.
rule-C1-7 = Zwei Sonderkarten zählen je 2 Siegpunkte: die Längste Handelsstraße und die Größte Rittermacht.
rule-C1-8 = Der Räuber beginnt in der Wüste.

rules-catan-2 = Aufbau
rule-C2-1 = Einsteiger spielen mit der festen Startaufstellung: Landfelder, Zahlen und Häfen sind vorgegeben, ebenso 2 Siedlungen und 2 Straßen jeder Farbe. Du beginnst mit einer Karte für jedes Landfeld an deiner Siedlung mit dem Stern.
rule-C2-2 = Beim variablen Aufbau werden die Landfelder gemischt. Die Zahlenchips liegen in der Reihenfolge ihrer Buchstaben entlang der Spirale, ohne die Wüste, und 6 und 8 liegen nie nebeneinander. Die Häfen sind an ihren üblichen Plätzen oder auf Wunsch gemischt.
rule-C2-3 = In der Gründungsphase setzt reihum jeder eine Siedlung und eine Straße daran, dann in umgekehrter Reihenfolge noch eine Siedlung und eine Straße. Die Abstandsregel gilt. Für deine zweite Siedlung bekommst du sofort eine Karte für jedes ihrer Landfelder.
rule-C2-4 = Im Regelblatt beginnt der älteste Spieler. Bei uns wird der Startspieler ausgelost, oder ihr bestimmt ihn selbst.

rules-catan-3 = Der Zug
rule-C3-1 = Zuerst würfelst du, dann handelst du, dann baust du. Hebt ihr die Trennung auf, darfst du in beliebiger Reihenfolge handeln und bauen.
rule-C3-2 = In deinem Zug darfst du jederzeit eine Entwicklungskarte ausspielen, auch vor dem Würfeln, aber keine, die du in diesem Zug gekauft hast. Siegpunktkarten sind ausgenommen.
rule-C3-3 = Danach ist dein linker Nachbar am Zug.

rules-catan-4 = Rohstofferträge
rule-C4-1 = Die Summe der beiden Würfel sagt, welche Landfelder Ertrag bringen. Für jedes davon bringt jede Siedlung an seinen Ecken ihrem Besitzer 1 Karte, jede Stadt 2.
rule-C4-2 = Das Landfeld mit dem Räuber bringt nichts. Deine anderen Landfelder zahlen weiter.
rule-C4-3 = Hat die Bank von einem Rohstoff zu wenig für alle, die etwas bekommen sollten, bekommt davon niemand etwas. Betrifft es nur einen Spieler, bekommt er den Rest.

rules-catan-5 = Sieben gewürfelt
rule-C5-1 = Bei einer 7 bekommt niemand Rohstoffe.
rule-C5-2 = Wer mehr als 7 Rohstoffkarten hat, wählt die Hälfte davon, abgerundet, und gibt sie ab; das gilt auch für den, der gewürfelt hat. In welcher Reihenfolge, sagt das Blatt nicht; bei uns wählen alle gleichzeitig, und niemand sieht die Wahl der anderen, bevor alle fertig sind. Wegen eines Ritters muss nie jemand Karten abgeben.
rule-C5-3 = Dann musst du den Räuber auf ein anderes Landfeld versetzen; auch die Wüste ist erlaubt. Du raubst eine zufällige Karte von einem Spieler, der dort eine Siedlung oder Stadt hat; sind es mehrere, wählst du. Hat dort jemand Karten, musst du rauben: Bei uns kannst du ihn nicht schonen, indem du jemanden ohne Karten nennst. Hat niemand welche, bekommst du nichts. Dich selbst beraubst du nie.

rules-catan-6 = Handel
rule-C6-1 = Binnenhandel: Nur der Spieler am Zug handelt, mit jedem der anderen; die anderen nicht untereinander. Angebote, Antworten und Gegenangebote macht ihr mit Rohstoffkarten, die ihr wirklich habt. Nichts wird verschenkt, Gleiches nicht gegen Gleiches getauscht. Mit Entwicklungskarten wird nie gehandelt. Ein Angebot endet mit dem Zug.
rule-C6-2 = Seehandel: Du darfst immer 4 gleiche Karten gegen 1 andere tauschen. Mit einer Siedlung oder Stadt an einem Hafen geht es 3:1, oder 2:1 für den gezeigten Rohstoff. Du kannst nur nehmen, was die Bank hat.
rule-C6-3 = Einen Hafen darfst du im Zug, in dem du dort gebaut hast, nur nutzen, wenn ihr ohne Trennung von Handeln und Bauen spielt.

rules-catan-7 = Bauen
rule-C7-1 = Straße: Lehm und Holz. Sie kommt auf einen freien Weg an einer eigenen Straße, Siedlung oder Stadt. Durch die Siedlung oder Stadt eines anderen darfst du nicht weiterbauen.
rule-C7-2 = Siedlung: Lehm, Holz, Wolle und Getreide. Sie kommt auf eine freie Kreuzung, zu der eine eigene Straße führt, und alle benachbarten Kreuzungen müssen leer sein: Das ist die Abstandsregel. Sie zählt 1 Siegpunkt.
rule-C7-3 = Stadt: 3 Erz und 2 Getreide. Sie ersetzt eine eigene Siedlung. Sie bringt doppelten Ertrag und zählt 2 Siegpunkte.
rule-C7-4 = Entwicklungskarte: Erz, Wolle und Getreide. Du nimmst die oberste Karte des gemischten Stapels und hältst sie geheim. Ist der Stapel leer, gibt es keine mehr.
rule-C7-5 = Du darfst in einem Zug so viel bauen, wie du bezahlen kannst.
rule-C7-6 = Siegpunktkarten bleiben verdeckt, bis sie dir den Sieg bringen. Sie zählen, sobald du sie hast, auch wenn du sie eben erst gekauft hast.

rules-catan-8 = Entwicklungskarten
rule-C8-1 = Ritter: Du versetzt den Räuber und raubst eine Karte. Der Ritter bleibt danach offen vor dir liegen.
rule-C8-2 = Straßenbau: Du baust sofort zwei Straßen, kostenlos, nach den üblichen Regeln und ohne etwas anderes dazwischen. Hast du nur noch eine Straße oder nur einen Platz dafür, baust du eine. Geht gar keine, kannst du die Karte nicht ausspielen.
rule-C8-3 = Erfindung: Nimm zwei beliebige Karten aus der Bank, gleiche oder verschiedene, soweit sie welche hat.
rule-C8-4 = Monopol: Nenne einen Rohstoff. Alle anderen geben dir alle ihre Karten davon.
rule-C8-5 = Fortschrittskarten kommen nach dem Ausspielen aus dem Spiel.

rules-catan-9 = Sonderkarten
rule-C9-1 = Die Längste Handelsstraße bekommt, wer zuerst eine zusammenhängende Straße aus mindestens 5 Teilen hat. Es zählt die längste einzelne Linie ohne Abzweigungen; Ringe sind erlaubt, aber kein Teil zählt zweimal. Ein anderer bekommt die Karte nur mit einer längeren. Fremde Siedlungen und Städte unterbrechen deine Straße, eigene nicht.
rule-C9-2 = Wird die Straße des Besitzers unterbrochen, entscheidet die nun längste. Bei Gleichstand behält der Besitzer die Karte. Liegen andere gleichauf vor ihm oder hat niemand 5, wird die Karte beiseitegelegt, bis einer allein die längste Straße aus mindestens 5 Teilen hat.
rule-C9-3 = Die Größte Rittermacht bekommt, wer zuerst 3 Ritter ausgespielt hat. Ein anderer bekommt sie, sobald er mehr hat.

rules-catan-10 = Spielende
rule-C10-1 = Das Spiel endet sofort, wenn der Spieler am Zug 10 oder mehr Siegpunkte hat. Erreichst du 10 im Zug eines anderen, gewinnst du zu Beginn deines eigenen Zuges, wenn du sie dann noch hast.
rule-C10-2 = Eine Siedlung zählt 1 Siegpunkt, eine Stadt 2, jede Sonderkarte 2, jede Siegpunktkarte 1.
rule-C10-3 = Einen Gleichstand gibt es nicht: Am Ende steht ein einziger Sieger. Eine Stellung, in der niemand mehr bauen oder kaufen kann, würde nie enden; unser Programm beendet sie ohne Sieger, aber erst nach sehr langer Zeit, und sagt das dann auch.

rules-catan-11 = Geheimnisse
rule-C11-1 = Deine Rohstoffkarten und nicht ausgespielten Entwicklungskarten sind geheim. Die anderen sehen, wie viele du hast, aber nicht welche. Zuschauer sehen, was alle am Tisch sehen dürfen.
