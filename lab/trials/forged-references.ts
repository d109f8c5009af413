import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceWarnings } from '../../src/compare/checks/reference-warnings.ts'
import { MarkgraphError } from '../../src/errors.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { type Reference, type ReferenceRecord, recordOf } from '../../src/kinds/reference.ts'
import { AS_IN_FILE, UNWATCHED } from '../../src/marks/mark-type.ts'
import { referencePart, withDiagnostics } from '../../src/nodes/calibration/population.ts'
import { soundReference } from '../../src/references/faults.ts'
import { importEncoded } from '../../src/references/import.ts'
import readSent, { type SentReference } from '../../src/references/import-thread.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { likelyCopies, nearCopyFaults } from '../../src/references/near-copies.ts'
import type { ManifestRow } from '../../src/references/pairing.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { referenceOfStudy } from '../../src/references/studies/study-reference.ts'
import { rowsInFolder, scansInFolder } from '../../src/references/studies/study-scans.ts'
import { usualScores } from '../../src/references/usual-scores.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { crop, editedFile, noise, shifted, smoothed, turned, upsideDown } from './edits.ts'
import { npzOf } from './npz.ts'
import type { RealScans } from './real-scans.ts'
import type { Trial } from './trial.ts'

const NM = 1e-9
const VOUCHED = 'A trial of forged references.'

type Row = [a: number, b: number, score: number]
type Change = (reference: Reference) => Partial<Reference>

/** References as documents whose stated figures follow from their pairs: what a careful forger would send. */
const document = (base: Reference, change: Change): SentReference => {
  const { left_out_diagnostics: _, bounds_by: __, ...rest } = base
  const changed = { ...rest, id: 'forged', ...change(base) } as Reference
  let stated = changed
  try {
    stated = withDiagnostics(changed, 'source')
  } catch {
    // what cannot be fitted is sent with the figures that it had
  }
  return { bytes: new TextEncoder().encode(JSON.stringify(stated)), population: VOUCHED }
}

const scored = (base: Reference, score: (row: Row, label: number) => number): Partial<Reference> => ({
  pairs: base.pairs.map((row): Row => {
    const label = Number(base.marks[row[0]]!.source === base.marks[row[1]]!.source)
    return [row[0], row[1], score(row, label)]
  }),
})
const renamed =
  (name: (first: string) => string): Change =>
  ({ sources }) => ({ sources: sources.map((source, i) => (i === 1 ? name(sources[0]!) : source)) })
const ofMark =
  (change: (marks: Reference['marks']) => Partial<Reference['marks'][number]>): Change =>
  ({ marks }) => ({ marks: marks.map((mark, i) => (i === 1 ? { ...mark, ...change(marks) } : mark)) })
/** The rows with the sources of marks dealt out anew, `step` apart. */
const relabelled =
  (every: number): Change =>
  ({ marks, sources }) => ({
    marks: marks.map((mark, i) => (i % every === 0 ? { ...mark, source: (i * 7) % sources.length } : mark)),
  })

