error-core-record-position = De stelling in de kop van het verslag is niet te lezen: { $reason }
error-core-record-other-position = De stelling in de kop van het verslag heeft andere spelers of instellingen dan de kop zegt.
error-core-record-variation = De variant in regel { $line } is niet volledig: hij begint na een zet met “(”, bevat een zet en eindigt met “)”.
error-core-record-no-branch = Deze partij wijkt bij geen enkele zet van het verslag af: ze kan niet als variant bewaard worden.
