import type { Json } from '../address/canonical.ts'
import type { Ancestry } from '../service/artifacts.ts'

/** An artifact of a graph and its run in words: the same in the tree, in DOT and in SVG. */
interface ArtifactWords {
  /** `land-signature@4`, or `scan` for an artifact from outside. */
  readonly name: string
  /** `signature.1d, 1005 values, 8.0 kB`. */
  readonly what: string
  /** `0.21 s`; empty where nobody measured. */
  readonly time: string
  /** `lambda_c 0.00025, lambda_s 0.000004`; empty without parameters. */
  readonly params: string
}

const UNITS = ['bytes', 'kB', 'MB', 'GB']

export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit]}`
}

const paramsText = (params: { readonly [name: string]: Json }): string =>
  Object.entries(params)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')

export function artifactWords(
  { kind, meta, bytes }: Ancestry['nodes'][number],
  run: Ancestry['edges'][number] | undefined,
): ArtifactWords {
  const shape = meta['shape']
  const values = Array.isArray(shape) && shape.length > 0 ? `, ${shape.join(' x ')} values` : ''
  return {
    name: run ? run.code : kind,
    what: `${run ? kind : 'from outside'}${values}, ${sizeText(bytes)}`,
    time: secondsText(run?.seconds ?? null),
    params: run ? paramsText(run.params) : '',
  }
}

/** A time with two digits; nothing where it is not known. */
export const secondsText = (seconds: number | null): string =>
  seconds === null
    ? ''
    : seconds < 0.0995
      ? `${(1000 * seconds).toPrecision(2)} ms`
      : `${seconds.toPrecision(2)} s`

/** The run of each artifact, by its handle. */
export const runsOf = ({ edges }: Ancestry) => new Map(edges.map((run) => [run.output, run]))
