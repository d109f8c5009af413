/** The sections after the first page of a report in German. */
import { GERMAN_MEASURES } from '../checks/german.ts'
import { numbersIn } from '../numbers.ts'
import type { SectionWords } from './english.ts'

const { grouped, percent, day: date } = numbersIn('de')

export const GERMAN_SECTIONS: SectionWords = {
  thisComparison: (value) => `dieser Vergleich: ${value}`,
  scoreOf: (kind) => `Score (${kind})`,
  scorerConfigHash: 'Hash der Scorer-Konfiguration',
  correlation: 'Korrelation',
  logRatio: 'log10 LR',

  result: {
    heading: 'Das Ergebnis in Zahlen',
    compared: 'Was verglichen wird',
    numerator: 'Zähler: die Vergleichsspuren dieser Quelle.',
    denominator: (reference) => `Nenner: andere Quellen der Referenz ${reference}, von derselben Klasse.`,
    log10: 'log10 des Likelihood-Quotienten',
    interval: '95-%-Intervall',
    ofLog10: (interval) => `log10 LR ${interval}`,
    ofRatio: (interval) => `Likelihood-Quotient ${interval}`,
    method: (code, sources) => `${code}, über die ${sources} Quellen der Referenz`,
    direction: 'Richtung',
    bounds: 'Grenzen der Referenz',
    fromTo: (low, high, lowRatio, highRatio) =>
      `log10 LR von ${low} bis ${high}: ein Likelihood-Quotient von ${lowRatio} bis ${highRatio}`,
    reached:
      'Erreicht: Die Paare der Referenz stützen keine stärkere Aussage, daher wird die Grenze selbst berichtet.',
    notReached: 'Nicht erreicht.',
    score: 'Score',
    population: 'Referenzpopulation',
    testFires: 'Vergleichsspuren',
  },
  interval: {
    atBound: 'an der Grenze, welche Spuren der Referenz auch gezogen werden; das bedeutet keine Gewissheit',
    alike: (end) => `${end}, auf die gezeigten Stellen genau`,
  },

  known: {
    heading: 'Die Vergleichsspuren',
    lead: (n) =>
      `Die fragliche Spur (Q) wurde mit ${n} Vergleichsspuren einer Quelle verglichen (K1, K2 und so weiter, in der Reihenfolge der Anfrage), und diese miteinander. Wie gut sie miteinander übereinstimmen, zeigt, wie gut diese Quelle Spuren hinterlässt.`,
    matrix: 'Der Score von je zwei Spuren. Je dunkler, desto besser die Übereinstimmung; weiß ist Zufall.',
    mark: 'Vergleichsspur',
    withQuestioned: 'Score mit der fraglichen Spur',
    withKnown: 'Mittlerer Score mit den anderen Vergleichsspuren',
    alone:
      'Der Score jeder Vergleichsspur für sich. Eine einzelne Vergleichsspur ergibt keinen Likelihood-Quotienten: Sie zeigt nicht, wie gut ihre Quelle Spuren hinterlässt.',
    among: 'Vergleichsspuren unter sich',
    average: (score) => `im Mittel ${score}`,
    least: (score) => `; ein Likelihood-Quotient erfordert mindestens ${score}`,
    questioned: 'Fragliche Spur mit Vergleichsspuren',
    chance: 'Zufall',
    byChance: (mean, sd) =>
      `im Mittel ${mean} zwischen Spuren verschiedener Quellen, mit einer Standardabweichung von ${sd}`,
    testMarks: 'Hergestellte Vergleichsspuren',
    made: (made, used) =>
      made === null ? `Anzahl nicht angegeben, ${used} verwendet` : `${made} hergestellt, ${used} verwendet`,
    alike: 'Auf beiden Seiten gleich',
    isAlike: (one) => (one === null ? 'keine Angabe' : one ? 'ja' : 'nein'),
    ammunition: (is) => `Munition: ${is}`,
    instrument: (is) => `Messgerät: ${is}`,
    condition: (is) => `Zustand der Quelle: ${is}`,
    leftOut: 'Nicht gezählt',
    wouldLeaveOut: 'Laut Anfrage wegzulassen',
    columns: 'Vergleichsspuren',
    matrixTitle: 'Scores der fraglichen Spur und der Vergleichsspuren',
    pairScore: (one, other, score) => `${one} mit ${other} ${score}`,
    matrixText: (questioned, among) =>
      `Matrix der Scores. Die fragliche Spur mit ${questioned}; unter den Vergleichsspuren ${among}. Umrahmt ist die Vergleichsspur, die mit der fraglichen am besten übereinstimmt.`,
    notCounted: 'zählt nicht',
    without: 'Ohne',
    ratio: 'Likelihood-Quotient',
    why: 'Grund',
    none: 'keiner: Die übrigen stimmen nicht besser überein als durch Zufall',
    oneLess:
      'Das Ergebnis ist die Zahl mit allen Vergleichsspuren. Dies ist zum Vergleich die Zahl ohne eine von ihnen.',
    densities:
      'Wie wahrscheinlich ein Score ist, wenn die fragliche Spur von der Quelle der Vergleichsspuren stammt, und wenn sie von einer anderen Quelle stammt. Das Verhältnis beider beim gefundenen Score ist der Likelihood-Quotient vor den Grenzen der Referenz.',
  },

  scope: {
    lead: (domain, called, warnings) =>
      `Vor dem Vergleich wurde jeder Scan daraufhin geprüft, ob er in den Geltungsbereich ${domain} fällt und den Bedingungen der Referenz entspricht; ebenso wurde das Paar geprüft.${called ? ' Q ist die fragliche Spur; K1, K2 und so weiter sind die Vergleichsspuren.' : ''} ${warnings === 0 ? 'Es gibt keine Warnungen.' : 'Einige Befunde verhindern den Vergleich nicht, sollten aber bekannt sein. Sie stehen am Ende dieses Abschnitts.'}`,
    scan: 'Scan',
    pitch: 'Punktabstand (µm)',
    texture: 'Textur',
    conditions: 'Bedingungen',
    measured: 'Gemessener Anteil',
    rms: 'rms, ganzer Scan (nm)',
    inBrackets:
      'In Klammern steht die Grenze jeder Prüfung. Textur ist der Anteil des Reliefs, der in einer Richtung verläuft. Bedingungen ist der Abstand des Scans von den Spuren der Referenz, im Verhältnis zu deren Spannweite. Die rms-Höhe des ganzen Scans zeigt, ob er überhaupt ein Relief hat; bei den Bedingungen wird die des verglichenen Teils an der Referenz gemessen.',
    pair: 'Paar',
    knownMarks: 'Vergleichsspuren',
    two: (a, b) => `${a} mit ${b}`,
    names: {
      identity: 'Identität',
      order: 'Reihenfolge',
      texture: 'Textur',
      handedness: 'Spiegelung',
      conditions: 'Bedingungen',
      reproducibility: 'Reproduzierbarkeit',
      resolution: 'Auflösung',
      modality: 'Art der Spur',
      coverage: 'Abdeckung',
      signal: 'Signal',
    },
    found: (pair, check, reason) => `${pair}, ${check}: ${reason}.`,
    limitations: 'Einschränkungen',
    relative: (population, sources, sets) =>
      `Die Zahl bezieht sich auf ${population}, insgesamt aus ${sources} Quellen (${sets}). Über andere Fabrikate von Waffen oder Werkzeugen, andere Materialien oder andere Messgeräte sagt sie nichts aus. Dort kann sich der Score anders verhalten, und keine Zahl in diesem Bericht sagt, wie.`,
    measure: 'Messgröße',
    range: 'Spannweite der Referenz',
    ranges: (scans) =>
      `Eigenschaften der ${scans} Scans der Referenz. Über Spuren außerhalb dieser Spannweiten sagt die Zahl nichts aus.`,
    bounded:
      'Bei so wenigen Quellen ist der Likelihood-Quotient begrenzt. Sein Intervall zeigt nur, wie er davon abhängt, welche dieser Quellen in der Referenz sind. Fehler vor dem Scan erfasst es nicht: ein vertauschtes Asservat, eine beschädigte Spur, einen Scan der falschen Stelle.',
    scale:
      'Der seitliche Maßstab wird so übernommen, wie die Dateien ihn angeben. In Versuchen mit Spuren bekannter gleicher Quelle blieb die Zahl gleich, wenn der Maßstab einer Spur um 2\u00a0% zu klein war. Bei 4\u00a0% sank sie, und bei 6\u00a0% wurden einige wie Spuren verschiedener Quellen bewertet.',
  },
  measures: GERMAN_MEASURES,

  reference: {
    heading: 'Referenzpopulation',
    name: 'Name',
    size: 'Umfang',
    pairs: (same, different) =>
      `${grouped(same)} Paare bekannter gleicher Quelle (KM), ${grouped(different)} bekannter verschiedener Quellen (KNM)`,
    questions: (population) => `${population} (KM und KNM)`,
    sources: (size, sources, scheme) => `${size}, ${sources} Quellen (Cluster: ${scheme})`,
    population: 'Population',
    nobody: 'Niemand hat angegeben, dass dieser Fall zur Population dieser Referenz gehört.',
    leftOutSets: 'Bei ausgelassenen Datensätzen',
    noCost: (lacks) =>
      `kein Cllr, denn ${lacks ? 'eine der Klassen fehlt' : 'die anderen Datensätze stützen keinen LR'}`,
    leftOutSet: ({ set, cost, km, under, knm, over }) =>
      `${set}: ${cost}; ${km} KM, davon ${under} unter LR 1/3; ${knm} KNM, davon ${over} über LR 3`,
    answered: (share) => `; ${percent(Number(share.toFixed(2)))} der Fragestellungen erhielten eine Zahl`,
    leftOut: 'Ausgelassen',
    leftOutSources: (sources) => `Quellen ${sources}`,
    dataSets: 'Datensätze',
    cost: 'Kosten',
    figures: (cllr, least, loss, auc) =>
      `Cllr ${cllr}, davon Cllr_min ${least} und Kalibrierungsverlust ${loss}; AUC ${auc}`,
    protocol: (protocol) => `Protokoll: ${protocol}`,
    built: 'Erstellt',
    meaning:
      'Cllr sind die mittleren Kosten der Likelihood-Quotienten aller dieser Paare in Bit. 0 ist vollkommen; ein Verfahren, das immer 1 antwortet, kostet 1. Diese Zahlen beschreiben die Anpassung dieser Referenz nach dem genannten Protokoll. Sie sind keine Fehlerrate forensischer Untersuchungen.',
    histogram: 'Wo dieser Score unter den Scores der Referenz liegt, als Anteile jeder Klasse.',
    tippett: (questions, protocol) =>
      `Tippett-Diagramm: der Anteil der ${questions ? 'Fragestellungen' : 'Paare'} der Referenz, deren log10 LR mindestens den Wert auf der Achse hat. Protokoll: ${protocol}.`,
  },

  sensitivity: {
    heading: 'Andere vertretbare Einstellungen',
    notAvailable: (reason) => `Nicht verfügbar: ${reason}.`,
    note: 'Jede Variante wird mit ihrer eigenen Scorer-Konfiguration bewertet und an der Referenz kalibriert, die mit derselben Konfiguration bewertet wurde. Die Spanne reicht vom kleinsten bis zum größten log10 LR der Varianten und der eingesetzten Konfiguration. Sie ist kein Intervall und hat keine Wahrscheinlichkeit: Die Varianten sind Festlegungen, keine Stichprobe. Die Antwort bleibt die der eingesetzten Konfiguration.',
    deployed: 'Eingesetzte Konfiguration',
    ofDeployed: (value) => `log10 LR ${value}`,
    range: 'Kleinster bis größter Wert',
    ofRange: (least, greatest) => `log10 LR von ${least} bis ${greatest}; das ist kein Intervall`,
    variants: 'Varianten',
    counts: ({ all, calibrated, bound, refused, missing, crossed }) =>
      [
        `${all} Varianten`,
        `${calibrated} mit einem LR`,
        `${bound} an einer Grenze`,
        `${refused} abgelehnt`,
        ...(missing > 0 ? [`${missing} nicht verfügbar`] : []),
        `${crossed} jenseits von 0,5 auf der anderen Seite`,
      ].join(', '),
    movesMost: 'Verändert sie am meisten',
    moves: (name, low, high) => `${name}: ${low} am unteren Ende, ${high} am oberen Ende`,
    nothingMoves: 'kein einzelner Hyperparameter verändert die Antwort',
    none: 'keiner',
    variant: 'Variante',
    changed: 'Geändert',
    together: 'alle zusammen',
    outcomes: { calibrated: 'kalibriert', refused: 'abgelehnt', not_available: 'nicht verfügbar' },
    atBound: (value) => `${value}, die Grenze`,
    alike: (count, of, value, names) =>
      `${count === of ? `Alle ${count}` : `${count} von ${of}`} Varianten ergeben log10 LR ${value}: ${names}.`,
    cost: 'Cllr ist der Wert der Anpassung der Variante, über Teile von Quellen, die die Anpassung nicht gesehen hat. Wo er fehlt, hat die Referenz zu wenige Quellen für solche Teile, oder es wurden mehrere Vergleichsspuren verglichen.',
  },

  marks: {
    heading: 'Die Spuren, und wo sie übereinstimmen',
    regions: (n, a, b) =>
      n === 0
        ? `Kein Bereich von ${a} stimmt mit ${b} überein.`
        : `${n === 1 ? `Ein Bereich von ${a} stimmt` : `${n} Bereiche von ${a} stimmen`} mit ${b} in einer gemeinsamen Lage überein. Jeder ist umrahmt und trägt auf beiden Spuren dieselbe Nummer.`,
    best: (known) => `Von den Vergleichsspuren stimmt ${known} mit der fraglichen Spur am besten überein.`,
    bestPart: (part) => `Die Bilder zeigen von jeder Spur das am besten übereinstimmende ${part}.`,
    striae: 'Die Riefen verlaufen von oben nach unten. Nur der verglichene Teil ist gezeigt.',
    caption:
      'Höhen mit gespreiztem Kontrast: heller ist höher, Schwarz wurde nicht gemessen. Rahmen: Bereiche, die übereinstimmen.',
    both: (a, b) => `${a} und ${b}`,
    sameWay: (mark) => `${mark}, in gleicher Weise.`,
    pictureText: (title, columns, rows, regions) =>
      `${title}: Höhen als Bild mit ${columns} mal ${rows} Punkten; heller bedeutet höher${regions === 0 ? '' : `; ${regions} übereinstimmende Bereiche sind umrahmt`}.`,
    partByPart: (part) => `${part} für ${part}`,
    matrixTitle: (part, a, b) => `Korrelation jedes ${part}es von ${a} mit jedem ${part} von ${b}`,
    matrixText: (rows, columns, framed) =>
      `Matrix von ${rows} mal ${columns} Korrelationen; auf der umrahmten Diagonale ${framed}.`,
    partsLead: (part, a, b, score) =>
      `Korrelation jedes ${part}es von ${a} mit jedem ${part} von ${b}, jeweils bei der Verschiebung, bei der sie am größten ist. Die Rahmen zeigen die Drehung der einen Spur gegen die andere, die am besten passt. Der Score (${score}) wird aus dieser Matrix gebildet.`,
    partsCaption: 'Kreuzkorrelation der Signaturen, von 0 (weiß) bis 1 (dunkel).',
    partOf: (part, mark) => `${part} von ${mark}`,
    lag: 'Verschiebung (Punkte)',
    pairAlone: 'log10 LR, nur dieses Paar',
    ofRatio: (log10, ratio) => `${log10} (LR ${ratio})`,
    perPart:
      'Was jedes Felderpaar der besten Diagonale für sich ergibt, nur zur Diagnose: Die Felder eines Geschosses sind nicht unabhängig, daher ergeben diese Werte multipliziert nicht den berichteten Likelihood-Quotienten.',
    readOn: (reference) => `Sie sind an der Referenz ${reference} abgelesen.`,
  },

  registration: {
    profiles: 'Die Profile, aufeinandergelegt',
    maps: 'Die Höhenkarten, aufeinandergelegt',
    aligned: (b, isTurned, shift, correlation) =>
      `${b} ist ${isTurned ? 'um 180° gedreht und ' : ''}um ${shift} µm verschoben; dort korrelieren die Profile am besten (${correlation}). Die übereinstimmenden Abschnitte sind hinterlegt.`,
    evened: 'Höhe / örtliche Amplitude',
    height: 'Höhe (µm)',
    profilesCaption: 'Mittlere Profile quer zu den Riefen, in dem Band, das verglichen wird.',
    registered: (b, turn, right, down) =>
      `${b} ist um ${turn}° gedreht und um ${right} µm nach rechts und ${down} µm nach unten verschoben; dort stimmen die Spuren am besten überein. Beide Bilder haben denselben Ausschnitt.`,
    cells: ({ onA, allA, a, onB, allB, b }) =>
      `${onA} von ${allA} Zellen von ${a} und ${onB} von ${allB} Zellen von ${b} stimmen überein; sie sind rot gezeichnet, die übrigen grau.`,
    cellsOf: (a) => `Zellen von ${a}`,
    laidOn: (b, a) => `Zellen von ${b}, auf ${a} gelegt`,
    cellsText: (title, cells, agree) =>
      `${title}: ${cells} Zellen, von denen ${agree} mit der anderen Spur übereinstimmen.`,
    mapsCaption: (b, a) =>
      `Die Höhenkarten in dem Band, das verglichen wird. Zellen von ${b} sind dort gezeichnet, wo sie auf ${a} liegen.`,
    region: 'Bereich',
    on: (mark) => `Auf ${mark}`,
    start: 'Anfang quer zu den Riefen',
    corner: 'Erste Spalte und Zeile in der Höhenkarte',
    regions: (what, size) =>
      `${what} und Korrelation jedes Bereichs; jeder ist ${size} µm breit. Längen in µm.`,
    alignedTitle: (a, b) => `${a} und ${b}, aufeinandergelegt`,
    alignedText: (a, b, shift, stretches) =>
      `Die Profile von ${a} und ${b} aufeinandergelegt, ${b} um ${shift} µm verschoben; übereinstimmende Abschnitte: ${stretches}.`,
    across: 'quer zu den Riefen (mm)',
  },

  plots: {
    histogramTitle: 'Scores der Referenz',
    histogramText: (km, knm, score) =>
      `Histogramm von ${km} Scores bekannter gleicher und ${knm} bekannter verschiedener Quellen der Referenz${score === undefined ? '' : `; der Score dieses Vergleichs ist ${score}`}.`,
    shareOfClass: 'Anteil an der Klasse',
    km: (n) => `bekannte gleiche Quelle (KM, ${grouped(n)})`,
    knm: (n) => `bekannte verschiedene Quellen (KNM, ${grouped(n)})`,
    tippettTitle: 'Tippett-Diagramm',
    tippettText: (models, value) =>
      `Anteil der Paare gleicher und verschiedener Quellen, deren log10 LR mindestens einen Wert hat${models > 1 ? ', für jedes Modell' : ''}${value === undefined ? '' : `; dieser Vergleich hat ${value}`}.`,
    shareAtLeast: 'Anteil ≥ Wert',
    densitiesTitle: 'Dichten des Scores',
    densitiesText: (same, different, own) =>
      `Dichte des Scores einer Spur von der Quelle der Vergleichsspuren, am höchsten bei ${same}, und einer Spur von einer anderen Quelle, am höchsten bei ${different}; der Score dieses Vergleichs ist ${own}.`,
    density: 'Dichte',
    ofSource: 'Spur von der Quelle der Vergleichsspuren',
    ofAnother: 'Spur von einer anderen Quelle (Zufall)',
  },

  method: {
    heading: 'Wie gerechnet wurde',
    engine: 'Programm',
    scorer: 'Scorer',
    stages: 'Stufen',
    stage: 'Stufe',
    code: 'Code, mit seiner Version',
    parameters: 'Parameter',
    caption:
      'Jede Berechnung hinter dem Likelihood-Quotienten, mit jedem Parameter, mit dem sie ausgeführt wurde. Längen in Metern, Winkel in Grad.',
  },

  inputs: {
    heading: 'Eingaben',
    lead: 'SHA-256 jedes Scans, wie er empfangen wurde. Dateinamen sind die, die angegeben wurden.',
    leadWithoutNames:
      'SHA-256 jedes Scans, wie er empfangen wurde. Ein Dateiname gehört zur Anfrage, mit der die Datei hochgeladen wurde; hier ist keiner bekannt.',
    file: 'Datei',
    scans: 'Scans',
    instrument: 'Messgerät, wie die Dateien es nennen',
    asSaid: (scan, said) => `${scan}, laut Anfrage: ${said}.`,
    micrometres: 'seine Längen sind in Mikrometern',
    insideMask: 'nur die Punkte innerhalb der Maske der Datei wurden verwendet',
    whole: 'der ganze Scan wurde verwendet',
    edges: (left, right) => `die Kanten zu den Zügen wurden bei ${left} und ${right} µm gesetzt`,
    replica: 'er zeigt eine Abformung: Er wurde gespiegelt, Höhen und Tiefen wurden vertauscht',
    mirrored: 'er zeigt das Spiegelbild der Spur und wurde gespiegelt',
  },
  instrument: {
    unknown: 'unbekannt',
    unknownName: 'Messgerät unbekannt',
    unknownSerial: 'Seriennummer unbekannt',
    serial: (serial) => `Seriennummer ${serial}`,
    unknownCalibration: 'Kalibrierdatum unbekannt',
    sameDay: (day) => `Kalibrierdatum gleich dem des Scans (${date(day)}), daher möglicherweise ohne Aussage`,
    calibrated: (day, measured) =>
      `kalibriert ${date(day)}${measured === null ? '' : `, gemessen ${date(measured)}`}`,
    clockDefault: (day) => `${date(day)} ist die Voreinstellung einer Uhr und als Datum nicht glaubhaft`,
  },

  handles: {
    headingReport: 'Bericht',
    heading: 'Rezept und Bericht',
    recipe:
      'Diese Kennung ist der SHA-256 des Rezepts dieses Vergleichs: seiner Eingaben, der Scorer-Konfiguration, der Referenz, der Programmversion, jedes Zwischenergebnisses und des Ergebnisses. Dieselben Scans, dieselbe Konfiguration, dieselbe Referenz und dasselbe Programm ergeben dieselbe Kennung. Ein Dienst, der das Rezept hat, gibt es unter /v1/recipes/{handle} aus. Dort rechnet /v1/recipes/{handle}/verify jeden Schritt neu, leitet das Rezept neu ab und vergleicht diese Kennung.',
    code: 'Die Kennung des Rezepts als QR-Code.',
    codeTitle: 'QR-Code',
    codeText: (content) => `QR-Code von ${content}`,
    report:
      'Diese Kennung bezeichnet den Bericht: das Ergebnis mit seinen Prüfungen, Bildern, übereinstimmenden Bereichen und der Kennung des Rezepts. Fall, Sachverständige und Dateinamen gehen nicht ein. Ein Dienst, der den Bericht hat, gibt ihn unter /v1/reports/{handle} aus, und als Dokument wie dieses unter /v1/reports/{handle}/report.pdf.',
    refusal:
      'Diese Kennung bezeichnet den Bericht: die Gründe mit den Prüfungen. Fall, Sachverständige und Dateinamen gehen nicht ein. Ein Rezept gibt es nicht, weil es keinen Likelihood-Quotienten gibt. Ein Dienst, der den Bericht hat, gibt ihn unter /v1/reports/{handle} aus, und als Dokument wie dieses unter /v1/reports/{handle}/report.pdf.',
  },
}
