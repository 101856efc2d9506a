game-cups = Kupák
cups-source-cards = kártyák
error-cups-not-allowed = Ez most nem lehetséges.
error-cups-unreadable = „{ $text }” nem olvasható; olvasható például: deal 3, keep 0, leave 1 vagy say 17.
log-cups-dealt = { $seat } kap egy kártyát.
log-cups-chosen = { $seat } választott.
log-cups-announced = { $seat } ezt mondja: { $number }.
log-cups-shown = A megtartott kártyák: { $cards }.
