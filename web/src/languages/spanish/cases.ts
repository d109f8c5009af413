import type { CASES as GERMAN } from '../german/cases.ts'
import type { Translated } from '../say.ts'

export const CASES: Translated<typeof GERMAN> = {}
