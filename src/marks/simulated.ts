import type { SimulatedSurface } from '../simulate/surface.ts'

/** What a simulated mark is made from: marks of one source have the same source seed. */
export interface SimulatedMark {
  readonly name: string
  readonly source: number
  readonly mark: number
}

/** Two simulated marks that a newcomer can compare without scans of their own. */
interface ExamplePair {
  readonly id: string
  readonly title: string
  /** What is known about the marks because they were simulated, and what to expect. */
  readonly note: string
  readonly a: SimulatedMark
  readonly b: SimulatedMark
  /** Pitch of the scans, metres. */
  readonly pitch: number
  /** It shows how a comparison is refused; such examples stand last. */
  readonly refused?: true
}

/** The simulated marks of a mark type. What makes them is loaded when they are asked for: a comparison needs none of it. */
export interface MarkSimulator {
  readonly pairs: readonly ExamplePair[]
  /** The scans of a mark, in the order of their places; names without what all of them begin with. */
  scans(mark: SimulatedMark, pitch: number): Promise<readonly { name: string; surface: SimulatedSurface }[]>
  /** The scans of a small mark, all of one source: with them a process warms up. */
  small(mark: number): Promise<readonly SimulatedSurface[]>
}

/** A mark of its source, another one of it, and one of another source. */
export const MARK_A: SimulatedMark = { name: 'A', source: 1, mark: 11 }
export const SAME_SOURCE: SimulatedMark = { name: 'B', source: 1, mark: 12 }
export const OTHER_SOURCE: SimulatedMark = { name: 'B', source: 2, mark: 21 }
