import type { paths } from '../../../../clients/typescript/src/index.ts'
import { nodeOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { lanesIn } from './lanes.ts'

type Answered = paths['/v1/artifacts/{handle}/graph']['get']['responses'][200]['content']['application/json']
export type Ancestry = Extract<Answered, { edges: unknown }>
export type Run = Ancestry['edges'][number]
export type Artifact = Ancestry['nodes'][number]

/** The six steps of every computation, and the stages of a methods section that each holds. */
export const LANES = [
  { title: say('Read'), stages: ['decode'] },
  { title: say('Prepare'), stages: ['region', 'preprocess'] },
  { title: say('Signature'), stages: ['signature', 'areal-signature'] },
  { title: say('Compare'), stages: ['compare'] },
  { title: say('Calibrate'), stages: ['calibrate', 'uncertainty'] },
  { title: say('Check and report'), stages: [] },
] as const satisfies readonly { readonly title: string; readonly stages: readonly string[] }[]
const READ = 0
const REPORT = LANES.length - 1 // no ratio rests on what is done here

/** Runs of one node, artifacts from outside (scans, the reference), or a whole step: what is drawn as one box. */
export interface Group {
  readonly id: string
  /** The node, as `land-signature`; for artifacts from outside, their kind; for a step, its title. */
  readonly name: string
  readonly version: string
  readonly lane: number
  /** Whether it is a whole step, which can be opened. */
  readonly isStep: boolean
  readonly runs: readonly Run[]
  /** What they gave. */
  readonly outputs: readonly string[]
}

/** How finely a graph is shown: six steps with one of them open, every stage, or every run in a box of its own. */
export type Detail = 'steps' | 'stages' | 'runs'

const FROM_OUTSIDE: Readonly<Record<string, string>> = {
  scan: say('Scans as uploaded'),
  reference: say('Reference'),
}

/** What a node does, or what was given, in a few words. */
export const groupTitle = (name: string): string => nodeOf(name)?.title ?? FROM_OUTSIDE[name] ?? name

export const nodeNameOf = ({ code }: Pick<Run, 'code'>): string => code.split('@')[0]!

function laneOfRun(run: Run): number {
  const stage = nodeOf(nodeNameOf(run))?.stage
  const found = LANES.findIndex(({ stages }) =>
    (stages as readonly (string | null | undefined)[]).includes(stage),
  )
  return found < 0 ? REPORT : found
}

/** The runs by node and version; with `apart`, every run alone. */
export function groupsOf({ nodes, edges }: Ancestry, apart = false): Group[] {
  const made = new Set(edges.map(({ output }) => output))
  const outside = nodes.filter(({ handle }) => !made.has(handle))
  const runs = Map.groupBy(edges, ({ code, output }) => (apart ? output : code))
  const given = Map.groupBy(outside, ({ kind, handle }) => (apart ? handle : kind))
  const { laneOf, firstUse } = lanesIn(edges, laneOfRun, REPORT)
  return [
    ...[...runs].map(([id, all]): Group => {
      const [name = '', version = ''] = all[0]!.code.split('@')
      const outputs = all.map(({ output }) => output)
      return { id, name, version, lane: Math.min(...all.map(laneOf)), isStep: false, runs: all, outputs }
    }),
    ...[...given].map(([id, all]): Group => {
      const name = all[0]!.kind
      const outputs = all.map(({ handle }) => handle)
      const lane = name === 'scan' ? READ : firstUse(outputs)
      return { id: `given ${id}`, name, version: '', lane, isStep: false, runs: [], outputs }
    }),
  ]
}

/** The boxes of a graph: in six steps, those of the open one alone are shown one by one. */
export function boxesOf(ancestry: Ancestry, detail: Detail, open: number | undefined): Group[] {
  // a graph is listed from its end: its boxes are reached by the keyboard from the scans on
  const groups = groupsOf(ancestry, detail === 'runs')
    .toReversed()
    .sort((one, other) => one.lane - other.lane)
  if (detail !== 'steps') return groups
  const byLane = Map.groupBy(groups, ({ lane }) => lane)
  return [...byLane].flatMap(([lane, all]) => (lane === open ? all : [stepOf(lane, all)]))
}

const stepOf = (lane: number, groups: readonly Group[]): Group => ({
  id: `step ${lane}`,
  name: LANES[lane]!.title,
  version: '',
  lane,
  isStep: true,
  runs: groups.flatMap(({ runs }) => runs),
  outputs: groups.flatMap(({ outputs }) => outputs),
})

/** The scans that an artifact was made from, and itself if it is one. */
export function scansBehind({ nodes, edges }: Ancestry, handle: string): string[] {
  const runs = Map.groupBy(edges, ({ output }) => output)
  const seen = new Set([handle])
  for (const one of seen) {
    for (const input of (runs.get(one) ?? []).flatMap(({ inputs }) => inputs)) seen.add(input)
  }
  return nodes.filter(({ kind, handle: one }) => kind === 'scan' && seen.has(one)).map((node) => node.handle)
}
