/** The sections after the first page of a report, in English. Their type is what the other languages must say. */
import { MEASURES } from '../../measures.ts'
import { numbersIn } from '../numbers.ts'

const { grouped, percent } = numbersIn('en')

export const ENGLISH_SECTIONS = {
  thisComparison: (value: string): string => `this comparison: ${value}`,
  scoreOf: (kind: string): string => `score (${kind})`,
  scorerConfigHash: 'Scorer config hash',
  correlation: 'Correlation',
  logRatio: 'log10 LR',

  result: {
    heading: 'The result in numbers',
    compared: 'What is compared',
    numerator: 'Numerator: the test fires or test marks of this source.',
    denominator: (reference: string): string =>
      `Denominator: other sources of reference ${reference}, of the same class.`,
    log10: 'log10 of the likelihood ratio',
    interval: '95% interval',
    ofLog10: (interval: string): string => `log10 LR ${interval}`,
    ofRatio: (interval: string): string => `likelihood ratio ${interval}`,
    method: (code: string, sources: number): string =>
      `${code}, over the ${sources} sources of the reference`,
    direction: 'Direction',
    bounds: 'Bounds of the reference',
    fromTo: (low: string, high: string, lowRatio: string, highRatio: string): string =>
      `log10 LR from ${low} to ${high}: a likelihood ratio from ${lowRatio} to ${highRatio}`,
    reached: 'Reached: its pairs support no stronger statement, so the bound itself is reported.',
    notReached: 'Not reached.',
    score: 'Score',
    population: 'Reference population',
    testFires: 'Test fires',
  },
  interval: {
    atBound: 'at the bound, whichever marks of the reference are drawn; this is not certainty',
    alike: (end: string): string => `${end}, to the digits shown`,
  },

  known: {
    heading: 'The known marks',
    lead: (n: number): string =>
      `The questioned mark (Q) was compared with ${n} known marks of one source (K1, K2 and so on, in the order of the request), and these were compared with each other. How well they agree with each other shows how well this source marks.`,
    matrix: 'The score of every two marks. Darker cells agree better; white is chance.',
    mark: 'Known mark',
    withQuestioned: 'Score with the questioned mark',
    withKnown: 'Mean score with the other known marks',
    alone:
      'What each known mark scored by itself. One known mark alone gives no likelihood ratio: it does not show how well its source marks.',
    among: 'Known with known',
    average: (score: string): string => `${score} on average`,
    least: (score: string): string => `; a likelihood ratio needs at least ${score}`,
    questioned: 'Questioned with known',
    chance: 'Chance',
    byChance: (mean: string, sd: string): string =>
      `${mean} on average between marks of different sources, with a standard deviation of ${sd}`,
    testMarks: 'Test fires or test marks',
    made: (made: number | null, used: number): string =>
      made === null ? `number made not stated, ${used} used` : `${made} made, ${used} used`,
    alike: 'Alike on both sides',
    isAlike: (one: boolean | null): string => (one === null ? 'not stated' : one ? 'yes' : 'no'),
    ammunition: (is: string): string => `Ammunition: ${is}`,
    instrument: (is: string): string => `Instrument: ${is}`,
    condition: (is: string): string => `Condition of the source: ${is}`,
    leftOut: 'Left out',
    wouldLeaveOut: 'The request would leave out',
    columns: 'known marks',
    matrixTitle: 'Scores of the questioned mark and the known marks',
    pairScore: (one: string, other: string, score: string): string => `${one} with ${other} ${score}`,
    matrixText: (questioned: string, among: string): string =>
      `Matrix of scores. The questioned mark with ${questioned}; among the known marks ${among}. The frame is around the known mark that agrees best with the questioned one.`,
    notCounted: 'does not count',
    without: 'Without',
    ratio: 'Likelihood ratio',
    why: 'Why',
    none: 'none: the others agree no better than chance',
    oneLess:
      'The result is the number with all known marks. This is the number with one known mark less, for comparison.',
    densities:
      'How probable a score is if the questioned mark has the source of the known marks, and if it has another source. The ratio of both at the score is the likelihood ratio before the bounds of the reference.',
  },

  scope: {
    lead: (domain: string, called: boolean, warnings: number): string =>
      `Each scan was checked against the domain ${domain} and the conditions of the reference before it was compared, and so was the pair.${called ? ' Q is the questioned mark; K1, K2 and so on are the known marks.' : ''} ${warnings === 0 ? 'There are no warnings.' : 'Some findings do not stop a comparison but should be known. They are listed at the end of this section.'}`,
    scan: 'Scan',
    pitch: 'Pitch (µm)',
    texture: 'Texture',
    conditions: 'Conditions',
    measured: 'Share measured',
    rms: 'rms, whole scan (nm)',
    inBrackets:
      'In brackets is the limit of each check. Texture is the share of the relief that runs along one direction. Conditions is how far the scan lies from the marks of the reference, as a ratio to their range. The rms height of the whole scan tells whether it shows relief at all; the conditions hold that of the part compared against the reference.',
    pair: 'Pair',
    knownMarks: 'Known marks',
    two: (a: string, b: string): string => `${a} with ${b}`,
    /** Names of checks. */
    names: {
      identity: 'identity',
      order: 'order',
      texture: 'texture',
      handedness: 'handedness',
      conditions: 'conditions',
      reproducibility: 'reproducibility',
      resolution: 'resolution',
      modality: 'modality',
      coverage: 'coverage',
      signal: 'signal',
    },
    found: (pair: string, check: string, reason: string): string => `${pair}, ${check}: ${reason}.`,
    limitations: 'Limitations',
    relative: (population: string, sources: number, sets: string): string =>
      `The number is relative to ${population}, from ${sources} sources (${sets}). It says nothing about other makes of firearms or tools, other materials, or other instruments. There the score may behave differently, and no figure here tells how.`,
    measure: 'Measure',
    range: 'Range of the reference',
    ranges: (scans: number): string =>
      `What the ${scans} scans of the reference are like. The number says nothing about marks outside these ranges.`,
    bounded:
      'With so few sources the likelihood ratio is bounded. Its interval shows only how it depends on which of these sources are in the reference. It does not cover errors before the scan: a wrong exhibit, a damaged mark, a scan of the wrong place.',
    scale:
      'The lateral scale is taken as the files state it. In trials with known matches, a scale that was 2 % too small for one mark left the number as it was. At 4 % the number fell, and at 6 % some were answered as marks of different sources.',
  },
  /** Name and unit of each measure. */
  measures: Object.fromEntries(
    Object.entries(MEASURES).map(([measure, { words, unit }]) => [measure, [words, unit]]),
  ) as Readonly<Record<string, readonly [words: string, unit: string]>>,

  reference: {
    heading: 'Reference population',
    name: 'Name',
    size: 'Size',
    pairs: (same: number, different: number): string =>
      `${same} pairs known to be of the same source (KM), ${different} known to be of different sources (KNM)`,
    questions: (population: string): string => `${population} (KM and KNM)`,
    sources: (size: string, sources: number, scheme: string): string =>
      `${size}, ${sources} sources (clusters: ${scheme})`,
    population: 'Population',
    nobody: 'Nobody has said that this case belongs to the population of this reference.',
    leftOutSets: 'On data sets left out',
    noCost: (lacks: boolean): string =>
      `no Cllr, as ${lacks ? 'it lacks a class' : 'the other data sets support no LR'}`,
    leftOutSet: (of: {
      readonly set: string
      readonly cost: string
      readonly km: number
      readonly under: string
      readonly knm: number
      readonly over: string
    }): string =>
      `${of.set}: ${of.cost}; ${of.km} KM, of them ${of.under} under LR 1/3; ${of.knm} KNM, of them ${of.over} over LR 3`,
    answered: (share: number): string =>
      `; ${percent(Number(share.toFixed(2)))} of the questions got a number`,
    leftOut: 'Left out',
    leftOutSources: (sources: string): string => `sources ${sources}`,
    dataSets: 'Data sets',
    cost: 'Cost',
    figures: (cllr: string, least: string, loss: string, auc: string): string =>
      `Cllr ${cllr}, of which Cllr_min ${least} and calibration loss ${loss}; AUC ${auc}`,
    protocol: (protocol: string): string => `Protocol: ${protocol}`,
    built: 'Built',
    meaning:
      'Cllr is the mean cost in bits of the likelihood ratios of all of these. 0 is perfect; a method that always answers 1 costs 1. These figures describe the fit of this reference under the protocol named. They are not an error rate of forensic examination.',
    histogram: 'Where this score lies among the scores of the reference, as shares of each class.',
    tippett: (questions: boolean, protocol: string): string =>
      `Tippett plot: the share of the ${questions ? 'questions' : 'pairs'} of the reference whose log10 LR is at least the value on the axis. Protocol: ${protocol}.`,
  },

  sensitivity: {
    heading: 'Other defensible settings',
    notAvailable: (reason: string): string => `Not available: ${reason}.`,
    note: 'Each variant is scored under its own scorer config and calibrated on the reference scored under that same config. The range goes from the least to the greatest log10 LR of the variants and of the deployed answer. It is not an interval and has no probability: the variants are choices, not a sample. The answer stays that of the deployed config.',
    deployed: 'Deployed answer',
    ofDeployed: (value: string): string => `log10 LR ${value}`,
    range: 'Least to greatest',
    ofRange: (least: string, greatest: string): string =>
      `log10 LR from ${least} to ${greatest}; this is not an interval`,
    variants: 'Variants',
    counts: (of: {
      readonly all: number
      readonly calibrated: number
      readonly bound: number
      readonly refused: number
      readonly missing: number
      readonly crossed: number
    }): string =>
      [
        `${of.all} variants`,
        `${of.calibrated} with an LR`,
        `${of.bound} at a bound`,
        `${of.refused} refused`,
        ...(of.missing > 0 ? [`${of.missing} not available`] : []),
        `${of.crossed} beyond 0.5 on the other side`,
      ].join(', '),
    movesMost: 'Moves it most',
    moves: (name: string, low: string, high: string): string =>
      `${name}: ${low} at its low end, ${high} at its high end`,
    nothingMoves: 'no single hyperparameter moves the answer',
    none: 'none',
    variant: 'Variant',
    changed: 'Changed',
    together: 'all together',
    outcomes: { calibrated: 'calibrated', refused: 'refused', not_available: 'not available' },
    atBound: (value: string): string => `${value}, the bound`,
    alike: (count: number, of: number, value: string, names: string): string =>
      `${count === of ? `All ${count}` : `${count} of ${of}`} variants give log10 LR ${value}: ${names}.`,
    cost: 'Cllr is that of the fit of the variant, over folds of sources that the fit did not see. Where it is missing, the reference has too few sources for folds, or several known marks were compared.',
  },

  marks: {
    heading: 'The marks, and where they agree',
    regions: (n: number, a: string, b: string): string =>
      n === 0
        ? `No region of ${a} agrees with ${b}.`
        : `${n === 1 ? `One region of ${a} agrees` : `${n} regions of ${a} agree`} with ${b} at one common position. Each is framed, with the same number on both marks.`,
    best: (known: string): string => `Of the known marks, ${known} agrees best with the questioned one.`,
    bestPart: (part: string): string => `The pictures show the best-matching ${part} of each mark.`,
    striae: 'The striae run from top to bottom. Only the part that was compared is shown.',
    caption:
      'Heights with stretched contrast: higher is lighter, black was not measured. Frames: regions that agree.',
    both: (a: string, b: string): string => `${a} and ${b}`,
    sameWay: (mark: string): string => `${mark}, in the same way.`,
    pictureText: (title: string, columns: number, rows: number, regions: number): string =>
      `${title}: heights as a picture of ${columns} by ${rows} points, higher is lighter${regions === 0 ? '' : `, with ${regions} regions of agreement framed`}.`,
    partByPart: (part: string): string => `${part} by ${part.toLowerCase()}`,
    matrixTitle: (part: string, a: string, b: string): string =>
      `Correlation of every ${part} of ${a} with every ${part} of ${b}`,
    matrixText: (rows: number, columns: number, framed: string): string =>
      `Matrix of ${rows} by ${columns} correlations; on the framed diagonal ${framed}.`,
    partsLead: (part: string, a: string, b: string, score: string): string =>
      `Correlation of every ${part} of ${a} with every ${part} of ${b}, each at the shift where it is largest. The frames show the rotation of one mark against the other that agrees best. The score (${score}) is made from this matrix.`,
    partsCaption: 'Cross-correlation of the signatures, from 0 (white) to 1 (dark).',
    partOf: (part: string, mark: string): string => `${part} of ${mark}`,
    lag: 'Lag (samples)',
    pairAlone: 'log10 LR, this pair alone',
    ofRatio: (log10: string, ratio: string): string => `${log10} (LR ${ratio})`,
    perPart:
      'Evidence of each land pair of the winning diagonal, for diagnosis: the lands of a bullet are not independent, so these do not multiply to the reported likelihood ratio.',
    readOn: (reference: string): string => `They are read on the reference ${reference}.`,
  },

  registration: {
    profiles: 'The profiles, aligned',
    maps: 'The maps, registered',
    aligned: (b: string, isTurned: boolean, shift: string, correlation: string): string =>
      `${b} is ${isTurned ? 'turned by 180° and ' : ''}shifted by ${shift} µm, where the profiles correlate best (${correlation}). The stretches that agree are shaded.`,
    evened: 'height / local amplitude',
    height: 'height (µm)',
    profilesCaption: 'Mean profiles across the striae, in the band that is compared.',
    registered: (b: string, turn: string, right: string, down: string): string =>
      `${b} is turned by ${turn}° and shifted by ${right} µm to the right and ${down} µm down, where the marks agree best. Both pictures have one frame.`,
    cells: (of: {
      readonly onA: number
      readonly allA: number
      readonly a: string
      readonly onB: number
      readonly allB: number
      readonly b: string
    }): string =>
      `${of.onA} of ${of.allA} cells of ${of.a} and ${of.onB} of ${of.allB} cells of ${of.b} agree; they are drawn in red, the others in grey.`,
    cellsOf: (a: string): string => `Cells of ${a}`,
    laidOn: (b: string, a: string): string => `Cells of ${b}, laid on ${a}`,
    cellsText: (title: string, cells: number, agree: number): string =>
      `${title}: ${cells} cells, of which ${agree} agree with the other mark.`,
    mapsCaption: (b: string, a: string): string =>
      `The maps in the band that is compared. Cells of ${b} are drawn where they lie on ${a}.`,
    region: 'Region',
    on: (mark: string): string => `On ${mark}`,
    start: 'Start across the striae',
    corner: 'First column and row in the map',
    regions: (what: string, size: string): string =>
      `${what} and correlation of every region; each is ${size} µm wide. Lengths in µm.`,
    alignedTitle: (a: string, b: string): string => `${a} and ${b}, aligned`,
    alignedText: (a: string, b: string, shift: string, stretches: number): string =>
      `The profiles of ${a} and ${b} laid on each other, ${b} shifted by ${shift} µm; ${stretches} stretches agree.`,
    across: 'across the striae (mm)',
  },

  plots: {
    histogramTitle: 'Scores of the reference',
    histogramText: (km: number, knm: number, score: string | undefined): string =>
      `Histogram of ${km} known-match and ${knm} known-non-match scores of the reference${score === undefined ? '' : `; the score of this comparison is ${score}`}.`,
    shareOfClass: 'share of its class',
    km: (n: number): string => `known match (KM, ${grouped(n)})`,
    knm: (n: number): string => `known non-match (KNM, ${grouped(n)})`,
    tippettTitle: 'Tippett plot',
    tippettText: (models: number, value: string | undefined): string =>
      `Share of known-match and known-non-match pairs whose log10 likelihood ratio is at least a value${models > 1 ? ', for each model' : ''}${value === undefined ? '' : `; this comparison has ${value}`}.`,
    shareAtLeast: 'share with at least this',
    densitiesTitle: 'Densities of the score',
    densitiesText: (same: string, different: string, own: string): string =>
      `Density of the score of a mark of the source of the known marks, highest at ${same}, and of a mark of another source, highest at ${different}; the score of this comparison is ${own}.`,
    density: 'density',
    ofSource: 'a mark of the source of the known marks',
    ofAnother: 'a mark of another source (chance)',
  },

  method: {
    heading: 'How it was computed',
    engine: 'Engine',
    scorer: 'Scorer',
    stages: 'Stages',
    stage: 'Stage',
    code: 'Code, with its version',
    parameters: 'Parameters',
    caption:
      'Every computation behind the likelihood ratio, with every parameter it was done with. Lengths are in metres, angles in degrees.',
  },

  inputs: {
    heading: 'Inputs',
    lead: 'SHA-256 of every scan as it was received. File names are those that were given.',
    leadWithoutNames:
      'SHA-256 of every scan as it was received. A file name belongs to the request that uploaded the file, and none is known here.',
    file: 'File',
    scans: 'Scans',
    instrument: 'Instrument, as the files name it',
    asSaid: (scan: string, said: string): string => `${scan}, as the request said: ${said}.`,
    micrometres: 'its lengths are in micrometres',
    insideMask: 'only the points inside the mask of the file were used',
    whole: 'the whole scan was used',
    edges: (left: string, right: string): string => `its groove edges were set at ${left} and ${right} µm`,
    replica: 'it shows a cast: it was mirrored, and heights and depths exchanged',
    mirrored: 'it shows the mirror image of the mark, and was mirrored',
  },
  instrument: {
    unknown: 'unknown',
    unknownName: 'instrument unknown',
    unknownSerial: 'serial number unknown',
    serial: (serial: string): string => `serial number ${serial}`,
    unknownCalibration: 'calibration date unknown',
    sameDay: (day: string): string =>
      `calibration date the same as that of the scan (${day}), so it may say nothing`,
    calibrated: (day: string, measured: string | null): string =>
      `calibrated ${day}${measured === null ? '' : `, measured ${measured}`}`,
    clockDefault: (day: string): string => `${day} is the default of a clock and not a date to believe`,
  },

  handles: {
    headingReport: 'Report',
    heading: 'Recipe and report',
    recipe:
      'This handle is the SHA-256 of the recipe of this comparison: its inputs, scorer config, reference, engine version, every intermediate result, and the result. The same scans, scorer config, reference and engine give the same handle. A service that holds the recipe returns it at /v1/recipes/{handle}. There, /v1/recipes/{handle}/verify computes every run anew, derives the recipe again and compares this handle.',
    code: 'The handle of the recipe as a QR code.',
    codeTitle: 'QR code',
    codeText: (content: string): string => `QR code of ${content}`,
    report:
      'This handle names the report: the result with its scope checks, pictures, regions of agreement and the handle of the recipe. Case, examiner and file names take no part in it. A service that holds the report returns it at /v1/reports/{handle}, and as a document like this one at /v1/reports/{handle}/report.pdf.',
    refusal:
      'This handle names the report: the reasons with the scope checks. Case, examiner and file names take no part in it. There is no recipe, because there is no likelihood ratio. A service that holds the report returns it at /v1/reports/{handle}, and as a document like this one at /v1/reports/{handle}/report.pdf.',
  },
}

export type SectionWords = typeof ENGLISH_SECTIONS
