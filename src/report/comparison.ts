import type { ReportContents } from './contents.ts'
import { marksSection } from './marks-section.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { type Given, given } from './pdf/given-text.ts'
import { handlesSection, inputsSection, methodSection } from './provenance-sections.ts'
import { referenceSection } from './reference-section.ts'
import { levelText, resultSection } from './result-section.ts'
import { scopeSection } from './scope-section.ts'
import { sensitivitySection } from './sensitivity-section.ts'

/**
 * The report of a comparison as PDF. The bytes depend on the contents alone: no clock, no randomness.
 */
export async function comparisonReport(contents: ReportContents): Promise<Uint8Array> {
  const { answer, marks } = contents
  const { engine_version } = answer.provenance
  const { handle } = answer.recipe
  const what = answer.evidence_note ? `${marks.name}: ${levelText(answer.evidence_note)}` : marks.name
  const caseId = given('Case', contents.caseId)
  const examiner = given('Examiner', contents.examiner)
  const others = [
    given('Date', contents.date ?? ''),
    given('Exhibit, mark A', contents.exhibitA ?? ''),
    given('Exhibit, mark B', contents.exhibitB ?? ''),
  ].filter(({ whole }) => whole !== '')
  const page = await flow({
    title: caseId.head === '' ? `Comparison of ${what}` : `Comparison of ${what}, case ${caseId.head}`,
    subject: `Recipe ${handle}`,
    language: 'en',
    producer: `Markgraph ${engine_version}`,
  })
  page.title(`Comparison of ${what}`, `Markgraph ${engine_version} · research preview`)
  page.facts([
    ...[caseId, examiner, ...others].map(({ name, short, isLong }) => ({
      name,
      value: isLong ? [short, 'The full text is in the last section.'] : short || 'not given',
    })),
    { name: 'Compared', value: `${scans(contents, 'a')} with ${scans(contents, 'b')}` },
    { name: 'Recipe', value: handle, mono: true },
    { name: 'Report', value: answer.report_handle, mono: true },
  ])
  resultSection(page, contents)
  scopeSection(page, contents)
  const { signatures = [], date = '' } = contents
  if (signatures.length > 0) {
    page.need(110)
    page.heading('Signatures')
    page.paragraph('The sections above are the statement; those below say what it rests on.')
    page.signatures(signatures, date === '' ? 'Date' : date)
  }
  referenceSection(page, contents)
  sensitivitySection(page, contents)
  marksSection(page, contents)
  methodSection(page, contents)
  inputsSection(page, contents)
  handlesSection(page, contents)
  inFull(
    page,
    [caseId, examiner, ...others].filter(({ isLong }) => isLong),
  )
  const head = caseId.head === '' ? '' : `Case ${caseId.head} · `
  return page.finish(`${head}recipe ${handle.slice(0, 'sha256:'.length + 16)}…`)
}

function scans({ answer }: ReportContents, side: 'a' | 'b'): string {
  const count = answer.provenance.input_hashes[`mark_${side}`].length
  return `mark ${side.toUpperCase()} (${count} ${count === 1 ? 'scan' : 'scans'})`
}

function inFull(page: Flow, long: readonly Given[]): void {
  if (long.length === 0) return
  page.heading('Texts in full')
  for (const { name, whole } of long) {
    page.heading(name, 2)
    page.paragraph(whole)
  }
}
