import { Command } from 'commander'
import type { EventRow } from '../../../kinds/laboratory/event.ts'
import { chainOf, timeOf } from '../../../laboratory/events.ts'
import type { Service } from '../../../service/service.ts'
import { countOption } from '../../known-options.ts'
import { withService } from '../../options.ts'
import { print, printError } from '../../print.ts'
import { columns } from '../../table.ts'

const BROKEN = 1 // exit code
const USUAL = 50

interface Options {
  readonly subject?: string
  readonly principal?: string
  readonly since?: string
  readonly limit: number
  readonly check?: true
  readonly json?: true
}

/** `markgraph events`: the record of acts. */
export const eventsCommand = (): Command =>
  new Command('events')
    .option('--subject <handle>', 'acts on one thing, by its handle or id')
    .option('--principal <name>', 'acts of one key; "" for the operator')
    .option('--since <time>', 'acts from this date or time on (ISO 8601)')
    .option('--limit <count>', 'how many, the newest first', countOption, USUAL)
    .option('--check', 'check the whole record instead; the exit code is 1 when a row was changed or is gone')
    .option('--json', 'print the rows as JSON')
    .action((options: Options) =>
      withService((service) => (options.check ? checked(service) : listed(service, options))),
    )

async function listed(
  { store }: Service,
  { subject, principal, since, limit, json }: Options,
): Promise<void> {
  const filter = { subject, principal, since: since && timeOf(since) }
  const rows = await store.events.newest(filter, limit)
  print(`${json ? JSON.stringify(rows, null, 2) : columns(HEADER, rows.map(cells))}\n`)
}

const HEADER = ['row', 'time', 'who', 'act', 'what', 'handle or id', 'details']

const cells = ({ sequence, at, principal, act, kind, subject, details }: EventRow): string[] => [
  `${sequence}`,
  at,
  principal || 'operator',
  act,
  kind,
  subject,
  JSON.stringify(details),
]

async function checked(service: Service): Promise<void> {
  const { rows, hash, broken } = await chainOf(service)
  if (broken === undefined) {
    print(`${rows} rows follow from each other; hash of the last one: ${hash || 'none'}\n`)
    return
  }
  printError(`markgraph: the record is broken at row ${broken}; the ${rows} before it are whole\n`)
  process.exitCode = BROKEN
}
