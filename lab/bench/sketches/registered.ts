import { grid } from '../../../src/kinds/kind.ts'
import type { ScorerConfig } from '../../../src/marks/scorer-config.ts'
import { paramsFrom } from '../../../src/marks/scorer-config.ts'
import { toolmarksOf } from '../../../src/marks/toolmarks/config.ts'
import { cmr1dBlock, toolmarkChance } from '../../../src/nodes/bullets/cmr-1d.ts'

/** How well a toolmark agrees with others of the list by the second step of a search: see `toolmarkSketching.registration`. */
export function agreementsWith(config: ScorerConfig, signatures: readonly ArrayLike<number>[]) {
  const dx = toolmarksOf(config).toolmark_pitch
  const signatureOf = (i: number) => {
    const values = Float64Array.from(signatures[i]!)
    return {
      values: grid(values, values.length),
      dx,
      length: values.length,
      tilt_deg: 0,
      striae_angle_deg: 90,
      crop: [0, values.length] as const,
    }
  }
  return (i: number, others: readonly number[]): Float64Array => {
    const own = signatureOf(i)
    const chance = toolmarkChance.run({ signature: own }, paramsFrom(toolmarkChance, config))
    const b = others.map(signatureOf)
    const inputs = { a: [own], b, chance_a: [chance], chance_b: b.map(() => chance) }
    return cmr1dBlock.run(inputs, paramsFrom(cmr1dBlock, config)).values.data as Float64Array
  }
}