const DOCUMENTS: Readonly<Record<string, Change>> = {
  'scores negated': (base) => scored(base, ([, , score]) => -score),
  'scores of one data set negated': (base) =>
    scored(base, ([a, b, score]) =>
      base.marks[a]!.tag === 'weller' && base.marks[b]!.tag === 'weller' ? 40 - score : score,
    ),
  'scores of the smaller data set negated': (base) =>
    scored(base, ([a, b, score]) =>
      base.marks[a]!.tag === 'fadul' && base.marks[b]!.tag === 'fadul' ? 45 - score : score,
    ),
  'half of the marks under other sources': relabelled(2),
  'every mark under another source': relabelled(1),
  'KM scores as low as KNM scores': (base) =>
    scored(base, ([, , score], label) => (label ? score / 9 : score)),
  'all scores equal': (base) => scored(base, () => 5),
  'KM scores raised by 1000': (base) => scored(base, ([, , score], label) => score + 1000 * label),
  'all scores raised by 0.6': (base) => scored(base, ([, , score]) => score + 0.6),
  'all scores of bullets raised by 0.6': (base) => scored(base, ([, , score]) => score + 0.6),
  'a score that is not finite': (base) => scored(base, ([a, , score]) => (a === 3 ? Number.NaN : score)),
  'a source with a space at its end': renamed((name) => `${name} `),
  'a source in capitals': renamed((name) => name.toUpperCase()),
  'a source with a sign of no width': renamed((name) => `${name.slice(0, 3)}\u200b${name.slice(3)}`),
  'a source with a Cyrillic е': renamed((name) => name.replace('e', '\u0435')),
  'a source in full-width letters': renamed((name) =>
    name.replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)),
  ),
  'a source with a trailing full stop': renamed((name) => `${name}.`),
  'a source with a non-breaking hyphen': renamed((name) => name.replace('-', '\u2011')),
  'a source with a mathematical bold letter': renamed((name) => name.replace('l', '\u{1d425}')),
  'a source with an Armenian ո for n': renamed((name) => name.replace(/[nd]/, '\u0578')),
  'a source with a digit 1 for l': renamed((name) => name.replace('l', '1')),
  'a mark named as another in capitals': ofMark((marks) => ({ mark: marks[0]!.mark.toUpperCase() })),
  'a scan in two marks': ofMark((marks) => ({ scans: marks[0]!.scans })),
  'a surface in two marks': ofMark((marks) => ({ surfaces: marks[0]!.surfaces })),
  'a pair listed twice': ({ pairs }) => ({ pairs: [...pairs, pairs[0]!] }),
  'a pair listed twice, the second time turned': ({ pairs: [first, ...rest] }) => ({
    pairs: [first!, ...rest, [first![1], first![0], first![2]]],
  }),
  'a million sources declared': () => ({ n_sources: 1e6 }),
  'minus five sources declared': () => ({ n_sources: -5 }),
  'another score kind': () => ({ score_kind: 'cmr-1d' }),
  'toolmarks under the id striated': () => ({ id: 'striated', domain: 'toolmark', score_kind: 'cmr-1d' }),
  'no scans at all': ({ marks }) => ({
    marks: marks.map(({ tag: _, ...mark }) => ({ ...mark, scans: [], surfaces: [] })),
    data_sets: undefined as never,
    conditions: [],
    datasets: [{ tag: 'sent', source: 'sent' }],
  }),
  'invented scans under the name weller': ({ marks }) => ({
    marks: marks.map((mark, i) => ({ ...mark, scans: [i.toString(16).padStart(64, '0')], surfaces: [] })),
  }),
  'invented scans and 40 sources more': (base) => {
    const sources = Array.from({ length: 40 }, (_, i) => `own-${String.fromCharCode(97 + (i % 26))}${i}`)
    const marks = Array.from({ length: 80 }, (_, i) => ({
      source: i >> 1,
      mark: `own mark ${i}`,
      scans: [i.toString(16).padStart(64, '0')],
    }))
    const pairs = marks.flatMap((one, a) =>
      marks
        .slice(a + 1)
        .map((other, k): Row => [a, a + 1 + k, one.source === other.source ? 40 : 5 + (k % 4)]),
    )
    const { data_sets: _, conditions: __, ...rest } = base
    return {
      ...rest,
      id: 'forged',
      sources,
      n_sources: 40,
      marks,
      pairs,
      datasets: [{ tag: 'own', source: 'own' }],
      data_sets: undefined as never,
      conditions: [],
    }
  },
}

/** Scores alone. */
function scoresAlone(service: Service): Readonly<Record<string, SentReference>> {
  const config = service.marks.configs.deployed('impressed')
  const sidecar = (n_sources: number, tag = 'sent') =>
    JSON.stringify({
      id: 'forged',
      name: 'forged',
      domain: 'impressed',
      score_kind: 'cmr-2d',
      scorer_config: config,
      cluster_scheme: 'unordered pair of slides',
      n_sources,
      datasets: [{ tag, source: 'elsewhere' }],
      measured_pitch: [6.25e-6, 6.25e-6],
      generator: 'their scorer',
      created: '2026-01-01',
    })
  const arrays = (
    km: number,
    knm: number,
    reach: number,
    n_sources: number,
    clusters = km + knm,
    tag?: string,
  ) => {
    const labels = Array.from({ length: km + knm }, (_, i) => Number(i < km))
    const scores = labels.map((label, i) => reach * label + (i % 13) / 2)
    const share = Math.ceil((km + knm) / clusters)
    const ids = labels.map((label, i) => 2 * Math.floor(i / share) + label)
    return { bytes: npzOf(scores, labels, ids), sidecar: sidecar(n_sources, tag), population: VOUCHED }
  }
  return {
    '.npz: 40,000 clusters': arrays(20_000, 20_000, 30, 40_000),
    '.npz: a million sources, 12 and 12 scores': arrays(12, 12, 30, 1e6),
    '.npz: a million sources, 3 scores': arrays(2, 1, 30, 1e6),
    '.npz: ten slides, honest': arrays(10, 45, 30, 10),
    '.npz: labels flipped': arrays(200, 200, -30, 40),
    '.npz: the name weller': arrays(30, 200, 30, 20, 230, 'weller'),
    '.npz: scores of infinity': arrays(30, 200, Number.POSITIVE_INFINITY, 20),
    '.npz: minus one source': arrays(30, 200, 30, -1),
  }
}

