/** Words take no part in what is hashed: under another catalogue, every handle and every run is the same. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../../src/address/canonical.ts'
import { type AnyReport, reportKind } from '../../src/kinds/report.ts'
import { scopeChecksKind } from '../../src/kinds/scope.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { storedDossier } from '../../src/verify/sources/stored-dossier.ts'
import { ENGLISH, ENGLISH_PROPOSITIONS } from '../../src/words/english.ts'
import type { Fact } from '../../src/words/fact.ts'
import { fact, said, sentence } from '../../src/words/said.ts'
import { filesOf, reportOf, reportOfFiles, smallReferences } from '../helpers/bundles.ts'
import { localExecutor } from '../helpers/graph.ts'

const OTHER = /^anders: /

/** Puts other sentences into the catalogue; the function that it gives puts the English ones back. */
function otherCatalogue(): () => void {
  const [words, both] = [{ ...ENGLISH }, { ...ENGLISH_PROPOSITIONS }]
  for (const code of Object.keys(words)) {
    Object.assign(ENGLISH, { [code]: (values: Json) => `anders: ${code} ${JSON.stringify(values)}` })
  }
  for (const code of Object.keys(both)) {
    Object.assign(ENGLISH_PROPOSITIONS, {
      [code]: { same: `anders: ${code} 1`, different: `anders: ${code} 2` },
    })
  }
  return () => {
    Object.assign(ENGLISH, words)
    Object.assign(ENGLISH_PROPOSITIONS, both)
  }
}

let back = (): void => {}
afterEach(() => back())

const NODES = [...allNodes(ALL_MARKS).values()]

/** The stored reports of a comparison of each outcome, each with every run behind it. */
async function reports() {
  const { service, close } = await smallReferences({ executor: localExecutor(undefined, NODES, 0) })
  try {
    const single = (mark: number) => filesOf('striated', mark).slice(0, 1)
    const found = [
      await reportOf(service, 'striated'),
      await reportOfFiles(service, 'striated', [filesOf('striated', 1), [...single(2), ...single(2)]]),
      await reportOfFiles(service, 'striated', [single(1), single(2)]),
      await reportOf(service, 'impressed'),
      await reportOf(service, 'toolmark', { scorerConfig: '{"cmr_1d_corr": 0.4}' }),
      await reportOf(service, 'toolmark', { marks: [1, 1] }),
      await reportOfFiles(service, 'impressed', [filesOf('toolmark', 1), filesOf('impressed', 1)]),
    ]
    const dossiers = []
    for (const { report_handle } of found) {
      const { report, runs } = await storedDossier(service, report_handle)
      dossiers.push({ ...report, runs })
    }
    return dossiers
  } finally {
    await close()
  }
}

/** Every text of a report that is said, and not a name. */
function texts(report: AnyReport): string[] {
  const { mark_a, mark_b, pair } = report.scope
  return [
    report.scope_note,
    ...[...mark_a, ...mark_b, pair].flatMap(({ overall_reason, checks }) => [
      overall_reason,
      ...checks.map(({ reason }) => reason),
    ]),
    ...[...report.notes, ...report.warnings].map(({ message }) => message),
    ...('reasons' in report ? report.reasons.map(({ message }) => message) : []),
    ...('reason' in report ? [report.reason] : []),
    ...('uncalibrated_reason' in report ? [report.uncalibrated_reason] : []),
    ...('propositions' in report ? [report.propositions.same, report.propositions.different] : []),
    ...('evidence_note' in report ? [report.evidence_note!.reason] : []),
  ]
}

