import type { Features } from '../kinds/agreement.ts'
import type { Rows } from '../kinds/pictures.ts'
import type { PerLand } from '../marks/mark-type.ts'
import type { ReportContents } from './contents.ts'
import { heightMap, type Region } from './figures/height-map.ts'
import { matrixFigure } from './figures/matrix.ts'
import type { Scene } from './figures/scene.ts'
import { isOfKnown, markNames } from './mark-names.ts'
import { likelihoodRatio, signed } from './numbers.ts'
import type { Flow } from './pdf/flow.ts'
import { shortened } from './pdf/given-text.ts'
import { TEXT_WIDTH } from './pdf/layout.ts'
import { upperFirst } from './pdf/upper-first.ts'
import { registrationSection } from './registration-section.ts'

const GAP = 14
const IN_TITLE = 30 // characters of an exhibit
const PROFILE_HEIGHT = 106
const STRIAE_HEIGHT = 166
const MAP_HEIGHT = (TEXT_WIDTH - GAP) / 2 + 34

const ABOVE_PARTS = 130 // points: heading, text, and the start of a table
const CAPTION_ROOM = 30

/** `questioned mark`, as a title has it. */
const nameInTitle = (words: string): string => words.replace(/^the /, '')

const isProfile = (rows: Rows): boolean => rows.length === 1

