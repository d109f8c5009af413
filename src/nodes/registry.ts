import type { AnyNode } from '../kinds/node.ts'
import { align } from './align.ts'
import { arealBand } from './areal-band.ts'
import { arealPreview, arealTrace } from './areal-pictures.ts'
import { arealSignature } from './areal-signature.ts'
import { attribution1d } from './attribution.ts'
import { bootstrapCalibration, fitCalibration } from './calibration.ts'
import { attributionCmr1d, cmr1d, cmr1dBlock, toolmarkScore } from './cmr-1d.ts'
import { arealScore, attribution2d, cmr2d } from './cmr-2d.ts'
import { coherence } from './coherence.ts'
import { decode } from './decode.ts'
import { features } from './features.ts'
import { formRemoval } from './form-removal.ts'
import { landSignature } from './land-signature.ts'
import { calibrate, uncertainty } from './likelihood-ratio.ts'
import { orient, orientedHeights } from './orient.ts'
import { orientation } from './orientation.ts'
import { plainArealSignature, plainCmr2d } from './plain-areal.ts'
import { populationReference } from './population.ts'
import { arrayPreview, straightenedPreview } from './preview.ts'
import { referenceRecord } from './reference.ts'
import { robustForm } from './robust-form.ts'
import { roughness } from './roughness.ts'
import { scopeChecks } from './scope.ts'
import { bulletScore, landScore } from './score.ts'
import { signature } from './signature.ts'
import { straighten } from './straighten.ts'
import { striae } from './striae.ts'
import { collapse, toolmarkSignature } from './toolmark-signature.ts'
import { trace } from './trace.ts'
import { assembleValidation, validateProtocol } from './validation.ts'

/** Every stage there is, by name. */
export const NODES: ReadonlyMap<string, AnyNode> = new Map(
  (
    [
      decode,
      formRemoval,
      roughness,
      coherence,
      orientation,
      orient,
      orientedHeights,
      signature,
      robustForm,
      striae,
      straighten,
      landSignature,
      arealBand,
      arealSignature,
      plainArealSignature,
      plainCmr2d,
      arealPreview,
      arealTrace,
      cmr2d,
      arealScore,
      attribution2d,
      collapse,
      toolmarkSignature,
      cmr1d,
      cmr1dBlock,
      toolmarkScore,
      attributionCmr1d,
      align,
      features,
      bulletScore,
      landScore,
      attribution1d,
      scopeChecks,
      trace,
      straightenedPreview,
      arrayPreview,
      fitCalibration,
      bootstrapCalibration,
      populationReference,
      referenceRecord,
      calibrate,
      uncertainty,
      validateProtocol,
      assembleValidation,
    ] as readonly unknown[] as readonly AnyNode[]
  ).map((node) => [node.name, node]),
)
