import { simulateBreechFace } from '../../simulate/breech-face.ts'
import { simulateBullet } from '../../simulate/bullet.ts'
import type { SimulatedSurface } from '../../simulate/surface.ts'
import { simulateToolmark } from '../../simulate/toolmark.ts'
import { writeX3p } from '../../x3p/write.ts'
import { EXAMPLE_PAIRS, type ExamplePair, type SimulatedMark } from './example-pairs.ts'

export interface ExampleScan {
  readonly filename: string
  readonly data: Uint8Array
}

export interface ExampleScans {
  readonly a: readonly ExampleScan[]
  readonly b: readonly ExampleScan[]
}

/** Entry point of a thread: the scans of an example as X3P files, always the same ones. */
export default function exampleScans(id: string): ExampleScans {
  const pair = EXAMPLE_PAIRS.find((one) => one.id === id)!
  return { a: scansOf(pair, pair.a), b: scansOf(pair, pair.b) }
}

function scansOf({ domain, pitch }: ExamplePair, { name, source, mark }: SimulatedMark): ExampleScan[] {
  const written = (surface: SimulatedSurface, part: string): ExampleScan => ({
    filename: `simulated-${part}.x3p`,
    data: writeX3p(surface, { creator: 'Markgraph', comment: 'Simulated by Markgraph; not a measurement.' }),
  })
  switch (domain) {
    case 'striated':
      return simulateBullet({ barrelSeed: source, bulletSeed: mark, pitch }).map((land, i) =>
        written(land, `bullet-${name}-land${i + 1}`),
      )
    case 'impressed':
      return [
        written(simulateBreechFace({ slideSeed: source, cartridgeSeed: mark, pitch }), `breech-face-${name}`),
      ]
    case 'toolmark':
      return [written(simulateToolmark({ edgeSeed: source, markSeed: mark, pitch }), `toolmark-${name}`)]
  }
}
