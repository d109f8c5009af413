import type { Handle, Json } from '../../address/canonical.ts'
import type { WorkRow, WorkSeen, WorkTable } from './work-row.ts'

export const STUDY_STATES = ['created', 'queued', 'running', 'done', 'failed', 'cancelled'] as const
type StudyState = (typeof STUDY_STATES)[number]

export interface StudyRow extends WorkRow {
  readonly name: string
  readonly domain: string
  readonly scorerConfig: Json
  readonly state: StudyState
  readonly reason: string | null
  readonly pairsTotal: number
  readonly pairsDone: number
  readonly populations: readonly Handle[] | null
  readonly created: string
  /** Whose it is; empty for the operator: made on the command line, or without API keys. */
  readonly principal: string
}

/** A study as the tables of both engines have it, with its JSON as text. */
type StoredStudy = Omit<StudyRow, 'state' | 'scorerConfig' | 'populations'> & {
  readonly [name in 'state' | 'scorerConfig']: string
} & { readonly populations: string | null }

export const studyOfRow = (row: StoredStudy): StudyRow => ({
  ...row,
  state: row.state as StudyState,
  scorerConfig: JSON.parse(row.scorerConfig),
  populations: row.populations === null ? null : JSON.parse(row.populations),
})

export interface StudyScanRow {
  readonly study: string
  readonly source: string
  readonly mark: string
  readonly land: number
  readonly scan: string
  readonly sha256: string
  readonly surface: Handle
  /** How the region of the scan is taken; without it, it is found. See `FileReading`. */
  readonly mask?: 'file' | 'none' | undefined
  /** How the scan shows its mark, and its groove edges in metres; without one, it is read as it is. See `MarkReading`. */
  readonly mirrored?: true | undefined
  readonly replica?: true | undefined
  readonly edges?: readonly [number, number] | undefined
  /** In a study of one set against another, the set of the mark. */
  readonly set?: 'a' | 'b' | undefined
}

/** A scan as the tables of both engines have it. */
export function scanOfRow(
  row: {
    readonly [name in keyof Omit<StudyScanRow, 'set' | 'land' | keyof StoredReading>]: string
  } & StoredReading & { readonly land: number; readonly set: string | null },
): StudyScanRow {
  const { study, source, mark, land, scan, sha256, surface, set } = row
  return {
    study,
    source,
    mark,
    land,
    scan,
    sha256,
    surface: surface as Handle,
    ...readingOfRow(row),
    ...(set === null ? {} : { set: set as 'a' | 'b' }),
  }
}

/** How a scan is read. */
type ScanReading = Pick<StudyScanRow, 'mask' | 'mirrored' | 'replica' | 'edges'>

/** The same as the tables of both engines have it; null where it is as usual. */
export interface StoredReading {
  readonly mask: string | null
  readonly mirrored: boolean | null
  readonly replica: boolean | null
  readonly edges: readonly [number, number] | null
}

export const readingOfRow = ({ mask, mirrored, replica, edges }: StoredReading): ScanReading => ({
  ...(mask === null ? {} : { mask: mask as 'file' | 'none' }),
  ...(mirrored ? { mirrored } : {}),
  ...(replica ? { replica } : {}),
  ...(edges ? { edges } : {}),
})

/** The reading of a scan where it is not as usual, in words that ids and comparisons of rows can take. */
export const readingWords = ({ mask, mirrored, replica, edges }: ScanReading): string[] => [
  ...(mask ? [`mask ${mask}`] : []),
  ...(mirrored ? ['mirrored'] : []),
  ...(replica ? ['replica'] : []),
  ...(edges ? [`edges ${edges.join(' ')}`] : []),
]

export type StudyChanges = Partial<
  Pick<StudyRow, 'state' | 'reason' | 'pairsDone' | 'populations' | 'runner' | 'beat'>
>

/** Studies and their scans. */
export interface StudyTable extends WorkTable<StudyRow> {
  /** Stores a study with its scans. Returns false and changes nothing when the study exists. */
  insert(study: StudyRow, scans: readonly StudyScanRow[]): Promise<boolean>
  /** All studies, in order of creation. */
  all(): Promise<StudyRow[]>
  scans(id: string): Promise<StudyScanRow[]>
  change(id: string, changes: StudyChanges, seen: WorkSeen): Promise<boolean>
}
