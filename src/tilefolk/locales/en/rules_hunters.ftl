# Hunters and Gatherers: the rules by id. First edition (2002).

rules-hunters-intro = The Stone Age: lakes full of fish, forests full of mushrooms and gold, meadows full of game. Turn by turn you lay one land tile, and the land grows. Your tribe members become gatherers in the forests, fishermen on the rivers and hunters on the meadows; your huts watch over whole river systems. Some points come during the game, many only at its end. So nobody has won until the last meadow has been counted.

rules-hunters-quick-1 = Draw a land tile and lay it so that it touches the others and everything continues: meadow to meadow, forest to forest, river to river.
rules-hunters-quick-2 = You may now put one tribe member or one hut on this tile. In a forest the member is a gatherer, on a river a fisherman, and lying on a meadow a hunter. If the place is already taken, choose another one or pass.
rules-hunters-quick-3 = Is a forest closed all round? It is worth 2 points for each forest segment. Does a river have both its ends? It is worth 1 point for each tile and 1 for each fish in the lakes at its ends. The members come back to you.
rules-hunters-quick-4 = Was there gold in the forest you completed? Then you draw a bonus tile and play it at once, just like another turn.
rules-hunters-quick-5 = Hunters and huts stay until the end. Huts then count the fish of their river system; hunters count the animals of their meadow. Each tiger eats one deer first.
rules-hunters-quick-6 = A tip: keep one or two members in hand. Whoever has placed everybody can only lay tiles.

rules-hunters-1 = Material and preparation
rule-H1-1 = 2 to 5 play. There are 79 land tiles; one of them is the starting tile with the volcano. 12 bonus tiles wait in a stack of their own.
rule-H1-2 = You have 6 tribe members and 2 huts. One member marks your points on the scoreboard, so 5 are left to play with.
rule-H1-3 = The starting tile lies face up in the middle. The other 78 land tiles are shuffled face down. The bonus tiles are shuffled apart from them.
rule-H1-4 = In the book the youngest player says who begins. Here the starting player is drawn by lot, or you choose one yourselves. Then play goes clockwise.
rule-H1-5 = The scoreboard has 50 spaces. Whoever walks past its start gets a points tile showing 50, the next time 100. Beyond 150 a second points tile is added.

rules-hunters-2 = The turn: placing a tile
rule-H2-1 = Lay the tile so that at least one whole side touches a tile already there. Touching at a corner is not enough.
rule-H2-2 = On every side that touches, the land must continue: meadow to meadow, river to river, forest to forest.
rule-H2-3 = If a tile fits nowhere, it is out of the game. Everybody is told, and you draw another one.

rules-hunters-3 = The turn: tribe members and huts
rule-H3-1 = After placing the tile you may put one tribe member or one hut on it, never both. It comes from your own supply, and it goes only on the tile you have just laid.
rule-H3-2 = A member stands in a forest as a gatherer or on a river as a fisherman, or lies on a meadow as a hunter. A hut goes on a river or a lake.
rule-H3-3 = You may not place a member in a forest, on a river or on a meadow where there is already a member, not even one of your own, however far away.
rule-H3-4 = You may not place a hut on a river system where there is already a hut, whoever owns it.
rule-H3-5 = Huts and members do not get in each other's way. A fisherman may join a hut, and a hut may join a fisherman.
rule-H3-6 = Gatherers and fishermen come back after scoring. Hunters and huts stay where they are until the end of the game.
rule-H3-7 = Forests, rivers, meadows and river systems may grow together later. Then several members or huts share one place, and that is allowed.

rules-hunters-4 = Scoring completed rivers and forests
rule-H4-1 = A river is completed when each end runs into a spring or a lake, or when it closes in a ring. It is worth 1 point for each tile and 1 point for each fish in the lakes at its ends. If both ends run into the same lake, its fish count once. There are fish in lakes only.
rule-H4-2 = A forest is completed when meadow surrounds it and there is no hole in it. It is worth 2 points for each forest segment and 2 points for each group of mushrooms. The book counts segments, not tiles; so we count a tile with two segments of the same forest twice. Rivers count tiles.
rule-H4-3 = The points go to the player with the most gatherers or fishermen there, and to nobody else. In a tie each of the tied players gets all the points.
rule-H4-4 = The points go to whoever has the members there, not to whoever lays the last tile.
rule-H4-5 = A meadow is not scored when it is closed. Its points come at the end of the game.
rule-H4-6 = After the scoring, and only then, the members of this river or forest return to their owners. A member placed this turn can score and return at once.

