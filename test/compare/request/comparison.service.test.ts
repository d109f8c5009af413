import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleOfJson } from '../../../src/address/canonical.ts'
import { type ComparisonRequest, prepareComparison } from '../../../src/compare/request/comparison.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'

let at: TestComposition
beforeAll(async () => {
  at = await testComposition()
})
afterAll(() => at.close())

const scans = (n: number) => Array.from({ length: n }, (_, i) => handleOfJson(i))
const prepared = (a: number, b: number, more: Partial<ComparisonRequest> = {}) =>
  prepareComparison(at.service, {
    domain: 'striated',
    a: { scans: scans(a) },
    b: { scans: scans(b) },
    ...more,
  })

describe('places', () => {
  test('count from 1 when not said, and a bullet has as many as the highest', async () => {
    expect(await prepared(2, 3)).toMatchObject({ places: { a: [1, 2], b: [1, 2, 3] }, nPlaces: 3 })
    const given = await prepared(2, 2, { b: { scans: scans(2), places: [2, 6] } })
    expect(given).toMatchObject({ places: { a: [1, 2], b: [2, 6] }, nPlaces: 6 })
    expect((await prepared(1, 1, { nPlaces: 5 })).nPlaces).toBe(5)
  })

  test.each<[readonly number[], number | undefined, RegExp]>([
    [[1], undefined, /mark_b has 2 scans but 1 places in mark_b_lands/],
    [[1, 1], undefined, /as many different lands/],
    [[0, 1], undefined, /from 1 to/],
    [[1, 3], 2, /from 1 to 2, not 1, 3/],
    [[1, 2], 65, /whole number from 1 to 64/],
    [[1, 2], 2.5, /whole number/],
  ])('%j of %s are refused', async (places, nPlaces, message) => {
    const asked = prepared(2, 2, { b: { scans: scans(2), places }, nPlaces })
    await expect(asked).rejects.toMatchObject({
      code: 'bad-value',
      message: expect.stringMatching(message),
    })
  })
})

describe('the reference', () => {
  test('is the default one of the kind of score, unless another is named', async () => {
    expect((await prepared(2, 2)).reference.record.id).toBe('striated')
    expect((await prepared(1, 1)).reference.record.id).toBe('striated_single')
    expect((await prepared(2, 2, { reference: 'striated' })).reference.record.id).toBe('striated')
  })

  test('must be there, and hold scores of that kind', async () => {
    await expect(prepared(2, 2, { reference: 'unknown' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(prepared(2, 2, { reference: 'striated_single' })).rejects.toMatchObject({
      code: 'bad-value',
    })
    await expect(prepared(1, 1, { domain: 'toolmark' })).rejects.toMatchObject({
      code: 'unknown-domain',
      message: 'domain toolmark has no calibrated reference here; there are striated',
    })
    await expect(prepared(1, 1, { domain: 'shoe' })).rejects.toMatchObject({ code: 'unknown-domain' })
  })
})
