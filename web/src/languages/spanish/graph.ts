import type { GRAPH as GERMAN } from '../german/graph.ts'
import type { Translated } from '../translated.ts'

export const GRAPH: Translated<typeof GERMAN> = {}
