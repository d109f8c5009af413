import type { Handle, Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { anyArrayKind } from '../kinds/kind.ts'
import type { Ref } from '../kinds/node.ts'
import { arrayPreview } from '../nodes/preview.ts'
import type { ArtifactRow, RunRow } from '../store/store.ts'
import { codeOf } from './recipe.ts'
import type { Service } from './service.ts'

/** What produced an artifact, in the words of a recipe. */
const producedBy = (run: RunRow) => ({
  step: run.node,
  code: codeOf({ name: run.node, version: run.version }),
  params: run.params,
  inputs: run.inputs,
  engine_version: run.engineVersion,
  output: run.output,
})

/**
 * The record of an artifact; `produced_by` is null for what came from outside. Several scans may hold the same surface:
 * `decoded` says of which one the record tells, the first when it is left out.
 */
export function artifactRecord({ graph }: Service, handle: Handle, decoded?: Handle) {
  const row = rowOf(graph, handle)
  const run = decoded
    ? graph.store.producers(handle).find(({ inputs }) => inputs['scan'] === decoded)
    : graph.store.producer(handle)
  const scanHandle = row.kind === 'scan' ? handle : row.kind === 'surface' ? run?.inputs['scan'] : undefined
  const scan = typeof scanHandle === 'string' ? graph.store.scanOf(scanHandle as Handle) : undefined
  const source = scan ? { source_sha256: scan.sha256, filename: scan.filename } : {}
  return {
    handle,
    kind: row.kind,
    meta: { ...row.meta, ...source } as { [key: string]: Json },
    produced_by: run ? producedBy(run) : null,
    bytes: row.bytes,
  }
}

export type ArtifactRecord = ReturnType<typeof artifactRecord>

/** The small look at an artifact: `{signature}` or `{grid}`; `wrong-kind` for what is not an array. */
export async function artifactPreview({ graph }: Service, handle: Handle) {
  const row = rowOf(graph, handle)
  if (!Array.isArray(row.meta['shape'])) {
    throw new MarkgraphError(
      'wrong-kind',
      `${handle} is a ${row.kind}, which is not an array and has no preview`,
    )
  }
  const artifact = { handle, kind: anyArrayKind } as Ref<ReturnType<typeof anyArrayKind.decode>>
  const preview = await graph.value(await graph.evaluate(arrayPreview, {}, { artifact }))
  await graph.flush()
  return preview
}

/** Every ancestor of an artifact and the runs between them, each once, the artifact first. */
export function ancestry({ graph }: Service, handle: Handle) {
  const nodes: { handle: Handle; kind: string; meta: ArtifactRow['meta'] }[] = []
  const edges: ReturnType<typeof producedBy>[] = []
  const seen = new Set<Handle>([handle])
  for (const next of seen) {
    const { kind, meta } = rowOf(graph, next)
    nodes.push({ handle: next, kind, meta })
    const run = graph.store.producer(next)
    if (!run) continue
    edges.push(producedBy(run))
    for (const input of Object.values(run.inputs).flat() as Handle[]) seen.add(input)
  }
  return { handle, nodes, edges }
}

/** The same as W3C PROV-JSON: artifacts are entities, runs are activities. */
export function provJson(service: Service, handle: Handle) {
  const { nodes, edges } = ancestry(service, handle)
  const name = (text: string): string => `markgraph:${text}`
  const activity = (output: string): string => name(`run-of-${output}`)
  const used = edges.flatMap(({ inputs, output }) =>
    (Object.entries(inputs) as [string, Handle | Handle[]][]).flatMap(([role, input]) =>
      [input].flat().map((entity) => ({
        'prov:activity': activity(output),
        'prov:entity': name(entity),
        'prov:role': role,
      })),
    ),
  )
  const numbered = <T>(prefix: string, items: readonly T[]) =>
    Object.fromEntries(items.map((item, i) => [`_:${prefix}${i}`, item]))
  return {
    prefix: { markgraph: 'urn:markgraph:' },
    entity: Object.fromEntries(nodes.map(({ handle: id, kind }) => [name(id), { 'prov:type': kind }])),
    activity: Object.fromEntries(
      edges.map(({ step, code, output, params }) => [
        activity(output),
        { 'prov:type': step, 'markgraph:code': code, 'markgraph:params': JSON.stringify(params) },
      ]),
    ),
    used: numbered('used', used),
    wasGeneratedBy: numbered(
      'generated',
      edges.map(({ output }) => ({ 'prov:entity': name(output), 'prov:activity': activity(output) })),
    ),
  }
}

function rowOf(graph: Service['graph'], handle: Handle): ArtifactRow {
  const row = graph.store.artifact(handle)
  if (!row) throw new MarkgraphError('not-found', `no artifact has the handle ${handle}`, { handle })
  return row
}
