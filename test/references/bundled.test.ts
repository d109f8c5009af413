/** The committed references, made again from their manifests and scans. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
const COMMITTED = fileURLToPath(new URL('../../references/', import.meta.url))
const MADE = [
  ['striated', 'bullets', ['striated', 'striated_single']],
  ['impressed', 'cartridges', ['impressed']],
  ['toolmark', 'toolmarks', ['toolmark']],
] as const

describe.runIf(hasShared('scans'))(titleFor('the committed references', 'scans'), () => {
  let folder: string
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(MADE)(
    'of domain %s are what one command makes of the manifest of %s, byte for byte',
    async (domain, manifest, ids) => {
      const paths = [sharedPath(`manifests/${manifest}.csv`), '--scans', sharedPath('scans')]
      const { created } = JSON.parse(readFileSync(join(COMMITTED, `${ids[0]}.json`), 'utf8'))
      const args = ['reference', 'build', ...paths, '--domain', domain, '--out', folder, '--created', created]
      const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'data') }
      await promisify(execFile)(process.execPath, [MAIN, ...args], { env })
      for (const id of ids) {
        const [made, committed] = [folder, COMMITTED].map((at) => readFileSync(join(at, `${id}.json`)))
        expect(made!.equals(committed!), id).toBe(true)
      }
    },
    300_000,
  )

  test('are all of them', () => {
    const names = MADE.flatMap(([, , ids]) => ids.map((id) => `${id}.json`)).sort()
    expect(readdirSync(COMMITTED).filter((name) => name.endsWith('.json'))).toEqual(names)
  })
})
