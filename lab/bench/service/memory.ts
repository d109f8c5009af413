import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readManifest } from '../../../src/references/manifest.ts'
import type { ManifestRow } from '../../../src/references/pairing.ts'
import { differentComparison, formOf, surfaceHandles } from './marks.ts'
import { mib, type Rows, told } from './measure.ts'
import { type BenchServer, startedServer } from './server.ts'

const AFTER = [1, 5, 15, 50, 100] // comparisons
const BESIDE = 10 // comparisons beside a study

/** Resident memory of a server after some different comparisons, one at a time. */
export async function memoryOfComparisons(scans: string): Promise<Rows> {
  const server = await startedServer()
  const rows: Rows = []
  const measured = async (what: string): Promise<void> => {
    rows.push([what, mib(await server.resident()), mib(await server.highest())])
    told(rows.at(-1)!)
  }
  try {
    await measured('at rest')
    for (let i = 0; i < AFTER.at(-1)!; i++) {
      await compared(server, scans, i)
      if (AFTER.includes(i + 1)) await measured(`after ${i + 1} different comparisons`)
    }
  } finally {
    await server.stop()
  }
  return rows
}

async function compared(server: BenchServer, scans: string, i: number): Promise<void> {
  const body = formOf(await differentComparison(scans, i))
  const response = await fetch(`${server.url}/v1/compare`, { method: 'POST', body })
  const answer = await response.text()
  if (response.status !== 200) throw new Error(`comparison ${i + 1}: ${answer.slice(0, 300)}`)
}

/** Resident memory of a server that scores a study of toolmarks while it compares. */
export async function memoryBesideStudy(shared: string): Promise<Rows> {
  const server = await startedServer()
  const rows: Rows = []
  try {
    const { rows: manifest } = await readManifest(join(shared, 'manifests/toolmarks.csv'))
    const scans = join(shared, 'scans')
    const files = await Promise.all(manifest.map(({ scan }) => readFile(join(scans, scan))))
    const handles = await surfaceHandles(server.url, files)
    const line = ({ study, source, mark }: ManifestRow, i: number) =>
      [study, source, mark, 1, handles[i]].join(',')
    const body = new URLSearchParams({
      domain: 'toolmark',
      manifest: ['study,source,mark,land,scan', ...manifest.map(line)].join('\n'),
    })
    const post = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${server.url}${path}`, { method: 'POST', ...init })).json() as Promise<{ id: string }>
    const { id } = await post('/v1/studies', { body })
    await post(`/v1/studies/${id}/run`)
    const study = async () =>
      (await (await fetch(`${server.url}/v1/studies/${id}`)).json()) as {
        state: string
        pairs_done: number
        pairs_total: number
      }
    while ((await study()).pairs_done === 0) await sleep(500) // the scans first, then the pairs
    for (let i = 0; i < BESIDE; i++) {
      await compared(server, scans, i)
      const { state, pairs_done, pairs_total } = await study()
      rows.push([
        `after ${i + 1} comparisons; study ${state}, ${pairs_done} of ${pairs_total} pairs`,
        mib(await server.resident()),
        mib(await server.highest()),
      ])
      told(rows.at(-1)!)
    }
    return rows
  } finally {
    await server.stop()
  }
}
