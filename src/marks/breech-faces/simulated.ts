import { MARK_A, type MarkSimulator, OTHER_SOURCE, SAME_SOURCE } from '../simulated.ts'

const pitch = 2e-6 // as coarse as it may be without a warning, for a face is large
const TOO_COARSE = 6e-6 // coarser than any comparison allows

const simulateBreechFace = async (
  ...given: Parameters<typeof import('../../simulate/breech-face.ts').simulateBreechFace>
) => (await import('../../simulate/breech-face.ts')).simulateBreechFace(...given)

export const simulatedFaces: MarkSimulator = {
  pairs: [
    {
      id: 'breech-faces-one-slide',
      title: 'Two breech faces, one slide',
      note: 'Impressions of one simulated slide, turned and shifted against each other.',
      a: MARK_A,
      b: SAME_SOURCE,
      pitch,
    },
    {
      id: 'breech-faces-two-slides',
      title: 'Two breech faces, two slides',
      note: 'Impressions of two simulated slides.',
      a: MARK_A,
      b: OTHER_SOURCE,
      pitch,
    },
    {
      id: 'breech-faces-too-coarse',
      title: 'Two breech faces, scanned too coarsely',
      note: 'A pitch of 6 µm: the comparison is refused, and the reason is given.',
      a: MARK_A,
      b: SAME_SOURCE,
      pitch: TOO_COARSE,
      refused: true,
    },
  ],
  scans: async ({ name, source, mark }, pitch) => [
    {
      name: `breech-face-${name}`,
      surface: await simulateBreechFace({ slideSeed: source, cartridgeSeed: mark, pitch }),
    },
  ],
  small: async (cartridgeSeed) => [await simulateBreechFace({ slideSeed: 1, cartridgeSeed, pitch: 8e-6 })],
}
