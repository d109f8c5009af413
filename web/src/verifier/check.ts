import releases from '../../../releases.json'
import { allNodes } from '../../../src/composition/nodes.ts'
import type { ReportVerification } from '../../../src/evidence/verification.ts'
import { verifyBundle } from '../../../src/evidence/verify-bundle.ts'
import { Graph } from '../../../src/graph/graph.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { markTypes } from '../../../src/marks/types.ts'
import { ENGINE_VERSION } from '../../../src/version.ts'
import { webWorkers } from './web-workers.ts'

const MEMORY_BYTES = 2 ** 28 // of artifacts between stages
const MOST_WORKERS = 4 // each holds what it computes with

/**
 * Checks a bundle in this browser: the hashes here, every computation in workers. Nothing leaves the machine.
 * in      `start`: starts a worker; `progress`: hears the number of finished computations
 */
export async function checkBundle(
  bytes: Uint8Array,
  start: () => Worker,
  progress: (done: number) => void = () => {},
): Promise<ReportVerification> {
  let done = 0
  const executor = webWorkers(start, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1), () => {
    done += 1
    progress(done)
  })
  const nodes = allNodes(ALL_MARKS)
  const common = { executor, nodes, memoryBytes: MEMORY_BYTES, engineVersion: ENGINE_VERSION }
  try {
    return await verifyBundle(
      bytes,
      {
        ...{ nodes, marks: markTypes(ALL_MARKS), releases },
        freshGraph: (store) => new Graph({ ...common, store }),
      },
      async (_manifest, files) =>
        files.map(({ path }) => ({
          ...{ file: path, kind: 'signature', valid: true },
          message: 'not checked in a browser: markgraph verify checks it',
        })),
    )
  } finally {
    await executor.close()
  }
}
