# Catan: the rules by id, after the rule sheet; rules-catan-note-1 says what comes from the almanac.

rules-catan-intro = The island of Catan lies before you: 19 terrain hexes in the middle of the sea. You settle it with roads, settlements and cities. The land pays you in wood, brick, wool, grain and ore, as the dice decide, and what you lack you trade for. Whoever has 10 victory points on their own turn wins.

rules-catan-quick-1 = You begin with two settlements and two roads. Each settlement stands at a corner where hexes meet, and it can receive something from each of them.
rules-catan-quick-2 = Your turn begins with the dice. Each hex with the number rolled pays: 1 card for each settlement at its corners, 2 for each city. This goes for everybody, not only for you.
rules-catan-quick-3 = On a 7 nobody is paid. Whoever has more than 7 cards discards half of them. Then you move the robber and steal a card.
rules-catan-quick-4 = Then you trade: with the other players as you agree, or with the bank at 4 alike for 1, cheaper at a harbour.
rules-catan-quick-5 = Then you build. Road: brick and wood. Settlement: brick, wood, wool and grain. City: 3 ore and 2 grain. Development card: ore, wool and grain.
rules-catan-quick-6 = A settlement is worth 1 point, a city 2. Longest Road and Largest Army bring 2 each. With 10 points on your turn you win.
rules-catan-quick-7 = A tip: look at the size of the numbers. 6 and 8 come up most often, 2 and 12 hardly ever.

rules-catan-note-1 = About these rules: the rule sheet sends its readers to an almanac for many details. Where it does so, we play the well-known rule of the basic game. Where both are silent, the rule says that the decision is ours.

rules-catan-1 = Material
rule-C1-1 = 3 or 4 play. With 3 the red pieces stay in the box. With 2 there is only a variant for bots and simulations.
rule-C1-2 = The island has 19 terrain hexes: 4 forests (wood), 4 pastures (wool), 4 fields (grain), 3 hills (brick), 3 mountains (ore) and 1 desert, which yields nothing.
rule-C1-3 = There are 18 number tokens: 2 and 12 once; 3, 4, 5, 6, 8, 9, 10 and 11 twice.
rule-C1-4 = There are 9 harbours: four 3:1 harbours, and one 2:1 harbour for each resource.
rule-C1-5 = You have 5 settlements, 4 cities and 15 roads, and never more on the board. When you build a city, its settlement returns to your supply.
rule-C1-6 = The bank has 19 cards of each resource. There are 25 development cards: 14 knights, 2 Road Building, 2 Year of Plenty, 2 Monopoly and 5 victory point cards.
rule-C1-7 = Two special cards are worth 2 victory points each: Longest Road and Largest Army.
rule-C1-8 = The robber starts on the desert.

rules-catan-2 = Set-up
rule-C2-1 = Beginners play on the fixed map: hexes, numbers and harbours are given, and so are each colour's 2 settlements and 2 roads. You start with one card for every hex at your settlement marked with a star.
rule-C2-2 = In the variable set-up the hexes are shuffled. The number tokens are laid in the order of their letters along the spiral, leaving out the desert, and 6 and 8 never lie side by side. The harbours are in their usual places or, as an option, shuffled.
rule-C2-3 = In the set-up phase each player in turn places a settlement and a road next to it; then, in reverse order, a second settlement and road. The distance rule holds. For your second settlement you receive one card for each of its hexes at once.
rule-C2-4 = In the rule sheet the oldest player begins. Here the starting player is drawn by lot, or you choose one yourselves.

rules-catan-3 = The turn
rule-C3-1 = First you roll, then you trade, then you build. If you play with the combined phase, you may trade and build in any order.
rule-C3-2 = During your turn you may play one development card whenever you like, even before rolling, but none that you bought this turn. Victory point cards are an exception.
rule-C3-3 = Then it is the turn of the player on your left.

