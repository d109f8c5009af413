import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOLS, validationSchema } from '../../src/references/validation/document.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type Ended, ran } from '../helpers/program.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const validate = (...args: string[]): Promise<Ended> =>
  ran(['reference', 'validate', ...args], { MARKGRAPH_DATA: join(folder, 'data') })

const FEW = ['--resamples', '50']

test('several references as tables: every row names its protocol and its calibration', async () => {
  const { code, out } = await validate('striated', 'impressed', ...FEW)
  expect(code).toBe(0)
  expect(out).toContain('striated: 22 KM and 188 KNM pairs of 21 marks from 7 sources')
  expect(out).toMatch(/^ +weller +216 \(6\) +1215 \(6\) .* data set, source \(deployed\) +-0\.477, /m)
  expect(out).toMatch(/0 → 0 \(≤ 50 %\) +\d+ → \d+ /)
  expect(out).toContain('None is an error rate of examination.')
  for (const protocol of PROTOCOLS) {
    for (const calibration of ['two-masses', 'pav']) {
      const row = new RegExp(
        `^ +${protocol} +${calibration} +\\d+ +\\d+ +\\d\\.\\d{3} \\[\\d\\.\\d{3}, \\d\\.\\d{3}\\]`,
        'm',
      )
      expect(out.slice(out.indexOf('impressed:'))).toMatch(row)
    }
  }
  expect(out).toMatch(/mean of 10 folds +two-masses +\d\.\d{3} \(sd \d\.\d{3}\)/)
})

test('a data set as a reference by itself: no data set can be left out, and that is said', async () => {
  const { out } = await validate('impressed.weller', ...FEW)
  expect(out).toContain('leave-data-sets-out: no figures, as the reference has one data set')
  expect(out).toMatch(/^ +source-disjoint +two-masses /m)
})

test('one reference as JSON, PDF and SVG: again, elsewhere, the same bytes', async () => {
  const files = (name: string): string[] => [
    '--json',
    join(folder, name, 'v.json'),
    '--pdf',
    join(folder, name, 'v.pdf'),
    '--svg',
    join(folder, name, 'svg'),
  ]
  expect(await validate('impressed', ...FEW, ...files('one'))).toMatchObject({ code: 0 })
  await rm(join(folder, 'data'), { recursive: true }) // computed anew
  expect(await validate('impressed', ...FEW, ...files('other'))).toMatchObject({ code: 0 })
  const bytes = (name: string, file: string): Promise<Buffer> => readFile(join(folder, name, file))
  const svgs = await readdir(join(folder, 'one', 'svg'))
  expect(svgs).toHaveLength(34)
  for (const file of ['v.json', 'v.pdf', ...svgs.map((svg) => join('svg', svg))]) {
    expect((await bytes('one', file)).equals(await bytes('other', file)), file).toBe(true)
  }
  const document = validationSchema.parse(JSON.parse((await bytes('one', 'v.json')).toString()))
  expect(document.reference).toMatchObject({ id: 'impressed', n_sources: 22 })
  expect(document.protocols[1]!.folds).toHaveLength(10)
})

test('files of several references are refused before anything is written, and an unknown one is named', async () => {
  const several = await validate('--json', join(folder, 'never', 'v.json'))
  expect(several.code).not.toBe(0)
  expect(several.err).toContain('written for a single reference; name one of impressed, striated')
  await expect(access(join(folder, 'never'))).rejects.toThrow()
  expect((await validate('nobody')).err).toContain('no reference is called "nobody"')
})
