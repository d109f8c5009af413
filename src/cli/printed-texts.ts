import { type Command, InvalidArgumentError, Option } from 'commander'
import { MAX_SIGNATURES, type Texts } from '../report/texts.ts'
import { LANGUAGES, type Language } from '../words/languages/language.ts'

/** What is printed on a report, as the options of a command give it. */
export interface PrintedTexts {
  caseId: string
  reportNumber: string
  examiner: string
  date: string
  exhibitA: string
  exhibitB: string
  signature: string[]
  language?: Language
  scale?: string
}

const PAGE_ONE = 'printed on the first page of the PDF'

/** A command that prints reports, with the options for their texts. */
export const withPrintedTexts = (command: Command): Command =>
  command
    .option('--case-id <text>', PAGE_ONE, '')
    .option('--report-number <text>', PAGE_ONE, '')
    .option('--examiner <text>', PAGE_ONE, '')
    .option('--date <text>', `${PAGE_ONE} and beside the signatures`, '')
    .option('--exhibit-a <text>', 'what the case calls mark A, or the questioned mark', '')
    .option('--exhibit-b <text>', 'what the case calls mark B, or the source of several known marks', '')
    .addOption(
      new Option('--language <code>', 'language of the PDF (default: MARKGRAPH_LANGUAGE, else en)').choices(
        LANGUAGES,
      ),
    )
    .option(
      '--scale <name>',
      'verbal scale of the PDF: specification, enfsi, or that of the laboratory (default: MARKGRAPH_SCALE)',
    )
    .option(
      '--signature <name>',
      'who signs, with a line to sign on; may be given several times',
      signers,
      [],
    )

export const givenTexts = ({ signature, ...texts }: PrintedTexts): Texts => ({
  ...texts,
  signatures: signature,
})

function signers(name: string, before: readonly string[]): string[] {
  if (before.length < MAX_SIGNATURES) return [...before, name]
  throw new InvalidArgumentError(`A report has lines for at most ${MAX_SIGNATURES} signatures.`)
}
