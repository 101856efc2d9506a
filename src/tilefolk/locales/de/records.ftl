error-core-record-position = Die Stellung im Kopf des Protokolls ist nicht lesbar: { $reason }
error-core-record-other-position = Die Stellung im Kopf des Protokolls hat andere Mitspieler oder Einstellungen, als der Kopf sagt.
error-core-record-variation = Die Variante in Zeile { $line } ist nicht vollständig: Sie beginnt nach einem Zug mit „(“, enthält einen Zug und endet mit „)“.
error-core-record-no-branch = Diese Partie trennt sich an keinem Zug vom Protokoll: Sie kann nicht als Variante behalten werden.
