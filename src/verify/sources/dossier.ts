import { z } from 'zod'
import { type Handle, type Json, SHA256_HEX } from '../../address/canonical.ts'
import type { Meta } from '../../address/run.ts'
import type { Encoded } from '../../kinds/kind.ts'
import type { RecipeBody, RecipeRun } from '../../kinds/recipe.ts'
import type { AnyReport } from '../../kinds/report.ts'
import type { Releases } from '../releases.ts'

const handle = z.templateLiteral(['sha256:', z.string().regex(SHA256_HEX)])
const json = z.record(z.string(), z.custom<Json>()) // as JSON.parse gives it

/** The steps that are not stages of a recipe: what the report shows besides its likelihood ratio. */
export const REST = 'report'

export const runsSchema = z.strictObject({
  report: handle,
  artifacts: z.array(
    z.strictObject({
      handle,
      kind: z.string(),
      meta: json,
      data_sha256: z.string(),
      bytes: z.number().int(),
      /** The file that holds its data; null where they are left out, because they can be computed again. */
      file: z.string().nullable(),
    }),
  ),
  /** Each run after those that it depends on. */
  runs: z.array(
    z.strictObject({
      step: z.string(),
      node: z.string(),
      version: z.number().int(),
      params: json,
      inputs: z.record(z.string(), z.union([handle, z.array(handle)])),
      output: handle,
    }),
  ),
})

/** `runs.json`: every computation behind a report. */
export type RunsDocument = z.infer<typeof runsSchema>

/** A recorded computation and the step of the methods section that it belongs to. */
export type RecordedRun = RecipeRun & { readonly step: string }

/** An artifact behind a report. */
export interface RecordedArtifact {
  readonly handle: Handle
  readonly kind: string
  readonly meta: Meta
  readonly dataSha256: string
  readonly bytes: number
}

/** A report with all that it was computed from: what is checked, whether it comes from a bundle or from a data folder. */
export interface Dossier {
  readonly report: { readonly handle: Handle; readonly body: AnyReport }
  readonly recipe: { readonly handle: Handle; readonly body: RecipeBody } | null
  readonly runs: readonly RecordedRun[]
  readonly artifacts: ReadonlyMap<Handle, RecordedArtifact>
  /** The nodes of each release, as those who made the report knew them. */
  readonly releases: Releases
  /** Where the data are, as a sentence names it: `the bundle`. */
  readonly place: string
  /** The data of an artifact; `absent`, or `damaged` where they are not those of its handle. */
  read(handle: Handle): Promise<Encoded | 'absent' | 'damaged'>
}

/** How a sentence names a handle. */
export const short = (of: string): string => of.replace(/^sha256:/, '').slice(0, 12)
