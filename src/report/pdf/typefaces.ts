import fontkit, { type Font } from '@pdf-lib/fontkit'
import { fontFile } from '#font-files'
import { unpackWoff } from './woff.ts'

/** One font file, read when it is first needed. */
export interface Typeface {
  readonly name: string
  readonly font: Font
  /** Whether the shape of a letter depends on its neighbours: Arabic, and marks over letters. */
  readonly shapes: boolean
  has(codePoint: number): boolean
}

export type Style = 'regular' | 'bold' | 'mono'

function typeface(path: string, shapes: boolean): () => Typeface {
  let read: Typeface | undefined
  return () => {
    if (read) return read
    const bytes = fontFile(path)
    const font = fontkit.create(path.endsWith('.woff') ? unpackWoff(bytes) : bytes)
    const known = new Map<number, boolean>()
    read = {
      name: font.postscriptName ?? 'Font',
      font,
      shapes,
      has(codePoint) {
        const before = known.get(codePoint)
        if (before !== undefined) return before
        const found = font.hasGlyphForCodePoint(codePoint)
        known.set(codePoint, found)
        return found
      },
    }
    return read
  }
}

const SANS = typeface('dejavu-fonts-ttf/ttf/DejaVuSans.ttf', true)
const BOLD = typeface('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', true)
const MONO = typeface('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf', true)
const UNIFONT = typeface('@fontsource/unifont/files/unifont-latin-400-normal.woff', false)

/** The faces of a style, the preferred one first. Each has characters that those before it lack. */
const FALLBACK: Readonly<Record<Style, readonly (() => Typeface)[]>> = {
  regular: [SANS, UNIFONT],
  bold: [BOLD, SANS, UNIFONT],
  mono: [MONO, SANS, UNIFONT],
}

/** The first face of a style that has all these code points. */
export function typefaceFor(style: Style, codePoints: readonly number[]): Typeface | undefined {
  for (const open of FALLBACK[style]) {
    const face = open()
    if (codePoints.every((codePoint) => face.has(codePoint))) return face
  }
  return undefined
}
