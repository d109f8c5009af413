import { Command } from 'commander'
import { isHandle, parseHandle } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { workerThreads } from '../../executor/worker-threads.ts'
import { Graph } from '../../graph/graph.ts'
import { ALL_MARKS } from '../../marks/all.ts'
import { allNodes } from '../../service/nodes.ts'
import { WORKER } from '../../service/service.ts'
import { settings } from '../../settings/settings.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { Engine } from '../../verify/replay.ts'
import { signatureChecker } from '../../verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../verify/signatures/dsse.ts'
import { certificateIn } from '../../verify/signatures/timestamp.ts'
import { reportNamed } from '../../verify/sources/stored-dossier.ts'
import { EXIT_CODES, type ReportVerification } from '../../verify/verdict.ts'
import { verifyBundle } from '../../verify/verify-bundle.ts'
import { verifyEvery, verifyReport } from '../../verify/verify-report.ts'
import { readable } from '../../words/readable.ts'
import { MARKS, withService } from '../options.ts'
import { print } from '../print.ts'
import { everyTable, verificationTable } from '../verification-table.ts'

interface Options {
  key?: string
  tsa?: string
  all?: boolean
  json?: boolean
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .argument('[what]', 'a bundle (a file), or the handle of a report in the data folder')
    .option('--key <file>', 'public key that must have signed the bundle')
    .option('--tsa <file>', 'certificate of the authority that must have timestamped the bundle')
    .option('--all', 'check every report of the data folder')
    .option('--json', 'print everything that was found as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 verified, 1 not verified, 2 the command line is wrong, 3 intact but not recomputable.',
    )
    .action(async (what: string | undefined, { all, json, ...trusted }: Options) => {
      if ((what !== undefined) === (all ?? false)) {
        throw new MarkgraphError('bad-value', 'give one of a bundle, a handle and --all')
      }
      const tell = (found: unknown, table: string): void => {
        print(json ? `${JSON.stringify(found, null, 2)}\n` : `${table}\n`)
      }
      if (what === undefined) {
        const every = await withService((service) => verifyEvery(service))
        tell(every, everyTable(every))
        process.exitCode = EXIT_CODES[every.verdict]
        return
      }
      const found = await (isHandle(what) ? storedReport(what) : bundleFile(what, trusted))
      tell(found, verificationTable(found))
      process.exitCode = EXIT_CODES[found.verdict]
    })

const storedReport = (handle: string): Promise<ReportVerification> =>
  withService(async (service) => verifyReport(service, await reportNamed(service, parseHandle(handle))))

/** Checks a bundle on this machine's threads. It needs no data folder. */
async function bundleFile(path: string, { key, tsa }: Options): Promise<ReportVerification> {
  const bytes = await readable('the bundle', path)
  const text = async (what: string, file: string) => (await readable(what, file)).toString('utf8')
  const checkSignatures = signatureChecker({
    key: key ? publicKeyIn(await text('the key', key), 'the given key') : undefined,
    authority: tsa ? certificateIn(await text('the certificate', tsa)) : undefined,
  })
  const { threads, memoryBytes } = settings(process.env)
  const executor = workerThreads(WORKER, threads)
  const nodes = allNodes(ALL_MARKS)
  const engine: Engine = {
    nodes,
    marks: MARKS,
    freshGraph: (store) => new Graph({ executor, nodes, store, memoryBytes, engineVersion: ENGINE_VERSION }),
  }
  try {
    return await verifyBundle(bytes, engine, checkSignatures)
  } finally {
    await executor.close()
  }
}
