import { MarkgraphError } from '../errors.ts'
import type { Split } from './split.ts'

/** The parts of a split that do not come from its scans. */
export interface Definition {
  readonly name: string
  readonly title: string
  readonly modality: Split['modality']
  readonly domain: string
  /** The bundled reference that holds our scores of its pairs. */
  readonly reference: string
  readonly labels: string
  readonly weaknesses: readonly string[]
}

const DEFINITIONS: readonly Definition[] = [
  {
    name: 'bullets-v1',
    title: 'Bullet lands of three Ruger barrels: pairs of single lands (Hamby 44 and 252, Houston)',
    modality: 'striated',
    domain: 'striated',
    reference: 'striated_single',
    labels:
      'A source is one land of one barrel. Two lands are same-source when their bullets are known to come from one barrel and the best cyclic offset between the two bullets, found by our own scorer, puts the lands on one diagonal. Two lands of one bullet make no pair.',
    weaknesses: [
      'Three barrels only: folds hold out lands of barrels, not barrels, so another land of the same barrel stands on the training side.',
      'Which land of a bullet is which was found by alignment with our own scorer, among bullets known to come from one barrel.',
      'Both Hamby sets hold bullets of one and the same barrel, scanned on two instruments.',
    ],
  },
  {
    name: 'cartridge-v1',
    title: 'Breech faces of ten consecutively manufactured slides (Fadul 2011)',
    modality: 'impressed',
    domain: 'impressed',
    reference: 'impressed',
    labels: 'A source is a slide, as published with the scans.',
    weaknesses: ['Ten slides of one make and ten same-source pairs: a fold tests four of them.'],
  },
  {
    name: 'cartridge-v2',
    title: 'Breech faces of sixteen slides of two makes (Fadul 2011, Weller 2012)',
    modality: 'impressed',
    domain: 'impressed',
    reference: 'impressed',
    labels: 'A source is a slide, as published with the scans. Faces of different data sets make no pair.',
    weaknesses: [
      'The ten slides of one set have two faces each, the six of the other nine: the second set decides most pairs.',
      'Both sets were masked, levelled and filtered by their publishers.',
    ],
  },
  {
    name: 'toolmark-v1',
    title: 'Screwdriver marks of 56 tool edges (tmaRks)',
    modality: 'striated',
    domain: 'toolmark',
    reference: 'toolmark',
    labels: 'A source is a tool edge, as published with the scans.',
    weaknesses: ['Profiles, not surfaces; all tools are of one kind.'],
  },
  {
    name: 'toolmark-v2',
    title: 'Marks of 56 screwdriver edges and 13 edges of cutting tools (tmaRks; Patteet and Champod 2024)',
    modality: 'striated',
    domain: 'toolmark',
    reference: 'toolmark',
    labels:
      'A source is a tool edge, as published with the scans. Marks of different data sets make no pair.',
    weaknesses: [
      'Profiles, not surfaces; two kinds of tools of very different mark length.',
      'The screwdriver marks decide most pairs.',
    ],
  },
]

export const SPLIT_NAMES = DEFINITIONS.map(({ name }) => name)

/** What a split is made of, and its weaknesses. Error: `not-found`. */
export function definitionOf(name: string): Definition {
  const found = DEFINITIONS.find((one) => one.name === name)
  if (found) return found
  throw new MarkgraphError(
    'not-found',
    `no split is called ${JSON.stringify(name)}; there are ${SPLIT_NAMES.join(', ')}`,
  )
}
