import { z } from 'zod'
import type { Handle } from '../../address/canonical.ts'
import { leftOutFor } from '../../compare/checks/left-out.ts'
import { chosenReference } from '../../compare/request/comparison.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Calibration } from '../../kinds/calibration.ts'
import type { Links } from '../../kinds/links.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import type { Population } from '../../kinds/population.ts'
import { warningsField } from '../../kinds/report.ts'
import { count, handleText, type Wire } from '../../kinds/wire.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { fitCalibration } from '../../nodes/calibration/calibration.ts'
import { linkMarks, ratedPairs } from '../../nodes/calibration/links.ts'
import { linking } from '../../numerics/statistics/links.ts'
import type { Service } from '../../service/service.ts'
import type { StudyRow } from '../../store/records/studies.ts'
import { nearCopyFaults } from '../near-copies.ts'
import { tableOf } from './results.ts'
import { piecesOf, type StoredTable } from './stored-table.ts'

const DEFAULT_LEAST = 1 // log10: a likelihood ratio of 10
const MAX_LINKS = 1_000_000 // of a table in parts: they are held, and more of them would show nobody anything
const AT_ONCE = 50_000 // pairs that are looked at before the event loop gets a turn

const positions = z.array(count).describe('Positions in `marks`.')
const linkedPair = z.object({
  a: count.describe('Position of a mark in `marks`.'),
  b: count,
  score: z.number(),
  log10_lr: z.number(),
})
const cluster = z.object({
  marks: positions,
  sources: z.array(z.string()).describe('The sources that its marks are said to have, each once.'),
  links: count.describe('Links between its marks.'),
  held_by: z
    .array(linkedPair)
    .describe(
      'The strongest links that hold it together: one fewer than it has marks, best first. The last one is the weakest.',
    ),
  parts: z
    .array(positions)
    .describe('The two parts that are left where the weakest of `held_by` is taken away.'),
  between: count.describe('Links between the two parts. With 1, the cluster rests on that one link.'),
  contrary: count.describe('Pairs of its marks that have a likelihood ratio under 1.'),
  lowest: linkedPair.nullable().describe('The pair of its marks with the lowest likelihood ratio under 1.'),
})

/** What the pairs of a study join. */
export const studyLinksSchema = z
  .object({
    study: z.string(),
    name: z.string(),
    domain: z.string(),
    score_kind: z.string(),
    reference: z.object({ id: z.string(), name: z.string(), handle: handleText }),
    log10_lr: z.number().describe('The least log10 likelihood ratio of a link.'),
    marks: z.array(z.object({ mark: z.string(), source: z.string(), surfaces: z.array(handleText) })),
    pairs: count.describe('Pairs that have a score.'),
    links: count.describe('Pairs that are links.'),
    expected_by_chance: z
      .number()
      .describe('If no two marks had one source: how many of the pairs would be links, at most, on average.'),
    clusters: z.array(cluster).describe('Largest first.'),
    unlinked: count.describe('Marks without a link.'),
    copies: z
      .array(z.array(z.string()))
      .describe('Marks of `held_by` that are copies of one scan: such a link says nothing about sources.'),
    warnings: warningsField,
    note: z.string(),
  })
  .meta({ id: 'StudyLinks' })
export type StudyLinks = Wire<typeof studyLinksSchema>

/** What must be said of every link. */
export const LINKS_NOTE =
  'The likelihood ratio of a link is about its two marks alone. A cluster has none: two marks may be in one cluster because each is linked with a third, and marks of one cluster may have different sources. Compare the marks of a cluster, and say with every link how many pairs were looked at.'

interface LinksRequest {
  /** The least log10 likelihood ratio of a link. Default: 1, or the greatest that the reference supports. */
  readonly log10_lr?: number | undefined
  /** Default: that of comparisons of these marks. */
  readonly reference?: string | undefined
  /** Default: scores of whole marks. */
  readonly score_kind?: string | undefined
}

/**
 * The clusters that pairs of a finished study form, under a reference.
 * errors  `not-found`: study not finished, unknown reference; `bad-value`: a likelihood ratio that the reference does not reach or
 *         that is no support, a reference for other scores or of another scorer config; those of `linksInParts`
 */
