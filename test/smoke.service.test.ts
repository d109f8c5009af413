/**
 * One small piece of the parts of the lab, so that a break shows before `npm run lab`. Real scans have theirs in http/report, soak
 * in torture/soak.
 */
import { expect, test } from 'vitest'
import { GUIDED } from '../lab/torture/fuzz/main.ts'
import { outcomeOf } from '../lab/torture/fuzz/outcome.ts'
import { itemOf } from '../lab/torture/kills/items.ts'
import { killStores, noKills } from '../lab/torture/kills/stores.ts'
import { noBrowser, openBrowser } from './helpers/browser.ts'
import { engines } from './helpers/engines.ts'

if (noBrowser !== undefined) console.warn(`the page opens: skipped, ${noBrowser}`)

test.skipIf(noBrowser !== undefined)(
  'the page opens without an error and offers the mark types',
  async () => {
    const opened = await openBrowser()
    try {
      const { page, errors } = await opened.page()
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('Breech faces', { exact: false }).first().waitFor()
      expect(errors).toEqual([])
    } finally {
      await opened.close()
    }
  },
)

test('a store that is killed while it is written loses nothing it confirmed', async () => {
  const counts = noKills()
  await killStores(12, 2, counts)
  expect(counts).toMatchObject({ kills: 2, lost: 0, wrong: 0, faults: [] })
})

test('a store on PostgreSQL gives back what it was given', async () => {
  const { store, remove } = await engines()[1]!.open()
  try {
    const item = itemOf(1, 0)
    expect(await item.find(store)).toBe('absent')
    await item.put(store)
    expect(await item.find(store)).toBe('whole')
  } finally {
    await remove()
  }
})

test.each(GUIDED.map((target) => [target.name, target] as const))(
  '%s: every seed is read, and half of it is a result or a refusal',
  async (_name, target) => {
    for (const seed of target.seeds) {
      expect(await outcomeOf(() => target.run(seed))).toBe('result')
      await outcomeOf(() => target.run(seed.slice(0, seed.length >> 1))) // rethrows what is neither
    }
  },
)
