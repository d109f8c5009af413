import type { z } from 'zod'
import type { Handle, Json } from '../address/canonical.ts'
import type { Phrase } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { LikelihoodRatio } from '../kinds/calibration.ts'
import type { attributionKind, Features } from '../kinds/marks/agreement.ts'
import type { Measures } from '../kinds/marks/measures.ts'
import type { pictureKind } from '../kinds/marks/pictures.ts'
import type { scoreKind } from '../kinds/marks/score.ts'
import type { sectionKind } from '../kinds/marks/section.ts'
import type { Sketch } from '../kinds/marks/sketch.ts'
import type { FileNotes, Surface } from '../kinds/marks/surface.ts'
import type { AnyNode } from '../kinds/node.ts'
import type { Mask, Units } from '../kinds/recipe.ts'
import type { EvidenceNote, Warning } from '../kinds/report.ts'
import type { ScopeChecks } from '../kinds/scope.ts'
import type { nearCopies } from '../nodes/scan/near-copies.ts'
import type { StudyScanRow } from '../store/records/studies.ts'
import type { PropositionsCode } from '../words/said.ts'
import type { Need, ScanRows } from './memory-estimate.ts'
import type { PairView } from './pair-view.ts'
import type { ScoreTable } from './score-table.ts'
import type { ConfigSlice, ScorerConfig } from './scorer-config.ts'
import type { MarkSimulator } from './simulated.ts'
import type { Steps } from './step.ts'
import type { HyperparameterRange } from './variants.ts'

type ValueOf<K extends { decode(encoded: never): unknown }> = ReturnType<K['decode']>

/** A decoded scan: comparisons start from it. */
export interface Scan {
  readonly surface: Ref<Surface>
  /** The scan's own artifact, and the SHA-256 of the file. */
  readonly handle: Handle
  readonly sha256: string
  /** As this request named it; empty when it was given by its handle. */
  readonly filename: string
  readonly reading: FileReading
  readonly notes: FileNotes
}

/** How the file of a scan is read. */
export interface FileReading {
  /** `um`: the header states lengths in micrometres, where the standard asks for metres. */
  readonly units: Units
  /** `file`: only the points inside the file's own mask count; `none`: neither a mask nor a region is used. */
  readonly mask: Mask
}

/** What a request without further fields means. */
export const AS_IN_FILE: FileReading = { units: 'file', mask: 'auto' }

/** How the scans of a mark are read, where the request says so. */
export interface MarkReading {
  /** A cast shows the mark as its mirror image with heights and depths exchanged. */
  readonly replica: boolean
  /** The scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not of a cast. */
  readonly mirrored: boolean
  /** Groove edges of each land in metres from the scan's first sample, across the striae; null where they are found. */
  readonly edges: readonly (readonly [number, number] | null)[]
  /** The part of a scan that bears the mark: found by its geometry, what the file's mask has kept, or the whole scan. */
  readonly region: Mask
}

/** Every scan as it is: what a request without further fields means. */
export const AS_SCANNED: MarkReading = { replica: false, mirrored: false, edges: [], region: 'auto' }

/** One mark of a comparison: its scans in order, and the place of each on the mark, from 1. */
export interface Mark {
  readonly scans: readonly Scan[]
  readonly places: readonly number[]
  readonly read: MarkReading
}

export interface Marks {
  readonly a: Mark
  readonly b: Mark
  /** Places on a mark, scanned or not. */
  readonly nPlaces: number
  readonly config: ScorerConfig
}

/** Lets a scorer calibrate a further score of its own on a reference. */
export interface Reading {
  likelihoodRatio(
    score: { readonly score: number; readonly score_kind: string },
    referenceId: string,
  ): Promise<{ readonly ratio: LikelihoodRatio; readonly reference: string }>
}

/** Evidence of each pair of parts of two marks; parts count from 0, in the order of the scans. */
export interface PerLand {
  readonly offset: number
  readonly lands: readonly {
    readonly a: number
    readonly b: number
    readonly ccf: number
    readonly lag: number
    readonly land_lr: number
    readonly land_log10_lr: number
  }[]
  readonly single_land_reference: string
  readonly note: string
}

/** The result of a scorer: the score, and how to show which parts of the marks it came from. */
export interface Scored {
  readonly score: Ref<ValueOf<typeof scoreKind>>
  readonly attribution: Ref<ValueOf<typeof attributionKind>>
  readonly previews: {
    readonly a: Ref<ValueOf<typeof pictureKind>>
    readonly b: Ref<ValueOf<typeof pictureKind>>
  }
  /** Figures beside the score that a reader wants to see: the lag, the best land. */
  readonly facts: { readonly [key: string]: Json }
  readonly evidenceNote?: Omit<EvidenceNote, 'reason'>
  /** Where they are not those of whole marks. */
  readonly propositions?: PropositionsCode
  /** Checks of the pair that need its scores: a check with `refuse` refuses the comparison. */
  readonly pair?: readonly Ref<ScopeChecks>[]
  /** What a reader must know about how the score came about. */
  readonly warnings?: readonly Warning[]
  /** Blocks of `/v1/compare` that only this mark type can fill; made when asked for. */
  readonly blocks: {
    readonly features?: () => Promise<Features>
    readonly perLand?: () => Promise<PerLand>
    /** The pipelines of one part of each mark; without numbers, of those that the attribution is drawn on. */
    readonly trace?: (a?: number, b?: number) => Promise<unknown>
    /** How part `a` of the first mark lies on part `b` of the second; parts count from 0, and are known to exist. */
    readonly pair?: (a: number, b: number) => Promise<PairView>
  }
}

