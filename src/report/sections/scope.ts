import { populationText } from '../../compare/answer/wording.ts'
import { placesOf, type Warning } from '../../kinds/report.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { byMark, isOfKnown, markNames, placeInTables, scanNames, withMarkNames } from '../mark-names.ts'
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
export function scopeSection(
  page: Flow,
  contents: ReportContents | RefusalContents,
  words: ReportWords,
): void {
  const { answer, marks } = contents
  const { domain, scope, warnings } = answer
  const striated = marks.layout === 'striae'
  const { scope: said } = words.sections
  const { fourDigits } = words.number
  page.heading(words.checks)
  page.lead(said.lead(domain, isOfKnown(answer), warnings.length))
  const scans = byMark(answer, scope).flatMap(({ name, of }) =>
    of.map(({ checks }, i) => ({ name: `${name} ${i + 1}`, checks })),
  )
  page.table(
    [
      { title: said.scan, share: 0.1 },
      { title: said.pitch, share: 0.16, align: 'end' },
      { title: said.texture, share: 0.16, align: 'end' },
      { title: said.conditions, share: 0.18, align: 'end' },
      { title: said.measured, share: 0.18, align: 'end' },
      { title: said.rms, share: 0.22, align: 'end' },
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
  page.paragraph(said.inBrackets)
  for (const { name, reason, severity } of scope.pair.checks) {
    const found = withMarkNames(answer, reason, words)
    const sentence = said.found(pairOf(contents, name, words), said.names[name], found)
    page.paragraph(`${severity === 'ok' ? '' : '(!) '}${sentence}`)
  }
  for (const { places, message, code } of grouped(warnings)) {
    page.paragraph(
      `(!) ${scanNames(
        places.map((place) => placeInTables(answer, place, words)),
        words,
      )}: ${withMarkNames(answer, message, words)} (${code})`,
      { size: 8 },
    )
  }
  if ('reference' in contents) limitations(page, contents, words)
}

/** What a check of the pair looked at. */
function pairOf(
  { answer }: ReportContents | RefusalContents,
  check: string,
  { sections: { scope: said } }: ReportWords,
): string {
  if (!isOfKnown(answer)) return said.pair
  const { a, b } = markNames(answer)
  return check === 'reproducibility' ? said.knownMarks : said.two(a.short, b.short)
}

/** Warnings that say the same are one, with all their places. */
function grouped(warnings: readonly Warning[]) {
  const found = new Map<string, { places: string[]; message: string; code: string }>()
  for (const { code, message, where } of warnings) {
    const one = found.get(`${code} ${message}`) ?? { places: [], message, code }
    one.places.push(...placesOf({ where }))
    found.set(`${code} ${message}`, one)
  }
  return [...found.values()]
}

/** What the reference knows of, and so what the number holds for. */
function limitations(page: Flow, { answer, reference, marks }: ReportContents, words: ReportWords): void {
  const { conditions } = answer.reference
  const { scope: said, measures } = words.sections
  const { fourDigits } = words.number
  page.heading(said.limitations, 2)
  const ranges = marks.measures.flatMap((measure) => {
    const ends = conditions.flatMap(({ ranges: own }) => own[measure] ?? [])
    if (ends.length === 0) return []
    const [low, high] = [fourDigits(Math.min(...ends)), fourDigits(Math.max(...ends))]
    const [called, unit] = Object.hasOwn(measures, measure) ? measures[measure]! : [measure, '']
    return [[called, `${low === high ? low : words.range(low, high)}${unit === '' ? '' : ` ${unit}`}`]]
  })
  const scans = conditions.reduce((sum, { n_scans }) => sum + n_scans, 0)
  const sets = reference.datasets.map(({ tag }) => tag).join(', ')
  page.paragraph(said.relative(populationText(answer, words), answer.n_sources, sets))
  if (ranges.length > 0) {
    page.table(
      [
        { title: said.measure, share: 0.6 },
        { title: said.range, share: 0.4 },
      ],
      ranges,
      said.ranges(scans),
    )
  }
  page.paragraph(said.bounded)
  page.paragraph(said.scale)
}
