import type { CHECKS as GERMAN } from '../german/checks.ts'
import type { Translated } from '../translated.ts'

export const CHECKS: Translated<typeof GERMAN> = {
  // the list of checks
  "A check is done again each week: known pairs must give the same results, and one mark, scanned anew, must have the same height within what the laboratory's own repeats vary by.":
    'Un control se repite cada semana: los pares conocidos deben dar los mismos resultados, y una marca escaneada de nuevo debe tener la misma altura, dentro de lo que varían las repeticiones del propio laboratorio.',
  'the checks': 'los controles',
  'There is no check yet.': 'Todavía no hay ningún control.',
  'Last result': 'Último resultado',
  passed: 'conforme',
  'not passed': 'no conforme',
  'Times done': 'Veces',
  'Last done (UTC)': 'Última vez (UTC)',

  // a new check
  'New check': 'Nuevo control',
  'Make the check': 'Crear el control',
  'Who chose pairs and mark': 'Quién eligió los pares y la marca',
  'Known pair {n}': 'Par conocido {n}',
  'Scans of one mark': 'Escaneos de una marca',
  'Scans of the other mark': 'Escaneos de la otra marca',
  'Their sources': 'Sus fuentes',
  'one source': 'una misma fuente',
  'different sources': 'fuentes distintas',
  'Another pair': 'Otro par',
  'Repeated scans of one mark': 'Escaneos repetidos de una marca',
  '{n} or more, each scanned anew, one file each. The limits come from them; 20 find a drift sooner':
    '{n} o más, cada uno escaneado de nuevo, un archivo cada uno. De ellos salen los límites; con 20 se detecta antes una deriva',

  // one check
  'the check': 'el control',
  'Check “{name}”': 'Control «{name}»',
  '{marks}, 1 known pair under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, 1 par conocido con la referencia {reference}. Una marca se escaneó {times} veces: su altura rms se repite dentro de {sd} (una desviación típica). Elegido por {who}.',
  '{marks}, {n} known pairs under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, {n} pares conocidos con la referencia {reference}. Una marca se escaneó {times} veces: su altura rms se repite dentro de {sd} (una desviación típica). Elegido por {who}.',
  'Passed on {date} (UTC).': 'Conforme el {date} (UTC).',
  'Not passed on {date} (UTC)': 'No conforme el {date} (UTC)',
  'Reports of these marks from {from} to {to} (UTC) are in doubt; {list} marks them.':
    'Los informes de estas marcas del {from} al {to} (UTC) están en duda; {list} los señala.',
  'Reports of these marks from {from} to now (UTC) are in doubt; {list} marks them.':
    'Los informes de estas marcas del {from} (UTC) hasta ahora están en duda; {list} los señala.',
  'the list of reports': 'la lista de informes',
  'It has not been done yet.': 'Todavía no se ha realizado.',
  "Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by, not a tolerance of the method.":
    'Puntos: altura rms de cada control respecto a la media de las repeticiones, entre las líneas exteriores. Línea: su media ponderada, entre las líneas interiores. Los límites son lo que varían las repeticiones de este laboratorio, no una tolerancia del método.',
  'rms height of {n} checks against the mean of the repeats; the last one is {last} off, and the weighted average {average}.':
    'altura rms de {n} controles respecto a la media de las repeticiones; desviación del último {last}, de la media ponderada {average}.',
  'Check {n}: {off}': 'Control {n}: {off}',
  'Check {n}: {off}, not passed': 'Control {n}: {off}, no conforme',
  'checks in order': 'controles en orden',
  'Do the check': 'Realizar el control',
  'Do it now': 'Realizar ahora',
  'Today’s scan of the mark': 'Escaneo de hoy de la marca',
  'Scanned anew; the known pairs are compared again by themselves':
    'Escaneada de nuevo; los pares conocidos se vuelven a comparar por sí solos',
  'What was put right': 'Qué se corrigió',
  'Only after a failure: the chart begins anew': 'Solo si no fue conforme: el gráfico empieza de nuevo',
  'Done (UTC)': 'Realizado (UTC)',
  'rms height, nm': 'Altura rms, nm',
  Off: 'Desviación',
  Average: 'Media',
  'passed; put right: {what}': 'conforme; corregido: {what}',
  'not passed; put right: {what}': 'no conforme; corregido: {what}',

  // what releases changed
  'What releases changed': 'Cambios debidos a versiones nuevas',
  'After a new release was installed: every stored report is computed again from its scans, and what changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.':
    'Tras instalar una versión nueva: cada informe guardado se vuelve a calcular a partir de sus escaneos, y lo que cambia se recoge en un documento para su aprobación. Los informes quedan como están. Mientras tanto puede salir de esta página.',
  'Do all reports again': 'Recalcular todos los informes',
  'It was stopped. Nothing of it is kept.': 'Se detuvo. No se conserva nada.',
  'Release {version}, {date}: 1 report done again': 'Versión {version}, {date}: 1 informe recalculado',
  'Release {version}, {date}: {n} reports done again': 'Versión {version}, {date}: {n} informes recalculados',
  'Reports done again': 'Informes recalculados',
  '{done} of {total} reports': '{done} de {total} informes',
  'what the release changed': 'qué cambió la versión',
  'the same report': 'el mismo informe',
  'the same number, with other checks or notes beside it': 'el mismo número, con otros controles o notas',
  'another number on the same step of the verbal scale': 'otro número en el mismo grado de la escala verbal',
  'another step of the verbal scale': 'otro grado de la escala verbal',
  'ends at a limit now, or no longer': 'ahora termina en un límite, o ya no',
  'refused now': 'ahora rechazado',
  'answered now': 'ahora respondido',
  'cannot be done again': 'no puede recalcularse',
  uncalibrated: 'sin calibrar',
  'Approved by {who}, {date}: {statement}': 'Aprobado por {who}, {date}: {statement}',
  Change: 'Cambio',
  'log₁₀ LR was': 'log₁₀ LR antes',
  is: 'ahora',
  'Approve it': 'Aprobar',
  'Approve, for good': 'Aprobar definitivamente',
  'What follows for the reports that change': 'Consecuencias para los informes que cambian',

  // search
  'collection, {n} marks': 'colección, {n} marcas',
  'Compares one mark with every mark of a collection or study, and lists the sources that agree best. A hit is a lead, not a verdict: the best of many marks agrees better by chance than one mark does.':
    'Compara una marca con cada marca de una colección o de un estudio y enumera las fuentes que mejor concuerdan. Una coincidencia es una pista, no un veredicto: por azar, la mejor de muchas marcas concuerda más que una sola.',
  'the collections and studies': 'las colecciones y los estudios',
  'Search in': 'Buscar en',
  'There is no collection or study of this kind yet.':
    'Todavía no hay ninguna colección ni estudio de este tipo.',
  'A collection grows; a study has the marks that it was made of.':
    'Una colección crece; un estudio tiene las marcas con las que se creó.',
  'X3P: one scan, or all lands of a bullet in their order':
    'X3P: un escaneo, o todos los campos de un proyectil en su orden',
  '{collections} are made of a folder of scans, and grow.':
    'Las {collections} se crean a partir de una carpeta de escaneos, y crecen.',
  'Searching …': 'Buscando…',
  'The best of {n} marks in {name}': 'Las mejores de {n} marcas en {name}',
  'If none of these marks had the source of the questioned one, at most {hits} of them would be expected to reach a likelihood ratio of {ratio} by chance.':
    'Si ninguna de estas marcas tuviera la fuente de la dubitada, cabría esperar que a lo sumo {hits} de ellas alcanzaran por azar una razón de verosimilitud de {ratio}.',
  'These marks agree with the questioned one only when one of the two is read another way. They have no likelihood ratio; say how the scan is to be read, and search again.':
    'Estas marcas concuerdan con la dubitada solo si una de las dos se lee de otra manera. No tienen razón de verosimilitud; indique cómo debe leerse el escaneo y busque de nuevo.',
  'No mark could be compared.': 'No se pudo comparar ninguna marca.',
  '1 warning': '1 advertencia',
  '{n} warnings': '{n} advertencias',
  '1 mark was not compared': '1 marca no se comparó',
  '{n} marks were not compared': '{n} marcas no se compararon',
  'How the marks were chosen': 'Cómo se eligieron las marcas',
  Step: 'Paso',
  'Known matches kept': 'Coincidencias conocidas conservadas',
  'Coarse sketches': 'Esquemas',
  'Laid on one another': 'Superpuestas',
  Scored: 'Puntuadas',
  'Compared in full': 'Comparadas por completo',
  'Read another way': 'Leídas de otra manera',
  'not measured': 'no medido',
  '{share} ({low} to {high})': '{share} ({low} a {high})',
  'Marks before': 'Marcas antes',
  'Marks after': 'Marcas después',
  Seconds: 'Segundos',

  // collections
  'A collection is a set of marks that grows, as a file of open cases does. A mark can be searched in it, and its own marks can be compared with each other to see which of them belong together.':
    'Una colección es un conjunto de marcas que crece, como un archivo de casos abiertos. En ella se puede buscar una marca, y sus propias marcas se pueden comparar entre sí para ver cuáles se corresponden.',
  'the collections': 'las colecciones',
  'There is no collection yet.': 'Todavía no hay ninguna colección.',
  Collection: 'Colección',
  'Kind of mark': 'Tipo de marca',
  'Find a mark': 'Buscar una marca',
  'Marks that belong together': 'Marcas que se corresponden',
  'Compare all {marks}': 'Comparar todas {marks}',
  'marks of {name}': 'las marcas de {name}',
  'Add marks': 'Añadir marcas',
  'One of yours, or a new name': 'Una de las suyas, o un nombre nuevo',
  '{added} of {scans} scans are new. {name} has {marks} marks now.':
    'Son nuevos {added} de {scans} escaneos. {name} tiene ahora {marks} marcas.',
  Added: 'Añadido',
  'Not added yet. What was sent stays; correct this and send again.':
    'Aún no se ha añadido. Lo enviado se conserva; corrija esto y envíe de nuevo.',

  // the benchmark
  'Frozen pairs of marks with known sources. Score them with your own method, submit the likelihood ratios, and see them beside others. Figures are of these pairs; they are no error rates of examination.':
    'Pares fijos de marcas de fuentes conocidas. Puntúelos con su propio método, envíe las razones de verosimilitud y véalas junto a otras. Las cifras son de estos pares; no son tasas de error del examen forense.',
  'the splits': 'las divisiones',
  'This service has no splits.': 'Este servicio no tiene divisiones.',
  // also a picture of the microscope that a line divides
  Split: 'División',
  '{pairs}, of which {known} known match, from {sources} sources':
    '{pairs}, de ellos {known} de una misma fuente conocida, de {sources} fuentes',
  Folds: 'Particiones',
  '{n}, source-disjoint': '{n}, sin fuentes en común',
  'the protocol': 'el protocolo',
  'Kit (scan hashes, pairs, evaluate.py)': 'Kit (hashes de los escaneos, pares, evaluate.py)',
  Leaderboard: 'Clasificación',
  'the leaderboard': 'la clasificación',
  Method: 'Método',
  Submitter: 'Enviado por',
  '± folds': '± particiones',
  'least Cllr': 'Cllr mínimo',
  'calibration loss': 'pérdida de calibración',
  'Submit your likelihood ratios': 'Enviar sus razones de verosimilitud',
  Submit: 'Enviar',
  'Address of a description (may stay empty)': 'Dirección de una descripción (opcional)',
  'Likelihood ratios (CSV)': 'Razones de verosimilitud (CSV)',
  'Header pair_id,lr and one row for every pair of the kit':
    'Encabezado pair_id,lr y una fila por cada par del kit',
  Submitted: 'Enviado',
  '{method}: Cllr {cllr}.': '{method}: Cllr {cllr}.',

  // verification
  'Verify a bundle': 'Verificar un paquete',
  'Every hash in the bundle is compared, and every computation is done again here, in this browser, with the same code as on the server. The report is printed again too, and compared with its PDF. Nothing is uploaded.':
    'Cada hash del paquete se compara, y cada cálculo se repite aquí, en este navegador, con el mismo código que en el servidor. También el informe se vuelve a imprimir y se compara con su PDF. No se sube nada.',
  'To check bundles without this server, or without any network, take this page along as one file, and open it from your disk: {file}.':
    'Para verificar paquetes sin este servidor, o sin red alguna, llévese esta página en un solo archivo y ábrala desde su disco: {file}.',
}
