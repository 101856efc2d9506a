# Legespiele: Züge und Stellungen, die nicht zu lesen sind.

error-tiles-unknown-action = Diesen Zug gibt es nicht ({ $action }).
error-tiles-bad-action = Dieser Zug ist nicht zu verstehen: { $reason }.
error-tiles-no-tile-laid = Es ist noch keine Karte gelegt, auf der eine Figur stehen könnte.
error-tiles-bad-notation = „{ $text }“ ist nicht zu verstehen: { $reason }. Ein Zug sieht so aus: place 0,-1 r90
error-tiles-bad-position = Zeile { $line } der Stellung („{ $text }“) ist falsch: { $reason }.
