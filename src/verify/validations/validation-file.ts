import { z } from 'zod'
import { SHA256_HEX } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { eventRecord } from '../../kinds/laboratory/event.ts'
import { handleInFile, listedFiles } from '../bundles/manifest.ts'

/** The form of the bundle of a validation: a plan, its marks with their scans, and the dossier that came of them. */
export const VALIDATION_FORMAT = 'markgraph-validation/1'

export const validationManifest = z.strictObject({
  format: z.literal(VALIDATION_FORMAT),
  dossier: handleInFile,
  plan: handleInFile,
  domain: z.string(),
  engine_version: z.string(),
  files: listedFiles,
  /** `sha256:` of the canonical JSON of all the rest. */
  handle: handleInFile,
})
export type ValidationManifest = z.infer<typeof validationManifest>

/** Files of the bundle beside its manifest and its scans. */
export const FILES = {
  dossier: 'dossier.json',
  plan: 'plan.json',
  study: 'study.json',
  /** That of the plan; without one, the marks are their own reference. */
  reference: 'reference.json',
  print: 'print.json',
  pdf: 'dossier.pdf',
} as const

export const scanFile = (sha256: string): string => `scans/${sha256}.x3p`

const flag = z.literal(true).optional()

/** The study of a plan: all from which its id follows. The names of its files stay where they are. */
const studySchema = z.strictObject({
  owner: z.string(),
  scans: z
    .array(
      z.strictObject({
        study: z.string(),
        source: z.string(),
        mark: z.string(),
        land: z.number().int(),
        sha256: z.string().regex(SHA256_HEX),
        surface: handleInFile,
        mask: z.enum(['file', 'none']).optional(),
        mirrored: flag,
        replica: flag,
        edges: z.tuple([z.number(), z.number()]).readonly().optional(),
        set: z.enum(['a', 'b']).optional(),
      }),
    )
    .min(2),
})
export type StudyFile = z.infer<typeof studySchema>

/** What it takes, beside plan and dossier, to print the document again. */
const printSchema = z.strictObject({ laboratory: z.string(), approvals: z.array(eventRecord) })

/** The JSON of a file, checked. Error `damaged`. */
function jsonIn<T>(path: string, bytes: Uint8Array, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  if (error) throw new MarkgraphError('damaged', `${path} cannot be read: ${error.issues[0]!.message}`)
  return data
}

export const studyIn = (bytes: Uint8Array): StudyFile => jsonIn(FILES.study, bytes, studySchema)
export const printIn = (bytes: Uint8Array): z.infer<typeof printSchema> =>
  jsonIn(FILES.print, bytes, printSchema)
