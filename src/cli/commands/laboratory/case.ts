import { Command } from 'commander'
import { parseHandle } from '../../../address/canonical.ts'
import { OPERATOR } from '../../../compare/request/named-marks.ts'
import { MarkgraphError } from '../../../errors.ts'
import { caseChange, newCase } from '../../../kinds/laboratory/case.ts'
import { caseBundle, laboratoryBundleName } from '../../../laboratory/bundles/laboratory-bundle.ts'
import { caseOf, caseRecord, casesOf, changeCase, createCase } from '../../../laboratory/cases.ts'
import type { Service } from '../../../service/service.ts'
import { bundleOfLaboratory } from '../../bundle-of-laboratory.ts'
import { jsonIn, parsedBy } from '../../given-json.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'
import { columns, twoColumns } from '../../table.ts'

async function printCase(
  service: Service,
  row: Parameters<typeof caseRecord>[1],
  json = false,
): Promise<void> {
  const one = await caseRecord(service, row)
  if (json) {
    print(`${JSON.stringify(one, null, 2)}\n`)
    return
  }
  const { reports, items, received, propositions, reference, ...about } = one
  const facts = Object.entries({ ...about, ...propositions, ...reference }).filter(([, text]) => text !== '')
  const tables = [
    [
      ['exhibit', 'role', 'source', 'marks', 'note'],
      items.map(({ exhibit, role = '', source = '', marks, note }) => [
        exhibit,
        role,
        source,
        marks.join(' '),
        note,
      ]),
    ],
    [['received', 'by', 'when'], received.map(({ what, who, when }) => [what, who, when])],
    [
      ['report', 'version', 'outcome', 'log10 LR', 'replaces'],
      reports.map(({ handle, version, outcome, log10_lr, replaces }) => [
        handle,
        `${version}`,
        outcome ?? '',
        log10_lr?.toFixed(2) ?? '',
        replaces ?? '',
      ]),
    ],
  ] as const
  const shown = tables.filter(([, rows]) => rows.length > 0).map(([header, rows]) => columns(header, rows))
  print(`${[twoColumns(facts), ...shown].join('\n\n')}\n`)
}

/** Changes the case of a command line and prints it. */
const changed = (idOrNumber: string, change: unknown): Promise<void> =>
  withService(async (service) => {
    const row = await caseOf(service, idOrNumber, OPERATOR)
    await printCase(service, await changeCase(service, row, parsedBy(caseChange, change, 'the case'), ''))
  })

const THE_CASE = 'its id or number'

const create = (): Command =>
  new Command('new')
    .description('Make a case.')
    .argument('<number>', 'what the laboratory calls it')
    .option('--name <text>', 'what it is about', '')
    .action((number: string, { name }: { name: string }) =>
      withService(async (service) => {
        const asked = parsedBy(newCase, { number, name }, 'the case')
        await printCase(service, await createCase(service, asked, ''))
      }),
    )

const list = (): Command =>
  new Command('list')
    .description('List the cases, the newest first.')
    .option('--find <text>', 'cases in which this stands: a number, an exhibit, the handle of a report')
    .option('--json', 'print the list as JSON')
    .action(({ find, json }: { find?: string; json?: true }) =>
      withService(async (service) => {
        const cases = await casesOf(service, OPERATOR, find)
        const rows = cases.map(({ number, state, items, reports, created, name }) => [
          number,
          state,
          `${items}`,
          `${reports}`,
          created,
          name,
        ])
        const header = ['case', 'state', 'items', 'reports', 'created', 'name']
        print(`${json ? JSON.stringify(cases, null, 2) : columns(header, rows)}\n`)
      }),
    )

const show = (): Command =>
  new Command('show')
    .description('Print a case.')
    .argument('<case>', THE_CASE)
    .option('--json', 'print it as JSON')
    .action((idOrNumber: string, { json }: { json?: true }) =>
      withService(async (service) => printCase(service, await caseOf(service, idOrNumber, OPERATOR), json)),
    )

const bundle = (): Command =>
  bundleOfLaboratory(
    'Write a case with its reports and all scans as one file.',
    ['case', THE_CASE],
    async (given, service, printer, seal) => {
      const row = await caseOf(service, given, OPERATOR)
      return {
        kind: 'case',
        subject: row.id,
        filename: laboratoryBundleName('case', row.id),
        bundle: await caseBundle(service, printer, row, seal),
      }
    },
  )

interface AddOptions {
  readonly report?: string
  readonly replaces?: string
  readonly item?: string
  readonly mark?: string[]
}

const add = (): Command =>
  new Command('add')
    .description('Add a report or an item to a case.')
    .argument('<case>', THE_CASE)
    .option('--report <handle>', 'a report', parseHandle)
    .option('--replaces <handle>', 'the earlier report of the case that it takes the place of', parseHandle)
    .option('--item <exhibit>', 'an item, by what the case calls it')
    .option('--mark <hash...>', 'its marks: SHA-256 or handles of scans, or handles of reports')
    .action((idOrNumber: string, { report, replaces, item, mark = [] }: AddOptions) => {
      if (report === undefined && item === undefined)
        throw new MarkgraphError('bad-value', 'nothing is to be added; give --report or --item')
      return changed(idOrNumber, {
        add: {
          ...(report !== undefined && { reports: [{ handle: report, ...(replaces && { replaces }) }] }),
          ...(item !== undefined && { items: [{ exhibit: item, marks: mark }] }),
        },
      })
    })

const change = (): Command =>
  new Command('change')
    .description('Change a case by a JSON file with the fields of PATCH /v1/cases/{id}.')
    .argument('<case>', THE_CASE)
    .argument('<file>', 'JSON', givenPath)
    .action(async (idOrNumber: string, file: string) => {
      return changed(idOrNumber, await jsonIn('the change', file))
    })

const stateCommand = (name: string, description: string, state: 'open' | 'closed'): Command =>
  new Command(name)
    .description(description)
    .argument('<case>', THE_CASE)
    .action((idOrNumber: string) => changed(idOrNumber, { state }))

export const caseCommand = (): Command =>
  new Command('case')
    .addCommand(create())
    .addCommand(list())
    .addCommand(show())
    .addCommand(bundle())
    .addCommand(add())
    .addCommand(change())
    .addCommand(stateCommand('close', 'Close a case: it is not changed until it is open again.', 'closed'))
    .addCommand(stateCommand('open', 'Open a closed case again.', 'open'))
