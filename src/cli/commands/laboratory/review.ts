import { Command } from 'commander'
import { OPERATOR } from '../../../compare/request/named-marks.ts'
import type { ReviewRecord } from '../../../kinds/laboratory/review.ts'
import { laboratoryBundleName, reviewBundle } from '../../../laboratory/bundles/laboratory-bundle.ts'
import {
  reviewOf,
  reviewRecord,
  reviewsOf,
  signedReview,
  storeReviewDocument,
  verifyReview,
} from '../../../laboratory/reviews.ts'
import { reviewReport } from '../../../report/review.ts'
import type { Service } from '../../../service/service.ts'
import { bundleOfLaboratory } from '../../bundle-of-laboratory.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print, printError } from '../../print.ts'
import { columns, twoColumns } from '../../table.ts'
import { writeDocument } from '../../write-document.ts'

const NOT_PROVED = 1 // exit code
const THE_REVIEW = 'its id, as `review list` prints it'
const KEYS =
  '\nA review needs two people with an API key each, so it is asked for and done over HTTP or on the page. The command line has one person, the operator.'

const list = (): Command =>
  new Command('list').description('List the reviews, the newest first.').action(() =>
    withService(async (service) => {
      const rows = await reviewsOf(service, OPERATOR)
      const cells = rows.map(({ id, created, principal, reviewer, state, body }) => [
        id,
        created.slice(0, 16),
        body.domain,
        principal,
        reviewer,
        state,
      ])
      print(`${columns(['review', 'asked', 'domain', 'by', 'of', 'state'], cells)}\n`)
    }),
  )

const show = (): Command =>
  new Command('show')
    .description('Print a review. Results are shown once both are there.')
    .argument('<review>', THE_REVIEW)
    .option('--json', 'print it as JSON')
    .option('--pdf <file>', 'write it as a document, once both have signed', givenPath)
    .action((id: string, { json, pdf }: { json?: true; pdf?: string }) =>
      withService(async (service) => {
        const row = await reviewOf(service, id, OPERATOR)
        if (pdf !== undefined) {
          const { handle, review: signed } = await signedReview(service, row)
          const { laboratory } = service.settings
          const content = await reviewReport({ handle, review: signed, laboratory })
          await writeDocument(service, pdf, { kind: 'review', subject: handle }, content)
        }
        const review = await reviewRecord(service, row, OPERATOR)
        if (json) print(`${JSON.stringify(review, null, 2)}\n`)
        else printReview(review)
      }),
    )

const bundle = (): Command =>
  bundleOfLaboratory(
    'Write a review with both reports and all scans as one file, once both have signed.',
    ['review', THE_REVIEW],
    async (given, service, printer, seal) => {
      const row = await storeReviewDocument(service, await reviewOf(service, given, OPERATOR))
      const { handle: subject } = await signedReview(service, row)
      return {
        kind: 'review',
        subject,
        filename: laboratoryBundleName('review', subject),
        bundle: await reviewBundle(service, printer, row, seal),
      }
    },
  )

const inWords = ({ verbal, reasons }: NonNullable<ReviewRecord['first']>): string =>
  verbal ?? reasons.map(({ message }) => message).join(' ')
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function printReview({
  first,
  second,
  differences,
  order,
  sentences,
  faults,
  ...review
}: ReviewRecord): void {
  const { id, state, requester, reviewer, blind, document } = review
  print(
    `${twoColumns([
      ['Review', id],
      ['State', state],
      ['Asked by', requester],
      ['Asked of', reviewer],
      ['Blind', blind === null ? 'no result yet' : blind ? 'yes' : `no: ${faults.join(', ')}`],
      ['Document', document ?? '-'],
    ])}\n`,
  )
  if (first && second && differences) {
    const row = (name: string, a: unknown, b: unknown): string[] => [name, shown(a), shown(b)]
    const rows = [
      row('report', first.report, second.report),
      row('outcome', first.outcome, second.outcome),
      row('score', first.score, second.score),
      row('log10 LR', first.log10_lr, second.log10_lr),
      row('verbal', inWords(first), inWords(second)),
      ...differences.settings.map((one) => row(one.field, one.first, one.second)),
    ]
    print(`\n${columns(['', requester, reviewer], rows)}\n`)
  }
  for (const { principal, sentence } of sentences) print(`\n${principal} has signed: ${sentence}\n`)
  const steps = order.map(({ sequence, at, principal, step }) => [`${sequence}`, at, principal, step])
  print(`\n${columns(['row', 'time', 'who', 'step'], steps)}\n`)
}

const verify = (): Command =>
  new Command('verify')
    .description(
      'Check a review that both have signed. Exit code 1: it does not prove what it says, or is not blind.',
    )
    .argument('<review>', THE_REVIEW)
    .action((id: string) => withService((service) => checked(service, id)))

async function checked(service: Service, id: string): Promise<void> {
  const { problems, document } = await verifyReview(service, await reviewOf(service, id, OPERATOR))
  for (const problem of problems) printError(`markgraph: ${problem}\n`)
  if (problems.length > 0 || !document?.blind) process.exitCode = NOT_PROVED
  if (problems.length > 0 || !document) return
  print(
    document.blind
      ? 'The review is blind: the settings were committed before the score, and the score was there before the other one was shown.\n'
      : `The review is not blind: ${document.faults.join(', ')}.\n`,
  )
}

/** `markgraph review`: reviews, in which a second person compares the same scans unseen. */
export const reviewCommand = (): Command =>
  new Command('review')
    .addHelpText('after', KEYS)
    .addCommand(list())
    .addCommand(show())
    .addCommand(bundle())
    .addCommand(verify())
