import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, form } from '../helpers/form.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'

const face = (slideSeed: number, cartridgeSeed: number): Uint8Array =>
  faceScan({ slideSeed, cartridgeSeed, pitch: 2e-6, diameter: 2.6e-3 })
const toolmark = (edgeSeed: number, markSeed: number, asProfile = false): Uint8Array =>
  toolmarkScan({ edgeSeed, markSeed, pitch: 2e-6, height: 0.3e-3, asProfile })

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const post = (url: string, body: Body) => one.app.inject({ method: 'POST', url, ...body })
const compared = async (domain: string, a: Uint8Array, b: Uint8Array) =>
  answer(
    await post(
      '/v1/compare',
      form(['domain', domain], ['mark_a', a, 'a.x3p'], ['mark_b', b, 'b.x3p'], ['include', 'all']),
    ),
  )

describe('impressed marks', () => {
  test('same slide above different slides, with regions on both marks and the recipe of the specification', async () => {
    const one = face(1, 1)
    const same = await compared('impressed', one, face(1, 2))
    const different = await compared('impressed', one, face(2, 5))
    expect(same['score_kind']).toBe('cmr-2d')
    expect(same['score']).toBeGreaterThan(3 * different['score'] + 5)
    expect(same['log10_lr']).toBeGreaterThan(0)
    expect(different['log10_lr']).toBeLessThan(0)
    expect(same['attribution'].length).toBe(same['attribution_b'].length)
    expect(same['attribution'].length).toBeGreaterThanOrEqual(same['score'])
    expect(same['recipe'].steps.map(({ step }: { step: string }) => step)).toEqual([
      'decode',
      'region',
      'preprocess',
      'areal-signature',
      'compare',
      'calibrate',
      'uncertainty',
    ])
    expect(same).toHaveProperty('trace')
  })

  test('sent as striated are refused with the reason', async () => {
    const refused = await compared('striated', face(1, 1), face(1, 2))
    expect(refused).toMatchObject({ refused: true, domain: 'striated' })
    expect(refused['reason']).toContain('averaging along lines leaves')
    expect(JSON.stringify(refused)).not.toContain('likelihood_ratio')
  })
})

test('positions around a bullet are refused where a mark is one scan: ignored, they would seem to count', async () => {
  const [a, b] = [toolmark(1, 1, true), toolmark(1, 2, true)]
  for (const [field, value] of [
    ['n_lands', '6'],
    ['mark_a_lands', '3'],
  ] as const) {
    const body = form(
      ['domain', 'toolmark'] as const,
      [field, value] as const,
      ['mark_a', a, 'a.x3p'] as const,
      ['mark_b', b, 'b.x3p'] as const,
    )
    const told = JSON.stringify(failure(await post('/v1/compare', body), 400))
    expect(told).toContain(
      'a mark of domain toolmark is one scan, so leave out all fields that end in _lands',
    )
  }
})

describe('toolmarks', () => {
  test('same edge above different edges, surfaces and profiles alike', async () => {
    const one = toolmark(3, 1)
    const same = await compared('toolmark', one, toolmark(3, 2))
    const different = await compared('toolmark', one, toolmark(2, 5))
    const profile = await compared('toolmark', toolmark(3, 1, true), toolmark(3, 2, true))
    expect(same['score_kind']).toBe('cmr-1d')
    expect(same['log10_lr']).toBeGreaterThan(0)
    expect(different['log10_lr']).toBeLessThan(0)
    expect(profile['log10_lr']).toBeGreaterThan(0)
    expect(same['attribution'].length).toBeGreaterThan(0)
    for (const region of same['attribution_b']) expect(region.x_frac + region.w_frac).toBeLessThanOrEqual(1)
  })

  test('sent as impressed are refused with the reason', async () => {
    const refused = await compared('impressed', toolmark(3, 1), toolmark(3, 2))
    expect(refused).toMatchObject({ refused: true, domain: 'impressed' })
  })
})