rules-catan-4 = Resource production
rule-C4-1 = The sum of the two dice tells which hexes yield. For every such hex each settlement at its corners brings its owner 1 card, each city 2.
rule-C4-2 = A hex with the robber on it yields nothing. Your other hexes still pay.
rule-C4-3 = If the bank has too few cards of a resource for all who should get some, nobody gets any of it. If only one player is concerned, that player gets what is left.

rules-catan-5 = Rolling a seven
rule-C5-1 = On a 7 nobody gets resources.
rule-C5-2 = Whoever has more than 7 resource cards chooses half of them, rounded down, and discards them; this includes the player who rolled. The sheet does not say in what order; we let everybody choose at the same time, and nobody sees the others' choice before all are done. A knight never causes discards.
rule-C5-3 = Then you must move the robber to another hex; the desert is allowed too. You steal one random card from a player with a settlement or city there; if there are several, you choose. You must steal if somebody there has cards: we do not let you spare them by naming a player with an empty hand. If nobody has any, you get nothing. You never rob yourself.

rules-catan-6 = Trade
rule-C6-1 = Domestic trade: only the player whose turn it is trades, with any of the others; the others do not trade among themselves. You make offers, answers and counter-offers with resource cards you really have. No gifts, no swapping of like for like. Development cards are never traded. An offer ends with the turn.
rule-C6-2 = Maritime trade: you may always give 4 alike for 1 other card. With a settlement or city at a harbour it is 3:1, or 2:1 for the resource shown. You can only take what the bank has.
rule-C6-3 = You may use a harbour in the turn in which you built there only if you play with the combined phase.

rules-catan-7 = Build
rule-C7-1 = Road: brick and wood. It goes on a free path next to one of your own roads, settlements or cities. You may not build on through another player's settlement or city.
rule-C7-2 = Settlement: brick, wood, wool and grain. It goes on a free intersection that one of your roads reaches, and all neighbouring intersections must be empty: that is the distance rule. It is worth 1 point.
rule-C7-3 = City: 3 ore and 2 grain. It takes the place of one of your settlements. It brings twice the cards and is worth 2 points.
rule-C7-4 = Development card: ore, wool and grain. You take the top card of the shuffled stack and keep it secret. When the stack is empty, there are no more to buy.
rule-C7-5 = You may build as much in a turn as you can pay for.
rule-C7-6 = Victory point cards stay hidden until they win you the game. They count as soon as you hold them, even if you bought them this turn.

rules-catan-8 = Development cards
rule-C8-1 = Knight: you move the robber and steal a card. The knight then stays face up in front of you.
rule-C8-2 = Road Building: you build two roads at once and for free, by the usual rules and with nothing in between. If you have only one road left, or only one place for it, you build one. If you can build none, you cannot play the card.
rule-C8-3 = Year of Plenty: take any two cards from the bank, alike or different, as far as it has them.
rule-C8-4 = Monopoly: name a resource. All the others give you all their cards of it.
rule-C8-5 = Progress cards are out of the game once they have been played.

rules-catan-9 = Special cards
rule-C9-1 = Longest Road goes to the first player with a connected road of at least 5. The longest single line counts, without branches; rings are allowed, but no road counts twice. Another player takes the card only with a longer road. Another player's settlement or city interrupts your road; your own do not.
rule-C9-2 = When the holder's road is cut, the road that is now longest decides. In a tie the holder keeps the card. If others are tied ahead of the holder, or nobody has 5, the card is set aside until one player alone has the longest road of at least 5.
rule-C9-3 = Largest Army goes to the first player with 3 knights played. Another player takes it with more.

rules-catan-10 = End of the game
rule-C10-1 = The game ends at once when the player whose turn it is has 10 or more points. If you reach 10 during another player's turn, you win when your own turn begins, if you still have them.
rule-C10-2 = A settlement is worth 1 point, a city 2, each special card 2, each victory point card 1.
rule-C10-3 = There is no tie: the game ends with one winner. A position in which nobody can build or buy any more would never end; our program ends it without a winner, but only after a very long time, and says so.

rules-catan-11 = Secrets
rule-C11-1 = Your resource cards and unplayed development cards are secret. The others see how many you have, but not which. Spectators see what everybody at the table may see.
