/** The first page of a report in French. */
import { numbersIn } from '../numbers.ts'
import type { FirstPageWords } from './english.ts'

const number = numbersIn('fr')
const { grouped } = number

export const FRENCH_PAGE: FirstPageWords = {
  number,
  join: (words) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`,
  range: (from, to) => `${from} à ${to}`,
  quote: (text) => `«\u00a0${text}\u00a0»`,

  report: 'Rapport de comparaison',
  preview: 'version de recherche',
  title: (what, caseId) =>
    caseId === '' ? `Comparaison\u00a0: ${what}` : `Comparaison\u00a0: ${what}, affaire ${caseId}`,
  recipeHandle: (handle) => `Recette ${handle}`,
  reportHandle: (handle) => `Rapport ${handle}`,
  page: (place, of) => `page ${place} sur ${of}`,
  figure: 'Figure',
  inHead: { case: 'Affaire', report: 'Rapport' },
  marks: {
    striated: 'traces striées sur projectiles',
    impressed: 'traces de cuvette de tir sur étuis',
    toolmark: 'traces striées d’outils',
  },
  part: { land: 'champ', scan: 'scan' },

  fields: {
    laboratory: 'Laboratoire',
    case: 'Affaire',
    reportNumber: 'N° de rapport',
    examiner: 'Expert',
    date: 'Date',
    exhibitA: 'Pièce, trace A',
    exhibitB: 'Pièce, trace B',
    exhibitQuestioned: 'Pièce de question',
    exhibitKnown: 'Pièce de comparaison',
  },
  notGiven: 'non indiqué',
  seeLastSection: 'Le texte intégral figure dans la dernière section.',
  textsInFull: 'Textes intégraux',
  statement: 'Déclaration du laboratoire',
  rows: {
    markA: 'Trace A',
    markB: 'Trace B',
    questioned: 'Trace de question (Q)',
    known: (range) => `Traces de comparaison (${range})`,
    same: 'Proposition\u00a0: même source',
    different: 'Proposition\u00a0: autre source',
  },
  scans: (n) => `${n} ${n === 1 ? 'scan' : 'scans'}`,
  knownScans: (marks, scans) => `${marks} traces d’une même source, ${scans}`,

  names: {
    a: 'la trace A',
    b: 'la trace B',
    questioned: 'la trace Q',
    known: (n) => `la trace de comparaison K${n}`,
  },
  titles: {
    a: 'Trace A',
    b: 'Trace B',
    questioned: 'Trace de question Q',
    known: (n) => `Trace de comparaison K${n}`,
  },
  thisComparison: 'cette comparaison',
  request: 'la demande',
  scansOf: (scans, joined, mark) => `${scans.length === 1 ? 'le scan' : 'les scans'} ${joined} de ${mark}`,
  warning: (places, message) => `Avertissement concernant ${places}\u00a0: ${message}.`,

  conclusion: (verbal) => `Conclusion\u00a0: ${verbal}`,
  direction: { same: 'une même source', different: 'des sources différentes' },
  supportFor: (support, direction) => `${support} en faveur d’${direction}`.replace('d’des', 'de'),
  noSupport: 'aucun soutien notable à l’une ou l’autre proposition',
  directionOpen: ' (sens non établi au niveau de 95\u00a0%)',
  clauses: {
    twoSame: 'les deux traces ont la même source',
    twoDifferent: 'les deux traces ont des sources différentes',
    knownSame: 'la trace de question a la même source que les traces de comparaison',
    knownDifferent: 'la trace de question provient d’une autre source',
  },
  equallyProbable: (same, different) =>
    `La similitude observée est tout aussi probable si ${same} que si ${different}, d’après la référence indiquée ci-dessous.`,
  timesAsProbable: (times, one, other) =>
    `La similitude observée est environ ${times} fois plus probable si ${one} que si ${other}, d’après la référence indiquée ci-dessous.`,
  atLimit: (one) =>
    `La similitude observée plaide pour la proposition selon laquelle ${one}. Le nombre est ramené à la borne de la référence indiquée ci-dessous\u00a0; ce n’est pas une valeur mesurée.`,
  likelihoodRatio: (ratio) => `Rapport de vraisemblance (LR) ${ratio}`,
  atBound: (ratio) => `${ratio}, le maximum que cette référence peut étayer`,
  interval: (range) => `\u00a0; intervalle à 95\u00a0%\u00a0: ${range}`,
  diagnosticOnly: 'à titre diagnostique uniquement',

  scale: {
    title: 'Le rapport de vraisemblance sur l’échelle verbale',
    name: (name) => `Échelle verbale\u00a0: ${name}.`,
    description: (ratio, verbal, low, high, atLimit) =>
      `Échelle verbale des rapports de vraisemblance, du soutien à des sources différentes, à gauche, au soutien à une même source, à droite. Le rapport de vraisemblance est ${ratio}\u00a0: ${verbal}. La référence étaye des rapports de vraisemblance de ${low} à ${high}${atLimit ? '\u00a0; celui-ci se trouve à cette borne' : ''}.`,
    different: 'Soutien à des sources différentes',
    same: 'Soutien à une même source',
    limited: (lr) => `${lr}, limité par la taille de la référence`,
    limit: (ratio) => `borne ${ratio}`,
    caption:
      'Le rapport de vraisemblance (LR) sur l’échelle verbale. Traits verticaux\u00a0: bornes de la référence. Trait épais\u00a0: intervalle à 95\u00a0%.',
  },
  picture: {
    twoMarks: (a, b) => `Éléments comparés\u00a0: ${a} (à gauche) et ${b} (à droite).`,
    knownMarks: (a, n, best) =>
      `Éléments comparés\u00a0: ${a} (à gauche) et ${n} traces de comparaison, dont ${best} concorde le mieux (à droite).`,
    bestPart: (part) => `Pour chacune est montré le ${part} qui concorde le mieux.`,
    higher: 'Plus clair signifie plus haut.',
    description: (title, columns, rows) =>
      `${title}\u00a0: image des hauteurs de ${columns} sur ${rows} points\u00a0; plus clair signifie plus haut.`,
  },

  refused: 'Pas de rapport de vraisemblance',
  refusedMeans: 'La comparaison a été refusée. Cela ne plaide ni pour ni contre une source commune.',

  limits: 'Limites de la conclusion',
  checks: 'Contrôles, avertissements et limites',
  allChecks: (others, section) => {
    const findings =
      others === 0
        ? 'Tous les contrôles'
        : `Tous les contrôles, et ${others === 1 ? 'un autre avertissement' : `${others} autres avertissements`},`
    return `${findings} figurent dans la section ${section}. Aucun contrôle ne décèle une interversion de pièces, une trace endommagée ou un scan du mauvais endroit.`
  },
  limitsOfRatio: (low, high, atLimit) =>
    atLimit
      ? `La référence étaye des rapports de vraisemblance de ${low} à ${high}. Celui-ci se trouve à la borne que fixe la taille de la référence\u00a0: ce n’est pas une certitude.`
      : `La référence étaye des rapports de vraisemblance de ${low} à ${high}. Celui-ci se situe entre ces bornes.`,
  onePart: (note) =>
    `${note} Ce n’est qu’un élément de preuve de l’affaire\u00a0; il appartient au tribunal de le combiner avec les autres.`,
  pairs: (same, different) =>
    `${grouped(same)} paires de même source et ${grouped(different)} paires de sources différentes`,
  questions: (same, different) =>
    `${grouped(same)} confrontations de même source et ${grouped(different)} de sources différentes, chacune d’une trace avec deux traces de comparaison`,
  reference: (id, name, population, sources, vouched) =>
    `Référence ${id}\u00a0: ${name}. Elle est issue de ${sources} sources et contient ${population}.${vouched} Le nombre ne dit rien sur d’autres armes, outils, matériaux ou instruments.`,
  nobodyVouches: 'Personne n’a déclaré que cette affaire relève de sa population.',
}
