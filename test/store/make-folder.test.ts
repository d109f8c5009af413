import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../src/store/make-folder.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

test('makes a folder and those above it, also when it is there already', async () => {
  const folder = await temporaryFolder()
  await makeFolder(join(folder, 'a/b/c'))
  await makeFolder(join(folder, 'a/b/c'))
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true)
  await writeFile(join(folder, 'file'), '')
  await expect(makeFolder(join(folder, 'file/d'))).rejects.toMatchObject({ code: 'EEXIST' })
  await rm(folder, { recursive: true })
})

test.runIf(existsSync('/proc/self'))(
  'a folder that the file system does not make is refused at once',
  async () => {
    await expect(makeFolder('/proc/no-such-folder/blobs')).rejects.toMatchObject({ code: 'ENOENT' })
  },
)
