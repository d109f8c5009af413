import { setPriority } from 'node:os'
import { type Outcome, outcomeOf, type Task } from '../executor/worker-threads.ts'
import { NODES } from './registry.ts'

// On Linux a priority of process 0 is that of the calling thread alone: computations let the event loop answer first.
if (process.platform === 'linux') setPriority(0, 10)

/** Entry point of a worker thread: does one computation. */
export default function work(task: Task): Outcome {
  return outcomeOf((name) => {
    const node = NODES.get(name)
    if (!node) throw new TypeError(`no node is called ${name}`)
    return node
  }, task)
}
