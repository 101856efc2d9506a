# Lapkarakó játékok: olvashatatlan lépések és állások.

error-tiles-unknown-action = Ilyen lépés nincs ({ $action }).
error-tiles-bad-action = Ez a lépés nem érthető: { $reason }.
error-tiles-no-tile-laid = Még nincs lerakott lapka, amelyre figura állhatna.
error-tiles-bad-notation = „{ $text }” nem érthető: { $reason }. Egy lépés így néz ki: place 0,-1 r90
error-tiles-bad-position = Az állás { $line }. sora („{ $text }”) hibás: { $reason }.
