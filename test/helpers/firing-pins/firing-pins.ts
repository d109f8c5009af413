/** A mark type that is not in `src`, as a laboratory would add it: its folder, its nodes and a reference. */

import { z } from 'zod'
import { phrase } from '../../../src/errors.ts'
import type { Ref } from '../../../src/graph/ref.ts'
import type { Session } from '../../../src/graph/session.ts'
import type { Surface } from '../../../src/kinds/marks/surface.ts'
import type { MarkType } from '../../../src/marks/mark-type.ts'
import { PITCH, RESIDUAL, VALID } from '../../../src/marks/measure-rules.ts'
import {
  aboutPopulation,
  eachScan,
  ONE_SCAN,
  pairsOfMarks,
  scannedMarks,
} from '../../../src/marks/population.ts'
import { tableWith } from '../../../src/marks/score-table.ts'
import { onlyScan } from '../../../src/marks/scored.ts'
import { configSlice, paramsFrom, type ScorerConfig, sliceOf } from '../../../src/marks/scorer-config.ts'
import {
  FIRING_PIN_NODES,
  pinMeasures,
  pinPicture,
  ringAttribution,
  ringProfile,
  ringScore,
} from './nodes.ts'
import { pinSurface } from './simulate.ts'

const config = configSlice({
  scope: 'own',
  shape: { firing_pin_rings: z.number().int().min(8).max(512) },
  deployed: { firing_pin_rings: 64 },
})

const ringsOf = (session: Session, own: ScorerConfig, surface: Ref<Surface>) =>
  session.evaluate(ringProfile, paramsFrom(ringProfile, own), { surface })

export const firingPins: MarkType = {
  domain: 'firing_pin',
  words: {
    title: 'Firing pins',
    choice: 'Firing pin impression',
    scans: 'One scan of each impression',
    mark: 'a firing pin impression',
    marks: 'firing pin impressions',
    questioned: 'questioned firing pin mark',
    testMark: 'test fire',
    testMarks: 'test fires',
    source: 'firearm',
    propositions: 'one_source',
  },
  fired: true,
  striated: false,
  simulated: {
    pairs: [
      {
        id: 'firing-pins-one-pin',
        title: 'Two impressions, one pin',
        note: 'Impressions of one simulated firing pin.',
        a: { name: 'A', source: 0, mark: 0 },
        b: { name: 'B', source: 0, mark: 1 },
        pitch: 2e-6,
      },
    ],
    scans: async ({ name, source, mark }) => [
      { name: `firing-pin-${name}`, surface: pinSurface(source, mark) },
    ],
    small: async (mark) => [pinSurface(0, mark)],
  },
  steps: {
    surface: [
      {
        name: 'rings',
        summary: 'The rings of one impression',
        node: ringProfile,
        shows: phrase('the impression'),
        edges: false,
        run: (session, own, surface) => ringsOf(session, own, surface),
      },
    ],
  },
  config,
  scores: [{ kind: 'ring-correlation', reference: 'firing_pin', referenceName: 'Simulated firing pins' }],
  scoreKindOf: () => 'ring-correlation',
  mostPoints: 16_777_216,
  needs: () => [],
  places: false,
  measures: {
    rules: [PITCH, { ...RESIDUAL, refused: 'both' }, VALID],
    of: (session, _config, surface) => session.evaluate(pinMeasures, {}, { surface }),
  },
  measured: { pitch: 2e-6, lambda_s: 4e-6, lambda_c: 250e-6 },
  async scoresWith(session, own, a, others) {
    const one = await ringsOf(session, own, onlyScan(phrase('a firing pin'), 'mark_a', a).surface)
    return session.map(others, async ({ mark }) => {
      const other = await ringsOf(session, own, onlyScan(phrase('a firing pin'), 'mark_b', mark).surface)
      const { score } = await session.value(await session.evaluate(ringScore, {}, { a: one, b: other }))
      return { score }
    })
  },
  async score(session, { a, b, config: own }) {
    const scans = [
      onlyScan(phrase('a firing pin'), 'mark_a', a),
      onlyScan(phrase('a firing pin'), 'mark_b', b),
    ] as const
    const [one, other] = [
      await ringsOf(session, own, scans[0].surface),
      await ringsOf(session, own, scans[1].surface),
    ]
    const score = await session.evaluate(ringScore, {}, { a: one, b: other })
    return {
      score,
      attribution: await session.evaluate(ringAttribution, {}, { score, rings: one }),
      previews: {
        a: await session.evaluate(pinPicture, {}, { surface: scans[0].surface }),
        b: await session.evaluate(pinPicture, {}, { surface: scans[1].surface }),
      },
      facts: { rings: sliceOf(config, own).firing_pin_rings },
      blocks: {},
    }
  },
  study: {
    ...ONE_SCAN,
    async tables(scoring) {
      const { session, marks, watch } = scoring
      const rows = marks.flatMap((mark) => mark.rows)
      const rings = await eachScan(scoring, rows, 'rings', (surface) =>
        ringsOf(session, scoring.config, surface),
      )
      const pairs = pairsOfMarks(rings.length, scoring.against)
      const bar = watch.stage('pairs', pairs.length)
      const scores = await session.map(pairs, async ([i, j]) => {
        const score = await session.evaluate(ringScore, {}, { a: rings[i]!, b: rings[j]! })
        bar.step()
        return (await session.value(score)).score
      })
      bar.done()
      const head = {
        ...(await aboutPopulation(scoring, 'firing_pin')),
        score_kind: 'ring-correlation',
        cluster_scheme: 'unordered pair of pins',
        decimals: 6,
        marks: scannedMarks(scoring),
      }
      return [
        tableWith(head, pairs.length, (add) => {
          for (const [k, [i, j]] of pairs.entries()) add(i, j, scores[k]!)
        }),
      ]
    },
  },
  shown: { layout: 'map', regionPitch: () => 2e-6 },
  nodes: FIRING_PIN_NODES,
}
