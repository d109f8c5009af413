/** Comparing, and folders of scans. */
export const COMPARE = {
  // the screen
  'Compare a questioned mark with known marks': 'Eine fragliche Spur mit Vergleichsspuren vergleichen',
  'Give the scans of the marks as X3P files.': 'Geben Sie die Scans der Spuren als X3P-Dateien an.',
  'Give the scans of two marks as X3P files.': 'Geben Sie die Scans zweier Spuren als X3P-Dateien an.',
  'Markgraph answers with a likelihood ratio, its interval, and the regions that agree; or with the reason why it gives none.':
    'Markgraph antwortet mit einem Likelihood-Quotienten, seinem Intervall und den übereinstimmenden Bereichen; oder mit dem Grund, warum es keinen gibt.',
  'case {number}': 'Fall {number}',
  'For {link}: {questioned} against {source}. The result is added to the case.':
    'Für {link}: {questioned} gegen {source}. Das Ergebnis kommt in den Fall.',
  'Not for this case': 'Nicht für diesen Fall',
  'No scans at hand? Compare simulated marks': 'Keine Scans zur Hand? Simulierte Spuren vergleichen',
  'the examples': 'die Beispiele',
  'Simulating …': 'Wird simuliert …',
  'What do the scans show?': 'Was zeigen die Scans?',
  'The scans show striae. What made them, only you know: please confirm.':
    'Die Scans zeigen Riefen. Was sie verursacht hat, wissen nur Sie: Bitte bestätigen Sie die Auswahl.',
  'The scans show an impression: please confirm.':
    'Die Scans zeigen eine Eindruckspur: Bitte bestätigen Sie die Auswahl.',

  // the marks and their names, in the middle of a sentence and as headings
  'mark A': 'Spur A',
  'mark B': 'Spur B',
  'The questioned mark': 'Fragliche Spur (Q)',
  'Drop X3P files here, or {choose}': 'X3P-Dateien hier ablegen oder {choose}',
  'choose files of {mark}': 'Dateien von {mark} wählen',
  'Moved to place {place} of {n} on {mark}.': '{mark}: auf Platz {place} von {n} verschoben.',
  'Add a gap': 'Lücke einfügen',
  'for a {part} that was not scanned': 'wenn ein {part} nicht gescannt wurde',

  // a scan in its place
  gap: 'Lücke',
  'Gap: this {part} was not scanned': 'Lücke: {part} wurde nicht gescannt',
  'Place {place}, {name}: drag, or press the arrow keys, to move it':
    'Platz {place}, {name}: zum Verschieben ziehen oder die Pfeiltasten drücken',
  'Remove {name}': '{name} entfernen',
  Edges: 'Kanten',
  'Edges of {name}': 'Kanten von {name}',
  'Region of {name}': 'Bereich von {name}',
  'Profile of {name}': 'Profil von {name}',
  'Relief of {name}': 'Relief von {name}',
  'Reading …': 'Wird gelesen …',
  '{columns} × {rows} points, pitch {pitch} µm': '{columns} × {rows} Punkte, Punktabstand {pitch} µm',
  '{size}, {share} measured': '{size}, {share} gemessen',
  '{facts}; shows striae': '{facts}; zeigt Riefen',
  '{facts}; shows an impression': '{facts}; zeigt eine Eindruckspur',
  'Out of scope: {reason}': 'Außerhalb des Geltungsbereichs: {reason}',
  'Warning: {reason}': 'Warnung: {reason}',
  'Accept the resolution of the reference': 'Auflösung der Referenz zulassen',
  'Within the scope of comparisons of {marks}.': 'Innerhalb des Geltungsbereichs der Vergleiche ({marks}).',

  // edges of a land
  'the groove edges': 'die Kanten zu den Zügen',
  'Left edge': 'Linke Kante',
  'Right edge': 'Rechte Kante',
  'Set by you; the recipe says so.': 'Von Ihnen gesetzt; das Rezept vermerkt es.',
  'Found by Markgraph.': 'Von Markgraph gefunden.',
  'Use the edges that were found': 'Gefundene Kanten verwenden',

  // region of a breech face
  'the region': 'der Bereich',
  'The region that will be compared, in its band: the one you drew, without its edge.':
    'Der Bereich, der verglichen wird, in seinem Band: der von Ihnen gezeichnete, ohne seinen Rand.',
  'The region that will be compared, in its band: found by its shape.':
    'Der Bereich, der verglichen wird, in seinem Band: an seiner Form erkannt.',
  'Draw another region': 'Anderen Bereich zeichnen',
  'Drag the inside of the circle to move it, or its rim to change its size. Inside the hole nothing is compared.':
    'Ziehen Sie das Innere des Kreises, um ihn zu verschieben, oder seinen Rand, um seine Größe zu ändern. Innerhalb der Aussparung wird nichts verglichen.',
  Circle: 'Kreis',
  Hole: 'Aussparung',
  'from the left': 'von links',
  'from the top': 'von oben',
  radius: 'Radius',
  'Use this region': 'Diesen Bereich verwenden',
  'Use the region that is found': 'Erkannten Bereich verwenden',
  'This region is used. It is in the file that is compared, as its mask.':
    'Dieser Bereich wird verwendet. Er ist als Maske in der Datei, die verglichen wird.',
  'This region is not used yet.': 'Dieser Bereich wird noch nicht verwendet.',
  'this browser draws no picture of {rows} x {columns} points':
    'dieser Browser zeichnet kein Bild mit {rows} x {columns} Punkten',
  'the mask could not be put into {name}: {message}':
    'die Maske konnte nicht in {name} eingefügt werden: {message}',

  // known marks
  'Known marks of one source': 'Vergleichsspuren einer Quelle',
  'Known side': 'Vergleichsseite',
  'Known marks of one source: {marks} of the suspected {source}. Together they show how well it marks. Give all of them.':
    'Vergleichsspuren einer Quelle: {marks} der mutmaßlichen Quelle ({source}). Zusammen zeigen sie, wie gut diese Spuren hinterlässt. Geben Sie alle an.',
  'Add another {mark}': '{mark} hinzufügen',
  '{n} known marks are the most.': 'Höchstens {n} Vergleichsspuren sind möglich.',
  'Two or more {marks} of one {source} show how well it marks.':
    'Zwei oder mehr {marks} einer Quelle ({source}) zeigen, wie gut diese Spuren hinterlässt.',
  '{mark} was added.': '{mark} wurde hinzugefügt.',
  'K2 was added. Mark B is now K1, and mark A is the questioned mark.':
    'K2 wurde hinzugefügt. Spur B ist nun K1, und Spur A ist die fragliche Spur (Q).',
  '{mark} was removed.': '{mark} wurde entfernt.',
  'Leave {mark} out?': '{mark} weglassen?',
  'Leave {mark} out because …': '{mark} weglassen, weil …',
  'It counts in the first number all the same; a second line gives the number without it.':
    'In der ersten Zahl zählt sie trotzdem; eine zweite Zeile gibt die Zahl ohne sie an.',
  'About the {marks}': 'Angaben: {marks}',
  'How many {marks} were made': 'Gesamtzahl der {marks}',
  'all of them, also those that are not given': 'alle, auch die hier nicht angegebenen',
  'Instrument of the scans': 'Messgerät der Scans',
  '{what}: shared with the questioned mark?': '{what}: gleich wie bei der fraglichen Spur?',
  no: 'nein',

  // how the scans are read and compared
  'How the scans are read and compared': 'Wie die Scans gelesen und verglichen werden',
  'the usual one': 'die übliche',
  'Accepted resolution': 'Zugelassene Auflösung',
  'standard (at most 4 µm; over 2 µm with caution)': 'Standard (höchstens 4 µm; über 2 µm mit Vorsicht)',
  'that of the reference': 'die der Referenz',
  'Unit of the files': 'Einheit der Dateien',
  'metres, as the standard says': 'Meter, wie die Norm vorsieht',
  'micrometres, as some programs write': 'Mikrometer, wie manche Programme schreiben',
  'Region of interest': 'Zu vergleichender Bereich',
  'found by its shape': 'an seiner Form erkannt',
  'the mask in the file': 'die Maske in der Datei',
  '{mark} was scanned on a cast': '{mark} wurde an einer Abformung gescannt',
  'The scans of {mark} are mirror images': 'Die Scans von {mark} sind Spiegelbilder',

  // start
  Start: 'Start',
  'Compare A with B': 'A mit B vergleichen',
  'Compare with the known marks': 'Mit den Vergleichsspuren vergleichen',
  'Start anew': 'Neu beginnen',
  'The comparison begins when all scans are read.': 'Der Vergleich beginnt, wenn alle Scans gelesen sind.',
  '{mark} has no scan yet.': '{mark} hat noch keinen Scan.',
  'A scan of {mark} could not be read. Remove it, or give another one.':
    'Ein Scan von {mark} konnte nicht gelesen werden. Entfernen Sie ihn, oder geben Sie einen anderen an.',
  '{mark} has {n} scans, but a mark of this kind is one scan.':
    '{mark} hat {n} Scans, aber eine Spur dieser Art ist ein einziger Scan.',
  'A mark of this kind is one scan, and {mark} has {n}.':
    'Eine Spur dieser Art ist ein einziger Scan, und {mark} hat {n}.',
  'Make each scan a known mark': 'Aus jedem Scan eine Vergleichsspur machen',
  'Remove the others.': 'Entfernen Sie die übrigen.',
  'Scans of {mark} are still being read.': 'Scans von {mark} werden noch gelesen.',
  'The number of known marks that were made is a whole number, from 1.':
    'Die Gesamtzahl der Vergleichsspuren ist eine ganze Zahl ab 1.',

  // progress
  'Waiting for its turn.': 'Wartet, bis er an der Reihe ist.',
  'Sent.': 'Gesendet.',
  'Read the scans': 'Scans lesen',
  'Find the region that bears the mark': 'Bereich mit der Spur finden',
  'Remove form, find the striae': 'Form abziehen, Riefen finden',
  'Make the signatures': 'Signaturen bilden',
  'Make the maps': 'Höhenkarten bilden',
  'Check the scope': 'Geltungsbereich prüfen',
  'Calibrate on the reference': 'An der Referenz kalibrieren',
  'Find the interval': 'Intervall bestimmen',
  'Write the report': 'Bericht schreiben',
  '{done} of {total}': '{done} von {total}',
  Cancel: 'Abbrechen',
  'The comparison was cancelled.': 'Der Vergleich wurde abgebrochen.',

  // a folder of scans
  'Or single files': 'Oder einzelne Dateien',
  'Or drop a folder or files here': 'Oder einen Ordner oder Dateien hier ablegen',
  'Read from {path}.': 'Aus {path} gelesen.',
  'Read from {path}. {n} scans are not in it and are left out.':
    'Aus {path} gelesen. Nicht darin und deshalb weggelassen: {n} Scans.',
  File: 'Datei',
  '{column} of {file}': '{column} von {file}',
  'Choose a folder with the scans.': 'Wählen Sie einen Ordner mit den Scans.',
  'All marks have one source; give the marks of different sources different names.':
    'Alle Spuren haben eine einzige Quelle; geben Sie verschiedenen Quellen verschiedene Namen.',
  'No source has two marks, so there is no same-source pair.':
    'Keine Quelle hat zwei Spuren; es gibt daher kein Paar gleicher Quelle.',
  'Scans sent': 'Gesendete Scans',
  '{sent} of {total} scans sent': '{sent} von {total} Scans gesendet',
  '{path} is listed with different units or masks; list it once.':
    '{path} ist mit verschiedenen Einheiten oder Masken aufgeführt; führen Sie die Datei einmal auf.',
  '{path}: {reason}': '{path}: {reason}',
  'Mark A: the questioned mark': 'Spur A: die fragliche Spur',
  'Mark B: the known mark': 'Spur B: die Vergleichsspur',
  'Skip the table of {n} files': 'Die Tabelle mit {n} Dateien überspringen',
}
