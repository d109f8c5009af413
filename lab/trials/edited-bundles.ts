import { canonicalJson, type Json } from '../../src/address/canonical.ts'
import { MANIFEST } from '../../src/verify/bundles/manifest.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../src/verify/bundles/zip.ts'
import { fact } from '../../src/words/said.ts'
import { type Changes, type Forgery, forgedBundle, inItsWords, withFiles, withManifest } from './forging.ts'

/** True bundles of one reference, which are edited. */
interface TrueBundles {
  readonly answer: Uint8Array
  /** Of the same marks, exchanged. */
  readonly otherReport: Uint8Array
  readonly refusal: Uint8Array
  readonly uncalibrated: Uint8Array
  readonly question: Uint8Array
  /** The answer, signed. */
  readonly signed: Uint8Array
}

const wrong = { exit: 1 } as const
const differs = { exit: 1, computation: 'differs' } as const
const fileOf = (zip: Uint8Array, path: string): Uint8Array =>
  filesOfZip(zip).find((file) => file.path === path)!.data
const jsonOf = (zip: Uint8Array, path: string): Json =>
  JSON.parse(new TextDecoder().decode(fileOf(zip, path))) as Json
const bytesOf = (value: Json): Uint8Array => new TextEncoder().encode(canonicalJson(value))

/** Bundles whose files were edited by hand: the manifest has the hashes of what stands there now. */
export function* editedFiles(made: TrueBundles): Generator<Forgery, void> {
  const { answer, otherReport, signed } = made
  const inPlace = (path: string, data: (old: Uint8Array) => Uint8Array): Uint8Array =>
    withFiles(answer, (files) =>
      files.map((file) => (file.path === path ? { path, data: data(file.data) } : file)),
    )
  const EDITED = [
    'README.md',
    'ro-crate-metadata.json',
    'report.json',
    'recipe.json',
    'print.json',
    'reference.json',
    'scorer-config.json',
    'releases.json',
    'runs.json',
    'provenance.json',
  ]
  for (const path of EDITED) {
    const zip = inPlace(path, otherDigit)
    const expected = path === 'print.json' ? ({ exit: 4, pdf: 'equal' } as const) : wrong // the release that printed
    yield { name: `edited: a digit of ${path}`, zip, expected }
  }
  const firstIn = (folder: string): string =>
    filesOfZip(answer).find(({ path }) => path.startsWith(folder))!.path
  const [artifact, scan] = [firstIn('artifacts/'), firstIn('scans/')]
  for (const path of [artifact, scan]) {
    const name = `edited: a byte of ${path === scan ? 'a scan' : 'an artifact'}`
    const zip = inPlace(path, (old) => old.map((byte, i) => (i === old.length - 1 ? byte ^ 1 : byte)))
    yield { name, zip, expected: wrong }
  }
  for (const path of ['recipe.json', 'runs.json', 'report.json', 'report.pdf']) {
    const zip = inPlace(path, () => fileOf(otherReport, path))
    yield { name: `exchanged: ${path} of two reports`, zip, expected: wrong }
  }

  const without = (files: readonly ZipFile[], path: string) => files.filter((file) => file.path !== path)
  for (const path of ['provenance.json', 'releases.json', 'reference.json', 'README.md', artifact, scan]) {
    const what = path === artifact ? 'an artifact' : path === scan ? 'a scan' : path
    const gone = withFiles(answer, (files) => without(files, path))
    yield { name: `left out: ${what}, of the bundle and its manifest`, zip: gone, expected: wrong }
    const listed = zipOf(without(filesOfZip(answer), path))
    yield { name: `left out: ${what}, of the bundle alone`, zip: listed, expected: wrong }
    const unlisted = withManifest(answer, (facts) => ({
      ...facts,
      files: facts.files.filter((file) => file.path !== path),
    }))
    yield { name: `left out: ${what}, of the manifest alone`, zip: unlisted, expected: wrong }
  }
  yield {
    name: 'manifest: another outcome',
    zip: withManifest(answer, (facts) => ({ ...facts, outcome: 'refused' })),
    expected: wrong,
  }
  yield {
    name: 'manifest: says that there are no scans',
    zip: withManifest(answer, (facts) => ({ ...facts, scans: false })),
    expected: wrong,
  }
  yield {
    name: 'manifest: another release',
    zip: withManifest(answer, (facts) => ({ ...facts, engine_version: '0.2.0' })),
    expected: wrong,
  }
  yield {
    name: 'manifest: the older form, which has no print.json',
    zip: withManifest(answer, (facts) => ({ ...facts, format: 'markgraph-bundle/1' })),
    expected: wrong,
  }
  yield {
    name: 'manifest: the files in another order',
    zip: withFiles(answer, (files) => files.toReversed()),
    expected: wrong,
  }

  const envelope = filesOfZip(signed).find(({ path }) => path.endsWith('.dsse.json'))!.path
  const inEnvelope = (change: (body: Record<string, Json>) => Json): Uint8Array =>
    zipOf(
      filesOfZip(signed).map((file) =>
        file.path === envelope
          ? { path: envelope, data: bytesOf(change(jsonOf(signed, envelope) as Record<string, Json>)) }
          : file,
      ),
    )
  yield {
    name: 'signature: an envelope without any',
    zip: inEnvelope((body) => ({ ...body, signatures: [] })),
    expected: wrong,
  }
  yield {
    name: 'signature: of another statement',
    zip: inEnvelope((body) => ({ ...body, payload: btoa('{"verified":true}') })),
    expected: wrong,
  }
  yield {
    name: 'signature: its key left out',
    zip: zipOf(filesOfZip(signed).filter(({ path }) => !path.endsWith('.pem'))),
    expected: wrong,
  }
  yield {
    name: 'signature: kept while the report was changed',
    zip: withManifest(signed, (facts) => ({ ...facts, outcome: 'refused' })),
    expected: wrong,
  }
}

