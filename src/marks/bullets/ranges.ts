import type { HyperparameterRange } from '../variants.ts'

/** Ranges in which the hyperparameters of bullets could defensibly lie. What each does is in docs/method.md. */
export const bulletRanges: readonly HyperparameterRange[] = [
  { name: 'lambda_s', low: 2.5e-6, high: 6.3e-6, why: 'one step of a factor 1.6 about the standard 4 µm' },
  {
    name: 'lambda_c',
    low: 160e-6,
    high: 400e-6,
    why: 'one step of a factor 1.6 about the standard 250 µm',
  },
  {
    name: 'signature_pitch',
    low: 1.6e-6,
    high: 2.5e-6,
    why: 'about the pitch of the scans, 1.56 to 1.94 µm',
  },
  {
    name: 'land_angle_lambda_s',
    low: 6.3e-6,
    high: 16e-6,
    why: 'one step of a factor 1.6: striae wide enough to have a direction',
  },
  {
    name: 'land_angle_lambda_c',
    low: 63e-6,
    high: 160e-6,
    why: 'one step of a factor 1.6: below what the shape of a land leaves',
  },
  { name: 'land_clip', low: 1.5, high: 3, why: 'pits and burrs must not choose the direction' },
  {
    name: 'land_relief_clip',
    low: 2,
    high: 4,
    why: 'tried: from 2 to 4 deviations the bullets stay apart; without a clip they do not',
  },
  {
    name: 'groove_deviations',
    low: 4,
    high: 6,
    why: 'tried: at 8 deviations a shoulder counts as land',
  },
  {
    name: 'groove_floor',
    low: 5e-6,
    high: 8e-6,
    why: 'tried: heights of shoulders, above the relief of a land',
  },
  {
    name: 'groove_run',
    low: 30e-6,
    high: 60e-6,
    why: 'tried: a hump of 30 µm must not count; over 60 µm striae near the groove are lost',
  },
  {
    name: 'land_min_overlap',
    low: 0.35,
    high: 0.7,
    why: 'from a third of a land to the 75 % of the first edition',
  },
  {
    name: 'land_amplitude_sigma',
    low: 100e-6,
    high: 225e-6,
    why: 'tried: Cllr of single lands is flat from 112 to 225 µm',
  },
  { name: 'land_amplitude_floor', low: 0.05, high: 0.2, why: 'half and twice the deployed share' },
  { name: 'land_edge_loss', low: 0.2, high: 0.5, why: 'tried: Cllr of single lands is flat in between' },
  { name: 'land_edge_reach', low: 20e-6, high: 80e-6, why: 'tried: half and twice the deployed distance' },
]
