/** The committed references, made again from their manifests and scans. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reference } from '../../src/kinds/reference.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
const LEFT_OUT =
  'T01LB-F70-04=sample for sample the mark T09SA-F80-07 of another edge, so one of the two labels is wrong'
const COMMITTED = fileURLToPath(new URL('../../references/', import.meta.url))
const BULLETS = ['bullets', 'bullets-variability', 'bullets-houstonf'] as const
const MADE = [
  ['striated', BULLETS, ['--paired'], ['striated', 'striated_single']],
  ['toolmark', ['toolmarks', 'cutters'], ['--leave-out', LEFT_OUT], ['toolmark']],
] as const
/**
 * Breech faces: every n-th of a manifest and how many, as all 1,621 pairs take minutes. Enough of them are of one slide
 * to make a reference.
 */
const FACES = { fadul: ['cartridges', 1, 10], weller: ['cartridges-weller', 4, 9] } as const
const PATIENCE = 900_000 // ms: other tests run at the same time

describe.runIf(hasShared('scans'))(titleFor('the committed references', 'scans'), () => {
  let folder: string
  const read = (id: string, at: string): Reference => JSON.parse(readFileSync(join(at, `${id}.json`), 'utf8'))
  const build = (domain: string, manifests: readonly string[], options: readonly string[]) => {
    const where = ['--domain', domain, '--scans', sharedPath('scans'), '--out', folder]
    const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'data') }
    return promisify(execFile)(
      process.execPath,
      [MAIN, 'reference', 'build', ...manifests, ...where, ...options],
      { env },
    )
  }
  /** A manifest; that of barrel F without its columns of grooves, which do not lie on five of its scans. */
  const manifestOf = (name: string): string => {
    const path = sharedPath(`manifests/${name}.csv`)
    if (name !== 'bullets-houstonf') return path
    const rows = readFileSync(path, 'utf8').trim().split('\n')
    const without = join(folder, `${name}.csv`)
    writeFileSync(without, rows.map((row) => row.split(',').slice(0, -2).join(',')).join('\n'))
    return without
  }
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(MADE)(
    'of domain %s are what one command makes of the manifests %s, byte for byte',
    async (domain, manifests, options, ids) => {
      const { created } = read(ids[0], COMMITTED)
      await build(domain, manifests.map(manifestOf), [...options, '--created', created])
      for (const id of ids) {
        const [made, committed] = [folder, COMMITTED].map((at) => readFileSync(join(at, `${id}.json`)))
        expect(made!.equals(committed!), id).toBe(true)
      }
    },
    PATIENCE,
  )

  test(
    'of domain striated verify with their manifests',
    async () => {
      const manifests = BULLETS.flatMap((name) => ['--manifest', manifestOf(name)])
      const files = [...manifests, '--paired', '--scans', sharedPath('scans')]
      const env = { ...process.env, MARKGRAPH_DATA: join(folder, 'verified') }
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [MAIN, 'reference', 'verify', 'striated', ...files],
        { env },
      )
      expect(stdout).toMatch(/scores +equal +210 recomputed/)
    },
    PATIENCE,
  )

  test(
    'of domain impressed has the scores that its scans give, for 10 faces of one set and 9 of the other',
    async () => {
      const manifests = Object.entries(FACES).map(([set, [manifest, every, count]]) => {
        const [header, ...rows] = readFileSync(sharedPath(`manifests/${manifest}.csv`), 'utf8')
          .trim()
          .split('\n')
        const path = join(folder, `${set}.csv`)
        writeFileSync(path, [header, ...rows.filter((_, i) => i % every === 0).slice(0, count)].join('\n'))
        return path
      })
      await build('impressed', manifests, [])
      const scoresOf = ({ marks, pairs }: Reference): Map<string, number> =>
        new Map(pairs.map(([a, b, score]) => [`${marks[a]!.mark} ${marks[b]!.mark}`, score]))
      const committed = scoresOf(read('impressed', COMMITTED))
      const made = scoresOf(read('impressed', folder))
      expect(made.size).toBe(45 + 36)
      for (const [pair, score] of made) expect(committed.get(pair), pair).toBe(score)
    },
    PATIENCE,
  )

  test('are all of them', () => {
    const names = [...MADE.flatMap(([, , , ids]) => ids.map((id) => `${id}.json`)), 'impressed.json'].sort()
    expect(readdirSync(COMMITTED).filter((name) => name.endsWith('.json'))).toEqual(names)
  })
})
