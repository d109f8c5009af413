import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { scanHandle } from '../../../../../src/address/canonical.ts'
import { formatStated } from '../../../../../src/compare/request/stated-fields.ts'
import type { Ancestry } from '../../graph/graph-model.ts'
import type { Recipe } from './recipe-walk.ts'

/** How a mark was read, where the recipe says that it was not as usual. Edges are in metres. */
interface Read {
  readonly lands?: readonly number[] | undefined
  readonly edges?: readonly (readonly number[] | null)[] | undefined
  readonly replica?: boolean | undefined
  readonly mirrored?: boolean | undefined
}

/** What a comparison was asked for, as its report or its refusal says it. */
interface Asked {
  readonly domain: string
  readonly reference: string | undefined
  readonly resolution: string
  readonly inputs: Recipe['inputs']
  readonly stated: Stated | undefined
}
type Stated = Pick<
  NonNullable<Report['known']>['stated'],
  'made' | 'ammunition_alike' | 'instrument_alike' | 'condition_alike' | 'left_out'
>

/** The fields that ask for the comparison of a report again: the same marks, read in the same way, on the same reference. */
export function requestFields(report: Report, ancestry: Ancestry): Record<string, string> {
  const { domain, inputs, reference } = report.recipe!
  const resolution = String(report.provenance['resolution'] ?? 'specification')
  return fieldsOf(
    { domain, reference: reference.id, resolution, inputs, stated: report.known?.stated },
    ancestry,
  )
}

/** A report without a score. */
export interface Refusal {
  readonly domain: string
  readonly provenance: { readonly input_hashes: object; readonly [name: string]: unknown }
  readonly scorer_config?: object | undefined
}

/** The same for a refusal, whose provenance says how its scans were read. */
export function refusedFields(refusal: Refusal, ancestry: Ancestry): Record<string, string> {
  const { domain, provenance, scorer_config } = refusal
  const { reference, resolution, stated, input_hashes } = provenance
  const asked = {
    domain,
    reference: reference as string | undefined,
    resolution: resolution as string,
    inputs: { ...provenance, ...input_hashes } as unknown as Recipe['inputs'],
    stated: stated as Stated | undefined,
  }
  return {
    ...fieldsOf(asked, ancestry),
    ...(scorer_config && { scorer_config: JSON.stringify(scorer_config) }),
  }
}

function fieldsOf(
  { domain, reference, resolution, inputs, stated }: Asked,
  ancestry: Ancestry,
): Record<string, string> {
  const { known, known_read, n_lands } = inputs
  const surfaces = decodedSurfaces(ancestry)
  const ofMark = (name: string, scans: readonly string[], read: Read) =>
    Object.entries({
      handles: scans.map((sha256) => surfaces.get(scanHandle(sha256))).join(),
      lands: read.lands?.join(),
      edges: read.edges?.map(inMicrometres).join(),
      replica: read.replica?.toString(),
      mirrored: read.mirrored?.toString(),
    }).map(([field, value]) => [`${name}_${field}`, value] as const)
  const others = known
    ? known.flatMap((scans, i) => ofMark(`known_${i + 1}`, scans, known_read?.[i] ?? {}))
    : ofMark('mark_b', inputs.mark_b, recordedReading(inputs, 'mark_b'))
  const fields: (readonly [string, string | undefined])[] = [
    ['domain', domain],
    ['reference', reference],
    ['resolution', resolution],
    ...ofMark('mark_a', inputs.mark_a, recordedReading(inputs, 'mark_a')),
    ...others,
    ['n_lands', n_lands?.toString()],
  ]
  return {
    ...Object.fromEntries(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    ...(stated && formatStated(stated)),
  }
}

const recordedReading = (inputs: Recipe['inputs'], mark: 'mark_a' | 'mark_b'): Read => ({
  lands: inputs[`${mark}_lands`],
  edges: inputs[`${mark}_edges`],
  replica: inputs[`${mark}_replica`],
  mirrored: inputs[`${mark}_mirrored`],
})

/** The surface that was read from each scan. */
const decodedSurfaces = ({ edges }: Ancestry): ReadonlyMap<string | undefined, string> =>
  new Map(edges.filter(({ code }) => code.startsWith('decode@')).map((run) => [run.inputs[0], run.output]))

/** Edges as a request gives them: nothing where they were found. */
const inMicrometres = (edges: readonly number[] | null): string =>
  edges?.map((metres) => Number((metres * 1e6).toPrecision(12))).join(':') ?? ''
