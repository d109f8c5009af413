import { graphlib, layout } from '@dagrejs/dagre'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { nodeOf } from '../../api/meta.ts'

type Answered = paths['/v1/artifacts/{handle}/graph']['get']['responses'][200]['content']['application/json']
export type Ancestry = Extract<Answered, { edges: unknown }>
export type Run = Ancestry['edges'][number]
export type Artifact = Ancestry['nodes'][number]

/** Runs of one node, or artifacts from outside (scans, the reference), drawn as one box. */
export interface Group {
  readonly id: string
  /** The node, as `land-signature`; for artifacts from outside, their kind. */
  readonly name: string
  readonly version: string
  readonly runs: readonly Run[]
  /** What they gave. */
  readonly outputs: readonly string[]
}

export interface Box extends Group {
  readonly x: number
  readonly y: number
}

export interface Picture {
  readonly boxes: readonly Box[]
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[]
  readonly width: number
  readonly height: number
}

export const BOX = { width: 240, height: 48 } as const

const FROM_OUTSIDE: Readonly<Record<string, string>> = { scan: 'Scans as uploaded', reference: 'Reference' }

/** What a node does, or what was given, in a few words. */
export const groupTitle = (name: string): string => nodeOf(name)?.title ?? FROM_OUTSIDE[name] ?? name

/** The runs by node and version; with `apart`, every run alone. */
export function groupsOf({ nodes, edges }: Ancestry, apart: boolean): Group[] {
  const made = new Set(edges.map(({ output }) => output))
  const outside = nodes.filter(({ handle }) => !made.has(handle))
  const runs = Map.groupBy(edges, ({ code, output }) => (apart ? output : code))
  const given = Map.groupBy(outside, ({ kind, handle }) => (apart ? handle : kind))
  return [
    ...[...runs].map(([id, all]): Group => {
      const [name = '', version = ''] = all[0]!.code.split('@')
      return { id, name, version, runs: all, outputs: all.map(({ output }) => output) }
    }),
    ...[...given].map(([id, all]): Group => {
      const name = all[0]!.kind
      return { id: `given ${id}`, name, version: '', runs: [], outputs: all.map(({ handle }) => handle) }
    }),
  ]
}

/** The scans that an artifact was made from. */
export function scansBehind({ nodes, edges }: Ancestry, handle: string): string[] {
  const runs = Map.groupBy(edges, ({ output }) => output)
  const seen = new Set([handle])
  for (const one of seen) {
    for (const input of (runs.get(one) ?? []).flatMap(({ inputs }) => inputs)) seen.add(input)
  }
  return nodes.filter(({ kind, handle: one }) => kind === 'scan' && seen.has(one)).map((node) => node.handle)
}

/** Where the boxes stand: what a box needs stands above it. */
export function pictureOf(groups: readonly Group[]): Picture {
  const graph = new graphlib.Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 10, ranksep: 28, marginx: 6, marginy: 6 })
  graph.setDefaultEdgeLabel(() => ({}))
  const groupOf = new Map(groups.flatMap(({ id, outputs }) => outputs.map((output) => [output, id] as const)))
  for (const { id } of groups) graph.setNode(id, { ...BOX })
  for (const { id, runs } of groups) {
    for (const { inputs } of runs) {
      for (const input of inputs) {
        const from = groupOf.get(input)
        if (from !== undefined && from !== id) graph.setEdge(from, id)
      }
    }
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    boxes: groups.map((group) => {
      const { x, y } = graph.node(group.id) as { x: number; y: number }
      return { ...group, x: x - BOX.width / 2, y: y - BOX.height / 2 }
    }),
    lines: graph.edges().map((edge) => (graph.edge(edge) as { points: { x: number; y: number }[] }).points),
    width,
    height,
  }
}
