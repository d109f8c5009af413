import { blocksWithoutSensitivity } from '../compare/answer/answer.ts'
import { pairOfComparison } from '../compare/answer/reports.ts'
import { MarkgraphError } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import { contentsWith, isPrintable, PRINTED, type PrintableAnswer } from '../report/contents.ts'
import type { Printer } from '../report/printer.ts'
import { printedTexts } from './bundles/print-file.ts'
import type { Engine } from './replay.ts'

/** Prints with a printer what an engine has computed again: see `Engine.print`. */
export const printWith =
  (printer: Pick<Printer, 'comparison'>, { marks, reference }: Pick<Engine, 'marks' | 'reference'>) =>
  async (...[session, compared, print]: Parameters<NonNullable<Engine['print']>>): Promise<Uint8Array> => {
    for (const [id, handle] of Object.entries(print.references)) {
      const own = await reference(id)
      if (own && handleOf(own) === handle) continue
      const message = `it shows scores on the reference ${id}, which is ${own ? 'another one' : 'not'} here`
      throw new MarkgraphError('not-found', message, { id })
    }
    const report = await session.value(compared.report)
    const answer = {
      ...report,
      report_handle: compared.report.handle,
      ...(await blocksWithoutSensitivity(session, compared, PRINTED)),
    } as PrintableAnswer
    if (!isPrintable(answer)) {
      throw new MarkgraphError(
        'not-found',
        'a report of two marks without a likelihood ratio has no document',
      )
    }
    const contents = await contentsWith({ marks }, session, answer, printedTexts(print), (asked) =>
      pairOfComparison(compared, asked),
    )
    return printer.comparison(contents, session.wanted)
  }
