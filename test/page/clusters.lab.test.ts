/** Ten thousand marks that hang together, on the page: the clusters are computed, the scores and the answer around them made up. */
import { expect, test } from 'vitest'
import { clustersOf } from '../../src/numerics/statistics/links.ts'
import { noBrowser, openBrowser, violations } from '../helpers/browser.ts'

if (noBrowser !== undefined) console.warn(`tests of clusters on the page: skipped, ${noBrowser}`)

const MARKS = 10_000
const ID = 'ten-thousand'

/** Pairs of a chain in every run of marks: runs of one to forty, so that some marks have no link. */
function answer() {
  const rows: number[] = []
  for (let first = 0, size = 1; first < MARKS; first += size, size = (size % 40) + 1) {
    for (let i = first + 1; i < Math.min(MARKS, first + size); i++) rows.push(i - 1, i, 1 + (i % 7) / 10)
    if (size > 4 && first + 3 < MARKS) rows.push(first, first + 3, -1) // speaks against one source
  }
  const pairs = Float64Array.from(rows)
  const log10Lr = Float64Array.from({ length: rows.length / 3 }, (_, i) => pairs[3 * i + 2]!)
  const clusters = clustersOf({ pairs, log10Lr }, MARKS, 1)
  return {
    study: ID,
    name: 'many marks',
    domain: 'toolmark',
    score_kind: 'cmr-1d',
    reference: { id: 'toolmark', name: 'Toolmarks', handle: `sha256:${'0'.repeat(64)}` },
    log10_lr: 1,
    marks: Array.from({ length: MARKS }, (_, i) => ({ mark: `mark-${i}`, source: `s-${i}`, surfaces: [] })),
    pairs: (MARKS * (MARKS - 1)) / 2,
    links: clusters.reduce((sum, { links }) => sum + links, 0),
    expected_by_chance: 5_000_000,
    clusters,
    unlinked: MARKS - clusters.reduce((sum, { marks }) => sum + marks.length, 0),
    copies: [],
    warnings: [],
    note: 'Made up.',
  }
}

test.skipIf(noBrowser !== undefined)('ten thousand marks are drawn, and any cluster is shown', async () => {
  const opened = await openBrowser()
  try {
    const { page, errors } = await opened.page()
    const links = answer()
    const study = {
      id: ID,
      name: 'many marks',
      domain: 'toolmark',
      state: 'done',
      reason: null,
      pairs_done: links.pairs,
      pairs_total: links.pairs,
      scorer_config_hash: '0',
      created: '2026-01-01T00:00:00.000Z',
      scans: [],
    }
    const body = `event: study\ndata: ${JSON.stringify(study)}\n\n`
    await page.route(`**/v1/studies/${ID}/events`, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    )
    await page.route(`**/v1/studies/${ID}/links*`, (route) => route.fulfill({ json: links }))
    await page.goto(`/studies/${ID}`)
    await page.getByText('49,995,000 scores are too many for a table here').waitFor()
    await page.getByRole('button', { name: 'Find links' }).click()
    const map = page.locator('.cluster-map canvas')
    await map.waitFor()
    const titleOf = (i: number) =>
      `Cluster ${i + 1}: ${links.clusters[i]!.marks.length} marks, ${links.clusters[i]!.links} links`
    const shown = () => page.locator('.cluster h3').allTextContents()
    expect(await shown()).toEqual([titleOf(0)])
    expect(await violations(page)).toEqual([])
    await page.getByLabel(/^Show cluster/).fill('300')
    expect(await shown()).toEqual([titleOf(299)])
    await map.click({ position: { x: 90, y: 20 } }) // the first clusters have forty marks each, 76 pixels a side
    expect(await shown()).toEqual([titleOf(1)])
    expect(errors).toEqual([])
  } finally {
    await opened.close()
  }
})
