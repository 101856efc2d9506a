# Mayflower: the rules by id, after the three rule books. Words of the English edition.

rules-mayflower-intro = A new world! From the east coast you move west, tile by tile. Your settlers become robbers on the trails, shopkeepers in the towns, farmers on the farms and trappers on the plains. Two surveyors travel with you: whoever scores in their column gets a bonus, and whoever stays behind them has to go home. Points come during the game and at its end, so the winner is known only after the final scoring.

rules-mayflower-quick-1 = Draw a land tile and lay it next to a starting space of the coast or another tile. Everything must continue: trail to trail, town to town, plains to plains.
rules-mayflower-quick-2 = You may now put one settler on this tile: as a robber on a trail, a shopkeeper in a town, a farmer on a farm, or lying down as a trapper on the plains. The place must still be free.
rules-mayflower-quick-3 = What your tile completed is scored. A trail: 1 point a tile, 2 a trading post. A town: 2 points a tile, 2 a flag. A farm with tiles all round: 9 points.
rules-mayflower-quick-4 = Does the scoring settler share its column with a surveyor? Then it brings 4 points more for each surveyor there. The settler then returns to you.
rules-mayflower-quick-5 = After each scoring a surveyor moves one column west. Then the settlers east of both surveyors go home without points. Only trappers stay.
rules-mayflower-quick-6 = At the end what is incomplete still brings a little, and the trappers count the animals on their plains. The most points win.

rules-mayflower-1 = Material and preparation
rule-M1-1 = 2 to 5 play. There are 95 land tiles of 50 kinds with the letters A to AX, as many of each as the books say.
rule-M1-2 = You have 6 settlers of one colour. One is your scoring marker, so 5 are left to play with.
rule-M1-3 = The board shows 10 starting spaces in one column from north to south: the east coast. That is column 0. The columns are counted westward: 1, 2, 3 and so on.
rule-M1-4 = The two surveyors start in column 0, on the topmost and the bottommost starting space. Only their column ever matters.
rule-M1-5 = The tiles are shuffled face down. In the German and Dutch books the youngest player says who begins, in the Hungarian one you may settle it in any way; here the starting player is drawn by lot, or you choose one yourselves. Then play goes clockwise.
rule-M1-6 = The scoring track has 50 spaces, and you may walk round it more than once. A marker that reaches or passes 0 again is laid down: 50 points or more.

rules-mayflower-2 = The turn: placing a tile
rule-M2-1 = Lay the tile so that at least one whole side touches a laid tile or a starting space. Touching at a corner is not enough.
rule-M2-2 = On every side that touches, the land must continue: trail to trail, town to town, plains to plains. This holds for the starting spaces too.
rule-M2-3 = If a tile fits nowhere, it is out of the game for good. Everybody is told, and you draw another one.
rule-M2-4 = Nothing is laid east of the coast. The books do not say whether you may go beyond the ten rows; the usual answer is yes, so from column 1 westward you may build further north and south. Column 0 holds only the ten starting spaces. As an option you may agree to stay within the ten rows.
rule-M2-5 = A starting space counts as one tile of the trail or town that begins there, and as a neighbour of a farm. No settler ever stands on it. A trail that begins there ends at the coast. Three starting spaces begin towns: Plymouth, New York and Jamestown.

rules-mayflower-3 = The turn: placing a settler
rule-M3-1 = You may place one settler in your turn, from your own supply, on the tile you have just laid.
rule-M3-2 = On a trail your settler is a robber, in a town a shopkeeper, on the plains a trapper (lying down), on a farm a farmer.
rule-M3-3 = You may not place a settler on a trail, in a town or on plains where there is already a settler, not even one of your own, however far away. A farm is a single tile, so a new one is always free.
rule-M3-4 = With no settlers left you only lay tiles. You cannot take a settler back when you like; it comes back by scoring or when the surveyors have passed it.
rule-M3-5 = Trails, towns and plains with settlers may grow together later. That is allowed, and then they are shared.

rules-mayflower-4 = Scoring what is completed
rule-M4-1 = A trail is completed when both ends run into a crossing, a town or a farm, or when it closes in a ring. It is worth 1 point for each tile and 2 for each trading post on it. A tile that carries the trail twice counts once.
rule-M4-2 = A town is completed when its fence surrounds it and there is no gap inside. It is worth 2 points for each tile and 2 for each flag. Two segments of the same town on one tile count once.
rule-M4-3 = A farm is completed when all 8 squares around it hold tiles. It is worth 9 points.
rule-M4-4 = The points go to the player with the most robbers or shopkeepers there. In a tie each of the tied players gets all the points.
rule-M4-5 = The surveyors' bonus belongs to the scoring. It is counted before a surveyor moves.
rule-M4-6 = After the scoring, and only then, the settlers there return to their owners, who may place them from the next turn on. A settler placed this turn may score and return at once: tile, settler, points, return, in this order.
rule-M4-7 = What is completed with no settler on it is not scored: no points, and no surveyor moves.
rule-M4-8 = If your tile completes several things, you choose the order in which they are scored. What has lost its settlers in the meantime, because the surveyors went past, is not scored any more.

rules-mayflower-5 = The surveyors
rule-M5-1 = When a settler scores and stands in the column of a surveyor, its owner gets 4 points more for each surveyor there. The column is that of the tile under the settler. Only settlers that score bring this bonus. The books differ a little here: we count it for each scoring settler, so two of yours in the column bring it twice. As an option you may agree on once for each player. In a tie each player gets the bonus of their own settlers.
rule-M5-2 = After each scoring the player whose turn it is moves one surveyor one column west. If they stand in different columns, it must be the eastern one. So they are always in the same column or side by side.
rule-M5-3 = If both surveyors stand in one column and no tile lies further west, they stay. They move again at a later scoring, once there are tiles further west. If they stand in different columns, the eastern one can always catch up.
rule-M5-4 = After every scoring, whether a surveyor moved or both stayed, all settlers east of both surveyors return to their owners without points: robbers, shopkeepers and farmers. Trappers stay.
rule-M5-5 = You may place a settler on a new tile east of the surveyors. That is risky: unless it is a trapper, it goes home after the next scoring in any case.
rule-M5-6 = For each thing completed: score it with the bonus, move a surveyor, send home the settlers in the east. Only then comes the next one.

