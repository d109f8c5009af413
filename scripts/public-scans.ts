/**
 * Writes which scans the public data sets consist of, by the hashes of their files:
 *   npm run public-scans -- <folder of scans> <manifest> …
 * A data set without a row in these manifests keeps the scans that it has.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PUBLIC_TAGS } from '../src/references/datasets.ts'
import { readManifest } from '../src/references/manifest.ts'

const FILE = fileURLToPath(new URL('../references/public/scans.json', import.meta.url))

const [folder, ...manifests] = process.argv.slice(2)
if (folder === undefined || manifests.length === 0) {
  process.stderr.write(
    'public-scans: give the folder of the scans, and the manifests of the public data sets\n',
  )
  process.exit(2)
}
const found = new Map<string, Set<string>>()
for (const manifest of manifests) {
  for (const { study, scan } of (await readManifest(manifest)).rows) {
    if (!PUBLIC_TAGS.includes(study)) continue
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, scan)))
      .digest('hex')
    found.set(study, (found.get(study) ?? new Set()).add(hash))
  }
}
const before: Record<string, string[]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
const scans = PUBLIC_TAGS.flatMap((tag) => {
  const all = found.has(tag) ? [...found.get(tag)!].sort() : before[tag]
  return all ? [[tag, all] as const] : []
})
mkdirSync(dirname(FILE), { recursive: true })
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(scans), null, 1)}\n`)
for (const [tag, all] of scans) process.stdout.write(`${tag}: ${all.length} scans\n`)
