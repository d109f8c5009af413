import { mkdir } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { bytesOf, keepQuota } from '../composition/housekeeping.ts'
import { openService, type Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { ALL_MARKS } from '../marks/all.ts'
import { AS_IN_FILE, type FileReading, type Watch } from '../marks/mark-type.ts'
import { markTypes } from '../marks/types.ts'
import { type ManifestRow, readManifest } from '../references/manifest.ts'
import { settings } from '../settings.ts'
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
  if ((await bytesOf(service)) <= service.settings.diskBytes) return
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

/** The rows of a manifest; what it gives reason to warn of goes to standard error. */
export async function manifestRows(path: string): Promise<readonly ManifestRow[]> {
  const { rows, warnings } = await readManifest(path)
  for (const { message } of warnings) process.stderr.write(`${path}: ${message}\n`)
  return rows
}

/**
 * The rows of several manifests: a list for each, whose marks are paired among themselves; with `paired` one list of all.
 * errors  `bad-value`: with `paired`, a mark that two manifests list
 */
export async function manifestLists(
  paths: readonly string[],
  paired: boolean | undefined,
): Promise<(readonly ManifestRow[])[]> {
  const lists = await Promise.all(paths.map(manifestRows))
  if (!paired) return lists
  const marks = lists.map((rows) => new Set(rows.map(({ mark }) => mark)))
  const twice = lists.flatMap((rows, i) =>
    rows.filter(({ mark }) => marks.some((others, k) => k < i && others.has(mark))),
  )[0]
  if (twice) {
    const message = `two manifests list the mark ${twice.mark}; a mark belongs to one`
    throw new MarkgraphError('bad-value', message)
  }
  return [lists.flat()]
}

/** Adds the option that takes the manifests of a reference as one list. */
export const withPaired = (command: Command): Command =>
  command.option('--paired', 'pair the marks of different manifests too, as if they were one manifest')

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
        .choices(['file', 'um'])
        .default(AS_IN_FILE.units),
    )
    .addOption(
      new Option(
        '--mask <which>',
        'auto: find the region that bears the mark; file: use the mask in the file; none: use the whole scan',
      )
        .choices(['auto', 'file', 'none'])
        .default(AS_IN_FILE.mask),
    )

/** Makes the folder for results before anything is computed. */
export async function outFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true })
  return path
}
