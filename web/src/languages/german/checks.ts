/** Checks, search, collections, benchmark and verification. */
export const CHECKS = {
  // the list of checks
  "A check is done again each week: known pairs must give the same results, and one mark, scanned anew, must have the same height within what the laboratory's own repeats vary by.":
    'Eine Prüfung wird jede Woche wiederholt: Bekannte Paare müssen dieselben Ergebnisse liefern, und die Höhe einer neu gescannten Spur darf nur so weit abweichen, wie die eigenen Wiederholungsmessungen des Labors streuen.',
  'the checks': 'die Prüfungen',
  'There is no check yet.': 'Es gibt noch keine Prüfung.',
  'Last result': 'Letztes Ergebnis',
  passed: 'bestanden',
  'not passed': 'nicht bestanden',
  'Times done': 'Anzahl',
  'Last done (UTC)': 'Zuletzt (UTC)',

  // a new check
  'New check': 'Neue Prüfung',
  'Make the check': 'Prüfung anlegen',
  'Who chose pairs and mark': 'Wer Paare und Spur ausgewählt hat',
  'Known pair {n}': 'Bekanntes Paar {n}',
  'Scans of one mark': 'Scans der einen Spur',
  'Scans of the other mark': 'Scans der anderen Spur',
  'Their sources': 'Ihre Quellen',
  'one source': 'eine Quelle',
  'different sources': 'verschiedene Quellen',
  'Another pair': 'Weiteres Paar',
  'Repeated scans of one mark': 'Wiederholte Scans einer Spur',
  '{n} or more, each scanned anew, one file each. The limits come from them; 20 find a drift sooner':
    '{n} oder mehr, jeder neu gescannt, je eine Datei. Aus ihnen ergeben sich die Grenzen; mit 20 zeigt sich eine Drift früher',

  // one check
  'the check': 'die Prüfung',
  'Check “{name}”': 'Prüfung „{name}“',
  '{marks}, 1 known pair under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, 1 bekanntes Paar mit der Referenz {reference}. Eine Spur wurde {times}-mal gescannt: Ihre rms-Höhe wiederholt sich auf {sd} genau (eine Standardabweichung). Ausgewählt von {who}.',
  '{marks}, {n} known pairs under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, {n} bekannte Paare mit der Referenz {reference}. Eine Spur wurde {times}-mal gescannt: Ihre rms-Höhe wiederholt sich auf {sd} genau (eine Standardabweichung). Ausgewählt von {who}.',
  'Passed on {date} (UTC).': 'Bestanden am {date} (UTC).',
  'Not passed on {date} (UTC)': 'Nicht bestanden am {date} (UTC)',
  'Reports of these marks from {from} to {to} (UTC) are in doubt; {list} marks them.':
    'Berichte über solche Spuren vom {from} bis {to} (UTC) sind zweifelhaft; {list} kennzeichnet sie.',
  'Reports of these marks from {from} to now (UTC) are in doubt; {list} marks them.':
    'Berichte über solche Spuren vom {from} (UTC) bis jetzt sind zweifelhaft; {list} kennzeichnet sie.',
  'the list of reports': 'die Liste der Berichte',
  'It has not been done yet.': 'Sie wurde noch nicht ausgeführt.',
  "Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by, not a tolerance of the method.":
    'Punkte: rms-Höhe jeder Prüfung gegenüber dem Mittel der Wiederholungsmessungen, innerhalb der äußeren Linien. Linie: ihr gewichtetes Mittel, innerhalb der inneren Linien. Die Grenzen zeigen, wie weit die eigenen Wiederholungsmessungen dieses Labors streuen; sie sind keine Toleranz der Methode.',
  'rms height of {n} checks against the mean of the repeats; the last one is {last} off, and the weighted average {average}.':
    'rms-Höhe von {n} Prüfungen gegenüber dem Mittel der Wiederholungsmessungen; Abweichung der letzten {last}, des gewichteten Mittels {average}.',
  'Check {n}: {off}': 'Prüfung {n}: {off}',
  'Check {n}: {off}, not passed': 'Prüfung {n}: {off}, nicht bestanden',
  'checks in order': 'Prüfungen der Reihe nach',
  'Do the check': 'Prüfung ausführen',
  'Do it now': 'Jetzt ausführen',
  'Today’s scan of the mark': 'Heutiger Scan der Spur',
  'Scanned anew; the known pairs are compared again by themselves':
    'Neu gescannt; die bekannten Paare werden von selbst erneut verglichen',
  'What was put right': 'Was behoben wurde',
  'Only after a failure: the chart begins anew':
    'Nur wenn sie nicht bestanden war: Die Regelkarte beginnt neu',
  'Done (UTC)': 'Ausgeführt (UTC)',
  'rms height, nm': 'rms-Höhe, nm',
  Off: 'Abweichung',
  Average: 'Mittel',
  'passed; put right: {what}': 'bestanden; behoben: {what}',
  'not passed; put right: {what}': 'nicht bestanden; behoben: {what}',

  // what releases changed
  'What releases changed': 'Was neue Versionen geändert haben',
  'After a new release was installed: every stored report is computed again from its scans, and what changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.':
    'Nachdem eine neue Version installiert wurde: Jeder gespeicherte Bericht wird aus seinen Scans neu berechnet, und was sich ändert, wird als Dokument zur Freigabe festgehalten. Die Berichte bleiben, wie sie sind. Sie können diese Seite unterdessen verlassen.',
  'Do all reports again': 'Alle Berichte neu berechnen',
  'It was stopped. Nothing of it is kept.': 'Der Vorgang wurde angehalten. Nichts davon bleibt erhalten.',
  'Release {version}, {date}: 1 report done again': 'Version {version}, {date}: 1 Bericht neu berechnet',
  'Release {version}, {date}: {n} reports done again':
    'Version {version}, {date}: {n} Berichte neu berechnet',
  'Reports done again': 'Neu berechnete Berichte',
  '{done} of {total} reports': '{done} von {total} Berichten',
  'what the release changed': 'was die Version geändert hat',
  'the same report': 'derselbe Bericht',
  'the same number, with other checks or notes beside it':
    'dieselbe Zahl, mit anderen Prüfungen oder Hinweisen',
  'another number on the same step of the verbal scale':
    'eine andere Zahl auf derselben Stufe der verbalen Skala',
  'another step of the verbal scale': 'eine andere Stufe der verbalen Skala',
  'ends at a limit now, or no longer': 'endet jetzt an einer Grenze, oder nicht mehr',
  'refused now': 'jetzt abgelehnt',
  'answered now': 'jetzt beantwortet',
  'cannot be done again': 'lässt sich nicht neu berechnen',
  uncalibrated: 'nicht kalibriert',
  'Approved by {who}, {date}: {statement}': 'Freigegeben von {who}, {date}: {statement}',
  Change: 'Änderung',
  'log₁₀ LR was': 'log₁₀ LR vorher',
  is: 'jetzt',
  'Approve it': 'Freigeben',
  'Approve, for good': 'Endgültig freigeben',
  'What follows for the reports that change': 'Was für die geänderten Berichte folgt',

  // search
  'collection, {n} marks': 'Sammlung, {n} Spuren',
  'Compares one mark with every mark of a collection or study, and lists the sources that agree best. A hit is a lead, not a verdict: the best of many marks agrees better by chance than one mark does.':
    'Vergleicht eine Spur mit jeder Spur einer Sammlung oder Studie und nennt die Quellen, die am besten übereinstimmen. Ein Treffer ist ein Ermittlungshinweis, kein Urteil: Die beste von vielen Spuren stimmt schon durch Zufall besser überein als eine einzelne.',
  'the collections and studies': 'die Sammlungen und Studien',
  'Search in': 'Suchen in',
  'There is no collection or study of this kind yet.': 'Es gibt noch keine Sammlung oder Studie dieser Art.',
  'A collection grows; a study has the marks that it was made of.':
    'Eine Sammlung wächst; eine Studie hat die Spuren, aus denen sie angelegt wurde.',
  'X3P: one scan, or all lands of a bullet in their order':
    'X3P: ein Scan, oder alle Felder eines Geschosses der Reihe nach',
  '{collections} are made of a folder of scans, and grow.':
    '{collections} entstehen aus einem Ordner mit Scans und wachsen.',
  'Searching …': 'Suche läuft …',
  'The best of {n} marks in {name}': 'Die besten von {n} Spuren in {name}',
  'If none of these marks had the source of the questioned one, at most {hits} of them would be expected to reach a likelihood ratio of {ratio} by chance.':
    'Hätte keine dieser Spuren die Quelle der fraglichen, so wäre zu erwarten, dass höchstens {hits} von ihnen durch Zufall einen Likelihood-Quotienten von {ratio} erreichen.',
  'These marks agree with the questioned one only when one of the two is read another way. They have no likelihood ratio; say how the scan is to be read, and search again.':
    'Diese Spuren stimmen mit der fraglichen nur überein, wenn eine der beiden anders gelesen wird. Sie haben keinen Likelihood-Quotienten; geben Sie an, wie der Scan zu lesen ist, und suchen Sie erneut.',
  'No mark could be compared.': 'Keine Spur ließ sich vergleichen.',
  '1 warning': '1 Warnung',
  '{n} warnings': '{n} Warnungen',
  '1 mark was not compared': '1 Spur wurde nicht verglichen',
  '{n} marks were not compared': '{n} Spuren wurden nicht verglichen',
  'How the marks were chosen': 'Wie die Spuren ausgewählt wurden',
  Step: 'Schritt',
  'Known matches kept': 'Behaltene bekannte Treffer',
  'Coarse sketches': 'Grobe Skizzen',
  'Laid on one another': 'Aufeinandergelegt',
  Scored: 'Mit Score versehen',
  'Compared in full': 'Ganz verglichen',
  'Read another way': 'Anders gelesen',
  'not measured': 'nicht gemessen',
  '{share} ({low} to {high})': '{share} ({low} bis {high})',
  'Marks before': 'Spuren davor',
  'Marks after': 'Spuren danach',
  Seconds: 'Sekunden',

  // collections
  'A collection is a set of marks that grows, as a file of open cases does. A mark can be searched in it, and its own marks can be compared with each other to see which of them belong together.':
    'Eine Sammlung ist eine Menge von Spuren, die wächst wie eine Sammlung von Spuren ungeklärter Fälle. Eine Spur kann darin gesucht werden, und die Spuren der Sammlung können miteinander verglichen werden, um zu sehen, welche zusammengehören.',
  'the collections': 'die Sammlungen',
  'There is no collection yet.': 'Es gibt noch keine Sammlung.',
  Collection: 'Sammlung',
  'Kind of mark': 'Art der Spur',
  'Find a mark': 'Spur suchen',
  'Marks that belong together': 'Zusammengehörige Spuren',
  'Compare all {marks}': 'Alle {marks} vergleichen',
  'marks of {name}': 'Spuren von {name}',
  'Add marks': 'Spuren hinzufügen',
  'One of yours, or a new name': 'Eine eigene Sammlung oder ein neuer Name',
  '{added} of {scans} scans are new. {name} has {marks} marks now.':
    'Neu sind {added} von {scans} Scans. {name} hat jetzt {marks} Spuren.',
  Added: 'Hinzugefügt',
  'Not added yet. What was sent stays; correct this and send again.':
    'Noch nicht hinzugefügt. Was gesendet wurde, bleibt; berichtigen Sie dies, und senden Sie noch einmal.',

  // the benchmark
  'Frozen pairs of marks with known sources. Score them with your own method, submit the likelihood ratios, and see them beside others. Figures are of these pairs; they are no error rates of examination.':
    'Unveränderliche Paare von Spuren mit bekannten Quellen. Bewerten Sie sie mit Ihrer eigenen Methode, reichen Sie die Likelihood-Quotienten ein, und sehen Sie sie neben anderen. Die Zahlen gelten für diese Paare; sie sind keine Fehlerraten forensischer Untersuchungen.',
  'the splits': 'die Teilungen',
  'This service has no splits.': 'Dieser Dienst hat keine Teilungen.',
  // also a picture of the microscope that a line divides
  Split: 'Teilung',
  '{pairs}, of which {known} known match, from {sources} sources':
    '{pairs}, davon {known} bekannter gleicher Quelle, aus {sources} Quellen',
  Folds: 'Folds',
  '{n}, source-disjoint': '{n}, nach Quellen getrennt',
  'the protocol': 'das Protokoll',
  'Kit (scan hashes, pairs, evaluate.py)': 'Kit (Hashes der Scans, Paare, evaluate.py)',
  Leaderboard: 'Rangliste',
  'the leaderboard': 'die Rangliste',
  Method: 'Methode',
  Submitter: 'Eingereicht von',
  '± folds': '± Folds',
  'least Cllr': 'kleinster Cllr',
  'calibration loss': 'Kalibrierungsverlust',
  'Submit your likelihood ratios': 'Ihre Likelihood-Quotienten einreichen',
  Submit: 'Einreichen',
  'Address of a description (may stay empty)': 'Adresse einer Beschreibung (kann leer bleiben)',
  'Likelihood ratios (CSV)': 'Likelihood-Quotienten (CSV)',
  'Header pair_id,lr and one row for every pair of the kit':
    'Kopfzeile pair_id,lr und eine Zeile für jedes Paar des Kits',
  Submitted: 'Eingereicht',
  '{method}: Cllr {cllr}.': '{method}: Cllr {cllr}.',

  // verification
  'Verify a bundle': 'Ein Paket nachprüfen',
  'Every hash in the bundle is compared, and every computation is done again here, in this browser, with the same code as on the server. The report is printed again too, and compared with its PDF. Nothing is uploaded.':
    'Jeder Hash des Pakets wird verglichen, und jede Berechnung wird hier in diesem Browser wiederholt, mit demselben Code wie auf dem Server. Auch der Bericht wird neu gedruckt und mit seinem PDF verglichen. Nichts wird hochgeladen.',
  'To check bundles without this server, or without any network, take this page along as one file, and open it from your disk: {file}.':
    'Um Pakete ohne diesen Server oder ganz ohne Netz zu prüfen, nehmen Sie diese Seite als eine Datei mit, und öffnen Sie sie von Ihrem Datenträger: {file}.',
}
