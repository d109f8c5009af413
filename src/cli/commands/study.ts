import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { namedMarks, OPERATOR } from '../../compare/request/named-marks.ts'
import { MarkgraphError } from '../../errors.ts'
import { studyJobs } from '../../jobs/study-jobs.ts'
import { runStudy } from '../../jobs/study-run.ts'
import type { ManifestRow } from '../../references/pairing.ts'
import { scansAgainst } from '../../references/studies/against.ts'
import { linksOfStudy, type StudyLinks } from '../../references/studies/links.ts'
import { resultsText } from '../../references/studies/results.ts'
import { createStudy, studyDetail, studyOf, studyRecord } from '../../references/studies/study.ts'
import { type NewReference, referenceOfStudy } from '../../references/studies/study-reference.ts'
import { rowsInFolder, scansInFolder } from '../../references/studies/study-scans.ts'
import { WHO_VOUCHES } from '../../references/vouched.ts'
import type { Service } from '../../service/service.ts'
import type { StudyRow } from '../../store/records/studies.ts'
import { givenPath } from '../given-path.ts'
import { manifestRows } from '../manifests.ts'
import { DOMAINS, outFolder, type ReadingOptions, watching, withReading, withService } from '../options.ts'
import { print, printPieces } from '../print.ts'
import { acceptOption, printWarnings } from '../reference-options.ts'
import { columns, twoColumns } from '../table.ts'

interface RunOptions extends ReadingOptions {
  domain: string
  scans?: string
  name?: string
  against?: string
  out?: string
}

/** Creates the study of a manifest's rows, or finds the existing one. */
export async function createdStudy(
  service: Service,
  rows: readonly ManifestRow[],
  { domain, scans, name, against, units, mask }: RunOptions & { scans: string; name: string },
): Promise<StudyRow> {
  const { domain: chosen } = service.marks.of(domain)
  const others = against && (await namedMarks(service, against, chosen, OPERATOR))
  const reading = { units, mask }
  const { study } = await createStudy(service, {
    name,
    domain: chosen,
    scans: others
      ? await scansAgainst(service, rows, others, (own) =>
          rowsInFolder(service, own, scans, watching, reading),
        )
      : await scansInFolder(service, chosen, rows, scans, watching, reading),
    created: new Date().toISOString(),
  })
  return study
}

/** The same, with its remaining pairs scored. */
export async function runRows(
  service: Service,
  rows: readonly ManifestRow[],
  options: RunOptions & { scans: string; name: string },
): Promise<StudyRow> {
  return runToEnd(service, await createdStudy(service, rows, options))
}

/** A study with its remaining pairs scored. Error: `bad-value`, when it was stopped or failed. */
export async function runToEnd(service: Service, study: StudyRow): Promise<StudyRow> {
  const ended = await runStudy(service, study.id, watching)
  if (ended.state === 'done') return ended
  throw new MarkgraphError(
    'bad-value',
    `study ${ended.id} ${ended.state}: ${ended.reason ?? 'it was stopped'}`,
  )
}

const run = (): Command =>
  withReading(new Command('run'))
    .description(
      'Score every pair of a manifest, or one set of marks against another. Finished pairs are kept; run the same command again to score the rest.',
    )
    .argument(
      '<manifest>',
      'CSV with the columns study, source, mark, land (bullets only), scan, and set (a or b) to score one set against another; units, mask, mirrored, replica and edges say how the scan of a row is read',
      givenPath,
    )
    .requiredOption('--domain <domain>', DOMAINS)
    .option(
      '--scans <folder>',
      'folder that the paths in the scan column are relative to (default: the folder of the manifest)',
      givenPath,
    )
    .option('--name <name>', 'name of the study (default: the name of the manifest)')
    .option(
      '--against <study or collection>',
      'score the marks of the manifest against the marks of a study or collection, and no others',
    )
    .option(
      '--out <file>',
      'write the results to this file: JSON if it ends in .json, otherwise CSV',
      givenPath,
    )
    .action((manifest: string, options: RunOptions) =>
      withService(async (service) => {
        if (options.out) await outFolder(dirname(options.out))
        const { scans = dirname(manifest), name = basename(manifest, '.csv') } = options
        const rows = await manifestRows(manifest)
        const study = await runRows(service, rows, { ...options, scans, name })
        if (options.out) await writeResults(service, study, options.out)
        print(`${studySummary(study)}\n`)
      }),
    )

