import type { LOOKING as GERMAN } from '../german/looking.ts'
import type { Translated } from '../translated.ts'

export const LOOKING: Translated<typeof GERMAN> = {
  // the microscope
  'A part of the picture did not come': 'Une partie de l’image n’a pas été chargée',
  'Comparison microscope: {a} and {b}': 'Microscope de comparaison : {a} et {b}',
  'Line between the marks': 'Ligne entre les traces',
  '{share} first mark': 'première trace {share}',
  'How the marks are shown': 'Affichage des traces',
  'Side by side': 'Côte à côte',
  Overlay: 'Superposition',
  'Line across': 'Ligne horizontale',
  'Line upright': 'Ligne verticale',
  'Whole marks': 'Traces entières',
  'One point of the scan is one pixel of the screen': 'Un point du scan est un pixel de l’écran',
  'Fill the screen': 'Plein écran',
  'Outline 1 region': 'Encadrer 1 région',
  'Outline {n} regions': 'Encadrer {n} régions',
  'Move {name} by hand': 'Déplacer {name} à la main',
  '{name} lies as the score laid it, which is right to {within} µm.':
    '{name} est dans la position donnée par le score, exacte à {within} µm près.',
  '{name} lies beside where the score laid it: {difference}.':
    '{name} s’écarte de la position donnée par le score : {difference}.',
  '{name} lies as it was scanned, middle on middle: no score laid it.':
    '{name} est dans la position du scan, centre sur centre : aucun score ne l’a déterminée.',
  '{name} lies beside where it lay at first: {difference}.':
    '{name} s’écarte de sa position initiale : {difference}.',
  '{length} µm to the right': '{length} µm vers la droite',
  '{length} µm to the left': '{length} µm vers la gauche',
  '{length} µm down': '{length} µm vers le bas',
  '{length} µm up': '{length} µm vers le haut',
  'turned by {angle}° clockwise': 'rotation de {angle}° dans le sens horaire',
  'turned by {angle}° anticlockwise': 'rotation de {angle}° dans le sens antihoraire',
  'Lay it back': 'Remettre en place',
  'Light from': 'Lumière venant de',
  'Light above the surface': 'Lumière au-dessus de la surface',
  Relief: 'Relief',
  'Share of {name}': 'Part de {name}',
  'Turn of {name}': 'Rotation de {name}',
  'Usual light': 'Lumière habituelle',
  'Keys and gestures': 'Touches et gestes',
  'Drag to move both marks, or pinch. When the picture has the focus: arrow keys move it, + and − or the wheel zoom, comma and full stop move the line, L turns the light, R outlines regions. While {name} is moved by hand, dragging and arrow keys move it alone, and [ and ] turn it. Shift makes steps small.':
    'Faites glisser pour déplacer les deux traces, ou pincez. Quand l’image a le focus : les flèches la déplacent, + et − ou la molette zooment, virgule et point déplacent la ligne, L tourne la lumière, R encadre les régions. Quand {name} est à déplacer à la main, le glissement et les flèches ne déplacent que ce côté, et [ et ] le tournent. Maj réduit les pas.',
  'This browser has no WebGL2, so these are pictures made by the service.':
    'Ce navigateur n’a pas WebGL2 ; ces images sont donc produites par le service.',
  '{name}, picture made by the service': '{name}, image produite par le service',

  // the lands around a bullet
  'Land of {name}': 'Champ de {name}',
  'Land {place} of {count}': 'Champ {place} sur {count}',
  'Land {place} of {name}': 'Champ {place} de {name}',
  'Land {place} of {name} was not given': 'Le champ {place} de {name} n’a pas été donné',

  // three dimensions
  'This browser has no WebGL2, so this is a picture made by the service.':
    'Ce navigateur n’a pas WebGL2 ; cette image est donc produite par le service.',
  '{name} in three dimensions': '{name} en trois dimensions',
  Turn: 'Rotation',
  Tilt: 'Inclinaison',
  Zoom: 'Zoom',
  Heights: 'Hauteurs',
  '× (exaggerated {n} times)': '× (exagérées {n} fois)',
  'Outline 1 region that agrees': 'Encadrer 1 région qui concorde',
  'Outline {n} regions that agree': 'Encadrer {n} régions qui concordent',
  'Drag to turn; both surfaces turn together.':
    'Faites glisser pour tourner ; les deux surfaces tournent ensemble.',
  'Reset the view': 'Réinitialiser la vue',

  // pictures
  'the profile': 'le profil',
}
