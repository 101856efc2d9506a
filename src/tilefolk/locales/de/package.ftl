# Was einem installierten Paket fehlt und woher es kommt.

cli-engine-slow = Der Kern läuft nicht kompiliert: Alles funktioniert, aber Bots und Simulationen sind um ein Vielfaches langsamer. Um ihn zu kompilieren, installiere einen C-Compiler ({ $line }) und { $place ->
    [clone] rufe dann scripts/build auf.
   *[installed] installiere dann tilefolk neu aus seinem Quelltext.
 }
error-core-missing-extra = Dafür fehlen Pakete ({ $package }). Installiere sie: pip install "tilefolk[{ $extra }]"
error-core-no-atlas = Die Bilder dieses Pakets wurden nicht gebaut. Rufe scripts/build-web im Quellordner auf.

cli-show-svg = Die letzte Stellung als SVG-Bild in diese Datei schreiben.
cli-show-png = Die letzte Stellung als PNG-Bild in diese Datei schreiben (braucht das Extra „pictures“).
cli-show-html = Das ganze Spiel als eine Seite zum Blättern in diese Datei schreiben.
cli-show-dark = Die Bilder für eine dunkle Seite zeichnen.
cli-show-written = Geschrieben: { $file }
