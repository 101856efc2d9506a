# Catan's trade on the felt, cards that go back, and what is missing for building.

catan-dice-still = Dice, not rolled yet
catan-missing = Missing: { $cards }
catan-enough = You have the cards for it.
catan-build-card = Card
confirm-place = { $type ->
    [road] Build the road here
    [settlement] Build the settlement here
    [city] Build the city here
   *[robber] Move the robber here
 }

discard-title = A seven: give cards back
discard-choose = Tap the cards that go back to the bank. Tap them here to keep them after all.
discard-one = Give back 1 { $resource }
discard-keep = Keep 1 { $resource }
discard-confirm = Give back: { $chosen } of { $owes }

trade-title = Trade
trade-give = I give
trade-want = I want
trade-for = for
trade-to = Offer to
trade-offer = Make the offer
trade-counter = Make the counter-offer
trade-give-one = Give 1 { $resource }
trade-want-one = Ask for 1 { $resource }
trade-tap-give = Tap your own cards to give them.
trade-tap-want = Tap what you want for them:
trade-words = You give { $give } and want { $want } for it.
trade-bank = The bank
trade-rate = { $rate } { $resource } for 1 card
trade-bank-rates = 4 alike for 1 card, fewer with a harbour
trade-swap = Swap
trade-sea = { $rate } { $give } for 1 { $get }
felt-take-back = Take back 1 { $resource } of { $count }

offer-mine = Your offer lies on the table
offer-from = { $name } makes an offer
offer-get = I get
offer-gives = { $name } gives
offer-wants = { $name } wants
offer-words-you = { $name } gives you { $give } and wants { $want } from you.
offer-words = { $name } gives { $give } and wants { $want } for it.
offer-accept = Accept
offer-decline = Decline
offer-counter = Counter-offer
offer-counter-to = Counter-offer to { $name }
offer-withdraw = Withdraw the offer
offer-deal = Swap
offer-says = { $name } { $answer ->
    [accepted] agrees
    [declined] says no
    [countered] offers instead
   *[asked] has not answered yet
 }
offer-asked = is thinking
offer-accepted = agrees
offer-declined = says no
offer-countered = offers instead
offer-over = { $how ->
    [deal] Done: { $name } and { $partner } have swapped
    [withdrawn] { $name } has taken the offer back
   *[declined] The offer was declined by all
 }
offer-seconds = { $seconds ->
    [one] { $seconds } second to answer
   *[other] { $seconds } seconds to answer
 }
offer-answer-for = Answer
