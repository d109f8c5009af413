import { scanHandle } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { type Instrument, scanKind } from '../../kinds/marks/surface.ts'
import type { OfMarks } from '../../kinds/recipe.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { Mark } from '../../marks/mark-type.ts'
import { scanInstrument } from '../../nodes/scan/instrument.ts'
import { NO_INSTRUMENT } from '../../x3p/instrument.ts'
import type { LoadedComparison } from '../request/request.ts'

/** The instruments of the scans of each mark, in their order. */
export interface Instruments {
  readonly mark_a: readonly Instrument[]
  readonly mark_b: readonly Instrument[]
  readonly known?: readonly (readonly Instrument[])[]
}

/** The instrument of a scan by the SHA-256 of its file; nothing is known of a file that is not kept. */
export async function instrumentOf(session: Session, sha256: string): Promise<Instrument> {
  const scan = { handle: scanHandle(sha256), kind: scanKind }
  try {
    return await session.value(await session.evaluate(scanInstrument, {}, { scan }))
  } catch (error) {
    if (error instanceof MarkgraphError && UNKNOWN.has(error.code)) return NO_INSTRUMENT
    throw error
  }
}
const UNKNOWN: ReadonlySet<string> = new Set(['scan-not-kept', 'not-found'])

export async function instrumentsOf(
  session: Session,
  { mark_a, mark_b, known }: OfMarks,
): Promise<Instruments> {
  const all = (hashes: readonly string[]) =>
    Promise.all(hashes.map((sha256) => instrumentOf(session, sha256)))
  return {
    mark_a: await all(mark_a),
    mark_b: await all(mark_b),
    ...(known && { known: await Promise.all(known.map(all)) }),
  }
}

const DAY_MS = 86_400_000

/** Every instrument with the place that warnings have for it. */
function placed({ mark_a, mark_b, known }: Instruments): [where: string, one: Instrument][] {
  const sides: [string, readonly Instrument[]][] = [
    ['mark_a', mark_a],
    ...(known
      ? known.map((own, i): [string, typeof own] => [`known_${i + 1}`, own])
      : [['mark_b', mark_b] as [string, typeof mark_b]]),
  ]
  return sides.flatMap(([side, own]) =>
    own.map((one, i): [string, Instrument] => [own.length === 1 ? side : `${side}.${i + 1}`, one]),
  )
}

/** One warning for all places that it says the same of. */
function together<V>(
  found: readonly (readonly [where: string, values: V])[],
  make: (where: string | string[], values: V) => Warning,
): Warning[] {
  return [...Map.groupBy(found, ([, values]) => JSON.stringify(values)).values()].map((alike) => {
    const where = alike.map(([place]) => place)
    return make(where.length === 1 ? where[0]! : where, alike[0]![1])
  })
}

/** Instruments that a reference was not measured with, where it says with which ones it was. */
export async function foreignInstruments(
  session: Session,
  { a, b, known: marks, reference }: LoadedComparison,
): Promise<Warning[]> {
  const { id, conditions = [] } = reference.record
  const known = conditions.flatMap(({ instruments = [] }) => instruments)
  if (known.length === 0) return []
  const hashes = ({ scans }: Mark) => scans.map(({ sha256 }) => sha256)
  const all = { mark_a: hashes(a), mark_b: hashes(b), ...(marks && { known: marks.map(hashes) }) }
  const found = placed(await instrumentsOf(session, all)).flatMap(([where, { manufacturer, model }]) =>
    manufacturer === null || known.some((one) => one.manufacturer === manufacturer && one.model === model)
      ? []
      : [
          [
            where,
            { instrument: [manufacturer, model].filter((text) => text !== null).join(' '), reference: id },
          ] as const,
        ],
  )
  return together(found, (where, values) => warning(where, 'instrument_not_in_reference', values))
}

/** Scans that were made more than so many days after the calibration of their instrument. */
export function oldCalibrations(all: Instruments, mostDays: number | undefined): Warning[] {
  if (mostDays === undefined) return []
  const found = placed(all).flatMap(([where, { calibrated, measured }]) => {
    if (calibrated === null || measured === null || calibrated === measured) return []
    const days = Math.round((Date.parse(measured) - Date.parse(calibrated)) / DAY_MS)
    return days > mostDays ? [[where, { calibrated, measured, days, most_days: mostDays }] as const] : []
  })
  return together(found, (where, values) => warning(where, 'calibration_old', values))
}
