import type { COMPARE as GERMAN } from '../german/compare.ts'
import type { Translated } from '../say.ts'

export const COMPARE: Translated<typeof GERMAN> = {}
