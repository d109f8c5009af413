import { setPriority } from 'node:os'
import { working } from '../executor/worker-threads.ts'
import { ALL_MARKS } from '../marks/all.ts'
import { allNodes } from './nodes.ts'

// On Linux a priority of process 0 is that of the calling thread alone: computations let the event loop answer first.
if (process.platform === 'linux') setPriority(0, 10)

/** Entry point of a worker thread: does one computation. */
export default working(allNodes(ALL_MARKS))
