import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { canonicalJson, sha256 } from '../../src/address/canonical.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import type { MarkType } from '../../src/marks/mark-type.ts'
import { configHash, configSlice, scorerConfigs } from '../../src/marks/scorer-config.ts'
import { markTypes } from '../../src/marks/types.ts'

const configs = scorerConfigs(ALL_MARKS)
const DEPLOYED = configs.deployed()
const refusal = expect.objectContaining({ code: 'bad-value' })
const DOMAINS = ['impressed', 'striated', 'toolmark'] as const

describe('the deployed config', () => {
  test('is within its own schema, and has what the contract names', () => {
    for (const domain of DOMAINS) expect(configs.parsed(DEPLOYED, domain)).toEqual(DEPLOYED)
    expect(DEPLOYED).toMatchObject({ name: 'bullet-contrast', lambda_s: 4e-6, lambda_c: 250e-6 })
    expect(DEPLOYED).toMatchObject({ cmr_corr: 0.3, cmr_tol: [20, 20, 6], cmr_1d_corr: 0.5, cmr_1d_lag: 10 })
    expect(Object.keys(configs.shape).sort()).toEqual(Object.keys(DEPLOYED).sort())
  })

  test('is one for the three domains of the specification', () => {
    for (const domain of DOMAINS) expect(configs.deployed(domain)).toEqual(DEPLOYED)
  })

  test('has the band of the plain areal signature, so that another band is another config', () => {
    expect(DEPLOYED).toMatchObject({ impressed_plain_lambda_s: 4e-6, impressed_plain_lambda_c: 150e-6 })
  })

  test('is hashed over its canonical JSON, in whatever order it was written', () => {
    const reversed = Object.fromEntries(Object.entries(DEPLOYED).reverse()) as typeof DEPLOYED
    expect(configHash(reversed)).toBe(configHash(DEPLOYED))
    expect(configHash(DEPLOYED)).toBe(sha256(canonicalJson(DEPLOYED)))
  })
})

/** Another admissible value: a whole number may be even by rule, or as large as it may be. */
function nextTo(key: string, value: number): number {
  if (!Number.isInteger(value) || value < 1) return value * 0.999 || 0.001
  const schema = configs.shape[key] as z.ZodType
  return [value + 1, value - 1, value + 2].find((other) => schema.safeParse(other).success)!
}

describe.each(DOMAINS)('overrides for domain %s', (domain) => {
  const overridden = (text: string | undefined) => configs.overridden(text, domain)

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
      const changed = overridden(JSON.stringify({ [key]: nextTo(key, value) }))
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

describe('a mark type beyond the specification', () => {
  const slice = configSlice({
    scope: 'own',
    shape: { shoe_pitch: z.number().positive() },
    deployed: { shoe_pitch: 1e-4 },
  })
  const shoe = { domain: 'shoe', config: slice } as Pick<MarkType, 'domain' | 'config'>
  const more = scorerConfigs([...ALL_MARKS, shoe])

  test('leaves the config of every other one, and its hash, as it is', () => {
    expect(more.deployed()).toEqual(DEPLOYED)
    for (const domain of DOMAINS) {
      expect(configHash(more.deployed(domain))).toBe(configHash(DEPLOYED))
      expect(() => more.overridden('{"shoe_pitch": 1e-4}', domain)).toThrow(/no hyperparameter "shoe_pitch"/)
    }
  })

  test('has its own hyperparameters beside the common ones', () => {
    expect(more.deployed('shoe')).toEqual({ ...DEPLOYED, shoe_pitch: 1e-4 })
    expect(more.overridden('{"shoe_pitch": 2e-4}', 'shoe')['shoe_pitch']).toBe(2e-4)
    expect(() => more.overridden('{"shoe_pitch": -1}', 'shoe')).toThrow(refusal)
    expect(() => more.parsed(DEPLOYED, 'shoe')).toThrow(/shoe_pitch/)
  })
})

describe('mark types', () => {
  const types = markTypes(ALL_MARKS)

  test('are found by their domains, and a domain that is none is named with those there are', () => {
    expect(types.domains).toEqual(ALL_MARKS.map(({ domain }) => domain).sort())
    for (const domain of types.domains) expect(types.of(domain).domain).toBe(domain)
    expect(() => types.of('shoe')).toThrow(
      expect.objectContaining({
        code: 'unknown-domain',
        message: `domain must be one of ${types.domains.join(', ')}, not "shoe"`,
      }),
    )
    for (const domain of ['', 'Striated', '__proto__', 'x'.repeat(10_000)]) {
      expect(() => types.of(domain)).toThrow(expect.objectContaining({ code: 'unknown-domain' }))
    }
  })

  test('have a reference for every kind of score, each of its own, and the kind that so many scans give', () => {
    expect(new Set(types.defaultReferences).size).toBe(types.defaultReferences.length)
    expect(types.defaultReferences).toEqual(
      expect.arrayContaining(['impressed', 'striated', 'striated_single', 'toolmark']),
    )
    for (const { scores, scoreKindOf } of types.all) {
      for (const scans of [
        { a: 1, b: 1 },
        { a: 2, b: 3 },
      ]) {
        expect(scores.map(({ kind }) => kind)).toContain(scoreKindOf(scans))
      }
    }
  })

  test('have nodes of their own, each in a stage or in no likelihood ratio, and no name twice', () => {
    const names = types.all.flatMap(({ nodes }) => nodes.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(5)
  })
})