rules-hunters-5 = Gold and bonus tiles
rule-H5-1 = If you complete a forest with at least one gold nugget, you draw one bonus tile, however much gold there is. It does not matter who gets the points, or whether anybody does. The book speaks of one forest; with us you draw only one bonus tile even if your tile completes several such forests.
rule-H5-2 = You play the bonus tile at once: lay it by the usual rules, then you may place a member or a hut on it (even one that has just come back), then score.
rule-H5-3 = There is no chain reaction. A gold forest completed by a bonus tile does not bring another bonus tile.
rule-H5-4 = When no bonus tiles are left, gold brings no extra placement.
rule-H5-5 = What if a bonus tile fits nowhere? The book is silent; we play that it is out of the game like any other tile, and you draw the next bonus tile.
rule-H5-6 = Fire drives all the tigers of its meadow away, so every deer there counts. You may not place a hunter on the fire tile.
rule-H5-7 = Each group of mushrooms adds 2 points when its forest is completed.
rule-H5-8 = An aurochs is worth 2 points to the hunters. Tigers leave it alone.
rule-H5-9 = If you lay the shrine (the dolmen) and place a hunter beside it, you alone score this meadow at the end, whatever other hunters lie there. As always you may place this hunter only if the meadow has no hunter yet. There is one shrine in the game.

rules-hunters-7 = River systems and huts
rule-H7-1 = All rivers and lakes that are connected form one river system. A lake does not interrupt it; a spring and the edge of the tiles end it.
rule-H7-2 = Huts score only at the end of the game. Whoever has the most huts on a river system gets 1 point for each fish in it; in a tie each gets all of them. The system need not be complete.

rules-hunters-8 = Meadows
rule-H8-1 = Forests, rivers and the edge of the tiles separate the meadows. Hunters lie on their meadow until the end of the game.

rules-hunters-9 = End of the game and final scoring
rule-H9-1 = The game ends when the last land tile has been laid and scored, even if bonus tiles are left over. If that tile earns a bonus tile, we still play it; the book does not say.
rule-H9-2 = Members in incomplete forests and on incomplete rivers go home without points.
rule-H9-3 = Then the huts are scored: the most huts on a river system get 1 point for each fish in it.
rule-H9-4 = Then the hunters are scored. Whoever has the most hunters on a meadow gets 2 points for each deer, mammoth and aurochs on it; in a tie each gets all of them. First every tiger eats one deer, but never a mammoth or an aurochs. A meadow never costs points, and it need not be closed. Mind fire and shrine.
rule-H9-5 = The most points win. The book is silent about a tie; with us the tied players share the victory.

example-HX1 = A river of 3 tiles between lakes with 1 and 2 fish brings Red 6 points; and Red's river of 2 tiles, closed by Blue's tile with a lake and 1 fish, brings Red 3.
example-HX2 = A forest of 2 segments is worth 4 points, one of 5 segments with gold 10, and whoever closed it draws a bonus tile.
example-HX3 = When forests grow together and Red and Blue have one gatherer each, both get 10 points; when Red has more gatherers, Red alone gets the 12.
example-HX4 = Blue may place only a hunter, for the forest is taken; Red may choose gatherer or fisherman, or hunter, but only on the small meadow.
example-HX5 = A hut may go where a fisherman stands, and a fisherman where a hut stands.
example-HX6 = Blue's hut has 5 fish in its river system and brings 5 points at the end.
example-HX7 = Three hunters lie on three meadows until one tile joins them; whoever laid it may not place a hunter there.
example-HX8 = Meadows at the end: one deer is 2 points; a deer, a mammoth and a tiger are 2 each for the tied Yellow and Red; 2 deer, 2 mammoths, an aurochs and a tiger are 8; 2 tigers and a deer are 0, never less.
example-HX9 = A member may be placed, score and return in one turn, and go on the bonus tile right away.
