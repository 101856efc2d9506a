# Hibák egy leckefájlban, annak, aki írja.

error-lessons-unknown = Nincs ilyen lecke: „{ $name }”. Ezek vannak: { $known }.
error-lessons-unreadable = { $file } nem olvasható: { $reason }
error-lessons-game = { $line }. sor: { $reason }
error-lessons-first-line = { $line }. sor: egy lecke ezzel kezdődik: „{ $expected }”.
error-lessons-unknown-word = { $line }. sor: { ARTICLE($word) } „{ $word }” szónak itt nincs jelentése.
error-lessons-unknown-choice = { $line }. sor: „{ $word }” itt ismeretlen. Lehetséges: { $known }.
error-lessons-seat = { $line }. sor: a hely egy szám, nem „{ $word }”.
error-lessons-twice = { $line }. sor: „{ $word }” másodszor is szerepel.
error-lessons-missing = { $line }. sor: ebből hiányzik egy „{ $word }” sor: „{ $part }”.
error-lessons-missing-text = { $line }. sor: „{ $part }” – hiányzik { ARTICLE($word) } „{ $word }” szöveg ezen a nyelven: { $language }.
error-lessons-missing-language = { $line }. sor: { ARTICLE($word) } „{ $word }” szöveg hiányzik ezen a nyelven: { $language }.
error-lessons-too-long = { $line }. sor: { ARTICLE($word) } „{ $word }” szöveg ({ $language }) túl hosszú egy tanulónak.
error-lessons-stands-alone = { $line }. sor: „{ $word }” egyedül áll; ami hozzá tartozik, a következő sorokban van.
error-lessons-stray-position = { $line }. sor: egy állás sora, de nincs előtte a „position” szó.
error-lessons-stray-text = { $line }. sor: ezek a szavak ({ $language }) egyetlen szöveghez sem tartoznak.
error-lessons-rule = { $line }. sor: nincs { $name } szabály.
error-lessons-position = { $line }. sor: az állás nem olvasható. { $reason }
error-lessons-position-changes = { $line }. sor: az állás megváltozik, ha újra leírjuk.
error-lessons-tile = { $line }. sor: ez a lapka nem kerülhet ide. { $reason }
error-lessons-place = { $line }. sor: ebben az állásban nincs „{ $place }” hely.
error-lessons-condition = { $line }. sor: „{ $text }” nem feltétel.
error-lessons-move = { $line }. sor: ez nem léphető: „{ $move }”. { $reason }
error-lessons-not-told = { $line }. sor: a program ezt (ebben a sorrendben) nem jelenti: { $text }
error-lessons-gains = { $line }. sor: a pontokat HELY:PONT alakban kell írni, nem így: „{ $word }”.
error-lessons-gain = { $line }. sor: a pontok: { $gains }.
error-lessons-not-your-move = { $line }. sor: egy lépés ott kezdődik, ahol a tanuló következik.
error-lessons-met-early = { $line }. sor: a cél már ez előtt teljesül: „{ $move }”.
error-lessons-not-met = { $line }. sor: ezek a lépések nem érik el a célt.
error-lessons-script-left = { $line }. sor: ez elő van készítve, de sosem kerül rá sor: „{ $move }”.
error-lessons-ways = { $line }. sor: { $ways } lépéssor éri el a célt; az első: { $first }.
error-lessons-led-back = { $line }. sor: ez eléri a célt, de egy „wrong” sor még a vége előtt visszavezet: { $text }
error-lessons-ways-number = { $line }. sor: „{ $text }” nem adja meg a lehetőségek számát.
error-lessons-well-number = { $line }. sor: a szöveg olyan számot mond, amely ez után nem igaz: { $text }
error-lessons-unanswered = { $line }. sor: erre nincs válasz: { $text }
error-lessons-few-wrongs = { $line }. sor: egy lépés legalább { $least } hibás húzásra válaszol.
error-lessons-not-wrong = { $line }. sor: ez eléri a célt, tehát nem hibás.
error-lessons-other-answer = { $line }. sor: erre másik sor válaszol: { $other } (0: egyik sem).
error-lessons-leads-elsewhere = { $line }. sor: az előző lépés nem ide vezet, hanem ide: { $position }
error-lessons-why-rules = { $line }. sor: a magyarázat ({ $language }) nem nevez meg szabályt, vagy olyat nevez meg, amely nincs a „rule” sorban.
error-lessons-slip-right = { $line }. sor: ez a helyes válasz.
error-lessons-answer = { $line }. sor: a válasz: { $real }.
error-lessons-arrow = { $line }. sor: hiányzik a „=>” ebből: „{ $text }”.
error-lessons-few-choices = { $line }. sor: egy ilyen kérdéshez legalább { $least } lehetőség kell.
error-lessons-is-legal = { $line }. sor: ez szabályos: „{ $move }”.
error-lessons-other-refusal = { $line }. sor: ez más okból nem szabad: „{ $move }”. { $reason }
error-lessons-not-yours = Erről nem te döntesz.

cli-lessons-good = { $name }: minden igaz benne ({ $proved }).
cli-lessons-mistakes = { $name }: { $count } hiba.

cli-command-lessons = A leckék: felsorolásuk, vagy egy saját leckefájl ellenőrzése.
cli-command-lessons-list = Felsorolja a leckéket.
cli-command-lessons-check = Leckefájlokat ellenőriz a játékmotoron; fájl nélkül a program összes leckéjét.
