import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'

const WORDS: readonly (readonly [term: string, meaning: string])[] = [
  [
    say('Bound'),
    say(
      'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.',
    ),
  ],
  [
    say('Breech face'),
    say('The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.'),
  ],
  [say('Calibration'), say('The step that turns a score into a likelihood ratio, fitted on a reference.')],
  ['Cllr', say('The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.')],
  [
    say('Conditions'),
    say('What the marks of a reference are like. Outside of them no likelihood ratio is given.'),
  ],
  [
    say('Correlation'),
    say(
      'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.',
    ),
  ],
  [
    say('Handle'),
    say(
      'The name of a stored result, computed from its content. The same content has the same handle everywhere.',
    ),
  ],
  [
    say('Known match, known non-match'),
    say('A pair of marks known to come from one source (KM), or from two (KNM).'),
  ],
  [
    say('Known mark'),
    say(
      'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.',
    ),
  ],
  [
    say('Land'),
    say('The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.'),
  ],
  [say('Pitch'), say('The distance between neighbouring points of a scan.')],
  [
    say('Recipe'),
    say(
      'The methods section of a comparison: every step with its version, parameters and results, named by its hash.',
    ),
  ],
  [say('Reference'), say('A named population of known-match and known-non-match pairs with their scores.')],
  [say('Scope'), say('The check whether a scan resembles what the reference covers.')],
  [
    say('Signature'),
    say('The part of a mark that is compared: a profile across the striae, or a map of a breech face.'),
  ],
  [say('Source'), say('What made a mark: a barrel, a slide, a tool edge.')],
  [say('Striae'), say('Parallel scratches that a tool or barrel leaves along its direction of motion.')],
  [
    say('Tippett plot'),
    say('For each class of pairs, the share with a likelihood ratio at or above a value.'),
  ],
]

/** Words of reports, for a reader who meets them for the first time; in other languages by their own alphabet. */
export const GLOSSARY =
  LANGUAGE === 'en' ? WORDS : WORDS.toSorted(([one], [other]) => one.localeCompare(other, LANGUAGE))
