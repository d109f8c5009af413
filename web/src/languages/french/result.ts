import type { RESULT as GERMAN } from '../german/result.ts'
import type { Translated } from '../translated.ts'

export const RESULT: Translated<typeof GERMAN> = {}
