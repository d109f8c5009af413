import type { LABORATORY as GERMAN } from '../german/laboratory.ts'
import type { Translated } from '../say.ts'

export const LABORATORY: Translated<typeof GERMAN> = {}
