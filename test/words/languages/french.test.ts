/** French has a no-break space before double punctuation, so that no line begins with it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CATALOGUES = 'src/words/languages'

test('the words of reports in French have no-break spaces before double punctuation', async () => {
  const paths = (await readdir(CATALOGUES, { recursive: true })).filter((name) => name.endsWith('french.ts'))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const text = await readFile(join(CATALOGUES, path), 'utf8')
    // a plain space and a colon also stand between the two outcomes of a condition
    const found = text.match(/.*(?<!\? \w+)(?<=[\p{L}\d}’]) [:;»](?=\s).*/gu)
    expect(found ?? [], path).toEqual([])
  }
})
