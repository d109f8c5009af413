import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const pagesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`)
const GUIDES = [
  'README.md',
  'CHANGELOG.md',
  'references/NOTICE.md',
  'clients/typescript/README.md',
  'clients/python/README.md',
  'clients/python/README-check.md',
  'clients/python/DOCUMENT-GAPS.md',
  'clients/r/README.md',
  ...pagesIn('docs/'),
  ...pagesIn('lab/measured/'),
]

const text = (guide: string): string => readFileSync(new URL(guide, ROOT), 'utf8')

/** The links of a guide to files of the project, pictures included. */
const linksOf = (guide: string): string[] =>
  [...text(guide).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^https?:/.test(link))

function leads(guide: string, link: string): boolean {
  const [path, anchor] = link.split('#') as [string, string?]
  const target = new URL(path || guide, path ? new URL(guide, ROOT) : ROOT)
  if (!existsSync(target)) return false
  return anchor === undefined || anchors(readFileSync(target, 'utf8')).includes(anchor)
}

/** Names of headings as GitHub makes them: lower case, spaces as hyphens, punctuation left out. */
function anchors(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(GUIDES)('links of %s lead to a file that is there, and to a heading that it has', (guide) => {
  expect(linksOf(guide).filter((link) => !leads(guide, link))).toEqual([])
})

test('a guide shows every picture of a screen', () => {
  const shown = GUIDES.flatMap(linksOf).map((link) => link.split('/').at(-1))
  expect(readdirSync(new URL('docs/screens/', ROOT)).filter((name) => !shown.includes(name))).toEqual([])
})

test('a heading of a guide that a docstring cites is there', () => {
  const sources = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
  const cited = sources
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...text(`src/${name}`).matchAll(/((?:docs|lab\/measured)\/[a-z-]+\.md), "([^"]+)"/g)])
  expect(cited.length).toBeGreaterThan(30)
  const headings = (guide: string): string[] =>
    [...text(guide).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!)
  expect(
    cited.filter(([, guide, heading]) => !headings(guide!).some((one) => one.startsWith(heading!))),
  ).toEqual([])
})
