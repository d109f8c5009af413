import { Option } from 'commander'
import { referenceWarnings } from '../compare/checks/reference-warnings.ts'
import type { Accepted, ReferenceRecord } from '../kinds/reference.ts'
import { acceptedOf, HOW_TO_ACCEPT } from '../references/faults.ts'
import { print } from './print.ts'

/** Faults of a reference that are accepted, with the reasons. */
export const acceptOption = (): Option =>
  new Option('--accept <code=reason>', `${HOW_TO_ACCEPT}. May be given several times`)
    .argParser((text: string, before: Accepted[]) => [...before, acceptedOf(text)])
    .default([], 'none')

/** What every answer under a reference will say. */
export function printWarnings(record: ReferenceRecord): void {
  for (const { message } of referenceWarnings(record)) print(`Warning: ${message}.\n`)
}
