/** The pipelines of mark types in this thread, remembered in memory. */

import type { Graph } from '../../src/graph/graph.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import type { ScorerConfig } from '../../src/marks/scorer-config.ts'
import { markTypes } from '../../src/marks/types.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { memoryStore } from '../../src/store/memory/memory-store.ts'
import { localExecutor, testGraph } from './graph.ts'

export const MARKS = markTypes(ALL_MARKS)

/** What the bundled references were built under. */
export const CONFIG: ScorerConfig = MARKS.configs.deployed()

export function inThread(): Graph {
  const nodes = [...allNodes(ALL_MARKS).values()]
  return testGraph(memoryStore(), {
    executor: localExecutor(undefined, nodes, 0),
    nodes,
    memoryBytes: 2 ** 28,
  })
}
