import type { HyperparameterRange } from '../variants.ts'

/** Ranges in which the hyperparameters of breech faces could defensibly lie. What each does is in docs/method.md. */
export const breechFaceRanges: readonly HyperparameterRange[] = [
  {
    name: 'impressed_lambda_s',
    low: 40e-6,
    high: 63e-6,
    why: 'a quarter about the deployed one; the map has squares of 25 µm',
  },
  {
    name: 'impressed_lambda_c',
    low: 120e-6,
    high: 190e-6,
    why: 'a quarter about the deployed one: the band must keep some octaves inside a cell',
  },
  { name: 'impressed_clip', low: 3, high: 6, why: 'from where relief is cut to where only outliers are' },
  { name: 'impressed_cell', low: 250e-6, high: 350e-6, why: 'tried: classes stay apart from 250 to 350 µm' },
  { name: 'cmr_corr', low: 0.2, high: 0.4, why: 'about the 0.3 of the textbook method' },
  {
    name: 'impressed_z',
    low: 3.5,
    high: 4.5,
    why: 'tried: at both ends the classes stay apart on Fadul',
  },
]
