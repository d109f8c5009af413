/** What the checks of a scan and of a pair find, in German. */
import type { Band, CHECKS, OtherWay, ToRange } from '../../checks.ts'
import type { TOO_LITTLE } from '../../too-little.ts'
import { numbersIn } from '../numbers.ts'

const { plain: n, percent, decimal, threeDigits: short } = numbersIn('de')

const TEXTURES = { striated: 'gerieften', areal: 'flächigen (eingedrückten)' } as const

export const GERMAN_MEASURES: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  pitch_um: ['Punktabstand', 'µm'],
  length_mm: ['Länge der verglichenen Riefen', 'mm'],
  curvature_per_mm: ['Krümmung der Form', 'je mm'],
  form_residual_um: ['Restabweichung von der Form', 'µm'],
  steps_um: ['typische Höhe von Stufen und Wellen unter 500 µm', 'µm'],
  rms_nm: ['rms-Höhe des verglichenen Teils in seinem Band', 'nm'],
  slope: ['rms-Steigung des verglichenen Teils in seinem Band', ''],
  area_mm2: ['gemessene Fläche', 'mm²'],
  valid: ['gemessener Anteil', ''],
}

const parts = ({ data_set, outside }: ToRange): string =>
  outside
    .map(({ measure, value, low, high }) => {
      const [words, unit] = GERMAN_MEASURES[measure] ?? [measure, '']
      const after = unit === '' ? '' : ` ${unit}`
      return `${words} ${short(value)}${after}, im Datensatz ${data_set} dagegen ${short(low)} bis ${short(high)}${after}`
    })
    .join('; ')

function brought(of: Band): string {
  const band = `das Band der Referenz von ${n(of.reference_lambda_s_um)}–${n(of.reference_lambda_c_um)} µm`
  return of.pitch_um > of.reference_pitch_um
    ? `er lässt sich nicht auf den Abstand von ${n(of.reference_pitch_um)} µm bringen, den ${band} verlangt`
    : `er lässt sich auf ${band} bringen, das ${n(of.reference_pitch_um)} µm verlangt, wenn die Auflösung der Referenz zugelassen wird`
}

const measured = (of: { readonly measured_share: number }): string =>
  `${percent(of.measured_share)} der Punkte sind gemessen`
const relief = (of: { readonly rms_nm: number }): string =>
  `der ganze Scan hat im Rauheitsband eine rms-Höhe von ${n(of.rms_nm)} nm`
const averaged = (of: { readonly share: number }): string =>
  `nach Mittelung entlang von Linien bleibt ein Anteil von ${n(of.share)} der Varianz`
const regions = (count: number): string => `${count} ${count === 1 ? 'Bereich' : 'Bereichen'}`
const better = (of: { readonly contrast: number }): string =>
  `die Geschosse passen um ${decimal(of.contrast.toFixed(3))} Kontrast besser`
const otherWay = (way: string, of: OtherWay): string =>
  `die Spuren stimmen nur überein, wenn eine von ihnen ${way} wird: dann ${short(of.agreement)}-mal so gut wie Spuren verschiedener Quellen höchstens, wie eingelesen dagegen ${short(Math.max(0, of.as_read))}-mal`

