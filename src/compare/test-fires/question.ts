import type { Json } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import type { QuestionScore, Stated } from '../../kinds/marks/test-fires.ts'
import type { RecipeBody } from '../../kinds/recipe.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { MarkType } from '../../marks/mark-type.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { referenceRecord } from '../../nodes/calibration/reference.ts'
import { stopping } from '../../nodes/report/scope-report.ts'
import { questionRefusal, questionReport, uncalibratedQuestion } from '../../nodes/test-fires/report.ts'
import { markApart } from '../../numerics/test-fires/anchored.ts'
import type { Fact } from '../../words/fact.ts'
import { fact, joinSentences, propositionsOfKnown } from '../../words/said.ts'
import type { ReferencesById } from '../calibration.ts'
import { foreignInstruments } from '../checks/instruments.ts'
import { leftOutFor } from '../checks/left-out.ts'
import { warningsOf } from '../checks/pair.ts'
import { referenceWarnings } from '../checks/reference-warnings.ts'
import { isBlocked } from '../checks/scan-checks.ts'
import { aboutOf, type Compared, factsOf, refusalFacts, scopeRequest } from '../compared.ts'
import { type Labels, recipeHandle, recipeOf } from '../recipe.ts'
import type { LoadedQuestion } from '../request/request.ts'
import { knownName, sidesOf } from '../request/sides.ts'
import { questionEvidence, questionsFit, ratioWithout, reproducible } from './evidence.ts'
import { copyWarnings, judgeQuestion, type ScoredQuestion, scoreQuestion } from './score-question.ts'

/** Compares a questioned mark with several known marks of one source. */
export async function compareQuestion(
  service: ReferencesById,
  session: Session,
  request: LoadedQuestion,
  labels: Labels,
): Promise<Compared> {
  const { type, config, reference, known, stated } = request
  const { checks, pair, leftOut, refusal, scored } = await judgeQuestion(service, session, request)
  const best = scored?.best ?? 0
  const shown: LoadedQuestion = { ...request, b: known[best]! }
  const asked = {
    known_scans: known.map(({ scans }) => scans.length),
    best: best + 1,
    stated,
    left_out: leftOut.map(({ known: i, why }) => ({ ...why, index: i + 1 })),
  }
  const about = aboutOf(shown, labels)
  const warnings = [
    ...warningsOf(request),
    ...(await foreignInstruments(session, request)),
    ...copyWarnings(leftOut),
    ...notAll(stated, known.length),
  ]
  const record = await session.evaluate(referenceRecord, {}, { reference: reference.ref })
  if (refusal) {
    const params = {
      ...about,
      ...asked,
      ...refusalFacts(shown),
      warnings: factsOf(warnings),
      reasons: refusal.reasons,
    }
    const inputs = { ...checks, scope_pair: pair, score: [], calibration: [], reference: record }
    return { request: shown, report: await session.evaluate(questionRefusal, params, inputs) }
  }

  const { score, ofBest } = scored
  warnings.push(...scored.warnings)
  const inputs = {
    score,
    attribution: ofBest.attribution,
    preview_a: ofBest.previews.a,
    preview_b: ofBest.previews.b,
    ...checks,
    scope_pair: pair,
    reference: record,
  }
  const facts = { ...ofBest.facts, ...scopeRequest(shown) } as unknown as { readonly [key: string]: Json }
  const hash = configHash(config)
  if (hash !== reference.record.scorer_config_hash) {
    const params = {
      ...about,
      ...asked,
      warnings: factsOf([...scored.copies, ...warnings]),
      facts,
      scorer_config: { ...config },
      scorer_config_hash: hash,
    }
    const report = await session.evaluate(uncalibratedQuestion, params, inputs)
    return { request: shown, scored: ofBest, report }
  }

  const without = await leftOutFor(session, reference, sidesOf(request), questionsFit)
  const calibration = await questionsFit(session, reference.ref, without.sources)
  const agree = await reproducible(session, type.domain, score, calibration)
  warnings.push(...without.warnings)
  if (await isBlocked(session, [agree])) {
    const params = {
      ...about,
      ...asked,
      ...refusalFacts(shown),
      warnings: factsOf([...scored.copies, ...warnings]),
      reasons: null,
    }
    const { scope_a, scope_known } = checks
    const refused = {
      scope_a,
      scope_known,
      scope_pair: [...pair, agree],
      score: [score],
      calibration: [calibration],
      reference: record,
    }
    return { request: shown, report: await session.evaluate(questionRefusal, params, refused) }
  }

  const found = await questionEvidence(session, score, reference, calibration, without.sources)
  const body = await recipeOf(session, shown, found, without.sources, labels)
  const recipe = { handle: recipeHandle(body), ...body }
  const { log10_lr } = await session.value(found.lr)
  const lines = await secondLines(session, request, scored, calibration)
  warnings.unshift(
    ...scored.copies,
    ...referenceWarnings(reference.record),
    ...lines.flatMap(({ warning: of }) => of ?? []),
    ...(log10_lr < 0 ? unlike(stated, type) : []),
  )
  const report = await session.evaluate(
    questionReport,
    {
      ...about,
      ...asked,
      warnings: factsOf(warnings),
      facts,
      without: lines.map(({ index, why, ratio }) => ({ ...why, index, answered: ratio !== undefined })),
      propositions: propositionsOfKnown(ofBest.propositions ?? type.words.propositions),
      evidence_note: ofBest.evidenceNote ? { ...ofBest.evidenceNote } : null,
      recipe_handle: recipe.handle,
    },
    {
      ...inputs,
      scope_pair: [...pair, agree],
      calibration,
      likelihood_ratio: found.lr,
      interval: found.interval,
      without: lines.flatMap(({ ratio }) => ratio ?? []),
    },
  )
  return { request: shown, scored: ofBest, evidence: found, recipe, report }
}

