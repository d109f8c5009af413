/** A small part of `npm run torture -- faults`. */
import { describe, expect, test } from 'vitest'
import { FAULTS, faultsUnder } from '../../lab/torture/faults/faults.ts'
import { hasShim } from '../../lab/torture/faults/shim.ts'

const SOME = ['every write fails (ENOSPC)', 'renames fail (EIO)', 'a torn write, and the process ends']
const some = FAULTS.filter(({ name }) => [...SOME, 'a bit of a stored scan turns around'].includes(name))

const title = hasShim
  ? 'a server on a disk that fails'
  : 'a server on a disk that fails (SKIPPED: cc is not here)'

describe.skipIf(!hasShim)(title, () => {
  test('refuses what it cannot store, goes on, and keeps what it confirmed', async () => {
    const { byFault, faults } = await faultsUnder(11, some.length, some)
    expect(faults).toEqual([])
    expect(Object.keys(byFault)).toEqual(some.map(({ name }) => name))
    expect(byFault[SOME[0]!]).toMatchObject({ lost: 0, wrong: 0 })
    expect(byFault[SOME[0]!]!.refused).toBeGreaterThan(0)
    expect(byFault[SOME[0]!]!.failedCalls).toBeGreaterThan(0)
  }, 240_000)
})
