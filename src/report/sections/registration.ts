import type { Region } from '../../kinds/marks/agreement.ts'
import type { Rows } from '../../kinds/marks/pictures.ts'
import type { FacePair, StriaePair } from '../../marks/pair-view.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
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
export function registrationSection(page: Flow, contents: ReportContents, words: ReportWords): void {
  const { pair, answer } = contents
  if (!pair) return
  const { profiles, maps } = words.sections.registration
  page.heading(pair.kind === 'striae' ? profiles : maps, 2)
  if (pair.kind === 'striae') aligned(page, contents, pair, words)
  else registered(page, pair, pair.previews, markNames(answer, words), words)
  regionsTable(page, contents, answer.attribution, answer.attribution_b, words)
}

function aligned(page: Flow, { answer }: ReportContents, pair: StriaePair, words: ReportWords): void {
  const { registration: said } = words.sections
  const { decimal } = words.number
  const evened = answer.score_kind.startsWith('cmr-1d')
  const { a, b } = markNames(answer, words)
  const shift = decimal((pair.lag * pair.pitch_um).toFixed(1))
  page.lead(said.aligned(upperFirst(b.words), pair.turned, shift, decimal(pair.ccf.toFixed(3))))
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
          heightName: evened ? said.evened : said.height,
          words,
        },
        TEXT_WIDTH,
        height,
      ),
    ],
    said.profilesCaption,
  )
}

function registered(
  page: Flow,
  pair: FacePair,
  previews: { readonly a: Rows; readonly registered: Rows },
  { a, b }: MarkNames,
  words: ReportWords,
): void {
  const { registration: said } = words.sections
  const { rotation_deg, shift_x, shift_y } = pair.registration
  const um = (pixels: number): string => (pixels * pair.pitch_um).toFixed(0)
  const [ofA, ofB] = [pair.cells.a, pair.cells.b]
  const count = (cells: typeof ofA): number => cells.filter(({ congruent }) => congruent).length
  const turn = words.number.decimal(rotation_deg.toFixed(1))
  const agree = said.cells({
    onA: count(ofA),
    allA: ofA.length,
    a: a.short,
    onB: count(ofB),
    allB: ofB.length,
    b: b.short,
  })
  page.lead(`${said.registered(upperFirst(b.words), turn, um(shift_x), um(shift_y))} ${agree}`)
  const onA: DrawnCell[] = ofA.map(({ y, x, congruent }) => ({ y, x, agrees: congruent }))
  const onB: DrawnCell[] = ofB.flatMap(({ y_other, x_other }) =>
    y_other === null || x_other === null ? [] : [{ y: y_other, x: x_other, agrees: true }],
  )
  const view = viewOf([previews.a, previews.registered])
  const width = (TEXT_WIDTH - GAP) / 2
  const common = { side: MAP, cell: pair.cell, view, pitchUm: pair.pitch_um, words }
  page.fitted(
    170,
    width + 36,
    (height) => [
      registeredCells(
        { ...common, rows: previews.a, cells: onA, turnedDeg: 0, title: said.cellsOf(a.words) },
        width,
        height,
      ),
      registeredCells(
        {
          ...common,
          rows: previews.registered,
          cells: onB,
          turnedDeg: -rotation_deg,
          title: said.laidOn(b.words, a.short),
        },
        width,
        height,
      ),
    ],
    said.mapsCaption(b.short, a.short),
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
  words: ReportWords,
): void {
  const { correlation, registration: said } = words.sections
  if (a.length === 0 || !pair) return
  const names = markNames(answer)
  const place = ({ x, y }: Region): string => {
    const um = (samples: number): string => (samples * pair.pitch_um).toFixed(0)
    return marks.layout === 'striae' ? um(x) : `${um(x)}, ${um(y)}`
  }
  const cells = a.map((region, i) => [
    String(i + 1),
    place(region),
    place(b[i]!),
    words.number.decimal(region.corr.toFixed(3)),
  ])
  const half = Math.ceil(cells.length / 2)
  const size = (a[0]!.w * pair.pitch_um).toFixed(0)
  const what = marks.layout === 'striae' ? said.start : said.corner
  const columns = [
    { title: said.region, share: 0.09 },
    { title: said.on(names.a.short), share: 0.13, align: 'end' as const },
    { title: said.on(names.b.short), share: 0.13, align: 'end' as const },
    { title: correlation, share: 0.12, align: 'end' as const },
  ]
  page.table(
    half < cells.length ? [...columns, { title: '', share: 0.06 }, ...columns] : columns,
    Array.from({ length: half }, (_, i) => [...cells[i]!, '', ...(cells[i + half] ?? [])]),
    said.regions(what, size),
  )
}
