import { nodesOf } from '../../kinds/node.ts'
import { orientation } from '../bullets/orientation.ts'
import { robustForm } from '../bullets/robust-form.ts'
import { straighten } from '../bullets/straighten.ts'
import { striae } from '../bullets/striae.ts'
import { trace } from '../bullets/trace.ts'
import { bootstrapCalibration, fitCalibration } from '../calibration/calibration.ts'
import { calibrate, uncertainty } from '../calibration/likelihood-ratio.ts'
import { linkMarks } from '../calibration/links.ts'
import { populationReference, referencePart } from '../calibration/population.ts'
import { referenceMembers, referenceRecord } from '../calibration/reference.ts'
import { referenceFaults } from '../calibration/reference-faults.ts'
import { calibratedReport, refusalReport, uncalibratedReport } from '../report/report.ts'
import { sketchBlock } from '../sketches/sketch-block.ts'
import { striaeSketchNode } from '../sketches/striae-sketch.ts'
import {
  bootstrapQuestions,
  calibrateQuestion,
  fitQuestions,
  questionUncertainty,
  reproducibility,
} from '../test-fires/calibration.ts'
import { questionRefusal, questionReport, uncalibratedQuestion } from '../test-fires/report.ts'
import { questionScore } from '../test-fires/score.ts'
import { bandRms } from './band-rms.ts'
import { coherence } from './coherence.ts'
import { collapseRatio } from './collapse-ratio.ts'
import { decode } from './decode.ts'
import { fileNotes } from './file-notes.ts'
import { formRemoval } from './form-removal.ts'
import { flippedSignature, striaeHandedness } from './handedness.ts'
import { scanInstrument } from './instrument.ts'
import { mesh } from './mesh.ts'
import { mirrored } from './mirrored.ts'
import { nearCopies } from './near-copies.ts'
import { arrayPreview, straightenedPreview } from './preview.ts'
import { replica } from './replica.ts'
import { roughness } from './roughness.ts'
import { scopeChecks } from './scope.ts'
import { coarseMap, crosscut } from './section.ts'
import { surfaceImage } from './surface-image.ts'
import { surfaceTiles } from './surface-tiles.ts'
import { striaeSelfAgreement, textureCheck } from './texture-check.ts'

/** The nodes that no single mark type owns. */
export const COMMON_NODES = nodesOf(
  decode,
  mirrored,
  replica,
  fileNotes,
  scanInstrument,
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
  surfaceTiles,
  scopeChecks,
  crosscut,
  coarseMap,
  nearCopies,
  striaeSelfAgreement,
  textureCheck,
  flippedSignature,
  striaeHandedness,
  striaeSketchNode,
  sketchBlock,
  fitCalibration,
  bootstrapCalibration,
  calibrate,
  uncertainty,
  questionScore,
  fitQuestions,
  bootstrapQuestions,
  reproducibility,
  calibrateQuestion,
  questionUncertainty,
  questionReport,
  uncalibratedQuestion,
  questionRefusal,
  populationReference,
  referencePart,
  referenceRecord,
  referenceMembers,
  referenceFaults,
  linkMarks,
  calibratedReport,
  uncalibratedReport,
  refusalReport,
)
