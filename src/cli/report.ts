import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { parseHandle } from '../address/canonical.ts'
import type { Answer } from '../composition/answer.ts'
import { reportAnswer } from '../composition/reports.ts'
import { contentsOf, PRINTED } from '../report/contents.ts'
import { openPrinter } from '../report/printer.ts'
import { givenPath } from './given-path.ts'
import { withService } from './options.ts'
import { NO_RATIO, outcomeTable } from './outcome.ts'
import { showingStages } from './stages.ts'

interface Options {
  out?: string
  caseId: string
  examiner: string
  json?: true
}

export const reportCommand = (): Command =>
  new Command('report')
    .description('Print a report again, or write it as a PDF, by the handle that compare printed.')
    .argument('<handle>', 'report handle (sha256:…)')
    .option('--out <file>', 'write the report as a PDF to this file')
    .option('--case-id <text>', 'printed on the first page of the PDF', '')
    .option('--examiner <text>', 'printed on the first page of the PDF', '')
    .option('--json', 'print the report as JSON')
    .action(async (text: string, { out, json, ...texts }: Options) => {
      const handle = parseHandle(text)
      const answer = await withService((service) =>
        showingStages(service, 1, async (seen): Promise<Answer> => {
          const found = await seen.graph.within((session) =>
            reportAnswer(seen, session, handle, out === undefined ? new Set() : PRINTED),
          )
          if (out === undefined || !('recipe_handle' in found)) return found
          const contents = await seen.graph.within((session) => contentsOf(seen, session, found, texts))
          const printer = openPrinter()
          try {
            await writeFile(givenPath(out), await printer.comparison(contents))
          } finally {
            await printer.close()
          }
          return found
        }),
      )
      if (!('recipe_handle' in answer)) process.exitCode = NO_RATIO
      if (out !== undefined && 'recipe_handle' in answer) {
        process.stdout.write(`${givenPath(out)}\n`)
        return
      }
      process.stdout.write(json ? `${JSON.stringify(answer, null, 2)}\n` : `${outcomeTable(answer)}\n`)
      if (out !== undefined) {
        process.stderr.write('markgraph: there is no likelihood ratio, so no PDF was written\n')
      }
    })
