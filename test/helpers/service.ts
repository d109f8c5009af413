/** A service on a folder of its own, with small references made up on the spot, and its HTTP app. */
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { openPrinter, type Printer } from '../../src/report/printer.ts'
import { bundledComposition, type TestComposition, type TestOptions, testComposition } from './composition.ts'
import { holdToDescription } from './conformance.ts'
import { keptOpen } from './kept-open.ts'

export { testSettings } from './composition.ts'
export { contents, temporaryFolder } from './data-folder.ts'

export interface TestService extends TestComposition {
  readonly app: App
  /** Closes the service and opens it again on the same folder. */
  restart(env?: Record<string, string>): Promise<TestService>
}

/** Opens a service on a new folder, or on `data`; `env` as the process would be given it. */
export async function testService(
  env: Record<string, string> = {},
  data?: string,
  options: TestOptions = {},
): Promise<TestService> {
  const opened = await withApp(await testComposition(env, data, options))
  return {
    ...opened,
    async restart(other = env) {
      await opened.app.close()
      await opened.service.close()
      return testService(other, opened.data, options)
    },
  }
}

/** Has an app listen on the loopback address; its port. */
export async function listening(app: App): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

/** How many places of the queue are taken. */
export async function placesTaken(app: App): Promise<number> {
  const { body } = await app.inject('/metrics')
  return Number(/^markgraph_queue (\d+)$/m.exec(body)![1])
}

/** A service with the bundled references. */
export type BundledService = Omit<TestService, 'restart'>

/** Opens a service on a new folder with the bundled references, as a laboratory runs it. */
export const testBundled = async (env: Record<string, string> = {}): Promise<BundledService> =>
  withApp(await bundledComposition(env))

/** Makes the documents of all services of this process: to start its thread takes longer than most documents. */
const printer = keptOpen(
  async () => openPrinter(),
  (one) => one.close(),
)

async function withApp(opened: TestComposition): Promise<BundledService> {
  const shared: Printer = { ...(await printer()), close: async () => {} }
  const app = await buildApp(
    opened.service,
    holdToDescription(opened.service.marks),
    'all',
    undefined,
    shared,
  )
  return {
    ...opened,
    app,
    async close() {
      await app.close()
      await opened.close()
    },
  }
}
