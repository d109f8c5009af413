import { type Outcome, outcomeOf, type Task } from '../graph/executor.ts'
import { NODES } from './registry.ts'

/** Entry point of a worker thread: does one computation. */
export default function work(task: Task): Outcome {
  return outcomeOf((name) => {
    const node = NODES.get(name)
    if (!node) throw new TypeError(`no node is called ${name}`)
    return node
  }, task)
}
