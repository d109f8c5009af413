import { MarkgraphError } from '../../../src/errors.ts'
import { Graph } from '../../../src/graph/graph.ts'
import { verifyFile } from '../../../src/laboratory/bundles/verify-file.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { markTypes } from '../../../src/marks/types.ts'
import { allNodes } from '../../../src/service/nodes.ts'
import { ENGINE_VERSION } from '../../../src/settings/version.ts'
import { TIMESTAMP } from '../../../src/verify/bundles/manifest.ts'
import type { ZipFile } from '../../../src/verify/bundles/zip.ts'
import type { Engine } from '../../../src/verify/replay.ts'
import type { ReportVerification } from '../../../src/verify/shapes.ts'
import type { CheckSignatures } from '../../../src/verify/signatures/check-signatures.ts'
import { cannotCheck, checkedSignatures, type PublicKey } from '../../../src/verify/signatures/dsse.ts'
import { NO_TRUST, type Trust } from '../../../src/verify/standing.ts'
import { webWorkers } from './web-workers.ts'

const MEMORY_BYTES = 2 ** 28 // of artifacts between stages
const MAX_WORKERS = 4 // each holds what it computes with

/** Loads what prints a report again. */
export type LoadPrinting = (
  marks: Engine['marks'],
) => Promise<Required<Pick<Engine, 'print' | 'documents' | 'reference'>>>

/** Signatures are checked here too; a timestamp is not. */
const signatureChecker =
  (key: PublicKey | undefined): CheckSignatures =>
  async (manifest, files) => {
    const token = files.filter(({ path }) => path === TIMESTAMP)
    const signatures = await checkedSignatures(
      manifest,
      files.filter((one) => !token.includes(one)),
      key,
    )
    const message = 'not checked in a browser: markgraph verify --tsa checks it'
    const kind = 'timestamp' as const
    return [
      ...signatures,
      ...token.map(({ path: file }) => ({ file, kind, valid: null, message, key: null })),
    ]
  }

/** What is given with a bundle. */
interface Given {
  /** It must have signed the bundle. */
  readonly key?: PublicKey | undefined
  /** A printed report that came by itself. */
  readonly pdf?: ZipFile | undefined
  readonly trust?: Trust
  /** Where it is left out, no PDF is compared. */
  readonly printing?: LoadPrinting
  /** Hears the number of finished computations, and of all that are recorded, once the bundle is read. */
  readonly progress?: (done: number, total: number | undefined) => void
}

/**
 * Checks a bundle in this browser: the hashes and the print here, every computation in workers. Nothing leaves the machine.
 * in      `start`: starts a worker
 * errors  `bad-value`: a key is given, and this browser can check no signature
 */
export async function checkBundle(
  bytes: Uint8Array,
  start: () => Worker,
  { key, pdf, trust = NO_TRUST, printing, progress = () => {} }: Given = {},
): Promise<ReportVerification> {
  const why = key && (await cannotCheck())
  if (why) {
    const instead = 'take the key away to check the computations alone, or use markgraph verify --key'
    throw new MarkgraphError('bad-value', `the key cannot be used: ${why}; ${instead}`)
  }
  let done = 0
  let total: number | undefined
  const executor = webWorkers(start, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1), () => {
    done += 1
    progress(done, total)
  })
  const nodes = allNodes(ALL_MARKS)
  const marks = markTypes(ALL_MARKS)
  const common = { executor, nodes, memoryBytes: MEMORY_BYTES, engineVersion: ENGINE_VERSION }
  try {
    return await verifyFile(
      bytes,
      {
        nodes,
        marks,
        begin(runs) {
          total = runs
          progress(done, total)
        },
        freshGraph: (store) => new Graph({ ...common, store }),
        trust,
        reference: async () => undefined,
        ...(await printing?.(marks)),
      },
      signatureChecker(key),
      pdf,
    )
  } finally {
    await executor.close()
  }
}
