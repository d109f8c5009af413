/** What the service says of a failure. */
export const FAILURES = {
  // address
  '{text} is not a handle: sha256: and 64 hex digits':
    '{text} ist keine Kennung; eine solche besteht aus sha256: und 64 hexadezimalen Ziffern',
  'a text holds half of a surrogate pair; all text must be Unicode':
    'ein Text enthält ein halbes Surrogatpaar; jeder Text muss gültiges Unicode sein',
  // compare
  '{handle} is the handle of a recipe; give the report_handle of its answer':
    '{handle} ist die Kennung eines Rezepts; geben Sie den report_handle der zugehörigen Antwort an',
  '{handle} is the handle of a report; give the recipe_handle that stands in it':
    '{handle} ist die Kennung eines Berichts; geben Sie den recipe_handle an, der in ihm steht',
  'no recipe has the handle {handle}': 'kein Rezept hat die Kennung {handle}',
  'the stored recipe {handle} was changed: its hash is {found}, so it is not served':
    'das gespeicherte Rezept {handle} wurde verändert: Sein Hash ist {found}; es wird daher nicht ausgegeben',
  'this report is of two marks; known chooses one of several known marks, so leave it out':
    'dieser Bericht betrifft zwei Spuren; known wählt eine von mehreren Vergleichsspuren, lassen Sie es daher weg',
  'there is no known mark {known}; this report has the known marks 1 to {n}':
    'eine Vergleichsspur {known} gibt es nicht; dieser Bericht hat die Vergleichsspuren 1 bis {n}',
  'report {handle} has no likelihood ratio, and so no recipe':
    'der Bericht {handle} hat keinen Likelihood-Quotienten und daher kein Rezept',
  'report {handle} was made by engine {engine_version}, and this one gives another report for the same scans':
    'der Bericht {handle} wurde mit der Programmversion {engine_version} erstellt; die hiesige ergibt aus denselben Scans einen anderen Bericht',
  'only part 0': 'nur Teil 0',
  'the parts 0 to {last}': 'die Teile 0 bis {last}',
  '{name} has {parts}, so there is no part {i}': '{name} hat {parts}, einen Teil {i} gibt es also nicht',
  picture: 'ein Bild',
  mesh: 'ein Netz',
  'set of tiles': 'Kacheln',
  '{handle} is a {kind}, which has no {what}: only a surface or map of several rows has one':
    '{handle} ist von der Art {kind}; {what} gibt es nur zu einer Oberfläche oder Höhenkarte mit mehreren Zeilen',
  'the texture of this scan suits no mark type': 'die Textur dieses Scans passt zu keiner Spurenart',
  'scan {scan} of {mark}': 'Scan {scan} von {mark}',
  '{what}: {message}': '{what}: {message}',
  'the questioned mark and the known marks must all be whole, or all be one part: one of them has a single scan and the others have several':
    'die fragliche Spur und die Vergleichsspuren müssen alle vollständig sein oder alle nur ein Teil: Eine von ihnen hat einen einzigen Scan, die anderen haben mehrere',
  'domain {domain} has no calibrated reference here; there are {calibrated}':
    'für die Spurenart {domain} gibt es hier keine Referenz zur Kalibrierung; vorhanden sind Referenzen für {calibrated}',
  'reference {id} holds scores of kind {score_kind}, but this comparison gives one of kind {given_kind}':
    'die Referenz {id} enthält Scores der Art {score_kind}, dieser Vergleich ergibt aber einen der Art {given_kind}',
  'reference {id} is of domain {own}, so it cannot calibrate a comparison of domain {domain}':
    'die Referenz {id} gilt für die Spurenart {own} und kann einen Vergleich der Spurenart {domain} daher nicht kalibrieren',
  '{side} has {count} scans but {places} places in {side}_lands; give one place for each scan':
    '{side} hat {count} Scans, aber {places} Plätze in {side}_lands; geben Sie für jeden Scan einen Platz an',
  'n_lands must be a whole number from 1 to {most}, not {n_places}':
    'n_lands muss eine ganze Zahl von 1 bis {most} sein, nicht {n_places}',
  'the {count} scans of {side} need as many different lands from 1 to {n_places}, not {places}':
    'die {count} Scans von {side} brauchen ebenso viele verschiedene Felder von 1 bis {n_places}, nicht {places}',
  'positions of lands are places around a bullet; a mark of domain {domain} is one scan, so leave out all fields that end in _lands':
    'Plätze von Feldern gibt es nur rings um ein Geschoss; eine Spur der Art {domain} ist ein einziger Scan, lassen Sie daher alle Angaben weg, die auf _lands enden',
  'known_made, known_left_out and the known_…_alike fields are about several known marks; give known_1 and known_2 at least, or leave them out':
    'known_made, known_left_out und die Angaben known_…_alike beziehen sich auf mehrere Vergleichsspuren; geben Sie mindestens known_1 und known_2 an, oder lassen Sie diese Angaben weg',
  'known_left_out names known_{index}, but there are {known} known marks':
    'known_left_out nennt known_{index}, es gibt aber nur {known} Vergleichsspuren',
  'known_made is {made}, but {known} known marks are given; it counts all that were made':
    'known_made ist {made}, angegeben sind aber {known} Vergleichsspuren; die Zahl umfasst alle, die hergestellt wurden',
  '{side}_edges are the groove edges of lands; marks of domain {domain} have none':
    '{side}_edges sind die Kanten von Feldern zu den Zügen; bei Spuren der Art {domain} gibt es keine',
  '{side} has {scans} scans but {edges} entries in {side}_edges; give one for each scan, empty where the edges are to be found':
    '{side} hat {scans} Scans, aber {edges} Einträge in {side}_edges; geben Sie für jeden Scan einen an, leer, wo die Kanten gefunden werden sollen',
  'its heights take {bytes} bytes, more than the {most} allowed':
    'die Höhen belegen {bytes} Byte, erlaubt sind höchstens {most}',
  '{handle} was decoded by an earlier engine: upload its scan again':
    '{handle} wurde von einer früheren Programmversion eingelesen: Laden Sie den Scan erneut hoch',
  '{what} would take {operations} operations and {bytes} of memory, more than the {most} and {share} of one request':
    '{what}: Nötig wären {operations} Rechenoperationen und {bytes} Arbeitsspeicher, je Anfrage erlaubt sind {most} und {share}',
  '{message}; send smaller scans': '{message}; senden Sie kleinere Scans',
  'scorer_config: {message}; change {keys}': 'scorer_config: {message}; ändern Sie {keys}',
  'endlessly many': 'unendlich viele',
  'an unlimited amount': 'unbegrenzt viel',
  '{name} has {points} points; a scan of {mark} may have at most {most}':
    '{name} hat {points} Punkte; erlaubt sind je Scan höchstens {most} ({mark})',
  'the study {name}': 'die Studie {name}',
  'the collection {name}': 'die Sammlung {name}',
  '{set} holds marks of domain {own}, not {domain}': '{set} enthält Spuren der Art {own}, nicht {domain}',
  'neither a study nor a collection is called {name}': 'weder eine Studie noch eine Sammlung heißt {name}',
  '{set} was removed': '{set} wurde entfernt',
  'send the file': 'senden Sie die Datei',
  '{field} says how a file is read, but {name} names a surface that has been read; leave out {field}, or {instead}':
    '{field} bestimmt, wie eine Datei gelesen wird, aber {name} nennt eine schon gelesene Oberfläche; lassen Sie {field} weg, oder {instead}',
  'reference {id} has no source {unknown} to leave out; its sources are {some}{rest}':
    'die Referenz {id} enthält keine Quelle {unknown}, die weggelassen werden könnte; ihre Quellen sind {some}{rest}',
  ' and {n} more': ' und {n} weitere',
  // executor
  'the service is stopping; try again when it is back':
    'der Dienst wird gerade beendet; versuchen Sie es erneut, wenn er wieder läuft',
  // graph
  'the data of {handle} are not kept: upload the scan again':
    'die Daten von {handle} sind nicht mehr gespeichert: Laden Sie den Scan erneut hoch',
  'the stored data of {handle} are damaged, and nothing can make them again':
    'die gespeicherten Daten von {handle} sind beschädigt und lassen sich nicht neu herstellen',
  'the stored row of {handle} was changed, and nothing can make it again':
    'die gespeicherte Zeile von {handle} wurde verändert und lässt sich nicht neu herstellen',
  'no artifact has the handle {handle}': 'kein Artefakt hat die Kennung {handle}',
  '{name} would take {operations} operations with these parameters, more than the {most} of one computation':
    '{name} würde mit diesen Parametern {operations} Rechenoperationen brauchen, je Berechnung erlaubt sind {most}',
  '{name} would take about {bytes} of memory, more than the {most} of one computation':
    '{name} würde etwa {bytes} Arbeitsspeicher brauchen, je Berechnung erlaubt sind {most}',
  '{handle} cannot be made again: {node} gave it once, and now gives {made}':
    '{handle} lässt sich nicht neu herstellen: {node} hat es einst ergeben und ergibt jetzt {made}',
  '{handle} is of kind {kind}, but one of kind {name} is needed here':
    '{handle} ist von der Art {kind}, nötig ist hier die Art {name}',
  // http
  '{side} and {side}_handles are both given; give one of them':
    '{side} und {side}_handles sind beide angegeben; geben Sie nur eines davon an',
  'too many streams of events are open, yours among them; close some':
    'zu viele Ereignisströme sind offen, darunter Ihre; schließen Sie einige',
  'more than {most} compute requests in {window_s} s; try again in {wait} s':
    'mehr als {most} Anfragen mit Berechnungen in {window_s} s; versuchen Sie es in {wait} s erneut',
  'your requests have their share of the work queue; wait for an answer':
    'Ihre Anfragen haben ihren Anteil an der Warteschlange ausgeschöpft; warten Sie auf eine Antwort',
  'the work queue is full; try again in a few seconds':
    'die Warteschlange ist voll; versuchen Sie es in einigen Sekunden erneut',
  'the client disconnected': 'der Client hat die Verbindung getrennt',
  'too many connections are open, yours among them; close some, and try again in a few seconds':
    'zu viele Verbindungen sind offen, darunter Ihre; schließen Sie einige, und versuchen Sie es in einigen Sekunden erneut',
  'more than {most} submissions in {window_s} s; try again in {seconds} s':
    'mehr als {most} Einreichungen in {window_s} s; versuchen Sie es in {seconds} s erneut',
  'a submission may hold at most {most}': 'eine Einreichung darf höchstens {most} umfassen',
  'the body breaks off': 'der Inhalt der Anfrage bricht ab',
  'the report': 'der Bericht',
  'the bundle': 'das Paket',
  'the verification': 'die Nachprüfung',
  'nothing of it is kept, so try again when the service has less to do':
    'nichts davon bleibt erhalten, versuchen Sie es also erneut, wenn der Dienst weniger zu tun hat',
  'no example has the id {id}': 'kein Beispiel hat die ID {id}',
  'no job has the id {id}': 'kein Auftrag hat die ID {id}',
  'the check': 'die Prüfung',
  'only a key of the role admin sees the acts of others':
    'nur ein Schlüssel mit der Rolle admin darf die Protokolleinträge anderer einsehen',
  'the review': 'die Zweitprüfung',
  '{name} is over {most}, the limit of a reference':
    '{name} ist größer als {most}, die Grenze für eine Referenz',
  'the pair': 'das Paar',
  'marks of the domain of report {handle} have no such view':
    'für die Spurenart des Berichts {handle} gibt es diese Ansicht nicht',
  'the search': 'die Suche',
  'the scores that are known are kept, so the same search goes on where it was':
    'bekannte Scores bleiben erhalten, dieselbe Suche setzt also dort fort, wo sie war',
  'the step': 'der Schritt',
  'the tiles': 'die Kacheln',
  'the surface has the tiles 0 to {last}, so there is no tile {tile}':
    'die Oberfläche hat die Kacheln 0 bis {last}, eine Kachel {tile} gibt es also nicht',
  'the validation': 'die Validierung',
  'the document': 'das Dokument',
  'the validation of {reference_id} has no figure {figure}; there are {names}':
    'die Validierung von {reference_id} hat kein Diagramm {figure}; vorhanden sind {names}',
  'the picture': 'das Bild',
  'scan and surface are both given; give one of them':
    'scan und surface sind beide angegeben; geben Sie nur eines davon an',
  'the requested range lies outside the data, which have {size} bytes':
    'der angeforderte Abschnitt liegt außerhalb der Daten, die {size} Byte haben',
  'uploads take too much of the disk': 'hochgeladene Dateien belegen zu viel Speicherplatz',
  'too many requests are arriving': 'es gehen zu viele Anfragen ein',
  '{what}, yours among them; try again in a few seconds':
    '{what}, darunter Ihre; versuchen Sie es in einigen Sekunden erneut',
  'a message may hold at most {most}': 'eine Nachricht darf höchstens {most} umfassen',
  'a message may hold at most {most} values': 'eine Nachricht darf höchstens {most} Werte enthalten',
  'other messages fill the memory; try again in a few seconds':
    'andere Nachrichten füllen den Arbeitsspeicher; versuchen Sie es in einigen Sekunden erneut',
  'the body cannot be read: {message}': 'der Inhalt der Anfrage lässt sich nicht lesen: {message}',
  'a request may hold at most {most}': 'eine Anfrage darf höchstens {most} umfassen',
  'field {fieldname} is over {mib}, the limit of one text field':
    'die Angabe {fieldname} ist größer als {mib}, die Grenze für eine Textangabe',
  'a request may hold at most {most} files': 'eine Anfrage darf höchstens {most} Dateien enthalten',
  '{name} is over {most}, the limit of one file': '{name} ist größer als {most}, die Grenze für eine Datei',
  'the stored bytes of {name} are {data}; send it again, and they are replaced':
    'die gespeicherten Daten von {name} sind nicht lesbar ({data}); senden Sie die Datei erneut, dann werden sie ersetzt',
  'the multipart body cannot be read: {message}':
    'der multipart-Inhalt der Anfrage lässt sich nicht lesen: {message}',
  // jobs
  'scan {scan} is not kept any more: send the request again':
    'der Scan {scan} ist nicht mehr gespeichert: Senden Sie die Anfrage erneut',
  'the job': 'der Auftrag',
  '{jobs} jobs wait, yours among them; try again in {seconds} s':
    '{jobs} Aufträge warten, darunter Ihre; versuchen Sie es in {seconds} s erneut',
  'the job is {state}, so it cannot be cancelled':
    'der Auftrag hat den Status {state} und lässt sich daher nicht abbrechen',
  '{name} is being run by another process': '{name} wird gerade von einem anderen Prozess ausgeführt',
  'reference {id} was scored under another scorer config than this version has; make a reference of a new study of its scans first':
    'die Referenz {id} wurde mit einer anderen Scorer-Konfiguration bewertet, als diese Version sie hat; erstellen Sie zuerst aus einer neuen Studie ihrer Scans eine Referenz',
  'the service ended {attempts} times while it did this job, so it is not tried again':
    'der Dienst wurde {attempts}-mal beendet, während er diesen Auftrag ausführte; er wird nicht noch einmal versucht',
  'internal error': 'interner Fehler',
  'unexpected failure: {error}': 'unerwarteter Fehler: {error}',
  // kinds
  '{at} of {name}: {problem}': '{name}, {at}: {problem}',
  '{name} needs an input {input}, but it was not given': '{name} braucht die Eingabe {input}, sie fehlt aber',
  // laboratory
  '{path} cannot be read: {message}': '{path} lässt sich nicht lesen: {message}',
  '{path} is not in canonical form, or holds more than it may':
    '{path} hat nicht die kanonische Form oder enthält mehr, als es darf',
  '{document} is {found}, but the manifest is about {subject}':
    '{document} hat die Kennung {found}, das Manifest betrifft aber {subject}',
  '{acts} holds an act that is not of this review':
    '{acts} enthält einen Protokolleintrag, der nicht zu dieser Zweitprüfung gehört',
  'the bundle of report {handle} holds no scans': 'das Paket des Berichts {handle} enthält keine Scans',
  '{report} has no likelihood ratio, so nobody reviews it':
    '{report} hat keinen Likelihood-Quotienten, eine Zweitprüfung ist daher nicht möglich',
  'case {number} has no report yet; add one, because a bundle holds what reports were computed from':
    'der Fall {number} hat noch keinen Bericht; fügen Sie einen hinzu, denn ein Paket enthält, woraus Berichte berechnet wurden',
  '{handles} reports belong to it, more than the {most} that one bundle holds; take the bundles of the reports one by one':
    'dazu gehören {handles} Berichte, ein Paket fasst aber höchstens {most}; laden Sie die Pakete der Berichte einzeln herunter',
  'case {number} is closed; set its state to open first, or with the change':
    'der Fall {number} ist abgeschlossen; setzen Sie seinen Status zuerst auf open, oder zusammen mit der Änderung',
  'another report replaces already': 'den schon ein anderer Bericht ersetzt',
  'does not stand before it': 'der dort nicht vor ihm steht',
  'report {handle} replaces {replaces}, which {why} in this case':
    'der Bericht {handle} ersetzt in diesem Fall den Bericht {replaces}, {why}',
  'with this, the case takes {length} characters, more than the {most} that a case may have':
    'damit hätte der Fall {length} Zeichen, erlaubt sind höchstens {most}',
  'no report has the handle {unknown}': 'kein Bericht hat die Kennung {unknown}',
  'a scan is given twice among the repeats; give each scan once':
    'ein Scan ist unter den Wiederholungsmessungen zweimal angegeben; geben Sie jeden Scan nur einmal an',
  'repeat {repeat} cannot be compared with the first one: {refused}':
    'die Wiederholungsmessung {repeat} lässt sich nicht mit der ersten vergleichen: {refused}',
  'repeat {repeat}: {message}': 'Wiederholungsmessung {repeat}: {message}',
  'no check has the handle {handle}': 'keine Prüfung hat die Kennung {handle}',
  'this scan was given before; scan the mark anew for each check':
    'dieser Scan wurde schon einmal angegeben; scannen Sie die Spur für jede Prüfung neu',
  'since is {given}, which is neither a date nor a time; write it as 2026-05-31T09:00Z':
    'since ist {given}, das ist keine Zeitangabe; schreiben Sie Datum oder Zeit wie 2026-05-31T09:00Z',
  'no study has the id {id}': 'keine Studie hat die ID {id}',
  'the dossier of a plan': 'das Dossier eines Plans',
  'a validation needs marks of at least two sources, and at least one source with two marks':
    'eine Validierung braucht Spuren aus mindestens zwei Quellen und mindestens eine Quelle mit zwei Spuren',
  'scan {scan} of mark {mark} is also a scan of mark {other}; give each mark its own scans':
    'der Scan {scan} der Spur {mark} ist auch ein Scan der Spur {other}; geben Sie jeder Spur ihre eigenen Scans',
  '{alike} look like one name; write one name in one way, and give different things names that differ':
    '{alike} sehen wie ein einziger Name aus; schreiben Sie eine Quelle immer gleich, und geben Sie zwei Quellen unterscheidbare Namen',
  'reference {id} calibrates scores of kind {score_kind} of domain {domain}, but the marks give {found_kind} of {found_domain}':
    'die Referenz {id} kalibriert Scores der Art {score_kind} der Spurenart {domain}, die Spuren ergeben aber {found_kind} der Spurenart {found_domain}',
  'reference {id} was scored with the config {scorer_config_hash}, but the marks would be with {found}':
    'die Referenz {id} wurde mit der Konfiguration {scorer_config_hash} bewertet, die Spuren würden es aber mit {found}',
  'scan {scan} of mark {mark} is a scan of reference {id} (mark {own}, source {source}); test a reference with marks that it does not hold':
    'der Scan {scan} der Spur {mark} ist ein Scan der Referenz {id} (Spur {own}, Quelle {source}); testen Sie eine Referenz mit Spuren, die sie nicht enthält',
  'no plan has the handle {handle}': 'kein Plan hat die Kennung {handle}',
  'no dossier has the handle {handle}': 'kein Dossier hat die Kennung {handle}',
  'the dossier names findings': 'das Dossier nennt Befunde',
  'not every criterion is met': 'nicht jedes Kriterium ist erfüllt',
  '{why}; state the deviations that you accept, and why':
    '{why}; geben Sie an, welche Abweichungen Sie hinnehmen, und warum',
  'no act of the record shows that {principal} has signed the review':
    'kein Eintrag im Protokoll zeigt, dass {principal} die Zweitprüfung unterzeichnet hat',
  '{reviewer} has {waiting} reviews of yours to do, and more may not wait; ask again when some are done':
    'bei {reviewer} warten schon {waiting} Zweitprüfungen von Ihnen, mehr dürfen nicht warten; fragen Sie wieder an, wenn einige erledigt sind',
  'no report of yours has the handle {handle}; give the report_handle of a comparison that you made':
    'keiner Ihrer Berichte hat die Kennung {handle}; geben Sie den report_handle eines Vergleichs an, den Sie ausgeführt haben',
  'report {handle} has no likelihood ratio; ask for a review of one that has':
    'der Bericht {handle} hat keinen Likelihood-Quotienten; bitten Sie um die Zweitprüfung eines Berichts, der einen hat',
  'a review needs two people with an API key each, and this service has no keys; set MARKGRAPH_API_KEYS':
    'eine Zweitprüfung braucht zwei Personen mit je einem API-Schlüssel, dieser Dienst hat aber keine Schlüssel; setzen Sie MARKGRAPH_API_KEYS',
  'reviewer is your own key; name the key of another person':
    'reviewer ist Ihr eigener Schlüssel; nennen Sie den Schlüssel einer anderen Person',
  'reviewer is {reviewer}, but no API key has that name; name the key of the person who compares the scans again':
    'reviewer ist {reviewer}, so heißt aber kein API-Schlüssel; nennen Sie den Schlüssel der Person, die die Scans erneut vergleicht',
  'only the reviewer, {reviewer}, {what}': 'nur {reviewer} darf bei dieser Zweitprüfung {what}',
  'commits settings': 'Einstellungen festlegen',
  'the settings of this review are committed, and stay as they are':
    'die Einstellungen dieser Zweitprüfung sind festgelegt und bleiben, wie sie sind',
  compares: 'vergleichen',
  'commit your settings first; then they are compared':
    'legen Sie zuerst Ihre Einstellungen fest; danach wird mit ihnen verglichen',
  'these settings have the hash {given}, but {settings} was committed; only the committed ones are compared':
    'diese Einstellungen haben den Hash {given}, festgelegt wurden aber die mit {settings}; verglichen wird nur mit den festgelegten',
  'the settings must be those of the marks of this review: {fields}':
    'die Einstellungen müssen die für die Spuren dieser Zweitprüfung sein: {fields}',
  'the reference {id} is {handle} now, and the first report was made with {first}; ask for a review of a new report':
    'die Referenz {id} ist jetzt {handle}, der erste Bericht wurde aber mit {first} erstellt; bitten Sie um die Zweitprüfung eines neuen Berichts',
  '{name} does not have the scans of this review; give each of {own} once, or the same scan with a region of your own':
    '{name} hat nicht die Scans dieser Zweitprüfung; geben Sie jeden dieser Scans einmal an oder denselben Scan mit einem eigenen Bereich: {own}',
  'only {principal} and {reviewer} sign this review':
    'nur {principal} und {reviewer} unterzeichnen diese Zweitprüfung',
  'both have signed this review, and it stays as it is':
    'beide haben diese Zweitprüfung unterzeichnet; sie bleibt, wie sie ist',
  'both results must be there before they are resolved':
    'beide Ergebnisse müssen vorliegen, bevor der Schlusssatz unterzeichnet wird',
  'review {id} has no document yet; it has one when both have signed the same sentence':
    'die Zweitprüfung {id} hat noch kein Dokument; es entsteht, wenn beide denselben Satz unterzeichnet haben',
  // limits
  'its finished stages are kept, so try again':
    'fertige Stufen bleiben erhalten, versuchen Sie es also erneut',
  '{what} took more than {seconds} s; {hint}': '{what}: Zeitgrenze von {seconds} s überschritten; {hint}',
  'the comparison': 'der Vergleich',
  'this request would take about {bytes} of memory, more than the {share} that one request may use; send fewer or smaller scans':
    'diese Anfrage würde etwa {bytes} Arbeitsspeicher brauchen, je Anfrage erlaubt sind {share}; senden Sie weniger oder kleinere Scans',
  // marks
  'the region of a scan': 'der Bereich eines Scans',
  'the edge of a region': 'der Rand eines Bereichs',
  'the band of a scan': 'das Band eines Scans',
  'the comparison of two faces by their cells': 'der Vergleich zweier Stoßböden anhand ihrer Zellen',
  'impressed_method plain has no cells to show':
    'bei impressed_method plain gibt es keine Zellen, die sich zeigen ließen',
  'a breech face': 'eine Stoßbodenspur',
  'the breech face': 'der Stoßboden',
  'a bullet of a study has at least two lands': 'ein Geschoss einer Studie hat mindestens zwei Felder',
  '{side} has {scans} scans but {edges} pairs of edges in {side}_edges; give one pair for each scan, or auto':
    '{side} hat {scans} Scans, aber {edges} Kantenpaare in {side}_edges; geben Sie für jeden Scan ein Paar an, oder auto',
  'scan {scan} of {side} (land {land}): {message}': 'Scan {scan} von {side} (Feld {land}): {message}',
  'striated_method plain has no groove edges; leave out the edges, or use grooves':
    'bei striated_method plain gibt es keine Kanten zu den Zügen; lassen Sie die Kanten weg, oder verwenden Sie grooves',
  'the signature of a land': 'die Signatur eines Feldes',
  'the correlation of all lands': 'die Korrelation aller Felder',
  'the stretches that agree': 'die übereinstimmenden Abschnitte',
  'the land': 'das Feld',
  'edges has {edges} pairs; a signature is that of one land':
    'edges enthält {edges} Paare; eine Signatur gehört zu einem einzigen Feld',
  'mark {mark} has {those} of {rows} scans with {way}=true; a mark is read in one way, so set it for all of its scans or for none':
    'bei der Spur {mark} ist {way}=true für {those} von {rows} Scans gesetzt; eine Spur wird auf eine Weise gelesen, setzen Sie es also für alle ihre Scans oder für keinen',
  'scan {scan} of mark {mark}: {message}': 'Scan {scan} der Spur {mark}: {message}',
  'a mark of this domain is one scan': 'eine Spur dieser Art ist ein einziger Scan',
  'two manifests list the mark {mark}; a mark belongs to one':
    'zwei Manifeste nennen die Spur {mark}; eine Spur gehört nur in eines',
  '{what} is read both as a cast ({prefix}replica) and as a mirror image ({prefix}mirrored); a cast is turned back from its mirror image already, so set {prefix}replica alone for a cast, and {prefix}mirrored alone for a mirror image of the mark itself':
    '{what}: zugleich als Abformung ({prefix}replica) und als Spiegelbild ({prefix}mirrored) angegeben; bei einer Abformung wird das Spiegelbild schon zurückgespiegelt, setzen Sie daher für eine Abformung nur {prefix}replica und für ein Spiegelbild der Spur selbst nur {prefix}mirrored',
  '{side} has {scans} scans, but {what} is one scan; give one':
    '{side} hat {scans} Scans, aber {what} ist ein einziger Scan; geben Sie nur einen an',
  'scorer_config{at}: {message}': 'scorer_config{at}: {message}',
  'scorer_config has no hyperparameter {named}; it has {known}':
    'scorer_config hat keinen Hyperparameter {named}; vorhanden sind {known}',
  'scorer_config must be a JSON object, but it is not JSON':
    'scorer_config muss ein JSON-Objekt sein, ist aber kein JSON',
  'scorer_config must be a JSON object of hyperparameters':
    'scorer_config muss ein JSON-Objekt mit Hyperparametern sein',
  'what a toolmark agrees with by chance': 'die zufällige Übereinstimmung einer Werkzeugspur',
  'the comparison of two toolmarks': 'der Vergleich zweier Werkzeugspuren',
  'a toolmark': 'eine Werkzeugspur',
  'domain must be one of {domains}, not {domain}':
    'domain muss eine der Spurenarten {domains} sein, nicht {domain}',
  // mcp
  'give the file': 'geben Sie die Datei an',
  // nodes
  'areal signatures must be on one pitch, but one has {one} µm and the other {other} µm':
    'flächige Signaturen müssen denselben Punktabstand haben, aber eine hat {one} µm und die andere {other} µm',
  'signatures must be on one pitch, but one has {one} µm and another {other} µm':
    'Signaturen müssen denselben Punktabstand haben, aber eine hat {one} µm und eine andere {other} µm',
  'a window of {length} µm has {samples} samples of {pitch} µm, but it needs at least {least}':
    'ein Fenster von {length} µm hat {samples} Punkte mit {pitch} µm Abstand, nötig sind mindestens {least}',
  '{side} has {count} lands and the places {places}; give each land a place of its own from 1 to {slots}':
    '{side} hat {count} Felder und die Plätze {places}; geben Sie jedem Feld einen eigenen Platz von 1 bis {slots}',
  'a land of {length} m has more than {most} samples on a pitch of {pitch} m':
    'ein Feld von {length} m hat bei einem Punktabstand von {pitch} m mehr als {most} Punkte',
  'the edges {left} and {right} µm do not lie on the scan in this order; it is {width} µm wide across its striae':
    'die Kanten {left} und {right} µm liegen nicht in dieser Reihenfolge auf dem Scan; quer zu den Riefen ist er {width} µm breit',
  'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average':
    'die Scores dieser Referenz stützen keinen Likelihood-Quotienten: Mit einem weiteren irreführenden Paar in jeder Klasse würden ihre Quotienten im Mittel in die Irre führen',
  'a reference': 'eine Referenz',
  'no mark is called {mark}, so it cannot be left out':
    'keine Spur heißt {mark}, sie kann also nicht weggelassen werden',
  'reference {id} has no data set {data_set}': 'die Referenz {id} hat keinen Datensatz {data_set}',
  '{what} lists every pair, so its study may have at most {most} pairs; this one has {pairs}, so choose fewer marks':
    '{what} führt jedes Paar auf, daher darf die Studie höchstens {most} Paare haben; diese hat {pairs}, wählen Sie also weniger Spuren',
  'same-source (KM)': 'gleicher Quelle (KM)',
  'different-source (KNM)': 'verschiedener Quellen (KNM)',
  'there are {own} {what} pairs, from {distinct} clusters (pairs of sources); a reference needs at least {least} from {least_clusters}':
    'Paare {what}: {own} aus {distinct} Clustern (Paaren von Quellen); eine Referenz braucht mindestens {least} aus {least_clusters}',
  'all scores are {score}, so they tell no sources apart':
    'alle Scores sind {score} und unterscheiden daher keine Quellen',
  'the scan has no measured height among its {ny} x {nx} points':
    'der Scan hat keine gemessene Höhe in seinen {ny} x {nx} Punkten',
  'reference {id} cannot answer for several known marks: it needs sources with at least three marks that were scored with each other, and marks of other sources':
    'die Referenz {id} reicht für mehrere Vergleichsspuren nicht aus: Nötig sind Quellen mit mindestens drei Spuren, die untereinander bewertet wurden, und Spuren anderer Quellen',
  '{k} scores with known marks and {among} among them; k known marks have k and k (k - 1) / 2, and there must be at least 2':
    '{k} Scores mit Vergleichsspuren und {among} der Vergleichsspuren untereinander; zu k Vergleichsspuren gehören k und k (k - 1) / 2, und k muss mindestens 2 sein',
  'the pairs of these marks have scores of several kinds ({kinds}), which have no common mean; give every known mark and the questioned one whole, or one land of each':
    'die Paare dieser Spuren haben Scores verschiedener Art ({kinds}), die keinen gemeinsamen Mittelwert haben; geben Sie alle Vergleichsspuren und die fragliche Spur vollständig an oder von jeder ein Feld',
  'a profile of {length} m has more than {most} samples on a pitch of {pitch} m':
    'ein Profil von {length} m hat bei einem Punktabstand von {pitch} m mehr als {most} Punkte',
  // references
  'accept is {text}, but must be a code, = and the reason of at most 500 characters; the codes are {codes}':
    'accept ist {text}, muss aber ein Code, = und der Grund mit höchstens 500 Zeichen sein; die Codes sind {codes}',
  'all pairs': 'alle Paare',
  'the pairs of data set {data_set}': 'die Paare des Datensatzes {data_set}',
  'slope_reversed: a greater score speaks for different sources in this reference: over {pairs} the AUC is {auc}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged':
    'slope_reversed: Ein größerer Score spricht in dieser Referenz für verschiedene Quellen; für {pairs} beträgt die AUC {auc}, und die Steigung oder die obere 95-%-Grenze der AUC liegt auf der falschen Seite; prüfen Sie, ob Zuordnungen oder Quellen vertauscht wurden',
  'scan_in_two_marks: several marks have the same scan: {groups}{more}. Give each scan to one mark, or accept it with a reason':
    'scan_in_two_marks: Mehrere Spuren haben denselben Scan: {groups}{more}. Geben Sie jeden Scan nur einer Spur, oder lassen Sie es mit Begründung zu',
  'near_copies: marks are nearly the same scan, as only copies of one scan are: {groups}{more}. Keep one mark of each scan, or accept it with a reason':
    'near_copies: Spuren sind nahezu derselbe Scan, wie es nur Kopien eines Scans sind: {groups}{more}. Behalten Sie zu jedem Scan nur eine Spur, oder lassen Sie es mit Begründung zu',
  'names_alike: names differ only by what a reader does not see (spaces, case, look-alike letters): {groups}{more}. Give one thing one name, and different things names that differ, or accept it with a reason':
    'names_alike: Namen unterscheiden sich nur in dem, was man beim Lesen nicht sieht (Leerzeichen, Groß- und Kleinschreibung, ähnliche Buchstaben): {groups}{more}. Geben Sie derselben Sache einen einzigen Namen und verschiedenen Sachen unterscheidbare Namen, oder lassen Sie es mit Begründung zu',
  'the reference is nested too deeply': 'die Referenz ist tiefer verschachtelt, als es Referenzen sind',
  'an .npz holds scores without their provenance; send its sidecar too':
    'eine .npz enthält Scores ohne ihre Herkunft; senden Sie auch die Begleitdatei',
  'the reference is not an .npz, so it has no sidecar; leave it out':
    'die Referenz ist keine .npz und hat daher keine Begleitdatei; lassen Sie diese weg',
  '{what} is not JSON: {message}': '{what} ist kein JSON: {message}',
  '{part} of {what}: {message}': '{what}, {part}: {message}',
  'scorer_config_hash is not the hash of scorer_config':
    'scorer_config_hash ist nicht der Hash von scorer_config',
  'a source is listed twice': 'eine Quelle ist zweimal aufgeführt',
  'n_sources is {n_sources}, but the marks have {named} sources':
    'n_sources ist {n_sources}, die Spuren haben aber {named} Quellen',
  'mark {mark} has source {source}, which is not in the list':
    'die Spur {mark} hat die Quelle {source}, die nicht in der Liste steht',
  'pair {i} must name two marks of the list, not {a} and {b}':
    'das Paar {i} muss zwei Spuren der Liste nennen, nicht {a} und {b}',
  'pair {i} of marks {a} and {b} is listed twice':
    'das Paar {i} der Spuren {a} und {b} ist zweimal aufgeführt',
  'lr_bounds_at_most_log10 is {lower} to {upper}; it must go from below 0 to above 0':
    'lr_bounds_at_most_log10 ist {lower} bis {upper}; es muss von unter 0 bis über 0 reichen',
  'data_sets names the tag {tag} twice': 'data_sets nennt das Tag {tag} zweimal',
  'mark {mark} has the tag {tag}, which no data set names':
    'die Spur {mark} hat das Tag {tag}, das kein Datensatz nennt',
  'source {source} is in two data sets; data sets that share a source are one':
    'die Quelle {source} ist in zwei Datensätzen; Datensätze mit einer gemeinsamen Quelle sind ein einziger',
  '{what}.{name} is {stated}, but the pairs give {is}':
    '{what}.{name} ist {stated}, aus den Paaren folgt aber {is}',
  'left_out_diagnostics has {tried} data sets, but there are {given} to leave out':
    'left_out_diagnostics hat {tried} Datensätze, wegzulassen sind aber {given}',
  'score_kind of domain {domain} must be {kinds}, not {score_kind}':
    'bei der Spurenart {domain} muss score_kind {kinds} sein, nicht {score_kind}',
  'there are {n} scores, so {odd} must have as many values':
    'es gibt {n} Scores, also muss {odd} ebenso viele Werte haben',
  'score {i} is not a finite number': 'der Score {i} ist keine endliche Zahl',
  'label {i} is {label}, not 0 or 1': 'das Label {i} ist {label}, nicht 0 oder 1',
  'cluster {cluster} holds pairs of both labels; a cluster is an unordered pair of sources, so its pairs have one label':
    'der Cluster {cluster} enthält Paare mit beiden Labels; ein Cluster ist ein ungeordnetes Paar von Quellen, seine Paare haben also dasselbe Label',
  'cluster_ids must be text or whole numbers, but value {i} is {found}':
    'cluster_ids müssen Texte oder ganze Zahlen sein, aber der Wert {i} ist {found}',
  'population is missing; say in a sentence {who}': 'population fehlt; geben Sie in einem Satz an, {who}',
  'who vouches that cases belong to this population, and to which':
    'wer dafür einsteht, dass Fälle zu dieser Population gehören, und welche Population das ist',
  '{given} cannot be the id of a reference; an id has 1 to 64 characters, of a-z, 0-9, _ and -':
    '{given} kann nicht die ID einer Referenz sein; eine ID hat 1 bis 64 Zeichen aus a-z, 0-9, _ und -',
  '{id} is the id of a bundled reference, which cannot be replaced; choose another id':
    '{id} ist die ID einer mitgelieferten Referenz, die nicht ersetzt werden kann; wählen Sie eine andere ID',
  'another reference is called {id} here, and references are never replaced; choose another id':
    'hier heißt schon eine andere Referenz {id}, und Referenzen werden nie ersetzt; wählen Sie eine andere ID',
  'no reference is called {id}; there are {ids}': 'keine Referenz heißt {id}; vorhanden sind {ids}',
  'the stored row of the reference {id} was changed: it names the document of {other}':
    'die gespeicherte Zeile der Referenz {id} wurde verändert: Sie nennt das Dokument von {other}',
  '{name} is over {most}': '{name} ist größer als {most}',
  '{name} lists more than {most} scans, the most that one study may have':
    '{name} führt mehr als {most} Scans auf, das ist die Höchstzahl einer Studie',
  'cannot read {name}: {message}': '{name} lässt sich nicht lesen: {message}',
  '{name} lists no scan': '{name} führt keinen Scan auf',
  '{name} lists land {land} of {mark} twice': '{name} führt das Feld {land} von {mark} zweimal auf',
  '{name} has no column {missing}; its header must name {required}, and may name {optional}':
    '{name} hat keine Spalte {missing}; die Kopfzeile muss {required} nennen und kann {optional} nennen',
  '{name} has two columns called {twice}': '{name} hat zwei Spalten mit dem Namen {twice}',
  '{name} has a column {found} but none called {other}; edges need both':
    '{name} hat eine Spalte {found}, aber keine Spalte {other}; für Kanten sind beide nötig',
  '{name} has edges in two ways: leave out the column edges, or {grooves}':
    '{name} gibt Kanten auf zwei Arten an: Lassen Sie die Spalte edges weg, oder {grooves}',
  '{where}: {path} {message}': '{where}: {path} {message}',
  '{where}: the scan': '{where}: der Scan',
  '{where}: {column} says how a file is read, but the scan of this row is a surface that has been read; leave {column} empty there':
    '{where}: {column} bestimmt, wie eine Datei gelesen wird, aber der Scan dieser Zeile ist eine schon gelesene Oberfläche; lassen Sie {column} dort leer',
  '{where}: left_groove_um and right_groove_um must be both empty, or left below right, not {found}':
    '{where}: left_groove_um und right_groove_um müssen beide leer sein, oder links kleiner als rechts, nicht {found}',
  'array {name} is over {most}': 'das Array {name} ist größer als {most}',
  'the .npz is not a ZIP file that can be read: {message}': 'die .npz ist keine lesbare ZIP-Datei: {message}',
  'the .npz has no array {name}; it needs {names}': 'die .npz hat kein Array {name}; nötig sind {names}',
  'array {name} is not a .npy file': 'das Array {name} ist keine .npy-Datei',
  'array {name} is not of one plain type': 'das Array {name} muss einen einzigen einfachen Datentyp haben',
  'array {name} must have one dimension': 'das Array {name} muss eine Dimension haben',
  'array {name} has type {descr}; it must be little-endian floats, integers, booleans or Unicode text, never objects':
    'das Array {name} hat den Datentyp {descr}; zulässig sind Gleitkommazahlen, ganze Zahlen und Wahrheitswerte (little-endian) oder Unicode-Text, niemals Objekte',
  'array {name} should have {n} values of {size} bytes, but it has {found} bytes':
    'das Array {name} müsste {n} Werte zu je {size} Byte haben, hat aber {found} Byte',
  'text in the .npz is not Unicode': 'ein Text in der .npz ist kein Unicode',
  'mark {mark} has two sources, {source} and {other}':
    'die Spur {mark} hat zwei Quellen, {source} und {other}',
  'mark {mark} is in no set, but others are; give every row a set, or none':
    'die Spur {mark} gehört zu keiner Gruppe (Spalte set), andere aber schon; geben Sie set in jeder Zeile an oder in keiner',
  'mark {mark} is in both sets; a mark belongs to one':
    'die Spur {mark} ist in beiden Gruppen (Spalte set); eine Spur gehört nur in eine',
  'every mark is in set {set}; a study of two sets needs marks in both':
    'alle Spuren sind in der Gruppe {set} (Spalte set); eine Studie mit zwei Gruppen braucht Spuren in beiden',
  'mark {mark} is not of it': 'die Spur {mark} gehört nicht dazu',
  'no scan of it is in the reference': 'die Referenz enthält keinen Scan daraus',
  '{name} is the name of a published data set, but {what}; give the data another name':
    '{name} ist der Name eines veröffentlichten Datensatzes, aber {what}; geben Sie den Daten einen anderen Namen',
  'the manifest has a column set; leave it out, or leave against out':
    'das Manifest hat eine Spalte set; lassen Sie entweder sie oder against weg',
  'mark {mark} of the manifest has the name of a mark of {set}; give it another one':
    'die Spur {mark} des Manifests heißt wie eine schon vorhandene Spur ({set}); geben Sie ihr einen anderen Namen',
  '{set} is empty': '{set} ist leer',
  'study {id} was scored with other settings than reference {reference}; name a reference made with its settings':
    'die Studie {id} wurde mit anderen Einstellungen bewertet als die Referenz {reference}; nennen Sie eine Referenz, die mit den Einstellungen der Studie erstellt wurde',
  'more than {most} pairs have a log10 likelihood ratio of at least {log10Lr}; ask for a greater log10_lr':
    'mehr als {most} Paare haben einen log10 LR von mindestens {log10Lr}; geben Sie für log10_lr einen größeren Wert an',
  'log10_lr must be greater than 0 and at most {most}, the greatest that reference {reference} supports, not {log10Lr}':
    'log10_lr muss größer als 0 und höchstens {most} sein, der größte Wert, den die Referenz {reference} stützt, nicht {log10Lr}',
  'the plan is for release {engine_version}, but this is {own}; run it there, or make a plan for this release':
    'der Plan gilt für die Version {engine_version}, hier läuft aber {own}; führen Sie ihn mit jener Version aus, oder erstellen Sie einen Plan für diese',
  'the plan is for the scorer config {scorer_config_hash}, but this service scores with {config}; make a plan for this one':
    'der Plan gilt für die Scorer-Konfiguration {scorer_config_hash}, dieser Dienst bewertet aber mit {config}; erstellen Sie einen Plan für diese',
  'reference {id} is another one now ({handle}) than the plan names ({planned}); make a plan with this one':
    'die Referenz {id} ist jetzt eine andere ({handle}), als der Plan nennt ({planned}); erstellen Sie einen Plan mit der jetzigen',
  'study {id} has no results yet: it is {state}, {done} of {total} pairs are scored':
    'die Studie {id} hat noch keine Ergebnisse: Status {state}, {done} von {total} Paaren sind bewertet',
  'study {id} has scores of kind {kinds}, not {given_kind}':
    'die Studie {id} hat Scores der Art {kinds}, nicht {given_kind}',
  'two of the uploaded files have the same name': 'zwei der hochgeladenen Dateien haben denselben Namen',
  'the manifest names the scan {scan}, but no file of that name was uploaded':
    'das Manifest nennt den Scan {scan}, aber keine Datei dieses Namens wurde hochgeladen',
  'the file {name} was uploaded, but the manifest does not name it':
    'die Datei {name} wurde hochgeladen, das Manifest nennt sie aber nicht',
  '{scan} is outside the folder of scans; give a path inside it':
    '{scan} liegt außerhalb des Ordners mit den Scans; geben Sie einen Pfad innerhalb des Ordners an',
  'the manifests give other marks than reference {id}: {found}':
    'die Manifeste ergeben andere Spuren als die Referenz {id}: {found}',
  'under the deployed config these scans give other scores than reference {id}; build it again first':
    'mit der eingesetzten Konfiguration ergeben diese Scans andere Scores als die Referenz {id}; erstellen Sie die Referenz zuerst neu',
  'scan {scan} of mark {mark} has {points} points; a scan of {kind} may have at most {most}':
    'der Scan {scan} der Spur {mark} hat {points} Punkte; erlaubt sind je Scan höchstens {most} ({kind})',
  'a study needs at least two marks, but there is only {mark}':
    'eine Studie braucht mindestens zwei Spuren, es gibt aber nur {mark}',
  '{why}, but {mark} has {found}': '{why}, aber {mark} hat {found}',
  'a study of this domain may have at most {most} scores, but {marks} marks have {count}; split it':
    'eine Studie dieser Spurenart darf höchstens {most} Scores haben, {marks} Spuren haben aber {count}; teilen Sie die Studie auf',
  'the manifest sets edges of mark {mark}, but edges are the groove edges of lands; marks of domain {domain} have none':
    'das Manifest setzt Kanten der Spur {mark}, Kanten sind aber die Kanten von Feldern zu den Zügen; bei Spuren der Art {domain} gibt es keine',
  'population is empty; say in a sentence {who}': 'population ist leer; geben Sie in einem Satz an, {who}',
  'population has {sentence} characters; at most {longest} are allowed':
    'population hat {sentence} Zeichen, erlaubt sind höchstens {longest}',
  // report
  'show: this report has no matrix, because one part of each mark was compared; marks shows the two':
    'show: Dieser Bericht hat keine Matrix, weil von jeder Spur nur ein Teil verglichen wurde; marks zeigt beide',
  'show: a refusal has no regions that agree; matrix has the scores of the known marks':
    'show: Eine Ablehnung hat keine übereinstimmenden Bereiche; matrix zeigt die Scores der Vergleichsspuren',
  // search
  'the collection {name} is there with the domain {domain}, not {given}; give another name':
    'die Sammlung {name} gibt es schon mit der Spurenart {domain}, nicht {given}; geben Sie einen anderen Namen an',
  'a collection has no sets; leave the column set out':
    'eine Sammlung hat keine Gruppen; lassen Sie die Spalte set weg',
  '{why}, but {mark} has {own}': '{why}, aber {mark} hat {own}',
  'its scan was read with mask=none, which a search cannot repeat; compare it by its file':
    'der Scan dieser Spur wurde mit mask=none eingelesen, was eine Suche nicht wiederholen kann; vergleichen Sie die Spur mit ihrer Datei',
  'hits must be a whole number from 1 to {most}, not {hits}':
    'hits muss eine ganze Zahl von 1 bis {most} sein, nicht {hits}',
  'candidates must be a whole number of at least 1, not {candidates}':
    'candidates muss eine ganze Zahl ab 1 sein, nicht {candidates}',
  // service
  '{handle} is a {kind}, which is not an array and has no preview':
    '{handle} ist von der Art {kind}, also kein Array, und hat keine Vorschau',
  // store
  'the storage of this service does not answer; try again in a few seconds':
    'der Speicher dieses Dienstes antwortet nicht; versuchen Sie es in einigen Sekunden erneut',
  'the disk of the database is full, so nothing more can be stored; reading goes on':
    'der Datenträger der Datenbank ist voll, es kann nichts mehr gespeichert werden; Lesen ist weiterhin möglich',
  'the result could not be stored; try again':
    'das Ergebnis konnte nicht gespeichert werden; versuchen Sie es erneut',
  'no case is called {id}': 'kein Fall heißt {id}',
  'there is a case with the number {number}; give another number':
    'es gibt schon einen Fall mit der Nummer {number}; geben Sie eine andere Nummer an',
  'mark {mark} is there with the source {source}, not {given}':
    'die Spur {mark} gibt es schon mit der Quelle {source}, nicht {given}',
  'mark {mark} is there with another scan{place}; give a new name':
    'die Spur {mark} gibt es schon mit einem anderen Scan{place}; geben Sie einen neuen Namen an',
  ' of land {land}': ' des Feldes {land}',
  'no collection is called {id}': 'keine Sammlung heißt {id}',
  'no review has the id {id}': 'keine Zweitprüfung hat die ID {id}',
  'a result was not stored, because {handle}, from which it was computed, could not be stored; try again':
    'ein Ergebnis wurde nicht gespeichert, weil {handle}, woraus es berechnet wurde, nicht gespeichert werden konnte; versuchen Sie es erneut',
  '{folder} is not empty; name a new folder': '{folder} ist nicht leer; nennen Sie einen neuen Ordner',
  '{left} version has left the data folder {folder}; {right}':
    'der Datenordner {folder} stammt von einer anderen Version ({left}); {right}',
  '{folder} holds no data: it has no {database}': '{folder} enthält keine Daten: {database} fehlt',
  '{folder} cannot be read in its place, and {tmpdir} has no space for a copy of its database; name another folder in TMPDIR':
    '{folder} lässt sich nicht an seinem Ort lesen, und in {tmpdir} ist kein Platz für eine Kopie der Datenbank; nennen Sie in TMPDIR einen anderen Ordner',
  'stored data have become shorter while they were read':
    'gespeicherte Daten sind kürzer geworden, während sie gelesen wurden',
  'the stored recipe {handle} was changed and is no JSON any more, so it is not served':
    'das gespeicherte Rezept {handle} wurde verändert und ist kein JSON mehr; es wird daher nicht ausgegeben',
  'with this, {own} bytes would be kept for this client, more than its share of {share}; nothing of it was stored, and what is stored can be read':
    'damit wären {own} Byte für diesen Client gespeichert, mehr als sein Anteil von {share}; davon wurde nichts gespeichert, Gespeichertes bleibt lesbar',
  'with this, {all} bytes would be kept for good, more than the {most} that this service may take; nothing of it was stored, and what is stored can be read':
    'damit wären {all} Byte dauerhaft gespeichert, mehr als die {most}, die dieser Dienst belegen darf; davon wurde nichts gespeichert, Gespeichertes bleibt lesbar',
  'the disk of the data folder {folder} is full, so nothing can be stored and what is stored can only be read; free at least 4 MiB and start again':
    'der Datenträger des Datenordners {folder} ist voll, es kann daher nur gelesen und nichts gespeichert werden; schaffen Sie mindestens 4 MiB Platz, und starten Sie neu',
  'the data folder {folder} cannot be written, so nothing can be stored and what is stored can only be read':
    'in den Datenordner {folder} kann nicht geschrieben werden, es kann daher nur gelesen und nichts gespeichert werden',
  'the disk is full, so nothing more can be stored; reading goes on':
    'der Datenträger ist voll, es kann nichts mehr gespeichert werden; Lesen ist weiterhin möglich',
  'another process has locked the database of the data folder, so nothing was stored; try again':
    'ein anderer Prozess hat die Datenbank des Datenordners gesperrt, daher wurde nichts gespeichert; versuchen Sie es erneut',
  // words
  'scale is {choice}; there are {names}': 'scale ist {choice}; vorhanden sind {names}',
  'cannot read {what} {path}: {error}': '{what} lässt sich nicht lesen ({path}): {error}',
  // x3p
  'the file is no ZIP container, and an X3P is one':
    'die Datei ist kein ZIP-Container; eine X3P-Datei ist einer',
  'the CRC of {name} is {found}, not {crc} as written':
    'die CRC von {name} ist {found}, nicht {crc} wie angegeben',
  '{name} inflates to more than the {size} bytes that the directory states':
    '{name} ist entpackt größer als die {size} Byte, die das Verzeichnis angibt',
  '{name} cannot be inflated: its compressed data are broken':
    '{name} lässt sich nicht entpacken: Die komprimierten Daten sind fehlerhaft',
  '{name} is encrypted; an X3P must not be': '{name} ist verschlüsselt; das darf eine X3P-Datei nicht sein',
  '{name} is compressed by method {method}; only 0 (stored) and 8 (deflate) are read':
    '{name} ist mit der Methode {method} komprimiert; gelesen werden nur 0 (stored) und 8 (deflate)',
  'the ZIP holds no entry at offset {at}, where its directory places {name}':
    'die ZIP-Datei enthält an der Position {at}, die ihr Verzeichnis für {name} angibt, keinen Eintrag',
  '{name} ends at byte {end} of a file of {bytes} bytes':
    '{name} endet bei Byte {end}, die Datei hat aber nur {bytes} Byte',
  'main.xml has {rest} characters beside its data, over {most}':
    'main.xml hat außer den Daten {rest} Zeichen, erlaubt sind höchstens {most}',
  'CZ Increment is 0, which makes every height the same': 'CZ Increment ist 0; damit wären alle Höhen gleich',
  'Record3 has no MatrixDimension{other}': 'in Record3 fehlt MatrixDimension{other}',
  'SizeZ is {nz}, but only surfaces of one layer are read':
    'SizeZ ist {nz}, gelesen werden aber nur Oberflächen mit einer Schicht',
  'SizeY is {ny}, but a profile has one row': 'SizeY ist {ny}, ein Profil hat aber nur eine Zeile',
  'Record3 has two DataLists, and it is unclear which one counts':
    'Record3 hat zwei DataList-Elemente, und es ist unklar, welches gilt',
  'Record3 has a DataLink and a DataList, and it is unclear which one counts':
    'Record3 hat sowohl DataLink als auch DataList, und es ist unklar, was gilt',
  'Record3 has neither a PointDataLink nor a DataList, so there are no heights':
    'Record3 hat weder PointDataLink noch DataList, es gibt also keine Höhen',
  'the file is empty': 'die Datei ist leer',
  'the file is packed with gzip (.gz); unpack it and give the X3P inside':
    'die Datei ist mit gzip (.gz) gepackt; entpacken Sie sie, und geben Sie die enthaltene X3P-Datei an',
  'the file is an Alicona AL3D; export it as X3P (ISO 25178-72)':
    'die Datei ist eine AL3D-Datei von Alicona; exportieren Sie sie als X3P (ISO 25178-72)',
  'the file is a Digital Surf SUR; export it as X3P (ISO 25178-72)':
    'die Datei ist eine SUR-Datei von Digital Surf; exportieren Sie sie als X3P (ISO 25178-72)',
  'broken XML: DataList is opened but never closed':
    'fehlerhaftes XML: DataList wird geöffnet, aber nicht geschlossen',
  'broken XML: a comment or CDATA section is not closed by {mark}':
    'fehlerhaftes XML: Ein Kommentar oder CDATA-Abschnitt wird nicht mit {mark} geschlossen',
  'broken XML: {between} stands between the Datum elements':
    'fehlerhaftes XML: Zwischen den Datum-Elementen steht {between}',
  'broken XML: DataList holds {list} where a Datum should be':
    'fehlerhaftes XML: DataList enthält {list}, wo ein Datum-Element stehen müsste',
  'broken XML: Datum {found} is not closed':
    'fehlerhaftes XML: Das Datum-Element {found} ist nicht geschlossen',
  'Datum {found} has more than three values (x;y;z)':
    'das Datum-Element {found} hat mehr als die drei Werte x;y;z',
  'Datum {found} has {parts} values, but those before it have {fields}':
    'das Datum-Element {found} hat {parts} Werte, die davor haben aber {fields}',
  'DataList holds {found} Datum elements, but the dimensions ask for {count}':
    'DataList enthält {found} Datum-Elemente, die Dimensionen verlangen aber {count}',
  '{where} is {text}, not a decimal number': '{where} ist {text}, keine Dezimalzahl',
  'the file inflates to more than the {most} bytes allowed':
    'die Datei ist entpackt größer als die erlaubten {most} Byte',
  'the file inflates to more than {times} times its {bytes} bytes':
    'die Datei ist entpackt mehr als {times}-mal so groß wie ihre {bytes} Byte',
  'the mask is not a readable PNG: {why}': 'die Maske ist kein lesbares PNG: {why}',
  'the mask has {height} x {width} pixels, but the matrix has {ny} x {nx} points':
    'die Maske hat {height} x {width} Pixel, die Matrix aber {ny} x {nx} Punkte',
  'the file has {found} masks, and it is unclear which one counts':
    'die Datei hat {found} Masken, und es ist unklar, welche gilt',
  'the mask of the file keeps no point: every pixel is black or transparent':
    'die Maske der Datei lässt keinen Punkt übrig: Jedes Pixel ist schwarz oder transparent',
  'the file has no mask: there is no bindata/mask.png in it; leave out mask=file, or use mask=none':
    'die Datei hat keine Maske: bindata/mask.png fehlt; lassen Sie mask=file weg, oder verwenden Sie mask=none',
  'the ZIP holds no main.xml, the main document of an X3P':
    'die ZIP-Datei enthält keine main.xml, das Hauptdokument einer X3P-Datei',
  '{what} names {found} entries of the ZIP, not one: {names}':
    '{what} bezeichnet {found} Einträge der ZIP-Datei statt eines einzigen: {names}',
  'the MD5 given for {what} is {written}, not 32 hexadecimal digits':
    'die MD5 für {what} ist mit {written} angegeben, das sind nicht 32 hexadezimale Ziffern',
  'MD5 mismatch: {what} has {found}, but {expected} is written in the file':
    'MD5 stimmt nicht: {what} hat {found}, in der Datei steht aber {expected}',
  'the point data have {data} bytes, but {ny} x {nx} points of {stride} bytes need {needed}':
    'die Punktdaten haben {data} Byte, {ny} x {nx} Punkte zu je {stride} Byte brauchen aber {needed}',
  'a Datum of a {type} has {expected} values, not {fields}':
    'ein Datum-Element bei {type} hat {expected} Werte, nicht {fields}',
  'the valid-point mask has {mask} bytes, but {values} points need {expected}':
    'die Maske der gültigen Punkte hat {mask} Byte, {values} Punkte brauchen aber {expected}',
  'point {point} has a height of {height} m; it must be at most {most} m':
    'der Punkt {point} hat eine Höhe von {height} m, erlaubt sind höchstens {most} m',
  'point {point} has a height but the coordinates {x}, {y}':
    'der Punkt {point} hat eine Höhe, aber die Koordinaten {x}, {y}',
  'none of the {points} points has coordinates': 'keiner der {points} Punkte hat Koordinaten',
  'the points form no grid: {placed} points on {n} x {m} lines leave most nodes empty':
    'die Punkte bilden kein Gitter: {placed} Punkte auf {n} x {m} Linien lassen die meisten Knoten leer',
  'the points form no grid: point {point} lies on another one':
    'die Punkte bilden kein Gitter: Der Punkt {point} liegt auf einem anderen',
  'the points form no grid: {name} spans {range}':
    'die Punkte bilden kein Gitter: {name} erstreckt sich über {range}',
  'the points form no grid: {name} = {coordinate} is off the lines spaced by {pitch}':
    'die Punkte bilden kein Gitter: {name} = {coordinate} liegt neben den Linien mit dem Abstand {pitch}',
  'a scan may have at most {most} points, but this one has {ny} x {nx}':
    'ein Scan darf höchstens {most} Punkte haben, dieser hat aber {ny} x {nx}',
  'main.xml has {xml} bytes, more than the {most} allowed':
    'main.xml hat {xml} Byte, erlaubt sind höchstens {most}',
  'main.xml links to {link}, which the ZIP does not hold':
    'main.xml verweist auf {link}, das in der ZIP-Datei fehlt',
  'the coordinates form a grid of {ny} x {nx}, but the dimensions say {rows} x {columns}':
    'die Koordinaten bilden ein Gitter von {ny} x {nx}, die Dimensionen geben aber {rows} x {columns} an',
  missing: 'nicht angegeben',
  '; the header seems to be in metres, as without units=um':
    '; der Dateikopf scheint Meter zu verwenden, wie ohne units=um vorausgesetzt',
  'the pitch of {axis} is {found}; it must be between {least} m and {most} m{hint}':
    'der Punktabstand von {axis} ist {found}; er muss zwischen {least} m und {most} m liegen{hint}',
  metres: 'Meter',
  '; the header seems to be in micrometres, and units=um reads it so':
    '; der Dateikopf scheint Mikrometer zu verwenden, was mit units=um so gelesen wird',
  micrometres: 'Mikrometer',
  'a pitch of {pitch} for {nx} columns cannot be {stated}{hint}':
    'bei {nx} Spalten kann die Einheit eines Punktabstands von {pitch} nicht {stated} sein{hint}',
  'a grid of {ny} x {nx} cannot be written': 'ein Gitter von {ny} x {nx} lässt sich nicht schreiben',
  '{heights} heights do not fill a grid of {ny} x {nx}':
    '{heights} Höhen füllen ein Gitter von {ny} x {nx} nicht',
  'the pitches {dx} and {dy} must be positive and finite':
    'die Punktabstände {dx} und {dy} müssen positiv und endlich sein',
  'a profile has one row, not {ny}': 'ein Profil hat eine Zeile, nicht {ny}',
  'a height is infinite; NaN stands for not measured':
    'eine Höhe ist unendlich; NaN steht für „nicht gemessen“',
  'main.xml has a DOCTYPE, which an X3P must not have':
    'main.xml hat einen DOCTYPE, den eine X3P-Datei nicht haben darf',
  'broken XML in main.xml: {reason}': 'fehlerhaftes XML in main.xml: {reason}',
  'the root of main.xml is {name}, not ISO5436_2 with its records':
    'das Wurzelelement von main.xml ist {name}, nicht ISO5436_2 mit seinen Record-Elementen',
  'main.xml has no Record1, since its root element is empty':
    'in main.xml fehlt Record1, denn das Wurzelelement ist leer',
  '{name} is given {found} times, not once': '{name} ist {found}-mal angegeben statt einmal',
  'main.xml has no {name}, or an empty one': 'in main.xml fehlt {name} oder ist leer',
  '{what} is {found}, not one of {allowed}': '{what} ist {found}, zulässig sind {allowed}',
  '{what} is {written}, not a finite decimal number': '{what} ist {written}, keine endliche Dezimalzahl',
  '{what} is {written}, not a whole number of at least 1': '{what} ist {written}, keine ganze Zahl ab 1',
  'the ZIP lists {count} entries, more than the {most} allowed':
    'die ZIP-Datei hat {count} Einträge, erlaubt sind höchstens {most}',
  'the ZIP directory breaks off after {i} of {count} entries':
    'das Verzeichnis der ZIP-Datei bricht nach {i} von {count} Einträgen ab',
  'entry {entry} of the ZIP directory reaches past its end':
    'der Eintrag {entry} im Verzeichnis der ZIP-Datei reicht über dessen Ende hinaus',
  'the ZIP has no directory at its end, so it is cut off after {bytes} bytes':
    'die ZIP-Datei hat an ihrem Ende kein Verzeichnis, sie ist also nach {bytes} Byte abgeschnitten',
}
