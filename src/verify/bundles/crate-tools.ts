import type { Handle } from '../../address/canonical.ts'
import type { RunsDocument } from '../sources/dossier.ts'

/** An entity of the crate's graph. */
export type Entity = { readonly '@id': string; readonly '@type': string | readonly string[] } & {
  readonly [property: string]: unknown
}

export const ref = (id: string): { readonly '@id': string } => ({ '@id': id })

type Run = RunsDocument['runs'][number]

/** The tool of a run: its node with its version. */
export const toolId = ({ node, version }: Pick<Run, 'node' | 'version'>): string => `#${node}-${version}`

export const stepId = (run: Pick<Run, 'node' | 'version'>): string => `#step-${run.node}-${run.version}`

const parameterOf = (tool: string, name: string): string => `${tool}/${name}`

/** Where the parts of a comparison that come from outside enter the workflow, by the kind of artifact. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  scan: ['#input-mark_a', '#input-mark_b'],
  reference: ['#input-reference'],
}

/** The plan: the workflow, its tools and steps, their parameters, and how these are connected. */
export function toolsOf({ runs, artifacts, report }: RunsDocument): Entity[] {
  const kinds = new Map(artifacts.map(({ handle, kind }) => [handle as Handle, kind]))
  const tools = [...Map.groupBy(runs, toolId)]
  const makers = new Map(runs.map((run) => [run.output, toolId(run)]))
  const links = new Map<string, Set<string>>() // receiving parameter to giving ones
  for (const run of runs) {
    for (const [name, input] of Object.entries(run.inputs)) {
      const to = parameterOf(toolId(run), `input-${name}`)
      const from = links.get(to) ?? new Set()
      links.set(to, from)
      for (const handle of [input].flat()) {
        const maker = makers.get(handle)
        if (maker) from.add(parameterOf(maker, 'output'))
        else for (const one of OUTSIDE[kinds.get(handle) ?? ''] ?? []) from.add(one)
      }
    }
  }
  const connections = [...links].flatMap(([target, sources]) =>
    [...sources].map((source) => ({ source, target })),
  )
  const last = makers.get(report)
  if (last) connections.push({ source: parameterOf(last, 'output'), target: '#output-report' })
  const connectionId = (i: number): string => `#connection-${i + 1}`
  const received = (tool: string): { '@id': string }[] =>
    connections.flatMap(({ target }, i) => (target.startsWith(`${tool}/`) ? [ref(connectionId(i))] : []))
  const file = (id: string, name: string, description: string, type = 'File'): Entity => ({
    '@id': id,
    '@type': 'FormalParameter',
    additionalType: type,
    name,
    description,
  })
  return [
    {
      '@id': 'runs.json',
      '@type': ['File', 'SoftwareSourceCode', 'ComputationalWorkflow', 'HowTo'],
      name: 'Every computation behind the report',
      encodingFormat: 'application/json',
      programmingLanguage: ref('#runs'),
      hasPart: tools.map(([tool]) => ref(tool)),
      step: tools.map(([, [run]]) => ref(stepId(run!))),
      input: ['#input-mark_a', '#input-mark_b', '#input-reference'].map(ref),
      output: [ref('#output-report')],
      ...(last && { connection: [ref(connectionId(connections.length - 1))] }),
    },
    {
      '@id': '#runs',
      '@type': 'ComputerLanguage',
      name: 'Markgraph list of runs, as canonical JSON',
      url: 'https://www.rfc-editor.org/rfc/rfc8785',
      version: '1',
    },
    file('#input-mark_a', 'mark_a', 'The scans of the first mark', 'Collection'),
    file('#input-mark_b', 'mark_b', 'The scans of the second mark', 'Collection'),
    file('#input-reference', 'reference', 'The reference population'),
    file('#output-report', 'report', 'The report'),
    ...tools.flatMap(([tool, [run]]) => {
      const { node, version, inputs, step } = run!
      const names = Object.keys(inputs).sort()
      const own = received(tool)
      return [
        {
          '@id': tool,
          '@type': 'SoftwareApplication',
          name: node,
          version: `${version}`,
          url: ref('README.md'),
          description: `Node ${node} of Markgraph, version ${version}, of step ${step}`,
          input: names.map((name) => ref(parameterOf(tool, `input-${name}`))),
          output: [ref(parameterOf(tool, 'output'))],
        },
        ...names.map((name) => file(parameterOf(tool, `input-${name}`), name, `Input ${name} of ${node}`)),
        file(parameterOf(tool, 'output'), 'output', `What ${node} gives`),
        {
          '@id': stepId(run!),
          '@type': 'HowToStep',
          name: `${step}: ${node}`,
          workExample: ref(tool),
          ...(own.length > 0 && { connection: own }),
        },
      ]
    }),
    ...connections.map(({ source, target }, i) => ({
      '@id': connectionId(i),
      '@type': 'ParameterConnection',
      sourceParameter: ref(source),
      targetParameter: ref(target),
    })),
  ]
}

/** The `@id` of an artifact: its file, or what stands for it where its data are left out. */
export const artifactId = (handle: Handle, file: string | null): string =>
  file ?? `#artifact-${handle.slice('sha256:'.length)}`
