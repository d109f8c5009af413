/** The buttons under a refusal that compare again. */
import { describe, expect, test } from 'vitest'
import { remediesOf } from '../../web/src/screens/result/refused/remedies.ts'

const MIRRORED = { code: 'agree_only_mirrored', values: { agreement: 0.6, as_read: 0.1 } }
const LANDS = { code: 'lands_turned', values: { contrast: 2 } }
const reason = (code: string, values: object) => ({ code, values: { ...values }, message: '' })
const alone = ({ code, values }: typeof MIRRORED) => reason(code, values)
const about = (one: string, other: string, finding: object) => reason('pair_refused', { one, other, finding })
const nameOf = (mark: string): string => `<${mark}>`
const refused = (reasons: ReturnType<typeof reason>[], provenance = {}) => ({ reasons, provenance })

describe('marks that agree only when one is mirrored', () => {
  test('of two, either may be the one', () => {
    expect(remediesOf(refused([alone(MIRRORED)]), nameOf)).toEqual([
      {
        label: '<mark_a> was scanned as its mirror image: compare again',
        fields: { mark_a_mirrored: 'true' },
      },
      {
        label: '<mark_b> was scanned as its mirror image: compare again',
        fields: { mark_b_mirrored: 'true' },
      },
    ])
    const said = refused([alone(MIRRORED)], { mark_b_mirrored: true })
    expect(remediesOf(said, nameOf)[1]).toEqual({
      label: '<mark_b> was not mirrored: compare again',
      fields: { mark_b_mirrored: 'false' },
    })
  })

  test('a questioned mark that agrees so with every known mark: it, or all of them', () => {
    const all = [1, 2, 3].map((n) => about('mark_a', `known_${n}`, MIRRORED))
    expect(remediesOf(refused(all), nameOf)).toEqual([
      {
        label: '<mark_a> was scanned as its mirror image: compare again',
        fields: { mark_a_mirrored: 'true' },
      },
      {
        label: 'The known marks were scanned as their mirror images: compare again',
        fields: { known_1_mirrored: 'true', known_2_mirrored: 'true', known_3_mirrored: 'true' },
      },
    ])
  })

  test('is taken back where it was said of all of them', () => {
    const all = [1, 2].map((n) => about('mark_a', `known_${n}`, MIRRORED))
    const said = refused(all, { known_read: [{ mirrored: true }, { mirrored: true }] })
    expect(remediesOf(said, nameOf)[1]).toEqual({
      label: 'The known marks were not mirrored: compare again',
      fields: { known_1_mirrored: 'false', known_2_mirrored: 'false' },
    })
  })

  test('one known mark that agrees so with the others is named, also where it was said', () => {
    const second = [about('mark_a', 'known_2', MIRRORED), about('known_1', 'known_2', MIRRORED)]
    expect(remediesOf(refused(second), nameOf)).toEqual([
      {
        label: '<known_2> was scanned as its mirror image: compare again',
        fields: { known_2_mirrored: 'true' },
      },
    ])
    expect(remediesOf(refused(second, { known_read: [{}, { mirrored: true }] }), nameOf)).toEqual([
      { label: '<known_2> was not mirrored: compare again', fields: { known_2_mirrored: 'false' } },
    ])
  })

  test('pairs without a mark in common, and other findings beside it, are met by no word', () => {
    const apart = [about('mark_a', 'known_1', MIRRORED), about('known_2', 'known_3', MIRRORED)]
    expect(remediesOf(refused(apart), nameOf)).toEqual([])
    const both = [about('mark_a', 'known_1', MIRRORED), about('mark_a', 'known_2', LANDS)]
    expect(remediesOf(refused(both), nameOf)).toEqual([])
  })
})
