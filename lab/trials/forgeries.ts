import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Handle, sha256 } from '../../src/address/canonical.ts'
import { type Answer, keep, keptOf } from '../../src/compare/answer/answer.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { compare } from '../../src/compare/compare.ts'
import { refusalFacts } from '../../src/compare/compared.ts'
import {
  type ComparisonRequest,
  loadComparison,
  prepareComparison,
} from '../../src/compare/request/comparison.ts'
import { uploadOfBytes } from '../../src/compare/request/upload.ts'
import { encoded, handleOf } from '../../src/kinds/kind.ts'
import { type Reference, referenceKind } from '../../src/kinds/reference.ts'
import { withDiagnostics } from '../../src/nodes/calibration/population.ts'
import { referenceRecord } from '../../src/nodes/calibration/reference.ts'
import { refusalReport } from '../../src/nodes/report/report.ts'
import { BUNDLED, readReference, referencesIn } from '../../src/references/library.ts'
import type { Printer } from '../../src/report/printer.ts'
import { NO_TEXTS, type Texts } from '../../src/report/texts.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { bundleOf } from '../../src/verify/bundles/bundle.ts'
import { filesOfZip, zipOf } from '../../src/verify/bundles/zip.ts'
import { addSignatures } from '../../src/verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../src/verify/signatures/dsse.ts'
import { newKeys, privateKeyIn } from '../../src/verify/signatures/signature.ts'
import { fact } from '../../src/words/said.ts'
import { editedFiles, editedStatements } from './edited-bundles.ts'
import { type Changes, type Expected, type Forgery, forgedBundle, inItsWords, withFiles } from './forging.ts'

/** Files of marks: what is compared to make the bundles. */
export interface Materials {
  /** Two marks of one source for each bundled reference, by its id. */
  readonly pairs: Readonly<
    Record<string, { readonly domain: string; readonly marks: readonly Uint8Array[][] }>
  >
  /** Toolmarks: a questioned mark and test fires of its source, and test fires that are not of one source. */
  readonly question: readonly Uint8Array[]
  readonly strangers: readonly Uint8Array[]
}

const CASE: Texts = { caseId: '2026-17', examiner: 'A. Examiner', date: '2026-05-04' }
const ALL_TEXTS: Texts = {
  ...CASE,
  laboratory: 'Laboratory of the Examples\n1 Main Street',
  reportNumber: '2026-17/3',
  exhibitA: 'bullet Q1',
  exhibitB: 'bullet K1',
  signatures: ['A. Examiner', 'B. Examiner'],
}
const PARTS = [
  ['impressed.weller', 'impressed'],
  ['toolmark.tmarks', 'toolmark'],
] as const
const text = (words: string): Uint8Array => new TextEncoder().encode(words)

