import { z } from 'zod'
import type { OrderChange } from '../../words/order-exchanged.ts'
import { jsonKind } from '../kind.ts'
import { count, typed, type Wire } from '../wire.ts'

/** The shift of b relative to a in samples where two signatures agree best, and their correlation there. */
export const alignmentKind = jsonKind<{ readonly lag: number; readonly ccf: number }>('alignment')

/** How well a mark agrees with itself shifted, and turned: correlations over what is measured twice, from 0 to 1. Profiles are not turned. */
export const selfAgreementKind = jsonKind<{ readonly shifted: number; readonly turned: number }>(
  'self-agreement',
)

/** How two bullets agree; rows of the matrices are lands of a, columns lands of b, in the order they were given. */
export const featuresSchema = z
  .object({
    diag_mean: z.number(),
    diag_min: z.number(),
    diag_contrast: z.number(),
    offset_margin: z.number().nullable(),
    lag_coherence: z.number(),
    offset: count,
    diag_ccf: z.array(z.number()),
    /** The winning diagonal as [row, column]. */
    diagonal: z.array(typed<[number, number]>(z.array(z.number()))),
    land_ccf_matrix: z.array(z.array(z.number())),
    /** Lags in samples, as `alignment` has them. */
    land_lag_matrix: z.array(z.array(z.number())),
    /** Row and column of the largest CCF on the winning diagonal. */
    best_land_a: count,
    best_land_b: count,
    /** Whether the winning arrangement has b upside down: its lands in reverse order, each turned by 180 degrees. */
    upside_down: z.boolean(),
    /** Contrast of each arrangement that was tried; null when b was only compared as it was given. */
    arrangements: z
      .object({
        as_given: z.number(),
        upside_down: z.number(),
        order_reversed: z.number(),
        lands_turned: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'BulletFeatures' })
export type Features = Wire<typeof featuresSchema>
export const featuresKind = jsonKind<Features>('features')

/** How the lands of one bullet would have been given for the better fit: the place of each scan, in the order of the scans. */
export interface OtherOrder {
  readonly change: OrderChange
  readonly places: readonly number[]
}

/** Two bullets that fit clearly better with two lands exchanged or one out of place. */
export interface Exchange {
  /** Contrast in the order as given, and in the better one. */
  readonly as_given: number
  readonly contrast: number
  /** By how much it is better than the next such order, in terms of whole bullets; null when there is none. */
  readonly lead: number | null
  /** The better order by a change on either bullet: the scans cannot tell which of them it is. */
  readonly a: OtherOrder
  readonly b: OtherOrder
}

/** By how much the best such order is better than the order as given (null: none was looked for), and whether clearly. */
interface ExchangeSearch {
  readonly gain: number | null
  readonly found: Exchange | null
}
export const exchangeKind = jsonKind<ExchangeSearch>('land-exchange')

/** Where two profiles agree. Lag, places and widths in samples; a[i + lag] meets b[i]. */
export interface Congruence {
  readonly score: number
  readonly lag: number
  /** Correlation over the whole overlap, and the overlap as a share of the shorter signature. */
  readonly ccf: number
  readonly overlap: number
  /** Half-overlapped windows of the overlap, and how many of them are congruent. */
  readonly n_windows: number
  readonly n_congruent: number
  /** The congruent windows, in order. */
  readonly regions: readonly {
    readonly x_a: number
    readonly x_b: number
    readonly w: number
    readonly corr: number
  }[]
}
export const congruenceKind = jsonKind<Congruence>('congruence')

/** Mean and standard deviation of the root of the congruence that a signature has with others by chance. */
export const chanceKind = jsonKind<{ readonly mean: number; readonly sd: number }>('chance-agreement')

/** Where two maps agree: the pose lays b on a. Places are first row and column in pixels of the 256 x 256 maps. */
export interface ArealCongruence {
  readonly score: number
  readonly rotation_deg: number
  readonly shift_y: number
  readonly shift_x: number
  readonly n_cells_a: number
  readonly n_cells_b: number
  readonly n_congruent_a: number
  readonly n_congruent_b: number
  /** Congruent and comparable cells of the mark whose cells give the smaller score. The textbook method has no such counts. */
  readonly n_congruent?: number
  readonly n_comparable?: number
  /** Cells of that mark (of a in the textbook method) with their places on the other; each is `cell` x `cell` pixels. */
  readonly cell: number
  readonly regions: readonly {
    readonly y_a: number
    readonly x_a: number
    readonly y_b: number
    readonly x_b: number
    readonly corr: number
  }[]
}
export const arealCongruenceKind = jsonKind<ArealCongruence>('congruence.2d')

/** A cell of a breech face; places are the first row and column in pixels of the 256 x 256 maps. */
export interface FaceCell {
  readonly y: number
  readonly x: number
  readonly congruent: boolean
  /** Of a congruent cell: its place on the other mark, and its correlation there. */
  readonly y_other: number | null
  readonly x_other: number | null
  readonly corr: number | null
}

/** Every cell of two breech faces with enough measured points, at their registration; `cell` x `cell` pixels each. */
export const faceCellsKind = jsonKind<{
  readonly cell: number
  readonly a: readonly FaceCell[]
  readonly b: readonly FaceCell[]
}>('cells.2d')

/** Part of a mark, in samples of its signature and as fractions of its full extent, with its correlation. */
export const regionSchema = z
  .object({
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    corr: z.number(),
    x_frac: z.number(),
    y_frac: z.number(),
    w_frac: z.number(),
    h_frac: z.number(),
  })
  .meta({ id: 'Region' })
export type Region = Wire<typeof regionSchema>

/** The regions that agree, on a and, in the same order, on b. */
export const attributionKind = jsonKind<{ readonly a: readonly Region[]; readonly b: readonly Region[] }>(
  'attribution',
)
