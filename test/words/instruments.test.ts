import { expect, test } from 'vitest'
import { instrumentWords } from '../../src/words/instruments.ts'

const INSTRUMENT = { manufacturer: 'Maker', model: 'M1', serial: '7', probing: null }

test('a date that a clock has by default is said to be one, once, and a true date is not', () => {
  const words = (calibrated: string | null, measured: string | null) =>
    instrumentWords({ ...INSTRUMENT, calibrated, measured })
  const notBelieved = '1980-01-01 is the default of a clock and not a date to believe'
  expect(words('1980-01-01', '1980-01-01').split(notBelieved)).toHaveLength(2)
  expect(words('2024-05-02', '1980-01-01')).toContain(notBelieved)
  expect(words('1970-01-01', '2024-05-03')).toContain('1970-01-01 is the default of a clock')
  expect(words(null, '1980-01-01')).toContain(notBelieved)
  expect(words('2024-05-02', '2024-05-03')).not.toContain('clock')
})
