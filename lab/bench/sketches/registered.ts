import { grid } from '../../../src/kinds/kind.ts'
import type { ScorerConfig } from '../../../src/marks/scorer-config.ts'
import { paramsFrom } from '../../../src/marks/scorer-config.ts'
import { toolmarksOf } from '../../../src/marks/toolmarks/config.ts'
import { cmr1dBlock, toolmarkChance } from '../../../src/nodes/bullets/cmr-1d.ts'
import type { RealMark } from './crowd.ts'

/** How alike a toolmark is to each of the others by the second step of a search: see `toolmarkSketching.registration`. */
export function registeredWith(config: ScorerConfig, marks: readonly RealMark[]) {
  const dx = toolmarksOf(config).toolmark_pitch
  const signatures = marks.map(({ values }) => ({
    values: grid(values, values.length),
    dx,
    length: values.length,
    tilt_deg: 0,
    striae_angle_deg: 90,
    crop: [0, values.length] as const,
  }))
  return (i: number): ArrayLike<number> => {
    const own = signatures[i]!
    const chance = toolmarkChance.run({ signature: own }, paramsFrom(toolmarkChance, config))
    const inputs = { a: [own], b: signatures, chance_a: [chance], chance_b: signatures.map(() => chance) }
    return cmr1dBlock.run(inputs, paramsFrom(cmr1dBlock, config)).values.data as Float64Array
  }
}
