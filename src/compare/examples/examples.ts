import { setPriority } from 'node:os'
import { simulateBreechFace } from '../../simulate/breech-face.ts'
import { simulateBullet } from '../../simulate/bullet.ts'
import { simulateToolmark } from '../../simulate/toolmark.ts'
import { writeX3p } from '../../x3p/write.ts'

// On Linux, priority for process 0 applies only to the calling thread. This work is for nobody yet.
if (process.platform === 'linux') setPriority(0, 19)

/** Two small simulated marks of a domain. */
export interface Example {
  readonly domain: string
  readonly a: readonly Uint8Array[]
  readonly b: readonly Uint8Array[]
}

/** Entry point of a thread: one pair of marks of each domain that can be simulated, other marks for another seed. */
export default function examples(seed: number): Example[] {
  const two = [2 * seed, 2 * seed + 1] as const
  const pair = (domain: string, mark: (seed: number) => Uint8Array[]): Example => {
    const [a, b] = two
    return { domain, a: mark(a), b: mark(b) }
  }
  return [
    pair('striated', (bulletSeed) =>
      simulateBullet({ barrelSeed: 1, bulletSeed, lands: 2, height: 0.2e-3 }).map((land) => writeX3p(land)),
    ),
    pair('toolmark', (markSeed) => [writeX3p(simulateToolmark({ edgeSeed: 1, markSeed, height: 0.1e-3 }))]),
    pair('impressed', (cartridgeSeed) => [
      writeX3p(simulateBreechFace({ slideSeed: 1, cartridgeSeed, pitch: 8e-6 })),
    ]),
  ]
}
