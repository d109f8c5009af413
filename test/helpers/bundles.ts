/** Reports of small simulated marks of every domain, and their bundles. */
import { sha256 } from '../../src/address/canonical.ts'
import type { Answer } from '../../src/compare/answer/answer.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import type { Upload } from '../../src/compare/request/upload.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { NO_TEXTS, type Texts } from '../../src/report/texts.ts'
import type { Service } from '../../src/service/service.ts'
import { bundleOf } from '../../src/verify/bundles/bundle.ts'
import type { Engine } from '../../src/verify/replay.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { type TestComposition, type TestOptions, testComposition } from './composition.ts'
import { MARKS } from './in-thread.ts'
import { keptOpen } from './kept-open.ts'
import { madeUpReference } from './references.ts'
import { TINY_MARKS } from './tiny-marks.ts'

export type Domain = keyof typeof TINY_MARKS
export const DOMAINS = Object.keys(TINY_MARKS) as Domain[]

/** The scans of a small mark, as files. */
export const filesOf = (domain: Domain, mark: number): Uint8Array[] =>
  TINY_MARKS[domain](mark).map((surface) => writeX3p(surface))

export const uploadOf = (data: Uint8Array, i = 0): Upload => ({
  filename: `${i}.x3p`,
  sha256: sha256(data),
  size: data.length,
  read: async () => data,
})

const referenceOf = (domain: 'impressed' | 'toolmark') => {
  const { scores } = MARKS.of(domain)
  const config = MARKS.configs.deployed(domain)
  return madeUpReference({ id: domain, domain, kind: scores[0].kind, config, km: 5, knm: 0 })
}

/** Small references beside that of the striated domain. */
export const smallDocuments = () => [referenceOf('impressed'), referenceOf('toolmark')]

/** A service with small references of all domains. */
export const smallReferences = (options: Pick<TestOptions, 'executor'> = {}): Promise<TestComposition> =>
  testComposition({}, undefined, { ...options, documents: smallDocuments() })

/** Compares two marks of a domain, and stores the report. */
export async function reportOf(
  service: Service,
  domain: Domain,
  { marks = [1, 2], ...asked }: { marks?: [number, number]; scorerConfig?: string } = {},
): Promise<Answer> {
  return reportOfFiles(service, domain, [filesOf(domain, marks[0]), filesOf(domain, marks[1])], asked)
}

/** Compares two marks that are given as files, and stores the report. */
export async function reportOfFiles(
  service: Service,
  domain: Domain,
  marks: readonly [readonly Uint8Array[], readonly Uint8Array[]],
  asked: { scorerConfig?: string } = {},
): Promise<Answer> {
  const [a, b] = marks.map((files) => ({ scans: files.map(uploadOf) }))
  const prepared = await prepareComparison(service, { domain, a: a!, b: b!, ...asked })
  return answerComparison(service, prepared, { include: new Set(), principal: '' })
}

export const printer = keptOpen(
  async () => openPrinter(),
  (one) => one.close(),
)

/** The engine of a service, with a printer. */
export const printingEngine = async (service: Service): Promise<Engine> => engineOf(service, await printer())

/** The bundle of a stored report, whole in memory. */
export async function zipOfReport(
  service: Service,
  { report_handle }: Pick<Answer, 'report_handle'>,
  scans = true,
  texts: Texts = NO_TEXTS,
): Promise<Uint8Array> {
  const { stream, length } = await bundleOf(service, await printer(), report_handle, { scans, texts })
  const parts: Uint8Array[] = []
  for await (const part of stream()) parts.push(part)
  const zip = new Uint8Array(Buffer.concat(parts))
  if (zip.length !== length) throw new Error(`${zip.length} bytes, but ${length} were announced`)
  return zip
}
