game-cups = Becher
cups-source-cards = Karten
error-cups-not-allowed = Das ist jetzt nicht möglich.
error-cups-unreadable = „{ $text }“ ist nicht lesbar; lesbar ist zum Beispiel deal 3, keep 0, leave 1 oder say 17.
log-cups-dealt = { $seat } bekommt eine Karte.
log-cups-chosen = { $seat } hat gewählt.
log-cups-announced = { $seat } sagt { $number }.
log-cups-shown = Die behaltenen Karten: { $cards }.
