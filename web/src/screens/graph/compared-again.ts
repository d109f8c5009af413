import type { Report } from '../../../../clients/typescript/src/index.ts'
import { handleOfArtifact } from '../../../../src/address/canonical.ts'
import { api, got } from '../../api/client.ts'
import { followed, submitted } from '../../api/jobs.ts'
import { type Ancestry, type Run, scansBehind } from './graph-model.ts'

type Recipe = NonNullable<Report['recipe']>

/** What came of a comparison under other settings. */
export interface Again {
  readonly report: string
  readonly score: number | undefined
  /** The artifact that stands where the other one stood; undefined when that stage was not reached. */
  readonly artifact: string | undefined
}

/** The recipe of a report, and its score. */
export async function recipeOf(handle: string): Promise<{ recipe: Recipe; score: number } | undefined> {
  const params = { path: { handle }, query: { include: 'recipe' } }
  const report = (await got(() =>
    api().GET('/v1/reports/{handle}', { params }),
  )) as unknown as Partial<Report>
  return report.recipe && { recipe: report.recipe, score: report.score! }
}

/** Compares the marks of a report again under other settings of the scorer, and finds what a run of it gives then. */
export async function comparedAgain(
  recipe: Recipe,
  ancestry: Ancestry,
  run: Run,
  settings: object,
  signal: AbortSignal,
): Promise<Again> {
  const fields = { ...fieldsOf(recipe), scorer_config: JSON.stringify(settings) } as never
  const job = await followed(await submitted(fields), () => {}, signal)
  if (job.report_handle === null) throw new Error(job.error ?? 'the comparison was cancelled')
  const params = { path: { handle: job.report_handle } }
  const [report, graph] = await Promise.all([
    got(() => api().GET('/v1/reports/{handle}', { params })),
    got(() => api().GET('/v1/artifacts/{handle}/graph', { params })),
  ])
  const scans = (of: Ancestry, output: string): string => scansBehind(of, output).toSorted().join()
  const found = (graph as Ancestry).edges.filter(({ step }) => step === run.step)
  const own = scans(ancestry, run.output)
  return {
    report: job.report_handle,
    score: (report as { score?: number }).score,
    artifact: found.find(({ output }) => scans(graph as Ancestry, output) === own)?.output,
  }
}

/** The same marks, read in the same way, against the same reference. */
function fieldsOf({ domain, inputs, steps, reference }: Recipe) {
  const decoded = new Map(
    steps
      .flatMap(({ runs }) => runs ?? [])
      .filter(({ node }) => node === 'decode')
      .map(({ inputs: { scan }, output }) => [String(scan), output]),
  )
  const um = (edges: readonly number[] | null) => edges?.map((metres) => metres * 1e6).join(':') ?? ''
  const of = (side: 'mark_a' | 'mark_b') => {
    const scans = inputs[side].map((sha256) => decoded.get(handleOfArtifact('scan', {}, sha256)))
    const edges = inputs[`${side}_edges`]
    const lands = inputs[`${side}_lands`]
    return {
      [`${side}_handles`]: scans.join(','),
      ...(lands && { [`${side}_lands`]: lands.join(',') }),
      ...(edges && { [`${side}_edges`]: edges.map(um).join(',') }),
      ...(inputs[`${side}_replica`] && { [`${side}_replica`]: true }),
      ...(inputs[`${side}_mirrored`] && { [`${side}_mirrored`]: true }),
    }
  }
  const places = inputs.n_lands === undefined ? {} : { n_lands: inputs.n_lands }
  return { domain, ...of('mark_a'), ...of('mark_b'), ...places, reference: reference.id }
}
