import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Signature } from '../../kinds/marks/signature.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import { cmr1d, cmr1dBlock, toolmarkChance, toolmarkScore } from '../../nodes/bullets/cmr-1d.ts'
import { orientation } from '../../nodes/bullets/orientation.ts'
import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { straighten } from '../../nodes/bullets/straighten.ts'
import { striae } from '../../nodes/bullets/striae.ts'
import { trace } from '../../nodes/bullets/trace.ts'
import { straightenedPreview } from '../../nodes/scan/preview.ts'
import { roughness } from '../../nodes/scan/roughness.ts'
import { collapse, toolmarkSignature } from '../../nodes/toolmarks/toolmark-signature.ts'
import type { Watch } from '../mark-type.ts'
import { firstPartner } from '../population.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { bandOf } from '../texture.ts'
import { toolmarksOf } from './config.ts'
import { bandsOf, type Stretch } from './tiles.ts'

/** A toolmark through the pipeline. */
export interface Toolmark {
  readonly surface: Ref<Surface>
  /** The straightened striae, for pictures; for a profile, its band. */
  readonly straightened: Ref<Surface>
  /** Its profile in the band. */
  readonly profile: Ref<Surface>
  readonly signature: Ref<Signature>
}

/** The mean profile of a toolmark that is a surface. */
async function collapsed(session: Session, config: ScorerConfig, surface: Ref<Surface>) {
  const form = await session.evaluate(robustForm, {}, { surface })
  const direction = await session.evaluate(striae, paramsFrom(striae, config), { surface, form })
  const straightened = await session.evaluate(straighten, {}, { surface, form, orientation: direction })
  const profile = await session.evaluate(collapse, {}, { surface: straightened, orientation: direction })
  return { straightened, orientation: direction, profile }
}

/** The whole pipeline of one toolmark, a profile or a surface, to its signature. */
export async function toolmark(
  session: Session,
  config: ScorerConfig,
  surface: Ref<Surface>,
): Promise<Toolmark> {
  const { meta } = await session.row(surface.handle)
  const [ny] = meta['shape'] as readonly number[]
  const areal = ny === 1 ? undefined : await collapsed(session, config, surface)
  const profile = await bandOf(session, areal?.profile ?? surface, paramsFrom(roughness, config))
  const direction = areal?.orientation ?? (await session.evaluate(orientation, {}, { surface: profile }))
  const signature = await session.evaluate(toolmarkSignature, paramsFrom(toolmarkSignature, config), {
    profile,
    orientation: direction,
  })
  return { surface, straightened: areal?.straightened ?? profile, profile, signature }
}

export const toolmarkPicture = (session: Session, { straightened, signature }: Toolmark) =>
  session.evaluate(straightenedPreview, {}, { straightened, signature })

export const toolmarkTrace = (session: Session, { surface, straightened, profile, signature }: Toolmark) =>
  session.evaluate(trace, {}, { surface, bandpassed: profile, straightened, signature })

/** Samples that a signature needs: two regions. */
export function fewestSamples(config: ScorerConfig): number {
  const { toolmark_window, toolmark_region_window, toolmark_pitch } = toolmarksOf(config)
  return 2 * Math.round(Math.max(toolmark_window, toolmark_region_window) / toolmark_pitch)
}

/** Where two signatures agree. */
export const toolmarkCongruence = (
  session: Session,
  config: ScorerConfig,
  a: Toolmark['signature'],
  b: Toolmark['signature'],
) => {
  return session.evaluate(cmr1d, paramsFrom(cmr1d, config), { a, b })
}

/** What a signature agrees with others by chance. */
export const chanceOf = (session: Session, config: ScorerConfig, signature: Toolmark['signature']) => {
  return session.evaluate(toolmarkChance, paramsFrom(toolmarkChance, config), { signature })
}

/**
 * The score of two signatures whose congruence is known.
 * in      `chance`: the signatures whose agreement by chance is taken; a flipped one has that of the other way
 */
export async function scoreOf(
  session: Session,
  config: ScorerConfig,
  pair: { a: Toolmark['signature']; b: Toolmark['signature'] },
  congruence: Awaited<ReturnType<typeof toolmarkCongruence>>,
  chance = pair,
) {
  const [chance_a, chance_b] = await Promise.all([
    chanceOf(session, config, chance.a),
    chanceOf(session, config, chance.b),
  ])
  return session.evaluate(toolmarkScore, paramsFrom(toolmarkScore, config), {
    congruence,
    ...pair,
    chance_a,
    chance_b,
  })
}

/** A mark of a study: its signature, the samples of that, and what it agrees with others by chance. */
export interface ScoredMark {
  readonly signature: Toolmark['signature']
  readonly length: number
  readonly chance: Awaited<ReturnType<typeof chanceOf>>
}

/** The scores of a mark with mark `first` and those after it, in their order. */
interface ScoreRow {
  readonly mark: number
  readonly first: number
  readonly scores: Float64Array
}

/** The scores of the pairs of a study, mark by mark. One run of the graph for every tile; the scores of one band are held. */
export async function* toolmarkScores(
  session: Session,
  config: ScorerConfig,
  marks: readonly ScoredMark[],
  {
    onPairs,
    onScore,
    signal,
    against,
  }: {
    onPairs: (pairs: number) => void
    onScore?: Watch['scored'] | undefined
    signal?: AbortSignal | undefined
    against?: number | undefined
  },
): AsyncGenerator<ScoreRow> {
  const longest = marks.reduce((most, { length }) => Math.max(most, length), 0)
  const sideOf = ({ from, to }: Stretch) => {
    const side = marks.slice(from, to)
    return { signatures: side.map(({ signature }) => signature), chances: side.map(({ chance }) => chance) }
  }
  for (const { rows: band, tiles } of bandsOf(marks.length, longest, against)) {
    const rows = Array.from({ length: band.to - band.from }, (_, k): ScoreRow => {
      const first = firstPartner(band.from + k, marks.length, against)
      return { mark: band.from + k, first, scores: new Float64Array(marks.length - first) }
    })
    await session.mapMany(tiles, async ({ rows: own, columns }) => {
      signal?.throwIfAborted()
      const [a, b] = [sideOf(own), sideOf(columns ?? NONE)]
      const block = await session.evaluate(cmr1dBlock, paramsFrom(cmr1dBlock, config), {
        a: a.signatures,
        b: b.signatures,
        chance_a: a.chances,
        chance_b: b.chances,
      })
      const { values } = await session.value(block)
      let at = 0
      for (let i = own.from; i < own.to; i++) {
        const { first, scores } = rows[i - band.from]!
        const { from, to } = columns ?? { from: i + 1, to: own.to }
        const scored = values.data.subarray(at, at + to - from)
        scores.set(scored, from - first)
        scored.forEach((score, k) => void onScore?.(i, from + k, score))
        at += to - from
      }
      onPairs(at)
    })
    yield* rows
  }
}

const NONE: Stretch = { from: 0, to: 0 }
