import { nodeOf, settingOf } from '../../api/meta.ts'
import { nodeNameOf, type Run } from './graph-model.ts'

const UM = 1e6 // micrometres in a metre
const DIGITS = 12 // of a length, so that 0.000004 m is 4 µm

/** A parameter of a run that the scorer sets. */
export interface Setting {
  readonly parameter: string
  /** Its name in the scorer config. */
  readonly key: string
  readonly value: unknown
}

/** The parameters of a run that are settings of the scorer. What comes from elsewhere, as the places of lands, is none. */
export function settingsOf(run: Run, config: Readonly<Record<string, unknown>>): Setting[] {
  return flatParams(run.params).flatMap(([parameter, value]) => {
    const key = keyOf(nodeNameOf(run), parameter)
    return key === undefined || !same(config[key], value) ? [] : [{ parameter, key, value }]
  })
}

/** The key of the scorer config that sets a parameter of a node. */
const keyOf = (node: string, parameter: string): string | undefined => nodeOf(node)?.config_keys[parameter]

/** Parameters that are objects as what is in them. */
export const flatParams = (params: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[name, value] as [string, unknown]],
  )

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How a parameter of a node is shown: its unit, and what the deployed scorer has. */
interface ParameterUnit {
  readonly unit: 'µm' | ''
  readonly deployed: unknown
}

export function unitOf(node: string, parameter: string): ParameterUnit {
  // a node without keys of its own may still have the band of the scorer under its name
  const setting = settingOf(keyOf(node, parameter) ?? parameter)
  return { unit: setting?.unit === 'm' ? 'µm' : '', deployed: setting?.deployed }
}

/** A value as it is shown: lengths in micrometres. */
export function shownValue(value: unknown, { unit }: Pick<ParameterUnit, 'unit'>): string {
  const own = unit === 'µm' ? scaled(value, UM) : value
  return typeof own === 'string' ? own : JSON.stringify(own ?? null)
}

/** A value from what was typed, lengths in micrometres; undefined for what is no JSON. */
export function typedValue(text: string, { unit }: Pick<ParameterUnit, 'unit'>): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return unit === 'µm' ? scaled(value, 1 / UM) : value
  } catch {
    return undefined
  }
}

const scaled = (value: unknown, factor: number): unknown => {
  if (typeof value === 'number') return Number((value * factor).toPrecision(DIGITS))
  return Array.isArray(value) ? value.map((one) => scaled(one, factor)) : value
}
