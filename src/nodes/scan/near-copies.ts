import { z } from 'zod'
import { shapeOf, transformOperations, usualCost } from '../../kinds/cost.ts'
import { nearCopiesKind, type ScanDifference, sectionKind } from '../../kinds/marks/section.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { bandSection, type Section, scanDifference } from '../../numerics/profiles/scan-difference.ts'

const length = z.number().positive() // metres

const FAR = 4 // limits: what differs by more after the first fit is no copy after the last

/**
 * Whether scans of two marks are changed copies of each other.
 * in      sections of the scans of both marks, on one pitch
 * params  lambda_s, lambda_c: band in which the shift is searched; noise of each point of a scan and share of its relief
 *         that make a difference of 1; level: whether a slope between two scans may be taken off; limit: the
 *         largest difference of a copy
 * out     see `nearCopiesKind`
 * source  docs/method.md, "Is a scan a copy of another?"
 */
export const nearCopies = defineNode({
  name: 'near-copies',
  version: 1,
  title: 'Look for copies',
  params: z.strictObject({
    lambda_s: length,
    lambda_c: length,
    noise: length,
    relief: z.number().positive(),
    level: z.boolean(),
    limit: z.number().positive(),
  }),
  inputs: { a: listOf(sectionKind), b: listOf(sectionKind) },
  output: nearCopiesKind,
  cost({ a, b }) {
    const all = [...a, ...b].map(shapeOf)
    const longest = all.reduce((most, [ny = 1, nx = 1]) => Math.max(most, ny * nx), 1)
    const side = all.reduce((most, shape) => Math.max(most, ...shape), 1)
    const isAreal = all.some(([ny = 1]) => ny > 1)
    const transformed = isAreal ? 2.25 * side * side : 4 * side // at most: sizes are powers of two
    const usual = usualCost([...a, ...b])
    return {
      bytes: usual.bytes + 8 * (30 * longest + 8 * transformed),
      operations:
        usual.operations + a.length * b.length * (2000 * longest + 4 * transformOperations(transformed)),
    }
  },
  run({ a, b }, { lambda_s, lambda_c, limit, ...how }) {
    const options = { lambdaS: lambda_s, lambdaC: lambda_c, far: FAR * limit, ...how }
    const of = (all: typeof a) => all.map((one) => bandSection(sectionOf(one), options))
    const [ofA, ofB] = [of(a), of(b)]
    const nearest = ofB.map((one, j) =>
      ofA
        .map((other, i): ScanDifference => ({ a: i, b: j, difference: scanDifference(other, one, options) }))
        .reduce(nearer),
    )
    const least = nearest.reduce(nearer)
    return {
      nearest: Number.isFinite(least.difference) ? least : null,
      copies: nearest.filter(({ difference }) => difference <= limit),
    }
  },
})

const nearer = (one: ScanDifference, other: ScanDifference): ScanDifference =>
  other.difference < one.difference ? other : one

function sectionOf({ heights, dx, scan_pitch, rows }: ReturnType<typeof sectionKind.decode>): Section {
  const [ny, nx] = heights.shape as [number, number]
  return { values: heights.data, ny, nx, pitch: dx, scanPitch: scan_pitch, rows }
}
