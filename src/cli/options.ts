import { mkdir } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { MASKS, UNITS } from '../kinds/recipe.ts'
import { ALL_MARKS } from '../marks/all.ts'
import { AS_IN_FILE, type FileReading, type Watch } from '../marks/mark-type.ts'
import { markTypes } from '../marks/types.ts'
import { bytesOf, keepQuota } from '../service/housekeeping.ts'
import { openService, type Service } from '../service/service.ts'
import { settings } from '../settings/settings.ts'
import { lockDataFolder } from '../store/sqlite/ownership.ts'
import { progress } from './progress.ts'

/** The mark types. Options can be checked against them before the service is opened. */
export const MARKS = markTypes(ALL_MARKS)

/** The domains of the mark types, for the help of an option. */
export const DOMAINS = MARKS.domains.join(', ')

/** Opens the service on the data folder of the environment, runs `work`, and closes the service. */
export async function withService<T>(
  work: (service: Service) => Promise<T>,
  options?: Parameters<typeof openService>[1],
): Promise<T> {
  const service = await openService(settings(process.env), options)
  try {
    const result = await work(service)
    await quotaKept(service)
    return result
  } finally {
    await service.close()
  }
}

/** Evicts what is over the quota, unless a server has the folder and does it. */
async function quotaKept(service: Service): Promise<void> {
  if (service.store.readOnly || (await bytesOf(service)) <= service.settings.diskBytes) return
  const lock = await lockDataFolder(service.settings.dataFolder)
  if (!lock) return
  try {
    await keepQuota(service)
  } finally {
    lock.release()
  }
}

/** Shows the stages of a study on standard error. */
export const watching: Watch = { stage: progress }

/** How the files of a command are read. */
export interface ReadingOptions {
  units: FileReading['units']
  mask: FileReading['mask']
}

/** Adds the options that say how files are read. */
export const withReading = (command: Command): Command =>
  command
    .addOption(
      new Option('--units <unit>', 'unit of the lengths in the files; um: micrometres')
        .choices(UNITS)
        .default(AS_IN_FILE.units),
    )
    .addOption(
      new Option(
        '--mask <which>',
        'auto: find the region that bears the mark; file: use the mask in the file; none: use the whole scan',
      )
        .choices(MASKS)
        .default(AS_IN_FILE.mask),
    )

/** Makes the folder for results before anything is computed. */
export async function outFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true })
  return path
}
