/** Words of reports, for a reader who meets them for the first time. */
export const GLOSSARY: readonly (readonly [term: string, meaning: string])[] = [
  [
    'Bound',
    'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.',
  ],
  [
    'Breech face',
    'The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.',
  ],
  ['Calibration', 'The step that turns a score into a likelihood ratio, fitted on a reference.'],
  ['Cllr', 'The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.'],
  ['Conditions', 'What the marks of a reference are like. Outside of them no likelihood ratio is given.'],
  [
    'Correlation',
    'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.',
  ],
  [
    'Handle',
    'The name of a stored result, computed from its content. The same content has the same handle everywhere.',
  ],
  ['Known match, known non-match', 'A pair of marks known to come from one source (KM), or from two (KNM).'],
  [
    'Known mark',
    'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.',
  ],
  ['Land', 'The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.'],
  ['Pitch', 'The distance between neighbouring points of a scan.'],
  [
    'Recipe',
    'The methods section of a comparison: every step with its version, parameters and results, named by its hash.',
  ],
  ['Reference', 'A named population of known-match and known-non-match pairs with their scores.'],
  ['Scope', 'The check whether a scan resembles what the reference covers.'],
  [
    'Signature',
    'The part of a mark that is compared: a profile across the striae, or a map of a breech face.',
  ],
  ['Source', 'What made a mark: a barrel, a slide, a tool edge.'],
  ['Striae', 'Parallel scratches that a tool or barrel leaves along its direction of motion.'],
  ['Tippett plot', 'For each class of pairs, the share with a likelihood ratio at or above a value.'],
]
