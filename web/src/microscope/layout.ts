import { say } from '../languages/say.ts'
import type { Box } from './view.ts'

export const MODES = { split: say('Split'), side: say('Side by side'), overlay: say('Overlay') } as const

/** How the two marks share the picture. */
export type Mode = keyof typeof MODES

export interface Layout {
  readonly mode: Mode
  /** Whether the line between them is upright: A on the left, B on the right. Otherwise A is above, B below. */
  readonly upright: boolean
  /** Where the line is, from 0 to 1, in a split picture. */
  readonly line: number
}

/** Where a mark is drawn: the box whose middle is the middle of the view, and the part of it that shows the mark. */
export interface Field {
  readonly box: Box
  readonly part: Box
}

/** The fields of both marks in a picture. */
export function fieldsOf(
  { mode, upright, line }: Layout,
  { w, h }: Pick<Box, 'w' | 'h'>,
): readonly [Field, Field] {
  const whole = { x: 0, y: 0, w, h }
  if (mode === 'overlay') return [field(whole, whole), field(whole, whole)]
  const at = mode === 'side' ? 0.5 : line
  const first = upright ? { x: 0, y: 0, w: at * w, h } : { x: 0, y: 0, w, h: at * h }
  const second = upright ? { x: first.w, y: 0, w: w - first.w, h } : { x: 0, y: first.h, w, h: h - first.h }
  return mode === 'side'
    ? [field(first, first), field(second, second)]
    : [field(whole, first), field(whole, second)]
}

const field = (box: Box, part: Box): Field => ({ box, part })

/** The field under a pixel; in an overlay that of the first mark. */
export function fieldAt(fields: readonly [Field, Field], x: number, y: number): Field {
  const [first, second] = fields
  const inside = ({ part }: Field) => x >= part.x && x < part.x + part.w && y >= part.y && y < part.y + part.h
  return !inside(first) && inside(second) ? second : first
}
