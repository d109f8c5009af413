import { rm } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents, temporaryFolder } from '../helpers/data-folder.ts'

const broken = vi.hoisted(() => ({ name: '' }))

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const rename: typeof fs.rename = async (from, to) => {
    if (String(to).endsWith(broken.name)) throw Object.assign(new Error('EIO: rename'), { code: 'EIO' })
    return fs.rename(from, to)
  }
  return { ...fs, rename }
})

test('a commit that cannot rename its file fails alone, with no row of it, and works when that is mended', async () => {
  const large = sha256(dataOf(0))
  broken.name = large
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  const results = await Promise.allSettled([1, 0, 2].map((n) => store.commit(numbered(n))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'write-failed' } })
  expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, tmp_files: 0 })
  broken.name = 'nothing'
  await store.commit(numbered(0))
  expect(await readHash(store, large)).toBe(large)
  await store.close()
  await rm(folder, { recursive: true })
})
