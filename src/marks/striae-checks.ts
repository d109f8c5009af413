import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Signature } from '../kinds/marks/signature.ts'
import type { ScopeChecks } from '../kinds/scope.ts'
import { FLIPS, flippedSignature, striaeHandedness } from '../nodes/scan/handedness.ts'
import { striaeSelfAgreement, textureCheck } from '../nodes/scan/texture-check.ts'
import type { Scored } from './mark-type.ts'

interface Striae {
  readonly a: readonly Ref<Signature>[]
  readonly b: readonly Ref<Signature>[]
}

/** Limits of a kind of marks with striae. */
interface Limits {
  readonly domain: string
  /** Self-agreement above that of every real scan of the kind. */
  readonly mostRepeated: number
  /** Score that only marks of one source reach. */
  readonly oneSource: number
  /** Other ways to read one of the marks that are tried. */
  readonly flips: readonly (keyof typeof FLIPS)[]
}

/**
 * Checks of two marks with striae: no repeating pattern, and read the right way. Other ways are tried only where the marks do not
 * agree as they were read.
 * in      `scoreWith`: the score of a with these signatures in the place of b
 */
export async function striaeChecks(
  session: Session,
  { domain, mostRepeated, oneSource, flips }: Limits,
  { a, b }: Striae,
  score: Scored['score'],
  scoreWith: (b: readonly Ref<Signature>[]) => Promise<Scored['score']>,
): Promise<Ref<ScopeChecks>[]> {
  const repeated = (signatures: readonly Ref<Signature>[]) =>
    session.map(signatures, (signature) => session.evaluate(striaeSelfAgreement, {}, { signature }))
  const texture = { a: await repeated(a), b: await repeated(b) }
  const agree = (await session.value(score)).score >= oneSource
  const ways = agree ? [] : [...flips]
  const others = await session.map(ways, async (way) =>
    scoreWith(
      await session.map(b, (signature) => session.evaluate(flippedSignature, FLIPS[way], { signature })),
    ),
  )
  return [
    await session.evaluate(textureCheck, { domain, most: mostRepeated }, texture),
    await session.evaluate(striaeHandedness, { domain, ways, one_source: oneSource }, { score, others }),
  ]
}
