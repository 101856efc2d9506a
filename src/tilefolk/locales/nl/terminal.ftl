# De tafel in de terminal, naast het bord.

cli-table-seat = { $seat } = { $name }; over: { $supply }
cli-table-signs = Op het bord: { $signs }, elk met het nummer van de plaats
cli-table-surveyors = Landmeters: in het noorden in kolom { $north }, in het zuiden in kolom { $south }
cli-table-drawn = Je hebt tegel { $tile } getrokken, hier ongedraaid (r0):
cli-table-laid = Tegel { $tile } zoals je die hebt gelegd:
cli-table-part = { "    " }{ $name }: { $type } ({ $sides }), { $goods }
cli-table-part-bare = { "    " }{ $name }: { $type } ({ $sides })
cli-table-side-n = noord
cli-table-side-e = oost
cli-table-side-s = zuid
cli-table-side-w = west
cli-table-side-middle = in het midden
cli-table-hand = { $mark } { $seat } = { $name }: punten { $points }, kaarten { $cards }, ontwikkelingskaarten { $development }, ridders { $knights }, straat { $road }
cli-table-own = in je hand: { $cards }
cli-table-bank = { "  " }Bank: { $cards }; ontwikkelingskaarten over: { $development }
cli-table-dice = { "  " }Dobbelstenen: { $one } + { $other }
cli-table-land = Op de tegels: { $signs }
