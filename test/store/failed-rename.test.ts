import fs, { rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents, temporaryFolder } from '../helpers/data-folder.ts'

const { rename } = fs
const renamedBy = (how: typeof rename): void => {
  fs.rename = how
  syncBuiltinESMExports()
}
afterEach(() => renamedBy(rename))

test('a commit that cannot rename its file fails alone, with no row of it, and works when that is mended', async () => {
  const large = sha256(dataOf(0))
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  renamedBy(async (from, to) => {
    if (String(to).endsWith(large)) throw Object.assign(new Error('EIO: rename'), { code: 'EIO' })
    return rename(from, to)
  })
  const results = await Promise.allSettled([1, 0, 2].map((n) => store.commit(numbered(n))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'write-failed' } })
  expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, tmp_files: 0 })
  renamedBy(rename)
  await store.commit(numbered(0))
  expect(await readHash(store, large)).toBe(large)
  await store.close()
  await rm(folder, { recursive: true })
})
