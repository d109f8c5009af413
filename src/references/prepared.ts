import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Handle, Json } from '../address/canonical.ts'
import { runKey } from '../address/run.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { type Encoded, encoded, handleOf } from '../kinds/kind.ts'
import { type AnyNode, runNode } from '../kinds/node.ts'
import { type Reference, referenceKind } from '../kinds/reference.ts'

const handle = z.templateLiteral(['sha256:', z.string()])
const object = z.record(z.string(), z.custom<Json>()) // as JSON.parse gives it

/** What nodes make of one reference alone: the node, its parameters, and the artifact with its bytes in base64. */
const preparedSchema = z.strictObject({
  reference: handle,
  engine_version: z.string(),
  runs: z.array(
    z.strictObject({
      node: z.string(),
      version: z.number().int(),
      params: object,
      output: handle,
      kind: z.string(),
      meta: object,
      data: z.base64(),
    }),
  ),
})
export type Prepared = z.infer<typeof preparedSchema>

const preparedFile = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch (error) {
      addIssue((error as Error).message)
      return z.NEVER
    }
  })
  .pipe(preparedSchema)

/** A node whose only input is a reference, with its parameters. */
export interface OnReference {
  readonly node: AnyNode
  readonly params: Prepared['runs'][number]['params']
}

/** Runs nodes on a reference, for the file of its results. */
export function computePrepared(
  reference: Reference,
  nodes: readonly OnReference[],
  engine: string,
): Prepared {
  const input = referenceKind.encode(reference)
  return {
    reference: handleOf(input),
    engine_version: engine,
    runs: nodes.map(({ node, params }) => {
      const made = runNode(node, params, { reference: input })
      const { kind, meta, data } = made
      return {
        node: node.name,
        version: node.version,
        params,
        output: handleOf(made),
        kind,
        meta: { ...meta },
        data: Buffer.from(data).toString('base64'),
      }
    }),
  }
}

/**
 * Brings the results prepared for a reference, so that they are not computed here. Results for another document are left
 * out: the reference was built again, and its results were not. A result is found by its run key, so that one of an older
 * node or of other parameters is never used.
 * in      `path`: the file, which need not exist
 * errors  `bad-setting`: it is no such file, or bytes in it are not those of their handle
 */
export function loadPrepared(session: Session, path: string, reference: Handle): void {
  if (!existsSync(path)) return
  const wrong = (message: string): MarkgraphError => new MarkgraphError('bad-setting', message, { path })
  const { data: document, error } = preparedFile.safeParse(readFileSync(path, 'utf8'))
  if (!document) {
    const issue = error.issues[0]!
    throw wrong(`results ${path}: ${issue.path.join('.')}: ${issue.message}`)
  }
  if (document.reference !== reference) return
  const inputs = { reference }
  for (const { node, version, params, output, kind, meta, data } of document.runs) {
    const artifact: Encoded = encoded(kind, meta, new Uint8Array(Buffer.from(data, 'base64')))
    if (handleOf(artifact) !== output) {
      throw wrong(`results ${path}: the result of ${node} is not the one of its handle ${output}`)
    }
    const key = runKey({ name: node, version }, params, inputs)
    const run = { runKey: key, node, version, params, inputs, output, engineVersion: document.engine_version }
    session.bring(artifact, { rows: { runs: [run] } })
  }
}
