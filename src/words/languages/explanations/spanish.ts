/** A result in plain words, in Spanish. */
import type { ExplanationWords } from './english.ts'

export const SPANISH_EXPLANATION: ExplanationWords = {
  refused: (reason) => `No hay razón de verosimilitud: ${reason}.`,
  refusedBecause: 'No se sopesó nada. Un rechazo no habla ni a favor ni en contra de una fuente común.',
  uncalibrated: (reason) => `Hay una puntuación y ninguna razón de verosimilitud: ${reason}.`,
  scoreAlone: (score, kind) =>
    `La puntuación es ${score} (${kind}). Sin calibración no tiene valor como prueba; no debe convertirse en ella.`,
  ratio: (ratio, verbal) => `La razón de verosimilitud es ${ratio}: ${verbal}.`,
  propositions: (same, different) => `Se sopesaron dos proposiciones. Primera: ${same} Segunda: ${different}`,
  asProbable:
    'Una puntuación como esta es igual de probable si la primera es cierta que si lo es la segunda, de modo que la comparación no apoya ninguna.',
  timesAsProbable: (times, isFirst) =>
    `Una puntuación como esta es ${times} veces más probable si la ${isFirst ? 'primera' : 'segunda'} es cierta que si lo es la ${isFirst ? 'segunda' : 'primera'}.`,
  atLimit: (ratio, isFirst) =>
    `El resultado se truncó en ${ratio}, el límite de esta referencia en esa dirección. No es un valor medido: la puntuación apunta al menos tanto a la ${isFirst ? 'primera' : 'segunda'} proposición, pero con las marcas de esta referencia no puede afirmarse más.`,
  interval: (interval) =>
    `El intervalo del 95\u00a0%: ${interval}. Dice cuánto depende el número de qué marcas hay en la referencia.`,
  bounds: (low, high) => `Esta referencia respalda razones de verosimilitud de ${low} a ${high}.`,
  reference: (name, population, sources) =>
    `La referencia es ${name}: ${population}, de ${sources} fuentes. El número solo vale para marcas de esa clase.`,
  notAVerdict:
    'La razón de verosimilitud no es la probabilidad de que las marcas tengan una misma fuente: esa depende también de todas las demás pruebas. No es una tasa de error, y no dice nada de con qué frecuencia se equivocan los peritos o este programa.',
  known: (given, counted) =>
    `La marca dubitada se comparó con ${given} marcas indubitadas de una misma fuente${counted === given ? '' : `, de las que ${counted} cuentan`}.`,
  agreement: (among, chance, questioned) =>
    `La concordancia media entre ellas es ${among}${chance === undefined ? '' : `; entre marcas de fuentes distintas, ${chance}`}. La concordancia media de la marca dubitada con ellas es ${questioned}. Lo bien que concuerdan las marcas indubitadas muestra lo bien que marca su fuente.`,
  leftOut: (mark, reason) => `La marca indubitada ${mark} no cuenta: ${reason}.`,
  made: (made, used) =>
    made === null
      ? `Nadie ha declarado cuántas marcas indubitadas se hicieron; se usan ${used}.`
      : `Se hicieron ${made} marcas indubitadas, y se usan ${used}.`,
  ammunition: 'munición',
  instrument: 'instrumento',
  condition: 'estado de la fuente',
  stated: (alike, different) =>
    `De la marca dubitada y las indubitadas se declara: ${[alike && `iguales en ${alike}`, different && `distintas en ${different}`].filter((one) => one !== '').join('; ')}.`,
  notStated: (what) => `Nada se declara sobre: ${what}.`,
  without: (mark, ratio, reason) =>
    `Sin la marca indubitada ${mark} ${ratio === undefined ? 'no hay razón de verosimilitud, porque las otras no concuerdan mejor que por azar' : `la razón de verosimilitud es ${ratio}`} (${reason}).`,
  warnings: (warnings) => `Advertencias: ${warnings.join('; ')}.`,
  warning: (places, message) => `${places}: ${message}`,
}
