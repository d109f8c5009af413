/** What of a request is checked before a scan is read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { type AskedComparison, prepareComparison } from '../../src/composition/comparison.ts'
import type { Upload } from '../../src/composition/ingest.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'

let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(() => one.close())

/** Files that nobody has read yet. */
const scans = (count: number): Upload[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ filename: `${i}.x3p`, sha256: sha256(`scan ${i}`), size: 1 },
    read: () => Promise.reject(new Error('a scan was read')),
  }))
const asked = (a: number, b: number, more: Partial<AskedComparison> = {}): AskedComparison => ({
  ...{ domain: 'striated', a: { scans: scans(a) }, b: { scans: scans(b) } },
  ...more,
})
const prepared = (given: AskedComparison) => prepareComparison(one.service, given)
const refusal = (code: string, message: string) => ({ code, message: expect.stringContaining(message) })

describe('places', () => {
  const placed = (a: number[] | undefined, b: number[] | undefined, nPlaces?: number) =>
    asked(2, 3, { a: { scans: scans(2), places: a }, b: { scans: scans(3), places: b }, nPlaces })

  test('count from 1 when they are not said, and a bullet has as many as the highest', async () => {
    expect(await prepared(asked(2, 3))).toMatchObject({ places: { a: [1, 2], b: [1, 2, 3] }, nPlaces: 3 })
    expect(await prepared(placed([2, 6], undefined))).toMatchObject({
      places: { a: [2, 6], b: [1, 2, 3] },
      nPlaces: 6,
    })
    expect((await prepared(placed(undefined, undefined, 5))).nPlaces).toBe(5)
  })

  test.each([
    [[1, 2, 3], undefined, 'mark_a has 2 scans but 3 places in mark_a_lands; give one place for each scan'],
    [[1, 1], undefined, 'the 2 scans of mark_a need as many different lands from 1 to 3, not 1, 1'],
    [[1, 4], 3, 'the 2 scans of mark_a need as many different lands from 1 to 3, not 1, 4'],
    [[0, 1], undefined, 'need as many different lands from 1 to 3, not 0, 1'],
    [undefined, 2, 'the 3 scans of mark_b need as many different lands from 1 to 2, not 1, 2, 3'],
    [undefined, 65, 'n_lands must be a whole number from 1 to 64, not 65'],
    [undefined, 1.5, 'n_lands must be a whole number from 1 to 64, not 1.5'],
  ])('%j of %j lands are refused: %s', async (a, nPlaces, message) => {
    await expect(prepared(placed(a, undefined, nPlaces))).rejects.toMatchObject(refusal('bad-value', message))
  })
})

describe('the reference', () => {
  test('is the default one of the mark type and kind of score', async () => {
    expect((await prepared(asked(2, 2))).reference.record.id).toBe('striated')
    expect((await prepared(asked(1, 1))).reference.record.id).toBe('striated_single')
  })

  test('that is named must exist and hold scores of the kind of this comparison', async () => {
    await expect(prepared(asked(2, 2, { reference: 'nobody' }))).rejects.toMatchObject(
      refusal('not-found', 'there are striated, striated_single'),
    )
    await expect(prepared(asked(2, 2, { reference: 'striated_single' }))).rejects.toMatchObject(
      refusal('bad-value', 'reference striated_single holds scores of kind ccf, but this comparison gives'),
    )
    await expect(prepared(asked(1, 1, { domain: 'toolmark', reference: 'striated' }))).rejects.toMatchObject(
      refusal('bad-value', 'reference striated is of domain striated, so it cannot calibrate'),
    )
  })

  test('is asked for before anything is read where nothing calibrates the domain', async () => {
    await expect(prepared(asked(1, 1, { domain: 'impressed' }))).rejects.toMatchObject(
      refusal('unknown-domain', 'domain impressed has no calibrated reference here; there are striated'),
    )
    await expect(prepared(asked(1, 1, { domain: 'ear' }))).rejects.toMatchObject(
      refusal('unknown-domain', 'domain must be one of impressed, striated, toolmark, not "ear"'),
    )
  })
})