export async function linksOfStudy(
  service: Service,
  study: StudyRow,
  asked: LinksRequest,
): Promise<StudyLinks> {
  const type = service.marks.of(study.domain)
  return service.graph.within(async (session) => {
    const table = await tableOf(session, study, asked.score_kind)
    const { marks, score_kind, scorer_config } = table.head
    const entry = await chosenReference(service, asked.reference, type, score_kind)
    const config = service.marks.configs.parsed(scorer_config, study.domain)
    const { id, name, scorer_config_hash } = entry.record
    if (configHash(config) !== scorer_config_hash) {
      throw new MarkgraphError(
        'bad-value',
        phrase(
          'study {id} was scored with other settings than reference {reference}; name a reference made with its settings',
          { id: study.id, reference: id },
        ),
      )
    }
    const { sources, warnings } = await leftOutFor(session, entry, sidesOfPopulation(marks))
    const calibration = await session.evaluate(
      fitCalibration,
      { left_out: [...sources] },
      { reference: entry.ref },
    )
    const [, upper] = (await session.value(calibration)).lr_bounds_log10
    const log10_lr = checkedLeast(asked.log10_lr ?? Math.min(DEFAULT_LEAST, upper), upper, id)
    const found = table.whole
      ? await session.value(
          await session.evaluate(linkMarks, { log10_lr }, { population: table.whole, calibration }),
        )
      : await linksInParts(service.graph, table, await session.value(calibration), log10_lr)
    const held = found.clusters.flatMap(({ held_by }) => held_by)
    const likely = held.map(({ a, b }): [Listed, Listed] => [marks[a]!, marks[b]!])
    const copies = await nearCopyFaults(session.background(), type, config, likely)
    return {
      study: study.id,
      name: study.name,
      domain: study.domain,
      score_kind,
      reference: { id, name, handle: entry.ref.handle },
      log10_lr,
      marks: marks.map(({ mark, source, surfaces }) => ({ mark, source, surfaces: surfaces as Handle[] })),
      pairs: found.pairs,
      links: found.links,
      expected_by_chance: Number((found.pairs / 10 ** log10_lr).toPrecision(2)),
      clusters: found.clusters.map((one) => ({
        marks: one.marks,
        sources: [...new Set(one.marks.map((i) => marks[i]!.source))],
        links: one.links,
        held_by: one.held_by,
        parts: [...one.parts],
        between: one.between,
        contrary: one.contrary,
        lowest: one.lowest,
      })),
      unlinked: marks.length - found.clusters.reduce((sum, one) => sum + one.marks.length, 0),
      copies: copies.flatMap((fault) => ('groups' in fault ? fault.groups : [])),
      warnings,
      note: LINKS_NOTE,
    }
  })
}

/**
 * What the pairs of a table in parts join, as `linkMarks` finds it. The table is read twice.
 * errors  `too-large`: more than `most` links
 */
export async function linksInParts(
  graph: Graph,
  table: StoredTable,
  calibration: Calibration,
  log10Lr: number,
  most = MAX_LINKS,
): Promise<Links> {
  const { link, contradict, clusters, count } = linking(table.head.marks.length, log10Lr)
  for await (const pairs of piecesOf(graph, table, AT_ONCE)) {
    link(ratedPairs(pairs, calibration))
    if (count() > most) throw tooManyLinks(log10Lr, most)
  }
  for await (const pairs of piecesOf(graph, table, AT_ONCE)) contradict(ratedPairs(pairs, calibration))
  return { clusters: clusters(), links: count(), pairs: table.count }
}

const tooManyLinks = (log10Lr: number, most: number) =>
  new MarkgraphError(
    'too-large',
    phrase(
      'more than {most} pairs have a log10 likelihood ratio of at least {log10Lr}; ask for a greater log10_lr',
      { most, log10Lr },
    ),
    { log10_lr: log10Lr, most },
  )

type Listed = Population['marks'][number]

/** The marks as a comparison names its sides, so that their sources are left out of a reference that has their scans. */
const sidesOfPopulation = (marks: readonly Listed[]) =>
  marks.map(({ mark, scans, surfaces }) => ({
    name: mark,
    mark: {
      scans: scans.map((sha256, i) => ({
        sha256,
        surface: { handle: surfaces[i] as Handle, kind: surfaceKind },
      })),
    },
  }))

function checkedLeast(log10Lr: number, upper: number, reference: string): number {
  if (log10Lr > 0 && log10Lr <= upper) return log10Lr
  const most = Math.floor(upper * 100) / 100
  throw new MarkgraphError(
    'bad-value',
    phrase(
      'log10_lr must be greater than 0 and at most {most}, the greatest that reference {reference} supports, not {log10Lr}',
      { most, reference, log10Lr },
    ),
  )
}
