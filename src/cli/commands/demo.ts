import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Command } from 'commander'
import type { Answer } from '../../compare/answer/answer.ts'
import { settings } from '../../settings/settings.ts'
import { simulateBullet } from '../../simulate/bullet.ts'
import { outcomeTable } from '../outcome.ts'
import { print } from '../print.ts'
import { type Running, startServer } from './serve.ts'
import { namedLands, writeScans } from './simulate.ts'

const SAME_BARREL = 1
const OTHER_BARREL = 2

export const demoCommand = (): Command =>
  new Command('demo')
    .option('--keep', 'leave the server running, with its data in MARKGRAPH_DATA')
    .option('--no-wait', 'end after the comparisons, also on a terminal')
    .action(async ({ keep, wait }: { keep?: true; wait: boolean }) => {
      const stays = keep || (wait && process.stdout.isTTY === true)
      const folder = await mkdtemp(join(tmpdir(), 'markgraph-demo-'))
      const chosen = settings(process.env)
      let running: Running | undefined
      try {
        running = await startServer({
          ...chosen,
          logLevel: 'error',
          ...(keep ? {} : { port: 0, dataFolder: join(folder, 'data') }),
        })
        const report = await demo(running, folder)
        if (!stays) return
        const ended = told('SIGINT', 'SIGTERM') // before the address is told
        print(
          `\nOpen this result: ${running.url}/result/${report}\nCompare your own scans: ${running.url}/\nCtrl-C stops the server.\n`,
        )
        await ended
      } finally {
        await running?.stop()
        await rm(folder, { recursive: true, force: true })
      }
    })

/** Resolves when the process gets one of these signals. */
const told = (...signals: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })

/** Prints the comparisons, and gives the report of the first. */
async function demo(running: Running, folder: string): Promise<string> {
  const bullet = (name: string, barrelSeed: number, bulletSeed: number) =>
    writeScans(folder, namedLands(name, simulateBullet({ barrelSeed, bulletSeed })))
  print('Simulating three bullets of six lands each: A and B from one barrel, C from another.\n')
  const a = await bullet('bullet-a', SAME_BARREL, 11)
  const b = await bullet('bullet-b', SAME_BARREL, 12)
  const c = await bullet('bullet-c', OTHER_BARREL, 21)
  for (const [title, other] of [
    ['Bullets A and B, one barrel', b],
    ['Bullets A and C, two barrels', c],
  ] as const) {
    const started = performance.now()
    const outcome = await compareOverHttp(running.url, a, other)
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    print(`\n${title} (${seconds} s)\n${outcomeTable(outcome)}\n`)
  }
  const started = performance.now()
  const { report_handle: report } = await compareOverHttp(running.url, a, b)
  const again = Math.round(performance.now() - started)
  print(`\nA and B once more: ${again} ms, every stage from the store.\n`)
  return report
}

async function compareOverHttp(url: string, a: readonly string[], b: readonly string[]): Promise<Answer> {
  const form = new FormData()
  form.append('domain', 'striated')
  for (const [field, paths] of [
    ['mark_a', a],
    ['mark_b', b],
  ] as const) {
    for (const path of paths) form.append(field, new Blob([await readFile(path)]), basename(path))
  }
  const response = await fetch(`${url}/v1/compare`, { method: 'POST', body: form })
  const answer = (await response.json()) as Answer & { detail?: string }
  if (!response.ok) throw new Error(`the service answered ${response.status}: ${answer.detail}`)
  return answer
}