/**
 * The recipe of a question that has a likelihood ratio, without its report.
 * errors  `bad-value`: these marks give no ratio, whatever a recipe says
 */
export async function deriveQuestionRecipe(
  service: ReferencesById,
  session: Session,
  request: LoadedQuestion,
  labels: Labels,
): Promise<RecipeBody> {
  const { type, reference, known } = request
  const { scored, refusal } = await scoreQuestion(service, session, request)
  if (!scored) throw new MarkgraphError('bad-value', joinSentences(refusal.reasons ?? []))
  const { sources } = await leftOutFor(session, reference, sidesOf(request), questionsFit)
  const calibration = await questionsFit(session, reference.ref, sources)
  const { checks } = await session.value(await reproducible(session, type.domain, scored.score, calibration))
  const [stops] = stopping(checks)
  if (stops) throw new MarkgraphError('bad-value', stops.reason)
  const found = await questionEvidence(session, scored.score, reference, calibration, sources)
  return recipeOf(session, { ...request, b: known[scored.best]! }, found, sources, labels)
}

/** Marks that were made and are not given. */
const notAll = ({ made }: Stated, used: number): Warning[] =>
  made !== null && made > used ? [warning('request', 'known_not_all', { made, used })] : []

/** What a low score may come from where nobody says that the questioned mark was made as the known ones were. */
function unlike(
  { ammunition_alike, instrument_alike, condition_alike }: Stated,
  { fired }: MarkType,
): Warning[] {
  const alike = {
    ...(fired && { ammunition: ammunition_alike }),
    instrument: instrument_alike,
    condition: condition_alike,
  }
  if (Object.values(alike).every((one) => one === true)) return []
  return [warning('pair', 'reproduction_unknown', alike)]
}

/** The ratio with one known mark less. */
interface SecondLine {
  /** From 1, as the request gives it. */
  readonly index: number
  readonly why: Fact
  readonly ratio: Awaited<ReturnType<typeof ratioWithout>>
  readonly warning?: Warning
}

/** The ratios without each known mark that the request would leave out, or that stands apart from the others. */
async function secondLines(
  session: Session,
  { type, stated }: LoadedQuestion,
  { scores, score, counted }: ScoredQuestion,
  calibration: Awaited<ReturnType<typeof questionsFit>>,
): Promise<SecondLine[]> {
  const apart = markApart(await session.value(calibration), matrixOf(await session.value(score)))
  const lines: Omit<SecondLine, 'ratio'>[] = stated.left_out
    .filter(({ index }) => counted.includes(index - 1))
    .map(({ index, reason }) => ({ index, why: fact('left_out_as_stated', { reason }) }))
  if (apart !== undefined) {
    const index = counted[apart]! + 1
    const of = { of: counted.length - 1 }
    lines.push({
      index,
      why: fact('test_fire_apart', of),
      warning: warning(knownName(index - 1), 'test_fire_apart', of),
    })
  }
  return session.map(lines, async (line) => {
    const rest = counted.filter((i) => i !== line.index - 1)
    return { ...line, ratio: await ratioWithout(session, type.domain, scores, rest, calibration) }
  })
}

/** The scores among known marks as a matrix (k, k) in C order. */
function matrixOf({ scores, scores_among }: QuestionScore): Float64Array {
  const k = scores.length
  const matrix = new Float64Array(k * k)
  for (const [i, j, score] of scores_among) {
    matrix[(i - 1) * k + (j - 1)] = score
    matrix[(j - 1) * k + (i - 1)] = score
  }
  return matrix
}
