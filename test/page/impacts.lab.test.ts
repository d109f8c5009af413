/** What a release changed, on the page: shown below the checks, and approved. */
import { expect, test } from 'vitest'
import { impactOf } from '../../src/laboratory/impact.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { answer } from '../helpers/answers.ts'
import { noBrowser, openPages, violations } from '../helpers/browser.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { testService } from '../helpers/service.ts'

if (noBrowser !== undefined) console.warn(`tests of impacts on the page: skipped, ${noBrowser}`)

test.skipIf(noBrowser !== undefined)('what a release changed is shown and approved', async () => {
  const one = await testService()
  const sent = comparison(bullet(1), bullet(2))
  answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
  await impactOf(one.service, engineOf(one.service))
  const pages = await openPages(await one.app.listen({ host: '127.0.0.1', port: 0 }))
  try {
    const { page, errors } = await pages.page()
    await page.goto('/checks')
    await page.getByRole('heading', { name: 'What releases changed' }).waitFor()
    await page.getByRole('button', { name: 'Do all reports again' }).click()
    await expect.poll(() => page.getByText(/^Release .* reports? done again$/).count()).toBe(2)
    const shown = page.locator('details', { has: page.getByText(/^Release .* reports? done again$/) }).last()
    await shown.locator('summary').first().click()
    await shown.getByText('the same report').waitFor()
    await shown.getByText('Approve it').click()
    await shown.getByLabel('Approved by').fill('B. Head')
    await shown.getByLabel('What follows for the reports that change').fill('Nothing follows.')
    await shown.getByRole('button', { name: 'Approve, for good' }).click()
    await shown.getByText(/^Approved by B. Head, .*: Nothing follows\.$/).waitFor()
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
  } finally {
    await pages.close()
    await one.close()
  }
})
