# Ami egy telepített csomagból hiányzik, és ahogyan pótolható.

cli-engine-slow = A motor lefordítatlanul fut: minden működik, de a gépi játékosok és a szimulációk sokszorta lassabbak. A lefordításához telepíts egy C-fordítót ({ $line }), majd { $place ->
    [clone] futtasd a scripts/build parancsot.
   *[installed] telepítsd újra a tilefolkot a forrásából.
 }
error-core-missing-extra = Ehhez hiányoznak csomagok ({ $package }). Így telepítheted őket: pip install "tilefolk[{ $extra }]"
error-core-no-atlas = A csomag képei nem készültek el. Futtasd a scripts/build-web parancsot a forrás mappájában.

cli-show-svg = Az utolsó állást SVG-képként ebbe a fájlba írja.
cli-show-png = Az utolsó állást PNG-képként ebbe a fájlba írja (a „pictures” kiegészítő kell hozzá).
cli-show-html = Az egész játszmát egyetlen lapozható oldalként ebbe a fájlba írja.
cli-show-dark = A képeket sötét oldalhoz rajzolja.
cli-show-written = Elkészült: { $file }
