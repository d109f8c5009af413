import { z } from 'zod'
import type { Handle } from '../../address/canonical.ts'
import { handleInFile, listedFiles } from '../bundles/manifest.ts'

/** The form of the bundle of a case, a review or an impact document: the document, and the bundles of its reports. */
export const LABORATORY_FORMAT = 'markgraph-laboratory/1'

const SUBJECTS = ['case', 'impact', 'review'] as const

export const laboratoryManifest = z.strictObject({
  format: z.literal(LABORATORY_FORMAT),
  kind: z.enum(SUBJECTS),
  /** Id of the case; handle of the impact document or of the review document. */
  subject: z.string(),
  engine_version: z.string(),
  files: listedFiles,
  /** `sha256:` of the canonical JSON of all the rest. */
  handle: handleInFile,
})
export type LaboratoryManifest = z.infer<typeof laboratoryManifest>

/** Files of the bundle beside its manifest and the bundles of its reports. */
export const FILES = {
  document: 'document.json',
  /** Of a review: the rows of the record of acts that it rests on. */
  acts: 'acts.json',
  /** What is printed beside the document. A case has no print. */
  print: 'print.json',
  pdf: 'document.pdf',
} as const

/** The bundle of a report, with its scans. */
export const reportFile = (handle: Handle): string => `reports/${handle.slice('sha256:'.length)}.zip`
