/**
 * Verbal scales: which words a ratio gets. A report holds the English words of the specification's scale; what is printed or
 * shown in other words changes nothing in it.
 */
import { MarkgraphError, phrase } from '../../errors.ts'
import { log10 } from '../../numerics/elementary/logarithm.ts'
import type { Language } from './language.ts'

/** A step: the log10 of the ratio at which the next one begins, and its words with and without the noun. */
export interface Step {
  readonly limit: number
  /** `moderate support`. */
  readonly support: string
  /** `moderate`, for the cell of the drawn scale. */
  readonly label: string
}

export interface Scale {
  /** As a document names it; empty for the scale of the specification. */
  readonly title: string
  readonly steps: readonly Step[]
}

const LIMITS = [1, 2, 3, 4, 6, Number.POSITIVE_INFINITY]

type SixLabels = readonly [string, string, string, string, string, string]

interface SupportWords {
  readonly support: (label: string) => string
  /** Of the scale of the specification. */
  readonly labels: SixLabels
  /** The first step in the guideline of ENFSI, which has the other five in common. */
  readonly weak: string
}

const SUPPORT_WORDS: Readonly<Record<Language, SupportWords>> = {
  en: {
    support: (label) => `${label} support`,
    labels: ['weak or limited', 'moderate', 'moderately strong', 'strong', 'very strong', 'extremely strong'],
    weak: 'weak',
  },
  de: {
    support: (label) =>
      `${label.replaceAll(/(schwach|begrenzt|mäßig|stark)(?= oder|$)/g, '$1e')} Unterstützung`,
    labels: ['schwach oder begrenzt', 'mäßig', 'mäßig stark', 'stark', 'sehr stark', 'äußerst stark'],
    weak: 'schwach',
  },
  fr: {
    support: (label) => `soutien ${label}`,
    labels: ['faible ou limité', 'modéré', 'modérément fort', 'fort', 'très fort', 'extrêmement fort'],
    weak: 'faible',
  },
  es: {
    support: (label) => `apoyo ${label}`,
    labels: [
      'débil o limitado',
      'moderado',
      'moderadamente fuerte',
      'fuerte',
      'muy fuerte',
      'extremadamente fuerte',
    ],
    weak: 'débil',
  },
  nl: {
    support: (label) => `${label} steun`,
    labels: ['zwakke of beperkte', 'matige', 'matig sterke', 'sterke', 'zeer sterke', 'extreem sterke'],
    weak: 'zwakke',
  },
}

const scaleOf = (title: string, labels: readonly string[], { support }: SupportWords): Scale => ({
  title,
  steps: labels.map((label, i) => ({ limit: LIMITS[i]!, support: support(label), label })),
})

/** The scales that come with a release. Their words never change under one name. */
const SCALES = {
  /** The words that `verbal` of a report has. */
  specification: (words: SupportWords): Scale => scaleOf('', words.labels, words),
  /** ENFSI Guideline for Evaluative Reporting in Forensic Science, version 3.0 (2015). */
  enfsi: (words: SupportWords): Scale => scaleOf('ENFSI 2015', [words.weak, ...words.labels.slice(1)], words),
} as const

/** The names of the scales that come with a release. */
export const BUILT_IN = Object.keys(SCALES) as [string, ...string[]]

/** A laboratory's own scale. Its words are printed as they are, so it is written in one language. */
export type OwnScale = {
  readonly name: string
  readonly version: string
  /** Each with the ratio below which it holds; null for the last one. */
  readonly steps: readonly {
    readonly below: number | null
    readonly support: string
    readonly label: string
  }[]
}

/** A scale as a document is asked for it: by its name, or the laboratory's own one. */
export type ScaleChoice = string | OwnScale

/**
 * The scale of a name among those of the release and the laboratory's own one.
 * errors  `bad-value` where there is no scale of this name
 */
export function chooseScale(choice: ScaleChoice, own: OwnScale | undefined): ScaleChoice {
  if (typeof choice !== 'string' || BUILT_IN.includes(choice)) return choice
  if (own?.name === choice) return own
  const names = [...BUILT_IN, ...(own ? [own.name] : [])]
  const message = phrase('scale is {choice}; there are {names}', {
    choice: JSON.stringify(choice),
    names: names.join(', '),
  })
  throw new MarkgraphError('bad-value', message, { scale: choice })
}

/** The steps of a scale in a language. */
export function scaleIn(language: Language, choice: ScaleChoice): Scale {
  if (typeof choice !== 'string') {
    const steps = choice.steps.map(({ below, support, label }) => ({
      limit: below === null ? Number.POSITIVE_INFINITY : log10(below),
      support,
      label,
    }))
    return { title: `${choice.name}, ${choice.version}`, steps }
  }
  chooseScale(choice, undefined)
  return SCALES[choice as keyof typeof SCALES](SUPPORT_WORDS[language])
}