rules-mayflower-6 = The plains
rule-M6-1 = Connected plains segments form one stretch of plains. Trails, towns and the edge of the tiles separate them.
rule-M6-2 = Plains are not scored during the game. Trappers lie there until the end and never come back.

rules-mayflower-7 = End of the game and final scoring
rule-M7-1 = The game ends with the turn in which the last tile was laid. What it completes is scored as usual, surveyors included.
rule-M7-2 = First, what is incomplete is scored: a trail 1 point a tile and 2 a trading post, a town 1 a tile and 1 a flag, a farm 1 for itself and 1 for each neighbouring square with a tile. Majority and tie as always. There is no surveyors' bonus now.
rule-M7-3 = Then the trappers: whoever has the most trappers on the same plains gets 1 point for each animal there, of whatever kind. In a tie each gets all of them.
rule-M7-4 = The most points win. Players who are tied share the victory, as the Hungarian book says.

rules-mayflower-reconstruction = About the tiles: the letters and the number of tiles of each letter are the rule books' own. The shapes are our reconstruction, because no picture of them was at hand. If you own the box, you can load a corrected tile file; the program checks it and explains what is wrong in it.

rules-mayflower-differences = Where the three rule books disagree
rules-mayflower-differences-1 = Surveyors at the start: the German and Dutch books put them on the topmost and the bottommost starting space, the Hungarian one on any two. We use the topmost and the bottommost; only the column matters.
rules-mayflower-differences-2 = Settlers in the box: German and Hungarian 30, Dutch 40. Five colours with 6 each make 30.
rules-mayflower-differences-3 = The example of the shared town: German and Hungarian 12 points each, Dutch 10. We show 12.
rules-mayflower-differences-4 = Trading posts on an incomplete trail: the German and Dutch books and the Hungarian summary say 2 points each, the Hungarian text is silent. We count 2.
rules-mayflower-differences-5 = A marker on 49 that scores 2: German and Hungarian 51, the Dutch 21 is a misprint. We go to 51.
rules-mayflower-differences-6 = A tile that fits nowhere: in the Hungarian book all players must agree on that. The program proves it, so the tile is out and you draw again.
rules-mayflower-differences-7 = The small town in the surveyors' example: the Hungarian book counts 4 tiles, the others 2 tiles and 1 surveyor. The result is 8 points in all of them.
rules-mayflower-differences-8 = The settler in a town: sheriff in German and Dutch, merchant in Hungarian, shopkeeper in English. Each language here keeps its own word.
rules-mayflower-differences-9 = The bonus of 4 points: German and Hungarian give it for the settler, Dutch to the player. We count each scoring settler; as an option you may agree on once for each player.
rules-mayflower-differences-10 = No tile further west: in the German and Hungarian books the surveyors stay, the Dutch one is silent. With us they stay.
rules-mayflower-differences-11 = Surveyors that stay: the books tell of settlers going home after a surveyor has moved, but also say that a settler in the east goes after the next scoring in any case. So with us the settlers in the east go home after every scoring.
rules-mayflower-differences-12 = Who begins: in the German and Dutch books the youngest player decides, in the Hungarian one any way will do. Here the starting player is drawn by lot, or you choose one yourselves.
rules-mayflower-differences-13 = Several scorings in one turn: in the German and Dutch books the player whose turn it is chooses the order, the Hungarian one is silent. With us this player chooses.
rules-mayflower-differences-14 = A tie for the win: only the Hungarian book speaks of it, and it shares the victory. So do we.

example-MX1 = A completed trail of 4 tiles with 2 trading posts brings Red 8 points, one of 3 tiles brings 3.
example-MX2 = A town of 3 tiles with a flag is worth 8 points, and so is one of 4 tiles without a flag; two segments of it on one tile count once.
example-MX3 = One tile joins two towns with one shopkeeper each: Blue and Red both get the full 12 points.
example-MX4 = The farm is surrounded by 8 tiles: 9 points.
example-MX5 = Red places a settler, scores and takes it back in the same turn: a town for 4 points, a trail for 3.
example-MX6 = Red closes a trail of 2 tiles in the column of a surveyor and gets 6; after Green's town both surveyors have moved, Blue's settler goes home, and Yellow's trapper stays.
example-MX7 = Yellow's trail brings 10 points; then Blue completes three things with one tile and scores the farm for 17 and the small town for 8, and by then Red's shopkeeper is east of both surveyors and Red's town brings nothing.
example-MX8 = At the end: an incomplete trail 3 points, a farm with 4 neighbours 5, a small town 3, and a large one 8 for Green, who has more shopkeepers there than Black.
example-MX9 = Trappers at the end: on separate plains Blue gets 2 and Red 3; in the second case Red has 2 trappers against Yellow's one and gets 4; in the third both have 2 and get 4 each, and Blue gets 5.
example-MX10 = Blue may place only a trapper, because there is a shopkeeper in the joined town; in the second case a shopkeeper or a robber, but a trapper only on the small cut-off plains.
example-MX11 = Three trappers lie on three plains until one tile joins them; whoever laid it may not place a trapper there.
example-MX12 = Blue's marker stands on 49, scores 2 and goes to 51.
