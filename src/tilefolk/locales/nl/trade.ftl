# Handel van Catan op het vilt, kaarten die teruggaan, en wat er voor het bouwen ontbreekt.

catan-dice-still = Dobbelstenen, nog niet gegooid
catan-missing = Er ontbreekt: { $cards }
catan-enough = Je hebt de kaarten ervoor.
catan-build-card = Kaart
confirm-place = { $type ->
    [road] Straat hier bouwen
    [settlement] Dorp hier bouwen
    [city] Stad hier bouwen
   *[robber] Struikrover hierheen verplaatsen
 }

discard-title = Een zeven: kaarten inleveren
discard-choose = Tik op de kaarten die teruggaan naar de bank. Tik er hier op om ze toch te houden.
discard-one = 1 { $resource } inleveren
discard-keep = 1 { $resource } houden
discard-confirm = Inleveren: { $chosen } van { $owes }

trade-title = Handelen
trade-give = Ik geef
trade-want = Ik wil
trade-for = voor
trade-to = Aanbod aan
trade-offer = Aanbod doen
trade-counter = Tegenbod doen
trade-give-one = 1 { $resource } geven
trade-want-one = 1 { $resource } vragen
trade-tap-give = Tik op je eigen kaarten om ze te geven.
trade-tap-want = Tik op wat je ervoor wilt:
trade-words = Jij geeft { $give } en wilt daarvoor { $want }.
trade-bank = De bank
trade-rate = { $rate } { $resource } voor 1 kaart
trade-bank-rates = 4 dezelfde voor 1 kaart, met een haven minder
trade-swap = Ruilen
trade-sea = { $rate } { $give } voor 1 { $get }
felt-take-back = 1 van { $count } { $resource } terugnemen

offer-mine = Jouw aanbod ligt op tafel
offer-from = { $name } doet een aanbod
offer-get = Ik krijg
offer-gives = { $name } geeft
offer-wants = { $name } wil
offer-words-you = { $name } geeft jou { $give } en wil van jou { $want }.
offer-words = { $name } geeft { $give } en wil daarvoor { $want }.
offer-accept = Aannemen
offer-decline = Afslaan
offer-counter = Tegenbod
offer-counter-to = Tegenbod aan { $name }
offer-withdraw = Aanbod intrekken
offer-deal = Ruilen
offer-says = { $name } { $answer ->
    [accepted] neemt aan
    [declined] slaat af
    [countered] biedt in plaats daarvan
   *[asked] heeft nog niet geantwoord
 }
offer-asked = denkt na
offer-accepted = neemt aan
offer-declined = slaat af
offer-countered = biedt iets anders
offer-over = { $how ->
    [deal] Akkoord: { $name } en { $partner } hebben geruild
    [withdrawn] { $name } heeft het aanbod ingetrokken
   *[declined] Het aanbod is door allen afgeslagen
 }
offer-seconds = { $seconds ->
    [one] nog { $seconds } seconde om te antwoorden
   *[other] nog { $seconds } seconden om te antwoorden
 }
offer-answer-for = Antwoorden
