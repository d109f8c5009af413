import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Command } from 'commander'
import { canonicalJson, type Handle, type Json, parseHandle } from '../../../address/canonical.ts'
import { OPERATOR } from '../../../compare/request/named-marks.ts'
import { MarkgraphError } from '../../../errors.ts'
import { runStudy } from '../../../jobs/study-run.ts'
import { MEASURES, newPlan } from '../../../kinds/laboratory/plan.ts'
import {
  approvalsOf,
  approve,
  createPlan,
  dossierOf,
  newApproval,
  planDocument,
  planOf,
  planState,
  readyPlan,
} from '../../../laboratory/plans.ts'
import type { Figure } from '../../../references/validation/measures.ts'
import { dossierReport } from '../../../report/dossier.ts'
import type { Service } from '../../../service/service.ts'
import type { PlanRow } from '../../../store/records/plans.ts'
import { validationBundle, validationBundleName } from '../../../verify/validations/validation-bundle.ts'
import { bundleOfLaboratory } from '../../bundle-of-laboratory.ts'
import { jsonIn, parsedBy } from '../../given-json.ts'
import { givenPath } from '../../given-path.ts'
import { manifestRows } from '../../manifests.ts'
import { DOMAINS, outFolder, type ReadingOptions, watching, withReading, withService } from '../../options.ts'
import { print } from '../../print.ts'
import { columns, twoColumns } from '../../table.ts'
import { writeDocument } from '../../write-document.ts'
import { createdStudy } from '../study.ts'

interface PlanOptions extends ReadingOptions {
  domain: string
  criteria: string
  scans?: string
  reference?: string
  resolution?: string
  name?: string
  chosenBy?: string
}

const MEASURE_NAMES = Object.entries(MEASURES)
  .map(([name, { what }]) => `  ${name}: ${what}`)
  .join('\n')

const plan = (): Command =>
  withReading(new Command('plan'))
    .description('Plan a validation before its marks are scored: the marks, the reference, and the criteria.')
    .argument('<manifest>', 'CSV of the marks, as `study run` takes it', givenPath)
    .requiredOption('--domain <domain>', DOMAINS)
    .requiredOption(
      '--criteria <file>',
      'JSON: {"name", "chosen_by", "purpose", "exclusions", "criteria": [{"measure", "limit", "least_sources"}, …]}',
      givenPath,
    )
    .option('--reference <id>', 'the reference that gives the ratios (default: the marks are their own)')
    .option('--resolution <whose>', 'specification or reference: whose limit of the pitch applies')
    .option('--scans <folder>', 'folder that the paths of the manifest are relative to', givenPath)
    .option('--name <name>', 'name of the plan, in place of the one in the file')
    .option('--chosen-by <name>', 'who chose marks and criteria, in place of the one in the file')
    .addHelpText('after', `\nMeasures:\n${MEASURE_NAMES}`)
    .action((manifest: string, options: PlanOptions) =>
      withService(async (service) => {
        const {
          criteria,
          reference,
          resolution,
          name,
          chosenBy,
          scans = dirname(manifest),
          ...rest
        } = options
        const fields = (await jsonIn('the criteria', criteria)) as object
        const given = {
          ...fields,
          study: '',
          ...(reference !== undefined && { reference }),
          ...(resolution !== undefined && { resolution }),
          ...(name !== undefined && { name }),
          ...(chosenBy !== undefined && { chosen_by: chosenBy }),
        }
        const asked = parsedBy(newPlan, given, 'the plan') // before a scan is read
        const rows = await manifestRows(manifest)
        const { id: study } = await createdStudy(service, rows, {
          ...rest,
          scans,
          name: basename(manifest, '.csv'),
        })
        await printPlan(service, await createPlan(service, { ...asked, study }, OPERATOR))
      }),
    )

async function printPlan(service: Service, row: PlanRow): Promise<void> {
  const { handle, name, domain, study, state, reason, pairs_done, pairs_total, dossier } = await planState(
    service,
    row,
  )
  print(
    `${twoColumns([
      ['Plan', handle],
      ['Name', name],
      ['Domain', domain],
      ['Study', study],
      ['State', reason ? `${state}: ${reason}` : state],
      ['Pairs', `${pairs_done} of ${pairs_total}`],
      ['Dossier', dossier ?? 'none yet: run the plan'],
    ])}\n`,
  )
}

const run = (): Command =>
  new Command('run')
    .description(
      'Score the marks of a plan and write its dossier. Finished pairs are kept. Exit code 1: a criterion is not met.',
    )
    .argument('<plan>', 'its handle', parseHandle)
    .action((handle: Handle) =>
      withService(async (service) => {
        const row = await readyPlan(service, await planOf(service, handle, OPERATOR))
        if (row.dossier === null) {
          const { state, reason } = await runStudy(service, row.study, watching, 'again')
          if (state !== 'done')
            throw new MarkgraphError('bad-value', `the plan ${state}: ${reason ?? 'it was stopped'}`)
        }
        const { dossier } = await planOf(service, handle, OPERATOR)
        const passed = await printDossier(service, dossier!)
        if (!passed) process.exitCode = 1
      }),
    )

function cell({ value, low, high }: Figure): string {
  const number = (x: number | null): string => x?.toFixed(3) ?? '-'
  return `${number(value)} [${number(low)}, ${number(high)}]`
}

