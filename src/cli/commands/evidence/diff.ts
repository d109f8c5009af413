import { Command } from 'commander'
import { isHandle, parseHandle } from '../../../address/canonical.ts'
import { MarkgraphError } from '../../../errors.ts'
import type { Service } from '../../../service/service.ts'
import { openBundle } from '../../../verify/bundles/open-bundle.ts'
import { type ReportDifference, reportDifference } from '../../../verify/report-difference.ts'
import type { Dossier } from '../../../verify/sources/dossier.ts'
import { reportNamed, storedDossier } from '../../../verify/sources/stored-dossier.ts'
import { readable } from '../../../words/readable.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'
import { columns } from '../../table.ts'

export const diffCommand = (): Command =>
  new Command('diff')
    .argument('<a>', 'a bundle (a file), or the handle of a report or recipe in the data folder')
    .argument('<b>', 'another one')
    .option('--json', 'print everything that was found as JSON')
    .addHelpText('after', '\nExit codes: 0 the same report, 1 another one, 2 the command line is wrong.')
    .action(async (a: string, b: string, { json }: { json?: boolean }) => {
      const stored = [a, b].some(isHandle)
      const found = await (stored ? withService((service) => between(a, b, service)) : between(a, b))
      print(json ? `${JSON.stringify(found, null, 2)}\n` : `${differenceTable(found)}\n`)
      process.exitCode = found.equal ? 0 : 1
    })

const between = async (a: string, b: string, service?: Service): Promise<ReportDifference> =>
  reportDifference(await dossierOf(a, service), await dossierOf(b, service))

async function dossierOf(what: string, service?: Service): Promise<Dossier> {
  if (service && isHandle(what)) return storedDossier(service, await reportNamed(service, parseHandle(what)))
  const { dossier, findings } = openBundle(await readable('the bundle', what))
  if (dossier) return dossier
  throw new MarkgraphError('damaged', `${what}: ${findings[0]!.message}`, { path: what })
}

function differenceTable({ a, b, steps, sentence }: ReportDifference): string {
  const rows = steps.map((one) => [one.step, ...[one.a, one.b, one.same].map((count) => `${count}`)])
  return `  A  ${a}\n  B  ${b}\n\n${columns(['step', 'runs of A', 'runs of B', 'the same'], rows)}\n\n${sentence}`
}
