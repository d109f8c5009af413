import { nodesOf } from '../../kinds/node.ts'
import { arealBand, coarsestPitch } from '../../nodes/breech-faces/areal-band.ts'
import { arealPreview, arealTrace } from '../../nodes/breech-faces/areal-pictures.ts'
import { arealSignature, mapCorner } from '../../nodes/breech-faces/areal-signature.ts'
import { cellsCheck } from '../../nodes/breech-faces/cells-check.ts'
import { arealScore, attribution2d, cmr2d } from '../../nodes/breech-faces/cmr-2d.ts'
import { faceCells, registeredMap } from '../../nodes/breech-faces/face-pair.ts'
import { faceSelfAgreement, remainingMap } from '../../nodes/breech-faces/face-texture.ts'
import { faceHandedness, flippedMap } from '../../nodes/breech-faces/handedness.ts'
import { plainArealSignature, plainCmr2d } from '../../nodes/breech-faces/plain-areal.ts'
import { primerRegion } from '../../nodes/breech-faces/primer-region.ts'
import { faceSeam } from '../../nodes/breech-faces/seam.ts'
import { drawnRegion } from '../../nodes/scan/drawn-region.ts'
import { faceMeasures } from '../../nodes/scan/mark-measures.ts'
import { faceRegistrations, faceRingsNode } from '../../nodes/sketches/face-rings.ts'
import { faceSketchNode, faceViewsNode } from '../../nodes/sketches/face-sketch.ts'
import type { MarkType } from '../mark-type.ts'
import { FACE_COPIES } from '../near-copies.ts'
import { ONE_SCAN } from '../population.ts'
import { breechFaceConfig, breechFacesOf } from './config.ts'
import { measures } from './measures.ts'
import { breechFaceNeeds } from './memory-estimate.ts'
import { breechFaceRanges } from './ranges.ts'
import { scoreBreechFaces } from './score.ts'
import { breechFaceScoresWith } from './search.ts'
import { simulatedFaces } from './simulated.ts'
import { faceSketching } from './sketch.ts'
import { breechFaceSteps } from './steps.ts'
import { breechFaceTable } from './study.ts'

const { deployed } = breechFaceConfig

/** Breech face impressions of cartridge cases. */
export const breechFaces: MarkType = {
  domain: 'impressed',
  words: {
    title: 'Breech faces',
    choice: 'Breech face',
    scans: 'One scan of each impression',
    mark: 'a breech face',
    marks: 'breech face impressions of cartridge cases',
    questioned: 'questioned cartridge case',
    testMark: 'test fire',
    testMarks: 'test fires',
    source: 'firearm',
    propositions: 'one_firearm',
  },
  fired: true,
  striated: false,
  suits: ({ striated }) => !striated,
  editor: 'region',
  simulated: simulatedFaces,
  steps: breechFaceSteps,
  config: breechFaceConfig,
  ranges: breechFaceRanges,
  scores: [
    {
      kind: 'cmr-2d',
      reference: 'impressed',
      referenceName: 'Breech faces of sixteen slides and six pistols (Fadul 2011, Weller 2012, Baldwin 2014)',
    },
  ],
  scoreKindOf: () => 'cmr-2d',
  mostPoints: 16_777_216,
  needs: breechFaceNeeds,
  places: false,
  measures,
  copies: FACE_COPIES,
  sketching: faceSketching,
  measured: {
    pitch: coarsestPitch(deployed.impressed_pitch),
    lambda_s: deployed.impressed_lambda_s,
    lambda_c: deployed.impressed_lambda_c,
  },
  score: scoreBreechFaces,
  scoresWith: breechFaceScoresWith,
  study: { ...ONE_SCAN, tables: breechFaceTable },
  shown: {
    layout: 'map',
    pair: true,
    regionPitch(config) {
      const { impressed_method, impressed_pitch } = breechFacesOf(config)
      return impressed_method === 'plain' ? undefined : impressed_pitch
    },
  },
  nodes: nodesOf(
    faceSketchNode,
    faceViewsNode,
    faceRingsNode,
    faceRegistrations,
    faceMeasures,
    primerRegion,
    drawnRegion,
    arealBand,
    arealSignature,
    mapCorner,
    faceSeam,
    plainArealSignature,
    plainCmr2d,
    cmr2d,
    cellsCheck,
    flippedMap,
    faceHandedness,
    faceSelfAgreement,
    remainingMap,
    arealScore,
    attribution2d,
    faceCells,
    registeredMap,
    arealPreview,
    arealTrace,
  ),
}
