import { describe, expect, test } from 'vitest'
import type { Proved } from '../../src/verify/shapes.ts'
import {
  BUNDLED_REFERENCES,
  isBundled,
  reportReference,
  standingOf,
  trustIn,
} from '../../src/verify/standing.ts'
import { EXIT_CODES, verdictOf } from '../../src/verify/verdict.ts'

const ALL: Proved = {
  computation: 'equal',
  reference: 'bundled',
  refusal: null,
  pdf: 'equal',
  signatures: [],
  not_looked_at: [],
}

describe('a verdict', () => {
  test.each<[what: string, change: Partial<Proved>, exit: number]>([
    ['all is proved', {}, 0],
    ['the reference is trusted', { reference: 'trusted' }, 0],
    ['there is no PDF', { pdf: 'absent' }, 0],
    ['a refusal was derived again', { refusal: 'derived', pdf: 'absent' }, 0],
    ['a computation differs', { computation: 'differs' }, 1],
    ['the PDF differs', { pdf: 'differs' }, 1],
    ['the PDF differs, and the reference is unknown', { pdf: 'differs', reference: 'unknown' }, 1],
    [
      'a computation differs, and a file was not looked at',
      { computation: 'differs', not_looked_at: ['a'] },
      1,
    ],
    ['a computation could not be done', { computation: 'not computed' }, 3],
    ['a refusal was not derived', { refusal: 'not derived' }, 3],
    [
      'it could not be done, and the reference is unknown',
      { computation: 'not computed', reference: 'unknown' },
      3,
    ],
    ['the reference is unknown', { reference: 'unknown' }, 4],
    ['a file was not looked at', { not_looked_at: ['a'] }, 4],
    ['the PDF was not printed again', { pdf: null, not_looked_at: ['report.pdf'] }, 4],
    ['another release printed the PDF', { pdf: 'other release', not_looked_at: ['report.pdf'] }, 4],
  ])('where %s', (_, change, exit) => {
    expect(EXIT_CODES[verdictOf({ ...ALL, ...change })]).toBe(exit)
  })

  test('is never "verified" where one part is anything else', () => {
    const proved = { ...ALL, pdf: null, refusal: 'not derived' } as const
    expect(verdictOf(proved)).not.toBe('verified')
  })
})

describe('a reference', () => {
  const id = 'a'.repeat(64)
  const own = `sha256:${'1'.repeat(64)}` as const

  test('of any release in the table is bundled, its parts too', () => {
    const releases = Object.values(BUNDLED_REFERENCES)
    expect(releases.length).toBeGreaterThan(1)
    for (const [name, handle] of releases.flatMap((one) => Object.entries(one))) {
      expect(isBundled(handle as `sha256:${string}`)).toBe(true)
      expect(standingOf(handle as `sha256:${string}`, false, trustIn([]), [])).toBe('bundled')
      expect(reportReference(name, handle as `sha256:${string}`).borrows_id).toBe(false)
    }
    expect(BUNDLED_REFERENCES['1.0.0']).toHaveProperty(['impressed.weller'])
  })

  test('is trusted by its handle, by a key that signed, or because the operator made it, and by nothing else', () => {
    expect(standingOf(own, false, trustIn([]), [id])).toBe('unknown')
    expect(standingOf(own, false, trustIn([`sha256:${'2'.repeat(64)}`, 'b'.repeat(64)]), [id])).toBe(
      'unknown',
    )
    expect(standingOf(own, false, trustIn([own]), [])).toBe('trusted')
    expect(standingOf(own, false, trustIn([id]), [id])).toBe('trusted')
    expect(standingOf(own, false, trustIn([id]), [])).toBe('unknown')
    expect(standingOf(own, true, trustIn([]), [])).toBe('trusted')
  })

  test('under the id of a bundled one borrows it', () => {
    expect(reportReference('striated', own).borrows_id).toBe(true)
    expect(reportReference('impressed.weller', own).borrows_id).toBe(true)
    expect(reportReference('own-laboratory', own).borrows_id).toBe(false)
    expect(reportReference(null, own).borrows_id).toBe(false)
  })

  test('is trusted by a handle or a key id only', () => {
    for (const wrong of ['striated', 'sha256:12', '*']) {
      expect(() => trustIn([wrong])).toThrow(/give the handle of a reference .* or the id of a public key/)
    }
  })
})
