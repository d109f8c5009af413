import { Command } from 'commander'
import { MarkgraphError } from '../../errors.ts'
import { openService } from '../../service/service.ts'
import { type Settings, settings } from '../../settings/settings.ts'
import { FINDINGS, type Finding, type FindingKind } from '../../store/sqlite/doctor/finding.ts'
import { lockDataFolder } from '../../store/sqlite/ownership.ts'
import { brokenDatabase, findingsIn } from '../../verify/doctor/look.ts'
import { repairing } from '../../verify/doctor/repair.ts'
import { print } from '../print.ts'

const NAMES = 3 // of each kind that are printed

const NOT_REPAIRABLE = 4

/** The findings of one kind with one end. */
interface Counted {
  readonly kind: FindingKind
  readonly end: keyof typeof ENDS
  count: number
  readonly names: string[]
}

const ENDS = {
  repaired: 'repaired',
  repairable: '--repair can repair it',
  lost: 'nothing here can repair it',
  note: 'no damage',
} as const

export const doctorCommand = (): Command =>
  new Command('doctor')
    .option('--repair', 'make again what can be computed again, and move away what nothing names')
    .addHelpText(
      'after',
      '\nExit codes: 0 nothing is wrong, 1 all that is wrong can be repaired or was, 2 refused, 4 some of it cannot be repaired.',
    )
    .action(async ({ repair = false }: { repair?: boolean }) => {
      const chosen = settings(process.env)
      if (chosen.store.database !== '') {
        const message = 'doctor looks at data folders (SQLite) only, and this store is in PostgreSQL'
        throw new MarkgraphError('bad-setting', message)
      }
      const groups = repair ? await repaired(chosen) : await counted(findingsIn(chosen.dataFolder), fromFate)
      print(groups.length === 0 ? 'nothing is wrong\n' : groups.map(text).join(''))
      const ends = new Set(groups.map(({ end }) => end))
      process.exitCode = ends.has('lost')
        ? NOT_REPAIRABLE
        : ends.has('repaired') || ends.has('repairable')
          ? 1
          : 0
    })

/** Repairs a folder alone. Error: `bad-setting` while a server has it. */
async function repaired(chosen: Settings): Promise<Counted[]> {
  const { dataFolder } = chosen
  // before anything is made in a folder without data, or opened that cannot be
  if (await brokenDatabase(dataFolder)) return counted(findingsIn(dataFolder), fromFate)
  const lock = await lockDataFolder(dataFolder)
  if (!lock) {
    throw new MarkgraphError(
      'bad-setting',
      `a server uses the data folder ${dataFolder}; stop it and repair then, or look without --repair`,
    )
  }
  try {
    const service = await openService(chosen)
    const repair = repairing(service)
    try {
      return await counted(findingsIn(dataFolder, 1), async (one) => {
        if (one.fate === 'note' || one.fate === 'nothing') return fromFate(one)
        return (await repair.repaired(one)) ? 'repaired' : 'lost'
      })
    } finally {
      repair.close()
      await service.close()
    }
  } finally {
    lock.release()
  }
}

const fromFate = ({ fate }: Finding): Counted['end'] =>
  fate === 'note' ? 'note' : fate === 'nothing' ? 'lost' : 'repairable'

async function counted(
  findings: AsyncIterable<Finding>,
  endOf: (one: Finding) => Counted['end'] | Promise<Counted['end']>,
): Promise<Counted[]> {
  const groups = new Map<string, Counted>()
  for await (const one of findings) {
    const end = await endOf(one)
    const key = `${one.kind} ${end}`
    const group = groups.get(key) ?? { kind: one.kind, end, count: 0, names: [] }
    groups.set(key, group)
    group.count += 1
    if (group.names.length < NAMES && !group.names.includes(one.name)) group.names.push(one.name)
  }
  return [...groups.values()]
}

const text = ({ kind, end, count, names }: Counted): string =>
  `${count} × ${FINDINGS[kind]} (${ENDS[end]})\n${names.map((name) => `    ${name}\n`).join('')}${count > names.length ? '    …\n' : ''}`
