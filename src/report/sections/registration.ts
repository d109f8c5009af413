import type { Region } from '../../kinds/marks/agreement.ts'
import type { Rows } from '../../kinds/marks/pictures.ts'
import type { FacePair, StriaePair } from '../../marks/pair-view.ts'
import type { ReportContents } from '../contents.ts'
import { alignedProfiles } from '../figures/aligned-profiles.ts'
import { type DrawnCell, registeredCells } from '../figures/registered-cells.ts'
import { type MarkNames, markNames } from '../mark-names.ts'
import type { Flow } from '../pdf/flow.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'
import { upperFirst } from '../pdf/upper-first.ts'

const MAP = 256 // pixels a side of the maps of breech faces
const GAP = 14

/** Shows how the compared parts lie on each other: aligned profiles, or registered maps with their cells. */
export function registrationSection(page: Flow, contents: ReportContents): void {
  const { pair, answer } = contents
  if (!pair) return
  page.heading(pair.kind === 'striae' ? 'The profiles, aligned' : 'The maps, registered', 2)
  if (pair.kind === 'striae') aligned(page, contents, pair)
  else registered(page, pair, pair.previews, markNames(answer))
  regionsTable(page, contents, answer.attribution, answer.attribution_b)
}

function aligned(page: Flow, { answer }: ReportContents, pair: StriaePair): void {
  const evened = answer.score_kind.startsWith('cmr-1d')
  const { a, b } = markNames(answer)
  page.lead(
    `${upperFirst(b.words)} is ${pair.turned ? 'turned by 180° and ' : ''}shifted by ${(pair.lag * pair.pitch_um).toFixed(1)} µm, where the profiles correlate best (${pair.ccf.toFixed(3)}). The stretches that agree are shaded.`,
  )
  page.fitted(
    120,
    170,
    (height) => [
      alignedProfiles(
        {
          a: pair.signatures.a,
          b: pair.signatures.b,
          lag: pair.lag,
          pitchUm: pair.pitch_um,
          windows: pair.windows.a,
          names: { a: a.words, b: b.words },
          heightName: evened ? 'height / local amplitude' : 'height (µm)',
        },
        TEXT_WIDTH,
        height,
      ),
    ],
    'Mean profiles across the striae, in the band that is compared.',
  )
}

function registered(
  page: Flow,
  pair: FacePair,
  previews: { readonly a: Rows; readonly registered: Rows },
  { a, b }: MarkNames,
): void {
  const { rotation_deg, shift_x, shift_y } = pair.registration
  const um = (pixels: number): string => (pixels * pair.pitch_um).toFixed(0)
  const [ofA, ofB] = [pair.cells.a, pair.cells.b]
  const count = (cells: typeof ofA): number => cells.filter(({ congruent }) => congruent).length
  page.lead(
    `${upperFirst(b.words)} is turned by ${rotation_deg.toFixed(1)}° and shifted by ${um(shift_x)} µm to the right and ${um(shift_y)} µm down, where the marks agree best. Both pictures have one frame. ${count(ofA)} of ${ofA.length} cells of ${a.short} and ${count(ofB)} of ${ofB.length} cells of ${b.short} agree; they are drawn in red, the others in grey.`,
  )
  const onA: DrawnCell[] = ofA.map(({ y, x, congruent }) => ({ y, x, agrees: congruent }))
  const onB: DrawnCell[] = ofB.flatMap(({ y_other, x_other }) =>
    y_other === null || x_other === null ? [] : [{ y: y_other, x: x_other, agrees: true }],
  )
  const view = viewOf([previews.a, previews.registered])
  const width = (TEXT_WIDTH - GAP) / 2
  const common = { side: MAP, cell: pair.cell, view, pitchUm: pair.pitch_um }
  page.fitted(
    170,
    width + 36,
    (height) => [
      registeredCells(
        { ...common, rows: previews.a, cells: onA, turnedDeg: 0, title: `Cells of ${a.words}` },
        width,
        height,
      ),
      registeredCells(
        {
          ...common,
          rows: previews.registered,
          cells: onB,
          turnedDeg: -rotation_deg,
          title: `Cells of ${b.words}, laid on ${a.short}`,
        },
        width,
        height,
      ),
    ],
    `The maps in the band that is compared. Cells of ${b.short} are drawn where they lie on ${a.short}.`,
  )
}

/** The smallest square around the middle of the maps that holds what is measured. */
function viewOf(maps: readonly Rows[]): { from: number; side: number } {
  let margin = MAP / 2 - 8
  for (const rows of maps) {
    const scale = MAP / rows.length
    for (const [y, row] of rows.entries()) {
      for (const [x, value] of row.entries()) {
        if (value <= 0) continue
        const last = rows.length - 1
        margin = Math.min(margin, Math.min(x, y, last - x, last - y) * scale)
      }
    }
  }
  const from = Math.max(0, Math.floor(margin) - 3)
  return { from, side: MAP - 2 * from }
}

/** Place and correlation of every region, two regions a row. */
function regionsTable(
  page: Flow,
  { answer, marks, pair }: ReportContents,
  a: readonly Region[],
  b: readonly Region[],
): void {
  if (a.length === 0 || !pair) return
  const names = markNames(answer)
  const place = ({ x, y }: Region): string => {
    const um = (samples: number): string => (samples * pair.pitch_um).toFixed(0)
    return marks.layout === 'striae' ? um(x) : `${um(x)}, ${um(y)}`
  }
  const cells = a.map((region, i) => [String(i + 1), place(region), place(b[i]!), region.corr.toFixed(3)])
  const half = Math.ceil(cells.length / 2)
  const size = (a[0]!.w * pair.pitch_um).toFixed(0)
  const what = marks.layout === 'striae' ? 'Start across the striae' : 'First column and row in the map'
  const columns = [
    { title: 'Region', share: 0.09 },
    { title: `On ${names.a.short}`, share: 0.13, align: 'end' as const },
    { title: `On ${names.b.short}`, share: 0.13, align: 'end' as const },
    { title: 'Correlation', share: 0.12, align: 'end' as const },
  ]
  page.table(
    half < cells.length ? [...columns, { title: '', share: 0.06 }, ...columns] : columns,
    Array.from({ length: half }, (_, i) => [...cells[i]!, '', ...(cells[i + half] ?? [])]),
    `${what} and correlation of every region; each is ${size} µm wide. Lengths in µm.`,
  )
}
