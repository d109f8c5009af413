import { type Colour, INK } from '../figures/scene.ts'
import { type Canvas, PAGE } from './canvas.ts'
import { wrapped } from './shaping.ts'
import type { Element } from './structure.ts'
import type { Style } from './typefaces.ts'
import { visible } from './visible.ts'

export const MARGIN = { side: 56, top: 58, bottom: 50 }
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.side
export const LINE = 1.38 // line height in type sizes
const BODY = 9
export const SMALL = 7.5
const AFTER_PARAGRAPH = 0.45 // in type sizes
const ROUNDING = 0.01 // points that sums of heights may differ by
const TOGETHER = 6 // lines of a paragraph that no page end parts

/** Where the lines of a text stand, and how they look. Lengths in points. */
export interface TextAt {
  readonly x: number
  readonly width: number
  readonly size: number
  readonly style: Style
  readonly colour: Colour
}

export interface ParagraphLook {
  readonly size?: number
  readonly style?: Style
  readonly colour?: Colour
}

/** A document that is being filled, and the place where its next piece goes. */
export interface Layout {
  readonly page: Canvas
  /** Lower end of the text on every page, in points from the top. */
  readonly bottom: number
  /** The next piece goes below this, in points from the top of the current page. */
  y: number
  /** What is left of the current page below what is held. */
  room(): number
  /** Starts a new page unless the current one has this much room left, and draws what is held. Returns whether it did. */
  need(points: number): boolean
  /** Holds back something so high until the next piece asks for its room, so that both come on one page. */
  hold(high: number, draw: () => void): void
  /** Goes to the next page, unless nothing stands on the current one. */
  nextPage(): void
  /** The height of a text that is set as a paragraph. */
  paragraphHeight(text: string, look?: ParagraphLook, width?: number): number
  /** Sets a text as lines of one element, over as many pages as they need. */
  lines(element: Element, text: string, at: TextAt): void
  /** Sets a paragraph, as wide as the page unless a place is given. */
  paragraph(text: string, look?: ParagraphLook, x?: number, width?: number): void
  /** A rule over the width of the text. It is not part of the structure. */
  rule(colour: Colour, width: number): void
}

/** Begins the first page of a document. */
export function layout(page: Canvas): Layout {
  const { side } = MARGIN
  const bottom = PAGE.height - MARGIN.bottom
  let held: { readonly high: number; readonly draw: () => void }[] = []
  const heldHeight = (): number => held.reduce((sum, { high }) => sum + high, 0)
  const linesOf = (text: string, { size = BODY, style = 'regular' }: ParagraphLook, width: number): number =>
    wrapped(visible(text, style), style, width / size).length
  page.addPage()
  const at: Layout = {
    page,
    bottom,
    y: MARGIN.top,
    room: () => bottom - at.y - heldHeight(),
    need(points) {
      const starts = at.room() + ROUNDING < points && at.y !== MARGIN.top
      if (starts) at.nextPage()
      const pieces = held
      held = []
      for (const { draw } of pieces) draw()
      return starts
    },
    hold(high, draw) {
      held.push({ high, draw })
    },
    nextPage() {
      if (at.y === MARGIN.top) return
      page.addPage()
      at.y = MARGIN.top
    },
    paragraphHeight(text, look = {}, width = TEXT_WIDTH) {
      const { size = BODY } = look
      return linesOf(text, look, width) * size * LINE + size * AFTER_PARAGRAPH
    },
    lines(element, text, { x, width, size, style, colour }) {
      const high = size * LINE
      for (const words of wrapped(visible(text, style), style, width / size)) {
        at.need(high)
        const baseline = at.y + size * 1.05
        page.within(element, () => page.text(x, baseline, words, { size, style, colour }))
        at.y += high
      }
    },
    paragraph(text, look = {}, x = side, width = TEXT_WIDTH) {
      const { structure } = page
      const { size = BODY, style = 'regular', colour = INK } = look
      at.need(Math.min(linesOf(text, look, width), TOGETHER) * size * LINE)
      at.lines(structure.element('P', structure.root), text, { x, width, size, style, colour })
      at.y += size * AFTER_PARAGRAPH
    },
    rule(colour, width) {
      page.within('artifact', () =>
        page.polyline(
          [
            [side, at.y],
            [PAGE.width - side, at.y],
          ],
          { stroke: colour, width },
        ),
      )
    },
  }
  return at
}
