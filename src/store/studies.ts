import type { Handle, Json } from '../address/canonical.ts'

export const STUDY_STATES = ['created', 'queued', 'running', 'done', 'failed', 'cancelled'] as const
export type StudyState = (typeof STUDY_STATES)[number]

export interface StudyRow {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly scorerConfig: Json
  readonly state: StudyState
  readonly reason: string | null
  readonly pairsTotal: number
  readonly pairsDone: number
  readonly populations: readonly Handle[] | null
  /** Who runs it: a name that one process gave itself when it started. */
  readonly runner: string | null
  /** When the runner last said so, milliseconds since 1970. */
  readonly beat: number | null
  readonly created: string
}

export interface StudyScanRow {
  readonly study: string
  readonly source: string
  readonly mark: string
  readonly land: number
  readonly scan: string
  readonly sha256: string
  readonly surface: Handle
}

export type StudyChanges = Partial<
  Pick<StudyRow, 'state' | 'reason' | 'pairsDone' | 'populations' | 'runner' | 'beat'>
>
export type StudySeen = Partial<Pick<StudyRow, 'state' | 'runner' | 'beat'>>

/** Studies and their scans. Every call is one transaction, on disk when it returns. */
export interface StudyTable {
  /** Keeps a study with its scans; false, and nothing changed, when it is there already. */
  insert(study: StudyRow, scans: readonly StudyScanRow[]): Promise<boolean>
  get(id: string): Promise<StudyRow | undefined>
  /** In the order in which they were created. */
  all(): Promise<StudyRow[]>
  scans(id: string): Promise<StudyScanRow[]>
  /** Changes a study that is as it was `seen`; false when another process was faster. */
  change(id: string, changes: StudyChanges, seen: StudySeen): Promise<boolean>
}
