import type { LABORATORY as GERMAN } from '../german/laboratory.ts'
import type { Translated } from '../translated.ts'

export const LABORATORY: Translated<typeof GERMAN> = {
  // several of these screens
  '{name}: {text}': '{name}: {text}',
  '{n} of {all}': '{n} de {all}',
  '{n} of {all} pairs': '{n} de {all} pares',
  '{least} to {greatest}': '{least} a {greatest}',
  Sources: 'Fuentes',
  Measure: 'Magnitud',
  Scores: 'Puntuaciones',
  Id: 'Id',
  Validation: 'Validación',
  'Who vouches for the population': 'Quién responde de la población',
  'the study': 'el estudio',
  // references
  'A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says nothing about marks outside what it covers. To make one of your own scans, run a {study}.':
    'Una referencia es un conjunto de pares puntuados de origen conocido. Una razón de verosimilitud es relativa a una referencia y no dice nada de marcas que esta no cubre. Para elaborar una con sus propios escaneos, realice un {study}.',
  'the references': 'las referencias',
  'There is no reference.': 'No hay ninguna referencia.',
  Supports: 'Respalda LR',
  'no ratio': 'sin LR',
  '{least}\u00a0to\u00a0{greatest}': '{least}\u00a0a\u00a0{greatest}',
  'Pitch, µm': 'Paso, µm',
  'Cllr, data sets left out': 'Cllr, conjuntos de datos excluidos',
  'Make and calibre': 'Marca y calibre',
  'Last check': 'Último control',
  '{names}, others not stated': '{names}, otros sin indicar',
  'Import a reference': 'Importar una referencia',
  Import: 'Importar',
  'JSON as Markgraph writes it, or scores of another program as .npz':
    'JSON tal como lo escribe Markgraph, o puntuaciones de otro programa en .npz',
  'A sentence: who says that cases belong to it, and to which population. Leave it empty if the reference says it itself':
    'Una frase: quién dice que los casos pertenecen a ella, y a qué población. Déjelo vacío si la propia referencia lo dice',
  'Sidecar (of an .npz)': 'Archivo complementario (de un .npz)',
  'JSON that says where the scores come from': 'JSON que indica de dónde proceden las puntuaciones',
  // one reference
  'Can I use it for my case?': '¿Puedo usarla para mi caso?',
  'Choose scans of your case. Each is held against what this reference covers: its resolution, its kind of mark and the conditions of its scans. No two are compared.':
    'Elija escaneos de su caso. Cada uno se contrasta con lo que cubre esta referencia: su resolución, su tipo de marca y las condiciones de sus escaneos. No se comparan entre sí.',
  'Scans of the case (X3P)': 'Escaneos del caso (X3P)',
  '{n} of {all} scans are checked.': 'Escaneos comprobados: {n} de {all}.',
  'Yes: every scan lies within what this reference covers.':
    'Sí: todos los escaneos están dentro de lo que cubre esta referencia.',
  'Yes, with caution: 1 of {all} scans differs from those of this reference, as said below.':
    'Sí, con precaución: 1 de {all} escaneos difiere de los de esta referencia, como se indica abajo.',
  'Yes, with caution: {n} of {all} scans differ from those of this reference, as said below.':
    'Sí, con precaución: {n} de {all} escaneos difieren de los de esta referencia, como se indica abajo.',
  'Not as they are: {unread} cannot be read. The reasons are below.':
    'No tal como están; ilegibles: {unread}. Los motivos figuran abajo.',
  'Not as they are: 1 of {all} scans is refused. The reasons are below.':
    'No tal como están: 1 de {all} escaneos se rechaza. Los motivos figuran abajo.',
  'Not as they are: {n} of {all} scans are refused. The reasons are below.':
    'No tal como están: {n} de {all} escaneos se rechazan. Los motivos figuran abajo.',
  'Not as they are: 1 of {all} scans is refused, {unread} cannot be read. The reasons are below.':
    'No tal como están: 1 de {all} escaneos se rechaza; ilegibles: {unread}. Los motivos figuran abajo.',
  'Not as they are: {n} of {all} scans are refused, {unread} cannot be read. The reasons are below.':
    'No tal como están: {n} de {all} escaneos se rechazan; ilegibles: {unread}. Los motivos figuran abajo.',
  'On data sets left out': 'En conjuntos de datos excluidos',
  'Each data set with the fit and the bounds of the others. This is the claim about marks of a study that the reference does not hold. A dash means that the other data sets support no likelihood ratio, or that a class is missing.':
    'Cada conjunto de datos con el ajuste y los límites de los otros. Esto es lo que puede afirmarse de marcas de un estudio que la referencia no contiene. Un guion significa que los otros conjuntos de datos no respaldan ninguna razón de verosimilitud, o que falta una clase.',
  'Known-match pairs': 'Pares de una misma fuente (KM)',
  'Known-non-match pairs': 'Pares de fuentes distintas (KNM)',
  'Known match under 1/3': 'KM por debajo de 1/3',
  'Known non-match over 3': 'KNM por encima de 3',
  'What it covers': 'Qué cubre',
  'The least and the greatest value of each measure over the scans of each data set.':
    'El valor menor y el mayor de cada magnitud en los escaneos de cada conjunto de datos.',
  '{tag} ({n} scans)': '{tag} ({n} escaneos)',
  '{km} known match, {knm} known non-match':
    '{km} de una misma fuente conocida (KM), {knm} de fuentes distintas conocidas (KNM)',
  'Clusters of the interval': 'Grupos del intervalo',
  Evidence: 'Base',
  'Scores as sent, no scan seen': 'Puntuaciones tal como se enviaron, sin ver escaneos',
  'Scans seen': 'Escaneos vistos',
  'Accepted with a reason': 'Admitido con un motivo',
  Made: 'Elaborada',
  'Data sets': 'Conjuntos de datos',
  '{source} (licence {licence})': '{source} (licencia {licence})',
  'How the calibration does on pairs it was not fitted to. The protocols support different claims, and none of them is an error rate of examination.':
    'Cómo se comporta la calibración en pares a los que no se ajustó. Los protocolos respaldan afirmaciones distintas, y ninguna es una tasa de error del examen forense.',
  'Show the plots': 'Mostrar los diagramas',
  'the validation, which may take a minute the first time':
    'la validación, que la primera vez puede tardar un minuto',
  'This reference is too small to be validated.': 'Esta referencia es demasiado pequeña para validarla.',
  'DET curve': 'Curva DET',
  Reliability: 'Fiabilidad',
  'Empirical cross-entropy': 'Entropía cruzada empírica',
  'Fit to its own pairs (not a validation): AUC {auc}, Cllr {cllr}, least Cllr {least}.':
    'Ajuste a sus propios pares (no es una validación): AUC {auc}, Cllr {cllr}, Cllr mínimo {least}.',
  'Validation as PDF': 'Validación en PDF',
  'Export as JSON': 'Exportar como JSON',
  'All references': 'Todas las referencias',
  // studies
  'A study scores all pairs of marks of known sources. From its scores you can make a reference that resembles your cases.':
    'Un estudio puntúa todos los pares de marcas de fuentes conocidas. Con sus puntuaciones puede elaborar una referencia que se parezca a sus casos.',
  'the studies': 'los estudios',
  'There is no study yet.': 'Todavía no hay ningún estudio.',
  Study: 'Estudio',
  'Created (UTC)': 'Creado (UTC)',
  created: 'creado',
  queued: 'en espera',
  running: 'en curso',
  done: 'terminado',
  failed: 'con error',
  cancelled: 'detenido',
  interrupted: 'interrumpido',
  'New study': 'Nuevo estudio',
  'Data set': 'Conjunto de datos',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs.':
    '{marks} marcas de {sources} fuentes: {km} pares de una misma fuente y {knm} de fuentes distintas.',
  'You need 1 more same-source pair to make a reference of these marks. You can validate them against another reference now.':
    'Falta 1 par de una misma fuente para elaborar una referencia con estas marcas. Ya puede validarlas con otra referencia.',
  'You need {n} more same-source pairs to make a reference of these marks. You can validate them against another reference now.':
    'Faltan {n} pares de una misma fuente para elaborar una referencia con estas marcas. Ya puede validarlas con otra referencia.',
  'A ratio on a reference of these marks will end at {greatest} for same source and at 1/{least} for different sources, or before. More sources raise these limits; more marks of the same sources soon do not.':
    'Una razón de verosimilitud con una referencia de estas marcas no pasará de {greatest} para la misma fuente ni de 1/{least} para fuentes distintas. Añadir fuentes amplía estos límites; añadir marcas de las mismas fuentes pronto deja de hacerlo.',
  'Create and run': 'Crear e iniciar',
  'Create and plan a validation': 'Crear y planificar una validación',
  'Not made yet. What was sent stays; correct this and send again.':
    'Aún no se ha creado. Lo enviado se conserva; corrija esto y envíe de nuevo.',
  // one study
  'Study “{name}”': 'Estudio «{name}»',
  '{n} of {all} pairs, {rate} a second, {left} left': '{n} de {all} pares, {rate} por segundo, faltan {left}',
  Run: 'Iniciar',
  'Scores as CSV': 'Puntuaciones en CSV',
  'Plan a validation': 'Planificar una validación',
  'All studies': 'Todos los estudios',
  '{n} scores are too many for a table here. The CSV has all of them, and the links below show which marks hang together.':
    '{n} puntuaciones son demasiadas para una tabla aquí. El CSV las contiene todas, y los vínculos de abajo muestran qué marcas están vinculadas.',
  'the scores': 'las puntuaciones',
  Order: 'Orden',
  'by source': 'por fuente',
  'by mark': 'por marca',
  'as in the manifest': 'como en el manifiesto',
  'Framed: marks of one source. The darker, the higher the score ({kind}).':
    'Con marco: marcas de una misma fuente. Cuanto más oscura la casilla, mayor la puntuación ({kind}).',
  'The first {n} of {all} marks; the CSV has all.':
    'Las primeras {n} de {all} marcas; el CSV las contiene todas.',
  'The first {n} of {all} marks.': 'Las primeras {n} de {all} marcas.',
  'Scores so far': 'Puntuaciones hasta ahora',
  '{n} of {all} pairs have a score. Empty cells have none yet.':
    '{n} de {all} pares tienen puntuación. Las celdas vacías aún no la tienen.',
  'Scores of all pairs of marks': 'Puntuaciones de todos los pares de marcas',
  '{a} with {b}': '{a} con {b}',
  'Which marks hang together?': '¿Qué marcas están vinculadas?',
  'A link is a pair with a likelihood ratio of at least {ratio}':
    'Un vínculo es un par con una razón de verosimilitud de al menos {ratio}',
  'Find links': 'Buscar vínculos',
  '{links} of {pairs} pairs are links at {ratio} or more, under {reference}. If no two marks had one source, at most {chance} would be, on average. {marks} marks form {clusters} clusters; {unlinked} have no link.':
    'Vínculos con LR {ratio} o más, según la referencia {reference}: {links} de {pairs} pares. Si no hubiera dos marcas de una misma fuente, serían como máximo {chance} de media. Grupos: {clusters}, con {marks} marcas en total; marcas sin vínculo: {unlinked}.',
  '{a} and {b} are copies of one scan: their link says nothing about sources.':
    '{a} y {b} son copias de un mismo escaneo: su vínculo no dice nada de las fuentes.',
  'Cluster {i}: {marks} marks, 1 link': 'Grupo {i}: {marks} marcas, 1 vínculo',
  'Cluster {i}: {marks} marks, {links} links': 'Grupo {i}: {marks} marcas, {links} vínculos',
  'All {n} clusters; the chosen one has a frame': 'Los {n} grupos; el elegido tiene un marco',
  'Show cluster {number} of {n}': 'Mostrar el grupo {number} de {n}',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}. No other link joins the two parts.':
    'El vínculo más débil que lo mantiene unido es {a} – {b}, LR {ratio}. Sin él: {one} | {other}. Ningún otro vínculo une las dos partes.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which 1 other link joins too.':
    'El vínculo más débil que lo mantiene unido es {a} – {b}, LR {ratio}. Sin él: {one} | {other}; las une también 1 vínculo más.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which {n} other links join too.':
    'El vínculo más débil que lo mantiene unido es {a} – {b}, LR {ratio}. Sin él: {one} | {other}; las unen también {n} vínculos más.',
  '1 pair of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '1 par de estas marcas habla en contra de una fuente común: {a} – {b}, LR {ratio}.',
  '{n} pairs of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '{n} pares de estas marcas hablan en contra de una fuente común. El más bajo es {a} – {b}, LR {ratio}.',
  '{title}; its marks, and the {n} links that hold them together':
    '{title}; sus marcas y los vínculos que las mantienen unidas: {n}',
  'Make it a reference': 'Convertirlo en referencia',
  'Comparisons can then name it. A reference never changes, and its id belongs to it for good.':
    'Las comparaciones pueden entonces indicarla. Una referencia no cambia nunca, y su id le pertenece para siempre.',
  '1 to 64 of a–z, 0–9, _ and -': 'De 1 a 64 caracteres de a–z, 0–9, _ y -',
  'Name in reports': 'Nombre en los informes',
  'A sentence: who says that cases belong to it, and to which population':
    'Una frase: quién dice que los casos pertenecen a ella, y a qué población',
  'Make reference': 'Elaborar la referencia',
  // validations
  'A validation is planned before its marks are scored: which marks, under which reference, and which criteria the figures must meet. Its dossier says what came of it.':
    'Una validación se planifica antes de puntuar sus marcas: qué marcas, con qué referencia y qué criterios deben cumplir las cifras. Su expediente recoge el resultado.',
  'To plan one, {link}, or open one.': 'Para planificar una, {link} o abra uno.',
  'make a study of the marks': 'cree un estudio de las marcas',
  'the validations': 'las validaciones',
  'There is no validation yet.': 'Todavía no hay ninguna validación.',
  dossier: 'expediente',
  planned: 'planificada',
  'Planned (UTC)': 'Planificada (UTC)',
  // a new validation
  '{title} of study “{name}”: {marks} marks of {sources} sources, {pairs} pairs.':
    '{title} del estudio «{name}»: {marks} marcas de {sources} fuentes, {pairs} pares.',
  'Its pairs have been scored already: the dossier will say that the criteria came after the scores.':
    'Sus pares ya se han puntuado: el expediente dirá que los criterios vinieron después de las puntuaciones.',
  'Name of the validation': 'Nombre de la validación',
  'Who chose marks and criteria': 'Quién eligió las marcas y los criterios',
  'What the method is to be used for': 'Para qué se usará el método',
  'Marks or pairs that are left out, and by which rule': 'Marcas o pares que se excluyen, y según qué regla',
  'Reference that gives the ratios': 'Referencia que da las LR',
  'It must hold none of these marks': 'No debe contener ninguna de estas marcas',
  'These marks themselves, each pair without its sources': 'Estas mismas marcas, cada par sin sus fuentes',
  'Limit of the pitch': 'Límite del paso de muestreo',
  'As the comparisons of your cases have it': 'Como en las comparaciones de sus casos',
  'As usual for this reference': 'Lo habitual para esta referencia',
  'What the reference was measured at': 'Aquel con que se midió la referencia',
  'Make the plan': 'Elaborar el plan',
  'A plan never changes.': 'Un plan no cambia nunca.',
  'A criterion is met when the end of the 95 % interval does not pass the limit and the marks come from enough sources.':
    'Un criterio se cumple cuando el extremo del intervalo del 95\u00a0% no pasa el límite y las marcas proceden de suficientes fuentes.',
  Limit: 'Límite',
  'Sources at least': 'Fuentes como mínimo',
  'at most {limit}': 'como máximo {limit}',
  'at least {limit}': 'como mínimo {limit}',
  'Measure of criterion {n}': 'Magnitud del criterio {n}',
  'Limit of criterion {n}': 'Límite del criterio {n}',
  'Least sources of criterion {n}': 'Número mínimo de fuentes del criterio {n}',
  'Remove criterion {n}': 'Quitar el criterio {n}',
  'Add a criterion': 'Añadir un criterio',
  'Cllr of the bounded ratios': 'Cllr de las LR limitadas',
  'Same-source pairs with a ratio below 1 (share)':
    'Pares de una misma fuente con LR inferior a 1 (proporción)',
  'Different-source pairs with a ratio above 1 (share)':
    'Pares de fuentes distintas con LR superior a 1 (proporción)',
  'Cllr after the best calibration': 'Cllr tras la mejor calibración',
  'Area under the ROC curve': 'Área bajo la curva ROC',
  'Equal error rate of the ranking': 'Tasa de igual error (EER) de la ordenación',
  'Calibration loss (Cllr less Cllr after the best calibration)':
    'Pérdida de calibración (Cllr menos Cllr tras la mejor calibración)',
  'Highest Cllr without any one source': 'Cllr más alto al excluir una fuente',
  'Cllr with two known marks, less that with one': 'Cllr con dos marcas indubitadas, menos el de una',
  'Highest Cllr of one data set': 'Cllr más alto de un conjunto de datos',
  // one validation
  'the validation': 'la validación',
  'Validation “{name}”': 'Validación «{name}»',
  'All validations': 'Todas las validaciones',
  'Being scored': 'Puntuación en curso',
  Planned: 'Planificada',
  'Run the plan': 'Ejecutar el plan',
  'The plan': 'El plan',
  '{time} UTC, by {who}': '{time} UTC, por {who}',
  'the marks themselves, each pair without its sources': 'las propias marcas, cada par sin sus fuentes',
  Purpose: 'Finalidad',
  Exclusions: 'Exclusiones',
  'Marks of this plan had been scored when it was made; the dossier says in which studies or reports.':
    'Algunas marcas de este plan ya se habían puntuado cuando se elaboró; el expediente dice en qué estudios o informes.',
  Criterion: 'Criterio',
  // the dossier
  'the dossier': 'el expediente',
  'All criteria are met': 'Se cumplen todos los criterios',
  '{n} of {all} criteria are met': 'Criterios cumplidos: {n} de {all}',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs. {protocol} None of the figures is an error rate of examination.':
    '{marks} marcas de {sources} fuentes: {km} pares de una misma fuente y {knm} de fuentes distintas. {protocol} Ninguna de estas cifras es una tasa de error del examen forense.',
  Characteristic: 'Característica',
  'Result (95 % interval)': 'Resultado (intervalo del 95\u00a0%)',
  Met: 'Cumplido',
  accuracy: 'exactitud',
  'discriminating power': 'poder discriminante',
  calibration: 'calibración',
  robustness: 'robustez',
  coherence: 'coherencia',
  generalization: 'generalización',
  '{value} ({low} to {high})': '{value} ({low} a {high})',
  'no: {reason}': 'no: {reason}',
  'Dossier as PDF': 'Expediente en PDF',
  'Dossier as JSON': 'Expediente en JSON',
  'Nothing was found that speaks against the marks, their labels or their scans.':
    'No se encontró nada que hable en contra de las marcas, sus etiquetas o sus escaneos.',
  'To be weighed before it is approved': 'Por sopesar antes de la aprobación',
  Approval: 'Aprobación',
  'Nobody has approved this dossier.': 'Nadie ha aprobado este expediente.',
  Statement: 'Declaración',
  'Known deviations': 'Desviaciones conocidas',
  'Approve the dossier': 'Aprobar el expediente',
  Approve: 'Aprobar',
  'Who approves it': 'Quién lo aprueba',
  'What it is approved for': 'Para qué se aprueba',
  'Known deviations that are accepted, and why': 'Desviaciones conocidas que se aceptan, y por qué',
  'Needed where a criterion is not met or something was found':
    'Necesario si un criterio no se cumple o se encontró algo',
  'Accept {code} with a reason': 'Admitir {code} con un motivo',
  'Only if it is no fault here. Every answer shows the reason':
    'Solo si aquí no es un defecto. Cada respuesta muestra el motivo',
}