describe('under another catalogue', () => {
  test('reports of every outcome have the same handles and the same runs, and say everything in other words', async () => {
    const english = await reports()
    back = otherCatalogue()
    const other = await reports()
    expect(english.map(({ body }) => ('calibrated' in body ? body.calibrated : 'refused'))).toEqual([
      true,
      'refused',
      true,
      true,
      false,
      'refused',
      'refused',
    ])
    expect(other.map(({ handle, runs }) => ({ handle, runs }))).toEqual(
      english.map(({ handle, runs }) => ({ handle, runs })),
    )
    const codes = new Set(english.flatMap(({ body }) => body.warnings.map(({ code }) => code)))
    expect(codes).toContain('duplicate_scan')
    for (const [i, { body }] of english.entries()) {
      const theirs = texts(other[i]!.body)
      expect(theirs).toHaveLength(texts(body).length)
      expect(theirs.filter((text) => !OTHER.test(text))).toEqual([])
      expect(texts(body).filter((text) => OTHER.test(text))).toEqual([])
    }
  })

  test('a stored report and stored checks are read in the words of the reader', async () => {
    const bodies = (await reports()).map((one) => one.body)
    const body = bodies[0]!
    const stored = [body, ...bodies.slice(4)].map((one) => reportKind.encode(one))
    const { checks: ofScan } = body.scope.mark_a[0]!
    const checks = scopeChecksKind.encode({ domain: body.domain, checks: ofScan })
    expect(reportKind.decode(stored[0]!)).toEqual(body)
    expect(scopeChecksKind.decode(checks).checks).toEqual(ofScan)
    const bytes = [...stored, checks].map(({ data }) => new TextDecoder().decode(data)).join('\n')
    expect(bytes).not.toMatch(
      /"(message|reason|overall_reason|scope_note|uncalibrated_reason|same|different)":/,
    )
    back = otherCatalogue()
    for (const one of stored) {
      expect(texts(reportKind.decode(one)).filter((text) => !OTHER.test(text))).toEqual([])
      expect(reportKind.encode(reportKind.decode(one)).data).toEqual(one.data)
    }
    expect(scopeChecksKind.decode(checks).checks.every(({ reason }) => OTHER.test(reason))).toBe(true)
  })
})

describe('a sentence', () => {
  test('is said of its values, and of the facts among them', () => {
    expect(said('scans_on_both_sides', { scans: 2 })).toEqual({
      code: 'scans_on_both_sides',
      values: { scans: 2 },
      message: '2 scans are on both sides; give two different marks',
    })
    const finding = fact('pitch_resolves', { pitch_um: 1.5 })
    expect(sentence(fact('scan_refused', { mark: 'mark_b', scan: 3, check: 'resolution', finding }))).toBe(
      'scan 3 of mark_b: pitch 1.5 µm resolves the roughness band',
    )
  })

  test('of a code that this program does not know is its code with its values', () => {
    const later: Fact = { code: 'of_a_later_release', values: { n: 3 } }
    expect(sentence(later)).toBe('of_a_later_release {"n":3}')
    expect(sentence({ code: 'constructor', values: {} })).toBe('constructor {}')
  })
})

describe('a report of an earlier release, which has its words and no codes', () => {
  const check = {
    name: 'signal',
    passed: true,
    severity: 'ok',
    value: 30,
    threshold: 20,
    reason: 'rms 30 nm',
  }
  const scope = {
    admissible: true,
    mode: 'refuse',
    domain: 'striated',
    checks: [check],
    overall_reason: 'within',
  }
  const old = {
    calibrated: true,
    likelihood_ratio: 3,
    domain: 'striated',
    scope: { mark_a: [scope], mark_b: [scope], pair: scope },
    scope_note: 'a weight, not a verdict',
    warnings: [{ code: 'replica', message: 'it was read as a cast', where: 'mark_a' }],
    propositions: { same: 'one', different: 'two' },
    evidence_note: { single_land: true, level: 'diagnostic_only', reason: 'one land' },
  }
  const decoded = (value: unknown): AnyReport => {
    const data = new TextEncoder().encode(JSON.stringify(value))
    return reportKind.decode({ kind: 'report', meta: {}, data, dataSha256: '' })
  }

  test('is read with its own words, in the shape of today', () => {
    const report = decoded(old)
    expect(report).toMatchObject({ ...old, scope: { pair: { checks: [check] } } })
    expect(report.notes.map(({ message }) => message)).toEqual([old.scope_note])
    expect(report.warnings[0]!.values).toEqual({})
    expect(report).toMatchObject({
      propositions: { code: 'as_worded' },
      evidence_note: { code: 'as_worded' },
    })
  })

  test('so is a refusal, and a score without a likelihood ratio', () => {
    const { propositions: _, evidence_note: _n, ...rest } = old
    expect(decoded({ ...rest, refused: true, reason: 'too coarse' })).toMatchObject({
      reason: 'too coarse',
      reasons: [{ message: 'too coarse' }],
    })
    expect(decoded({ ...rest, calibrated: false, uncalibrated_reason: 'other config' })).toMatchObject({
      uncalibrated_reason: 'other config',
      reasons: [{ message: 'other config' }],
    })
  })
})
