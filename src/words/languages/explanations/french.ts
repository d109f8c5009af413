/** A result in plain words, in French. */
import type { ExplanationWords } from './english.ts'

export const FRENCH_EXPLANATION: ExplanationWords = {
  refused: (reason) => `Il n’y a pas de rapport de vraisemblance\u00a0: ${reason}.`,
  refusedBecause: 'Rien n’a été mis en balance. Un refus ne plaide ni pour ni contre une source commune.',
  uncalibrated: (reason) => `Il y a un score, mais pas de rapport de vraisemblance\u00a0: ${reason}.`,
  scoreAlone: (score, kind) =>
    `Le score est ${score} (${kind}). Sans calibration, il n’a aucune valeur probante et ne doit pas être utilisé comme preuve.`,
  ratio: (ratio, verbal) => `Le rapport de vraisemblance est ${ratio}\u00a0: ${verbal}.`,
  propositions: (same, different) =>
    `Deux propositions ont été mises en balance. La première\u00a0: ${same} La seconde\u00a0: ${different}`,
  asProbable:
    'Un score comme celui-ci est aussi probable si la première est vraie que si la seconde est vraie\u00a0; la comparaison ne soutient donc ni l’une ni l’autre.',
  timesAsProbable: (times, isFirst) =>
    `Un score comme celui-ci est ${times} fois plus probable si la ${isFirst ? 'première' : 'seconde'} est vraie que si la ${isFirst ? 'seconde' : 'première'} est vraie.`,
  atLimit: (ratio, isFirst) =>
    `Le résultat est ramené à ${ratio}, la borne de cette référence dans ce sens. Ce n’est pas une valeur mesurée\u00a0: le score soutient au moins autant la ${isFirst ? 'première' : 'seconde'} proposition, mais les traces de cette référence n’étayent pas de conclusion plus forte.`,
  interval: (interval) =>
    `L’intervalle à 95\u00a0%\u00a0: ${interval}. Il indique dans quelle mesure le nombre dépend des traces qui se trouvent dans la référence.`,
  bounds: (low, high) => `Cette référence étaye des rapports de vraisemblance de ${low} à ${high}.`,
  reference: (name, population, sources) =>
    `La référence est ${name}\u00a0: ${population}, de ${sources} sources. Le nombre ne vaut que pour des traces de ce genre.`,
  notAVerdict:
    'Le rapport de vraisemblance n’est pas la probabilité que les traces aient une même source\u00a0: celle-ci dépend aussi de tous les autres éléments de preuve. Il n’est pas un taux d’erreur et ne dit rien de la fréquence à laquelle les experts ou ce programme se trompent.',
  known: (given, counted) =>
    `La trace de question a été comparée à ${given} traces de comparaison d’une même source${counted === given ? '' : `, dont ${counted} comptent`}.`,
  agreement: (among, chance, questioned) =>
    `La concordance de celles-ci entre elles est de ${among} en moyenne${chance === undefined ? '' : `, celle de traces de sources différentes de ${chance}`}. La concordance de la trace de question avec elles est de ${questioned} en moyenne. La concordance des traces de comparaison entre elles montre la qualité des traces que laisse leur source.`,
  leftOut: (mark, reason) => `La trace de comparaison ${mark} ne compte pas\u00a0: ${reason}.`,
  made: (made, used) =>
    made === null
      ? `Personne n’a indiqué combien de traces de comparaison ont été réalisées\u00a0; ${used} sont utilisées.`
      : `${made} traces de comparaison ont été réalisées, et ${used} sont utilisées.`,
  ammunition: 'munitions',
  instrument: 'instrument',
  condition: 'état de la source',
  stated: (alike, different) =>
    `Déclaré au sujet de la trace de question et des traces de comparaison\u00a0: ${[alike && `semblable (${alike})`, different && `différent (${different})`].filter((one) => one !== '').join('\u00a0; ')}.`,
  notStated: (what) => `Rien n’est déclaré sur\u00a0: ${what}.`,
  without: (mark, ratio, reason) =>
    `Sans la trace de comparaison ${mark}, ${ratio === undefined ? 'il n’y a pas de rapport de vraisemblance, car les autres ne concordent pas mieux que par hasard' : `le rapport de vraisemblance est ${ratio}`} (${reason}).`,
  warnings: (warnings) => `Avertissements\u00a0: ${warnings.join('\u00a0; ')}.`,
  warning: (places, message) => `${places}\u00a0: ${message}`,
}
