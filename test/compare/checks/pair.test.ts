import { describe, expect, it } from 'vitest'
import { identityCheck, warningsOf } from '../../../src/compare/checks/pair.ts'
import type { LoadedComparison } from '../../../src/compare/request/request.ts'
import { recordOf, referenceKind } from '../../../src/kinds/reference.ts'
import { BLOCKING_CHECKS } from '../../../src/kinds/scope.ts'
import { weighChecks } from '../../../src/nodes/report/scope-report.ts'
import { CONFIG, inThread, MARKS } from '../../helpers/in-thread.ts'
import { markOf, scanOf, tinySurface } from '../../helpers/marks.ts'
import { madeUpReference } from '../../helpers/references.ts'

const session = inThread().session()
const type = MARKS.of('striated')
const scan = (number: number, file?: string) => scanOf(session, tinySurface(number), file)
const mark = (...numbers: number[]) => markOf(...numbers.map((number) => scan(number)))

const document = madeUpReference({
  id: 'made_up',
  domain: 'striated',
  kind: 'ccf',
  config: CONFIG,
  km: 0.7,
  knm: 0.3,
})
const request = (
  a: LoadedComparison['a'],
  b: LoadedComparison['b'],
  resolution: LoadedComparison['resolution'] = 'specification',
): LoadedComparison => ({
  type,
  config: CONFIG,
  a,
  b,
  nPlaces: 6,
  resolution,
  reference: { record: recordOf(document), ref: session.put(referenceKind, document), bundled: false },
})
const codes = (a: number[], b: number[]) =>
  warningsOf(request(mark(...a), mark(...b))).map(({ code, where }) => [code, where])

describe('identityCheck', () => {
  const check = (a: number[], b: number[]) => identityCheck(type, mark(...a), mark(...b)).checks[0]!

  it('refuses two marks that share a scan, and counts the shared ones', () => {
    expect(check([1, 2], [3, 4])).toMatchObject({ name: 'identity', severity: 'ok', passed: true, value: 0 })
    expect(check([1, 2], [2, 3])).toMatchObject({ severity: 'refuse', passed: false, value: 1 })
    expect(check([1, 2], [2, 3]).reason).toBe('one scan is on both sides; give two different marks')
    expect(check([1, 2, 3], [3, 2]).reason).toBe('2 scans are on both sides; give two different marks')
  })

  it('counts a shared scan once, however often it is given', () => {
    expect(check([1, 1], [1, 1, 1]).value).toBe(1)
  })

  it('knows a scan by its heights, though the file is another one', () => {
    const [a, b] = [markOf(scan(5, 'first saved')), markOf(scan(5, 'saved again'))]
    expect(a.scans[0]!.sha256).not.toBe(b.scans[0]!.sha256)
    expect(identityCheck(type, a, b).checks[0]!.severity).toBe('refuse')
  })

  it('knows a scan by its file too, though it was read in another way', () => {
    const [whole, masked] = [scan(5, 'one file'), scan(6, 'one file')]
    expect(whole.handle).not.toBe(masked.handle)
    expect(identityCheck(type, markOf(whole), markOf(masked)).checks[0]).toMatchObject({ value: 1 })
  })

  it('blocks a comparison', () => {
    const { checks } = identityCheck(type, mark(1), mark(1))
    expect(weighChecks('striated', checks, 'refuse', BLOCKING_CHECKS).admissible).toBe(false)
  })
})

describe('warningsOf', () => {
  it('has nothing to say of two different marks of about one size', () => {
    expect(codes([1, 2, 3, 4, 5, 6], [7, 8, 9, 10])).toEqual([])
    expect(codes([1], [2])).toEqual([])
  })

  it('warns where one side has at least twice the scans of the other, whichever it is', () => {
    expect(codes([1], [2, 3])).toEqual([['one_sided', 'pair']])
    expect(codes([1, 2, 3, 4, 5, 6], [7])).toEqual([['one_sided', 'pair']])
    expect(codes([1, 2], [3, 4, 5])).toEqual([])
    expect(warningsOf(request(mark(1), mark(2, 3, 4)))[0]!.message).toMatch(
      /^one mark has 3 scans and the other 1:/,
    )
  })

  it('names every scan of a mark that was given before, and the first one of them', () => {
    expect(codes([1, 2, 1, 1], [5, 6, 6])).toEqual([
      ['duplicate_scan', 'mark_a.3'],
      ['duplicate_scan', 'mark_a.4'],
      ['duplicate_scan', 'mark_b.3'],
    ])
    expect(warningsOf(request(mark(1, 2, 2), mark(5, 6)))[0]!.message).toMatch(
      /same scan as scan 2 of mark_a/,
    )
  })

  it('does not take a scan of the other side for a repeated one', () => {
    expect(codes([1, 2], [1, 2])).toEqual([])
  })

  it('says it when the limit of the pitch is that of the reference', () => {
    const found = warningsOf(request(mark(1), mark(2), 'reference'))
    expect(found).toMatchObject([{ code: 'resolution_of_reference', where: 'pair' }])
    expect(found[0]!.message).toContain('reference made_up')
  })
})
