# De tafel tijdens het spel: wat nu te doen is, wat een beurt zou opleveren, het einde.

board-follow = Het spel weer volgen
board-values = Waarde van alle gebieden en van wie ze zijn
board-quarter = Het bord draaien: kust onderaan of opzij
log-lead = Op het bord tonen
stack-title = Tegels die nog over zijn
stack-left = { $count ->
    [one] Nog één landtegel
   *[other] Nog { $count } landtegels
 }: tonen
open-fitting = Tegels die hier nog passen: { $count }
open-dead = Geen van de overige tegels past hier: deze plaats blijft leeg.

## Wat nu te doen is

step-place = Tik op een vrije plaats. R, het wieltje of een tweede tik draait de tegel.
step-place-touch = Tik op een vrije plaats; nog eens tikken draait de tegel.
step-here = Hier neerleggen?
step-figure = Zet er een figuur op als je wilt en bevestig dan.
step-chosen = { $figure }: bevestig.
step-no-figure = Op deze tegel kan geen figuur staan: bevestig.
step-none-left-hunters = Je hebt geen stamleden meer: bevestig.
step-none-left-mayflower = Je hebt geen kolonisten meer: bevestig.
step-confirm = Bevestig of kies een andere plaats.
figure-nobody = Geen

## Wat een beurt zou opleveren

outcome-home = { $person ->
    [you] { $count ->
        [0] voor jou
        [one] { $figures } keert naar je terug
       *[other] { $figures } keren naar je terug
    }
   *[other] { $count ->
        [0] voor { $name }
        [one] { $name }: { $figures } keert terug
       *[other] { $name }: { $figures } keren terug
    }
 }
outcome-scored = { $feature }: { $goods }
outcome-nobody = { $feature }: af, maar er is niemand
outcome-surveyors = extra punten van de landmeters: { $points }
outcome-surveyor-moves = een landmeter trekt verder
outcome-gold = goud: een bonustegel voor jou

## Het einde

final-skip = Overslaan
end-result = Uitslag
end-curve = Punten, beurt na beurt
