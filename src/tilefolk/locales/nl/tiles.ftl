# Legspellen: zetten en stellingen die niet te lezen zijn.

error-tiles-unknown-action = Deze zet bestaat niet ({ $action }).
error-tiles-no-tile-laid = Er is nog geen tegel gelegd waarop een figuur kan staan.
error-tiles-other-role = Op dit deel heet een figuur { $right }, niet { $role }.
error-tiles-bad-notation = “{ $text }” is niet te begrijpen. Een zet ziet er zo uit: { $example }
