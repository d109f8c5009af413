/** What a simulated mark is made from: marks of one source have the same source seed. */
export interface SimulatedMark {
  readonly name: string
  readonly source: number
  readonly mark: number
}

/** Two simulated marks that a newcomer can compare without scans of their own. */
export interface ExamplePair {
  readonly id: string
  readonly domain: 'striated' | 'impressed' | 'toolmark'
  readonly title: string
  /** What is known about the marks because they were simulated, and what to expect. */
  readonly note: string
  readonly a: SimulatedMark
  readonly b: SimulatedMark
  /** Pitch of the scans, metres. */
  readonly pitch: number
}

const FINE = 1.5625e-6
const FACE = 2e-6 // as coarse as it may be without a warning, for a face is large
const COARSE = 6e-6 // coarser than any comparison allows

const A = { name: 'A', source: 1, mark: 11 }
const SAME = { name: 'B', source: 1, mark: 12 }
const OTHER = { name: 'B', source: 2, mark: 21 }

export const EXAMPLE_PAIRS: readonly ExamplePair[] = [
  {
    id: 'bullets-one-barrel',
    domain: 'striated',
    title: 'Two bullets, one barrel',
    note: 'Six simulated lands each, fired from one simulated barrel.',
    a: A,
    b: SAME,
    pitch: FINE,
  },
  {
    id: 'bullets-two-barrels',
    domain: 'striated',
    title: 'Two bullets, two barrels',
    note: 'Six simulated lands each, from two simulated barrels.',
    a: A,
    b: OTHER,
    pitch: FINE,
  },
  {
    id: 'breech-faces-one-slide',
    domain: 'impressed',
    title: 'Two breech faces, one slide',
    note: 'Impressions of one simulated slide, turned and shifted against each other.',
    a: A,
    b: SAME,
    pitch: FACE,
  },
  {
    id: 'breech-faces-two-slides',
    domain: 'impressed',
    title: 'Two breech faces, two slides',
    note: 'Impressions of two simulated slides.',
    a: A,
    b: OTHER,
    pitch: FACE,
  },
  {
    id: 'toolmarks-one-edge',
    domain: 'toolmark',
    title: 'Two toolmarks, one edge',
    note: 'Marks of one simulated tool edge.',
    a: A,
    b: SAME,
    pitch: FINE,
  },
  {
    id: 'toolmarks-two-edges',
    domain: 'toolmark',
    title: 'Two toolmarks, two edges',
    note: 'Marks of two simulated tool edges.',
    a: A,
    b: OTHER,
    pitch: FINE,
  },
  {
    id: 'breech-faces-too-coarse',
    domain: 'impressed',
    title: 'Two breech faces, scanned too coarsely',
    note: 'A pitch of 6 µm: the comparison is refused, and the reason is given.',
    a: A,
    b: SAME,
    pitch: COARSE,
  },
]
