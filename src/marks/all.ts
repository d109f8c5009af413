import { breechFaces } from './breech-faces/breech-faces.ts'
import { bullets } from './bullets/bullets.ts'
import type { MarkType } from './mark-type.ts'
import { toolmarks } from './toolmarks/toolmarks.ts'

/** The mark types of this service, one line each, in the order in which they are offered. */
export const ALL_MARKS: readonly MarkType[] = [bullets, breechFaces, toolmarks]
