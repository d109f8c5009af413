import type { HyperparameterRange } from '../variants.ts'

/** Ranges in which the hyperparameters of toolmarks could defensibly lie. What each does is in docs/method.md. */
export const toolmarkRanges: readonly HyperparameterRange[] = [
  {
    name: 'toolmark_lambda_s',
    low: 30e-6,
    high: 80e-6,
    why: 'one step of a factor 1.6; above, few striae are left in a window',
  },
  {
    name: 'toolmark_lambda_c',
    low: 500e-6,
    high: 1000e-6,
    why: 'tried: 300 µm loses evidence, and the shorter marks are 1.2 mm long',
  },
  {
    name: 'toolmark_pitch',
    low: 8e-6,
    high: 12.5e-6,
    why: 'a quarter about the deployed one, which both data sets and the band allow',
  },
  {
    name: 'toolmark_amplitude_sigma',
    low: 250e-6,
    high: 630e-6,
    why: 'one step of a factor 1.6: several windows, and less than a short mark',
  },
  { name: 'toolmark_amplitude_floor', low: 0.05, high: 0.2, why: 'half and twice the deployed share' },
  { name: 'toolmark_window', low: 80e-6, high: 200e-6, why: 'tried: Cllr is flat from 100 to 200 µm' },
  { name: 'toolmark_min_overlap', low: 0.2, high: 0.4, why: 'tried: from 35 % on other tools did best' },
  {
    name: 'toolmark_candidates',
    low: 3,
    high: 10,
    step: 1,
    why: 'about half and twice as many lags that are looked at closely',
  },
  {
    name: 'toolmark_candidate_distance',
    low: 60e-6,
    high: 160e-6,
    why: 'from half a window to more than one',
  },
  {
    name: 'toolmark_surrogates',
    low: 64,
    high: 256,
    step: 2,
    why: 'tried: 64 surrogates move the Cllr of the other tool class by 0.01, 512 no further than 256',
  },
  {
    name: 'toolmark_reference_length',
    low: 3.7e-3,
    high: 5.9e-3,
    why: 'a quarter about the length of the tmaRks profiles',
  },
  {
    name: 'toolmark_neutral',
    low: 1.8,
    high: 2.8,
    why: 'tried: 1.8 moves the Cllr of the other tool class from 0.270 to 0.280',
  },
]
