import { describe, expect, it } from 'vitest'
import { isSaidFirst } from '../../../src/compare/answer/wording.ts'
import { leftOutFor } from '../../../src/compare/checks/left-out.ts'
import { sidesOf } from '../../../src/compare/request/sides.ts'
import { type Reference, recordOf, referenceKind } from '../../../src/kinds/reference.ts'
import type { Scan } from '../../../src/marks/mark-type.ts'
import { CONFIG, inThread } from '../../helpers/in-thread.ts'
import { markOf, scanOf, tinySurface } from '../../helpers/marks.ts'
import { madeUpReference } from '../../helpers/references.ts'

const session = inThread().session()

/** A reference whose mark i has the surface `tinySurface(i)` and a file of its own. */
function referenceOf(marks: number, km = 0.7, knm = 0.3): Reference {
  const document = madeUpReference({
    id: 'own',
    domain: 'striated',
    kind: 'ccf',
    config: CONFIG,
    marks,
    km,
    knm,
  })
  return {
    ...document,
    marks: document.marks.map((mark, i) => {
      const { surface, sha256 } = scanOf(session, tinySurface(i), `file of m${i}`)
      return { ...mark, scans: [sha256], surfaces: [surface.handle] }
    }),
  }
}

const entryOf = (document: Reference) => ({
  record: recordOf(document),
  ref: session.put(referenceKind, document),
  bundled: false,
})
/** Of a scan with the heights of `tinySurface(number)`, in a file that the reference does not list. */
const again = (number: number): Scan => scanOf(session, tinySurface(number), `saved again: ${number}`)
const found = (document: Reference, a: Scan[], b: Scan[]) =>
  leftOutFor(session, entryOf(document), sidesOf({ a: markOf(...a), b: markOf(...b) }))

const five = referenceOf(15) // marks i of source i % 5

describe('leftOutFor', () => {
  it('leaves nothing out for scans that the reference does not have', async () => {
    expect(await found(five, [again(100)], [again(101)])).toEqual({ sources: [], warnings: [] })
  })

  it('leaves out the source of a scan, and names scan, mark and source', async () => {
    expect(await found(five, [again(7)], [again(100)])).toEqual({
      sources: ['s2'],
      warnings: [
        {
          code: 'in_reference',
          message:
            'it is a scan of mark m7 of source s2 of reference own; all pairs of that source are left out of the calibration',
          values: { mark: 'm7', source: 's2', reference: 'own', sources: ['s2'], left_out: true },
          where: 'mark_a',
        },
      ],
    })
  })

  it('leaves out the sources of both sides, each once', async () => {
    const { sources, warnings } = await found(five, [again(9), again(4), again(100)], [again(1), again(101)])
    expect(sources).toEqual(['s1', 's4'])
    expect(warnings.map(({ where }) => where)).toEqual(['mark_a.1', 'mark_a.2', 'mark_b.1'])
  })

  it('knows a scan by its file too, whatever it was decoded to', async () => {
    const { sources } = await found(five, [scanOf(session, tinySurface(500), 'file of m3')], [again(100)])
    expect(sources).toEqual(['s3'])
  })

  it('needs no surfaces: documents of the first edition list files alone', async () => {
    const old = { ...five, marks: five.marks.map(({ surfaces: _surfaces, ...mark }) => mark) }
    expect((await found(old, [again(3)], [again(100)])).sources).toEqual([])
    const byFile = scanOf(session, tinySurface(3), 'file of m3')
    expect((await found(old, [byFile], [again(100)])).sources).toEqual(['s3'])
  })

  it('finds a mark too that takes no part in the fit', async () => {
    const marks = five.marks.map((mark, i) => (i === 8 ? { ...mark, left_out: 'a copy' } : mark))
    expect((await found({ ...five, marks }, [again(8)], [again(100)])).sources).toEqual(['s3'])
  })
})

describe('the full fit is used, and the warning says so,', () => {
  const FULL = 'too few pairs are left: this ratio is not independent'

  it('where fewer than two sources with same-source pairs are left', async () => {
    const three = referenceOf(9)
    const one = await found(three, [again(0)], [again(100)])
    expect(one.sources).toEqual(['s0'])
    const two = await found(three, [again(0)], [again(1)])
    expect(two.sources).toEqual([])
    expect(two.warnings.map(({ code, where }) => [code, where])).toEqual([
      ['in_reference', 'mark_a'],
      ['in_reference', 'mark_b'],
    ])
    expect(one.warnings.some(isSaidFirst)).toBe(false)
    expect(two.warnings.every(isSaidFirst)).toBe(true) // before the number
    for (const { message } of two.warnings) {
      expect(message).toContain(`without s0 and s1 ${FULL}`)
    }
  })

  it('where fewer than three same-source pairs are left', async () => {
    // of s1 and s2 two marks each: one pair a source
    const marks = five.marks.map((mark, i) =>
      [11, 12, 3, 8, 13, 4, 9, 14].includes(i) ? { ...mark, left_out: 'not used' } : mark,
    )
    const few = await found({ ...five, marks }, [again(0)], [again(100)])
    expect(few.sources).toEqual([])
    expect(few.warnings[0]!.message).toContain(`without s0 ${FULL}`)
    // with all three marks of s1 there are four
    const more = marks.map((mark, i) => (i === 11 ? five.marks[i]! : mark))
    expect((await found({ ...five, marks: more }, [again(0)], [again(100)])).sources).toEqual(['s0'])
  })

  it('where the pairs that are left support no likelihood ratio', async () => {
    const pairs = five.pairs.map(([a, b, score]): [number, number, number] => {
      const [s, t] = [five.marks[a]!.source, five.marks[b]!.source]
      if (s === 0 || t === 0) return [a, b, s === t ? 50 : score]
      // without s0: a few far same-source scores, the rest the wrong way round
      if (s === t) return [a, b, s === 1 && a === 1 && b === 6 ? 30 : 0]
      return [a, b, (a + b) % 2 === 0 ? -1 : 3]
    })
    const nothing = await found({ ...five, pairs }, [again(0)], [again(100)])
    expect(nothing.sources).toEqual([])
    expect(nothing.warnings[0]!.message).toContain(FULL)
  })
})
