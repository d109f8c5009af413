import { populationText } from '../../compare/answer/wording.ts'
import { placesOf, type Warning } from '../../kinds/report.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { CHECKS_TITLE } from '../first-page.ts'
import { byMark, isOfKnown, markNames, placeInTables, scanNames } from '../mark-names.ts'
import { fourDigits } from '../numbers.ts'
import type { Flow } from '../pdf/flow.ts'

const COLUMNS = ['resolution', 'modality', 'conditions', 'coverage', 'signal']
/** On which side of its threshold a value passes. */
const LIMITS: Readonly<Record<string, string>> = {
  resolution: '≤',
  conditions: '≤',
  coverage: '≥',
  signal: '≥',
}

/** The section that says what the number claims and what it does not, with the scope checks of every scan. */
export function scopeSection(page: Flow, contents: ReportContents | RefusalContents): void {
  const { answer, marks } = contents
  const { domain, scope, warnings } = answer
  const striated = marks.layout === 'striae'
  page.heading(CHECKS_TITLE)
  page.lead(
    `Each scan was checked against the domain ${domain} and the conditions of the reference before it was compared, and so was the pair.${isOfKnown(answer) ? ` ${CALLED}` : ''} ${warnings.length === 0 ? 'There are no warnings.' : 'Some findings do not stop a comparison but should be known. They are listed at the end of this section.'}`,
  )
  const scans = byMark(answer, scope).flatMap(({ name, of }) =>
    of.map(({ checks }, i) => ({ name: `${name} ${i + 1}`, checks })),
  )
  page.table(
    [
      { title: 'Scan', share: 0.1 },
      { title: 'Pitch (µm)', share: 0.16, align: 'end' },
      { title: 'Texture', share: 0.16, align: 'end' },
      { title: 'Conditions', share: 0.18, align: 'end' },
      { title: 'Share measured', share: 0.18, align: 'end' },
      { title: 'rms, whole scan (nm)', share: 0.22, align: 'end' },
    ],
    scans.map(({ name, checks }) => {
      const value = (check: string): string => {
        const found = checks.find((one) => one.name === check)
        if (!found) return '–'
        const sign = check === 'modality' ? (striated ? '≥' : '≤') : LIMITS[check]
        return `${found.severity === 'ok' ? '' : '(!) '}${fourDigits(found.value)} (${sign} ${fourDigits(found.threshold)})`
      }
      return [name, ...COLUMNS.map(value)]
    }),
  )
  page.paragraph(
    'In brackets is the limit of each check. Texture is the share of the relief that runs along one direction. Conditions is how far the scan lies from the marks of the reference, as a ratio to their range. The rms height of the whole scan tells whether it shows relief at all; the conditions hold that of the part compared against the reference.',
  )
  for (const { name, reason, severity } of scope.pair.checks) {
    page.paragraph(`${severity === 'ok' ? '' : '(!) '}${pairOf(contents, name)}, ${name}: ${reason}.`)
  }
  for (const { places, message, code } of grouped(warnings)) {
    page.paragraph(
      `(!) ${scanNames(places.map((place) => placeInTables(answer, place)))}: ${message} (${code})`,
      { size: 8 },
    )
  }
  if ('reference' in contents) limitations(page, contents)
}

const CALLED =
  'Q is the questioned mark, called mark_a in messages. K1, K2 and so on are the known marks, called known_1, known_2 and so on.'

/** What a check of the pair looked at. */
function pairOf({ answer }: ReportContents | RefusalContents, check: string): string {
  if (!isOfKnown(answer)) return 'Pair'
  const { a, b } = markNames(answer)
  return check === 'reproducibility' ? 'Known marks' : `${a.short} with ${b.short}`
}

/** Warnings that say the same are one, with all their places. */
export function grouped(warnings: readonly Warning[]) {
  const found = new Map<string, { places: string[]; message: string; code: string }>()
  for (const { code, message, where } of warnings) {
    const one = found.get(`${code} ${message}`) ?? { places: [], message, code }
    one.places.push(...placesOf({ where }))
    found.set(`${code} ${message}`, one)
  }
  return [...found.values()]
}

/** What the reference knows of, and so what the number holds for. */
function limitations(page: Flow, { answer, reference, marks }: ReportContents): void {
  const { conditions } = answer.reference
  page.heading('Limitations', 2)
  const ranges = marks.measures.flatMap(({ measure, words, unit }) => {
    const ends = conditions.flatMap(({ ranges: own }) => own[measure] ?? [])
    if (ends.length === 0) return []
    const [low, high] = [fourDigits(Math.min(...ends)), fourDigits(Math.max(...ends))]
    return [[words, `${low === high ? low : `${low} to ${high}`}${unit === '' ? '' : ` ${unit}`}`]]
  })
  const scans = conditions.reduce((sum, { n_scans }) => sum + n_scans, 0)
  page.paragraph(
    `The number is relative to ${populationText(answer)}, from ${answer.n_sources} sources (${reference.datasets.map(({ tag }) => tag).join(', ')}). It says nothing about other makes of firearms or tools, other materials, or other instruments. There the score may behave differently, and no figure here tells how.`,
  )
  if (ranges.length > 0) {
    page.table(
      [
        { title: 'Measure', share: 0.6 },
        { title: 'Range of the reference', share: 0.4 },
      ],
      ranges,
      `What the ${scans} scans of the reference are like. The number says nothing about marks outside these ranges.`,
    )
  }
  page.paragraph(
    'With so few sources the likelihood ratio is bounded. Its interval shows only how it depends on which of these sources are in the reference. It does not cover errors before the scan: a wrong exhibit, a damaged mark, a scan of the wrong place.',
  )
  page.paragraph(
    'The lateral scale is taken as the files state it. In trials with known matches, a scale that was 2 % too small for one mark left the number as it was. At 4 % the number fell, and at 6 % some were answered as marks of different sources.',
  )
}