export const GERMAN_CHECKS: typeof CHECKS & typeof TOO_LITTLE = {
  within_domain: () => 'innerhalb des validierten Geltungsbereichs',
  pitch_resolves: (of) => `der Punktabstand ${n(of.pitch_um)} µm löst das Rauheitsband auf`,
  pitch_coarse: (of) =>
    `der Punktabstand ${n(of.pitch_um)} µm ist gröber als die ${n(of.limit_um)} µm, die die Grenzwellenlänge von 4 µm auflösen; ${brought(of)}`,
  pitch_too_coarse: (of) =>
    `der Punktabstand ${n(of.pitch_um)} µm ist gröber als ${n(of.limit_um)} µm; ${brought(of)}`,
  pitch_as_reference: (of) =>
    `der Punktabstand ${n(of.pitch_um)} µm ist nicht gröber als der der Scans der Referenz, ${n(of.reference_pitch_um)} µm`,
  pitch_coarser_than_reference: (of) =>
    `der Punktabstand ${n(of.pitch_um)} µm ist gröber als der der Scans der Referenz, ${n(of.reference_pitch_um)} µm`,
  pitch_too_far_from_reference: (of) =>
    `der Punktabstand ${n(of.pitch_um)} µm ist gröber als ${n(of.limit_um)} µm und damit zu weit von den Scans der Referenz entfernt, ${n(of.reference_pitch_um)} µm`,
  texture_expected: (of) => `${averaged(of)}, wie bei einer ${TEXTURES[of.expected]} Textur`,
  texture_open: (of) =>
    `${averaged(of)}; ob es sich um eine Spur mit einer ${TEXTURES[of.expected]} Textur handelt, bleibt damit offen`,
  texture_unexpected: (of) =>
    `${averaged(of)}, wie bei einer ${TEXTURES[of.found]} Textur; der Geltungsbereich ${of.domain} verlangt jedoch Spuren mit einer ${TEXTURES[of.expected]} Textur`,
  coverage_enough: (of) => measured(of),
  coverage_low: (of) => `${measured(of)}, weniger als ${percent(of.limit_share)}`,
  coverage_as_reference: (of) =>
    `${measured(of)}; bei den Scans der Referenz sind es mindestens ${percent(of.reference_share)}`,
  coverage_under_reference: (of) =>
    `${measured(of)}, weniger als ${percent(of.limit_share)}: Bei den Scans der Referenz sind es mindestens ${percent(of.reference_share)}`,
  signal_enough: (of) => relief(of),
  signal_low: (of) => `${relief(of)}, weniger als ${n(of.limit_nm)} nm`,
  conditions_like: (of) =>
    `die Messgrößen des Scans gleichen denen des Datensatzes ${of.data_set}; Fabrikat, Munition und Messgerät werden nicht verglichen, weil kein Scan sie zeigt`,
  conditions_at_edge: (of) => `der Scan liegt am Rand dessen, was die Referenz abdeckt: ${parts(of)}`,
  conditions_outside: (of) => `der Scan gleicht den Spuren der Referenz nicht: ${parts(of)}`,
  conditions_not_stated: (of) =>
    `die Referenz ${of.reference} gibt nicht an, wie ihre Spuren beschaffen sind; ob sie diesen Scan abdeckt, ist daher offen`,
  conditions_not_asked: () => 'es wurde keine Referenz herangezogen',
  scans_differ: () => 'die Spuren haben keinen Scan gemeinsam',
  scans_on_both_sides: ({ scans }) =>
    `${scans === 1 ? 'ein Scan steht' : `${scans} Scans stehen`} auf beiden Seiten; es müssen zwei verschiedene Spuren angegeben werden`,
  order_fits: () =>
    'weder die Felder eines Geschosses in umgekehrter Reihenfolge noch ihre Drehung um je 180° passen besser als die Angabe',
  order_exchange_fits_better: () =>
    'zwei vertauschte Felder oder eines an anderer Stelle passen besser als umgekehrte oder gedrehte Felder eines Geschosses',
  order_open: () =>
    'keine Anordnung der Felder passt wie bei Feldern eines Laufs; für eine andere Reihenfolge spricht daher nichts',
  order_reversed: (of) =>
    `${better(of)}, wenn die Felder des einen in umgekehrter Reihenfolge genommen werden; die Felder beider Geschosse sind im gleichen Drehsinn anzugeben`,
  lands_turned: (of) =>
    `${better(of)}, wenn jedes Feld des einen um 180° gedreht wird; beide Geschosse sind in gleicher Lage zu scannen, oder die Reihenfolge der Felder ist ebenfalls umzukehren`,
  agree_as_read: () =>
    'die Spuren stimmen so überein, wie sie eingelesen wurden; nichts anderes wurde versucht',
  no_other_way_fits: () =>
    'auch gespiegelt, mit vertauschten Höhen und Tiefen oder beidem stimmen die Spuren nicht besser überein als Spuren verschiedener Quellen',
  agree_only_mirrored: (of) =>
    `${otherWay('gespiegelt', of)}. Wenn ein Messgerät Spiegelbilder exportiert oder ein Profil in Gegenrichtung gescannt wurde, ist anzugeben, dass diese Spur gespiegelt ist`,
  agree_only_inverted: (of) =>
    `${otherWay('mit Höhen statt Tiefen gelesen', of)}. Eine der Dateien hat das falsche Vorzeichen der Höhen und ist neu zu exportieren`,
  agree_only_cast: (of) =>
    `${otherWay('als Abformung gelesen, gespiegelt und mit Höhen statt Tiefen,', of)}. Wenn einer der Scans eine Abformung zeigt, ist anzugeben, dass diese Spur eine Abformung ist`,
  pattern_not_repeated: () =>
    'keine der Spuren stimmt verschoben oder gedreht mit sich selbst überein, wie es ein sich wiederholendes Muster tut',
  pattern_repeats: (of) =>
    `${of.mark} stimmt ${of.by === 'shifted' ? 'verschoben' : 'gedreht'} zu ${short(of.agreement)} mit sich selbst überein; keine hier bekannte Spur überschreitet ${n(of.most)}. Die Spur zeigt ein sich wiederholendes Muster, das mit jedem anderen gleicher Periode übereinstimmt; zu vergleichen ist eine Spur ohne dieses Muster`,
  lands_differ: () => 'keine zwei Felder einer Spur stimmen wie Scans desselben Feldes überein',
  lands_alike: (of) =>
    `die Scans ${of.one} und ${of.other} von ${of.mark} stimmen zu ${short(of.agreement)} überein, wie es nur Scans desselben Feldes tun; jedes Feld ist nur einmal anzugeben`,
  test_fires_agree: (of) =>
    `die Vergleichsspuren stimmen untereinander im Mittel zu ${short(of.agreement)} überein, Spuren verschiedener Quellen zu ${short(of.chance)}`,
  test_fires_not_beyond_chance: (of) =>
    `die Vergleichsspuren stimmen untereinander kaum besser überein als Spuren verschiedener Quellen (im Mittel zu ${short(of.agreement)}; verschiedene Quellen zu ${short(of.chance)}, nötig sind mindestens ${short(of.needed)}); es ist daher nicht erkennbar, wie eine Spur dieser Quelle aussieht. Das spricht weder für noch gegen eine gemeinsame Quelle. Weitere oder deutlichere Vergleichsspuren (andere Munition, gereinigter Lauf) können helfen`,
  regions_enough: (of) => `die Spuren lassen sich in ${regions(of.regions)} vergleichen`,
  regions_too_few: (of) =>
    `die Spuren lassen sich dort, wo sie am besten übereinstimmen, nur in ${regions(of.regions)} vergleichen; nötig sind mindestens ${of.needed}`,

  shows_too_little: () => 'der Scan zeigt zu wenig, um gemessen zu werden',
  nothing_measured: (of) => `der Scan hat keine gemessene Höhe in seinen ${of.rows} x ${of.columns} Punkten`,
  land_not_measured: (of) => `das Feld hat keine gemessene Höhe in ${of.rows} x ${of.columns} Punkten`,
  striae_too_short: (of) =>
    `${of.mark ?? 'der Scan'} zeigt ${n(of.striae_um)} µm Riefen, nötig sind mindestens ${n(of.needed_um)} µm`,
  no_relief: (of) => `${of.mark ?? 'der Scan'} zeigt kein vergleichbares Relief`,
  smaller_than_region: () => 'eine Spur ist kleiner als ein Vergleichsbereich',
  map_too_coarse: (of) =>
    `eine Höhenkarte mit ${n(of.map_pitch_um)} µm Punktabstand verlangt einen Scan mit höchstens ${n(of.needed_um)} µm, dieser hat ${n(of.pitch_um)} µm`,
}
