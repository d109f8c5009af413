/** The first page of a report in German. */
import { numbersIn } from '../numbers.ts'
import type { FirstPageWords } from './english.ts'

const number = numbersIn('de')
const { grouped } = number

export const GERMAN_PAGE: FirstPageWords = {
  number,
  join: (words) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`,
  range: (from, to) => `${from} bis ${to}`,
  quote: (text) => `„${text}“`,

  report: 'Bericht über eine Vergleichsuntersuchung',
  preview: 'Forschungsversion',
  title: (what, caseId) => (caseId === '' ? `Vergleich: ${what}` : `Vergleich: ${what}, Fall ${caseId}`),
  recipeHandle: (handle) => `Rezept ${handle}`,
  reportHandle: (handle) => `Bericht ${handle}`,
  page: (place, of) => `Seite ${place} von ${of}`,
  figure: 'Abbildung',
  inHead: { case: 'Fall', report: 'Bericht' },
  marks: {
    striated: 'Riefenspuren auf Geschossen',
    impressed: 'Stoßbodenspuren auf Patronenhülsen',
    toolmark: 'Riefenspuren von Werkzeugen',
  },
  part: { land: 'Feld', scan: 'Scan' },

  fields: {
    laboratory: 'Labor',
    case: 'Fall',
    reportNumber: 'Berichtsnummer',
    examiner: 'Sachverständige/r',
    date: 'Datum',
    exhibitA: 'Asservat, Spur A',
    exhibitB: 'Asservat, Spur B',
    exhibitQuestioned: 'Asservat, fragliche Spur',
    exhibitKnown: 'Asservat, bekannte Quelle',
  },
  notGiven: 'keine Angabe',
  seeLastSection: 'Der volle Wortlaut steht im letzten Abschnitt.',
  textsInFull: 'Texte im vollen Wortlaut',
  statement: 'Erklärung des Labors',
  rows: {
    markA: 'Spur A',
    markB: 'Spur B',
    questioned: 'Fragliche Spur (Q)',
    known: (range) => `Vergleichsspuren (${range})`,
    same: 'Hypothese: gleiche Quelle',
    different: 'Hypothese: andere Quelle',
  },
  scans: (n) => `${n} ${n === 1 ? 'Scan' : 'Scans'}`,
  knownScans: (marks, scans) => `${marks} Spuren einer Quelle, ${scans}`,

  names: { a: 'Spur A', b: 'Spur B', questioned: 'Spur Q', known: (n) => `Vergleichsspur K${n}` },
  titles: { a: 'Spur A', b: 'Spur B', questioned: 'Fragliche Spur Q', known: (n) => `Vergleichsspur K${n}` },
  thisComparison: 'dieser Vergleich',
  request: 'die Anfrage',
  scansOf: (scans, joined, mark) => `${scans.length === 1 ? 'Scan' : 'Scans'} ${joined} von ${mark}`,
  warning: (places, message) => `Warnung (${places}): ${message}.`,

  conclusion: (verbal) => `Ergebnis: ${verbal}`,
  direction: { same: 'gleiche Quelle', different: 'verschiedene Quellen' },
  supportFor: (support, direction) => `${support} für ${direction}`,
  noSupport: 'keine nennenswerte Unterstützung für eine der Hypothesen',
  directionOpen: ' (Richtung auf dem 95-%-Niveau offen)',
  clauses: {
    twoSame: 'beide Spuren dieselbe Quelle haben',
    twoDifferent: 'die Spuren verschiedene Quellen haben',
    knownSame: 'die fragliche Spur von der Quelle der Vergleichsspuren stammt',
    knownDifferent: 'die fragliche Spur von einer anderen Quelle stammt',
  },
  equallyProbable: (same, different) =>
    `Bezogen auf die unten genannte Referenz ist die festgestellte Ähnlichkeit gleich wahrscheinlich, ob ${same} oder ob ${different}.`,
  timesAsProbable: (times, one, other) =>
    `Bezogen auf die unten genannte Referenz ist die festgestellte Ähnlichkeit etwa ${times}-mal so wahrscheinlich, wenn ${one}, wie wenn ${other}.`,
  atLimit: (one) =>
    `Die festgestellte Ähnlichkeit spricht dafür, dass ${one}. Die Zahl ist an der Grenze der unten genannten Referenz abgeschnitten; sie ist kein gemessener Wert.`,
  likelihoodRatio: (ratio) => `Likelihood-Quotient (LR) ${ratio}`,
  atBound: (ratio) => `${ratio}, mehr kann diese Referenz nicht stützen`,
  interval: (range) => `; 95-%-Intervall ${range}`,
  diagnosticOnly: 'nur zur Diagnose',

  scale: {
    title: 'Der Likelihood-Quotient auf der verbalen Skala',
    name: (name) => `Verbale Skala: ${name}.`,
    description: (ratio, verbal, low, high, atLimit) =>
      `Verbale Skala der Likelihood-Quotienten, von der Unterstützung für verschiedene Quellen links bis zur Unterstützung für gleiche Quelle rechts. Der Quotient ist ${ratio}: ${verbal}. Die Referenz stützt Quotienten von ${low} bis ${high}${atLimit ? '; der Quotient steht an dieser Grenze' : ''}.`,
    different: 'Unterstützung für verschiedene Quellen',
    same: 'Unterstützung für gleiche Quelle',
    limited: (lr) => `${lr}, begrenzt durch den Umfang der Referenz`,
    limit: (ratio) => `Grenze ${ratio}`,
    caption:
      'Der Likelihood-Quotient (LR) auf der verbalen Skala. Senkrechte Striche: Grenzen der Referenz. Dicke Linie: 95-%-Intervall.',
  },
  picture: {
    twoMarks: (a, b) => `Verglichen wurden ${a} (links) und ${b} (rechts).`,
    knownMarks: (a, n, best) =>
      `Verglichen wurde ${a} (links) mit ${n} Vergleichsspuren, von denen ${best} am besten übereinstimmt (rechts).`,
    bestPart: (part) => `Gezeigt ist jeweils das am besten übereinstimmende ${part}.`,
    higher: 'Heller bedeutet höher.',
    description: (title, columns, rows) =>
      `${title}: Höhen als Bild mit ${columns} mal ${rows} Punkten; heller bedeutet höher.`,
  },

  refused: 'Kein Likelihood-Quotient',
  refusedMeans: 'Der Vergleich wurde abgelehnt. Das spricht weder für noch gegen eine gemeinsame Quelle.',

  limits: 'Grenzen der Aussage',
  checks: 'Prüfungen, Warnungen und Einschränkungen',
  allChecks: (others, section) => {
    const findings =
      others === 0
        ? 'Alle Prüfungen'
        : `Alle Prüfungen und ${others === 1 ? 'eine weitere Warnung' : `${others} weitere Warnungen`}`
    return `${findings} stehen im Abschnitt ${section}. Keine Prüfung erkennt ein vertauschtes Asservat, eine beschädigte Spur oder einen Scan der falschen Stelle.`
  },
  limitsOfRatio: (low, high, atLimit) =>
    atLimit
      ? `Die Referenz stützt Quotienten von ${low} bis ${high}. Dieser Quotient steht an der Grenze, die der Umfang der Referenz setzt: Er bedeutet keine Gewissheit.`
      : `Die Referenz stützt Quotienten von ${low} bis ${high}. Dieser Quotient liegt dazwischen.`,
  onePart: (note) =>
    `${note} Er ist ein Teil der Beweismittel eines Falles; ihn mit den übrigen zusammenzuführen ist Aufgabe des Gerichts.`,
  pairs: (same, different) =>
    `${grouped(same)} Paare gleicher Quelle und ${grouped(different)} Paare verschiedener Quellen`,
  questions: (same, different) =>
    `${grouped(same)} Fragestellungen mit Spuren gleicher Quelle und ${grouped(different)} mit Spuren verschiedener Quellen, jeweils eine Spur gegen zwei Vergleichsspuren`,
  reference: (id, name, population, sources, vouched) =>
    `Referenz ${id}: ${name}. Sie stammt aus ${sources} Quellen und umfasst ${population}.${vouched} Über andere Waffen, Werkzeuge, Materialien oder Messgeräte sagt die Zahl nichts aus.`,
  nobodyVouches: 'Niemand hat angegeben, dass dieser Fall zu ihrer Population gehört.',
}
