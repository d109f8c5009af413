import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readX3p } from '../../../src/x3p/read.ts'
import { writeX3p } from '../../../src/x3p/write.ts'

/** A comparison to send: its domain, and the files of both marks. */
export interface Asked {
  readonly domain: string
  readonly a: readonly Uint8Array[]
  readonly b: readonly Uint8Array[]
}

const lands = (bullet: string, places = [1, 2, 3, 4, 5, 6]): string[] =>
  places.map((land) => `bullets/${bullet}-land${land}.x3p`)

export const BULLETS = [
  lands('houston/barrela-bullet11'),
  lands('houston/barrela-bullet30'),
  lands('hamby44/barrel1-bullet1'),
  lands('hamby44/barrel1-bullet2'),
  lands('houston/barrelb-bullet11'),
  lands('houston/barrelb-bullet50'),
  lands('houston/barrela-bullet50'),
] as const

const two = (n: number): string => String(n).padStart(2, '0')
const FACES = Array.from(
  { length: 54 },
  (_, i) => `cartridges/weller/TW${two(1 + Math.floor(i / 9))}-${two(1 + (i % 9))}.x3p`,
)

/** The scan without some of its last rows and columns: another scan, as large and as hard to read. */
async function cropped(path: string, by: number): Promise<Uint8Array> {
  const bytes = await readFile(path)
  if (by === 0) return bytes
  const { heights, ny, nx, dx, dy } = readX3p(bytes)
  const [rows, columns] = [ny - by, nx - by]
  const rest = new Float64Array(rows * columns)
  for (let y = 0; y < rows; y++) rest.set(heights.subarray(y * nx, y * nx + columns), y * columns)
  return writeX3p({ heights: rest, ny: rows, nx: columns, dx, dy })
}

/** Comparison `i` of a series in which no two have a scan in common: two of three are bullets, the others breech faces. */
export async function differentComparison(scans: string, i: number): Promise<Asked> {
  const round = Math.floor(i / 3)
  const [domain, all, k] =
    i % 3 === 2
      ? (['impressed', FACES.map((one) => [one]), round] as const)
      : (['striated', BULLETS, 2 * round + (i % 3)] as const)
  const take = async (n: number): Promise<Uint8Array[]> => {
    const by = Math.floor(n / all.length) // every time through the list one row and column less
    const files: Uint8Array[] = []
    for (const path of all[n % all.length]!) files.push(await cropped(join(scans, path), by))
    return files
  }
  return { domain, a: await take(2 * k), b: await take(2 * k + 1) }
}

/** Files as the fields of a form. */
export function formOf({ domain, a, b }: Asked): FormData {
  const form = new FormData()
  form.append('domain', domain)
  for (const [side, files] of [
    ['mark_a', a],
    ['mark_b', b],
  ] as const) {
    for (const [i, bytes] of files.entries()) {
      form.append(side, new Blob([bytes as Uint8Array<ArrayBuffer>]), `${side}-${i + 1}.x3p`)
    }
  }
  return form
}

/** Surface handles of scans that are sent to a server. */
export async function surfaceHandles(url: string, files: readonly Uint8Array[]): Promise<string[]> {
  const handles: string[] = []
  for (const bytes of files) {
    const body = new FormData()
    body.append('scan', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'land.x3p')
    const response = await fetch(`${url}/v1/artifacts`, { method: 'POST', body })
    handles.push(((await response.json()) as { handle: string }).handle)
  }
  return handles
}
