import type { FAILURES as GERMAN } from '../german/failures.ts'
import type { Translated } from '../translated.ts'

export const FAILURES: Translated<typeof GERMAN> = {
  // address
  '{text} is not a handle: sha256: and 64 hex digits':
    '{text} no es un identificador: debe constar de sha256: y 64 dígitos hexadecimales',
  'a text holds half of a surrogate pair; all text must be Unicode':
    'un texto contiene solo la mitad de un par sustituto (surrogate); todo texto debe ser Unicode válido',
  // compare
  '{handle} is the handle of a recipe; give the report_handle of its answer':
    '{handle} es el identificador de una receta; indique el report_handle de su respuesta',
  '{handle} is the handle of a report; give the recipe_handle that stands in it':
    '{handle} es el identificador de un informe; indique el recipe_handle que figura en él',
  'no recipe has the handle {handle}': 'ninguna receta tiene el identificador {handle}',
  'the stored recipe {handle} was changed: its hash is {found}, so it is not served':
    'la receta guardada {handle} fue modificada: su hash es {found}, así que no se entrega',
  'this report is of two marks; known chooses one of several known marks, so leave it out':
    'este informe compara dos marcas; known elige una de varias marcas indubitadas, así que omítalo',
  'there is no known mark {known}; this report has the known marks 1 to {n}':
    'no hay ninguna marca indubitada {known}; este informe tiene las marcas indubitadas 1 a {n}',
  'report {handle} has no likelihood ratio, and so no recipe':
    'el informe {handle} no tiene razón de verosimilitud y, por tanto, tampoco receta',
  'report {handle} was made by engine {engine_version}, and this one gives another report for the same scans':
    'el informe {handle} se elaboró con la versión {engine_version} del programa, y la actual da otro informe para los mismos escaneos',
  'only part 0': 'solo la parte 0',
  'the parts 0 to {last}': 'las partes 0 a {last}',
  '{name} has {parts}, so there is no part {i}': '{name} tiene {parts}; no existe la parte {i}',
  picture: 'una imagen',
  mesh: 'una malla',
  'set of tiles': 'teselas',
  '{handle} is a {kind}, which has no {what}: only a surface or map of several rows has one':
    '{handle} es de tipo {kind} y no permite obtener {what}: hace falta una superficie o un mapa de alturas de varias filas',
  'the texture of this scan suits no mark type':
    'la textura de este escaneo no corresponde a ningún tipo de marca',
  'scan {scan} of {mark}': 'escaneo {scan} de {mark}',
  '{what}: {message}': '{what}: {message}',
  'the questioned mark and the known marks must all be whole, or all be one part: one of them has a single scan and the others have several':
    'la marca dubitada y las indubitadas deben ser todas enteras o todas una sola parte: aquí alguna tiene un único escaneo y las demás tienen varios',
  'domain {domain} has no calibrated reference here; there are {calibrated}':
    'el dominio {domain} no tiene aquí ninguna referencia calibrada; dominios que la tienen: {calibrated}',
  'reference {id} holds scores of kind {score_kind}, but this comparison gives one of kind {given_kind}':
    'la referencia {id} contiene puntuaciones de tipo {score_kind}, pero esta comparación da una de tipo {given_kind}',
  'reference {id} is of domain {own}, so it cannot calibrate a comparison of domain {domain}':
    'la referencia {id} es del dominio {own}, así que no puede calibrar una comparación del dominio {domain}',
  '{side} has {count} scans but {places} places in {side}_lands; give one place for each scan':
    '{side} tiene {count} escaneos, pero {side}_lands tiene {places} lugares; indique un lugar por escaneo',
  'n_lands must be a whole number from 1 to {most}, not {n_places}':
    'n_lands debe ser un número entero de 1 a {most}, no {n_places}',
  'the {count} scans of {side} need as many different lands from 1 to {n_places}, not {places}':
    'los {count} escaneos de {side} necesitan otros tantos campos distintos de 1 a {n_places}, no {places}',
  'positions of lands are places around a bullet; a mark of domain {domain} is one scan, so leave out all fields that end in _lands':
    'las posiciones de los campos son lugares alrededor de un proyectil; una marca del dominio {domain} es un solo escaneo, así que omita todos los parámetros que terminan en _lands',
  'known_made, known_left_out and the known_…_alike fields are about several known marks; give known_1 and known_2 at least, or leave them out':
    'known_made, known_left_out y los parámetros known_…_alike se refieren a varias marcas indubitadas; aporte al menos known_1 y known_2, u omítalos',
  'known_left_out names known_{index}, but there are {known} known marks':
    'known_left_out nombra known_{index}, pero hay {known} marcas indubitadas',
  'known_made is {made}, but {known} known marks are given; it counts all that were made':
    'known_made es {made}, pero se aportan {known} marcas indubitadas; debe contar todas las que se hicieron',
  '{side}_edges are the groove edges of lands; marks of domain {domain} have none':
    '{side}_edges indica los bordes de las estrías del ánima en los campos; las marcas del dominio {domain} no los tienen',
  '{side} has {scans} scans but {edges} entries in {side}_edges; give one for each scan, empty where the edges are to be found':
    '{side} tiene {scans} escaneos, pero {side}_edges tiene {edges} valores; indique uno por escaneo, vacío donde deban hallarse los bordes',
  'its heights take {bytes} bytes, more than the {most} allowed':
    'sus alturas ocupan {bytes} bytes, más de los {most} permitidos',
  '{handle} was decoded by an earlier engine: upload its scan again':
    '{handle} se decodificó con una versión anterior del programa: vuelva a subir su escaneo',
  '{what} would take {operations} operations and {bytes} of memory, more than the {most} and {share} of one request':
    'para {what} harían falta {operations} operaciones y {bytes} de memoria, más de lo que admite una petición ({most} operaciones y {share})',
  '{message}; send smaller scans': '{message}; envíe escaneos más pequeños',
  'scorer_config: {message}; change {keys}': 'scorer_config: {message}; cambie {keys}',
  'endlessly many': 'infinitas',
  'an unlimited amount': 'una cantidad ilimitada',
  '{name} has {points} points; a scan of {mark} may have at most {most}':
    '{name} tiene {points} puntos; un escaneo de {mark} puede tener {most} como máximo',
  'the study {name}': 'el estudio {name}',
  'the collection {name}': 'la colección {name}',
  '{set} holds marks of domain {own}, not {domain}':
    '{set} contiene marcas del dominio {own}, no del dominio {domain}',
  'neither a study nor a collection is called {name}':
    'ningún estudio ni colección se llama {name} ni tiene ese id',
  '{set} was removed': '{set} ya no existe, porque se eliminó',
  'send the file': 'envíe el archivo',
  '{field} says how a file is read, but {name} names a surface that has been read; leave out {field}, or {instead}':
    '{field} indica cómo se lee un archivo, pero {name} designa una superficie ya leída; omita {field}, o bien {instead}',
  'reference {id} has no source {unknown} to leave out; its sources are {some}{rest}':
    'la referencia {id} no tiene ninguna fuente {unknown} que excluir; sus fuentes son {some}{rest}',
  ' and {n} more': ' y {n} más',
  // executor
  'the service is stopping; try again when it is back':
    'el servicio se está deteniendo; vuelva a intentarlo cuando esté de nuevo en marcha',
  // graph
  'the data of {handle} are not kept: upload the scan again':
    'los datos de {handle} no se conservan: vuelva a subir el escaneo',
  'the stored data of {handle} are damaged, and nothing can make them again':
    'los datos guardados de {handle} están dañados y no es posible volver a obtenerlos',
  'the stored row of {handle} was changed, and nothing can make it again':
    'la fila guardada de {handle} fue modificada y no es posible volver a obtenerla',
  'no artifact has the handle {handle}': 'ningún artefacto tiene el identificador {handle}',
  '{name} would take {operations} operations with these parameters, more than the {most} of one computation':
    'con estos parámetros, {name} requeriría {operations} operaciones, más de las {most} que admite un cálculo',
  '{name} would take about {bytes} of memory, more than the {most} of one computation':
    '{name} requeriría unos {bytes} de memoria, más de los {most} que admite un cálculo',
  '{handle} cannot be made again: {node} gave it once, and now gives {made}':
    'no es posible volver a obtener {handle}: {node} lo dio una vez, y ahora da {made}',
  '{handle} is of kind {kind}, but one of kind {name} is needed here':
    '{handle} es de tipo {kind}, pero aquí se necesita uno de tipo {name}',
  // http
  '{side} and {side}_handles are both given; give one of them':
    'se indicaron a la vez {side} y {side}_handles; indique solo uno de los dos',
  'too many streams of events are open, yours among them; close some':
    'hay demasiados flujos de eventos abiertos, entre ellos los suyos; cierre alguno',
  'more than {most} compute requests in {window_s} s; try again in {wait} s':
    'más de {most} peticiones de cálculo en {window_s} s; vuelva a intentarlo dentro de {wait} s',
  'your requests have their share of the work queue; wait for an answer':
    'sus peticiones ya ocupan su parte de la cola de trabajo; espere una respuesta',
  'the work queue is full; try again in a few seconds':
    'la cola de trabajo está llena; vuelva a intentarlo dentro de unos segundos',
  'the client disconnected': 'el cliente se desconectó',
  'too many connections are open, yours among them; close some, and try again in a few seconds':
    'hay demasiadas conexiones abiertas, entre ellas las suyas; cierre alguna y vuelva a intentarlo dentro de unos segundos',
  'more than {most} submissions in {window_s} s; try again in {seconds} s':
    'más de {most} envíos en {window_s} s; vuelva a intentarlo dentro de {seconds} s',
  'a submission may hold at most {most}': 'un envío puede contener {most} como máximo',
  'the body breaks off': 'el cuerpo de la petición llegó incompleto',
  'the report': 'el informe',
  'the bundle': 'el paquete',
  'the verification': 'la verificación',
  'nothing of it is kept, so try again when the service has less to do':
    'no se conserva nada: vuelva a intentarlo cuando el servicio tenga menos carga',
  'no example has the id {id}': 'ningún ejemplo tiene el id {id}',
  'no job has the id {id}': 'ningún trabajo tiene el id {id}',
  'the check': 'el control',
  'only a key of the role admin sees the acts of others':
    'solo una clave con el rol admin ve los actos de otras personas',
  'the review': 'la revisión',
  '{name} is over {most}, the limit of a reference': '{name} supera {most}, el límite de una referencia',
  'the pair': 'el par',
  'marks of the domain of report {handle} have no such view':
    'las marcas del dominio del informe {handle} no tienen esta vista',
  'the search': 'la búsqueda',
  'the scores that are known are kept, so the same search goes on where it was':
    'las puntuaciones ya obtenidas se conservan: la misma búsqueda continúa donde estaba',
  'the step': 'el paso',
  'the tiles': 'el cálculo de las teselas',
  'the surface has the tiles 0 to {last}, so there is no tile {tile}':
    'la superficie tiene las teselas 0 a {last}; no existe la tesela {tile}',
  'the validation': 'la validación',
  'the document': 'el documento',
  'the validation of {reference_id} has no figure {figure}; there are {names}':
    'la validación de {reference_id} no tiene ninguna figura {figure}; figuras disponibles: {names}',
  'the picture': 'la imagen',
  'scan and surface are both given; give one of them':
    'se indicaron a la vez scan y surface; indique solo uno de los dos',
  'the requested range lies outside the data, which have {size} bytes':
    'el intervalo solicitado está fuera de los datos, que tienen {size} bytes',
  'uploads take too much of the disk': 'las subidas ocupan demasiado espacio en el disco',
  'too many requests are arriving': 'están llegando demasiadas peticiones',
  '{what}, yours among them; try again in a few seconds':
    '{what}, entre ellas las suyas; vuelva a intentarlo dentro de unos segundos',
  'a message may hold at most {most}': 'un mensaje puede contener {most} como máximo',
  'a message may hold at most {most} values': 'un mensaje puede contener {most} valores como máximo',
  'other messages fill the memory; try again in a few seconds':
    'otros mensajes ocupan la memoria; vuelva a intentarlo dentro de unos segundos',
  'the body cannot be read: {message}': 'no se puede leer el cuerpo de la petición: {message}',
  'a request may hold at most {most}': 'una petición puede contener {most} como máximo',
  'field {fieldname} is over {mib}, the limit of one text field':
    'el parámetro {fieldname} supera {mib}, el límite de un parámetro de texto',
  'a request may hold at most {most} files': 'una petición puede contener {most} archivos como máximo',
  '{name} is over {most}, the limit of one file': '{name} supera {most}, el límite de un archivo',
  'the stored bytes of {name} are {data}; send it again, and they are replaced':
    'el contenido guardado de {name} no es utilizable ({data}); vuelva a enviarlo y se reemplazará',
  'the multipart body cannot be read: {message}': 'no se puede leer el cuerpo multipart: {message}',
  // jobs
  'scan {scan} is not kept any more: send the request again':
    'el escaneo {scan} ya no se conserva: vuelva a enviar la petición',
  'the job': 'la tarea',
  '{jobs} jobs wait, yours among them; try again in {seconds} s':
    'hay {jobs} trabajos en espera, entre ellos los suyos; vuelva a intentarlo dentro de {seconds} s',
  'the job is {state}, so it cannot be cancelled':
    'el estado del trabajo es {state}, así que no se puede cancelar',
  '{name} is being run by another process': '{name}: otro proceso ya lo está ejecutando',
  'reference {id} was scored under another scorer config than this version has; make a reference of a new study of its scans first':
    'la referencia {id} se puntuó con una configuración del método de puntuación distinta de la de esta versión; elabore antes una referencia con un nuevo estudio de sus escaneos',
  'the service ended {attempts} times while it did this job, so it is not tried again':
    'el servicio se detuvo {attempts} veces mientras hacía esta tarea, por lo que no se vuelve a intentar',
  'internal error': 'error interno',
  'unexpected failure: {error}': 'error inesperado: {error}',
  // kinds
  '{at} of {name}: {problem}': '{name}, {at}: {problem}',
  '{name} needs an input {input}, but it was not given':
    '{name} necesita una entrada {input}, que no se aportó',
  // laboratory
  '{path} cannot be read: {message}': 'no se puede leer {path}: {message}',
  '{path} is not in canonical form, or holds more than it may':
    '{path} no está en forma canónica o contiene más de lo permitido',
  '{document} is {found}, but the manifest is about {subject}':
    '{document} corresponde a {found}, pero el manifiesto trata de {subject}',
  '{acts} holds an act that is not of this review': '{acts} contiene un acto que no es de esta revisión',
  'the bundle of report {handle} holds no scans': 'el paquete del informe {handle} no contiene escaneos',
  '{report} has no likelihood ratio, so nobody reviews it':
    '{report} no tiene razón de verosimilitud, así que no puede revisarse',
  'case {number} has no report yet; add one, because a bundle holds what reports were computed from':
    'el caso {number} todavía no tiene informes; añada uno, porque un paquete contiene aquello a partir de lo cual se calcularon los informes',
  '{handles} reports belong to it, more than the {most} that one bundle holds; take the bundles of the reports one by one':
    'contiene {handles} informes, más de los {most} que admite un paquete; obtenga los paquetes de los informes uno por uno',
  'case {number} is closed; set its state to open first, or with the change':
    'el caso {number} está cerrado; ponga antes su state en open, o hágalo junto con el cambio',
  'another report replaces already': 'ya está sustituido por otro informe',
  'does not stand before it': 'no figura antes que él',
  'report {handle} replaces {replaces}, which {why} in this case':
    'el informe {handle} sustituye a {replaces}, que {why} en este caso',
  'with this, the case takes {length} characters, more than the {most} that a case may have':
    'con esto, el caso ocupa {length} caracteres, más de los {most} que puede tener un caso',
  'no report has the handle {unknown}': 'ningún informe tiene el identificador {unknown}',
  'a scan is given twice among the repeats; give each scan once':
    'un escaneo figura dos veces entre las repeticiones; aporte cada escaneo una sola vez',
  'repeat {repeat} cannot be compared with the first one: {refused}':
    'la repetición {repeat} no puede compararse con la primera: {refused}',
  'repeat {repeat}: {message}': 'repetición {repeat}: {message}',
  'no check has the handle {handle}': 'ningún control tiene el identificador {handle}',
  'this scan was given before; scan the mark anew for each check':
    'este escaneo ya se aportó antes; escanee la marca de nuevo para cada control',
  'since is {given}, which is neither a date nor a time; write it as 2026-05-31T09:00Z':
    'since es {given}, que no es una fecha válida; escriba la fecha o la hora así: 2026-05-31T09:00Z',
  'no study has the id {id}': 'ningún estudio tiene el id {id}',
  'the dossier of a plan': 'el expediente de un plan',
  'a validation needs marks of at least two sources, and at least one source with two marks':
    'una validación necesita marcas de al menos dos fuentes, y al menos una fuente con dos marcas',
  'scan {scan} of mark {mark} is also a scan of mark {other}; give each mark its own scans':
    'el escaneo {scan} de la marca {mark} es también un escaneo de la marca {other}; asigne a cada marca sus propios escaneos',
  '{alike} look like one name; write one name in one way, and give different things names that differ':
    '{alike} parecen un mismo nombre; escriba siempre igual el nombre de una fuente, y dé a dos fuentes nombres que se distingan',
  'reference {id} calibrates scores of kind {score_kind} of domain {domain}, but the marks give {found_kind} of {found_domain}':
    'la referencia {id} calibra puntuaciones de tipo {score_kind} del dominio {domain}, pero las marcas dan {found_kind} de {found_domain}',
  'reference {id} was scored with the config {scorer_config_hash}, but the marks would be with {found}':
    'la referencia {id} se puntuó con la configuración {scorer_config_hash}, pero las marcas se puntuarían con {found}',
  'scan {scan} of mark {mark} is a scan of reference {id} (mark {own}, source {source}); test a reference with marks that it does not hold':
    'el escaneo {scan} de la marca {mark} es un escaneo de la referencia {id} (marca {own}, fuente {source}); ponga a prueba una referencia con marcas que no contenga',
  'no plan has the handle {handle}': 'ningún plan tiene el identificador {handle}',
  'no dossier has the handle {handle}': 'ningún expediente tiene el identificador {handle}',
  'the dossier names findings': 'el expediente señala hallazgos',
  'not every criterion is met': 'no se cumplen todos los criterios',
  '{why}; state the deviations that you accept, and why':
    '{why}; indique las desviaciones que acepta y por qué',
  'no act of the record shows that {principal} has signed the review':
    'ningún acto del registro muestra que {principal} haya firmado la revisión',
  '{reviewer} has {waiting} reviews of yours to do, and more may not wait; ask again when some are done':
    '{reviewer} tiene pendientes {waiting} revisiones solicitadas por usted, y no pueden quedar más a la espera; vuelva a solicitarla cuando haya terminado alguna',
  'no report of yours has the handle {handle}; give the report_handle of a comparison that you made':
    'ningún informe suyo tiene el identificador {handle}; indique el report_handle de una comparación que haya hecho usted',
  'report {handle} has no likelihood ratio; ask for a review of one that has':
    'el informe {handle} no tiene razón de verosimilitud; solicite la revisión de uno que la tenga',
  'a review needs two people with an API key each, and this service has no keys; set MARKGRAPH_API_KEYS':
    'una revisión necesita dos personas, cada una con su clave de API, y este servicio no tiene claves; configure MARKGRAPH_API_KEYS',
  'reviewer is your own key; name the key of another person':
    'reviewer es su propia clave; indique la clave de otra persona',
  'reviewer is {reviewer}, but no API key has that name; name the key of the person who compares the scans again':
    'reviewer es {reviewer}, pero ninguna clave de API tiene ese nombre; indique la clave de la persona que vuelve a comparar los escaneos',
  'only the reviewer, {reviewer}, {what}': 'solo quien hace la revisión, {reviewer}, {what}',
  'commits settings': 'fija los ajustes',
  'the settings of this review are committed, and stay as they are':
    'los ajustes de esta revisión están fijados y no pueden cambiarse',
  compares: 'compara',
  'commit your settings first; then they are compared':
    'fije antes sus ajustes; después se compara con ellos',
  'these settings have the hash {given}, but {settings} was committed; only the committed ones are compared':
    'estos ajustes tienen el hash {given}, pero se fijó {settings}; solo se compara con los ajustes fijados',
  'the settings must be those of the marks of this review: {fields}':
    'los ajustes deben ser los de las marcas de esta revisión: {fields}',
  'the reference {id} is {handle} now, and the first report was made with {first}; ask for a review of a new report':
    'la referencia {id} es ahora {handle}, y el primer informe se elaboró con {first}; solicite la revisión de un informe nuevo',
  '{name} does not have the scans of this review; give each of {own} once, or the same scan with a region of your own':
    '{name} no tiene los escaneos de esta revisión; aporte una vez cada uno de {own}, o el mismo escaneo con una región suya',
  'only {principal} and {reviewer} sign this review': 'solo {principal} y {reviewer} firman esta revisión',
  'both have signed this review, and it stays as it is':
    'ambas personas han firmado esta revisión, y ya no puede cambiarse',
  'both results must be there before they are resolved':
    'los dos resultados deben estar disponibles antes de firmar la conclusión',
  'review {id} has no document yet; it has one when both have signed the same sentence':
    'la revisión {id} todavía no tiene documento; lo tendrá cuando ambas personas hayan firmado la misma frase',
  // limits
  'its finished stages are kept, so try again': 'las etapas terminadas se conservan: vuelva a intentarlo',
  '{what} took more than {seconds} s; {hint}': '{what} tardó más de {seconds} s; {hint}',
  'the comparison': 'la comparación',
  'this request would take about {bytes} of memory, more than the {share} that one request may use; send fewer or smaller scans':
    'esta petición necesitaría unos {bytes} de memoria, más de los {share} que puede usar una petición; envíe menos escaneos o más pequeños',
  // marks
  'the region of a scan': 'la región de un escaneo',
  'the edge of a region': 'el borde de una región',
  'the band of a scan': 'la banda de un escaneo',
  'the comparison of two faces by their cells': 'la comparación de dos planos de cierre por celdas',
  'impressed_method plain has no cells to show': 'impressed_method plain no tiene celdas que mostrar',
  'a breech face': 'una marca de plano de cierre',
  'the breech face': 'el plano de cierre',
  'a bullet of a study has at least two lands': 'un proyectil de un estudio tiene al menos dos campos',
  '{side} has {scans} scans but {edges} pairs of edges in {side}_edges; give one pair for each scan, or auto':
    '{side} tiene {scans} escaneos, pero {side}_edges tiene {edges} pares de bordes; indique un par por escaneo, o auto',
  'scan {scan} of {side} (land {land}): {message}': 'escaneo {scan} de {side} (campo {land}): {message}',
  'striated_method plain has no groove edges; leave out the edges, or use grooves':
    'striated_method plain no tiene bordes de las estrías del ánima; omita los bordes o use grooves',
  'the signature of a land': 'la firma de un campo',
  'the correlation of all lands': 'la correlación de todos los campos',
  'the stretches that agree': 'la búsqueda de los tramos que concuerdan',
  'the land': 'el campo',
  'edges has {edges} pairs; a signature is that of one land':
    'edges tiene {edges} pares; una firma es la de un solo campo',
  'mark {mark} has {those} of {rows} scans with {way}=true; a mark is read in one way, so set it for all of its scans or for none':
    'la marca {mark} tiene {way}=true en {those} de {rows} escaneos; una marca se lee de una sola manera, así que indíquelo en todos sus escaneos o en ninguno',
  'scan {scan} of mark {mark}: {message}': 'escaneo {scan} de la marca {mark}: {message}',
  'a mark of this domain is one scan': 'una marca de este dominio es un solo escaneo',
  'two manifests list the mark {mark}; a mark belongs to one':
    'dos manifiestos contienen la marca {mark}; una marca pertenece a uno solo',
  '{what} is read both as a cast ({prefix}replica) and as a mirror image ({prefix}mirrored); a cast is turned back from its mirror image already, so set {prefix}replica alone for a cast, and {prefix}mirrored alone for a mirror image of the mark itself':
    '{what} se lee a la vez como molde ({prefix}replica) y como imagen especular ({prefix}mirrored); en un molde ya se corrige la imagen especular, así que active solo {prefix}replica para un molde, y solo {prefix}mirrored para una imagen especular de la propia marca',
  '{side} has {scans} scans, but {what} is one scan; give one':
    '{side} tiene {scans} escaneos, pero {what} es un solo escaneo; aporte uno',
  'scorer_config{at}: {message}': 'scorer_config{at}: {message}',
  'scorer_config has no hyperparameter {named}; it has {known}':
    'scorer_config no tiene ningún hiperparámetro {named}; tiene {known}',
  'scorer_config must be a JSON object, but it is not JSON':
    'scorer_config debe ser un objeto JSON, pero no es JSON',
  'scorer_config must be a JSON object of hyperparameters':
    'scorer_config debe ser un objeto JSON de hiperparámetros',
  'what a toolmark agrees with by chance': 'la concordancia por azar de una marca de herramienta',
  'the comparison of two toolmarks': 'la comparación de dos marcas de herramientas',
  'a toolmark': 'una marca de herramienta',
  'domain must be one of {domains}, not {domain}': 'domain debe ser uno de {domains}, no {domain}',
  // mcp
  'give the file': 'indique el archivo',
  // nodes
  'areal signatures must be on one pitch, but one has {one} µm and the other {other} µm':
    'las firmas areales deben tener el mismo paso, pero una tiene {one} µm y la otra {other} µm',
  'signatures must be on one pitch, but one has {one} µm and another {other} µm':
    'las firmas deben tener el mismo paso, pero una tiene {one} µm y otra {other} µm',
  'a window of {length} µm has {samples} samples of {pitch} µm, but it needs at least {least}':
    'una ventana de {length} µm tiene {samples} puntos de {pitch} µm, pero necesita al menos {least}',
  '{side} has {count} lands and the places {places}; give each land a place of its own from 1 to {slots}':
    '{side} tiene {count} campos y los lugares {places}; dé a cada campo un lugar propio de 1 a {slots}',
  'a land of {length} m has more than {most} samples on a pitch of {pitch} m':
    'un campo de {length} m tiene más de {most} puntos con un paso de {pitch} m',
  'the edges {left} and {right} µm do not lie on the scan in this order; it is {width} µm wide across its striae':
    'los bordes {left} y {right} µm no están en este orden dentro del escaneo, que tiene {width} µm de ancho a través de las estrías',
  'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average':
    'las puntuaciones de esta referencia no respaldan ninguna razón de verosimilitud: con un par engañoso más en cada clase, sus LR serían engañosas en promedio',
  'a reference': 'una referencia',
  'no mark is called {mark}, so it cannot be left out':
    'ninguna marca se llama {mark}, así que no puede excluirse',
  'reference {id} has no data set {data_set}':
    'la referencia {id} no tiene ningún conjunto de datos {data_set}',
  '{what} lists every pair, so its study may have at most {most} pairs; this one has {pairs}, so choose fewer marks':
    '{what} enumera todos los pares, así que su estudio puede tener {most} pares como máximo; este tiene {pairs}, así que elija menos marcas',
  'same-source (KM)': 'de la misma fuente (KM)',
  'different-source (KNM)': 'de fuentes distintas (KNM)',
  'there are {own} {what} pairs, from {distinct} clusters (pairs of sources); a reference needs at least {least} from {least_clusters}':
    'pares {what}: hay {own}, de {distinct} grupos (pares de fuentes); una referencia necesita al menos {least} de {least_clusters} grupos',
  'all scores are {score}, so they tell no sources apart':
    'todas las puntuaciones son {score}, así que no distinguen ninguna fuente de otra',
  'the scan has no measured height among its {ny} x {nx} points':
    'el escaneo no tiene ninguna altura medida entre sus {ny} x {nx} puntos',
  'reference {id} cannot answer for several known marks: it needs sources with at least three marks that were scored with each other, and marks of other sources':
    'la referencia {id} no puede responder con varias marcas indubitadas: necesita fuentes con al menos tres marcas puntuadas entre sí, y marcas de otras fuentes',
  '{k} scores with known marks and {among} among them; k known marks have k and k (k - 1) / 2, and there must be at least 2':
    'hay {k} puntuaciones con marcas indubitadas y {among} entre ellas; k marcas indubitadas tienen k y k (k - 1) / 2, y debe haber al menos 2',
  'the pairs of these marks have scores of several kinds ({kinds}), which have no common mean; give every known mark and the questioned one whole, or one land of each':
    'los pares de estas marcas tienen puntuaciones de varios tipos ({kinds}), que no tienen una media común; aporte enteras todas las marcas indubitadas y la dubitada, o un campo de cada una',
  'a profile of {length} m has more than {most} samples on a pitch of {pitch} m':
    'un perfil de {length} m tiene más de {most} puntos con un paso de {pitch} m',
  // references
  'accept is {text}, but must be a code, = and the reason of at most 500 characters; the codes are {codes}':
    'accept es {text}, pero debe ser un código, = y el motivo, de 500 caracteres como máximo; los códigos son {codes}',
  'all pairs': 'todos los pares',
  'the pairs of data set {data_set}': 'los pares del conjunto de datos {data_set}',
  'slope_reversed: a greater score speaks for different sources in this reference: over {pairs} the AUC is {auc}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged':
    'slope_reversed: en esta referencia, una puntuación mayor habla a favor de fuentes distintas: en {pairs} el AUC es {auc}, y su pendiente o el límite superior del 95 % de su AUC está en el lado equivocado; compruebe si se intercambiaron etiquetas o fuentes',
  'scan_in_two_marks: several marks have the same scan: {groups}{more}. Give each scan to one mark, or accept it with a reason':
    'scan_in_two_marks: varias marcas tienen el mismo escaneo: {groups}{more}. Asigne cada escaneo a una sola marca, o admítalo con un motivo',
  'near_copies: marks are nearly the same scan, as only copies of one scan are: {groups}{more}. Keep one mark of each scan, or accept it with a reason':
    'near_copies: hay marcas que son casi el mismo escaneo, como solo lo son las copias de un escaneo: {groups}{more}. Conserve una marca de cada escaneo, o admítalo con un motivo',
  'names_alike: names differ only by what a reader does not see (spaces, case, look-alike letters): {groups}{more}. Give one thing one name, and different things names that differ, or accept it with a reason':
    'names_alike: hay nombres que solo difieren en algo que no se ve al leer (espacios, mayúsculas, letras parecidas): {groups}{more}. Dé un solo nombre a cada cosa, y nombres que se distingan a cosas distintas, o admítalo con un motivo',
  'the reference is nested too deeply':
    'la referencia está anidada con más profundidad que cualquier referencia',
  'an .npz holds scores without their provenance; send its sidecar too':
    'un .npz contiene puntuaciones sin su procedencia; envíe también su archivo complementario',
  'the reference is not an .npz, so it has no sidecar; leave it out':
    'la referencia no es un .npz, así que no tiene archivo complementario; omítalo',
  '{what} is not JSON: {message}': '{what} no es JSON: {message}',
  '{part} of {what}: {message}': '{what}, {part}: {message}',
  'scorer_config_hash is not the hash of scorer_config': 'scorer_config_hash no es el hash de scorer_config',
  'a source is listed twice': 'una fuente figura dos veces en la lista',
  'n_sources is {n_sources}, but the marks have {named} sources':
    'n_sources es {n_sources}, pero las marcas tienen {named} fuentes',
  'mark {mark} has source {source}, which is not in the list':
    'la marca {mark} tiene la fuente {source}, que no está en la lista',
  'pair {i} must name two marks of the list, not {a} and {b}':
    'el par {i} debe nombrar dos marcas de la lista, no {a} y {b}',
  'pair {i} of marks {a} and {b} is listed twice':
    'el par {i} de las marcas {a} y {b} figura dos veces en la lista',
  'lr_bounds_at_most_log10 is {lower} to {upper}; it must go from below 0 to above 0':
    'lr_bounds_at_most_log10 va de {lower} a {upper}; debe ir de un valor inferior a 0 a uno superior a 0',
  'data_sets names the tag {tag} twice': 'data_sets nombra dos veces la etiqueta {tag}',
  'mark {mark} has the tag {tag}, which no data set names':
    'la marca {mark} tiene la etiqueta {tag}, que ningún conjunto de datos nombra',
  'source {source} is in two data sets; data sets that share a source are one':
    'la fuente {source} está en dos conjuntos de datos; los conjuntos de datos que comparten una fuente son uno solo',
  '{what}.{name} is {stated}, but the pairs give {is}': '{what}.{name} es {stated}, pero los pares dan {is}',
  'left_out_diagnostics has {tried} data sets, but there are {given} to leave out':
    'left_out_diagnostics tiene {tried} conjuntos de datos, pero los que pueden excluirse son {given}',
  'score_kind of domain {domain} must be {kinds}, not {score_kind}':
    'score_kind del dominio {domain} debe ser {kinds}, no {score_kind}',
  'there are {n} scores, so {odd} must have as many values':
    'hay {n} puntuaciones, así que {odd} debe tener el mismo número de valores',
  'score {i} is not a finite number': 'la puntuación {i} no es un número finito',
  'label {i} is {label}, not 0 or 1': 'la etiqueta {i} es {label}, no 0 ni 1',
  'cluster {cluster} holds pairs of both labels; a cluster is an unordered pair of sources, so its pairs have one label':
    'el grupo {cluster} contiene pares de ambas etiquetas; un grupo es un par de fuentes sin orden, así que sus pares tienen una misma etiqueta',
  'cluster_ids must be text or whole numbers, but value {i} is {found}':
    'cluster_ids debe contener textos o números enteros, pero el valor {i} es {found}',
  'population is missing; say in a sentence {who}': 'falta population; diga en una frase {who}',
  'who vouches that cases belong to this population, and to which':
    'quién responde de que los casos pertenecen a esta población, y a cuál',
  '{given} cannot be the id of a reference; an id has 1 to 64 characters, of a-z, 0-9, _ and -':
    '{given} no puede ser el id de una referencia; un id tiene de 1 a 64 caracteres: a-z, 0-9, _ y -',
  '{id} is the id of a bundled reference, which cannot be replaced; choose another id':
    '{id} es el id de una referencia incluida en el programa, que no puede sustituirse; elija otro id',
  'another reference is called {id} here, and references are never replaced; choose another id':
    'aquí ya hay otra referencia con el id {id}, y las referencias no se sustituyen nunca; elija otro id',
  'no reference is called {id}; there are {ids}':
    'ninguna referencia tiene el id {id}; referencias disponibles: {ids}',
  'the stored row of the reference {id} was changed: it names the document of {other}':
    'la fila guardada de la referencia {id} fue modificada: nombra el documento de {other}',
  '{name} is over {most}': '{name} supera {most}',
  '{name} lists more than {most} scans, the most that one study may have':
    '{name} contiene más de {most} escaneos, el máximo de un estudio',
  'cannot read {name}: {message}': 'no se puede leer {name}: {message}',
  '{name} lists no scan': '{name} no contiene ningún escaneo',
  '{name} lists land {land} of {mark} twice': '{name} contiene dos veces el campo {land} de {mark}',
  '{name} has no column {missing}; its header must name {required}, and may name {optional}':
    '{name} no tiene la columna {missing}; su encabezado debe nombrar {required}, y puede nombrar {optional}',
  '{name} has two columns called {twice}': '{name} tiene dos columnas llamadas {twice}',
  '{name} has a column {found} but none called {other}; edges need both':
    '{name} tiene una columna {found}, pero ninguna llamada {other}; los bordes necesitan ambas',
  '{name} has edges in two ways: leave out the column edges, or {grooves}':
    '{name} indica los bordes de dos maneras: omita la columna edges, o bien {grooves}',
  '{where}: {path} {message}': '{where}: {path} {message}',
  '{where}: the scan': '{where}: el escaneo',
  '{where}: {column} says how a file is read, but the scan of this row is a surface that has been read; leave {column} empty there':
    '{where}: {column} indica cómo se lee un archivo, pero el escaneo de esta fila es una superficie ya leída; deje allí {column} sin valor',
  '{where}: left_groove_um and right_groove_um must be both empty, or left below right, not {found}':
    '{where}: left_groove_um y right_groove_um deben estar ambos vacíos, o el izquierdo ser menor que el derecho, no {found}',
  'array {name} is over {most}': 'el array {name} supera {most}',
  'the .npz is not a ZIP file that can be read: {message}': 'el .npz no es un archivo ZIP legible: {message}',
  'the .npz has no array {name}; it needs {names}': 'el .npz no tiene el array {name}; necesita {names}',
  'array {name} is not a .npy file': 'el array {name} no es un archivo .npy',
  'array {name} is not of one plain type': 'el array {name} no es de un único tipo simple',
  'array {name} must have one dimension': 'el array {name} debe tener una sola dimensión',
  'array {name} has type {descr}; it must be little-endian floats, integers, booleans or Unicode text, never objects':
    'el array {name} es de tipo {descr}; debe contener números de coma flotante, enteros, booleanos o texto Unicode en little-endian, nunca objetos',
  'array {name} should have {n} values of {size} bytes, but it has {found} bytes':
    'el array {name} debería tener {n} valores de {size} bytes, pero tiene {found} bytes',
  'text in the .npz is not Unicode': 'el texto del .npz no es Unicode',
  'mark {mark} has two sources, {source} and {other}':
    'la marca {mark} tiene dos fuentes, {source} y {other}',
  'mark {mark} is in no set, but others are; give every row a set, or none':
    'la marca {mark} no está en ningún conjunto (set), pero otras sí; indique set en todas las filas o en ninguna',
  'mark {mark} is in both sets; a mark belongs to one':
    'la marca {mark} está en ambos conjuntos (set); una marca pertenece a uno solo',
  'every mark is in set {set}; a study of two sets needs marks in both':
    'todas las marcas están en el conjunto (set) {set}; un estudio de dos conjuntos necesita marcas en ambos',
  'mark {mark} is not of it': 'la marca {mark} no pertenece a él',
  'no scan of it is in the reference': 'ningún escaneo suyo está en la referencia',
  '{name} is the name of a published data set, but {what}; give the data another name':
    '{name} es el nombre de un conjunto de datos publicado, pero {what}; dé otro nombre a los datos',
  'the manifest has a column set; leave it out, or leave against out':
    'el manifiesto tiene una columna set; omítala, u omita against',
  'mark {mark} of the manifest has the name of a mark of {set}; give it another one':
    'la marca {mark} del manifiesto se llama igual que una marca ya existente ({set}); dele otro nombre',
  '{set} is empty': '{set} no contiene ninguna marca',
  'study {id} was scored with other settings than reference {reference}; name a reference made with its settings':
    'el estudio {id} se puntuó con otros ajustes que la referencia {reference}; indique una referencia elaborada con los ajustes del estudio',
  'more than {most} pairs have a log10 likelihood ratio of at least {log10Lr}; ask for a greater log10_lr':
    'más de {most} pares tienen un log10 de la razón de verosimilitud de al menos {log10Lr}; indique un log10_lr mayor',
  'log10_lr must be greater than 0 and at most {most}, the greatest that reference {reference} supports, not {log10Lr}':
    'log10_lr debe ser mayor que 0 y como máximo {most}, el mayor valor que respalda la referencia {reference}, no {log10Lr}',
  'the plan is for release {engine_version}, but this is {own}; run it there, or make a plan for this release':
    'el plan es para la versión {engine_version}, pero esta es la {own}; ejecútelo con aquella, o elabore un plan para esta versión',
  'the plan is for the scorer config {scorer_config_hash}, but this service scores with {config}; make a plan for this one':
    'el plan es para la configuración del método de puntuación {scorer_config_hash}, pero este servicio puntúa con {config}; elabore un plan para esta',
  'reference {id} is another one now ({handle}) than the plan names ({planned}); make a plan with this one':
    'la referencia {id} es ahora otra ({handle}) que la indicada en el plan ({planned}); elabore un plan con la actual',
  'study {id} has no results yet: it is {state}, {done} of {total} pairs are scored':
    'el estudio {id} todavía no tiene resultados: su estado es {state}, pares puntuados: {done} de {total}',
  'study {id} has scores of kind {kinds}, not {given_kind}':
    'el estudio {id} tiene puntuaciones de tipo {kinds}, no {given_kind}',
  'two of the uploaded files have the same name': 'dos de los archivos subidos tienen el mismo nombre',
  'the manifest names the scan {scan}, but no file of that name was uploaded':
    'el manifiesto nombra el escaneo {scan}, pero no se subió ningún archivo con ese nombre',
  'the file {name} was uploaded, but the manifest does not name it':
    'se subió el archivo {name}, pero el manifiesto no lo nombra',
  '{scan} is outside the folder of scans; give a path inside it':
    '{scan} está fuera de la carpeta de escaneos; indique una ruta dentro de ella',
  'the manifests give other marks than reference {id}: {found}':
    'los manifiestos dan otras marcas que la referencia {id}: {found}',
  'under the deployed config these scans give other scores than reference {id}; build it again first':
    'con la configuración en uso, estos escaneos dan otras puntuaciones que la referencia {id}; vuelva a elaborarla antes',
  'scan {scan} of mark {mark} has {points} points; a scan of {kind} may have at most {most}':
    'el escaneo {scan} de la marca {mark} tiene {points} puntos; un escaneo de {kind} puede tener {most} como máximo',
  'a study needs at least two marks, but there is only {mark}':
    'un estudio necesita al menos dos marcas, pero solo hay {mark}',
  '{why}, but {mark} has {found}': '{why}, pero {mark} tiene {found}',
  'a study of this domain may have at most {most} scores, but {marks} marks have {count}; split it':
    'un estudio de este dominio puede tener {most} puntuaciones como máximo, pero {marks} marcas dan {count}; divídalo',
  'the manifest sets edges of mark {mark}, but edges are the groove edges of lands; marks of domain {domain} have none':
    'el manifiesto indica edges para la marca {mark}, pero son los bordes de las estrías del ánima en los campos; las marcas del dominio {domain} no los tienen',
  'population is empty; say in a sentence {who}': 'population está vacío; diga en una frase {who}',
  'population has {sentence} characters; at most {longest} are allowed':
    'population tiene {sentence} caracteres; se permiten {longest} como máximo',
  // report
  'show: this report has no matrix, because one part of each mark was compared; marks shows the two':
    'show: este informe no tiene matriz, porque se comparó una sola parte de cada marca; marks muestra las dos',
  'show: a refusal has no regions that agree; matrix has the scores of the known marks':
    'show: un rechazo no tiene regiones que concuerden; matrix contiene las puntuaciones de las marcas indubitadas',
  // search
  'the collection {name} is there with the domain {domain}, not {given}; give another name':
    'la colección {name} ya existe con el dominio {domain}, no {given}; dé otro nombre',
  'a collection has no sets; leave the column set out':
    'una colección no tiene conjuntos; omita la columna set',
  '{why}, but {mark} has {own}': '{why}, pero {mark} tiene {own}',
  'its scan was read with mask=none, which a search cannot repeat; compare it by its file':
    'su escaneo se tomó con mask=none, lo que una búsqueda no puede repetir; compárela con su archivo',
  'hits must be a whole number from 1 to {most}, not {hits}':
    'hits debe ser un número entero de 1 a {most}, no {hits}',
  'candidates must be a whole number of at least 1, not {candidates}':
    'candidates debe ser un número entero, como mínimo 1, no {candidates}',
  // service
  '{handle} is a {kind}, which is not an array and has no preview':
    '{handle} es de tipo {kind}, que no es un array y no tiene vista previa',
  // store
  'the storage of this service does not answer; try again in a few seconds':
    'el almacenamiento de este servicio no responde; vuelva a intentarlo dentro de unos segundos',
  'the disk of the database is full, so nothing more can be stored; reading goes on':
    'el disco de la base de datos está lleno, así que no puede guardarse nada más; lo guardado se puede seguir leyendo',
  'the result could not be stored; try again': 'no se pudo guardar el resultado; vuelva a intentarlo',
  'no case is called {id}': 'ningún caso se llama {id}',
  'there is a case with the number {number}; give another number':
    'ya hay un caso con el número {number}; indique otro número',
  'mark {mark} is there with the source {source}, not {given}':
    'la marca {mark} ya existe con la fuente {source}, no {given}',
  'mark {mark} is there with another scan{place}; give a new name':
    'la marca {mark} ya existe con otro escaneo{place}; dé un nombre nuevo',
  ' of land {land}': ' del campo {land}',
  'no collection is called {id}': 'ninguna colección se llama {id}',
  'no review has the id {id}': 'ninguna revisión tiene el id {id}',
  'a result was not stored, because {handle}, from which it was computed, could not be stored; try again':
    'un resultado no se guardó, porque no se pudo guardar {handle}, a partir del cual se calculó; vuelva a intentarlo',
  '{folder} is not empty; name a new folder': '{folder} no está vacía; indique una carpeta nueva',
  '{left} version has left the data folder {folder}; {right}':
    'la carpeta de datos {folder} procede de otra versión ({left}); {right}',
  '{folder} holds no data: it has no {database}': '{folder} no contiene datos: falta {database}',
  '{folder} cannot be read in its place, and {tmpdir} has no space for a copy of its database; name another folder in TMPDIR':
    '{folder} no puede leerse donde está, y en {tmpdir} no hay espacio para una copia de su base de datos; indique otra carpeta en TMPDIR',
  'stored data have become shorter while they were read':
    'los datos guardados se acortaron mientras se leían',
  'the stored recipe {handle} was changed and is no JSON any more, so it is not served':
    'la receta guardada {handle} fue modificada y ya no es JSON, así que no se entrega',
  'with this, {own} bytes would be kept for this client, more than its share of {share}; nothing of it was stored, and what is stored can be read':
    'con esto se conservarían {own} bytes para este cliente, más de su parte de {share}; no se guardó nada de ello, y lo ya guardado se puede leer',
  'with this, {all} bytes would be kept for good, more than the {most} that this service may take; nothing of it was stored, and what is stored can be read':
    'con esto se conservarían {all} bytes de forma permanente, más de los {most} que puede ocupar este servicio; no se guardó nada de ello, y lo ya guardado se puede leer',
  'the disk of the data folder {folder} is full, so nothing can be stored and what is stored can only be read; free at least 4 MiB and start again':
    'el disco de la carpeta de datos {folder} está lleno, así que no puede guardarse nada y lo guardado solo se puede leer; libere al menos 4 MiB y vuelva a iniciar el servicio',
  'the data folder {folder} cannot be written, so nothing can be stored and what is stored can only be read':
    'no se puede escribir en la carpeta de datos {folder}, así que no puede guardarse nada y lo guardado solo se puede leer',
  'the disk is full, so nothing more can be stored; reading goes on':
    'el disco está lleno, así que no puede guardarse nada más; lo guardado se puede seguir leyendo',
  'another process has locked the database of the data folder, so nothing was stored; try again':
    'otro proceso ha bloqueado la base de datos de la carpeta de datos, así que no se guardó nada; vuelva a intentarlo',
  // words
  'scale is {choice}; there are {names}': 'scale es {choice}; valores posibles: {names}',
  'cannot read {what} {path}: {error}': 'no se puede leer {what} {path}: {error}',
  // x3p
  'the file is no ZIP container, and an X3P is one':
    'el archivo no es un contenedor ZIP, y un X3P debe serlo',
  'the CRC of {name} is {found}, not {crc} as written':
    'el CRC de {name} es {found}, no {crc} como está escrito',
  '{name} inflates to more than the {size} bytes that the directory states':
    'al descomprimirse, {name} supera los {size} bytes que indica el directorio',
  '{name} cannot be inflated: its compressed data are broken':
    '{name} no se puede descomprimir: sus datos comprimidos están dañados',
  '{name} is encrypted; an X3P must not be': '{name} está cifrado; un X3P no debe estarlo',
  '{name} is compressed by method {method}; only 0 (stored) and 8 (deflate) are read':
    '{name} está comprimido con el método {method}; solo se leen 0 (stored) y 8 (deflate)',
  'the ZIP holds no entry at offset {at}, where its directory places {name}':
    'el ZIP no contiene ninguna entrada en la posición {at}, donde su directorio sitúa {name}',
  '{name} ends at byte {end} of a file of {bytes} bytes':
    '{name} acaba en el byte {end}, pero el archivo tiene {bytes} bytes',
  'main.xml has {rest} characters beside its data, over {most}':
    'main.xml tiene {rest} caracteres además de sus datos, más de {most}',
  'CZ Increment is 0, which makes every height the same':
    'CZ Increment es 0, con lo que todas las alturas serían iguales',
  'Record3 has no MatrixDimension{other}': 'en Record3 falta MatrixDimension{other}',
  'SizeZ is {nz}, but only surfaces of one layer are read':
    'SizeZ es {nz}, pero solo se leen superficies de una capa',
  'SizeY is {ny}, but a profile has one row': 'SizeY es {ny}, pero un perfil tiene una sola fila',
  'Record3 has two DataLists, and it is unclear which one counts':
    'Record3 tiene dos DataList, y no está claro cuál vale',
  'Record3 has a DataLink and a DataList, and it is unclear which one counts':
    'Record3 tiene un DataLink y un DataList, y no está claro cuál vale',
  'Record3 has neither a PointDataLink nor a DataList, so there are no heights':
    'Record3 no tiene ni PointDataLink ni DataList, así que no hay alturas',
  'the file is empty': 'el archivo está vacío',
  'the file is packed with gzip (.gz); unpack it and give the X3P inside':
    'el archivo está comprimido con gzip (.gz); descomprímalo y aporte el X3P que contiene',
  'the file is an Alicona AL3D; export it as X3P (ISO 25178-72)':
    'el archivo es un Alicona AL3D; expórtelo como X3P (ISO 25178-72)',
  'the file is a Digital Surf SUR; export it as X3P (ISO 25178-72)':
    'el archivo es un Digital Surf SUR; expórtelo como X3P (ISO 25178-72)',
  'broken XML: DataList is opened but never closed': 'XML dañado: DataList se abre pero no se cierra',
  'broken XML: a comment or CDATA section is not closed by {mark}':
    'XML dañado: falta {mark} para cerrar un comentario o una sección CDATA',
  'broken XML: {between} stands between the Datum elements':
    'XML dañado: entre los elementos Datum aparece {between}',
  'broken XML: DataList holds {list} where a Datum should be':
    'XML dañado: DataList contiene {list} donde debería haber un Datum',
  'broken XML: Datum {found} is not closed': 'XML dañado: Datum {found} no se cierra',
  'Datum {found} has more than three values (x;y;z)': 'Datum {found} tiene más de los tres valores de x;y;z',
  'Datum {found} has {parts} values, but those before it have {fields}':
    'Datum {found} tiene {parts} valores, pero los anteriores tienen {fields}',
  'DataList holds {found} Datum elements, but the dimensions ask for {count}':
    'DataList contiene {found} elementos Datum, pero las dimensiones exigen {count}',
  '{where} is {text}, not a decimal number': '{where} es {text}, que no es un número decimal',
  'the file inflates to more than the {most} bytes allowed':
    'al descomprimirse, el archivo supera los {most} bytes permitidos',
  'the file inflates to more than {times} times its {bytes} bytes':
    'al descomprimirse, el archivo supera {times} veces sus {bytes} bytes',
  'the mask is not a readable PNG: {why}': 'la máscara no es un PNG legible: {why}',
  'the mask has {height} x {width} pixels, but the matrix has {ny} x {nx} points':
    'la máscara tiene {height} x {width} píxeles, pero la matriz tiene {ny} x {nx} puntos',
  'the file has {found} masks, and it is unclear which one counts':
    'el archivo tiene {found} máscaras, y no está claro cuál vale',
  'the mask of the file keeps no point: every pixel is black or transparent':
    'la máscara del archivo no conserva ningún punto: todos los píxeles son negros o transparentes',
  'the file has no mask: there is no bindata/mask.png in it; leave out mask=file, or use mask=none':
    'el archivo no tiene máscara: no contiene bindata/mask.png; omita mask=file, o use mask=none',
  'the ZIP holds no main.xml, the main document of an X3P':
    'el ZIP no contiene main.xml, el documento principal de un X3P',
  '{what} names {found} entries of the ZIP, not one: {names}':
    '{what} debería designar una sola entrada del ZIP, pero designa {found}: {names}',
  'the MD5 given for {what} is {written}, not 32 hexadecimal digits':
    'el MD5 indicado para {what} es {written}, no 32 dígitos hexadecimales',
  'MD5 mismatch: {what} has {found}, but {expected} is written in the file':
    'el MD5 no coincide: el de {what} es {found}, pero en el archivo está escrito {expected}',
  'the point data have {data} bytes, but {ny} x {nx} points of {stride} bytes need {needed}':
    'los datos de los puntos ocupan {data} bytes, pero {ny} x {nx} puntos de {stride} bytes necesitan {needed}',
  'a Datum of a {type} has {expected} values, not {fields}':
    'un Datum de un {type} tiene {expected} valores, no {fields}',
  'the valid-point mask has {mask} bytes, but {values} points need {expected}':
    'la máscara de puntos válidos tiene {mask} bytes, pero {values} puntos necesitan {expected}',
  'point {point} has a height of {height} m; it must be at most {most} m':
    'el punto {point} tiene una altura de {height} m; debe ser como máximo {most} m',
  'point {point} has a height but the coordinates {x}, {y}':
    'el punto {point} tiene una altura, pero las coordenadas {x}, {y}',
  'none of the {points} points has coordinates': 'ninguno de los {points} puntos tiene coordenadas',
  'the points form no grid: {placed} points on {n} x {m} lines leave most nodes empty':
    'los puntos no forman una cuadrícula: {placed} puntos en {n} x {m} líneas dejan vacía la mayoría de los nodos',
  'the points form no grid: point {point} lies on another one':
    'los puntos no forman una cuadrícula: el punto {point} coincide con otro',
  'the points form no grid: {name} spans {range}':
    'los puntos no forman una cuadrícula: {name} abarca {range}',
  'the points form no grid: {name} = {coordinate} is off the lines spaced by {pitch}':
    'los puntos no forman una cuadrícula: {name} = {coordinate} queda fuera de las líneas, espaciadas {pitch}',
  'a scan may have at most {most} points, but this one has {ny} x {nx}':
    'un escaneo puede tener {most} puntos como máximo, pero este tiene {ny} x {nx}',
  'main.xml has {xml} bytes, more than the {most} allowed':
    'main.xml tiene {xml} bytes, más de los {most} permitidos',
  'main.xml links to {link}, which the ZIP does not hold': 'main.xml remite a {link}, que el ZIP no contiene',
  'the coordinates form a grid of {ny} x {nx}, but the dimensions say {rows} x {columns}':
    'las coordenadas forman una cuadrícula de {ny} x {nx}, pero las dimensiones indican {rows} x {columns}',
  missing: 'ausente',
  '; the header seems to be in metres, as without units=um':
    '; el encabezado parece estar en metros, como se lee sin units=um',
  'the pitch of {axis} is {found}; it must be between {least} m and {most} m{hint}':
    'el paso de {axis} es incorrecto ({found}); debe estar entre {least} m y {most} m{hint}',
  metres: 'metros',
  '; the header seems to be in micrometres, and units=um reads it so':
    '; el encabezado parece estar en micrómetros, y units=um lo lee así',
  micrometres: 'micrómetros',
  'a pitch of {pitch} for {nx} columns cannot be {stated}{hint}':
    'un paso de {pitch} con {nx} columnas no puede estar en {stated}{hint}',
  'a grid of {ny} x {nx} cannot be written': 'una cuadrícula de {ny} x {nx} no se puede escribir',
  '{heights} heights do not fill a grid of {ny} x {nx}':
    '{heights} alturas no llenan una cuadrícula de {ny} x {nx}',
  'the pitches {dx} and {dy} must be positive and finite':
    'los pasos {dx} y {dy} deben ser positivos y finitos',
  'a profile has one row, not {ny}': 'un perfil tiene una sola fila, no {ny}',
  'a height is infinite; NaN stands for not measured':
    'una altura es infinita; lo no medido se indica con NaN',
  'main.xml has a DOCTYPE, which an X3P must not have': 'main.xml tiene un DOCTYPE, que un X3P no debe tener',
  'broken XML in main.xml: {reason}': 'XML dañado en main.xml: {reason}',
  'the root of main.xml is {name}, not ISO5436_2 with its records':
    'la raíz de main.xml es {name}, no ISO5436_2 con sus registros',
  'main.xml has no Record1, since its root element is empty':
    'main.xml no tiene Record1, porque su elemento raíz está vacío',
  '{name} is given {found} times, not once': '{name} figura {found} veces, no una',
  'main.xml has no {name}, or an empty one': 'en main.xml falta {name} o está vacío',
  '{what} is {found}, not one of {allowed}': '{what} es {found}; debe ser uno de {allowed}',
  '{what} is {written}, not a finite decimal number':
    '{what} es {written}, que no es un número decimal finito',
  '{what} is {written}, not a whole number of at least 1':
    '{what} es {written}, que no es un número entero de al menos 1',
  'the ZIP lists {count} entries, more than the {most} allowed':
    'el ZIP indica {count} entradas, más de las {most} permitidas',
  'the ZIP directory breaks off after {i} of {count} entries':
    'el directorio del ZIP se interrumpe tras {i} de {count} entradas',
  'entry {entry} of the ZIP directory reaches past its end':
    'la entrada {entry} del directorio del ZIP rebasa el final de este',
  'the ZIP has no directory at its end, so it is cut off after {bytes} bytes':
    'el ZIP no tiene un directorio al final: está cortado tras {bytes} bytes',
}
