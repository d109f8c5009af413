import type { FirstPageWords } from '../../words/languages/first-page/english.ts'
import type { Step } from '../../words/languages/scales.ts'
import { INK, KM, KNM, line, MUTED, type Scene, type Shape, text } from './scene.ts'

interface VerbalScale {
  readonly words: FirstPageWords
  readonly steps: readonly Step[]
  readonly log10Lr: number
  readonly interval: readonly [number, number]
  readonly bounds: readonly [number, number]
  readonly boundHit: boolean
  /** The ratio and the bounds, in words. */
  readonly ratio: string
  readonly boundRatios: readonly [string, string]
  readonly verbal: string
  /** Whether the steps have their words, and every tick its number; a narrow screen has no room for them. Default: true. */
  readonly isNamed?: boolean
}

const SIZE = 5.8
const NARROW_SIZE = 7.4 // without the words of the steps there is room for larger numbers
const CELLS = { top: 14, height: 25 }
const TICKS = CELLS.top + CELLS.height + 8
const LABEL = TICKS + 13
const ROW = LABEL + 12 // the middle of the row with the ratio, its interval and the bounds
const HEIGHT = ROW + 8
const STOP = 6
const LETTER = 4.8 // points that a letter of the label takes, at most

/** A likelihood ratio on the verbal scale, with its interval and the bounds of its reference. */
export function verbalScale(scale: VerbalScale, width: number): Scene {
  const { steps, verbal, ratio, boundRatios, words } = scale
  const x = places(steps, width)
  const heads = scale.isNamed === false ? NARROW_SIZE : 7
  return {
    width,
    height: HEIGHT,
    title: words.scale.title,
    description: words.scale.description(ratio, verbal, boundRatios[0], boundRatios[1], scale.boundHit),
    shapes: [
      text([0, 8], words.scale.different, heads, { bold: true, fill: KNM }),
      text([width, 8], words.scale.same, heads, { bold: true, fill: KM, anchor: 'end' }),
      ...cells(scale, x),
      ...answerRow(scale, x, width),
    ],
  }
}

/** Where the log10 of a ratio stands: every step is equally wide, so that its words have room. */
function places(steps: readonly Step[], width: number): (log10: number) => number {
  const limits = [0, ...steps.map(({ limit }) => limit)]
  const cell = width / 2 / steps.length
  return (log10) => {
    const away = Math.abs(log10)
    const step = steps.findIndex(({ limit }) => away < limit)
    const [from, to] = [limits[step]!, limits[step + 1]!]
    const share =
      to === Number.POSITIVE_INFINITY ? Math.min(1, (away - from) / 2) : (away - from) / (to - from)
    return width / 2 + Math.sign(log10) * (step + share) * cell
  }
}

function cells(
  { steps, log10Lr, isNamed = true, words: { number } }: VerbalScale,
  x: (log10: number) => number,
): Shape[] {
  const { top, height } = CELLS
  const own = steps.findIndex(({ limit }) => Math.abs(log10Lr) < limit)
  const middle = x(0)
  const wide = middle / steps.length
  return steps.flatMap(({ limit, label }, i) =>
    [-1, 1].flatMap((side): Shape[] => {
      const from = middle + side * i * wide
      const left = side < 0 ? from - wide : from
      const isOwn = i === own && Math.sign(log10Lr) === side
      const colour = side < 0 ? KNM : KM
      const fill = isOwn ? colour : TINTS[side < 0 ? 'different' : 'same']
      const parts = isNamed ? inTwo(label) : []
      const tick =
        Number.isFinite(limit) && (isNamed || i % 2 === 1)
          ? [
              text(
                [from + side * wide, TICKS],
                side < 0 ? `1/${grouped(limit, number)}` : grouped(limit, number),
                isNamed ? SIZE : NARROW_SIZE,
                { anchor: 'middle', fill: MUTED },
              ),
            ]
          : []
      return [
        { kind: 'rect', x: left, y: top, w: wide, h: height, fill, stroke: '#ffffff', width: 1 },
        ...parts.map((part, row) =>
          text(
            [left + wide / 2, top + height / 2 + 2 + (row - (parts.length - 1) / 2) * 7],
            part,
            sizeOf(part, wide, isOwn),
            {
              anchor: 'middle',
              bold: isOwn,
              fill: isOwn ? '#ffffff' : INK,
            },
          ),
        ),
        ...tick,
      ]
    }),
  )
}

