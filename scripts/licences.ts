/**
 * Lists the licences of everything that runs in production, and exits with 1 when one is not permissive or not known:
 * `npm run licences`. The list comes from the bill of materials that `npm run sbom` prints.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Licences that ask for no more than their text and the names of the authors; OFL asks the same of fonts. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose metadata name no licence: what the file LICENSE in the package says, read by a person. */
const READ: Readonly<Record<string, string>> = {
  'decko@1.2.0': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera AND Public-Domain',
  'stickyfill@1.1.1': 'MIT',
  'url-template@2.0.8': 'BSD',
}

export interface Component {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** A licence as its package or a reader states it; empty when nobody does. */
export function licenceOf({ name, version, licenses = [] }: Component): string {
  const stated = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
  return stated.filter((one) => one !== '').join(' AND ') || (READ[`${name}@${version}`] ?? '')
}

const FONTS = new Set(['Bitstream-Vera', 'Public-Domain'])

/** Whether a licence, or an expression of several (AND binds closer than OR, as SPDX says), is permissive. */
export const isPermissive = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim()) || FONTS.has(one.trim())),
    )

/** The CycloneDX document of what runs in production, as npm derives it from the lock file. */
export function billOfMaterials(): { readonly components: readonly Component[] } {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { sbom: string } }
  const [npm = '', ...args] = scripts.sbom.split(' ')
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore']
  return JSON.parse(execFileSync(npm, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26, stdio }))
}

if (import.meta.main) {
  const { components } = billOfMaterials()
  const byLicence = Map.groupBy(components, (component) => licenceOf(component) || 'none stated')
  for (const [licence, all] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    const names = all.map(({ name, version }) => `${name}@${version}`).sort()
    process.stdout.write(
      `${isPermissive(licence) ? '' : 'NOT PERMISSIVE: '}${licence} (${all.length})\n  ${names.join(', ')}\n`,
    )
  }
  const others = components.filter((component) => !isPermissive(licenceOf(component)))
  process.stdout.write(`\n${components.length} packages, ${others.length} not permissive or not known\n`)
  if (others.length > 0) process.exitCode = 1
}
