# Wat een geïnstalleerd pakket mist, en hoe je eraan komt.

cli-engine-slow = De kern draait ongecompileerd: alles werkt, maar bots en simulaties zijn vele malen trager. Installeer om hem te compileren een C-compiler ({ $line }) en { $place ->
    [clone] draai daarna scripts/build.
   *[installed] installeer tilefolk daarna opnieuw vanuit de broncode.
 }
error-core-missing-extra = Hiervoor ontbreken pakketten ({ $package }). Installeer ze: pip install "tilefolk[{ $extra }]"
error-core-no-atlas = De afbeeldingen van dit pakket zijn niet gebouwd. Draai scripts/build-web in de bronmap.

cli-show-svg = Schrijf de laatste stelling als SVG-afbeelding naar dit bestand.
cli-show-png = Schrijf de laatste stelling als PNG-afbeelding naar dit bestand (vereist de extra “pictures”).
cli-show-html = Schrijf het hele spel als één pagina om door te bladeren naar dit bestand.
cli-show-dark = Teken de afbeeldingen voor een donkere pagina.
cli-show-written = Geschreven: { $file }
