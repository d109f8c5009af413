import { differentComparison, formOf } from './marks.ts'
import { mib, type Rows, told } from './measure.ts'
import { startedServer } from './server.ts'

const AFTER = [1, 5, 15, 50, 100] // comparisons

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
      const body = formOf(await differentComparison(scans, i))
      const response = await fetch(`${server.url}/v1/compare`, { method: 'POST', body })
      const answer = await response.text()
      if (response.status !== 200) throw new Error(`comparison ${i + 1}: ${answer.slice(0, 300)}`)
      if (AFTER.includes(i + 1)) await measured(`after ${i + 1} different comparisons`)
    }
  } finally {
    await server.stop()
  }
  return rows
}
