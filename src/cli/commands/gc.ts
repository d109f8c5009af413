import { Command, InvalidArgumentError } from 'commander'
import { MarkgraphError } from '../../errors.ts'
import { collectGarbage } from '../../service/housekeeping.ts'
import { openService } from '../../service/service.ts'
import { type Settings, settings } from '../../settings/settings.ts'
import { lockDataFolder, toldAddress } from '../../store/sqlite/ownership.ts'
import type { Removed } from '../../store/store.ts'
import { mib } from '../../words/amounts.ts'
import { readable } from '../../words/readable.ts'
import { print } from '../print.ts'

interface Options {
  readonly to?: number
  readonly keyFile?: string
}

/** The answer of `POST /v1/gc`. */
interface Answer {
  readonly evicted: Removed
  readonly orphans: Removed
  readonly bytes_before: number
  readonly bytes_after: number
}

export const gcCommand = (): Command =>
  new Command('gc')
    .option('--to <bytes>', 'evict until the store takes at most so many bytes; 0: everything', wholeNumber)
    .option('--key-file <path>', 'file with an API key of an admin, for a running server that has keys')
    .action(async (options: Options) => {
      const chosen = settings(process.env)
      const answer = await collected(chosen, options)
      const { evicted, orphans, bytes_before: before, bytes_after: after } = answer
      print(
        `evicted ${evicted.count} results (${mib(evicted.bytes)}), took away ${orphans.count} files without a row (${mib(orphans.bytes)})\n` +
          `the store took ${mib(before)}, and takes ${mib(after)} now\n`,
      )
    })

function wholeNumber(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new InvalidArgumentError('It must be a whole number of bytes, 0 or more.')
}

/** Through the server of the folder, or alone when there is none. */
async function collected(chosen: Settings, { to, keyFile }: Options): Promise<Answer> {
  const lock = await lockDataFolder(chosen.dataFolder)
  if (!lock) return byServer(chosen.dataFolder, to, keyFile)
  try {
    const service = await openService(chosen)
    try {
      const { evicted, orphans, bytesBefore, bytesAfter } = await collectGarbage(service, '', to)
      return { evicted, orphans, bytes_before: bytesBefore, bytes_after: bytesAfter }
    } finally {
      await service.close()
    }
  } finally {
    lock.release()
  }
}

async function byServer(
  folder: string,
  bytes: number | undefined,
  keyFile: string | undefined,
): Promise<Answer> {
  const url = await toldAddress(folder)
  const refused = (why: string): MarkgraphError =>
    new MarkgraphError('bad-setting', `the server of the data folder ${folder} ${why}`)
  if (url === undefined) throw refused('does not say where it listens; try again when it has started')
  const key = keyFile && new TextDecoder().decode(await readable('the key', keyFile)).trim()
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const body = JSON.stringify(bytes === undefined ? {} : { bytes })
  const response = await fetch(new URL('/v1/gc', url), { method: 'POST', headers, body }).catch(
    (error: Error) => {
      throw refused(`does not answer at ${url}: ${String(error.cause ?? error.message)}`)
    },
  )
  const answer = (await response.json()) as Answer & { detail?: string }
  if (!response.ok) throw refused(`refused (${response.status}): ${answer.detail}`)
  return answer
}
