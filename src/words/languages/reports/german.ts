/** The notes, warnings and reasons of reports, in German. */
import { type REPORTS, SCOPE_WARNINGS } from '../../reports.ts'
import { GERMAN_PAGE } from '../first-page/german.ts'
import type { Alike, BulletOrder } from './order.ts'

const { number, join } = GERMAN_PAGE
const { plain: n, decimal, threeDigits: short, day } = number
const between = (range: readonly number[]): string => range.map(short).join(' bis ')

const ACCEPTED: Readonly<Record<string, string>> = {
  scan_in_two_marks: 'ein Scan in zwei Spuren vorkommt',
  near_copies: 'Spuren darin nahezu derselbe Scan sind',
  names_alike: 'Namen darin kaum zu unterscheiden sind',
}

function unlike(of: { ammunition?: Alike; instrument: Alike; condition: Alike }): string {
  const all = [
    ['Munition', of.ammunition],
    ['Messgerät', of.instrument],
    ['Zustand der Quelle', of.condition],
  ] as const
  const named = (is: Alike): string => join(all.filter(([, alike]) => alike === is).map(([what]) => what))
  const open = named(null)
  const other = named(false)
  return [
    ...(other === '' ? [] : [`Fragliche Spur und Vergleichsspuren unterscheiden sich in: ${other}`]),
    ...(open === ''
      ? []
      : [`Niemand hat angegeben, dass fragliche Spur und Vergleichsspuren gleich sind in: ${open}`]),
  ].join('. ')
}

function changed(side: string, { change, not_scanned }: BulletOrder): string {
  if ('moved' in change) {
    const what = not_scanned.includes(change.moved) ? 'dem fehlenden Feld' : 'Feld'
    return `${what} ${change.moved} von ${side} zwischen den Plätzen ${change.between[0]} und ${change.between[1]}`
  }
  const [one, other] = change.exchanged
  const missing = change.exchanged.find((place) => not_scanned.includes(place))
  if (missing === undefined) return `vertauschten Feldern ${one} und ${other} von ${side}`
  return `Feld ${missing === one ? other : one} von ${side} auf dem Platz ${missing}, den kein Scan zeigt`
}