/** Does work on a service with the bundled references, of which these documents replace some or stand beside them. */
export async function withReferences<T>(
  documents: readonly Reference[],
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-forged-'))
  const references = join(folder, 'references')
  await mkdir(references)
  for (const name of ['prepared', 'sensitivity']) await symlink(join(BUNDLED, name), join(references, name))
  for (const id of referencesIn(BUNDLED)) {
    if (documents.some((one) => one.id === id)) continue
    await symlink(join(BUNDLED, `${id}.json`), join(references, `${id}.json`))
  }
  for (const one of documents) await writeFile(join(references, `${one.id}.json`), JSON.stringify(one))
  const service = await openService(settings({ ...process.env, MARKGRAPH_DATA: join(folder, 'data') }), {
    references,
  })
  try {
    return await work(service)
  } finally {
    await service.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const markOf = (files: readonly Uint8Array[]) => ({
  scans: files.map((data, i) => uploadOfBytes(`${i}.x3p`, data)),
})

/** Compares on a service, and gives the bundle. */
async function bundled(
  service: Service,
  printer: Printer,
  asked: Omit<ComparisonRequest, 'domain'> & { domain: string },
  { texts = NO_TEXTS, scans = true }: { texts?: Texts; scans?: boolean } = {},
): Promise<Uint8Array> {
  const answer = await answered(service, asked)
  return zipOfReport(service, printer, answer.report_handle, { texts, scans })
}

const answered = async (service: Service, asked: ComparisonRequest): Promise<Answer> =>
  answerComparison(service, await prepareComparison(service, { resolution: 'reference', ...asked }), {
    include: new Set(),
    principal: '',
  })

async function zipOfReport(
  service: Service,
  printer: Printer,
  handle: Handle,
  options: { texts?: Texts; scans?: boolean } = {},
): Promise<Uint8Array> {
  const { stream } = await bundleOf(service, printer, handle, { scans: true, ...options })
  const parts: Uint8Array[] = []
  for await (const part of stream()) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

/** The report of an invented refusal, as a copy of this program writes it whose checks say what somebody wants. */
async function inventedRefusal(service: Service, asked: ComparisonRequest): Promise<Handle> {
  const prepared = await prepareComparison(service, { resolution: 'reference', ...asked })
  return service.graph.within(async (session) => {
    const compared = await compare(service, session, await loadComparison(service, session, prepared))
    await session.flush()
    const { handle } = compared.report
    const [run] = (await service.store.producers([handle])).get(handle) ?? []
    const { domain, api_version, engine_version, input_hashes } = run!.params as never
    const scope = (name: string) =>
      (run!.inputs[name] as Handle[]).map((handle) => ({
        handle,
        kind: refusalReport.inputs.scope_a.list,
      }))
    const { request } = compared
    const report = await session.evaluate(
      refusalReport,
      {
        domain,
        api_version,
        engine_version,
        input_hashes,
        ...refusalFacts(request),
        warnings: [],
        reasons: [fact('too_few_known', { left: 0 })],
      },
      {
        scope_a: scope('scope_a'),
        scope_b: scope('scope_b'),
        scope_pair: scope('scope_pair'),
        reference: await session.evaluate(referenceRecord, {}, { reference: request.reference.ref }),
      },
    )
    const { recipe: _, ...rest } = compared
    const body = await session.value(report)
    await keep(service, session, keptOf({ ...rest, report }, body), '')
    return report.handle
  })
}

/** A reference of this id with scores that somebody made up: 300 sources that all agree, and no others that do. */
export function invented(like: Reference, id = like.id): Reference {
  const sources = Array.from({ length: 300 }, (_, i) => `barrel ${i + 1}`)
  const { tag } = like.marks[0]!
  const [of, high, low] = [sources.length, ...endsOf(like)] as [number, number, number]
  const marks = Array.from({ length: 2 * of }, (_, i) => ({
    source: i % of,
    mark: `mark ${i + 1}`,
    ...(tag !== undefined && { tag }),
    scans: [],
  }))
  const score = (top: number, i: number): number => Number((top + 1e-3 * ((31 * i) % 21)).toFixed(4))
  const pairs = sources.flatMap((_, i): [number, number, number][] => [
    [i, i + of, score(high, i)],
    [i, (i + 1) % of, score(low, i)],
    [i, ((i + 1) % of) + of, score(low, i + 7)],
  ])
  return withDiagnostics(
    {
      ...like,
      id,
      n_sources: of,
      sources,
      marks,
      pairs: pairs.map(([a, b, s]) => (a < b ? [a, b, s] : [b, a, s])),
      population: 'All barrels of this factory.',
      ...(like.data_sets && { data_sets: [like.data_sets[0]!] }),
    },
    'source',
  )
}

/** About what same-source and different-source pairs of a reference score. */
function endsOf({ pairs, marks }: Reference): [number, number] {
  const median = (same: boolean): number => {
    const own = pairs.filter(([a, b]) => (marks[a]!.source === marks[b]!.source) === same)
    const scores = own.map(([, , score]) => score).sort((a, b) => a - b)
    return scores[scores.length >> 1]!
  }
  return [median(true), median(false)]
}

/** Bundled references with one thing changed, and what a check must say of what rests on them. */
const CHANGED: readonly (readonly [name: string, change: (of: Reference) => Reference, Expected])[] = [
  ['one label flipped', flipped, { exit: 4, computation: 'equal', reference: 'unknown' }],
  [
    'one score raised',
    (of) => again({ ...of, pairs: of.pairs.map((pair, i) => (i === 0 ? [pair[0], pair[1], 0.99] : pair)) }),
    { exit: 4, computation: 'equal', reference: 'unknown' },
  ],
  [
    'bounds by source in place of data set, and no limit',
    ({ lr_bounds_at_most_log10: _, ...of }) => ({ ...of, bounds_by: { lower: 'source', upper: 'source' } }),
    { exit: 4, computation: 'equal', reference: 'unknown' },
  ],
  [
    'somebody who vouches for its population',
    (of) => again({ ...of, population: 'All cases of this laboratory.' }),
    { exit: 4, computation: 'equal', reference: 'unknown' },
  ],
  [
    'the range of its conditions widened',
    (of) => ({
      ...of,
      conditions: of.conditions!.map((one) => ({
        ...one,
        ranges: Object.fromEntries(Object.keys(one.ranges).map((name) => [name, [0, 1e6]])) as never,
      })),
    }),
    { exit: 4, computation: 'equal', reference: 'unknown' },
  ],
  [
    'another name in words',
    (of) => ({ ...of, name: `${of.name}, checked by the court` }),
    { exit: 4, computation: 'equal', reference: 'unknown' },
  ],
  [
    'counts that its rows do not give (10 pairs, and there are more)',
    (of) => ({ ...of, diagnostics: { ...of.diagnostics, n_km: 10 } }),
    { exit: 1, computation: 'not computed' },
  ],
  ['a source too many in its count', (of) => ({ ...of, n_sources: of.n_sources + 100 }), { exit: 1 }],
]

const again = (of: Reference): Reference => withDiagnostics(of, of.bounds_by?.lower ?? 'source')

function flipped(of: Reference): Reference {
  const { source } = of.marks[0]!
  const marks = of.marks.map((mark, i) =>
    i === 0 ? { ...mark, source: (source + 1) % of.sources.length } : mark,
  )
  return again({ ...of, marks })
}

/** Makes every bundle, one after another. */
export async function* forgeries(
  { pairs, question, strangers }: Materials,
  printer: Printer,
): AsyncGenerator<Forgery, void> {
  const documents = Object.fromEntries(
    Object.keys(pairs).map((id) => [id, readReference(join(BUNDLED, `${id}.json`))]),
  )
  const ids = Object.keys(pairs)
  const askedOf = (id: string): ComparisonRequest => {
    const { domain, marks } = pairs[id]!
    return { domain, a: markOf(marks[0]!), b: markOf(marks[1]!) }
  }
  const unknown = { exit: 4, computation: 'equal', reference: 'unknown' } as const
  const equal = { exit: 0, computation: 'equal', reference: 'bundled' } as const

  const single = ids.includes('striated_single') ? 'striated_single' : ids[0]!
  const made = await withReferences([], async (service) => {
    const asked = askedOf(single)
    const same = { ...asked, b: asked.a }
    const questionOf = (known: readonly Uint8Array[]): ComparisonRequest => ({
      domain: 'toolmark',
      a: markOf([question[0]!]),
      b: markOf([known[0]!]),
      known: known.map((file) => markOf([file])),
    })
    const answers: Record<string, Uint8Array> = {}
    const ofParts: Record<string, Uint8Array> = {}
    for (const [id, whole] of PARTS) {
      if (!pairs[whole]) continue
      ofParts[id] = await bundled(service, printer, { ...askedOf(whole), reference: id }, { texts: CASE })
    }
    for (const id of ids) answers[id] = await bundled(service, printer, askedOf(id), { texts: CASE })
    return {
      answers,
      ofParts,
      withTexts: await bundled(service, printer, asked, { texts: ALL_TEXTS }),
      answer: answers[single]!,
      otherCase: await bundled(service, printer, asked, { texts: { ...CASE, caseId: '2026-18' } }),
      otherReport: await bundled(service, printer, { ...asked, a: asked.b, b: asked.a }, { texts: CASE }),
      withoutScans: await bundled(service, printer, asked, { texts: CASE, scans: false }),
      refusal: await bundled(service, printer, same),
      uncalibrated: await bundled(service, printer, { ...asked, scorerConfig: '{"lambda_c": 0.0003}' }),
      question: await bundled(service, printer, questionOf(question.slice(1)), { texts: CASE }),
      apart: await bundled(service, printer, questionOf(strangers), { texts: CASE }),
      inPlaceOfAnswer: await zipOfReport(service, printer, await inventedRefusal(service, asked)),
    }
  })
  const { answer, refusal, apart } = made
  const pdfOf = (zip: Uint8Array): Uint8Array =>
    filesOfZip(zip).find(({ path }) => path === 'report.pdf')!.data

  for (const [id, zip] of Object.entries(made.answers)) {
    yield { name: `true: under ${id}`, zip, expected: { ...equal, refusal: null, pdf: 'equal' } }
  }
  const isRefused = { ...equal, refusal: 'derived' } as const
  yield { name: 'true: a refusal', zip: refusal, expected: { ...isRefused, pdf: 'absent' } }
  yield { name: 'true: a score alone', zip: made.uncalibrated, expected: equal }
  yield { name: 'true: test fires', zip: made.question, expected: { ...equal, pdf: 'equal' } }
  yield { name: 'true: test fires that do not agree', zip: apart, expected: { ...isRefused, pdf: 'equal' } }
  yield {
    name: 'true: without its scans',
    zip: made.withoutScans,
    expected: { exit: 3, reference: 'bundled' },
  }
  yield {
    name: 'true: with its PDF beside it',
    zip: answer,
    pdf: { path: 'r.pdf', data: pdfOf(answer) },
    expected: { ...equal, pdf: 'equal' },
  }

  const laboratory = newKeys()
  const signedBy = (zip: Uint8Array, { privateKey }: typeof laboratory): Uint8Array =>
    addSignatures(zip, { key: privateKeyIn(privateKey, 'the key') })
  const isSigned = [
    ['an answer', answer, { ...equal, pdf: 'equal' }],
    ['a refusal', refusal, isRefused],
    ['test fires', made.question, { ...equal, pdf: 'equal' }],
    ['test fires that do not agree', apart, { ...isRefused, pdf: 'equal' }],
  ] as const
  for (const [what, zip, expected] of isSigned) {
    yield { name: `true: ${what}, signed`, zip: signedBy(zip, laboratory), expected }
  }
  yield {
    name: 'true: with every text, and another laboratory than here',
    zip: made.withTexts,
    expected: { ...equal, pdf: 'equal' },
  }
  for (const [id, zip] of Object.entries(made.ofParts)) {
    yield { name: `true: under the part ${id}`, zip, expected: { ...equal, pdf: 'equal' } }
  }

  // references
  const own = invented(documents[single]!, 'own-laboratory')
  const ownHandle = handleOf(referenceKind.encode(own))
  const ofOwn = await withReferences([own], (service) =>
    bundled(service, printer, { ...askedOf(single), reference: own.id }, { texts: CASE }),
  )
  for (const id of ids) {
    const zip = () =>
      withReferences([invented(documents[id]!)], (service) =>
        bundled(service, printer, askedOf(id), { texts: CASE }),
      )
    yield { name: `reference: invented, under the name ${id}`, zip, expected: unknown }
  }
  const part = invented(documents['impressed'] ?? documents[single]!, 'impressed.weller')
  if (pairs['impressed']) {
    const zip = () =>
      withReferences([part], (service) =>
        bundled(service, printer, { ...askedOf('impressed'), reference: part.id }),
      )
    yield { name: 'reference: invented, under the name of a part', zip, expected: unknown }
  }
  for (const [what, change, expected] of CHANGED) {
    const zip = () =>
      withReferences([change(documents[single]!)], (service) =>
        bundled(service, printer, askedOf(single), { texts: CASE }),
      )
    yield { name: `reference: ${what}`, zip, expected }
  }
  const stranger = newKeys()
  const idOf = ({ publicKey }: typeof laboratory): string => publicKeyIn(publicKey, 'the key').id
  const trusted = { exit: 0, computation: 'equal', reference: 'trusted' } as const
  yield { name: 'reference: invented, under a name of its own', zip: ofOwn, expected: unknown }
  yield { name: 'reference: trusted by its handle', zip: ofOwn, trust: [ownHandle], expected: trusted }
  yield {
    name: 'reference: another one is trusted',
    zip: ofOwn,
    trust: [`sha256:${'0'.repeat(64)}`],
    expected: unknown,
  }
  const signed = signedBy(ofOwn, stranger)
  yield { name: 'reference: invented, signed by an unknown key', zip: signed, expected: unknown }
  yield {
    name: 'reference: signed by another key than the trusted one',
    zip: signed,
    trust: [idOf(laboratory)],
    expected: unknown,
  }
  yield {
    name: 'reference: signed by a trusted key',
    zip: signedBy(ofOwn, laboratory),
    trust: [idOf(laboratory)],
    expected: trusted,
  }
  const ofAnother = filesOfZip(signedBy(answer, laboratory)).filter(({ path }) =>
    path.startsWith('signatures/'),
  )
  yield {
    name: 'signature: of another bundle, by a trusted key',
    zip: zipOf([...filesOfZip(ofOwn), ...ofAnother]),
    trust: [idOf(laboratory)],
    expected: { exit: 1 },
  }
  yield {
    name: 'signature: a file that is none',
    zip: zipOf([...filesOfZip(answer), { path: 'signatures/court.txt', data: text('Checked.') }]),
    expected: { exit: 1 },
  }

  // refusals
  const differs = { exit: 1, computation: 'differs' } as const
  yield {
    name: 'refusal: invented, in place of an answer',
    zip: made.inPlaceOfAnswer,
    expected: { ...differs, reference: 'bundled', refusal: 'not derived' },
  }
  yield {
    name: 'refusal: another reason',
    zip: await forgedBundle(refusal, {
      report: (body) => inItsWords({ ...body, reasons: [fact('too_few_known', { left: 0 })] }),
    }),
    expected: { ...differs, refusal: 'not derived' },
  }
  yield {
    name: 'refusal: no reason',
    zip: await forgedBundle(refusal, { report: (body) => inItsWords({ ...body, reasons: [] }) }),
    expected: differs,
  }
  yield {
    name: 'refusal: another value in a check',
    zip: await forgedBundle(refusal, {
      report: (body) => {
        body.scope.mark_a[0].checks[0].value = 1e-3
        return inItsWords(body)
      },
    }),
    expected: differs,
  }
  yield {
    name: 'refusal: another scorer config',
    zip: await forgedBundle(refusal, {
      report: (body) => ({ ...body, scorer_config: { ...body.scorer_config, conditions_factor: 1.001 } }),
    }),
    expected: differs,
  }
  yield {
    name: 'refusal: another reference named',
    zip: await forgedBundle(refusal, {
      report: (body) => ({ ...body, provenance: { ...body.provenance, reference: 'own-laboratory' } }),
    }),
    expected: differs,
  }
  yield {
    name: 'refusal: the words of its reason',
    zip: withFiles(refusal, (files) =>
      files.map(({ path, data }) =>
        path === 'report.json'
          ? {
              path,
              data: text(
                new TextDecoder().decode(data).replace(/"reason":"[^"]*"/, '"reason":"They differ."'),
              ),
            }
          : { path, data },
      ),
    ),
    expected: { exit: 1 },
  }
  yield {
    name: 'refusal of test fires: said to agree less',
    zip: await forgedBundle(apart, {
      report: (body) => inItsWords({ ...body, known: { ...body.known, agreement: -1 } }),
    }),
    expected: differs,
  }
  yield {
    name: 'refusal of test fires: another reason',
    zip: await forgedBundle(apart, {
      report: (body) => inItsWords({ ...body, reasons: [fact('too_few_known', { left: 1 })] }),
    }),
    expected: { ...differs, refusal: 'not derived' },
  }
  const [first, second] = pairs[single]!.marks.map((files) => sha256(files[0]!))
  yield {
    name: 'answer: in place of a refusal, said of one scan twice',
    zip: await forgedBundle(answer, {
      report: (body) => JSON.parse(JSON.stringify(body).replaceAll(second!, first!)),
      recipe: (body) => JSON.parse(JSON.stringify(body).replaceAll(second!, first!)),
    }),
    expected: { exit: 1 },
  }

  // numbers
  const report = (change: NonNullable<Changes['report']>) => forgedBundle(answer, { report: change })
  const numbers: [string, Promise<Uint8Array>][] = [
    ['log10 LR of the report', report((body) => ({ ...body, log10_lr: 6, likelihood_ratio: 1e6 }))],
    ['bounds of the report', report((body) => ({ ...body, lr_bounds_log10: [-9, 9] }))],
    ['warnings left out', report((body) => inItsWords({ ...body, warnings: [] }))],
    [
      'the opposite direction',
      report((body) => ({
        ...body,
        direction: body.direction === 'same source' ? 'different sources' : 'same source',
      })),
    ],
    [
      'log10 LR of report and recipe',
      forgedBundle(answer, {
        report: (body) => ({ ...body, log10_lr: 6, likelihood_ratio: 1e6 }),
        recipe: (body) => ({ ...body, result: { ...body.result, log10_lr: 6, likelihood_ratio: 1e6 } }),
      }),
    ],
    [
      'sources of its own not left out',
      forgedBundle(answer, {
        recipe: (body) => ({ ...body, reference: { ...body.reference, left_out: ['nobody'] } }),
      }),
    ],
    [
      'scorer config of the recipe',
      forgedBundle(answer, {
        recipe: (body) => ({ ...body, scorer_config: { ...body.scorer_config, lambda_c: 0.0003 } }),
      }),
    ],
  ]
  for (const [what, zip] of numbers) yield { name: `number: ${what}`, zip: await zip, expected: differs }

  // printed reports
  const printed = { exit: 1, computation: 'equal', reference: 'bundled', pdf: 'differs' } as const
  const right = pdfOf(answer)
  const pdfs: [string, Uint8Array][] = [
    ['a text file', text('The likelihood ratio is 1,000,000.')],
    ['an empty file', new Uint8Array()],
    ['that of another report', pdfOf(made.otherReport)],
    ['that of another case', pdfOf(made.otherCase)],
    ['cut off', right.slice(0, right.length - 100)],
    ['with bytes after its end', new Uint8Array(Buffer.concat([right, text('\n% LR 1,000,000')]))],
    ['one byte changed', right.map((byte, i) => (i === right.length >> 1 ? byte ^ 1 : byte))],
    ['that of a refusal', pdfOf(apart)],
  ]
  for (const [what, pdf] of pdfs) {
    yield { name: `PDF: ${what}`, zip: await forgedBundle(answer, { pdf: () => pdf }), expected: printed }
  }
  for (const [what, data] of pdfs.slice(0, 4)) {
    yield { name: `PDF by itself: ${what}`, zip: answer, pdf: { path: 'r.pdf', data }, expected: printed }
  }
  yield {
    name: 'PDF: another case in print.json',
    zip: await forgedBundle(answer, { print: (print) => ({ ...print!, case_id: '2026-18' }) }),
    expected: printed,
  }
  yield {
    name: 'PDF: of an older release',
    zip: await forgedBundle(answer, {
      print: (print) => ({ ...print!, engine_version: '0.9.0' }),
      pdf: () => pdfOf(made.otherCase),
    }),
    expected: { exit: 4, computation: 'equal', pdf: 'other release' },
  }
  yield {
    name: 'PDF: taken out, its texts left',
    zip: await forgedBundle(answer, {
      pdf: () => null,
      print: (print) => ({ ...print!, case_id: '2026-18' }),
    }),
    expected: { exit: 4, computation: 'equal', pdf: 'absent' },
  }

  // files
  const scan = text('another scan')
  yield {
    name: 'file: one that the manifest does not list',
    zip: zipOf([...filesOfZip(answer), { path: 'opinion.txt', data: text('Identified.') }]),
    expected: { exit: 1 },
  }
  yield {
    name: 'file: one that the manifest lists',
    zip: withFiles(answer, (files) => [...files, { path: 'opinion.txt', data: text('Identified.') }]),
    expected: { exit: 1 },
  }
  yield {
    name: 'file: one name twice',
    zip: zipOf([...filesOfZip(answer), filesOfZip(answer).find(({ path }) => path === 'report.json')!]),
    expected: { exit: 1 },
  }
  yield {
    name: 'file: report.json twice, the second one another',
    zip: zipOf([...filesOfZip(answer), { path: 'report.json', data: text('{}') }]),
    expected: { exit: 1 },
  }
  yield {
    name: 'file: bytes after the end of the ZIP',
    zip: new Uint8Array(Buffer.concat([answer, text('LR 1,000,000')])),
    expected: { exit: 1 },
  }
  yield { name: 'file: the ZIP cut off', zip: answer.slice(0, answer.length - 10), expected: { exit: 1 } }
  yield {
    name: 'file: a scan that nothing was computed from',
    zip: await forgedBundle(answer, {
      added: [encoded('scan', {}, scan)],
      scans: [{ path: `scans/${sha256(scan)}.x3p`, data: scan }],
    }),
    expected: { exit: 4, computation: 'equal', reference: 'bundled' },
  }
  yield {
    name: 'file: an artifact that nothing gave',
    zip: await forgedBundle(answer, {
      added: [encoded('opinion', {}, text('{"opinion":"identified"}'))],
    }),
    expected: { exit: 4, computation: 'equal', reference: 'bundled' },
  }
  yield {
    name: 'file: another reference beside the right one',
    zip: await forgedBundle(answer, { added: [referenceKind.encode(own)] }),
    expected: { exit: 4, computation: 'equal' },
  }

  // what was edited by hand, or by a dishonest copy of this program
  const signedAnswer = signedBy(answer, laboratory)
  const trueBundles = { ...made, signed: signedAnswer }
  yield* editedFiles(trueBundles)
  yield* editedStatements(trueBundles)
}
