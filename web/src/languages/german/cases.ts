/** Cases, recent answers, reviews, help. */
export const CASES = {
  // cases
  'the cases': 'die Fälle',
  'A case keeps its items, its propositions and its reports together. No result depends on it.':
    'Ein Fall hält seine Asservate, Hypothesen und Berichte zusammen. Kein Ergebnis hängt davon ab.',
  'New case': 'Neuer Fall',
  'Make the case': 'Fall anlegen',
  Number: 'Nummer',
  'What it is about': 'Betreff',
  Find: 'Suche',
  'A number, an exhibit, or the handle of a report':
    'Eine Nummer, ein Asservat oder die Kennung eines Berichts',
  'No case has this.': 'Das kommt in keinem Fall vor.',
  'There is no case yet.': 'Es gibt noch keinen Fall.',
  open: 'offen',
  closed: 'abgeschlossen',
  Items: 'Asservate',
  Reports: 'Berichte',
  'Made (UTC)': 'Angelegt (UTC)',

  // one case
  'the case': 'der Fall',
  'Case {number}': 'Fall {number}',
  'This case is open.': 'Dieser Fall ist offen.',
  'This case is closed.': 'Dieser Fall ist abgeschlossen.',
  'Close the case': 'Fall abschließen',
  'Open it again': 'Wieder öffnen',
  'All cases': 'Alle Fälle',
  'No report yet. Every result can be added to a case.':
    'Noch kein Bericht. Jedes Ergebnis lässt sich einem Fall hinzufügen.',
  Version: 'Version',
  Replaces: 'Ersetzt',
  'Added (UTC)': 'Hinzugefügt (UTC)',
  '{exhibit} against {source}': '{exhibit} gegen {source}',
  '(replaced)': '(ersetzt)',
  'Other items': 'Weitere Asservate',
  'None.': 'Keine.',
  '{name}: {what}': '{name}: {what}',
  Received: 'Übernommen',
  By: 'Durch',
  When: 'Wann',
  'Proposition: one source': 'Hypothese: gleiche Quelle',
  'Proposition: different sources': 'Hypothese: verschiedene Quellen',
  'Who supplied the propositions': 'Wer die Hypothesen vorgegeben hat',
  'Relevant population': 'Maßgebliche Population',
  'Why this reference': 'Warum diese Referenz',
  'Propositions and population': 'Hypothesen und Population',
  'not given': 'keine Angabe',
  'Add another item': 'Weiteres Asservat hinzufügen',
  Exhibit: 'Asservat',
  'What it is': 'Beschreibung',
  'Its marks': 'Seine Spuren',
  'SHA-256 of scans or handles of reports, separated by spaces':
    'SHA-256 von Scans oder Kennungen von Berichten, durch Leerzeichen getrennt',
  'Add who received what': 'Übernahme hinzufügen',
  'Received by': 'Übernommen durch',
  'as it is to be shown': 'wie es gezeigt werden soll',
  'Change number, name and texts': 'Nummer, Betreff und Texte ändern',
  Save: 'Speichern',

  // the marks of a case
  'Questioned marks': 'Fragliche Spuren',
  'None yet.': 'Noch keine.',
  'Known sources and their test fires': 'Bekannte Quellen und ihre Vergleichsspuren',
  'None yet. Two or more test fires of a source say how well it marks.':
    'Noch keine. Zwei oder mehr Vergleichsspuren einer Quelle zeigen, wie gut sie Spuren hinterlässt.',
  '{exhibit}, its first scan': '{exhibit}, der erste Scan',
  '1 scan': '1 Scan',
  '{scans}; {note}': '{scans}; {note}',
  'Remove {exhibit}': 'Entfernen {exhibit}',
  'The case has an exhibit {mark} already. Give this one another name.':
    'Der Fall hat schon ein Asservat {mark}. Geben Sie diesem einen anderen Namen.',
  'Add {many} of a source': '{many} einer Quelle hinzufügen',
  'Add questioned marks': 'Fragliche Spuren hinzufügen',
  'A folder in it for each source, or names that begin alike.':
    'Darin ein Ordner für jede Quelle, oder Namen mit gleichem Anfang.',
  'Scans of one mark have names that begin alike.': 'Die Namen der Scans einer Spur beginnen gleich.',
  'Add to the case': 'Zum Fall hinzufügen',
  'Nothing was added yet. What was sent stays; correct this and add again.':
    'Noch wurde nichts hinzugefügt. Was gesendet wurde, bleibt erhalten; berichtigen Sie dies und fügen Sie erneut hinzu.',

  // comparisons in a case
  'Questioned marks against known sources': 'Fragliche Spuren gegen bekannte Quellen',
  'A questioned mark is compared with all test fires of a source at once. The answer is added to the case.':
    'Eine fragliche Spur wird mit allen Vergleichsspuren einer Quelle zugleich verglichen. Die Antwort wird dem Fall hinzugefügt.',
  '1 mark': '1 Spur',
  '{n} marks': '{n} Spuren',
  'Compare {marks}': 'Vergleichen {marks}',
  '{one} with {other}': '{one} mit {other}',
  '{mark}, scan {n}': '{mark}, Scan {n}',
  'Both are the same report. Choose two different ones.':
    'Beide sind derselbe Bericht. Wählen Sie zwei verschiedene.',
  '{report}, version {version}, added {date}': '{report}, Version {version}, hinzugefügt {date}',
  'Compare two answers': 'Zwei Antworten vergleichen',
  'First report': 'Erster Bericht',
  'Second report': 'Zweiter Bericht',
  'Show what differs': 'Unterschiede zeigen',

  // recent answers
  'Recent reports': 'Neueste Berichte',
  'The newest comparisons that were asked for here. Reports hold no file names and no case numbers: names of files are shown only in the tab that compared them.':
    'Die neuesten Vergleiche, die hier angefragt wurden. Berichte enthalten weder Dateinamen noch Fallnummern: Dateinamen sind nur in dem Tab zu sehen, in dem die Dateien verglichen wurden.',
  'the reports': 'die Berichte',
  'There is no report yet.': 'Es gibt noch keinen Bericht.',
  'Marks compared': 'Verglichene Spuren',
  '{outcome}; in doubt: a check failed': '{outcome}; zweifelhaft: Eine Prüfung wurde nicht bestanden',
  'Given (UTC)': 'Erstellt (UTC)',
  Newest: 'Neueste',
  Older: 'Ältere',
  '{name} and {n} more': '{name} und {n} weitere',

  // reviews
  'In a review a second person compares the same scans without seeing the first result. The settings are fixed before there is a score; then both results are shown, and both sign one sentence. Both need an API key.':
    'Bei einer Zweitprüfung vergleicht eine zweite Person dieselben Scans, ohne das erste Ergebnis zu sehen. Die Einstellungen werden festgelegt, bevor es einen Score gibt; danach werden beide Ergebnisse gezeigt, und beide unterzeichnen einen gemeinsamen Satz. Beide brauchen einen API-Schlüssel.',
  'the reviews': 'die Zweitprüfungen',
  'There is no review yet.': 'Es gibt noch keine Zweitprüfung.',
  'Asked (UTC)': 'Angefragt (UTC)',
  'Asked by': 'Angefragt von',
  'Asked of': 'Angefragt bei',
  'What comes next': 'Was als Nächstes kommt',
  'Ask for a review': 'Um eine Zweitprüfung bitten',
  Ask: 'Anfragen',
  'Its handle; one that you made': 'Seine Kennung; ein Bericht, den Sie erstellt haben',
  Reviewer: 'Zweitprüfung durch',
  'The name of the API key of the person who compares again':
    'Der Name des API-Schlüssels der Person, die erneut vergleicht',
  'The reviewer reads it: say nothing of settings or result. It may stay empty':
    'Wer die Zweitprüfung macht, liest dies: Nennen Sie weder Einstellungen noch Ergebnis. Kann leer bleiben',
  'You commit settings.': 'Sie legen Einstellungen fest.',
  '{reviewer} commits settings.': '{reviewer} legt Einstellungen fest.',
  'You compare.': 'Sie vergleichen.',
  '{reviewer} compares.': '{reviewer} vergleicht.',
  'Both sign one sentence.': 'Beide unterzeichnen einen gemeinsamen Satz.',
  'Nothing: both have signed.': 'Nichts: Beide haben unterzeichnet.',

  // one review
  'the review': 'die Zweitprüfung',
  'Review of {marks}': 'Zweitprüfung: {marks}',
  'All reviews': 'Alle Zweitprüfungen',
  Propositions: 'Hypothesen',
  '{who} has signed': '{who} hat unterzeichnet',
  Document: 'Dokument',
  Next: 'Nächster Schritt',
  'This review is blind: the record of acts shows its steps in their order.':
    'Diese Zweitprüfung ist blind: Das Protokoll zeigt ihre Schritte in der richtigen Reihenfolge.',
  'This review is not blind': 'Diese Zweitprüfung ist nicht blind',
  'the reviewer asked for the first result before the own one was there':
    'die zweitprüfende Person hat das erste Ergebnis abgefragt, bevor das eigene vorlag',
  'the reviewer had compared these scans before the settings were committed':
    'die zweitprüfende Person hatte diese Scans schon verglichen, bevor die Einstellungen festgelegt wurden',
  'the steps are not in their order': 'die Schritte stehen nicht in der richtigen Reihenfolge',
  'the settings are not those that were committed': 'die Einstellungen sind nicht die festgelegten',
  'a row of the record of acts was changed': 'eine Zeile des Protokolls wurde geändert',
  'Both results': 'Beide Ergebnisse',
  'The first result': 'Das erste Ergebnis',
  Difference: 'Unterschied',
  'another step': 'andere Stufe',
  'The settings are the same.': 'Die Einstellungen sind dieselben.',
  Setting: 'Einstellung',
  found: 'gefunden',
  'Compare with your settings': 'Mit Ihren Einstellungen vergleichen',
  'Your settings are fixed. When the marks are compared, both of you see both results.':
    'Ihre Einstellungen sind festgelegt. Sobald die Spuren verglichen sind, sind beide Ergebnisse für Sie beide sichtbar.',
  'Sign a sentence of resolution': 'Einen Schlusssatz unterzeichnen',
  Sign: 'Unterzeichnen',
  'What both conclude': 'Gemeinsamer Schluss',
  'The review ends when you and {other} have signed the same':
    'Die Zweitprüfung endet, wenn Sie und {other} dasselbe unterzeichnet haben',
  'What was done': 'Was geschehen ist',
  'When (UTC)': 'Wann (UTC)',
  Who: 'Wer',
  'Row of the record': 'Zeile im Protokoll',
  'asked for the review': 'hat um die Zweitprüfung gebeten',
  'saw a result too early': 'hat ein Ergebnis zu früh gesehen',
  'committed settings': 'hat Einstellungen festgelegt',
  'compared with them': 'hat damit verglichen',
  'was shown the first result': 'hat das erste Ergebnis erhalten',
  'signed a sentence': 'hat einen Satz unterzeichnet',

  // the settings of a review
  'Mark {side}': 'Spur {side}',
  'Known mark {n}': 'Vergleichsspur {n}',
  'Commit your settings': 'Ihre Einstellungen festlegen',
  'Commit them for good': 'Endgültig festlegen',
  'How the scans show {mark}': '{mark} in den Scans',
  directly: 'direkt',
  'as a cast': 'als Abformung',
  'as a mirror image': 'als Spiegelbild',
  'the scan': 'der Scan',
  '{mark}: place': '{mark}: Platz',
  'Of the land on its bullet, from 1; it also gives the order':
    'Des Feldes auf seinem Geschoss, ab 1; bestimmt auch die Reihenfolge',
  '{mark}: edges': '{mark}: Kanten',
  'Groove edges as left:right in µm; empty: they are found':
    'Kanten zu den Zügen als links:rechts in µm; leer: sie werden gefunden',
  '{mark}: region': '{mark}: Bereich',
  'The file of this scan with a region of yours as its mask; may stay empty':
    'Die Datei dieses Scans mit einem eigenen Bereich als Maske; kann leer bleiben',

  // help
  'About likelihood ratios and this service': 'Über Likelihood-Quotienten und diesen Dienst',
  'What a likelihood ratio is': 'Was ein Likelihood-Quotient ist',
  'Two propositions stand against each other. {same} one barrel, slide or tool edge made both marks. {different} two different ones made them, of the kind that the reference holds.':
    'Zwei Hypothesen stehen einander gegenüber. {same} Ein Lauf, ein Verschluss oder eine Werkzeugkante hat beide Spuren verursacht. {different} Zwei verschiedene haben sie verursacht, von der Art, wie die Referenz sie enthält.',
  'Same source:': 'Gleiche Quelle:',
  'Different sources:': 'Verschiedene Quellen:',
  'The service measures how alike the two marks are and gives that a number, the score. The likelihood ratio (LR) says how many times as probable this score is if the first proposition is true as if the second is true. An LR of 10 favours the first, an LR of 0.1 favours the second just as much, and an LR of 1 favours neither.':
    'Der Dienst misst, wie ähnlich die beiden Spuren einander sind, und drückt das als Zahl aus, den Score. Der Likelihood-Quotient (LR) sagt, wievielmal so wahrscheinlich dieser Score ist, wenn die erste Hypothese zutrifft, wie wenn die zweite zutrifft. Ein LR von 10 spricht für die erste, ein LR von 0,1 ebenso stark für die zweite, und ein LR von 1 für keine von beiden.',
  'The words used for a likelihood ratio': 'Die Worte für einen Likelihood-Quotienten',
  'LR for same source': 'LR für gleiche Quelle',
  'LR for different sources': 'LR für verschiedene Quellen',
  '{from} to {to}': '{from} bis {to}',
  beyond: 'darüber hinaus',
  'What it is not': 'Was er nicht ist',
  'It is not the probability that the marks have one source. That also depends on all other evidence, which this service does not know. To read an LR of 100 as “99 % certain” is an error.':
    'Er ist nicht die Wahrscheinlichkeit, dass die Spuren eine gemeinsame Quelle haben. Diese hängt auch von allen anderen Beweismitteln ab, die dieser Dienst nicht kennt. Einen LR von 100 als „zu 99 % sicher“ zu lesen, ist ein Fehler.',
  'It is not a verdict, and it identifies nobody.': 'Er ist kein Urteil und identifiziert niemanden.',
  'It is not an error rate. No figure here says how often examiners, laboratories or this service are wrong in casework.':
    'Er ist keine Fehlerrate. Keine der Zahlen hier sagt, wie oft Sachverständige, Labore oder dieser Dienst in der Fallbearbeitung irren.',
  'It does not hold for everything. It is relative to the named reference; other makes, steels, calibres or instruments may behave otherwise.':
    'Er gilt nicht für alles. Er bezieht sich auf die genannte Referenz; andere Fabrikate, Stähle, Kaliber oder Messgeräte können sich anders verhalten.',
  'Interval and bound': 'Intervall und Grenze',
  'The interval shows how much the LR would change if other sources had been drawn for the reference. If it contains 1, the direction is not resolved.':
    'Das Intervall zeigt, wie sehr sich der LR ändern würde, wenn die Referenz aus anderen Quellen bestünde. Enthält es 1, so ist die Richtung offen.',
  'A reference of few marks cannot support a strong claim, whatever the score. Each reference therefore has a bound on either side. When an LR stands at the bound, the interval may have no width. This is not certainty: it says that the reference can support no more.':
    'Eine Referenz mit wenigen Spuren kann keine starke Aussage stützen, wie hoch der Score auch ist. Jede Referenz hat daher auf jeder Seite eine Grenze. Steht ein LR an der Grenze, so kann das Intervall ohne Breite sein. Das bedeutet keine Gewissheit: Es besagt, dass die Referenz keine stärkere Aussage stützt.',
  'When there is no likelihood ratio': 'Wenn es keinen Likelihood-Quotienten gibt',
  'If a scan is too coarse, shows another kind of mark, or lies outside what the reference covers, the comparison is refused and the reason is given. A refusal is a result: it says that the reference cannot support a number.':
    'Ist ein Scan zu grob, zeigt er eine andere Art von Spur oder liegt er außerhalb dessen, was die Referenz abdeckt, so wird der Vergleich abgelehnt und der Grund genannt. Eine Ablehnung ist ein Ergebnis: Sie besagt, dass die Referenz keine Zahl stützen kann.',
  'Limits of the references here': 'Grenzen der hiesigen Referenzen',
  'They are small, and come from few makes. Nobody has shown that their figures hold for other firearms, tools or ammunition.':
    'Sie sind klein und stammen von wenigen Fabrikaten. Niemand hat gezeigt, dass ihre Zahlen für andere Waffen, Werkzeuge oder Munition gelten.',
  'A few known-match pairs of a few sources support moderate claims at most, however alike two marks are.':
    'Wenige Paare bekannter gleicher Quelle aus wenigen Quellen stützen höchstens mäßige Aussagen, so ähnlich zwei Spuren auch sind.',
  'Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report to a court.':
    'Die Felder eines Geschosses hängen voneinander ab: Ein Feld je Seite dient der Diagnose und nicht einem Bericht an ein Gericht.',
  'For your own cases, make a reference of marks that resemble them.':
    'Erstellen Sie für Ihre eigenen Fälle eine Referenz aus Spuren, die ihnen gleichen.',
  'How a number can be checked': 'Wie sich eine Zahl nachprüfen lässt',
  'Every answer has a recipe, named by a hash. It lists every step with its version and parameters, back to the scans and the reference. Anyone with the scans can compute it again and gets the same hash, or learns where it differs.':
    'Jede Antwort hat ein Rezept, das durch einen Hash bezeichnet ist. Es nennt jeden Schritt mit Version und Parametern, zurück bis zu den Scans und der Referenz. Wer die Scans hat, kann neu rechnen und erhält denselben Hash oder erfährt, wo er abweicht.',
  'Verify a report': 'Einen Bericht nachprüfen',
  'Markgraph is a research preview.': 'Markgraph ist eine Forschungsversion.',
  'Engine {version}.': 'Programm {version}.',
  'The API': 'Die API',

  // the glossary
  Glossary: 'Glossar',
  Bound: 'Grenze',
  'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.':
    'Der stärkste Likelihood-Quotient, den eine Referenz auf einer Seite stützt. Er hängt davon ab, wie viele Paare und Quellen sie hat.',
  'The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.':
    'Der Teil einer Waffe, gegen den die Patronenhülse gedrückt wird. Er hinterlässt darauf eine Eindruckspur.',
  Calibration: 'Kalibrierung',
  'The step that turns a score into a likelihood ratio, fitted on a reference.':
    'Der Schritt, der aus einem Score einen Likelihood-Quotienten macht, angepasst an eine Referenz.',
  'The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.':
    'Die Kosten einer Menge von Likelihood-Quotienten in Bit. 0 ist vollkommen; immer 1 zu antworten, kostet 1.',
  Conditions: 'Bedingungen',
  'What the marks of a reference are like. Outside of them no likelihood ratio is given.':
    'Die Eigenschaften der Spuren einer Referenz. Außerhalb davon gibt es keinen Likelihood-Quotienten.',
  Correlation: 'Korrelation',
  'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.':
    'Wie ähnlich zwei Profile oder Höhenkarten einander sind, wo sie übereinanderliegen: 1 heißt gleich in der Form, 0 ohne Zusammenhang.',
  'The name of a stored result, computed from its content. The same content has the same handle everywhere.':
    'Der Name eines gespeicherten Ergebnisses, aus seinem Inhalt berechnet. Derselbe Inhalt hat überall dieselbe Kennung.',
  'Known match, known non-match': 'Bekannte gleiche Quelle, bekannte verschiedene Quellen',
  'A pair of marks known to come from one source (KM), or from two (KNM).':
    'Ein Paar von Spuren, von dem bekannt ist, dass es aus einer Quelle stammt (KM) oder aus zwei (KNM).',
  'Known mark': 'Vergleichsspur',
  'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.':
    'Eine Spur, deren Quelle bekannt ist: ein Vergleichsschuss aus einer sichergestellten Waffe oder eine zum Vergleich hergestellte Spur eines Werkzeugs. Sie wird mit einer fraglichen Spur verglichen.',
  'The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.':
    'Der erhabene Teil zwischen zwei Zügen eines gezogenen Laufs, und die Spur, die er auf einem Geschoss hinterlässt.',
  'The distance between neighbouring points of a scan.': 'Der Abstand benachbarter Punkte eines Scans.',
  'The methods section of a comparison: every step with its version, parameters and results, named by its hash.':
    'Der Methodenteil eines Vergleichs: jeder Schritt mit Version, Parametern und Ergebnissen, bezeichnet durch seinen Hash.',
  'A named population of known-match and known-non-match pairs with their scores.':
    'Eine benannte Population von Paaren bekannter gleicher und bekannter verschiedener Quellen mit ihren Scores.',
  Scope: 'Geltungsbereich',
  'The check whether a scan resembles what the reference covers.':
    'Die Prüfung, ob ein Scan dem gleicht, was die Referenz abdeckt.',
  'The part of a mark that is compared: a profile across the striae, or a map of a breech face.':
    'Der Teil einer Spur, der verglichen wird: ein Profil quer zu den Riefen oder eine Höhenkarte eines Stoßbodens.',
  'What made a mark: a barrel, a slide, a tool edge.':
    'Was eine Spur verursacht hat: ein Lauf, ein Verschluss, eine Werkzeugkante.',
  Striae: 'Riefen',
  'Parallel scratches that a tool or barrel leaves along its direction of motion.':
    'Parallele Kratzer, die ein Werkzeug oder ein Lauf in Bewegungsrichtung hinterlässt.',
  'For each class of pairs, the share with a likelihood ratio at or above a value.':
    'Für jede Klasse von Paaren der Anteil mit einem Likelihood-Quotienten von mindestens einem Wert.',
}
