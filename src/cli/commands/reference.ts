import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Command, Option } from 'commander'
import { MarkgraphError } from '../../errors.ts'
import type { Population } from '../../kinds/population.ts'
import type { Accepted, Reference, ReferenceRecord } from '../../kinds/reference.ts'
import { mergedPopulation } from '../../marks/population.ts'
import { fitBounds, populationReference } from '../../nodes/calibration/population.ts'
import { CALIBRATION_METHODS, type CalibrationMethod } from '../../numerics/statistics/pairs-calibration.ts'
import { aboutReference } from '../../references/about-reference.ts'
import { writeReference } from '../../references/document.ts'
import { soundReference } from '../../references/faults.ts'
import {
  type AboutImport,
  checkedImport,
  importReference,
  referenceFromJson,
  referenceFromNpz,
} from '../../references/import.ts'
import { likelyCopies, nearCopyFaults } from '../../references/near-copies.ts'
import { listable, storedTable } from '../../references/studies/stored-table.ts'
import { usualScores } from '../../references/usual-scores.ts'
import { vouchedSentence, WHO_VOUCHES } from '../../references/vouched.ts'
import { verifyReference } from '../../verify/verify-reference.ts'
import { readable } from '../../words/readable.ts'
import { givenPath } from '../given-path.ts'
import { manifestLists, withPaired } from '../manifests.ts'
import { DOMAINS, outFolder, type ReadingOptions, watching, withReading, withService } from '../options.ts'
import { print } from '../print.ts'
import { acceptOption, printWarnings } from '../reference-options.ts'
import { columns, twoColumns } from '../table.ts'
import { sensitivityCommand } from './evidence/sensitivity.ts'
import { variantsCommand } from './evidence/variants.ts'
import { runRows } from './study.ts'
import { validateCommand } from './validate.ts'

interface BuildOptions extends ReadingOptions {
  domain: string
  scans: string
  out: string
  created: string
  calibration: CalibrationMethod
  leaveOut: string[]
  population?: string
  paired?: boolean
  accept: Accepted[]
}

const build = (): Command =>
  withPaired(withReading(new Command('build')))
    .description(
      'Run the studies of one or more manifests and write the reference of their domain to a file, in the form of the bundled references. Marks of different manifests are not paired unless --paired says so.',
    )
    .argument(
      '<manifest...>',
      'CSV with the columns study, source, mark, land (bullets only) and scan',
      (path: string, before: string[] = []) => [...before, givenPath(path)],
    )
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption('--scans <folder>', 'folder that the paths in the scan column are relative to', givenPath)
    .option('--out <folder>', 'where to write', givenPath, givenPath('.'))
    .option('--created <date>', 'date to write into the reference', new Date().toISOString().slice(0, 10))
    .addOption(
      new Option('--calibration <method>', 'how scores become likelihood ratios')
        .choices(CALIBRATION_METHODS)
        .default('two-masses'),
    )
    .option(
      '--leave-out <mark=reason>',
      'a mark whose pairs are listed but take no part in the fit, and why; may be given several times',
      (value: string, before: string[]) => [...before, value],
      [],
    )
    .option('--population <sentence>', `${WHO_VOUCHES}; without it evidence counts by data set`)
    .addOption(acceptOption())
    .action((manifests: string[], options: BuildOptions) => buildReferences(manifests, options))

/** `T01LB-F70-04=the reason`. */
function leftOut(value: string): { mark: string; reason: string } {
  const [mark, ...reason] = value.split('=')
  if (mark && reason.join('=')) return { mark, reason: reason.join('=') }
  throw new MarkgraphError('bad-value', `--leave-out needs a mark and the reason, MARK=REASON, not ${value}`)
}

const buildReferences = (
  manifests: string[],
  {
    domain,
    scans,
    out,
    created,
    calibration,
    leaveOut,
    population: vouched,
    paired,
    accept,
    units,
    mask,
  }: BuildOptions,
): Promise<void> =>
  withService(
    async (service) => {
      const sentence = vouched === undefined ? undefined : vouchedSentence(vouched)
      await outFolder(out)
      const left_out = leaveOut.map(leftOut)
      const built: Population[][] = []
      for (const rows of await manifestLists(manifests, paired)) {
        const name = basename(manifests[built.length]!, '.csv')
        const { populations } = await runRows(service, rows, { domain, scans, name, units, mask })
        built.push(
          await service.graph.within((session) =>
            Promise.all(
              populations!.map(async (handle) => session.value(listable(await storedTable(session, handle)))),
            ),
          ),
        )
      }
      const read = `${units === 'file' ? '' : ` --units ${units}`}${mask === 'auto' ? '' : ` --mask ${mask}`}`
      const generator = `markgraph reference build --domain ${domain}${read}${paired ? ' --paired' : ''} --created ${created}`
      const table: string[][] = []
      const { scores } = service.marks.of(domain)
      let whole: Reference | undefined
      for (const [i] of built[0]!.entries()) {
        const population = mergedPopulation(built.map((one) => one[i]!))
        const { reference: id, referenceName: name } = scores.find(
          ({ kind }) => kind === population.score_kind,
        )!
        const lr_bounds_at_most_log10 = whole && fitBounds(whole)
        const about = { id, name, generator, created, calibration, left_out }
        const named = {
          ...about,
          population: sentence,
          evidence: 'data_set' as const,
          lr_bounds_at_most_log10,
        }
        const made = populationReference.run({ population }, aboutReference(population, named))
        const type = service.marks.of(domain)
        const likely = likelyCopies(made.marks, made.pairs)
        const copies = await service.graph.within((session) =>
          nearCopyFaults(session, type, service.marks.configs.deployed(domain), likely),
        )
        const reference = soundReference(made, accept, copies)
        whole ??= reference
        const path = join(out, `${reference.id}.json`)
        await writeReference(path, reference)
        table.push([path, ...figures(reference)])
      }
      print(`${columns(['reference', ...FIGURES], table)}\n`)
    },
    { references: null },
  )

