import { expect, test } from 'vitest'
import { fact, sentence } from '../../src/words/said.ts'
import { groupWarnings } from '../../web/src/screens/result/group-warnings.ts'

const about = { reference: 'toolmark', sources: ['edge 1', 'edge 2'] }
const warned = (where: string, mark: string, source: string, left_out: boolean) => {
  const one = fact('in_reference', { ...about, mark, source, left_out })
  return { ...one, where, message: sentence(one) }
}

test('that marks of one source are part of the reference is said once, of every source', () => {
  const left = [warned('mark_a', 'Q', 'edge 1', true), warned('known_1', 'K', 'edge 1', true)]
  const other = warned('known_2', 'L', 'edge 2', true)
  expect(groupWarnings([...left, other])).toEqual([
    {
      message:
        'these are scans of source edge 1 of reference toolmark; all pairs of that source are left out of the calibration',
      where: ['mark_a', 'known_1'],
    },
    { message: other.message, where: ['known_2'] },
  ])
  const [first] = groupWarnings([
    warned('mark_a', 'Q', 'edge 1', false),
    warned('mark_b', 'K', 'edge 2', false),
  ])
  expect(first!.message).toMatch(
    /^these are marks of reference toolmark, and their pairs could not be left out/,
  )
})
