import { differentComparison, formOf } from './marks.ts'
import { startedServer } from './server.ts'

const AFTER = [1, 5, 15, 50, 100] // comparisons

/** Resident memory of a server after some different comparisons, one at a time. */
export async function memoryTable(scans: string, most: number): Promise<string[][]> {
  const server = await startedServer()
  const rows = [['at rest', `${(await server.resident()).toFixed(0)} MiB`, '']]
  process.stderr.write(`${rows.at(-1)!.join(' ')}\n`)
  try {
    for (let i = 0; i < most; i++) {
      const body = formOf(await differentComparison(scans, i))
      const response = await fetch(`${server.url}/v1/compare`, { method: 'POST', body })
      const answer = await response.text()
      if (response.status !== 200)
        throw new Error(`comparison ${i + 1}: ${response.status} ${answer.slice(0, 300)}`)
      if (!AFTER.includes(i + 1)) continue
      rows.push([
        `after ${i + 1} comparisons`,
        `${(await server.resident()).toFixed(0)} MiB`,
        `${(await server.highest()).toFixed(0)} MiB`,
      ])
      process.stderr.write(`${rows.at(-1)!.join(' ')}\n`)
    }
  } finally {
    await server.stop()
  }
  return rows
}
