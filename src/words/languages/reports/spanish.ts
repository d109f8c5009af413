/** The notes, warnings and reasons of reports, in Spanish. */
import { type REPORTS, SCOPE_WARNINGS } from '../../reports.ts'
import { SPANISH_PAGE } from '../first-page/spanish.ts'
import type { Alike, BulletOrder } from './order.ts'

const { number, join } = SPANISH_PAGE
const { plain: n, decimal, threeDigits: short, day } = number
const between = (range: readonly number[]): string => range.map(short).join(' a ')

const ACCEPTED: Readonly<Record<string, string>> = {
  scan_in_two_marks: 'un escaneo suyo está en dos marcas',
  near_copies: 'hay marcas suyas que son casi el mismo escaneo',
  names_alike: 'hay nombres en ella que apenas se distinguen',
}

function unlike(of: { ammunition?: Alike; instrument: Alike; condition: Alike }): string {
  const all = [
    ['munición', of.ammunition],
    ['instrumento', of.instrument],
    ['estado de la fuente', of.condition],
  ] as const
  const named = (is: Alike): string => join(all.filter(([, alike]) => alike === is).map(([what]) => what))
  const open = named(null)
  const other = named(false)
  return [
    ...(other === '' ? [] : [`La marca dubitada y las indubitadas difieren en: ${other}`]),
    ...(open === ''
      ? []
      : [`Nadie ha declarado que la marca dubitada y las indubitadas sean iguales en: ${open}`]),
  ].join('. ')
}

function changed(side: string, { change, not_scanned }: BulletOrder): string {
  if ('moved' in change) {
    const what = not_scanned.includes(change.moved) ? 'el campo ausente' : 'el campo'
    return `${what} ${change.moved} de ${side} entre los lugares ${change.between[0]} y ${change.between[1]}`
  }
  const [one, other] = change.exchanged
  const missing = change.exchanged.find((place) => not_scanned.includes(place))
  if (missing === undefined) return `los campos ${one} y ${other} de ${side} intercambiados`
  return `el campo ${missing === one ? other : one} de ${side} en el lugar ${missing}, que ningún escaneo muestra`
}

