import type { Handle, Json } from '../address/canonical.ts'
import type { Meta } from '../address/run.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import { anyArrayKind } from '../kinds/kind.ts'
import { arrayPreview } from '../nodes/scan/preview.ts'
import type { RunRow } from '../store/store.ts'
import { provOf } from './prov.ts'
import type { Service } from './service.ts'

/** The run that produced an artifact, in the form of a recipe. */
const producedBy = (run: RunRow) => ({
  step: run.node,
  code: codeOf(run),
  params: run.params,
  inputs: Object.values(run.inputs).flat() as Handle[],
  engine_version: run.engineVersion,
  output: run.output,
})

/** An upload, as its sender sees it. */
export interface Sent {
  readonly handle: Handle
  readonly sha256: string
  readonly filename: string
}

/**
 * The record of an artifact; `produced_by` is null for an artifact from outside. Several scans may give the same surface.
 * `sent` selects the scan that the record describes. Without `sent` it is the first one, and the record has no file name,
 * because file names are shown only to the sender.
 */
export async function artifactRecord({ store }: Service, session: Session, handle: Handle, sent?: Sent) {
  const row = await session.row(handle)
  const runs = (await store.producers([handle])).get(handle) ?? []
  const run = sent ? runs.find(({ inputs }) => inputs['scan'] === sent.handle) : runs[0]
  const scanHandle = row.kind === 'scan' ? handle : row.kind === 'surface' ? run?.inputs['scan'] : undefined
  const scan =
    typeof scanHandle === 'string'
      ? (await store.scans([scanHandle as Handle])).get(scanHandle as Handle)
      : undefined
  const source = sent
    ? { source_sha256: sent.sha256, filename: sent.filename }
    : scan && { source_sha256: scan.sha256 }
  return {
    handle,
    kind: row.kind,
    meta: { ...row.meta, ...source } as { [key: string]: Json },
    produced_by: run ? producedBy(run) : null,
    bytes: row.bytes,
  }
}

/** The small preview of an artifact: `{signature}` or `{grid}`. Error `wrong-kind` when it is not an array. */
export async function artifactPreview(session: Session, handle: Handle) {
  const row = await session.row(handle)
  if (!Array.isArray(row.meta['shape'])) {
    throw new MarkgraphError(
      'wrong-kind',
      phrase('{handle} is a {kind}, which is not an array and has no preview', { handle, kind: row.kind }),
    )
  }
  const artifact = { handle, kind: anyArrayKind } as Ref<ReturnType<typeof anyArrayKind.decode>>
  return session.value(await session.evaluate(arrayPreview, {}, { artifact }))
}

/** A run between artifacts, with the role of each input. */
const edgeOf = (run: RunRow) => ({
  ...producedBy(run),
  roles: run.inputs,
  seconds: run.seconds ?? null,
})

/**
 * An artifact and all its ancestors, with the runs between them. Each is listed once, the artifact first.
 * in      `chosen`: keys of the runs that are taken where several gave the same artifact; otherwise the first one is
 */
export async function ancestry(
  { store }: Service,
  session: Session,
  handle: Handle,
  chosen: ReadonlySet<string>,
) {
  const nodes: { handle: Handle; kind: string; meta: Meta; bytes: number }[] = []
  const edges: ReturnType<typeof edgeOf>[] = []
  const seen = new Set<Handle>([handle])
  for (let level: Handle[] = [handle]; level.length > 0; ) {
    const producers = await store.producers(level)
    const next: Handle[] = []
    for (const one of level) {
      const { kind, meta, bytes } = await session.row(one)
      nodes.push({ handle: one, kind, meta, bytes })
      const runs = producers.get(one) ?? []
      const run = runs.find(({ runKey }) => chosen.has(runKey)) ?? runs[0]
      if (!run) continue
      edges.push(edgeOf(run))
      for (const input of Object.values(run.inputs).flat() as Handle[]) {
        if (seen.has(input)) continue
        seen.add(input)
        next.push(input)
      }
    }
    level = next
  }
  return { handle, nodes, edges }
}

export type Ancestry = Awaited<ReturnType<typeof ancestry>>

/** The same as W3C PROV-JSON. */
export const provOfAncestry = ({ nodes, edges }: Ancestry) =>
  provOf(
    nodes,
    edges.map(({ roles, ...rest }) => ({ ...rest, inputs: roles })),
  )
