import type { CHECKS as GERMAN } from '../german/checks.ts'
import type { Translated } from '../say.ts'

export const CHECKS: Translated<typeof GERMAN> = {}
