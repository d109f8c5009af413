/**
 * Renews the committed runs of the drift guard: `npm run golden`. It refuses while a node gives another result under the
 * version that the committed runs name: raise that version first.
 */
import { existsSync } from 'node:fs'
import { commitRuns, committedRuns } from '../test/golden/committed.ts'
import { driftOf } from '../test/golden/drift.ts'
import { goldenRuns } from '../test/golden/golden-runs.ts'

const now = await goldenRuns()
const first = !existsSync(new URL('../test/golden/runs.json', import.meta.url))
const { moved, others } = first ? { moved: [], others: [] } : driftOf(committedRuns(), now)
if (moved.length > 0) {
  process.stderr.write(
    `Not renewed. The results of these nodes moved, and their versions did not:\n${moved.join('\n')}\n`,
  )
  process.exit(1)
}
commitRuns(now)
const count = Object.values(now).reduce((sum, runs) => sum + runs.length, 0)
process.stdout.write(`${count} runs, ${others.length} of them new or gone\n${others.join('\n')}\n`)
process.exit(0) // the shared threads stay up
