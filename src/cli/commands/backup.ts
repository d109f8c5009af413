import { Command } from 'commander'
import { settings } from '../../settings/settings.ts'
import { backedUp, type Copied, restoreBackup } from '../../store/sqlite/backup.ts'
import { mib } from '../../words/amounts.ts'
import { givenPath } from '../given-path.ts'
import { print, printError } from '../print.ts'

export const backupCommand = (): Command =>
  new Command('backup').argument('<folder>', 'the new folder').action(async (folder: string) => {
    told(await backedUp(settings(process.env).dataFolder, givenPath(folder)))
  })

export const restoreCommand = (): Command =>
  new Command('restore').argument('<folder>', 'the backup').action(async (folder: string) => {
    told(await restoreBackup(givenPath(folder), settings(process.env).dataFolder))
  })

function told({ files, bytes, missing, record }: Copied): void {
  print(`copied the database and ${files} files (${mib(bytes)}), each checked against its hash\n`)
  if (record.rows > 0)
    print(`the record of acts has ${record.rows} rows; hash of the last one: ${record.hash}\n`)
  if (record.broken !== undefined) {
    const where = `row ${record.broken}`
    printError(`markgraph: the record of acts is broken at ${where}: markgraph doctor says more\n`)
    process.exitCode = 1
  }
  if (missing.length === 0) return
  printError(
    `markgraph: ${missing.length} files that should be kept are missing or damaged: ${missing.join(', ')}\n`,
  )
  process.exitCode = 1
}
