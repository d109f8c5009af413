import { heightMap, type Region } from '../figures/height-map.ts'
import { matrixFigure } from '../figures/matrix.ts'
import type { Scene } from '../figures/scene.ts'
import type { ReportContents } from './contents.ts'
import { type Flow, TEXT_WIDTH } from './flow.ts'
import { likelihoodRatio, signed } from './numbers.ts'

const GAP = 14
const PROFILE_HEIGHT = 70
const STRIAE_HEIGHT = 130

/** The section with both marks as pictures and the regions that agree; for bullets also the land-by-land matrix. */
export function marksSection(page: Flow, contents: ReportContents): void {
  const { report, lands } = contents
  const striated = report.domain !== 'impressed'
  const { best_land_a, best_land_b } = report.provenance as { best_land_a?: number; best_land_b?: number }
  const ofBullets = report.features !== undefined
  const title = (side: 'a' | 'b', best: number | undefined): string =>
    ofBullets ? `Mark ${side.toUpperCase()}, land ${lands[side][best!]}` : `Mark ${side.toUpperCase()}`
  const views = striated
    ? { a: report.previews.a, b: report.previews.b, of: whole }
    : measured(report.previews.a, report.previews.b)
  const a = picture(contents, title('a', best_land_a), views.a, views.of(report.attribution))
  const b = picture(contents, title('b', best_land_b), views.b, views.of(report.attribution_b))
  page.need((striated ? a.height + b.height : a.height) + 120)
  page.heading('The marks, and where they agree')
  const regions = report.attribution.length
  page.paragraph(
    [
      regions === 0
        ? 'No region of mark A agrees with mark B.'
        : `${regions === 1 ? 'One region of mark A agrees' : `${regions} regions of mark A agree`} with mark B at one common position. Each is framed, with the same number on both marks.`,
      ofBullets ? 'The pictures show the best-matching land of each bullet.' : '',
      striated ? 'The striae run from top to bottom. Only the part that was compared is shown.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  page.space(4)
  const caption = 'Heights with stretched contrast: higher is lighter, black was not measured.'
  if (striated) {
    page.figures([a], '')
    page.figures([b], caption)
  } else page.figures([a, b], caption)
  if (ofBullets) landsFigure(page, contents)
}

type Rows = ReportContents['report']['previews']['a']

function picture(
  contents: ReportContents,
  title: string,
  rows: Rows,
  regions: readonly PixelRegion[],
): Scene {
  const widthUm = extentUm(contents, regions)
  const map = { rows, regions, title, ...(widthUm !== undefined && { widthUm }) }
  if (contents.report.domain === 'impressed') {
    const side = (TEXT_WIDTH - GAP) / 2
    return heightMap(map, side, side + 34)
  }
  return heightMap(map, TEXT_WIDTH, 36 + (rows.length === 1 ? PROFILE_HEIGHT : STRIAE_HEIGHT))
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
      ...{ w, x_frac: shifted(x_frac), y_frac: shifted(y_frac) },
      ...{ w_frac: w_frac * share, h_frac: h_frac * share },
    }))
  return { a: cut(a), b: cut(b), of }
}

/**
 * Width of what a picture shows, in micrometres; undefined when no region tells it. A region gives its width in samples of
 * a known pitch and as a fraction of the whole, and the whole follows from both.
 */
function extentUm({ report, config }: ReportContents, [region]: readonly PixelRegion[]): number | undefined {
  if (!region || (report.domain === 'impressed' && config.impressed_method === 'plain')) return undefined
  const { striated, impressed, toolmark } = {
    striated: config.signature_pitch,
    impressed: config.impressed_pitch,
    toolmark: config.toolmark_pitch,
  }
  return (region.w / region.w_frac) * { striated, impressed, toolmark }[report.domain] * 1e6
}

function landsFigure(page: Flow, { report, lands }: ReportContents): void {
  const { land_ccf_matrix, diagonal } = report.features!
  const { lands: pairs, note, single_land_reference } = report.per_land!
  const matrix = matrixFigure({
    values: land_ccf_matrix,
    rowNames: lands.a.map((land) => `land ${land}`),
    columnNames: lands.b.map((land) => `land ${land}`),
    rowTitle: 'bullet A',
    columnTitle: 'bullet B',
    framed: diagonal,
    title: 'Land-by-land correlation',
    description: `Matrix of ${lands.a.length} by ${lands.b.length} correlations; on the framed diagonal ${pairs.map(({ ccf }) => ccf.toFixed(2)).join(', ')}.`,
  })
  page.need(matrix.height + 120)
  page.heading('Land by land')
  page.paragraph(
    `Correlation of every land of bullet A with every land of bullet B, each at the shift where it is largest. The frames show the rotation of one bullet against the other that agrees best. The score (${report.score_kind}) is made from this matrix.`,
  )
  page.figures([matrix], 'Cross-correlation of the land signatures, from 0 (white) to 1 (dark).')
  page.paragraph(`${note} They are read on the reference ${single_land_reference}.`)
  page.table(
    [
      { title: 'Land of A', share: 0.16 },
      { title: 'Land of B', share: 0.16 },
      { title: 'Correlation', share: 0.18, align: 'end' },
      { title: 'Lag (samples)', share: 0.18, align: 'end' },
      { title: 'log10 LR, this pair alone', share: 0.32, align: 'end' },
    ],
    pairs.map(({ a, b, ccf, lag, land_lr, land_log10_lr }) => [
      `land ${lands.a[a]}`,
      `land ${lands.b[b]}`,
      ccf.toFixed(3),
      String(lag),
      `${signed(land_log10_lr)} (LR ${likelihoodRatio(land_lr)})`,
    ]),
  )
}
