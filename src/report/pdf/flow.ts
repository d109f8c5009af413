import { ENGLISH_PAGE, type FirstPageWords } from '../../words/languages/first-page/english.ts'
import { type Colour, HAIR, MUTED, type Scene } from '../figures/scene.ts'
import { setSignatures } from '../signature-lines.ts'
import { type Column, type FactRow, setFacts, setTable } from '../tables.ts'
import { type Canvas, canvas, type DocumentInfo, PAGE } from './canvas.ts'
import { drawScene } from './draw-scene.ts'
import { type Layout, layout, MARGIN, type ParagraphLook, SMALL, TEXT_WIDTH, type TextAt } from './layout.ts'
import type { Style } from './typefaces.ts'
import { visible } from './visible.ts'

const HEADINGS = { 1: { size: 12.5, above: 12, below: 5 }, 2: { size: 9.5, above: 7, below: 3 } } as const
const BOX_INSET = 10
const BELOW_FIGURE = 4
const BELOW_CAPTION = 8
const ACCENT: Colour = '#1f3a5f'

export type BoxParagraph = ParagraphLook & { readonly text: string }

const BOXES = {
  statement: { fill: '#f2f5f9', edge: ACCENT },
  caution: { fill: '#fdf3df', edge: '#9a6700' },
} as const satisfies Record<string, { fill: Colour; edge: Colour }>
type BoxLook = keyof typeof BOXES

/**
 * A document that is filled from top to bottom. Each piece goes below the one before, and continues on the next page when
 * it does not fit. A text may be any string: it is made visible, wrapped, and never cut.
 */
export interface Flow {
  title(text: string, subtitle: string): void
  /** A heading of level 1 (numbered and bookmarked) or 2. It stays on one page with what follows it. */
  heading(text: string, level?: 1 | 2): void
  paragraph(text: string, look?: ParagraphLook): void
  /** A paragraph that introduces what follows it, and stays on one page with its beginning. */
  lead(text: string, look?: ParagraphLook): void
  /** Paragraphs in a frame, for what must not be overlooked; a caution has a frame of its own colour. */
  box(paragraphs: readonly BoxParagraph[], look?: BoxLook): void
  facts(rows: readonly FactRow[]): void
  /** A table. Its head is repeated on every page that it continues on, and no page has a single row of several. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], lead?: string): void
  /** One figure, or several side by side, on one page. A caption gets the next number; an empty one is left out. */
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
  /** The next piece begins on a new page. */
  nextPage(): void
  /** How many pages there are by now. */
  readonly pages: number
  /** What is left of the current page, in points. */
  room(): number
  /** How much of a page a text takes as a paragraph, in points. */
  paragraphHeight(text: string, look?: ParagraphLook): number
  /** The bytes of the document. Its pages are numbered; `head` is at the top of each, and `foot` at the bottom. */
  finish(head: string, foot?: string): Promise<Uint8Array>
}

