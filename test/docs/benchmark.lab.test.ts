/** docs/benchmark.md: its commands run as they stand, and its figures are those of the committed files. */
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBaseline } from '../../src/benchmark/baseline.ts'
import { SPLIT_NAMES } from '../../src/benchmark/definitions.ts'
import { temporaryFolder, testService } from '../helpers/service.ts'
import { frozenSplit } from '../helpers/submissions.ts'

const PAGE = readFileSync(new URL('../../docs/benchmark.md', import.meta.url), 'utf8')

function hasTools(): boolean {
  try {
    execFileSync('bash', ['-c', 'curl --version && jq --version && python3 -c "import numpy"'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

const here = hasTools()
const title = 'from kit to leaderboard, as it stands'
test.skipIf(!here)(here ? title : `${title} (SKIPPED: curl, jq or numpy is not here)`, async () => {
  const [, script] = /## How do I take part\?.*?```sh\n(.*?)```/s.exec(PAGE)!
  const folder = await temporaryFolder()
  const one = await testService()
  const url = await one.app.listen({ host: '127.0.0.1', port: 0 })
  const out = await new Promise<string>((resolve, reject) => {
    const args = ['-euo', 'pipefail', '-c', script!.replace('http://127.0.0.1:8000', url)]
    execFile('bash', args, { cwd: folder }, (error, text) => (error ? reject(error) : resolve(text)))
  })
  const lines = out.trim().split('\n')
  expect(lines[1]).toContain('"name":"cartridge-v1","n_pairs":190,"n_km":10')
  expect(out).toContain('"cllr": 1')
  expect(lines.slice(-3)).toEqual([
    '1',
    expect.stringMatching(/^\["Markgraph",.*,0\.1486/),
    '["Our laboratory","LR 1",1]',
  ])
  await one.close()
  await rm(folder, { recursive: true })
})

test.each(SPLIT_NAMES)('the counts and figures of %s are the committed ones', (name) => {
  const { split } = frozenSplit(name)
  const cells = PAGE.split('\n')
    .filter((row) => row.startsWith(`| \`${name}\` |`))
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const [counts, figures] = cells as [string[], string[]]
  const count = (cell: string | undefined): number => Number(cell!.replace(/,| .*/g, ''))
  expect(counts.slice(2, 6).map(count)).toEqual([
    split.marks.length,
    split.n_pairs,
    split.n_km,
    split.n_sources,
  ])
  const { method, metrics } = readBaseline(name)
  const { cllr, cllr_std, cllr_min, calibration_loss, auc, pooled } = metrics
  const [total, ...others] = [cllr, cllr_min, calibration_loss, auc, pooled.cllr, pooled.ece].map((value) =>
    value.toFixed(4),
  )
  expect(method).toContain(figures[2]!.replaceAll('`', ''))
  expect(figures.slice(3, 9)).toEqual([`${total} (${cllr_std.toFixed(4)})`, ...others])
})
