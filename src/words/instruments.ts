/** What is said of the instrument that measured a scan, in English. */

export interface InstrumentFacts {
  readonly manufacturer: string | null
  readonly model: string | null
  readonly serial: string | null
  readonly probing: string | null
  readonly calibrated: string | null
  readonly measured: string | null
}

/** One instrument in a line. A calibration date that is the day of the scan is said as such: many programs write one date twice. */
export function instrumentWords(one: InstrumentFacts): string {
  const { manufacturer, model, serial, probing, calibrated, measured } = one
  const name = [manufacturer, model].filter((text) => text !== null).join(' ')
  const parts = [
    name === '' ? 'instrument unknown' : name,
    serial === null ? 'serial number unknown' : `serial number ${serial}`,
    ...(probing === null ? [] : [probing]),
    calibrated === null
      ? 'calibration date unknown'
      : calibrated === measured
        ? `calibration date the same as that of the scan (${calibrated}), so it may say nothing`
        : `calibrated ${calibrated}${measured === null ? '' : `, measured ${measured}`}`,
  ]
  return name === '' && serial === null && calibrated === null ? 'unknown' : parts.join('; ')
}
