import { openZip } from './container.ts'
import { readMain } from './read.ts'

/** What a file says of the instrument that measured it; null where it does not say, or says that it is unknown. */
export interface Instrument {
  readonly manufacturer: string | null
  readonly model: string | null
  readonly serial: string | null
  /** Kind and name of the probing system, such as the objective. */
  readonly probing: string | null
  /** Days, as YYYY-MM-DD: of the last calibration, and of the scan. */
  readonly calibrated: string | null
  readonly measured: string | null
}

export const NO_INSTRUMENT: Instrument = {
  manufacturer: null,
  model: null,
  serial: null,
  probing: null,
  calibrated: null,
  measured: null,
}

const MOST = 128 // characters of a name
const NOTHING = /^(unknown|not available|n\/?a|none|undefined|-*|\?*)$/i
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/

const name = (text: string): string | null => (NOTHING.test(text.trim()) ? null : text.trim().slice(0, MOST))
const day = (text: string): string | null => DAY.exec(text.trim())?.[0] ?? null

/** The instrument of a file that `readX3p` reads. Source: ISO 25178-72, Record2. */
export function readInstrument(bytes: Uint8Array): Instrument {
  const { meta } = readMain(openZip(bytes)).document
  const probing = [name(meta.probingType), name(meta.probing)].filter((one) => one !== null)
  return {
    manufacturer: name(meta.manufacturer),
    model: name(meta.model),
    serial: name(meta.serial),
    probing: probing.length > 0 ? probing.join(', ') : null,
    calibrated: day(meta.calibrationDate),
    measured: day(meta.date),
  }
}
