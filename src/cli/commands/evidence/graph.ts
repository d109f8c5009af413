import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { graphDot } from '../../../report/graph-dot.ts'
import { graphSvg } from '../../../report/graph-svg.ts'
import { artifactWords, runsOf, secondsText } from '../../../report/graph-words.ts'
import type { Ancestry } from '../../../service/artifacts.ts'
import { graphBehind } from '../../../verify/report-graph.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'

interface Options {
  dot?: string
  svg?: string
}

export const graphCommand = (): Command =>
  new Command('graph')
    .argument('<handle>', 'handle of an artifact, for example of a report')
    .option('--dot <file>', 'write the graph for Graphviz to this file', givenPath)
    .option('--svg <file>', 'write a picture of the graph to this file', givenPath)
    .action((handle: string, { dot, svg }: Options) =>
      withService(async (service) => {
        const graph = await service.graph.within((session) =>
          graphBehind(service, session, parseHandle(handle)),
        )
        if (dot) await writeFile(dot, graphDot(graph))
        if (svg) await writeFile(svg, graphSvg(graph))
        print(`${treeOf(graph)}\n`)
      }),
    )

/** The tree from an artifact to its inputs. An artifact that was shown before is shown without its inputs. */
export function treeOf(graph: Ancestry): string {
  const nodes = new Map(graph.nodes.map((node) => [node.handle, node]))
  const runs = runsOf(graph)
  const shown = new Set<Handle>()
  const lines: string[] = []
  const visit = (handle: Handle, role: string, indent: string, below: string): void => {
    const run = runs.get(handle)
    const { name, what, time, params } = artifactWords(nodes.get(handle)!, run)
    const again = shown.has(handle) && run !== undefined
    shown.add(handle)
    lines.push(
      `${indent}${role}${name}  ${[what, time].filter((word) => word !== '').join(', ')}  ${handle}${again ? '  (shown above)' : ''}`,
    )
    if (again || !run) return
    const inputs = Object.entries(run.roles).flatMap(([name, of]) =>
      [of].flat().map((input) => [name, input as Handle] as const),
    )
    if (params) lines.push(`${below}${inputs.length > 0 ? '│ ' : '  '}${params}`)
    for (const [i, [name, input]] of inputs.entries()) {
      const last = i === inputs.length - 1
      visit(input, `${name}: `, `${below}${last ? '└ ' : '├ '}`, `${below}${last ? '  ' : '│ '}`)
    }
  }
  visit(graph.handle, '', '', '')
  const measured = graph.edges.flatMap(({ seconds }) => seconds ?? [])
  const total = secondsText(measured.reduce((sum, seconds) => sum + seconds, 0))
  const times =
    measured.length === 0
      ? 'no time was recorded'
      : `${total} in all, of ${measured.length} runs whose time was recorded`
  lines.push('', `${graph.nodes.length} artifacts, ${graph.edges.length} runs: ${times}.`)
  return lines.join('\n')
}
