import type { Rows } from '../kinds/marks/pictures.ts'
import type { FirstPageWords } from '../words/languages/first-page/english.ts'
import type { ReportWords } from '../words/languages/report-words.ts'
import type { ReportContents } from './contents.ts'
import { heightMap, type Region } from './figures/height-map.ts'
import type { Scene } from './figures/scene.ts'
import { markTitle } from './mark-names.ts'

interface PixelRegion extends Region {
  readonly w: number
}

const TITLE_ROOM = 90 // points that the name of a mark takes above its picture
const ROUND_MAP = 34 // points of a map's height above and below its square
/** How pictures of both marks look. `width` is that of one picture, where it shows striae; a map is a square. */
interface Look {
  readonly width: number
  readonly height: number
  /** Whether the regions that agree are framed. */
  readonly framed: boolean
  /** What stands in brackets after the name of a mark; nothing where it is empty. */
  readonly exhibits?: { readonly a: string; readonly b: string }
}

/** Both marks as pictures with a scale; of marks of several parts the two that match best. */
export function markPictures(contents: ReportContents, look: Look, words: ReportWords): [Scene, Scene] {
  const { answer, marks } = contents
  const { previews, attribution, attribution_b } = answer
  const views =
    marks.layout === 'striae' ? { a: previews.a, b: previews.b, of: whole } : measured(previews.a, previews.b)
  const picture = (side: 'a' | 'b', rows: Rows, regions: readonly PixelRegion[]): Scene => {
    const { regionPitchUm: pitch } = marks
    const widthUm = pitch === null ? undefined : extentUm(pitch, regions)
    const title = titleOf(contents, side, look.exhibits?.[side] ?? '', words)
    const width = marks.layout === 'map' ? look.height - ROUND_MAP : look.width
    const shown = look.framed ? regions : []
    const map = { rows, regions: shown, title, words, ...(widthUm !== undefined && { widthUm }) }
    const scene = heightMap(map, width, look.height)
    const description = look.framed
      ? scene.description
      : words.picture.description(title, rows[0]!.length, rows.length)
    return { ...scene, description, width: Math.max(scene.width, TITLE_ROOM) }
  }
  return [picture('a', views.a, views.of(attribution)), picture('b', views.b, views.of(attribution_b))]
}

/** `Mark A (Item 3), land 2`. */
function titleOf(contents: ReportContents, side: 'a' | 'b', exhibit: string, words: FirstPageWords): string {
  const { answer, marks } = contents
  const name = markTitle(answer, side, words)
  const mark = exhibit === '' ? name : `${name} (${exhibit})`
  const { features } = answer
  return features
    ? `${mark}, ${partName(marks.part, words)} ${scanPlaces(contents)[side][features[`best_land_${side}`]]}`
    : mark
}

/** What a part of a mark is called; of a mark type without words here, by its English name. */
export const partName = (part: string, { part: names }: FirstPageWords): string =>
  names[part as keyof typeof names] ?? part

/** Place of each scan on its mark, from 1, in the order of the scans. */
export function scanPlaces({ answer }: ReportContents) {
  const { mark_a, mark_b, mark_a_lands, mark_b_lands } = answer.recipe.inputs
  const counted = (scans: readonly string[]): number[] => scans.map((_, i) => i + 1)
  return { a: mark_a_lands ?? counted(mark_a), b: mark_b_lands ?? counted(mark_b) }
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
