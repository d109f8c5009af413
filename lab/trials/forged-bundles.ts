import { openPrinter, type Printer } from '../../src/report/printer.ts'
import type { Service } from '../../src/service/service.ts'
import type { ReportVerification } from '../../src/verify/shapes.ts'
import { signatureChecker } from '../../src/verify/signatures/bundle-signatures.ts'
import { trustIn } from '../../src/verify/standing.ts'
import { EXIT_CODES } from '../../src/verify/verdict.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { forgeries, type Materials, withReferences } from './forgeries.ts'
import type { Expected, Forgery } from './forging.ts'
import type { RealMark, RealScans } from './real-scans.ts'
import type { Trial } from './trial.ts'

/** Checks a bundle as `markgraph verify` does on a machine that has nothing but the program. */
async function verified(
  { zip, pdf, trust = [] }: Forgery,
  service: Service,
  printer: Printer,
): Promise<ReportVerification> {
  const engine = { ...engineOf(service, printer), trust: trustIn(trust) }
  const bytes = typeof zip === 'function' ? await zip() : zip
  return verifyBundle(bytes, engine, signatureChecker(), pdf)
}

const foundOf = ({ verdict, proved }: ReportVerification): Required<Expected> => ({
  exit: EXIT_CODES[verdict],
  computation: proved.computation,
  reference: proved.reference,
  refusal: proved.refusal,
  pdf: proved.pdf,
})

/** What was found beside what was expected: the fields that differ. */
export function surprises({ expected }: Pick<Forgery, 'expected'>, found: ReportVerification): string[] {
  const is = foundOf(found)
  return (Object.keys(expected) as (keyof Expected)[])
    .filter((name) => expected[name] !== is[name])
    .map((name) => `${name} is ${is[name]}, not ${expected[name]}`)
}

/** Real marks of every kind that a bundled reference is of. */
async function realMaterials(scans: RealScans): Promise<Materials> {
  const files = async (mark: RealMark | undefined): Promise<Uint8Array[]> => mark!.files()
  const twoOf = async (manifest: string): Promise<Uint8Array[][]> => {
    const marks = await scans.marks(manifest)
    const { source } = marks[0]!
    return Promise.all(
      marks
        .filter((one) => one.source === source)
        .slice(0, 2)
        .map(files),
    )
  }
  const bullets = await twoOf('bullets')
  const tools = await scans.marks('toolmarks')
  const sources = [...Map.groupBy(tools, ({ source }) => source).values()]
  const first = async (marks: readonly RealMark[]): Promise<Uint8Array[]> =>
    (await Promise.all(marks.map(files))).map(([one]) => one!)
  return {
    pairs: {
      striated_single: { domain: 'striated', marks: bullets.map(([land]) => [land!]) },
      toolmark: { domain: 'toolmark', marks: await twoOf('toolmarks') },
      impressed: { domain: 'impressed', marks: await twoOf('cartridges-weller') },
      striated: { domain: 'striated', marks: bullets },
    },
    question: await first(sources[0]!.slice(0, 4)),
    strangers: await first(sources.slice(3, 6).map(([mark]) => mark!)),
  }
}

/** Checks the forgeries of some marks that are chosen; `told` hears of each. */
export async function checkForgeries(
  materials: Materials,
  told: (forgery: Forgery, found: ReportVerification) => void,
  isChosen: (forgery: Forgery) => boolean = () => true,
): Promise<void> {
  const printer = openPrinter()
  try {
    await withReferences([], async (service) => {
      for await (const forgery of forgeries(materials, printer)) {
        if (isChosen(forgery)) told(forgery, await verified(forgery, service, printer))
      }
    })
  } finally {
    await printer.close()
  }
}

/** True and forged bundles: what a check says of each, beside what it must say. */
export const forgedBundles: Trial = {
  about:
    'True and forged bundles of real marks, checked as `markgraph verify` does. Exit codes: 0 verified, 1 something differs, 3 not computable in full, 4 equal, but the reference is unknown or a file was not looked at. The last rows are counts.',
  header: ['bundle', 'exit', 'computation', 'reference', 'refusal', 'PDF', 'as expected'],
  async rows({ scans }, told) {
    const counts = { true: 0, forged: 0, surprising: 0, 'forged, and verified': 0 }
    await checkForgeries(await realMaterials(scans), (forgery, found) => {
      const { exit, computation, reference, refusal, pdf } = foundOf(found)
      const wrong = surprises(forgery, found)
      counts[forgery.expected.exit === 0 ? 'true' : 'forged'] += 1
      counts.surprising += Number(wrong.length > 0)
      counts['forged, and verified'] += Number(forgery.expected.exit !== 0 && exit === 0)
      const cells = [computation, reference, refusal ?? '–', pdf ?? '–']
      told([forgery.name, `${exit}`, ...cells, wrong.join('; ') || 'yes'])
    })
    for (const [what, count] of Object.entries(counts)) told([what, `${count}`, '', '', '', '', ''])
  },
}
