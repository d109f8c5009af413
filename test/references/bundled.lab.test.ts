/** The committed references, made again from their manifests and scans. */

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import type { Reference } from '../../src/kinds/reference.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const COMMITTED = fileURLToPath(new URL('../../references/', import.meta.url))
const BULLETS = ['bullets', 'bullets-variability', 'bullets-houstonf'] as const
/**
 * Of the others every n-th mark of a manifest, and how many, as all pairs take minutes; docs/references.md has the commands
 * that make them whole. Enough marks are of one source to make a reference.
 */
const SAMPLES = {
  impressed: { cartridges: [1, 10], 'cartridges-weller': [4, 9] },
  toolmark: { toolmarks: [7, 60], cutters: [3, 30] },
} as const
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

  test(
    'of domain striated are what one command makes of their manifests, byte for byte',
    async () => {
      const ids = ['striated', 'striated_single']
      const { created } = read(ids[0]!, COMMITTED)
      await build('striated', BULLETS.map(manifestOf), ['--paired', '--created', created])
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

  test.each(Object.entries(SAMPLES))(
    'of domain %s has the scores that its scans give, for a sample of its marks',
    async (domain, sample) => {
      const manifests = Object.entries(sample).map(([manifest, [every, count]]) => {
        const [header, ...rows] = readFileSync(sharedPath(`manifests/${manifest}.csv`), 'utf8')
          .trim()
          .split('\n')
        const path = join(folder, `some-${manifest}.csv`)
        writeFileSync(path, [header, ...rows.filter((_, i) => i % every === 0).slice(0, count)].join('\n'))
        return path
      })
      await build(domain, manifests, [])
      const scoresOf = ({ marks, pairs }: Reference): Map<string, number> =>
        new Map(pairs.map(([a, b, score]) => [`${marks[a]!.mark} ${marks[b]!.mark}`, score]))
      const committed = scoresOf(read(domain, COMMITTED))
      const made = scoresOf(read(domain, folder))
      const pairs = Object.values(sample).map(([, count]) => (count * (count - 1)) / 2)
      expect(made.size).toBe(pairs.reduce((sum, n) => sum + n))
      for (const [pair, score] of made) expect(committed.get(pair), pair).toBe(score)
    },
    PATIENCE,
  )

  test('are all of them', () => {
    expect(readdirSync(COMMITTED).filter((name) => name.endsWith('.json'))).toEqual([
      'impressed.json',
      'striated.json',
      'striated_single.json',
      'toolmark.json',
    ])
  })
})
