import { Command } from 'commander'
import { prepareReferences } from '../../compare/calibration.ts'
import { warmUp } from '../../compare/warm-up.ts'
import { MarkgraphError } from '../../errors.ts'
import { buildApp, type Part } from '../../http/app.ts'
import type { App } from '../../http/context.ts'
import { allowedHosts } from '../../http/middleware/hosts.ts'
import type { Bounds } from '../../limits/bounds.ts'
import { boundsWithin, openFiles } from '../../limits/descriptors.ts'
import { assertReferencesCurrent } from '../../service/current-references.ts'
import { keepingQuota } from '../../service/housekeeping.ts'
import { openService, type Service } from '../../service/service.ts'
import { type Settings, settings } from '../../settings/settings.ts'
import { ownDataFolder, tellAddress } from '../../store/sqlite/ownership.ts'
import { print, printError } from '../print.ts'
import { stopOnSignal } from '../stop-on-signal.ts'

/** A running server: where it listens, and how to stop it. */
export interface Running {
  readonly url: string
  /** Address of the benchmark, if it has its own listener. */
  readonly benchmarkUrl: string | undefined
  readonly service: Service
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
  stop(): Promise<void>
}

/**
 * Starts a server.
 * errors  `bad-setting` when another server has the data folder, of which nothing is touched; those of opening and listening
 */
export async function startServer(chosen: Settings): Promise<Running> {
  allowedHosts(chosen) // before anything is opened
  const bounds = boundsWithin(openFiles(), chosen, chosen.benchmarkPort === undefined ? 1 : 2)
  const owned = await ownDataFolder(chosen.dataFolder)
  try {
    return await serving(chosen, bounds, owned.release)
  } catch (error) {
    owned.release()
    throw error
  }
}

async function serving(chosen: Settings, bounds: Bounds, release: () => void): Promise<Running> {
  const service = await openService(chosen, {
    report: (message, details) => printError(`${message} ${JSON.stringify(details)}\n`),
  })
  try {
    await assertReferencesCurrent(service) // the server does not start with a broken reference, or one of another config
  } catch (error) {
    await service.close() // open connections would keep a process that failed
    throw error
  }
  return servingOn(service, bounds, release)
}

async function servingOn(service: Service, bounds: Bounds, release: () => void): Promise<Running> {
  const chosen = service.settings
  const { host, port, benchmarkPort } = chosen
  const built = (part: Part): Promise<App> => buildApp(service, undefined, part, undefined, undefined, bounds)
  const app = await built(benchmarkPort === undefined ? 'all' : 'without-benchmark')
  const benchmark = benchmarkPort === undefined ? undefined : await built('benchmark')
  const apps = benchmark ? [app, benchmark] : [app]
  const quotaKept = keepingQuota(service, (error) => app.log.error({ err: error }, 'eviction failed'))
  let forgetAddress = async (): Promise<void> => {}
  // Requests under way are finished, unless they take too long. New requests are refused.
  const stopped = new AbortController()
  const stop = async (): Promise<void> => {
    stopped.abort()
    const late = setTimeout(() => {
      for (const { server } of apps) server.closeAllConnections()
    }, chosen.stopSeconds * 1000)
    await Promise.all(apps.map((one) => one.close()))
    clearTimeout(late)
    await quotaKept()
    await forgetAddress()
    await service.close()
    release()
  }
  try {
    const url = await app.listen({ host, port }).catch((error: unknown) => portInUse(error, 'PORT', port))
    // on a full disk, commands beside it cannot find it
    if (!service.store.readOnly) forgetAddress = await tellAddress(chosen.dataFolder, url)
    const benchmarkUrl = await benchmark
      ?.listen({ host, port: benchmarkPort! })
      .catch((error: unknown) => portInUse(error, 'MARKGRAPH_BENCHMARK_PORT', benchmarkPort!))
    return { url, benchmarkUrl, service, stopping: stopped.signal, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Says what to do where a port is in use, and how to start on the next one; passes any other error on. */
function portInUse(error: unknown, variable: string, port: number): never {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  const message = `port ${port} is in use; choose another: ${variable}=${port + 1} npm start`
  throw new MarkgraphError('bad-setting', message, { name: variable })
}

/** Does beforehand what the first comparisons would wait for. */
async function prepare({ service, stopping }: Running): Promise<void> {
  await prepareReferences(service)
  await warmUp(service, stopping)
}

export const serveCommand = (): Command =>
  new Command('serve').action(async () => {
    const running = await startServer(settings(process.env))
    stopOnSignal(running) // before the address is told: whoever reads it may stop the server
    print(`Markgraph serves ${running.url} (the API is described at ${running.url}/scalar)\n`)
    if (running.benchmarkUrl) print(`The benchmark is at ${running.benchmarkUrl}\n`)
    prepare(running).catch((error: unknown) => {
      printError(`the first comparisons will be slower: ${String(error)}\n`)
    })
  })