/** The section with both marks as pictures and the regions that agree; with `features` also the matrix of their parts. */
export function marksSection(page: Flow, contents: ReportContents): void {
  const { answer, marks } = contents
  const { features, previews } = answer
  const striae = marks.layout === 'striae'
  const places = placesOf(contents)
  const names = markNames(answer)
  const title = (side: 'a' | 'b'): string => {
    const exhibit = shortened((side === 'a' ? contents.exhibitA : contents.exhibitB) ?? '', IN_TITLE)
    const mark = `${upperFirst(nameInTitle(names[side].words))}${exhibit === '' ? '' : ` (${exhibit})`}`
    return features ? `${mark}, ${marks.part} ${places[side][features[`best_land_${side}`]]}` : mark
  }
  const views = striae ? { a: previews.a, b: previews.b, of: whole } : measured(previews.a, previews.b)
  const pictures = (height: number): readonly [Scene, Scene] => [
    picture(contents, title('a'), views.a, views.of(answer.attribution), height),
    picture(contents, title('b'), views.b, views.of(answer.attribution_b), height),
  ]
  page.heading('The marks, and where they agree')
  const regions = answer.attribution.length
  page.paragraph(
    [
      regions === 0
        ? `No region of ${names.a.words} agrees with ${names.b.words}.`
        : `${regions === 1 ? `One region of ${names.a.words} agrees` : `${regions} regions of ${names.a.words} agree`} with ${names.b.words} at one common position. Each is framed, with the same number on both marks.`,
      isOfKnown(answer) ? `Of the known marks, ${names.b.short} agrees best with the questioned one.` : '',
      features ? `The pictures show the best-matching ${marks.part} of each mark.` : '',
      striae ? 'The striae run from top to bottom. Only the part that was compared is shown.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  page.space(4)
  const caption = 'Heights with stretched contrast: higher is lighter, black was not measured.'
  const tall = striae ? (isProfile(previews.a) ? PROFILE_HEIGHT : STRIAE_HEIGHT) : MAP_HEIGHT
  if (striae) {
    page.fitted(0.6 * tall, tall, (height) => [pictures(height)[0]], '')
    page.fitted(0.6 * tall, tall, (height) => [pictures(height)[1]], caption)
  } else page.fitted(0.6 * tall, tall, pictures, caption)
  registrationSection(page, contents)
  if (features) partsFigure(page, contents, features)
}

/** Place of each scan on its mark, from 1, in the order of the scans. */
function placesOf({ answer }: ReportContents) {
  const { mark_a, mark_b, mark_a_lands, mark_b_lands } = answer.recipe.inputs
  const counted = (scans: readonly string[]): number[] => scans.map((_, i) => i + 1)
  return { a: mark_a_lands ?? counted(mark_a), b: mark_b_lands ?? counted(mark_b) }
}

function picture(
  { marks }: ReportContents,
  title: string,
  rows: Rows,
  regions: readonly PixelRegion[],
  height: number,
): Scene {
  const widthUm = marks.regionPitchUm === null ? undefined : extentUm(marks.regionPitchUm, regions)
  const map = { rows, regions, title, ...(widthUm !== undefined && { widthUm }) }
  if (marks.layout === 'map') {
    return heightMap(map, height - 34, height)
  }
  return heightMap(map, TEXT_WIDTH, height)
}

interface PixelRegion extends Region {
  readonly w: number
}

const whole = (regions: readonly PixelRegion[]): readonly PixelRegion[] => regions

/** Crops both pictures to one square: the smallest that holds all measured points of both. */
function measured(a: Rows, b: Rows) {
  const side = a.length
  let margin = side / 2 - 1
  for (const rows of [a, b]) {
    for (const [y, row] of rows.entries()) {
      for (const [x, value] of row.entries()) {
        if (value > 0) margin = Math.min(margin, x, y, side - 1 - x, side - 1 - y)
      }
    }
  }
  const from = Math.max(0, Math.floor(margin) - 2)
  const cut = (rows: Rows): Rows => rows.slice(from, side - from).map((row) => row.slice(from, side - from))
  const share = side / (side - 2 * from)
  const shifted = (frac: number): number => (frac - from / side) * share
  const of = (regions: readonly PixelRegion[]): readonly PixelRegion[] =>
    regions.map(({ w, x_frac, y_frac, w_frac, h_frac }) => ({
      w,
      x_frac: shifted(x_frac),
      y_frac: shifted(y_frac),
      w_frac: w_frac * share,
      h_frac: h_frac * share,
    }))
  return { a: cut(a), b: cut(b), of }
}

/**
 * Width of what a picture shows, in micrometres; undefined when no region tells it. A region gives its width in samples of
 * a known pitch and as a fraction of the whole, and the whole follows from both.
 */
const extentUm = (pitchUm: number, [region]: readonly PixelRegion[]): number | undefined =>
  region && (region.w / region.w_frac) * pitchUm

function partsFigure(page: Flow, contents: ReportContents, features: Features): void {
  const { answer, marks } = contents
  const { part } = marks
  const { land_ccf_matrix, diagonal } = features
  const places = placesOf(contents)
  const { a, b } = markNames(answer)
  const named = (place: number | undefined): string => `${part} ${place}`
  const matrix = matrixFigure({
    values: land_ccf_matrix,
    rowNames: places.a.map(named),
    columnNames: places.b.map(named),
    rowTitle: a.words,
    columnTitle: b.words,
    framed: diagonal,
    title: `Correlation of every ${part} of ${a.short} with every ${part} of ${b.short}`,
    description: `Matrix of ${places.a.length} by ${places.b.length} correlations; on the framed diagonal ${diagonal.map(([i, j]) => land_ccf_matrix[i]![j]!.toFixed(2)).join(', ')}.`,
  })
  page.need(ABOVE_PARTS)
  page.heading(`${upperFirst(part)} by ${part}`)
  page.paragraph(
    `Correlation of every ${part} of ${a.words} with every ${part} of ${b.words}, each at the shift where it is largest. The frames show the rotation of one mark against the other that agrees best. The score (${answer.score_kind}) is made from this matrix.`,
  )
  const drawn = () =>
    page.figures([matrix], 'Cross-correlation of the signatures, from 0 (white) to 1 (dark).')
  const fits = page.room() > matrix.height + CAPTION_ROOM
  if (fits) drawn()
  if (answer.per_land) partsTable(page, contents, places, answer.per_land)
  if (!fits) drawn() // on the next page, which leaves this one to the table
}

function partsTable(
  page: Flow,
  { answer, marks: { part } }: ReportContents,
  places: ReturnType<typeof placesOf>,
  { lands: pairs, note, single_land_reference }: PerLand,
): void {
  const { a, b } = markNames(answer)
  const named = (place: number | undefined): string => `${part} ${place}`
  page.table(
    [
      { title: `${upperFirst(part)} of ${a.short}`, share: 0.16 },
      { title: `${upperFirst(part)} of ${b.short}`, share: 0.16 },
      { title: 'Correlation', share: 0.18, align: 'end' },
      { title: 'Lag (samples)', share: 0.18, align: 'end' },
      { title: 'log10 LR, this pair alone', share: 0.32, align: 'end' },
    ],
    pairs.map(({ a: ofA, b: ofB, ccf, lag, land_lr, land_log10_lr }) => [
      named(places.a[ofA]),
      named(places.b[ofB]),
      ccf.toFixed(3),
      String(lag),
      `${signed(land_log10_lr)} (LR ${likelihoodRatio(land_lr)})`,
    ]),
    `${note} They are read on the reference ${single_land_reference}.`,
  )
}
