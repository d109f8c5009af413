import { type Colour, HAIR, MUTED, type Scene } from '../figures/scene.ts'
import { setSignatures } from '../signature-lines.ts'
import { type Column, type Fact, setFacts, setTable } from '../tables.ts'
import { type Canvas, canvas, type DocumentInfo, PAGE } from './canvas.ts'
import { drawScene } from './draw-scene.ts'
import {
  BODY,
  type Layout,
  LINE,
  layout,
  MARGIN,
  type ParagraphLook,
  SMALL,
  TEXT_WIDTH,
  type TextAt,
} from './layout.ts'
import { wrapped } from './shaping.ts'
import type { Style } from './typefaces.ts'
import { visible } from './visible.ts'

const CAPTION = 30 // room below a figure
const ACCENT: Colour = '#1f3a5f'

type BoxParagraph = ParagraphLook & { readonly text: string }

/**
 * A document that is filled from top to bottom. Each piece goes below the one before, and continues on the next page when
 * it does not fit. A text may be any string: it is made visible, wrapped, and never cut.
 */
export interface Flow {
  title(text: string, subtitle: string): void
  /** A heading of level 1 (numbered and bookmarked) or 2. It stays on one page with what follows it. */
  heading(text: string, level?: 1 | 2): void
  paragraph(text: string, look?: ParagraphLook): void
  /** Paragraphs in a frame, for what must not be overlooked. */
  box(paragraphs: readonly BoxParagraph[]): void
  facts(rows: readonly Fact[]): void
  /** A table. Its head is repeated on every page that it continues on. `lead` stands above it, and never alone. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], lead?: string): void
  /** One figure, or several side by side. They stay on one page. An empty caption is left out. */
  figures(scenes: readonly Scene[], caption: string): void
  /**
   * A figure that is as high as the page has room for, between two heights. With less room than the least it goes to the next
   * page, in its full height.
   */
  fitted(least: number, most: number, build: (height: number) => readonly Scene[], caption: string): void
  /** Lines to sign on, two side by side; each with a name below it. They stay together. */
  signatures(names: readonly string[], date: string): void
  space(points: number): void
  /** Starts a new page unless the current one has this much room left. */
  need(points: number): void
  /** What is left of the current page, in points. */
  room(): number
  /** The bytes of the document. Its pages are numbered, and `head` is at the top of each. */
  finish(head: string): Promise<Uint8Array>
}

/** Starts a document on A4 pages. */
export async function flow(info: DocumentInfo): Promise<Flow> {
  const page = await canvas(info)
  const { structure } = page
  const at = layout(page)
  let sections = 0
  return {
    title(text, subtitle) {
      at.lines(structure.element('H1', structure.root), text, wide(19, 'bold', ACCENT))
      at.y += 2
      at.lines(structure.element('P', structure.root), subtitle, wide(10.5, 'regular', MUTED))
      at.y += 5
      at.rule(ACCENT, 1.2)
      at.y += 10
    },
    heading(text, level = 1) {
      at.need(level === 1 ? 90 : 60)
      if (at.y > MARGIN.top) at.y += level === 1 ? 12 : 7
      if (level === 1) sections += 1
      const words = level === 1 ? `${sections}  ${text}` : text
      if (level === 1) page.bookmark(words, at.y - 6)
      const element = structure.element(level === 1 ? 'H1' : 'H2', structure.root)
      at.lines(element, words, wide(level === 1 ? 12.5 : 9.5, 'bold', ACCENT))
      at.y += level === 1 ? 5 : 3
    },
    paragraph: (text, look) => at.paragraph(text, look),
    box: (paragraphs) => setBox(at, paragraphs),
    facts: (rows) => setFacts(at, rows),
    table: (columns, rows, lead) => setTable(at, columns, rows, lead),
    figures: (scenes, caption) => setFigures(at, scenes, caption),
    fitted(least, most, build, caption) {
      const room = at.bottom - at.y - CAPTION
      setFigures(at, build(room < least ? most : Math.min(most, room)), caption)
    },
    signatures: (names, date) => setSignatures(at, names, date),
    space(points) {
      at.y += points
    },
    need(points) {
      at.need(points)
    },
    room: () => at.bottom - at.y,
    async finish(head) {
      furnish(page, head)
      return page.bytes()
    },
  }
}

const wide = (size: number, style: Style, colour: Colour): TextAt => ({
  x: MARGIN.side,
  width: TEXT_WIDTH,
  size,
  style,
  colour,
})

function setBox(at: Layout, paragraphs: readonly BoxParagraph[]): void {
  const { page } = at
  const { side } = MARGIN
  const inset = 12
  const width = TEXT_WIDTH - 2 * inset
  const high = paragraphs.reduce(
    (sum, { text, size = BODY, style = 'regular' }) => {
      const count = wrapped(visible(text, style), style, width / size).length
      return sum + count * size * LINE + size * 0.45
    },
    2 * inset - 4,
  )
  at.need(high)
  page.within('artifact', () => {
    page.rect(side, at.y, TEXT_WIDTH, high, { fill: '#f2f5f9' })
    page.rect(side, at.y, 3, high, { fill: ACCENT })
  })
  at.y += inset - 2
  for (const { text, ...look } of paragraphs) at.paragraph(text, look, side + inset, width)
  at.y += inset - 2
}

function setFigures(at: Layout, scenes: readonly Scene[], caption: string): void {
  const { page } = at
  const { structure } = page
  const gap = 14
  const whole = scenes.reduce((sum, { width }) => sum + width, gap * (scenes.length - 1))
  const high = Math.max(...scenes.map(({ height }) => height))
  at.need(high + 24)
  let x = MARGIN.side + Math.max(0, (TEXT_WIDTH - whole) / 2)
  for (const scene of scenes) {
    const under = PAGE.height - at.y
    const box = [x, under - scene.height, x + scene.width, under].map(Math.round)
    const element = structure.element('Figure', structure.root, { alt: scene.description, box })
    page.within(element, () => drawScene(page, scene, x, at.y))
    x += scene.width + gap
  }
  at.y += high + 4
  if (caption !== '')
    at.lines(structure.element('Caption', structure.root), caption, wide(SMALL, 'regular', MUTED))
  at.y += 8
}

/** Puts the head and the page number (x of y) on every page. */
function furnish(page: Canvas, head: string): void {
  const words = visible(head, 'regular')
  const look = { size: 7, style: 'regular', colour: MUTED } as const
  const right = PAGE.width - MARGIN.side
  for (let i = 0; i < page.pages; i++) {
    page.turnTo(i)
    page.within('artifact', () => {
      page.text(MARGIN.side, 40, words, look)
      const foot = PAGE.height - 34
      page.polyline(
        [
          [MARGIN.side, foot - 12],
          [right, foot - 12],
        ],
        { stroke: HAIR, width: 0.5 },
      )
      page.text(right, foot, `page ${i + 1} of ${page.pages}`, { ...look, anchor: 'end' })
    })
  }
}
