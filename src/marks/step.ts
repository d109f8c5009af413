import type { z } from 'zod'
import type { Handle } from '../address/canonical.ts'
import type { Phrase } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Cost, Row } from '../kinds/cost.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Surface } from '../kinds/marks/surface.ts'
import type { ScorerConfig } from './scorer-config.ts'

/** The stages of a mark type that clients can run alone; `Read` is how a scan is read. */
export interface Steps<Read> {
  readonly surface?: readonly SurfaceStep<Read>[]
  readonly pair?: readonly PairStep[]
}

interface Step {
  /** Its name in `POST /v1/steps/<name>`. */
  readonly name: string
  readonly summary: string
  /** The node whose output it gives. */
  readonly node: { readonly name: string; readonly version: number }
}

/** From one scan to an artifact. */
export interface SurfaceStep<Read> extends Step {
  /** What the scan shows, with its article: `the land`. */
  readonly shows: Phrase
  /** Whether groove edges may be given. */
  readonly edges: boolean
  /** What its costliest stage takes. Default: what is usual for the size of the scan. */
  cost?(config: ScorerConfig, scan: readonly Row[]): Pick<Cost, 'bytes'>
  /** Without a preview, that of the artifact is shown. */
  run(
    session: Session,
    config: ScorerConfig,
    surface: Ref<Surface>,
    read: Read,
  ): Promise<{ readonly handle: Handle; readonly preview?: object }>
}

/** What a step of a pair is given of each mark: the artifacts of its parts. */
export interface Pair<T> {
  readonly a: readonly T[]
  readonly b: readonly T[]
}

/** Positions of the parts on their marks, from 1, and how many positions a mark has. */
export interface PartPlaces {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly nLands: number
}

/** From artifacts of two marks to how they agree. */
export interface PairStep<S = unknown> extends Step {
  /** What it compares. */
  readonly kind: Kind<S>
  /** The word for a part when it takes all parts of both marks at their places; without it, it takes one of each mark. */
  readonly part?: string
  /** What it answers beside the artifact, and what the API description calls the answer. */
  readonly answer: { readonly name: string; readonly facts: z.ZodRawShape }
  cost?(config: ScorerConfig, rows: Pair<Row>, places: PartPlaces): Pick<Cost, 'bytes'>
  run(
    session: Session,
    config: ScorerConfig,
    pair: Pair<Ref<S>>,
    places: PartPlaces,
  ): Promise<{ readonly handle: Handle; readonly facts: object }>
}

/** A step among those of other kinds. */
export const pairStep = <S>(step: PairStep<S>): PairStep => step as unknown as PairStep
