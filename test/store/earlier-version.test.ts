import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { earlierFolder } from '../helpers/earlier-folder.ts'

test('a data folder of a version before 1.0.0 is refused with what reads it, and left as it is', async () => {
  const folder = await temporaryFolder()
  earlierFolder(folder)
  const before = await readFile(join(folder, 'markgraph.sqlite'))
  await expect(openStore(folder)).rejects.toMatchObject({
    code: 'bad-setting',
    message: expect.stringMatching(
      /^the data folder \S+ was made by .*release 0\.2\.0 reads it.*reference export/,
    ),
  })
  expect(await readdir(folder)).toEqual(['markgraph.sqlite'])
  expect(await readFile(join(folder, 'markgraph.sqlite'))).toEqual(before)
})

test('a data folder of this version is opened again', async () => {
  const folder = await temporaryFolder()
  await (await openStore(folder)).close()
  await (await openStore(folder)).close()
})
