import { PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef, PDFString } from 'pdf-lib'
import { sha256 } from '#sha256'
import type { Colour, Stroke } from '../figures/scene.ts'
import { embeddedFonts } from './embedded-fonts.ts'
import { type Glyph, glyphsOf, widthOf } from './shaping.ts'
import { type Element, type Structure, structure } from './structure.ts'
import type { Style } from './typefaces.ts'

export const PAGE = { width: 595.28, height: 841.89 } // A4

interface TextStyle {
  readonly size: number
  readonly style: Style
  readonly colour: Colour
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Degrees counter-clockwise about the anchor. */
  readonly rotation?: number
}

/** Metadata of the document. */
export interface DocumentInfo {
  readonly title: string
  readonly subject: string
  /** Language of the text, as in HTML's `lang`. */
  readonly language: string
  readonly producer: string
}

/**
 * Pages to draw on, in points from the top left corner. Everything drawn is either the content of a structure element or an
 * artifact (rules, page numbers). The bytes depend only on what was drawn.
 */
export interface Canvas {
  readonly structure: Structure
  readonly pages: number
  addPage(): void
  /** Selects the page that is drawn on from now on; the first is 0. */
  turnTo(page: number): void
  /** Runs `draw`; what it draws becomes the content of an element, or an artifact. */
  within(element: Element | 'artifact', draw: () => void): void
  /** Draws a text that `visible` has returned. */
  text(x: number, y: number, words: string, style: TextStyle): void
  rect(x: number, y: number, w: number, h: number, look: { fill?: Colour } & Partial<Stroke>): void
  polyline(points: readonly (readonly [number, number])[], stroke: Stroke): void
  /** Grey levels, rows from the top. */
  picture(x: number, y: number, w: number, h: number, grey: Uint8Array, nx: number, ny: number): void
  /** A bookmark to a place on the current page. */
  bookmark(title: string, y: number): void
  bytes(): Promise<Uint8Array>
}

interface Page {
  readonly page: PDFPage
  readonly content: string[]
}

