import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'

let at: TestService
beforeAll(async () => {
  at = await testService()
})
afterAll(() => at.close())

const SCANS: Record<string, (pitch: number) => Uint8Array> = {
  striated: (pitch) => bullet(1, { lands: 1, pitch })[0]!,
  toolmark: (pitch) => toolmarkScan({ edgeSeed: 1, markSeed: 1, pitch, width: 2e-3, height: 0.3e-3 }),
  impressed: (pitch) => faceScan({ slideSeed: 1, cartridgeSeed: 1, pitch, diameter: 2e-3 }),
}

async function resolution(domain: string, pitchUm: number) {
  const scan = SCANS[domain]!(pitchUm * 1e-6)
  const fields = form(['domain', domain], ['mode', 'refuse'], ['scan', scan, 'scan.x3p'])
  const report = answer(await at.app.inject({ method: 'POST', url: '/v1/scope', ...fields }))
  const found = report['checks'].find(({ name }: { name: string }) => name === 'resolution')
  return { ...found, admissible: report['admissible'], overall: report['overall_reason'] }
}

describe('a scan that is coarser than the validated pitch is told what the reference was measured with', () => {
  test.each([
    ['striated', 3, 'warn', 'cannot be brought to the pitch of 2 µm', '4–250 µm'],
    ['striated', 5, 'refuse', 'cannot be brought to the pitch of 2 µm', '4–250 µm'],
    ['toolmark', 3, 'warn', 'can be brought to', '50–800 µm, which needs 10 µm'],
    ['toolmark', 12, 'refuse', 'cannot be brought to the pitch of 10 µm', '50–800 µm'],
    ['impressed', 3, 'warn', 'can be brought to', '50–150 µm, which needs 12.5 µm'],
    ['impressed', 6.25, 'refuse', 'can be brought to', '50–150 µm, which needs 12.5 µm'],
    ['impressed', 14, 'refuse', 'cannot be brought to the pitch of 12.5 µm', '50–150 µm'],
  ])('%s at %s µm: %s, %s', async (domain, pitch, severity, whether, band) => {
    const found = await resolution(domain, pitch)
    expect(found).toMatchObject({
      severity,
      value: pitch,
      passed: false,
      threshold: severity === 'warn' ? 2 : 4,
    })
    expect(found.reason).toContain(whether)
    expect(found.reason).toContain(band)
    expect(found.overall).toContain(found.reason)
    if (severity === 'refuse') expect(found.admissible).toBe(false)
  })

  test('without an installed reference of the domain only a named one is missed', async () => {
    const ask = (...more: [string, string][]) => {
      const scan = SCANS['toolmark']!(2e-6)
      const fields = form(['domain', 'toolmark'], ...more, ['scan', scan, 'scan.x3p'])
      return at.app.inject({ method: 'POST', url: '/v1/scope', ...fields })
    }
    const { checks } = answer(await ask())
    expect(checks.find(({ name }: { name: string }) => name === 'conditions')).toMatchObject({
      severity: 'ok',
      reason: 'no reference was asked',
    })
    expect(failure(await ask(['reference', 'toolmark']), 404)).toContain('no reference is called "toolmark"')
    expect(failure(await ask(['reference', 'striated']), 400)).toContain('of domain striated')
  })

  test.each(Object.keys(SCANS))('%s at 2 µm: nothing to say', async (domain) => {
    expect(await resolution(domain, 2)).toMatchObject({ severity: 'ok', passed: true })
  })
})
