import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import type { Glyph } from './shaping.ts'
import type { Typeface } from './typefaces.ts'

const MAX_CMAP_ENTRIES = 100 // of one block, by the CMap specification
const SYMBOLIC = 4 // font flag: glyphs are addressed by number

/** The fonts of one document. Each face holds the glyphs that are used, and for each glyph the characters it stands for. */
interface EmbeddedFonts {
  /** The resource name of the font of a glyph, and the code of the glyph in it (4 hex digits). */
  code(glyph: Glyph): { readonly font: string; readonly hex: string }
  /** Resource names and references. They are known before the fonts are written. */
  resources(): ReadonlyMap<string, PDFRef>
  write(): Promise<void>
}

export function embeddedFonts(context: PDFContext): EmbeddedFonts {
  const faces = new Map<Typeface, FaceInUse>()
  const inUse = (face: Typeface): FaceInUse => {
    let used = faces.get(face)
    if (!used) {
      used = faceInUse(context, face, `F${faces.size + 1}`)
      faces.set(face, used)
    }
    return used
  }
  return {
    code(glyph) {
      const used = inUse(glyph.face)
      return { font: used.name, hex: hex4(used.code(glyph)) }
    },
    resources: () => new Map([...faces.values()].map(({ name, ref }) => [name, ref])),
    async write() {
      for (const face of faces.values()) await face.write()
    },
  }
}

interface FaceInUse {
  readonly name: string
  readonly ref: PDFRef
  code(glyph: Glyph): number
  write(): Promise<void>
}

/**
 * Gives a code to each pair of a glyph and the characters it stands for. One glyph may stand for different characters, and
 * copied text must have the right ones. Codes count from 1 in order of use; a table maps them to the glyphs of the subset.
 */
function faceInUse(context: PDFContext, face: Typeface, name: string): FaceInUse {
  const ref = context.nextRef()
  const { font } = face
  const scale = 1000 / font.unitsPerEm
  const subset = font.createSubset()
  const codes = new Map<string, number>()
  const used: { glyph: number; codePoints: readonly number[]; width: number }[] = []
  return {
    name,
    ref,
    code({ id, codePoints }) {
      const key = `${id} ${codePoints.join(' ')}`
      const known = codes.get(key)
      if (known !== undefined) return known
      const width = font.getGlyph(id).advanceWidth * scale
      const code = used.push({ glyph: subset.includeGlyph(id), codePoints, width })
      codes.set(key, code)
      return code
    },
    async write() {
      const { bbox, ascent, descent, capHeight, xHeight, italicAngle } = font
      const baseName = `${tagOf([...codes.keys()])}+${face.name}`
      const file = context.register(context.flateStream(await subsetBytes(subset)))
      const descriptor = context.obj({
        Type: 'FontDescriptor',
        FontName: baseName,
        Flags: SYMBOLIC,
        FontFile2: file,
        StemV: 80,
        FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((one) => Math.round(one * scale)),
        ItalicAngle: italicAngle,
        Ascent: Math.round(ascent * scale),
        Descent: Math.round(descent * scale),
        CapHeight: Math.round((capHeight || ascent) * scale),
        XHeight: Math.round((xHeight || 0) * scale),
      })
      const map = new Uint8Array(2 * (used.length + 1))
      for (const [i, { glyph }] of used.entries()) new DataView(map.buffer).setUint16(2 * (i + 1), glyph)
      const descendant = context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: baseName,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: context.register(descriptor),
        CIDToGIDMap: context.register(context.flateStream(map)),
        W: [1, used.map(({ width }) => Math.round(width * 100) / 100)],
      })
      const type0 = context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: baseName,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(context.flateStream(toUnicode(used.map(({ codePoints }) => codePoints)))),
      })
      context.assign(ref, type0)
    },
  }
}

type Subset = ReturnType<Typeface['font']['createSubset']>

const subsetBytes = (subset: Subset): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    const stream = subset.encodeStream() as unknown as NodeJS.ReadableStream
    stream.on('data', (part: Uint8Array) => parts.push(part))
    stream.on('end', () => resolve(concatenated(parts)))
    stream.on('error', reject)
  })

/** The six letters that name a subset, computed from its contents. */
function tagOf(keys: readonly string[]): string {
  let hash = 0
  for (const character of keys.join(',')) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return Array.from({ length: 6 }, (_, i) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26)),
  ).join('')
}

const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0')

const utf16 = (codePoints: readonly number[]): string =>
  PDFHexString.fromText(String.fromCodePoint(...codePoints))
    .asString()
    .slice(4) // its byte order mark

/** The CMap from codes to characters. source  Adobe Technical Note 5411 */
function toUnicode(codePoints: readonly (readonly number[])[]): string {
  const entries = codePoints.map((characters, i) => `<${hex4(i + 1)}> <${utf16(characters)}>`)
  const blocks: string[] = []
  for (let from = 0; from < entries.length; from += MAX_CMAP_ENTRIES) {
    const block = entries.slice(from, from + MAX_CMAP_ENTRIES)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end\nend\n',
  ].join('\n')
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
