import { type Colour, HAIR, INK, MUTED, type Scene } from '../figures/scene.ts'
import { type Canvas, canvas, type DocumentInfo, PAGE } from './canvas.ts'
import { drawScene } from './draw-scene.ts'
import { wrapped } from './shaping.ts'
import type { Element } from './structure.ts'
import type { Style } from './typefaces.ts'
import { visible } from './visible.ts'

const MARGIN = { side: 56, top: 64, bottom: 56 }
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.side
const LINE = 1.38 // line height in type sizes
const BODY = 9
const SMALL = 7.5
const CAPTION = 30 // room below a figure
const SIGN_ROOM = 46 // above a name, for the signature
const TABLE_START = 40 // the head of a table with its first row
const ACCENT: Colour = '#1f3a5f'

export interface ParagraphLook {
  readonly size?: number
  readonly style?: Style
  readonly colour?: Colour
}

/** A row of a list of facts: a name and its value. Several values are set one below the other. */
export interface Fact {
  readonly name: string
  readonly value: string | readonly string[]
  readonly mono?: boolean
}

export interface Column {
  readonly title: string
  /** Share of the width of the text. */
  readonly share: number
  readonly align?: 'start' | 'end'
  readonly mono?: boolean
}

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
  box(paragraphs: readonly (ParagraphLook & { readonly text: string })[]): void
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
  const { side } = MARGIN
  const bottom = PAGE.height - MARGIN.bottom
  let y = MARGIN.top
  let sections = 0
  page.addPage()

  /** Starts a new page unless there is room; returns whether it did. */
  const need = (points: number): boolean => {
    if (y + points <= bottom || y === MARGIN.top) return false
    page.addPage()
    y = MARGIN.top
    return true
  }

  /** Sets the lines of one element, over as many pages as they need. */
  function lines(element: Element, text: string, at: TextAt): void {
    const { size, style, colour } = at
    const high = size * LINE
    for (const words of wrapped(visible(text, style), style, at.width / size)) {
      need(high)
      const baseline = y + size * 1.05
      page.within(element, () => page.text(at.x, baseline, words, { size, style, colour }))
      y += high
    }
  }

  function paragraph(text: string, look: ParagraphLook = {}, x = side, width = TEXT_WIDTH): void {
    const { size = BODY, style = 'regular', colour = INK } = look
    lines(structure.element('P', structure.root), text, { x, width, size, style, colour })
    y += size * 0.45
  }

  /**
   * Sets a row of cells with a rule below. Each cell is wrapped in its column. A row longer than a page continues on the
   * next. `onNewPage` draws the head above the rows of a new page. That copy is not part of the structure, which has the
   * head once.
   */
  function row(parent: Element | 'artifact', cells: readonly Cell[], onNewPage = () => {}): void {
    const tr = parent === 'artifact' ? parent : structure.element('TR', parent)
    const elementOf = ({ scope }: Cell) =>
      tr === 'artifact' ? tr : structure.element(scope ? 'TH' : 'TD', tr, scope ? { scope } : {})
    const open = cells.map((cell) => ({
      ...cell,
      element: elementOf(cell),
      lines: [cell.text]
        .flat()
        .flatMap((part) => wrapped(visible(part, cell.style), cell.style, cell.width / cell.size)),
    }))
    const high = SMALL * LINE * 1.04
    const count = Math.max(...open.map((cell) => cell.lines.length))
    if (need(Math.min(count, 4) * high + 4)) onNewPage()
    y += 2
    for (let i = 0; i < count; i++) {
      if (need(high)) onNewPage()
      for (const { element, lines: words, x, width, size, style, colour, align } of open) {
        const word = words[i]
        if (word === undefined) continue
        const left = align === 'end' ? x + width : x
        const look = { size, style, colour, anchor: align ?? 'start' } as const
        page.within(element, () => page.text(left, y + size * 1.05, word, look))
      }
      y += high
    }
    y += 2
    hairline(HAIR, 0.5)
  }

  function hairline(colour: Colour, width: number): void {
    page.within('artifact', () =>
      page.polyline(
        [
          [side, y],
          [PAGE.width - side, y],
        ],
        { stroke: colour, width },
      ),
    )
  }

  function figures(scenes: readonly Scene[], caption: string): void {
    const gap = 14
    const wide = scenes.reduce((sum, { width }) => sum + width, gap * (scenes.length - 1))
    const high = Math.max(...scenes.map(({ height }) => height))
    need(high + 24)
    let x = side + Math.max(0, (TEXT_WIDTH - wide) / 2)
    for (const scene of scenes) {
      const under = PAGE.height - y
      const box = [x, under - scene.height, x + scene.width, under].map(Math.round)
      const element = structure.element('Figure', structure.root, { alt: scene.description, box })
      page.within(element, () => drawScene(page, scene, x, y))
      x += scene.width + gap
    }
    y += high + 4
    const look = { x: side, width: TEXT_WIDTH, size: SMALL, style: 'regular', colour: MUTED } as const
    if (caption !== '') lines(structure.element('Caption', structure.root), caption, look)
    y += 8
  }

  return {
    title(text, subtitle) {
      lines(structure.element('H1', structure.root), text, wide(19, 'bold', ACCENT))
      y += 2
      lines(structure.element('P', structure.root), subtitle, wide(10.5, 'regular', MUTED))
      y += 5
      hairline(ACCENT, 1.2)
      y += 10
    },
    heading(text, level = 1) {
      need(level === 1 ? 90 : 60)
      if (y > MARGIN.top) y += level === 1 ? 12 : 7
      if (level === 1) sections += 1
      const words = level === 1 ? `${sections}  ${text}` : text
      if (level === 1) page.bookmark(words, y - 6)
      const element = structure.element(level === 1 ? 'H1' : 'H2', structure.root)
      lines(element, words, wide(level === 1 ? 12.5 : 9.5, 'bold', ACCENT))
      y += level === 1 ? 5 : 3
    },
    paragraph: (text, look) => paragraph(text, look),
    box(paragraphs) {
      const inset = 12
      const width = TEXT_WIDTH - 2 * inset
      const high = paragraphs.reduce(
        (sum, { text, size = BODY, style = 'regular' }) => {
          const count = wrapped(visible(text, style), style, width / size).length
          return sum + count * size * LINE + size * 0.45
        },
        2 * inset - 4,
      )
      need(high)
      page.within('artifact', () => {
        page.rect(side, y, TEXT_WIDTH, high, { fill: '#f2f5f9' })
        page.rect(side, y, 3, high, { fill: ACCENT })
      })
      y += inset - 2
      for (const { text, ...look } of paragraphs) paragraph(text, look, side + inset, width)
      y += inset - 2
    },
    facts(rows) {
      const table = structure.element('Table', structure.root)
      const left = 138
      for (const { name, value, mono } of rows) {
        const style = mono ? 'mono' : 'regular'
        const cells: Cell[] = [
          { ...cell(name, side, left - 10), style: 'bold', colour: MUTED, scope: 'Row' },
          { ...cell(value, side + left, TEXT_WIDTH - left), style },
        ]
        row(table, cells)
      }
      y += 6
    },
    table(columns, rows, lead) {
      if (lead !== undefined) {
        const high = wrapped(visible(lead, 'regular'), 'regular', TEXT_WIDTH / BODY).length * BODY * LINE
        need(high + TABLE_START)
        paragraph(lead)
      }
      const table = structure.element('Table', structure.root)
      const starts = columns.map((_, i) => columns.slice(0, i).reduce((sum, { share }) => sum + share, 0))
      const cells = (texts: readonly string[], head: boolean): Cell[] =>
        columns.map(({ share, align, mono }, i) => ({
          ...cell(texts[i] ?? '', side + starts[i]! * TEXT_WIDTH, share * TEXT_WIDTH - 8),
          ...(align && { align }),
          ...(head
            ? { style: 'bold', colour: MUTED, scope: 'Column' }
            : { style: mono ? 'mono' : 'regular' }),
        }))
      const head = cells(
        columns.map(({ title }) => title),
        true,
      )
      need(TABLE_START)
      row(table, head)
      for (const texts of rows) row(table, cells(texts, false), () => row('artifact', head))
      y += 6
    },
    figures,
    fitted(least, most, build, caption) {
      const room = bottom - y - CAPTION
      figures(build(room < least ? most : Math.min(most, room)), caption)
    },
    signatures(names, date) {
      const column = (TEXT_WIDTH - 24) / 2
      const look = { size: SMALL, style: 'regular', colour: MUTED } as const
      const high = SMALL * LINE
      for (let i = 0; i < names.length; i += 2) {
        const pair = names
          .slice(i, i + 2)
          .map((name) => wrapped(visible(name, 'regular'), 'regular', (column * 0.62) / SMALL))
        const rows = Math.max(...pair.map(({ length }) => length))
        need(SIGN_ROOM + rows * high)
        const rule = y + SIGN_ROOM - 8
        for (const [k, words] of pair.entries()) {
          const x = side + k * (column + 24)
          const dated = x + column * 0.68
          page.within('artifact', () => {
            for (const [from, to] of [[x, x + column * 0.62] as const, [dated, x + column] as const]) {
              page.polyline(
                [
                  [from, rule],
                  [to, rule],
                ],
                { stroke: INK, width: 0.6 },
              )
            }
          })
          page.within(structure.element('P', structure.root), () => {
            for (const [row, line] of words.entries()) page.text(x, rule + 10 + row * high, line, look)
          })
          page.within(structure.element('P', structure.root), () =>
            page.text(dated, rule + 10, visible(date, 'regular'), look),
          )
        }
        y += SIGN_ROOM + rows * high + 6
      }
    },
    space(points) {
      y += points
    },
    need(points) {
      need(points)
    },
    room: () => bottom - y,
    async finish(head) {
      furnish(page, head)
      return page.bytes()
    },
  }
}

interface TextAt {
  readonly x: number
  readonly width: number
  readonly size: number
  readonly style: Style
  readonly colour: Colour
}

const wide = (size: number, style: Style, colour: Colour): TextAt => ({
  ...{ x: MARGIN.side, width: TEXT_WIDTH, size, style, colour },
})

interface Cell extends TextAt {
  readonly text: string | readonly string[]
  readonly align?: 'start' | 'end'
  readonly scope?: 'Row' | 'Column'
}

const cell = (text: string | readonly string[], x: number, width: number): Cell => ({
  ...{ text, x, width, size: SMALL, style: 'regular', colour: INK },
})

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
