import { resolve } from 'node:path'
import { Command } from 'commander'
import { prepareReferences } from '../../compare/calibration.ts'
import { OPERATOR } from '../../compare/request/named-marks.ts'
import { admission, checkWait } from '../../http/middleware/admission.ts'
import { rateLimiter } from '../../http/middleware/rate-limit.ts'
import { serveStdio } from '../../mcp/stdio.ts'
import { openPrinter } from '../../report/printer.ts'
import { openService } from '../../service/service.ts'
import { settings } from '../../settings/settings.ts'
import { printError } from '../print.ts'

const log = (message: string): boolean => printError(`markgraph: ${message}\n`)

export const mcpCommand = (): Command =>
  new Command('mcp')
    .option(
      '--folder <folder>',
      'a folder whose files the agent may read, and write reports to; may be given several times',
      (folder: string, before: string[]) => [...before, resolve(folder)],
      [] as string[],
    )
    .action(async ({ folder: folders }: { folder: string[] }) => {
      const chosen = settings(process.env)
      const service = await openService(chosen, {
        report: (message, details) => log(`${message} ${JSON.stringify(details)}`),
      })
      const { place } = admission(chosen, {})
      const limiter = rateLimiter(chosen.rateLimit, chosen.rateWindowSeconds, () => performance.now())
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.stdin.destroy())
      await service.references.all() // the server does not start with a broken reference
      const preparing = prepareReferences(service)
      preparing.catch(() => undefined) // the first comparison prepares them or reports the error
      const printer = openPrinter()
      const host = {
        principal: '',
        asker: OPERATOR,
        folders,
        printer,
        enter() {
          checkWait(limiter.take('stdio'), chosen)
          return place('stdio')
        },
        report: (error: unknown) => log(String(error)),
      }
      await serveStdio(service, host, process.stdin, process.stdout)
      await printer.close()
      await service.close()
    })
