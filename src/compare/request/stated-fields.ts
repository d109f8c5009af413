import type { Stated } from '../../kinds/marks/test-fires.ts'
import { knownName } from './sides.ts'

const ALIKE = ['ammunition_alike', 'instrument_alike', 'condition_alike'] as const

/** What a request says of several known marks, as its fields. */
export const formatStated = ({ made, left_out, ...alike }: Stated): Record<string, string> => ({
  ...(made !== null && { known_made: `${made}` }),
  ...Object.fromEntries(
    ALIKE.flatMap((one) => (alike[one] === null ? [] : [[`known_${one}`, `${alike[one]}`]])),
  ),
  ...Object.fromEntries(left_out.map(({ index, reason }) => [`${knownName(index - 1)}_left_out`, reason])),
})
