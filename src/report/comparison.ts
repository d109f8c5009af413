import type { RefusalContents, ReportContents } from './contents.ts'
import { knownSection } from './known-section.ts'
import { isOfKnown } from './mark-names.ts'
import { marksSection } from './marks-section.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { type Given, given, IN_HEAD, shortened } from './pdf/given-text.ts'
import { handlesSection, inputsSection, methodSection } from './provenance-sections.ts'
import { referenceSection } from './reference-section.ts'
import { levelText, refusalSection, resultSection } from './result-section.ts'
import { scopeSection } from './scope-section.ts'
import { sensitivitySection } from './sensitivity-section.ts'

/**
 * The report of a comparison as PDF. The bytes depend on the contents alone: no clock, no randomness.
 */
export async function comparisonReport(contents: ReportContents | RefusalContents): Promise<Uint8Array> {
  const { answer, marks } = contents
  const { engine_version } = answer.provenance
  const { report_handle } = answer
  const recipe = 'refused' in answer ? undefined : answer.recipe_handle
  const note = 'refused' in answer ? undefined : answer.evidence_note
  const what = note ? `${marks.name}: ${levelText(note)}` : marks.name
  const ofKnown = isOfKnown(answer)
  const caseId = given('Case', contents.caseId)
  const reportNumber = given('Report number', contents.reportNumber ?? '')
  const examiner = given('Examiner', contents.examiner)
  const texts = [
    given('Laboratory', contents.laboratory ?? ''),
    caseId,
    reportNumber,
    examiner,
    given('Date', contents.date ?? ''),
    given(ofKnown ? 'Exhibit, questioned' : 'Exhibit, mark A', contents.exhibitA ?? ''),
    given(ofKnown ? 'Exhibit, known source' : 'Exhibit, mark B', contents.exhibitB ?? ''),
  ].filter((one) => one.whole !== '' || one === caseId || one === examiner)
  const page = await flow({
    title: caseId.head === '' ? `Comparison of ${what}` : `Comparison of ${what}, case ${caseId.head}`,
    subject: recipe ? `Recipe ${recipe}` : `Report ${report_handle}`,
    language: 'en',
    producer: `Markgraph ${engine_version}`,
  })
  page.title(`Comparison of ${what}`, `Markgraph ${engine_version} · research preview`)
  page.facts([
    ...texts.map(({ name, short, isLong }) => ({
      name,
      value: isLong ? [short, 'The full text is in the last section.'] : short || 'not given',
    })),
    { name: 'Compared', value: comparedText(contents) },
    ...(recipe ? [{ name: 'Recipe', value: recipe, mono: true }] : []),
    { name: 'Report', value: report_handle, mono: true },
  ])
  if ('reference' in contents) resultSection(page, contents)
  else refusalSection(page, contents)
  knownSection(page, contents)
  scopeSection(page, contents)
  const { signatures = [], date = '' } = contents
  if (signatures.length > 0) {
    page.need(110)
    page.heading('Signatures')
    page.paragraph('The sections above are the statement; those below say what it rests on.')
    page.signatures(signatures, date === '' ? 'Date' : date)
  }
  if ('reference' in contents) {
    referenceSection(page, contents)
    sensitivitySection(page, contents)
    marksSection(page, contents)
    methodSection(page, contents)
  }
  inputsSection(page, contents)
  handlesSection(page, contents)
  inFull(
    page,
    texts.filter(({ isLong }) => isLong),
  )
  const named = (handle: string): string => `${handle.slice(0, 'sha256:'.length + 16)}…`
  return page.finish(
    [
      ...headTexts(caseId, reportNumber),
      recipe ? `recipe ${named(recipe)}` : `report ${named(report_handle)}`,
    ].join(' · '),
  )
}

/** What stands at the head of every page of these texts; two of them share its room. */
function headTexts(caseId: Given, reportNumber: Given): string[] {
  const shown = [
    ['Case', caseId.whole],
    ['Report', reportNumber.whole],
  ].filter(([, whole]) => whole !== '')
  return shown.map(([word, whole]) => `${word} ${shortened(whole!, IN_HEAD / shown.length)}`)
}

function comparedText({ answer }: ReportContents | RefusalContents): string {
  const { mark_a, mark_b, known } = answer.provenance.input_hashes
  const scans = (hashes: readonly string[]): string =>
    `(${hashes.length} ${hashes.length === 1 ? 'scan' : 'scans'})`
  return known
    ? `the questioned mark ${scans(mark_a)} with ${known.length} known marks of one source ${scans(known.flat())}`
    : `mark A ${scans(mark_a)} with mark B ${scans(mark_b)}`
}

function inFull(page: Flow, long: readonly Given[]): void {
  if (long.length === 0) return
  page.heading('Texts in full')
  for (const { name, whole } of long) {
    page.heading(name, 2)
    page.paragraph(whole)
  }
}
