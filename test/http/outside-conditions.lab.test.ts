/** What users do with scans that the references never saw, with real scans over HTTP: a right answer, or a refusal that says why. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crop, missing, turned, upsideDown } from '../../lab/trials/edits.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { referenceOfStudy } from '../../src/references/studies/study-reference.ts'
import { scansInFolder } from '../../src/references/studies/study-scans.ts'
import { bytesOf, edited } from '../helpers/edit-scan.ts'
import { comparison } from '../helpers/form.ts'
import { testBundled } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

const SCANS = 'scans'
let at: Awaited<ReturnType<typeof testBundled>>
beforeAll(async () => {
  at = await testBundled()
})
afterAll(() => at.close())

async function compared(
  a: readonly Uint8Array[],
  b: readonly Uint8Array[],
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { headers, payload } = comparison(a, b, { previews: 'false', ...fields })
  const response = await at.app.inject({ method: 'POST', url: '/v1/compare', headers, payload })
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200)
  return response.json()
}

const codes = ({ warnings }: Answer): string[] => warnings.map(({ code }: { code: string }) => code)
const failed = (scope: Answer): string[] =>
  [...scope.mark_a, ...scope.mark_b, scope.pair].flatMap(({ checks }: Answer) =>
    checks.filter(({ severity }: Answer) => severity === 'refuse').map(({ name }: Answer) => name),
  )

const STRIATED = { domain: 'striated' }
const FACES = { domain: 'impressed', resolution: 'reference' }
const TOOLS = { domain: 'toolmark', resolution: 'reference' }

const lands = (bullet: string, ...edits: Parameters<typeof edited>[1][]): Uint8Array[] =>
  [1, 2, 3, 4, 5, 6].map((land) =>
    edits.length === 0
      ? bytesOf(`bullets/${bullet}-land${land}.x3p`)
      : edited(`bullets/${bullet}-land${land}.x3p`, ...edits),
  )
const A = 'houston/barrela-bullet11'
const A_TOO = 'houston/barrela-bullet50'
const B = 'houston/barrelb-bullet11'

describe.skipIf(!hasShared(SCANS))(titleFor('marks that a reference does not cover', SCANS), () => {
  test('bullet lands are not toolmarks', async () => {
    for (const [a, b] of [
      [A, B],
      ['hamby44/barrel1-bullet1', B],
    ] as const) {
      const answer = await compared([lands(a)[0]!], [lands(b)[0]!], TOOLS)
      expect(answer).toMatchObject({ refused: true })
      expect(failed(answer.scope)).toContain('conditions')
      expect(answer.reason).toContain('curvature of the form')
    }
  })

  test('toolmarks and breech faces are not bullets', async () => {
    const mark = bytesOf('toolmarks/tmarks/T01LA-F60-01.x3p')
    const other = bytesOf('toolmarks/tmarks/T01LA-F60-02.x3p')
    expect(await compared([mark], [other], { ...STRIATED, resolution: 'reference' })).toMatchObject({
      refused: true,
    })
    const faces = [bytesOf('cartridges/fadul/fadul-1-1.x3p'), bytesOf('cartridges/fadul/fadul-1-2.x3p')]
    const answer = await compared([faces[0]!], [faces[1]!], STRIATED)
    expect(failed(answer.scope)).toEqual(expect.arrayContaining(['resolution', 'modality']))
  })

  test('a toolmark of another tool class is not given more weight than its length carries', async () => {
    const marks = ['I1Z2B2N01L1', 'I1Z2B2N02L1'].map((name) => [bytesOf(`toolmarks/cutters/${name}.x3p`)])
    const answer = await compared(marks[0]!, marks[1]!, TOOLS)
    if (answer.refused) expect(failed(answer.scope)).toContain('conditions')
    else expect(answer.log10_lr).toBeLessThan(3)
  })
})

describe.skipIf(!hasShared(SCANS))(titleFor('bullets as users scan them', SCANS), () => {
  test('the two best-known bullets of the field are compared', async () => {
    const answer = await compared(
      lands('hamby44/barrel1-bullet1'),
      lands('hamby44/barrel1-bullet2'),
      STRIATED,
    )
    expect(answer.log10_lr).toBeGreaterThan(0)
    expect(codes(answer)).toContain('in_reference')
    expect(answer.reference.left_out).toEqual(['hamby-barrel1'])
  })

  test('a bullet scanned upside down is found and said', async () => {
    const as = await compared(lands(A), lands(A_TOO), STRIATED)
    const answer = await compared(lands(A), lands(A_TOO, upsideDown).reverse(), STRIATED)
    expect(answer.log10_lr).toBeGreaterThan(0)
    expect(answer.score).toBeCloseTo(as.score, 1)
    expect(codes(answer)).toContain('upside_down')
    expect(codes(as)).not.toContain('upside_down')
  })

  test('lands in reverse order but not turned, or turned but in order, are refused and named', async () => {
    for (const b of [lands(A_TOO).reverse(), lands(A_TOO, upsideDown)]) {
      const answer = await compared(lands(A), b, STRIATED)
      expect(answer).toMatchObject({ refused: true })
      expect(failed(answer.scope)).toEqual(['order'])
    }
  })

  test('with 5 % of the points missing', async () => {
    const answer = await compared(lands(A, missing(0.05)), lands(A_TOO, missing(0.05, 2)), STRIATED)
    expect(answer.log10_lr).toBeGreaterThan(0)
  })

  test('one scan on both sides is refused; repeated scans and one-sided data are said', async () => {
    const one = lands(A)
    const same = await compared(one, one, STRIATED)
    expect(failed(same.scope)).toEqual(['identity'])
    const six = await compared(
      Array.from({ length: 6 }, () => one[0]!),
      lands(B),
      STRIATED,
    )
    const copies = six.warnings.filter(({ code }: { code: string }) => code === 'duplicate_scan')
    const where = [2, 3, 4, 5, 6].map((scan) => `mark_a.${scan}`)
    expect(copies).toMatchObject([{ where, values: { mark: 'mark_a', scan: 1 } }])
    const sided = await compared(one, [lands(A_TOO)[0]!], STRIATED)
    expect(codes(sided)).toContain('one_sided')
  })
})

describe.skipIf(!hasShared(SCANS))(titleFor('breech faces as users scan them', SCANS), () => {
  const face = (name: string, ...edits: Parameters<typeof edited>[1][]): Uint8Array[] => [
    edited(`cartridges/fadul/fadul-${name}.x3p`, ...edits),
  ]

  test('a face against itself turned by any angle', async () => {
    for (const angle of [90, 180, -137]) {
      const answer = await compared(face('1-1'), face('1-1', turned(angle)), FACES)
      expect(answer.log10_lr).toBeGreaterThan(0)
    }
  })

  test('raw faces are compared by the region that bears the mark, or by the mask of the file', async () => {
    const raw = ['1', '2'].map((n) => [bytesOf(`cartridges/cadre/kmPair_raw_K013sA${n}.x3p`)])
    const other = [bytesOf('cartridges/cadre/knmPair_K227iG3.x3p')]
    const fields = { ...FACES, units: 'um' }
    for (const mask of ['auto', 'file']) {
      const same = await compared(raw[0]!, raw[1]!, { ...fields, mask })
      expect(same.log10_lr, same.reason).toBeGreaterThan(-Math.log10(3))
      expect(codes(same)).toContain(mask === 'auto' ? 'region_found' : 'mask_used')
      expect(codes(same)).toContain('units_override')
      if (mask === 'file') continue // the other face has no mask
      const different = await compared(raw[0]!, other, { ...fields, mask })
      expect(different.score).toBeLessThan(same.score)
    }
    const none = await compared(raw[0]!, raw[1]!, { ...fields, mask: 'none' })
    expect(none).toMatchObject({ refused: true })
    expect(none.reason).toContain('steps')
  })

  test('a laboratory builds a reference from its 6.25 µm scans and compares two of them under it', async () => {
    const faces = [1, 2, 3].flatMap((slide) =>
      Array.from({ length: slide === 1 ? 4 : 3 }, (_, i) => ({
        study: 'lab',
        source: `slide${slide}`,
        mark: `slide${slide}-${i + 1}`,
        land: 1,
        scan: `cartridges/weller/TW0${slide}-0${i + 1}.x3p`,
      })),
    )
    const scans = await scansInFolder(at.service, 'impressed', faces, sharedPath('scans'), UNWATCHED)
    const about = { name: 'lab', domain: 'impressed', created: '2026-01-01T00:00:00Z' } as const
    const { study } = await createStudy(at.service, { ...about, scans })
    const run = await runStudy(at.service, study.id, UNWATCHED)
    await referenceOfStudy(at.service, run, {
      id: 'lab-faces',
      name: 'Faces of the laboratory',
      population: 'The laboratory says so.',
    })
    const [a, b] = [0, 1].map((i) => [bytesOf(faces[i]!.scan)])
    const answer = await compared(a!, b!, { domain: 'impressed', reference: 'lab-faces' })
    expect(answer.log10_lr, answer.reason).toBeGreaterThan(0)
    expect(answer.reference.conditions[0].ranges.pitch_um[1]).toBeCloseTo(6.25, 6)
    expect(codes(answer)).toContain('in_reference')
    const bundled = await compared(a!, b!, { domain: 'impressed' })
    expect(failed(bundled.scope)).toContain('resolution')
  }, 240_000)

  test('a third of a face against its known match', async () => {
    for (const part of [crop(0, 1 / 3), crop(2 / 3, 1), crop(0, 1, 0, 1 / 3)]) {
      const answer = await compared(face('2-1', part), face('2-2'), FACES)
      // a sliver may leave open what texture it shows
      if (answer.refused) expect(answer.reason).toMatch(/comparable cells|averaging along lines/)
      else expect(answer.log10_lr).toBeGreaterThan(-Math.log10(3))
    }
  })
})
