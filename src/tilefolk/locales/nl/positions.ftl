# Getallen en stellingen die niet te lezen zijn.

error-core-not-whole = “{ $value }” is geen geheel getal.
error-core-out-of-range = { $what ->
        [seat] Er is geen plaats { $number }
        [players] Het aantal spelers kan niet { $number } zijn
        [piece] Er is geen deel { $number }
        [tile] Er ligt geen tegel { $number } op tafel
        [zone] De tegel heeft geen deel { $number }
        [kind] Er is geen soort tegel met nummer { $number }
        [deck] Er is geen stapel { $number }
        [action] Er is geen zet { $number }
        [rotation] Er is geen draaiing { $number }
        [coordinate] Er is geen veld op { $number }
       *[other] { $number } is te klein of te groot
    }: alleen { $min } tot { $max }.
error-core-position-head = Een stelling begint met een regel als “{ $example }”.
error-core-position-line = Regel { $line } van de stelling (“{ $text }”): { $reason }
error-core-position-too-long = Regel { $line } van de stelling is te veel of te lang: hoogstens { $lines } regels van { $letters } tekens.
error-core-position-words = Deze woorden zijn hier niet te begrijpen.
error-tiles-position-tiles = De stelling is met andere tegels gelegd ({ $tiles }): ze is alleen met hun bestand te lezen.
error-tiles-position-kind = Er is geen tegel { $tile }.
error-tiles-position-start = De starttegel { $tile } ligt er al.
error-tiles-position-none-left = Van tegel { $tile } is er geen meer over.
error-tiles-position-cannot-lie = Tegel { $tile } kan zo niet op { $at } liggen.
error-tiles-position-figure = “{ $figure }” is geen figuur die op deze tegel kan staan; schrijf bijvoorbeeld 0:hunter@M0.
error-tiles-position-cannot-stand = “{ $figure }” kan daar niet staan: zo'n figuur is er niet meer over, of er staat al iemand.
error-tiles-position-went-home = Deze tegel maakte iets af, en de figuren erop zijn naar huis gegaan.
error-tiles-position-source = Er zijn geen punten uit “{ $source }”, alleen uit: { $known }.
error-tiles-position-deck = Er is geen stapel “{ $deck }”, alleen: { $known }.
error-tiles-position-fits-nowhere = Tegel { $tile } past nergens; hij zou uit het spel gaan.
error-tiles-position-closed = Wat nu komt, is de laatste regel van een stelling; daarna mag niets meer volgen.
error-tiles-position-nothing-to-draw = Er is niets meer te trekken; het spel zou afgelopen zijn.
error-tiles-position-nothing-to-choose = Hier valt niets te beslissen.
error-mayflower-position-surveyors = De landmeters staan in één kolom of in kolommen naast elkaar.
error-catan-position-desert = Alleen een woestijn heeft geen getal, en elke andere landtegel heeft er een dat gegooid kan worden.
error-catan-position-too-many = Hiervan zijn er meer dan in de doos zitten: { $what }.
error-catan-position-taken = Twee spelers kunnen niet op dezelfde plek zijn: { $what }.
error-catan-position-award = Plaats { $seat } kan deze kaart met { $count } niet hebben.
error-catan-position-moment = Dit kan op dit moment van het spel niet zo zijn ({ $what }).
