/** Commands on the folder of a server: they are killed with it, or end after it. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../../../src/numerics/elementary/random.ts'
import { MAIN } from '../../main-file.ts'
import type { Promised } from '../promises.ts'
import { referenceDocument } from './office.ts'

/** A copy of the folder that a command said is whole, and what had been promised when it began. */
export interface Backup {
  readonly folder: string
  readonly promised: readonly Promised[]
}

export interface Beside {
  /** What the command did, if it said that it is done. */
  readonly ended: Promise<{ promised: Promised[]; backup?: Backup; fault?: string; name: string }>
  kill(): void
}

/** Starts a command by a random choice: `gc`, `backup`, or `reference import`. `folder` is a place beside the data. */
export function beside(data: string, folder: string, rng: Random, promised: readonly Promised[]): Beside {
  const n = rng.below(1e9)
  const [name, args] = chosen(rng, join(folder, `${n}`))
  const before = [...promised]
  let isKilled = false
  let kill = (): void => {}
  const ended = (async () => {
    if (name === 'reference import') await writeFile(args.at(-1)!, referenceDocument(n))
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...process.env, MARKGRAPH_DATA: data },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    kill = () => void child.kill('SIGKILL')
    if (isKilled) kill()
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    if (name === 'reference import') await rm(args.at(-1)!, { force: true })
    if (code !== 0)
      return { name, promised: [], ...(code !== null && { fault: `${name} ends with ${code}: ${said}` }) }
    if (name === 'backup') return { name, promised: [], backup: { folder: args.at(-1)!, promised: before } }
    return { name, promised: name === 'gc' ? [] : [imported(n)] }
  })()
  return {
    ended,
    kill() {
      isKilled = true
      kill()
    },
  }
}

function chosen(rng: Random, path: string): [name: string, args: string[]] {
  const all: [string, string[]][] = [
    ['gc', ['gc', '--to', '0']],
    ['backup', ['backup', path]],
    ['reference import', ['reference', 'import', `${path}.json`]],
  ]
  return all[rng.below(all.length)]!
}

const imported = (n: number): Promised => ({
  kind: 'references by command',
  async fault(url) {
    const { status } = await fetch(`${url}/v1/references/made-up-${n}`)
    return status === 200 ? undefined : `the reference made-up-${n} is ${status}`
  },
})
