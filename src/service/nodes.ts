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
