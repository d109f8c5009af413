import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FROZEN } from '../../../src/benchmark/split.ts'
import { ran } from '../../helpers/program.ts'
import { temporaryFolder } from '../../helpers/service.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const markgraph = (...args: string[]) => ran(args, { MARKGRAPH_DATA: join(folder, 'data') })

describe('markgraph benchmark', () => {
  test('baseline writes the committed file byte for byte into a new folder, and prints its figures', async () => {
    const out = join(folder, 'new')
    const { created_at: created } = JSON.parse(
      await readFile(join(FROZEN, 'cartridge-v1.baseline.json'), 'utf8'),
    )
    const args = ['cartridge-v1', '--created', created, '--out', out]
    const done = await markgraph('benchmark', 'baseline', ...args)
    expect(done).toMatchObject({ code: 0 })
    const name = 'cartridge-v1.baseline.json'
    expect(await readFile(join(out, name))).toEqual(await readFile(join(FROZEN, name)))
    const { metrics } = JSON.parse(await readFile(join(FROZEN, name), 'utf8'))
    expect(done.out).toMatch(/^ *split +Cllr +sd +Cllr_min +calibration loss +AUC +pooled Cllr +pooled ECE$/m)
    expect(done.out).toMatch(new RegExp(`cartridge-v1 +${metrics.cllr.toFixed(4)} `))
  })

  test('a split that there is not, a manifest that cannot be read, and scans that are missing', async () => {
    const unknown = await markgraph(
      'benchmark',
      'baseline',
      'bullets-v9',
      '--created',
      '2026-11-21',
      '--out',
      folder,
    )
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.err).toContain('no split is called "bullets-v9"; there are bullets-v1')
    const manifest = join(folder, 'manifest.csv')
    const freeze = () =>
      markgraph(
        'benchmark',
        'freeze',
        'toolmark-v1',
        '--manifest',
        manifest,
        '--scans',
        folder,
        '--created',
        '2026-11-21',
        '--out',
        folder,
      )
    expect(await freeze()).toMatchObject({ code: 2 })
    await writeFile(manifest, 'study,source,mark,scan\ns,a,m,gone.x3p\n')
    const gone = await freeze()
    expect(gone).toMatchObject({ code: 2 })
    expect(gone.err).toContain('gone.x3p')
    for (const { err } of [unknown, gone]) expect(err).not.toContain('    at ')
    expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([])
  })
})
