import { setPriority } from 'node:os'
import { working } from '../executor/worker-threads.ts'
import { ALL_MARKS } from '../marks/all.ts'
import { simulating } from '../marks/simulating.ts'
import { allNodes } from './nodes.ts'

// On Linux, priority for process 0 applies only to the calling thread. Computations then give way to the event loop.
if (process.platform === 'linux') setPriority(0, 10)

/** Entry point of a worker thread. It does one computation. */
export default working(allNodes(ALL_MARKS))

/** Entry point of a thread that makes simulated marks. */
export const simulate = simulating(ALL_MARKS)
