import type { Report } from '../../../../../clients/typescript/src/index.ts'
import type { Ancestry } from '../../graph/graph-model.ts'
import { requestFields } from './request-fields.ts'

/** A shell script that asks for the same comparison again, and looks whether its recipe has the same handle. */
export function scriptOf(report: Report, ancestry: Ancestry, origin: string): string {
  const fields = Object.entries(requestFields(report, ancestry))
  return [
    '#!/bin/sh',
    '# Compares the same scans again on this service, and looks whether the recipe has the same handle.',
    `found=$(curl -s ${origin}/v1/compare \\`,
    ...fields.map(([name, value]) => `  --form-string '${quoted(`${name}=${value}`)}' \\`),
    `  -F include=recipe -F previews=false | grep -o '"recipe_handle":"[^"]*"')`,
    `[ "$found" = '"recipe_handle":"${report.recipe_handle}"' ] && echo 'the same recipe' || echo "another recipe: $found"`,
    '',
  ].join('\n')
}

/** For single quotes of a shell. */
const quoted = (text: string): string => text.replaceAll("'", `'\\''`)