export async function canvas(info: DocumentInfo): Promise<Canvas> {
  const document = await PDFDocument.create({ updateMetadata: false }) // no clock
  const { context } = document
  const fonts = embeddedFonts(context)
  const tree = structure(context)
  const pages: Page[] = []
  const pictures = new Map<string, PDFRef>()
  const names = new Map<string, string>() // of pictures by their content, so that each is in the file once
  const bookmarks: { title: string; page: PDFRef; top: number }[] = []
  let current = -1
  const put = (operators: string): void => {
    pages[current]!.content.push(operators)
  }

  return {
    structure: tree,
    get pages() {
      return pages.length
    },
    addPage() {
      const page = document.addPage([PAGE.width, PAGE.height])
      page.node.set(PDFName.of('StructParents'), context.obj(pages.length))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      pages.push({ page, content: [] })
      current = pages.length - 1
    },
    turnTo(page) {
      current = page
    },
    within(element, draw) {
      const page = { ref: pages[current]!.page.ref, index: current }
      put(element === 'artifact' ? '/Artifact BMC' : tree.begin(element, page))
      draw()
      put('EMC')
    },
    text(x, y, words, { size, style, colour, anchor = 'start', rotation = 0 }) {
      const glyphs = glyphsOf(words, style)
      if (glyphs.length === 0) return
      const back = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(glyphs) * size
      const turn = (rotation * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const origin = [x - back * cos, PAGE.height - y - back * sin]
      const matrix = [cos, sin, -sin, cos, ...origin].map(number).join(' ')
      put(`BT ${rgb(colour)} rg ${matrix} Tm ${showing(glyphs, size)} ET`)
    },
    rect(x, y, w, h, { fill, stroke, width = 1, dash }) {
      const path = `${number(x)} ${number(PAGE.height - y - h)} ${number(w)} ${number(h)} re`
      if (fill) put(`${rgb(fill)} rg ${path} f`)
      if (stroke) put(`${stroked({ stroke, width, ...(dash && { dash }) })} ${path} S`)
    },
    polyline(points, stroke) {
      const [first, ...rest] = points.map(([x, y]) => `${number(x)} ${number(PAGE.height - y)}`)
      if (!first || rest.length === 0) return
      put(`${stroked(stroke)} 1 j ${first} m ${rest.map((point) => `${point} l`).join(' ')} S`)
    },
    picture(x, y, w, h, grey, nx, ny) {
      const key = `${nx} ${ny} ${sha256(grey)}`
      const drawn = names.get(key)
      const name = drawn ?? `P${pictures.size + 1}`
      const matrix = [w, 0, 0, h, x, PAGE.height - y - h].map(number).join(' ')
      put(`q ${matrix} cm /${name} Do Q`)
      if (drawn) return
      names.set(key, name)
      const stream = { Type: 'XObject', Subtype: 'Image', Width: nx, Height: ny, BitsPerComponent: 8 }
      const image = context.flateStream(grey, { ...stream, ColorSpace: 'DeviceGray' })
      pictures.set(name, context.register(image))
    },
    bookmark(title, y) {
      bookmarks.push({ title, page: pages[current]!.page.ref, top: PAGE.height - y })
    },
    async bytes() {
      const dictionary = (refs: ReadonlyMap<string, PDFRef>) => context.obj(Object.fromEntries(refs))
      const resources = context.register(
        context.obj({ Font: dictionary(fonts.resources()), XObject: dictionary(pictures) }),
      )
      const all: string[] = []
      for (const { page, content } of pages) {
        const operators = content.join('\n')
        all.push(operators)
        page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators)))
        page.node.set(PDFName.of('Resources'), resources)
      }
      await fonts.write()
      describe(document, info)
      tree.write(document.catalog)
      outline(document, bookmarks)
      const id = PDFHexString.of(sha256(all.join('')).slice(0, 32))
      context.trailerInfo.ID = context.obj([id, id])
      return document.save({ addDefaultPage: false, updateFieldAppearances: false })
    },
  }

  /** Operators that show glyphs from the current place on. */
  function showing(glyphs: readonly Glyph[], size: number): string {
    const parts: string[] = []
    let font = ''
    let codes = ''
    const flush = (): void => {
      if (codes !== '') parts.push(`<${codes}> Tj`)
      codes = ''
    }
    for (const glyph of glyphs) {
      const code = fonts.code(glyph)
      if (code.font !== font) {
        flush()
        font = code.font
        parts.push(`/${font} ${number(size)} Tf`)
      }
      const natural = glyph.face.font.getGlyph(glyph.id).advanceWidth / glyph.face.font.unitsPerEm
      const after = glyph.advance - natural - glyph.dx
      if (glyph.dx === 0 && glyph.dy === 0 && Math.abs(after) < 1e-6) {
        codes += code.hex
        continue
      }
      flush()
      const shift = (em: number): string => number(-1000 * em) // adjustments move back
      parts.push(`${number(glyph.dy * size)} Ts [${shift(glyph.dx)} <${code.hex}> ${shift(after)}] TJ 0 Ts`)
    }
    flush()
    return parts.join(' ')
  }
}

function describe(document: PDFDocument, { title, subject, language, producer }: DocumentInfo): void {
  const { context, catalog } = document
  document.setTitle(title)
  document.setSubject(subject)
  document.setProducer(producer)
  document.setCreator(producer)
  catalog.set(PDFName.of('Lang'), PDFString.of(language))
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }))
}

/** A flat list of bookmarks. */
function outline(
  document: PDFDocument,
  bookmarks: readonly { title: string; page: PDFRef; top: number }[],
): void {
  if (bookmarks.length === 0) return
  const { context, catalog } = document
  const root = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  for (const [i, { title, page, top }] of bookmarks.entries()) {
    const item = context.obj({ Parent: root, Dest: [page, 'XYZ', null, Math.round(top), null] })
    item.set(PDFName.of('Title'), PDFHexString.fromText(title))
    if (i > 0) item.set(PDFName.of('Prev'), refs[i - 1]!)
    if (i + 1 < refs.length) item.set(PDFName.of('Next'), refs[i + 1]!)
    context.assign(refs[i]!, item)
  }
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: refs.length }),
  )
  catalog.set(PDFName.of('Outlines'), root)
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000 || 0)

const rgb = (colour: Colour): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

const stroked = ({ stroke, width, dash = [] }: Stroke): string =>
  `${rgb(stroke)} RG ${number(width)} w [${dash.map(number).join(' ')}] 0 d`
