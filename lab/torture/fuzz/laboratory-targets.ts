/** Bundles of a case, a review and an impact document. */
import type { Handle } from '../../../src/address/canonical.ts'
import { answerComparison } from '../../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../../src/compare/request/comparison.ts'
import { caseBundle, impactBundle, reviewBundle } from '../../../src/laboratory/bundles/laboratory-bundle.ts'
import { verifyFile } from '../../../src/laboratory/bundles/verify-file.ts'
import { createCase } from '../../../src/laboratory/cases.ts'
import { impactOf } from '../../../src/laboratory/impact.ts'
import {
  commitSettings,
  compareAsCommitted,
  createReview,
  signResolution,
} from '../../../src/laboratory/reviews.ts'
import { openPrinter, type Printer } from '../../../src/report/printer.ts'
import type { Service } from '../../../src/service/service.ts'
import { filesOfZip } from '../../../src/verify/bundles/zip.ts'
import { signatureChecker } from '../../../src/verify/signatures/bundle-signatures.ts'
import { engineOf } from '../../../src/verify/verify-report.ts'
import { filesOf, smallDocuments, uploadOf } from '../../../test/helpers/bundles.ts'
import { testComposition } from '../../../test/helpers/composition.ts'
import { filesInTurn } from './bundle-target.ts'
import type { Target } from './guided.ts'
import { must } from './outcome.ts'

const [REQUESTER, REVIEWER] = [{ principal: 'anne' }, { principal: 'ben' }]
const KEYS = [REQUESTER, REVIEWER]
  .map(({ principal }, i) => `${principal}:study:sha256:${`${i}`.repeat(64)}`)
  .join(',')
const [A, B] = [1, 2].map((mark) => filesOf('toolmark', mark)[0]!)
const WORDS = [
  'sha256:',
  '"report":',
  '"reports":',
  '"settings":',
  '"log10_lr":',
  '{',
  '}',
  '[',
  ']',
  'null',
  '1e999',
]

// biome-ignore lint/suspicious/noExplicitAny: any document
type Document = any

/** What the document of a bundle says that its reports answer: nobody who verifies it may be told something else. */
const RESULTS: Readonly<Record<'case' | 'review' | 'impact', (document: Document) => unknown>> = {
  case: ({ reports }) =>
    reports.map(({ handle, domain, outcome, log10_lr }: Document) => [handle, domain, outcome, log10_lr]),
  review: ({ first, second, differences }) => [first, second, differences],
  impact: ({ changed }) => changed, // how many reports stayed equal is named as not looked at
}

/** Compares two marks as the requester. */
async function compared(service: Service): Promise<Handle> {
  const [a, b] = [A!, B!].map((file) => ({ scans: [uploadOf(file)] }))
  const prepared = await prepareComparison(service, { domain: 'toolmark', a: a!, b: b! })
  const asking = { include: new Set<never>(), principal: REQUESTER!.principal }
  return (await answerComparison(service, prepared, asking)).report_handle
}

/** A review that both have signed. */
async function reviewed(service: Service, report: Handle) {
  const asked = await createReview(service, { report, reviewer: REVIEWER!.principal }, REQUESTER!)
  const { mark_a, mark_b } = asked.body.scans
  const settings = { mark_a: { scans: mark_a }, mark_b: { scans: mark_b! } }
  const committed = await commitSettings(service, asked, settings as never, REVIEWER!)
  let row = await compareAsCommitted(service, committed, undefined, REVIEWER!)
  for (const one of [REQUESTER!, REVIEWER!]) row = await signResolution(service, row, 'They are equal.', one)
  return row
}

async function bundlesOf(service: Service, printer: Printer) {
  const report = await compared(service)
  const asked = { number: '1', reports: [{ handle: report, replaces: null }] }
  const row = await createCase(service, asked, REQUESTER!.principal)
  const { handle } = await impactOf(service, engineOf(service))
  return {
    case: await caseBundle(service, printer, row),
    review: await reviewBundle(service, printer, await reviewed(service, report)),
    impact: await impactBundle(service, printer, handle),
  }
}

/**
 * A bundle of a case, of a review and of an impact document, of each of which one small file, or the manifest, is any bytes, and all
 * hashes are right again. The verdict is that of `verify`: the reports are computed again.
 */
export async function openLaboratory(): Promise<{ targets: Target[]; close(): Promise<void> }> {
  const env = { MARKGRAPH_API_KEYS: KEYS }
  const { service, close } = await testComposition(env, undefined, { documents: smallDocuments() })
  const printer = openPrinter()
  const bundles = await bundlesOf(service, printer)
  const engine = engineOf(service)
  const targets: Target[] = []
  for (const kind of ['case', 'review', 'impact'] as const) {
    const bundle = bundles[kind]
    const parts: Uint8Array[] = []
    for await (const part of bundle.stream()) parts.push(part)
    const zip = new Uint8Array(Buffer.concat(parts))
    const said = resultsIn(zip, RESULTS[kind])
    const { seeds, changed } = filesInTurn(zip)
    targets.push({
      name: `bundle of ${kind === 'impact' ? 'an' : 'a'} ${kind}`,
      share: 1,
      words: WORDS,
      seeds,
      async run(input) {
        const bytes = changed(input)
        const { proved, sentence } = await verifyFile(bytes, engine, signatureChecker())
        if (proved.computation !== 'equal') return
        must(
          resultsIn(bytes, RESULTS[kind]) === said,
          `the document says other results, and the verdict is "${sentence}"`,
        )
      },
    })
  }
  return {
    targets,
    async close() {
      await printer.close()
      await close()
    },
  }
}

function resultsIn(zip: Uint8Array, results: (document: Document) => unknown): string {
  const { data } = filesOfZip(zip).find(({ path }) => path === 'document.json')!
  return JSON.stringify(results(JSON.parse(new TextDecoder().decode(data))))
}