async function printDossier(service: Service, handle: Handle): Promise<boolean> {
  const { dossier } = await dossierOf(service, handle, OPERATOR)
  const { name, n_marks, n_sources, n_km, n_knm, protocol, matrix, passed, findings } = dossier
  const rows = matrix.map((one) => [
    one.characteristic,
    one.measure,
    `${one.side === 'at_most' ? '≤' : '≥'} ${one.limit}`,
    `${one.n_sources} of ${one.least_sources}`,
    cell(one.result),
    one.passed ? 'passed' : `failed: ${one.reason?.message}`,
  ])
  const approvals = await approvalsOf(service, handle)
  print(
    `${[
      twoColumns([
        ['Dossier', handle],
        ['Name', name],
        ['Marks', `${n_marks} of ${n_sources} sources: ${n_km} KM and ${n_knm} KNM pairs`],
        ['Protocol', protocol],
      ]),
      columns(['characteristic', 'measure', 'criterion', 'sources', 'result', ''], rows),
      findings.length > 0 ? findings.map(({ message }) => `- ${message}`).join('\n') : 'No findings.',
      approvals.length > 0
        ? approvals
            .map(({ at, details }) => `Approved by ${details['by']}, ${at}: ${details['statement']}`)
            .join('\n')
        : 'Not approved.',
      passed ? 'All criteria are met.' : 'Not all criteria are met.',
    ].join('\n\n')}\n`,
  )
  return passed
}

const list = (): Command =>
  new Command('list').description('List the plans.').action(() =>
    withService(async (service) => {
      const plans = await Promise.all((await service.store.plans.all()).map((row) => planState(service, row)))
      const rows = plans.map(({ handle, name, state, dossier }) => [handle, state, dossier ?? '', name])
      print(`${columns(['plan', 'state', 'dossier', 'name'], rows)}\n`)
    }),
  )

/** The plan with this handle, or that of the dossier with this handle. */
async function planOrDossier(service: Service, handle: Handle): Promise<PlanRow> {
  return (await service.store.plans.ofDossier(handle)) ?? planOf(service, handle, OPERATOR)
}

async function dossierHandle(service: Service, handle: Handle): Promise<Handle> {
  const { dossier } = await planOrDossier(service, handle)
  if (dossier) return dossier
  throw new MarkgraphError('not-found', `plan ${handle} has no dossier yet; run it first`)
}

const show = (): Command =>
  new Command('show')
    .description('Print a plan or a dossier, or write them to files.')
    .argument('<handle>', 'of a plan or a dossier', parseHandle)
    .option('--plan <file>', 'write the plan, byte for byte as the bundle of its dossier has it', givenPath)
    .option('--json <file>', 'write plan, dossier and approvals', givenPath)
    .option('--pdf <file>', 'write the dossier as a document', givenPath)
    .action((given: Handle, { plan: planFile, json, pdf }: { plan?: string; json?: string; pdf?: string }) =>
      withService(async (service) => {
        const row = await planOrDossier(service, given)
        if (planFile !== undefined) {
          await outFolder(dirname(planFile))
          await writeFile(planFile, canonicalJson((await planDocument(service, row)) as unknown as Json))
        }
        if (row.dossier === null && (json ?? pdf) === undefined) return printPlan(service, row)
        const handle = await dossierHandle(service, given)
        const { plan, dossier } = await dossierOf(service, handle, OPERATOR)
        const approvals = await approvalsOf(service, handle)
        if (json !== undefined) {
          await outFolder(dirname(json))
          await writeFile(json, `${JSON.stringify({ handle, plan, dossier, approvals }, null, 2)}\n`)
        }
        if (pdf !== undefined) {
          const { laboratory } = service.settings
          const content = await dossierReport({ handle, plan, dossier, approvals, laboratory })
          await writeDocument(service, pdf, { kind: 'dossier', subject: handle }, content)
        }
        await printDossier(service, handle)
      }),
    )

const bundleCommand = (): Command =>
  bundleOfLaboratory(
    'Write a dossier with its plan and all scans as one file, from which anyone can do the validation again.',
    ['handle', 'of a plan or a dossier'],
    async (given, service, printer, seal) => {
      const subject = await dossierHandle(service, parseHandle(given))
      const found = await dossierOf(service, subject, OPERATOR)
      const approvals = await approvalsOf(service, subject)
      const bundle = await validationBundle(service, printer, { ...found, approvals }, seal)
      return { kind: 'dossier', subject, filename: validationBundleName(subject), bundle }
    },
  )

const approveCommand = (): Command =>
  new Command('approve')
    .description(
      'Approve a dossier. Where a criterion is not met or something was found, state the deviations that you accept.',
    )
    .argument('<handle>', 'of a plan or a dossier', parseHandle)
    .requiredOption('--by <name>', 'who approves it')
    .requiredOption('--statement <text>', 'what it is approved for')
    .option('--deviations <text>', 'known deviations that are accepted, and why', '')
    .action((given: Handle, options: { by: string; statement: string; deviations: string }) =>
      withService(async (service) => {
        const handle = await dossierHandle(service, given)
        const { dossier } = await dossierOf(service, handle, OPERATOR)
        await approve(service, handle, dossier, parsedBy(newApproval, options, 'the approval'), '')
        await printDossier(service, handle)
      }),
    )

export const validationCommand = (): Command =>
  new Command('validation')
    .addCommand(plan())
    .addCommand(run())
    .addCommand(list())
    .addCommand(show())
    .addCommand(approveCommand())
    .addCommand(bundleCommand())
