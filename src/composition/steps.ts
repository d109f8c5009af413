import type { Handle } from '../address/canonical.ts'
import { scoreKind } from '../kinds/score.ts'
import { signatureKind } from '../kinds/signature.ts'
import { surfaceKind } from '../kinds/surface.ts'
import { align } from '../nodes/align.ts'
import { features } from '../nodes/features.ts'
import { ENGINE_VERSION } from '../version.ts'
import { artifactPreview, artifactRecord } from './artifacts.ts'
import { calibrated, calibrationBlock } from './calibration.ts'
import { breechFace } from './impressed.ts'
import { correlationParams, featureParams, type Places } from './places.ts'
import { codeOf } from './recipe.ts'
import { DEPLOYED } from './scorer-config.ts'
import type { Service } from './service.ts'
import { land, landTrace, preprocess } from './striated.ts'

/** Form removal and roughness band of a surface: its record and a small picture. */
export async function preprocessStep(
  service: Service,
  surface: string,
  band: { lambda_s: number; lambda_c: number },
) {
  const { graph } = service
  const { bandpassed } = await preprocess(graph, graph.named(surface, surfaceKind), band)
  await graph.flush()
  return {
    ...artifactRecord(service, bandpassed.handle),
    preview: await artifactPreview(service, bandpassed.handle),
  }
}

/** The deployed striated pipeline of one land: the signature's record, and its trace as the preview. */
export async function signatureStep(service: Service, surface: string) {
  const { graph } = service
  const one = await land(graph, DEPLOYED, graph.named(surface, surfaceKind))
  const preview = await graph.value(await landTrace(graph, one))
  await graph.flush()
  return { ...artifactRecord(service, one.signature.handle), preview }
}

/** The deployed impressed pipeline of one breech face: the record of its areal signature, and a picture of it. */
export async function arealSignatureStep(service: Service, surface: string) {
  const { graph } = service
  const { signature } = await breechFace(graph, DEPLOYED, graph.named(surface, surfaceKind))
  await graph.flush()
  return {
    ...artifactRecord(service, signature.handle),
    preview: await artifactPreview(service, signature.handle),
  }
}

export async function alignStep({ graph }: Service, a: string, b: string) {
  const alignment = await graph.evaluate(align, correlationParams(DEPLOYED), {
    a: graph.named(a, signatureKind),
    b: graph.named(b, signatureKind),
  })
  const { lag, ccf } = await graph.value(alignment)
  await graph.flush()
  return {
    step: 'align',
    code: codeOf(align),
    inputs: { a, b },
    lag,
    ccf,
    engine_version: ENGINE_VERSION,
    handle: alignment.handle,
  }
}

export async function featuresStep(
  { graph }: Service,
  a: readonly Handle[],
  b: readonly Handle[],
  places: Places,
) {
  const signatures = (handles: readonly Handle[]) =>
    handles.map((handle) => graph.named(handle, signatureKind))
  const found = await graph.evaluate(features, featureParams(DEPLOYED, places), {
    a: signatures(a),
    b: signatures(b),
  })
  const value = await graph.value(found)
  await graph.flush()
  return {
    step: 'features',
    code: codeOf(features),
    inputs: { a, b },
    features: value,
    engine_version: ENGINE_VERSION,
    handle: found.handle,
  }
}

/** A score against a named reference, behind the scorer-config firewall when the score's config hash is given. */
export async function calibrateStep(
  service: Service,
  {
    score,
    reference,
    configHash,
    ci,
  }: { score: number; reference: string; configHash?: string | undefined; ci: boolean },
) {
  const { graph, references } = service
  const entry = references.get(reference)
  const { id, name, scorer_config_hash, diagnostics, score_kind } = entry.record
  const about = { id, name, scorer_config_hash, diagnostics }
  if (configHash !== undefined && configHash !== scorer_config_hash) {
    return {
      calibrated: false as const,
      config_verified: false as const,
      score,
      reference: about,
      requested_scorer_config_hash: configHash,
      reference_scorer_config_hash: scorer_config_hash,
      reason: `the score was computed under another scorer config than reference ${id} was built with, so no likelihood ratio can be read from it`,
    }
  }
  const result = await calibrated(service, graph.put(scoreKind, { score, score_kind }), entry, ci)
  await graph.flush()
  const { ratio, range, direction, verbal } = result
  return {
    calibrated: true as const,
    config_verified: configHash !== undefined,
    score,
    likelihood_ratio: ratio.likelihood_ratio,
    log10_lr: ratio.log10_lr,
    lr_bound_log10: ratio.lr_bound_log10,
    lr_bound_hit: ratio.lr_bound_hit,
    direction,
    verbal,
    reference: about,
    calibration: calibrationBlock(entry, result),
    ...(range && {
      log10_lr_ci: range.log10_lr_ci,
      lr_ci_method: range.lr_ci_method,
      n_sources: range.n_sources,
    }),
  }
}
