/** The microscope, pictures and three dimensions. */
export const LOOKING = {
  // the microscope
  'A part of the picture did not come': 'Ein Teil des Bildes wurde nicht geladen',
  'Comparison microscope: {a} and {b}': 'Vergleichsmikroskop: {a} und {b}',
  'Line between the marks': 'Linie zwischen den Spuren',
  '{share} first mark': 'erste Spur {share}',
  'How the marks are shown': 'Wie die Spuren gezeigt werden',
  'Side by side': 'Nebeneinander',
  Overlay: 'Überlagerung',
  'Line across': 'Linie waagerecht',
  'Line upright': 'Linie senkrecht',
  'Whole marks': 'Ganze Spuren',
  'One point of the scan is one pixel of the screen': 'Ein Punkt des Scans ist ein Pixel des Bildschirms',
  'Fill the screen': 'Vollbild',
  'Outline 1 region': '1 Bereich umrahmen',
  'Outline {n} regions': '{n} Bereiche umrahmen',
  'Move {name} by hand': '{name} von Hand bewegen',
  '{name} lies as the score laid it, which is right to {within} µm.':
    '{name} hat die Lage nach dem Score, auf {within} µm genau.',
  '{name} lies beside where the score laid it: {difference}.':
    '{name} weicht von der Lage nach dem Score ab: {difference}.',
  '{name} lies as it was scanned, middle on middle: no score laid it.':
    '{name} liegt wie gescannt, Mitte auf Mitte: Kein Score hat die Lage bestimmt.',
  '{name} lies beside where it lay at first: {difference}.':
    '{name} weicht von der anfänglichen Lage ab: {difference}.',
  '{length} µm to the right': '{length} µm nach rechts',
  '{length} µm to the left': '{length} µm nach links',
  '{length} µm down': '{length} µm nach unten',
  '{length} µm up': '{length} µm nach oben',
  'turned by {angle}° clockwise': 'um {angle}° im Uhrzeigersinn gedreht',
  'turned by {angle}° anticlockwise': 'um {angle}° gegen den Uhrzeigersinn gedreht',
  'Lay it back': 'Zurücklegen',
  'Light from': 'Licht aus Richtung',
  'Light above the surface': 'Licht über der Oberfläche',
  Relief: 'Relief',
  'Share of {name}': 'Anteil von {name}',
  'Turn of {name}': 'Drehung von {name}',
  'Usual light': 'Übliches Licht',
  'Keys and gestures': 'Tasten und Gesten',
  'Drag to move both marks, or pinch. When the picture has the focus: arrow keys move it, + and − or the wheel zoom, comma and full stop move the line, L turns the light, R outlines regions. While {name} is moved by hand, dragging and arrow keys move it alone, and [ and ] turn it. Shift makes steps small.':
    'Ziehen verschiebt beide Spuren, Spreizen vergrößert sie. Wenn das Bild den Fokus hat: Pfeiltasten verschieben es, + und − oder das Mausrad zoomen, Komma und Punkt verschieben die Linie, L dreht das Licht, R umrahmt Bereiche. Solange {name} von Hand bewegt wird, verschieben Ziehen und Pfeiltasten nur diese Seite, und [ und ] drehen sie. Mit der Umschalttaste werden die Schritte klein.',
  'This browser has no WebGL2, so these are pictures made by the service.':
    'Dieser Browser hat kein WebGL2; die Bilder stammen daher vom Dienst.',
  '{name}, picture made by the service': '{name}, Bild vom Dienst',

  // the lands around a bullet
  'Land of {name}': 'Feld von {name}',
  'Land {place} of {count}': 'Feld {place} von {count}',
  'Land {place} of {name}': 'Feld {place} von {name}',
  'Land {place} of {name} was not given': 'Feld {place} von {name} wurde nicht angegeben',

  // three dimensions
  'This browser has no WebGL2, so this is a picture made by the service.':
    'Dieser Browser hat kein WebGL2; das Bild stammt daher vom Dienst.',
  '{name} in three dimensions': '{name} in drei Dimensionen',
  Turn: 'Drehung',
  Tilt: 'Neigung',
  Zoom: 'Zoom',
  Heights: 'Höhen',
  '× (exaggerated {n} times)': '× ({n}-fach überhöht)',
  'Outline 1 region that agrees': '1 übereinstimmenden Bereich umrahmen',
  'Outline {n} regions that agree': '{n} übereinstimmende Bereiche umrahmen',
  'Drag to turn; both surfaces turn together.': 'Ziehen dreht; beide Oberflächen drehen sich gemeinsam.',
  'Reset the view': 'Ansicht zurücksetzen',

  // pictures
  'the profile': 'das Profil',
}
