import type { LOOKING as GERMAN } from '../german/looking.ts'
import type { Translated } from '../translated.ts'

export const LOOKING: Translated<typeof GERMAN> = {
  // the microscope
  'A part of the picture did not come': 'No se cargó una parte de la imagen',
  'Comparison microscope: {a} and {b}': 'Microscopio de comparación: {a} y {b}',
  'Line between the marks': 'Línea entre las marcas',
  '{share} first mark': 'primera marca {share}',
  'How the marks are shown': 'Cómo se muestran las marcas',
  'Side by side': 'Lado a lado',
  Overlay: 'Superposición',
  'Line across': 'Línea horizontal',
  'Line upright': 'Línea vertical',
  'Whole marks': 'Marcas enteras',
  'One point of the scan is one pixel of the screen': 'Un punto del escaneo es un píxel de la pantalla',
  'Fill the screen': 'Pantalla completa',
  'Outline 1 region': 'Enmarcar 1 región',
  'Outline {n} regions': 'Enmarcar {n} regiones',
  'Move {name} by hand': 'Mover a mano: {name}',
  '{name} lies as the score laid it, which is right to {within} µm.':
    '{name} está en la posición que dio la puntuación, exacta a {within} µm.',
  '{name} lies beside where the score laid it: {difference}.':
    '{name} se aparta de la posición que dio la puntuación: {difference}.',
  '{name} lies as it was scanned, middle on middle: no score laid it.':
    '{name} está en la posición del escaneo, centro sobre centro: ninguna puntuación la determinó.',
  '{name} lies beside where it lay at first: {difference}.':
    '{name} se aparta de su posición inicial: {difference}.',
  '{length} µm to the right': '{length} µm a la derecha',
  '{length} µm to the left': '{length} µm a la izquierda',
  '{length} µm down': '{length} µm hacia abajo',
  '{length} µm up': '{length} µm hacia arriba',
  'turned by {angle}° clockwise': 'giro de {angle}° en sentido horario',
  'turned by {angle}° anticlockwise': 'giro de {angle}° en sentido antihorario',
  'Lay it back': 'Restablecer la posición',
  'Light from': 'Luz desde',
  'Light above the surface': 'Luz sobre la superficie',
  Relief: 'Relieve',
  'Share of {name}': 'Proporción de {name}',
  'Turn of {name}': 'Giro de {name}',
  'Usual light': 'Luz habitual',
  'Keys and gestures': 'Teclas y gestos',
  'Drag to move both marks, or pinch. When the picture has the focus: arrow keys move it, + and − or the wheel zoom, comma and full stop move the line, L turns the light, R outlines regions. While {name} is moved by hand, dragging and arrow keys move it alone, and [ and ] turn it. Shift makes steps small.':
    'Arrastre para mover las dos marcas, o pellizque. Cuando la imagen tiene el foco: las flechas la mueven, + y − o la rueda cambian el zoom, la coma y el punto mueven la línea, L gira la luz y R enmarca las regiones. Mientras {name} se mueve a mano, arrastrar y las flechas mueven solo ese lado, y [ y ] lo giran. Mayús acorta los pasos.',
  'This browser has no WebGL2, so these are pictures made by the service.':
    'Este navegador no tiene WebGL2, así que estas imágenes las hace el servicio.',
  '{name}, picture made by the service': '{name}, imagen hecha por el servicio',

  // the lands around a bullet
  'Land of {name}': 'Campo de {name}',
  'Land {place} of {count}': 'Campo {place} de {count}',
  'Land {place} of {name}': 'Campo {place} de {name}',
  'Land {place} of {name} was not given': 'No se aportó el campo {place} de {name}',

  // three dimensions
  'This browser has no WebGL2, so this is a picture made by the service.':
    'Este navegador no tiene WebGL2, así que esta imagen la hace el servicio.',
  '{name} in three dimensions': '{name} en tres dimensiones',
  Turn: 'Giro',
  Tilt: 'Inclinación',
  Zoom: 'Zoom',
  Heights: 'Alturas',
  '× (exaggerated {n} times)': '× (exageradas {n} veces)',
  'Outline 1 region that agrees': 'Enmarcar 1 región que concuerda',
  'Outline {n} regions that agree': 'Enmarcar {n} regiones que concuerdan',
  'Drag to turn; both surfaces turn together.': 'Arrastre para girar; las dos superficies giran juntas.',
  'Reset the view': 'Restablecer la vista',

  // pictures
  'the profile': 'el perfil',
}
