import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type ComparedBullets, comparedBullets, stepOf } from '../helpers/compared.ts'
import { urlencoded } from '../helpers/form.ts'

let { one, report, surfaces, signatures } = {} as ComparedBullets

const post = (url: string, fields: Record<string, string>) =>
  one.app.inject({ method: 'POST', url, ...urlencoded(fields) })

beforeAll(async () => {
  ;({ one, report, surfaces, signatures } = await comparedBullets())
})
afterAll(() => one.close())

describe('steps are the stages of a comparison', () => {
  test('the preview of signature is the trace of that land, byte for byte', async () => {
    const { best_land_a, best_land_b } = report.provenance
    for (const [side, at] of [
      ['a', best_land_a],
      ['b', 2 + best_land_b],
    ] as const) {
      const step = answer(await post('/v1/steps/signature', { surface: surfaces[at]! }))
      expect(step.preview).toEqual(report.trace[side])
      expect(JSON.stringify(step.preview)).toBe(JSON.stringify(report.trace[side]))
      expect(step).toMatchObject({ handle: signatures[at], kind: 'signature.1d' })
    }
  })

  test('features is include=features, byte for byte', async () => {
    const step = answer(
      await post('/v1/steps/features', {
        a: signatures.slice(0, 2).join(','),
        b: signatures.slice(2).join(','),
      }),
    )
    expect(JSON.stringify(step.features)).toBe(JSON.stringify(report.features))
    expect(Object.keys(step).sort()).toEqual([
      'code',
      'engine_version',
      'features',
      'handle',
      'inputs',
      'step',
    ])
    expect(stepOf(report, 'compare').runs.map(({ output }: { output: string }) => output)).toContain(
      step.handle,
    )
  })

  test('align is the entry of the matrix', async () => {
    const step = answer(await post('/v1/steps/align', { a: signatures[0]!, b: signatures[2]! }))
    expect(step.ccf).toBe(report.features.land_ccf_matrix[0][0])
    expect(step).toMatchObject({
      step: 'align',
      inputs: [signatures[0], signatures[2]],
      engine_version: ENGINE_VERSION,
    })
  })

  test('preprocess has the deployed band by default', async () => {
    const step = answer(await post('/v1/steps/preprocess', { surface: surfaces[0]! }))
    expect(step.kind).toBe('surface.bandpassed')
    expect(step.preview).toHaveProperty('grid')
    const said = answer(
      await post('/v1/steps/preprocess', { surface: surfaces[0]!, lambda_s: '4e-06', lambda_c: '0.00025' }),
    )
    expect(said.handle).toBe(step.handle)
    const other = answer(await post('/v1/steps/preprocess', { surface: surfaces[0]!, lambda_c: '0.0002' }))
    expect(other.handle).not.toBe(step.handle)
  })

  test('calibrate gives the likelihood ratio of the report, verified when the hash is given', async () => {
    const { score, reference } = report
    const config_hash = reference.scorer_config_hash
    const step = answer(
      await post('/v1/steps/calibrate', {
        score: String(score),
        reference: 'striated',
        scorer_config_hash: config_hash,
      }),
    )
    expect(step).toMatchObject({
      calibrated: true,
      config_verified: true,
      likelihood_ratio: report.likelihood_ratio,
      verbal: report.verbal,
    })
    expect(step.log10_lr_ci).toEqual([report.log10_lr_ci_lo, report.log10_lr_ci_hi])
    const bare = answer(
      await post('/v1/steps/calibrate', { score: String(score), reference: 'striated', ci: 'false' }),
    )
    expect(bare.config_verified).toBe(false)
    for (const key of ['log10_lr_ci', 'lr_ci_method', 'n_sources']) expect(bare).not.toHaveProperty(key)
    const refused = await post('/v1/steps/calibrate', {
      score: '0.2',
      reference: 'striated',
      scorer_config_hash: '0'.repeat(64),
    })
    expect(answer(refused)).toMatchObject({
      calibrated: false,
      score: 0.2,
      reference_scorer_config_hash: config_hash,
    })
    expect(refused.body).not.toContain('likelihood_ratio')
  })

  test('handles must exist and be of the right kind, and numbers be numbers', async () => {
    const nowhere = `sha256:${'0'.repeat(64)}`
    const failures: [string, Record<string, string>, number][] = [
      ['signature', { surface: nowhere }, 404],
      ['signature', { surface: signatures[0]! }, 400],
      ['signature', {}, 422],
      ['preprocess', { surface: surfaces[0]!, lambda_s: 'x' }, 422],
      ['preprocess', { surface: surfaces[0]!, lambda_s: '1e-3' }, 400],
      ['preprocess', { surface: surfaces[0]!, lambda_s: '-1' }, 400],
      ['align', { a: signatures[0]!, b: surfaces[0]! }, 400],
      ['align', { a: signatures[0]!, b: 'sha256:no' }, 404],
      ['features', { a: signatures[0]!, b: signatures[1]!, lands_b: '1,2' }, 400],
      ['features', { a: signatures[0]!, b: signatures[1]!, n_lands: '1.5' }, 400],
      ['features', { a: signatures[0]!, b: signatures[1]!, lands_a: 'x' }, 422],
      ['calibrate', { score: 'x', reference: 'striated' }, 422],
      ['calibrate', { score: '1e999', reference: 'striated' }, 422],
      ['calibrate', { score: '1', reference: 'nothing' }, 404],
      ['calibrate', { score: '1', reference: 'striated', ci: 'maybe' }, 422],
    ]
    for (const [step, fields, status] of failures) failure(await post(`/v1/steps/${step}`, fields), status)
  })
})
