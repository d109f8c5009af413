import { random } from '../../../src/numerics/elementary/random.ts'
import { simulateBreechFace } from '../../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { type Client, uploaded } from '../../bench/attacks/polite.ts'

/** What the clients of a soak send: scans of every kind, and the handles of those that were uploaded at its start. */
export interface Material {
  readonly lands: readonly Uint8Array[]
  readonly faces: readonly Uint8Array[]
  readonly profiles: readonly Uint8Array[]
  /** Marks as handles separated by commas, by domain. */
  readonly marks: Readonly<Record<'striated' | 'impressed' | 'toolmark', readonly string[]>>
  /** A scan that no request has sent before. */
  fresh(): Uint8Array
}

const profile = (edgeSeed: number, markSeed: number): Uint8Array =>
  writeX3p(simulateToolmark({ edgeSeed, markSeed, pitch: 3.5e-6, asProfile: true }))

/** Makes scans from a seed and uploads some. */
export async function materialOf(client: Client, seed: number): Promise<Material> {
  const { below } = random(seed)
  const own = below(1_000_000)
  const bullets = [2, 3].map((bulletSeed) =>
    simulateBullet({ barrelSeed: own + (bulletSeed >> 1), bulletSeed, lands: 6, pitch: 2e-6 }).map((land) =>
      writeX3p(land),
    ),
  )
  const faces = [2, 3].map((cartridgeSeed) =>
    writeX3p(simulateBreechFace({ slideSeed: own + (cartridgeSeed >> 1), cartridgeSeed, pitch: 6.25e-6 })),
  )
  const profiles = Array.from({ length: 12 }, (_, i) => profile(own + (i >> 1), 100 + i))
  const handlesOf = async (marks: readonly (readonly Uint8Array[])[]): Promise<string[]> => {
    const all: string[] = []
    for (const scans of marks) {
      const handles: string[] = []
      for (const scan of scans) handles.push(await uploaded(client, scan))
      all.push(handles.join(','))
    }
    return all
  }
  let sent = 0
  return {
    lands: bullets.flat(),
    faces,
    profiles,
    marks: {
      striated: await handlesOf(bullets),
      impressed: await handlesOf(faces.map((face) => [face])),
      toolmark: await handlesOf(profiles.map((one) => [one])),
    },
    fresh: () => profile(own + 1000 + (sent >> 2), 1000 + sent++),
  }
}
