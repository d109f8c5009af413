/** What is said of the instrument that measured a scan. */
import { ENGLISH_SECTIONS, type SectionWords } from './languages/sections/english.ts'

interface InstrumentFacts {
  readonly manufacturer: string | null
  readonly model: string | null
  readonly serial: string | null
  readonly probing: string | null
  readonly calibrated: string | null
  readonly measured: string | null
}

/** Days on which clocks begin to count: a file has them where nobody had set the clock, or where no date was given. */
const CLOCK_DEFAULTS: ReadonlySet<string | null> = new Set(['1970-01-01', '1980-01-01'])

/**
 * One instrument in a line. A calibration date that is the day of the scan is said as such: many programs write one date twice.
 * So is a date that a clock has by default.
 */
export function instrumentWords(
  one: InstrumentFacts,
  words: SectionWords['instrument'] = ENGLISH_SECTIONS.instrument,
): string {
  const { manufacturer, model, serial, probing, calibrated, measured } = one
  const name = [manufacturer, model].filter((text) => text !== null).join(' ')
  const parts = [
    name === '' ? words.unknownName : name,
    serial === null ? words.unknownSerial : words.serial(serial),
    ...(probing === null ? [] : [probing]),
    calibrated === null
      ? words.unknownCalibration
      : calibrated === measured
        ? words.sameDay(calibrated)
        : words.calibrated(calibrated, measured),
    ...[...new Set([calibrated, measured])].flatMap((day) =>
      day !== null && CLOCK_DEFAULTS.has(day) ? [words.clockDefault(day)] : [],
    ),
  ]
  return name === '' && serial === null && calibrated === null ? words.unknown : parts.join('; ')
}
