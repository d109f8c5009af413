import type { HyperparameterRange } from '../variants.ts'

const SQUARE = 25e-6 // metres, of the map: displacements are whole squares

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
  {
    name: 'impressed_fit_deviations',
    low: 2.5,
    high: 4,
    why: 'from where the form bends to relief to where pits pull it',
  },
  { name: 'impressed_drop_deviations', low: 4, high: 6, why: 'one deviation about the deployed limit' },
  { name: 'impressed_clip', low: 3, high: 6, why: 'from where relief is cut to where only outliers are' },
  {
    name: 'impressed_min_overlap',
    low: 0.15,
    high: 0.3,
    why: 'from a seventh of the smaller mark to nearly a third',
  },
  { name: 'impressed_cell', low: 250e-6, high: 350e-6, why: 'tried: classes stay apart from 250 to 350 µm' },
  { name: 'impressed_cell_valid', low: 0.3, high: 0.5, why: 'a quarter about the deployed share' },
  {
    name: 'impressed_cell_overlap',
    low: 0.5,
    high: 0.7,
    why: 'from half of the points of a cell to over two thirds',
  },
  {
    name: 'impressed_search',
    low: 100e-6,
    high: 200e-6,
    step: SQUARE,
    why: 'from a third of a cell to two thirds',
  },
  {
    name: 'impressed_tolerance',
    low: 25e-6,
    high: 75e-6,
    step: SQUARE,
    why: 'one square of the map, and three',
  },
  { name: 'impressed_home', low: 25e-6, high: 75e-6, step: SQUARE, why: 'one square of the map, and three' },
  { name: 'cmr_corr', low: 0.2, high: 0.4, why: 'about the 0.3 of the textbook method' },
  {
    name: 'impressed_z',
    low: 3.5,
    high: 4.5,
    why: 'tried: at both ends the classes stay apart on Fadul',
  },
  {
    name: 'impressed_relative_corr',
    low: 0.8,
    high: 0.97,
    why: 'from a fifth below the best place to almost the best',
  },
  { name: 'impressed_prior_congruent', low: 1.5, high: 4, why: 'about the deployed one by a factor of 1.6' },
  { name: 'impressed_prior_cells', low: 6, high: 16, why: 'about the deployed one by a factor of 1.6' },
]
