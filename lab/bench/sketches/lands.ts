import { join } from 'node:path'
import { grid } from '../../../src/kinds/kind.ts'
import type { Signature } from '../../../src/kinds/marks/signature.ts'
import { bulletsOf } from '../../../src/marks/bullets/config.ts'
import { land } from '../../../src/marks/bullets/lands.ts'
import { featureParams } from '../../../src/marks/bullets/places.ts'
import { landSketchParams } from '../../../src/marks/bullets/sketch.ts'
import { surfaceOf } from '../../../src/marks/population.ts'
import { features } from '../../../src/nodes/bullets/features.ts'
import { bulletScore } from '../../../src/nodes/bullets/score.ts'
import { striaeSketchNode } from '../../../src/nodes/sketches/striae-sketch.ts'
import { localAmplitude } from '../../../src/numerics/filters/local-amplitude.ts'
import type { PackedSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import { striaeLikeness } from '../../../src/numerics/sketches/striae-likeness.ts'
import { turnedLands } from '../../../src/numerics/sketches/turned-lands.ts'
import { readManifest } from '../../../src/references/manifest.ts'
import { scansInFolder } from '../../../src/references/studies/study-scans.ts'
import type { Service } from '../../../src/service/service.ts'
import { told } from '../service/measure.ts'
import { crowd, sharedBlock } from './crowd.ts'

const SETS = { Hamby: 'bullets', 'CSAFE variability': 'bullets-variability', 'Houston F': 'bullets-houstonf' }
const SILENT = { stage: () => ({ step() {}, done() {} }) }

interface RealLand {
  readonly set: string
  readonly source: string
  readonly mark: string
  readonly signature: Signature
}

async function realLands(service: Service, shared: string): Promise<RealLand[]> {
  const config = service.marks.configs.deployed('striated')
  const lands: RealLand[] = []
  for (const [set, file] of Object.entries(SETS)) {
    const { rows: own } = await readManifest(join(shared, 'manifests', `${file}.csv`))
    const rows = await scansInFolder(service, 'striated', own, join(shared, 'scans'), SILENT)
    const found = await service.graph.within((session) =>
      session.map(rows, async (row) => {
        const { signature } = await land(session, config, surfaceOf(row))
        const { source, mark } = row
        return { set, source, mark, signature: await session.value(signature) }
      }),
    )
    lands.push(...found)
  }
  return lands
}

const LANDS = 6 // of a simulated bullet

/**
 * Every bullet against all others and a crowd of simulated ones of six lands, as a search has them: see `turnedLands`. A true match is a
 * bullet of the same barrel that the score puts ahead of every real bullet of another barrel.
 * out     for each set: matches, and how many of these have less than each share of the bullets of others ahead of them; the same of
 *         the best match of each bullet
 */
export async function landRecall(
  service: Service,
  shared: string,
  ofCrowd: number,
  shares: readonly number[],
): Promise<{ rows: string[][]; sketch: Int16Array; simulated: PackedSketches[] }> {
  const config = service.marks.configs.deployed('striated')
  const { land_amplitude_sigma } = bulletsOf(config)
  const lands = await realLands(service, shared)
  const { dx } = lands[0]!.signature
  const sigma = land_amplitude_sigma / dx
  const params = landSketchParams(config)
  const sketch = (signature: Signature): Int16Array => striaeSketchNode.run({ signature }, params).values
  const simulated = crowd(
    lands.map(({ signature: { values } }) => ({ values: localAmplitude(values.data, sigma, 0.1) })),
    ofCrowd,
    (values) =>
      sketch({ ...lands[0]!.signature, values: grid(values, values.length), length: values.length }),
    sigma,
  )
  const sketches = lands.map(({ signature }) => sketch(signature))
  const real = sharedBlock(sketches)
  const score = (a: readonly number[], b: readonly number[]): number => {
    const signatures = (of: readonly number[]) => of.map((i) => lands[i]!.signature)
    const places = (of: readonly number[]) => of.map((_, i) => i + 1)
    const nLands = Math.max(a.length, b.length)
    const params = featureParams(config, { a: places(a), b: places(b), nLands })
    return bulletScore.run({ features: features.run({ a: signatures(a), b: signatures(b) }, params) }, {})
      .score
  }
  const bullets = [...Map.groupBy(lands.keys(), (i) => `${lands[i]!.set} ${lands[i]!.mark}`).values()]
  const rows = Object.keys(SETS).map((set) => {
    const ahead: number[] = []
    const best: number[] = []
    for (const own of bullets) {
      const { set: ownSet, source } = lands[own[0]!]!
      if (ownSet !== set) continue
      const alike = own.map((i) =>
        Float32Array.from(
          [real, ...simulated].flatMap((block) => [...striaeLikeness(sketches[i]!, block).asRead]),
        ),
      )
      const scores = new Map(bullets.map((other) => [other, score(own, other)]))
      const isOther = (other: readonly number[]): boolean => lands[other[0]!]!.source !== source
      const highest = Math.max(...bullets.filter(isOther).map((other) => scores.get(other)!))
      const matches = bullets.filter(
        (other) => other !== own && !isOther(other) && scores.get(other)! > highest,
      )
      const others = bullets.filter(isOther)
      const ofCrowd = Array.from({ length: Math.floor((alike[0]!.length - lands.length) / LANDS) }, (_, k) =>
        Array.from({ length: LANDS }, (_, i) => lands.length + LANDS * k + i),
      )
      const places = own.map((_, i) => i + 1)
      const likeness = (bullets: readonly (readonly number[])[]): Float64Array => {
        const placed = bullets.map((one) => one.map((position, i) => ({ place: i + 1, position })))
        return turnedLands(alike, places, placed, false)
      }
      const ofOthers = likeness([...others, ...ofCrowd])
      const shareOf = (other: readonly number[]): number => {
        const [own] = likeness([other])
        return ofOthers.filter((value) => value >= own!).length / ofOthers.length
      }
      const found = [...matches].map(shareOf)
      ahead.push(...found)
      if (found.length > 0) best.push(Math.min(...found))
    }
    const kept = (of: readonly number[]): string[] =>
      shares.map((share) => `${of.filter((one) => one < share).length}`)
    const row = [set, `${ahead.length}`, ...kept(ahead), `${best.length}`, ...kept(best)]
    told(row)
    return row
  })
  return { rows, sketch: sketches[0]!, simulated }
}
