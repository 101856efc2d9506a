# Legspellen: zetten en stellingen die niet te lezen zijn.

error-tiles-unknown-action = Deze zet bestaat niet ({ $action }).
error-tiles-bad-action = Deze zet is niet te begrijpen: { $reason }.
error-tiles-no-tile-laid = Er is nog geen tegel gelegd waarop een figuur kan staan.
error-tiles-bad-notation = “{ $text }” is niet te begrijpen: { $reason }. Een zet ziet er zo uit: place 0,-1 r90
error-tiles-bad-position = Regel { $line } van de stelling (“{ $text }”) klopt niet: { $reason }.