/** A kind of score, and the reference that calibrates it unless the request names another. */
interface ScoreKindOf {
  readonly kind: string
  readonly reference: string
  /** Name of the bundled reference. */
  readonly referenceName: string
}

/** A mark of a study: its scans by their surfaces, in the order of their places. */
export interface StudyMark {
  readonly mark: string
  readonly source: string
  readonly rows: readonly StudyScan[]
}

/** A scan of a study, as far as it takes part in scores. */
export type StudyScan = Omit<StudyScanRow, 'source' | 'set'>

/** Receives progress of a long computation and can cancel it. */
export interface Watch {
  /** A stage begins; it has this many steps. */
  stage(title: string, total: number): { step(count?: number): void; done(): void }
  /** Receives each score of whole marks as it comes, with the places of both marks in `Scoring`. */
  readonly scored?: (a: number, b: number, score: number) => void
  readonly signal?: AbortSignal
}

/** Nobody follows the computation, and nobody cancels it. */
export const UNWATCHED: Watch = { stage: () => ({ step() {}, done() {} }) }

/** The input for scoring the populations of a study. */
export interface Scoring {
  readonly session: Session
  readonly config: ScorerConfig
  readonly marks: readonly StudyMark[]
  /** So many of the first marks are scored against each of the others. Absent: every pair is scored. */
  readonly against?: number | undefined
  readonly watch: Watch
}

/** A measure of a mark, and when its value is too far from those of a reference's marks. */
export interface MeasureRule {
  /** Its name in `Measures`; `src/words/measures.ts` has what it is called. */
  readonly measure: string
  /** Ends of the range beyond which a scan is refused; `none` only warns. */
  readonly refused: 'both' | 'above' | 'none'
  /** Which factor of the config the range may be exceeded by. */
  readonly factor: 'conditions_factor' | 'conditions_relief_factor'
}

/** How reports show a mark: pictures of striae with the compared stretch, or maps of a face. */
export interface Shown {
  readonly layout: 'striae' | 'map'
  /** Whether two marks can be shown on each other: `pair` of the blocks of a score. */
  readonly pair?: true
  /** Metres between the samples that regions are counted in; undefined when they have no fixed pitch. */
  regionPitch(config: ScorerConfig): number | undefined
  /** The word for one part of a mark, where a mark has several scans. */
  readonly part?: string
}

/**
 * Everything that is particular to one type of mark. Comparisons, studies, references, scope checks, reports, and the
 * HTTP and command line interfaces work with any mark type through this interface.
 */
