import { answer } from './answers.ts'
import { comparison } from './form.ts'
import { bullet } from './scans.ts'
import { type TestService, testService } from './service.ts'

/** A service that has compared two bullets. */
export interface ComparedBullets {
  readonly one: TestService
  /** The report with all its blocks. */
  readonly report: ReturnType<typeof answer>
  /** Handles of the lands, those of mark A first. */
  readonly surfaces: readonly string[]
  readonly signatures: readonly string[]
}

export async function comparedBullets(): Promise<ComparedBullets> {
  const one = await testService()
  const sent = comparison(bullet(1), bullet(2), { include: 'all' })
  const report = answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
  return {
    one,
    report,
    surfaces: stepOf(report, 'decode').output,
    signatures: stepOf(report, 'signature').output,
  }
}

/** A step of the recipe of a report. */
export const stepOf = (report: ComparedBullets['report'], name: string) =>
  report.recipe.steps.find(({ step }: { step: string }) => step === name)
