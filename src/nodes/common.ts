import { nodesOf } from '../kinds/node.ts'
import { bandRms } from './band-rms.ts'
import { bootstrapCalibration, fitCalibration } from './calibration.ts'
import { coherence } from './coherence.ts'
import { collapseRatio } from './collapse-ratio.ts'
import { decode } from './decode.ts'
import { fileNotes } from './file-notes.ts'
import { formRemoval } from './form-removal.ts'
import { calibrate, uncertainty } from './likelihood-ratio.ts'
import { mesh } from './mesh.ts'
import { mirrored } from './mirrored.ts'
import { nearCopies } from './near-copies.ts'
import { orientation } from './orientation.ts'
import { populationReference, referencePart } from './population.ts'
import { arrayPreview, straightenedPreview } from './preview.ts'
import { referenceMembers, referenceRecord } from './reference.ts'
import { replica } from './replica.ts'
import { calibratedReport, refusalReport, uncalibratedReport } from './report.ts'
import { robustForm } from './robust-form.ts'
import { roughness } from './roughness.ts'
import { scopeChecks } from './scope.ts'
import { coarseMap, crosscut } from './section.ts'
import { straighten } from './straighten.ts'
import { striae } from './striae.ts'
import { surfaceImage } from './surface-image.ts'
import { trace } from './trace.ts'

/** The nodes that no single mark type owns. */
export const COMMON_NODES = nodesOf(
  decode,
  mirrored,
  replica,
  fileNotes,
  formRemoval,
  roughness,
  coherence,
  collapseRatio,
  bandRms,
  orientation,
  robustForm,
  striae,
  straighten,
  straightenedPreview,
  trace,
  arrayPreview,
  surfaceImage,
  mesh,
  scopeChecks,
  crosscut,
  coarseMap,
  nearCopies,
  fitCalibration,
  bootstrapCalibration,
  calibrate,
  uncertainty,
  populationReference,
  referencePart,
  referenceRecord,
  referenceMembers,
  calibratedReport,
  uncalibratedReport,
  refusalReport,
)