/** Behind the steps that the ratio is not in. */
export const TINTS = { same: '#e3ecf5', different: '#fae8dd' } as const

/** The words of a step on two lines. */
function inTwo(words: string): string[] {
  const at = words.lastIndexOf(' ')
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)]
}

const grouped = (log10: number, { grouped: inGroups }: FirstPageWords['number']): string =>
  inGroups(Number((10 ** log10).toPrecision(6)))

/** The size of a word in a cell: one that would not fit is set smaller. */
const sizeOf = (word: string, wide: number, isBold: boolean): number =>
  Math.min(SIZE, (wide - 3) / ((isBold || word.length > SHORT ? BOLD_SHARE : LETTER_SHARE) * word.length))
const SHORT = 11 // letters of a word that is measured by its own weight
const LETTER_SHARE = 0.52 // width of a letter as a share of its size, on average
const BOLD_SHARE = 0.58

/** The ratio with its interval, between the stops that are the bounds of the reference. */
function answerRow(scale: VerbalScale, x: (log10: number) => number, width: number): Shape[] {
  const { log10Lr, interval, bounds, boundHit, ratio, boundRatios, isNamed = true } = scale
  const [small, large] = isNamed ? [SIZE, 7] : [NARROW_SIZE, 8]
  const { scale: words } = scale.words
  const [low, high] = bounds.map(x) as [number, number]
  const at = x(log10Lr)
  const side = log10Lr < 0 ? -1 : 1
  const label = boundHit ? words.limited(`LR ${ratio}`) : `LR ${ratio}`
  const half = Math.min(width / 2, (label.length * LETTER) / 2)
  const middle = Math.min(width - half, Math.max(half, at))
  return [
    text([x(0), TICKS], '1', small, { anchor: 'middle', fill: MUTED }),
    line([x(0), ROW - STOP], [x(0), ROW + STOP], { stroke: MUTED, width: 0.6, dash: [2, 1.5] }),
    line([low, ROW], [high, ROW], { stroke: INK, width: 0.6 }),
    ...[low, high].map((stop) => line([stop, ROW - STOP], [stop, ROW + STOP], { stroke: INK, width: 1.6 })),
    line([x(interval[0]), ROW], [x(interval[1]), ROW], { stroke: MUTED, width: 3.5 }),
    ...(boundHit ? arrow(at, side) : diamond(at)),
    text([middle, LABEL], label, large, { anchor: 'middle', bold: true }),
    text([low - 5, ROW + 2], words.limit(boundRatios[0]), small, { anchor: 'end', fill: MUTED }),
    text([high + 5, ROW + 2], words.limit(boundRatios[1]), small, { fill: MUTED }),
  ]
}

/** An open arrow against a stop: the ratio is no measured value there. */
function arrow(at: number, side: number): Shape[] {
  const from = at - side * 14
  const stroke = { stroke: INK, width: 1.4 }
  return [
    line([from, ROW], [at - side * 2, ROW], stroke),
    {
      kind: 'polyline',
      points: [
        [at - side * 7, ROW - 4],
        [at - side * 2, ROW],
        [at - side * 7, ROW + 4],
      ],
      ...stroke,
    },
  ]
}

const diamond = (at: number): Shape[] => [
  {
    kind: 'polyline',
    points: [
      [at, ROW - 5],
      [at + 4, ROW],
      [at, ROW + 5],
      [at - 4, ROW],
      [at, ROW - 5],
    ],
    stroke: INK,
    width: 1.6,
  },
]
