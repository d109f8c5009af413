import type { Ancestry } from '../service/artifacts.ts'
import { artifactWords, runsOf } from './graph-words.ts'

/** How an artifact was computed, for Graphviz. Tooltips have the whole parameters and handles. */
export function graphDot(graph: Ancestry): string {
  const runs = runsOf(graph)
  const boxes = graph.nodes.map((node) => {
    const { name, what, params } = artifactWords(node, runs.get(node.handle))
    const label = `${name}\n${what}`
    const tooltip = [node.handle, params].filter((one) => one !== '').join('\n')
    return `  ${quoted(node.handle)} [label=${quoted(label)}, tooltip=${quoted(tooltip)}]`
  })
  const arrows = graph.edges.flatMap(({ roles, output }) =>
    Object.entries(roles).flatMap(([role, inputs]) =>
      [...new Set([inputs].flat())].map(
        (input) => `  ${quoted(input)} -> ${quoted(output)} [label=${quoted(role)}]`,
      ),
    ),
  )
  return `digraph computation {\n  node [shape=box, fontname="sans-serif"]\n${[...boxes, ...arrows].join('\n')}\n}\n`
}

const quoted = (words: string): string =>
  `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
