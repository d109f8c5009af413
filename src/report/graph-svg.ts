import type { Ancestry } from '../service/artifacts.ts'
import { type GraphBox, layeredGraph } from './figures/layered-graph.ts'
import { svg } from './figures/svg.ts'
import { artifactWords, runsOf } from './graph-words.ts'

const RESULT = '#f6e3e8'
const MADE = '#eef3f8'
const OUTSIDE = '#f3efe6'
const MOST = 56 // characters of a line; the whole parameters are in the other formats

/** How an artifact was computed, as a picture: inputs at the top, the artifact at the bottom. */
export function graphSvg(graph: Ancestry): Uint8Array {
  const runs = runsOf(graph)
  const boxes = graph.nodes.map((node): GraphBox => {
    const { name, what, params } = artifactWords(node, runs.get(node.handle))
    const fill = node.handle === graph.handle ? RESULT : runs.has(node.handle) ? MADE : OUTSIDE
    const lines = [name, what, ...(params ? [cut(params)] : []), `${node.handle.slice(0, 23)}…`]
    return { id: node.handle, lines, fill }
  })
  const arrows = graph.edges.flatMap(({ inputs, output }) =>
    [...new Set(inputs)].map((from) => ({ from, to: output })),
  )
  const title = `How ${graph.handle} was computed`
  const description = `${graph.nodes.length} artifacts, ${graph.edges.length} runs. Every box is an artifact with the node that made it, its kind, size, parameters and handle; arrows go from the inputs of a run to its output.`
  return new TextEncoder().encode(svg(layeredGraph(title, description, boxes, arrows)))
}

const cut = (words: string): string => (words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words)
