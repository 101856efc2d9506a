# Rund um den Tisch: Einstellungen, Zeichen für den eigenen Zug, Reaktionen, eigene Tische, Einladungen.

settings-title = Einstellungen
settings-colours = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Töne
settings-volume = Lautstärke
settings-notify = Auf diesem Gerät melden, wenn ich am Zug bin
settings-notify-denied = Der Browser verbietet dieser Seite Mitteilungen; das lässt sich in seinen eigenen Einstellungen ändern.

attention-turn = ● Du bist am Zug – { $game }
attention-wait = { $game } – Tilefolk

reaction-choose = Schnelle Reaktion
reaction-thumb = Gut gemacht!
reaction-laugh = Haha!
reaction-wow = Oh!
reaction-sad = Wie schade!
reaction-cheer = Hurra!
reaction-hurry = Denkst du noch nach?

table-watching = Du schaust zu.
seat-bot-short = Bot { $number }

join-from = { $host } lädt dich ein: { $game }.
join-to = Du bist eingeladen: { $game }.
join-others = Schon da: { $names }
join-seats = { $open ->
    [one] Ein Platz ist frei. Sag, wer du bist, und nimm ihn.
   *[other] { $open } Plätze sind frei. Sag, wer du bist, und nimm einen.
 }
join-watch = Alle Plätze sind besetzt: Du kannst zuschauen.

result-won = Du hast gewonnen
result-lost = Du hast nicht gewonnen
result-winner = Gewonnen: { $names }

lobby-answer-seconds = So lange warten Bots auf eine Antwort
lobby-seconds = { $seconds } s
