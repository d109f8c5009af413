import { MARK_A, type MarkSimulator, OTHER_SOURCE, SAME_SOURCE } from '../simulated.ts'

const pitch = 1.5625e-6

const simulateToolmark = async (
  ...given: Parameters<typeof import('../../simulate/toolmark.ts').simulateToolmark>
) => (await import('../../simulate/toolmark.ts')).simulateToolmark(...given)

export const simulatedToolmarks: MarkSimulator = {
  pairs: [
    {
      id: 'toolmarks-one-edge',
      title: 'Two toolmarks, one edge',
      note: 'Marks of one simulated tool edge.',
      a: MARK_A,
      b: SAME_SOURCE,
      pitch,
    },
    {
      id: 'toolmarks-two-edges',
      title: 'Two toolmarks, two edges',
      note: 'Marks of two simulated tool edges.',
      a: MARK_A,
      b: OTHER_SOURCE,
      pitch,
    },
  ],
  scans: async ({ name, source, mark }, pitch) => [
    {
      name: `toolmark-${name}`,
      surface: await simulateToolmark({ edgeSeed: source, markSeed: mark, pitch }),
    },
  ],
  small: async (markSeed) => [await simulateToolmark({ edgeSeed: 1, markSeed, height: 0.1e-3 })],
}