export interface MarkType {
  /** Its name in requests. */
  readonly domain: string
  readonly words: {
    /** The marks in a list or a heading: `Breech faces`. */
    readonly title: string
    /** The name of the choice between mark types, and which scans to give then. */
    readonly choice: string
    readonly scans: string
    /** One mark, with its article: `a breech face`. */
    readonly mark: string
    /** The marks, as the title of a report names them. */
    readonly marks: string
    /** A mark that is compared with known ones: `questioned bullet`. */
    readonly questioned: string
    /** A mark that was made with a known source to compare with, one and several: `test fire`, `test fires`. */
    readonly testMark: string
    readonly testMarks: string
    /** What makes the marks: `firearm`. */
    readonly source: string
    /** The propositions that a likelihood ratio of two marks weighs, by their code. */
    readonly propositions: PropositionsCode
  }
  /** Whether a shot leaves its marks, so that the ammunition matters. */
  readonly fired: boolean
  /** Whether its surfaces show parallel striae; a scan of the other texture is refused. */
  readonly striated: boolean
  /** Whether a scan with this texture is suggested to be one. Without it, only a person says so. */
  suits?(texture: Texture): boolean
  /** What a person may set on a scan where the program did not find it well: groove edges, or the region of the mark. */
  readonly editor?: 'edges' | 'region'
  /** Simulated marks, as examples and to warm up with. */
  readonly simulated?: MarkSimulator
  /** The stages that clients can run alone. */
  readonly steps?: Steps<MarkReading>
  /** Its hyperparameters. */
  readonly config: ConfigSlice<z.ZodRawShape>
  /** How far its hyperparameters could defensibly be moved; without them there is no sensitivity. */
  readonly ranges?: readonly HyperparameterRange[]
  /** Its kinds of score; the first is that of whole marks. */
  readonly scores: readonly [ScoreKindOf, ...ScoreKindOf[]]
  /** The kind of score for these numbers of scans of the two marks. */
  scoreKindOf(scans: { readonly a: number; readonly b: number }): string
  /** The most points that a scan may have. */
  readonly mostPoints: number
  /** What stages take whose cost depends on the config, for scans of these sizes; at least one of each mark. */
  needs(config: ScorerConfig, scans: ScanRows): readonly Need[]
  /** Whether a mark has places for its scans, so that one may be missing. */
  readonly places: boolean
  /** How changed copies of one scan are known; without it, nothing is said of copies. */
  readonly copies?: Copies
  /** How it is found among many marks; without it, a search compares all of them. */
  readonly sketching?: Sketching
  /** What a scan of such a mark is like, so that a reference can tell whether it covers it. */
  readonly measures: {
    readonly rules: readonly MeasureRule[]
    /**
     * in      `read`: how the scans of the mark are read; `i`: which of them it is
     * errors  `not-scorable`, `no-valid-points`: a scan that shows too little
     */
    of(
      session: Session,
      config: ScorerConfig,
      surface: Ref<Surface>,
      read: MarkReading,
      i: number,
    ): Promise<Ref<Measures>>
  }
  /** The coarsest pitch of a scan that can be brought to the band of the bundled reference, and that band; metres. */
  readonly measured: { readonly pitch: number; readonly lambda_s: number; readonly lambda_c: number }
  /**
   * Scores two marks. The surfaces of casts have been turned back into those of the marks.
   * errors  `bad-value`: too many scans; `not-scorable`: a mark that shows too little
   */
  score(session: Session, marks: Marks, reading: Reading): Promise<Scored>
  /**
   * The scores that `score` gives to one mark with each of the others, in their order, without what only a report shows. The
   * surfaces of casts have been turned back.
   * errors  those of `score` that are about mark `a`; what is wrong with one of the others is the reason why it has no score
   */
  scoresWith(
    session: Session,
    config: ScorerConfig,
    a: Mark,
    others: readonly Candidate[],
  ): Promise<readonly Ranked[]>
  readonly study: {
    /** Scans that one mark may have. */
    readonly scans: { readonly least: number; readonly most: number; readonly why: Phrase }
    /** Scores that a study may have. */
    readonly most: number
    /** Number of scores of a study whose marks have these numbers of scans; `against`: see `Scoring`. */
    scores(scans: readonly number[], against?: number): number
    /** The scores of the pairs of `scoring`: one table for each kind of score, that of whole marks first. They are read in this order. */
    tables(scoring: Scoring): Promise<readonly ScoreTable[]>
  }
  readonly shown: Shown
  /** The nodes that only this type uses. */
  readonly nodes: readonly AnyNode[]
}

/** What the texture of a scan says about its mark. */
export interface Texture {
  /** Whether it keeps enough of its heights when these are averaged along straight lines. */
  readonly striated: boolean
  readonly coherence: number
  readonly collapse_ratio: number
}

/** A mark that another one is compared with, and the places on both, scanned or not. */
export interface Candidate {
  readonly mark: Mark
  readonly nPlaces: number
}

/** Why there is no score. */
export interface LeftOut {
  readonly reason: string
}

/** A score, or why there is none. */
export type Ranked = { readonly score: number } | LeftOut

export type Section = ReturnType<typeof sectionKind.decode>

/** How copies of the scans of a mark type are known. It takes no part in a score, so it is no part of the scorer config. */
export interface Copies {
  readonly rule: Parameters<typeof nearCopies.run>[1]
  /** What a scan is compared by. */
  section(session: Session, config: ScorerConfig, surface: Ref<Surface>): Promise<Ref<Section>>
}

/** How a mark is found among many by few integers. It takes no part in a score, so it is no part of the scorer config. */
export interface Sketching {
  /** What two sketches are compared by. */
  readonly likeness: 'striae' | 'faces'
  /** Marks of a collection that all get a score; of one that has more, sketches choose them. */
  readonly whole: number
  /** Marks that go on from the sketches of a larger one: those that are most alike, this share of all, but at least so many. */
  readonly candidates: { readonly least: number; readonly share: number }
  readonly kept: Kept
  /** The version of its sketches: those of another one are not compared with them. */
  readonly version: string
  /**
   * The sketches of a mark, one a scan. The surfaces of casts have been turned back.
   * errors  those of `score` that are about one mark
   */
  sketches(session: Session, config: ScorerConfig, mark: Mark): Promise<readonly Ref<Sketch>[]>
  /** What sketches are compared with, where that is not the sketches of the mark that is searched for: views of it as it may lie. */
  readonly views?: Sketching['sketches']
  /** A step between sketches and scores, where a score takes much longer than to register two marks. */
  readonly registration?: {
    /** Marks that get a score. */
    readonly most: number
    readonly kept: Kept
    /** How well each of the others agrees with mark `a` where it lies best, as `scoresWith`. */
    agreements(
      session: Session,
      config: ScorerConfig,
      a: Mark,
      others: readonly Candidate[],
    ): Promise<readonly Ranked[]>
  }
}

/**
 * How many of the known matches of a data set a step kept that let this share of the marks through, in rising order of the shares. Of
 * several data sets, the one that lost most.
 */
export type Kept = readonly { readonly share: number; readonly kept: number; readonly of: number }[]
