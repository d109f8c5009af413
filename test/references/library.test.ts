import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { COMMON_NODES } from '../../src/nodes/scan/common.ts'
import { openLibrary } from '../../src/references/library.ts'
import { testGraph, watched } from '../helpers/graph.ts'
import { striatedReferences } from '../helpers/references.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const at = storeOfEachTest()

test('a bundled reference that could not be stored when it was first needed is stored when it is needed again', async () => {
  const folder = join(at.folder, 'references')
  await mkdir(folder)
  const [document] = striatedReferences(markTypes(ALL_MARKS).configs.deployed('striated'))
  await writeFile(join(folder, `${document!.id}.json`), JSON.stringify(document))
  let away = true
  const { store } = watched(at.store, () => (away ? new Error('the database is away') : undefined))
  const graph = testGraph(store, { nodes: COMMON_NODES })
  const library = openLibrary(graph, at.store.ownReferences, folder, [])
  await expect(library.get(document!.id)).rejects.toThrow('away')
  away = false
  expect((await library.get(document!.id)).record.id).toBe(document!.id)
  expect(await library.get(document!.id)).toBe(await library.get(document!.id))
})

test('a reference of the folder with a fault is refused when it is read', async () => {
  const folder = join(at.folder, 'references')
  await mkdir(folder)
  const [document] = striatedReferences(markTypes(ALL_MARKS).configs.deployed('striated'))
  const [first, , ...others] = document!.sources
  const faulty = { ...document!, sources: [first!, `${first} `, ...others] }
  await writeFile(join(folder, `${faulty.id}.json`), JSON.stringify(faulty))
  const library = openLibrary(
    testGraph(at.store, { nodes: COMMON_NODES }),
    at.store.ownReferences,
    folder,
    [],
  )
  await expect(library.get(faulty.id)).rejects.toMatchObject({ code: 'names_alike' })
})
