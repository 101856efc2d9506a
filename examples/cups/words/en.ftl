game-cups = Cups
cups-source-cards = cards
error-cups-not-allowed = That is not possible now.
error-cups-unreadable = “{ $text }” can't be read: deal 3, keep 0, leave 1 or say 17 can.
log-cups-dealt = { $seat } is dealt a card.
log-cups-chosen = { $seat } has chosen.
log-cups-announced = { $seat } says { $number }.
log-cups-shown = The cards that were kept: { $cards }.
