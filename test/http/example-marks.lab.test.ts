import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { form } from '../helpers/form.ts'
import { testBundled } from '../helpers/service.ts'

let one: Awaited<ReturnType<typeof testBundled>>
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

describe('examples', () => {
  test('are listed, and one that is not there is a 404', async () => {
    const { examples } = answer(await one.app.inject('/v1/examples'))
    expect(examples.map(({ id }: { id: string }) => id)).toEqual([
      'bullets-one-barrel',
      'bullets-two-barrels',
      'breech-faces-one-slide',
      'breech-faces-two-slides',
      'toolmarks-one-edge',
      'toolmarks-two-edges',
      'breech-faces-too-coarse', // what is refused stands last
    ])
    failure(await one.app.inject({ method: 'POST', url: '/v1/examples/nothing' }), 404)
  })

  test.each([
    ['toolmarks-one-edge', (log10Lr: number) => log10Lr > 0.3], // of 0.48: two data sets bound it
    ['toolmarks-two-edges', (log10Lr: number) => log10Lr < 0],
    ['breech-faces-one-slide', (log10Lr: number) => log10Lr > 1],
    ['breech-faces-two-slides', (log10Lr: number) => log10Lr < 0],
    ['bullets-one-barrel', (log10Lr: number) => log10Lr > 0.9],
    ['bullets-two-barrels', (log10Lr: number) => log10Lr < 0],
  ])('%s is compared, and its LR is on the side it was made for', async (id, expected) => {
    const made = answer(await one.app.inject({ method: 'POST', url: `/v1/examples/${id}` }))
    const outcome = answer(await compared(made))
    const codes = (of: readonly { readonly code: string }[]) => of.map(({ code }) => code)
    expect(codes(outcome.warnings)).toEqual([
      ...(outcome.log10_lr < 0 ? ['population_unknown'] : []), // nobody vouches for a bundled reference
    ])
    expect(expected(outcome.log10_lr), `${outcome.log10_lr}`).toBe(true)
    expect(codes(outcome.notes)).toEqual([
      'weight_of_evidence',
      ...(outcome.log10_lr < 0 ? ['absence_of_agreement'] : []),
    ])
    for (const { checks } of [...outcome.scope.mark_a, ...outcome.scope.mark_b]) {
      expect(checks.filter(({ severity }: { severity: string }) => severity !== 'ok')).toEqual([])
    }
  })

  test('the coarse one is refused for its pitch', async () => {
    const made = answer(await one.app.inject({ method: 'POST', url: '/v1/examples/breech-faces-too-coarse' }))
    const outcome = answer(await compared(made))
    expect(outcome.refused).toBe(true)
    expect(outcome.reason).toMatch(/pitch/)
  })

  test('the same example gives the same handles', async () => {
    const handles = async () =>
      answer(await one.app.inject({ method: 'POST', url: '/v1/examples/toolmarks-one-edge' })).mark_a.map(
        ({ handle }: { handle: string }) => handle,
      )
    expect(await handles()).toEqual(await handles())
  })
})

interface Made {
  domain: string
  mark_a: { handle: string }[]
  mark_b: { handle: string }[]
}

function compared({ domain, mark_a, mark_b }: Made) {
  const of = (records: { handle: string }[]) => records.map(({ handle }) => handle).join(',')
  return one.app.inject({
    method: 'POST',
    url: '/v1/compare',
    ...form(['domain', domain], ['mark_a_handles', of(mark_a)], ['mark_b_handles', of(mark_b)]),
  })
}