export const studySummary = (study: StudyRow): string => {
  const { id, name, domain, state, reason, pairs_done, pairs_total, created } = studyRecord(study)
  return twoColumns([
    ['Study', id],
    ['Name', name],
    ['Domain', domain],
    ['State', reason ? `${state}: ${reason}` : state],
    ['Pairs', `${pairs_done} of ${pairs_total}`],
    ['Created', created],
  ])
}

const list = (): Command =>
  new Command('list').description('List the studies of the data folder.').action(() =>
    withService(async ({ store }) => {
      const rows = (await store.studies.all()).map((study) => {
        const { id, domain, state, pairs_done, pairs_total, name } = studyRecord(study)
        return [id, domain, state, `${pairs_done}/${pairs_total}`, name]
      })
      print(`${columns(['study', 'domain', 'state', 'pairs', 'name'], rows)}\n`)
    }),
  )

const show = (): Command =>
  new Command('show')
    .description('Print a study and its scans.')
    .argument('<id>')
    .action((id: string) =>
      withService(async (service) => {
        const study = await studyOf(service, id)
        const { scans } = await studyDetail(service, study)
        const rows = scans.map(({ mark, source, land, scan, sha256 }) => [
          mark,
          source,
          `${land}`,
          scan,
          sha256.slice(0, 12),
        ])
        const table = columns(['mark', 'source', 'land', 'scan', 'SHA-256'], rows)
        print(`${studySummary(study)}\n\n${table}\n`)
      }),
    )

interface ResultOptions {
  out?: string
  format: string
  scoreKind?: string
}

const results = (): Command =>
  new Command('results')
    .description('Write the score, label, sources, marks and hashes of every pair.')
    .argument('<id>')
    .option('--format <format>', 'csv or json', 'csv')
    .option('--score-kind <kind>', 'ccf for the single lands of bullets')
    .option('--out <file>', 'where to write (default: standard output)', givenPath)
    .action((id: string, { out, format, scoreKind }: ResultOptions) =>
      withService(async (service) => {
        if (format !== 'csv' && format !== 'json') {
          throw new MarkgraphError('bad-value', `--format must be csv or json, not ${format}`)
        }
        const study = await studyOf(service, id)
        if (out) await writeResults(service, study, out, format, scoreKind)
        else await printPieces(await resultsText(service.graph, study, format, scoreKind))
      }),
    )

/** Writes a file completely or not at all. */
async function writeResults(
  service: Service,
  study: StudyRow,
  out: string,
  format: 'csv' | 'json' = out.endsWith('.json') ? 'json' : 'csv',
  scoreKind?: string,
): Promise<void> {
  await outFolder(dirname(out))
  const text = await resultsText(service.graph, study, format, scoreKind)
  const part = `${out}.part`
  try {
    await pipeline(Readable.from(text), createWriteStream(part))
    await rename(part, out)
  } finally {
    await rm(part, { force: true })
  }
}

const cancel = (): Command =>
  new Command('cancel')
    .description('Stop a study, even if a server is running it. Finished pairs are kept.')
    .argument('<id>')
    .action((id: string) =>
      withService(async (service) => {
        print(`${studySummary(await studyJobs(service).cancel(id))}\n`)
      }),
    )

