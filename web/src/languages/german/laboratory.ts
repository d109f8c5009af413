/** References, studies and validations. */
export const LABORATORY = {
  // several of these screens
  '{name}: {text}': '{name}: {text}',
  '{n} of {all}': '{n} von {all}',
  '{n} of {all} pairs': '{n} von {all} Paaren',
  '{least} to {greatest}': '{least} bis {greatest}',
  Sources: 'Quellen',
  Measure: 'Messgröße',
  Scores: 'Scores',
  Id: 'ID',
  Validation: 'Validierung',
  'Who vouches for the population': 'Wer für die Population einsteht',
  'the study': 'die Studie',
  // references
  'A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says nothing about marks outside what it covers. To make one of your own scans, run a {study}.':
    'Eine Referenz ist eine Menge bewerteter Paare bekannter Herkunft. Ein Likelihood-Quotient bezieht sich immer auf eine Referenz und sagt nichts über Spuren aus, die sie nicht abdeckt. Um eine aus eigenen Scans zu erstellen, führen Sie eine {study} durch.',
  'the references': 'die Referenzen',
  'There is no reference.': 'Es gibt keine Referenz.',
  Supports: 'Stützt LR',
  'no ratio': 'kein LR',
  '{least}\u00a0to\u00a0{greatest}': '{least}\u00a0bis\u00a0{greatest}',
  'Pitch, µm': 'Punktabstand, µm',
  'Cllr, data sets left out': 'Cllr, ausgelassene Datensätze',
  'Make and calibre': 'Marke und Kaliber',
  'Last check': 'Letzte Prüfung',
  '{names}, others not stated': '{names}, weitere ohne Angabe',
  'Import a reference': 'Referenz importieren',
  Import: 'Importieren',
  'JSON as Markgraph writes it, or scores of another program as .npz':
    'JSON, wie Markgraph es schreibt, oder Scores eines anderen Programms als .npz',
  'A sentence: who says that cases belong to it, and to which population. Leave it empty if the reference says it itself':
    'Ein Satz: wer erklärt, dass Fälle zu ihr gehören, und zu welcher Population. Leer lassen, wenn die Referenz es selbst sagt',
  'Sidecar (of an .npz)': 'Begleitdatei (einer .npz)',
  'JSON that says where the scores come from': 'JSON, das die Herkunft der Scores angibt',
  // one reference
  'Can I use it for my case?': 'Kann ich sie für meinen Fall verwenden?',
  'Choose scans of your case. Each is held against what this reference covers: its resolution, its kind of mark and the conditions of its scans. No two are compared.':
    'Wählen Sie Scans Ihres Falls. Jeder wird mit dem abgeglichen, was diese Referenz abdeckt: mit ihrer Auflösung, ihrer Art von Spuren und den Bedingungen ihrer Scans. Verglichen wird nichts.',
  'Scans of the case (X3P)': 'Scans des Falls (X3P)',
  '{n} of {all} scans are checked.': '{n} von {all} Scans geprüft.',
  'Yes: every scan lies within what this reference covers.':
    'Ja: Jeder Scan liegt innerhalb dessen, was diese Referenz abdeckt.',
  'Yes, with caution: 1 of {all} scans differs from those of this reference, as said below.':
    'Ja, mit Vorsicht: 1 von {all} Scans weicht von denen dieser Referenz ab, wie unten angegeben.',
  'Yes, with caution: {n} of {all} scans differ from those of this reference, as said below.':
    'Ja, mit Vorsicht: {n} von {all} Scans weichen von denen dieser Referenz ab, wie unten angegeben.',
  'Not as they are: {unread} cannot be read. The reasons are below.':
    'So nicht; nicht lesbar: {unread}. Die Gründe stehen unten.',
  'Not as they are: 1 of {all} scans is refused. The reasons are below.':
    'So nicht: 1 von {all} Scans wird abgelehnt. Die Gründe stehen unten.',
  'Not as they are: {n} of {all} scans are refused. The reasons are below.':
    'So nicht: {n} von {all} Scans werden abgelehnt. Die Gründe stehen unten.',
  'Not as they are: 1 of {all} scans is refused, {unread} cannot be read. The reasons are below.':
    'So nicht: 1 von {all} Scans wird abgelehnt; nicht lesbar: {unread}. Die Gründe stehen unten.',
  'Not as they are: {n} of {all} scans are refused, {unread} cannot be read. The reasons are below.':
    'So nicht: {n} von {all} Scans werden abgelehnt; nicht lesbar: {unread}. Die Gründe stehen unten.',
  'On data sets left out': 'Bei ausgelassenen Datensätzen',
  'Each data set with the fit and the bounds of the others. This is the claim about marks of a study that the reference does not hold. A dash means that the other data sets support no likelihood ratio, or that a class is missing.':
    'Jeder Datensatz mit der Anpassung und den Grenzen der anderen. Das ist die Aussage über Spuren einer Studie, die nicht in der Referenz ist. Ein Strich bedeutet, dass die anderen Datensätze keinen Likelihood-Quotienten stützen oder dass eine Klasse fehlt.',
  'Known-match pairs': 'Paare gleicher Quelle (KM)',
  'Known-non-match pairs': 'Paare verschiedener Quellen (KNM)',
  'Known match under 1/3': 'KM unter 1/3',
  'Known non-match over 3': 'KNM über 3',
  'What it covers': 'Was sie abdeckt',
  'The least and the greatest value of each measure over the scans of each data set.':
    'Der kleinste und der größte Wert jeder Messgröße über die Scans jedes Datensatzes.',
  '{tag} ({n} scans)': '{tag} ({n} Scans)',
  '{km} known match, {knm} known non-match':
    '{km} bekannter gleicher Quelle (KM), {knm} bekannter verschiedener Quellen (KNM)',
  'Clusters of the interval': 'Cluster des Intervalls',
  Evidence: 'Grundlage',
  'Scores as sent, no scan seen': 'Scores wie eingesandt, Scans lagen nicht vor',
  'Scans seen': 'Scans lagen vor',
  'Accepted with a reason': 'Mit Begründung zugelassen',
  Made: 'Erstellt',
  'Data sets': 'Datensätze',
  '{source} (licence {licence})': '{source} (Lizenz {licence})',
  'How the calibration does on pairs it was not fitted to. The protocols support different claims, and none of them is an error rate of examination.':
    'Wie gut die Kalibrierung bei Paaren ist, an die sie nicht angepasst wurde. Die Protokolle stützen verschiedene Aussagen, und keine davon ist eine Fehlerrate forensischer Untersuchungen.',
  'Show the plots': 'Diagramme zeigen',
  'the validation, which may take a minute the first time':
    'die Validierung, was beim ersten Mal eine Minute dauern kann',
  'This reference is too small to be validated.': 'Diese Referenz ist zu klein, um validiert zu werden.',
  'DET curve': 'DET-Kurve',
  Reliability: 'Zuverlässigkeit',
  'Empirical cross-entropy': 'Empirische Kreuzentropie',
  'Fit to its own pairs (not a validation): AUC {auc}, Cllr {cllr}, least Cllr {least}.':
    'Anpassung an die eigenen Paare (keine Validierung): AUC {auc}, Cllr {cllr}, kleinster Cllr {least}.',
  'Validation as PDF': 'Validierung als PDF',
  'Export as JSON': 'Als JSON exportieren',
  'All references': 'Alle Referenzen',
  // studies
  'A study scores all pairs of marks of known sources. From its scores you can make a reference that resembles your cases.':
    'Eine Studie bewertet alle Paare von Spuren bekannter Quellen. Aus ihren Scores können Sie eine Referenz erstellen, die Ihren Fällen gleicht.',
  'the studies': 'die Studien',
  'There is no study yet.': 'Es gibt noch keine Studie.',
  Study: 'Studie',
  'Created (UTC)': 'Angelegt (UTC)',
  created: 'angelegt',
  queued: 'wartet',
  running: 'läuft',
  done: 'fertig',
  failed: 'fehlgeschlagen',
  cancelled: 'angehalten',
  interrupted: 'unterbrochen',
  'New study': 'Neue Studie',
  'Data set': 'Datensatz',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs.':
    '{marks} Spuren aus {sources} Quellen: {km} Paare gleicher und {knm} Paare verschiedener Quellen.',
  'You need 1 more same-source pair to make a reference of these marks. You can validate them against another reference now.':
    'Für eine Referenz aus diesen Spuren fehlt noch 1 Paar gleicher Quelle. An einer anderen Referenz können Sie sie schon jetzt validieren.',
  'You need {n} more same-source pairs to make a reference of these marks. You can validate them against another reference now.':
    'Für eine Referenz aus diesen Spuren fehlen noch {n} Paare gleicher Quelle. An einer anderen Referenz können Sie sie schon jetzt validieren.',
  'A ratio on a reference of these marks will end at {greatest} for same source and at 1/{least} for different sources, or before. More sources raise these limits; more marks of the same sources soon do not.':
    'Ein Likelihood-Quotient an einer Referenz aus diesen Spuren endet spätestens bei {greatest} für gleiche Quelle und bei 1/{least} für verschiedene Quellen. Mehr Quellen erweitern diese Grenzen; mehr Spuren derselben Quellen bald nicht mehr.',
  'Create and run': 'Anlegen und starten',
  'Create and plan a validation': 'Anlegen und Validierung planen',
  'Not made yet. What was sent stays; correct this and send again.':
    'Noch nicht angelegt. Was gesendet wurde, bleibt; berichtigen Sie dies und senden Sie noch einmal.',
  // one study
  'Study “{name}”': 'Studie „{name}“',
  '{n} of {all} pairs, {rate} a second, {left} left': '{n} von {all} Paaren, {rate} je Sekunde, noch {left}',
  Run: 'Starten',
  'Scores as CSV': 'Scores als CSV',
  'Plan a validation': 'Validierung planen',
  'All studies': 'Alle Studien',
  '{n} scores are too many for a table here. The CSV has all of them, and the links below show which marks hang together.':
    '{n} Scores sind zu viele für eine Tabelle an dieser Stelle. Die CSV-Datei enthält alle, und die Verbindungen unten zeigen, welche Spuren zusammenhängen.',
  'the scores': 'die Scores',
  Order: 'Reihenfolge',
  'by source': 'nach Quelle',
  'by mark': 'nach Spur',
  'as in the manifest': 'wie im Manifest',
  'Framed: marks of one source. The darker, the higher the score ({kind}).':
    'Umrahmt: Spuren einer Quelle. Je dunkler, desto höher der Score ({kind}).',
  'The first {n} of {all} marks; the CSV has all.':
    'Die ersten {n} von {all} Spuren; die CSV-Datei enthält alle.',
  'The first {n} of {all} marks.': 'Die ersten {n} von {all} Spuren.',
  'Scores so far': 'Scores bis jetzt',
  '{n} of {all} pairs have a score. Empty cells have none yet.':
    '{n} von {all} Paaren haben einen Score. Leere Zellen haben noch keinen.',
  'Scores of all pairs of marks': 'Scores aller Paare von Spuren',
  '{a} with {b}': '{a} mit {b}',
  'Which marks hang together?': 'Welche Spuren hängen zusammen?',
  'A link is a pair with a likelihood ratio of at least {ratio}':
    'Eine Verbindung ist ein Paar mit einem Likelihood-Quotienten von mindestens {ratio}',
  'Find links': 'Verbindungen suchen',
  '{links} of {pairs} pairs are links at {ratio} or more, under {reference}. If no two marks had one source, at most {chance} would be, on average. {marks} marks form {clusters} clusters; {unlinked} have no link.':
    'Verbindungen mit LR {ratio} oder mehr, nach der Referenz {reference}: {links} von {pairs} Paaren. Hätten keine zwei Spuren dieselbe Quelle, wären es im Mittel höchstens {chance}. Cluster: {clusters}, mit {marks} Spuren; Spuren ohne Verbindung: {unlinked}.',
  '{a} and {b} are copies of one scan: their link says nothing about sources.':
    '{a} und {b} sind Kopien eines Scans: Ihre Verbindung sagt nichts über Quellen aus.',
  'Cluster {i}: {marks} marks, 1 link': 'Cluster {i}: {marks} Spuren, 1 Verbindung',
  'Cluster {i}: {marks} marks, {links} links': 'Cluster {i}: {marks} Spuren, {links} Verbindungen',
  'All {n} clusters; the chosen one has a frame': 'Alle {n} Cluster; der gewählte hat einen Rahmen',
  'Show cluster {number} of {n}': 'Cluster {number} von {n} zeigen',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}. No other link joins the two parts.':
    'Die schwächste Verbindung, die ihn zusammenhält, ist {a} – {b}, LR {ratio}. Ohne sie: {one} | {other}. Keine andere Verbindung besteht zwischen den beiden Teilen.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which 1 other link joins too.':
    'Die schwächste Verbindung, die ihn zusammenhält, ist {a} – {b}, LR {ratio}. Ohne sie: {one} | {other}; zwischen ihnen besteht noch 1 andere Verbindung.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which {n} other links join too.':
    'Die schwächste Verbindung, die ihn zusammenhält, ist {a} – {b}, LR {ratio}. Ohne sie: {one} | {other}; zwischen ihnen bestehen noch {n} andere Verbindungen.',
  '1 pair of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '1 Paar dieser Spuren spricht gegen eine gemeinsame Quelle: {a} – {b}, LR {ratio}.',
  '{n} pairs of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '{n} Paare dieser Spuren sprechen gegen eine gemeinsame Quelle. Den kleinsten LR hat {a} – {b}: {ratio}.',
  '{title}; its marks, and the {n} links that hold them together':
    '{title}; seine Spuren und die Verbindungen, die sie zusammenhalten: {n}',
  'Make it a reference': 'Daraus eine Referenz erstellen',
  'Comparisons can then name it. A reference never changes, and its id belongs to it for good.':
    'Vergleiche können sie dann nennen. Eine Referenz ändert sich nie, und ihre ID wird nie neu vergeben.',
  '1 to 64 of a–z, 0–9, _ and -': '1 bis 64 Zeichen aus a–z, 0–9, _ und -',
  'Name in reports': 'Name in Berichten',
  'A sentence: who says that cases belong to it, and to which population':
    'Ein Satz: wer erklärt, dass Fälle zu ihr gehören, und zu welcher Population',
  'Make reference': 'Referenz erstellen',
  // validations
  'A validation is planned before its marks are scored: which marks, under which reference, and which criteria the figures must meet. Its dossier says what came of it.':
    'Eine Validierung wird geplant, bevor ihre Spuren bewertet werden: welche Spuren, mit welcher Referenz, und welche Kriterien die Zahlen erfüllen müssen. Ihr Dossier hält das Ergebnis fest.',
  'To plan one, {link}, or open one.': 'Um eine zu planen, {link} oder öffnen Sie eine.',
  'make a study of the marks': 'legen Sie eine Studie der Spuren an',
  'the validations': 'die Validierungen',
  'There is no validation yet.': 'Es gibt noch keine Validierung.',
  dossier: 'Dossier',
  planned: 'geplant',
  'Planned (UTC)': 'Geplant (UTC)',
  // a new validation
  '{title} of study “{name}”: {marks} marks of {sources} sources, {pairs} pairs.':
    '{title} der Studie „{name}“: {marks} Spuren aus {sources} Quellen, {pairs} Paare.',
  'Its pairs have been scored already: the dossier will say that the criteria came after the scores.':
    'Ihre Paare sind schon bewertet: Das Dossier wird vermerken, dass die Kriterien nach den Scores kamen.',
  'Name of the validation': 'Name der Validierung',
  'Who chose marks and criteria': 'Wer Spuren und Kriterien gewählt hat',
  'What the method is to be used for': 'Wofür das Verfahren verwendet werden soll',
  'Marks or pairs that are left out, and by which rule':
    'Spuren oder Paare, die ausgelassen werden, und nach welcher Regel',
  'Reference that gives the ratios': 'Referenz, die die LR liefert',
  'It must hold none of these marks': 'Sie darf keine dieser Spuren enthalten',
  'These marks themselves, each pair without its sources':
    'Diese Spuren selbst, jedes Paar ohne seine Quellen',
  'Limit of the pitch': 'Grenze des Punktabstands',
  'As the comparisons of your cases have it': 'Wie bei den Vergleichen Ihrer Fälle',
  'As usual for this reference': 'Wie bei dieser Referenz üblich',
  'What the reference was measured at': 'Der, mit dem die Referenz gemessen wurde',
  'Make the plan': 'Plan erstellen',
  'A plan never changes.': 'Ein Plan ändert sich nie.',
  'A criterion is met when the end of the 95 % interval does not pass the limit and the marks come from enough sources.':
    'Ein Kriterium ist erfüllt, wenn das Ende des 95-%-Intervalls die Grenze nicht überschreitet und die Spuren aus genügend Quellen stammen.',
  Limit: 'Grenze',
  'Sources at least': 'Quellen mindestens',
  'at most {limit}': 'höchstens {limit}',
  'at least {limit}': 'mindestens {limit}',
  'Measure of criterion {n}': 'Messgröße des Kriteriums {n}',
  'Limit of criterion {n}': 'Grenze des Kriteriums {n}',
  'Least sources of criterion {n}': 'Mindestzahl der Quellen des Kriteriums {n}',
  'Remove criterion {n}': 'Kriterium {n} entfernen',
  'Add a criterion': 'Kriterium hinzufügen',
  'Cllr of the bounded ratios': 'Cllr der begrenzten LR',
  'Same-source pairs with a ratio below 1 (share)': 'Paare gleicher Quelle mit LR unter 1 (Anteil)',
  'Different-source pairs with a ratio above 1 (share)': 'Paare verschiedener Quellen mit LR über 1 (Anteil)',
  'Cllr after the best calibration': 'Cllr nach der besten Kalibrierung',
  'Area under the ROC curve': 'Fläche unter der ROC-Kurve',
  'Equal error rate of the ranking': 'Gleichfehlerrate (EER) der Rangfolge',
  'Calibration loss (Cllr less Cllr after the best calibration)':
    'Kalibrierungsverlust (Cllr minus Cllr nach der besten Kalibrierung)',
  'Highest Cllr without any one source': 'Größter Cllr beim Auslassen einer Quelle',
  'Cllr with two known marks, less that with one': 'Cllr mit zwei Vergleichsspuren minus Cllr mit einer',
  'Highest Cllr of one data set': 'Größter Cllr eines Datensatzes',
  // one validation
  'the validation': 'die Validierung',
  'Validation “{name}”': 'Validierung „{name}“',
  'All validations': 'Alle Validierungen',
  'Being scored': 'Wird bewertet',
  Planned: 'Geplant',
  'Run the plan': 'Plan ausführen',
  'The plan': 'Der Plan',
  '{time} UTC, by {who}': '{time} UTC, von {who}',
  'the marks themselves, each pair without its sources': 'die Spuren selbst, jedes Paar ohne seine Quellen',
  Purpose: 'Zweck',
  Exclusions: 'Ausgelassen',
  'Marks of this plan had been scored when it was made; the dossier says in which studies or reports.':
    'Spuren dieses Plans waren schon bewertet, als er erstellt wurde; das Dossier vermerkt, in welchen Studien oder Berichten.',
  Criterion: 'Kriterium',
  // the dossier
  'the dossier': 'das Dossier',
  'All criteria are met': 'Alle Kriterien sind erfüllt',
  '{n} of {all} criteria are met': 'Erfüllte Kriterien: {n} von {all}',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs. {protocol} None of the figures is an error rate of examination.':
    '{marks} Spuren aus {sources} Quellen: {km} Paare gleicher und {knm} Paare verschiedener Quellen. {protocol} Keine dieser Zahlen ist eine Fehlerrate forensischer Untersuchungen.',
  Characteristic: 'Merkmal',
  'Result (95 % interval)': 'Ergebnis (95-%-Intervall)',
  Met: 'Erfüllt',
  accuracy: 'Genauigkeit',
  'discriminating power': 'Trennvermögen',
  calibration: 'Kalibrierung',
  robustness: 'Robustheit',
  coherence: 'Kohärenz',
  generalization: 'Verallgemeinerung',
  '{value} ({low} to {high})': '{value} ({low} bis {high})',
  'no: {reason}': 'nein: {reason}',
  'Dossier as PDF': 'Dossier als PDF',
  'Dossier as JSON': 'Dossier als JSON',
  'Nothing was found that speaks against the marks, their labels or their scans.':
    'Es wurde nichts gefunden, was gegen die Spuren, ihre Zuordnung oder ihre Scans spricht.',
  'To be weighed before it is approved': 'Vor der Freigabe abzuwägen',
  Approval: 'Freigabe',
  'Nobody has approved this dossier.': 'Niemand hat dieses Dossier freigegeben.',
  Statement: 'Erklärung',
  'Known deviations': 'Bekannte Abweichungen',
  'Approve the dossier': 'Dossier freigeben',
  Approve: 'Freigeben',
  'Who approves it': 'Wer es freigibt',
  'What it is approved for': 'Wofür es freigegeben wird',
  'Known deviations that are accepted, and why': 'Bekannte Abweichungen, die hingenommen werden, und warum',
  'Needed where a criterion is not met or something was found':
    'Nötig, wenn ein Kriterium nicht erfüllt ist oder etwas gefunden wurde',
  'Accept {code} with a reason': '{code} mit Begründung zulassen',
  'Only if it is no fault here. Every answer shows the reason':
    'Nur, wenn es hier kein Mangel ist. Jede Antwort zeigt den Grund',
}
