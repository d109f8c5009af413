/** A check of the week by commands: exit codes for cron. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { markgraph } from '../../helpers/program.ts'
import { strokes, WIDE } from '../../helpers/studies.ts'

const mark = simulateToolmark({ edgeSeed: 77, markSeed: 1, pitch: 3.5e-6, width: WIDE, asProfile: true })

test('is made from a file, passes with 0, fails with 1, and is shown', { timeout: 120_000 }, async () => {
  const folder = await temporaryFolder()
  const write = async (name: string, data: string | Uint8Array): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, data)
    return path
  }
  const scanned = (seed: number, drift = 0): Promise<string> => {
    const { normal } = random(seed)
    const scale = (1 + drift) * (1 + 0.003 * normal())
    const heights = mark.heights.map((z) => scale * z + 10e-9 * normal())
    return write(`scan-${seed}.x3p`, writeX3p({ ...mark, heights }))
  }
  const said = async (...args: string[]): Promise<[number | null, string]> => {
    const one = markgraph(args, { MARKGRAPH_DATA: join(folder, 'data') })
    return [await one.ended, one.text()]
  }
  for (const { scan, bytes } of strokes(1, 2, WIDE)) await write(scan, bytes)
  for (let seed = 1; seed <= 8; seed++) await scanned(seed)
  const check = {
    name: 'Monday',
    chosen_by: 'A. Examiner',
    domain: 'toolmark',
    pairs: [{ a: ['edge1-1.x3p'], b: ['edge1-2.x3p'], same_source: true }],
    repeats: Array.from({ length: 8 }, (_, i) => `scan-${i + 1}.x3p`),
  }
  const few = await write('few.json', JSON.stringify({ ...check, repeats: check.repeats.slice(1) }))
  const [refused, why] = await said('check', 'new', few)
  expect(refused).toBe(2)
  expect(why).toMatch(/repeats/)
  const [made, shown] = await said('check', 'new', await write('monday.json', JSON.stringify(check)))
  expect(made, shown).toBe(0)
  const handle = /sha256:[0-9a-f]{64}/.exec(shown)![0]
  expect(await said('check', 'run', handle, await scanned(100))).toEqual([0, 'Passed.\n'])
  const [failed, reasons] = await said('check', 'run', handle, await scanned(101, 0.05))
  expect(failed).toBe(1)
  expect(reasons).toMatch(/beyond the limit of ±[\d.]+ %.*Not passed: the reports since/s)
  const [, all] = await said('check', 'show', handle)
  expect(all).toMatch(/passed.*not passed.*to now are in doubt/s)
  expect((await said('check', 'list'))[1]).toContain('Monday')
  expect((await said('doctor'))[1]).toBe('nothing is wrong\n')
})
