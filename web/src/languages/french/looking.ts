import type { LOOKING as GERMAN } from '../german/looking.ts'
import type { Translated } from '../say.ts'

export const LOOKING: Translated<typeof GERMAN> = {}
