game-cups = Bekers
cups-source-cards = kaarten
error-cups-not-allowed = Dat kan nu niet.
error-cups-unreadable = “{ $text }” is niet te lezen; te lezen is bijvoorbeeld deal 3, keep 0, leave 1 of say 17.
log-cups-dealt = { $seat } krijgt een kaart.
log-cups-chosen = { $seat } heeft gekozen.
log-cups-announced = { $seat } zegt { $number }.
log-cups-shown = De gehouden kaarten: { $cards }.
