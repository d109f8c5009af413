import { Command } from 'commander'
import { settings } from '../../settings/settings.ts'
import { backedUp, type Copied, restored } from '../../store/sqlite/backup.ts'
import { mib } from '../../words/mib.ts'
import { givenPath } from '../given-path.ts'
import { print, printError } from '../print.ts'

export const backupCommand = (): Command =>
  new Command('backup').argument('<folder>', 'the new folder').action(async (folder: string) => {
    told(await backedUp(settings(process.env).dataFolder, givenPath(folder)))
  })

export const restoreCommand = (): Command =>
  new Command('restore').argument('<folder>', 'the backup').action(async (folder: string) => {
    told(await restored(givenPath(folder), settings(process.env).dataFolder))
  })

function told({ files, bytes, missing }: Copied): void {
  print(`copied the database and ${files} files (${mib(bytes)}), each checked against its hash\n`)
  if (missing.length === 0) return
  printError(
    `markgraph: ${missing.length} files that should be kept are missing or damaged: ${missing.join(', ')}\n`,
  )
  process.exitCode = 1
}
