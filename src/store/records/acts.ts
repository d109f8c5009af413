import type { CaseRow } from './cases.ts'
import type { CheckRow, CheckRunRow } from './checks.ts'
import type { CollectionRow } from './collections.ts'
import type { NewEvent } from './events.ts'
import type { OwnReferenceRow } from './own-references.ts'
import type { PlanRow } from './plans.ts'
import type { ReportRow } from './reports.ts'
import type { ReviewRow } from './reviews.ts'
import type { StudyRow } from './studies.ts'
import type { SubmissionRow } from './submissions.ts'

/** What the record of acts says when a row is new, changed or removed. The tables of both engines record it with the row. */

export const reportMade = ({ principal, handle, domain, outcome }: ReportRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'report',
  subject: handle,
  details: { domain, outcome },
})

export const submissionMade = (
  { csvSha256, split, submitter, method }: SubmissionRow,
  principal = '',
): NewEvent => ({
  principal,
  act: 'made',
  kind: 'submission',
  subject: csvSha256,
  details: { split, submitter, method },
})

export const studyMade = ({ principal, id, name, domain }: StudyRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'study',
  subject: id,
  details: { name, domain },
})

/** `study`: the study it was made from; a reference without one was imported. */
export const referenceMade = ({ principal, id, handle, study }: OwnReferenceRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'reference',
  subject: id,
  details: { handle, study },
})

export const collectionMade = ({ principal, id, name, domain }: CollectionRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'collection',
  subject: id,
  details: { name, domain },
})

export const scansCollected = (principal: string, collection: string, scans: number): NewEvent => ({
  principal,
  act: 'changed',
  kind: 'collection',
  subject: collection,
  details: { scans_added: scans },
})

export const collectionDeleted = (principal: string, collection: string): NewEvent => ({
  principal,
  act: 'deleted',
  kind: 'collection',
  subject: collection,
})

export const caseMade = ({ principal, id, number }: CaseRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'case',
  subject: id,
  details: { number },
})

export const caseChanged = (principal: string, id: string, details: NewEvent['details'] = {}): NewEvent => ({
  principal,
  act: 'changed',
  kind: 'case',
  subject: id,
  details,
})

export const planMade = ({ principal, handle, name, domain, study }: PlanRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'plan',
  subject: handle,
  details: { name, domain, study },
})

export const dossierMade = ({ principal, handle }: PlanRow, dossier: string): NewEvent => ({
  principal,
  act: 'made',
  kind: 'dossier',
  subject: dossier,
  details: { plan: handle },
})

export const checkMade = ({ principal, handle, name, domain }: CheckRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'check',
  subject: handle,
  details: { name, domain },
})

export const checkDone = ({ principal, handle, check, passed }: CheckRunRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'check run',
  subject: handle,
  details: { check, passed },
})

export const reviewMade = ({ principal, id, report, reviewer }: ReviewRow): NewEvent => ({
  principal,
  act: 'made',
  kind: 'review',
  subject: id,
  details: { report, reviewer },
})
