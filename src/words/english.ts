/**
 * The catalogue of English sentences: for each code, the sentence that its values give. A code and its values are facts: they
 * are hashed and kept. A sentence is not: it may be worded better, or in another language, and no handle changes.
 *
 * To add a sentence, write it under a new code into one of these files. Values are numbers with their unit in the name
 * (`pitch_um`), names, and facts of their own; how they are written is the sentence's affair.
 */
import { CHECKS } from './checks.ts'
import { FINDINGS } from './findings.ts'
import { PROPOSITIONS } from './propositions.ts'
import { REPORTS } from './reports.ts'
import { TOO_LITTLE } from './too-little.ts'

export const ENGLISH = { ...CHECKS, ...TOO_LITTLE, ...REPORTS, ...FINDINGS }
export const ENGLISH_PROPOSITIONS = PROPOSITIONS
