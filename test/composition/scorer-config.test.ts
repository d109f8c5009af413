import { describe, expect, test } from 'vitest'
import { canonicalJson, sha256 } from '../../src/address/canonical.ts'
import { configHash, DEPLOYED, overridden, scorerConfigSchema } from '../../src/composition/scorer-config.ts'

const refusal = expect.objectContaining({ code: 'bad-value' })

describe('the deployed config', () => {
  test('is within its own schema, and has what the contract names', () => {
    expect(scorerConfigSchema.parse(DEPLOYED)).toEqual(DEPLOYED)
    expect(DEPLOYED).toMatchObject({ name: 'bullet-contrast', lambda_s: 4e-6, lambda_c: 250e-6 })
    expect(DEPLOYED).toMatchObject({ cmr_corr: 0.3, cmr_tol: [20, 20, 6], cmr_1d_corr: 0.5, cmr_1d_lag: 10 })
  })

  test('is hashed over its canonical JSON, in whatever order it was written', () => {
    const reversed = Object.fromEntries(Object.entries(DEPLOYED).reverse()) as typeof DEPLOYED
    expect(configHash(reversed)).toBe(configHash(DEPLOYED))
    expect(configHash(DEPLOYED)).toBe(sha256(canonicalJson(DEPLOYED)))
  })
})

describe('overrides', () => {
  test('that are nothing, or what is deployed, give the deployed hash', () => {
    for (const text of [
      undefined,
      '',
      ' ',
      '{}',
      '{"lambda_c":0.00025}',
      '{"cmr_tol":[20,20.0,6]}',
      JSON.stringify(DEPLOYED),
    ]) {
      expect(configHash(overridden(text)), String(text)).toBe(configHash(DEPLOYED))
    }
  })

  test('of any single number change the hash', () => {
    for (const [key, value] of Object.entries(DEPLOYED)) {
      if (typeof value !== 'number') continue
      const other = Number.isInteger(value) && value >= 1 ? value + 1 : value * 0.999 || 0.001
      const changed = overridden(JSON.stringify({ [key]: other }))
      expect(configHash(changed), key).not.toBe(configHash(DEPLOYED))
    }
  })

  test.each([
    'x',
    '"x"',
    '1',
    'null',
    '[]',
    '[{"lambda_c": 1e-4}]',
    '{"lambda_x": 1}',
    '{"__proto__": {"lambda_c": 1e-4}}',
    '{"constructor": 1}',
    '{"toString": 1}',
    '{"lambda_c": "0.00025"}',
    '{"lambda_c": null}',
    '{"lambda_c": -1}',
    '{"lambda_c": 1e999}',
    '{"cmr_tol": [1, 2]}',
    '{"name": "other"}',
    '{"lambda_s": 2.5e-4}',
    '{"lambda_c": 3e-6}',
  ])('refuses %s', (text) => {
    expect(() => overridden(text)).toThrow(refusal)
  })
})
