/** Worker threads of the service in which some tasks never end. */

import { type Work, working } from '../../../src/executor/worker-threads.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { allNodes } from '../../../src/service/nodes.ts'

/** With this cut-off in the scorer config, a comparison never ends. */
export const ENDLESS_LAMBDA_C = 1.234567e-4

/** What a thread does when tasks for which `isEndless` says so never end. */
export function endless(isEndless: (work: Work) => boolean) {
  const work = working(allNodes(ALL_MARKS))
  return (asked: Work) => {
    for (let turns = 0; isEndless(asked); turns++) if (turns < 0) break
    return work(asked)
  }
}
