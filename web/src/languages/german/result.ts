/** Results. */
export const RESULT = {
  // the result and what can be done with it
  'Result: {what}': 'Ergebnis: {what}',
  'two {marks}': 'zwei {marks}',
  '{questioned} against {n} {marks}': '{questioned} gegen {n} {marks}',
  'All marks': 'Alle Spuren',
  'Both marks': 'Beide Spuren',
  'The request': 'Die Anfrage',
  '{mark}, scan {scan}': '{mark}, Scan {scan}',
  'Diagnostic only': 'Nur zur Diagnose',
  'At the limit of the reference': 'An der Grenze der Referenz',
  'Within the limits of the reference': 'Innerhalb der Grenzen der Referenz',
  'Read this warning first': 'Lesen Sie zuerst diese Warnung',
  'Read these {n} warnings first': 'Lesen Sie zuerst diese {n} Warnungen',
  '{places}: {message}': '{places}: {message}',
  'About this result': 'Zu diesem Ergebnis',
  'Why this number': 'Warum diese Zahl',
  Computation: 'Berechnung',
  // actions
  'What to do with this report': 'Was sich mit diesem Bericht tun lässt',
  'PDF …': 'PDF …',
  'Bundle …': 'Paket …',
  'Script …': 'Skript …',
  'Report {handle}': 'Bericht {handle}',
  'A bundle holds the report with all it was computed from. Anyone can check it without this service; with the scans, every step can be computed again.':
    'Ein Paket enthält den Bericht mit allem, woraus er berechnet wurde. Jeder kann es ohne diesen Dienst nachprüfen; mit den Scans lässt sich jeder Schritt neu rechnen.',
  'With the scans': 'Mit den Scans',
  'Without the scans': 'Ohne die Scans',
  'The recipe alone': 'Nur das Rezept',
  'Check a bundle': 'Ein Paket nachprüfen',
  'The page that checks it, as one file': 'Die Seite, die es nachprüft, als eine Datei',
  // the PDF
  'Report number': 'Berichtsnummer',
  'Exhibit of mark A': 'Asservat von Spur A',
  'Exhibit of mark B': 'Asservat von Spur B',
  Examiner: 'Sachverständige/r',
  Date: 'Datum',
  'as it is to be printed': 'wie es gedruckt werden soll',
  'Who signs': 'Wer unterschreibt',
  'names separated by semicolons, at most 6; each gets a line':
    'höchstens 6 Namen, mit Semikolon getrennt; jeder bekommt eine Zeile',
  'Exhibit of the questioned mark': 'Asservat der fraglichen Spur',
  'Exhibit of the known marks': 'Asservat der Vergleichsspuren',
  'Its PDF has the texts that stand in the form of the PDF now. Save the PDF with the same texts, and the bundle proves it.':
    'Sein PDF hat die Texte, die jetzt im Formular des PDF stehen. Speichern Sie das PDF mit denselben Texten, dann beweist es das Paket.',
  'All fields may stay empty. The same words give the same file.':
    'Alle Felder können leer bleiben. Dieselben Angaben ergeben dieselbe Datei.',
  'of the document; the number does not depend on it': 'des Dokuments; die Zahl hängt nicht davon ab',
  'As the service is set': 'Wie im Dienst eingestellt',
  'With the section on sensitivity': 'Mit dem Abschnitt zur Empfindlichkeit',
  'Save the PDF': 'PDF speichern',
  // a script that does it again, and the recipe verified
  'The first command, on the machine of this service, writes a script. The second repeats the comparison with it, from any machine that reaches the service, and checks the handle of every step. It needs Python and nothing else.':
    'Der erste Befehl schreibt auf dem Rechner dieses Dienstes ein Skript. Der zweite wiederholt damit den Vergleich, von jedem Rechner aus, der den Dienst erreicht, und prüft die Kennung jedes Schritts. Er braucht nur Python.',
  'Copy the commands': 'Befehle kopieren',
  'the verification, which computes every step again': 'die Nachprüfung, die jeden Schritt neu rechnet',
  Verified: 'Bestätigt',
  'Equal, but not verified': 'Gleich, aber nicht bestätigt',
  'Not verified': 'Nicht bestätigt',
  'Every step was computed again from the stored scans, and the recipe has the same handle.':
    'Jeder Schritt wurde aus den gespeicherten Scans neu gerechnet, und das Rezept hat dieselbe Kennung.',
  'The reference is bundled.': 'Die Referenz wird mit dem Programm ausgeliefert.',
  'The reference is trusted.': 'Die Referenz gilt als vertrauenswürdig.',
  'The reference is unknown.': 'Die Referenz ist unbekannt.',
  'the recomputed recipe has another handle': 'das neu gerechnete Rezept hat eine andere Kennung',
  '{n} steps: {steps}.': '{n} Schritte: {steps}.',
  // the likelihood ratio
  'Limited by the size of the reference: it supports no more, whichever of its marks are drawn.':
    'Begrenzt durch den Umfang der Referenz: Mehr stützt sie nicht, welche ihrer Spuren auch gezogen werden.',
  '{ratio}, to the digits shown': '{ratio}, auf die gezeigten Stellen genau',
  '{low} to {high}': '{low} bis {high}',
  '95 % interval: {range}': '95-%-Intervall: {range}',
  '95 % interval: {range}. The number stands at the limit of the reference':
    '95-%-Intervall: {range}. Die Zahl steht an der Grenze der Referenz',
  'This score supports the proposition “same source”. The number is cut at the limit of the reference; it is not a measured value.':
    'Dieser Score stützt die Hypothese „gleiche Quelle“. Die Zahl ist an der Grenze der Referenz abgeschnitten; sie ist kein gemessener Wert.',
  'This score supports the proposition “different sources”. The number is cut at the limit of the reference; it is not a measured value.':
    'Dieser Score stützt die Hypothese „verschiedene Quellen“. Die Zahl ist an der Grenze der Referenz abgeschnitten; sie ist kein gemessener Wert.',
  'This score is {times} times as probable if the proposition “same source” is true as if “different sources” is true.':
    'Dieser Score ist {times}-mal so wahrscheinlich, wenn die Hypothese „gleiche Quelle“ zutrifft, wie wenn „verschiedene Quellen“ zutrifft.',
  'This score is {times} times as probable if the proposition “different sources” is true as if “same source” is true.':
    'Dieser Score ist {times}-mal so wahrscheinlich, wenn die Hypothese „verschiedene Quellen“ zutrifft, wie wenn „gleiche Quelle“ zutrifft.',
  "Every draw of the reference's marks gives this number, because it ends there; that is not certainty.":
    'Jede Ziehung aus den Spuren der Referenz ergibt diese Zahl, weil die Referenz dort endet; das bedeutet keine Gewissheit.',
  'The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.':
    'Das Intervall sagt, wie weit die Zahl davon abhängt, welche Spuren in der Referenz sind. Wie andere Waffen oder Werkzeuge Spuren hinterlassen, enthält es nicht.',
  'Numerator: the {marks} of this source. Denominator: other sources of reference {reference}, of the same class ({sources} sources; {same} questions of one source and {different} of different sources).':
    'Zähler: die {marks} dieser Quelle. Nenner: andere Quellen der Referenz {reference}, von derselben Klasse ({sources} Quellen; {same} Fragestellungen mit gleicher Quelle und {different} mit verschiedenen Quellen).',
  'Reference: {reference}, {same} known-match and {different} known-non-match pairs of {sources} sources.':
    'Referenz: {reference}, {same} Paare bekannter gleicher Quelle und {different} Paare bekannter verschiedener Quellen, aus {sources} Quellen.',
  // the known marks
  '{marks} and the questioned mark': '{marks} und die fragliche Spur',
  'Score of every two marks. What a known mark scores with the questioned mark by itself is no ratio: one mark alone does not show how well its source marks.':
    'Score von je zwei Spuren. Der Score einer einzelnen Vergleichsspur mit der fraglichen Spur ist kein Quotient: Eine Spur allein zeigt nicht, wie gut ihre Quelle Spuren hinterlässt.',
  'K{index} does not count: {reason}': 'K{index} zählt nicht: {reason}',
  'Scores of the questioned mark and of the known marks':
    'Scores der fraglichen Spur und der Vergleichsspuren',
  Questioned: 'Fragliche Spur',
  best: 'am besten',
  'The known marks agree with each other by {score} on average.':
    'Die Übereinstimmung der Vergleichsspuren untereinander beträgt im Mittel {score}.',
  'Marks of different sources agree by {mean} (standard deviation {sd}).':
    'Bei Spuren verschiedener Quellen beträgt sie {mean} (Standardabweichung {sd}).',
  'A number needs at least {score} among the known marks.':
    'Ein Likelihood-Quotient erfordert unter den Vergleichsspuren mindestens {score}.',
  'What is stated': 'Was angegeben ist',
  '{marks} made': '{marks}, hergestellt',
  '{marks} used': '{marks}, verwendet',
  Instrument: 'Messgerät',
  'the same for all marks': 'bei allen Spuren gleich',
  'not the same for all marks': 'nicht bei allen Spuren gleich',
  'Would be left out: K{index}': 'Laut Anfrage wegzulassen: K{index}',
  'Without K{index}: no likelihood ratio, because the others agree no better than marks of different sources.':
    'Ohne K{index}: kein Likelihood-Quotient, denn die übrigen stimmen nicht besser überein als Spuren verschiedener Quellen.',
  'Without K{index}: {ratio}, log₁₀ LR {value}.': 'Ohne K{index}: {ratio}, log₁₀ LR {value}.',
  // the comparison microscope
  'Comparison microscope': 'Vergleichsmikroskop',
  'how the two lie on each other': 'wie die beiden aufeinanderliegen',
  'the microscope': 'das Mikroskop',
  'Both profiles as they were scanned': 'Beide Profile, wie sie gescannt wurden',
  'Profile of {mark} as it was scanned': 'Profil, wie es gescannt wurde: {mark}',
  'First mark': 'Erste Spur',
  'Second mark': 'Zweite Spur',
  'both marks': 'beide Spuren',
  'Left of the line {a}, right of it {b}, as the score laid them on each other.':
    'Links der Linie: {a}; rechts davon: {b}, aufeinandergelegt wie für den Score.',
  'Above the line {a}, below it {b}, as the score laid them on each other.':
    'Über der Linie: {a}; darunter: {b}, aufeinandergelegt wie für den Score.',
  'Line of the picture': 'Trennlinie des Bildes',
  // regions that agree
  'land {n}': 'Feld {n}',
  '{mark}, which agrees best': '{mark}, die am besten übereinstimmt',
  'No region of one mark agrees with a region of the other.':
    'Kein Bereich der einen Spur stimmt mit einem Bereich der anderen überein.',
  '{n} regions agree. Point at one, or choose it in the list, to see its partner.':
    'Übereinstimmende Bereiche: {n}. Zeigen Sie auf einen, oder wählen Sie ihn in der Liste, um sein Gegenstück zu sehen.',
  '{n} regions agree on the two {part}s that fit best. Point at one, or choose it in the list, to see its partner.':
    'Übereinstimmende Bereiche: {n}, auf den beiden am besten passenden Teilen ({part}). Zeigen Sie auf einen, oder wählen Sie ihn in der Liste, um sein Gegenstück zu sehen.',
  '{mark}: relief with {n} regions that agree': '{mark}: Relief, übereinstimmende Bereiche: {n}',
  'Outline the regions': 'Bereiche umrahmen',
  'none chosen': 'keiner gewählt',
  '{n}: correlation {value}': '{n}: Korrelation {value}',
  'Found in {a} and {b}.': 'Gefunden in {a} und {b}.',
  'the signature of {mark}': 'der Signatur von {mark}',
  // why this number
  'the matrix of lands': 'die Matrix der Felder',
  'Correlation of each land of {a} with each land of {b}, at the shift where it is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its two lands.':
    'Korrelation jedes Feldes von {a} mit jedem Feld von {b}, jeweils bei der Verschiebung, bei der sie am größten ist. Die umrahmten Zellen sind die Anordnung, die bewertet wurde. Wählen Sie eine Zelle, um ihre beiden Felder zu sehen.',
  'Correlation of lands': 'Korrelation der Felder',
  'Land {i} of {a} with land {k} of {b}: {value}': 'Feld {i} von {a} mit Feld {k} von {b}: {value}',
  'Land {i} of {a} with land {k} of {b}: {value}, scored':
    'Feld {i} von {a} mit Feld {k} von {b}: {value}, bewertet',
  'Land {n} of {mark}': 'Feld {n} von {mark}',
  'land {n} of {mark}': 'Feld {n} von {mark}',
  '{a} over {b}: correlation {value}, shift {shift} µm; {windows} (shaded)':
    '{a} und {b} übereinander: Korrelation {value}, Verschiebung {shift} µm; {windows} (hinterlegt)',
  '{a} over {b}: correlation {value}, shift {shift} µm, {b} turned by 180°; {windows} (shaded)':
    '{a} und {b} übereinander: Korrelation {value}, Verschiebung {shift} µm, {b} um 180° gedreht; {windows} (hinterlegt)',
  '1 window agrees': '1 Abschnitt stimmt überein',
  '{n} windows agree': '{n} Abschnitte stimmen überein',
  'Profiles of {a} and {b} over {length} mm, with {n} windows that agree.':
    'Profile ({a}, {b}) über {length} mm; übereinstimmende Abschnitte: {n}.',
  'correlation {value}': 'Korrelation {value}',
  'mm across the striae of {mark}': 'mm quer zu den Riefen ({mark})',
  'height / rms': 'Höhe / rms',
  '{b} is turned by {turn}° and shifted by {shift} µm onto {a}. Of the {all} cells of {mark}, {n} are congruent (framed in blue); the others are framed in grey.':
    '{b} ist um {turn}° gedreht und um {shift} µm verschoben auf {a} gelegt. Kongruente Zellen von {mark}: {n} von {all} (blau umrahmt); die übrigen sind grau umrahmt.',
  'the maps': 'die Höhenkarten',
  'Blend: {shares}': 'Mischung: {shares}',
  'Cells of': 'Zellen von',
  '{mark}, looked for on {other}': '{mark}, gesucht auf {other}',
  'Dark is low and light is high, after form and long waves were taken off.':
    'Dunkel ist tief und hell ist hoch, nach Abzug der Form und langer Wellen.',
  'Both maps on each other with {n} cells': 'Beide Höhenkarten aufeinander, mit {n} Zellen',
  'Show both in three dimensions': 'Beide dreidimensional zeigen',
  'The maps that were compared, B laid on A as it was registered. Heights are standardised.':
    'Die verglichenen Höhenkarten, B so auf A gelegt wie beim Vergleich. Die Höhen sind standardisiert.',
  'The surfaces that were compared, with their striae upright and without their form.':
    'Die verglichenen Oberflächen, mit senkrechten Riefen und ohne ihre Form.',
  // sensitivity
  Sensitivity: 'Empfindlichkeit',
  'Compute it': 'Berechnen',
  'compares again under other settings of the scorer, which takes a while':
    'vergleicht erneut mit anderen Einstellungen des Scorers; das dauert eine Weile',
  'the sensitivity': 'die Empfindlichkeit',
  'Under {n} of {all} other settings there is a likelihood ratio; log₁₀ LR lies between {least} and {greatest}.':
    'Bei {n} von {all} anderen Einstellungen gibt es einen Likelihood-Quotienten; log₁₀ LR liegt zwischen {least} und {greatest}.',
  'All settings support the same proposition.': 'Alle Einstellungen stützen dieselbe Hypothese.',
  '{n} of them support the other proposition: there and in the answer, log₁₀ LR is more than 0.5 from 0.':
    'Die andere Hypothese stützen davon {n}: Dort und in der Antwort liegt log₁₀ LR mehr als 0,5 von 0 entfernt.',
  'Some support the other proposition, but only where log₁₀ LR is within 0.5 of 0, there or in the answer.':
    'Einige stützen die andere Hypothese, aber nur, wo log₁₀ LR dort oder in der Antwort höchstens 0,5 von 0 entfernt ist.',
  'The setting that moves it most is {setting}.': 'Am meisten verändert ihn die Einstellung {setting}.',
  'all together': 'alle zusammen',
  'log10 LR under {n} other settings; the answer that was given is {value}.':
    'log10 LR bei {n} anderen Einstellungen; die gegebene Antwort ist {value}.',
  'log₁₀ LR; the upright line is the answer that was given':
    'log₁₀ LR; die senkrechte Linie ist die gegebene Antwort',
  'Other settings give other scores. So the scans of reference {reference} have to be scored under each of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.':
    'Andere Einstellungen ergeben andere Scores. Daher müssen die Scans der Referenz {reference} mit jeder von ihnen bewertet werden, einmal für alle Vergleiche an ihr. Vergleiche haben dabei Vorrang, und Sie können diese Seite verlassen.',
  'Score the reference under other settings': 'Referenz mit anderen Einstellungen bewerten',
  'It was stopped. What is scored is kept.': 'Angehalten. Was bewertet ist, bleibt erhalten.',
  'Waits for its turn …': 'Wartet, bis es an der Reihe ist …',
  '{done} of {settings} settings, {scored} of {pairs} pairs':
    '{done} von {settings} Einstellungen, {scored} von {pairs} Paaren',
  // the reference
  'Compared with known pairs: {reference}': 'Im Vergleich mit bekannten Paaren: {reference}',
  'Questions of two known marks': 'Fragestellungen mit zwei Vergleichsspuren',
  '{same} of one source, {different} of different sources':
    '{same} mit gleicher Quelle, {different} mit verschiedenen Quellen',
  '{same} known match (KM), {different} known non-match (KNM)':
    '{same} bekannter gleicher Quelle (KM), {different} bekannter verschiedener Quellen (KNM)',
  'Score of this comparison': 'Score dieses Vergleichs',
  'Fit to its own pairs (not a validation)': 'Anpassung an die eigenen Paare (keine Validierung)',
  'AUC {auc}, Cllr {cllr}, least Cllr {least} ({protocol})':
    'AUC {auc}, Cllr {cllr}, kleinster Cllr {least} ({protocol})',
  '{sources}: scans of these sources are compared here':
    '{sources}: Scans dieser Quellen werden hier verglichen',
  'About this reference': 'Über diese Referenz',
  // the checks
  'All {n} checks pass.': 'Alle {n} Prüfungen sind bestanden.',
  '{n} checks pass, {cautions}, {refusals}.': 'Bestandene Prüfungen: {n}; {cautions}, {refusals}.',
  'none need caution': 'keine mahnt zur Vorsicht',
  '1 needs caution': '1 mahnt zur Vorsicht',
  '{n} need caution': '{n} mahnen zur Vorsicht',
  'none refuses': 'keine lehnt ab',
  '1 refuses': '1 lehnt ab',
  '{n} refuse': '{n} lehnen ab',
  'One instrument: {instrument}': 'Ein Messgerät: {instrument}',
  '{n} instruments, as the files name them': '{n} Messgeräte, wie die Dateien sie nennen',
  Where: 'Wo',
  Reason: 'Grund',
  // the computation
  'All digits, for who computes it again. They say nothing about how certain the number is; its interval and limits do.':
    'Alle Stellen, für alle, die nachrechnen. Sie sagen nichts darüber, wie sicher die Zahl ist; das sagen ihr Intervall und ihre Grenzen.',
  '95 % interval of log₁₀ LR': '95-%-Intervall von log₁₀ LR',
  'Limits of log₁₀ LR': 'Grenzen von log₁₀ LR',
  'the recipe': 'das Rezept',
  'Every step as a graph': 'Jeder Schritt als Graph',
  // a score alone, and refusals
  'A score alone': 'Nur ein Score',
  'A score without a likelihood ratio': 'Ein Score ohne Likelihood-Quotienten',
  'Score {score} ({kind}).': 'Score {score} ({kind}).',
  Refused: 'Abgelehnt',
  'No likelihood ratio: the {marks} do not agree with each other':
    'Kein Likelihood-Quotient: Die {marks} stimmen nicht miteinander überein',
  'No likelihood ratio: the comparison was refused':
    'Kein Likelihood-Quotient: Der Vergleich wurde abgelehnt',
  'This is support for neither side: it shows neither that the questioned mark comes from the source of these {marks}, nor that it comes from another one.':
    'Das stützt keine der beiden Seiten: Es zeigt weder, dass die fragliche Spur von dieser Quelle ({marks}) stammt, noch, dass sie von einer anderen stammt.',
  'No number is given, and neither proposition is supported.':
    'Es wird keine Zahl angegeben, und keine der beiden Hypothesen wird gestützt.',
  'Back to the scans': 'Zurück zu den Scans',
  '{places}:': '{places}:',
  "Accept the reference's resolution and compare again":
    'Auflösung der Referenz zulassen und neu vergleichen',
  '{mark} was scanned as its mirror image: compare again':
    '{mark} wurde als Spiegelbild gescannt: neu vergleichen',
  'The known marks were scanned as their mirror images: compare again':
    'Die Vergleichsspuren wurden als Spiegelbilder gescannt: neu vergleichen',
  '{mark} was not mirrored: compare again': '{mark} war nicht gespiegelt: neu vergleichen',
  'The known marks were not mirrored: compare again':
    'Die Vergleichsspuren waren nicht gespiegelt: neu vergleichen',
  '{mark} is a cast: compare again': '{mark} ist eine Abformung: neu vergleichen',
  'The known marks are casts: compare again': 'Die Vergleichsspuren sind Abformungen: neu vergleichen',
  '{mark} is no cast: compare again': '{mark} ist keine Abformung: neu vergleichen',
  'The known marks are no casts: compare again':
    'Die Vergleichsspuren sind keine Abformungen: neu vergleichen',
  // in plain words, and into a case
  'In plain words': 'In einfachen Worten',
  'the explanation': 'die Erläuterung',
  'Add this report to a case': 'Diesen Bericht einem Fall hinzufügen',
  'Number of the case': 'Nummer des Falls',
  'Report that it replaces': 'Bericht, den er ersetzt',
  'Handle of an earlier report of the case; may stay empty':
    'Kennung eines früheren Berichts des Falls; kann leer bleiben',
  // warnings
  'these are scans of source {source} of reference {reference}; all pairs of that source are left out of the calibration':
    'dies sind Scans der Quelle {source} der Referenz {reference}; alle Paare dieser Quelle sind bei der Kalibrierung weggelassen',
  'these are marks of reference {reference}, and their pairs could not be left out, because without {sources} too few pairs are left: this ratio is not independent':
    'dies sind Spuren der Referenz {reference}, und ihre Paare ließen sich nicht weglassen, weil ohne {sources} zu wenige Paare bleiben: Dieser Quotient ist nicht unabhängig',
  'A bundle does not prove a PDF with this section: no bundle has it.':
    'Ein Paket beweist kein PDF mit diesem Abschnitt: Kein Paket enthält ihn.',
}
