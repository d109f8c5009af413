import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings/settings.ts'
import { BOUNDS, type Bounds } from './bounds.ts'

const OWN = 32 // of the program itself, with its store and the files of modules that threads load
const OF_A_THREAD = 5
const FURTHER_THREADS = 2 // the spare one, and the one that makes documents
const OF_A_DATABASE = 96 // and of a bucket: connections
const MIN_CONNECTIONS = 4
const MIN_LATE = 4
const OF_A_CONNECTION = 2 // itself, and a file that is written or read for its request

/** How many files and connections this process may have open at a time. */
export function openFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } }
  const soft = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY)
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft // 'unlimited'
}

/**
 * The bounds of a server that may have so many files and connections open, and that listens at so many ports.
 * errors  `bad-setting` when it could not serve
 */
export function boundsWithin(
  descriptors: number,
  { threads, store }: Pick<Settings, 'threads' | 'store'>,
  listeners = 1,
): Bounds {
  const own = OWN + OF_A_THREAD * (threads + FURTHER_THREADS) + (store.database === '' ? 0 : OF_A_DATABASE)
  const each = Math.floor((descriptors - own) / listeners)
  const lateConnections = Math.min(BOUNDS.lateConnections, Math.max(MIN_LATE, Math.floor(each / 8)))
  const connections = Math.min(BOUNDS.connections, Math.floor((each - lateConnections) / OF_A_CONNECTION))
  if (connections >= MIN_CONNECTIONS) return { ...BOUNDS, connections, lateConnections }
  const least = own + listeners * (MIN_LATE + OF_A_CONNECTION * MIN_CONNECTIONS)
  throw new MarkgraphError(
    'bad-setting',
    `this process may have ${descriptors} files and connections open (ulimit -n), and with ${threads} threads a server needs at least ${least}; raise the limit, or lower MARKGRAPH_THREADS`,
    { descriptors, least },
  )
}
