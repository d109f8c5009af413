import { describe, expect, it } from 'vitest'
import { orderCheck } from '../../../src/nodes/bullets/order-check.ts'

type Features = Parameters<typeof orderCheck.run>[0]['features']
type Exchange = Parameters<typeof orderCheck.run>[0]['exchange']
type Arrangements = NonNullable<Features['arrangements']>

/** The check of two bullets of `lands` lands whose arrangements have these contrasts, and the best exchange that one. */
function checkOf(arrangements: Arrangements, lands = 6, exchanged?: number) {
  const land_ccf_matrix = Array.from({ length: lands }, () => new Array<number>(lands).fill(0.3))
  const features = { arrangements, land_ccf_matrix } as unknown as Features
  const found = exchanged === undefined ? null : { contrast: exchanged }
  const exchange = { gain: null, found } as unknown as Exchange
  return orderCheck.run({ features, exchange }, { domain: 'striated', margin: 0.05 }).checks[0]!
}

describe('the order of lands', () => {
  const turned = { as_given: 0.02, upside_down: 0.03, order_reversed: 0.01, lands_turned: 0.15 }

  it('is refused where an impossible arrangement fits as one barrel does, and better than both possible ones', () => {
    const check = checkOf(turned)
    expect([check.severity, check.passed]).toEqual(['refuse', false])
    expect(check.value).toBeCloseTo(0.12, 12)
    expect(check.reason).toContain('when every land of one of them is turned by 180°')
    expect(checkOf({ ...turned, lands_turned: 0.01, order_reversed: 0.15 }).reason).toContain(
      'in reverse order',
    )
  })

  it('passes where an exchange of two lands fits better still, and only there', () => {
    const byExchange = checkOf(turned, 6, 0.3)
    expect([byExchange.severity, byExchange.passed]).toEqual(['ok', true])
    expect(byExchange.value).toBeCloseTo(0.12, 12)
    expect(checkOf(turned, 6, 0.14).severity).toBe('refuse')
  })

  it('only warns with fewer than five lands', () => {
    expect(checkOf(turned, 4).severity).toBe('warn')
  })

  it('passes where the gain is small', () => {
    expect(checkOf({ ...turned, as_given: 0.11 }).severity).toBe('ok')
  })

  it('passes where no arrangement fits: one of four is best by chance in marks of different barrels', () => {
    const check = checkOf({ ...turned, lands_turned: 0.09 })
    expect([check.severity, check.passed]).toEqual(['ok', true])
    expect(check.value).toBeCloseTo(0.06, 12)
    expect(check.reason).toContain('no arrangement of the lands fits as lands of one barrel do')
  })
})
