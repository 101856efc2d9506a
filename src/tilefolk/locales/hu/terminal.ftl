# Az asztal a terminálban, a tábla mellett.

cli-table-seat = { $seat } = { $name }; maradt: { $supply }
cli-table-signs = A táblán: { $signs }, mindegyik a helye számával
cli-table-surveyors = Felügyelők oszlopa: északon { $north }, délen { $south }
cli-table-drawn = Ezt húztad: { $tile }, itt elforgatás nélkül (r0):
cli-table-laid = Ezt raktad le: { $tile }, ahogy most fekszik:
cli-table-part = { "    " }{ $name }: { $type } ({ $sides }), { $goods }
cli-table-part-bare = { "    " }{ $name }: { $type } ({ $sides })
cli-table-side-n = észak
cli-table-side-e = kelet
cli-table-side-s = dél
cli-table-side-w = nyugat
cli-table-side-middle = középen
cli-table-hand = { $mark } { $seat } = { $name }: pont { $points }, kártya { $cards }, bónuszkártya { $development }, lovag { $knights }, út { $road }
cli-table-own = a kezedben: { $cards }
cli-table-bank = { "  " }Bank: { $cards }; megmaradt bónuszkártya: { $development }
cli-table-dice = { "  " }Kockák: { $one } + { $other }
cli-table-land = A lapokon: { $signs }
