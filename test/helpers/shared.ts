import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Material beside the project, which is not part of it: figures to meet, manifests, real scans. */
const SHARED = new URL('../../../shared/', import.meta.url)

export const sharedPath = (name: string): string => fileURLToPath(new URL(name, SHARED))

export const hasShared = (name: string): boolean => existsSync(sharedPath(name))

/** A title that says so when the material a suite needs is not here, and the suite is skipped. */
export const titleFor = (title: string, name: string): string =>
  hasShared(name) ? title : `${title} (SKIPPED: ../shared/${name} is not here)`

/** Rows of a CSV file without quoting, by column name. */
export function csvRows(name: string): Record<string, string>[] {
  const [header, ...lines] = readFileSync(sharedPath(name), 'utf8').trim().split(/\r?\n/)
  const names = header!.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((column, i) => [column, cells[i]!]))
  })
}
