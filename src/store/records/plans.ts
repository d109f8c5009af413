import type { Handle } from '../../address/canonical.ts'

/** A plan of a validation, which is an artifact, and the dossier that came of it. */
export interface PlanRow {
  readonly handle: Handle
  readonly name: string
  readonly domain: string
  /** The study that scores its marks. */
  readonly study: string
  /** Whose it is; empty for the operator. */
  readonly principal: string
  /** ISO 8601, UTC. */
  readonly created: string
  readonly dossier: Handle | null
}

/** A plan as the tables of both engines have it. */
type StoredPlan = { readonly [name in keyof PlanRow]: string | (name extends 'dossier' ? null : never) }

export const planOfRow = (row: StoredPlan): PlanRow => ({
  ...row,
  handle: row.handle as Handle,
  dossier: row.dossier as Handle | null,
})

/** Plans and dossiers. What is inserted is on disk when the call returns, and their documents are kept for good. */
export interface PlanTable {
  /** Stores a plan; a plan that is there stays as it is. */
  insert(row: PlanRow): Promise<void>
  get(handle: Handle): Promise<PlanRow | undefined>
  /** The plan of a dossier. */
  ofDossier(dossier: Handle): Promise<PlanRow | undefined>
  /** The plans of a study, in order of creation. */
  ofStudy(study: string): Promise<PlanRow[]>
  /** All plans, in order of creation. */
  all(): Promise<PlanRow[]>
  /** Notes the dossier of a plan that has none. */
  done(row: PlanRow, dossier: Handle): Promise<void>
}
