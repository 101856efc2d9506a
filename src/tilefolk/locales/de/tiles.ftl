# Legespiele: Züge und Stellungen, die nicht zu lesen sind.

error-tiles-unknown-action = Diesen Zug gibt es nicht ({ $action }).
error-tiles-no-tile-laid = Es ist noch keine Karte gelegt, auf der eine Figur stehen könnte.
error-tiles-other-role = Auf diesem Teil heißt eine Figur { $right }, nicht { $role }.
error-tiles-bad-notation = „{ $text }“ ist nicht zu verstehen. Ein Zug sieht so aus: { $example }
