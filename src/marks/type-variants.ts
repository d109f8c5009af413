import type { MarkType } from './mark-type.ts'
import type { MarkTypes } from './types.ts'
import { type Variant, variantsOf } from './variants.ts'

/** The variants of a mark type. */
export const variantsOfType = (
  { configs }: Pick<MarkTypes, 'configs'>,
  { domain, ranges = [] }: MarkType,
): Variant[] => variantsOf(ranges, configs.deployed(domain))
