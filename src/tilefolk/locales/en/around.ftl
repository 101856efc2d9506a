# Around the table: settings, signs of the own turn, reactions, one's tables, invitations.

settings-title = Settings
settings-colours = Colours
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-volume = Volume
settings-notify = Tell me on this device when it is my turn
settings-notify-denied = The browser blocks notifications from this page; you can change that in its settings.

attention-turn = ● Your turn – { $game }
attention-wait = { $game } – Tilefolk

reaction-choose = Quick reaction
reaction-thumb = Well done!
reaction-laugh = Ha ha!
reaction-wow = Oh!
reaction-sad = What a pity!
reaction-cheer = Hooray!
reaction-hurry = Still thinking?

table-watching = You are watching.
seat-bot-short = Bot { $number }

join-from = { $host } invites you to { $game }.
join-to = You are invited to { $game }.
join-others = Already there: { $names }
join-seats = { $open ->
    [one] One seat is free. Say who you are and take it.
   *[other] { $open } seats are free. Say who you are and take one.
 }
join-watch = All seats are taken: you can watch.

result-won = You won
result-lost = You did not win
result-winner = Won by { $names }

lobby-answer-seconds = How long bots wait for answers to their offers
lobby-seconds = { $seconds } s
