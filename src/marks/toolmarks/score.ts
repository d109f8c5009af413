import { phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { attributionCmr1d } from '../../nodes/bullets/cmr-1d.ts'
import { EVERY_FLIP } from '../../nodes/scan/handedness.ts'
import type { Marks, Scored } from '../mark-type.ts'
import { striaePair } from '../pair-view.ts'
import { enoughToCompare, onlyScan } from '../scored.ts'
import { striaeChecks } from '../striae-checks.ts'
import {
  fewestSamples,
  scoreOf,
  type Toolmark,
  toolmark,
  toolmarkCongruence,
  toolmarkPicture,
  toolmarkTrace,
} from './toolmark.ts'

/** Of real toolmarks, the most alike to itself has 0.92; the best of other sources, read in any way, have a score of 4.9. */
const LIMITS = { domain: 'toolmark', mostRepeated: 0.96, oneSource: 6, flips: EVERY_FLIP }

/** Scores two toolmarks, profiles or surfaces, by how far their congruence is above chance. */
export async function scoreToolmarks(session: Session, { a, b, config }: Marks): Promise<Scored> {
  const scans = [
    onlyScan(phrase('a toolmark'), 'mark_a', a),
    onlyScan(phrase('a toolmark'), 'mark_b', b),
  ] as const
  const [markA, markB] = await Promise.all([
    toolmark(session, config, scans[0].surface),
    toolmark(session, config, scans[1].surface),
  ])
  for (const [i, { signature }] of [markA, markB].entries()) {
    enoughToCompare(i === 0 ? 'mark_a' : 'mark_b', await session.value(signature), fewestSamples(config))
  }
  const pair = { a: markA.signature, b: markB.signature }
  const congruence = await toolmarkCongruence(session, config, pair.a, pair.b)
  const { lag, overlap, ccf, n_windows, n_congruent } = await session.value(congruence)
  const attribution = await session.evaluate(attributionCmr1d, {}, { ...pair, congruence })
  const part = ({ surface, straightened, signature }: Toolmark) => ({
    surface: surface.handle,
    straightened: straightened.handle,
    signature,
  })
  const score = await scoreOf(session, config, pair, congruence)
  const checks = await striaeChecks(session, LIMITS, { a: [pair.a], b: [pair.b] }, score, async ([other]) => {
    const flipped = { a: pair.a, b: other! }
    return scoreOf(
      session,
      config,
      flipped,
      await toolmarkCongruence(session, config, flipped.a, flipped.b),
      pair,
    )
  })
  return {
    score,
    pair: checks,
    attribution,
    previews: { a: await toolmarkPicture(session, markA), b: await toolmarkPicture(session, markB) },
    facts: { lag, overlap, ccf, n_windows, n_congruent },
    blocks: {
      pair: async () =>
        striaePair(
          session,
          { a: part(markA), b: part(markB) },
          await session.value(attribution),
          { a: 0, b: 0, ccf, lag, turned: false },
          1, // they are divided by their local amplitude
        ),
      trace: async () => ({
        a: await session.value(await toolmarkTrace(session, markA)),
        b: await session.value(await toolmarkTrace(session, markB)),
      }),
    },
  }
}
