import { writeScans } from '../../../src/cli/commands/simulate.ts'
import type { ManifestRow } from '../../../src/references/pairing.ts'
import { MAX_SCORES } from '../../../src/references/studies/study.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import { study } from '../faces/study.ts'
import { withFolder } from '../service/measure.ts'
import { highestMemory, type Series } from './series.ts'

/** The set of mark `i` of `size`: none where all pairs fit into a study, else as many in `a` as a study of two sets allows. */
function setOf(size: number, i: number): Pick<ManifestRow, 'set'> {
  if ((size * (size - 1)) / 2 <= MAX_SCORES) return {}
  // a (size - a) = the most scores; all of them in two halves where that is fewer
  const inA = Math.floor((size - Math.sqrt(Math.max(0, size * size - 4 * MAX_SCORES))) / 2)
  return { set: i < inA ? 'a' : 'b' }
}

/** Studies of simulated toolmarks, two marks an edge. */
export const marks: Series = {
  title: 'a study of toolmarks by marks',
  unit: 'marks (from 1,415 on: about a million scores of two sets)',
  sizes: [100, 300, 1000, 2000, 5000],
  measure: (size) =>
    withFolder(async (folder) => {
      const rows: ManifestRow[] = []
      for (let i = 0; i < size; i++) {
        const [edgeSeed, markSeed] = [1 + (i >> 1), i + 1]
        const name = `mark-${markSeed}`
        const asked = { edgeSeed, markSeed, asProfile: true, pitch: 2e-6 }
        const surface = simulateToolmark({ ...asked, height: 50e-6 }) // one row of it is kept
        await writeScans(folder, [{ name, surface }])
        const about = { study: 'simulated', source: `edge-${edgeSeed}`, mark: name, land: 1 }
        rows.push({ ...about, scan: `${name}.x3p`, ...setOf(size, i) })
      }
      const { seconds, coreSeconds, disk } = await study(rows, folder)
      return {
        size,
        seconds: { time: seconds, 'core time': coreSeconds },
        memory: highestMemory(),
        disk,
      }
    }),
}