const reference = (): Command =>
  new Command('reference')
    .description('Make a finished study a reference that comparisons can use by its id.')
    .argument('<id>', 'the study')
    .requiredOption('--id <id>', 'id of the reference: a-z, 0-9, _ and -')
    .requiredOption('--name <name>', 'name of the reference in reports')
    .requiredOption('--population <sentence>', WHO_VOUCHES)
    .option('--score-kind <kind>', 'ccf for the single lands of bullets')
    .addOption(acceptOption())
    .action((id: string, options: NewReference) =>
      withService(async (service) => {
        const { record } = await referenceOfStudy(service, await studyOf(service, id), options)
        const { n_km, n_knm, auc, cllr } = record.diagnostics
        print(
          `reference ${record.id}: ${n_km} KM and ${n_knm} KNM pairs, AUC ${auc.toFixed(4)}, Cllr ${cllr.toFixed(4)} (${record.diagnostics_protocol})\n`,
        )
        printWarnings(record)
      }),
    )

interface LinksOptions {
  log10Lr?: number
  reference?: string
  scoreKind?: string
}

const links = (): Command =>
  new Command('links')
    .description(
      'Print which marks hang together by pairs with a high likelihood ratio, and by which link each cluster holds.',
    )
    .argument('<id>')
    .option('--log10-lr <number>', 'least log10 likelihood ratio of a link (default: 1)', Number)
    .option('--reference <id>', 'reference to read the scores on (default: that of a comparison)')
    .option('--score-kind <kind>', 'ccf for the single lands of bullets')
    .action((id: string, { log10Lr, reference: of, scoreKind }: LinksOptions) =>
      withService(async (service) => {
        const asked = { log10_lr: log10Lr, reference: of, score_kind: scoreKind }
        print(`${linksText(await linksOfStudy(service, await studyOf(service, id), asked))}\n`)
      }),
    )

function linksText(found: StudyLinks): string {
  const { marks, clusters, copies } = found
  const nameOf = (i: number): string => marks[i]!.mark
  const head = twoColumns([
    ['Study', `${found.name} (${found.study})`],
    ['Reference', `${found.reference.name} (${found.reference.id})`],
    ['Links', `${found.links} of ${found.pairs} pairs have a log10 LR of at least ${found.log10_lr}`],
    ['By chance', `at most ${found.expected_by_chance} on average, if no two marks had one source`],
    [
      'Marks',
      `${marks.length - found.unlinked} in ${clusters.length} clusters, ${found.unlinked} without a link`,
    ],
  ])
  const rows = clusters.map((one, i) => {
    const weakest = one.held_by.at(-1)!
    const against = one.lowest
      ? `${one.contrary}: lowest ${nameOf(one.lowest.a)} – ${nameOf(one.lowest.b)} ${one.lowest.log10_lr.toFixed(2)}`
      : 'none'
    return [
      `${i + 1}`,
      `${one.marks.length}`,
      `${one.links}`,
      `${nameOf(weakest.a)} – ${nameOf(weakest.b)} ${weakest.log10_lr.toFixed(2)}`,
      `${one.parts.map(({ length }) => length).join(' and ')} marks, ${one.between} links between`,
      against,
    ]
  })
  const table = columns(
    ['cluster', 'marks', 'links', 'weakest link that holds it, log10 LR', 'without it', 'pairs under LR 1'],
    rows,
  )
  const names = clusters.map((one, i) => `  ${i + 1}: ${one.marks.map(nameOf).join(', ')}`)
  const told = [
    ...copies.map(
      (pair) => `Copies of one scan: ${pair.join(' and ')}. Their link says nothing about sources.`,
    ),
    ...found.warnings.map(({ message }) => `Warning: ${message}`),
    found.note,
  ]
  return [head, ...(clusters.length > 0 ? [table, names.join('\n')] : []), told.join('\n')].join('\n\n')
}

export const studyCommand = (): Command =>
  new Command('study')
    .addCommand(run())
    .addCommand(list())
    .addCommand(show())
    .addCommand(results())
    .addCommand(links())
    .addCommand(cancel())
    .addCommand(reference())
