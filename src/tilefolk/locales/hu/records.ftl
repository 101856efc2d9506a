error-core-record-position = A jegyzőkönyv fejlécében álló állás nem olvasható: { $reason }
error-core-record-other-position = A jegyzőkönyv fejlécében álló állásban mások a játékosok vagy a beállítások, mint a fejlécben.
error-core-record-variation = { ARTICLE($line, capital: "yes") } { $line }. sorban álló változat nem teljes: egy lépés után „(” kezdi, lépés van benne, és „)” zárja.
error-core-record-no-branch = Ez a játszma egyik lépésnél sem válik el a jegyzőkönyvtől: nem őrizhető meg változatként.
