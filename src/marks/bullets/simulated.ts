import { MARK_A, type MarkSimulator, OTHER_SOURCE, SAME_SOURCE } from '../simulated.ts'

const pitch = 1.5625e-6

const simulateBullet = async (
  ...given: Parameters<typeof import('../../simulate/bullet.ts').simulateBullet>
) => (await import('../../simulate/bullet.ts')).simulateBullet(...given)

export const simulatedBullets: MarkSimulator = {
  pairs: [
    {
      id: 'bullets-one-barrel',
      title: 'Two bullets, one barrel',
      note: 'Six simulated lands each, fired from one simulated barrel.',
      a: MARK_A,
      b: SAME_SOURCE,
      pitch,
    },
    {
      id: 'bullets-two-barrels',
      title: 'Two bullets, two barrels',
      note: 'Six simulated lands each, from two simulated barrels.',
      a: MARK_A,
      b: OTHER_SOURCE,
      pitch,
    },
  ],
  scans: async ({ name, source, mark }, pitch) =>
    (await simulateBullet({ barrelSeed: source, bulletSeed: mark, pitch })).map((surface, i) => ({
      name: `bullet-${name}-land${i + 1}`,
      surface,
    })),
  small: (bulletSeed) => simulateBullet({ barrelSeed: 1, bulletSeed, lands: 2, height: 0.2e-3 }),
}
