import { Command, InvalidArgumentError, Option } from 'commander'
import { RESOLUTIONS, type Resolution } from '../../compare/checks/scope.ts'
import { namedMarks, OPERATOR } from '../../compare/request/named-marks.ts'
import { readAs } from '../../compare/request/upload.ts'
import { DEFAULT_HITS, MAX_HITS, runSearch, type SearchAnswer } from '../../search/search.ts'
import { givenPaths } from '../given-path.ts'
import { DOMAINS, MARKS, type ReadingOptions, withReading, withService } from '../options.ts'
import { NO_RATIO_EXIT_CODE } from '../outcome.ts'
import { print } from '../print.ts'
import { showingStages } from '../stages.ts'
import { columns, twoColumns } from '../table.ts'
import { namingPaths, uploadOf } from '../uploads.ts'

interface Options extends ReadingOptions {
  domain: string
  mark: string[]
  hits?: number
  candidates?: number
  reference?: string
  resolution?: Resolution
  replica?: true
  mirrored?: true
  json?: true
}

const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value)) return value
  throw new InvalidArgumentError('must be a whole number')
}

export const searchCommand = (): Command =>
  withReading(new Command('search'))
    .argument('<study or collection>', 'id of a study, or id or name of a collection')
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption('--mark <files...>', 'scans of the mark (every land of a bullet, in order)', givenPaths)
    .option('--hits <n>', `marks that are reported, 1 to ${MAX_HITS} (default: ${DEFAULT_HITS})`, wholeNumber)
    .option(
      '--candidates <n>',
      'marks of a large collection that go on from their sketches (default: 0.5 % of toolmarks, at least 1000; 2000 bullets; 1 % of breech faces, at least 10000)',
      wholeNumber,
    )
    .option('--reference <id>', 'reference to calibrate on (default: the bundled one of the domain)')
    .addOption(
      new Option(
        '--resolution <rule>',
        'which pitch is admissible: that of the specification, or that of the reference',
      ).choices(RESOLUTIONS),
    )
    .option('--replica', 'the scans show a cast')
    .option('--mirrored', 'the scans show the mirror image of the mark')
    .option('--json', 'print the answer as JSON')
    .action(async (among: string, options: Options) => {
      const found = await searchedFiles(among, options)
      print(options.json ? `${JSON.stringify(found, null, 2)}\n` : `${table(found)}\n`)
      if (!found.hits.some(({ log10_lr }) => log10_lr !== null)) process.exitCode = NO_RATIO_EXIT_CODE
    })

async function searchedFiles(among: string, options: Options): Promise<SearchAnswer> {
  const { domain } = MARKS.of(options.domain) // before a file is read
  const { units, mask, hits, candidates, reference, resolution } = options
  const { replica = false, mirrored = false } = options
  const scans = readAs(await Promise.all(options.mark.map(uploadOf)), { units, mask })
  return withService(async (service) => {
    const marks = await namedMarks(service, among, domain, OPERATOR)
    const asked = {
      domain,
      mark: { scans, read: { edges: [], replica, mirrored } },
      hits,
      candidates,
      reference,
      resolution,
    }
    return showingStages(service, scans.length + marks.size.scans, (seen) =>
      namingPaths(options.mark, () => runSearch(seen, asked, marks, '')),
    )
  })
}

function table({
  searched: about,
  refused,
  hits,
  sources,
  other_ways,
  left_out,
  n_left_out,
  note,
}: SearchAnswer): string {
  const { what, id, name, marks, scored } = about
  const head = twoColumns([
    ['Searched', `the ${what} ${name} (${id})`],
    ['Compared', `${scored} of ${marks} marks`],
    ...(refused === undefined ? [] : [['Refused', refused] as const]),
    ['Note', note],
  ])
  const rows = hits.map((hit) => [
    `${hit.rank}`,
    hit.mark,
    hit.source,
    hit.score.toPrecision(5),
    log10Text(hit),
    `${hit.warnings.length}`,
    hit.report_handle,
  ])
  const found = columns(['rank', 'mark', 'source', 'score', 'log10 LR', 'warnings', 'report'], rows)
  const otherWays = columns(
    ['read another way', 'source', 'reason', 'report'],
    other_ways.map(({ mark, source, reason, report_handle }) => [mark, source, reason, report_handle]),
  )
  const without = columns(
    ['left out', 'reason'],
    left_out.map(({ mark, reason }) => [mark, reason]),
  )
  const more = n_left_out > left_out.length ? `\n… and ${n_left_out - left_out.length} more` : ''
  return [
    head,
    ...sourceTables(sources),
    ...(hits.length > 0 ? [found] : []),
    ...(other_ways.length > 0 ? [otherWays] : []),
    ...(n_left_out > 0 ? [without + more] : []),
  ].join('\n\n')
}

const log10Text = ({ log10_lr }: { readonly log10_lr: number | null }): string =>
  log10_lr === null ? 'none' : log10_lr.toFixed(2)

/** The sources with their marks under them, and why some have no ratio; nothing where every source has one mark. */
function sourceTables(sources: SearchAnswer['sources']): string[] {
  if (sources.every(({ marks }) => marks.length === 1)) return []
  const rows = sources.flatMap((one) => {
    const { rank, source, marks, n_known, score, warnings, report_handle } = one
    const shown = [score.toPrecision(5), log10Text(one), `${warnings.length}`, report_handle ?? 'none']
    if (marks.length === 1) return [[`${rank}`, source, marks[0]!.mark, ...shown]]
    return [
      [`${rank}`, source, `${n_known} of ${marks.length} marks`, ...shown],
      ...marks.map(({ mark, score: own }) => ['', '', mark, own.toPrecision(5)]),
    ]
  })
  const reasons = sources.flatMap(({ source, reason }) => (reason ? [[source, reason.message]] : []))
  return [
    columns(['rank', 'source', 'marks', 'score', 'log10 LR', 'warnings', 'report'], rows),
    ...(reasons.length > 0 ? [columns(['no ratio', 'reason'], reasons)] : []),
  ]
}
