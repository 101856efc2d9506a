# Rond de tafel: instellingen, tekens van de eigen beurt, reacties, eigen tafels, uitnodigingen.

settings-title = Instellingen
settings-colours = Kleuren
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluiden
settings-volume = Volume
settings-notify = Meld op dit apparaat dat ik aan de beurt ben
settings-notify-denied = De browser blokkeert meldingen van deze pagina; dat kun je in de instellingen van de browser veranderen.

attention-turn = ● Jij bent aan de beurt – { $game }
attention-wait = { $game } – Tilefolk

reaction-choose = Snelle reactie
reaction-thumb = Goed gedaan!
reaction-laugh = Haha!
reaction-wow = O!
reaction-sad = Wat jammer!
reaction-cheer = Hoera!
reaction-hurry = Denk je nog na?

table-watching = Je kijkt mee.
seat-bot-short = Bot { $number }

join-from = { $host } nodigt je uit voor { $game }.
join-to = Je bent uitgenodigd voor { $game }.
join-others = Al aanwezig: { $names }
join-seats = { $open ->
    [one] Eén plaats is vrij. Zeg wie je bent en neem hem.
   *[other] { $open } plaatsen zijn vrij. Zeg wie je bent en neem er een.
 }
join-watch = Alle plaatsen zijn bezet: je kunt meekijken.

result-won = Je hebt gewonnen
result-lost = Je hebt niet gewonnen
result-winner = Gewonnen door { $names }

lobby-answer-seconds = Zo lang wachten bots op antwoord op hun aanbod
lobby-seconds = { $seconds } s
