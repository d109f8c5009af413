import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { parseHandle } from '../../../address/canonical.ts'
import type { Answer } from '../../../compare/answer/answer.ts'
import { reportAnswer } from '../../../compare/answer/reports.ts'
import {
  contentsOf,
  isPrintable,
  PRINTED,
  PRINTED_WITH_SENSITIVITY,
  textsWithLaboratory,
} from '../../../report/contents.ts'
import { openPrinter } from '../../../report/printer.ts'
import { recordExport } from '../../../service/record-export.ts'
import { answerIn } from '../../../words/languages/catalogue.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { NO_RATIO_EXIT_CODE, outcomeTable } from '../../outcome.ts'
import { print, printError } from '../../print.ts'
import { givenTexts, type PrintedTexts, withPrintedTexts } from '../../printed-texts.ts'
import { showingStages } from '../../stages.ts'

interface Options extends PrintedTexts {
  out?: string
  sensitivity?: true
  json?: true
}

export const reportCommand = (): Command =>
  withPrintedTexts(
    new Command('report')
      .argument('<handle>', 'report handle (sha256:…)')
      .option('--out <file>', 'write the report as a PDF to this file'),
  )
    .option('--sensitivity', 'add a section with the comparison under other defensible settings')
    .option('--json', 'print the report as JSON')
    .action(async (text: string, { out, json, sensitivity, ...given }: Options) => {
      const handle = parseHandle(text)
      const printed = sensitivity ? PRINTED_WITH_SENSITIVITY : PRINTED
      const answer = await withService((service) =>
        showingStages(service, 1, async (seen): Promise<Answer> => {
          const texts = textsWithLaboratory(seen, givenTexts(given)) // refuses a scale before it computes
          const found = await seen.graph.within((session) =>
            reportAnswer(seen, session, handle, out === undefined ? new Set() : printed),
          )
          if (out === undefined || !isPrintable(found)) return found
          const contents = await seen.graph.within((session) => contentsOf(seen, session, found, texts))
          const printer = openPrinter()
          try {
            const content = await printer.comparison(contents)
            const what = { principal: '', kind: 'report', subject: handle, file: 'report.pdf', content }
            await recordExport(seen, what)
            await writeFile(givenPath(out), content)
          } finally {
            await printer.close()
          }
          return found
        }),
      )
      if (!('recipe_handle' in answer)) process.exitCode = NO_RATIO_EXIT_CODE
      if (out !== undefined && isPrintable(answer)) {
        print(`${givenPath(out)}\n`)
        return
      }
      const shown = answerIn(given.language ?? 'en', answer)
      print(json ? `${JSON.stringify(shown, null, 2)}\n` : `${outcomeTable(shown)}\n`)
      if (out !== undefined) {
        printError('markgraph: there is no likelihood ratio, so no PDF was written\n')
      }
    })
