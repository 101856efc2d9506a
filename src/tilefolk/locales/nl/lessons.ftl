# Fouten in een lesbestand, voor wie het schrijft.

error-lessons-unknown = Er is geen les “{ $name }”. Er zijn: { $known }.
error-lessons-unreadable = { $file } kan niet worden gelezen: { $reason }
error-lessons-game = Regel { $line }: { $reason }
error-lessons-first-line = Regel { $line }: een les begint met “{ $expected }”.
error-lessons-unknown-word = Regel { $line } begint met “{ $word }”, wat hier niets betekent.
error-lessons-unknown-choice = Regel { $line }: “{ $word }” is hier onbekend. Mogelijk: { $known }.
error-lessons-seat = Regel { $line }: een plaats is een getal, niet “{ $word }”.
error-lessons-twice = Regel { $line }: “{ $word }” staat er een tweede keer.
error-lessons-missing = Regel { $line }: in “{ $part }” ontbreekt een regel “{ $word }”.
error-lessons-missing-text = Regel { $line }: in “{ $part }” ontbreekt de tekst “{ $word }” in de taal { $language }.
error-lessons-missing-language = Regel { $line }: de tekst “{ $word }” ontbreekt in de taal { $language }.
error-lessons-too-long = Regel { $line }: de tekst “{ $word }” ({ $language }) is te lang voor wie leert.
error-lessons-stands-alone = Regel { $line }: “{ $word }” staat alleen; wat erbij hoort, volgt op de volgende regels.
error-lessons-stray-position = Regel { $line }: een regel van een stelling, maar er staat geen “position” voor.
error-lessons-stray-text = Regel { $line }: deze woorden ({ $language }) horen bij geen tekst.
error-lessons-rule = Regel { $line }: er is geen spelregel { $name }.
error-lessons-position = Regel { $line }: de stelling kan niet worden gelezen. { $reason }
error-lessons-position-changes = Regel { $line }: de stelling verandert als ze opnieuw wordt opgeschreven.
error-lessons-tile = Regel { $line }: deze tegel kan hier niet liggen. { $reason }
error-lessons-place = Regel { $line }: in deze stelling is er geen plaats “{ $place }”.
error-lessons-condition = Regel { $line }: “{ $text }” is geen voorwaarde.
error-lessons-move = Regel { $line }: “{ $move }” kan niet worden gespeeld. { $reason }
error-lessons-not-told = Regel { $line }: dit wordt (in deze volgorde) niet gemeld: { $text }
error-lessons-gains = Regel { $line }: punten schrijf je als PLAATS:PUNTEN, niet als “{ $word }”.
error-lessons-gain = Regel { $line }: de punten zijn { $gains }.
error-lessons-not-your-move = Regel { $line }: een stap begint waar de leerling aan de beurt is.
error-lessons-met-early = Regel { $line }: het doel is al vóór “{ $move }” bereikt.
error-lessons-not-met = Regel { $line }: deze zetten bereiken het doel niet.
error-lessons-script-left = Regel { $line }: “{ $move }” is voorbereid, maar wordt nooit gespeeld.
error-lessons-ways = Regel { $line }: reeksen zetten die het doel bereiken: { $ways }; de eerste: { $first }.
error-lessons-led-back = Regel { $line }: { $text } bereikt het doel, maar een regel “wrong” leidt al eerder terug.
error-lessons-ways-number = Regel { $line }: “{ $text }” is geen aantal manieren.
error-lessons-well-number = Regel { $line }: de tekst noemt een getal dat niet klopt na { $text }.
error-lessons-unanswered = Regel { $line }: er wordt niets gezegd over { $text }.
error-lessons-few-wrongs = Regel { $line }: een stap antwoordt op minstens { $least } verkeerde zetten.
error-lessons-not-wrong = Regel { $line }: dit bereikt het doel, dus het is niet verkeerd.
error-lessons-other-answer = Regel { $line }: hierop antwoordt regel { $other } (0: geen).
error-lessons-leads-elsewhere = Regel { $line }: de stap ervoor leidt niet hierheen, maar naar { $position }
error-lessons-why-rules = Regel { $line }: de uitleg ({ $language }) noemt geen spelregel, of een die niet in de regel “rule” staat.
error-lessons-slip-right = Regel { $line }: dit is het goede antwoord.
error-lessons-answer = Regel { $line }: het antwoord is { $real }.
error-lessons-arrow = Regel { $line }: in “{ $text }” ontbreekt “=>”.
error-lessons-few-choices = Regel { $line }: zo'n vraag heeft minstens { $least } mogelijkheden nodig.
error-lessons-is-legal = Regel { $line }: “{ $move }” mag.
error-lessons-other-refusal = Regel { $line }: “{ $move }” mag om een andere reden niet. { $reason }

cli-lessons-good = { $name }: alles erin klopt ({ $proved }).
cli-lessons-proved-texts = { $count ->
    [one] 1 tekst
   *[other] { $count } teksten
}
cli-lessons-proved-positions = { $count ->
    [one] 1 stelling
   *[other] { $count } stellingen
}
cli-lessons-proved-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
cli-lessons-proved-events = { $count ->
    [one] 1 gebeurtenis
   *[other] { $count } gebeurtenissen
}
cli-lessons-proved-exercises = { $count ->
    [one] 1 oefening
   *[other] { $count } oefeningen
}
cli-lessons-proved-pictures = { $count ->
    [one] 1 plaatje
   *[other] { $count } plaatjes
}
cli-lessons-proved-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
cli-lessons-proved-ways = { $count ->
    [one] 1 weg naar het doel
   *[other] { $count } wegen naar het doel
}
cli-lessons-proved-missed-lines = { $count ->
    [one] 1 beantwoorde weg ernaast
   *[other] { $count } beantwoorde wegen ernaast
}
cli-lessons-proved-refused-moves = { $count ->
    [one] 1 geweigerde zet
   *[other] { $count } geweigerde zetten
}
cli-lessons-proved-missed-goals = { $count ->
    [one] 1 gemist doel
   *[other] { $count } gemiste doelen
}
cli-lessons-mistakes = { $count ->
    [one] { $name }: 1 fout.
   *[other] { $name }: { $count } fouten.
}

cli-command-lessons = De lessen: een overzicht, of een eigen lesbestand controleren.
cli-command-lessons-list = Geeft een overzicht van de lessen.
cli-command-lessons-check = Controleert lesbestanden met de spelregels zelf; zonder bestand alle lessen van het programma.