export const GERMAN_REPORTS: typeof REPORTS = {
  as_worded: ({ text }) => text,
  weight_of_evidence: () =>
    'Dieser Likelihood-Quotient ist ein Maß der Beweiskraft im Verhältnis zur genannten Referenzpopulation, kein Urteil über eine gemeinsame Quelle, und sagt nichts über die Fehlerrate forensischer Untersuchungen.',
  neither: () =>
    'Wo es keinen Likelihood-Quotienten gibt, wird keine der beiden Hypothesen gestützt. Die Scores einzelner Vergleichsspuren sind keine Quotienten: Eine Spur allein zeigt nicht, wie gut ihre Quelle Spuren hinterlässt.',
  test_fires: () =>
    'Zwei oder mehr Vergleichsspuren der mutmaßlichen Quelle, etwa von Vergleichsschüssen, würden zeigen, wie gut sie Spuren hinterlässt; der Quotient beruhte dann auf dieser Quelle und weniger auf dem Zufall der Population.',
  absence_of_agreement: () =>
    'Unterstützung für verschiedene Quellen bedeutet fehlende Übereinstimmung. Auch Verschleiß, Munition, Beschädigung und schwache Spuren führen dazu. Sie schließt nichts aus.',
  single_land: () =>
    'verglichen wurde ein Feld je Seite, was nur der Diagnose dient: Die Grenzen sind höchstens die ganzer Geschosse, denn Felder weniger Läufe sind keine zusätzlichen Läufe; für einen Befund, der berichtet werden soll, sind alle Felder beider Geschosse zu vergleichen',

  ...SCOPE_WARNINGS,

  instrument_not_in_reference: (of) =>
    `gemessen mit ${of.instrument}; die Referenz ${of.reference} enthält keinen Scan eines solchen Messgeräts`,
  calibration_old: (of) =>
    `laut Datei wurde das Messgerät am ${day(of.calibrated)} kalibriert, ${of.days} Tage vor dem Scan vom ${day(of.measured)}; dieses Labor lässt ${of.most_days} zu`,
  one_sided: ({ more, fewer }) =>
    `eine Spur hat ${more} Scans, die andere ${fewer}: Der Score beruht auf dem, was die kleinere Spur zeigt`,
  resolution_of_reference: (of) =>
    `der Punktabstand wird an dem der Referenz ${of.reference} gemessen, nicht an den Grenzen der Spezifikation`,
  duplicate_scan: (of) =>
    `es ist derselbe Scan wie Scan ${of.scan} von ${of.mark}; jeder Teil der Spur ist nur einmal anzugeben`,
  units_override: () => 'die Längen wurden, wie in der Anfrage angegeben, als Mikrometer gelesen',
  mask_used: () => 'die Punkte außerhalb der Maske der Datei wurden weggelassen',
  checksum_of_description: () =>
    'main.xml hat eine andere Prüfsumme, als die Datei dafür angibt; die Beschreibung wurde also nachträglich geändert. Die Prüfsumme der Höhen wird gesondert geprüft',
  replica: () => 'der Scan wurde als Abformung gelesen: gespiegelt, mit vertauschten Höhen und Tiefen',
  mirrored: () =>
    'der Scan wurde als Spiegelbild gelesen und zurückgespiegelt; die Höhen blieben unverändert',
  unknown_column: (of) => {
    const names = of.columns.map((column) => JSON.stringify(column)).join(', ')
    const more = of.more > 0 ? ` und ${of.more} weitere` : ''
    return `unbekannte Spalten, die nicht gelesen werden: ${names}${more}; ein Manifest kann ${join(of.known)} enthalten`
  },
  near_copy: ({ of }) =>
    `stimmt mit ${of} besser überein, als es zwei Scans einer Spur tun: Es ist nahezu derselbe Scan, vermutlich eine veränderte Kopie (Rauschen, Verschiebung, Glättung, anderer Punktabstand). Eine Kopie sagt nichts über Quellen, gleich welche Zahl herauskommt; anzugeben sind Scans zweier Spuren`,
  composed: (of) =>
    'times' in of
      ? `die Höhen setzen sich zwischen den ${of.along === 'columns' ? 'Spalten' : 'Zeilen'} ${of.at} und ${of.at + 1} nicht fort: Der Sprung ist ${n(of.times)}-mal so groß wie beiderseits davon. Der Scan scheint aus Teilen zusammengesetzt zu sein. Vor jeder Verwendung der Zahl ist zu klären, wie er entstanden ist`
      : `die Flächen stimmen in ${of.first} Bereichen in einer Lage überein und in ${of.second} weiteren in einer anderen: Einer der Scans scheint aus Teilen zusammengesetzt zu sein. Vor jeder Verwendung der Zahl ist zu klären, wie er entstanden ist`,
  test_fire_apart: ({ of }) =>
    `stimmt mit den übrigen ${of} Vergleichsspuren viel schlechter überein als diese untereinander; die Ursache ist zu klären (andere Waffe, beschädigte Spur, andere Munition), und der Quotient ohne diese Spur ist zu beachten`,
  copy_left_out: ({ of }) =>
    `es ist derselbe Scan wie ${of} oder eine veränderte Kopie davon und zählt daher nicht als eigene Spur`,
  known_not_all: (of) =>
    `${of.made} Vergleichsspuren wurden hergestellt, ${of.used} sind angegeben: Eine Auswahl verändert den Quotienten; anzugeben sind alle, oder ein Grund für jede weggelassene`,
  reproduction_unknown: (of) =>
    `${unlike(of)}. Eine fragliche Spur, die schlechter ausgeprägt ist als die Vergleichsspuren (${of.ammunition === undefined ? '' : 'andere Munition, '}Verschleiß, Beschädigung), stimmt auch dann nur so wenig überein, wenn sie von derselben Quelle stammt. Vergleichsspuren sind unter den Bedingungen des Falles herzustellen, und das ist anzugeben.`,
  population_unknown: ({ reference, data_sets: sets, parts }) => {
    const limit =
      sets === null
        ? ''
        : ` Sie enthält ${sets} ${sets === 1 ? 'Datensatz' : 'Datensätze'}; der Quotient für verschiedene Quellen reicht daher nicht weiter als 1 zu ${sets + 1}: eine vorsichtige Konvention, keine geschätzte Wahrscheinlichkeit.`
    const ways = [
      ...(parts.length > 0
        ? [
            `nach den Umständen des Falls und nicht nach dem Ergebnis den passenden Teil der Referenz wählen (${parts.join(', ')})`,
          ]
        : []),
      'eine Referenz des eigenen Labors verwenden',
      'Vergleichsschüsse dieser Quelle untereinander vergleichen: Sie zeigen, wie gut sie Spuren hinterlässt',
    ]
    return `Niemand hat angegeben, dass dieser Fall zur Population der Referenz ${reference} gehört. Auch Spuren einer Quelle können so wenig übereinstimmen, wenn die Quelle schlechte Spuren hinterlässt, und die Referenz enthält eine solche Quelle womöglich nicht.${limit} Mehr Aufschluss gibt: ${ways.join('; oder ')}.`
  },
  scores_as_sent: (of) =>
    `Referenz ${of.reference}: Scores wie eingesandt, ohne dass ein Scan vorlag. Sie lassen sich hier nicht nachrechnen, und die Grenzen beruhen auf ${of.n_sources} Quellen, dem Höchsten, was die kleinere Klasse belegt`,
  reference_accepted: (of) =>
    `die Referenz ${of.reference} wurde angenommen, obwohl ${ACCEPTED[of.fault] ?? of.fault}. Angegebener Grund: ${of.reason}`,
  auc_below_half: (of) =>
    `die Scores gleicher Quelle der Referenz ${of.reference} sind insgesamt nicht größer als die verschiedener Quellen (AUC ${decimal(of.auc.toFixed(3))}): Sie trennt nichts, oder Zuordnungen wurden vertauscht`,
  scores_elsewhere: (of) =>
    `die Scores der Referenz ${of.reference} liegen anders als die von ${of.other} mit derselben Art von Score: verschiedene Quellen bei ${short(of.different)}, dort ${between(of.usual_different)}; alle ${between(of.range)}, dort ${between(of.usual_range)}. Sie können verschoben sein oder aus einem anderen Verfahren stammen`,
  order_exchanged: (of) => {
    const doubt = of.in_doubt
      ? '; eine weitere solche Reihenfolge passt fast ebenso gut, daher sind alle Felder zu prüfen'
      : ''
    return [
      `die Geschosse passen deutlich besser (Kontrast ${decimal(of.contrast.toFixed(3))} statt ${decimal(of.as_given.toFixed(3))}) mit ${changed('mark_b', of.b)} oder, was die Scans nicht unterscheiden, mit ${changed('mark_a', of.a)}${doubt}`,
      'der Score zählt die Felder wie angegeben',
      `an den Geschossen oder am Scanprotokoll ist zu prüfen, welches Feld jeder Scan zeigt; war die Angabe falsch, ist erneut zu vergleichen mit mark_b_lands=${of.b.places.join(',')} oder mark_a_lands=${of.a.places.join(',')} und n_lands=${of.n_lands}; eine bessere Passung allein ist kein Grund, die Reihenfolge zu ändern`,
    ].join('; ')
  },
  in_reference: (of) =>
    of.left_out
      ? `es ist ein Scan der Spur ${of.mark} der Quelle ${of.source} der Referenz ${of.reference}; alle Paare dieser Quelle wurden aus der Kalibrierung weggelassen`
      : `es ist die Spur ${of.mark} der Referenz ${of.reference}, und ihre Paare konnten nicht weggelassen werden, weil ohne ${join(of.sources)} zu wenige Paare bleiben: Dieser Quotient ist nicht unabhängig`,
  region_found: () =>
    'der Scan ist unbearbeitet: Verglichen wird nur die Fläche des Zündhütchens, wie in der Vorschau gezeigt',
  upside_down: () =>
    'die Geschosse stimmen am besten überein, wenn dieses auf dem Kopf steht: Die Felder wurden in umgekehrter Reihenfolge und je um 180° gedreht genommen; wurden beide in gleicher Lage gescannt, sind die Scans zu prüfen',
  unknown_include: (of) =>
    `include kennt keinen Block ${JSON.stringify(of.block)}; die Blöcke sind ${of.blocks.join(', ')}`,

  scan_refused: ({ mark, scan, finding }, say) => `Scan ${scan} von ${mark}: ${say(finding)}`,
  land_not_scorable: ({ mark, scan, land, finding }, say) =>
    `Scan ${scan} von ${mark} (Feld ${land}): ${say(finding)}`,
  leave_scans_out: (of) =>
    `um ohne ${of.scans === 1 ? 'diesen Scan' : 'diese Scans'} von ${of.mark} zu vergleichen, ${of.scans === 1 ? 'ist er' : 'sind sie'} wegzulassen und ${of.mark}_lands=${of.places.join(',')} und n_lands=${of.n_lands} anzugeben`,
  pair_refused: ({ one, other, finding }, say) => `${one} und ${other}: ${say(finding)}`,
  left_out_as_stated: ({ reason }) => `die Anfrage würde diese Spur weglassen: ${reason}`,
  too_few_known: ({ left }) =>
    `es ${left === 1 ? 'bleibt eine Vergleichsspur' : `bleiben ${left} Vergleichsspuren`}, die keine Kopie einer anderen ${left === 1 ? 'ist' : 'sind'}; mindestens zwei sind nötig, um zu zeigen, wie gut die Quelle Spuren hinterlässt; anzugeben sind weitere Vergleichsspuren oder eine einzelne als mark_b`,
  not_together: ({ text }) => `die Spuren dieser Quelle lassen sich nicht zusammen vergleichen: ${text}`,
  other_scorer_config: (of) =>
    `der Score wurde mit einer anderen Konfiguration berechnet als die Referenz ${of.reference}; ein Likelihood-Quotient lässt sich daraus nicht ablesen`,
}
