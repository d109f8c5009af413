import { dirname } from 'node:path'
import { Command } from 'commander'
import { OPERATOR, scansOfCollection } from '../../compare/request/named-marks.ts'
import { studyOfCollection } from '../../references/studies/against.ts'
import { rowsInFolder } from '../../references/studies/study-scans.ts'
import { checkCollected, collectionOf, collectionRecord, createCollection } from '../../search/collections.ts'
import type { Service } from '../../service/service.ts'
import { visibleLine } from '../../words/visible.ts'
import { givenPath } from '../given-path.ts'
import { manifestRows } from '../manifests.ts'
import { DOMAINS, MARKS, type ReadingOptions, watching, withReading, withService } from '../options.ts'
import { print } from '../print.ts'
import { columns } from '../table.ts'
import { runToEnd, studySummary } from './study.ts'

const HEADER = ['collection', 'domain', 'marks', 'scans', 'created', 'name']

function table(records: readonly Awaited<ReturnType<typeof collectionRecord>>[]): string {
  const rows = records.map(({ id, domain, marks, scans, created, name }) => [
    id,
    domain,
    `${marks}`,
    `${scans}`,
    created,
    name,
  ])
  return `${columns(HEADER, rows)}\n`
}

const printed = async (service: Service, idOrName: string): Promise<void> => {
  const collection = await collectionOf(service, idOrName, OPERATOR)
  print(table([await collectionRecord(service, collection)]))
}

const create = (): Command =>
  new Command('create')
    .description('Make an empty collection, or find the one of this name.')
    .argument('<name>')
    .requiredOption('--domain <domain>', DOMAINS)
    .action((name: string, { domain }: { domain: string }) => {
      const own = MARKS.of(domain).domain // checks the domain before the data folder is opened
      return withService(async (service) => {
        const about = { name, domain: own, principal: '', created: new Date().toISOString() }
        const { collection } = await createCollection(service, about)
        await printed(service, collection.id)
      })
    })

interface AddOptions extends ReadingOptions {
  scans?: string
}

const add = (): Command =>
  withReading(new Command('add'))
    .description('Add the scans of a manifest. Scans that are there already stay as they are.')
    .argument('<collection>', 'its id or name')
    .argument(
      '<manifest>',
      'CSV with the columns study, source, mark, land (bullets only) and scan',
      givenPath,
    )
    .option(
      '--scans <folder>',
      'folder that the paths in the scan column are relative to (default: the folder of the manifest)',
      givenPath,
    )
    .action((idOrName: string, manifest: string, { scans, units, mask }: AddOptions) =>
      withService(async (service) => {
        const collection = await collectionOf(service, idOrName, OPERATOR)
        const rows = await manifestRows(manifest)
        await checkCollected(service, collection, rows)
        const folder = scans ?? dirname(manifest)
        const found = await rowsInFolder(service, rows, folder, watching, { units, mask })
        const added = await service.store.collections.add(collection.id, found, '')
        print(`added ${added} of ${found.length} scans\n`)
        await printed(service, collection.id)
      }),
    )

const list = (): Command =>
  new Command('list').description('List the collections of the data folder.').action(() =>
    withService(async (service) => {
      const all = await service.store.collections.all()
      print(table(await Promise.all(all.map((one) => collectionRecord(service, one)))))
    }),
  )

const show = (): Command =>
  new Command('show')
    .description('Print a collection and its scans.')
    .argument('<collection>', 'its id or name')
    .action((idOrName: string) =>
      withService(async (service) => {
        const { id } = await collectionOf(service, idOrName, OPERATOR)
        await printed(service, id)
        const rows = (await scansOfCollection(service.store, id)).map(
          ({ mark, source, land, scan, surface }) => [mark, source, `${land}`, scan, surface],
        )
        print(`\n${columns(['mark', 'source', 'land', 'scan', 'surface'], rows)}\n`)
      }),
    )

const study = (): Command =>
  new Command('study')
    .description('Create a study of all pairs of a collection, and score them.')
    .argument('<collection>', 'its id or name')
    .option('--name <name>', 'name of the study (default: that of the collection)')
    .action((idOrName: string, { name }: { name?: string }) =>
      withService(async (service) => {
        const collection = await collectionOf(service, idOrName, OPERATOR)
        const created = await studyOfCollection(service, collection, { name, principal: '' })
        print(`${studySummary(await runToEnd(service, created.study))}\n`)
      }),
    )

const remove = (): Command =>
  new Command('delete')
    .description('Delete a collection. Only the list is removed; scans, scores and reports stay.')
    .argument('<collection>', 'its id or name')
    .action((idOrName: string) =>
      withService(async (service) => {
        const { id, name } = await collectionOf(service, idOrName, OPERATOR)
        await service.store.collections.remove(id, '')
        print(`deleted the collection ${visibleLine(name)} (${id})\n`)
      }),
    )

export const collectionCommand = (): Command =>
  new Command('collection')
    .addCommand(create())
    .addCommand(add())
    .addCommand(list())
    .addCommand(show())
    .addCommand(study())
    .addCommand(remove())
