/** The sections after the first page of a report in Spanish. */
import { SPANISH_MEASURES } from '../checks/spanish.ts'
import { numbersIn } from '../numbers.ts'
import type { SectionWords } from './english.ts'

const { grouped, percent, day: date } = numbersIn('es')

export const SPANISH_SECTIONS: SectionWords = {
  thisComparison: (value) => `esta comparación: ${value}`,
  scoreOf: (kind) => `puntuación (${kind})`,
  scorerConfigHash: 'Hash de la configuración de la puntuación',
  correlation: 'Correlación',
  logRatio: 'log10 LR',

  result: {
    heading: 'El resultado en cifras',
    compared: 'Qué se compara',
    numerator: 'Numerador: las marcas indubitadas de esta fuente.',
    denominator: (reference) =>
      `Denominador: otras fuentes de la referencia ${reference}, de la misma clase.`,
    log10: 'log10 de la razón de verosimilitud',
    interval: 'Intervalo del 95\u00a0%',
    ofLog10: (interval) => `log10 LR ${interval}`,
    ofRatio: (interval) => `razón de verosimilitud ${interval}`,
    method: (code, sources) => `${code}, sobre las ${sources} fuentes de la referencia`,
    direction: 'Dirección',
    bounds: 'Límites de la referencia',
    fromTo: (low, high, lowRatio, highRatio) =>
      `log10 LR de ${low} a ${high}: una razón de verosimilitud de ${lowRatio} a ${highRatio}`,
    reached:
      'Alcanzados: sus pares no respaldan una afirmación más fuerte, por lo que se indica el propio límite.',
    notReached: 'No alcanzados.',
    score: 'Puntuación',
    population: 'Población de referencia',
    testFires: 'Marcas indubitadas',
  },
  interval: {
    atBound: 'en el límite, sean cuales sean las marcas de la referencia que se extraigan; no es una certeza',
    alike: (end) => `${end}, con las cifras indicadas`,
  },

  known: {
    heading: 'Las marcas indubitadas',
    lead: (n) =>
      `La marca dubitada (Q) se comparó con ${n} marcas indubitadas de una misma fuente (K1, K2, etc., en el orden de la solicitud), y estas entre sí. Lo bien que concuerdan entre sí muestra lo bien que marca esta fuente.`,
    matrix:
      'La puntuación de cada par de marcas. Cuanto más oscura la casilla, mejor la concordancia; el blanco es el azar.',
    mark: 'Marca indubitada',
    withQuestioned: 'Puntuación con la marca dubitada',
    withKnown: 'Puntuación media con las otras marcas indubitadas',
    alone:
      'La puntuación de cada marca indubitada por separado. Una sola marca indubitada no da una razón de verosimilitud: no muestra lo bien que marca su fuente.',
    among: 'Indubitadas entre sí',
    average: (score) => `${score} de media`,
    least: (score) => `; una razón de verosimilitud exige al menos ${score}`,
    questioned: 'Dubitada con indubitadas',
    chance: 'Azar',
    byChance: (mean, sd) =>
      `${mean} de media entre marcas de fuentes distintas, con una desviación típica de ${sd}`,
    testMarks: 'Disparos o marcas de prueba',
    made: (made, used) =>
      made === null
        ? `número realizado no indicado, usados: ${used}`
        : `realizados: ${made}, usados: ${used}`,
    alike: 'Igual en ambos lados',
    isAlike: (one) => (one === null ? 'no consta' : one ? 'sí' : 'no'),
    ammunition: (is) => `Munición: ${is}`,
    instrument: (is) => `Instrumento: ${is}`,
    condition: (is) => `Estado de la fuente: ${is}`,
    leftOut: 'Excluidas',
    wouldLeaveOut: 'Por excluir según la solicitud',
    columns: 'marcas indubitadas',
    matrixTitle: 'Puntuaciones de la marca dubitada y de las indubitadas',
    pairScore: (one, other, score) => `${one} con ${other} ${score}`,
    matrixText: (questioned, among) =>
      `Matriz de puntuaciones. La marca dubitada con ${questioned}; entre las marcas indubitadas ${among}. El marco rodea la marca indubitada que mejor concuerda con la dubitada.`,
    notCounted: 'no cuenta',
    without: 'Sin',
    ratio: 'Razón de verosimilitud',
    why: 'Motivo',
    none: 'ninguna: las otras no concuerdan mejor que por azar',
    oneLess:
      'El resultado es el número con todas las marcas indubitadas. Este es, para comparar, el número con una menos.',
    densities:
      'Lo probable que es una puntuación si la marca dubitada procede de la fuente de las marcas indubitadas, y si procede de otra fuente. El cociente de ambas en la puntuación obtenida es la razón de verosimilitud antes de aplicar los límites de la referencia.',
  },

  scope: {
    lead: (domain, called, warnings) =>
      `Antes de la comparación se comprobó que cada escaneo pertenece al dominio ${domain} y a las condiciones de la referencia, y lo mismo el par.${called ? ' Q es la marca dubitada; K1, K2, etc. son las marcas indubitadas.' : ''} ${warnings === 0 ? 'No hay advertencias.' : 'Algunos hallazgos no impiden la comparación, pero deben conocerse. Figuran al final de esta sección.'}`,
    scan: 'Escaneo',
    pitch: 'Paso (µm)',
    texture: 'Textura',
    conditions: 'Condiciones',
    measured: 'Proporción medida',
    rms: 'rms, escaneo entero (nm)',
    inBrackets:
      'Entre paréntesis está el límite de cada control. Textura es la proporción del relieve que sigue una sola dirección. Condiciones es la distancia del escaneo a las marcas de la referencia, en relación con su intervalo. La altura rms del escaneo entero indica si muestra algún relieve; las condiciones contrastan la de la parte comparada con la referencia.',
    pair: 'Par',
    knownMarks: 'Marcas indubitadas',
    two: (a, b) => `${a} con ${b}`,
    names: {
      identity: 'identidad',
      order: 'orden',
      texture: 'textura',
      handedness: 'imagen especular',
      conditions: 'condiciones',
      reproducibility: 'reproducibilidad',
      resolution: 'resolución',
      modality: 'tipo de marca',
      coverage: 'cobertura',
      signal: 'señal',
    },
    found: (pair, check, reason) => `${pair}, ${check}: ${reason}.`,
    limitations: 'Limitaciones',
    relative: (population, sources, sets) =>
      `El número es relativo a ${population}, de ${sources} fuentes (${sets}). No dice nada de otras marcas comerciales de armas o herramientas, otros materiales u otros instrumentos. Allí la puntuación puede comportarse de otro modo, y ninguna cifra de este informe dice cómo.`,
    measure: 'Magnitud',
    range: 'Intervalo de la referencia',
    ranges: (scans) =>
      `Cómo son los ${scans} escaneos de la referencia. El número no dice nada de marcas fuera de estos intervalos.`,
    bounded:
      'Con tan pocas fuentes, la razón de verosimilitud está limitada. Su intervalo solo muestra cómo depende de cuáles de estas fuentes están en la referencia. No cubre errores anteriores al escaneo: una muestra equivocada, una marca dañada, un escaneo de otro lugar.',
    scale:
      'La escala lateral se toma tal como la indican los archivos. En ensayos con marcas de una misma fuente conocida, una escala un 2\u00a0% demasiado pequeña en una marca dejó el número como estaba. Con un 4\u00a0% el número bajó, y con un 6\u00a0% algunas se respondieron como marcas de fuentes distintas.',
  },
  measures: SPANISH_MEASURES,

  reference: {
    heading: 'Población de referencia',
    name: 'Nombre',
    size: 'Tamaño',
    pairs: (same, different) =>
      `${grouped(same)} pares de una misma fuente conocida (KM), ${grouped(different)} de fuentes distintas conocidas (KNM)`,
    questions: (population) => `${population} (KM y KNM)`,
    sources: (size, sources, scheme) => `${size}, ${sources} fuentes (grupos: ${scheme})`,
    population: 'Población',
    nobody: 'Nadie ha declarado que este caso pertenezca a la población de esta referencia.',
    leftOutSets: 'En conjuntos de datos excluidos',
    noCost: (lacks) =>
      `sin Cllr, porque ${lacks ? 'falta una de las clases' : 'los otros conjuntos de datos no respaldan ninguna LR'}`,
    leftOutSet: ({ set, cost, km, under, knm, over }) =>
      `${set}: ${cost}; ${km} KM, de ellos ${under} con LR inferior a 1/3; ${knm} KNM, de ellos ${over} con LR superior a 3`,
    answered: (share) => `; el ${percent(Number(share.toFixed(2)))} de las preguntas recibió un número`,
    leftOut: 'Excluidas',
    leftOutSources: (sources) => `fuentes ${sources}`,
    dataSets: 'Conjuntos de datos',
    cost: 'Coste',
    figures: (cllr, least, loss, auc) =>
      `Cllr ${cllr}, del cual Cllr_min ${least} y pérdida de calibración ${loss}; AUC ${auc}`,
    protocol: (protocol) => `Protocolo: ${protocol}`,
    built: 'Elaborada',
    meaning:
      'Cllr es el coste medio, en bits, de las razones de verosimilitud de todos ellos. 0 es perfecto; un método que siempre responde 1 tiene un coste de 1. Estas cifras describen el ajuste de esta referencia según el protocolo indicado. No son una tasa de error del examen forense.',
    histogram: 'Dónde está esta puntuación entre las de la referencia, en proporción de cada clase.',
    tippett: (questions, protocol) =>
      `Diagrama de Tippett: la proporción ${questions ? 'de las preguntas' : 'de los pares'} de la referencia cuyo log10 LR es al menos el valor del eje. Protocolo: ${protocol}.`,
  },

  sensitivity: {
    heading: 'Otros ajustes defendibles',
    notAvailable: (reason) => `No disponible: ${reason}.`,
    note: 'Cada variante se puntúa con su propia configuración y se calibra con la referencia puntuada con esa misma configuración. El rango va del menor al mayor log10 LR de las variantes y de la configuración en uso. No es un intervalo y no tiene probabilidad: las variantes son elecciones, no una muestra. La respuesta sigue siendo la de la configuración en uso.',
    deployed: 'Configuración en uso',
    ofDeployed: (value) => `log10 LR ${value}`,
    range: 'De menor a mayor',
    ofRange: (least, greatest) => `log10 LR de ${least} a ${greatest}; esto no es un intervalo`,
    variants: 'Variantes',
    counts: ({ all, calibrated, bound, refused, missing, crossed }) =>
      [
        `variantes: ${all}`,
        `con LR: ${calibrated}`,
        `en un límite: ${bound}`,
        `rechazadas: ${refused}`,
        ...(missing > 0 ? [`no disponibles: ${missing}`] : []),
        `más allá de 0,5 en el otro lado: ${crossed}`,
      ].join(', '),
    movesMost: 'Lo que más la cambia',
    moves: (name, low, high) => `${name}: ${low} en su extremo inferior, ${high} en su extremo superior`,
    nothingMoves: 'ningún hiperparámetro por sí solo cambia la respuesta',
    none: 'ninguna',
    variant: 'Variante',
    changed: 'Cambiado',
    together: 'todos juntos',
    outcomes: { calibrated: 'calibrada', refused: 'rechazada', not_available: 'no disponible' },
    atBound: (value) => `${value}, el límite`,
    alike: (count, of, value, names) =>
      `${count === of ? `Las ${count}` : `${count} de ${of}`} variantes dan log10 LR ${value}: ${names}.`,
    cost: 'Cllr es el del ajuste de la variante, sobre grupos de fuentes que el ajuste no vio. Donde falta, la referencia tiene demasiado pocas fuentes para tales grupos, o se compararon varias marcas indubitadas.',
  },

  marks: {
    heading: 'Las marcas, y dónde concuerdan',
    regions: (n, a, b) =>
      n === 0
        ? `Ninguna región de ${a} concuerda con ${b}.`
        : `${n === 1 ? `Una región de ${a} concuerda` : `${n} regiones de ${a} concuerdan`} con ${b} en una posición común. Cada una está enmarcada, con el mismo número en las dos marcas.`,
    best: (known) => `De las marcas indubitadas, ${known} es la que mejor concuerda con la dubitada.`,
    bestPart: (part) => `Las imágenes muestran el ${part} de cada marca que mejor concuerda.`,
    striae: 'Las estrías van de arriba abajo. Solo se muestra la parte comparada.',
    caption:
      'Alturas con contraste ampliado: más claro es más alto, el negro no se midió. Marcos: regiones que concuerdan.',
    both: (a, b) => `${a} y ${b}`,
    sameWay: (mark) => `${mark}, del mismo modo.`,
    pictureText: (title, columns, rows, regions) =>
      `${title}: alturas como imagen de ${columns} por ${rows} puntos; más claro significa más alto${regions === 0 ? '' : `; regiones concordantes enmarcadas: ${regions}`}.`,
    partByPart: (part) => `${part} por ${part.toLowerCase()}`,
    matrixTitle: (part, a, b) => `Correlación de cada ${part} de ${a} con cada ${part} de ${b}`,
    matrixText: (rows, columns, framed) =>
      `Matriz de ${rows} por ${columns} correlaciones; en la diagonal enmarcada ${framed}.`,
    partsLead: (part, a, b, score) =>
      `Correlación de cada ${part} de ${a} con cada ${part} de ${b}, en el desplazamiento donde es mayor. Los marcos muestran el giro de una marca respecto de la otra que mejor concuerda. La puntuación (${score}) se obtiene de esta matriz.`,
    partsCaption: 'Correlación cruzada de las firmas, de 0 (blanco) a 1 (oscuro).',
    partOf: (part, mark) => `${part} de ${mark}`,
    lag: 'Desfase (puntos)',
    pairAlone: 'log10 LR, solo este par',
    ofRatio: (log10, ratio) => `${log10} (LR ${ratio})`,
    perPart:
      'Lo que da cada par de campos de la mejor diagonal, con fines diagnósticos: los campos de un proyectil no son independientes, por lo que la razón de verosimilitud indicada no es el producto de estos valores.',
    readOn: (reference) => `Se leen en la referencia ${reference}.`,
  },

  registration: {
    profiles: 'Los perfiles, alineados',
    maps: 'Los mapas de alturas, superpuestos',
    aligned: (b, isTurned, shift, correlation) =>
      `${b} está ${isTurned ? 'girada 180° y ' : ''}desplazada ${shift} µm, donde los perfiles se correlacionan mejor (${correlation}). Los tramos que concuerdan están sombreados.`,
    evened: 'altura / amplitud local',
    height: 'altura (µm)',
    profilesCaption: 'Perfiles medios a través de las estrías, en la banda que se compara.',
    registered: (b, turn, right, down) =>
      `${b} está girada ${turn}° y desplazada ${right} µm a la derecha y ${down} µm hacia abajo, donde las marcas concuerdan mejor. Las dos imágenes tienen el mismo encuadre.`,
    cells: ({ onA, allA, a, onB, allB, b }) =>
      `${onA} de ${allA} celdas de ${a} y ${onB} de ${allB} celdas de ${b} concuerdan; están dibujadas en rojo, las demás en gris.`,
    cellsOf: (a) => `Celdas de ${a}`,
    laidOn: (b, a) => `Celdas de ${b}, puestas sobre ${a}`,
    cellsText: (title, cells, agree) =>
      `${title}: ${cells} celdas, de las que ${agree} concuerdan con la otra marca.`,
    mapsCaption: (b, a) =>
      `Los mapas de alturas en la banda que se compara. Las celdas de ${b} están dibujadas donde se encuentran sobre ${a}.`,
    region: 'Región',
    on: (mark) => `En ${mark}`,
    start: 'Comienzo a través de las estrías',
    corner: 'Primera columna y fila en el mapa',
    regions: (what, size) =>
      `${what}, y correlación de cada región; cada una tiene ${size} µm de ancho. Longitudes en µm.`,
    alignedTitle: (a, b) => `${a} y ${b}, alineadas`,
    alignedText: (a, b, shift, stretches) =>
      `Los perfiles de ${a} y ${b} superpuestos, ${b} desplazada ${shift} µm; tramos que concuerdan: ${stretches}.`,
    across: 'a través de las estrías (mm)',
  },

  plots: {
    histogramTitle: 'Puntuaciones de la referencia',
    histogramText: (km, knm, score) =>
      `Histograma de ${km} puntuaciones de una misma fuente conocida y ${knm} de fuentes distintas conocidas de la referencia${score === undefined ? '' : `; la puntuación de esta comparación es ${score}`}.`,
    shareOfClass: 'proporción de su clase',
    km: (n) => `misma fuente conocida (KM, ${grouped(n)})`,
    knm: (n) => `fuentes distintas conocidas (KNM, ${grouped(n)})`,
    tippettTitle: 'Diagrama de Tippett',
    tippettText: (models, value) =>
      `Proporción de los pares de una misma fuente y de fuentes distintas cuyo log10 LR es al menos un valor${models > 1 ? ', para cada modelo' : ''}${value === undefined ? '' : `; esta comparación tiene ${value}`}.`,
    shareAtLeast: 'proporción ≥ valor',
    densitiesTitle: 'Densidades de la puntuación',
    densitiesText: (same, different, own) =>
      `Densidad de la puntuación de una marca de la fuente de las marcas indubitadas, máxima en ${same}, y de una marca de otra fuente, máxima en ${different}; la puntuación de esta comparación es ${own}.`,
    density: 'densidad',
    ofSource: 'marca de la fuente de las indubitadas',
    ofAnother: 'marca de otra fuente (azar)',
  },

  method: {
    heading: 'Cómo se calculó',
    engine: 'Programa',
    scorer: 'Método de puntuación',
    stages: 'Etapas',
    stage: 'Etapa',
    code: 'Código, con su versión',
    parameters: 'Parámetros',
    caption:
      'Todos los cálculos que hay detrás de la razón de verosimilitud, con todos sus parámetros. Longitudes en metros, ángulos en grados.',
  },

  inputs: {
    heading: 'Datos de entrada',
    lead: 'SHA-256 de cada escaneo tal como se recibió. Los nombres de archivo son los que se indicaron.',
    leadWithoutNames:
      'SHA-256 de cada escaneo tal como se recibió. Un nombre de archivo pertenece a la solicitud que lo subió, y aquí no se conoce ninguno.',
    file: 'Archivo',
    scans: 'Escaneos',
    instrument: 'Instrumento, según lo nombran los archivos',
    asSaid: (scan, said) => `${scan}, según la solicitud: ${said}.`,
    micrometres: 'sus longitudes están en micrómetros',
    insideMask: 'solo se usaron los puntos dentro de la máscara del archivo',
    whole: 'se usó el escaneo entero',
    edges: (left, right) => `los bordes de las estrías del ánima se fijaron en ${left} y ${right} µm`,
    replica: 'muestra un molde: se reflejó, y se intercambiaron alturas y profundidades',
    mirrored: 'muestra la imagen especular de la marca, y se reflejó',
  },
  instrument: {
    unknown: 'desconocido',
    unknownName: 'instrumento desconocido',
    unknownSerial: 'número de serie desconocido',
    serial: (serial) => `número de serie ${serial}`,
    unknownCalibration: 'fecha de calibración desconocida',
    sameDay: (day) =>
      `fecha de calibración igual a la del escaneo (${date(day)}), por lo que quizá no diga nada`,
    calibrated: (day, measured) =>
      `calibrado el ${date(day)}${measured === null ? '' : `, medido el ${date(measured)}`}`,
    clockDefault: (day) => `${date(day)} es la fecha inicial de un reloj y no es creíble`,
  },

  handles: {
    headingReport: 'Informe',
    heading: 'Receta e informe',
    recipe:
      'Este identificador es el SHA-256 de la receta de esta comparación: sus datos de entrada, la configuración de la puntuación, la referencia, la versión del programa, cada resultado intermedio, y el resultado. Los mismos escaneos, la misma configuración, la misma referencia y el mismo programa dan el mismo identificador. Un servicio que tiene la receta la devuelve en /v1/recipes/{handle}. Allí, /v1/recipes/{handle}/verify repite cada cálculo, deriva de nuevo la receta y compara este identificador.',
    code: 'El identificador de la receta como código QR.',
    codeTitle: 'Código QR',
    codeText: (content) => `Código QR de ${content}`,
    report:
      'Este identificador designa el informe: el resultado con sus controles, imágenes, regiones concordantes y el identificador de la receta. El caso, el perito y los nombres de archivo no forman parte de él. Un servicio que tiene el informe lo devuelve en /v1/reports/{handle}, y como un documento como este en /v1/reports/{handle}/report.pdf.',
    refusal:
      'Este identificador designa el informe: los motivos con los controles. El caso, el perito y los nombres de archivo no forman parte de él. No hay receta, porque no hay razón de verosimilitud. Un servicio que tiene el informe lo devuelve en /v1/reports/{handle}, y como un documento como este en /v1/reports/{handle}/report.pdf.',
  },
}