const FIGURES = ['KM', 'KNM', 'AUC', 'Cllr (in-sample)', 'Cllr_min'] as const

const figures = ({ diagnostics: { n_km, n_knm, auc, cllr, cllr_min } }: ReferenceRecord): string[] => [
  `${n_km}`,
  `${n_knm}`,
  ...[auc, cllr, cllr_min].map((value) => value.toFixed(4)),
]

const list = (): Command =>
  new Command('list').description('List the references: the bundled ones, then your own.').action(() =>
    withService(async ({ references }) => {
      const rows = (await references.all()).map(({ record }) => [
        record.id,
        record.domain,
        record.score_kind,
        ...figures(record),
        record.name,
      ])
      print(`${columns(['id', 'domain', 'score', ...FIGURES, 'name'], rows)}\n`)
    }),
  )

const show = (): Command =>
  new Command('show')
    .description('Print the properties of a reference.')
    .argument('<id>')
    .action((id: string) =>
      withService(async ({ references }) => {
        const { record, ref } = await references.get(id)
        const rows = Object.entries({ handle: ref.handle, ...record }).map(
          ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
        )
        print(`${twoColumns(rows)}\n`)
      }),
    )

const exportCommand = (): Command =>
  new Command('export')
    .description('Write the document of a reference in its JSON form, which `reference import` takes.')
    .argument('<id>')
    .argument('[file]', 'where to write (default: standard output)', givenPath)
    .action((id: string, file?: string) =>
      withService(async ({ graph, references }) => {
        const { ref } = await references.get(id)
        const { data } = await graph.within((session) => session.encoded(ref.handle))
        if (file === undefined) print(Buffer.from(data).toString('utf8'))
        else await writeFile(file, data)
      }),
    )

const importCommand = (): Command =>
  new Command('import')
    .description('Add a reference from its JSON form, or from a NumPy .npz with a provenance sidecar.')
    .argument(
      '<file>',
      'reference.json, or scores.npz with the arrays scores, labels and cluster_ids',
      givenPath,
    )
    .option('--sidecar <file>', 'provenance of an .npz (default: the same name with .json)', givenPath)
    .option('--population <sentence>', `${WHO_VOUCHES}; needed unless the reference says it itself`)
    .addOption(acceptOption())
    .action((path: string, { sidecar, ...about }: AboutImport & { sidecar?: string }) =>
      withService(async (service) => {
        const reference = path.endsWith('.npz')
          ? referenceFromNpz(
              await readable('the reference', path),
              (await readable('the sidecar', sidecar ?? path.replace(/npz$/, 'json'))).toString('utf8'),
              service.marks,
            )
          : referenceFromJson((await readable('the reference', path)).toString('utf8'), service.marks)
        const usual = await usualScores(service)
        const { record } = await importReference(service, checkedImport(reference, { ...about, usual }))
        print(`${columns(['id', ...FIGURES, 'name'], [[record.id, ...figures(record), record.name]])}\n`)
        printWarnings(record)
      }),
    )

const NOT_EQUAL = 1 // exit code

const STATUS_WORDS = { equal: 'equal', 'not equal': 'NOT EQUAL', 'not recomputable': 'not checked' } as const

const verify = (): Command =>
  withPaired(withReading(new Command('verify')))
    .description(
      'Recompute a reference: its hashes, its diagnostics and, if the scans are available, every score. The exit code is 1 if anything differs.',
    )
    .argument('<id>')
    .option(
      '--manifest <file>',
      'manifest of its scans, if it is not a study of this data folder; may be given several times',
      (path: string, before: string[] = []) => [...before, givenPath(path)],
    )
    .option('--scans <folder>', 'folder that the paths in the scan column are relative to', givenPath)
    .action(
      (
        id: string,
        {
          manifest,
          scans,
          paired,
          ...reading
        }: { manifest?: string[]; scans?: string; paired?: boolean } & ReadingOptions,
      ) =>
        withService(async (service) => {
          if ((manifest === undefined) !== (scans === undefined)) {
            throw new MarkgraphError('bad-value', 'give --manifest and --scans together, or neither of them')
          }
          const files =
            manifest && scans
              ? { manifests: await manifestLists(manifest, paired), folder: scans, reading }
              : undefined
          const checks = await verifyReference(service, id, files, watching)
          const rows = checks.map(({ what, status, note }) => [what, STATUS_WORDS[status], note])
          print(`${columns(['what', 'recomputed', ''], rows)}\n`)
          if (checks.some(({ status }) => status === 'not equal')) process.exitCode = NOT_EQUAL
        }),
    )

export const referenceCommand = (): Command =>
  new Command('reference')
    .addCommand(build())
    .addCommand(sensitivityCommand())
    .addCommand(variantsCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .addCommand(list())
    .addCommand(show())
    .addCommand(verify())
    .addCommand(validateCommand())
