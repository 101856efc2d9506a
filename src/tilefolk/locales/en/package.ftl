# What an installed package lacks, and how to get it.

cli-engine-slow = The engine runs uncompiled: everything works, but bots and simulations are many times slower. To compile it, install a C compiler ({ $line }), then { $place ->
    [clone] run scripts/build.
   *[installed] install tilefolk again from its source.
 }
error-core-missing-extra = This needs packages that are not installed ({ $package }). Install them: pip install "tilefolk[{ $extra }]"
error-core-no-atlas = The pictures of this package were not built. Run scripts/build-web in the source folder.

cli-show-svg = Write the last position as an SVG picture to this file.
cli-show-png = Write the last position as a PNG picture to this file (needs the extra “pictures”).
cli-show-html = Write the whole game as one page to leaf through to this file.
cli-show-dark = Draw the pictures for a dark page.
cli-show-written = Written: { $file }
