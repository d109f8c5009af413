import type { RESULT as GERMAN } from '../german/result.ts'
import type { Translated } from '../translated.ts'

export const RESULT: Translated<typeof GERMAN> = {
  // the result and what can be done with it
  'Result: {what}': 'Resultado: {what}',
  'two {marks}': 'dos {marks}',
  '{questioned} against {n} {marks}': '{questioned} frente a {n} {marks}',
  'All marks': 'Todas las marcas',
  'Both marks': 'Ambas marcas',
  'The request': 'La solicitud',
  '{mark}, scan {scan}': '{mark}, escaneo {scan}',
  'Diagnostic only': 'Solo con fines diagnósticos',
  'At the limit of the reference': 'En el límite de la referencia',
  'Within the limits of the reference': 'Dentro de los límites de la referencia',
  'Read this warning first': 'Lea primero esta advertencia',
  'Read these {n} warnings first': 'Lea primero estas {n} advertencias',
  '{places}: {message}': '{places}: {message}',
  'About this result': 'Sobre este resultado',
  'Why this number': 'Por qué este número',
  Computation: 'Cálculo',
  // actions
  'What to do with this report': 'Qué hacer con este informe',
  'PDF …': 'PDF…',
  'Bundle …': 'Paquete…',
  'Script …': 'Script…',
  'Report {handle}': 'Informe {handle}',
  'A bundle holds the report with all it was computed from. Anyone can check it without this service; with the scans, every step can be computed again.':
    'Un paquete contiene el informe y todo aquello a partir de lo cual se calculó. Cualquiera puede verificarlo sin este servicio; con los escaneos, cada paso puede calcularse de nuevo.',
  'With the scans': 'Con los escaneos',
  'Without the scans': 'Sin los escaneos',
  'The recipe alone': 'Solo la receta',
  'Check a bundle': 'Verificar un paquete',
  'The page that checks it, as one file': 'La página que lo verifica, en un solo archivo',
  // the PDF
  'Report number': 'N.º de informe',
  'Exhibit of mark A': 'Muestra de la marca A',
  'Exhibit of mark B': 'Muestra de la marca B',
  Examiner: 'Perito',
  Date: 'Fecha',
  'as it is to be printed': 'tal como debe imprimirse',
  'Who signs': 'Quién firma',
  'names separated by semicolons, at most 6; each gets a line':
    'nombres separados por punto y coma, 6 como máximo; cada uno tiene una línea',
  'Exhibit of the questioned mark': 'Muestra de la marca dubitada',
  'Exhibit of the known marks': 'Muestra de las marcas indubitadas',
  'Its PDF has the texts that stand in the form of the PDF now. Save the PDF with the same texts, and the bundle proves it.':
    'Su PDF lleva los textos que están ahora en el formulario del PDF. Guarde el PDF con los mismos textos, y el paquete lo prueba.',
  'All fields may stay empty. The same words give the same file.':
    'Todos los campos pueden quedar vacíos. Con los mismos textos se obtiene el mismo archivo.',
  'of the document; the number does not depend on it': 'del documento; el número no depende de él',
  'As the service is set': 'Según la configuración del servicio',
  'With the section on sensitivity': 'Con la sección sobre la sensibilidad',
  'Save the PDF': 'Guardar el PDF',
  // a script that does it again, and the recipe verified
  'The first command, on the machine of this service, writes a script. The second repeats the comparison with it, from any machine that reaches the service, and checks the handle of every step. It needs Python and nothing else.':
    'El primer comando, en la máquina de este servicio, escribe un script. El segundo repite con él la comparación, desde cualquier máquina con acceso al servicio, y comprueba el identificador de cada paso. Solo necesita Python.',
  'Copy the commands': 'Copiar los comandos',
  'the verification, which computes every step again': 'la verificación, que calcula de nuevo cada paso',
  Verified: 'Verificado',
  'Equal, but not verified': 'Igual, pero no verificado',
  'Not verified': 'No verificado',
  'Every step was computed again from the stored scans, and the recipe has the same handle.':
    'Cada paso se calculó de nuevo a partir de los escaneos guardados, y la receta tiene el mismo identificador.',
  'The reference is bundled.': 'La referencia se entrega con el programa.',
  'The reference is trusted.': 'La referencia es de confianza.',
  'The reference is unknown.': 'La referencia es desconocida.',
  'the recomputed recipe has another handle': 'la receta calculada de nuevo tiene otro identificador',
  '{n} steps: {steps}.': '{n} pasos: {steps}.',
  // the likelihood ratio
  'Limited by the size of the reference: it supports no more, whichever of its marks are drawn.':
    'Limitada por el tamaño de la referencia: no respalda más, sean cuales sean las marcas que se extraigan de ella.',
  '{ratio}, to the digits shown': '{ratio}, con las cifras indicadas',
  '{low} to {high}': '{low} a {high}',
  '95 % interval: {range}': 'Intervalo del 95 %: {range}',
  '95 % interval: {range}. The number stands at the limit of the reference':
    'Intervalo del 95 %: {range}. El número está en el límite de la referencia',
  'This score supports the proposition “same source”. The number is cut at the limit of the reference; it is not a measured value.':
    'Esta puntuación apoya la proposición «misma fuente». El número se ha truncado en el límite de la referencia; no es un valor medido.',
  'This score supports the proposition “different sources”. The number is cut at the limit of the reference; it is not a measured value.':
    'Esta puntuación apoya la proposición «fuentes distintas». El número se ha truncado en el límite de la referencia; no es un valor medido.',
  'This score is {times} times as probable if the proposition “same source” is true as if “different sources” is true.':
    'Esta puntuación es {times} veces más probable si la proposición «misma fuente» es cierta que si lo es «fuentes distintas».',
  'This score is {times} times as probable if the proposition “different sources” is true as if “same source” is true.':
    'Esta puntuación es {times} veces más probable si la proposición «fuentes distintas» es cierta que si lo es «misma fuente».',
  "Every draw of the reference's marks gives this number, because it ends there; that is not certainty.":
    'Cada extracción de marcas de la referencia da este número, porque la referencia acaba ahí; no es una certeza.',
  'The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.':
    'El intervalo dice cuánto depende el número de qué marcas hay en la referencia. No recoge cómo marcan otras armas o herramientas.',
  'Numerator: the {marks} of this source. Denominator: other sources of reference {reference}, of the same class ({sources} sources; {same} questions of one source and {different} of different sources).':
    'Numerador: {marks} de esta fuente. Denominador: otras fuentes de la referencia {reference}, de la misma clase ({sources} fuentes; {same} preguntas de una misma fuente y {different} de fuentes distintas).',
  'Reference: {reference}, {same} known-match and {different} known-non-match pairs of {sources} sources.':
    'Referencia: {reference}, {same} pares de una misma fuente conocida y {different} pares de fuentes distintas conocidas, de {sources} fuentes.',
  // the known marks
  '{marks} and the questioned mark': '{marks} y la marca dubitada',
  'Score of every two marks. What a known mark scores with the questioned mark by itself is no ratio: one mark alone does not show how well its source marks.':
    'Puntuación de cada par de marcas. La puntuación de una sola marca indubitada con la dubitada no es una razón de verosimilitud: una marca sola no muestra lo bien que marca su fuente.',
  'K{index} does not count: {reason}': 'K{index} no cuenta: {reason}',
  'Scores of the questioned mark and of the known marks':
    'Puntuaciones de la marca dubitada y de las indubitadas',
  Questioned: 'Marca dubitada',
  best: 'la mejor',
  'The known marks agree with each other by {score} on average.':
    'La concordancia media entre las marcas indubitadas es {score}.',
  'Marks of different sources agree by {mean} (standard deviation {sd}).':
    'La concordancia media entre marcas de fuentes distintas es {mean} (desviación típica {sd}).',
  'A number needs at least {score} among the known marks.':
    'Para dar un número se necesita al menos {score} entre las marcas indubitadas.',
  'What is stated': 'Qué se declara',
  '{marks} made': '{marks}: número total',
  '{marks} used': '{marks}: número usado',
  Instrument: 'Instrumento',
  'the same for all marks': 'igual en todas las marcas',
  'not the same for all marks': 'no igual en todas las marcas',
  'Would be left out: K{index}': 'Se excluiría: K{index}',
  'Without K{index}: no likelihood ratio, because the others agree no better than marks of different sources.':
    'Sin K{index}: no hay razón de verosimilitud, porque las otras no concuerdan mejor que marcas de fuentes distintas.',
  'Without K{index}: {ratio}, log₁₀ LR {value}.': 'Sin K{index}: {ratio}, log₁₀ LR {value}.',
  // the comparison microscope
  'Comparison microscope': 'Microscopio de comparación',
  'how the two lie on each other': 'cómo se superponen las dos',
  'the microscope': 'el microscopio',
  'Both profiles as they were scanned': 'Ambos perfiles tal como se escanearon',
  'Profile of {mark} as it was scanned': 'Perfil tal como se escaneó: {mark}',
  'First mark': 'Primera marca',
  'Second mark': 'Segunda marca',
  'both marks': 'ambas marcas',
  'Left of the line {a}, right of it {b}, as the score laid them on each other.':
    'A la izquierda de la línea: {a}; a la derecha: {b}, en la superposición usada para la puntuación.',
  'Above the line {a}, below it {b}, as the score laid them on each other.':
    'Por encima de la línea: {a}; por debajo: {b}, en la superposición usada para la puntuación.',
  'Line of the picture': 'Línea de la imagen',
  // regions that agree
  'land {n}': 'campo {n}',
  '{mark}, which agrees best': '{mark}, la que mejor concuerda',
  'No region of one mark agrees with a region of the other.':
    'Ninguna región de una marca concuerda con una región de la otra.',
  '{n} regions agree. Point at one, or choose it in the list, to see its partner.':
    'Regiones que concuerdan: {n}. Señale una, o elíjala en la lista, para ver su pareja.',
  '{n} regions agree on the two {part}s that fit best. Point at one, or choose it in the list, to see its partner.':
    'Regiones que concuerdan: {n}, en los dos {part}s que mejor concuerdan. Señale una, o elíjala en la lista, para ver su pareja.',
  '{mark}: relief with {n} regions that agree': '{mark}: relieve, regiones que concuerdan: {n}',
  'Outline the regions': 'Enmarcar las regiones',
  'none chosen': 'ninguna elegida',
  '{n}: correlation {value}': '{n}: correlación {value}',
  'Found in {a} and {b}.': 'Hallada en {a} y {b}.',
  'the signature of {mark}': 'la firma de {mark}',
  // why this number
  'the matrix of lands': 'la matriz de los campos',
  'Correlation of each land of {a} with each land of {b}, at the shift where it is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its two lands.':
    'Correlación de cada campo de {a} con cada campo de {b}, en el desplazamiento donde es mayor. Las casillas enmarcadas son la disposición que se puntuó. Elija una casilla para ver sus dos campos.',
  'Correlation of lands': 'Correlación de los campos',
  'Land {i} of {a} with land {k} of {b}: {value}': 'Campo {i} de {a} con campo {k} de {b}: {value}',
  'Land {i} of {a} with land {k} of {b}: {value}, scored':
    'Campo {i} de {a} con campo {k} de {b}: {value}, puntuado',
  'Land {n} of {mark}': 'Campo {n} de {mark}',
  'land {n} of {mark}': 'campo {n} de {mark}',
  '{a} over {b}: correlation {value}, shift {shift} µm; {windows} (shaded)':
    'Superposición ({a}, {b}): correlación {value}, desplazamiento {shift} µm; {windows} (en sombreado)',
  '{a} over {b}: correlation {value}, shift {shift} µm, {b} turned by 180°; {windows} (shaded)':
    'Superposición ({a}, {b}): correlación {value}, desplazamiento {shift} µm, giro de 180° ({b}); {windows} (en sombreado)',
  '1 window agrees': '1 tramo concuerda',
  '{n} windows agree': '{n} tramos concuerdan',
  'Profiles of {a} and {b} over {length} mm, with {n} windows that agree.':
    'Perfiles ({a}, {b}) a lo largo de {length} mm; tramos que concuerdan: {n}.',
  'correlation {value}': 'correlación {value}',
  'mm across the striae of {mark}': 'mm a través de las estrías ({mark})',
  'height / rms': 'altura / rms',
  '{b} is turned by {turn}° and shifted by {shift} µm onto {a}. Of the {all} cells of {mark}, {n} are congruent (framed in blue); the others are framed in grey.':
    '{b} está puesta sobre {a} con un giro de {turn}° y un desplazamiento de {shift} µm. Celdas congruentes de {mark}: {n} de {all} (con marco azul); las demás tienen marco gris.',
  'the maps': 'los mapas de alturas',
  'Blend: {shares}': 'Mezcla: {shares}',
  'Cells of': 'Celdas de',
  '{mark}, looked for on {other}': '{mark}, buscadas en {other}',
  'Dark is low and light is high, after form and long waves were taken off.':
    'Lo oscuro es bajo y lo claro es alto, una vez quitadas la forma y las ondas largas.',
  'Both maps on each other with {n} cells': 'Ambos mapas superpuestos, con {n} celdas',
  'Show both in three dimensions': 'Mostrar ambas en tres dimensiones',
  'The maps that were compared, B laid on A as it was registered. Heights are standardised.':
    'Los mapas que se compararon, B puesto sobre A como en la comparación. Las alturas están estandarizadas.',
  'The surfaces that were compared, with their striae upright and without their form.':
    'Las superficies que se compararon, con las estrías verticales y sin su forma.',
  // sensitivity
  Sensitivity: 'Sensibilidad',
  'Compute it': 'Calcularla',
  'compares again under other settings of the scorer, which takes a while':
    'compara de nuevo con otros ajustes del método de puntuación; tarda un rato',
  'the sensitivity': 'la sensibilidad',
  'Under {n} of {all} other settings there is a likelihood ratio; log₁₀ LR lies between {least} and {greatest}.':
    'Con {n} de {all} otros ajustes hay una razón de verosimilitud; log₁₀ LR está entre {least} y {greatest}.',
  'All settings support the same proposition.': 'Todos los ajustes apoyan la misma proposición.',
  '{n} of them support the other proposition: there and in the answer, log₁₀ LR is more than 0.5 from 0.':
    'De ellos, {n} apoyan la otra proposición: allí y en la respuesta, log₁₀ LR está a más de 0,5 de 0.',
  'Some support the other proposition, but only where log₁₀ LR is within 0.5 of 0, there or in the answer.':
    'Algunos apoyan la otra proposición, pero solo donde log₁₀ LR, allí o en la respuesta, está a 0,5 como máximo de 0.',
  'The setting that moves it most is {setting}.': 'El ajuste que más cambia el resultado es {setting}.',
  'all together': 'todos juntos',
  'log10 LR under {n} other settings; the answer that was given is {value}.':
    'log10 LR con otros {n} ajustes; la respuesta dada es {value}.',
  'log₁₀ LR; the upright line is the answer that was given':
    'log₁₀ LR; la línea vertical es la respuesta dada',
  'Other settings give other scores. So the scans of reference {reference} have to be scored under each of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.':
    'Otros ajustes dan otras puntuaciones. Por eso los escaneos de la referencia {reference} deben puntuarse con cada uno de ellos, una vez para todas las comparaciones con ella. Mientras tanto, las comparaciones tienen preferencia y usted puede salir de esta página.',
  'Score the reference under other settings': 'Puntuar la referencia con otros ajustes',
  'It was stopped. What is scored is kept.': 'Se detuvo. Lo ya puntuado se conserva.',
  'Waits for its turn …': 'A la espera de su turno…',
  '{done} of {settings} settings, {scored} of {pairs} pairs':
    '{done} de {settings} ajustes, {scored} de {pairs} pares',
  // the reference
  'Compared with known pairs: {reference}': 'En comparación con pares conocidos: {reference}',
  'Questions of two known marks': 'Preguntas con dos marcas indubitadas',
  '{same} of one source, {different} of different sources':
    '{same} de una misma fuente, {different} de fuentes distintas',
  '{same} known match (KM), {different} known non-match (KNM)':
    '{same} de una misma fuente conocida (KM), {different} de fuentes distintas conocidas (KNM)',
  'Score of this comparison': 'Puntuación de esta comparación',
  'Fit to its own pairs (not a validation)': 'Ajuste a sus propios pares (no es una validación)',
  'AUC {auc}, Cllr {cllr}, least Cllr {least} ({protocol})':
    'AUC {auc}, Cllr {cllr}, Cllr mínimo {least} ({protocol})',
  '{sources}: scans of these sources are compared here':
    '{sources}: aquí se comparan escaneos de estas fuentes',
  'About this reference': 'Acerca de esta referencia',
  // the checks
  'All {n} checks pass.': 'Los {n} controles son conformes.',
  '{n} checks pass, {cautions}, {refusals}.': 'Controles conformes: {n}; {cautions}, {refusals}.',
  'none need caution': 'ninguno pide precaución',
  '1 needs caution': '1 pide precaución',
  '{n} need caution': '{n} piden precaución',
  'none refuses': 'ninguno rechaza',
  '1 refuses': '1 rechaza',
  '{n} refuse': '{n} rechazan',
  'One instrument: {instrument}': 'Un instrumento: {instrument}',
  '{n} instruments, as the files name them': '{n} instrumentos, según los nombran los archivos',
  Where: 'Dónde',
  Reason: 'Motivo',
  // the computation
  'All digits, for who computes it again. They say nothing about how certain the number is; its interval and limits do.':
    'Todas las cifras, para quien lo calcule de nuevo. No dicen nada de lo seguro que es el número; eso lo dicen su intervalo y sus límites.',
  '95 % interval of log₁₀ LR': 'Intervalo del 95 % de log₁₀ LR',
  'Limits of log₁₀ LR': 'Límites de log₁₀ LR',
  'the recipe': 'la receta',
  'Every step as a graph': 'Cada paso como grafo',
  // a score alone, and refusals
  'A score alone': 'Solo una puntuación',
  'A score without a likelihood ratio': 'Una puntuación sin razón de verosimilitud',
  'Score {score} ({kind}).': 'Puntuación {score} ({kind}).',
  Refused: 'Rechazado',
  'No likelihood ratio: the {marks} do not agree with each other':
    'Sin razón de verosimilitud: falta concordancia mutua ({marks})',
  'No likelihood ratio: the comparison was refused':
    'Sin razón de verosimilitud: la comparación fue rechazada',
  'This is support for neither side: it shows neither that the questioned mark comes from the source of these {marks}, nor that it comes from another one.':
    'Esto no apoya ninguna de las proposiciones: no muestra ni que la marca dubitada proceda de esta fuente ({marks}) ni que proceda de otra.',
  'No number is given, and neither proposition is supported.':
    'No se da ningún número, y no se apoya ninguna de las dos proposiciones.',
  'Back to the scans': 'Volver a los escaneos',
  '{places}:': '{places}:',
  "Accept the reference's resolution and compare again":
    'Admitir la resolución de la referencia y comparar de nuevo',
  '{mark} was scanned as its mirror image: compare again':
    '{mark} se escaneó como imagen especular: comparar de nuevo',
  'The known marks were scanned as their mirror images: compare again':
    'Las marcas indubitadas se escanearon como imágenes especulares: comparar de nuevo',
  '{mark} was not mirrored: compare again': '{mark} no estaba reflejada: comparar de nuevo',
  'The known marks were not mirrored: compare again':
    'Las marcas indubitadas no estaban reflejadas: comparar de nuevo',
  '{mark} is a cast: compare again': '{mark} es un molde: comparar de nuevo',
  'The known marks are casts: compare again': 'Las marcas indubitadas son moldes: comparar de nuevo',
  '{mark} is no cast: compare again': '{mark} no es un molde: comparar de nuevo',
  'The known marks are no casts: compare again': 'Las marcas indubitadas no son moldes: comparar de nuevo',
  // in plain words, and into a case
  'In plain words': 'En lenguaje sencillo',
  'the explanation': 'la explicación',
  'Add this report to a case': 'Añadir este informe a un caso',
  'Number of the case': 'Número del caso',
  'Report that it replaces': 'Informe al que sustituye',
  'Handle of an earlier report of the case; may stay empty':
    'Identificador de un informe anterior del caso; puede quedar vacío',
  // warnings
  'these are scans of source {source} of reference {reference}; all pairs of that source are left out of the calibration':
    'son escaneos de la fuente {source} de la referencia {reference}; todos los pares de esa fuente quedan fuera de la calibración',
  'these are marks of reference {reference}, and their pairs could not be left out, because without {sources} too few pairs are left: this ratio is not independent':
    'son marcas de la referencia {reference}, y sus pares no pudieron excluirse, porque sin {sources} quedan demasiado pocos pares: esta LR no es independiente',
  'A bundle does not prove a PDF with this section: no bundle has it.':
    'Un paquete no prueba un PDF con esta sección: ningún paquete la contiene.',
}
