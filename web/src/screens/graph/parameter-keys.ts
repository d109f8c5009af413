import { nodeOf } from '../../api/meta.ts'
import type { Run } from './graph-model.ts'

export interface Setting {
  readonly parameter: string
  /** Its name in the scorer config. */
  readonly key: string
  readonly value: unknown
}

/** The parameters of a run that are settings of the scorer. What comes from elsewhere, as the places of lands, is none. */
export function settingsOf({ code, params }: Run, config: Readonly<Record<string, unknown>>): Setting[] {
  const { config_keys: keys = {} } = nodeOf(code.split('@')[0]!) ?? {}
  return flat(params).flatMap(([parameter, value]) => {
    const key = keys[parameter]
    return key === undefined || !same(config[key], value) ? [] : [{ parameter, key, value }]
  })
}

/** Parameters that are objects as what is in them. */
const flat = (params: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[name, value] as [string, unknown]],
  )

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
