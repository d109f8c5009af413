import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { verifierPage } from '../../scripts/build-verifier.ts'
import { columns } from '../../src/cli/table.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { MAIN } from '../main-file.ts'
import { median } from './service/measure.ts'

/**
 * A comparison of two bullets of six lands on a new data folder, `markgraph verify` of its bundle with scans, each in a new
 * process, and the check of the same bundle by the single HTML file in Chromium. Prints medians of the clock and of the core
 * time; on a loaded machine only the latter says something. Core time of processes is known on Linux alone.
 *   npm run bench -- verify [times] [folder of scans]
 */
const [times = '5', scans = sharedPath('scans/')] = process.argv.slice(2)
const CHROMIUM = '/usr/bin/chromium'
const TICK = 0.01 // seconds: what Linux counts core time in
const WAIT_MS = 600_000

const bullet = (name: string): string[] =>
  [1, 2, 3, 4, 5, 6].map((land) => join(scans, `bullets/houston/${name}-land${land}.x3p`))

/** Seconds by the clock, and of the cores. */
type Times = readonly [wall: number, cores: number]

/** Core time of all processes that this one has started and that have ended. */
function coresOfChildren(): number {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK
}

const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
const bundle = join(folder, 'bundle.zip')

/** A command of the program in a new process. */
async function command(data: string, ...args: string[]): Promise<{ took: Times; out: string }> {
  const env = { ...process.env, MARKGRAPH_DATA: join(folder, data) }
  const [start, before] = [performance.now(), coresOfChildren()]
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args], { env, maxBuffer: 2 ** 26 })
  return { took: [(performance.now() - start) / 1000, coresOfChildren() - before], out: stdout }
}

async function inChromium(page: string): Promise<Times> {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: CHROMIUM, args })
  try {
    const about = await browser.newBrowserCDPSession()
    const cores = async (): Promise<number> => {
      const { processInfo } = await about.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    }
    const opened = await browser.newPage()
    await opened.goto(pathToFileURL(page).href)
    const before = await cores()
    await opened.setInputFiles('#files', bundle)
    await opened.waitForSelector('#verify-found[data-verdict="verified"]', { timeout: WAIT_MS })
    const seconds = await opened.getAttribute('#verify-found', 'data-seconds')
    return [Number(seconds), (await cores()) - before]
  } finally {
    await browser.close()
  }
}

try {
  const page = join(folder, 'markgraph-verify.html')
  await writeFile(page, await verifierPage())
  const marks = ['--a', ...bullet('barrela-bullet11'), '--b', ...bullet('barrela-bullet30')]
  const compared = (data: string) => command(data, 'compare', '--domain', 'striated', ...marks, '--json')
  const { report_handle: handle } = JSON.parse((await compared('first')).out) as { report_handle: string }
  await command('first', 'bundle', handle, '--scans', '--out', bundle)

  const NAMES = ['cold comparison', 'markgraph verify', ...(existsSync(CHROMIUM) ? ['in Chromium'] : [])]
  const found: Times[][] = NAMES.map(() => [])
  for (let time = 0; time < Number(times); time++) {
    const all = [(await compared(`cold-${time}`)).took, (await command('none', 'verify', bundle)).took]
    if (existsSync(CHROMIUM)) all.push(await inChromium(page))
    for (const [i, one] of all.entries()) found[i]!.push(one)
    process.stderr.write(
      `${time + 1} of ${times}: ${all.map((one) => one.map((s) => s.toFixed(2)).join('/')).join(' ')}\n`,
    )
  }
  const medians = found.map((all) => [0, 1].map((which) => median(all.map((one) => one[which]!))))
  const [cold] = medians
  const rows = medians.map(([wall, cores], i) => [
    NAMES[i]!,
    wall!.toFixed(2),
    cores!.toFixed(2),
    (wall! / cold![0]!).toFixed(2),
    (cores! / cold![1]!).toFixed(2),
  ])
  process.stdout.write(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}\n`)
  process.stdout.write(
    `${columns(['what', 'seconds', 'core seconds', 'clock : cold', 'cores : cold'], rows)}\n`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
