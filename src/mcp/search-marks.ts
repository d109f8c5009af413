import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { namedMarks } from '../compare/named-marks.ts'
import { RESOLUTIONS } from '../compare/scope.ts'
import { MarkgraphError } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { DEFAULT_HITS, MAX_HITS, type SearchAnswer, searched } from '../search/search.ts'
import { type Service, until } from '../service/service.ts'
import { type Answering, KEEPS } from './answering.ts'
import { warningOnWire } from './compare-marks.ts'
import { type GivenScan, givenScans, scanReference } from './given-scans.ts'
import type { Host } from './host.ts'
import { telling } from './progress.ts'
import { oneScan, readingArguments, warningSchema } from './schemas.ts'

const UM_PER_METRE = 1e6

const searchArguments = z.strictObject({
  domain: z.string().describe('The kind of mark.'),
  against: z
    .string()
    .min(1)
    .describe('Id of a study, or id or name of a collection: its marks are searched.'),
  mark_scans: z
    .array(scanReference)
    .min(1)
    .optional()
    .describe('Every scan of the mark: all lands of a bullet in order, or one scan. Prefer this to base64.'),
  mark_base64: z.array(oneScan.scan_base64.unwrap()).min(1).optional().describe('The same as base64.'),
  mark_lands: z
    .array(z.number().int().min(1).max(64))
    .optional()
    .describe('Place of each land on its bullet, from 1, when one was not scanned. Default: 1, 2, 3, …'),
  mark_edges: z
    .array(z.array(z.number()).length(2).nullable())
    .optional()
    .describe('Groove edges of each land: left and right in micrometres; null where they are to be found.'),
  mark_replica: z.boolean().optional().describe('Whether the scans show a cast.'),
  mark_mirrored: z.boolean().optional().describe('Whether the scans show the mirror image of the mark.'),
  n_lands: z.number().int().optional().describe('Lands on a bullet, also those without a scan.'),
  ...readingArguments,
  hits: z
    .number()
    .int()
    .optional()
    .describe(`Marks that are reported, from 1 to ${MAX_HITS}. Default: ${DEFAULT_HITS}.`),
  reference: z.string().optional().describe('Id of the reference to calibrate on.'),
  resolution: z
    .enum(RESOLUTIONS)
    .optional()
    .describe('Whose limit of the pitch applies: that of the specification, or of the reference.'),
})

const searchAnswer = z.object({
  domain: z.string(),
  summary: z.string(),
  searched: z.object({
    what: z.enum(['study', 'collection']),
    id: z.string(),
    name: z.string(),
    marks: z.number().int(),
    scored: z.number().int(),
  }),
  refused: z.string().optional().describe('Why the mark itself cannot be compared.'),
  hits: z.array(
    z.object({
      rank: z.number().int(),
      mark: z.string(),
      source: z.string(),
      score: z.number(),
      score_kind: z.string(),
      likelihood_ratio: z.number().nullable(),
      log10_lr: z.number().nullable(),
      log10_lr_ci: z.array(z.number()).length(2).nullable().describe('95% interval.'),
      verbal: z.string().nullable(),
      reference: z.string().nullable(),
      warnings: z.array(warningSchema),
      surfaces: z.array(z.string()).describe('Handles for mark_b_scans of compare_marks.'),
      report_handle: z.string(),
      recipe_handle: z.string().nullable(),
    }),
  ),
  left_out: z.array(z.object({ mark: z.string(), reason: z.string() })),
  n_left_out: z.number().int(),
  note: z.string().describe('What a hit says and does not say; quote it with the hits.'),
})

/** The tool `search`: one mark against those of a study or collection. */
export function registerSearch(server: McpServer, service: Service, host: Host, computes: Answering): void {
  server.registerTool(
    'search',
    {
      title: 'Search for the marks that agree best',
      description:
        'Compares one mark with every mark of a study or collection and reports the best, each with its likelihood ratio and report. A hit is a lead, not a verdict: say with it how many marks were searched, and quote note.',
      inputSchema: searchArguments,
      outputSchema: searchAnswer,
      annotations: KEEPS,
    },
    computes(async (given, extra) => {
      if (!host.asker) {
        const message =
          'studies and collections are searched with an API key of the role study, or, where the service has no keys, from its own machine'
        throw new MarkgraphError('forbidden', message)
      }
      const { domain } = service.marks.of(given.domain)
      const { units, mask } = given
      const named = namedScans(given.mark_scans, given.mark_base64)
      const scans = await givenScans(service.settings, host, named, { units, mask })
      const edges = given.mark_edges?.map(
        (pair) => pair && ([pair[0]! / UM_PER_METRE, pair[1]! / UM_PER_METRE] as const),
      )
      const asked = {
        domain,
        mark: {
          scans,
          places: given.mark_lands,
          read: {
            edges: edges ?? [],
            replica: given.mark_replica ?? false,
            mirrored: given.mark_mirrored ?? false,
          },
        },
        nPlaces: given.n_lands,
        hits: given.hits,
        reference: given.reference,
        resolution: given.resolution,
      }
      const among = await namedMarks(service, given.against, domain, host.asker)
      const seen = telling(service, scans.length + among.scans.length, extra)
      const found = await endedAfter(
        (over) => searched(until(seen, over), asked, among, host.principal),
        service.settings.compareSeconds,
        'the search',
      )
      return { ...plain(found), summary: summaryOf(found) }
    }),
  )
}

function namedScans(
  references: readonly z.infer<typeof scanReference>[] = [],
  texts: readonly string[] = [],
) {
  if (references.length > 0 === texts.length > 0)
    throw new MarkgraphError('bad-value', 'give exactly one of mark_scans and mark_base64')
  return [
    ...references.map((reference, i): GivenScan => ({ name: `mark_${i + 1}`, reference })),
    ...texts.map((base64, i): GivenScan => ({ name: `mark_${i + 1}`, base64 })),
  ]
}

/** The answer as a tool sends it. */
const plain = (found: SearchAnswer) => ({
  ...found,
  hits: found.hits.map((hit) => ({
    ...hit,
    warnings: hit.warnings.map(warningOnWire),
    surfaces: [...hit.surfaces],
    log10_lr_ci: hit.log10_lr_ci && [...hit.log10_lr_ci],
  })),
  left_out: [...found.left_out],
})

function summaryOf({ searched: { what, name, marks, scored }, refused, hits }: SearchAnswer): string {
  if (refused !== undefined) return `Nothing was searched: ${refused}.`
  const where = `${scored} of ${marks} marks of the ${what} ${name} were compared`
  const [best] = hits
  if (!best) return `${where}; none can be reported.`
  const ratio =
    best.log10_lr === null
      ? 'no likelihood ratio'
      : `log10 of the likelihood ratio ${best.log10_lr.toFixed(2)}`
  return `${where}; the best is ${best.mark} of ${best.source}, with ${ratio}.`
}
