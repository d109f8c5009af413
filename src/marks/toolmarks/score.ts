import type { Session } from '../../graph/session.ts'
import { attributionCmr1d } from '../../nodes/cmr-1d.ts'
import type { Marks, Scored } from '../mark-type.ts'
import { enoughToCompare, onlyScan } from '../scored.ts'
import {
  fewestSamples,
  scoreOf,
  toolmark,
  toolmarkCongruence,
  toolmarkPicture,
  toolmarkTrace,
} from './toolmark.ts'

/** Scores two toolmarks, profiles or surfaces, by how far their congruence is above chance. */
export async function scoreToolmarks(session: Session, { a, b, config }: Marks): Promise<Scored> {
  const scans = [onlyScan('a toolmark', 'mark_a', a), onlyScan('a toolmark', 'mark_b', b)] as const
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
  return {
    score: await scoreOf(session, config, pair, congruence),
    attribution: await session.evaluate(attributionCmr1d, {}, { ...pair, congruence }),
    previews: { a: await toolmarkPicture(session, markA), b: await toolmarkPicture(session, markB) },
    facts: { lag, overlap, ccf, n_windows, n_congruent },
    blocks: {
      trace: async () => ({
        a: await session.value(await toolmarkTrace(session, markA)),
        b: await session.value(await toolmarkTrace(session, markB)),
      }),
    },
  }
}
