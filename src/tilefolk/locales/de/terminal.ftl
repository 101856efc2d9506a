# Der Tisch im Terminal, neben dem Plan.

cli-table-seat = { $seat } = { $name }; übrig: { $supply }
cli-table-signs = Auf dem Plan: { $signs }, jeweils mit der Nummer des Platzes
cli-table-surveyors = Landvermesser: im Norden in Spalte { $north }, im Süden in Spalte { $south }
cli-table-drawn = Du hast die Karte { $tile } gezogen, hier ungedreht (r0):
cli-table-laid = Die Karte { $tile }, wie du sie gelegt hast:
cli-table-part = { "    " }{ $name }: { $type } ({ $sides }), { $goods }
cli-table-part-bare = { "    " }{ $name }: { $type } ({ $sides })
cli-table-side-n = Norden
cli-table-side-e = Osten
cli-table-side-s = Süden
cli-table-side-w = Westen
cli-table-side-middle = in der Mitte
cli-table-hand = { $mark } { $seat } = { $name }: Punkte { $points }, Karten { $cards }, Entwicklungskarten { $development }, Ritter { $knights }, Straße { $road }
cli-table-own = auf deiner Hand: { $cards }
cli-table-bank = { "  " }Bank: { $cards }; Entwicklungskarten übrig: { $development }
cli-table-dice = { "  " }Würfel: { $one } + { $other }
cli-table-land = Auf den Karten: { $signs }
