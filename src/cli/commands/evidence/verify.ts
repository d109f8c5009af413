import { join } from 'node:path'
import { Command } from 'commander'
import { isHandle, parseHandle } from '../../../address/canonical.ts'
import { MarkgraphError } from '../../../errors.ts'
import { workerThreads } from '../../../executor/worker-threads.ts'
import { Graph } from '../../../graph/graph.ts'
import type { Encoded } from '../../../kinds/kind.ts'
import { referenceKind } from '../../../kinds/reference.ts'
import { verifyFile } from '../../../laboratory/bundles/verify-file.ts'
import { ALL_MARKS } from '../../../marks/all.ts'
import { BUNDLED, readReference, referencesIn } from '../../../references/library.ts'
import { openPrinter, type Printer } from '../../../report/printer.ts'
import { allNodes } from '../../../service/nodes.ts'
import { WORKER } from '../../../service/service.ts'
import { settings } from '../../../settings/settings.ts'
import { ENGINE_VERSION } from '../../../settings/version.ts'
import type { ZipFile } from '../../../verify/bundles/zip.ts'
import { printWith } from '../../../verify/print.ts'
import type { Engine } from '../../../verify/replay.ts'
import type { ReportVerification } from '../../../verify/shapes.ts'
import { signatureChecker } from '../../../verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../../verify/signatures/dsse.ts'
import { certificateIn } from '../../../verify/signatures/timestamp.ts'
import { reportNamed } from '../../../verify/sources/stored-dossier.ts'
import { isTrustEntry, trustIn } from '../../../verify/standing.ts'
import { EXIT_CODES } from '../../../verify/verdict.ts'
import { verifyEvery, verifyReport } from '../../../verify/verify-report.ts'
import { readable } from '../../../words/readable.ts'
import { MARKS, withService } from '../../options.ts'
import { print } from '../../print.ts'
import { everyTable, verificationTable } from '../../verification-table.ts'

interface Options {
  key?: string
  tsa?: string
  pdf?: string
  trust: string[]
  all?: boolean
  json?: boolean
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .argument('[what]', 'a bundle (a file), or the handle of a report in the data folder')
    .option('--key <file>', 'public key that must have signed the bundle')
    .option('--tsa <file>', 'certificate of the authority that must have timestamped the bundle')
    .option('--pdf <file>', 'a printed report that came by itself: it must be that of the bundle')
    .option(
      '--trust <reference or key>',
      'trust a reference by its handle, or the references of bundles that a public key (its file or id) has signed; may be given several times',
      (one: string, all: string[]) => [...all, one],
      [],
    )
    .option('--all', 'check every report of the data folder')
    .option('--json', 'print everything that was found as JSON')
    .addHelpText(
      'after',
      `
Exit codes: 0 verified, 1 something differs, 2 the command line is wrong, 3 it cannot be computed here in full, 4 all is
equal, but the reference is unknown or a file was not looked at.`,
    )
    .action(async (what: string | undefined, { all, json, ...options }: Options) => {
      if ((what !== undefined) === (all ?? false)) {
        throw new MarkgraphError('bad-value', 'give one of a bundle, a handle and --all')
      }
      const isStored = all || isHandle(what!)
      if (isStored && (options.key ?? options.tsa ?? options.trust.find((one) => !isHandle(one)))) {
        throw new MarkgraphError(
          'bad-value',
          'a stored report is not signed: keys and certificates (--key, --tsa, --trust with a key) are for bundles',
        )
      }
      if (all && options.pdf) {
        throw new MarkgraphError('bad-value', '--pdf is about one report; give its handle or its bundle')
      }
      const trust = await Promise.all(options.trust.map(trustEntry))
      const tell = (found: unknown, table: string): void => {
        print(json ? `${JSON.stringify(found, null, 2)}\n` : `${table}\n`)
      }
      if (what === undefined) {
        const every = await withService((service) => verifyEvery(service, trust))
        tell(every, everyTable(every))
        process.exitCode = EXIT_CODES[every.verdict]
        return
      }
      const pdf = options.pdf
        ? { path: options.pdf, data: await readable('the PDF', options.pdf) }
        : undefined
      const printer = openPrinter()
      try {
        const found = await (isHandle(what)
          ? withService(async (service) =>
              verifyReport(service, await reportNamed(service, parseHandle(what)), {
                printer,
                pdf,
                trust,
              }),
            )
          : bundleFile(what, { ...options, trust }, printer, pdf))
        tell(found, verificationTable(found))
        process.exitCode = EXIT_CODES[found.verdict]
      } finally {
        await printer.close()
      }
    })

/** The reference that came with this program under an id. */
const bundledReference = async (id: string): Promise<Encoded | undefined> =>
  referencesIn(BUNDLED).includes(id)
    ? referenceKind.encode(readReference(join(BUNDLED, `${id}.json`)))
    : undefined

/** A handle or id as it is; anything else is the file of a public key. */
async function trustEntry(entry: string): Promise<string> {
  if (isTrustEntry(entry)) return entry
  const pem = (await readable('the trusted key', entry)).toString('utf8')
  return publicKeyIn(pem, `the trusted key ${entry}`).id
}

/** Checks a bundle on this machine's threads. It needs no data folder. */
async function bundleFile(
  path: string,
  { key, tsa, trust }: Options,
  printer: Printer,
  pdf: ZipFile | undefined,
): Promise<ReportVerification> {
  const bytes = await readable('the bundle', path)
  const text = async (what: string, file: string) => (await readable(what, file)).toString('utf8')
  const checkSignatures = signatureChecker({
    key: key ? publicKeyIn(await text('the key', key), 'the given key') : undefined,
    authority: tsa ? certificateIn(await text('the certificate', tsa)) : undefined,
  })
  const { threads, memoryBytes, trust: always } = settings(process.env)
  const executor = workerThreads(WORKER, threads)
  const nodes = allNodes(ALL_MARKS)
  const engine: Engine = {
    nodes,
    marks: MARKS,
    freshGraph: (store) => new Graph({ executor, nodes, store, memoryBytes, engineVersion: ENGINE_VERSION }),
    trust: trustIn([...always, ...trust]),
    reference: bundledReference,
    print: printWith(printer, { marks: MARKS, reference: bundledReference }),
    documents: printer,
  }
  try {
    return await verifyFile(bytes, engine, checkSignatures, pdf)
  } finally {
    await executor.close()
  }
}
