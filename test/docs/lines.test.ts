/** Guides are read in diffs: no line over 120 characters, except rows of tables, which cannot be broken. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LONGEST = 120 // characters
const ROOT = new URL('../../', import.meta.url)
const DOCS = readdirSync(new URL('docs/', ROOT))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const GUIDES = [
  'README.md',
  'CHANGELOG.md',
  'references/NOTICE.md',
  'clients/typescript/README.md',
  ...DOCS.sort(),
]

const text = (guide: string): string => readFileSync(new URL(guide, ROOT), 'utf8')

test.each(GUIDES)('no line of %s is over 120 characters, tables excepted', (guide) => {
  const long = text(guide)
    .split('\n')
    .flatMap((line, i) =>
      [...line].length > LONGEST && !line.startsWith('|') ? [`line ${i + 1}: ${line}`] : [],
    )
  expect(long).toEqual([])
})

test.each(GUIDES)('links of %s lead to a file that is there, and to a heading that it has', (guide) => {
  const from = new URL(guide, ROOT)
  const broken: string[] = []
  for (const [, link] of text(guide).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link!)) continue
    const [path, anchor] = link!.split('#') as [string, string?]
    const target = path === '' ? from : new URL(path, from)
    try {
      const page = readFileSync(target, 'utf8')
      if (anchor !== undefined && !anchors(page).includes(anchor)) broken.push(link!)
    } catch {
      broken.push(link!)
    }
  }
  expect(broken).toEqual([])
})

/** Names of headings as GitHub makes them: lower case, spaces as hyphens, punctuation left out. */
function anchors(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
