import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { api, got } from '../../../api/client.ts'
import { failureOf, followed, submitted } from '../../../api/jobs.ts'
import { say } from '../../../languages/say.ts'
import { requestFields } from '../../result/recipe/request-fields.ts'
import { type Ancestry, type Run, scansBehind } from '../graph-model.ts'

/** What came of a comparison under other settings. */
export interface Again {
  readonly report: string
  readonly score: number | undefined
  /** The artifact that stands where the other one stood; undefined when that stage was not reached. */
  readonly artifact: string | undefined
}

/** A change of settings under which the reference was scored too, so that it has a likelihood ratio. */
export interface RatedChange {
  readonly changes: Readonly<Record<string, unknown>>
  readonly log10_lr: number
}

/** Every change of settings that has a likelihood ratio on the reference of a report. */
export async function ratedChanges(handle: string): Promise<readonly RatedChange[]> {
  const params = { path: { handle }, query: { include: 'sensitivity' } }
  const { sensitivity } = (await got(() =>
    api().GET('/v1/reports/{handle}', { params }),
  )) as unknown as Report
  if (!sensitivity?.available) return []
  return sensitivity.variants.flatMap(({ changes, log10_lr }) =>
    log10_lr === null ? [] : [{ changes: changes as RatedChange['changes'], log10_lr }],
  )
}

/** A report with its recipe; undefined where it has none. */
export async function withRecipe(handle: string): Promise<Report | undefined> {
  const params = { path: { handle }, query: { include: 'recipe' } }
  const report = await got(() => api().GET('/v1/reports/{handle}', { params }))
  return 'recipe' in report ? (report as unknown as Report) : undefined
}

/** Compares the marks of a report again under other settings of the scorer, and finds what a run of it gives then. */
export async function comparedAgain(
  report: Report,
  ancestry: Ancestry,
  run: Run,
  settings: object,
  signal: AbortSignal,
): Promise<Again> {
  const fields = { ...requestFields(report, ancestry), scorer_config: JSON.stringify(settings) } as never
  const job = await followed(await submitted(fields), () => {}, signal)
  if (job.report_handle === null) throw failureOf(job) ?? new Error(say('the comparison was cancelled'))
  const params = { path: { handle: job.report_handle } }
  const [made, graph] = await Promise.all([
    got(() => api().GET('/v1/reports/{handle}', { params })),
    got(() => api().GET('/v1/artifacts/{handle}/graph', { params })),
  ])
  const scans = (of: Ancestry, output: string): string => scansBehind(of, output).toSorted().join()
  const found = (graph as Ancestry).edges.filter(({ step }) => step === run.step)
  const own = scans(ancestry, run.output)
  return {
    report: job.report_handle,
    score: (made as { score?: number }).score,
    artifact: found.find(({ output }) => scans(graph as Ancestry, output) === own)?.output,
  }
}
