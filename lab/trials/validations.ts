import { OPERATOR } from '../../src/compare/request/named-marks.ts'
import { uploadOfBytes } from '../../src/compare/request/upload.ts'
import { MarkgraphError } from '../../src/errors.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import type { NewPlan } from '../../src/kinds/laboratory/plan.ts'
import { createPlan, dossierOf, readyPlan } from '../../src/laboratory/plans.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import type { ManifestRow } from '../../src/references/pairing.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { scansUploaded } from '../../src/references/studies/study-scans.ts'
import type { Dossier } from '../../src/references/validation/dossier-document.ts'
import type { Service } from '../../src/service/service.ts'
import type { PlanRow } from '../../src/store/records/plans.ts'

/** A mark of a validation as its files. */
export interface TestMark {
  readonly mark: string
  readonly source: string
  readonly files: readonly Uint8Array[]
  readonly rows?: Partial<ManifestRow>
}

export interface Validated {
  /** What plan or run said no with; empty when there is a dossier. */
  readonly refused: string
  readonly dossier?: Dossier
}

type Asked = Partial<NewPlan> & { readonly domain: string }

/** The study of some marks, not scored yet. Errors: those of `createStudy`. */
export async function studyOfMarks(
  service: Service,
  domain: string,
  marks: readonly TestMark[],
): Promise<string> {
  const rows: ManifestRow[] = marks.flatMap(({ mark, source, files, rows: more }) =>
    files.map((_, i) => ({ study: 'trial', source, mark, land: i + 1, scan: `${mark}-${i + 1}`, ...more })),
  )
  const uploads = marks.flatMap(({ mark, files }) =>
    files.map((bytes, i) => uploadOfBytes(`${mark}-${i + 1}`, bytes)),
  )
  const scans = await service.graph.within((session) =>
    scansUploaded(service, session, domain, rows, uploads),
  )
  const about = { name: 'trial', domain, created: new Date().toISOString() }
  return (await createStudy(service, { ...about, scans })).study.id
}

/** Plans the validation of a study, with a criterion that is easily met; `before` comes between plan and run. */
export async function validated(
  service: Service,
  study: string,
  asked: Partial<NewPlan>,
  before?: (plan: PlanRow) => Promise<void>,
): Promise<Validated> {
  try {
    const row = await createPlan(
      service,
      {
        name: 'trial',
        chosen_by: 'nobody',
        purpose: '',
        exclusions: '',
        criteria: [{ measure: 'cllr', limit: 0.8, least_sources: 5 }],
        ...asked,
        study,
      },
      OPERATOR,
    )
    await before?.(row)
    await readyPlan(service, row)
    const { state, reason } = await runStudy(service, study, UNWATCHED, 'again')
    if (state !== 'done') return { refused: reason ?? state }
    const { dossier } = (await service.store.plans.get(row.handle))!
    return { refused: '', dossier: (await dossierOf(service, dossier!, OPERATOR)).dossier }
  } catch (error) {
    if (error instanceof MarkgraphError) return { refused: error.message }
    throw error
  }
}

/** The validation of some marks, from their files on. */
export async function validatedMarks(
  service: Service,
  { domain, ...asked }: Asked,
  marks: readonly TestMark[],
): Promise<Validated> {
  try {
    return await validated(service, await studyOfMarks(service, domain, marks), asked)
  } catch (error) {
    if (error instanceof MarkgraphError) return { refused: error.message }
    throw error
  }
}
