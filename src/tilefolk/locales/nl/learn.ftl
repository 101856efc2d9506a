# Leren door te spelen: begeleide eerste partijen, opgaven, regels met plaatjes.

learn-guide = Je gids
learn-step = Stap { $step } van { $steps }
learn-progress = Hoe ver je bent
learn-start = Je hoeft vooraf geen regels te lezen. We spelen.
learn-resumed = We gaan verder waar je gebleven was.
learn-later = Een paar beurten later …
learn-watch = Kijk wat er nu gebeurt.
learn-otherwise = Dat kan ook. De volgende stap begint met een andere stelling.
learn-refused = Zo kan het niet: { $reason }
learn-missed = Toegestaan, maar nu zoeken we iets anders. Neem je zet terug en probeer het nog eens.
learn-second-miss = Neem de tijd. Zal ik je laten zien waar je moet kijken?
learn-third-miss = Deze laat ik je zien, de volgende is voor jou.
learn-read = Begrepen
learn-read-again = Nog eens lezen
learn-where = Waar?
learn-show = Laat zien
learn-take-back = Terugnemen
learn-again = Nog eens
learn-end = Je weet alles wat je voor een echte partij nodig hebt. Er wacht een makkelijke tegenstander.
learn-real-game = Een echte partij spelen
learn-to-exercises = Regels en opgaven

# Bij de keuze van het spel
learn-first-time = Eerste keer?
learn-first-time-about = { $game } leren door te spelen
learn-go-on = Verder met je eerste partij
learn-go-on-about = { $game }: stap { $step } van { $steps }
learn-played = Eerste partij gespeeld
learn-solved = { $done } van { $all } opgaven opgelost

# De pagina van een spel
learn-title = { $game }: leren door te spelen
learn-first-game = De begeleide eerste partij
learn-first-game-about = Een paar beurten waarin alles wordt uitgelegd zodra het nodig is. Zonder regelboekje.
learn-begin = Beginnen
learn-resume = Verder
learn-anew = Opnieuw beginnen
learn-once-more = Nog een keer
learn-exercises = Opgaven
learn-exercises-about = Elk bijzonder geval is een kleine vraag: hoeveel punten, welke plekken, in welke volgorde?
learn-rules = De regels
learn-done = opgelost

# Een opgave
learn-exercise = Opgave { $name }
learn-all-exercises = Alle opgaven
learn-picture = Het plaatje bij deze opgave
learn-ask-score = Wie krijgt hoeveel punten?
learn-ask-places = Kruis elke plek aan die mag.
learn-ask-order = Kies de beste volgorde.
learn-ask-state = Vul in hoe het er dan voor staat.
learn-ask-legal = Kruis alles aan wat mag.
learn-then = { $first }, daarna { $second }
learn-check = Controleren
learn-right = Precies.
learn-wrong = Niet helemaal. Kijk nog eens goed.
learn-solution = Toon de oplossing
learn-next-exercise = Volgende opgave
learn-step-by-step = Stap voor stap
learn-allowed = mag
learn-not-allowed = mag niet
learn-best = deze
learn-points = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
learn-yes = ja
learn-no = nee
learn-nobody = niemand
learn-value-hand = Kaarten van { $player }
learn-value-cards = { $player }: { $resource }
learn-value-bank = In de bank: { $resource }
learn-value-longest-road = De Langste Handelsroute
learn-value-road-length = Lengte van de route van { $player }
learn-value-waiting = Wie levert kaarten in?
learn-value-owes = Hoeveel { $player } inlevert
learn-value-over = Is het spel afgelopen?
learn-value-winners = Wie wint?
learn-value-score = Punten van { $player }

# De regels
rules-search = Zoeken in de regels
rules-found = { $count ->
    [0] Niets gevonden.
    [one] 1 regel
   *[other] { $count } regels
}
rules-print = Afdrukken
rules-picture = Plaatje bij regel { $rule }
rules-try = Probeer het
rules-example = Voorbeeld:

# In de terminal
cli-command-learn = Leren door te spelen: de begeleide eerste partij van een spel, of de opgaven.
cli-learn-exercises = Opgaven oplossen in plaats van de begeleide eerste partij.
cli-learn-anew = Opnieuw beginnen, wat er ook al gedaan is.
cli-learn-help = Typ een zet, “where” voor een hint, “show” om de zet te zien, “back” om je laatste zet terug te nemen, “list” voor je zetten, “quit” om te stoppen.
cli-learn-where = Kijk naar { $place }.
cli-learn-where-rack = Kijk naar je eigen tegel of kaarten.
cli-learn-moves = Je zetten: { $moves }
cli-learn-left = Wat je gedaan hebt, blijft bewaard. { $command } gaat hier verder.
cli-learn-end = Een echte partij: { $command }
cli-learn-ask-score = Punten van elke plaats, zoals: 6 0 (of “solution”, “quit”)
cli-learn-ask-chosen = Nummers van je keuze, zoals: 1 3 (of “solution”, “quit”)
cli-learn-ask-values = De waarden in deze volgorde, zoals: 2 nobody yes: { $paths } (of “solution”, “quit”)
cli-learn-solved = Alle opgaven zijn opgelost.