/** What is made of one scan, to stand as a mark of its own. */
const COPIES: Readonly<Record<string, (file: Uint8Array) => Uint8Array>> = {
  'the same file': (file) => file,
  'the same heights, another header': (file) => editedFile(file, (scan) => scan),
  'noise of 20 nm': (file) => editedFile(file, noise(20 * NM)),
  'noise of 50 nm, shifted 3 samples': (file) => editedFile(file, noise(50 * NM), shifted(3)),
  'smoothed, 2 samples': (file) => editedFile(file, smoothed(2)),
  'noise of 100 nm': (file) => editedFile(file, noise(100 * NM)),
  'left 10 % cropped': (file) => editedFile(file, crop(0.1, 1)),
  'left 20 % cropped': (file) => editedFile(file, crop(0.2, 1)),
  'turned by 90°': (file) => editedFile(file, turned(90)),
  'turned by 2°': (file) => editedFile(file, turned(2)),
  'upside down': (file) => editedFile(file, upsideDown),
}
const MARKS = 16 // of four slides

/** A study of real breech faces with one mark more; its reference. */
async function studied(
  service: Service,
  scans: RealScans,
  folder: string,
  more: readonly (readonly [row: ManifestRow, file: Uint8Array])[],
  tag = 'weller',
): Promise<ReferenceRecord> {
  const all = await scans.marks('cartridges-weller')
  const slides = [...Map.groupBy(all, ({ source }) => source).values()].slice(0, 4)
  const rows = slides.flatMap((marks) => marks.slice(0, MARKS / 4).flatMap((mark) => mark.rows))
  await mkdir(folder, { recursive: true })
  const named = [...rows.map((row) => ({ ...row, study: tag })), ...more.map(([row]) => row)]
  for (const row of rows)
    await writeFile(join(folder, row.scan.replaceAll('/', '-')), await scans.file(row.scan))
  for (const [row, file] of more) await writeFile(join(folder, row.scan), file)
  const flat = named.map((row) => ({ ...row, scan: row.scan.replaceAll('/', '-') }))
  const found = await scansInFolder(service, 'impressed', flat, folder, UNWATCHED)
  const created = '2026-01-01T00:00:00Z'
  const { study } = await createStudy(service, { name: 'forged', domain: 'impressed', scans: found, created })
  const done = await runStudy(service, study.id, UNWATCHED)
  const id = `forged-${study.id}`
  return (await referenceOfStudy(service, done, { id, name: id, population: VOUCHED })).record
}

/** Bundled references, the manifests of their scans, and whether these are read as they were for it. */
const SOUND = {
  striated: ['bullets', 'bullets-variability', 'bullets-houstonf'],
  striated_single: ['bullets', 'bullets-variability', 'bullets-houstonf'],
  impressed: ['cartridges', 'cartridges-weller', 'cartridges-baldwin'],
  toolmark: ['toolmarks', 'cutters'],
} as const

/** A bundled reference looked at as a study of its scans would be. */
async function bundled(service: Service, scans: RealScans, id: keyof typeof SOUND): Promise<ReferenceRecord> {
  const reference = readReference(join(BUNDLED, `${id}.json`))
  const type = service.marks.of(reference.domain)
  const rows = (await scans.marks(...SOUND[id])).flatMap((mark) => mark.rows)
  await rowsInFolder(service, rows, scans.folder, UNWATCHED, AS_IN_FILE)
  const likely = likelyCopies(reference.marks, reference.pairs)
  const config = service.marks.configs.deployed(reference.domain)
  const copies = await service.graph.within((session) => nearCopyFaults(session, type, config, likely))
  return recordOf(soundReference(reference, [], copies))
}

