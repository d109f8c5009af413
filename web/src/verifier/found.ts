import { valueWords } from '../../../src/verify/difference.ts'
import type { ReportVerification } from '../../../src/verify/shapes.ts'
import { say, sayKnown } from '../languages/say.ts'
import { element } from './element.ts'
import { proofSentences } from './proof.ts'
import { provedWords, signOf } from './sign.ts'

const table = (header: readonly string[], rows: readonly (readonly string[])[]): HTMLElement =>
  element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        header.map((text) => element('th', { scope: 'col' }, [text])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          {},
          row.map((text) => element('td', {}, [text])),
        ),
      ),
    ),
  ])

/** A table of names and values. */
const facts = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element('table', {}, [
    element(
      'tbody',
      {},
      rows.map(([name, value]) =>
        element('tr', {}, [element('th', { scope: 'row' }, [name]), element('td', {}, [value])]),
      ),
    ),
  ])

const list = (title: string, lines: readonly string[]): HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        element('h2', {}, [title]),
        element(
          'ul',
          {},
          lines.map((line) => element('li', { lang: 'en' }, [line])),
        ),
      ]

/** What was found, as elements: the sign with what was proved and what not, then part by part. */
export function foundElements(found: ReportVerification): HTMLElement[] {
  const { report, recipe, domain, outcome, log10_lr, findings, steps, difference, lacks, proved } = found
  const { mark, title } = signOf(found)
  const about: (readonly [string, string | null])[] = [
    [say('Report'), report] as const,
    [say('Recipe'), recipe] as const,
    [say('Mark type'), domain] as const,
    [say('Outcome'), outcome] as const,
    ['log₁₀ LR', log10_lr === null ? null : `${log10_lr}`] as const,
    [say('Engine of the report'), found.report_engine_version],
    [say('Engine of this page'), found.engine_version],
  ]
  const known = about.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  const where = difference && `step ${difference.step}${difference.node ? `, ${difference.node}` : ''}`
  return [
    element('div', { class: 'verify-sign' }, [
      element('span', { 'aria-hidden': 'true' }, [mark]),
      element('div', {}, [
        element('strong', {}, [title]),
        ...proofSentences(found).map((text) => element('p', {}, [text])),
      ]),
    ]),
    element('h2', {}, [say('Part by part')]),
    facts(provedWords(found)),
    element('h2', {}, [say('What it is about')]),
    facts(known),
    ...list(
      say('Files'),
      findings.map(({ message }) => message),
    ),
    ...(steps.length > 0
      ? [
          table(
            [say('Step'), say('Runs'), say('Equal'), say('Not equal'), say('Not recomputable')],
            steps.map((one) => [
              sayKnown(one.step),
              ...[one.runs, one.equal, one.not_equal, one.not_recomputable].map((count) => `${count}`),
            ]),
          ),
        ]
      : []),
    ...list(say('First difference'), difference ? [`${where}: ${valueWords(difference.value)}`] : []),
    ...list(say('What is not equal'), found.unequal),
    ...list(say('What cannot be shown'), lacks),
    ...list(
      say('Signatures'),
      proved.signatures.map(({ file, message }) => `${file}: ${message}`),
    ),
  ]
}