export const SPANISH_REPORTS: typeof REPORTS = {
  as_worded: ({ text }) => text,
  weight_of_evidence: () =>
    'Esta razón de verosimilitud expresa la fuerza probatoria respecto de la población de referencia indicada; no es un veredicto sobre una fuente común y no afirma nada sobre la tasa de error del examen forense.',
  neither: () =>
    'Donde no hay razón de verosimilitud, no se apoya ninguna de las proposiciones. Las puntuaciones de marcas indubitadas sueltas no son razones de verosimilitud: una sola marca no muestra lo bien que marca su fuente.',
  test_fires: () =>
    'Dos o más disparos o marcas de prueba de la presunta fuente, aportados como marcas indubitadas, mostrarían lo bien que marca; la LR se apoyaría entonces en esta fuente y menos en el azar de la población.',
  absence_of_agreement: () =>
    'El apoyo a fuentes distintas es una ausencia de concordancia. También la causan el desgaste, la munición, los daños y un marcado deficiente. No excluye nada.',
  single_land: () =>
    'se comparó un solo campo por lado, lo que sirve únicamente para diagnóstico: sus límites son a lo sumo los de proyectiles enteros, porque más campos de unos pocos cañones no equivalen a más cañones; compare todos los campos de ambos proyectiles para un resultado que se vaya a informar',

  ...SCOPE_WARNINGS,

  instrument_not_in_reference: (of) =>
    `medido con ${of.instrument}, y la referencia ${of.reference} no contiene ningún escaneo de este tipo de instrumento`,
  calibration_old: (of) =>
    `según el archivo, el instrumento se calibró el ${day(of.calibrated)}, ${of.days} días antes del escaneo del ${day(of.measured)}; este laboratorio admite ${of.most_days}`,
  one_sided: ({ more, fewer }) =>
    `una marca tiene ${more} escaneos y la otra ${fewer}: la puntuación se basa en lo que muestra la menor`,
  resolution_of_reference: (of) =>
    `el paso se compara con el de la referencia ${of.reference}, no con los límites de la especificación`,
  duplicate_scan: (of) =>
    `es el mismo escaneo que el escaneo ${of.scan} de ${of.mark}; aporte cada parte de la marca una sola vez`,
  units_override: () => 'sus longitudes se leyeron como micrómetros, como indica la solicitud',
  mask_used: () => 'se omitieron los puntos fuera de la máscara del archivo',
  checksum_of_description: () =>
    'main.xml tiene otra suma de comprobación que la que da el archivo, así que la descripción se cambió después de escrita; la suma de las alturas se comprueba por separado',
  replica: () => 'se leyó como un molde: reflejado, con alturas y profundidades invertidas',
  mirrored: () => 'se leyó como una imagen especular y se volvió a reflejar; las alturas no cambian',
  unknown_column: (of) => {
    const names = of.columns.map((column) => JSON.stringify(column)).join(', ')
    const more = of.more > 0 ? ` y ${of.more} más` : ''
    return `columnas desconocidas, que nada lee: ${names}${more}; un manifiesto puede tener ${join(of.known)}`
  },
  near_copy: ({ of }) =>
    `concuerda con ${of} mejor que dos escaneos de una misma marca: es casi el mismo escaneo, probablemente una copia modificada (ruido, desplazamiento, suavizado, otro paso). Una copia no dice nada de las fuentes, sea cual sea el número; aporte escaneos de dos marcas`,
  composed: (of) =>
    'times' in of
      ? `sus alturas no continúan entre las ${of.along === 'columns' ? 'columnas' : 'filas'} ${of.at} y ${of.at + 1}: el salto es ${n(of.times)} veces el de ambos lados. El escaneo parece compuesto de partes. Averigüe cómo se produjo antes de usar el número`
      : `los planos de cierre concuerdan en ${of.first} regiones en una posición y en otras ${of.second} en otra: uno de los escaneos parece compuesto de partes. Averigüe cómo se produjo antes de usar el número`,
  test_fire_apart: ({ of }) =>
    `concuerda con las otras ${of} marcas indubitadas mucho menos que estas entre sí; vea la LR sin ella y averigüe por qué (otra arma, una marca dañada, otra munición)`,
  copy_left_out: ({ of }) =>
    `es el mismo escaneo que ${of}, o una copia modificada, así que no cuenta como marca propia`,
  known_not_all: (of) =>
    `se hicieron ${of.made} disparos o marcas de prueba y se aportan ${of.used}: elegir entre ellos cambia la LR; apórtelos todos, o un motivo por cada uno que se omita`,
  reproduction_unknown: (of) =>
    `${unlike(of)}. Una marca dubitada peor reproducida que las indubitadas (${of.ammunition === undefined ? '' : 'otra munición, '}desgaste, daños) concuerda así de poco aunque proceda de la misma fuente. Haga marcas indubitadas en las condiciones del caso, y declárelo.`,
  population_unknown: ({ reference, data_sets: sets, parts }) => {
    const limit =
      sets === null
        ? ''
        : ` La referencia contiene ${sets} ${sets === 1 ? 'conjunto' : 'conjuntos'} de datos, así que la LR para fuentes distintas no va más allá de 1 a ${sets + 1}: una convención prudente, no una probabilidad estimada.`
    const ways = [
      ...(parts.length > 0
        ? [
            `elija, según los hechos del caso y no según el resultado, la parte de la referencia a la que pertenece (${parts.join(', ')})`,
          ]
        : []),
      'use una referencia de su propio laboratorio',
      'compare entre sí disparos de prueba de esta fuente: muestran lo bien que marca',
    ]
    return `Nadie ha declarado que este caso pertenezca a la población de la referencia ${reference}. Las marcas de una misma fuente pueden concordar así de poco cuando la fuente marca mal, y puede que la referencia no haya visto una fuente así.${limit} Para saber más: ${ways.join('; o ')}.`
  },
  scores_as_sent: (of) =>
    `referencia ${of.reference}: puntuaciones tal como se enviaron, sin ver ningún escaneo. Nadie aquí puede volver a calcularlas, y sus límites se apoyan en ${of.n_sources} fuentes, lo máximo que puede probar su clase menor`,
  reference_accepted: (of) =>
    `la referencia ${of.reference} se aceptó aunque ${ACCEPTED[of.fault] ?? of.fault}. Motivo indicado: ${of.reason}`,
  auc_below_half: (of) =>
    `las puntuaciones de la misma fuente de la referencia ${of.reference} no superan en conjunto a las de fuentes distintas (AUC ${decimal(of.auc.toFixed(3))}): no separa nada, o se intercambiaron etiquetas`,
  scores_elsewhere: (of) =>
    `las puntuaciones de la referencia ${of.reference} están en otro lugar que las de ${of.other}, que tiene el mismo tipo de puntuación: fuentes distintas en torno a ${short(of.different)}, allí ${between(of.usual_different)}; todas de ${between(of.range)}, allí ${between(of.usual_range)}. Pueden haberse desplazado o proceder de otro cálculo`,
  order_exchanged: (of) =>
    [
      `los proyectiles concuerdan claramente mejor (contraste ${decimal(of.contrast.toFixed(3))} en vez de ${decimal(of.as_given.toFixed(3))}) con ${changed('mark_b', of.b)} o, lo que los escaneos no distinguen, con ${changed('mark_a', of.a)}${of.in_doubt ? '; otro orden así concuerda casi igual de bien, de modo que compruebe todos los campos' : ''}`,
      'la puntuación considera los campos en el orden indicado',
      `compruebe con los proyectiles o el registro del escaneo qué campo muestra cada escaneo; si se indicó mal, compare de nuevo con mark_b_lands=${of.b.places.join(',')} o mark_a_lands=${of.a.places.join(',')} y n_lands=${of.n_lands}; una mejor concordancia por sí sola no es motivo para cambiar un orden`,
    ].join('; '),
  in_reference: (of) =>
    of.left_out
      ? `es un escaneo de la marca ${of.mark} de la fuente ${of.source} de la referencia ${of.reference}; todos los pares de esa fuente se excluyen de la calibración`
      : `es la marca ${of.mark} de la referencia ${of.reference}, y sus pares no pudieron excluirse, porque sin ${join(of.sources)} quedan demasiado pocos pares: esta LR no es independiente`,
  region_found: () =>
    'el escaneo está sin procesar: solo se compara la superficie del fulminante, como muestra la vista previa',
  upside_down: () =>
    'los proyectiles concuerdan mejor con este invertido: sus campos se tomaron en orden inverso, cada uno girado 180°; si ambos se escanearon en la misma posición, compruebe los escaneos',
  unknown_include: (of) =>
    `include no tiene el bloque ${JSON.stringify(of.block)}; los bloques son ${of.blocks.join(', ')}`,

  scan_refused: ({ mark, scan, finding }, say) => `escaneo ${scan} de ${mark}: ${say(finding)}`,
  land_not_scorable: ({ mark, scan, land, finding }, say) =>
    `escaneo ${scan} de ${mark} (campo ${land}): ${say(finding)}`,
  leave_scans_out: (of) =>
    `para comparar sin ${of.scans === 1 ? 'este escaneo' : 'estos escaneos'} de ${of.mark}, ${of.scans === 1 ? 'omítalo' : 'omítalos'} e indique ${of.mark}_lands=${of.places.join(',')} y n_lands=${of.n_lands}`,
  pair_refused: ({ one, other, finding }, say) => `${one} y ${other}: ${say(finding)}`,
  left_out_as_stated: ({ reason }) => `la solicitud la omitiría: ${reason}`,
  too_few_known: ({ left }) =>
    `${left === 1 ? 'queda una marca indubitada que no es copia' : `quedan ${left} marcas indubitadas que no son copia`} de otra, y se necesitan al menos dos para mostrar lo bien que marca la fuente; aporte más marcas indubitadas, o compare con una sola como mark_b`,
  not_together: ({ text }) => `las marcas de esta fuente no pueden compararse juntas: ${text}`,
  other_scorer_config: (of) =>
    `la puntuación se calculó con otra configuración que la de la referencia ${of.reference}, así que no puede leerse de ella una razón de verosimilitud`,
}
