import { CASES } from './cases.ts'
import { CHECKS } from './checks.ts'
import { COMPARE } from './compare.ts'
import { FRAME } from './frame.ts'
import { GRAPH } from './graph.ts'
import { LABORATORY } from './laboratory.ts'
import { LOOKING } from './looking.ts'
import { RESULT } from './result.ts'
import { SERVICE } from './service.ts'
import { VERIFY } from './verify.ts'

/** The page in French. */
export const FRENCH = {
  ...CASES,
  ...CHECKS,
  ...COMPARE,
  ...FRAME,
  ...GRAPH,
  ...LABORATORY,
  ...LOOKING,
  ...RESULT,
  ...SERVICE,
  ...VERIFY,
}
