/** The first page of a report in Spanish. */
import { numbersIn } from '../numbers.ts'
import type { FirstPageWords } from './english.ts'

const number = numbersIn('es')
const { grouped } = number

export const SPANISH_PAGE: FirstPageWords = {
  number,
  join: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`),
  range: (from, to) => `${from} a ${to}`,
  quote: (text) => `«${text}»`,

  report: 'Informe de comparación',
  preview: 'versión de investigación',
  title: (what, caseId) => (caseId === '' ? `Comparación: ${what}` : `Comparación: ${what}, caso ${caseId}`),
  recipeHandle: (handle) => `Receta ${handle}`,
  reportHandle: (handle) => `Informe ${handle}`,
  page: (place, of) => `página ${place} de ${of}`,
  figure: 'Figura',
  inHead: { case: 'Caso', report: 'Informe' },
  marks: {
    striated: 'marcas estriadas en proyectiles',
    impressed: 'impresiones del plano de cierre en vainas',
    toolmark: 'marcas estriadas de herramientas',
  },
  part: { land: 'campo', scan: 'escaneo' },

  fields: {
    laboratory: 'Laboratorio',
    case: 'Caso',
    reportNumber: 'N.º de informe',
    examiner: 'Perito',
    date: 'Fecha',
    exhibitA: 'Muestra, marca A',
    exhibitB: 'Muestra, marca B',
    exhibitQuestioned: 'Muestra dubitada',
    exhibitKnown: 'Muestra indubitada',
  },
  notGiven: 'no consta',
  seeLastSection: 'El texto íntegro figura en la última sección.',
  textsInFull: 'Textos íntegros',
  statement: 'Declaración del laboratorio',
  rows: {
    markA: 'Marca A',
    markB: 'Marca B',
    questioned: 'Marca dubitada (Q)',
    known: (range) => `Marcas indubitadas (${range})`,
    same: 'Proposición: misma fuente',
    different: 'Proposición: fuentes distintas',
  },
  scans: (n) => `${n} ${n === 1 ? 'escaneo' : 'escaneos'}`,
  knownScans: (marks, scans) => `${marks} marcas de una misma fuente, ${scans}`,

  names: {
    a: 'la marca A',
    b: 'la marca B',
    questioned: 'la marca dubitada Q',
    known: (n) => `la marca indubitada K${n}`,
  },
  titles: {
    a: 'Marca A',
    b: 'Marca B',
    questioned: 'Marca dubitada Q',
    known: (n) => `Marca indubitada K${n}`,
  },
  thisComparison: 'esta comparación',
  request: 'la solicitud',
  scansOf: (scans, joined, mark) =>
    `${scans.length === 1 ? 'el escaneo' : 'los escaneos'} ${joined} de ${mark}`,
  warning: (places, message) => `Advertencia sobre ${places}: ${message}.`,

  conclusion: (verbal) => `Conclusión: ${verbal}`,
  direction: { same: 'misma fuente', different: 'fuentes distintas' },
  supportFor: (support, direction) => `${support} a la proposición «${direction}»`,
  noSupport: 'ningún apoyo apreciable a ninguna de las proposiciones',
  directionOpen: ' (dirección no resuelta al nivel del 95\u00a0%)',
  clauses: {
    twoSame: 'las dos marcas tienen la misma fuente',
    twoDifferent: 'las dos marcas tienen fuentes distintas',
    knownSame: 'la marca dubitada procede de la fuente de las marcas indubitadas',
    knownDifferent: 'la marca dubitada procede de otra fuente',
  },
  equallyProbable: (same, different) =>
    `La similitud observada es igual de probable si ${same} que si ${different}, según la referencia indicada abajo.`,
  timesAsProbable: (times, one, other) =>
    `La similitud observada es unas ${times} veces más probable si ${one} que si ${other}, según la referencia indicada abajo.`,
  atLimit: (one) =>
    `La similitud observada apoya la proposición de que ${one}. El número se ha truncado en el límite de la referencia indicada abajo; no es un valor medido.`,
  likelihoodRatio: (ratio) => `Razón de verosimilitud (LR) ${ratio}`,
  atBound: (ratio) => `${ratio}, lo máximo que esta referencia puede respaldar`,
  interval: (range) => `; intervalo del 95\u00a0%: ${range}`,
  diagnosticOnly: 'solo con fines diagnósticos',

  scale: {
    title: 'La razón de verosimilitud en la escala verbal',
    name: (name) => `Escala verbal: ${name}.`,
    description: (ratio, verbal, low, high, atLimit) =>
      `Escala verbal de razones de verosimilitud, del apoyo a fuentes distintas, a la izquierda, al apoyo a la misma fuente, a la derecha. La LR es ${ratio}: ${verbal}. La referencia respalda valores de LR de ${low} a ${high}${atLimit ? '; la LR está en ese límite' : ''}.`,
    different: 'Apoyo a fuentes distintas',
    same: 'Apoyo a la misma fuente',
    limited: (lr) => `${lr}, limitada por el tamaño de la referencia`,
    limit: (ratio) => `límite ${ratio}`,
    caption:
      'La LR en la escala verbal. Trazos verticales: límites de la referencia. Línea gruesa: intervalo del 95\u00a0%.',
  },
  picture: {
    twoMarks: (a, b) => `Se compararon ${a} (izquierda) y ${b} (derecha).`,
    knownMarks: (a, n, best) =>
      `Se comparó ${a} (izquierda) con ${n} marcas indubitadas, de las que ${best} es la que mejor concuerda (derecha).`,
    bestPart: (part) => `De cada una se muestra el ${part} que mejor concuerda.`,
    higher: 'Más claro significa más alto.',
    description: (title, columns, rows) =>
      `${title}: alturas como imagen de ${columns} por ${rows} puntos; más claro significa más alto.`,
  },

  refused: 'Sin razón de verosimilitud',
  refusedMeans: 'La comparación fue rechazada. Eso no habla ni a favor ni en contra de una fuente común.',

  limits: 'Limitaciones',
  checks: 'Controles, advertencias y limitaciones',
  allChecks: (others, section) => {
    const findings =
      others === 0
        ? 'Todos los controles'
        : `Todos los controles, y ${others === 1 ? 'una advertencia más' : `${others} advertencias más`},`
    return `${findings} figuran en la sección ${section}. Ningún control detecta una muestra equivocada, una marca dañada o un escaneo de otro lugar.`
  },
  limitsOfRatio: (low, high, atLimit) =>
    atLimit
      ? `La referencia respalda LR de ${low} a ${high}. Esta LR está en ese límite, que fija el tamaño de la referencia: no es una certeza.`
      : `La referencia respalda LR de ${low} a ${high}. Esta LR está entre esos límites.`,
  onePart: (note) =>
    `${note} Es una parte de la prueba en un caso; combinarla con el resto corresponde al tribunal.`,
  pairs: (same, different) =>
    `${grouped(same)} pares de una misma fuente y ${grouped(different)} pares de fuentes distintas`,
  questions: (same, different) =>
    `${grouped(same)} preguntas cuyas marcas tienen una misma fuente y ${grouped(different)} cuyas marcas tienen fuentes distintas, cada una de una marca frente a dos marcas indubitadas`,
  reference: (id, name, population, sources, vouched) =>
    `Referencia ${id}: ${name}. Contiene ${population}, de ${sources} fuentes.${vouched} El número no dice nada de otras armas, herramientas, materiales o instrumentos.`,
  nobodyVouches: 'Nadie ha declarado que este caso pertenezca a su población.',
}
