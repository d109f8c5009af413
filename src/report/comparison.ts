import { answerIn, reportWords } from '../words/languages/catalogue.ts'
import type { FirstPageWords } from '../words/languages/first-page/english.ts'
import { scaleIn } from '../words/languages/scales.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import { firstPage } from './first-page.ts'
import type { FirstPageTexts } from './first-page-facts.ts'
import { isOfKnown } from './mark-names.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { type Given, given, IN_HEAD, shorten } from './pdf/given-text.ts'
import { upperFirst } from './pdf/upper-first.ts'
import { knownSection } from './sections/known.ts'
import { marksSection } from './sections/marks.ts'
import { handlesSection, inputsSection, methodSection } from './sections/provenance.ts'
import { referenceSection } from './sections/reference.ts'
import { resultSection } from './sections/result.ts'
import { scopeSection } from './sections/scope.ts'
import { sensitivitySection } from './sections/sensitivity.ts'

/**
 * The report of a comparison as PDF. The bytes depend on the contents alone: no clock, no randomness.
 * in      words: those of the language of the contents
 */
export async function comparisonReport(
  contents: ReportContents | RefusalContents,
  words = reportWords(contents.language ?? 'en'),
): Promise<Uint8Array> {
  const { answer, marks, language = 'en' } = contents
  const { engine_version } = answer.provenance
  const { report_handle } = answer
  const recipe = 'refused' in answer ? undefined : answer.recipe_handle
  const note = 'refused' in answer ? undefined : answer.evidence_note
  const name = words.marks[answer.domain as keyof typeof words.marks] ?? marks.name
  const what = note ? `${name}: ${words.diagnosticOnly}` : name
  const texts = textsOf(contents, words)
  const { caseId, reportNumber } = texts
  const about = {
    title: words.title(what, caseId.head),
    subject: recipe ? words.recipeHandle(recipe) : words.reportHandle(report_handle),
    language,
    producer: `Markgraph ${engine_version}`,
  }
  const page = await flow(about, words)
  page.title(words.report, `${upperFirst(what)} · Markgraph ${engine_version} · ${words.preview}`)
  const inLanguage = { ...contents, answer: answerIn(language, answer) } as typeof contents
  firstPage(page, inLanguage, texts, { words, scale: scaleIn(language, contents.scale ?? 'specification') })
  statement(page, contents.statement ?? '', words)
  if (page.pages === 1) page.nextPage()
  if ('reference' in inLanguage) resultSection(page, inLanguage, words)
  knownSection(page, inLanguage, words)
  scopeSection(page, inLanguage, words)
  if ('reference' in inLanguage) {
    referenceSection(page, inLanguage, words)
    sensitivitySection(page, inLanguage, words)
    marksSection(page, inLanguage, words)
    methodSection(page, inLanguage, words)
  }
  inputsSection(page, inLanguage, words)
  handlesSection(page, inLanguage, words)
  inFull(
    page,
    Object.values(texts).filter(({ isLong }) => isLong),
    words,
  )
  return page.finish(headTexts(caseId, reportNumber, words).join(' · '), words.reportHandle(report_handle))
}

/** What stands at the head of every page of these texts; two of them share its room. */
function headTexts(caseId: Given, reportNumber: Given, { inHead }: FirstPageWords): string[] {
  const shown = [
    [inHead.case, caseId.whole],
    [inHead.report, reportNumber.whole],
  ].filter(([, whole]) => whole !== '')
  return shown.map(([word, whole]) => `${word} ${shorten(whole!, IN_HEAD / shown.length)}`)
}

function textsOf(contents: ReportContents | RefusalContents, { fields }: FirstPageWords): FirstPageTexts {
  const ofKnown = isOfKnown(contents.answer)
  return {
    laboratory: given(fields.laboratory, contents.laboratory ?? ''),
    caseId: given(fields.case, contents.caseId),
    reportNumber: given(fields.reportNumber, contents.reportNumber ?? ''),
    examiner: given(fields.examiner, contents.examiner),
    date: given(fields.date, contents.date ?? ''),
    exhibitA: given(ofKnown ? fields.exhibitQuestioned : fields.exhibitA, contents.exhibitA ?? ''),
    exhibitB: given(ofKnown ? fields.exhibitKnown : fields.exhibitB, contents.exhibitB ?? ''),
  }
}

/** What the laboratory declares on every report, in its own words. */
function statement(page: Flow, text: string, words: FirstPageWords): void {
  const paragraphs = text.split('\n').filter((one) => one.trim() !== '')
  if (paragraphs.length === 0) return
  page.heading(words.statement, 2)
  for (const one of paragraphs) page.paragraph(one)
}

function inFull(page: Flow, long: readonly Given[], words: FirstPageWords): void {
  if (long.length === 0) return
  page.heading(words.textsInFull)
  for (const { name, whole } of long) {
    page.heading(name, 2)
    page.paragraph(whole)
  }
}
