import type { COMPARE as GERMAN } from '../german/compare.ts'
import type { Translated } from '../translated.ts'

export const COMPARE: Translated<typeof GERMAN> = {
  // the screen
  'Compare a questioned mark with known marks': 'Comparar una marca dubitada con marcas indubitadas',
  'Give the scans of the marks as X3P files.': 'Aporte los escaneos de las marcas en archivos X3P.',
  'Give the scans of two marks as X3P files.': 'Aporte los escaneos de dos marcas en archivos X3P.',
  'Markgraph answers with a likelihood ratio, its interval, and the regions that agree; or with the reason why it gives none.':
    'Markgraph responde con una razón de verosimilitud, su intervalo y las regiones que concuerdan; o con el motivo por el que no da ninguna.',
  'case {number}': 'el caso {number}',
  'For {link}: {questioned} against {source}. The result is added to the case.':
    'Para {link}: {questioned} frente a {source}. El resultado se añade al caso.',
  'Not for this case': 'No para este caso',
  'No scans at hand? Compare simulated marks': '¿No tiene escaneos a mano? Comparar marcas simuladas',
  'the examples': 'los ejemplos',
  'Simulating …': 'Simulando…',
  'What do the scans show?': '¿Qué muestran los escaneos?',
  'The scans show striae. What made them, only you know: please confirm.':
    'Los escaneos muestran estrías. Solo usted sabe qué las produjo: confírmelo, por favor.',
  'The scans show an impression: please confirm.':
    'Los escaneos muestran una impresión: confírmelo, por favor.',

  // the marks and their names, in the middle of a sentence and as headings
  'mark A': 'la marca A',
  'mark B': 'la marca B',
  'The questioned mark': 'Marca dubitada',
  'Drop X3P files here, or {choose}': 'Suelte aquí archivos X3P o {choose}',
  'choose files of {mark}': 'elija archivos de {mark}',
  'Moved to place {place} of {n} on {mark}.': 'Movido al lugar {place} de {n} de {mark}.',
  'Add a gap': 'Añadir un hueco',
  'for a {part} that was not scanned': 'si un {part} no se escaneó',

  // a scan in its place
  gap: 'hueco',
  'Gap: this {part} was not scanned': 'Hueco: {part} no escaneado',
  'Place {place}, {name}: drag, or press the arrow keys, to move it':
    'Lugar {place}, {name}: para moverlo, arrástrelo o pulse las teclas de flecha',
  'Remove {name}': 'Quitar {name}',
  Edges: 'Bordes',
  'Edges of {name}': 'Bordes de {name}',
  'Region of {name}': 'Región de {name}',
  'Profile of {name}': 'Perfil de {name}',
  'Relief of {name}': 'Relieve de {name}',
  'Reading …': 'Leyendo…',
  '{columns} × {rows} points, pitch {pitch} µm': '{columns} × {rows} puntos, paso {pitch} µm',
  '{size}, {share} measured': '{size}, {share} medidos',
  '{facts}; shows striae': '{facts}; muestra estrías',
  '{facts}; shows an impression': '{facts}; muestra una impresión',
  'Out of scope: {reason}': 'Fuera del dominio validado: {reason}',
  'Warning: {reason}': 'Advertencia: {reason}',
  'Accept the resolution of the reference': 'Admitir la resolución de la referencia',
  'Within the scope of comparisons of {marks}.':
    'Dentro del dominio validado de las comparaciones ({marks}).',

  // edges of a land
  'the groove edges': 'los bordes de las estrías del ánima',
  'Left edge': 'Borde izquierdo',
  'Right edge': 'Borde derecho',
  'Set by you; the recipe says so.': 'Fijados por usted; la receta lo indica.',
  'Found by Markgraph.': 'Hallados por Markgraph.',
  'Use the edges that were found': 'Usar los bordes hallados',

  // region of a breech face
  'the region': 'la región',
  'The region that will be compared, in its band: the one you drew, without its edge.':
    'La región que se comparará, en su banda: la que usted dibujó, sin su borde.',
  'The region that will be compared, in its band: found by its shape.':
    'La región que se comparará, en su banda: hallada por su forma.',
  'Draw another region': 'Dibujar otra región',
  'Drag the inside of the circle to move it, or its rim to change its size. Inside the hole nothing is compared.':
    'Arrastre el interior del círculo para moverlo, o su borde para cambiar su tamaño. Dentro del orificio no se compara nada.',
  Circle: 'Círculo',
  Hole: 'Orificio',
  'from the left': 'desde la izquierda',
  'from the top': 'desde arriba',
  radius: 'radio',
  'Use this region': 'Usar esta región',
  'Use the region that is found': 'Usar la región hallada',
  'This region is used. It is in the file that is compared, as its mask.':
    'Se usa esta región. Está en el archivo que se compara, como su máscara.',
  'This region is not used yet.': 'Esta región aún no se usa.',
  'this browser draws no picture of {rows} x {columns} points':
    'este navegador no dibuja una imagen de {rows} x {columns} puntos',
  'the mask could not be put into {name}: {message}': 'no se pudo poner la máscara en {name}: {message}',

  // known marks
  'Known marks of one source': 'Marcas indubitadas de una misma fuente',
  'Known side': 'Lado de las marcas indubitadas',
  'Known marks of one source: {marks} of the suspected {source}. Together they show how well it marks. Give all of them.':
    'Marcas indubitadas de una misma fuente: {marks} de la presunta fuente ({source}). Juntas muestran lo bien que marca la fuente. Apórtelas todas.',
  'Add another {mark}': 'Añadir {mark}',
  '{n} known marks are the most.': '{n} marcas indubitadas como máximo.',
  'Two or more {marks} of one {source} show how well it marks.':
    'Dos o más {marks} de una misma fuente ({source}) muestran lo bien que marca.',
  '{mark} was added.': 'Se añadió {mark}.',
  'K2 was added. Mark B is now K1, and mark A is the questioned mark.':
    'Se añadió K2. La marca B es ahora K1, y la marca A es la marca dubitada.',
  '{mark} was removed.': 'Se quitó {mark}.',
  'Leave {mark} out?': '¿Excluir {mark}?',
  'Leave {mark} out because …': 'Excluir {mark} porque…',
  'It counts in the first number all the same; a second line gives the number without it.':
    'Cuenta de todos modos en el primer número; una segunda línea da el número sin ella.',
  'About the {marks}': 'Datos: {marks}',
  'How many {marks} were made': 'Número total de {marks}',
  'all of them, also those that are not given': 'también lo que no se aporta aquí',
  'Instrument of the scans': 'Instrumento de los escaneos',
  '{what}: shared with the questioned mark?': '{what}: ¿igual que en la marca dubitada?',
  no: 'no',

  // how the scans are read and compared
  'How the scans are read and compared': 'Cómo se leen y comparan los escaneos',
  'the usual one': 'la habitual',
  'Accepted resolution': 'Resolución admitida',
  'standard (at most 4 µm; over 2 µm with caution)':
    'estándar (4 µm como máximo; por encima de 2 µm, con precaución)',
  'that of the reference': 'la de la referencia',
  'Unit of the files': 'Unidad de los archivos',
  'metres, as the standard says': 'metros, según la norma',
  'micrometres, as some programs write': 'micrómetros, como escriben algunos programas',
  'Region of interest': 'Región de interés',
  'found by its shape': 'hallada por su forma',
  'the mask in the file': 'la máscara del archivo',
  '{mark} was scanned on a cast': '{mark} se escaneó en un molde',
  'The scans of {mark} are mirror images': 'Los escaneos de {mark} son imágenes especulares',

  // start
  Start: 'Inicio',
  'Compare A with B': 'Comparar A con B',
  'Compare with the known marks': 'Comparar con las marcas indubitadas',
  'Start anew': 'Empezar de nuevo',
  'The comparison begins when all scans are read.':
    'La comparación empieza cuando se han leído todos los escaneos.',
  '{mark} has no scan yet.': '{mark} aún no tiene ningún escaneo.',
  'A scan of {mark} could not be read. Remove it, or give another one.':
    'No se pudo leer un escaneo de {mark}. Quítelo o aporte otro.',
  '{mark} has {n} scans, but a mark of this kind is one scan.':
    '{mark} tiene {n} escaneos, pero una marca de este tipo es un solo escaneo.',
  'A mark of this kind is one scan, and {mark} has {n}.':
    'Una marca de este tipo es un solo escaneo, y {mark} tiene {n}.',
  'Make each scan a known mark': 'Hacer de cada escaneo una marca indubitada',
  'Remove the others.': 'Quite los demás.',
  'Scans of {mark} are still being read.': 'Aún se están leyendo escaneos de {mark}.',
  'The number of known marks that were made is a whole number, from 1.':
    'El número total de marcas indubitadas es un número entero, desde 1.',

  // progress
  'Waiting for its turn.': 'A la espera de su turno.',
  'Sent.': 'Enviada.',
  'Read the scans': 'Leer los escaneos',
  'Find the region that bears the mark': 'Hallar la región que lleva la marca',
  'Remove form, find the striae': 'Quitar la forma, hallar las estrías',
  'Make the signatures': 'Obtener las firmas',
  'Make the maps': 'Obtener los mapas de alturas',
  'Check the scope': 'Comprobar el dominio validado',
  'Calibrate on the reference': 'Calibrar con la referencia',
  'Find the interval': 'Determinar el intervalo',
  'Write the report': 'Redactar el informe',
  '{done} of {total}': '{done} de {total}',
  Cancel: 'Cancelar',
  'The comparison was cancelled.': 'La comparación se canceló.',

  // a folder of scans
  'Or single files': 'O archivos sueltos',
  'Or drop a folder or files here': 'O suelte aquí una carpeta o archivos',
  'Read from {path}.': 'Leído de {path}.',
  'Read from {path}. {n} scans are not in it and are left out.':
    'Leído de {path}. Escaneos que no figuran en él y se excluyen: {n}.',
  File: 'Archivo',
  '{column} of {file}': '{column} de {file}',
  'Choose a folder with the scans.': 'Elija una carpeta con los escaneos.',
  'All marks have one source; give the marks of different sources different names.':
    'Todas las marcas tienen una sola fuente; asigne nombres distintos a las fuentes distintas.',
  'No source has two marks, so there is no same-source pair.':
    'Ninguna fuente tiene dos marcas, así que no hay ningún par de una misma fuente.',
  'Scans sent': 'Escaneos enviados',
  '{sent} of {total} scans sent': '{sent} de {total} escaneos enviados',
  '{path} is listed with different units or masks; list it once.':
    '{path} figura con unidades o máscaras distintas; indíquelo una sola vez.',
  '{path}: {reason}': '{path}: {reason}',
  'Mark A: the questioned mark': 'Marca A: la dubitada',
  'Mark B: the known mark': 'Marca B: la indubitada',
  'Skip the table of {n} files': 'Saltar la tabla de {n} archivos',
}