/** Starts a document on A4 pages. */
export async function flow(
  info: DocumentInfo,
  words: Pick<FirstPageWords, 'figure' | 'page'> = ENGLISH_PAGE,
): Promise<Flow> {
  const page = await canvas(info)
  const { structure } = page
  const at = layout(page)
  let sections = 0
  let figures = 0
  const numbered = (caption: string): string => {
    if (caption === '') return ''
    figures += 1
    return `${words.figure} ${figures}. ${caption}`
  }
  return {
    title(text, subtitle) {
      at.lines(structure.element('H1', structure.root), text, wide(17, 'bold', ACCENT))
      at.y += 2
      at.lines(structure.element('P', structure.root), subtitle, wide(10, 'regular', MUTED))
      at.y += 5
      at.rule(ACCENT, 1.2)
      at.y += 10
    },
    heading(text, level = 1) {
      if (level === 1) sections += 1
      const { size, above, below } = HEADINGS[level]
      const words = level === 1 ? `${sections}  ${text}` : text
      at.hold(above + at.paragraphHeight(words, { size, style: 'bold' }) + below, () => {
        if (at.y > MARGIN.top) at.y += above
        if (level === 1) page.bookmark(words, at.y - 6)
        const element = structure.element(level === 1 ? 'H1' : 'H2', structure.root)
        at.lines(element, words, wide(size, 'bold', ACCENT))
        at.y += below
      })
    },
    paragraph: (text, look) => at.paragraph(text, look),
    lead: (text, look) => setLead(at, text, look),
    box: (paragraphs, look = 'statement') => setBox(at, paragraphs, look),
    facts: (rows) => setFacts(at, rows),
    table(columns, rows, lead) {
      if (lead !== undefined) setLead(at, lead)
      setTable(at, columns, rows)
    },
    figures: (scenes, caption) => setFigures(at, scenes, numbered(caption)),
    fitted(least, most, build, caption) {
      const words = numbered(caption)
      const room = at.room() - captionHeight(at, words)
      setFigures(at, build(room < least ? most : Math.min(most, room)), words)
    },
    signatures: (names, date) => setSignatures(at, names, date),
    space: (points) => at.hold(points, () => space(at, points)),
    need(points) {
      at.need(points)
    },
    nextPage: () => at.nextPage(),
    get pages() {
      return page.pages
    },
    room: () => at.room(),
    paragraphHeight: (text, look) => at.paragraphHeight(text, look),
    async finish(head, foot = '') {
      at.need(0)
      furnish(page, head, foot, words)
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

function setLead(at: Layout, text: string, look?: ParagraphLook): void {
  at.hold(at.paragraphHeight(text, look), () => at.paragraph(text, look))
}

/** Room between two pieces; none at the top of a page. */
function space(at: Layout, points: number): void {
  if (at.y > MARGIN.top) at.y += points
}

const captionHeight = (at: Layout, caption: string): number =>
  BELOW_FIGURE + (caption === '' ? 0 : at.paragraphHeight(caption, { size: SMALL })) + BELOW_CAPTION

function setBox(at: Layout, paragraphs: readonly BoxParagraph[], look: BoxLook): void {
  const { page } = at
  const { fill, edge } = BOXES[look]
  const { side } = MARGIN
  const inset = BOX_INSET
  const width = TEXT_WIDTH - 2 * inset
  const high = paragraphs.reduce(
    (sum, { text, ...of }) => sum + at.paragraphHeight(text, of, width),
    2 * inset - 4,
  )
  at.need(high)
  page.within('artifact', () => {
    page.rect(side, at.y, TEXT_WIDTH, high, { fill })
    page.rect(side, at.y, 3, high, { fill: edge })
  })
  at.y += inset - 2
  for (const { text, ...of } of paragraphs) at.paragraph(text, of, side + inset, width)
  at.y += inset - 2
}

function setFigures(at: Layout, scenes: readonly Scene[], caption: string): void {
  const { page } = at
  const { structure } = page
  const gap = 14
  const whole = scenes.reduce((sum, { width }) => sum + width, gap * (scenes.length - 1))
  const high = Math.max(...scenes.map(({ height }) => height))
  at.need(high + captionHeight(at, caption))
  let x = MARGIN.side + Math.max(0, (TEXT_WIDTH - whole) / 2)
  for (const scene of scenes) {
    const under = PAGE.height - at.y
    const box = [x, under - scene.height, x + scene.width, under].map(Math.round)
    const element = structure.element('Figure', structure.root, { alt: scene.description, box })
    page.within(element, () => drawScene(page, scene, x, at.y))
    x += scene.width + gap
  }
  at.y += high + BELOW_FIGURE
  if (caption !== '')
    at.lines(structure.element('Caption', structure.root), caption, wide(SMALL, 'regular', MUTED))
  at.y += BELOW_CAPTION
}

/** Puts the head, the foot and the page number (x of y) on every page. */
function furnish(page: Canvas, head: string, foot: string, words: Pick<FirstPageWords, 'page'>): void {
  const look = { size: 7, style: 'regular', colour: MUTED } as const
  const right = PAGE.width - MARGIN.side
  for (let i = 0; i < page.pages; i++) {
    page.turnTo(i)
    page.within('artifact', () => {
      page.text(MARGIN.side, 40, visible(head, 'regular'), look)
      const under = PAGE.height - 28
      page.text(MARGIN.side, under, visible(foot, 'regular'), look)
      page.polyline(
        [
          [MARGIN.side, under - 11],
          [right, under - 11],
        ],
        { stroke: HAIR, width: 0.5 },
      )
      page.text(right, under, words.page(i + 1, page.pages), { ...look, anchor: 'end' })
    })
  }
}
