import { Command } from 'commander'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { CHANGES, type Impact } from '../../../kinds/laboratory/impact.ts'
import { impactBundle, laboratoryBundleName } from '../../../laboratory/bundles/laboratory-bundle.ts'
import { approveImpact, impactOf, impactWith } from '../../../laboratory/impact.ts'
import { approvalsOf, newApproval } from '../../../laboratory/plans.ts'
import { impactReport } from '../../../report/impact.ts'
import type { Service } from '../../../service/service.ts'
import { engineOf } from '../../../verify/verify-report.ts'
import { IMPACT_CHANGE_WORDS } from '../../../words/impact-changes.ts'
import { bundleOfLaboratory } from '../../bundle-of-laboratory.ts'
import { parsedBy } from '../../given-json.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'
import { columns, twoColumns } from '../../table.ts'
import { writeDocument } from '../../write-document.ts'

async function printImpact(service: Service, handle: Handle, impact: Impact): Promise<void> {
  const { engine_version, reports, counts, largest, changed, created } = impact
  print(
    `${twoColumns([
      ['Impact', handle],
      ['Made', created],
      ['Release', engine_version],
      ['Reports', `${reports}`],
      ...CHANGES.filter((change) => counts[change] > 0).map((change): [string, string] => [
        IMPACT_CHANGE_WORDS[change],
        `${counts[change]}`,
      ]),
      ['Largest move', largest === null ? '-' : `${largest.toPrecision(3)} of log10 LR`],
    ])}\n`,
  )
  const number = (one: Impact['changed'][number]['is']): string =>
    one === null ? '-' : one.log10_lr === null ? one.outcome : one.log10_lr.toFixed(4)
  const rows = changed
    .filter(({ change }) => change !== 'words')
    .map(({ report, engine_version: by, change, was, is, why }) => [
      report.slice(0, 19),
      by,
      IMPACT_CHANGE_WORDS[change],
      number(was),
      number(is),
      why ?? is?.reason ?? is?.verbal ?? '',
    ])
  if (rows.length > 0) print(`\n${columns(['report', 'by', '', 'log10 LR was', 'is', ''], rows)}\n`)
  for (const { at, details } of await approvalsOf(service, handle))
    print(`Approved by ${details['by']}, ${at}: ${details['statement']}\n`)
}

const run = (): Command =>
  new Command('run')
    .description(
      'Do every stored report again under this release, and keep what changes. Exit code 1: a number, a verbal step, a bound or an outcome changes; 3: a report cannot be done again.',
    )
    .option('--json', 'print the document as JSON')
    .action(({ json }: { json?: boolean }) =>
      withService(async (service) => {
        const { handle, impact } = await impactOf(service, engineOf(service))
        if (json) print(`${JSON.stringify({ handle, ...impact }, null, 2)}\n`)
        else await printImpact(service, handle, impact)
        const { equal, words, 'not done': notDone } = impact.counts
        if (equal + words + notDone < impact.reports) process.exitCode = 1
        else if (notDone > 0) process.exitCode = 3
      }),
    )

const show = (): Command =>
  new Command('show')
    .description('Print an impact document and its approvals.')
    .argument('<impact>', 'its handle', parseHandle)
    .option('--pdf <file>', 'write it as a document', givenPath)
    .action((handle: Handle, { pdf }: { pdf?: string }) =>
      withService(async (service) => {
        const impact = await impactWith(service, handle)
        if (pdf !== undefined) {
          const { laboratory } = service.settings
          const approvals = await approvalsOf(service, handle)
          const content = await impactReport({ handle, impact, approvals, laboratory })
          await writeDocument(service, pdf, { kind: 'impact', subject: handle }, content)
        }
        await printImpact(service, handle, impact)
      }),
    )

const bundle = (): Command =>
  bundleOfLaboratory(
    'Write an impact document with the reports that change and all scans as one file.',
    ['impact', 'its handle'],
    async (given, service, printer, seal) => {
      const subject = parseHandle(given)
      return {
        kind: 'impact',
        subject,
        filename: laboratoryBundleName('impact', subject),
        bundle: await impactBundle(service, printer, subject, seal),
      }
    },
  )

const approve = (): Command =>
  new Command('approve')
    .description('Approve an impact document, for good.')
    .argument('<impact>', 'its handle', parseHandle)
    .requiredOption('--by <name>', 'who approves it')
    .requiredOption('--statement <text>', 'what follows for the reports that change')
    .action((handle: Handle, given: object) =>
      withService(async (service) => {
        await approveImpact(service, handle, parsedBy(newApproval, given, 'the approval'), '')
        await printImpact(service, handle, await impactWith(service, handle))
      }),
    )

export const impactCommand = (): Command =>
  new Command('impact').addCommand(run()).addCommand(show()).addCommand(bundle()).addCommand(approve())
