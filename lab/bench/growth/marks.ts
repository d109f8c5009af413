import { writeScans } from '../../../src/cli/commands/simulate.ts'
import type { ManifestRow } from '../../../src/references/pairing.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import { study } from '../faces/study.ts'
import { withFolder } from '../service/measure.ts'
import { highestMemory, type Point, type Series } from './series.ts'

const MILLION = 1_000_000

/** The set of mark `i` of `size`: none where all pairs are no more than a million, else as many in `a` as make a million pairs of two sets. */
function setOf(size: number, i: number): Pick<ManifestRow, 'set'> {
  if ((size * (size - 1)) / 2 <= MILLION) return {}
  // a (size - a) = a million; all of them in two halves where that is fewer
  const inA = Math.floor((size - Math.sqrt(Math.max(0, size * size - 4 * MILLION))) / 2)
  return { set: i < inA ? 'a' : 'b' }
}

/** A study of simulated toolmarks, two marks an edge. */
const studyOf = (
  size: number,
  sets: (size: number, i: number) => Pick<ManifestRow, 'set'> = () => ({}),
): Promise<Point> =>
  withFolder(async (folder) => {
    const rows: ManifestRow[] = []
    for (let i = 0; i < size; i++) {
      const [edgeSeed, markSeed] = [1 + (i >> 1), i + 1]
      const name = `mark-${markSeed}`
      const asked = { edgeSeed, markSeed, asProfile: true, pitch: 2e-6 }
      const surface = simulateToolmark({ ...asked, height: 50e-6 }) // one row of it is kept
      await writeScans(folder, [{ name, surface }])
      const about = { study: 'simulated', source: `edge-${edgeSeed}`, mark: name, land: 1 }
      rows.push({ ...about, scan: `${name}.x3p`, ...sets(size, i) })
    }
    const { seconds, coreSeconds, exported, disk } = await study(rows, folder)
    return {
      size,
      seconds: { time: seconds, 'core time': coreSeconds, 'scores as CSV': exported },
      memory: highestMemory(),
      disk,
    }
  })

/** Studies of marks: all pairs of them, or a million of two sets. */
export const marks: Series = {
  title: 'a study of toolmarks by marks',
  unit: 'marks (from 1,415 on: about a million scores of two sets)',
  sizes: [100, 300, 1000, 2000, 5000],
  measure: (size) => studyOf(size, setOf),
}

/** Studies of all pairs of marks, up to the most that a study may have. */
export const pairs: Series = {
  title: 'a study of all pairs of toolmarks by marks',
  unit: 'marks (4,472: ten million pairs)',
  sizes: [1415, 4472],
  measure: (size) => studyOf(size),
}
