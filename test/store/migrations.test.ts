import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Handle, handleOfJson } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { contents, temporaryFolder } from '../helpers/data-folder.ts'
import { fill, journal, large, leftBy, MIGRATIONS, recipe, scan, small } from '../helpers/earlier-folders.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true }))

describe.each(journal.entries.map(({ tag }, i) => [i + 1, tag] as const))(
  'a data folder of %i migrations, to %s,',
  (count) => {
    test('keeps its rows, and is written on', async () => {
      await fill(folder, count, await leftBy(folder, count))

      const reports: string[] = []
      const store = await openStore(folder, (message) => reports.push(message))
      for (const n of [0, 1]) {
        const { artifacts, runs } = numbered(n)
        const { handle } = artifacts![0]!
        expect((await store.artifacts([handle])).get(handle)).toEqual(artifacts![0])
        expect((await store.producers([handle])).get(handle)).toEqual(runs)
      }
      for (const hash of [large, small]) expect(await readHash(store, hash)).toBe(hash)
      expect((await store.size()).bytes['blobs']).toBe(dataOf(0).length)
      expect(await store.scans([scan])).toEqual(new Map([[scan, { sha256: small, handle: scan }]]))
      expect(await store.recipe(handleOfJson(recipe))).toEqual(recipe)
      const study = {
        id: 'study',
        name: 'Old',
        runner: '4242',
        beat: 1_700_000_000_000,
        pairsDone: 1,
        principal: '',
      }
      expect(await store.studies.all()).toEqual(count >= 2 ? [expect.objectContaining(study)] : [])
      expect(await store.studies.scans('study')).toHaveLength(count >= 2 ? 1 : 0)
      expect((await store.ownReferences.all()).map(({ principal }) => principal)).toEqual(
        count >= 2 ? [''] : [],
      )
      expect(await store.submissions.of('1')).toHaveLength(count >= 3 ? 1 : 0)
      expect(await store.reports.newest('', 10)).toEqual([])

      await writeFile(join(folder, 'blobs', large.slice(0, 2), large), 'damaged')
      expect(await store.read(large)).toBe('damaged')
      const report = { handle: scan as Handle, principal: '', recipe: null, domain: 'striated' }
      await store.commit({
        ...numbered(0),
        reports: [{ ...report, outcome: 'refused', log10Lr: null, created: '2025-01-01T00:00:00.000Z' }],
      })
      expect(await readHash(store, large)).toBe(large)
      expect(await store.reports.newest('', 10)).toHaveLength(1)
      await store.close()
      expect(reports).toEqual(['blob corrupt'])
      expect(await contents(folder)).toMatchObject({ artifacts: 2, runs: 2, blobs: 2, recipes: 1, scans: 1 })
    })
  },
)

test('every migration is one that a folder may have been left by', async () => {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  expect(files.sort()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`))
})