/** The text with one digit exchanged for another; it stays JSON, and canonical. */
function otherDigit(data: Uint8Array): Uint8Array {
  const at = data.findLastIndex((byte) => byte >= 0x31 && byte <= 0x38)
  if (at < 0) throw new TypeError('there is no digit to edit')
  return data.map((byte, i) => (i === at ? byte + 1 : byte))
}

const largerArtifact = (runs: Json): Json => {
  const { artifacts, ...rest } = runs as { artifacts: { bytes: number; file: string | null }[] }
  const at = artifacts.findIndex(({ file }) => file?.endsWith('.npy'))
  return { ...rest, artifacts: artifacts.map((one, i) => (i === at ? { ...one, bytes: 1 } : one)) }
}

/** Bundles as a dishonest copy of this program writes them: one statement is another, and all hashes and handles follow it. */
export async function* editedStatements(made: TrueBundles): AsyncGenerator<Forgery, void> {
  const { answer, otherReport, refusal, uncalibrated, question } = made
  type Edit = readonly [what: string, change: NonNullable<Changes['report']>]
  const edits: Edit[] = [
    ['the pictures exchanged', (body) => ({ ...body, previews: { a: body.previews.b, b: body.previews.a } })],
    ['the attributions exchanged', (body) => ({ ...body, attribution: body.attribution_b, attribution_b: body.attribution })], // biome-ignore format: a row
    ['the lower end of the interval', (body) => ({ ...body, log10_lr_ci_lo: body.log10_lr - 0.01 })],
    ['the upper end of the interval', (body) => ({ ...body, log10_lr_ci_hi: body.log10_lr + 0.01 })],
    ['how the interval was made', (body) => ({ ...body, lr_ci_method: 'exact' })],
    ['the score', (body) => ({ ...body, score: 0.999 })],
    ['the unit of the score', (body) => ({ ...body, score_kind: 'cmr-1d' })],
    ['the sources behind the interval', (body) => ({ ...body, n_sources: 300 })],
    ['said not to be at the bound', (body) => ({ ...body, lr_bound_hit: !body.lr_bound_hit })],
    ['its evidence note left out', ({ evidence_note: _, ...body }) => body],
    ['the name of its reference', (body) => ({ ...body, reference: { ...body.reference, name: 'All barrels' } })], // biome-ignore format: a row
    ['the error rates of its reference', (body) => ({ ...body, reference: { ...body.reference, auc: 1, cllr: 0 } })], // biome-ignore format: a row
    ['who vouches for its reference', (body) => ({ ...body, reference: { ...body.reference, population: 'The court.' } })], // biome-ignore format: a row
    ['a value in a check', (body) => { body.scope.mark_a[0].checks[0].value /= 2; return inItsWords(body) }], // biome-ignore format: a row
    ['the scans exchanged', (body) => { const { mark_a: a, mark_b: b } = body.provenance.input_hashes; return { ...body, provenance: { ...body.provenance, input_hashes: { mark_a: b, mark_b: a } } } }], // biome-ignore format: a row
    ['the units of its scans', (body) => ({ ...body, provenance: { ...body.provenance, units_a: ['um'] } })],
    ['its release', (body) => ({ ...body, provenance: { ...body.provenance, engine_version: '0.2.0' } })],
    ['its API', (body) => ({ ...body, provenance: { ...body.provenance, api_version: '9' } })],
  ]
  for (const [what, change] of edits) {
    yield {
      name: `report: ${what}`,
      zip: await forgedBundle(answer, { report: change }),
      expected: wrong,
    }
  }
  const ofQuestion: Edit[] = [
    ['the score with a known mark', (body) => ({ ...body, known: { ...body.known, scores: body.known.scores.map(() => 40) } })], // biome-ignore format: a row
    ['the known mark that agrees best', (body) => ({ ...body, known: { ...body.known, best: body.known.best === 1 ? 2 : 1 } })], // biome-ignore format: a row
    ['a known mark left out', (body) => inItsWords({ ...body, known: { ...body.known, left_out: [{ index: 1, ...fact('too_few_known', { left: 0 }) }] } })], // biome-ignore format: a row
    ['what was said of the ammunition', (body) => ({ ...body, known: { ...body.known, stated: { ...body.known.stated, ammunition_alike: true } } })], // biome-ignore format: a row
    ['its known marks in another order', (body) => { const { input_hashes: own } = body.provenance; return { ...body, provenance: { ...body.provenance, input_hashes: { ...own, known: own.known.toReversed() } } } }], // biome-ignore format: a row
    ['the scores among its known marks left out', (body) => ({ ...body, known: { ...body.known, scores_among: [] } })], // biome-ignore format: a row
  ]
  for (const [what, change] of ofQuestion) {
    yield {
      name: `test fires: ${what}`,
      zip: await forgedBundle(question, { report: change }),
      expected: wrong,
    }
  }

  // outcomes in place of others
  const body = jsonOf(answer, 'report.json') as Record<string, Json>
  const ratio = Object.fromEntries(
    ['likelihood_ratio', 'log10_lr', 'log10_lr_ci_lo', 'log10_lr_ci_hi', 'reference', 'verbal'].map(
      (name) => [name, body[name]],
    ),
  )
  yield {
    name: 'outcome: a score alone turned into an answer',
    zip: await forgedBundle(uncalibrated, {
      report: (own) => ({ ...own, ...ratio, calibrated: true }),
    }),
    expected: wrong,
  }
  yield {
    name: 'outcome: a refusal turned into an answer',
    zip: await forgedBundle(refusal, {
      report: ({ refused: _, reasons: __, ...own }) => ({ ...body, recipe_handle: undefined, ...own }),
    }),
    expected: wrong,
  }
  yield {
    name: 'outcome: an answer turned into a refusal, its recipe kept',
    zip: await forgedBundle(answer, {
      report: ({ scorer_config: _, ...own }) =>
        inItsWords({
          refused: true,
          domain: own.domain,
          reasons: [fact('too_few_known', { left: 0 })],
          scope: own.scope,
          provenance: own.provenance,
          warnings: own.warnings,
          notes: own.notes,
          scope_note: own.scope_note,
        }),
    }),
    expected: wrong,
  }
  yield {
    name: 'outcome: the refusal of other marks',
    zip: await forgedBundle(refusal, {
      report: (own) => ({
        ...own,
        provenance: {
          ...own.provenance,
          input_hashes: (body['provenance'] as Record<string, Json>)['input_hashes'],
        },
      }),
    }),
    expected: wrong,
  }

  // recipes and runs
  const otherRecipe = jsonOf(otherReport, 'recipe.json')
  yield {
    name: 'recipe: of another report, cited',
    zip: await forgedBundle(answer, { recipe: () => otherRecipe }),
    expected: wrong,
  }
  yield {
    name: 'recipe: a step left out',
    zip: await forgedBundle(answer, { recipe: (own) => ({ ...own, steps: own.steps.slice(1) }) }),
    expected: wrong,
  }
  yield {
    name: 'recipe: the id of its reference',
    zip: await forgedBundle(answer, {
      recipe: (own) => ({ ...own, reference: { ...own.reference, id: 'impressed' } }),
    }),
    expected: differs,
  }
  const inRecipe = new Set(
    (jsonOf(answer, 'recipe.json') as unknown as { steps: { runs: { output: string }[] }[] }).steps.flatMap(
      ({ runs }) => runs.map(({ output }) => output),
    ),
  )
  yield {
    name: 'runs: those of the pictures and checks left out',
    zip: await forgedBundle(answer, {
      runs: (runs) => runs.filter(({ node, output }) => node.endsWith('report') || inRecipe.has(output)),
    }),
    expected: wrong,
  }
  yield {
    name: 'runs: a run under the name of another step',
    zip: await forgedBundle(answer, {
      runs: (runs) =>
        runs.map((run) => (inRecipe.has(run.output) ? run : { ...run, step: 'expert opinion' })),
    }),
    expected: wrong,
  }
  yield {
    name: 'runs: the size of an artifact',
    zip: withFiles(answer, (files) =>
      files.map((file) =>
        file.path === 'runs.json'
          ? { path: file.path, data: bytesOf(largerArtifact(jsonOf(answer, 'runs.json'))) }
          : file,
      ),
    ),
    expected: wrong,
  }
  yield {
    name: 'runs: one of another version of its node',
    zip: await forgedBundle(answer, {
      runs: (runs) =>
        runs.map((run) => (inRecipe.has(run.output) ? run : { ...run, version: run.version + 1 })),
    }),
    expected: { exit: 3, computation: 'not computed' },
  }

  // what was printed
  const printed = { exit: 1, computation: 'equal', pdf: 'differs' } as const
  const texts: readonly (readonly [what: string, change: NonNullable<Changes['print']>])[] = [
    ['another examiner', (print) => ({ ...print!, examiner: 'B. Examiner' })],
    ['another date', (print) => ({ ...print!, date: '2027-01-01' })],
    ['another laboratory', (print) => ({ ...print!, laboratory: 'The Court, 1 Main Street' })],
    ['another report number', (print) => ({ ...print!, report_number: '7' })],
    ['another exhibit', (print) => ({ ...print!, exhibit_a: 'the fatal bullet' })],
    ['somebody who signs', (print) => ({ ...print!, signatures: ['B. Examiner'] })],
    ['no print.json', () => null],
  ]
  for (const [what, change] of texts) {
    const zip = await forgedBundle(answer, { print: change })
    yield { name: `print.json: ${what}`, zip, expected: printed }
  }
  const pdf = { path: 'r.pdf', data: fileOf(otherReport, 'report.pdf') }
  yield {
    name: 'PDF by itself: the marks exchanged, of a bundle without one',
    zip: await forgedBundle(answer, { pdf: () => null }),
    pdf,
    expected: printed,
  }
  yield { name: `file: ${MANIFEST} alone`, zip: zipOf(filesOfZip(answer).slice(0, 1)), expected: wrong }
}
