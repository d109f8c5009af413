import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Reference } from '../../src/kinds/reference.ts'
import { cost } from '../../src/numerics/statistics/cost.ts'
import { bySource } from '../../src/numerics/statistics/pairs-calibration.ts'
import { type Calibrated, fittedTo } from '../../src/references/validation/calibrations.ts'
import { sourceDisjointFolds } from '../../src/references/validation/folds.ts'
import { type Population, selectPairs } from '../../src/references/validation/population.ts'
import type { Trial } from './trial.ts'

const TOOLMARK = fileURLToPath(new URL('../../references/toolmark.json', import.meta.url))
const SEEDS = [1, 2, 3, 4, 5]
const FOLDS = 10
const SCREWDRIVER = /^T\d/ // marks of tmaRks

type Mark = Reference['marks'][number]

/** The pairs of a reference whose marks are both chosen. */
function populationOf({ marks, pairs }: Reference, isChosen: (mark: Mark) => boolean): Population {
  const used = pairs.filter(([a, b]) => isChosen(marks[a]!) && isChosen(marks[b]!))
  const names = [...new Set(used.flatMap(([a, b]) => [marks[a]!.source, marks[b]!.source]))]
  const number = new Map(names.map((source, i) => [source, i]))
  return {
    scores: Float64Array.from(used, ([, , score]) => score),
    a: Int32Array.from(used, ([a]) => number.get(marks[a]!.source)!),
    b: Int32Array.from(used, ([, b]) => number.get(marks[b]!.source)!),
    sources: names.length,
    rule: bySource('two-masses'),
  }
}

/** Cllr of some pairs under a calibration. */
function cllr({ scores, a, b }: Population, model: Calibrated): number {
  const sums = { same: 0, nSame: 0, other: 0, nOther: 0 }
  for (const [i, score] of scores.entries()) {
    const lr = model.log10Lr(score)
    if (a[i] === b[i]) {
      sums.same += cost(-lr)
      sums.nSame += 1
    } else {
      sums.other += cost(lr)
      sums.nOther += 1
    }
  }
  return (sums.same / sums.nSame + sums.other / sums.nOther) / 2
}

function sourceDisjoint(population: Population): string {
  const all = SEEDS.flatMap((seed) =>
    sourceDisjointFolds(population, FOLDS, seed).map(({ train, test }) =>
      cllr(selectPairs(population, test), fittedTo('two-masses', selectPairs(population, train))),
    ),
  )
  return (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3)
}

/** Cllr of toolmarks by data sets, which the pooled reference does not show. */
export const seeds: Trial = {
  about:
    'Cllr of the toolmarks of the reference, two masses and bounds as deployed. Source-disjoint: mean of ten folds and five seeds. Transferred: fitted to all tmaRks pairs without the mislabelled mark.',
  header: ['marks', 'protocol', 'Cllr'],
  async rows(_, told) {
    const reference = JSON.parse(await readFile(TOOLMARK, 'utf8')) as Reference
    const isScrewdriver = ({ mark }: Mark): boolean => SCREWDRIVER.test(mark)
    const isRight = (mark: Mark): boolean => mark.left_out === undefined
    const all = populationOf(reference, isScrewdriver)
    const right = populationOf(reference, (mark) => isScrewdriver(mark) && isRight(mark))
    const cutters = populationOf(reference, (mark) => !isScrewdriver(mark))
    told(['tmaRks, with the mislabelled mark', 'source-disjoint', sourceDisjoint(all)])
    told(['tmaRks, without it', 'source-disjoint', sourceDisjoint(right)])
    told(['cutters', 'source-disjoint', sourceDisjoint(cutters)])
    told(['cutters', 'transferred from tmaRks', cllr(cutters, fittedTo('two-masses', right)).toFixed(3)])
  },
}
