import type { RefusalContents, ReportContents } from './contents.ts'
import { firstPage, levelText } from './first-page.ts'
import type { FirstPageTexts } from './first-page-facts.ts'
import { knownSection } from './known-section.ts'
import { isOfKnown } from './mark-names.ts'
import { marksSection } from './marks-section.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { type Given, given, IN_HEAD, shortened } from './pdf/given-text.ts'
import { upperFirst } from './pdf/upper-first.ts'
import { handlesSection, inputsSection, methodSection } from './provenance-sections.ts'
import { referenceSection } from './reference-section.ts'
import { resultSection } from './result-section.ts'
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
  const texts = textsOf(contents)
  const { caseId, reportNumber } = texts
  const page = await flow({
    title: caseId.head === '' ? `Comparison of ${what}` : `Comparison of ${what}, case ${caseId.head}`,
    subject: recipe ? `Recipe ${recipe}` : `Report ${report_handle}`,
    language: 'en',
    producer: `Markgraph ${engine_version}`,
  })
  page.title('Report of a comparison', `${upperFirst(what)} · Markgraph ${engine_version} · research preview`)
  firstPage(page, contents, texts)
  if (page.pages === 1) page.nextPage()
  if ('reference' in contents) resultSection(page, contents)
  knownSection(page, contents)
  scopeSection(page, contents)
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
    Object.values(texts).filter(({ isLong }) => isLong),
  )
  return page.finish(headTexts(caseId, reportNumber).join(' · '), `Report ${report_handle}`)
}

/** What stands at the head of every page of these texts; two of them share its room. */
function headTexts(caseId: Given, reportNumber: Given): string[] {
  const shown = [
    ['Case', caseId.whole],
    ['Report', reportNumber.whole],
  ].filter(([, whole]) => whole !== '')
  return shown.map(([word, whole]) => `${word} ${shortened(whole!, IN_HEAD / shown.length)}`)
}

function textsOf(contents: ReportContents | RefusalContents): FirstPageTexts {
  const ofKnown = isOfKnown(contents.answer)
  return {
    laboratory: given('Laboratory', contents.laboratory ?? ''),
    caseId: given('Case', contents.caseId),
    reportNumber: given('Report number', contents.reportNumber ?? ''),
    examiner: given('Examiner', contents.examiner),
    date: given('Date', contents.date ?? ''),
    exhibitA: given(ofKnown ? 'Exhibit, questioned' : 'Exhibit, mark A', contents.exhibitA ?? ''),
    exhibitB: given(ofKnown ? 'Exhibit, known source' : 'Exhibit, mark B', contents.exhibitB ?? ''),
  }
}

function inFull(page: Flow, long: readonly Given[]): void {
  if (long.length === 0) return
  page.heading('Texts in full')
  for (const { name, whole } of long) {
    page.heading(name, 2)
    page.paragraph(whole)
  }
}
