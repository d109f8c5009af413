import { type Colour, INK } from '../figures/scene.ts'
import { type Canvas, PAGE } from './canvas.ts'
import { wrapped } from './shaping.ts'
import type { Element } from './structure.ts'
import type { Style } from './typefaces.ts'
import { visible } from './visible.ts'

export const MARGIN = { side: 56, top: 64, bottom: 56 }
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.side
export const LINE = 1.38 // line height in type sizes
export const BODY = 9
export const SMALL = 7.5

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
  /** Starts a new page unless the current one has this much room left. Returns whether it did. */
  need(points: number): boolean
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
  page.addPage()
  const at: Layout = {
    page,
    bottom,
    y: MARGIN.top,
    need(points) {
      if (at.y + points <= bottom || at.y === MARGIN.top) return false
      page.addPage()
      at.y = MARGIN.top
      return true
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
    paragraph(text, { size = BODY, style = 'regular', colour = INK } = {}, x = side, width = TEXT_WIDTH) {
      const { structure } = page
      at.lines(structure.element('P', structure.root), text, { x, width, size, style, colour })
      at.y += size * 0.45
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
