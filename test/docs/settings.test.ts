import { expect, test } from 'vitest'
import type { z } from 'zod'
import { SETTINGS, type Setting } from '../../src/settings/settings.ts'
import { MIB } from '../../src/words/amounts.ts'

const HEAD = `# Settings

Settings are environment variables. To change one, set it before the command:

\`\`\`sh
PORT=9000 MARKGRAPH_DATA=/srv/markgraph npm start
\`\`\`

They are checked at start. If a value is wrong, or if a name that begins with \`MARKGRAPH_\` is unknown, the process stops
and names every such variable. An empty variable counts as unset. Sizes are in bytes: 64 MiB is \`67108864\`.
`
const FOOT = '\n[development.md](development.md#add-a-setting) says how to add one.\n'

function inWords(value: unknown, variable: string): string {
  if (value === undefined || value === '') return 'none'
  if (typeof value !== 'number' || !variable.endsWith('_BYTES')) return String(value)
  return value >= 1024 * MIB ? `${value / (1024 * MIB)} GiB` : `${value / MIB} MiB`
}

function row({ variable, schema, about, unset }: Setting): string {
  const fallback = (schema as z.ZodType).safeParse(undefined).data
  return `| \`${variable}\` | ${unset ?? inWords(fallback, variable)} | ${about} |`
}

test('docs/settings.md lists every setting with its default; `npx vitest run test/docs/settings.test.ts -u` writes it', async () => {
  const sections = Object.entries(SETTINGS).map(([title, group]) =>
    [
      `\n## ${title}\n`,
      '| variable | default | meaning |',
      '|---|---|---|',
      ...Object.values(group).map(row),
      '',
    ].join('\n'),
  )
  await expect([HEAD, ...sections, FOOT].join('')).toMatchFileSnapshot('../../docs/settings.md')
})
