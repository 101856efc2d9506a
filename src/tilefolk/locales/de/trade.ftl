# Catans Handel auf dem Filz, Karten, die zurückgehen, und was zum Bauen fehlt.

catan-dice-still = Würfel, noch nicht geworfen
catan-missing = Es fehlt: { $cards }
catan-enough = Du hast die Karten dafür.
catan-build-card = Karte
confirm-place = { $type ->
    [road] Straße hier bauen
    [settlement] Siedlung hier bauen
    [city] Stadt hier bauen
   *[robber] Räuber hierher versetzen
 }

discard-title = Eine Sieben: Karten abgeben
discard-choose = Tippe die Karten an, die zurück in die Bank gehen. Hier angetippt, behältst du sie doch.
discard-one = 1 { $resource } abgeben
discard-keep = 1 { $resource } behalten
discard-confirm = Abgeben: { $chosen } von { $owes }

trade-title = Handeln
trade-give = Ich gebe
trade-want = Ich möchte
trade-for = gegen
trade-to = Angebot an
trade-offer = Anbieten
trade-counter = Gegenangebot machen
trade-give-one = 1 { $resource } geben
trade-want-one = 1 { $resource } verlangen
trade-tap-give = Tippe deine eigenen Karten an, um sie zu geben.
trade-tap-want = Tippe an, was du dafür möchtest:
trade-words = Du gibst { $give } und möchtest dafür { $want }.
trade-bank = Die Bank
trade-rate = { $rate } { $resource } für 1 Karte
trade-bank-rates = 4 gleiche für 1 Karte, mit Hafen weniger
trade-swap = Tauschen
trade-sea = { $rate } { $give } gegen 1 { $get }
felt-take-back = 1 von { $count } { $resource } zurücknehmen

offer-mine = Dein Angebot liegt auf dem Tisch
offer-from = { $name } macht ein Angebot
offer-get = Ich bekomme
offer-gives = { $name } gibt
offer-wants = { $name } möchte
offer-words-you = { $name } gibt dir { $give } und möchte von dir { $want }.
offer-words = { $name } gibt { $give } und möchte dafür { $want }.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-counter = Gegenangebot
offer-counter-to = Gegenangebot an { $name }
offer-withdraw = Angebot zurückziehen
offer-deal = Tauschen
offer-says = { $name } { $answer ->
    [accepted] nimmt an
    [declined] lehnt ab
    [countered] bietet stattdessen
   *[asked] hat noch nicht geantwortet
 }
offer-asked = überlegt
offer-accepted = nimmt an
offer-declined = lehnt ab
offer-countered = bietet stattdessen
offer-over = { $how ->
    [deal] Abgemacht: { $name } und { $partner } haben getauscht
    [withdrawn] { $name } hat das Angebot zurückgezogen
   *[declined] Das Angebot wurde von allen abgelehnt
 }
offer-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde für eine Antwort
   *[other] noch { $seconds } Sekunden für eine Antwort
 }
offer-answer-for = Antworten
