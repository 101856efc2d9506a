# Lapkarakó játékok: olvashatatlan lépések és állások.

error-tiles-unknown-action = Ilyen lépés nincs ({ $action }).
error-tiles-no-tile-laid = Még nincs lerakott lapka, amelyre figura állhatna.
error-tiles-other-role = Ezen a részen a figura neve { $right }, nem { $role }.
error-tiles-bad-notation = „{ $text }” nem érthető. Egy lépés így néz ki: { $example }
