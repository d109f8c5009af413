import type { Glyph as FontGlyph } from '@pdf-lib/fontkit'
import { displayRuns, type Run } from './bidi.ts'
import { type Style, type Typeface, typefaceFor } from './typefaces.ts'

/** A glyph to draw, lengths in em. */
export interface Glyph {
  readonly face: Typeface
  readonly id: number
  /** The characters it stands for, so that text can be copied from the document. */
  readonly codePoints: readonly number[]
  readonly advance: number
  readonly dx: number
  readonly dy: number
}

const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
const SHAPED = /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}\p{Script=Thaana}]/u
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
}

const LONGEST_CLUSTER = 8 // code points; Unicode sets no limit, but a line has limited room

/** Splits a text into what a reader sees as single characters. One with very many code points is split into pieces. */
export const clusters = (text: string): string[] =>
  Array.from(CLUSTERS.segment(text), ({ segment }) => {
    if (segment.length <= LONGEST_CLUSTER) return segment
    const parts = Array.from(segment)
    return Array.from({ length: Math.ceil(parts.length / LONGEST_CLUSTER) }, (_, i) =>
      parts.slice(i * LONGEST_CLUSTER, (i + 1) * LONGEST_CLUSTER).join(''),
    )
  }).flat()

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!)

/** Neighbouring clusters drawn with one face. If no face has a whole cluster, it is drawn character by character. */
function faceRuns(text: string, style: Style): { face: Typeface; text: string }[] {
  const runs: { face: Typeface; text: string }[] = []
  const add = (face: Typeface, part: string): void => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  for (const cluster of clusters(text)) {
    const whole = typefaceFor(style, codePointsOf(cluster))
    if (whole) add(whole, cluster)
    else for (const character of cluster) add(typefaceFor(style, codePointsOf(character))!, character)
  }
  return runs
}

/** The glyphs of one line in display order. in: a line that went through `visible` */
export const glyphsOf = (line: string, style: Style): Glyph[] =>
  displayRuns(line).flatMap((run) => glyphsOfRun(run, style))

function glyphsOfRun({ text, rightToLeft }: Run, style: Style): Glyph[] {
  const parts = faceRuns(text, style).map(({ face, text: part }) =>
    face.shapes && (rightToLeft || SHAPED.test(part))
      ? shaped(face, part, rightToLeft)
      : plain(face, part, rightToLeft),
  )
  return (rightToLeft ? parts.reverse() : parts).flat()
}

/** One glyph a character: no ligatures, no kerning. */
function plain(face: Typeface, text: string, rightToLeft: boolean): Glyph[] {
  const glyphs = Array.from(text, (character): Glyph => {
    const shown = rightToLeft ? (MIRRORED[character] ?? character) : character
    const glyph = face.font.glyphForCodePoint(shown.codePointAt(0)!)
    return { ...measured(face, glyph), codePoints: [character.codePointAt(0)!], dx: 0, dy: 0 }
  })
  return rightToLeft ? glyphs.reverse() : glyphs
}

/** Joined letters and placed marks, by the rules of the font. */
function shaped(face: Typeface, text: string, rightToLeft: boolean): Glyph[] {
  const mirrored = rightToLeft ? text.replace(/[()[\]{}<>«»‹›]/g, (found) => MIRRORED[found]!) : text
  const direction = rightToLeft ? 'rtl' : 'ltr'
  const features = { liga: false, dlig: false, kern: false }
  // the library's types do not say that features can be switched off by name
  const layout = face.font.layout as unknown as (
    this: unknown,
    text: string,
    features: object,
    script: undefined,
    language: undefined,
    direction: string,
  ) => { glyphs: FontGlyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
  const { glyphs, positions } = layout.call(face.font, mirrored, features, undefined, undefined, direction)
  const em = face.font.unitsPerEm
  return glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!
    return {
      face,
      id: glyph.id,
      codePoints: glyph.codePoints,
      advance: xAdvance / em,
      dx: xOffset / em,
      dy: yOffset / em,
    }
  })
}

const measured = (face: Typeface, glyph: FontGlyph) => ({
  face,
  id: glyph.id,
  advance: glyph.advanceWidth / face.font.unitsPerEm,
})

export const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** A no-break space is no place to break. */
const BREAK_AFTER = /(?:[^\S\u00a0\u202f]|[-/,;:])$/u
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/**
 * Breaks a text into lines no wider than `width` em, at least one. It breaks after a space or a hyphen and between
 * ideographs. A word longer than a line is broken after any character. Only the spaces at a break are dropped.
 */
export function wrapped(text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  let line: string[] = []
  let used = 0
  let breakAt = 0 // clusters of the line up to its last good break
  const widths: number[] = []
  const flush = (count: number): void => {
    lines.push(line.slice(0, count).join('').trimEnd())
    line = line.slice(count)
    widths.splice(0, count)
    while (line[0] === ' ') {
      line.shift()
      widths.shift()
    }
    used = widths.reduce((sum, one) => sum + one, 0)
    breakAt = 0
  }
  for (const cluster of clusters(text)) {
    const wide = clusterWidth(cluster, style)
    if (used + wide > width && line.length > 0 && cluster !== ' ') flush(breakAt || line.length)
    if (ANYWHERE.test(cluster) && line.length > 0) breakAt = line.length
    line.push(cluster)
    widths.push(wide)
    used += wide
    if (BREAK_AFTER.test(cluster) || ANYWHERE.test(cluster)) breakAt = line.length
  }
  if (line.length > 0 || lines.length === 0) lines.push(line.join('').trimEnd())
  return lines
}

const clusterWidths = new Map<string, number>()

function clusterWidth(cluster: string, style: Style): number {
  if (cluster.length > 2) return widthOf(glyphsOf(cluster, style))
  const key = `${style} ${cluster}`
  const known = clusterWidths.get(key)
  if (known !== undefined) return known
  const width = widthOf(glyphsOf(cluster, style))
  if (clusterWidths.size > 20_000) clusterWidths.clear()
  clusterWidths.set(key, width)
  return width
}
