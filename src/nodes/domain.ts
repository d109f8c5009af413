/** The calibration domains: which kind of mark, and so which reference population. */
export const DOMAINS = ['impressed', 'striated', 'toolmark'] as const

export type Domain = string
