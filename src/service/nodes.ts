import type { AnyNode } from '../kinds/node.ts'
import type { MarkType } from '../marks/mark-type.ts'
import { COMMON_NODES } from '../nodes/scan/common.ts'
import { VALIDATION_NODES } from '../references/validation/nodes.ts'

/** Every node of a service with these mark types, by name. */
export const allNodes = (types: readonly MarkType[]): ReadonlyMap<string, AnyNode> =>
  new Map(
    [...COMMON_NODES, ...VALIDATION_NODES, ...types.flatMap(({ nodes }) => nodes)].map((node) => [
      node.name,
      node,
    ]),
  )

const AFTER_SCORE = ['calibrate', 'uncertainty']

/** The versions of every node that a score of these mark types may come from. */
export const scoringNodes = (types: readonly MarkType[]): Record<string, number> =>
  Object.fromEntries(
    [...allNodes(types).values()]
      .filter(({ stage }) => stage !== undefined && !AFTER_SCORE.includes(stage))
      .map(({ name, version }) => [name, version] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
