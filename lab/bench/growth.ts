import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { columns } from '../../src/cli/table.ts'
import { svg } from '../../src/report/figures/svg.ts'
import { artifacts } from './growth/artifacts.ts'
import { lands, points } from './growth/bullets.ts'
import { sizeChart, timeChart } from './growth/chart.ts'
import { marks, pairs } from './growth/marks.ts'
import type { Point, Series } from './growth/series.ts'
import { mib, told } from './service/measure.ts'

/**
 * How time, memory and disk grow: of comparisons with lands and points, of studies with marks, of the store with artifacts.
 *   npm run bench -- growth [lands] [points] [marks] [pairs] [artifacts] [--plots FOLDER]
 * Prints a table for each, and draws it into the folder (lab/measured/growth by default).
 */
const SERIES: Readonly<Record<string, Series>> = { lands, points, marks, pairs, artifacts }
const SELF = fileURLToPath(import.meta.url)
const PLOTS = fileURLToPath(new URL('../measured/growth/', import.meta.url))

const args = process.argv.slice(2)
const asked = args.indexOf('--point')
if (asked >= 0) {
  const [name, size] = args.slice(asked + 1)
  process.stdout.write(JSON.stringify(await SERIES[name!]!.measure(Number(size))))
} else {
  const at = args.indexOf('--plots')
  const [folder = PLOTS] = at < 0 ? [] : args.splice(at, 2).slice(1)
  await mkdir(folder, { recursive: true })
  for (const name of args.length > 0 ? args : Object.keys(SERIES)) await grown(name, folder)
}

async function grown(name: string, folder: string): Promise<void> {
  const series = SERIES[name]
  if (!series) throw new Error(`there is no series ${name}; there are ${Object.keys(SERIES).join(', ')}`)
  const found: Point[] = []
  for (const size of series.sizes) {
    const { stdout } = await promisify(execFile)(process.execPath, [SELF, '--point', name, String(size)])
    found.push(JSON.parse(stdout))
    told(rowOf(found.at(-1)!))
  }
  const header = [series.unit, ...Object.keys(found[0]!.seconds), 'highest memory', 'disk']
  process.stdout.write(`\n${series.title}\n${columns(header, found.map(rowOf))}\n`)
  await writeFile(`${folder}/${name}-time.svg`, svg(timeChart(series, found)))
  await writeFile(`${folder}/${name}-size.svg`, svg(sizeChart(series, found)))
}

function rowOf({ size, seconds, memory, disk }: Point): string[] {
  const times = Object.values(seconds).map((value) =>
    value < 1 ? `${(1000 * value).toPrecision(3)} ms` : `${value.toFixed(1)} s`,
  )
  return [size.toLocaleString('en'), ...times, mib(memory), mib(disk)]
}
