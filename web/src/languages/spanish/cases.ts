import type { CASES as GERMAN } from '../german/cases.ts'
import type { Translated } from '../translated.ts'

export const CASES: Translated<typeof GERMAN> = {
  // cases
  'the cases': 'los casos',
  'A case keeps its items, its propositions and its reports together. No result depends on it.':
    'Un caso reúne sus muestras, sus proposiciones y sus informes. Ningún resultado depende de él.',
  'New case': 'Caso nuevo',
  'Make the case': 'Crear el caso',
  Number: 'Número',
  'What it is about': 'Asunto',
  Find: 'Búsqueda',
  'A number, an exhibit, or the handle of a report':
    'Un número, una muestra o el identificador de un informe',
  'No case has this.': 'Ningún caso contiene esto.',
  'There is no case yet.': 'Todavía no hay ningún caso.',
  open: 'abierto',
  closed: 'cerrado',
  Items: 'Muestras',
  Reports: 'Informes',
  'Made (UTC)': 'Creado (UTC)',

  // one case
  'the case': 'el caso',
  'Case {number}': 'Caso {number}',
  'This case is open.': 'Este caso está abierto.',
  'This case is closed.': 'Este caso está cerrado.',
  'Close the case': 'Cerrar el caso',
  'Open it again': 'Volver a abrirlo',
  'All cases': 'Todos los casos',
  'No report yet. Every result can be added to a case.':
    'Todavía no hay informes. Cualquier resultado puede añadirse a un caso.',
  Version: 'Versión',
  Replaces: 'Sustituye a',
  'Added (UTC)': 'Añadido (UTC)',
  '{exhibit} against {source}': '{exhibit} frente a {source}',
  '(replaced)': '(sustituido)',
  'Other items': 'Otras muestras',
  'None.': 'Ninguna.',
  '{name}: {what}': '{name}: {what}',
  Received: 'Recibido',
  By: 'Por',
  When: 'Fecha',
  'Proposition: one source': 'Proposición: misma fuente',
  'Proposition: different sources': 'Proposición: fuentes distintas',
  'Who supplied the propositions': 'Quién formuló las proposiciones',
  'Relevant population': 'Población pertinente',
  'Why this reference': 'Por qué esta referencia',
  'Propositions and population': 'Proposiciones y población',
  'not given': 'no consta',
  'Add another item': 'Añadir otra muestra',
  Exhibit: 'Muestra',
  'What it is': 'Descripción',
  'Its marks': 'Sus marcas',
  'SHA-256 of scans or handles of reports, separated by spaces':
    'SHA-256 de escaneos o identificadores de informes, separados por espacios',
  'Add who received what': 'Añadir una recepción',
  'Received by': 'Recibido por',
  'as it is to be shown': 'tal como debe mostrarse',
  'Change number, name and texts': 'Cambiar el número, el asunto y los textos',
  Save: 'Guardar',

  // the marks of a case
  'Questioned marks': 'Marcas dubitadas',
  'None yet.': 'Ninguna todavía.',
  'Known sources and their test fires': 'Fuentes conocidas y sus marcas indubitadas',
  'None yet. Two or more test fires of a source say how well it marks.':
    'Ninguna todavía. Dos o más marcas indubitadas de una fuente muestran lo bien que marca.',
  '{exhibit}, its first scan': '{exhibit}, su primer escaneo',
  '1 scan': '1 escaneo',
  '{scans}; {note}': '{scans}; {note}',
  'Remove {exhibit}': 'Quitar {exhibit}',
  'The case has an exhibit {mark} already. Give this one another name.':
    'El caso ya tiene una muestra {mark}. Dé otro nombre a esta.',
  'Add {many} of a source': 'Añadir {many} de una fuente',
  'Add questioned marks': 'Añadir marcas dubitadas',
  'A folder in it for each source, or names that begin alike.':
    'Con una subcarpeta para cada fuente, o nombres que empiecen igual.',
  'Scans of one mark have names that begin alike.':
    'Los nombres de los escaneos de una misma marca empiezan igual.',
  'Add to the case': 'Añadir al caso',
  'Nothing was added yet. What was sent stays; correct this and add again.':
    'Todavía no se ha añadido nada. Lo enviado se conserva; corrija esto y añada de nuevo.',

  // comparisons in a case
  'Questioned marks against known sources': 'Marcas dubitadas frente a fuentes conocidas',
  'A questioned mark is compared with all test fires of a source at once. The answer is added to the case.':
    'Una marca dubitada se compara con todas las marcas indubitadas de una fuente a la vez. La respuesta se añade al caso.',
  '1 mark': '1 marca',
  '{n} marks': '{n} marcas',
  'Compare {marks}': 'Comparar {marks}',
  '{one} with {other}': '{one} con {other}',
  '{mark}, scan {n}': '{mark}, escaneo {n}',
  'Both are the same report. Choose two different ones.':
    'Los dos son el mismo informe. Elija dos distintos.',
  '{report}, version {version}, added {date}': '{report}, versión {version}, añadido {date}',
  'Compare two answers': 'Comparar dos respuestas',
  'First report': 'Primer informe',
  'Second report': 'Segundo informe',
  'Show what differs': 'Mostrar las diferencias',

  // recent answers
  'Recent reports': 'Informes recientes',
  'The newest comparisons that were asked for here. Reports hold no file names and no case numbers: names of files are shown only in the tab that compared them.':
    'Las comparaciones más recientes que se solicitaron aquí. Los informes no contienen nombres de archivo ni números de caso: los nombres de los archivos solo se muestran en la pestaña en la que se compararon.',
  'the reports': 'los informes',
  'There is no report yet.': 'Todavía no hay ningún informe.',
  'Marks compared': 'Marcas comparadas',
  '{outcome}; in doubt: a check failed': '{outcome}; en duda: un control no fue conforme',
  'Given (UTC)': 'Emitido (UTC)',
  Newest: 'Más recientes',
  Older: 'Anteriores',
  '{name} and {n} more': '{name} y {n} más',

  // reviews
  'In a review a second person compares the same scans without seeing the first result. The settings are fixed before there is a score; then both results are shown, and both sign one sentence. Both need an API key.':
    'En una revisión, una segunda persona compara los mismos escaneos sin ver el primer resultado. Los ajustes se fijan antes de que haya una puntuación; después se muestran los dos resultados, y ambas personas firman una misma frase. Las dos necesitan una clave de API.',
  'the reviews': 'las revisiones',
  'There is no review yet.': 'Todavía no hay ninguna revisión.',
  'Asked (UTC)': 'Solicitada (UTC)',
  'Asked by': 'Solicitada por',
  'Asked of': 'Solicitada a',
  'What comes next': 'Qué sigue',
  'Ask for a review': 'Solicitar una revisión',
  Ask: 'Solicitar',
  'Its handle; one that you made': 'Su identificador; un informe que haya hecho usted',
  Reviewer: 'Revisión a cargo de',
  'The name of the API key of the person who compares again':
    'El nombre de la clave de API de la persona que vuelve a comparar',
  'The reviewer reads it: say nothing of settings or result. It may stay empty':
    'Lo lee quien hace la revisión: no diga nada de los ajustes ni del resultado. Puede quedar vacío',
  'You commit settings.': 'Usted fija los ajustes.',
  '{reviewer} commits settings.': '{reviewer} fija los ajustes.',
  'You compare.': 'Usted compara.',
  '{reviewer} compares.': '{reviewer} compara.',
  'Both sign one sentence.': 'Ambas personas firman una misma frase.',
  'Nothing: both have signed.': 'Nada: ambas personas han firmado.',

  // one review
  'the review': 'la revisión',
  'Review of {marks}': 'Revisión: {marks}',
  'All reviews': 'Todas las revisiones',
  Propositions: 'Proposiciones',
  '{who} has signed': '{who} ha firmado',
  Document: 'Documento',
  Next: 'Siguiente paso',
  'This review is blind: the record of acts shows its steps in their order.':
    'Esta revisión es ciega: el registro de actos muestra sus pasos en el orden debido.',
  'This review is not blind': 'Esta revisión no es ciega',
  'the reviewer asked for the first result before the own one was there':
    'quien revisa pidió el primer resultado antes de tener el suyo',
  'the reviewer had compared these scans before the settings were committed':
    'quien revisa había comparado estos escaneos antes de que se fijaran los ajustes',
  'the steps are not in their order': 'los pasos no están en el orden debido',
  'the settings are not those that were committed': 'los ajustes no son los que se fijaron',
  'a row of the record of acts was changed': 'una fila del registro de actos fue modificada',
  'Both results': 'Los dos resultados',
  'The first result': 'El primer resultado',
  Difference: 'Diferencia',
  'another step': 'otro grado',
  'The settings are the same.': 'Los ajustes son los mismos.',
  Setting: 'Ajuste',
  found: 'encontrado',
  'Compare with your settings': 'Comparar con sus ajustes',
  'Your settings are fixed. When the marks are compared, both of you see both results.':
    'Sus ajustes están fijados. Cuando se hayan comparado las marcas, ambas personas verán los dos resultados.',
  'Sign a sentence of resolution': 'Firmar una frase de conclusión',
  Sign: 'Firmar',
  'What both conclude': 'Conclusión común',
  'The review ends when you and {other} have signed the same':
    'La revisión termina cuando usted y {other} han firmado lo mismo',
  'What was done': 'Lo que se hizo',
  'When (UTC)': 'Fecha (UTC)',
  Who: 'Quién',
  'Row of the record': 'Fila del registro',
  'asked for the review': 'solicitó la revisión',
  'saw a result too early': 'vio un resultado antes de tiempo',
  'committed settings': 'fijó los ajustes',
  'compared with them': 'comparó con ellos',
  'was shown the first result': 'recibió el primer resultado',
  'signed a sentence': 'firmó una frase',

  // the settings of a review
  'Mark {side}': 'Marca {side}',
  'Known mark {n}': 'Marca indubitada {n}',
  'Commit your settings': 'Fijar sus ajustes',
  'Commit them for good': 'Fijar definitivamente',
  'How the scans show {mark}': '{mark} en los escaneos',
  directly: 'directamente',
  'as a cast': 'como molde',
  'as a mirror image': 'como imagen especular',
  'the scan': 'el escaneo',
  '{mark}: place': '{mark}: lugar',
  'Of the land on its bullet, from 1; it also gives the order':
    'Del campo en su proyectil, desde 1; también da el orden',
  '{mark}: edges': '{mark}: bordes',
  'Groove edges as left:right in µm; empty: they are found':
    'Bordes de las estrías del ánima como izquierda:derecha en µm; vacío: se encuentran',
  '{mark}: region': '{mark}: región',
  'The file of this scan with a region of yours as its mask; may stay empty':
    'El archivo de este escaneo con una región suya como máscara; puede quedar vacío',

  // help
  'About likelihood ratios and this service': 'Las razones de verosimilitud y este servicio',
  'What a likelihood ratio is': 'Qué es una razón de verosimilitud',
  'Two propositions stand against each other. {same} one barrel, slide or tool edge made both marks. {different} two different ones made them, of the kind that the reference holds.':
    'Dos proposiciones se enfrentan. {same} un mismo cañón, una misma corredera o un mismo filo de herramienta produjo las dos marcas. {different} las produjeron dos distintos, de la clase que contiene la referencia.',
  'Same source:': 'Misma fuente:',
  'Different sources:': 'Fuentes distintas:',
  'The service measures how alike the two marks are and gives that a number, the score. The likelihood ratio (LR) says how many times as probable this score is if the first proposition is true as if the second is true. An LR of 10 favours the first, an LR of 0.1 favours the second just as much, and an LR of 1 favours neither.':
    'El servicio mide cuánto se parecen las dos marcas y lo expresa con un número, la puntuación. La razón de verosimilitud (LR) dice cuántas veces más probable es esa puntuación si la primera proposición es cierta que si lo es la segunda. Una LR de 10 favorece a la primera, una LR de 0,1 favorece en igual medida a la segunda y una LR de 1 no favorece a ninguna.',
  'The words used for a likelihood ratio': 'Las palabras que se usan para una razón de verosimilitud',
  'LR for same source': 'LR a favor de la misma fuente',
  'LR for different sources': 'LR a favor de fuentes distintas',
  '{from} to {to}': '{from} a {to}',
  beyond: 'más allá',
  'What it is not': 'Qué no es',
  'It is not the probability that the marks have one source. That also depends on all other evidence, which this service does not know. To read an LR of 100 as “99 % certain” is an error.':
    'No es la probabilidad de que las marcas tengan una misma fuente. Esa depende también de todas las demás pruebas, que este servicio no conoce. Leer una LR de 100 como «seguro al 99 %» es un error.',
  'It is not a verdict, and it identifies nobody.': 'No es un veredicto y no identifica a nadie.',
  'It is not an error rate. No figure here says how often examiners, laboratories or this service are wrong in casework.':
    'No es una tasa de error. Ninguna cifra dice aquí con qué frecuencia se equivocan los peritos, los laboratorios o este servicio en casos reales.',
  'It does not hold for everything. It is relative to the named reference; other makes, steels, calibres or instruments may behave otherwise.':
    'No vale para todo. Es relativa a la referencia indicada; otras marcas comerciales, aceros, calibres o instrumentos pueden comportarse de otro modo.',
  'Interval and bound': 'Intervalo y límite',
  'The interval shows how much the LR would change if other sources had been drawn for the reference. If it contains 1, the direction is not resolved.':
    'El intervalo muestra cuánto cambiaría la LR si se hubieran extraído otras fuentes para la referencia. Si contiene 1, la dirección no está resuelta.',
  'A reference of few marks cannot support a strong claim, whatever the score. Each reference therefore has a bound on either side. When an LR stands at the bound, the interval may have no width. This is not certainty: it says that the reference can support no more.':
    'Una referencia de pocas marcas no puede respaldar una afirmación fuerte, sea cual sea la puntuación. Por eso cada referencia tiene un límite en cada lado. Cuando una LR está en el límite, el intervalo puede no tener anchura. No es una certeza: dice que la referencia no puede respaldar más.',
  'When there is no likelihood ratio': 'Cuando no hay razón de verosimilitud',
  'If a scan is too coarse, shows another kind of mark, or lies outside what the reference covers, the comparison is refused and the reason is given. A refusal is a result: it says that the reference cannot support a number.':
    'Si un escaneo tiene poca resolución, muestra otro tipo de marca o queda fuera de lo que cubre la referencia, la comparación se rechaza y se indica el motivo. Un rechazo es un resultado: dice que la referencia no puede respaldar ningún número.',
  'Limits of the references here': 'Limitaciones de las referencias de este servicio',
  'They are small, and come from few makes. Nobody has shown that their figures hold for other firearms, tools or ammunition.':
    'Son pequeñas y proceden de pocas marcas comerciales. Nadie ha demostrado que sus cifras valgan para otras armas, herramientas o munición.',
  'A few known-match pairs of a few sources support moderate claims at most, however alike two marks are.':
    'Unos pocos pares de una misma fuente conocida, de pocas fuentes, respaldan a lo sumo afirmaciones moderadas, por mucho que se parezcan dos marcas.',
  'Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report to a court.':
    'Los campos de un proyectil dependen unos de otros: un campo por lado sirve para el diagnóstico, y no para un informe a un tribunal.',
  'For your own cases, make a reference of marks that resemble them.':
    'Para sus propios casos, elabore una referencia con marcas que se les parezcan.',
  'How a number can be checked': 'Cómo puede verificarse un número',
  'Every answer has a recipe, named by a hash. It lists every step with its version and parameters, back to the scans and the reference. Anyone with the scans can compute it again and gets the same hash, or learns where it differs.':
    'Cada respuesta tiene una receta, designada por un hash. Enumera cada paso con su versión y sus parámetros, hasta los escaneos y la referencia. Quien tenga los escaneos puede repetir el cálculo y obtiene el mismo hash, o averigua dónde difiere.',
  'Verify a report': 'Verificar un informe',
  'Markgraph is a research preview.': 'Markgraph es una versión de investigación.',
  'Engine {version}.': 'Programa {version}.',
  'The API': 'La API',

  // the glossary
  Glossary: 'Glosario',
  Bound: 'Límite',
  'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.':
    'La razón de verosimilitud más fuerte que una referencia respalda en un lado. Depende de cuántos pares y fuentes tiene.',
  'The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.':
    'La parte de un arma contra la que se presiona la vaina. Deja una marca impresa.',
  Calibration: 'Calibración',
  'The step that turns a score into a likelihood ratio, fitted on a reference.':
    'El paso que convierte una puntuación en una razón de verosimilitud, ajustado con una referencia.',
  'The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.':
    'El coste de un conjunto de razones de verosimilitud, en bits. 0 es perfecto; responder siempre 1 tiene un coste de 1.',
  Conditions: 'Condiciones',
  'What the marks of a reference are like. Outside of them no likelihood ratio is given.':
    'Cómo son las marcas de una referencia. Fuera de ellas no se da ninguna razón de verosimilitud.',
  Correlation: 'Correlación',
  'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.':
    'Cuánto se parecen dos perfiles o mapas donde se superponen: 1 significa igual forma; 0, ninguna relación.',
  'The name of a stored result, computed from its content. The same content has the same handle everywhere.':
    'El nombre de un resultado guardado, calculado a partir de su contenido. El mismo contenido tiene el mismo identificador en todas partes.',
  'Known match, known non-match': 'Misma fuente conocida, fuentes distintas conocidas',
  'A pair of marks known to come from one source (KM), or from two (KNM).':
    'Un par de marcas de las que se sabe que proceden de una misma fuente (KM) o de dos (KNM).',
  'Known mark': 'Marca indubitada',
  'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.':
    'Una marca cuya fuente se conoce: un disparo de prueba de un arma incautada, o una marca de prueba de una herramienta. Se compara con una marca dubitada.',
  'The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.':
    'La parte saliente entre dos estrías de un cañón estriado, y la marca que deja en un proyectil.',
  'The distance between neighbouring points of a scan.': 'La distancia entre puntos vecinos de un escaneo.',
  'The methods section of a comparison: every step with its version, parameters and results, named by its hash.':
    'El apartado de métodos de una comparación: cada paso con su versión, sus parámetros y sus resultados, designado por su hash.',
  'A named population of known-match and known-non-match pairs with their scores.':
    'Una población con nombre de pares de una misma fuente conocida y de fuentes distintas conocidas, con sus puntuaciones.',
  Scope: 'Dominio validado',
  'The check whether a scan resembles what the reference covers.':
    'El control de si un escaneo se parece a lo que cubre la referencia.',
  'The part of a mark that is compared: a profile across the striae, or a map of a breech face.':
    'La parte de una marca que se compara: un perfil a través de las estrías, o un mapa de alturas de un plano de cierre.',
  'What made a mark: a barrel, a slide, a tool edge.':
    'Lo que produjo una marca: un cañón, una corredera, un filo de herramienta.',
  Striae: 'Estrías',
  'Parallel scratches that a tool or barrel leaves along its direction of motion.':
    'Arañazos paralelos que una herramienta o un cañón deja en la dirección del movimiento.',
  'For each class of pairs, the share with a likelihood ratio at or above a value.':
    'Para cada clase de pares, la proporción cuya razón de verosimilitud alcanza o supera un valor.',
}