interface Printed {
  readonly outcome: 'caught' | 'warned' | 'accepted'
  readonly said: string
}

async function tried(make: () => Promise<ReferenceRecord>): Promise<Printed> {
  try {
    const record = await make()
    const [first] = referenceWarnings(record)
    if (first) return { outcome: 'warned', said: `${first.code}: ${first.message}` }
    const { n_sources, diagnostics } = record
    const tags = record.datasets.map(({ tag, source }) => `${tag} (${source})`).join(', ')
    return {
      outcome: 'accepted',
      said: `${n_sources} sources, AUC ${diagnostics.auc.toFixed(3)}, data: ${tags}`,
    }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return { outcome: 'caught', said: error.message }
  }
}

/** References that are not what they are said to be. */
export const forgedReferences: Trial = {
  about:
    'References that are not what they are said to be, and what is said about them. Documents are the Weller part of the bundled breech faces (or all of them) with one change and figures that follow from their pairs; .npz files are made up; studies are 16 real breech faces of four slides and a seventeenth mark made of the first one.',
  header: ['reference', 'outcome', 'what is said'],
  rows: (bench, told) =>
    withService(async (service) => {
      const usual = await usualScores(service)
      const counts = { caught: 0, warned: 0, accepted: 0 }
      const row = async (title: string, make: () => Promise<ReferenceRecord>): Promise<void> => {
        const { outcome, said } = await tried(make)
        counts[outcome] += 1
        told([title, outcome, said.length > 160 ? `${said.slice(0, 157)}...` : said])
      }
      const sent = async (reference: SentReference): Promise<ReferenceRecord> => {
        const read = readSent({ ...reference, usual })
        if ('code' in read) throw new MarkgraphError(read.code, read.phrase)
        const id = `forged-${counts.caught + counts.warned + counts.accepted}`
        const { record } = read
        if (record.id !== 'forged') return (await importEncoded(service, read)).record
        return { ...record, id }
      }
      const impressed = readReference(join(BUNDLED, 'impressed.json'))
      const bullets = readReference(join(BUNDLED, 'striated.json'))
      const weller = referencePart.run({ reference: impressed }, { data_set: 'weller' })
      for (const [title, change] of Object.entries(DOCUMENTS)) {
        const ofMany = title.includes('bullets') ? bullets : impressed
        const base = /data set|bullets/.test(title) ? ofMany : weller
        await row(title, () => sent(document(base, change)))
      }
      for (const [title, reference] of Object.entries(scoresAlone(service)))
        await row(title, () => sent(reference))

      for (const id of Object.keys(SOUND) as (keyof typeof SOUND)[]) {
        await row(`bundled ${id}, with its scans (sound)`, () => bundled(service, bench.scans, id))
      }
      const folder = await mkdtemp(join(tmpdir(), 'markgraph-forged-'))
      try {
        const [first] = await bench.scans.marks('cartridges-weller')
        const file = await bench.scans.file(first!.rows[0]!.scan)
        let n = 0
        for (const source of ['another source', 'its own source']) {
          for (const [title, change] of Object.entries(COPIES)) {
            if (source !== 'another source' && n++ > 3) continue
            const copied = {
              ...first!.rows[0]!,
              mark: 'copy',
              source: source === 'another source' ? 'slide seventeen' : first!.source,
              scan: `copy-${n}-${title.replaceAll(/\W/g, '')}.x3p`,
            }
            await row(`study, copy under ${source}: ${title}`, async () =>
              studied(service, bench.scans, folder, [[copied, change(file)]]),
            )
          }
        }
        await row('study as it is (sound)', () => studied(service, bench.scans, folder, []))
        await row('study as it is, tag "fadul" (sound)', () =>
          studied(service, bench.scans, folder, [], 'fadul'),
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
      told(['sum', '', `${counts.caught} caught, ${counts.warned} warned, ${counts.accepted} accepted`])
    }),
}
