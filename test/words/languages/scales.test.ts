import { describe, expect, test } from 'vitest'
import { verbal } from '../../../src/nodes/report/verbal.ts'
import { reportWords, verbalIn } from '../../../src/words/languages/catalogue.ts'
import { LANGUAGES } from '../../../src/words/languages/language.ts'
import { ownScaleSchema } from '../../../src/words/languages/own-scale.ts'
import { chooseScale, scaleIn } from '../../../src/words/languages/scales.ts'

const OWN = {
  name: 'lab-north',
  version: '2',
  steps: [
    { below: 10, support: 'slight support', label: 'slight' },
    { below: 1000, support: 'good support', label: 'good' },
    { below: null, support: 'great support', label: 'great' },
  ],
}

describe('verbal scales', () => {
  test.each([-7, -2.5, -0.3, 0, 0.3, 1, 1.5, 2, 3, 4, 5.9, 6])(
    'in English, that of the specification says what `verbal` of a report says at log10 LR %d',
    (log10Lr) => {
      const interval = [log10Lr - 0.5, log10Lr + 0.5] as const
      expect(verbalIn(reportWords('en'), scaleIn('en', 'specification'), log10Lr, interval)).toBe(
        verbal(log10Lr, interval),
      )
    },
  )

  test.each([
    ['de', 'mäßig starke Unterstützung für gleiche Quelle'],
    ['fr', 'soutien modérément fort en faveur d’une même source'],
    ['es', 'apoyo moderadamente fuerte a la proposición «misma fuente»'],
    ['nl', 'matig sterke steun voor de hypothese ‘dezelfde bron’'],
  ] as const)('%s: %s', (language, words) => {
    expect(verbalIn(reportWords(language), scaleIn(language, 'specification'), 2.5, [2, 3])).toBe(words)
  })

  test.each([
    ['de', 'schwache oder begrenzte Unterstützung für verschiedene Quellen'],
    ['fr', 'soutien faible ou limité en faveur de sources différentes'],
  ] as const)('%s, the other direction: %s', (language, words) => {
    expect(verbalIn(reportWords(language), scaleIn(language, 'specification'), -0.5, [-1, -0.1])).toBe(words)
  })

  test.each(LANGUAGES)('%s: that of ENFSI differs in its first step only', (language) => {
    const [first, ...others] = scaleIn(language, 'enfsi').steps
    const [own, ...same] = scaleIn(language, 'specification').steps
    expect(others).toEqual(same)
    expect(first!.label).not.toBe(own!.label)
  })

  test('that of a laboratory has its own limits and words, in every language', () => {
    const own = ownScaleSchema.parse(OWN)
    expect(chooseScale('lab-north', own)).toEqual(own)
    const { title, steps } = scaleIn('de', own)
    expect(title).toBe('lab-north, 2')
    expect(steps.map(({ limit }) => limit)).toEqual([1, 3, Number.POSITIVE_INFINITY])
    expect(verbalIn(reportWords('en'), scaleIn('en', own), 2, [1, 3])).toBe('good support for same source')
  })

  test('a name that is no scale is refused with those that there are', () => {
    expect(() => chooseScale('enfsy', ownScaleSchema.parse(OWN))).toThrow(
      'scale is "enfsy"; there are specification, enfsi, lab-north',
    )
  })

  test.each([
    ['the name of another scale', { ...OWN, name: 'enfsi' }],
    ['limits that do not rise', { ...OWN, steps: [OWN.steps[1], OWN.steps[0], OWN.steps[2]] }],
    ['no last step', { ...OWN, steps: OWN.steps.slice(0, 2) }],
    ['one step', { ...OWN, steps: OWN.steps.slice(2) }],
  ])('a file with %s is refused', (_, file) => {
    expect(ownScaleSchema.safeParse(file).success).toBe(false)
  })
})
