import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { namedMarks } from '../compare/request/named-marks.ts'
import {
  parseHow,
  parseMark,
  readingFields,
  resolutionField,
  WORDS,
} from '../compare/request/parse-request.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { edgesInMetres } from '../marks/land-texts.ts'
import {
  CANDIDATES,
  DEFAULT_HITS,
  MAX_HITS,
  runSearch,
  type SearchAnswer,
  searchAnswerSchema,
} from '../search/search.ts'
import { type Service, until } from '../service/service.ts'
import { searchText } from './answer-text.ts'
import { type Answering, KEEPS } from './answering.ts'
import { type GivenScan, givenScans, scanReference } from './given-scans.ts'
import type { Host } from './host.ts'
import { telling } from './progress.ts'
import { markArgument, oneScan } from './schemas.ts'

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
  mark_lands: markArgument.lands,
  mark_edges: markArgument.edges,
  mark_replica: markArgument.replica,
  mark_mirrored: markArgument.mirrored,
  n_lands: z.number().int().optional().describe(WORDS.n_lands),
  ...readingFields,
  hits: z
    .number()
    .int()
    .optional()
    .describe(`Marks that are reported, from 1 to ${MAX_HITS}. Default: ${DEFAULT_HITS}.`),
  candidates: z.number().int().optional().describe(CANDIDATES),
  reference: z.string().optional().describe('Id of the reference to calibrate on.'),
  resolution: resolutionField.optional(),
})

const { domain, ...found } = searchAnswerSchema.shape
const reportHandle = z
  .string()
  .describe('Content address of its report; read it at markgraph://reports/{handle}.')
const hit = found.hits.element.extend({
  surfaces: found.hits.element.shape.surfaces.describe('Handles for mark_b_scans of compare_marks.'),
  report_handle: reportHandle,
})
const source = found.sources.element.extend({ report_handle: reportHandle.nullable() })
const searchAnswer = z.object({
  domain,
  summary: z.string(),
  ...found,
  hits: z.array(hit).describe('Best score first.'),
  sources: z.array(source).describe(found.sources.description!),
  note: found.note.describe('What a hit says and does not say; quote it with the hits.'),
})

/** The tool `search`: one mark against those of a study or collection. */
export function registerSearch(server: McpServer, service: Service, host: Host, computes: Answering): void {
  server.registerTool(
    'search',
    {
      title: 'Search for the marks that agree best',
      description:
        'Compares one mark with every mark of a study or collection and reports the best, each with its likelihood ratio and report, and the sources that they belong to: a source with several marks has one ratio for all of them, which says more than those of single marks. A hit is a lead, not a verdict: say with it how many marks were searched, and quote note.',
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
      const named = namedScans(given.mark_scans, given.mark_base64)
      const scans = await givenScans(service.settings, host, named, given)
      const asked = {
        ...parseHow({ ...given, domain }),
        mark: parseMark({ ...given, mark_edges: edgesInMetres(given.mark_edges) }, 'mark', scans),
        hits: given.hits,
        candidates: given.candidates,
      }
      const among = await namedMarks(service, given.against, domain, host.asker)
      const seen = telling(service, scans.length + among.size.scans, extra)
      const found = await endedAfter(
        (over) => runSearch(until(seen, over), asked, among, host.principal),
        service.settings.compareSeconds,
        phrase('the search'),
      )
      return { ...found, summary: summaryOf(found) }
    }, searchText),
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

function summaryOf(found: SearchAnswer): string {
  const { mark, reason } = found.other_ways[0] ?? {}
  const otherWay = mark === undefined ? '' : ` ${mark} may have been read the wrong way: ${reason}.`
  return ofHits(found) + otherWay
}

function ofHits({ searched: about, refused, hits, sources }: SearchAnswer): string {
  if (refused !== undefined) return `Nothing was searched: ${refused}.`
  const { what, name, marks, scored } = about
  const where = `${scored} of ${marks} marks of the ${what} ${name} were compared`
  const [best] = hits
  if (!best) return `${where}; none can be reported.`
  const byMark = `${where}; the best is ${best.mark} of ${best.source}, with ${ratioText(best)}.`
  const [first] = sources
  if (!first || first.marks.length === 1) return byMark
  const reason = first.reason ? `: ${first.reason.message}` : ''
  return `${byMark} The best source is ${first.source}, whose ${first.n_known} known marks together give ${ratioText(first)}${reason}.`
}

const ratioText = ({ log10_lr }: { readonly log10_lr: number | null }): string =>
  log10_lr === null ? 'no likelihood ratio' : `log10 of the likelihood ratio ${log10_lr.toFixed(2)}`
