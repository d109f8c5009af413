import { MarkgraphError, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Signature } from '../../kinds/marks/signature.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import { landSignature } from '../../nodes/bullets/land-signature.ts'
import { orient, orientedHeights } from '../../nodes/bullets/orient.ts'
import { orientation } from '../../nodes/bullets/orientation.ts'
import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { signature } from '../../nodes/bullets/signature.ts'
import { straighten } from '../../nodes/bullets/straighten.ts'
import { striae } from '../../nodes/bullets/striae.ts'
import { trace } from '../../nodes/bullets/trace.ts'
import { straightenedPreview } from '../../nodes/scan/preview.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { bandOf } from '../texture.ts'
import { bulletsOf } from './config.ts'

/** A land through the pipeline: its striae along y, and its signature. */
export interface Land {
  readonly surface: Ref<Surface>
  /** The straightened striae, for pictures; computed only when a picture is asked for. */
  straightened(): Promise<Ref<Surface>>
  readonly signature: Ref<Signature>
}

/** Groove edges that a user has set, as `land-signature` takes them. */
export type GivenEdges = Parameters<typeof landSignature.run>[1]['edges']

/**
 * The whole striated pipeline of one land, from its surface to its signature.
 * errors  `bad-value` when edges are given to the plain pipeline, or do not lie on the scan
 */
export function land(
  session: Session,
  config: ScorerConfig,
  surface: Ref<Surface>,
  edges: GivenEdges = null,
): Promise<Land> {
  if (bulletsOf(config).striated_method !== 'plain') return landByGrooves(session, config, surface, edges)
  if (!edges) return landByMoments(session, config, surface)
  throw new MarkgraphError(
    'bad-value',
    phrase('striated_method plain has no groove edges; leave out the edges, or use grooves'),
  )
}

/** The textbook pipeline of a land: direction of its spectrum, rotation, mean profile of the middle. */
async function landByMoments(session: Session, config: ScorerConfig, surface: Ref<Surface>): Promise<Land> {
  const { lambda_s, lambda_c } = bulletsOf(config)
  const bandpassed = await bandOf(session, surface, { lambda_s, lambda_c })
  const direction = await session.evaluate(orientation, {}, { surface: bandpassed })
  const oriented = await session.evaluate(orient, {}, { surface: bandpassed, orientation: direction })
  const inputs = { surface: oriented, orientation: direction }
  return {
    surface,
    straightened: () => session.evaluate(orientedHeights, {}, { oriented }),
    signature: await session.evaluate(signature, paramsFrom(signature, config), inputs),
  }
}

/** A land straightened by its striae and cut at its groove edges. */
export async function landByGrooves(
  session: Session,
  config: ScorerConfig,
  surface: Ref<Surface>,
  edges: GivenEdges,
) {
  const form = await session.evaluate(robustForm, {}, { surface })
  const direction = await session.evaluate(striae, paramsFrom(striae, config), { surface, form })
  const inputs = { surface, form, orientation: direction }
  return {
    surface,
    form,
    orientation: direction,
    straightened: () => session.evaluate(straighten, {}, inputs),
    signature: await session.evaluate(landSignature, { ...paramsFrom(landSignature, config), edges }, inputs),
  }
}

/** The pipeline of a land as small pictures. */
export async function landTrace(session: Session, config: ScorerConfig, one: Land) {
  const { surface, signature } = one
  const [bandpassed, straightened] = await Promise.all([
    bandOf(session, surface, bulletsOf(config)),
    one.straightened(),
  ])
  return session.evaluate(trace, {}, { surface, bandpassed, straightened, signature })
}

export async function landPicture(session: Session, one: Land) {
  const straightened = await one.straightened()
  return session.evaluate(straightenedPreview, {}, { straightened, signature: one.signature })
}
